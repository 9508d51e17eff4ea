# The coach's words in English.

## Labels

coach-best = best
coach-good = good
coach-inaccuracy = inaccuracy
coach-mistake = mistake
coach-blunder = blunder

## Reasons: what the better choice has at the end of the turn

coach-for = The best choice gains: { $what }.
coach-later = Some turns later: { $what }.
coach-for-turn = By the end of the turn the best choice gains: { $what }.
coach-held = You then hold { $cards } instead of { $others }.
coach-less = It costs: { $what }.
coach-gained = It brings into play: { $cards }.
coach-missed = It leaves out: { $cards }.
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
