# The kernel's own words in English.

refusal-game-over = The game is over.
refusal-not-your-decision = Somebody else has to decide now.

## Complaints

did-you-mean = { " " }Did you mean { $n ->
    [1] '{ $a }'
    [2] '{ $a }' or '{ $b }'
   *[3] '{ $a }' or '{ $b }' or '{ $c }'
}?
no-file = There is no file { $file }.
unreadable = { $file } cannot be read: { $why }.
not-toml = { $file } is not TOML: { $why }.

## Games and options

no-game = There is no game '{ $name }'; the games are { $known }.{ $hint }
game-not-loaded = The game '{ $key }' is not loaded: load it with its deck first.
no-option = { $game } has no option '{ $name }'.{ $hint }
bad-option = The option '{ $name }' cannot be '{ $value }': choose one of { $known }.
bad-first-player = first_player={ $first } names no seat: with { $seats } players they are 0 to { $last }.
bad-ages = ages={ $ages } must be { $seats } whole numbers with commas between them.
no-decks = { $game } has no deck files: its cards cannot be exchanged.
no-decks-show = { $game } has no deck files: see 'clio cards { $game }'.
bad-seed = The seed '{ $seed }' cannot be written in one line: use letters and figures.
bad-back = One cannot go back to before action { $n }: go back to before an action of your own that still stands.
bad-names = { $seats } players sit at this table, but { $names } names were given.

## Moves

no-action = There is no action '{ $action }' in this game.{ $hint }
not-legal = '{ $action }' is not possible now: { $why } ({ $rule }).
not-legal-game-over = '{ $action }' is not possible now: the game is over ({ $rule }).
not-legal-not-asked = '{ $action }' is not possible now: seat { $seat } is not asked now ({ $rule }).
nothing-chosen = Nothing was chosen.
one-answer = This question takes one answer: choose one.
set-stands-alone = { $move }: this is an answer of its own and goes with nothing else.
set-only-so-many = { $move }: chosen { $given } times, but there { $n ->
    [0] is none
    [1] is only one
   *[other] are only { $n }
}.
set-too-little = { $picked } of { $need }: { $n } more { $n ->
    [1] is
   *[other] are
} needed.
set-too-many = { $given } are too many: at most { $n } can be chosen.
set-too-much = { $picked }, but at most { $need } can be chosen: { $n } too many.
set-not-closed = If that is all, say so: add '{ $stop }'. If not, choose everything at once.
set-unfinished = That is not all yet: { $n } more. Choose everything at once.
set-beyond = { $move }: this is more than is asked for.
nothing-to-undo = Seat { $seat } has nothing to undo: since its last action something was revealed, drawn or done by somebody else.
no-step = { $game } has no step '{ $name }'.{ $hint }
no-agenda = This position does not say what happens next: add an agenda.
agenda-ran-out = The agenda ran out although the game is not over: a rule forgot to push a step.
bad-weights = The weights in { $file } cannot be read: { $why }.
other-weights = The weights in { $file } are for another evaluation: '{ $name }' is missing or unknown.
no-plausible-deal = No plausible deal was found: what this seat remembers contradicts itself.
no-such-deal = What this seat remembers contradicts what lies on the table.

## Records

record-line = { $file }, line { $line }: { $what }
record-not-ours = { $file } is not a record of ours: its first line should be '{ $line }'.
record-no-text = { $file } is not a record of ours: it is not text.
record-heading = the heading '{ $heading }' is unknown.
record-no-action = '{ $text }' is no action; write 'number seat action', as in '12 2 draw'.
record-order = action { $wanted } should stand here, not { $found }: a line is missing or doubled.
record-no-seat = an action needs the seat that took it.
record-says-not = { $what ->
    [game] { $file } does not say its game.
    [options] { $file } does not say its options.
   *[seed] { $file } does not say its seed (a record of a running game has none: wait for its end).
}
record-rules = { $file } was played by rules version { $theirs } of { $game }; this program knows versions 1 to { $ours }: replay it with the program it was made by.
record-rules-changed = { $file } was played by rules version { $theirs } of { $game }; this program plays version { $ours }, by which it goes differently from { $line ->
    [0] the set-up
   *[other] line { $line }
} on; changed since: { $changed }.
record-rules-cards = { $file } was played by rules version { $theirs } of { $game } and with other cards than those of version { $ours }, which this program plays: give the deck it was played with; changed since: { $changed }.
version-changed = version { $n }: { $what } ({ $rules })
record-cards = { $file } was played with other cards (digest { $theirs }, here { $ours }): give the deck it was played with.
record-setup = { $file }: the set-up shows other cards than the seed gives; the file is damaged.
record-upto = { $file } has actions 0 to { $last }; there is no { $n }.
record-seat = there is no seat { $seat } at this table.
record-shown = the record shows '{ $shown }', the replay '{ $found }'.
record-not-over = { $file } says the game is over, but after its last action it is not.
record-no-result = { $file } does not tell the result of the finished game; the file is damaged.
record-result = { $file } tells the result '{ $told }', the replay gives '{ $found }'.

## Positions

position-file = { $file }: { $what }
position-not-ours = { $file } is not a position of ours: it must begin with format = { $format } and a game.
position-no-text = { $file } is not a position of ours: it is not text.
position-nowhere = { $card } lies in no zone.
position-table = '{ $name }' must be a table, written [{ $name }].
position-rules = it is written for rules version { $theirs }; this program plays { $ours }.
position-rules-changed = it is written for rules version { $theirs }; this program plays { $ours }; changed since: { $changed }. Where nothing of it matters, write rules = { $ours }.
position-players = it does not say how many players there are: add players to [options].
position-impossible = this position is impossible. { $found }
position-section = [{ $name }] is unknown; this table has seats 1 to { $seats }.{ $hint }
position-key = [{ $section }] has no '{ $key }'.{ $hint }
position-cards = '{ $key }' must be a list of card names in quotes.
position-many = '{ $card }' is more than the { $most } cards there are.
position-card-id = '{ $field }' must be the id of a card, or "" for none, not { $value }.{ $hint }
position-card = there is no card '{ $name }'.{ $hint }
position-copies = '{ $name }' is written more often than there are copies of it.
position-no-card-left = no card is left for a '?' in '{ $zone }'.
position-lost = { $n } cards lie nowhere, among them '{ $card }'.
position-number = '{ $what }' must be a whole number, not { $value }.
position-labels = '{ $field }' must be written { $example }.
position-label = '{ $field }' has no '{ $label }'.{ $hint }
position-numbers = '{ $field }' must be a list of { $n } whole numbers.
position-place = '{ $where }' names no card: write a zone and a place counted from the bottom, as in 'hand 1/0'.
position-dice = 'dice' must be five whole numbers.
position-agenda = the agenda has '{ $text }': write a step's name and its whole numbers.
position-answers = 'answers' must be one action for each seat, or "" where none is given yet.
position-memory = [memory] has no '{ $name }': it tells what { $known } know.
position-known = what is known of '{ $where }' must be true or a list of zones, as in ['hand 1'].
position-result = [result] must tell the ending and one place for each seat.
impossible-order = The turn order must name every seat once.
impossible-turn = 'turn' is a place in the turn order, from 0 to { $last }.
line-missing = Line { $n } of its log is missing.
was-over = The game was over here.

## What has happened

you = You
did = { $who }: { $what }
asked-coach = { $who } asked the coach
went-back = { $who } took a decision back
forced = { $who }: { $what } (nothing else is possible)
because = { $told } (for { $card })
brings = { $told } ({ $changes })
brings-alone = { $who }: { $changes }
no-such-card = Card { $card } lies nowhere on this table.

research-actions = { $n } actions were given for { $tables } tables: give one for each.
research-no-action = There is no action { $n } (table { $table }): they are numbered from 0 to { $most }.
research-tables = { $n } tables in { $processes } processes cannot be: give at least one table, and no more processes than tables.
research-buffer = The buffer { $name } has { $n } bytes and needs { $need }, writable and without gaps.
research-no-buffers = There is nothing to write to yet: call reset with your buffers first.
research-worker-died = A process of the vector has died: make a new one with the same seed, and the same actions lead to the same place.
research-version = { $name } is of another version of the rules: this Clio plays { $known }.
research-no-part = There is no part '{ $name }' in what a seat sees.{ $hint } `clio research fields GAME` lists all.
research-no-record = A game in which hidden cards were dealt again has no record: its actions were not played in one deal.
research-seat = There is no seat { $seat }: they are numbered from 0 to { $most }.
research-reward = There is no reward called { $reward }: it is places or gain.
research-reset = Nothing has been dealt yet: call reset first.
earlier-rules = This moment was played by earlier rules: only the story of it is left.
