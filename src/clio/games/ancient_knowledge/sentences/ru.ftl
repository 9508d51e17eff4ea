# Древнее знание: предложения с пропусками, по-русски. Названия без пропусков лежат в ru.ftl.

## Ходы

group-create = { $n ->
    [0] Создать
   *[other] Создать: { $card }
}
pick-create = { $n ->
    [0] { $card }
   *[other] { $n }
}
do-create = { $n ->
    [0] Создать: { $card }
   *[other] Создать: { $card }, ячейка { $n }
}
group-learn = Изучить
pick-learn = { $card }
do-learn = Изучить: { $card }
group-archive = Действия
do-archive = Передать знания
group-search = Действия
do-search = Поиск
group-excavate = Раскопки
pick-excavate = { $n }
do-excavate = { $n ->
    [one] Раскопать { $n } монумент
    [few] Раскопать { $n } монумента
   *[many] Раскопать { $n } монументов
}
group-discard = Сбросить
pick-discard = { $card }
do-discard = Сбросить: { $card }
group-remove = Снять знания
pick-remove = { $card } −{ $n }
do-remove = Снять { $n }: { $card }
group-resolve = Эффект
pick-resolve = { $card }
do-resolve = Эффект: { $card }
group-decline = Упадок
pick-decline = { $card }
do-decline = Упадок: { $card }
group-move = Переместить
pick-move = { $card } → { $n }
do-move = Переместить: { $card }, ячейка { $n }
group-swap = Поменять
pick-swap = { $card }
do-swap = Поменять: { $card }
group-add = Добавить знания
pick-add = { $card }
do-add = Положить знания: { $card }
group-scrap = Сбросить артефакт
pick-scrap = { $card }
do-scrap = Убрать артефакт: { $card }
group-keep = Взять
pick-keep = { $card }
do-keep = Взять: { $card }
group-under = Под колоду
pick-under = { $card }
do-under = Под колоду: { $card }
group-number = Число
pick-number = { $n }
do-number = { $n }
group-opponent = Соперник
do-opponent = Место { $n }
group-flip = Перевернуть
do-flip = Перевернуть планшет { $n }
standing-done = Забрать своё предложение
standing-no = Отказаться от предложения напарника
group-offer = Предложить
pick-offer = { $card }
do-offer = Предложить напарнику: { $card }
group-give = Отдать
pick-give = { $card }
do-give = Принять и отдать: { $card }
group-done = Дальше
do-done = Готово
group-yes = Ответ
do-yes = Да
group-no = Ответ
do-no = Нет

## Вопросы

ask-act = Ваше действие?
ask-team-act = Следующее действие команды?
ask-opening = Какие четыре карты из десяти вы сбрасываете?
ask-pay = { $card }: какие карты вы сбросите (осталось: { $left })?
ask-pay-effect = { $card }: сбросить карты ради эффекта (осталось: { $left })?
ask-discard = { $card }: какую карту сбросить (осталось: { $left })?
ask-exchange = { $card }: какие карты обменять (осталось: { $left })?
ask-archive = Передача знаний: какие карты сбросить?
ask-order = Несколько эффектов сразу: какой первым?
ask-team-effects = Фаза хронологии: какой эффект первым?
ask-create-more = { $card } позволяет создать: что?
ask-create-looked = { $card }: что из этого создать?
ask-learn-more = { $card } позволяет изучить: какую технологию (осталось: { $left })?
ask-learn-looked = { $card }: что из этого изучить?
ask-put-under = В каком порядке положить остальные под колоду?
ask-choose-under = { $card }: какая технология уходит под колоду (осталось: { $left })?
ask-keep-card = { $card }: какую карту взять (осталось: { $left })?
ask-use-it = Сбросить { $card } ради эффекта?
ask-scrap-artifacts = { $card }: какие артефакты сбросить?
ask-remove-knowledge = { $card }: откуда снять знания (осталось: { $left })?
ask-archive-knowledge = Передача знаний: откуда снять знания (осталось: { $left })?
ask-remove-from-each = { $card }: с каких монументов (осталось: { $left })?
ask-remove-lost = { $card }: сколько утраченных знаний убрать (не больше { $left })?
ask-give-lost = { $card }: сколько утраченных знаний отдать (не больше { $left })?
ask-add-knowledge = { $card }: на какой монумент положить знания (сколько: { $left })?
ask-move-monument = { $card }: какой монумент и куда переместить?
ask-swap-monuments = { $card }: какой монумент поменять?
ask-refresh = { $card }: сколько монументов обновить?
ask-replace-draw = { $card }: отказаться от карт ради эффекта?
ask-choose-decline = Какой монумент придёт в упадок первым?
ask-team-decline = Какой монумент команды следующий?
ask-flip = Семь монументов: какой планшет перевернуть?
ask-team-flip = Семь монументов: какой планшет перевернёт команда?
ask-forced-discard = { $card }: какие карты сбросить (осталось: { $left })?
ask-forced-scrap = { $card }: какой артефакт отдать?
ask-choose-opponent = { $card }: чью руку посмотреть?
ask-take-card = { $card }: какую карту забрать?
ask-draft = { $card }: какую открытую карту взять?
ask-propose = Обменяться картой с напарником?
ask-propose-back = Предложите карту вы?
ask-reply = Напарник предлагает карту: принять и отдать свою?

## Отказы

refusal-too-dear = Не хватает других карт для оплаты.
refusal-locked = Она закреплена за своей ячейкой.
refusal-slot-full = В этой ячейке уже два монумента.
refusal-no-artifact-space = Все пять мест для артефактов заняты.
refusal-wrong-kind = Эффект не допускает карт этого вида.
refusal-requirement = Требование не выполнено.
refusal-no-knowledge = В вашей хронологии нет знаний.
refusal-all-rotated = В прошлом нет стольких неповёрнутых монументов.
refusal-ascending-order = Карты выбирают по порядку: эта стоит не после последней выбранной.
refusal-too-few-left = После неё не хватит карт для выбора.
refusal-too-little = С тем, что можно выбрать после этого, эффект не будет применён полностью.
refusal-declining = Монумент в упадке нельзя двигать.
refusal-same-slot = Он уже в этой ячейке.
refusal-not-in-hand = Её нет у вас на руке.
refusal-not-face-up = Она не лежит открыто на планшете технологий.
refusal-no-such-action = Сейчас так сделать нельзя.
refusal-first-pay = Сначала закончите оплату.
refusal-first-discard = Сначала сбросьте карты.
refusal-first-remove = Сначала укажите, откуда снять знания.
refusal-first-effect = Сначала завершите эффект.
refusal-first-decline = Сначала выберите монумент для упадка.
refusal-first-flip = Сначала переверните планшет.
refusal-first-exchange = Сначала ответьте об обмене.
refusal-hand-full = Ваша рука полна: вы видите эти карты, но не берёте ни одной.
refusal-hand-empty = У вас нет карт для сброса.

## Что произошло

told-created = { $you ->
    [yes] Вы создаёте: { $card }
   *[no] { $who } создаёт: { $card }
}{ $n ->
    [0] { "" }
   *[other] , ячейка { $n }
}
told-learned = { $you ->
    [yes] Вы изучаете: { $card }
   *[no] { $who } изучает: { $card }
}
told-archived = { $you ->
    [yes] Вы передаёте знания, сбросив
   *[no] { $who } передаёт знания, сбросив
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
told-excavated = { $you ->
    [yes] Вы раскапываете монументов
   *[no] { $who } раскапывает монументов
}: { $n }
told-searched = { $you ->
    [yes] Вы ищете
   *[no] { $who } ищет
}
told-drew-nothing = { $you ->
    [yes] Вы не берёте карт
   *[no] { $who } не берёт карт
}: { $n ->
    [0] рука полна
   *[other] карт не осталось
}
told-entered = { $card } входит в игру со своими знаниями
told-less-by-itself = { $card }: знаний при входе в игру меньше на { $n }
told-less-knowledge = { $card }: знаний при входе в игру меньше на { $n } благодаря карте { $other }
told-saved = { $you ->
    [yes] Вы спасаете знания монумента { $card }
   *[no] { $who } спасает знания монумента { $card }
}
told-easier = { $you ->
    [yes] Ваша карта { $card } снижает требования карты { $other }
   *[no] Карта { $card } (игрок { $who }) снижает требования карты { $other }
}
told-effect = { $you ->
    [yes] Эффект вашей карты: { $card }
   *[no] Эффект: { $card }, { $who }
}
told-declined = { $you ->
    [yes] Вы не применяете: { $card }
   *[no] { $who } не применяет: { $card }
}
told-declines = { $you ->
    [yes] Упадок вашего монумента: { $card }
   *[no] Упадок: { $card }, { $who }
}
told-knowledge-lost = Оставшиеся знания монумента { $card } потеряны
told-decline-skipped = { $you ->
    [yes] Вы пропускаете фазу упадка
   *[no] { $who } пропускает фазу упадка
}
told-will-not-decline = { $you ->
    [yes] Ваша следующая фаза упадка будет пропущена
   *[no] { $who } пропустит следующую фазу упадка
}
told-knowledge-added = { $you ->
    [yes] Вы кладёте знания на монумент { $card }
   *[no] { $who } кладёт знания на монумент { $card }
}: { $n }
told-moved-to = { $you ->
    [yes] Вы перемещаете монумент { $card }
   *[no] { $who } перемещает монумент { $card }
} в ячейку { $n }
told-swapped = { $you ->
    [yes] Вы меняете местами
   *[no] { $who } меняет местами
} { $card } и { $other }
told-shifted = { $you ->
    [yes] Ваши монументы сдвигаются
   *[no] Монументы сдвигаются ({ $who })
} на ячейку ближе к упадку
told-board-flipped = Планшет { $n } перевёрнут
told-board-removed = Планшет { $n } убран
told-last-round = Четырнадцать монументов: последний раунд
told-exchanged = { $who } и { $whom } обмениваются картой
told-scored = { $you ->
    [yes] Вам за карту { $card }
   *[no] { $who }, за карту { $card }
}: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
told-scored-timeline = { $you ->
    [yes] Вам за хронологию
   *[no] { $who }, за хронологию
}: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
told-scored-lost = { $you ->
    [yes] Вам за утраченные знания
   *[no] { $who }, за утраченные знания
}: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
told-total = { $you ->
    [yes] Ваш счёт
   *[no] Счёт, { $who }
}: { $n }
told-tie-best = Суммы равны: решает лучший личный счёт
told-tie-lost = Счёт равный: решает, у кого меньше утраченных знаний
told-tie-age = Равны счёт и утраченные знания: впереди старший по возрасту
told-tie = Равны во всём: место делится
moved-deck-hand = { $you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
moved-deck-hand-known = { $you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} { $cards }
moved-deck-looked = { $you ->
    [yes] Вы смотрите
   *[no] { $who } смотрит
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
moved-deck-looked-known = { $you ->
    [yes] Вы смотрите
   *[no] { $who } смотрит
}: { $cards }
moved-deck-aside-known = Открыто: { $cards }
moved-chosen-discard = { $you ->
    [yes] Вы сбрасываете
   *[no] { $who } сбрасывает
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
moved-chosen-discard-known = { $you ->
    [yes] Вы сбрасываете
   *[no] { $who } сбрасывает
} { $cards }
moved-chosen-deck = { $you ->
    [yes] Вы возвращаете в колоду
   *[no] { $who } возвращает в колоду
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
moved-chosen-deck-known = { $you ->
    [yes] Вы возвращаете в колоду
   *[no] { $who } возвращает в колоду
}: { $cards }
moved-looked-discard = { $you ->
    [yes] Из просмотренных вы сбрасываете
   *[no] Из просмотренных { $who } сбрасывает
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
moved-looked-discard-known = { $you ->
    [yes] Вы сбрасываете
   *[no] { $who } сбрасывает
} { $cards }
moved-aside-discard = В сброс: { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
moved-aside-discard-known = В сброс: { $cards }
moved-artifacts-discard-known = { $you ->
    [yes] Вы теряете
   *[no] { $who } теряет
} { $cards }
moved-timeline-past-known = { $you ->
    [yes] В ваше прошлое:
   *[no] В прошлое ({ $who }):
} { $cards }
moved-timeline-discard-known = { $you ->
    [yes] Вы сбрасываете
   *[no] { $who } сбрасывает
} { $cards }
moved-looked-hand = { $you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
moved-looked-hand-known = { $you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} { $cards }
moved-aside-hand-known = { $you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} { $cards }
moved-hand-hand = { $you ->
    [yes] Вы забираете
   *[no] { $who } забирает
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} (было у: { $whom })
moved-hand-hand-known = { $you ->
    [yes] Вы забираете
   *[no] { $who } забирает
} { $cards } (было у: { $whom })
shown-hand = { $whom } смотрит { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} на руке ({ $who })
shown-hand-known = { $whom } смотрит карты на руке ({ $who }): { $cards }
moved-technology-board-known = Новое на планшете { $to }: { $cards }
moved-board-technology-known = { $to ->
    [deck-I] Под колоду I уровня
    [deck-II] Под колоду II уровня
   *[other] Уходит с планшета { $part }
}: { $cards }
moved-technology-looked = { $you ->
    [yes] Вы смотрите
   *[no] { $who } смотрит
} { $n ->
    [one] { $n } технологию
    [few] { $n } технологии
   *[many] { $n } технологий
} из колоды { $part ->
    [deck-I] I
   *[other] II
} уровня
moved-technology-looked-known = { $you ->
    [yes] Вы смотрите
   *[no] { $who } смотрит
}: { $cards }, из колоды { $part ->
    [deck-I] I
   *[other] II
} уровня
moved-looked-technology = Под колоду { $to ->
    [deck-I] I
   *[other] II
} уровня: { $n ->
    [one] { $n } технология
    [few] { $n } технологии
   *[many] { $n } технологий
}
moved-looked-technology-known = Под колоду { $to ->
    [deck-I] I
   *[other] II
} уровня: { $cards }
shuffled-deck = Сброс перемешан в новую колоду
shuffled-technology = Колода технологий { $part ->
    [deck-I] I
   *[other] II
} уровня перемешана
changed-tokens = { $card } { $by } знаний, теперь { $n }
changed-lost = утраченные знания { $by }, всего { $n }
changed-rotated = повёрнуто { $by }, всего { $n }

## Окончания

ending-past-14 = В прошлом 14 монументов, и у всех поровну ходов.
ending-past-15 = В прошлом больше 14 монументов, и у всех поровну ходов.
ending-aborted = Игра превысила все пределы и была остановлена.
origin = Названия, числа и эффекты карт взяты из открытого цифрового издания; формулировки наши.

## Что делают карты: когда

effect-when = { $when }: { $text }
effect-if = если { $conditions }: { $text }
effect-when-if = { $when } и { $conditions }: { $text }
effect-may = можно { $text }
effect-price = можно { $price }; тогда: { $text }
effect-then = { $first }; затем { $second }
effect-and = { $first } и { $second }
effect-or = { $first } или { $second }
when-learn-ancient = когда вы изучаете древнюю технологию
when-learn-writing = когда вы изучаете письменную технологию
when-learn-secret = когда вы изучаете тайную технологию
when-learn-any = когда вы изучаете любую технологию
when-create-city = когда вы создаёте город
when-create-megalith = когда вы создаёте мегалит
when-create-pyramid = когда вы создаёте пирамиду
when-create-monument = когда вы создаёте другой монумент (не этим эффектом)
when-create-artifact = когда вы создаёте артефакт
when-create-slots = когда вы создаёте монумент в ячейке { $slots }
when-excavate-min = когда при раскопках вы поворачиваете не меньше { $n } карт
when-excavate-exactly = когда при раскопках вы поворачиваете ровно { $n } карты
when-decline-phase-end = в конце вашей фазы упадка

## Что делают карты: условия

cond-past-city = в вашем прошлом городов не меньше { $n }
cond-past-megalith = в вашем прошлом мегалитов не меньше { $n }
cond-past-pyramid = в вашем прошлом пирамид не меньше { $n }
cond-past-any = в вашем прошлом монументов не меньше { $n }
cond-past-same-kind = в вашем прошлом монументов одного вида не меньше { $n }
cond-past-final = в вашем прошлом монументов с финальным эффектом не меньше { $n }
cond-timeline-city = в вашей хронологии городов не меньше { $n }
cond-timeline-megalith = в вашей хронологии мегалитов не меньше { $n }
cond-timeline-pyramid = в вашей хронологии пирамид не меньше { $n }
cond-timeline-any = в вашей хронологии монументов не меньше { $n }
cond-adjacent-city = соседних городов не меньше { $n }
cond-adjacent-megalith = соседних мегалитов не меньше { $n }
cond-adjacent-pyramid = соседних пирамид не меньше { $n }
cond-adjacent-same-kind = соседних монументов одного вида не меньше { $n }
cond-technologies-ancient = древних технологий у вас не меньше { $n }
cond-technologies-writing = письменных технологий у вас не меньше { $n }
cond-technologies-secret = тайных технологий у вас не меньше { $n }
cond-technologies-any = технологий у вас не меньше { $n }
cond-artifacts = артефактов на вашем планшете не меньше { $n }
cond-lost-min = утраченных знаний не меньше { $n }
cond-lost-max = утраченных знаний не больше { $n }
cond-timeline-knowledge = знаний в вашей хронологии не меньше { $n }
cond-own-knowledge = знаний на этой карте не меньше { $n }
cond-hand-min = карт на руке не меньше { $n }
cond-hand-max = карт на руке не больше { $n }
cond-slots = в ячейке { $slot } монументов не меньше { $n }
count-city = { $n ->
    [one] { $n } города
    [few] { $n } городов
   *[many] { $n } городов
}
count-megalith = { $n ->
    [one] { $n } мегалита
    [few] { $n } мегалитов
   *[many] { $n } мегалитов
}
count-pyramid = { $n ->
    [one] { $n } пирамиды
    [few] { $n } пирамид
   *[many] { $n } пирамид
}
cond-past-several = в вашем прошлом не меньше { $list }
cond-timeline-several = в вашей хронологии не меньше { $list }
effect-list = { $first }, { $second }

## Что делают карты: за каждый

each-past-city = за каждый город в вашем прошлом
each-past-megalith = за каждый мегалит в вашем прошлом
each-past-pyramid = за каждую пирамиду в вашем прошлом
each-past-any = за каждый монумент в вашем прошлом
each-past-same-kind = за каждый монумент самого частого вида в прошлом
each-past-final = за каждый монумент с финальным эффектом в вашем прошлом
each-timeline-city = за каждый город в вашей хронологии
each-timeline-megalith = за каждый мегалит в вашей хронологии
each-timeline-pyramid = за каждую пирамиду в вашей хронологии
each-timeline-any = за каждый монумент в вашей хронологии
each-technologies-ancient = за каждую древнюю технологию
each-technologies-writing = за каждую письменную технологию
each-technologies-secret = за каждую тайную технологию
each-technologies-any = за каждую технологию
each-artifacts = за каждый артефакт на вашем планшете
each-scrapped = за каждый сброшенный артефакт
each-lost-now = за каждые полные { $per } знания, утраченные в этой фазе

## Что делают карты: действия

op-draw = { $n ->
    [one] взять { $n } карту
    [few] взять { $n } карты
   *[many] взять { $n } карт
}
op-discard_hand = { $n ->
    [one] сбросить { $n } карту с руки
    [few] сбросить { $n } карты с руки
   *[many] сбросить { $n } карт с руки
}
op-discard_hand-artifact = { $n ->
    [one] сбросить { $n } артефакт с руки
    [few] сбросить { $n } артефакта с руки
   *[many] сбросить { $n } артефактов с руки
}
op-exchange_hand = { $n ->
    [one] сбросить до { $n } карты с руки и взять столько же
    [few] сбросить до { $n } карт с руки и взять столько же
   *[many] сбросить до { $n } карт с руки и взять столько же
}
op-opponents_discard-hand = { $n ->
    [one] каждый соперник сбрасывает { $n } карту с руки
    [few] каждый соперник сбрасывает { $n } карты с руки
   *[many] каждый соперник сбрасывает { $n } карт с руки
}
op-opponents_discard-artifacts = каждый соперник сбрасывает один из своих артефактов в игре
op-steal_hand_card = посмотреть руку соперника и взять одну карту
op-look_and_keep = посмотреть { $look } верхних построек, оставить { $keep }, остальные сбросить
op-reveal_draft = открыть { $reveal } построек: по кругу, начиная с вас, каждый берёт одну, затем вы ещё { $extra }; остальные сбросить
op-dig-city = открывать постройки, пока не возьмёте { $n } города; остальные сбросить
op-dig-megalith = открывать постройки, пока не возьмёте { $n } мегалита; остальные сбросить
op-dig-pyramid = открывать постройки, пока не возьмёте { $n } пирамиды; остальные сбросить
op-dig-artifact = открывать постройки, пока не возьмёте { $n } артефакта; остальные сбросить
op-remove-itself = { $n ->
    [one] снять { $n } знание с этой карты
    [few] снять { $n } знания с этой карты
   *[many] снять { $n } знаний с этой карты
}
op-remove-split = { $n ->
    [one] снять { $n } знание { $one }
    [few] снять { $n } знания { $target }, распределив как угодно
   *[many] снять { $n } знаний { $target }, распределив как угодно
}
op-remove-split-up-to = { $n ->
    [one] снять до { $n } знания { $target }, распределив как угодно
    [few] снять до { $n } знаний { $target }, распределив как угодно
   *[many] снять до { $n } знаний { $target }, распределив как угодно
}
op-remove-split-counted = { $n ->
    [one] снять { $target } { $n } знание { $counted }, распределив как угодно
    [few] снять { $target } { $n } знания { $counted }, распределив как угодно
   *[many] снять { $target } { $n } знаний { $counted }, распределив как угодно
}
op-remove-one = { $n ->
    [one] снять { $n } знание { $one }
    [few] снять { $n } знания { $one }
   *[many] снять { $n } знаний { $one }
}
op-remove-one-up-to = { $n ->
    [one] снять до { $n } знания { $one }
    [few] снять до { $n } знаний { $one }
   *[many] снять до { $n } знаний { $one }
}
op-remove-each = { $n ->
    [one] снять { $n } знание { $each }
    [few] снять { $n } знания { $each }
   *[many] снять { $n } знаний { $each }
}
op-remove-chosen = { $n ->
    [one] снять { $n } знание { $each }
    [few] снять { $n } знания { $each }
   *[many] снять { $n } знаний { $each }
}
target-any-monument = с ваших монументов
target-other-monument = с других ваших монументов
target-adjacent-monument = с соседних монументов
target-any-city = с ваших городов
target-other-city = с других ваших городов
target-adjacent-city = с соседних городов
target-any-megalith = с ваших мегалитов
target-other-megalith = с других ваших мегалитов
target-adjacent-megalith = с соседних мегалитов
target-any-pyramid = с ваших пирамид
target-other-pyramid = с других ваших пирамид
target-adjacent-pyramid = с соседних пирамид
one-of-any-monument = с одного из ваших монументов
one-of-other-monument = с одного из других ваших монументов
one-of-adjacent-monument = с одного из соседних монументов
one-of-any-city = с одного из ваших городов
one-of-other-city = с одного из других ваших городов
one-of-adjacent-city = с одного из соседних городов
one-of-any-megalith = с одного из ваших мегалитов
one-of-other-megalith = с одного из других ваших мегалитов
one-of-adjacent-megalith = с одного из соседних мегалитов
one-of-any-pyramid = с одной из ваших пирамид
one-of-other-pyramid = с одной из других ваших пирамид
one-of-adjacent-pyramid = с одной из соседних пирамид
target-least = { $target }, где знаний не меньше { $n }
each-of-any-monument = { $choose ->
    [0] с каждого из ваших монументов
   *[other] с каждого из { $choose } ваших монументов
}
each-of-other-monument = { $choose ->
    [0] с каждого из других ваших монументов
   *[other] с каждого из { $choose } других ваших монументов
}
each-of-adjacent-monument = { $choose ->
    [0] с каждого из соседних монументов
   *[other] с каждого из { $choose } соседних монументов
}
each-of-any-city = { $choose ->
    [0] с каждого из ваших городов
   *[other] с каждого из { $choose } ваших городов
}
each-of-other-city = { $choose ->
    [0] с каждого из других ваших городов
   *[other] с каждого из { $choose } других ваших городов
}
each-of-adjacent-city = { $choose ->
    [0] с каждого из соседних городов
   *[other] с каждого из { $choose } соседних городов
}
each-of-any-megalith = { $choose ->
    [0] с каждого из ваших мегалитов
   *[other] с каждого из { $choose } ваших мегалитов
}
each-of-other-megalith = { $choose ->
    [0] с каждого из других ваших мегалитов
   *[other] с каждого из { $choose } других ваших мегалитов
}
each-of-adjacent-megalith = { $choose ->
    [0] с каждого из соседних мегалитов
   *[other] с каждого из { $choose } соседних мегалитов
}
each-of-any-pyramid = { $choose ->
    [0] с каждой из ваших пирамид
   *[other] с каждой из { $choose } ваших пирамид
}
each-of-other-pyramid = { $choose ->
    [0] с каждой из других ваших пирамид
   *[other] с каждой из { $choose } других ваших пирамид
}
each-of-adjacent-pyramid = { $choose ->
    [0] с каждой из соседних пирамид
   *[other] с каждой из { $choose } соседних пирамид
}
op-add_knowledge = { $n ->
    [one] положить { $n } знание на один монумент каждого соперника
    [few] положить { $n } знания на один монумент каждого соперника
   *[many] положить { $n } знаний на один монумент каждого соперника
}
op-remove_lost = { $n ->
    [one] убрать { $n } знание из утраченных
    [few] убрать { $n } знания из утраченных
   *[many] убрать { $n } знаний из утраченных
}
op-remove_lost-up-to = { $n ->
    [one] убрать до { $n } знания из утраченных
    [few] убрать до { $n } знаний из утраченных
   *[many] убрать до { $n } знаний из утраченных
}
op-give_lost = { $n ->
    [one] переложить до { $n } знания из ваших утраченных на один монумент соперника
    [few] переложить до { $n } знаний из ваших утраченных на один монумент соперника
   *[many] переложить до { $n } знаний из ваших утраченных на один монумент соперника
}
op-enter_with_less = { $n ->
    [one] на эту карту при входе кладут на { $n } знание меньше
    [few] на эту карту при входе кладут на { $n } знания меньше
   *[many] на эту карту при входе кладут на { $n } знаний меньше
}
some-city = города
some-megalith = мегалиты
some-pyramid = пирамиды
some-artifact = артефакты
op-entry_discount = { $n ->
    [one] на { $kinds }, которые вы создаёте позже, при входе кладут на { $n } знание меньше
    [few] на { $kinds }, которые вы создаёте позже, при входе кладут на { $n } знания меньше
   *[many] на { $kinds }, которые вы создаёте позже, при входе кладут на { $n } знаний меньше
}
op-swap-itself = поменять эту карту местами с другим монументом вашей хронологии
op-swap = поменять местами два монумента вашей хронологии
op-move-any = переместить один ваш монумент в другую ячейку
op-move-other = переместить другой ваш монумент в другую ячейку
op-move-bare = переместить один ваш монумент без знаний в другую ячейку
op-move-slot = переместить монумент, где знаний не меньше { $n }, из ячейки { $slot } в ячейку { $to }
op-discard_self = сбросить эту карту
op-discard_self-declining = сбросить эту карту вместо ухода в прошлое; знания на ней не утрачиваются
op-discard_artifacts = сбросить любое число своих артефактов в игре
op-skip_decline = ваша фаза упадка в этом ходу пропускается
op-refresh = { $n ->
    [one] обновить { $n } повёрнутый монумент вашего прошлого
    [few] обновить { $n } повёрнутых монумента вашего прошлого
   *[many] обновить { $n } повёрнутых монументов вашего прошлого
}
op-refresh-up-to = { $n ->
    [one] обновить до { $n } повёрнутого монумента вашего прошлого
    [few] обновить до { $n } повёрнутых монументов вашего прошлого
   *[many] обновить до { $n } повёрнутых монументов вашего прошлого
}
op-excavate_yield = { $n ->
    [one] за каждую карту, повёрнутую при раскопках, вы берёте { $n } карту
    [few] за каждую карту, повёрнутую при раскопках, вы берёте { $n } карты
   *[many] за каждую карту, повёрнутую при раскопках, вы берёте { $n } карт
}
op-replace_excavate_draw = вместо взятия карт { $text }
op-create-monument = создать с руки ещё один монумент
op-create-city = создать с руки город
op-create-megalith = создать с руки мегалит
op-create-pyramid = создать с руки пирамиду
op-create-artifact = создать с руки артефакт
op-create_from_deck = посмотреть { $look } верхних построек и, если можно, создать из них артефакт за его цену; остальные сбросить
op-learn = { $n ->
    [one] изучить { $n } технологию
    [few] изучить до { $n } технологий
   *[many] изучить до { $n } технологий
}
op-learn-ignore = { $n ->
    [one] изучить { $n } технологию, не выполняя её требования
    [few] изучить { $n } технологии, не выполняя их требований
   *[many] изучить { $n } технологий, не выполняя их требований
}
op-learn_from_deck = посмотреть { $look } верхних технологий уровня { $level }, изучить одну, требование которой вы выполняете, остальные положить под колоду в любом порядке
op-tech_to_bottom = { $n ->
    [one] положить { $n } открытую технологию под её колоду
    [few] положить { $n } открытые технологии под их колоды, одну за другой
   *[many] положить { $n } открытых технологий под их колоды, одну за другой
}
op-tech_to_bottom-level = положить { $n } открытую технологию уровня { $level } под её колоду
op-requirement_discount = когда вы изучаете технологию, одно из чисел «не меньше» в её требовании уменьшается на { $n }
op-archive = выполнить ещё одно действие «Передать знания»
op-vp = { $n } ПО
op-vp-each = { $n } ПО { $each }
op-vp-set = { $zone ->
    [past] { $n } ПО за каждый набор в вашем прошлом: { $list }
   *[other] { $n } ПО за каждый набор: { $list }
}
op-vp-best = { $zone ->
    [past] { $n } ПО за каждый монумент самого частого вида в вашем прошлом ({ $list })
   *[other] { $n } ПО за каждую карту самого частого вида: { $list }
}
op-vp-tier = { $n } ПО, если { $condition }
op-vp-tiers = { $first }, или { $second }
one-past-city = город
one-past-megalith = мегалит
one-past-pyramid = пирамида
one-technologies-ancient = древняя технология
one-technologies-writing = письменная технология
one-technologies-secret = тайная технология

## Стол

board-turn = Ход: { $who }, осталось действий: { $left }
board-level = Уровень { $level }
board-facts = рука { $hand }, утраченные знания { $lost }
board-past = Прошлое { $n } (повёрнуто { $rotated })
board-artifact = цена { $cost }
board-monument = ячейка { $slot }, цена { $cost }, знания { $k }, { $vp } ПО
board-price = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}

## Стол в браузере

game-pitch-ancient-knowledge = Возводите города, мегалиты и пирамиды и передайте их знание, пока монументы не ушли в прошлое.
region-world = Ход и колоды
region-boards = Планшеты технологий
region-now = Карты в розыгрыше
region-mine = Ваше поле
region-hand = Ваша рука
button-create = Создать
button-create-slot = Создать в ячейке { $n }
button-learn = Изучить
button-archive = Передать знания
button-search = Поиск
button-excavate = { $n }
button-discard = Сбросить
button-remove = −{ $n }
button-resolve = Эффект
button-decline = Упадок
button-move = → { $n }
button-swap = Обменять
button-add = Добавить
button-scrap = Отдать
button-keep = Взять
button-under = Под колоду
button-flip = Перевернуть
button-offer = Предложить
button-give = Отдать
phase-opening = Начальный сброс
phase-effects = Эффекты
board-left = Осталось действий: { $n }
board-end = Самое полное прошлое: { $n } из 14 монументов
board-last-round = Последний раунд
board-midgame = При 7 монументах в прошлом его владелец переворачивает планшет технологий.
board-midgame-done = Планшет технологий уже перевёрнут (7 монументов).
board-end-why = При 14 монументах в прошлом раунд доигрывается, затем идёт подсчёт.
board-gone = Этот планшет вне игры.
board-met = Требование выполнено
board-unmet = Требование не выполнено
board-no-needs = Без требования
board-declines = упадок
board-past-facts = Прошлое { $n }: прямо { $upright }, повёрнуто { $rotated }
board-knowledge = Знания в хронологии
board-partner = напарник
board-score = Очки сейчас
board-known = Известные вам карты этой руки: { $cards }
board-pays = { $n ->
    [0] без сброса
    [one] сбросить { $n } карту
    [few] сбросить { $n } карты
   *[many] сбросить { $n } карт
}

## Чего нельзя выбрать и чего не бывает на столе

bad-teams = Командная игра — на четверых (AK-TEAM-01): выберите players=4 или teams=no.
impossible-count = Карт должно быть { $wanted }, каждая на одном месте; найдено { $found }.
impossible-pile = { $card } — не постройка.
impossible-level = Карте { $card } не место в стопке уровня { $level }.
impossible-tokens = На карте { $card } меньше 0 жетонов.
impossible-knowledge = На карте { $card } есть знания, но она не лежит ни в одной хронологии.
impossible-slot = { $card }: ячейка есть у карты тогда и только тогда, когда она в хронологии.
impossible-board-level = На планшете { $board } уровень { $level }, но лежит карта другого уровня.
impossible-board = Карт на планшете { $board }: { $n }, а бывает 2 или 3, на убранном — ни одной.
impossible-boards = Слишком много планшетов уровня I.
impossible-hand = У места { $seat } карт на руке { $n }; предел — { $limit } (AK-HAND-01).
impossible-artifacts = У места { $seat } артефактов больше { $limit } (AK-ARTI-03).
impossible-kind = { $kind ->
    [building] Место { $seat }: { $card } — не постройка.
    [monument] Место { $seat }: { $card } — не монумент.
    [artifact] Место { $seat }: { $card } — не артефакт.
   *[technology] Место { $seat }: { $card } — не технология.
}
impossible-place = Место { $seat }: в ячейке { $slot } нет ряда { $row }.
impossible-above = Место { $seat }: в ячейке { $slot } монумент лежит над пустым местом (AK-CREATE-13).
impossible-same-place = Место { $seat }: два монумента лежат на одном месте.
impossible-lost = Место { $seat } не может утратить меньше 0 знаний.
impossible-past = Место { $seat }: монументов в прошлом { $n }; партия кончается раньше, чем их станет больше { $most }.
impossible-rotated = Место { $seat }: повёрнутых карт { $n }, а в прошлом { $past }.
impossible-looked = Место { $seat }: карты ещё просматриваются, хотя партия окончена.

## Первая партия, которая учит

lesson-goal = Добро пожаловать! Вы возводите монументы, и со временем все они уходят в прошлое. Там они приносят победные очки; но знания, которые ещё лежат на них в этот миг, утрачены и отнимают очки. Побеждает тот, у кого очков больше.
lesson-card = Монумент из вашей руки. Он входит в хронологию в ячейку со стрелкой ({ $slot }), и на него кладут знания ({ $knowledge }); число на монете — его очки ({ $vp }). Число рядом с картами — цена: столько других карт надо сбросить. Этот бесплатен.
lesson-create = За ход вы делаете два дела. Сначала создайте монумент «{ $card }»: нажмите на карте номер его ячейки или тот же ход в списке ниже. Другая ячейка стоила бы ещё одну карту за каждый шаг в сторону.
lesson-timeline = Вот он. После каждого вашего хода всё сдвигается на ячейку влево; то, что стоит в первой ячейке, уходит в прошлое. Значит, у вас есть несколько ходов, чтобы снять знания. В ячейке помещаются два монумента.
lesson-artifact = Теперь артефакт — «{ $card }». Артефакты лежат на вашем планшете и помогают всю игру. И смотрите: «{ $other }» награждает за каждый артефакт картой и одним спасённым знанием.
lesson-moved = Ваш второй ход. Монумент «{ $card }» сдвинулся: он в ячейке { $now }, знаний на нём осталось: { $left }. Вы взяли и новую карту; она показала вам новое, поэтому ход закончился без вопроса.
lesson-second = На монументе «{ $card }» знаний нет вовсе, и входит он почти в конец хронологии: скоро он уйдёт в прошлое и тогда позволит выбрать одну из многих карт.
lesson-technologies = Это технологии, открытые для всех. Галочка значит, что условие вы выполняете. Стоят они только действие; большинство помогает сразу, а технологии уровня II приносят очки.
lesson-learn = «{ $card }» снимают по одному знанию с каждого вашего мегалита, а «{ $other }» — мегалит. Изучите эту технологию.
lesson-end = Два действия сделаны. Их ещё можно отменить; после кнопки «{ $end }» сработают эффекты хронологии, затем всё сдвинется, и сыграет соперник.
lesson-archive = Третий ход. «{ $archive }»: сбросьте карты, и каждая спасёт одно знание вашей хронологии. Отдайте карту «{ $card }», и «{ $other }» сможет уйти спокойно.
lesson-search = «{ $card }» — в первой ячейке: после этого действия наступит упадок. Подойдёт любое действие; самое простое — «{ $search }»: взять карту.
lesson-decline = «{ $other }» уходят в прошлое, и их эффект позволяет оставить одну из этих карт. «{ $card }» — надёжный монумент: возьмите его и закончите ход.
lesson-excavate = В вашем прошлом теперь есть монумент. «{ $excavate }» поворачивают монументы прошлого, каждый один раз, и приносят по две карты за каждый. Так растёт рука.
lesson-finish = Когда в чьём-то прошлом { $full } монументов, круг доигрывают до конца и считают очки: прошлое, технологии уровня II, по очку за каждый монумент в хронологии минус утраченные знания (пока { $lost }). Когда монументов { $half }, открывается лучший планшет технологий.
lesson-farewell = Это всё, что нужно знать. Серые кнопки объясняют, почему ход невозможен, и называют правило: наведите указатель, нажмите подольше или откройте список причин. Каждая карта расскажет, что она делает, если навести указатель на её название. Теперь это ваша партия: приятной игры!

## Ошибки в файле карт

artifact-has-none = { $where }: у артефакта нет { $field }; уберите это поле.
monument-lacks = { $where }: нет { $field }; оно есть у каждого памятника.
needless-trigger = { $where }: trigger бывает только у постоянного эффекта; уберите его или напишите moment = «ongoing».
bad-set = В стартовом наборе { $number } построек: { $found }; нужно { $wanted }.
write-country = страну в кавычках
write-slot = место от 1 до 6
write-trigger = на что она отвечает, например { $trigger }
write-conditions = условия, например { $conditions }
write-amount = целое число или то, что считают, например { $amount }
write-tiers = пары (не меньше стольких — столько очков), например [[3, 4], [5, 7]]

## The table in the browser

board-phase = Фаза
board-sinks = уйдёт первым
board-past-of = { $n } из { $of }{ $rotated ->
        [0] {""}
       *[other] , повёрнуто { $rotated }
    }
price-cards = { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
price-free = даром
note-search = взять 1
note-archive = сбросить, спасти знание
moment-first = Первая половина
moment-second = Вторая половина
moment-second-why = В одном Прошлом семь памятников: планшет технологий переворачивают на уровень II.
moment-end = Одно Прошлое заполнено. В конце раунда считают очки.
warn-full = Рука полна ({ $n }): сверх этого карты не берутся.
warn-sinks = { $card } уйдёт в конце этого хода: знания пропадёт { $n }
warn-last-round = Это последний раунд.

## Ещё уроки

lesson-title-technologies = Технологии и их условия
lesson-title-excavations = Раскопки
lesson-title-archive = Спасение знаний
lesson-title-last_round = Последний раунд
lesson-need-why = Технологии лежат открыто на полях. Под каждой написано, что ей нужно и сколько этого у вас: зелёное выполнено, красное ещё нет.
lesson-need-learn = «{ $card }» вам доступна. Изучите её: это одно из ваших действий, и карта ваша до конца игры.
lesson-need-create = Она даёт посмотреть карты и одну сразу создать: возьмите «{ $card }», этот артефакт поможет вам и дальше.
lesson-need-more = Одни технологии помогают один раз, другие всегда, а карты второго уровня приносят и очки. Читайте условия, прежде чем выбирать монументы. Играйте дальше или переходите к следующему уроку.
lesson-dig-why = Без карт ничего не построить. В вашем прошлом есть монументы, и каждый можно повернуть один раз: оттуда и берутся карты.
lesson-dig-do = «{ $excavate }» — поверните два из них: за каждый вы берёте две карты. Повёрнутые монументы сохраняют очки.
lesson-dig-more = Поиск принёс бы только одну карту. Копайте, когда рука пуста, и помните: монумент поворачивают лишь однажды. Играйте дальше или переходите к следующему уроку.
lesson-save-why = Каждый ход хронология движется. Что дошло до первого места, уходит в прошлое, а знания, оставшиеся на нём, теряются: каждое стоит очка в конце.
lesson-save-dig = Сначала карты: «{ $excavate }» — поверните один монумент прошлого.
lesson-save-archive = Теперь «{ $archive }»: каждая сброшенная карта снимает одно знание с ваших монументов. Отдайте карту «{ $card }».
lesson-save-more = Сначала спасайте то, что уйдёт следующим, и отдавайте карты, которые уже не нужны. Карта часто стоит меньше знания, которое она спасает. Играйте дальше или переходите к следующему уроку.
lesson-last-why = Пришли последние ходы: чьё-то прошлое скоро заполнится. Тогда раунд доиграют до конца и всё подсчитают.
lesson-last-learn = Технологии с очками сейчас ценнее всего. Изучите карту «{ $card }», пока не поздно.
lesson-last-more = То, что вы ещё создадите, останется в хронологии и принесёт очко; знания на том, что уходит, очки отнимут. Считайте, прежде чем ходить: теперь каждое действие — это очки. Это был последний урок; приятных игр.

# Что подсчитывает игрок, обдумывая действие: это говорит тренер.
outlook-takes = { $n ->
    [0] не берёт карт с вашей руки
   *[other] берёт с вашей руки ещё карт: { $n } из { $hand }
}
outlook-declines = { $turns ->
    [0] уходит в Прошлое в этот ход
    [1] уходит в Прошлое в следующий ход
   *[other] ходов до Прошлого: { $turns }
}{ $n ->
    [0] {""}
   *[other] {", "}до тех пор надо избавиться от знаний: { $n }
}
outlook-declines-unless = { $turns ->
    [0] уходит в Прошлое в этот ход
    [1] уходит в Прошлое в следующий ход
   *[other] ходов до Прошлого: { $turns }
}, если его не передвинет { $cards }{ $n ->
    [0] {""}
   *[other] {", "}до тех пор надо избавиться от знаний: { $n }
}
outlook-draws = сейчас дало бы карт: { $n }{ $lost ->
    [0] {""}
   *[other] {", "}больше не помещается на руке
}
outlook-end-only = её очки считаются только в конце, когда бы её ни изучили
outlook-archive = снимает знаний самое большее { $n }, по карте с руки за каждое
outlook-in-vain = сейчас её свойство ничего бы не дало
outlook-lost = утерянных знаний у вас { $n } из нужных { $need }
outlook-needs = для её свойства нужно { $need }, у вас { $n }
outlook-scores = сейчас принесло бы очков: { $n }

# Два действия рядом: почему лучшее лучше.
contrast-too-late = сейчас похоже, что партия кончится { $turns ->
    [1] после этого вашего хода
   *[other] через столько ваших ходов: { $turns }
}; { $cards } до Прошлого не дойдёт и принесёт одно очко в хронологии
contrast-last-cards = сейчас похоже, что это ваше последнее действие: карты на руке уже ничего не стоят
contrast-knowledge = оно снимает больше знаний: { $n } ({ $cards }), { $count ->
    [1] а этот монумент уходит в Прошлое
   *[other] а первый из этих монументов уходит в Прошлое
} { $turns ->
    [0] в этот ход
    [1] в следующий ход
   *[other] через столько ходов: { $turns }
}; каждое оставшееся тогда знание отнимает очко
contrast-time = знания с карты { $cards } можно снять и позже: ходов до Прошлого у неё ещё { $turns }
contrast-sinks = сразу теряется меньше знаний на { $n }: в Прошлое уходит { $cards }
contrast-meets = { $count ->
    [1] после него вы выполняете условие открытой технологии { $cards }
   *[other] после него вы выполняете условия открытых технологий { $cards }
}, после другого выбора — нет
contrast-nearer = оно приближает к условию технологии { $cards }: { $n } вместо { $other } из { $need }
contrast-vanishes = { $cards } сбрасывается без очков, если останется хоть одно из её знаний ({ $n }) { $turns ->
    [0] в этот ход
    [1] в следующий ход
   *[other] к сроку, ходов до него: { $turns }
}
contrast-artifact = { $cards } очков не даёт, а монумент, дошедший до Прошлого, даёт
contrast-thrown-away = на этом планшете лишь две технологии: если изучить другую, сбрасывается { $cards }
contrast-rivals = условие технологии { $cards } выполняют и соперники ({ $n }): к вашему следующему ходу её может не быть
contrast-longer = в ячейке { $slot } у него больше ходов, чтобы избавиться от знаний ({ $n }): на { $turns }
contrast-sooner = в ячейке { $slot } он приходит в Прошлое раньше: на столько ходов { $turns }
contrast-cheaper = оно берёт с руки меньше карт: на { $n }
contrast-wakes-learn = открытых технологий, на которые откликается { $cards } и которые вы можете изучить: { $n }
contrast-wakes-create = других карт на вашей руке, на которые откликается { $cards }: { $n }
contrast-sleeps-learn = сейчас вы не можете изучить ни одной технологии, на которую откликается { $cards }
contrast-sleeps-create = на вашей руке нет другой карты, на которую откликается { $cards }
contrast-draws = за то же действие оно даёт карт: { $n }, а другой выбор: { $other }
contrast-few-cards = другой выбор тратит целое действие ради карт: { $n }
contrast-hand = после него карт на руке для оплаты: { $n }, после другого выбора: { $other }
contrast-road = монументов на пути в ваше Прошлое: { $n }, а полностью считается и годится для раскопок лишь то, что туда дошло
contrast-in-time = сейчас похоже, что партия кончится { $turns ->
    [1] после этого вашего хода
   *[other] через столько ваших ходов: { $turns }
}; { $cards } ещё дойдёт до Прошлого
contrast-timeline-point = сейчас похоже, что партия кончится { $turns ->
    [1] после этого вашего хода
   *[other] через столько ваших ходов: { $turns }
}; { $cards } до Прошлого уже не дойдёт, но принесёт одно очко в хронологии
contrast-earlier = { $cards } придёт в Прошлое раньше, чем { $others } (ходов разницы { $turns }): там она считается и годится для раскопок
contrast-behind = монументов в Прошлом и на пути: у вас { $n } и { $m }, у соперника { $other } и { $way }; созданное поздно не дойдёт туда до конца партии
contrast-recovers = оно возвращает утерянные знания ({ $n }), по очку за каждое
contrast-no-move = { $cards } двигает лишь то, на чём знаний не меньше { $n }, а у вас таких монументов нет
contrast-in-sight = { $need ->
    [0] { $cards } даёт очки за каждый монумент вида, которого у вас на руке или построено ещё { $n }
   *[other] из монументов, нужных карте { $cards } ({ $need }), на руке или построено { $n }: её стоит оставить
}
contrast-out-of-sight = из монументов, нужных карте { $cards } ({ $need }), на руке или построено { $n }
contrast-kept = оставить стоит вот что: { $cards } принесёт сейчас очков { $n } при знаниях { $k }, а { $others } — { $m } при { $l }
contrast-net = сейчас { $cards } принесёт очков { $n } при знаниях { $k }, а { $others } — { $m } при { $l }
contrast-burden = { $cards }: знаний { $k }, а очков сейчас { $n }; каждое знание, не снятое вовремя, отнимает очко
contrast-waits = сейчас никто из соперников не выполняет условие технологии { $cards }, и раньше вас её не возьмут
outlook-price = { $n ->
    [0] не требует других карт
   *[other] стоит других карт: { $n }
}{ $slot ->
    [0] {""}
   *[other] {" "}в ячейке { $slot }
}

# Что становится с картами в доигранных партиях.
fate-past = { $card } приходит в Прошлое в стольких из них: { $here } вместо { $there }
fate-collection = { $card } изучена в стольких из них: { $here } вместо { $there }
fate-scores = {", "}очков { $n }
fate-costs = {", "}утеряно знаний { $n }
fate-less-lost = { $card } теряет на пути в Прошлое знаний { $n } вместо { $other }
fate-more-points = { $card } приносит очков { $n } вместо { $other }
