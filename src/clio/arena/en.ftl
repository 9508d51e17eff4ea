# The arena's words in English: many games at once.

## Games that cannot be run

no-games = { $n } games cannot be played: ask for at least one.
bots-seats = { $bots } bots cannot fill { $seats } seats: name one bot for each seat, or one for all.
too-few-bots = A match needs at least two bots: name them with commas.
too-few-born = { $n } candidates are too few for a generation: ask for at least 4.
nothing-to-tune = { $game } has no weights that could be tuned.
bad-checkpoint = The checkpoint { $file } cannot be read: remove it to begin anew.
other-checkpoint = The checkpoint { $file } is of another run, with other weights, seed or number of candidates.
bad-ladder = The ladder in { $file } cannot be read: { $why }.
bad-workers = There cannot be { $n } workers: give a number from 1 on, or 0 for one on each core.
workers-died = Worker processes died { $deaths } times at the same place, after { $done } of { $games } games: run it with one worker to see why.
no-ray = A cluster needs Ray, which is not installed here: pip install clio-tabletop[cluster].
no-cluster = There is no cluster at { $address } that answers: { $why }
games-unwritten = The games cannot be written to { $file }: { $why }.
kept-unread = The kept games in { $file } cannot be read: { $why }.
kept-bad-line = Line { $line } of { $file } is no kept deal: name another file, or take that line out.
no-parquet = Parquet files need PyArrow, which is not installed here: pip install 'clio-tabletop[research]'.
balance-no-records = There are no records in { $file }: name record files, or a folder with files that end in .clio.
balance-other-game = { $file } is a record of { $game }, not of { $wanted }.
failure-unwritten = The failure cannot be written to { $file }: { $why }.
failure-unplayable = { $file } does not say its game, its options and its seed: it cannot be played again.

## What must never happen

dead-end-nobody = Dead end: the game is not over, but '{ $step }' asks nobody.
dead-end-seat = Dead end: seat { $seat } is asked '{ $step }' and can do nothing.
not-conserved = Cards are not conserved: { $cards }
card-lost = { $card } (card { $number }) is lost.
card-twice = { $card } (card { $number }) lies in two places.
impossible-table = Impossible table: { $found }
copy-changed = A copy made earlier has changed since: it shares something with the table.
copy-differs = A copy differs from its original in { $parts }.
no-world = Seat { $seat } cannot be dealt another world: { $why }
depends-on-hidden = What seat { $seat } may do depends on cards it cannot see.
crash = Crash: { $kind }: { $why }
crash-at = Crash at { $at }: { $kind }: { $why }
trouble-after = After { $at }: { $trouble }
at-setup = the set-up
at-action = action { $number } ({ $action })
aborted-after = Aborted after { $n } actions.
many-aborted = { $aborted } of { $games } games were aborted at the cap of { $cap } actions, more than 1 in { $most }: { $named }.

## What occurred too seldom

gap = { $table ->
    [action] The action '{ $name }' occurred { $n } times: fewer than { $least }.
    [decision] The decision '{ $name }' occurred { $n } times: fewer than { $least }.
    [ending] The ending '{ $name }' occurred { $n } times: fewer than { $least }.
    [operation] The operation '{ $name }' occurred { $n } times: fewer than { $least }.
   *[effect] The effect '{ $name }' occurred { $n } times: fewer than { $least }.
}
gap-pairs = { $missing } of { $pairs } pairs of options occurred fewer than { $least } times.
undeclared = { $table ->
    [action] The action '{ $name }' occurred but is not declared.
    [decision] The decision '{ $name }' occurred but is not declared.
    [ending] The ending '{ $name }' occurred but is not declared.
    [operation] The operation '{ $name }' occurred but is not declared.
   *[effect] The effect '{ $name }' occurred but is not declared.
}
