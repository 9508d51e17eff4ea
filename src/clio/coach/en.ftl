# The coach's words in English.

## Labels

coach-best = best
coach-good = good
coach-inaccuracy = inaccuracy
coach-mistake = mistake
coach-blunder = blunder

## Reasons: what the better choice brings and costs

coach-moves = This turn it has room for: { $done }.
coach-either-turn = Done this turn either way: { $what }.
coach-order = Both come after either choice, and the order counts: first { $what }, then { $other }.
coach-either-later = After the other choice this comes too, but later: { $what }.
coach-alike = The mistake is the choice that was made; about as good as the best: { $what }.
coach-blocked = After { $choice } there is no room for { $moves } ({ $why }).
coach-blocked-together = After { $choice } there is no room for all of this: { $moves } ({ $why }).
coach-blocked-that = After { $choice } there is no room for that ({ $why }).
coach-blocked-together-that = After { $choice } there is no room for all of that ({ $why }).
coach-waits = { $what } can wait: in { $times } of { $tries } tries it comes { $turns ->
    [0] some turns later
    [one] by the end of your next turn
   *[other] within your next { $turns } turns
}.
coach-follows = { $turns ->
    [0] Later it leads to
    [one] By the end of your next turn it leads to
   *[other] Within your next { $turns } turns it leads to
}: { $what }.
coach-follows-other = The other choice leads to: { $what }.
coach-follows-one = { $what } (in { $here } of { $tries } tries; else in { $there })
coach-spent = Afterwards no longer in your hand: { $cards }.
coach-example = for example { $what }
coach-moves-instead = This turn: { $done } – instead of: { $undone }.
coach-moves-without = This turn it does without: { $undone }.
coach-laid = Then { $what }.
coach-laid-turn = At the end of the turn { $what }.
coach-lies = { $place }: { $cards }
coach-lies-instead = { $place }: { $cards } instead of { $others }
coach-lies-without = not { $place }: { $others }
coach-lies-elsewhere = { $place }, not { $other }: { $cards }
coach-balance-both = It gains { $more }, and costs { $less }.
coach-balance-gains = It gains { $more }.
coach-balance-costs = It costs { $less }.
coach-balance-both-turn = By the end of the turn it gains { $more }, and costs { $less }.
coach-balance-gains-turn = By the end of the turn it gains { $more }.
coach-balance-costs-turn = By the end of the turn it costs { $less }.
coach-balance-both-later = Some turns later it has gained { $more }, and cost { $less }.
coach-balance-gains-later = Some turns later it has gained { $more }.
coach-balance-costs-later = Some turns later it has cost { $less }.
coach-of-which = { $what } ({ $cards })
coach-burden = { $what }:
coach-less = { $n } less
coach-more = { $n } more
coach-change-beside = { $what } { $now } (then { $own }; the best of the others { $rival })
coach-change-instead = { $what } { $own } instead of { $other }
coach-turns = { $turns ->
    [one] { $what } (for about one turn)
   *[other] { $what } (for about { $turns } turns)
}
coach-others-later = Some turns later the others have: { $what }.
coach-others = The others: { $what }.
coach-further = { $n ->
    [one] At the end of your next turn
   *[other] Played on for { $n } turns of yours
}: { $what }.
coach-further-laid = { $n ->
    [one] At the end of your next turn
   *[other] Played on for { $n } turns of yours,
} { $what }.
coach-finished = Of { $tries } tries, the game is over by then in { $over } and won in { $won }; after the other choice in { $other } and { $lost }.
coach-decided = It wins the game in { $won } of { $tries } tries, the other choice in { $lost }.
coach-outcome = Played to the end { $tries } times by quick bots, you win { $won } times, after the other choice { $lost } times; points on average { $points }{ $sources }.
coach-outcome-points = Played to the end { $tries } times by quick bots: points on average { $points }{ $sources }.
coach-outcome-cards = {"; above all: "}{ $what }
coach-outcome-sources = {"; by source: "}{ $what }
coach-about = { $card }: { $what }.
coach-rest = The rest cannot be counted: the coach's experience from many games prefers it.
coach-rest-partly = Not all of it can be counted: the coach's experience from many games prefers it too.
coach-against = What can be counted speaks for the other choice; but the coach's experience from many games prefers this one.
coach-unseen = On average an unseen card is worth more here than { $cards }.
coach-seen = Here it is worth more than an unseen card on average: { $cards }.
coach-verdict = { $played } cost { $lost } of expected place; better: { $best }.

## The review

coach-title = Review
coach-place = Expected place
coach-place-says = 100 is a sure win, 0 a sure last place, 50 means all are equal. Each dot is one of the decisions that cost most.
coach-player = Player
coach-accuracy = Accuracy
coach-lost = Place lost by choices
coach-luck = Luck
coach-luck-says = What chance gave: what a draw won, less the mean over what might have been drawn.
coach-decisions = Decisions
coach-result = Points
coach-worst = { $name }: what cost most
coach-nothing-lost = No decision cost anything worth telling.
coach-move = Move { $n }
coach-played = Played
coach-yours = your choice
coach-again = Try again
coach-reviewing = Reviewing { $file }

## What cannot be reviewed

coach-nothing = { $file } holds no decision that could be reviewed.
coach-no-worlds = A review needs at least one world to try each choice in, not { $n }: leave --worlds out, or say 4.
coach-part = { $file } can be read up to action { $n } only ({ $why }): the review ends there.
coach-unwritten = The report cannot be written to { $file }: { $why }.
coach-no-challenge = There is no challenge { $name } of { $game }; there are: { $known }.{ $hint }
coach-no-challenges = { $game } has no challenges.
challenge-goal = Task
challenge-win = You are behind: win this game.
challenge-have = { $turns ->
    [1] { $what }: { $n } or more at the end of this turn.
   *[other] { $what }: { $n } or more at the end of one of your next { $turns } turns.
}
challenge-rates-say = Out of 100: how often bots of each level solve it. Play one with its name.
challenge-level-random = random
challenge-level-beginner = beginner
challenge-level-greedy = greedy
challenge-level-plan = player
challenge-level-expert = expert
challenge-level-master = master
challenge-solved-said = Solved!
challenge-missed-said = Missed. Try it again.
