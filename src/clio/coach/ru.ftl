# Слова тренера по-русски.

## Оценки

coach-best = лучший ход
coach-good = хорошо
coach-inaccuracy = неточность
coach-mistake = ошибка
coach-blunder = грубая ошибка

## Причины: что лучший выбор даёт и чего стоит

coach-moves = В этот ход остаётся место для: { $done }.
coach-either-turn = В этот ход в любом случае: { $what }.
coach-order = И то и другое делается при любом выборе, и важен порядок: сначала { $what }, потом { $other }.
coach-either-later = После другого выбора это тоже делается, но позже: { $what }.
coach-alike = Ошибка — сделанный выбор; почти не хуже лучшего: { $what }.
coach-blocked = После «{ $choice }» не остаётся места для: { $moves } ({ $why }).
coach-blocked-together = После «{ $choice }» не остаётся места для всего этого: { $moves } ({ $why }).
coach-blocked-that = После «{ $choice }» на это не остаётся места ({ $why }).
coach-blocked-together-that = После «{ $choice }» на всё это не остаётся места ({ $why }).
coach-waits = { $what } может подождать: из { $tries } попыток это делается позже в { $times } ({ $turns ->
    [0] через несколько ходов
    [1] к концу вашего следующего хода
   *[other] ваших ходов на это: не больше { $turns }
}).
coach-follows = { $turns ->
    [0] Позже это ведёт к
    [1] К концу вашего следующего хода это ведёт к
   *[other] Ближайшие ваши ходы ({ $turns }) ведут к
}: { $what }.
coach-follows-other = Другой выбор ведёт к: { $what }.
coach-follows-one = { $what } (в { $here } попытках из { $tries }; иначе в { $there })
coach-balance-both = Даёт: { $more }; цена: { $less }.
coach-balance-gains = Даёт: { $more }.
coach-balance-costs = Цена: { $less }.
coach-balance-both-turn = К концу хода даёт: { $more }; цена: { $less }.
coach-balance-gains-turn = К концу хода даёт: { $more }.
coach-balance-costs-turn = Цена к концу хода: { $less }.
coach-balance-both-later = Через несколько ходов дало: { $more }; цена: { $less }.
coach-balance-gains-later = Через несколько ходов дало: { $more }.
coach-balance-costs-later = Цена через несколько ходов: { $less }.
coach-of-which = { $what } ({ $cards })
coach-spent = После этого уже не на руке: { $cards }.
coach-example = например, { $what }
coach-moves-instead = В этот ход: { $done } — вместо: { $undone }.
coach-moves-without = В этот ход обходится без: { $undone }.
coach-laid = Тогда { $what }.
coach-laid-turn = В конце хода { $what }.
coach-lies = { $place }: { $cards }
coach-lies-instead = { $place }: { $cards }, а не { $others }
coach-lies-without = не { $place }: { $others }
coach-lies-elsewhere = { $place }, а не { $other }: { $cards }
coach-burden = { $what }:
coach-less = на { $n } меньше
coach-more = на { $n } больше
coach-change-beside = { $what } { $now } (тогда { $own }; у лучшего из соперников { $rival })
coach-change-instead = { $what } { $own } вместо { $other }
coach-turns = { $what } (ещё около ходов: { $turns })
coach-others-later = Через несколько ходов у соперников: { $what }.
coach-others = У соперников: { $what }.
coach-further = { $n ->
    [1] К концу вашего следующего хода
   *[other] Ваших ходов спустя: { $n }. Тогда
}: { $what }.
coach-further-laid = { $n ->
    [1] К концу вашего следующего хода
   *[other] Ваших ходов спустя: { $n }. Тогда
} { $what }.
coach-decided = Победа в { $won } попытках из { $tries }, при другом выборе в { $lost }.
coach-finished = Из { $tries } попыток игра тогда окончена в { $over } и выиграна в { $won }; после другого выбора — в { $other } и { $lost }.
coach-outcome = Быстрые боты доиграли { $tries ->
    [one] { $tries } раз
    [few] { $tries } раза
    [many] { $tries } раз
   *[other] { $tries } раза
}: побед { $won }, после другого выбора { $lost }; очков в среднем { $points }{ $sources }.
coach-outcome-points = Быстрые боты доиграли { $tries ->
    [one] { $tries } раз
    [few] { $tries } раза
    [many] { $tries } раз
   *[other] { $tries } раза
}: очков в среднем { $points }{ $sources }.
coach-outcome-cards = {"; прежде всего: "}{ $what }
coach-outcome-sources = {"; по источникам: "}{ $what }
coach-about = { $card }: { $what }.
coach-rest = Остальное не подсчитать: опыт тренера из многих партий говорит за этот выбор.
coach-rest-partly = Не всё можно подсчитать: опыт тренера из многих партий тоже говорит за этот выбор.
coach-against = Подсчитанное говорит за другой выбор; но опыт тренера из многих партий — за этот.
coach-unseen = Неизвестная карта здесь в среднем дороже, чем { $cards }.
coach-seen = Здесь дороже неизвестной карты в среднем: { $cards }.
coach-verdict = { $played } — потеря { $lost } ожидаемого места; лучше: { $best }.

## Разбор

coach-title = Разбор
coach-place = Ожидаемое место
coach-place-says = 100 — верная победа, 0 — верное последнее место, 50 — все равны. Каждая точка — одно из решений, стоивших дороже всего.
coach-player = Игрок
coach-accuracy = Точность
coach-lost = Потеряно решениями
coach-luck = Удача
coach-luck-says = Что дал случай: сколько принёс добор, за вычетом среднего по тому, что могло прийти.
coach-decisions = Решения
coach-result = Очки
coach-worst = { $name }: что стоило дороже всего
coach-nothing-lost = Ни одно решение не стоило сколько-нибудь заметно.
coach-move = Ход { $n }
coach-played = Сыграно
coach-yours = ваш выбор
coach-again = Попробовать ещё раз
coach-reviewing = Разбирается { $file }

## Что разобрать нельзя

coach-nothing = В { $file } нет решений, которые можно разобрать.
coach-no-worlds = Для разбора нужен хотя бы один мир, где пробуется каждый выбор, а не { $n }: уберите --worlds или укажите 4.
coach-part = { $file } читается только до действия { $n } ({ $why }): на нём разбор кончается.
coach-unwritten = Отчёт не записать в { $file }: { $why }.
coach-no-challenge = Нет задачи { $name } игры { $game }; есть: { $known }.{ $hint }
coach-no-challenges = У игры { $game } нет задач.
challenge-goal = Цель
challenge-win = Вы отстаёте: выиграйте эту партию.
challenge-have = { $turns ->
    [1] { $what }: { $n } или больше в конце этого хода.
    [few] { $what }: { $n } или больше в конце одного из { $turns } ближайших ходов.
    [one] { $what }: { $n } или больше в конце { $turns } ближайшего хода.
   *[many] { $what }: { $n } или больше в конце одного из { $turns } ближайших ходов.
}
challenge-rates-say = Из 100: как часто её решают боты каждого уровня. Сыграйте любую по имени.
challenge-level-random = случай
challenge-level-beginner = новичок
challenge-level-greedy = жадный
challenge-level-plan = игрок
challenge-level-expert = знаток
challenge-level-master = мастер
challenge-solved-said = Решено!
challenge-missed-said = Не решено. Попробуйте ещё раз.
