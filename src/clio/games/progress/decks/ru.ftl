# Что говорится о файлах колод «Прогресса», по-русски.

## Файл

not-a-deck = Этот файл TOML — не колода «Прогресса»: в нём нет ни карт, ни планшетов.

## Одна таблица

unknown-skill = { "[" }skill_tracks]: навык { $skill } неизвестен{ $hint }
missing-track = { "[" }skill_tracks.{ $skill }]: трека нет; напишите его values и vp.
reconstructed-known = { $where }: карта восстановлена (reconstructed), но в known есть поля; назовите источник или уберите known.
no-provenance = { $where }: provenance пуста; напишите reconstructed или ключи из [sources], например BOX.
nothing-known = { $where }: источники есть, а известных полей нет; перечислите их в known, например name.
unknown-source = { $where }: в provenance назван { $source }, которого нет в [sources]{ $hint }
known-no-field = { $where }: в known назван { $field }, а такого поля нет{ $hint }
no-picture-card = { "[" }pictures]: { $name } — не карта из этого файла{ $hint }
no-values = { $where }: values пусто; напишите значение каждого деления, начиная с первого.
vp-spaces = { $where }: чисел в vp { $entries }, а делений { $spaces }; напишите по одному на деление.
one-space = { $where }: в values одно деление; быстрая игра начинается со второго, напишите хотя бы два.
cost-lines = { $where }: строк в costs: { $n }; { $low ->
    [1] у технологии их одна или две.
   *[2] у достижения их от двух до четырёх.
}
bad-cost = { $where }: строка цены { $number } — это { $text }; напишите число от 1 до 99, вид и, если нужно, предпосылку, например «3 science or calendar».
bad-prerequisite = { $where }: в строке цены { $number } названа предпосылка { $name }, а такой технологии в файле нет{ $hint }
skill-and-token = { $where }: есть и skill, и token; у технологии бывает одно из двух, уберите другое.
wrong-symbol = { $where }: new_age — это { $symbol }; на карте эпохи { $age } может быть только { $right }.
per-five = { $where }: per_five стоит на карте эпохи { $age }; он бывает только в IV эпохе, уберите его.
empty-gains = { $where }: { $field } пусто; напишите, что даёт карта, например { $gives }.
no-number = { $where }: нет number; напишите место этого философа в порядке хода, начиная с 1.
philosopher-heritage = { $where }: heritage стоит у философа; он бывает только у других, уберите его.
needless-number = { $where }: number стоит у { $group ->
    [scientist] учёного
   *[artist] творца
}; он бывает только у философов, уберите его.
no-heritage = { $where }: нет heritage; напишите, что получают один раз, например { $gives }.

## Планшеты и подготовка

hand-lists = { "[" }setup]: списков в starting_hands: { $n }; напишите пять, для 1–5 игроков.
hand-sizes = { "[" }setup]: игроков { $players }, а чисел в starting_hands { $n }; напишите по одному на игрока.
tie-break = { "[" }final]: tie_break — это { $value }; напишите по разу { $known }.
unsorted-places = { "[" }power_tracks]: { $power } — это { $value }; упорядочьте, лучшее место ценнее.
empty-solo = { "[" }solo_board]: { $power } пусто; напишите ПО каждого деления, начиная с первого.
title-keys = { "[" }solo]: в titles другие ключи; напишите { $known } в таком порядке.
title-limits = { "[" }solo]: пределы в titles идут не по порядку; пусть up_to растёт, а у последнего его не будет.

## Между картами

circle = { $where }: предпосылки замыкаются в круг ({ $path }); измените одну из них.
same-number = { $where }: { $other } тоже имеет номер { $number }; дайте каждому свой.
age-count = Эпоха { $age }: карт в колоде { $found }, считая все экземпляры, а в [components] technologies сказано { $wanted }; добавьте или уберите экземпляры или исправьте [components].
group-count = { "[[" }{ $kind }]]: карт в группе { $group }: { $found }, а в [components] { $field } сказано { $wanted }; добавьте или уберите карты или исправьте [components].
hands-too-large = Эпоха I, игроков { $players }: начальные руки берут карт { $needed }, а в колоде их { $found }; пометьте { $players }+ или меньше больше экземпляров, чтобы осталась хоть одна карта.
too-few-symbols = Эпоха { $age }, игроков { $players }: символов { $symbol } нужно собрать { $needed }, а в колоде их { $found }; поставьте символ на большее число экземпляров с пометкой { $players }+ или меньше или исправьте [symbols] { $field }.

## Что написать

write-note = заметку в кавычках, не длиннее 400 знаков
write-kind = «science», «engineering» или «culture»
write-points = победные очки, целое число от 0 до 99
write-steps = шаги по трекам могущества, например { $steps }
write-costs = список строк цены, например [«3 science or calendar», «2 engineering»]
write-provenance = «reconstructed» или список ключей из [sources], например [«BOX»]
write-known = список полей, например [«name», «age»] или [«everything»]
write-five = пять целых чисел от 1, для 1–5 игроков
write-places = пять целых чисел, ПО за места с 1-го по 5-е
write-spaces = список целых чисел, по одному на деление
write-count = целое число от 1
write-age = 1, 2, 3 или 4
write-discard-value = целое число от 0 до 9
write-copies = число игроков от 1 до 5 для каждой карты, например [1, 2, 4]
write-skill = одно из: { $skills }
write-token = «science», «engineering», «culture» или «general»
write-new-age = не больше одного символа: «II», «III», «IV» или «V»
write-personality-group = «philosopher», «scientist» или «artist»
write-gives = что она даёт, например { $gives }
write-number = место философа в порядке хода, целое число от 1 до 99
write-heritage = что получают один раз, например { $gives }
write-milestone-group = «ancient», «medieval» или «renaissance»
write-values = список целых чисел от 1, по одному на деление
write-pairs = список пар (взято карт, сброшено карт), например [[1, 0], [2, 1]]
write-four = четыре целых числа, карты эпох I, II, III и IV
write-personalities = три целых числа (философы, учёные, творцы); пяти игрокам нужно не меньше 5 в каждой группе
write-milestones = три целых числа от 1 (древние, средневековые, возрожденческие)
write-hands = пять списков с размерами рук, для 1–5 игроков
write-tie-break = четыре вида жетонов, каждый по разу
write-titles = титулы вида { $title }, последний без up_to
write-sources = ключи и что они значат, например BOX = «my own copy»
write-pictures = карты и что на них нарисовано, например wheel = «desert hills; wheel 80 93 1.1 wood»
