# Слова терминала по-русски. Что относится к одной игре, лежит в папке этой игры.

## Справка

help-clio = Карточные игры о цивилизациях в терминале: играть, разбирать ход за ходом, прогонять тысячами.
help-version = Сообщить номер версии.
help-play = Сыграть партию против ботов.
help-games = Какие есть игры и что можно выбрать при подготовке.
help-cards = Все карты игры и что они делают.
help-rules = Правила игр; в рабочей копии исходников — какие из них доказаны тестом.
help-record = Записи: законченные и незаконченные партии, по действию на строку.
help-record-show = Рассказать, что было в записи, или показать стол после одного из её действий.
help-record-replay = Проиграть запись заново и проверить каждый шаг и всё, что открыл случай.
help-record-play = Продолжить с середины записи; сама запись не меняется.
help-position = Позиции: любой стол в виде текста, который человек может прочесть и написать.
help-position-show = Вывести позицию записи после одного из её действий.
help-position-load = Показать позицию или продолжить игру с неё.
help-position-legal = Перечислить, что может сделать каждое место, которому задан вопрос.
help-deck = Файлы карт: карты игры, которые можно заменить другими.
help-deck-check = Сказать обо всём, что неверно в файле карт.
help-deck-show = Показать все карты файла или его технологии в виде дерева.

argument-game = Какая игра; если не сказано, единственная, которая есть.
argument-game-detail = Какая игра; тогда приводятся и причины решений.
argument-record = Запись, как её сохраняет `clio play`.
argument-position = Позиция, как её выводит `clio position show`.
argument-deck = Файл карт в формате TOML.
option-players = Сколько игроков.
option-with = Дополнения через запятую.
option-variant = Вариант игры.
option-rule = Решение спорного места в виде имя=значение; можно повторять. См. `clio games GAME`.
option-bots = Боты остальных мест через запятую; последний занимает все оставшиеся места.
option-seat = Ваше место, считая с 1.
option-eyes = Глазами этого места, считая с 1.
option-seed = Любой текст; один и тот же текст даёт одну и ту же партию.
option-deck = Играть картами из этого файла.
option-deck-game = Какой игры карты, если файлы карт есть у нескольких игр.
option-resume = Продолжить сохранённую партию.
option-save = Хранить партию в этом файле.
option-auto = Отдать все места ботам.
option-lang = Язык: en, fr или ru.
option-at = После стольких действий.
option-from = Продолжить после стольких действий.
option-play = Продолжить игру отсюда.
option-why = Сказать и о том, чего сделать нельзя, и почему.
option-tree = Технологии в виде дерева.
option-search = Только правила, в номере или в тексте которых есть эти слова.

## Жалобы

see-help = См. «{ $command } --help».
whole-number = напишите целое число
bad-language = На языке «{ $language }» слов нет: выберите один из { $known }.{ $hint }
bad-folder = Партии негде хранить: ни в { $folder }, ни в папку рядом писать нельзя. Назовите файл с помощью --save.
bad-write = Не удалось записать { $file }: { $why }.
bad-exists = { $file } уже есть и останется как есть: дайте другое имя.
bad-seat = За этим столом нет места { $seat }: места — от 1 до { $seats }.
bad-number = Нет номера { $number }: номера — от 1 до { $last }.
bad-position = { $file } — не позиция, в которую можно играть: что-то в ней не сходится ({ $why }).
which-game = Какая игра? Есть { $known }.
which-deck-game = Карты какой игры? Укажите --game и одно из названий: { $known }.
no-bots = --bots никого не называет; есть боты { $known }.
many-bots = Ботов слишком много ({ $given }): { $seats ->
    [0] для них не осталось мест.
    [one] для них осталось { $seats } место.
    [few] для них осталось { $seats } места.
   *[many] для них осталось { $seats } мест.
}
auto-or-seat = --auto отдаёт все места ботам, а --seat оставляет одно вам: выберите что-то одно.
resume-alone = --resume продолжает партию такой, какой её подготовили: не указывайте игру, --players, --with, --variant, --rule и --seed.
over-already = { $file }: после действия { $n } партия уже окончена, выберите действие раньше.
no-partner = Нет напарника, который мог бы продолжить вместо вас.
nobody-asked = Здесь больше никого ни о чём не спрашивают.
not-now = { $move }: сейчас нельзя. { $why } ({ $rule }).
ambiguous = «{ $typed }» может означать несколько ходов: { $moves }.
unknown-move = «{ $typed }» — не ход: введите номер из списка или h для справки.{ $hint }
input-line = Строка { $line } ввода: { $what }

## За игрой

you = Вы
bot = Бот { $seat }
person = Игрок { $seat }
and = { " " }и{ " " }
prompt = { "> " }
kept-in = После каждого действия партия сохраняется в { $file }.
press-enter = Нажмите Enter, чтобы начать. В любой момент: h — справка, q — выход.
saved = Партия сохранена в { $file }
resume-with = Продолжить: { $command }
kept-whole = Запись партии: { $file }
seed-was = Зерно: { $seed }
bots-play = Боты играют
undoable = u отменяет: { $steps }
no-news = С вашего прошлого хода ничего не произошло.
why-one = ? и номер, ход или карта расскажут больше.
all-possible = Всё, что здесь бывает, сейчас можно сделать.
is-possible = { $move }: можно, номер { $number }.
rules-how = { $n ->
    [one] Есть { $n } правило
    [few] Есть { $n } правила
   *[many] Есть { $n } правил
}: r и слово найдёт те, где оно встречается, например «r разработк».
rules-none = Правила со словом «{ $wanted }» нет.
cards-face-down = { $n ->
    [one] { $n } карта рубашкой вверх
    [few] { $n } карты рубашкой вверх
   *[many] { $n } карт рубашкой вверх
}

key-number = 3
help-key-number = делает ход 3; можно и написать его: «Добор» или запись «draw», хотя бы её начало
key-why = ?
help-key-why = почему чего-то нельзя: «?» — обо всём, «? 12» или «? draw» — об одном
key-card = ? карта
help-key-card = что сказано на карте и что с ней можно сделать
key-undo = u
help-key-undo = отменяет ваше последнее действие, если с тех пор ничего не открылось
key-pass = p
help-key-pass = в команде: оставляет это действие напарнику
key-log = l
help-key-log = что произошло с вашего прошлого хода
key-rules = r слово
help-key-rules = находит правила по слову или по номеру
key-save = s файл
help-key-save = сохраняет копию; без файла говорит, где хранится партия
key-board = b
help-key-board = показывает стол со всем, что на нём есть
key-help = h
help-key-help = этот список
key-quit = q
help-key-quit = выход; партия сохраняется, как и при Ctrl-C и Ctrl-D

## Конец

ending = Игра окончена ({ $ending }).
place = Место
aborted = Никто не победил: игра была остановлена.
won-title = Ваш титул: { $title }
lost = Вы проиграли.
won = { $n ->
    [1] { $you ->
        [yes] Вы побеждаете.
       *[no] { $who } побеждает.
    }
   *[other] Победу делят { $who }.
}

## Записи и позиции

replaying = Проигрываем { $file }
replay-ok = { $file }: всё верно, { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}, всё по правилам, и случай открыл то же самое.
record-seats = { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}. Места: { $seats }
not-over = Игра не окончена.
seat-may = Месту { $seat } доступно { $n ->
    [one] { $n } ход:
    [few] { $n } хода:
   *[many] { $n } ходов:
}
seat-may-not = Месту { $seat } недоступно { $n ->
    [one] { $n } ход:
    [few] { $n } хода:
   *[many] { $n } ходов:
}

## Файлы карт, карты, игры, правила

deck-ok = { $file }: всё верно
cards-in-group = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
card = Карта
any-text = любой текст
because = Первое значение — по умолчанию: { $reason }
games-more = Первым стоит значение по умолчанию. `clio games GAME` расскажет, что означает каждое решение и почему оно такое.
rules-count = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[many] { $n } правил
}
rules-tested = { $game }: проверено тестами { $tested } из { $total } правил
rules-many = { $where }: заявлено правил — { $n }, а один тест доказывает не больше { $most }.
rules-unknown = { $where } ссылается на { $rule }, а такого правила нет ни в одной игре.
rules-unread = { $where }: в отметке правила номера не выписаны; напишите их простыми строками.

## Справка и командная строка

usage = Вызов:
metavar-options = { "[" }ПАРАМЕТРЫ]
metavar-command = КОМАНДА [АРГУМЕНТЫ]...
panel-arguments = Аргументы
panel-options = Параметры
panel-commands = Команды
default-is = { "[" }по умолчанию: { $value }]
is-required = { "[" }обязательно]
help-help = Показать эту справку и выйти.
no-command = Команды «{ $name }» нет.{ $hint }
no-such-option = Параметра { $name } нет.{ $hint }
perhaps = { " " }Возможно, имелось в виду { $close }?
missing-command = Не хватает команды.
missing-argument = Не хватает аргумента «{ $name }».
missing-option = Не хватает параметра «{ $name }».
bad-value = Неподходящее значение «{ $name }»: { $why }.
too-many-arguments = Это лишнее: { $name }.
takes-no-value = Параметр «{ $name }» не принимает значения.
needs-a-value = Параметру «{ $name }» нужно значение.
no-variants = У игры { $game } нет вариантов.
rule-no-value = В --rule «{ $rule }» нет значения: напишите имя=значение.
no-expansion = У игры { $game } нет дополнения «{ $name }»; { $some ->
    [none] их нет вовсе.
   *[some] выберите из { $known }.
}{ $hint }
no-ruling = У игры { $game } нет толкования «{ $name }»; { $some ->
    [none] их нет вовсе.
   *[some] выберите из { $known }.
}{ $hint }
deck-problem = { $file }: { $what }

## Много партий

help-simulate = Сыграть много партий между ботами и сказать, кто побеждает.
help-fuzz = Играть случайные партии со всеми вариантами; неудача, если что-то сломалось или чего-то не случилось.
help-arena = Свести ботов на парных раскладах и сказать, насколько они сильны и насколько это точно.
help-ladder = Оценить всех опубликованных ботов и записать docs/ladder.md.
help-tune = Найти игрой лучшие веса для оценки позиций.
argument-ladder-games = Какие игры; если не сказано, все.
option-arena-bots = Боты через запятую. Двое при большем числе игроков: один первый против всех остальных. Больше, чем мест: каждый с каждым.
option-arena-out = Записать числа в этот файл как JSON.
option-ladder-games = Сколько партий на пару.
option-ladder-players = Числа игроков через запятую.
option-ladder-data = Где хранятся числа.
option-ladder-page = Страница, которая из них пишется.
option-generations = Сколько поколений.
option-born = Кандидатов в поколении.
option-deals = Раскладов в поколении; каждый кандидат играет каждый с каждого места.
option-weights = С каких весов начать, из папки игры.
option-plan = Как думают кандидаты, пока их пробуют.
option-against = Против каких ботов играть, через запятую, по очереди.
option-tune-players = Числа игроков через запятую, по очереди.
option-minutes = Не начинать нового поколения после стольких минут; 0 — без предела.
option-check-games = Партий последней проверки против каждого соперника; 0 — ни одной.
option-tuned = Куда записать веса; точка продолжения лежит рядом.
argument-which = Какая игра.
option-seats = Бот каждого места, через запятую; один занимает все места.
option-games = Сколько партий.
option-players-bots = Сколько игроков; если не сказано, столько, сколько ботов.
option-seeds = Любой текст; один и тот же текст даёт одни и те же партии.
option-swap = Играть каждый расклад по разу при каждой пересадке ботов.
option-out = Записывать в этот файл по строке JSON на каждую партию.
option-workers = Число процессов; 0 — по одному на ядро.
option-least = Сколько раз должно случиться всё.
option-failures = Папка для записей неудачных партий.
option-redeals = Ещё и раздавать каждому месту другой мир после каждого действия.
option-replay = Сыграть эту запись снова со всеми проверками на каждом шаге.
simulating = { $game }: { $bots }
fuzzing = { $game }: случайные партии
written-json = По строке JSON на партию: { $file }
column-games = партии
column-share = доля побед
column-place = среднее место
column-thinking = раздумье (половина / 99 из 100 / наибольшее)
column-habits = на игрока
people = люди
match-of = Игроков: { $players }, партий: { $n }
bots-failed = Боты не справились в { $n } решениях: за них ответил greedy.
climbing = { $game }, игроков { $players }: лестница
ladder-written = Лестница в { $data }, её страница в { $page }.
bad-numbers = '{ $text }' — не список чисел: пишите через запятую, например 2,4.
not-a-plan = У '{ $name }' нет весов для настройки: дайте план, например plan:search=action:worlds=2.
generation = Поколение { $n }: партий { $games }, позади { $wins } соперников, перевес { $margin } очков, шаг { $step }.
tuned-written = Веса в { $file }.
tuned-checked = Против { $bot }: доля побед { $share } ± { $error } в { $n } новых партиях.
unwritten = Нельзя записать { $file }: { $why }.
column-bot = бот
column-wins = победы
column-rate = из 100
column-interval = с уверенностью 95 % между
column-mean = средний счёт
wins-of = { $wins } из { $games }
between = { $low } и { $high }
games-played = Партий: { $n }, решений: { $decisions }. Чем они кончились:
ending-count = { $n } × { $ending }
bad-least = Ничто не может случиться { $n } раз: дайте --least число от 0.
no-trouble = { $file } играется до конца без сбоев.
kinds-of = { $table ->
    [action] Виды действий: { $n }
    [decision] Виды решений: { $n }
    [ending] Виды окончаний: { $n }
   *[effect] Виды эффектов: { $n }
}
games-fuzzed = Партий: { $n }, решений: { $decisions }, остановлено: { $aborted }.
pairs-met = Пары вариантов: { $hit } из { $pairs }, наборов вариантов { $sets }; ещё { $refused } запрещены правилами.
failure-at = зерно { $seed }, действие { $n }
replay-with = повторить: { $command }
all-well = Ни сбоев, ни тупиков, ни нарушений; всё случилось не меньше { $least } раз.

## Сервер

help-serve = Играть в браузере.
option-port = Порт, который слушать; если не сказано, 8765.
option-host = Адрес, который слушать; если не сказано, 127.0.0.1.
option-access-log = По строке на каждый ответ.
option-data = Папка для партий и ключей.
option-open = Открыть страницу в браузере.
option-check = Запустить, запросить главную страницу и остановить.
not-installed = Часть для браузера не установлена (нет { $module }): pip install clio-tabletop[web].
serving = Clio — по адресу { $address } (Ctrl-C остановит; партии хранятся в { $folder })
not-started = Сервер не запустился; причина — в строках выше.
bad-port = Порт { $port } на { $host } занять нельзя ({ $why }): выберите другой через --port.
bad-data-folder = Папку { $folder } нельзя использовать ({ $why }): дайте её пользователю право на запись или выберите другую через --data.
lobby-answers = Главная страница отвечает (байтов: { $size }).

## Партии, которые хранит сервер

help-store = Партии, которые хранит сервер: переиграть их все, сохранить копию на ходу, вернуть копию.
help-store-check = Переиграть все сохранённые партии по нынешним правилам и сказать, какие из них не сходятся.
help-store-backup = Записать партии и ключ в один файл, не останавливая сервер.
help-store-restore = Положить копию в папку, с которой запустится сервер.
argument-backup = Файл копии.
option-database-url = Другая база данных, например PostgreSQL.
option-force = Даже если там уже что-то есть.
bad-setting = Настройка { $name } не подходит: { $why }.
bad-database-url = Адрес базы данных не читается: пишите его так, postgresql+asyncpg://ИМЯ:ПАРОЛЬ@АДРЕС/БАЗА.
bad-exists-force = { $file } уже есть и останется как есть: укажите другое место или добавьте --force.
store-none = { $file } не найден: укажите с помощью --data, где лежат партии.
store-damaged = Данные повреждены: { $why }. Верните копию командой `clio store restore`.
store-served = Папкой { $folder } пользуется сервер: сначала остановите его.
store-pg-backup = PostgreSQL делает копии сам: возьмите pg_dump и храните вместе с копией { $key }.
store-pg-restore = PostgreSQL возвращает копии сам: возьмите pg_restore или psql и положите secret.key в папку данных.
store-game-ok = { $id } { $game }: сходится, { $n ->
    [one] { $n } строка
    [few] { $n } строки
   *[many] { $n } строк
}
store-game-cards = { $id } { $game }: карты другие; партия сыграна не теми картами, что есть в этой программе ({ $n ->
    [one] { $n } строка
    [few] { $n } строки
   *[many] { $n } строк
})
store-game-differs = { $id } { $game }: расходится на шаге { $at } из { $n }: { $why }
store-checked = { $n ->
    [one] Переиграна { $n } партия
    [few] Переиграно { $n } партии
   *[many] Переиграно { $n } партий
}, из них не сходится: { $wrong }.
store-backed-up = Копия лежит в { $file }. В ней тайны: храните её надёжно.
store-restored = Копия лежит в { $folder }.
store-restored-over = Копия лежит в { $folder }; то, что там было, осталось рядом под именем с .replaced.
store-bad-backup = Эта копия не годится, и ничего не изменено: { $why }.

## Problems reported from tables

help-problems = Что посетители сообщили со своих столов кнопкой «Здесь ошибка».
option-problem = Показать это сообщение целиком: текст, запись, положение.
no-problem = Сообщения { $n } нет: «clio problems» покажет все.
no-problems = Об ошибках никто не сообщал.
problem-heading = Сообщение { $n } от { $when }: { $game }, стол { $table }, место { $seat }, Clio { $version }
problem-position = Что видело это место:

## clio balance

help-balance = Сыграть много партий между ботами и показать, каковы они: длина, эпохи, действия, каждая карта.
option-balance-bots = бот для всех мест или по одному на место, через запятую
option-balance-out = записать данные о каждой карте в файл CSV
balance-length = Партий: { $n }; раундов: { $rounds }, решений: { $decisions }.
balance-seats = Места
balance-moments = Моменты
balance-choices = Решения
balance-cards = Карты
column-seat = место
column-win-share = доля побед
column-moment = момент
column-per-game = за партию
column-round = раунд
column-first-rounds = в раунде 1 / 2
column-question = вопрос
column-verb = действие
column-share = доля
column-possible = вариантов
column-card = карта
