# Страницы в браузере, по-русски.

skip = Перейти к странице
language = Язык
guest = Гость
lobby-title = Clio: три карточные игры о цивилизациях
lobby-heading = Какую историю напишем?
play-now = Играть
set-up = Настроить партию
my-games = Мои партии
open-tables = Открытые столы
your-turn = Ваш ход
status-waiting = ждёт игроков
status-running = идёт
status-over = окончена
status-closed = закрыта
players = Игроки
seat = Место
seat-me = Я
seat-friend = Друг, по ссылке
seat-here = Ещё один человек за этим экраном
seat-free = свободно
seat-make-free = Освободить место
seat-taken = Это место уже занято. Если это были вы на другом устройстве, откройте там «Кто играет» и возьмите ссылку на своё место.
bot-random = Бот: случайный
bot-hasty = Бот: торопливый
bot-greedy = Бот: жадный
name-random = Случайный { $n }
name-hasty = Торопливый { $n }
name-greedy = Жадный { $n }
name-friend = Друг { $n }
bot-take-over = Пусть играет бот
bot-hand-back = Снова играть самому
bot-hand-back-other = Вернуть место
bot-plays-for-you = За вас играет бот.
name = Имя
kind-of-game = Вид партии
house-rules = Домашние правила
house-rules-why = Здесь правила расходятся или молчат. Первый вариант мы советуем.
the-table = Стол
list-table = Показывать этот стол в общем зале
pace = Боты ходят
pace-quick = сразу
pace-calm = спокойно
pace-slow = медленно
start = Начать
join-title = Войти в партию
join-heading = Вас приглашают на место игрока { $name }
sit-down = Сесть
account = Имя и учётная запись
save-name = Сохранить имя
account-why = Играть можно без учётной записи. С ней вы найдёте свои партии и на других устройствах.
account-password-length = В пароле должно быть от 8 до 200 знаков.
account-login-taken = Такой логин уже есть: выберите другой.
account-wrong = Логин и пароль не подходят друг к другу.
name-empty = Напишите, пожалуйста, имя.
logged-in-as = Вы вошли как { $login }.
login = Логин
password = Пароль
log-in = Войти
log-out = Выйти
register = Создать учётную запись
error-404 = Здесь ничего нет
error-403 = Это не ваше
error-413 = Слишком много
error-422 = Так не подходит
error-429 = Слишком быстро
error-other = Что-то пошло не так
refused-other-site = Эта форма пришла с другого сайта.
refused-old-form = Форма устарела: загрузите страницу заново.
refused-too-fast = Слишком много запросов: подождите немного.
refused-not-your-seat = Это не ваше место.
refused-no-such-seat = Такого места или бота нет.
refused-host-or-player = Это могут сделать только хозяин стола и игрок этого места.
refused-only-host = Это может сделать только хозяин стола.
refused-rematch = Реванш бывает после оконченной партии, в которой вы играли.
refused-record = Запись откроется всем, когда партия кончится.
to-lobby = В общий зал
message = Сообщение
send = Отправить
team-only = только команде
score = Очки
winner = { $names } побеждает!
winners-shared = { $names } делят победу!
download-record = Скачать партию
rematch = Реванш
rematch-ready = К реваншу
curtain = Ходит { $name }. Передайте экран.
curtain-open = { $name } — это я
waiting-for-friends = Ждём друзей: отправьте им ссылки, они внизу.
end-turn-question = Ход сделан.
end-turn = Закончить ход
undo = Отменить
reveals = откроет новое: отменить будет нельзя
why-not = Почему нельзя …? ({ $n })
refused = { $move }: { $why } ({ $rule })
nothing-chosen = Ничего не выбрано.
too-much-chosen = Это больше, чем нужно: выберите меньше.
set-missing = ещё не хватает: { $n }
set-enough = достаточно
set-over = лишнее: { $n }
thinking = { $several ->
    [yes] { $names } думают …
   *[no] { $names } думает …
}
prompt-choose = Выберите
leave = Покинуть стол
close-table = Закрыть стол
link-own = Ваше место на другом устройстве
link-invite = Приглашение
link-copied = Ссылка скопирована.
connection-lost = Связь потеряна. Пробуем ещё раз …
connection-back = Связь восстановлена.
fingerprint = Отпечаток перемешивания:
card-group = Карта
region-prompt = Ваше решение
region-log = Что произошло
region-chat = Разговор
region-people = Кто играет

## Looking back

history-all = Всё целиком
history-since = С вашего прошлого хода
history-where = { $n ->
    [0] Вы смотрите на начальную расстановку, всего ходов: { $all }
   *[other] Вы смотрите на ход { $n } из { $all }
}
history-set-up = Стол подготовлен.
history-did = { $who }: { $what }
history-moved = { $who }: ход сделан.
history-steps = Вперёд и назад по партии
history-first = В начало
history-previous = На ход назад
history-next = На ход вперёд
history-last = К последнему ходу
history-back = Вернуться за стол
history-jump = Перейти к ходу
history-move = Ход
history-go = Перейти
history-turn-of = Очередь игрока { $name }
history-turn-before = К предыдущей очереди игрока { $name }
history-turn-after = К следующей очереди игрока { $name }
history-eyes = Глазами игрока { $name }
history-eyes-nobody = Глазами всех
history-nobody = Все
history-hands = Что было на руках
history-from-start = Посмотреть заново
region-history = Мгновение партии
region-hands = Что было на руках
fork = Играть отсюда против ботов
fork-as = Вы играете за
fork-against = Против
fork-go = Играть отсюда
known-shuffle = Порядок карт за этим столом был известен заранее.
refused-fork-running = Продолжить можно только законченную партию: из идущей так было бы видно скрытое.
refused-fork-over = Здесь партия уже закончена: вернитесь к более раннему ходу и играйте оттуда.

## Record files

record-title = Открыть запись
record-why = Каждую законченную партию можно скачать файлом. Откройте его здесь, чтобы пройти её ход за ходом и сыграть с любого места против ботов.
record-file = Файл записи (.clio)
record-limit = Не больше { $n } кБ. Файл некоторое время остаётся в памяти и не сохраняется.
record-open = Открыть
record-another = Открыть другую запись
record-none = Файл не выбран: выберите файл .clio.
record-too-big = Этот файл больше { $n } кБ: это не запись сыгранной здесь партии.
record-not-ours = Это не запись Clio: выберите файл .clio, скачанный из партии.
record-no-seed = В этой записи нет зерна: скачайте её снова, когда партия закончится.
record-no-game = Это запись игры, в которую здесь не играют.
record-other-rules = Эта партия сыграна по другой версии правил: здесь её не повторить.
record-other-cards = Эта партия сыграна другими картами: здесь её не повторить.
record-damaged = Запись повреждена: скачайте её из партии снова.
record-damaged-line = Запись повреждена в строке { $line }: скачайте её из партии снова.
record-gone = Эта запись уже закрыта: откройте файл снова.
record-masked = Запись ещё идущей партии, какой её видит один из игроков. Ходы можно прочесть; чтобы увидеть стол, откройте запись снова, когда партия закончится.
record-face-down = что-то в закрытую
error-410 = Этого здесь больше нет

## The end of a game

review = Как всё было
review-table = К столу
review-unfinished = Эта партия не закончена.
review-sources = Откуда взялись очки
review-chart = Очки по ходу партии
review-chart-words = Очки каждого игрока по ходу партии; то же числами ниже.
review-numbers = То же числами
review-moves = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
review-moments = Памятные мгновения
moment-lead = { $name } выходит вперёд.
moment-gain = { $n ->
    [one] { $name } получает { $n } очко за один ход.
    [few] { $name } получает { $n } очка за один ход.
   *[many] { $name } получает { $n } очков за один ход.
}
moment-loss = { $n ->
    [one] { $name } теряет { $n } очко за один ход.
    [few] { $name } теряет { $n } очка за один ход.
   *[many] { $name } теряет { $n } очков за один ход.
}
review-shuffle = Честно ли перемешаны карты?
review-shuffle-why = Всё случайное в партии берётся из зерна, выбранного до её начала. Тогда был показан только его отпечаток, чтобы зерно нельзя было подменить. Теперь можно проверить и то и другое.
review-fingerprint = Отпечаток, показан с самого начала
review-seed = Зерно, показано теперь
refused-review = Партия ещё идёт: как всё было, расскажут в конце.
verify = Проверить
verify-seed = Зерно даёт этот отпечаток.
verify-seed-wrong = Зерно не даёт этого отпечатка!
verify-replay = { $n ->
    [one] Сыграно заново из зерна: { $n } ход, те же карты, тот же конец.
    [few] Сыграно заново из зерна: { $n } хода, те же карты, тот же конец.
   *[many] Сыграно заново из зерна: { $n } ходов, те же карты, тот же конец.
}
verify-replay-wrong = Сыгранная заново из зерна, партия идёт иначе!
verify-browser = Ваш браузер сам вычислил отпечаток: он тот же.
verify-browser-wrong = Ваш браузер вычислил другой отпечаток!
verify-browser-cannot = Ваш браузер вычисляет такое только по https: воспользуйтесь командой ниже.
verify-noted = Именно этот отпечаток ваш браузер видел, когда вы впервые пришли за этот стол.
verify-noted-wrong = Когда вы впервые пришли за этот стол, ваш браузер видел другой отпечаток!
verify-by-hand = Чтобы проверить на своём компьютере:

## Problem here

problem-here = Здесь ошибка?
problem-why = За этим столом что-то не так? Напишите что: хозяин сервера получит это вместе с положением на столе.
problem-message = Ваш текст (необязательно)
problem-saved = Вместе с текстом сохраняются: ходы и стол, какими их видит ваше место (без зерна и чужих карт), версия программы, ваш браузер и язык.
problem-saved-open = Вместе с текстом сохраняются: вся запись законченной партии, версия программы, ваш браузер и язык.
problem-thanks = Спасибо! Номер вашего сообщения: { $n }.
