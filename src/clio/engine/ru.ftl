# Слова ядра по-русски.

refusal-game-over = Партия окончена.
refusal-not-your-decision = Сейчас решает кто-то другой.

## Замечания

did-you-mean = { " " }Возможно, имелось в виду { $n ->
    [1] «{ $a }»
    [2] «{ $a }» или «{ $b }»
   *[3] «{ $a }», «{ $b }» или «{ $c }»
}?
no-file = Файла { $file } нет.
unreadable = Файл { $file } не читается: { $why }.
not-toml = { $file } — это не TOML: { $why }.

## Игры и варианты

no-game = Игры «{ $name }» нет; есть { $known }.{ $hint }
game-not-loaded = Игра «{ $key }» не загружена: сначала загрузите её вместе с колодой.
no-option = В игре { $game } нет варианта «{ $name }».{ $hint }
bad-option = Вариант «{ $name }» не может быть «{ $value }»: выберите из { $known }.
bad-first-player = first_player={ $first } не называет места: при числе игроков { $seats } места идут от 0 до { $last }.
bad-ages = В ages={ $ages } нужны целые числа через запятую, по числу игроков: { $seats }.
no-decks = У игры { $game } нет файлов с колодами: её карты не заменить.
no-decks-show = У игры { $game } нет файлов с колодами: см. «clio cards { $game }».
bad-seed = Зерно «{ $seed }» не записать в одну строку: возьмите буквы и цифры.
bad-back = Нельзя вернуться к моменту до действия { $n }: вернитесь к моменту до своего действия, которое ещё в силе.
bad-names = Игроков за столом { $seats }, а имён дано { $names }.

## Ходы

no-action = Действия «{ $action }» в этой игре нет.{ $hint }
not-legal = Сейчас нельзя «{ $action }»: { $why } ({ $rule }).
not-legal-game-over = Сейчас нельзя «{ $action }»: партия окончена ({ $rule }).
not-legal-not-asked = Сейчас нельзя «{ $action }»: сейчас решает не место { $seat } ({ $rule }).
nothing-chosen = Ничего не выбрано.
one-answer = На этот вопрос даётся один ответ: выберите один.
set-stands-alone = { $move }: это самостоятельный ответ, он ни с чем не сочетается.
set-only-so-many = { $move }: выбрано столько раз: { $given }, а есть только { $n }.
set-too-little = { $picked } из { $need }: не хватает ещё { $n }.
set-too-many = { $given } — слишком много: можно выбрать не больше { $n }.
set-too-much = { $picked }, а выбрать можно не больше { $need }: лишнее: { $n }.
set-not-closed = Если это всё, так и скажите: добавьте «{ $stop }». Если нет, выберите всё сразу.
set-unfinished = Это ещё не всё: нужно ещё { $n }. Выберите всё сразу.
set-beyond = { $move }: это больше, чем спрошено.
nothing-to-undo = Месту { $seat } нечего отменять: после его последнего действия что-то было открыто, взято или сделано другим.
no-step = В игре { $game } нет шага «{ $name }».{ $hint }
no-agenda = Эта позиция не говорит, что будет дальше: добавьте agenda.
agenda-ran-out = Повестка кончилась, хотя партия не окончена: какое-то правило забыло добавить шаг.
bad-weights = Веса в { $file } не читаются: { $why }.
other-weights = Веса в { $file } от другой оценки: «{ $name }» отсутствует или неизвестно.
no-plausible-deal = Правдоподобного расклада нет: то, что помнит это место, противоречит самому себе.
no-such-deal = То, что помнит это место, противоречит тому, что лежит на столе.

## Записи

record-line = { $file }, строка { $line }: { $what }
record-not-ours = { $file } — не запись партии: первой строкой должно быть «{ $line }».
record-no-text = { $file } — не запись партии: это не текст.
record-heading = неизвестный заголовок «{ $heading }».
record-no-action = «{ $text }» — не действие; напишите «номер место действие», например «12 2 draw».
record-order = здесь должно стоять действие { $wanted }, а не { $found }: строка пропала или повторяется.
record-no-seat = у действия должно быть место, которое его сделало.
record-says-not = { $what ->
    [game] В { $file } не названа игра.
    [options] В { $file } не названы варианты.
   *[seed] В { $file } нет зерна (у записи идущей партии его нет: дождитесь конца).
}
record-rules = Партия { $file } сыграна по версии { $theirs } правил { $game }; эта программа знает версии с 1 по { $ours }: повторите её той программой, которая её записала.
record-rules-changed = Партия { $file } сыграна по версии { $theirs } правил { $game }; эта программа играет по версии { $ours }, и по ней партия идёт иначе, начиная { $line ->
    [0] с подготовки
   *[other] со строки { $line }
}; с тех пор изменилось: { $changed }.
record-rules-cards = Партия { $file } сыграна по версии { $theirs } правил { $game } и не теми картами, что у версии { $ours }, по которой играет эта программа: укажите ту колоду, которой её играли; с тех пор изменилось: { $changed }.
version-changed = версия { $n }: { $what } ({ $rules })
record-cards = Партия { $file } сыграна другими картами (отпечаток { $theirs }, здесь { $ours }): укажите ту колоду, которой её играли.
record-setup = { $file }: при подготовке показаны не те карты, что даёт зерно; файл повреждён.
record-upto = В { $file } действия от 0 до { $last }; номера { $n } нет.
record-seat = за этим столом нет места { $seat }.
record-shown = запись показывает «{ $shown }», а повтор — «{ $found }».
record-not-over = В { $file } сказано, что партия окончена, но после последнего действия это не так.
record-no-result = В { $file } нет результата оконченной партии; файл повреждён.
record-result = В { $file } указан результат «{ $told }», а повтор даёт «{ $found }».

## Позиции

position-file = { $file }: { $what }
position-not-ours = { $file } — не позиция: она должна начинаться с format = { $format } и игры (game).
position-no-text = { $file } — не позиция: это не текст.
position-nowhere = Карта { $card } не лежит ни в одной зоне.
position-table = «{ $name }» должна быть таблицей, её пишут [{ $name }].
position-rules = она написана для версии правил { $theirs }; эта программа играет по версии { $ours }.
position-rules-changed = она написана для версии правил { $theirs }; эта программа играет по версии { $ours }; с тех пор изменилось: { $changed }. Если это неважно, напишите rules = { $ours }.
position-players = не сказано, сколько игроков: добавьте players в [options].
position-impossible = эта позиция невозможна. { $found }
position-section = раздел [{ $name }] неизвестен; за этим столом места от 1 до { $seats }.{ $hint }
position-key = в [{ $section }] нет «{ $key }».{ $hint }
position-cards = «{ $key }» должно быть списком названий карт в кавычках.
position-many = «{ $card }» — больше, чем всего карт ({ $most }).
position-card-id = «{ $field }» — это id карты или пустая строка, а не { $value }.{ $hint }
position-card = карты «{ $name }» нет.{ $hint }
position-copies = «{ $name }» написана чаще, чем есть экземпляров.
position-no-card-left = не осталось карты для «?» в «{ $zone }».
position-lost = Нигде не лежат карты, числом { $n }, среди них «{ $card }».
position-number = «{ $what }» должно быть целым числом, а не { $value }.
position-labels = «{ $field }» пишется так: { $example }.
position-label = в «{ $field }» нет «{ $label }».{ $hint }
position-numbers = «{ $field }» должно быть списком целых чисел, числом { $n }.
position-place = «{ $where }» не называет карты: напишите зону и место, считая снизу, например «hand 1/0».
position-dice = «dice» — это пять целых чисел.
position-agenda = в agenda стоит «{ $text }»: напишите имя шага и его целые числа.
position-answers = «answers» — это по действию на каждое место или пустой текст, где ответа ещё нет.
position-memory = в [memory] нет «{ $name }»: там сказано, что знают { $known }.
position-known = известное о «{ $where }» должно быть true или списком зон, например [hand 1].
position-result = в [result] нужны окончание и по месту на каждого игрока.
impossible-order = В порядке хода каждое место должно быть названо один раз.
impossible-turn = «turn» — номер в порядке хода, от 0 до { $last }.
line-missing = В журнале нет строки { $n }.
was-over = Здесь партия была окончена.

## Что произошло

you = Вы
did = { $who }: { $what }
asked-coach = { $who }: вопрос тренеру
went-back = { $who }: решение взято назад
forced = { $who }: { $what } (ничего другого не остаётся)
because = { $told } (карта: { $card })
brings = { $told } ({ $changes })
brings-alone = { $who }: { $changes }
no-such-card = Карты { $card } нет на этом столе.

research-actions = Действий дано: { $n }, а столов { $tables }: нужно по одному на каждый.
research-no-action = Действия { $n } нет (стол { $table }): номера идут от 0 до { $most }.
research-tables = Столов { $n }, процессов { $processes }: так нельзя. Нужен хотя бы один стол и не больше процессов, чем столов.
research-buffer = В буфере { $name } байтов { $n }, а нужно { $need }, с правом записи и без промежутков.
research-no-buffers = Пока некуда писать: сначала вызовите reset со своими буферами.
research-worker-died = Процесс вектора погиб: создайте новый с тем же зерном, и те же действия приведут туда же.
research-version = { $name } относится к другой версии правил: этот Clio играет в { $known }.
research-no-part = В том, что видит место, нет части «{ $name }».{ $hint } Все части перечисляет `clio research fields ИГРА`.
research-no-record = У партии, в которой скрытые карты сданы заново, нет записи: её действия сыграны не в одном раскладе.
research-seat = Места { $seat } нет: номера идут от 0 до { $most }.
research-reward = Награды { $reward } нет: есть places и gain.
research-reset = Ещё ничего не сдано: сначала вызовите reset.
earlier-rules = Этот момент сыгран по прежним правилам: от него остался только рассказ.
