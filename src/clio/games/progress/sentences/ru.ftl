# «Прогресс»: фразы с пропусками по-русски. Названия без пропусков — в ru.ftl самой игры.
#
# Ход ищется по записи: «pay token science» — это do-pay-token-science, или do-pay-token, или do-pay; остаток записи заполняет
# { $card }. group-… — заголовок, под которым ход стоит в списке, pick-… — его краткое имя там.
#
# Названия карт и имена не склоняются: фраза строится так, чтобы они стояли в именительном падеже.

## Ходы

group-discover = Открыть
pick-discover = { $card }
do-discover = Открыть технологию «{ $card }»

group-research = Исследовать
pick-research = { $card }
do-research = Исследовать технологию «{ $card }»

group-draw = Карты
do-draw = Добор
group-quick-draw = Карты
do-quick-draw = Добор/сброс
group-shuffle = Карты
do-shuffle = Перетасовка и добор

group-milestone = Достижение
pick-milestone-1 = Цена 1
pick-milestone-2 = Цена 2
pick-milestone-3 = Цена 3
pick-milestone-4 = Цена 4
do-milestone-1 = Оплатить цену 1 достижения
do-milestone-2 = Оплатить цену 2 достижения
do-milestone-3 = Оплатить цену 3 достижения
do-milestone-4 = Оплатить цену 4 достижения

group-personality = Личность
pick-personality = { $card }
do-personality = Взять карту личности «{ $card }»
group-next = Личность
do-next-scientist = Взять следующего учёного
do-next-artist = Взять следующего творца
group-heritage = Личность
do-heritage = Использовать наследие

group-swap = Колода времени
pick-swap = Отдать карту «{ $card }»
do-swap = Отдать карту «{ $card }» в колоду времени
group-time = Взять
pick-time = { $card }
do-time = Взять карту «{ $card }» из колоды времени

group-end = Конец
do-end = Завершить фазу действий
group-done = Дальше
do-done = Готово

group-pay = Сбросить
pick-pay = { $card }
do-pay = Оплатить картой «{ $card }»
group-pay-token = Жетоны
pick-pay-token-science = Наука
pick-pay-token-engineering = Техника
pick-pay-token-culture = Культура
pick-pay-token-general = Общее
do-pay-token-science = Оплатить жетоном науки
do-pay-token-engineering = Оплатить жетоном техники
do-pay-token-culture = Оплатить жетоном культуры
do-pay-token-general = Оплатить жетоном общих знаний

group-deck = Колоды
pick-deck-I = I эпоха
do-deck-I = Взять карту из колоды I эпохи
pick-deck-II = II эпоха
do-deck-II = Взять карту из колоды II эпохи
pick-deck-III = III эпоха
do-deck-III = Взять карту из колоды III эпохи
pick-deck-IV = IV эпоха
do-deck-IV = Взять карту из колоды IV эпохи
group-pile = Сбросы
pick-pile-I = I эпоха
do-pile-I = Взять карту из сброса I эпохи
pick-pile-II = II эпоха
do-pile-II = Взять карту из сброса II эпохи
pick-pile-III = III эпоха
do-pile-III = Взять карту из сброса III эпохи
pick-pile-IV = IV эпоха
do-pile-IV = Взять карту из сброса IV эпохи
group-shuffle-I = Перетасовать
group-shuffle-II = Перетасовать
group-shuffle-III = Перетасовать
group-shuffle-IV = Перетасовать
pick-shuffle-I = I эпоха
do-shuffle-I = Перетасовать колоду I эпохи
pick-shuffle-II = II эпоха
do-shuffle-II = Перетасовать колоду II эпохи
pick-shuffle-III = III эпоха
do-shuffle-III = Перетасовать колоду III эпохи
pick-shuffle-IV = IV эпоха
do-shuffle-IV = Перетасовать колоду IV эпохи
group-more = Заплатить больше
do-more = Заплатить больше цены
surplus-kept = сверх нужного: { $n }, останется до конца хода
surplus-lost = сверх нужного: { $n }, пропадёт
group-reshuffle = Перетасовать
do-reshuffle = Сначала перетасовать колоду

group-discard = Сбросить
pick-discard = { $card }
do-discard = Сбросить карту «{ $card }»
group-back = Вернуть
pick-back = { $card }
do-back = Вернуть карту «{ $card }» на руку

group-skill = Повысить
pick-skill-action = Действия
do-skill-action = Повысить навык действий
pick-skill-draw = Добор
do-skill-draw = Повысить навык добора
pick-skill-hand = Предел руки
do-skill-hand = Повысить навык предела руки
pick-skill-shuffle = Перетасовка
do-skill-shuffle = Повысить навык перетасовки
pick-skill-development = Разработка
do-skill-development = Повысить навык разработки
pick-skill-research = Исследование
do-skill-research = Повысить навык исследования
pick-skill-quick_draw = Добор/сброс
do-skill-quick_draw = Повысить навык добора/сброса

## Вопросы

ask-act = Ваше действие?
ask-pay = Чем оплатить карту «{ $card }» (не хватает: { $left })?
ask-take-card = { $left ->
    [one] Возьмите ещё { $left } карту: откуда?
    [few] Возьмите ещё { $left } карты, по одной: откуда?
   *[many] Возьмите ещё { $left } карт, по одной: откуда?
}
ask-choose-discards = { $left ->
    [one] Сбросьте { $left } карту: какую?
    [few] Сбросьте { $left } карты, по одной: какие?
   *[many] Сбросьте { $left } карт, по одной: какие?
}
ask-take-back = Разработка: вернуть на руку что-нибудь незавершённое?
ask-choose-skill = Какой навык повысить?
ask-next-personality = Ваша личность утратила силу: кто следующий?
ask-last-call = Начинается новая эпоха: использовать наследие сейчас, пока оно не пропало?
ask-window = Сменить личность сейчас?
ask-shuffle-age = { $left ->
    [one] Перетасовка и добор, { $left } раз: какая эпоха?
    [few] Перетасовка и добор, { $left } раза: какая эпоха сначала?
   *[many] Перетасовка и добор, { $left } раз: какая эпоха сначала?
}
ask-reshuffle = Замешивать нечего, сброс пуст: перетасовать колоду перед добором?
ask-take-time = Какую карту взять из колоды времени?

## Отказы

refusal-no-action-left = В этом ходу у вас не осталось действий.
refusal-draw-ended-the-phase = Добор завершил вашу фазу действий.
refusal-copy-in-own-area = Эта технология уже есть в вашей игровой зоне.
refusal-too-dear = Вы не можете оплатить её цену.
refusal-developments-full = У вас в разработке столько технологий, сколько позволяет навык разработки.
refusal-no-card-left = В доступных колодах и сбросах не осталось карт.
refusal-shuffled-already = За этим столом перетасовка и добор возможны один раз за ход.
refusal-no-milestone = Текущего достижения нет.
refusal-cost-covered = Эта цена достижения уже оплачена.
refusal-milestone-too-dear = Вы не можете оплатить эту цену достижения.
refusal-free-payment-used = Бесплатная оплата этого хода уже сделана, а действий на новую не осталось.
refusal-scientist-not-yet = Учёных можно брать начиная со II эпохи.
refusal-artist-not-yet = Творцов можно брать начиная с III эпохи.
refusal-personality-taken = Эту личность уже взял кто-то другой.
refusal-one-per-era = Из каждого поколения берётся одна личность, и к прежним поколениям не возвращаются.
refusal-no-heritage = У вас нет личности с наследием.
refusal-heritage-too-late = Эпоха, в которой это наследие можно было использовать, прошла.
refusal-no-time-card = Меняться с колодой времени нечем.
refusal-swapped-already = В этом ходу вы уже обменяли карту с колодой времени.
refusal-time-card-purged = Эта карта колоды времени принадлежит ушедшей эпохе.
refusal-only-top-time-card = За этим столом из колоды времени берут только последнюю добавленную карту.
refusal-token-spent = Этот жетон потрачен до вашей фазы обновления.
refusal-superfluous = С этим какая-то карта или жетон в оплате были бы лишними.
refusal-kind-not-missing = Знания этого вида хватает, а другой вид оно не заменяет.
refusal-not-enough-yet = Цена ещё не оплачена.
refusal-pile-empty = Здесь ничего нет.
refusal-age-closed = Колода этой эпохи недоступна.
refusal-age-empty = У этой эпохи нет карт ни в колоде, ни в сбросе.
refusal-first-pay = Сначала завершите оплату.
refusal-first-draw = Сначала возьмите карты.
refusal-first-discard = Сначала сбросьте карты.
refusal-first-develop = Сначала ответьте на вопрос.
refusal-not-in-hand = Этого нет у вас на руке.
refusal-no-such-action = Сейчас так сделать нельзя.
refusal-token-after-card = Карта уже выбрана: по одному жетоны выбираются раньше карт. Всю оплату можно назвать сразу, в любом порядке.
refusal-token-after-later-kind = Жетон следующего вида уже выбран: по одному жетоны идут в порядке наука, техника, культура, общее. Всю оплату можно назвать сразу, в любом порядке.
refusal-earlier-kind-first = Сначала нужен жетон предыдущего вида: по одному жетоны идут в порядке наука, техника, культура, общее. Всю оплату можно назвать сразу, в любом порядке.
refusal-token-before-card = Рядом с ней нужен жетон, а по одному жетоны выбираются раньше карт. Всю оплату можно назвать сразу, в любом порядке.
refusal-pays-for-itself = Карта не оплачивает собственное открытие.

## Что произошло

told-discovered = { $you ->
    [yes] Вы открываете технологию «{ $card }»
   *[no] { $who } открывает технологию «{ $card }»
}
told-researched = { $you ->
    [yes] Вы исследуете технологию «{ $card }»: она будет готова через { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[many] { $n } ходов
    }
   *[no] { $who } исследует технологию «{ $card }»: готова через { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[many] { $n } ходов
    }
}
told-personality = { $you ->
    [yes] Теперь с вами { $card }
   *[no] { $who }: новая личность — { $card }
}
told-personality-leaves = { $you ->
    [yes] { $card } больше не с вами, и никто не приходит на смену
   *[no] { $who }: { $card } уходит, и никто не приходит на смену
}
told-heritage = { $you ->
    [yes] Вы используете наследие своей личности: { $card }
   *[no] { $who } использует наследие своей личности: { $card }
}
told-covered = { $you ->
    [yes] Вы оплачиваете цену { $n } достижения «{ $card }»
   *[no] { $who } оплачивает цену { $n } достижения «{ $card }»
}
told-milestone-complete = Достижение «{ $card }» завершено
told-age-begins = Наступает { $n ->
    [2] II
    [3] III
   *[other] IV
} эпоха

moved-deck-hand = { $you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} из колоды { $part } эпохи
moved-deck-hand-known = { $you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} из колоды { $part } эпохи: { $cards }
moved-discard-hand-known = { $you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} из сброса { $part } эпохи: { $cards }
moved-chosen-discard-known = { $you ->
    [yes] Вы сбрасываете
   *[no] { $who } сбрасывает
}: { $cards }
moved-developments-active-known = { $you ->
    [yes] Вы завершаете
   *[no] { $who } завершает
} разработку: { $cards }
moved-developments-hand-known = { $you ->
    [yes] Вы возвращаете
   *[no] { $who } возвращает
} на руку: { $cards }
moved-hand-box = { $you ->
    [yes] Вы теряете
   *[no] { $who } теряет
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} ушедшей эпохи с руки
moved-hand-box-known = { $you ->
    [yes] Вы теряете
   *[no] { $who } теряет
} с руки вместе с ушедшей эпохой: { $cards }
moved-developments-box-known = { $you ->
    [yes] Вы теряете
   *[no] { $who } теряет
} незавершённое: { $cards }
moved-deck-discard-known = В сброс из-за символа новой эпохи: { $cards }
moved-deck-time-known = Колода времени пополняется: { $cards }
moved-hand-time-known = { $you ->
    [yes] Вы отдаёте
   *[no] { $who } отдаёт
} в колоду времени: { $cards }
moved-time-hand-known = { $you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} из колоды времени: { $cards }
moved-time-box-known = Уходит из колоды времени вместе с эпохой: { $cards }
moved-milestone-completed-known = { $you ->
    [yes] Вы забираете
   *[no] { $who } забирает
} карту достижения «{ $cards }»
moved-milestone-pile-milestone-known = Новое достижение: { $cards }
moved-philosophers-personality-known = { $you ->
    [yes] Ваш первый философ
   *[no] { $who }: первый философ
} — { $cards }
told-milestone-gain = { $you ->
    [yes] Вам даёт достижение «{ $card }»
   *[no] { $who }: даёт достижение «{ $card }»
}
told-milestone-owner = { $you ->
    [yes] Вам ещё раз, как владельцу: «{ $card }»
   *[no] { $who }, ещё раз как владелец: «{ $card }»
}
told-develops = { $you ->
    [yes] Ваши разработки продвигаются
   *[no] { $who }: разработки продвигаются
}
told-benefit = { $you ->
    [yes] Выгода вашей технологии: { $card }
   *[no] { $who }, выгода технологии: { $card }
}
told-over-limit = { $you ->
    [yes] Вы превышаете
   *[no] { $who } превышает
} предел руки на { $n }
told-quick-draw-price = { $you ->
    [yes] Вы сбрасываете за «Добор/сброс»
   *[no] { $who } сбрасывает за «Добор/сброс»
}: { $n }
told-refreshes = { $you ->
    [yes] Ваши жетоны снова готовы, остаток знаний пропадает
   *[no] { $who }: жетоны снова готовы, остаток знаний пропадает
}
told-scored = { $you ->
    [yes] Вам за карту { $card }
   *[no] { $who }, за карту { $card }
}: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
told-total = { $you ->
    [yes] Ваш счёт
   *[no] Счёт, { $who }
}: { $n }
told-tie = { $n ->
    [4] Равны во всём: место делится
    [0] Счёт равный, решает число таких жетонов: Жетон науки
    [1] Счёт равный, решает число таких жетонов: Жетон техники
    [2] Счёт равный, решает число таких жетонов: Жетон культуры
   *[3] Счёт равный, решает число таких жетонов: Жетон общих знаний
}
moved-deck-box-known = Колода { $part } эпохи выходит из игры: { $cards }
moved-discard-box-known = Сброс { $part } эпохи выходит из игры: { $cards }
moved-personality-retired-known = { $you ->
    [yes] Ваша личность уходит: { $cards }
   *[no] { $who }, личность уходит: { $cards }
}
moved-medieval-milestone-known = Следующие достижения перемешаны: { $cards }
moved-renaissance-milestone-known = Следующие достижения перемешаны: { $cards }
moved-milestone-pile-box-known = Непришедшие достижения выходят из игры: { $cards }
moved-milestone-box-known = Никому не достаётся: { $cards }
changed-markers = маркеры на карте «{ $card }» { $by } → { $n }
changed-ready = { $thing ->
    [0] Жетон науки
    [1] Жетон техники
    [2] Жетон культуры
   *[3] Жетон общих знаний
} готов { $by } → { $n }
changed-spent = { $thing ->
    [0] Жетон науки
    [1] Жетон техники
    [2] Жетон культуры
   *[3] Жетон общих знаний
} потрачен { $by } → { $n }
changed-pool = { $thing ->
    [0] Наука
    [1] Техника
    [2] Культура
   *[3] Общее знание
}: можно потратить { $by } → { $n }
changed-skill = { $thing ->
    [0] Действия
    [1] Добор
    [2] Предел руки
    [3] Перетасовка
    [4] Разработка
    [5] Исследование
   *[6] Добор/сброс
} { $by } → { $n }
changed-power = { $thing ->
    [0] Престиж
    [1] Население
   *[2] Армия
} { $by } → { $n }
told-scored-prestige = { $you ->
    [yes] Вам
   *[no] { $who }
}, Престиж: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
told-scored-population = { $you ->
    [yes] Вам
   *[no] { $who }
}, Население: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
told-scored-army = { $you ->
    [yes] Вам
   *[no] { $who }
}, Армия: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
told-scored-skills = { $you ->
    [yes] Вам
   *[no] { $who }
}, Планшет игрока: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
told-scored-sets = { $you ->
    [yes] Вам
   *[no] { $who }
}, Пятёрки технологий: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
told-scored-time = { $you ->
    [yes] Вам
   *[no] { $who }
}, Колода времени: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
shuffled-deck = Колода { $part } эпохи перетасована заново

## Окончания

ending-symbols-IV = Найден последний символ IV: игра сразу же окончена.
ending-piles-III = Взята последняя карта III эпохи: игра сразу же окончена.
ending-symbols-V = Найден последний символ V: игра сразу же окончена.
ending-piles-IV = Взята последняя карта IV эпохи: игра сразу же окончена.
ending-solo-defeat = Колоде времени больше нечем пополниться: время победило.
ending-stalled = Слишком долго никто ничего не делал: игра окончена, как условились за этим столом.
ending-aborted = Игра вышла за все пределы и была остановлена.

## Что сказано на картах

cost-or = { $cost } или { $card }
cost-science = { $n ->
    [one] { $n } наука
    [few] { $n } науки
   *[many] { $n } наук
}
cost-engineering = { $n ->
    [one] { $n } техника
    [few] { $n } техники
   *[many] { $n } техник
}
cost-culture = { $n ->
    [one] { $n } культура
    [few] { $n } культуры
   *[many] { $n } культур
}
cost-general = { $n ->
    [one] { $n } общее знание
    [few] { $n } общих знания
   *[many] { $n } общих знаний
}
gain-skill = { $skill } +{ $n }
gain-power = { $power } +{ $n }
gain-token = { $n ->
    [1] { $token }
   *[other] { $token } × { $n }
}
gain-per-five = 1 ПО за каждые 5 технологий типа «{ $kind }»
part-kind = Тип
part-turn-order = Порядок хода
origin = Карты этой колоды — большей частью реконструкция: список напечатанных карт не опубликован. См. «clio deck show».
origin-printed = Значения всех карт — как напечатано.
group-of-cards = { $age } · { $name }

## Стол

board-title = { $game } · { $age }
board-your-turn = ваш ход, { $left ->
    [0] действий не осталось
    [one] осталось { $left } действие
    [few] осталось { $left } действия
   *[many] осталось { $left } действий
}
board-closed = ваш ход, фаза действий завершена
board-turn-of = ходит { $who }
board-symbol = новая эпоха
board-token = жетон
board-now = есть
board-next = далее
board-vp = ПО
board-players = Игроки
board-hand-count = Рука
board-active = Техн.
board-tokens = Жетоны
board-ages = Эпохи
board-deck = Колода
board-discards = Сброс
board-top = сверху
board-symbols = Новая эпоха
board-symbols-age = { $have } из { $needed }: { $age }
board-symbols-end = { $have } из { $needed }: конец игры
board-waits = ждёт
board-hand = Рука { $count }/{ $limit }
board-costs = цена
board-price = плата
board-gives = даёт
board-worth = сброс
board-free = даром
board-payable = плата { $n }
board-lacks = ещё { $n }
board-owned = уже есть
board-chosen = Выложены
board-pool = Остаток
board-area = Ваша зона
board-others = Прочие
board-under-development = Разработка
board-markers = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
board-milestone = Достижение
board-gone = больше нет
board-personality = Личность
board-pile-of = ниже ещё { $n }
board-owns = Достижения
board-retired = прежде: { $names }
board-time = Колода времени
board-time-cards = { $n ->
    [0] пуста
    [one] { $n } карта, { $vp } ПО
    [few] { $n } карты, { $vp } ПО
   *[many] { $n } карт, { $vp } ПО
}
board-time-takes = можно взять: { $names }
board-score-now = Счёт

## Пояснения к ходам

remark-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
remark-ends = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}, ваше последнее действие
remark-quick = взять { $n }, сбросить { $m }
remark-times = { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}
remark-worth = даёт { $n }
remark-top = сверху «{ $card }»

## Стол в браузере

game-pitch-progress = Тысячелетия за один вечер: открывайте технологии, каждая облегчает следующие, и ведите свой народ от гончарного круга к электричеству.
button-discover = Открыть
button-research = Исследовать
button-pay = Заплатить
button-discard = Сбросить
button-swap = Обменять
button-deck = Колода
button-pile = Взять
button-shuffle = Перетасовать
button-back = Вернуть
button-skill = Повысить
button-heritage = Наследие
button-personality = Выбрать
button-milestone = Оплатить
button-time = Взять
knows-in-hand = Вы знаете в этой руке: { $cards }
region-tree = Дерево технологий
board-or = или { $card }
tile-mine = ваша
tile-growing = растёт
tile-held = в руке
tile-near = доступна
tile-locked = закрыта
warn-end-near = Ещё один символ { $age } — и игра сразу окончена.
warn-actions = { $n ->
    [one] не потрачено { $n } действие
    [few] не потрачено { $n } действия
    [many] не потрачено { $n } действий
   *[other] не потрачено { $n } действий
}
warn-pool = знание в запасе пропадёт: { $n }
warn-hand = { $n ->
    [one] на { $n } карту больше предела руки
    [few] на { $n } карты больше предела руки
    [many] на { $n } карт больше предела руки
   *[other] на { $n } карт больше предела руки
}
region-world = Эпохи
region-power = Треки могущества
region-extras = Достижение и личности
region-mine = Ваша зона
region-hand = Ваша рука
deck-unseen = Вы их ещё не видели: они в этой колоде или в чужих руках:
board-target = оплачивается
board-symbols-why = Символы новой эпохи { $age }: { $have } из { $needed } в игре. С последним { $age ->
    [V] партия закончится
   *[other] начнётся следующая эпоха или закончится партия
}.
board-nothing = ничего
board-spent = потрачено

## Чего нельзя выбрать и чего не бывает на столе

bad-fast = Быстрые варианты — для двух игроков и больше (PR-FAST-02): выберите variant=normal или больше игроков.
bad-youngest = Для first_player=youngest нужно ages={ $ages }: возраст каждого игрока.
impossible-age = Эпохи { $age } в этой игре нет: эпохи идут от 1 до { $last }.
impossible-pile = Карте { $card } не место в стопке эпохи { $age }.
impossible-milestones = Текущее достижение может быть только одно.
impossible-number = Одно из чисел «{ $field }» меньше 0.
impossible-tokens = Ни у кого не может быть меньше 0 жетонов одного вида.
impossible-markers = На карте { $card } есть фишки, но она ни у кого не в разработке.
impossible-kind = Место { $seat }: { $card } — не технология и не может лежать в «{ $zone }».
impossible-twice = У места { $seat } две копии карты { $card } (PR-DISC-11).
impossible-development = Место { $seat }: на разработке { $card } нет фишки; она была бы активна.
impossible-personalities = У места { $seat } действует больше одной личности.
impossible-index = Место { $seat }: неверный указатель технологии { $technology }.
impossible-hand = Место { $seat }: карта { $card } эпохи { $theirs } не может быть на руке в эпоху { $now }.

## Колода в терминале

deck-tree = Древо технологий
deck-new-age-symbol = символ новой эпохи
deck-under = под картой «{ $card }»
deck-also = также { $cards }
deck-whence = Откуда эта колода
deck-cards = Карты
deck-knowledge = Знание
deck-digest = Отпечаток
deck-reconstructed = восстановлено: { $n }
deck-partly = известно частично: { $n }
deck-printed = как напечатано: { $n }
deck-all-printed = Значения всех карт — напечатанные.
deck-origin-line = { $share ->
    [largely] Эта колода большей частью восстановлена: список напечатанных карт не опубликован.
   *[partly] Эта колода частью восстановлена: список напечатанных карт не опубликован.
}
deck-age-remark = технологий: { $n }; карт при 1–5 игроках: { $sizes }
deck-count = карт: { $n }
deck-technology = Технология
deck-cost-lines = Строки цены
deck-gains = Что даёт
deck-vp = ПО
deck-new-age = Новая эпоха
deck-worth = Сброс
deck-copies = Копий при
deck-personalities = Личности
deck-personality = Личность
deck-milestones = Достижения
deck-milestone = Достижение
deck-group = Группа
deck-turn-order = Порядок хода
deck-in-force = Пока действует
deck-heritage = Наследие, один раз
deck-player-board = Планшет игрока
deck-brackets = ПО в скобках считаются, когда деление пройдено
deck-skill = Навык
deck-start = Начало
deck-step = Шаг { $n }
deck-power-board = Планшет могущества
deck-power-remark = ПО за место, а в одиночной игре за деление
deck-track = Трек
deck-places = Места
deck-solo-board = Одиночный планшет
deck-or = или
deck-per-five = 1 ПО за каждые 5
deck-token = жетон

## Знаки знаний в терминале

legend-science = наука
legend-engineering = техника
legend-culture = культура
legend-general = общее

## Первая партия, которая учит

lesson-goal = Добро пожаловать! Ваш народ открывает технологии — от первых букв до эпохи Возрождения. В конце побеждает тот, у кого больше победных очков: последний столбец этой таблицы всё время считает их для каждого.
lesson-hand = Это ваша рука. Каждая карта — технология: сверху её цена, ниже то, что она даёт вам до конца партии. Действий за ход: { $actions }.
lesson-discover = Карта «{ $card }» стоит мало и поможет открыть другие. Нажмите на карте кнопку «{ $button }» или тот же ход в списке ниже.
lesson-pay = За открытие платят знаниями, а знания дают сброшенные карты: каждая стоит столько, сколько указано внизу рядом со звездой. Карта «{ $card }» вам сейчас не нужна.
lesson-gain = Карта «{ $card }» лежит перед вами и сразу действует: предел руки теперь { $limit }, и вы шагнули вперёд на треке «{ $prestige }». Места на трёх треках могущества приносят очки.
lesson-undo = Пока ещё ничего не решено: если ход не показал вам ничего нового, его можно взять назад, шаг за шагом. Попробуйте.
lesson-again = Оплата снова открыта, будто ничего и не было. Заплатите ещё раз.
lesson-free = Карта «{ $card }» требует науки — или карты «{ $other }»: у кого эта технология есть, за такую строку не платит. Значит, «{ $card }» достаётся даром. На таких цепочках и держится игра.
lesson-end = Действия сделаны. Их ещё можно отменить; кнопка «{ $end }» завершит ход, и сыграет соперник.
lesson-research = Ваш второй ход. Всего, что требует карта «{ $card }», вам не оплатить, зато её можно исследовать: сейчас это бесплатно, на карту лягут фишки ({ $markers }), и в начале каждого вашего хода уйдёт одна. Без фишек карта заработает.
lesson-draw = Рука пустеет. Сколько карт приносит добор: { $cards } — карта «{ $card }» увеличила это число. Добор всегда последнее действие хода.
lesson-deck = Берите каждую карту из колоды. Каждая показывает новое: ходы с глазом на кнопке отменить нельзя. Другой источник — открытый сброс.
lesson-development = Третий ход начался сам собой: с карты «{ $card }» ушла фишка. Её можно было бы вернуть на руку; пусть зреет дальше.
lesson-more = У вас снова есть действия. «{ $quick }» берёт мало карт и позволяет продолжать ход; «{ $shuffle }» сначала замешивает сброс в колоду. Невозможное выделено серым и объясняет причину вместе с правилом: наведите указатель, нажмите подольше или откройте список причин.
lesson-ages = На некоторых картах есть символ следующей эпохи. Когда их в игре достаточно, эта эпоха начинается и открывается её колода. В последней эпохе такие символы завершают партию; нужно их: { $ends }.
lesson-farewell = Это всё, что нужно знать. Ищите карты, которые делают другие бесплатными, следите за треками могущества и не давайте сопернику убежать вперёд через эпохи. Теперь это ваша партия: приятной игры!

## Ещё уроки

lesson-title-tokens = Оплата жетонами
lesson-title-ages = Новая эпоха
lesson-title-last_round = Конец игры
lesson-token-grow = Ход начинается с того, что вы исследовали: оно зреет само. Карту можно было бы вернуть на руку; пусть зреет.
lesson-token-discover = Карта «{ $card }» требует больше знаний, чем дадут одна-две карты. Но у вас есть жетон. Откройте её.
lesson-token-pay = Жетон — знание, которое остаётся вашим: заплатив, он становится серым и позже возвращается. Возьмите сначала его, а остальное дадут карты «{ $card }» и «{ $other }».
lesson-token-more = Ваши технологии избавляют от части цены, жетоны платят другую часть, и лишь остаток стоит карт. Так первые технологии удешевляют все следующие. Играйте дальше или переходите к следующему уроку.
lesson-age-why = Началась новая эпоха: её колода лежит рядом со старой. Её карты дороже и ценнее.
lesson-age-draw = «{ $draw }»: теперь вы для каждой карты выбираете, из какой она колоды.
lesson-age-deck = Берите из новой колоды. То, чем вы владеете из прежней эпохи, удешевляет эти карты.
lesson-age-more = Не переходите слишком рано: рука, полная карт не по карману, бесполезна. Дерево технологий показывает, что куда ведёт. Играйте дальше или переходите к следующему уроку.
lesson-last-why = Идёт последняя эпоха. Как только в игре достаточно её символов, игра сразу кончается, посреди хода, и считают очки.
lesson-last-grow = То, что в этот миг ещё зреет, убирают, и оно ничего не приносит. Здесь возвращать нечего: пусть лежит, может быть, успеет.
lesson-last-more = Очки дают технологии в игре, шкалы могущества и умения. Открывайте то, что ещё приносит очки, и сосчитайте, у кого их сколько, прежде чем выложить последний символ; карты на руке не стоят ничего. Это был последний урок; приятных игр.

# Что подсчитывает игрок, обдумывая действие: это говорит тренер.
outlook-takes = стоит знаний с карт на руке: { $n } из { $hand }
outlook-free = хватает ваших жетонов
outlook-nothing = не стоит ничего: всё нужное уже есть
outlook-develops = вступит в игру без всяких знаний, ваших ходов до этого: { $n }
outlook-opens = делает бесплатной карту на вашей руке: { $cards }
outlook-cheaper = удешевляет на { $n } карту на вашей руке: { $cards }
outlook-draws = { $n ->
    [1] берёт одну карту
   *[other] берёт карт: { $n }
}
outlook-draws-less = { $n ->
    [one] берёт { $n } карту, а { do-draw } — { $draw }
    [few] берёт { $n } карты, а { do-draw } — { $draw }
    [many] берёт { $n } карт, а { do-draw } — { $draw }
   *[other] берёт { $n } карты, а { do-draw } — { $draw }
}
outlook-given-up = вступила бы в игру без всяких знаний, ваших ходов до этого: { $n }
outlook-symbol = несёт символ новой эпохи (ещё не хватает: { $n })
outlook-deck = карта этой эпохи обычно даёт знаний: { $n }
outlook-unused = остаются неиспользованные действия: { $n }
outlook-draw-ends = завершает фазу действий: пропадает действий: { $n }
outlook-twice = она у вас уже есть, эта копия годится лишь для оплаты
outlook-lost = { $n ->
    [0] позже на неё хватило бы жетонов
   *[other] открыть её позже стоило бы знаний с карт на руке: { $n }
}
told-sheet-hand-value-more = Следующий ход начнётся со знаниями на руке для оплаты: { $own } вместо { $other }.
