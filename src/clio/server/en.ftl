# The web pages, in English.

skip = Skip to the page
language = Language
guest = Guest
lobby-title = Clio: three civilization card games
lobby-heading = Which history shall we write?
play-now = Play now
set-up = Set up a game
my-games = My games
open-tables = Open tables
your-turn = Your turn
status-waiting = waiting for players
status-dealing = dealing
status-running = being played
status-over = finished
status-closed = closed
players = Players
seat = Seat
seat-me = Me
seat-friend = A friend, by link
seat-here = Another person at this screen
seat-free = free
seat-make-free = Free this seat
seat-vote-free = Vote to free this seat ({ $n } of { $of })
seat-vote-why = Once a game is dealt a bot plays there to its end, and nobody gets to see the hand.
seat-taken = Somebody sits here already. If it was you on another device, open there “Who plays” and use the link to your own seat.
bot-beginner = Bot: beginner
bot-plan = Bot: player
bot-expert = Bot: expert
bot-master = Bot: master
bot-expert-builder = Bot: expert, a builder
bot-expert-warrior = Bot: expert, a warrior
bot-expert-scholar = Bot: expert, a scholar
bot-random = Bot: random
bot-hasty = Bot: hasty
bot-greedy = Bot: greedy
name-beginner = Beginner { $n }
name-plan = Player { $n }
name-expert = Expert { $n }
name-master = Master { $n }
name-expert-builder = Builder { $n }
name-expert-warrior = Warrior { $n }
name-expert-scholar = Scholar { $n }
name-random = Random { $n }
name-hasty = Hasty { $n }
name-greedy = Greedy { $n }
name-friend = Friend { $n }
bot-take-over = Let a bot play
bot-hand-back = Play again myself
bot-hand-back-other = Hand back
bot-plays-for-you = A bot plays for you.
name = Name
kind-of-game = Kind of game
house-rules = House rules
house-rules-why = Where the rulebooks disagree or are silent. The first choice is the one we recommend.
list-table = Show this table in the lobby
pace = Bots move
pace-quick = at once
pace-calm = calmly
pace-slow = slowly
start = Start
join-title = Join a game
sit-down = Sit down
account = Your name and account
save-name = Keep this name
account-why = You can play without an account. With one you find your games on other devices too.
account-password-length = A password has 8 to 200 characters.
account-login-taken = Somebody has this login already: choose another.
account-wrong = This login and password do not go together.
account-has-one = You have an account already: log out first to make another.
account-login-odd = This login cannot be written the same way twice: choose another.
account-old-wrong = The password is not the right one.
account-code-wrong = This login and code do not go together, or the code is older than a day.
account-change = Change the password
account-old = Old password
account-new = New password
account-changed = Done. All other devices are logged out.
account-forgot = Password forgotten?
account-forgot-how = Ask whoever runs this server for a code. It holds for a day and can be used once.
account-code = Code
account-data = Your data
account-data-why = Everything that is kept about you, as a zip: your name and account, your messages, your games as records.
account-export = Download it
account-delete = Delete everything about you
account-delete-why = Your name, account and messages are deleted and your seats become free. Games that are over stay, without your name. This cannot be taken back.
log-out-everywhere = Log out on all devices
ignored = People you ignore
ignore = Ignore
ignore-not = Not any more
ignore-why = You do not read what they say, and they cannot sit down at your tables.
report = Report
chat-closed = Here only those who play may talk.
refused-name-player = Somebody at this table is called so: choose another name.
refused-ignored = You cannot sit down at this table.
chat-open = Let everybody talk
chat-players = Only players talk
refused-tables = You have many tables that nobody else has joined: play or close some of them first.
name-empty = Please write a name.
logged-in-as = You are logged in as { $login }.
login = Login
password = Password
log-in = Log in
log-out = Log out
register = Make an account
error-404 = There is nothing here
error-403 = This is not yours
error-413 = That is too much
error-422 = That does not fit
error-429 = Too fast
error-other = Something went wrong
refused-other-site = This form came from another site.
refused-old-form = This form is too old: load the page again.
refused-too-fast = Too many requests: wait a moment.
refused-host = This server does not answer under that name.
refused-busy = The server has too much to do at this moment: try again in a few seconds.
error-503 = Busy
refused-disk-full = The disk of the server is full: nothing was changed. Its operator must make room.
refused-database = The database of the server does not answer: nothing was changed. Try again in a moment.
error-500 = That was a mistake of this program; its operator can read about it in the log.
error-507 = No room left
refused-crowded = Too many pages or connections are open at this moment: close some, or wait.
refused-slow = The request took too long to arrive.
refused-not-your-seat = This seat is not yours.
refused-no-such-seat = There is no such seat or bot.
refused-host-or-player = Only the host or the player of that seat can do this.
refused-only-host = Only the host can do this.
refused-present = Whoever holds this seat is here: it can be freed by themselves, by all others together, or when they stay away too long.
refused-rematch = A rematch follows a finished game of one’s own.
refused-record = The record is everybody’s when the game is over.
to-lobby = To the lobby
message = Message
send = Send
team-only = team only
score = Points
winner = { $names } wins!
winners-shared = { $names } share the victory!
download-record = Download the game
rematch = Rematch
rematch-ready = To the rematch
curtain = { $name } is next. Hand the screen over.
curtain-open = I am { $name }
waiting-for-friends = Waiting for friends: send them their links.
dealing = Everybody sits: the seed of the shuffle is being put together from a part of each player.
end-turn-question = Your turn is complete.
end-turn = End turn
undo = Undo
hand-over = Let { $names } go on
reveals = shows something new: cannot be undone
why-not = Why not …? ({ $n })
refused = { $move }: { $why } ({ $rule })
set-missing = still missing: { $n }
set-enough = enough
set-over = too much by { $n }
set-many = too many: { $n } at most
set-lost = { $n } too much: lost
set-hint-exactly = Tick { $n }, in any order, then confirm.
set-hint-up-to = Tick up to { $n }, or nothing, then confirm.
set-hint-at-least = Tick what adds up to { $n } or more, then confirm.
set-hint-any = Tick as many as you like, or nothing, then confirm.
set-hint-between = Tick from { $least } to { $most }, then confirm.
set-hint-ordered = The order in which you tick them counts.
thinking = { $several ->
    [yes] { $names } are thinking …
   *[no] { $names } is thinking …
}
standing = Besides, while the others play
pass-turn = No, and don’t ask again this turn
pass-game = No, and don’t ask again
passing = Not asked any more: { $what }.
ask-again = Ask me again
prompt-choose = Choose
leave = Leave the table
close-table = Close the table
link-own = Your seat on another device
link-invite = Invitation
link-copied = The link is copied.
connection-lost = The connection is lost. Trying again …
connection-back = The connection is back.
fingerprint = Fingerprint of the shuffle:
card-group = Card
region-prompt = Your decision
region-log = What happened
region-chat = Talk
region-people = Who plays

## The interface for programs

refused-metrics = These numbers are for the operator: read them on the machine itself, or with the token.
api-title = Clio for programs
api-about = Everything the pages do, as JSON: open a table, sit down, look, act, undo, read what happened. Errors say what is wrong in the language of the Accept-Language header.
api-token = Whoever opens or joins a table gets a token for the seat. Send it as “Authorization: Bearer …”: it opens this seat and no other, so keep it secret.
api-machine = The description for machines (OpenAPI):
api-usual = Every operation may also answer with { $list }: a body that cannot be read, a bad token, too much, too fast, or a request that does not fit.
api-statuses = Answers: { $list }.
api-who-public = For everybody; a token is welcome.
api-who-player = Needs a token of this table.
api-who-host = Needs the host’s token.
api-op-list-games = The games there are, with everything that can be chosen.
api-op-show-game = One game, with everything that can be chosen.
api-op-list-tables = One’s own tables, and those that are open to all.
api-op-create-table = Open a table; the answer holds the tokens of one’s seats.
api-op-join = Sit down with an invitation; the answer holds the seat’s token.
api-op-export = Everything that is kept about oneself, as a zip.
api-op-show-table = Who sits at a table, and how it was set up.
api-op-view = The table as one’s seat sees it: what is asked, what is legal, and why other things are not.
api-op-act = Answer a decision with one action, or with all picks of a set.
api-op-undo = Take back one’s latest action, as long as nothing new was seen.
api-op-agree = Say whether to go on by rules that have changed, or to end the game without a result.
api-op-pass = Decline an optional question, and be asked it no more for a while.
api-op-end-turn = Say that one’s turn stands.
api-op-log = What has happened, in words.
api-op-record = The game in its notation: one’s own view while it runs, everything at the end.
api-op-chat = What was said at the table.
api-op-say = Say something at the table.
api-op-pace = How fast the bots move.
api-op-bot = Let a bot play for a seat, or take the seat back.
api-op-free = Free the seat of somebody who does not come back.
api-op-leave = Give one’s seat up; a bot plays on.
api-op-close = Put the table away.
api-op-rematch = The same players again; the answer holds the new token.
api-op-events = Live: an id whenever the table changes (server-sent events).
api-bad-token = This needs the token of a seat, and the one that was sent opens nothing: join again, or leave it out.
api-unreadable = The body of the request cannot be read: send JSON in UTF-8.
api-not-found = There is nothing at this address.
api-method = This address knows other methods than this one.
api-length = The request must say how long its body is.
api-too-large = The request is too large.
api-invalid = “{ $where }” is missing or does not fit: compare it with the description of the interface.
api-stale = This is not asked any more, or not of this seat: look at the view that comes with this answer.
api-players = The option “players” and the number of seats differ: leave the option out.

## Looking back

history-all = All of it
history-since = Since your last turn
history-where = { $n ->
    [0] You are looking at the set-up, before the first of { $all } moves
   *[other] You are looking at move { $n } of { $all }
}
history-set-up = The table is set up.
history-did = { $who }: { $what }
history-moved = { $who } has moved.
history-steps = Steps through the game
history-first = To the beginning
history-previous = One move back
history-next = One move on
history-last = To the latest move
history-back = Back to the table
history-jump = Go to a move or a turn
history-move = Move
history-go = Go
history-turn-of = Turns of { $name }
history-turn-before = To the turn of { $name } before this
history-turn-after = To the next turn of { $name }
history-eyes = Seen by { $name }
history-eyes-nobody = Seen by everybody
history-nobody = Everybody
history-hands = What everybody held
history-from-start = Watch it again
region-history = A moment of the game
region-hands = What everybody held
fork = Play on from here against bots
fork-as = You play
fork-against = Against
fork-go = Play on
known-shuffle = The shuffle of this table was known beforehand.
refused-fork-running = One can play on from a game that is over: from a running one it would show what is hidden.
refused-fork-over = The game is over here: go back to an earlier move and play on from there.

## Record files

record-title = Open a record
record-why = Every finished game can be downloaded as a file. Open it here to go through it move by move, and to play on from any moment against bots.
record-file = Record file (.clio)
record-limit = { $n } kB at most. The file stays in memory for a while and is not stored.
record-open = Open
record-another = Open another record
record-none = No file was chosen: choose a .clio file.
record-too-big = This file is larger than { $n } kB: it is no record of a game played here.
record-not-ours = This is not a record of Clio: choose a .clio file that was downloaded from a game.
record-no-seed = This record has no seed: download it again when the game is over.
record-no-game = This record tells of a game that is not played here.
record-other-rules = This record was played by version { $theirs } of the rules and cannot be replayed by version { $ours }, which is played here; changed since: { $changed }.
record-newer-rules = This record was played by version { $theirs } of the rules, which is not known here yet: open it where it was played.
record-other-cards = This record was played with other cards: it cannot be replayed here.
record-damaged = This record is damaged: download it again from its game.
record-damaged-line = This record is damaged in line { $line }: download it again from its game.
record-gone = This record is not open any more: open the file again.
record-masked = The record of a game that is still running, as one of its players sees it. Its moves can be read; to see the table, open the record again when the game is over.
record-face-down = something face down
error-410 = No longer here

## The end of a game

review = How it went
review-table = To the table
review-unfinished = This game is not finished.
review-sources = Where the points come from
review-chart = Points over time
review-chart-words = Points of every player over time; the same as numbers below.
review-numbers = The same as numbers
review-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
review-moments = Moments to remember
moment-lead = { $name } takes the lead.
moment-gain = { $n ->
    [one] { $name } gains { $n } point in one turn.
   *[other] { $name } gains { $n } points in one turn.
}
moment-loss = { $n ->
    [one] { $name } loses { $n } point in one turn.
   *[other] { $name } loses { $n } points in one turn.
}
review-shuffle = Was the shuffle fair?
review-shuffle-why = All chance in the game comes from a seed that was drawn before it began. Only its fingerprint was shown then, so that the seed could not be changed later. Now you can check both.
review-fingerprint = Fingerprint, shown from the beginning
review-seed = Seed, shown now
refused-review = The game is still running: how it went is told at its end.
verify = Verify
verify-seed = The seed gives this fingerprint.
verify-seed-wrong = The seed does not give this fingerprint!
verify-replay = { $n ->
    [one] Played again from the seed: { $n } move, the same cards, the same end.
   *[other] Played again from the seed: { $n } moves, the same cards, the same end.
}
verify-replay-wrong = Played again from the seed, the game comes out differently!
verify-browser = Your browser has worked out the fingerprint itself: it is the same.
verify-browser-wrong = Your browser has worked out another fingerprint!
verify-browser-cannot = Your browser does such sums only over https: use the command below.
verify-noted = It is the fingerprint your browser was shown when you first came to this table.
verify-noted-wrong = Your browser was shown another fingerprint when you first came to this table!
verify-sealed = The seed is made of the server’s part, whose fingerprint was shown before anybody sat down, and of a part of each player whose browser gave one. Every browser first showed only the hash of its part, and the part itself when all had done so: nobody, the owner of the server included, could choose the shuffle.
verify-part-wrong = The part that your browser gave to the seed is not in it!
verify-part = The part that your browser gave to the seed is in it.
verify-by-hand = To check it on a computer of your own:

## Problem here

problem-here = Problem here?
problem-why = Something looks wrong at this table? Say what, and the operator of this server gets it together with the position.
problem-message = Your message (optional)
problem-saved = Kept with your message: the moves and the table as your seat sees them (no seed, no cards of others), the version of the program, your browser and your language.
problem-saved-open = Kept with your message: the whole record of the finished game, the version of the program, your browser and your language.
problem-thanks = Thank you! Your report has the number { $n }.

## A first game that teaches

learn = Learn by playing
name-guide = Clio
bot-guide = plays the lesson
guide-title = Lesson
guide-number = Lesson { $n } of { $of }
guide-back = Back
guide-next = Next
guide-leave = Leave the lesson
guide-finish = Play on without hints
guide-wait = { $name } plays now. What happens is written in the list below.
guide-astray = You have chosen a way of your own, and that is fine: play on as you like. A hint comes back when one fits; with Undo you return to the lesson.

## The rulebook and the cards

book-shelf = Rules and cards
book-learn = Learn in five minutes
book-rules = Rules
book-rulings = Rulings
book-cards = Cards
rules-about = Every rule in our own words, with the number that the table cites when something is not possible.
contents = Chapters
find = Search
find-rule = Find a rule
find-card = Find a card
find-all = all
found = Found: { $n }
found-none = Nothing has all these words: try fewer of them.
rulings-about = Where the rulebooks contradict each other, are silent or can be read in several ways: the question, the readings, which one we play and why, and the option with which you choose another.
rulings = House rules to choose from
rulings-why = Where the rulebooks disagree or are silent and tables differ, you choose when you set up a game. The first way is the one we recommend.
ruling-default = recommended
ruling-reason = Why:
notes = Settled by us
notes-why = Where a rulebook is silent or unclear and there is nothing to choose: what we play, and why.
rule-behind = The rule behind this question (opens beside the table)
lesson-you = You
lesson-friend-1 = Ada
lesson-friend-2 = Boris
lesson-friend-3 = Mei
tree-title = Tree of technologies
tree-about = A line leads from a technology to those it spares a cost. Point at a card, or reach it with the Tab key, to see what it needs and what it leads to.
tree-about-marks = The marks show your own table.
tree-about-watching = You are watching this table, so no marks are shown.
tree-zoom = Size

## People among themselves: chat, invitations, finished games, who watches

quick = Quick words
quick-hello = Hello!
quick-luck = Good luck!
quick-well-played = Well played!
quick-thanks = Thank you!
quick-oops = Oops!
quick-thinking = Let me think…
react = Add a sign
react-to = Add a sign to what { $name } said
sign-yes = I agree
sign-heart = I like it
sign-laugh = Funny
sign-wow = Wow
refused-signs = There are as many signs at this message as there can be.
invite-met = Invite somebody you have played with
invite-met-why = A seat at your table of { $game }, “{ $seat }”, waits for the one you choose. They find the invitation in their lobby. The link of the seat still works: whoever sits down first has the seat.
invite-nobody = You have not played with anybody yet. Give the link of the seat to a friend.
invite-do = Invite
invite-back = Back to the table
invite-withdraw = Take the invitation back
invitations = Invitations
invited-by = { $name } invites you to { $game }
invited-decline = No, thank you
invited-look = Look at the table
seats-met = People you have played with
seat-met-why = Finds an invitation in the lobby. You also get a link for this seat.
seat-invited = invited
notice-invited = { $name } invites you to a game of { $game }. You find the invitation in the lobby.
notice-invited-title = { $game }: an invitation
refused-not-met = You can invite people with whom you have played lately, and who still are here.
refused-invited-before = They were invited to this table before, or already sit there. Give them the link of the seat.
refused-invitation = Nobody can be invited to this seat.
games-title = Finished games
games-whose = Whose
games-mine = Mine
games-all = Mine and listed ones
games-any = any
games-name = With (part of a name)
games-against = Against
games-result = How it ended for me
games-won = won
games-lost = lost
games-after = From
games-before = Until
games-with = with
games-without = without
games-search = Search
games-clear = Clear
games-review = Review
games-record = Record
games-none = No finished game is like that.
games-none-here = None among those that were looked at so far.
games-none-yet = You have not finished a game yet.
games-newest = The newest
games-older = Older games
watchers = Watching
watchers-more = and { $n } more

## The table: cards, command box, keys, preferences

choose = Choose
choose-not = Put back
press-place = Press a glowing place, or take it back.
need-met = met
need-unmet = not met
set-less = one less
set-more = one more
set-so-far = { $n } of { $of }
set-suggest = Suggest
confirm = Confirm
drawer = All moves ({ $n })
log-filter = Which lines
log-all = all
log-mine = mine
log-rivals = rivals
watch = What the others did ({ $n })
replay = What the others did
replay-play = Play
replay-skip = Skip
presence-here = at the table
presence-away = away
settings = Settings
prefer-on = on
prefer-off = off
prefer-sound = Sound
prefer-motion = Movement
prefer-confirm = Ask before ending a turn
prefer-confirm-lost = if something is lost
prefer-confirm-never = never
prefer-confirm-always = always
prefer-cards = Size of cards
prefer-cards-usual = usual
prefer-cards-large = large
prefer-cards-small = small
prefer-marks = Signs besides colours
prefer-theme = Colours
prefer-theme-auto = as the system
prefer-theme-light = light
prefer-theme-dark = dark
prefer-pace = Pace of bots and movement
prefer-pace-calm = calm
prefer-pace-quick = quick
prefer-pace-slow = slow
prefer-watch = What others did since my turn
prefer-watch-ask = shown when I ask
prefer-watch-play = shown by itself
prefer-save = Save
preferences = Preferences
preferences-why = Kept with your account: every device you log in on has them.
preferences-why-guest = Kept for this browser; with an account you have them on every device.
prefer-notice = Tell me outside the page
keys = Keys
key-cards = choose a card of your hand
key-move = go from card to card, from part to part
key-press = press what is in focus
key-end = end the turn
key-undo = undo
key-moves = all moves
key-escape = put back, close
key-help = these keys
full-screen = Full screen
sure = End the turn?
tabs = Parts of the table
tab-table = Table
tab-mine = Mine
tab-hand = Hand
tab-here = something to choose here
box-more = More
tab-rivals = Rivals
tab-log = Log
card = Card
close = Close
log-you = You
region-result = The end

## The lobby, setting a table up, being invited

against = Against
bots = Bots
people = People
level-number = Level { $n } of 4
level-beginner = Beginner
level-plan = Player
level-expert = Expert
level-master = Master
level-expert-builder = Builder
level-expert-warrior = Warrior
level-expert-scholar = Scholar
level-greedy = Greedy
level-hasty = Hasty
level-random = Random
level-guide = Guide
strength-beginner = For a first game: sees good moves, and often misses them.
strength-plan = Plans its whole action and answers at once.
strength-expert = Looks at more ways than the player before it moves.
strength-master = Looks at the most, and takes the longest over it.
strength-expert-builder = An expert who loves to build.
strength-expert-warrior = An expert who seeks the quarrel.
strength-expert-scholar = An expert who wants to know everything.
strength-greedy = Takes what looks best now and thinks no further.
strength-hasty = Takes the first thing that comes near.
strength-random = Rolls dice for every move.
strength-anchor = { $games ->
   *[other] Strength 1,000: the measure for the others ({ $games } games between two).
}
strength-points = { $games ->
   *[other] Strength { $points }, where “{ $other }” has 1,000 ({ $games } games between two).
}
strength-measured = { $games ->
   *[other] Measured: wins { $share } of 100 games against “{ $other }” ({ $games } games between two).
}
strength-few = { $games ->
    [one] Played only { $games } game between two so far: too few to say how strong it is.
   *[other] Played only { $games } games between two so far: too few to say how strong it is.
}
strength-how = How strong is that?
strength-unknown = Not measured yet.
players-number = { $fewest ->
    [1] Alone or up to { $most } players
   *[other] { $fewest } to { $most } players
}
minutes-each = about { $n } minutes for each player
turn-of = { $names } to move
result-won = You won
result-place = Place { $place } of { $of }
seat-me-why = You, at this screen.
seat-friend-why = You get a link to send; the game begins when they sit down.
seat-here-why = You hand the screen to each other; cards stay covered meanwhile.
seat-yours = your seat
seat-taken-by = is here
join-from = { $name } invites you to a game
invite-copy = Copy the link
invite-share = Share
invite-text = Come and play { $game } with me:
team-sum = { $names }: { $n } together
review-cards = What each card was worth
offline-title = No connection
offline-why = The server cannot be reached. Your games wait there, nothing is lost: try again when you are connected.
offline-again = Try again
lessons-more = More lessons ({ $n })
lesson-next = Next lesson
lesson-title-guide = The first turns

## The coach

coach-review = What each decision was worth
coach-working = Reviewing: { $n } of 100
coach-exercise = Try again
coach-exercise-says = What would you do here as { $name }?
coach-look = Look at the table
coach-was-played = In the game: { $what }.
coach-back = Back to the review
advice-title = Ask the coach
advice-to-table = Back to the table
advice-says = The coach sees what you see, never what is hidden. It helps in games against bots only, and the record says that you asked.
advice-hint = What would you do now?
advice-best = I would: { $what }
advice-against = { $best }, compared with { $other }:
advice-decisions = Your last decisions
advice-back-says = If you take one back, the game goes on from before it, with the same cards; the record keeps what was played.
advice-worth = What was it worth?
advice-take-back = Take it back
refused-coach = The coach helps in running games against bots only: at a table with other people it keeps silent until the end.
record-coach = asked the coach
record-back = took a decision back
challenge = Challenge:
challenges = Challenges
challenges-say = Positions from games between bots, each with something to reach. Bots of every level have tried them. Solve them alone: where the coach helped, it does not count.
challenges-solved = { $n } of { $of } solved
challenge-stars = difficulty { $n } of 3
challenge-tried = tried
challenge-solved = solved
challenge-missed = missed
challenge-begin = Try it
challenge-left = ({ $n } turns left)
challenge-rates = How often bots solve it, out of 100
progress-title = My progress
progress-say = What the coach’s reviews of your own games say together. Nobody else sees this page.
progress-account = With an account it is the same on all your devices.
progress-none = No game of yours has been reviewed yet: finish one, and look at what each decision was worth.
progress-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
progress-chart = Accuracy from game to game
progress-mean = Games reviewed: { $n }. Accuracy { $accuracy } on average, { $lost } of expected place lost in a game.
progress-topics = What costs most, per game
progress-best = Best games
progress-game = accuracy { $accuracy }, place { $place }
progress-unreviewed = Not reviewed yet
exercises-title = Exercises from your own games
exercises-say = Decisions of yours that cost much. Find something better.
topic-cards = cards
topic-growth = growth
topic-military = military
topic-timing = timing
topic-other = other
refused-no-such-moment = There is no such decision in this game: go back to the review and choose one.
# The rules changed while a game was played.
rules-changed = The rules have changed since this game began.
rules-changed-what = What is different from here on: { $what }. What was played stands, and everybody goes on from where the table was left.
rules-changed-unsaid = this program plays a moment of the game differently than the one before it
rules-changed-choice = Do you want to go on by these rules? If not, the game ends for all without a result.
rules-changed-waiting = The game goes on when { $names } will have agreed.
rules-go-on = Go on
rules-stop = End without a result
told-rules-changed = From here on version { $n } of the rules holds.
ending-rules-changed = The rules changed, and not everybody wanted to go on: the game has no result.
refused-earlier-rules = This game was begun by earlier rules: nothing can branch off from it.

## Clocks

clock = Clock
clock-time = Time to think
clock-none = as long as one likes
clock-per-move = For each move
clock-per-game = For the whole game
clock-by-days = By days
clock-terms-move = { $time } for each move
clock-terms-game = { $time } for the game, { $more } s more for each move
clock-terms-days = { $days ->
    [one] { $days } day for each move
   *[other] { $days } days for each move
 }
clock-terms = { $time }; when it is used up: { $then }
clock-at-zero = When it is used up
clock-then-bot = a bot goes on until the player is back
clock-then-free = the seat becomes free
clock-then-vote = the others may end the game
clock-days-hours = { $days } d { $hours } h
clock-out = time is up
clock-away = on vacation
clock-vote-why = Somebody’s time is up. If all who wait want it, the game ends without a result; otherwise a bot goes on after a while.
clock-vote = End the game ({ $n } of { $of })
region-clocks = Clocks
ending-time-out = Somebody’s time was up, and the others ended the game.
vacation = Vacation
vacation-why = While you are on vacation, your time stands still in games that are played by days.
vacation-until = You are on vacation until { $day }.
vacation-back = I am back
vacation-days = Days, of the { $left } you have left this year
vacation-go = Go on vacation
vacation-none = You have taken all vacation of this year.
vacation-account = Vacation needs an account: register, or log in.
vacation-too-long = You do not have as many days of vacation left this year.
api-op-vote = End the game, if all want it who wait for somebody whose time is over.
api-op-show-vacation = How long one’s vacation lasts, and how much is left this year.
api-op-vacation = Go on vacation, or come back: time stands still in one’s games by days.

## Ratings

ratings = Ratings
ratings-why = 400 points more are odds of ten to one; everybody begins with 1000, as much as the bot “greedy” has. After { $settled } games a rating is not provisional any more. Bots have what was measured of them. Whoever leaves a game has lost it.
ratings-tables = Tables of { $n }
ratings-points = Points
ratings-games = Games
ratings-provisional = provisional
ratings-bot = bot
ratings-none = Nobody has finished a game yet.
season-why = Ratings are compared by seasons. In a new one everybody comes a quarter of the way back to 1000 and is less certain: the first games count for more. Earlier seasons stay as they ended.
season-dates = Season { $name }: { $first } to { $last }
season-since = Season { $name }: since { $first }
season-over = This season is over.
seasons = All seasons
player-own = My results
player-none = No finished game yet that counts: play with others or with bots, on a deal that nobody knows.
player-played = { $n ->
    [one] { $n } game, { $won } won.
   *[other] { $n } games, { $won } won.
 }
player-left = { $n ->
    [one] { $n } of them was left before the end.
   *[other] { $n } of them were left before the end.
 }
player-game = Game
player-cards = Favourite cards
player-rivals = Opponents
player-met = { $n ->
    [one] { $n } game, ahead in { $ahead }
   *[other] { $n } games, ahead in { $ahead }
 }
player-results = Results
player-gone = left the game
api-op-ratings = How strong people and bots are at a game, by number of players.
api-op-player = Ratings, results, favourite cards and opponents of an account.

## Notices

notice-turn = It is your turn: { $game } ({ $names }).
notice-try = This is how Clio will tell you that it is your turn.
notice-title = Clio: it is your turn ({ $game })
notice-try-title = Clio: a try
notice-foot = You get this because you asked for it on the page of your account. This link ends it:
notices = Be told when it is your turn
notices-why = A message for each turn, not while you are at the table.
notices-try = Try it
notices-end = Tell me no more
notices-tried = The message was delivered.
notices-account = Notices need an account: register, or log in.
push = On your devices
push-why = The browser tells you, also while no page of Clio is open.
push-script = This needs JavaScript.
push-begin = Notify me on this device
push-device = A device
push-this = (this one)
push-unable = This browser cannot be told: it knows no push messages, or the page came without https. On an iPhone, put Clio on the home screen first.
push-denied = The browser does not allow it: allow messages of this site in its settings, then try again.
push-bad = The browser gave no address that messages can be sent to: try again, or with another one.
push-failed = The message could not be delivered. A device that is gone has been forgotten: begin there again.
mail = By e-mail
mail-to = You are told at { $address }.
mail-address = Your e-mail address
mail-other = Another e-mail address
mail-begin = Send me a code
mail-code-sent = A code was sent to { $address }. It holds for a day.
mail-code = The code from the e-mail
mail-confirm = Confirm
mail-bad = This is no e-mail address: it looks like ada@example.org.
mail-failed = The e-mail could not be delivered: look at the address again, or try later.
mail-none = This server sends no e-mail.
mail-code-wrong = This is not the code that was sent, or its day is over: have a new one sent.
mail-code-title = Clio: a code for your address
mail-code-text = Somebody wants Clio to tell them at this address when it is their turn. If it was you, type this code on the page of your account: { $code } – it holds for a day. If it was not you, do nothing: no more will come.
end-notices = Messages from Clio
end-notices-ask =
    { $kind ->
        [mail] Shall Clio no more tell you by e-mail that it is your turn?
       *[other] Shall Clio no more tell you there that it is your turn?
    }
end-notices-done = You are told no more. You can begin again on the page of your account.
webhook = By webhook
webhook-why = Discord, Slack and Matrix call the address of a conversation a webhook: what is sent there appears in it.
webhook-address = Address of the webhook (https)
webhook-begin = Tell me there
webhook-bad = This is no address that a message can be sent to: it begins with https:// and names a machine that exists.
webhook-private = Messages are sent to machines of the public internet only.
webhook-failed = The message could not be delivered: look at the address again.
api-op-show-webhook = Where one is told that it is one’s turn.
api-op-webhook = Be told by a webhook that it is one’s turn; an empty address ends it.
api-op-try-webhook = Send a message to one’s webhook, to see that it arrives.

# --- several processes

bad-bus = CLIO_BUS names no bus: say postgresql, or the address of a Valkey or Redis (redis://127.0.0.1:6379).
bus-not-installed = The client of Valkey and Redis is not installed: pip install 'clio-tabletop[redis]'.

## One deal at several tables

daily = Deal of the day
daily-day = Deal of the day · { $day }
daily-why = Everybody gets the same deal today, against the same opponents ({ $n } × { $bot }). One try each; the coach does not help, and nobody can watch.
daily-left = { $hours } h { $minutes } min are left, until midnight in Greenwich. What is finished by then counts; the seed and all games are shown afterwards.
daily-told = The day is over: the seed and all games can be looked at.
daily-own = Your result: place { $place }, { $score } points
daily-own-none = Your game does not count: you left it, or it was not finished in time.
daily-play = Play the deal of the day
daily-go-on = Go on playing
daily-ladder = How it was played
daily-nobody = Nobody has finished yet.
daily-today = Today’s deal
daily-before = The deal before
ladder-rank = Rank
ladder-place = Place
deal-others = How others played it
deal-sealed = The review is open when nobody plays this deal any more.
duplicate = Duplicate
duplicate-why = The same deal at several tables: whoever sits on the same chair gets the same cards, and in the end you compare places and points. You sit at the first table and invite friends to all seats of the others; nobody can watch before all are done.
duplicate-tables = Tables
duplicate-open = Open the tables
duplicate-count = A duplicate has 2 to 6 tables, and somebody to play at each.
duplicate-running = The same deal at all of these tables. Results, records and the seed are shown when the last of them is over.
duplicate-told = All is open: who sat on the same chair had the same cards.
duplicate-table = Table { $n }
duplicate-invitations = Invitations
duplicate-shuffle = (the same deal as at other tables: the server alone made it)
refused-sealed = This deal is still being played at other tables: only its players may look.
refused-deal-bot = Where results are compared with those of others you play yourself.
refused-daily-address = Enough people from where you are have begun today’s deal: there is another one tomorrow.
refused-duplicate = You sit at another table with the same deal already.
verify-duplicate = This deal was played at several tables, so no part of a player is in its seed: every table would have got another one. The server alone made it, before the first table began, and showed its fingerprint from the first moment on; the seed itself was told when nobody played the deal any more.

## Tournaments

tournaments = Tournaments
tournaments-why = Somebody opens one, people and bots join, and the server makes the tables of each round. Everybody can watch.
tournaments-none = No tournament is open or was played yet.
tournament-open = Open a tournament
tournament-with-this = Open one with this game
tournament-title = Its name
tournament-kind = How it is played
tournament-kind-swiss = Swiss
tournament-kind-knockout = Knockout
tournament-about-swiss = Everybody plays every round, with others who stand about as high, and nobody meets twice while that can be avoided.
tournament-about-knockout = The best of each table goes on, until one is left.
tournament-why-swiss = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 } at tables of { $size }. Everybody plays every round, with others who stand about as high; seats rotate.
tournament-why-knockout = Tables of { $size }. The best of each table goes on, until one is left; seats rotate.
tournament-measures = How large it is
tournament-size = Players at a table
tournament-rounds-label = Rounds
tournament-places-label = Places
tournament-bots = Free places are taken by
tournament-bots-none = nobody
tournament-starts-label = It starts
tournament-starts-host-short = when I say so
tournament-starts-600 = in ten minutes
tournament-starts-3600 = in an hour
tournament-starts-86400 = in a day
tournament-starts-604800 = in a week
tournament-plays = I play too
tournament-entered = { $n } of { $of } places are taken.
tournament-fill = At the start bots take the others ({ $bot }).
tournament-starts-in = It starts in { $hours } h { $minutes } min, or when its host says so.
tournament-starts-host = It starts when its host says so.
tournament-status-open = can be joined
tournament-status-over = finished
tournament-round = Round { $n }
tournament-round-of = Round { $n } of { $of }
tournament-next = The next round begins as soon as all tables are finished.
tournament-closed = This tournament was closed before its end.
tournament-winner = The winner: { $names }
tournament-join = Take part
tournament-leave = Not take part after all
tournament-start = Start it now
tournament-withdraw = Withdraw from the next rounds
tournament-back = I am back: pair me again
tournament-close = Close the tournament
tournament-close-why = It ends for everybody, without a winner. Games that are being played go on.
tournament-out-swiss = You withdrew, or a bot had to play for you in the end: you are not paired until you say that you are back.
tournament-out-knockout = You withdrew, left your table, or a bot had to play for you in the end: the next best went on.
tournament-my-table = To my table
tournament-standings = Standings
tournament-entrants = Who takes part
tournament-nobody = Nobody yet.
tournament-against = Opponents
tournament-against-why = The points of everybody one met: they decide between equal points.
tournament-won = Tables won
tournament-lost-in = out in round { $n }
tournament-withdrawn = withdrew
tournament-points-why = A point for each player one was ahead of at a table, half a point for each at the same place; a bye counts as won. Equal points are decided by those of the opponents, then by tables won.
tournament-table = Table { $n }
tournament-place = { $n }.
tournament-left = left
tournament-bye = does not play in this round
tournament-day = { $day }
tournament-page = The tournament
tournament-unknown = There is no such kind of tournament, or no such bot.
tournament-size-wrong = This game cannot be played at tables of this size, or of a smaller one that a knockout may need.
tournament-rounds-wrong = A tournament has 1 to 9 rounds.
tournament-places-wrong = A tournament has places for one table at least, and for 64 players at most.
tournament-clock-wrong = A tournament needs a clock, so that it goes on; when time is used up a bot goes on, or the others may end the game.
tournament-starts-wrong = A tournament starts in the future, within 60 days.
tournament-teams-wrong = Tournaments are for single players, not for teams.
refused-tournaments = You have opened as many tournaments as you may: finish or close one first.
refused-tournament-full = This tournament has begun, or all its places are taken.
refused-tournament-few = Too few take part: there must be enough for one table.
refused-tournament-table = You play at no table of this tournament now.
refused-tournament-out = One can come back only to a Swiss tournament that is being played.
api-op-show-notices = Where one is told that it is one’s turn: webhook, e-mail, devices.
api-op-mail = Be told by e-mail that it is one’s turn: a code is sent there first. An empty address ends it.
api-op-confirm-mail = Confirm an e-mail address with the code that was sent there.
api-op-try-mail = Send an e-mail now, to see whether it arrives.
api-op-push = Be told on a device (web push) that it is one’s turn.
api-op-end-push = Be told on a device no more.
api-op-try-push = Send a message to all one’s devices now.
api-op-seasons = The seasons of the ratings, this one first.
api-op-daily = The deal of the day, its ladder, and one’s own try.
api-op-daily-of = The deal of an earlier day and its ladder.
api-op-play-daily = Play the deal of the day: one table for each, and its token.
api-op-list-tournaments = Tournaments that can be joined, are played, or are over.
api-op-create-tournament = Open a tournament; the answer holds its host’s token.
api-op-show-tournament = A tournament: standings, rounds and tables.
api-op-join-tournament = Take part in a tournament; the answer holds a token for it.
api-op-leave-tournament = Take no part any more: before the start, or in the next rounds.
api-op-back-to-tournament = Be paired again in the next rounds of a Swiss.
api-op-start-tournament = Start a tournament; its host may.
api-op-close-tournament = Close a tournament before its end; its host may.
api-op-tournament-seat = The token of one’s seat at the table at which one plays now.

## A board to plan on, and orders

plan-title = Plan
plan-world = · a private board, deal { $n }
plan-why = What you cannot see was dealt anew, and a bot played for the others until your turn. Nothing you try here touches the game, and nobody sees it.
plan-done = Your turn would be over here.
plan-another = Another deal
plan-back = Back to the table
plan-order = Do this on my turn
plan-order-strict = Do it only if the shared cards are unchanged too
plan-more = About this board, and more orders
plan-order-why = “Do this on my turn” is carried out as soon as it comes back to you, action by action, while your own area looks as it does here; it stops, and you are told, as soon as it does not.
plan-until-why = Pass until something happens: one of these questions is declined for you until something of yours changes. Nobody else can tell.
plan-went-on = The game has gone on since this board was dealt: it begins anew.
plan-empty = Nothing has been tried yet that could be ordered.
refused-plan = There is nothing to plan: the game is over, or waits for its players.
orders = Your orders
order-turn = If it comes back to you with your own area unchanged: { $what }
order-turn-strict = If it comes back to you with your own area and the shared cards unchanged: { $what }
order-until = Declined for you until something of yours changes: { $what }
order-until-strict = Declined for you until something of yours or of the shared cards changes: { $what }
order-stopped-own = An order of yours stopped here, because your own area is not as it was: { $what }
order-stopped-shared = An order of yours stopped here, because the shared cards are not as they were: { $what }
order-stopped-question = An order of yours stopped here, because you are asked something else: { $what }
order-stopped-illegal = An order of yours stopped here, because this is not possible: { $what }
order-cancel = Cancel
order-dismiss = All right
api-op-plan = A private board: another deal that looks the same from one’s seat, and one’s next turn tried on it.
api-op-list-orders = What one has left word of, and what of it could not be done.
api-op-order = Leave an order: a turn tried on a board, or a question to decline until something changes.
api-op-cancel-order = Take an order back.
api-op-react = Put a sign to a message, or take it back.
api-op-met = People you have played with.
api-op-invitations = Seats that wait for you.
api-op-accept = Accept an invitation: sit down.
api-op-decline = Decline an invitation.
api-op-invite = Invite somebody you have played with to a free seat.
api-op-withdraw = Take an invitation back.
api-op-finished = Search finished games.
