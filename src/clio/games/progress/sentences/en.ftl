# Progress: the sentences with gaps, in English. Names without gaps are in the game's own en.ftl.
#
# A move is looked up by its notation: "pay token science" is do-pay-token-science, or do-pay-token, or do-pay; what is left of
# the notation fills { $card }. group-… is the heading under which a list of moves shows it, pick-… its short name there.

## Moves

group-discover = Discover
pick-discover = { $card }
do-discover = Discover { $card }

group-research = Research
pick-research = { $card }
do-research = Research { $card }

group-draw = Cards
do-draw = Draw
group-quick-draw = Cards
do-quick-draw = Quick Draw
group-shuffle = Cards
do-shuffle = Shuffle & Draw

group-milestone = Milestone
pick-milestone-1 = Cost 1
pick-milestone-2 = Cost 2
pick-milestone-3 = Cost 3
pick-milestone-4 = Cost 4
do-milestone-1 = Pay cost 1 of the Milestone
do-milestone-2 = Pay cost 2 of the Milestone
do-milestone-3 = Pay cost 3 of the Milestone
do-milestone-4 = Pay cost 4 of the Milestone

group-personality = Personality
pick-personality = { $card }
do-personality = Take { $card } as Personality
group-next = Personality
do-next-scientist = Take the next Scientist
do-next-artist = Take the next Artist
group-heritage = Personality
do-heritage = Use the Heritage

group-swap = Time deck
pick-swap = Give { $card }
do-swap = Give { $card } to the Time deck
group-time = Take
pick-time = { $card }
do-time = Take { $card } from the Time deck

group-end = End
do-end = End the action phase
group-done = Go on
do-done = Done

group-pay = Discard
pick-pay = { $card }
do-pay = Pay with { $card }
group-pay-token = Tokens
pick-pay-token-science = Science
pick-pay-token-engineering = Engineering
pick-pay-token-culture = Culture
pick-pay-token-general = General
do-pay-token-science = Pay with a Science token
do-pay-token-engineering = Pay with an Engineering token
do-pay-token-culture = Pay with a Culture token
do-pay-token-general = Pay with a General token

group-deck = Decks
pick-deck-I = Age I
do-deck-I = Draw from the Age I deck
pick-deck-II = Age II
do-deck-II = Draw from the Age II deck
pick-deck-III = Age III
do-deck-III = Draw from the Age III deck
pick-deck-IV = Age IV
do-deck-IV = Draw from the Age IV deck
group-pile = Discards
pick-pile-I = Age I
do-pile-I = Take from the Age I discards
pick-pile-II = Age II
do-pile-II = Take from the Age II discards
pick-pile-III = Age III
do-pile-III = Take from the Age III discards
pick-pile-IV = Age IV
do-pile-IV = Take from the Age IV discards
group-shuffle-I = Shuffle
group-shuffle-II = Shuffle
group-shuffle-III = Shuffle
group-shuffle-IV = Shuffle
pick-shuffle-I = Age I
do-shuffle-I = Shuffle the Age I deck
pick-shuffle-II = Age II
do-shuffle-II = Shuffle the Age II deck
pick-shuffle-III = Age III
do-shuffle-III = Shuffle the Age III deck
pick-shuffle-IV = Age IV
do-shuffle-IV = Shuffle the Age IV deck
group-more = Pay more
do-more = Pay more than the price
surplus-kept = { $n } more than needed: kept for this turn
surplus-lost = { $n } more than needed: lost
group-reshuffle = Shuffle
do-reshuffle = Shuffle the deck first

group-discard = Discard
pick-discard = { $card }
do-discard = Discard { $card }
group-back = Take back
pick-back = { $card }
do-back = Take { $card } back into hand

group-skill = Raise
pick-skill-action = Action
do-skill-action = Raise Action
pick-skill-draw = Draw
do-skill-draw = Raise Draw
pick-skill-hand = Hand limit
do-skill-hand = Raise Hand limit
pick-skill-shuffle = Shuffle
do-skill-shuffle = Raise Shuffle
pick-skill-development = Development
do-skill-development = Raise Development
pick-skill-research = Research
do-skill-research = Raise Research
pick-skill-quick_draw = Quick Draw
do-skill-quick_draw = Raise Quick Draw

## Questions

ask-act = Your action?
ask-pay = Paying for { $card }: with what ({ $left } more needed)?
ask-take-card = { $left ->
    [one] Take one more card: from where?
   *[other] Take { $left } more cards, one by one: from where?
}
ask-choose-discards = { $left ->
    [one] Discard one card: which?
   *[other] Discard { $left } cards, one by one: which?
}
ask-take-back = Development: take any unfinished technology back into your hand?
ask-choose-skill = Which skill rises?
ask-next-personality = Your Personality is out of force: who comes next?
ask-last-call = A new age begins: use the Heritage now, before it is lost?
ask-window = Change your Personality now?
ask-shuffle-age = { $left ->
    [one] Shuffle & Draw: which age?
   *[other] Shuffle & Draw, { $left } times: which age first?
}
ask-reshuffle = There is no discard pile to shuffle in: shuffle the deck before you draw?
ask-take-time = Which card do you take from the Time deck?

## Refusals

refusal-no-action-left = You have no action left this turn.
refusal-draw-ended-the-phase = A Draw ended your action phase.
refusal-copy-in-own-area = You already have this technology in your area.
refusal-too-dear = You cannot pay its costs.
refusal-developments-full = You have as many technologies under development as your Development skill allows.
refusal-no-card-left = No card is left in the open decks and discard piles.
refusal-shuffled-already = Shuffle & Draw is possible once in a turn at this table.
refusal-no-milestone = There is no current Milestone.
refusal-cost-covered = This cost of the Milestone is covered already.
refusal-milestone-too-dear = You cannot pay this cost of the Milestone.
refusal-free-payment-used = You have used this turn's free payment and have no action left for another.
refusal-scientist-not-yet = Scientists can be taken from Age II on.
refusal-artist-not-yet = Artists can be taken from Age III on.
refusal-personality-taken = Somebody has taken this Personality.
refusal-one-per-era = You take one Personality of each era, and never go back to an earlier one.
refusal-no-heritage = You have no Personality with a Heritage.
refusal-heritage-too-late = The age in which this Heritage could be used is over.
refusal-no-time-card = There is nothing to exchange with the Time deck.
refusal-swapped-already = You have exchanged a card with the Time deck this turn.
refusal-time-card-purged = This card of the Time deck is of an age that has gone.
refusal-only-top-time-card = Only the card last added to the Time deck can be taken at this table.
refusal-token-spent = This token is spent until your upkeep.
refusal-superfluous = With it in the payment, some card or token would not be needed.
refusal-kind-not-missing = No knowledge of this kind is missing, and it stands in for no other kind.
refusal-not-enough-yet = The costs are not paid yet.
refusal-pile-empty = Nothing lies there.
refusal-age-closed = This age is not open.
refusal-age-empty = Neither deck nor discard pile of this age has a card.
refusal-first-pay = First finish the payment.
refusal-first-draw = First draw your cards.
refusal-first-discard = First discard.
refusal-first-develop = First answer what is asked.
refusal-not-in-hand = It is not in your hand.
refusal-no-such-action = That is nothing you can do now.
refusal-token-after-card = A card is picked already: one by one, tokens come before cards. A whole payment can be given at once in any order.
refusal-token-after-later-kind = A token of a later kind is picked already: one by one, tokens come in the order science, engineering, culture, general. A whole payment can be given at once in any order.
refusal-earlier-kind-first = A token of an earlier kind must be picked before it: one by one, they come in the order science, engineering, culture, general. A whole payment can be given at once in any order.
refusal-token-before-card = It needs a token beside it, and one by one, tokens come before cards. A whole payment can be given at once in any order.
refusal-pays-for-itself = A card does not pay for its own discovery.

## What has happened

told-discovered = { $you ->
    [yes] You discover { $card }
   *[no] { $who } discovers { $card }
}
told-researched = { $you ->
    [yes] You research
   *[no] { $who } researches
} { $card }: ready in { $n ->
    [one] one turn
   *[other] { $n } turns
}
told-personality = { $you ->
    [yes] { $card } is now with you
   *[no] { $card } is now with { $who }
}
told-personality-leaves = { $you ->
    [yes] { $card } leaves you, and nobody follows
   *[no] { $card } leaves { $who }, and nobody follows
}
told-heritage = { $you ->
    [yes] You use the Heritage of { $card }
   *[no] { $who } uses the Heritage of { $card }
}
told-covered = { $you ->
    [yes] You pay cost { $n } of { $card }
   *[no] { $who } pays cost { $n } of { $card }
}
told-milestone-complete = { $card } is complete
told-age-begins = A new age begins: Age { $n ->
    [2] II
    [3] III
   *[other] IV
}

moved-deck-hand = { $you ->
    [yes] You draw
   *[no] { $who } draws
} { $n ->
    [one] a card
   *[other] { $n } cards
} from the Age { $part } deck
moved-deck-hand-known = { $you ->
    [yes] You draw
   *[no] { $who } draws
} { $cards } from the Age { $part } deck
moved-discard-hand-known = { $you ->
    [yes] You take
   *[no] { $who } takes
} { $cards } from the Age { $part } discards
moved-chosen-discard-known = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { $cards }
moved-developments-active-known = { $you ->
    [yes] You finish
   *[no] { $who } finishes
} { $cards }
moved-developments-hand-known = { $you ->
    [yes] You take back
   *[no] { $who } takes back
} { $cards }
moved-hand-box = { $you ->
    [yes] You lose
   *[no] { $who } loses
} { $n ->
    [one] a hand card
   *[other] { $n } hand cards
} of an age that has gone
moved-hand-box-known = { $you ->
    [yes] You lose
   *[no] { $who } loses
} { $cards } from hand, of an age that has gone
moved-developments-box-known = { $you ->
    [yes] You lose
   *[no] { $who } loses
} the unfinished { $cards }
moved-deck-discard-known = Discarded for a new-age symbol: { $cards }
moved-deck-time-known = { $cards } goes to the Time deck
moved-hand-time-known = { $you ->
    [yes] You give
   *[no] { $who } gives
} { $cards } to the Time deck
moved-time-hand-known = { $you ->
    [yes] You take
   *[no] { $who } takes
} { $cards } from the Time deck
moved-time-box-known = Leaves the Time deck with its age: { $cards }
moved-milestone-completed-known = { $you ->
    [yes] You keep
   *[no] { $who } keeps
} { $cards }
moved-milestone-pile-milestone-known = { $cards } is the new Milestone
moved-philosophers-personality-known = { $you ->
    [yes] You begin
   *[no] { $who } begins
} with { $cards }
told-milestone-gain = { $you ->
    [yes] You gain from { $card }
   *[no] { $who } gains from { $card }
}
told-milestone-owner = { $you ->
    [yes] You gain again as the owner of { $card }
   *[no] { $who } gains again as the owner of { $card }
}
told-develops = { $you ->
    [yes] Your developments advance
   *[no] The developments of { $who } advance
}
told-benefit = { $you ->
    [yes] Benefits of your { $card }
   *[no] Benefits of { $card }, { $who }
}
told-over-limit = { $you ->
    [yes] You are
   *[no] { $who } is
} over the hand limit by { $n }
told-quick-draw-price = { $you ->
    [yes] You discard for the Quick Draw
   *[no] { $who } discards for the Quick Draw
}: { $n }
told-refreshes = { $you ->
    [yes] Your tokens are ready again, unspent knowledge is lost
   *[no] { $who }: tokens are ready again, unspent knowledge is lost
}
told-scored = { $you ->
    [yes] You score { $card }
   *[no] { $who } scores { $card }
}: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
told-total = { $you ->
    [yes] Your score
   *[no] The score of { $who }
}: { $n }
told-tie = { $n ->
    [4] Equal in everything: the place is shared
    [0] Equal scores: more of these tokens decide: Science token
    [1] Equal scores: more of these tokens decide: Engineering token
    [2] Equal scores: more of these tokens decide: Culture token
   *[3] Equal scores: more of these tokens decide: General token
}
moved-deck-box-known = The Age { $part } deck leaves the game: { $cards }
moved-discard-box-known = The Age { $part } discards leave the game: { $cards }
moved-personality-retired-known = { $you ->
    [yes] Your { $cards } retires
   *[no] { $cards } of { $who } retires
}
moved-medieval-milestone-known = The next Milestones are shuffled: { $cards }
moved-renaissance-milestone-known = The next Milestones are shuffled: { $cards }
moved-milestone-pile-box-known = Milestones that never came leave the game: { $cards }
moved-milestone-box-known = Nobody keeps { $cards }
changed-markers = markers on { $card } { $by } → { $n }
changed-ready = { $thing ->
    [0] Science token
    [1] Engineering token
    [2] Culture token
   *[3] General token
} ready { $by } → { $n }
changed-spent = { $thing ->
    [0] Science token
    [1] Engineering token
    [2] Culture token
   *[3] General token
} spent { $by } → { $n }
changed-pool = { $thing ->
    [0] Science
    [1] Engineering
    [2] Culture
   *[3] General knowledge
} to spend { $by } → { $n }
changed-skill = { $thing ->
    [0] Action
    [1] Draw
    [2] Hand limit
    [3] Shuffle
    [4] Development
    [5] Research
   *[6] Quick Draw
} { $by } → { $n }
changed-power = { $thing ->
    [0] Prestige
    [1] Population
   *[2] Army
} { $by } → { $n }
told-scored-prestige = { $you ->
    [yes] Your points
   *[no] { $who }
}, Prestige: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
told-scored-population = { $you ->
    [yes] Your points
   *[no] { $who }
}, Population: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
told-scored-army = { $you ->
    [yes] Your points
   *[no] { $who }
}, Army: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
told-scored-skills = { $you ->
    [yes] Your points
   *[no] { $who }
}, Player board: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
told-scored-sets = { $you ->
    [yes] Your points
   *[no] { $who }
}, Sets of five: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
told-scored-time = { $you ->
    [yes] Your points
   *[no] { $who }
}, Time deck: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
shuffled-deck = The Age { $part } deck is shuffled anew

## Endings

ending-symbols-IV = The last symbol IV was found: the game ends at once.
ending-piles-III = The last card of Age III is drawn: the game ends at once.
ending-symbols-V = The last symbol V was found: the game ends at once.
ending-piles-IV = The last card of Age IV is drawn: the game ends at once.
ending-solo-defeat = The Time deck cannot grow any more: time has won.
ending-stalled = Nobody has done anything for too long: the game ends as the table's ruling says.
ending-aborted = The game went on beyond every limit and was stopped.

## What a card says

cost-or = { $cost } or { $card }
cost-science = { $n } Science
cost-engineering = { $n } Engineering
cost-culture = { $n } Culture
cost-general = { $n } General
gain-skill = +{ $n } { $skill }
gain-power = +{ $n } { $power }
gain-token = { $n ->
    [one] { $token }
   *[other] { $n } × { $token }
}
gain-per-five = 1 VP for every 5 { $kind } technologies
part-kind = Kind
part-turn-order = Turn order
origin = The cards of this deck are largely a reconstruction: the list of the printed ones is not public. See 'clio deck show'.
origin-printed = The values of all cards are the printed ones.
group-of-cards = { $age } · { $name }

## The board

board-title = { $game } · { $age }
board-your-turn = your turn, { $left ->
    [0] no action left
    [one] 1 action left
   *[other] { $left } actions left
}
board-closed = your turn, the action phase is over
board-turn-of = turn of { $who }
board-symbol = new age
board-token = token
board-now = now
board-next = next
board-vp = VP
board-players = Players
board-hand-count = Hand
board-active = Active
board-tokens = Tokens
board-ages = Ages
board-deck = Deck
board-discards = Discards
board-top = on top
board-symbols = New-age symbols
board-symbols-age = { $have } of { $needed } for { $age }
board-symbols-end = { $have } of { $needed } to end the game
board-waits = waits
board-hand = Hand { $count }/{ $limit }
board-costs = costs
board-price = price
board-gives = gives
board-worth = worth
board-free = free
board-payable = pay { $n }
board-lacks = lacks { $n }
board-owned = own copy
board-chosen = Laid down
board-pool = Pool
board-area = Your area
board-others = Others
board-under-development = Developing
board-markers = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
board-milestone = Milestone
board-gone = all gone
board-personality = Personality
board-pile-of = { $n ->
    [one] one more in the pile
   *[other] { $n } more in the pile
}
board-owns = Milestones
board-retired = earlier: { $names }
board-time = Time deck
board-time-cards = { $n ->
    [0] empty
    [one] 1 card, { $vp } VP
   *[other] { $n } cards, { $vp } VP
}
board-time-takes = can be taken: { $names }
board-score-now = VP now

## Remarks beside moves

remark-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
remark-ends = { $n ->
    [one] 1 card
   *[other] { $n } cards
}, your last action
remark-quick = draw { $n }, discard { $m }
remark-times = { $n ->
    [one] once
   *[other] { $n } times
}
remark-worth = worth { $n }
remark-top = { $card } on top

## The table in the browser

game-pitch-progress = Thousands of years in an evening: discover technologies, each easing the next, and lead your people from pottery to electricity.
button-discover = Discover
button-research = Research
button-pay = Pay
button-discard = Discard
button-swap = Swap
button-deck = Deck
button-pile = Take
button-shuffle = Shuffle
button-back = Take back
button-skill = Raise
button-heritage = Heritage
button-personality = Choose
button-milestone = Cover
knows-in-hand = You know in this hand: { $cards }
region-tree = Technology tree
board-or = or { $card }
tile-mine = yours
tile-growing = growing
tile-held = in your hand
tile-near = within reach
tile-locked = locked
warn-end-near = One more symbol { $age } ends the game at once.
warn-actions = { $n ->
    [one] { $n } action unspent
   *[other] { $n } actions unspent
}
warn-pool = { $n } knowledge in the pool will be lost
warn-hand = { $n ->
    [one] { $n } card over the hand limit
   *[other] { $n } cards over the hand limit
}
region-world = Ages
region-power = Power tracks
region-extras = Milestone and Personalities
region-mine = Your area
region-hand = Your hand
deck-unseen = Not seen by you yet, so in this deck or in other hands:
board-target = being paid
button-time = Take
board-symbols-why = New-age symbols { $age }: { $have } of { $needed } are in play. With the last one { $age ->
    [V] the game ends
   *[other] the next age begins, or the game ends
}.
board-nothing = nothing
board-spent = spent

## What cannot be chosen or lie on a table

bad-fast = The fast variants are for two or more players (PR-FAST-02): choose variant=normal or more players.
bad-youngest = first_player=youngest needs ages={ $ages }: one age per player.
impossible-age = Age { $age } does not exist in this game: it has ages 1 to { $last }.
impossible-pile = { $card } does not belong on a pile of Age { $age }.
impossible-milestones = Only one Milestone can be current.
impossible-number = A number of '{ $field }' is below 0.
impossible-tokens = Nobody can own fewer than 0 tokens of a kind.
impossible-markers = { $card } has markers but is under nobody's development.
impossible-kind = Seat { $seat }: { $card } is no technology and cannot be in '{ $zone }'.
impossible-twice = Seat { $seat } has two copies of { $card } in the area (PR-DISC-11).
impossible-development = Seat { $seat }: the development { $card } has no marker on it; it would be active.
impossible-personalities = Seat { $seat } has more than one Personality in force.
impossible-index = Seat { $seat }: the area index of technology { $technology } is wrong.
impossible-hand = Seat { $seat }: { $card } of Age { $theirs } cannot be in hand in Age { $now }.

## The deck in a terminal

deck-tree = Technology tree
deck-new-age-symbol = new-age symbol
deck-under = under { $card }
deck-also = also { $cards }
deck-whence = Where this deck comes from
deck-cards = Cards
deck-knowledge = Knowledge
deck-digest = Digest
deck-reconstructed = { $n } reconstructed
deck-partly = { $n } partly known
deck-printed = { $n } as printed
deck-all-printed = The values of all cards are the printed ones.
deck-origin-line = { $share ->
    [largely] This deck is largely a reconstruction: the list of the printed cards is not public.
   *[partly] This deck is partly a reconstruction: the list of the printed cards is not public.
}
deck-age-remark = { $n } technologies; { $sizes } cards with 1 to 5 players
deck-count = { $n } cards
deck-technology = Technology
deck-cost-lines = Cost lines
deck-gains = Gains
deck-vp = VP
deck-new-age = New age
deck-worth = Worth
deck-copies = Copies at
deck-personalities = Personalities
deck-personality = Personality
deck-milestones = Milestones
deck-milestone = Milestone
deck-group = Group
deck-turn-order = Turn order
deck-in-force = While in force
deck-heritage = Heritage, once
deck-player-board = Player board
deck-brackets = VP in brackets count once passed
deck-skill = Skill
deck-start = Start
deck-step = Step { $n }
deck-power-board = Power board
deck-power-remark = VP by place, and by space in solo games
deck-track = Track
deck-places = Places
deck-solo-board = Solo board
deck-or = or
deck-per-five = 1 VP per 5
deck-token = token

## The signs of knowledge in a terminal

legend-science = science
legend-engineering = engineering
legend-culture = culture
legend-general = general

## The first game that teaches

lesson-goal = Welcome! Your people discovers technologies, from the first letters to the Renaissance. At the end the most victory points win: the last column of this table counts them for everybody, all the time.
lesson-hand = This is your hand. Every card is a technology: at the top what it costs, below what it gives you for the rest of the game. Actions in your turn: { $actions }.
lesson-discover = { $card } costs little and helps with others later. Press { $button } on the card, or the same move in the list below.
lesson-pay = Knowledge pays for it, and knowledge comes from cards you discard: each is worth the number with the star at its foot. { $card } will not be missed.
lesson-gain = { $card } lies in your area and works at once: your hand limit is now { $limit }, and you stepped forward on the track { $prestige }. Places on the three power tracks are worth points.
lesson-undo = Nothing is final yet: as long as a move has shown you nothing new, you can take it back, step by step. Try it.
lesson-again = The payment is open again, as if nothing had happened. Pay once more.
lesson-free = { $card } asks for science, or for { $other }: whoever has that technology pays nothing for this line. So { $card } is free. Chains like this one are the heart of the game.
lesson-end = Those were your actions. You could still undo them; with “{ $end }” the turn is over and your opponent plays.
lesson-research = Your second turn. You cannot pay all that { $card } asks for, but you can research it: now it costs nothing, gets some markers ({ $markers }) and loses one at the start of each of your turns. Without markers it works.
lesson-draw = Your hand is getting small. A draw takes { $cards } cards: { $card } has raised that number. It is always the last action of a turn.
lesson-deck = Take every card from the deck. Each shows you something new: moves with an eye on their button can never be undone. The open discard pile would be the other source.
lesson-development = Your third turn began by itself: a marker came off { $card }. You could take it back into your hand now; let it grow.
lesson-more = Now you have actions again. { $quick } takes few cards and lets you go on; { $shuffle } mixes the discards into the deck first. What cannot be done is greyed and says why, with its rule: point at it, hold it long, or open the list of reasons.
lesson-ages = Some cards carry a symbol of the next age. When enough of them are in play, that age begins and its deck opens. In the last age such symbols end the game; { $ends } are needed for that.
lesson-farewell = That is all you need to know. Look for cards that make others free, keep an eye on the power tracks, and do not let your opponent run away through the ages. Now it is your game: enjoy it!

## More lessons

lesson-title-tokens = Paying with tokens
lesson-title-ages = A new age
lesson-title-last_round = The end of the game
lesson-token-grow = Your turn begins with what you have researched: it grows by itself. You could take a card back into your hand now; let it grow.
lesson-token-discover = { $card } asks for more knowledge than a card or two can give. But you own a token. Discover it.
lesson-token-pay = A token is knowledge that stays yours: it turns grey when it has paid, and comes back later. Take it first, then { $card } and { $other } for the rest.
lesson-token-more = Technologies you own spare you a price, tokens pay a part of it, and only what is left costs cards. So the first technologies make all later ones cheaper. Play on, or go to the next lesson.
lesson-age-why = A new age has begun: its deck lies beside the old one. Its cards are dearer, and worth more.
lesson-age-draw = { $draw }: now you choose for every card from which deck it comes.
lesson-age-deck = Take them from the new deck. What you own of the old age makes them cheaper.
lesson-age-more = Do not change over too early: a hand full of cards that nobody can pay for is no use. The tree of technologies shows what leads where. Play on, or go to the next lesson.
lesson-last-why = The last age is here. As soon as enough of its symbols are in play the game ends at once, in the middle of a turn, and points are counted.
lesson-last-grow = What still grows at that moment is taken away and brings nothing. Here nothing is to be taken back: let it be, and hope that it is finished in time.
lesson-last-more = Points come from technologies in play, from the power tracks and from skills. Discover what still brings points, and count who has how many before you bring the last symbol; cards in the hand are worth nothing. That was the last lesson; enjoy your games.

# What a player who thinks about an action works out: the coach tells it.
outlook-takes = takes { $n } of the { $hand } knowledge in your hand
outlook-free = your tokens pay for it
outlook-nothing = costs nothing: what it needs is there
outlook-develops = in play after { $n } of your turns, for no knowledge at all
outlook-opens = makes { $cards } in your hand free
outlook-cheaper = makes { $cards } in your hand { $n } cheaper
outlook-draws = { $n ->
    [one] takes one card
   *[other] takes { $n } cards
}
outlook-draws-less = { $n ->
    [one] takes one card, where Draw takes { $draw }
   *[other] takes { $n } cards, where Draw takes { $draw }
}
outlook-given-up = { $n ->
    [one] it would be in play after one more of your turns, for no knowledge at all
   *[other] it would be in play after { $n } more of your turns, for no knowledge at all
}
outlook-symbol = has a new-age symbol (still missing: { $n })
outlook-deck = a card of that age usually pays { $n } knowledge
outlook-unused = leaves actions unused: { $n }
outlook-draw-ends = ends the action phase: actions lost: { $n }
outlook-twice = you hold or have it twice, so this copy is good for paying only
outlook-lost = { $n ->
    [0] your tokens could pay for it later
   *[other] to discover it later would take { $n } knowledge from your hand cards
}
told-sheet-hand-value-more = Your next turn begins with { $own } knowledge in hand to pay with instead of { $other }.
