# Что говорится о файлах карт, по-русски. То, что есть только в файле одной игры, лежит в этой игре.

## Файл

bad-cards = { $file } не годится как колода (ошибок: { $n }):
not-a-file = Это не файл; укажите путь к колоде в TOML.
no-such-file = Такого файла нет; проверьте путь.
cannot-be-read = Файл не читается ({ $why }); проверьте путь и права.
too-deep = У файла слишком глубокая вложенность, это не колода.
not-utf-8 = Файл — не текст в UTF-8; колода — это файл TOML в кодировке UTF-8.
not-toml = Файл — не TOML: { $why }.
where-file = Файл
where-card = { $kind } { $name }
where-number = { $kind } номер { $n }
hint-close = ; возможно, имелось в виду { $word }?
hint-none = ; исправьте или уберите.

## Одна таблица

not-a-table = { $where }: здесь { $value }; напишите таблицу полей.
unknown-field = { $where }: поле { $field } неизвестно{ $hint }
wrong-value = { $where }: { $field } — это { $value }; напишите { $wanted }.
unprintable = { $where }: { $field } — это { $value }; уберите переносы строк и невидимые знаки.
missing-field = { $where }: нет { $field }; напишите { $wanted }.
no-operation = { $where }: карты не умеют ничего под названием { $name }{ $hint }
same-id = { $where }: id { $text } стоит на нескольких картах ({ $n }); дайте каждой свой.
same-name = { $where }: название { $text } стоит на нескольких картах ({ $n }); дайте каждой своё.

## Что написать

write-id = строчные буквы, цифры и подчёркивания, начиная с буквы, например «crop_rotation»
write-name = название в одну строку, не длиннее 60 знаков
write-whole = целое число от 0
write-wholes = список целых чисел от 0
write-flag = true или false
write-one-of = одно из: { $known }
write-some-of = список из: { $known }
write-line = таблицу о том, что делает карта
write-lines = список таблиц, в каждой — одно из того, что делает карта
write-table = таблицу полей
write-tables = по таблице в двойных квадратных скобках на каждую карту
write-format = 1, другого формата нет
