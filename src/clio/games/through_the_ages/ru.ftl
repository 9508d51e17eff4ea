# Сквозь века: слова игры по-русски. Предложения на картах складываются из их эффектов.


## Игра

game-through-the-ages = Сквозь века: новая история цивилизации
game-through-the-ages-short = Сквозь века

## Эпохи

age-a = Эпоха A
age-i = Эпоха I
age-ii = Эпоха II
age-iii = Эпоха III
age-iv = Эпоха IV

## Виды карт

kind-farm = Ферма
kind-mine = Шахта
kind-lab = Лаборатория
kind-temple = Храм
kind-library = Библиотека
kind-theater = Театр
kind-arena = Арена
kind-infantry = Пехота
kind-cavalry = Кавалерия
kind-artillery = Артиллерия
kind-air = Авиация
kind-law = Право
kind-warfare = Военное дело
kind-exploration = География
kind-construction = Строительство
kind-government = Форма правления
kind-leader = Лидер
kind-wonder = Чудо света
kind-action = Карта действия
kind-event = Событие
kind-territory = Территория
kind-tactic = Тактика
kind-aggression = Агрессия
kind-war = Война
kind-pact = Пакт
kind-bonus = Военный бонус

## Части карты

part-kind = Вид
part-age = Эпоха
part-copies = Копий (2/3/4 игрока)
part-text = Что делает

## Числа на картах

gives-civil-actions = Гражданские действия {$n}
gives-military-actions = Военные действия {$n}
gives-strength = Сила {$n}
gives-culture = Культура {$n}
gives-science = Наука {$n}
gives-happiness = Счастье {$n}
gives-colonization = Колонизация {$n}
gives-blue = Синие фишки {$n}
gives-yellow = Жёлтые фишки {$n}
gives-food = Еда {$n}
gives-resources = Ресурсы {$n}
gives-population = Население {$n}
gives-military-cards = Военные карты {$n}
number-science = Цена в очках науки: {$n}
number-revolution = при революции {$n}
number-cost = Ресурсы за рабочего: {$n}
number-worker = Каждый рабочий: {$what}
number-air = Отряд удваивает то, что тактика даёт армии, по одному на армию
number-stages = Этапы: {$what}
number-urban-limit = Городских зданий каждого типа: {$n}
number-discount = Скидка на городские здания уровней A, I, II, III: {$what}
number-stages-per-action = Этапов чуда за одно гражданское действие: до {$n}
number-actions = Военных действий, чтобы сыграть: {$n}
number-at-once = Сразу: {$what}
number-army = Одна армия: {$what}
number-army-strength = Армия даёт +{$n} к силе
number-army-obsolete = устаревшая — +{$n}
number-defense = В защите: +{$n}
number-bonus-colonization = При колонизации: +{$n}
pact-both = Оба: {$what}
pact-a = Сторона A: {$what}
pact-b = Сторона B: {$what}
attack-allowed = Стороны могут нападать друг на друга.
attack-forbidden = Стороны не могут нападать друг на друга.
attack-ends = Нападение одной стороны на другую прекращает пакт.
side-military-actions = военные действия {$n}
side-strength = сила {$n}
side-culture = культура {$n}
side-food = производство еды {$n}
side-resources = производство ресурсов {$n}
side-attack-strength = сила {$n} при нападении на партнёра
side-food-as-resource = раз в ход 1 едой можно заплатить вместо 1 ресурса
side-resource-as-food = раз в ход 1 ресурсом можно заплатить вместо 1 еды
side-cheap-technology = технологии стоят на {$n ->
    [one] {$n} очко
    [few] {$n} очка
   *[many] {$n} очков
 } науки меньше
side-partner-pays = за каждую партнёр платит {$n ->
    [one] {$n} очко
    [few] {$n} очка
   *[many] {$n} очков
 } науки
side-wonder-culture = культура {$n} за каждое завершённое чудо партнёра
side-no-war = этой стороне нельзя объявить войну

## Постоянные свойства

power-unit-strength = Каждый отряд даёт +{$value} к силе.
power-retire = Политическим действием лидера можно убрать из игры; тогда в банк добавляется {$value ->
    [one] {$value} жёлтая фишка
    [few] {$value} жёлтые фишки
   *[many] {$value} жёлтых фишек
 }.
power-science-on-take = Получите {$value ->
    [one] {$value} очко науки
    [few] {$value} очка науки
   *[many] {$value} очков науки
 }, когда берёте технологию из ряда.
power-convert-action = Раз в ход военное действие можно использовать как гражданское.
power-cheap-leaders = Лидеры в ряду стоят на {$value ->
    [one] {$value} гражданское действие
    [few] {$value} гражданских действия
   *[many] {$value} гражданских действий
 } меньше.
power-unit-resources = Каждый ход {$value ->
    [one] {$value} ресурс
    [few] {$value} ресурса
   *[many] {$value} ресурсов
 } на отряды.
power-tuck = Когда этого лидера заменяют, его можно подложить под завершённое чудо вместо возврата гражданского действия: чудо даёт +{$value} к счастью.
power-extra-politics = Раз за игру — второе политическое действие в той же фазе.
power-cheap-population = Увеличение населения стоит на {$value ->
    [one] {$value} еду
    [few] {$value} еды
   *[many] {$value} еды
 } меньше.
power-colonize-from-hand = Политическим действием лидера можно убрать из игры, чтобы сделать территорию с руки колонией.
power-muster = Одним военным действием можно увеличить население и создать отряд, то и другое на {$value} дешевле.
power-infantry-as-cavalry = Пехота может считаться кавалерией для армий.
power-culture-if-strong = В конце своего хода получите {$value ->
    [one] {$value} очко культуры
    [few] {$value} очка культуры
   *[many] {$value} очков культуры
 }, если вы среди двух сильнейших (вдвоём только сильнейший).
power-strength-per-face = Каждый символ счастья храмов и формы правления даёт +{$value} к силе.
power-peek-event = Перед своей фазой политики вы видите следующее событие.
power-best-laboratory = Даёт науку, равную уровню вашей лучшей лаборатории или библиотеки.
power-develop-resources = Получите {$value ->
    [one] {$value} ресурс
    [few] {$value} ресурса
   *[many] {$value} ресурсов
 }, когда исследуете технологию.
power-culture-per-face = Каждый символ счастья храмов, театров и чудес даёт +{$value} к культуре.
power-no-wonder-surcharge = Завершённые чудеса не удорожают новых чудес.
power-develop-action = Когда исследуете технологию, возвращается потраченное гражданское действие.
power-throw-cards = При колонизации можно сбросить до {$value ->
    [one] {$value} военной карты
    [few] {$value} военных карт
   *[many] {$value} военных карт
 }, каждая даёт +1.
power-colony-culture = +{$value} к культуре за первую колонию, +{$further} за каждую следующую.
power-theater-culture = Каждый театр даёт +{$value} к культуре.
power-theater-science = Технологии театров стоят на {$value ->
    [one] {$value} очко науки
    [few] {$value} очка науки
   *[many] {$value} очков науки
 } меньше.
power-cross-upgrade = Раз в ход любое городское здание можно улучшить до театра того же или более высокого уровня.
power-military-revolution = Революции оплачиваются всеми военными действиями вместо гражданских.
power-revolution-culture = Получите {$value ->
    [one] {$value} очко культуры
    [few] {$value} очка культуры
   *[many] {$value} очков культуры
 } за каждую революцию.
power-unit-type-strength = +{$value} к силе за каждый имеющийся у вас тип отрядов.
power-pair-discount = Если есть библиотека, театры стоят на {$value} меньше в ресурсах и науке; если есть театр — библиотеки.
power-pair-culture = +{$value} к культуре за каждую пару из библиотеки и театра.
power-develop-culture = Получите {$value ->
    [one] {$value} очко культуры
    [few] {$value} очка культуры
   *[many] {$value} очков культуры
 }, когда исследуете технологию.
power-labs-produce = Лаборатории начиная с уровня I производят и ресурсы, равные их уровню.
power-lab-culture-on-leaving = Когда лидер покидает игру, а также в конце игры: очки культуры, равные сумме уровней ваших лабораторий.
power-best-theater-again = Ваш лучший театр даёт свою культуру ещё раз.
power-no-attacks = Вам нельзя играть агрессии и войны.
power-dear-to-attack = Нападение на вас стоит в {$value ->
    [one] {$value} раз
    [few] {$value} раза
   *[many] {$value} раз
 } больше военных действий.
power-lab-levels-as-culture = Каждая лаборатория даёт культуру, равную её уровню, и на 1 науку меньше.
power-culture-or-arms = Каждый ход: {$value ->
    [one] {$value} очко культуры
    [few] {$value} очка культуры
   *[many] {$value} очков культуры
 } — либо {$value} науки на военные технологии и столько же ресурсов на отряды.
power-larger-hands = Предел гражданской и военной руки больше на {$value}.
power-wall-strength = Каждый отряд пехоты и артиллерии даёт +{$value} к силе.
power-extra-faces = Каждый другой источник счастья даёт на {$value} больше.
power-price-after-replacing = Взять это чудо стоит на {$value ->
    [one] {$value} гражданское действие
    [few] {$value} гражданских действия
   *[many] {$value} гражданских действий
 } меньше, если в этот ход вы заменили лидера.
power-free-population = Раз в ход можно получить {$value} население бесплатно.
power-double-best-mine = Один рабочий на вашей лучшей шахте производит дважды.

## Разовые эффекты

does-score = Культура: {$by}.
does-rank = Очки культуры за место по показателю {$by} (2 / 3 / 4 игрока): {$values}.
does-gain = получает: {$what}
does-lose = теряет: {$what}
does-gain-choice = получает {$value} еды или {$value ->
    [one] {$value} ресурс
    [few] {$value} ресурса
   *[many] {$value} ресурсов
 } на выбор
does-gain-mixed = получает еду и ресурсы в любом сочетании, всего {$value}
does-lose-mixed = теряет еду и ресурсы в любом сочетании, всего {$value}
does-population = получает {$value} население
does-lose-population = теряет {$value} население
does-lose-population-half-discontent = теряет население, равное половине числа недовольных рабочих, с округлением вверх
does-draw = берёт {$value ->
    [one] {$value} военную карту
    [few] {$value} военные карты
   *[many] {$value} военных карт
 }
does-discard = сбрасывает {$value ->
    [one] {$value} военную карту
    [few] {$value} военные карты
   *[many] {$value} военных карт
 }
does-free-build = может бесплатно поставить свободного рабочего на карту «{$card}»
does-cheap-action = может один раз увеличить население, построить или исследовать на {$value} дешевле, не тратя действия
does-destroy-own = разрушает {$value} из своих ферм, шахт или городских зданий
does-score-rating = получает столько очков {$points}, каков её показатель {$rating}
does-produce-food = производит еду
does-produce-resources = производит ресурсы
does-produce-all = выполняет по порядку коррупцию, производство еды, потребление и производство ресурсов
does-lose-all-food = теряет всю еду
does-spend-actions-per-discontent = тратит {$value ->
    [one] {$value} гражданское действие
    [few] {$value} гражданских действия
   *[many] {$value} гражданских действий
 } за каждого недовольного рабочего
does-take-yellow-of-weakest = забирает {$value ->
    [one] {$value} жёлтую фишку
    [few] {$value} жёлтые фишки
   *[many] {$value} жёлтых фишек
 } из банка слабейшей
does-lose-culture-per-discontent = теряет {$value ->
    [one] {$value} очко культуры
    [few] {$value} очка культуры
   *[many] {$value} очков культуры
 } за каждого недовольного рабочего
does-lose-blue = теряет {$value ->
    [one] {$value} синюю фишку
    [few] {$value} синие фишки
   *[many] {$value} синих фишек
 }
does-remove-old-leader = теряет лидера, если он не из текущей эпохи
does-lose-colony = теряет {$value ->
    [one] {$value} колонию
    [few] {$value} колонии
   *[many] {$value} колоний
 }
does-agreement = может взять из ряда карты на {$value ->
    [one] {$value} гражданское действие
    [few] {$value} гражданских действия
   *[many] {$value} гражданских действий
 }, пропустив за это следующую фазу политики
does-food-per-happiness = получает столько еды, каков её показатель счастья
does-ruin-wonder = переворачивает завершённое чудо эпохи A или I, и теперь оно даёт только +{$value} к культуре
does-terrorism = разрушает по одному городскому зданию у каждой другой цивилизации
does-stage = Постройте один этап чуда на {$value ->
    [one] {$value} ресурс
    [few] {$value} ресурса
   *[many] {$value} ресурсов
 } дешевле.
does-increase-population = Увеличьте население.
does-develop = Исследуйте технологию.
does-upgrade = Улучшите ферму, шахту или городское здание на {$value ->
    [one] {$value} ресурс
    [few] {$value} ресурса
   *[many] {$value} ресурсов
 } дешевле.
does-build-or-upgrade-production = Постройте или улучшите ферму или шахту на {$value ->
    [one] {$value} ресурс
    [few] {$value} ресурса
   *[many] {$value} ресурсов
 } дешевле.
does-build-or-upgrade-urban = Постройте или улучшите городское здание на {$value ->
    [one] {$value} ресурс
    [few] {$value} ресурса
   *[many] {$value} ресурсов
 } дешевле.
does-temporary-military-action = Ещё {$value ->
    [one] {$value} военное действие
    [few] {$value} военных действия
   *[many] {$value} военных действий
 } в этот ход.
does-unit-resources = {$value ->
    [one] {$value} ресурс
    [few] {$value} ресурса
   *[many] {$value} ресурсов
 } на отряды в этот ход.
does-unit-resources-per-stronger = Ресурсы на отряды в этот ход за каждую более сильную цивилизацию, при 2 / 3 / 4 игроках: {$values}.
does-culture-per-leading = Очки культуры за каждую цивилизацию, у которой их больше, при 2 / 3 / 4 игроках: {$values}.
does-rival-loses-population = Соперник теряет {$value} население.
does-take-mixed = Заберите у соперника еду и ресурсы в любом сочетании, всего {$value}.
does-raid = Разрушьте у соперника городское здание уровня не выше {$first}; получите ресурсами половину его стоимости с округлением вверх.
does-raid-two = Разрушьте у соперника два городских здания, одно уровня не выше {$first} и одно не выше {$second}; получите ресурсами половину их стоимости с округлением вверх.
does-take-science = Заберите у соперника {$value ->
    [one] {$value} очко науки
    [few] {$value} очка науки
   *[many] {$value} очков науки
 }.
does-take-culture = Заберите у соперника {$value ->
    [one] {$value} очко культуры
    [few] {$value} очка культуры
   *[many] {$value} очков культуры
 }.
does-take-colony = Заберите колонию соперника.
does-remove-rival-card = Уберите лидера или незавершённое чудо соперника; получите {$value ->
    [one] {$value} очко культуры
    [few] {$value} очка культуры
   *[many] {$value} очков культуры
 } за каждый её уровень.
does-spoils-technology = Победитель забирает очки науки и особые технологии общей стоимостью в разницу сил.
does-spoils-yellow = Победитель забирает {$value ->
    [one] {$value} жёлтую фишку
    [few] {$value} жёлтые фишки
   *[many] {$value} жёлтых фишек
 } и ещё по 1 за каждые 5 единиц разницы сил.
does-spoils-culture = Победитель забирает {$value ->
    [one] {$value} очко культуры
    [few] {$value} очка культуры
   *[many] {$value} очков культуры
 } и ещё столько, какова разница сил.
in-age-iv = {" "}(в эпохе IV вместо этого культура {$n})

## Для кого

to-all = Каждая цивилизация {$what}.
to-strongest = Сильнейшая цивилизация {$what}.
to-weakest = Слабейшая цивилизация {$what}.
to-two-strongest = Каждая из двух сильнейших цивилизаций (вдвоём только сильнейшая) {$what}.
to-two-weakest = Каждая из двух слабейших цивилизаций (вдвоём только слабейшая) {$what}.
to-most-culture = Цивилизация, у которой культуры больше всех, {$what}.
to-least-culture = Цивилизация, у которой культуры меньше всех, {$what}.
to-most-culture-if-weak = Цивилизация, у которой культуры больше всех, если она среди двух слабейших (вдвоём только слабейшая), {$what}.
to-happiest = Каждая из самых счастливых цивилизаций {$what}.
to-most-discontent = Каждая цивилизация, у которой больше всего недовольных рабочих, {$what}.

## Что считается

by-workers = 2 за каждого рабочего на фермах и шахтах, 1 за каждого на других картах
by-technology-levels = сумма уровней ваших технологий
by-theater-library-culture = удвоенная культура театров и библиотек
by-urban-output = сумма культуры, науки и силы ваших городских зданий
by-farm-food = еда ваших ферм и ещё 4, если её больше, чем потребление
by-urban-levels = сумма уровней ваших городских зданий
by-balance = удвоенное наименьшее из производства еды, ресурсов, науки и культуры
by-colonies = 3 за каждую колонию
by-unit-arena-levels = сумма уровней ваших отрядов и арен
by-action-totals = 2 за каждое гражданское и 1 за каждое военное действие
by-happiness = 2 за каждое счастье, минус 2 за каждого недовольного рабочего
by-mine-resources = ресурсы ваших шахт
by-content-workers = 2 за каждого довольного рабочего сверх десяти
by-government-special-levels = удвоенная сумма уровней формы правления и особых технологий
by-age-iii-technologies = 4 за каждую технологию эпохи III
by-variety = 2 за каждый тип отряда и городского здания и за каждую особую технологию
by-wonders = 5, 4, 3, 2 за каждое чудо эпохи A, I, II, III
by-strength = силы
by-science = науки
by-culture = культуры

## Стол

table-round = Раунд {$n}
table-last-round = последний раунд: {$n}
table-events = события: {$what}
table-civil = Гражданские действия
table-military = Военные действия
table-yellow = Жёлтый банк
table-blue = Синий банк
table-pool = Свободные рабочие
rating-strength = Сила
rating-culture = Культура
rating-science = Наука
rating-happiness = Счастье
table-workers = Рабочие

## Зоны

zone-civil-a = Гражданская колода A
zone-civil-i = Гражданская колода I
zone-civil-ii = Гражданская колода II
zone-civil-iii = Гражданская колода III
zone-military-a = Военная колода A
zone-military-i = Военная колода I
zone-military-ii = Военная колода II
zone-military-iii = Военная колода III
zone-discard-i = Сброс военных карт I
zone-discard-ii = Сброс военных карт II
zone-discard-iii = Сброс военных карт III
zone-events = Текущие события
zone-future-events = Будущие события
zone-past-events = Прошедшие события
zone-row = Ряд карт
zone-removed = Вне игры
zone-military-box = Вне игры, скрыто
zone-common-tactics = Общие тактики
zone-table = На столе
zone-tucked = Подложенный лидер
zone-unused = Не используются при таком числе игроков
zone-hand = Гражданская рука
zone-military-hand = Военная рука
zone-chosen = Выбранные карты
zone-play = Технологии
zone-leader = Лидер
zone-unfinished-wonder = Незавершённое чудо
zone-wonders = Завершённые чудеса
zone-colonies = Колонии
zone-personal-tactic = Личная тактика
zone-wars = Объявленные войны
zone-pact = Пакт

## Вопросы

ask-act = Ваши действия
ask-politics-again = Второе политическое действие или пас
ask-politics = Политическое действие или пас
ask-answer-pact = Принимаете пакт?
ask-defend = { $card }: как вы защищаетесь (не хватает: { $left })?
ask-bid = Ваша ставка за территорию
ask-send-force = { $card }: какие войска вы посылаете (не хватает: { $left })?
ask-discard-cards = Какие военные карты вы сбрасываете (осталось: { $left })?
ask-lose-worker = С какой карты уходит рабочий (осталось: { $left })?
ask-lose-token = С какой карты уходит синяя фишка (осталось: { $left })?
ask-cover-from = С какой карты берётся фишка для чуда (осталось: { $left })?
ask-card-build = Что вы строите или улучшаете?
ask-card-develop = Какую технологию вы исследуете?
ask-gain-choice = Еда или ресурсы?
ask-remove-card = Какую карту соперника убрать?
ask-agreement = Какие карты вы берёте?
ask-cheap-action = Какое действие вы выполняете?
ask-free-build = Строите бесплатно?
ask-ruin-wonder = Какое чудо обратить в руины?
ask-tuck-leader = Под какое чудо подложить лидера?
ask-pick-building = Какое здание разрушить?
ask-raid-building = Какое здание разорить?
ask-pick-colony = Какая колония?
ask-split = Сколько еды и сколько ресурсов?
ask-spoils = Что вы забираете (осталось: { $left })?

## Ходы

do-end = Закончить фазу
do-pass = Пас
do-resign = Сдаться
do-accept = Принять
do-refuse = Отказаться
do-decline = Не использовать
do-enough = Достаточно
do-population = Увеличить население
do-free-population = Получить население бесплатно
do-convert = Военное действие как гражданское
do-trade-food = Еда как ресурс
do-trade-resource = Ресурс как еда
do-choose-culture = Выбрать культуру
do-choose-arms = Выбрать вооружение
do-retire = Отпустить лидера
do-gain-food = Получить еду
do-gain-resources = Получить ресурсы
do-remove-leader = Убрать лидера
do-remove-wonder = Убрать незавершённое чудо
do-build = Построить: {$card}
do-train = Создать отряд: {$card}
do-destroy = Разрушить: {$card}
do-disband = Распустить: {$card}
do-leader = Сыграть лидера: {$card}
do-stage = Этапы чуда: {$card}
do-develop = Исследовать: {$card}
do-revolution = Революция: {$card}
do-play = Сыграть: {$card}
do-tactic = Сыграть тактику: {$card}
do-copy = Скопировать тактику: {$card}
do-muster = Население и отряд: {$card}
do-prepare = Подготовить: {$card}
do-bid = Ставка {$card}
do-send = Послать: {$card}
do-discard = Сбросить: {$card}
do-defend = Защититься: {$card}
do-bonus = Добавить: {$card}
do-lose = Потерять рабочего: {$card}
do-token = Потерять фишку: {$card}
do-colony = Колония: {$card}
do-colonize = Колонизировать: {$card}
do-ruin = Обратить в руины: {$card}
do-tuck = Подложить под чудо: {$card}
do-seize = Забрать: {$card}

## Что произошло


## Отказы

refusal-no-civil-action = Не хватает гражданских действий.
refusal-hand-full = Гражданская рука заполнена.
refusal-same-name = Эта технология у вас уже есть.
refusal-leader-age = Лидера этой эпохи вы уже брали.
refusal-unfinished-wonder = У вас есть незавершённое чудо.
refusal-no-food = Не хватает еды.
refusal-no-yellow = Жёлтый банк пуст.
refusal-no-worker = Нет свободного рабочего.
refusal-no-resources = Не хватает ресурсов.
refusal-urban-limit = Форма правления не допускает больше зданий этого типа.
refusal-no-science = Не хватает науки.
refusal-all-actions = Должны быть доступны все ваши действия.
refusal-fresh = Эта карта пришла на руку в этот ход.
refusal-nothing-to-do = То, что велит карта, невозможно.
refusal-no-military-action = Не хватает военных действий.
refusal-one-tactic = Только одна тактика за ход.
refusal-same-tactic = Это уже ваша тактика.
refusal-no-blue = Нет синей фишки для этапа.
refusal-used = Уже использовано.
refusal-partner-science = У партнёра не хватает науки на оплату.
refusal-too-strong = Соперник не слабее вас.
refusal-pact-forbids = Пакт это запрещает.
refusal-last-round = Не в последнем раунде.
refusal-may-not-attack = Ваш лидер запрещает нападать.
refusal-no-target = У соперника нет ничего подобного.
refusal-age-four = Не в эпохе IV.
refusal-too-low = Ставка должна быть выше.
refusal-cannot-send = Вы не сможете послать такие войска.
refusal-not-reached = Сила нападения не будет достигнута со всем, что может следовать: сначала выбираются младшие карты.
refusal-beyond-limit = Карт не может быть больше, чем у вас всего военных действий.
refusal-order = Выбирайте по возрастанию, чтобы всё сошлось.
refusal-politics-first = Сейчас фаза политики.
refusal-answer-first = Сначала ответьте на вопрос.
refusal-not-here = Не в этой фазе.
refusal-not-enough = Войска будут слишком слабы со всем, что может следовать: отряды выбираются раньше карт, младшие карты раньше старших.
refusal-no-unit = В войсках должен быть хотя бы один отряд: одних карт мало.
refusal-no-wonder = У вас нет незавершённого чуда.
refusal-science-limit = Она стоит больше, чем можно забрать.
refusal-own-copy = У вас она уже есть.
refusal-only-two = Остались только двое: пактов больше нет.
refusal-game-over = Игра окончена.
refusal-not-your-decision = Сейчас решаете не вы.

## Источники очков и окончания

score-production = Производство
score-preparing = Подготовка событий
score-events = События
score-wonders = Чудеса
score-cards = Лидеры и карты действий
score-colonies = Колонии
score-attacks = Агрессии и войны
score-final = Итоговый подсчёт
ending-last-round = Последний раунд окончен.
ending-all-others-resigned = Все остальные сдались.
ending-aborted = Игра превысила все пределы и была остановлена.

## Подготовка

ruling-first-player = Первый игрок
ruling-first-player-random = по жребию
ruling-first-player-seat-0 = место 1
ruling-first-player-seat-1 = место 2
ruling-first-player-seat-2 = место 3
ruling-first-player-seat-3 = место 4
ruling-pacts-for-two = Пакты, когда остались двое
ruling-pacts-for-two-yes = предлагают и расторгают
ruling-pacts-for-two-no = больше нет

## Карты

card-agriculture = Земледелие
card-irrigation = Ирригация
card-selective-breeding = Селекционное животноводство
card-mechanized-agriculture = Механизированное земледелие
card-bronze = Бронза
card-iron = Железо
card-coal = Уголь
card-oil = Нефть
card-philosophy = Философия
card-alchemy = Алхимия
card-scientific-method = Научный метод
card-computers = Компьютеры
card-religion = Религия
card-theology = Теология
card-organized-religion = Организованная религия
card-printing-press = Печатный станок
card-journalism = Журналистика
card-multimedia = Мультимедиа
card-drama = Драма
card-opera = Опера
card-movies = Кино
card-bread-and-circuses = Хлеб и зрелища
card-team-sports = Командный спорт
card-professional-sports = Профессиональный спорт
card-warriors = Воины
card-swordsmen = Мечники
card-riflemen = Стрелки
card-modern-infantry = Современная пехота
card-knights = Рыцари
card-cavalrymen = Кавалеристы
card-tanks = Танки
card-cannon = Пушки
card-rockets = Ракеты
card-air-forces = Авиация
card-code-of-laws = Свод законов
card-justice-system = Судебная система
card-civil-service = Государственная служба
card-warfare = Военное дело
card-strategy = Стратегия
card-military-theory = Военная теория
card-cartography = Картография
card-navigation = Навигация
card-satellites = Спутники
card-masonry = Каменная кладка
card-architecture = Зодчество
card-engineering = Проектирование
card-despotism = Деспотия
card-monarchy = Монархия
card-theocracy = Теократия
card-constitutional-monarchy = Конституционная монархия
card-republic = Республика
card-communism = Коммунизм
card-democracy = Демократия
card-fundamentalism = Фундаментализм
card-alexander-the-great = Александр Великий
card-aristotle = Аристотель
card-hammurabi = Хаммурапи
card-homer = Гомер
card-julius-caesar = Юлий Цезарь
card-moses = Моисей
card-christopher-columbus = Христофор Колумб
card-frederick-barbarossa = Фридрих Барбаросса
card-genghis-khan = Чингисхан
card-joan-of-arc = Жанна д’Арк
card-leonardo-da-vinci = Леонардо да Винчи
card-michelangelo = Микеланджело
card-isaac-newton = Исаак Ньютон
card-james-cook = Джеймс Кук
card-johann-sebastian-bach = Иоганн Себастьян Бах
card-maximilien-robespierre = Максимилиан Робеспьер
card-napoleon-bonaparte = Наполеон Бонапарт
card-william-shakespeare = Уильям Шекспир
card-albert-einstein = Альберт Эйнштейн
card-bill-gates = Билл Гейтс
card-charlie-chaplin = Чарли Чаплин
card-mahatma-gandhi = Махатма Ганди
card-sid-meier = Сид Мейер
card-winston-churchill = Уинстон Черчилль
card-colossus = Колосс
card-hanging-gardens = Висячие сады
card-library-of-alexandria = Александрийская библиотека
card-pyramids = Пирамиды
card-great-wall = Великая стена
card-st-peters-basilica = Собор Святого Петра
card-taj-mahal = Тадж-Махал
card-universitas-carolina = Карлов университет
card-eiffel-tower = Эйфелева башня
card-kremlin = Кремль
card-ocean-liner-service = Океанические пассажирские перевозки
card-transcontinental-railroad = Трансконтинентальная железная дорога
card-fast-food-chains = Сеть ресторанов быстрого питания
card-first-space-flight = Первый полёт в космос
card-hollywood = Голливуд
card-internet = Интернет
card-cultural-heritage-a = Культурное наследие
card-engineering-genius-a = Гений инженерии
card-frugality-a = Экономия
card-patriotism-a = Патриотизм
card-rich-land-a = Богатые земли
card-stockpile-a = Склад
card-urban-growth-a = Урбанизация
card-breakthrough-i = Прорыв
card-cultural-heritage-i = Культурное наследие
card-engineering-genius-i = Гений инженерии
card-frugality-i = Экономия
card-patriotism-i = Патриотизм
card-reserves-i = Резервы
card-rich-land-i = Богатые земли
card-urban-growth-i = Урбанизация
card-breakthrough-ii = Прорыв
card-efficient-upgrade-ii = Полезное улучшение
card-engineering-genius-ii = Гений инженерии
card-frugality-ii = Экономия
card-patriotism-ii = Патриотизм
card-reserves-ii = Резервы
card-revolutionary-idea-ii = Революционная идея
card-rich-land-ii = Богатые земли
card-urban-growth-ii = Урбанизация
card-wave-of-nationalism-ii = Подъём национализма
card-efficient-upgrade-iii = Полезное улучшение
card-endowment-for-the-arts-iii = Фонд искусства
card-engineering-genius-iii = Гений инженерии
card-military-build-up-iii = Укрепление военной мощи
card-patriotism-iii = Патриотизм
card-reserves-iii = Резервы
card-revolutionary-idea-iii = Революционная идея
card-urban-growth-iii = Урбанизация
card-development-of-agriculture = Развитие земледелия
card-development-of-civilization = Развитие цивилизации
card-development-of-crafts = Развитие ремёсел
card-development-of-markets = Развитие рынков
card-development-of-politics = Развитие политики
card-development-of-religion = Развитие религии
card-development-of-science = Развитие науки
card-development-of-settlement = Развитие поселений
card-development-of-trade-routes = Развитие торговых путей
card-development-of-warfare = Развитие военного дела
card-barbarians = Варвары
card-border-conflict = Пограничный конфликт
card-crusades = Крестовый поход
card-cultural-influence = Культурное влияние
card-foray = Набег
card-good-harvest = Щедрый урожай
card-immigration = Иммиграция
card-new-deposits = Новые месторождения
card-pestilence = Чума
card-raiders = Налётчики
card-rats = Крысы
card-rebellion = Бунт
card-reign-of-terror = Царство террора
card-scientific-breakthrough = Научный прорыв
card-uncertain-borders = Спорные границы
card-civil-unrest = Народное волнение
card-cold-war = Холодная война
card-crime-wave = Волна преступности
card-economic-progress = Экономический прогресс
card-emigration = Эмиграция
card-iconoclasm = Иконоборчество
card-independence-declaration = Декларация независимости
card-international-agreement = Международное соглашение
card-national-pride = Национальная гордость
card-politics-of-strength = Политика силы
card-popularization-of-science = Популяризация науки
card-prosperity = Процветание
card-ravages-of-time = Неумолимость времени
card-refugees = Беженцы
card-terrorism = Терроризм
card-impact-of-agriculture = Влияние земледелия
card-impact-of-architecture = Влияние архитектуры
card-impact-of-balance = Влияние баланса
card-impact-of-colonies = Влияние колоний
card-impact-of-competition = Влияние конкуренции
card-impact-of-government = Влияние правительства
card-impact-of-happiness = Влияние счастья
card-impact-of-industry = Влияние промышленности
card-impact-of-population = Влияние населения
card-impact-of-progress = Влияние прогресса
card-impact-of-science = Влияние науки
card-impact-of-strength = Влияние силы
card-impact-of-technology = Влияние технологий
card-impact-of-variety = Влияние разнообразия
card-impact-of-wonders = Влияние чудес
card-developed-territory-i = Развитая территория
card-historic-territory-i = Историческая территория
card-inhabited-territory-i = Населённая территория
card-strategic-territory-i = Стратегическая территория
card-vast-territory-i = Просторная территория
card-wealthy-territory-i = Изобильная территория
card-developed-territory-ii = Развитая территория
card-historic-territory-ii = Историческая территория
card-inhabited-territory-ii = Населённая территория
card-strategic-territory-ii = Стратегическая территория
card-vast-territory-ii = Просторная территория
card-wealthy-territory-ii = Изобильная территория
card-fighting-band = Боевой отряд
card-heavy-cavalry = Тяжёлая кавалерия
card-legion = Легион
card-medieval-army = Средневековая армия
card-phalanx = Фаланга
card-classic-army = Классическая армия
card-conquistadors = Конкистадоры
card-defensive-army = Оборонительная армия
card-fortifications = Укрепления
card-mobile-artillery = Подвижная артиллерия
card-napoleonic-army = Наполеоновская армия
card-entrenchments = Траншеи
card-mechanized-army = Механизированная армия
card-modern-army = Современная армия
card-shock-troops = Ударные войска
card-enslave = Порабощение
card-plunder-i = Разграбление
card-raid-i = Набег
card-annex = Аннексия
card-infiltrate = Диверсия
card-plunder-ii = Разграбление
card-raid-ii = Набег
card-spy = Шпионаж
card-armed-intervention = Интервенция
card-plunder-iii = Разграбление
card-raid-iii = Набег
card-war-over-technology = Война за технологии
card-war-over-territory = Война за территорию
card-war-over-culture = Война за культуру
card-open-borders-agreement = Соглашение об открытых границах
card-trade-routes-agreement = Договор о торговых маршрутах
card-acceptance-of-supremacy = Признание превосходства
card-international-trade-agreement = Международное торговое соглашение
card-promise-of-military-protection = Обещание военной поддержки
card-scientific-cooperation = Научное сотрудничество
card-international-tourism = Международный туризм
card-loss-of-sovereignty = Потеря суверенитета
card-military-alliance = Военный пакт
card-peace-treaty = Мирный договор
card-military-bonus-i = Военный бонус
card-military-bonus-ii = Военный бонус
card-military-bonus-iii = Военный бонус

## В браузере

game-pitch-through-the-ages = Проведите народ от первых полей до космоса: кормите и защищайте его, зовите великих людей, стройте чудеса и оставьте культуру, которую запомнят.
region-world = Мир
region-row = Ряд карт
region-mine = Ваша цивилизация
region-hand = Ваши карты
pile-civil = Гражд.
pile-military = Воен.
pile-discard = Сброс
pile-events = События
pile-future = Будущие
pile-past = Прошлые
pile-backs = Рубашки
pile-known = Вы знаете: {$cards}
nothing-here = ничего
slot-empty = пусто
price = Цена в гражданских действиях: {$n}
word-tokens = Синие фишки
about-culture = Культура: очков {$m}, за ход ещё {$n}
about-science = Наука: очков {$m}, за ход ещё {$n}
about-strength = Сила: {$n}
about-happiness = Счастье: {$n}; жёлтый банк требует {$m}
about-food = Еда на фермах: {$n}; потребление в конце хода: {$m}
about-resources = Ресурсы на шахтах: {$n}; коррупция в конце хода: {$m}
about-pool = Свободные рабочие: {$n}; недовольные: {$m}
about-yellow = Жёлтый банк: {$n}; еда за следующее население: {$m}
about-blue = Синий банк: {$n}; коррупция сейчас: {$m}
about-discontent = Недовольные рабочие: {$n}. Если их больше, чем свободных рабочих, будет восстание.
stages-done = Построено этапов: {$n} из {$m}
ruined = в руинах
resigned = игрок сдался
war-on = против: {$name}
hands = Карты: гражд. {$civil}, воен. {$military}
table-left = Гражданских карт в эпохе {$age}: {$n}
zone-price = {$n ->
    [one] {$n} гражданское действие
    [few] {$n} гражданских действия
   *[many] {$n} гражданских действий
 }
price-short = {$n ->
    [0] даром
    [one] {$n} действие
    [few] {$n} действия
   *[many] {$n} действий
 }
price-food = {$n ->
    [0] даром
   *[other] еда: {$n}
 }
price-resources = {$n ->
    [0] даром
    [one] {$n} ресурс
    [few] {$n} ресурса
   *[many] {$n} ресурсов
 }
leaves-soon = Уйдёт из ряда до вашего следующего хода
hands-civil = Гражданские карты
hands-military = Военные карты
left-civil = Осталось гражданских действий: {$n}
left-military = Осталось военных действий: {$n}
heads = Лидер и правление
wonders = Чудеса
rest = Другие карты
table-pool-short = Свободны
discontent-short = недовольных: {$n}
bank-happiness = Сколько нужно счастья, пока последний жетон лежит здесь
bank-food = Цена следующего рабочего в еде, пока последний жетон лежит здесь
bank-corruption = Коррупция, пока последний жетон лежит здесь
bank-yellow = рабочий {$n} еды · съедят {$m} · нужно счастья {$k}
bank-blue = {$n ->
    [0] коррупции нет
   *[other] коррупция −{$n}
 }
button-destroy = Снести
button-disband = Распустить
moment-older = Лидеры, недостроенные чудеса, договоры и карты на руках до эпохи {$age} включительно уходят. Каждый теряет два жёлтых жетона.
warn-civil = Пропадёт гражданских действий: {$n}
warn-military = Пропадёт военных действий: {$n}
warn-uprising = Восстание: недовольных больше, чем свободных, ничего не будет произведено
warn-hunger = Голод: не хватает {$n} еды, культура −{$m}
warn-over = Сбросить военных карт: {$n}
warn-corruption = В конце хода коррупция отнимет {$n}.
warn-last-turn = Это ваш последний ход.
button-at = {$what}: {$who}
button-take = Взять
button-build = Строить
button-train = Создать
button-upgrade = → {$other}
button-muster = Набрать
button-lose = Минус рабочий
button-token = Минус фишка
button-send = Послать
button-leader = Сыграть
button-develop = Исследовать
button-revolution = Революция
button-play = Сыграть
button-tactic = Сыграть
button-copy = Копировать
button-prepare = Подготовить
button-aggression = Напасть
button-war = Война
button-pact = Предложить
button-cancel = Разорвать пакт
button-resolve = Сначала
button-colonize = Колонизировать
button-defend = Защита
button-bonus = Добавить
button-throw = Добавить скрытно
button-discard = Сбросить
button-stage = Этапы: {$n}
button-colony = Эту
button-ruin = В руины
button-tuck = Под это
button-seize = Забрать
button-population = + Население
button-free-population = + Население бесплатно
button-convert = Военное → гражданское
button-trade-food = Еда → ресурс
button-trade-resource = Ресурс → еда
do-take = Взять: {$card} (место {$n})
do-upgrade = Улучшить: {$card} → {$other}
do-aggression = {$card} против игрока {$n}
do-war = {$card} против игрока {$n}
do-pact = Предложить игроку {$n}: {$card} {$letter}
do-cancel = Разорвать пакт игрока {$n}
did-aggression = {$card} (цель: {$whom})
did-war = {$card} (цель: {$whom})
did-pact = Предложен пакт: {$card} {$letter} (кому: {$whom})
did-cancel = Пакт разорван (чей: {$whom})
do-throw = Добавить скрытно: {$card}
do-food = Еда {$m}, ресурсы {$n}
do-resolve = Сначала {$card} против игрока {$n}
group-take = Взять из ряда
group-build = Построить
group-train = Создать отряд
group-upgrade = Улучшить
group-destroy = Разрушить
group-disband = Распустить
group-leader = Лидер
group-stage = Этапы чуда
group-develop = Исследовать
group-revolution = Революция
group-play = Карты действий
group-tactic = Тактика
group-copy = Скопировать тактику
group-muster = Население и отряд
group-prepare = Подготовить событие
group-aggression = Агрессия
group-war = Война
group-pact = Пакт
group-cancel = Пакт
group-colonize = Колонизация
group-defend = Защититься
group-bid = Ставка
group-send = Послать
group-bonus = Бонусы
group-throw = Добавить скрытно
group-discard = Сбросить
group-lose = Потерять рабочего
group-token = Потерять фишку
group-colony = Колония
group-ruin = Обратить в руины
group-tuck = Подложить под чудо
group-seize = Забрать
group-food = Еда и ресурсы
group-resolve = Сначала
group-population = Население
group-free = Население
group-convert = Другое
group-trade = Другое
group-choose = Другое
group-retire = Другое
group-gain = Выбрать
group-remove = Выбрать
group-end = Дальше
group-pass = Дальше
group-resign = Дальше
group-accept = Ответ
group-refuse = Ответ
group-decline = Ответ
group-enough = Ответ
pick-take = {$card}
pick-build = {$card}
pick-train = {$card}
pick-destroy = {$card}
pick-disband = {$card}
pick-leader = {$card}
pick-develop = {$card}
pick-revolution = {$card}
pick-play = {$card}
pick-tactic = {$card}
pick-copy = {$card}
pick-muster = {$card}
pick-prepare = {$card}
pick-defend = {$card}
pick-bonus = {$card}
pick-throw = {$card}
pick-discard = {$card}
pick-lose = {$card}
pick-token = {$card}
pick-colony = {$card}
pick-colonize = {$card}
pick-ruin = {$card}
pick-tuck = {$card}
pick-seize = {$card}
pick-send = {$card}
pick-upgrade = {$card} → {$other}
pick-aggression = {$card} → {$n}
pick-war = {$card} → {$n}
pick-pact = {$card} {$letter} ↔ {$n}
pick-stage = {$n}
pick-bid = {$n}
pick-resolve = {$card} → {$n}
moved-row-hand-known = {$you ->
    [yes] Вы — взято из ряда: {$cards}
   *[no] {$who}, взято из ряда: {$cards}
}
moved-row-unfinished-wonder-known = {$you ->
    [yes] Вы — начато чудо: {$cards}
   *[no] {$who}, начато чудо: {$cards}
}
moved-row-removed-known = Из ряда убрано: {$cards}
moved-hand-table-known = {$you ->
    [yes] Вы — сыграно: {$cards}
   *[no] {$who}, сыграно: {$cards}
}
moved-hand-leader-known = {$you ->
    [yes] Вы — новый лидер: {$cards}
   *[no] {$who}, новый лидер: {$cards}
}
moved-hand-removed-known = {$you ->
    [yes] Вы теряете: {$cards}
   *[no] {$who} теряет: {$cards}
}
moved-leader-removed-known = {$you ->
    [yes] Вы — лидер ушёл: {$cards}
   *[no] {$who}, лидер ушёл: {$cards}
}
moved-unfinished-wonder-removed-known = {$you ->
    [yes] Вы — пропало незавершённое чудо: {$cards}
   *[no] {$who}, пропало незавершённое чудо: {$cards}
}
moved-play-removed-known = {$you ->
    [yes] Вы — убрано из игры: {$cards}
   *[no] {$who}, убрано из игры: {$cards}
}
moved-events-past-events-known = Событие: {$cards}
moved-future-events-past-events-known = Событие: {$cards}
moved-military-hand-future-events = {$you ->
    [yes] Вы — подготовлено событие
   *[no] {$who}, подготовлено событие
}
moved-military-hand-future-events-known = {$you ->
    [yes] Вы — подготовлено событие: {$cards}
   *[no] {$who}, подготовлено событие: {$cards}
}
moved-military-hand-personal-tactic-known = {$you ->
    [yes] Вы — тактика: {$cards}
   *[no] {$who}, тактика: {$cards}
}
moved-military-hand-table-known = {$you ->
    [yes] Вы — сыграно: {$cards}
   *[no] {$who}, сыграно: {$cards}
}
moved-military-hand-wars-known = {$you ->
    [yes] Вы — объявлено: {$cards}
   *[no] {$who}, объявлено: {$cards}
}
moved-table-wars-known = {$you ->
    [yes] Вы — объявлено: {$cards}
   *[no] {$who}, объявлено: {$cards}
}
moved-table-pact-known = {$you ->
    [yes] Вы — заключён пакт: {$cards}
   *[no] {$who}, заключён пакт: {$cards}
}
moved-table-colonies-known = {$you ->
    [yes] Вы — новая колония: {$cards}
   *[no] {$who}, новая колония: {$cards}
}
moved-table-military-hand-known = {$you ->
    [yes] Вы — пакт отклонён: {$cards}
   *[no] {$who}, пакт отклонён: {$cards}
}
moved-military-I-military-hand = {$you ->
    [yes] Вы — добор военных карт: {$n}
   *[no] {$who}, добор военных карт: {$n}
}
moved-military-I-military-hand-known = {$you ->
    [yes] Вы — добор: {$cards}
   *[no] {$who}, добор: {$cards}
}
moved-chosen-discard-I = {$you ->
    [yes] Вы — сброшено военных карт: {$n}
   *[no] {$who}, сброшено военных карт: {$n}
}
moved-chosen-discard-I-known = {$you ->
    [yes] Вы — сброшено: {$cards}
   *[no] {$who}, сброшено: {$cards}
}
moved-military-II-military-hand = {$you ->
    [yes] Вы — добор военных карт: {$n}
   *[no] {$who}, добор военных карт: {$n}
}
moved-military-II-military-hand-known = {$you ->
    [yes] Вы — добор: {$cards}
   *[no] {$who}, добор: {$cards}
}
moved-chosen-discard-II = {$you ->
    [yes] Вы — сброшено военных карт: {$n}
   *[no] {$who}, сброшено военных карт: {$n}
}
moved-chosen-discard-II-known = {$you ->
    [yes] Вы — сброшено: {$cards}
   *[no] {$who}, сброшено: {$cards}
}
moved-military-III-military-hand = {$you ->
    [yes] Вы — добор военных карт: {$n}
   *[no] {$who}, добор военных карт: {$n}
}
moved-military-III-military-hand-known = {$you ->
    [yes] Вы — добор: {$cards}
   *[no] {$who}, добор: {$cards}
}
moved-chosen-discard-III = {$you ->
    [yes] Вы — сброшено военных карт: {$n}
   *[no] {$who}, сброшено военных карт: {$n}
}
moved-chosen-discard-III-known = {$you ->
    [yes] Вы — сброшено: {$cards}
   *[no] {$who}, сброшено: {$cards}
}
told-uprising = {$you ->
    [yes] Вы: восстание, производства нет
   *[no] {$who}: восстание, производства нет
}
told-wonder-completed = {$you ->
    [yes] Вы: завершено чудо «{$card}»
   *[no] {$who}: завершено чудо «{$card}»
}
told-repelled = {$you ->
    [yes] Вы: отражена агрессия «{$card}» ({$whom})
   *[no] {$who}: отражена агрессия «{$card}» ({$whom})
}
told-attacked = {$you ->
    [yes] Вы: удалась агрессия «{$card}» против {$whom}
   *[no] {$who}: удалась агрессия «{$card}» против {$whom}
}
told-war = «{$card}» ({$who} против {$whom}) окончена: {$n ->
    [0] силы равны, ничего не происходит
   *[other] {$who} сильнее на {$n}
}
told-spoils = {$you ->
    [yes] Вы забираете науку (у кого: {$whom})
   *[no] {$who} забирает науку (у кого: {$whom})
}
told-war-lost = «{$card}» ({$who} против {$whom}) окончена: {$whom} сильнее на {$n}
told-resigned = {$you ->
    [yes] Вы: сдача, цивилизация покидает игру
   *[no] {$who}: сдача, цивилизация покидает игру
}
told-ruined = {$you ->
    [yes] Вы: чудо «{$card}» превращается в руины
   *[no] {$who}: чудо «{$card}» превращается в руины
}
told-tucked = {$you ->
    [yes] Вы: «{$card}» кладётся под «{$other}»
   *[no] {$who}: «{$card}» кладётся под «{$other}»
}
told-no-politics = {$you ->
    [yes] Вы: без политического действия
   *[no] {$who}: без политического действия
}
told-no-politics-forced = {$you ->
    [yes] Вы: без политического действия (ничего другого не остаётся)
   *[no] {$who}: без политического действия (ничего другого не остаётся)
}
told-no-more-politics = {$you ->
    [yes] Вы: без второго политического действия
   *[no] {$who}: без второго политического действия
}
told-no-more-politics-forced = {$you ->
    [yes] Вы: без второго политического действия (ничего другого не остаётся)
   *[no] {$who}: без второго политического действия (ничего другого не остаётся)
}
told-no-bid = {$you ->
    [yes] Вы не торгуетесь за карту {$card}
   *[no] {$who} не торгуется за карту {$card}
}
told-no-bid-forced = {$you ->
    [yes] Вы не торгуетесь за карту {$card} (ничего другого не остаётся)
   *[no] {$who} не торгуется за карту {$card} (ничего другого не остаётся)
}
told-sends = {$you ->
    [yes] Вы посылаете войско, территория: {$card}
   *[no] {$who} посылает войско, территория: {$card}
}
told-must-discard = {$you ->
    [yes] Вы — нужно сбросить военных карт: {$n}
   *[no] {$who}, нужно сбросить военных карт: {$n}
}
told-over-limit = {$you ->
    [yes] Вы — лишних военных карт: {$n}
   *[no] {$who}, лишних военных карт: {$n}
}
told-antiquated = Пропадает всё, что старше эпохи {$n ->
    [1] I
    [2] II
    [3] III
   *[other] A
}
told-yellow-lost = {$you ->
    [yes] Вы: эпоха забирает жёлтые фишки
   *[no] {$who}: эпоха забирает жёлтые фишки
}
told-politics-skipped = {$you ->
    [yes] Вы: фаза политики пропущена
   *[no] {$who}: фаза политики пропущена
}
told-will-skip-politics = {$you ->
    [yes] Вы: следующая фаза политики будет пропущена
   *[no] {$who}: следующая фаза политики будет пропущена
}
told-power = {$you ->
    [yes] Вы: «{$card}»
   *[no] {$who}: «{$card}»
}
told-produces = {$you ->
    [yes] Вы: производство
   *[no] {$who}: производство
}
told-farms = {$you ->
    [yes] Вы: фермы
   *[no] {$who}: фермы
}
told-mines = {$you ->
    [yes] Вы: шахты
   *[no] {$who}: шахты
}
told-corruption = {$you ->
    [yes] Вы: коррупция {$n}
   *[no] {$who}: коррупция {$n}
}
told-consumption = {$you ->
    [yes] Вы: народ съедает {$n}
   *[no] {$who}: народ съедает {$n}
}
told-actions-back = {$you ->
    [yes] Вы: конец хода, все действия восстановлены
   *[no] {$who}: конец хода, все действия восстановлены
}
told-last-round = Раунд {$n} последний
told-total = {$you ->
    [yes] Вы: итог, культура {$n}
   *[no] {$who}: итог, культура {$n}
}
moved-civil-row-known = Новое в ряду: {$cards}
moved-civil-removed-known = Вне игры: {$cards}
moved-civil-unused-known = Убрано из колод, так как игроков меньше: {$cards}
moved-military-unused-known = Убрано из колод, так как игроков двое: {$cards}
moved-military-military = Военные карты эпохи {$part} выходят из игры: {$n}
moved-military-discard = {$you ->
    [yes] Вы — потеряны военные карты: {$n}
   *[no] {$who}, потеряны военные карты: {$n}
}
moved-military-discard-known = {$you ->
    [yes] Вы — пропало: {$cards}
   *[no] {$who}, пропало: {$cards}
}
moved-future-events-events = Будущие события становятся текущими: {$n}
moved-events-table-known = Событие: {$cards}
moved-table-past-events-known = Разыграно: {$cards}
moved-table-removed-known = Вне игры: {$cards}
moved-table-play-known = {$you ->
    [yes] Вы — разработано: {$cards}
   *[no] {$who}, разработано: {$cards}
}
moved-table-discard-known = В сброс: {$cards}
moved-table-tucked-known = Остаётся под чудом: {$cards}
moved-tucked-removed-known = Вне игры: {$cards}
moved-leader-table-known = {$you ->
    [yes] Вы — лидер уступает место: {$cards}
   *[no] {$who}, лидер уступает место: {$cards}
}
moved-play-play-known = {$you ->
    [yes] Вы — взято у {$whom}: {$cards}
   *[no] {$who}, взято у {$whom}: {$cards}
}
moved-colonies-table-known = {$you ->
    [yes] Вы — потеряна колония: {$cards}
   *[no] {$who}, потеряна колония: {$cards}
}
moved-colonies-colonies-known = {$you ->
    [yes] Вы — колония взята у {$whom}: {$cards}
   *[no] {$who}, колония взята у {$whom}: {$cards}
}
moved-colonies-discard-known = {$you ->
    [yes] Вы — потеряна колония: {$cards}
   *[no] {$who}, потеряна колония: {$cards}
}
moved-personal-common-known = Теперь общая тактика: {$cards}
moved-personal-removed-known = Уже общая тактика, карта вне игры: {$cards}
moved-personal-discard-known = {$you ->
    [yes] Вы — пропало: {$cards}
   *[no] {$who}, пропало: {$cards}
}
moved-wars-discard-known = {$you ->
    [yes] Вы — война окончена: {$cards}
   *[no] {$who}, война окончена: {$cards}
}
moved-pact-discard-known = {$you ->
    [yes] Вы — конец пакта: {$cards}
   *[no] {$who}, конец пакта: {$cards}
}
moved-military-colonies-known = {$you ->
    [yes] Вы — новая колония: {$cards}
   *[no] {$who}, новая колония: {$cards}
}
moved-wonders-removed-known = {$you ->
    [yes] Вы — пропало: {$cards}
   *[no] {$who}, пропало: {$cards}
}
moved-chosen-table-known = {$you ->
    [yes] Вы — показано: {$cards}
   *[no] {$who}, показано: {$cards}
}
shown-events = {$you ->
    [yes] Вы: просмотр следующего события
   *[no] {$who}: просмотр следующего события
}
shown-events-known = {$you ->
    [yes] Вы — следующее событие: {$cards}
   *[no] {$who}, следующее событие: {$cards}
}
told-counted = Подсчёт: {$card}
moved-discard-military = Военный сброс эпохи {$part} становится колодой: {$n}
shuffled-military = Военная колода эпохи {$part} перемешана
changed-civil = гражданские действия {$by} → {$n}
changed-civil-total = всего гражданских действий {$by} → {$n}
changed-military = военные действия {$by} → {$n}
changed-military-total = всего военных действий {$by} → {$n}
changed-civil-extra = дополнительные гражданские действия {$by} → {$n}
changed-military-extra = дополнительные военные действия {$by} → {$n}
changed-unit-pool = ресурсы на отряды {$by} → {$n}
changed-science-pool = наука на военные технологии {$by} → {$n}
changed-resource-pool = ресурсы на этот ход {$by} → {$n}
changed-food-pool = еда на этот ход {$by} → {$n}
changed-workers = рабочие на карте «{$card}» {$by} → {$n}
changed-pool = свободные рабочие {$by} → {$n}
changed-yellow = жёлтый запас {$by} → {$n}
changed-tokens = синие жетоны на карте «{$card}» {$by} → {$n}
changed-stages = этапы чуда {$by} → {$n}
changed-blue = синий запас {$by} → {$n}
changed-science = наука {$by} → {$n}
changed-culture = культура {$by} → {$n}
changed-rating = {$thing ->
    [0] сила
    [1] культура за ход
    [2] наука за ход
   *[3] счастье
} {$by} → {$n}
told-age = Наступает эпоха { $n ->
    [1] I
    [2] II
    [3] III
   *[4] IV
  }

## Читателю

does-gain-you = Получите: {$what}
does-gain-choice-you = Получите {$value} еды или {$value ->
    [one] {$value} ресурс
    [few] {$value} ресурса
   *[many] {$value} ресурсов
 } на выбор

## Чего не бывает на столе

impossible-pile = Карте { $card } не место в «{ $zone }».
impossible-discard = Карте { $card } не место в сбросе этой эпохи.
impossible-event = { $card } — не событие.
impossible-row = В ряду должно быть по карте на каждую занятую ячейку.
impossible-tactic = Одна тактика дважды лежит в общей зоне (TA-TACT-04).
impossible-age = Эпохи { $age } нет.
impossible-empty = Эпоха { $age } не окончена: в «{ $zone }» должны лежать карты.
impossible-many = Место { $seat }: слишком много карт в «{ $zone }».
impossible-kind = Место { $seat }: { $card } не может лежать в «{ $zone }».
impossible-below = { $what ->
    [yellow] Место { $seat }, жёлтых жетонов: { $n }.
    [blue] Место { $seat }, синих жетонов: { $n }.
    [workers] Место { $seat }, свободных рабочих: { $n }.
    [science] Место { $seat }, очков науки: { $n }.
    [culture] Место { $seat }, очков культуры: { $n }.
    [civil] Место { $seat }, гражданских действий: { $n }.
   *[military] Место { $seat }, военных действий: { $n }.
}
impossible-actions = У места { $seat } доступно больше действий, чем есть всего.
impossible-workers = Место { $seat }: рабочие на технологии, которой нет в игре.
impossible-card-tokens = Место { $seat }: на карте меньше 0 синих жетонов.
impossible-blue = Синих жетонов у места { $seat } должно быть { $owned }, а не { $n }.
impossible-yellow = Жёлтых жетонов у места { $seat } должно быть { $owned }, а не { $n }.
impossible-sources = Место { $seat }: источники культуры не дают в сумме { $culture }.
impossible-derived = «{ $field }» не следует из карт в игре: вместо { $found } должно быть { $wanted }.

## Первая партия, которая учит

lesson-goal = Добро пожаловать! Вы ведёте народ от древности до наших дней. В конце побеждает тот, у кого больше культуры: первое число — сколько её у вас, маленькое — сколько прибавит каждый ход.
lesson-row = Все новые карты приходят из этого ряда: лидеры, чудеса, технологии, жёлтые карты действий. Точки под картой показывают, сколько гражданских действий (белых) она стоит; карты сползают влево и дешевеют, пока не исчезнут.
lesson-take = В первом круге действий совсем мало. Возьмите карту «{ $card }»: жёлтая карта, которая потом удешевит постройку.
lesson-confirm = Это был весь ваш ход, поля и шахты уже дали своё. Его ещё можно отменить; кнопка «{ $end }» закрепит его, и сыграет соперник.
lesson-production = Ваш народ поработал: «{ $farm }» — это еда (теперь { $food }), «{ $mine }» — ресурсы ({ $resources }), «{ $lab }» — наука ({ $science }). Жёлтые точки — рабочие; каждый рабочий на карте даёт своё каждый ход.
lesson-politics = Каждый ход начинается с политики: события, пакты, агрессии, войны. Военных карт у вас пока нет, поэтому пасуйте. (Сдаются в проигранных партиях.)
lesson-population = Теперь действия: гражданских (белых) — { $civil }, военных (красных) — { $military }. Сначала больше людей: новый рабочий приходит из жёлтого банка, его цена едой — { $price }.
lesson-play = Рабочих без дела: { $workers }. Найдите одному место: разыграйте карту «{ $card }», и постройка обойдётся на один ресурс дешевле.
lesson-build = Постройте карту «{ $card }»: рабочий идёт в шахту, и отныне ресурсов каждый ход больше. Еда кормит людей, ресурсы строят всё остальное.
lesson-leader = Нужны и идеи. «{ $card }» — лидер, и сейчас он дёшев: возьмите его из ряда.
lesson-lead = Лидер остаётся на руке, пока вы не разыграете его ещё одним гражданским действием. Лидер у вас один, и за всю игру по одному из каждой эпохи.
lesson-end = Гражданские действия кончились. Оставшиеся военные действия в конце хода превратятся в военные карты. Завершите ход: производство пойдёт без вопросов, потому что новые карты показывают вам новое.
lesson-military = Новый круг. Эти военные карты ваши: тактики, события, агрессии. Сила важна, когда на вас нападают, поэтому не отставайте намного. Сначала политика: пасуйте ещё раз.
lesson-wonder = Чудо света — «{ $card }». Взятое чудо лежит перед вами недостроенным; потом вы строите его этап за этапом за ресурсы, и лишь готовое оно действует. Возьмите его и постройте первый этап.
lesson-people = Следите за тремя вещами. Счастье: растущему народу его нужно больше. Жёлтый банк: чем он пустее, тем дороже рабочие и голоднее народ. Синий банк: кто копит слишком много, у того отнимет коррупция. Наведите указатель на число, чтобы прочесть, что оно значит.
lesson-farewell = Игра проходит через четыре эпохи; когда придут последние карты, доигрывают последний круг и считают культуру. Серые кнопки объясняют, почему ход невозможен, и называют правило: наведите указатель или откройте список причин. У вас осталось действие: теперь это ваша партия. Приятной игры!

## Отметить несколько карт


## Ошибки в файле карт

no-kind = { $where }: нет вида карт { $kind }{ $hint }
fewer-copies = { $where }: при большем числе игроков карт меньше; напишите числа по возрастанию.
no-power-here = { $where }: постоянные свойства бывают только у лидеров и чудес, а не у карт вида { $kind }.
not-on-this-card = { $where }: { $name } ничего не значит на карте вида { $kind }; так бывает на картах { $known }.
needless-target = { $where }: только событие говорит, для кого строка; уберите поле to.
technology-levels = Карты { $kind } должны быть эпох { $wanted }, а не { $found }.
no-such-card = { $where }: в строке названа карта { $name }, которой нет в файле{ $hint }
other-numbers = { $where }: у другой карты свойство { $name } с другими числами; напишите одинаковые.
write-amount = целое число от -99 до 99
write-numbers = числа по названиям; названия: { $known }
write-copies = три числа: карты в колоде для 2, 3 и 4 игроков
write-by-players = три числа: для 2, 3 и 4 игроков
write-by-age = четыре числа: для эпох A, I, II и III
write-levels = один или два уровня от 0 до 3
write-ranks = три списка: культура по местам для 2, 3 и 4 игроков
write-pairs = список пар (от стольких жетонов, значение)
write-three = три целых числа
write-four = четыре целых числа
write-slots = тринадцать целых чисел, по одному на место ряда

## По чему сравнивают два конца хода

sheet-culture = культура
sheet-culture-turn = культура за ход
sheet-science-turn = наука за ход
sheet-strength = сила
sheet-happiness = счастье
sheet-resources-turn = ресурсы за ход
sheet-food-turn = пища за ход
sheet-science = наука
sheet-resources = ресурсы
sheet-food = пища
sheet-civil = гражданские действия
sheet-military = военные действия
sheet-idle = свободные рабочие
sheet-stages = этапы чуда
sheet-wonders = чудеса
sheet-colonies = колонии
sheet-hand = гражданские карты на руке
sheet-military-hand = военные карты на руке
sheet-workers = рабочие за делом
sheet-unrest = недовольные сверх незанятых
sheet-corruption = коррупция за ход
sheet-age = начатые эпохи
told-sheet-age-less = Эпоха ещё не кончается.
told-sheet-age-more = К тому времени кончается эпоха.
sheet-technologies = технологии

# Где лежит карта: в причинах тренера.
lies-wonders = построено
lies-colonies = как колония
lies-leader = как лидер
lies-play = изучено
lies-personal-tactic = как тактика
lies-unfinished-wonder = строится
lies-hand = на руке

# Что подсчитывает игрок, обдумывая действие: это говорит тренер.
outlook-price = { $n ->
    [0] сейчас не стоит гражданских действий
   *[other] из оставшихся гражданских действий ({ $left }) берёт { $n }
}
outlook-another = ещё одна лежит в ряду, её цена в действиях: { $n }
outlook-science = { $n ->
    [0] науки на неё хватает
   *[other] на неё не хватает науки: { $n } ({ $turns ->
        [0] и она не прибывает
       *[other] за ход прибывает { $more }, ходов ждать: { $turns }
    })
}
outlook-worker = { $n ->
    [0] ресурсов на рабочего хватает
   *[other] на рабочего не хватает ресурсов: { $n } ({ $turns ->
        [0] и они не прибывают
       *[other] за ход прибывает { $more }, ходов ждать: { $turns }
    })
}
outlook-upgrade = { $n ->
    [0] ресурсов на улучшение до этой карты хватает
   *[other] на улучшение до этой карты не хватает ресурсов: { $n } ({ $turns ->
        [0] и они не прибывают
       *[other] за ход прибывает { $more }, ходов ждать: { $turns }
    })
}
outlook-government = гражданские действия: { $civil } вместо { $old_civil }, военные действия: { $military } вместо { $old_military }, городские здания каждого типа: { $limit } вместо { $old_limit }
outlook-no-army = из ваших отрядов армия не складывается
outlook-no-worker = свободных рабочих у вас нет
outlook-revolution = { $lack ->
    [0] революцией — науки: { $n }, и все гражданские действия хода
   *[other] революцией — науки: { $n } (не хватает { $lack }), и все гражданские действия хода
}
outlook-revolution-military = { $lack ->
    [0] революцией — науки: { $n }, и все военные действия хода
   *[other] революцией — науки: { $n } (не хватает { $lack }), и все военные действия хода
}
outlook-wonder = { $lack ->
    [0] на всё хватает ресурсов: { $n }
   *[other] всего ресурсов: { $n }, не хватает: { $lack } ({ $turns ->
        [0] и они не прибывают
       *[other] за ход прибывает { $more }, ходов ждать: { $turns }
    })
}
outlook-leader = сменит лидера: { $cards }
outlook-eating = тогда народ съедает за ход на { $n } больше, чем дают фермы; оставшейся еды ({ $food }) { $turns ->
    [0] не хватит на ближайшее производство
   *[other] хватит, ходов: { $turns }
}
outlook-unused = остаются неиспользованные гражданские действия: { $n }
outlook-strength = ваша сила { $n }, у лучшего из соперников { $rival }
outlook-happiness = ваше счастье { $n }, народу нужно { $needed }

## Ещё уроки

lesson-title-technology = Технологии
lesson-title-government = События и правительства
lesson-title-colony = Колонии
lesson-title-aggression = Агрессии
lesson-title-last_round = Последний раунд
lesson-tech-why = Прошло несколько раундов. Технологии ждут на руке, пока не хватит науки, чтобы их исследовать; каждая открывает постройку лучше прежней.
lesson-tech-develop = Исследуйте карту «{ $card }»: это стоит гражданского действия и науки. Карта ляжет на ваше поле, пока без рабочих.
lesson-tech-upgrade = Рабочий с карты «{ $old }» теперь может перейти: улучшение стоит гражданского действия и лишь разницы цен. Отныне этот рабочий приносит больше.
lesson-tech-more = Так же улучшают шахты, храмы, лаборатории и войска. Науку дают лаборатории и лидеры: не отставайте в них. Играйте дальше или переходите к следующему уроку.
lesson-gov-event = Сначала политика. Карта «{ $card }» может стать событием: положите её рубашкой вверх к будущим событиям и сразу получите культуру. Позже оно случится со всеми.
lesson-gov-develop = Правительство решает, сколько у вас действий за ход. «{ $card }» у вас на руке, и науки хватает: исследуйте мирно, по высокой цене.
lesson-gov-more = Посмотрите на счётчики действий. Революция стоила бы меньше науки, но всех гражданских действий хода. Правительство всегда одно; прежнее уходит. Играйте дальше или переходите к следующему уроку.
lesson-colony-bid = Событие открыло новую территорию. Все делают ставки военной силой; старшая ставка выигрывает, и её нужно послать. Поставьте как можно меньше.
lesson-colony-send = Никто не ставит больше. Пошлите войска на сумму ставки: они не вернутся. Хватит карты «{ $card }»; помогли бы и карты бонусов.
lesson-colony-more = Территория ваша: разовое вы получаете сразу, а постоянное действует с этой минуты. Ставьте не больше, чем она вам стоит: армия после этого слабее. Играйте дальше или переходите к следующему уроку.
lesson-aggression-why = Ваша армия сильнее соседской: тогда агрессия и окупается. Она стоит военных действий, а защитник может ответить картами.
lesson-aggression-play = Сыграйте карту «{ $card }» в фазе политики и подтвердите: «{ $end }», после этого хода не вернуть. Соперник может защищаться картами с руки; если до вашей силы не хватит, агрессия удалась.
lesson-aggression-raid = Удалась. Выберите, что разрушить: «{ $card }» приносит науку, и эта потеря больнее всего.
lesson-aggression-more = Это действует в обе стороны: кто отстал в силе, на того нападают. Тактика усиливает те же войска, а карты защиты на руке делают соседей вежливыми. Играйте дальше или переходите к следующему уроку.
lesson-last-why = Это последний раунд: эпоха исчерпана, все сыграют поровну ходов, и затем считают культуру. То, что принесёт плоды позже, уже ничего не стоит.
lesson-last-event = События последней эпохи награждают за что-то в конце игры, и всех. «{ $card }» выгодна тому, у кого есть чудеса: положите её к будущим событиям, ведь считаются все.
lesson-last-more = Теперь используйте то, что осталось: всё, что даёт культуру до конца. Закончив, завершите ход: подсчитают влияния, и больше культуры — победа. Это был последний урок; следующая партия ваша.
