# The terminal's words in English. What belongs to one game is in that game's folder.

## Help

help-clio = Civilization card games in the terminal: play them, look at them move by move, run them by the thousand.
help-version = Say which version this is.
help-play = Play a game against bots.
help-games = The games there are, and what can be chosen when one is set up.
help-cards = Every card of a game and what it does.
help-rules = The rules of the games; in a checkout, which of them a test proves.
help-record = Records: finished and unfinished games, one action a line.
help-record-show = Tell what happened in a record, or show the table after one of its actions.
help-record-replay = Play a record again and verify every step, and what chance revealed.
help-record-play = Play on from the middle of a record; the record itself stays as it is.
help-position = Positions: any table as a text that a person can read and write.
help-position-show = Print the position of a record after one of its actions.
help-position-load = Show a position, or play on from it.
help-position-legal = List what each seat that is asked may do.
help-deck = Deck files: the cards of a game, to be exchanged for others.
help-deck-check = Say everything that is wrong with a deck file.
help-deck-show = Show all cards of a deck, or its technologies as a tree.

argument-game = Which game; the only one there is, if you do not say.
argument-game-detail = Which game, to read the reasons of its rulings too.
argument-record = A record, as `clio play` saves it.
argument-position = A position, as `clio position show` prints it.
argument-deck = A deck file in TOML.
option-players = How many play.
option-with = Expansions, with commas.
option-variant = A variant of the game.
option-rule = A ruling, as name=value; can be given again. See `clio games GAME`.
option-bots = The bots of the other seats, with commas; the last one takes all seats that are left.
option-seat = Your seat, counted from 1.
option-eyes = With the eyes of this seat, counted from 1.
option-seed = Any text; the same text gives the same game.
option-deck = Play with the cards of this file.
option-deck-game = Whose deck it is, where several games have decks.
option-resume = Go on with a game that was saved.
option-save = Keep the game in this file.
option-auto = Let bots take all seats.
option-lang = The language: en, fr or ru.
option-at = After so many actions.
option-from = Play on after so many actions.
option-play = Play on from here.
option-why = Also say what is not possible, and why.
option-tree = The technologies as a tree.
option-search = Only rules with these words, in their id or in their sentence.
option-where = Where the code does this rule, and which tests prove it.
option-rulings = Every ruling: the question, the readings, ours, why, and the option if there is one.

## Complaints

see-help = See '{ $command } --help'.
whole-number = write a whole number
bad-language = There are no words in the language '{ $language }': choose one of { $known }.{ $hint }
bad-folder = Games cannot be kept: neither { $folder } nor a folder here can be written to. Name a file with --save.
bad-write = { $file } cannot be written: { $why }.
bad-exists = { $file } is there already and stays as it is: give another name.
bad-seat = There is no seat { $seat } at this table: the seats are 1 to { $seats }.
bad-number = There is no { $number }: the numbers go from 1 to { $last }.
bad-position = { $file } is no position that can be played: something in it does not fit together ({ $why }).
which-game = Which game? There are { $known }.
which-deck-game = Whose deck? Say --game with one of: { $known }.
no-bots = --bots names nobody; the bots are { $known }.
many-bots = { $given } bots are too many: { $seats ->
    [0] no seat is left for them.
    [one] one seat is left for them.
   *[other] { $seats } seats are left for them.
}
auto-or-seat = --auto lets bots take all seats, and --seat keeps one for you: choose one of them.
resume-alone = --resume goes on with a game as it was set up: leave the game, --players, --with, --variant, --rule and --seed away.
over-already = { $file } is over after action { $n }: choose an earlier one.
no-partner = There is no partner who could go on instead of you.
nobody-asked = Nobody is asked here any more.
not-now = { $move } is not possible now: { $why } ({ $rule }).
ambiguous = '{ $typed }' could be several moves: { $moves }.
unknown-move = '{ $typed }' is no move: type a number of the list, or h for help.{ $hint }
set-line-exactly = Name { $n } on one line, in any order: numbers ('1 3'), or names with commas between them.
set-line-up-to = Name up to { $n } on one line, in any order: numbers ('1 3'), or names with commas between them.
set-line-at-least = Name what adds up to { $n } or more on one line, in any order: numbers ('1 3'), or names with commas.
set-line-any = Name as many as you like on one line, in any order: numbers ('1 3'), or names with commas between them.
set-line-between = Name from { $least } to { $most } on one line, in any order: numbers ('1 3'), or names with commas.
input-line = Line { $line } of the input: { $what }

## Playing

you = You
bot = Bot { $seat }
person = Player { $seat }
and = { " " }and{ " " }
prompt = { "> " }
kept-in = The game is kept in { $file } after every action.
press-enter = Press Enter to begin. At any time: h for help, q to leave.
saved = The game is saved in { $file }
resume-with = Go on with: { $command }
kept-whole = The record of the game: { $file }
seed-was = Seed: { $seed }
bots-play = The bots play
undoable = u takes back: { $steps }
no-news = Nothing has happened since your last turn.
why-one = ? and a number, a move or a card tells more.
all-possible = Everything that could be done here is possible.
is-possible = { $move }: possible, number { $number }.
rules-how = There are { $n } rules: r and a word finds those that have it, as in 'r development'.
rules-none = No rule has '{ $wanted }'.
rulings-none = No ruling has '{ $wanted }'.
ruling-ours = ours
ruling-why = Why: { $reason }
cards-face-down = { $n ->
    [one] 1 card, face down
   *[other] { $n } cards, face down
}

key-number = 3
help-key-number = does move 3; you can also type it: 'draw', or the beginning of it
key-why = ?
help-key-why = why something is not possible: '?' lists all, '? 12' or '? draw' one
key-card = ? card
help-key-card = what a card says, and what can be done with it
key-undo = u
help-key-undo = takes your last action back, as far as nothing was revealed since
key-not-again = n, n game, n off
help-key-not-again = declines an optional question and every further one of its kind: in this turn, in this game; or asks again
key-coach = c
help-key-coach = asks the coach: what each of the best choices is worth, and why (the record says so)
key-back = c back
help-key-back = takes your last decision back, and what the bots did since
coach-thinks = The coach thinks
no-coach = The coach helps only a person who plays against bots alone, in a game that still runs.
no-choice = There is nothing to choose between: only one move is possible.
no-way-back = There is no decision of yours to take back: go on, or begin anew.
bad-scope = n takes no word, or game, or off; not { $scope }.
not-optional = This question must be answered: only optional ones can be declined for good.
key-pass = p
help-key-pass = in a team: leaves this action to your partner
key-log = l
help-key-log = what has happened since your last turn
key-rules = r word
help-key-rules = finds rules by a word or by their id
key-save = s file
help-key-save = saves a copy; without a file it says where the game is kept
key-board = b
help-key-board = shows the table with everything on it
key-help = h
help-key-help = this list
key-quit = q
help-key-quit = leaves; the game is saved, and so it is on Ctrl-C and Ctrl-D

## The end

ending = The game is over ({ $ending }).
place = Place
score-total = Total
aborted = Nobody wins: the game was stopped.
won-title = Your title: { $title }
lost = You have lost.
won = { $n ->
    [one] { $you ->
        [yes] You win.
       *[no] { $who } wins.
    }
   *[other] { $who } win together.
}

## Records and positions

replaying = Replaying { $file }
replay-ok = { $file }: ok, { $n ->
    [one] 1 action
   *[other] { $n } actions
}, each of them legal, and chance revealed the same.
record-seats = { $n ->
    [one] 1 action
   *[other] { $n } actions
}. Seats: { $seats }
not-over = The game is not over.
seat-may = Seat { $seat } may do { $n ->
    [one] one thing:
   *[other] one of { $n } things:
}
seat-may-not = Seat { $seat } may not, { $n ->
    [one] one thing:
   *[other] { $n } things:
}

## Decks, cards, games, rules

deck-ok = { $file }: ok
cards-in-group = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
card = Card
any-text = any text
because = The first is the default: { $reason }
games-more = The default comes first. `clio games GAME` tells what each ruling means, and why.
rules-count = { $n } rules
rules-tested = { $game }: { $tested } of { $total } rules tested
rules-many = { $where } claims { $n } rules: a test proves at most { $most }.
rules-unknown = { $where } claims { $rule }, which no game has.
rules-unread = { $where } has a rule mark whose ids are not written out: write them as plain texts.
rules-no-such = No game has a rule { $rule }.{ $hint }
rules-no-code = No code: { $why }

## Help pages and command lines

usage = Usage:
metavar-options = { "[" }OPTIONS]
metavar-command = COMMAND [ARGS]...
panel-arguments = Arguments
panel-options = Options
panel-commands = Commands
default-is = { "[" }default: { $value }]
is-required = { "[" }required]
help-help = Show this message and exit.
no-command = No such command '{ $name }'.{ $hint }
no-such-option = No such option: { $name }.{ $hint }
perhaps = { " " }Did you mean { $close }?
missing-command = Missing command.
missing-argument = Missing argument '{ $name }'.
missing-option = Missing option '{ $name }'.
bad-value = Invalid value for '{ $name }': { $why }.
too-many-arguments = This is too much: { $name }.
takes-no-value = The option '{ $name }' takes no value.
needs-a-value = The option '{ $name }' needs a value.
no-variants = { $game } has no variants.
rule-no-value = --rule '{ $rule }' says no value: write it as name=value.
no-expansion = { $game } has no expansion '{ $name }'; { $some ->
    [none] it has none.
   *[some] choose from { $known }.
}{ $hint }
no-ruling = { $game } has no ruling '{ $name }'; { $some ->
    [none] it has none.
   *[some] choose from { $known }.
}{ $hint }
deck-problem = { $file }: { $what }

## Many games

help-simulate = Play many games between bots and say who wins.
help-fuzz = Play random games over all options; fail on trouble and on anything that did not occur.
help-arena = Let bots meet on paired deals and say how strong they are, and how sure that is.
help-ladder = Rate every published bot and write docs/ladder.md.
help-tune = Find better weights for a game's evaluation by playing.
help-train = Train a net that corrects a game's evaluation, by games against itself.
argument-ladder-games = Which games; all of them if not said.
option-arena-bots = The bots, with commas. Two with more players: one of the first against all others. More than seats: everybody meets everybody.
option-arena-out = Write the figures as JSON to this file.
option-ladder-games = How many games for each pair, with --minutes at most; 0: only those that were kept count.
option-ladder-minutes = So many minutes for each game and number of players: the pairs that tell most for their time play most. 0: all pairs play as many games.
option-ladder-players = Numbers of players, with commas.
option-ladder-data = The folder of the games; each has its figures in weights/ladder.json.
option-ladder-page = The page that is written from them.
option-keep = Keep every finished deal in this file (JSON lines), and go on where a run that was stopped left off.
option-generations = How many generations.
option-born = Candidates of a generation.
option-deals = Deals of a generation; each candidate plays each of them from every seat.
option-weights = The weights to begin with, from the game's folder.
option-plan = How candidates think while they are tried.
option-against = The bots they play against, with commas, taken in turn.
option-tune-players = Numbers of players, with commas, taken in turn.
option-minutes = Begin no new generation after so many minutes; 0 is no limit.
option-check-games = Games of the last check, against each opponent; 0 is none.
option-tuned = Where the weights go; the checkpoint lies beside it.
option-train-minutes = Begin no new round after so many minutes; 0 is no limit.
option-rounds = How many rounds of games.
option-train-games = Games of a round.
option-hidden = How many cells the net has between its inputs and what it tells.
option-train-check = Games of the last check, against the bot it is to beat and against greedy; 0 is none.
option-train-plan = How the net is searched with in the last check.
option-train-out = The folder for the net (net.npz) and the checkpoint, from which a stopped run goes on.
argument-which = Which game.
option-seats = The bot of each seat, with commas; one alone takes all seats.
option-games = How many games.
option-players-bots = How many play; as many as there are bots if not said.
option-seeds = Any text; the same text gives the same games.
option-swap = Play each deal once with every rotation of the bots.
option-out = Write one line of JSON for each game to this file.
option-workers = Processes; 0 is one for each core.
option-cluster = Play on a Ray cluster: auto is the one this machine belongs to.
option-least = How often everything must occur.
option-failures = The folder for records of what went wrong.
option-redeals = Also deal every seat another world after every action.
option-replay = Play this record again with every check at every step.
simulating = { $game }: { $bots }
fuzzing = { $game }: random games
written-json = One line of JSON for each game: { $file }
column-games = games
column-share = win share
column-place = mean place
column-thinking = thinking (half / 99 of 100 / longest)
column-habits = of each player
people = people
match-of = { $players } players, { $n } games
bots-failed = Bots failed in { $n } decisions: greedy answered for them.
climbing = { $game }, { $players } players: ladder
ladder-written = The ladder is in { $data }, its page in { $page }.
kept-others = { $n ->
    [one] { $n } kept deal in { $file } does not count: it was played by other bots, rules or cards.
   *[other] { $n } kept deals in { $file } do not count: they were played by other bots, rules or cards.
}
bad-numbers = '{ $text }' is no list of numbers: write them with commas, as 2,4.
not-a-plan = '{ $name }' has no weights to tune: give a plan, as plan:search=action:worlds=2.
generation = Generation { $n }: { $games } games, { $wins } of the rivals left behind, lead { $margin } points, step { $step }.
tuned-written = The weights are in { $file }.
tuned-checked = Against { $bot }: win share { $share } ± { $error } in { $n } fresh games.
train-round = Round { $n }: { $games } games, { $positions } positions, off by { $wrong } on fresh games (by hand { $hand }), { $seconds } s.
train-written = The net is in { $file } ({ $kilobytes } kB).
training-needs-numpy = Training needs NumPy, and is much faster with torch: install clio-tabletop[train].
unwritten = { $file } cannot be written: { $why }.
column-bot = bot
column-wins = wins
column-rate = of 100
column-interval = 95% sure between
column-mean = mean score
wins-of = { $wins } of { $games }
between = { $low } and { $high }
games-played = { $n } games, { $decisions } decisions. How they ended:
ending-count = { $n } × { $ending }
bad-least = Nothing can occur { $n } times: give --least a number from 0 on.
no-trouble = { $file } plays to its end without trouble.
kinds-of = { $table ->
    [action] { $n } kinds of action
    [decision] { $n } kinds of decision
    [ending] { $n } kinds of ending
    [operation] { $n } kinds of operation
   *[effect] { $n } kinds of effect
}
games-fuzzed = { $n } games, { $decisions } decisions, { $aborted } aborted.
pairs-met = Pairs of options: { $hit } of { $pairs } met in { $sets } option sets; the rules refuse { $refused } more.
failure-at = seed { $seed }, action { $n }
replay-with = replay it: { $command }
all-well = No crash, no dead end, no broken invariant; everything occurred at least { $least } times.

## Serving

help-serve = Play in the browser.
help-worker = Let the bots of servers on one PostgreSQL think here; as many of these as you like, on any machine.
option-port = The port to listen on; 8765 if not said.
option-host = The address to listen on; 127.0.0.1 if not said.
option-access-log = A line for every answer.
option-serve-workers = Processes that answer on this address; more than one needs PostgreSQL.
option-data = The folder for games and keys.
option-open = Open the page in a browser.
option-check = Start, ask for the lobby, and stop.
not-installed = The browser part is not installed ({ $module } is missing): pip install 'clio-tabletop[web]'.
serving = Clio is at { $address } (Ctrl-C ends it; games are kept in { $folder })
working = Bots think here (Ctrl-C ends it; the key is read from { $folder })
build-compiled = The rules are compiled.
build-interpreted = The rules run uncompiled, which is fine for a few tables; with a C compiler, `make compiled` makes bots think several times as fast.
not-started = The server could not start; the lines above say why.
bad-port = Port { $port } on { $host } cannot be used ({ $why }): choose another with --port.
bad-data-folder = The folder { $folder } cannot be used ({ $why }): give its user the right to write there, or choose another with --data.
lobby-answers = The lobby answers ({ $size } bytes).

## The store of a server

help-store = The games a server keeps: replay them all, back them up while it runs, put a backup back.
help-store-check = Play every stored game again by the present rules, and say which do not hold.
help-store-backup = Write games and key into one file, while the server runs.
help-store-restore = Put a backup into a folder for a server to start from.
argument-backup = The file of the backup.
help-bill = What this program is made of: every package with its version and licence.
option-bill-json = In the form of CycloneDX, for other programs.
bill-package = package
bill-version = version
bill-licence = licence
help-account = Accounts of a server: help somebody who has forgotten a password.
help-account-reset = Issue a code with which somebody sets a new password.
argument-login = The login of the account.
no-account = Nobody has the login { $login }.
account-code-issued = The code for { $login } is { $code }: it holds for a day, once, on the page “account” under “Password forgotten?”.
option-database-url = Another database, such as PostgreSQL.
option-force = Also if there is something already.
bad-setting = The setting { $name } does not fit: { $why }.
bad-database-url = The address of the database cannot be read: write it as postgresql+asyncpg://USER:PASSWORD@HOST/NAME.
bad-exists-force = { $file } is there already and stays as it is: name another place, or add --force.
store-none = There is no { $file }: say with --data where the games are.
store-damaged = The store is damaged: { $why }. Restore a backup with `clio store restore`.
store-served = A server is using { $folder }: stop it first.
store-pg-backup = PostgreSQL makes its own backups: use pg_dump, and keep { $key } with them.
store-pg-restore = PostgreSQL restores its own backups: use pg_restore or psql, and put secret.key into the data folder.
store-game-ok = { $id } { $game }: ok, { $n ->
    [one] 1 line
   *[other] { $n } lines
}
store-game-cards = { $id } { $game }: cards differ; it was played with others than this program has ({ $n ->
    [one] 1 line
   *[other] { $n } lines
})
store-game-differs = { $id } { $game }: differs at step { $at } of { $n }: { $why }
store-game-goes-on = (goes on from step { $at }, once its players agree)
store-game-lost = (cannot be opened)
store-checked = { $n ->
    [one] 1 game
   *[other] { $n } games
} replayed, { $wrong } that do not hold.
store-backed-up = The backup is in { $file }. It holds secrets: keep it safe.
store-restored = The backup is in { $folder }.
store-restored-over = The backup is in { $folder }; what was there before is beside it, named .replaced.
store-bad-backup = This is no backup that can be used, and nothing was changed: { $why }.

## Problems reported from tables

help-problems = What visitors reported from their tables with “Problem here”.
option-problem = Show this report whole: message, record, position.
no-problem = There is no report { $n }: 'clio problems' lists them.
no-problems = Nobody has reported a problem.
problem-heading = Report { $n } of { $when }: { $game }, table { $table }, seat { $seat }, Clio { $version }
problem-position = What the seat saw:

## clio balance

help-balance = Play many games between bots and say what they are like: length, ages, actions, every card.
option-balance-bots = the bot for every seat, or one for each, with commas between
option-balance-out = write the figures of every card (.csv, .parquet), or a page with charts (.html); may be given several times
option-balance-games = how many games are played: 100 if nothing else is said, none where only records are read
option-balance-records = read this record, or all records of this folder; may be given several times
balance-suffix = { $file } cannot be written: its name must end in .csv, .parquet or .html.
balance-reading = reading { $n } records
balance-written = Written: { $file }
balance-left-out = Records of games that were not played to their end are left out: { $n }.
balance-simulated = Simulated games: { $n }
balance-recorded = Games from records: { $n }
balance-title = { $game }: what the games are like
balance-lengths = Length
balance-endings = Endings
balance-branching = Possibilities by question
balance-rounds = { $n } rounds
balance-even = The dashed line is an even share; the thin line is where the true share lies 95 times of 100.
balance-uneven = The thin line is where the true share lies 95 times of 100. Not all games had the same number of seats.
column-ending = ending
column-points = points
help-export = Write decisions with what was seen, as a Parquet file for learning without playing.
option-export-out = the file
exporting = writing { $file }
exported = { $file }: { $n } games, { $decisions } decisions.
balance-length = { $n } games: { $rounds } rounds, { $decisions } decisions each.
balance-seats = Seats
balance-moments = Moments
balance-choices = Decisions
balance-cards = Cards
column-seat = seat
column-win-share = win share
column-moment = moment
column-per-game = per game
column-round = round
column-first-rounds = in round 1 / 2
column-question = question
column-verb = action
column-part = share
column-possible = possibilities
column-card = card

## clio review

help-review = Review a record: what each decision was worth, apart from luck.
help-challenge = List the challenges of a game, or play one of them.
argument-challenge = The name of a challenge, as the list tells it.
help-fit = Fit the coach’s curve anew: how a lead becomes a chance, from games between bots.
option-fit-games = How many games to play.
option-fit-players = Numbers of players, with commas.
option-fit-seed = What the games are dealt from.
option-fit-out = Write the curve to this file instead of printing it.
fitting = Games of { $game }
fitted = Fitted to { $games } games; surprise left: { $surprise } (a coin has 0.69).
bad-fit = A fit needs at least one game, and numbers of players among { $known }.
option-review-seat = Review this seat only, counted from 1.
option-review-worlds = In how many worlds each choice is tried.
option-review-html = Write the review as a page that needs no server.
option-review-json = Print the review as JSON.

help-research = For researchers: what is where in an observation.
help-research-fields = Every part of an observation, byte by byte.
column-field = Part
column-start = From byte
column-length = Bytes
column-meaning = Meaning
fields-size = An observation has { $bytes } bytes; the mask has { $actions } actions. Blocks that come once for each seat begin with the seat that looks.
option-fields-actions = The features of an action instead.
option-fields-part = Which card, question or option each byte of one part is about.
fields-of-actions = The features of an action have { $bytes } bytes; there are { $actions } actions.
