# Древнее знание: слова игры по-русски. Предложения с пропусками лежат в sentences/.

## Игра

game-ancient-knowledge = Древнее знание

## Виды карт

kind-city = Город
kind-megalith = Мегалит
kind-pyramid = Пирамида
kind-artifact = Артефакт
kind-ancient = Древняя
kind-writing = Письменная
kind-secret = Тайная
cards-city = Города
cards-megalith = Мегалиты
cards-pyramid = Пирамиды
cards-artifact = Артефакты
cards-level-1 = Технологии уровня I
cards-level-2 = Технологии уровня II

## Части карты

part-slot = Ячейка
part-cost = Цена
part-knowledge = Знания
part-vp = ПО
part-moment = Момент
part-effect = Эффект
part-kind = Вид
part-needs = Требование
locked = закреплена

## Моменты

moment-immediate = Сразу
moment-ongoing = Постоянно
moment-timeline = Фаза хронологии
moment-decline = Упадок
moment-final = Финальный подсчёт

## Зоны и жетоны

zone-deck = Колода построек
bar-deck = Колода
bar-discard = Сброс
zone-discard = Сброс
zone-technology-deck-I = Колода технологий I
zone-technology-deck-II = Колода технологий II
zone-technology-discard-I = Сброс технологий I
zone-technology-discard-II = Сброс технологий II
zone-board-1 = Планшет технологий 1
zone-board-2 = Планшет технологий 2
zone-board-3 = Планшет технологий 3
zone-aside = Открытые карты
zone-hand = Рука
zone-timeline = Хронология
zone-artifacts = Артефакты
zone-past = Прошлое
zone-collection = Технологии
zone-chosen = Выбранные карты
zone-looked = Просмотренные карты
zone-played = Создаваемая карта
zone-offered = Предложенная карта
zone-box = Вне игры
knowledge = Знания
lost-knowledge = Утраченные знания
rotated = Повёрнуто

## Фазы и действия

phase-action = Фаза действий
phase-decline = Фаза упадка
action-create = Создание
action-learn = Изучение
action-archive = Передача знаний
action-excavate = Раскопки
action-search = Поиск

## Варианты

expansion-starting-sets = Начальные наборы
expansion-teams = Команды по двое
expansion-why-starting-sets = Каждый начинает с подобранным набором и не выбирает первую руку. Хорошо для первой игры.
expansion-why-teams = Вчетвером двое на двое; партнёры ходят вместе и могут меняться картами.

## Источники очков

score-monuments = Монументы прошлого
score-effects = Эффекты прошлого
score-technologies = Технологии
score-timeline = Хронология
score-lost = Утраченные знания

## Толкования: варианты подготовки и их значения

ruling-learn-order = Порядок эффектов при изучении
ruling-learn-order-owner-chooses = по выбору владельца
ruling-learn-order-own-first = сначала собственный эффект
ruling-midgame-check = Переворот планшета технологий
ruling-midgame-check-after-declines = после всех упадков
ruling-midgame-check-at-once = на седьмом монументе
ruling-chosen-removal = Снятие с двух городов
ruling-chosen-removal-each = с каждого
ruling-chosen-removal-total = всего
ruling-archive = Передача сверх имеющихся знаний
ruling-archive-saved = не больше карт, чем знаний
ruling-archive-any = сколько угодно карт
ruling-full-hand-look = Просмотр при полной руке
ruling-full-hand-look-look = смотреть и не брать
ruling-full-hand-look-skip = пропустить эффект
ruling-opening-discards = Начальный сброс
ruling-opening-discards-discard = в стопку сброса
ruling-opening-discards-deck = обратно в колоду
ruling-requirement-discount = Сниженное требование
ruling-requirement-discount-helps-only = только помогает
ruling-requirement-discount-every-number = любое число
ruling-first-player = Первый игрок
ruling-first-player-random = по жребию
ruling-first-player-seat-0 = место 1
ruling-first-player-seat-1 = место 2
ruling-first-player-seat-2 = место 3
ruling-first-player-seat-3 = место 4
ruling-ages = Возраст игроков (при ничьей)

## Города

card-osirion = Осирион
card-abu-gorab = Абу-Гораб
card-gobekli-tepe = Гёбекли-Тепе
card-byblos = Библ
card-ellora-caves = Пещеры Эллоры
card-ollantaytambo = Ольянтайтамбо
card-luxor-temple = Луксорский храм
card-mohenjo-daro = Мохенджо-Даро
card-petra = Петра
card-parthenon = Парфенон
card-warangal = Варангал
card-timbuktu = Тимбукту
card-lopburi-temple = Храм в Лопбури
card-bagan = Баган
card-ajanta-caves = Пещеры Аджанты
card-heracleion = Гераклион
card-jericho = Иерихон
card-angkor-wat = Ангкор-Ват
card-derinkuyu = Деринкую
card-tiwanaku = Тиуанако
card-mycenae = Микены
card-baalbek = Баальбек
card-sacsayhuaman = Саксайуаман
card-easter-island = Остров Пасхи
card-llaqtapata = Льяктапата
card-machu-picchu = Мачу-Пикчу
card-karnak-temple = Карнакский храм
card-babylon = Вавилон
card-atlantis = Атлантида
card-potala-palace = Дворец Потала
card-philae = Филы
card-persepolis = Персеполь
card-inwa = Инва
card-temple-of-kom-ombo = Храм Ком-Омбо
card-tulum = Тулум
card-cyrene = Кирена

## Мегалиты

card-stonehenge = Стоунхендж
card-menhir-di-monte-corru-tundu = Менгир Монте-Корру-Тунду
card-aswan-obelisk = Асуанский обелиск
card-sulawesi-megaliths = Мегалиты Сулавеси
card-moron = Мурэн
card-dolmen-of-ganghwa = Дольмен Канхва
card-circles-of-mpumalanga = Круги Мпумаланги
card-dolmen-of-gochang = Дольмен Кочхана
card-aramu-muru = Араму-Муру
card-the-fairies-rock = Камень фей
card-menhirs-of-monteneuf = Менгиры Монтенёфа
card-statues-of-ramesses-ii = Статуи Рамсеса II
card-carnac-standing-stones = Карнакские камни
card-menhir-of-kerloas = Менгир Керлоас
card-barabar-caves = Пещеры Барабар
card-diquis-stone-spheres = Каменные сферы Дикиса
card-fort-samaipata = Форт Самайпата
card-dolmen-of-menga = Дольмен Менга
card-dolmen-of-fontanaccia = Дольмен Фонтаначча
card-colossi-of-memnon = Колоссы Мемнона
card-baalbek-trilithon = Трилитон Баальбека
card-hire-benakal = Хире-Бенакал
card-standing-stones-of-stenness = Стоячие камни Стеннесса
card-tlalocs-statue = Статуя Тлалока
card-great-sphinx-of-giza = Большой сфинкс в Гизе
card-chabola-de-la-hechicera = Чабола-де-ла-Эчисера
card-masuda-iwafune = Масуда-но-ивафунэ
card-megaliths-of-cauria = Мегалиты Каурии
card-ishibutai-kofun = Курган Исибутай
card-leshan-giant-buddha = Статуя Будды в Лэшане
card-hagar-qim = Хаджар-Ким
card-giants-tomb = Гробница гигантов
card-merchants-table = Стол торговцев
card-montguyon-dolmen = Дольмен Монгийон
card-ggantija = Джгантия
card-poulnabrone-dolmen = Дольмен Пулнаброн

## Пирамиды

card-pyramid-of-khafre = Пирамида Хафры
card-pyramid-of-pepi-ii = Пирамида Пепи II
card-meidum-pyramid = Пирамида в Медуме
card-palenque = Паленке
card-cahuachi-pyramids = Пирамиды Кауачи
card-great-ziggurat-of-ur = Большой зиккурат в Уре
card-pyramid-of-the-niches = Пирамида Ниш
card-pyramid-of-userkaf = Пирамида Усеркафа
card-caral = Караль
card-teotihuacan = Теотиуакан
card-pyramid-of-coba = Пирамида Кобы
card-gunung-padang = Гунунг-Паданг
card-yonaguni = Монумент Йонагуни
card-tikal-temple-i = Храм I в Тикале
card-xixia-wangling = Сися-Ванлин
card-nubian-pyramids = Нубийские пирамиды
card-the-queens-pyramids = Пирамиды цариц
card-pyramid-of-nice = Пирамида Ниццы
card-candi-sukuh = Чанди-Сукух
card-borobudur-temple = Храм Боробудур
card-phimeanakas = Пхимеанакас
card-sneferus-pyramid = Пирамида Снофру
card-pyramids-of-xian = Пирамиды Сианя
card-pyramid-of-tazumal = Пирамида Тасумаль
card-chichen-itza = Чичен-Ица
card-uxmal = Ушмаль
card-dahshur-pyramid = Пирамида в Дахшуре
card-pyramid-of-menkaure = Пирамида Менкаура
card-pyramid-of-djoser = Пирамида Джосера
card-pyramid-of-neferirkare = Пирамида Нефериркара
card-tonina = Тонина
card-comalcalco-temple = Храм Комалькалько
card-calakmul = Калакмуль
card-pyramids-of-plaine-magnien = Пирамиды Плен-Маньен
card-candi-kethek = Чанди-Кетек
card-janggun-chong = Чангунчхон

## Артефакты

card-disk-of-sabu = Диск Сабу
card-sarcophagus-of-saqqara = Саркофаг из Саккары
card-planetary-stone = Планетарный камень
card-disks-of-bayan-kara-ula = Диски Баян-Кара-Ула
card-ica-stones = Камни Ики
card-antikythera-mechanism = Антикитерский механизм
card-moai-statue = Статуя моаи
card-la-mana-pyramid = Пирамида Ла-Мана
card-tzolkin = Цолькин
card-incahuasi-quipus = Кипу из Инкауаси
card-paracas-candelabra = Паракасский канделябр
card-pachamama-monolith = Монолит Пачамамы
card-piri-reis-map = Карта Пири-реиса
card-klerksdorp-spheres = Клерксдорпские сферы
card-luddite-flute = Флейта из лидита
card-crystal-skull = Хрустальный череп
card-glozel-artifacts = Артефакты Глозеля
card-dogon-mythology = Мифология догонов
card-voynich-manuscript = Рукопись Войнича
card-sumerian-tablets = Шумерские таблички
card-baghdad-battery = Багдадская батарейка
card-nazca-lines = Линии Наски
card-olmec-heads = Ольмекские головы
card-genetic-disk = Генетический диск
card-kensington-runestone = Кенсингтонский рунический камень
card-nebra-sky-disc = Небесный диск из Небры
card-iron-pillar-of-delhi = Железная колонна в Дели
card-dogu-figurines = Статуэтки догу
card-phaistos-disc = Фестский диск
card-nimrud-lens = Линза Нимруда
card-saqqara-vases = Вазы из Саккары
card-elongated-skulls = Удлинённые черепа
card-michaux-stone = Камень Мишо
card-oronce-fines-map = Карта Оронса Фине
card-assurbanipals-tablet = Табличка Ашшурбанапала
card-khufus-solar-barque = Солнечная ладья Хуфу

## Технологии уровня I

card-anaximenes = Анаксимен
card-aristotle = Аристотель
card-hermes-trismegistus = Гермес Трисмегист
card-thales = Фалес
card-nicolas-flamel = Николя Фламель
card-anaximander = Анаксимандр
card-melchizedek = Мелхиседек
card-ptolemy = Птолемей
card-mercury = Меркурий
card-planetary-grid = Планетарная сетка
card-the-number-pi = Число пи
card-mummification = Мумификация
card-mystery-school = Школа мистерий
card-language-of-the-birds = Язык птиц
card-flower-of-life = Цветок жизни
card-sator-square = Квадрат Сатор
card-earthquake-engineering = Сейсмостойкое строительство
card-astronomy = Астрономия
card-runic-alphabet = Рунический алфавит
card-rongorongo-glyphs = Письмена ронго-ронго
card-ancient-hebrew = Древнееврейский язык
card-ancient-greek = Древнегреческий язык
card-arabic-numerals = Арабские цифры
card-proto-writing = Протописьменность
card-coptic-alphabet = Коптский язык
card-cretan-hieroglyphs = Критские иероглифы
card-latin-alphabet = Латинский алфавит

## Технологии уровня II

card-imhotep = Имхотеп
card-plato = Платон
card-thoth = Тот
card-pythagoras = Пифагор
card-akhenaten = Эхнатон
card-pliny-the-elder = Плиний Старший
card-golden-mean = Золотое сечение
card-royal-cubit = Царский локоть
card-astrology = Астрология
card-alchemy = Алхимия
card-hermeticism = Герметизм
card-ari-kat = Ари-кат
card-chinese-alphabet = Китайская письменность
card-emerald-tablet = Изумрудная скрижаль
card-sumerian-cuneiforms = Шумерская клинопись
card-maya-script = Письмо майя
card-phoenician-alphabet = Финикийский алфавит
card-hieroglyphs = Иероглифы

## По чему сравнивают два конца хода

sheet-points = очки
sheet-past = памятники в Прошлом
sheet-timeline = памятники в хронологии
sheet-knowledge = знания на памятниках
sheet-technologies = технологии
sheet-artifacts = артефакты
sheet-hand = карты на руке
sheet-promised = ПО, ждущие в хронологии
sheet-lost = утраченные знания

counted-score-lost = утрачено знаний меньше на { $n }

# Где лежит карта: в причинах тренера.
lies-past = в Прошлом
lies-collection = изучено
lies-artifacts = среди артефактов
lies-timeline = в хронологии
lies-hand = на руке
