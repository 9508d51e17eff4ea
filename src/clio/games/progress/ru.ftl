# «Прогресс»: слова игры по-русски. Только названия; правила целыми предложениями — в rules.toml.

## Игра

game-progress = Прогресс
game-progress-short = Прогресс

## Типы технологий

kind-science = Наука
kind-engineering = Техника
kind-culture = Культура

## Знания

knowledge-science = Наука
knowledge-engineering = Техника
knowledge-culture = Культура
knowledge-general = Общее знание
token-science = Жетон науки
token-engineering = Жетон техники
token-culture = Жетон культуры
token-general = Жетон общих знаний
token-ready = Готов
token-spent = Потрачен

## Навыки

skills = Навыки
skill-action = Действия
skill-draw = Добор
skill-hand = Предел руки
skill-shuffle = Перетасовка
skill-development = Разработка
skill-research = Исследование
skill-quick-draw = Добор/сброс

## Треки могущества

power = Треки могущества
power-prestige = Престиж
power-population = Население
power-army = Армия

## Эпохи и символы новой эпохи

age-1 = I эпоха
age-2 = II эпоха
age-3 = III эпоха
age-4 = IV эпоха
age-1-name = Античность
age-2-name = Средние века
age-3-name = Эпоха Возрождения
age-4-name = Промышленная революция
age-token = Жетон эпохи

## Части карты

part-cost = Цена
part-benefits = Преимущества
part-heritage = Наследие
part-discard-value = Знание за сброс
part-new-age = Символ новой эпохи
part-vp = Победные очки

## Зоны

zone-hand = Рука
zone-deck = Колода
zone-discard = Сброс
zone-area = Игровая зона

## Фазы и действия

## Группы личностей и достижений

personality-philosopher = Древний философ
personality-scientist = Средневековый учёный
personality-artist = Творец эпохи Возрождения
milestone-ancient = Достижение древности
milestone-medieval = Достижение Средневековья
milestone-renaissance = Достижение эпохи Возрождения

## Дополнения и варианты

expansion-personalities = Личности
expansion-milestones = Достижения
expansion-industrial = Промышленная революция
variant-normal = Обычная игра
variant-fast = Быстрая игра
variant-faster = Ещё быстрее
variant-solo = Одиночная игра
variant-why-normal = Весь путь через эпохи.
variant-why-fast = У каждого с самого начала три действия за ход.
variant-why-faster = Три действия, и одного символа хватает для каждой новой эпохи и для конца.
expansion-why-personalities = К вам присоединяются великие люди, по одному на эпоху.
expansion-why-milestones = Великие дела, в которые вкладываются многие, а владеет один.
expansion-why-industrial = Ещё одна эпоха, с паром и машинами.

## Титулы одиночной игры

title-novice = Новичок
title-leader = Лидер
title-mastermind = Гений
title-demigod = Полубог
title-defeat = Поражение

## Источники очков

score-prestige = Престиж
score-population = Население
score-army = Армия
score-skills = Планшет игрока
score-technologies = Технологии
score-sets = Пятёрки технологий
score-personalities = Личности
score-milestones = Достижения
score-time = Колода времени

## Происхождение карт

## Решения спорных мест: варианты при подготовке

ruling-age4-symbols = Символы IV для IV эпохи
ruling-age4-symbols-1-1-2-2-3 = 1, 1, 2, 2, 3 для 1–5 игроков
ruling-age4-symbols-1-2-2-3-3 = 1, 2, 2, 3, 3 для 1–5 игроков
ruling-milestone-owner-bonus = Второе преимущество владельца достижения
ruling-milestone-owner-bonus-at-end = в конце игры
ruling-milestone-owner-bonus-at-once = сразу
ruling-personality-vp = Очки за личности
ruling-personality-vp-all = за всех за игру
ruling-personality-vp-current = только за действующую
ruling-personality-gap = Личность утратила силу
ruling-personality-gap-must = нужно взять следующую
ruling-personality-gap-may = можно взять следующую
ruling-heritage-deadline = Крайний срок наследия
ruling-heritage-deadline-before = до новой эпохи
ruling-heritage-deadline-last-call = в момент смены эпохи
ruling-personality-pick = Выбор личности
ruling-personality-pick-choice = на выбор
ruling-personality-pick-random = случайно
ruling-research-limit = Предел разработок
ruling-research-limit-total = навык разработки
ruling-research-limit-literal = на одну больше навыка
ruling-draw-count = Карты при доборе
ruling-draw-count-exact = ровно по навыку
ruling-draw-count-up-to = не больше навыка
ruling-shuffle-repeat = Повтор перетасовки и добора
ruling-shuffle-repeat-free = сколько угодно
ruling-shuffle-repeat-once = один раз за ход
ruling-empty-shuffle = Перетасовка без сброса
ruling-empty-shuffle-skip = только добор
ruling-empty-shuffle-optional = можно перетасовать колоду
ruling-power-steps = Шаги символа могущества
ruling-power-steps-printed = как на карте
ruling-power-steps-one = всегда один
ruling-symbol-scope = Чьи символы новой эпохи считаются
ruling-symbol-scope-all = всех игроков вместе
ruling-symbol-scope-single = одного игрока
ruling-first-player = Первый игрок
ruling-first-player-random = по жребию
ruling-first-player-seat-0 = место 1
ruling-first-player-seat-1 = место 2
ruling-first-player-seat-2 = место 3
ruling-first-player-seat-3 = место 4
ruling-first-player-seat-4 = место 5
ruling-first-player-youngest = самый младший
ruling-solo-top-title = Полубог начиная с
ruling-solo-top-title-66 = 66 очков
ruling-solo-top-title-67 = 67 очков
ruling-skill-gain = Навык, повышаемый символом
ruling-skill-gain-printed = указанный на карте
ruling-skill-gain-any = любой
ruling-set-bonus = Очки за пятёрки технологий
ruling-set-bonus-per-icon = за каждый символ
ruling-set-bonus-everyone-once = всем, один раз
ruling-time-swap = Обмен с колодой времени
ruling-time-swap-any = любая карта
ruling-time-swap-top = последняя карта
ruling-overpay = Оплата
ruling-overpay-minimal = без лишнего
ruling-overpay-any = любая достаточная
ruling-copy-pays = Вторая копия оплачивает открытие
ruling-copy-pays-yes = да
ruling-copy-pays-no = нет
ruling-time-purge = Карты времени убранной эпохи
ruling-time-purge-spared = остаются, но взять их нельзя
ruling-time-purge-purged = покидают игру
ruling-free-after-draw = Бесплатная оплата достижения и обмен после добора
ruling-free-after-draw-no = нет
ruling-free-after-draw-yes = да
ruling-stall-rounds = Конец после кругов без действий
ruling-stall-rounds-0 = никогда
ruling-stall-rounds-1 = 1 круг
ruling-stall-rounds-2 = 2 круга
ruling-stall-rounds-3 = 3 круга
ruling-stall-rounds-5 = 5 кругов

## Технологии I эпохи

card-writing = Письменность
card-alphabet = Алфавит
card-calendar = Календарь
card-herbalism = Травничество
card-mathematics = Математика
card-geometry = Геометрия
card-astronomy = Астрономия
card-medicine = Медицина
card-agriculture = Земледелие
card-pottery = Гончарное дело
card-wheel = Колесо
card-bronze-working = Обработка бронзы
card-iron-working = Обработка железа
card-masonry = Каменная кладка
card-bridges = Мост
card-irrigation = Орошение
card-burial = Погребение
card-musical-instruments = Музыкальные инструменты
card-mythology = Мифология
card-poetry = Поэзия
card-drama = Драма
card-sculpture = Скульптура
card-monotheism = Монотеизм
card-philosophy = Философия

## Технологии II эпохи

card-algebra = Алгебра
card-trigonometry = Тригонометрия
card-optics = Оптика
card-alchemy = Алхимия
card-surgery = Хирургия
card-cartography = Картография
card-logic = Логика
card-paper = Бумага
card-printing-press = Печатный станок
card-windmill = Ветряная мельница
card-mechanical-clock = Механические часы
card-gunpowder = Порох
card-shipbuilding = Кораблестроение
card-crop-rotation = Севооборот
card-literature = Литература
card-theology = Богословие
card-universities = Университеты
card-polyphony = Полифония
card-gothic-architecture = Готическая архитектура
card-guilds = Гильдии
card-fresco-painting = Фресковая живопись

## Технологии III эпохи

card-heliocentrism = Гелиоцентризм
card-scientific-method = Научный метод
card-calculus = Математический анализ
card-chemistry = Химия
card-electricity = Электричество
card-thermodynamics = Термодинамика
card-microscopy = Микроскопия
card-combustion = Горение
card-blast-furnace = Доменная печь
card-telescope = Телескоп
card-navigation = Навигация
card-firearms = Огнестрельное оружие
card-canals = Каналы
card-steam-pump = Паровой насос
card-humanism = Гуманизм
card-perspective = Перспектива
card-newspapers = Газеты
card-banking = Банковское дело
card-reformation = Реформация
card-opera = Опера
card-novel = Роман

## Технологии IV эпохи

card-vaccination = Вакцинация
card-electromagnetism = Электромагнетизм
card-periodic-table = Периодическая таблица
card-evolution = Эволюция
card-germ-theory = Микробная теория
card-atomic-theory = Атомная теория
card-steam-engine = Паровая машина
card-steelmaking = Сталеварение
card-railways = Железные дороги
card-refrigeration = Искусственное охлаждение
card-telegraph = Телеграф
card-electric-light = Электрическое освещение
card-romanticism = Романтизм
card-photography = Фотография
card-impressionism = Импрессионизм
card-phonograph = Фонограф
card-public-schools = Общественные школы
card-sociology = Социология

## Личности

card-thales = Фалес
card-pythagoras = Пифагор
card-confucius = Конфуций
card-plato = Платон
card-aristotle = Аристотель
card-al-khwarizmi = Аль-Хорезми
card-avicenna = Авиценна
card-alhazen = Ибн аль-Хайсам
card-roger-bacon = Роджер Бэкон
card-fibonacci = Фибоначчи
card-leonardo-da-vinci = Леонардо да Винчи
card-michelangelo = Микеланджело
card-raphael = Рафаэль
card-albrecht-durer = Альбрехт Дюрер
card-shakespeare = Уильям Шекспир

## Достижения

card-great-pyramids = Великие пирамиды
card-hanging-gardens = Висячие сады
card-great-library = Великая библиотека
card-olympic-games = Олимпийские игры
card-great-wall = Великая стена
card-paved-roads = Мощёные дороги
card-silk-road = Шёлковый путь
card-house-of-wisdom = Дом мудрости
card-great-cathedral = Великий собор
card-merchant-league = Торговый союз
card-relay-post = Почтовая служба
card-great-university = Великий университет
card-circumnavigation = Кругосветное плавание
card-great-dome = Великий купол
card-first-encyclopedia = Первая энциклопедия
card-academy-of-sciences = Академия наук

## По чему сравнивают два конца хода

sheet-points = очки
sheet-technologies = технологии
sheet-developments = технологии в разработке
sheet-prestige = { power-prestige }
sheet-population = { power-population }
sheet-army = { power-army }
sheet-skill-action = { skill-action }
sheet-skill-draw = { skill-draw }
sheet-skill-hand = { skill-hand }
sheet-skill-shuffle = { skill-shuffle }
sheet-skill-development = { skill-development }
sheet-skill-research = { skill-research }
sheet-skill-quick-draw = { skill-quick-draw }
sheet-science = жетоны науки
sheet-engineering = жетоны инженерии
sheet-culture = жетоны культуры
sheet-general = общие жетоны
sheet-hand = карты на руке
sheet-hand-value = знание от карт на руке
sheet-payable = оплачиваемые технологии на руке
sheet-markers = оставшиеся ходы разработки

# Где лежит карта: в причинах тренера.
lies-active = в игре
lies-personality = как личность
lies-completed = как веха
lies-developments = в разработке
lies-hand = на руке
