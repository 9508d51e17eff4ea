# Ancient Knowledge: the sentences with gaps, in English. Names without gaps are in the game’s own en.ftl.
#
# A move is looked up by its notation: do-…; group-… is its heading in a list of moves, pick-… its short name there.
# What a card does is put together from when-…, cond-…, each-…, op-… and target-… messages.

## Moves

group-create = { $n ->
    [0] Create
   *[other] Create { $card }
}
pick-create = { $n ->
    [0] { $card }
   *[other] { $n }
}
do-create = { $n ->
    [0] Create { $card }
   *[other] Create { $card } in slot { $n }
}
group-learn = Learn
pick-learn = { $card }
do-learn = Learn { $card }
group-archive = Actions
do-archive = Archive
group-search = Actions
do-search = Search
group-excavate = Excavate
pick-excavate = { $n }
do-excavate = { $n ->
    [one] Excavate 1 monument
   *[other] Excavate { $n } monuments
}
group-discard = Discard
pick-discard = { $card }
do-discard = Discard { $card }
group-remove = Remove knowledge
pick-remove = { $card } −{ $n }
do-remove = Remove { $n } knowledge from { $card }
group-resolve = Effect
pick-resolve = { $card }
do-resolve = Effect of { $card }
group-decline = Decline
pick-decline = { $card }
do-decline = { $card } declines
group-move = Move
pick-move = { $card } → { $n }
do-move = Move { $card } to slot { $n }
group-swap = Swap
pick-swap = { $card }
do-swap = Swap { $card }
group-add = Add knowledge
pick-add = { $card }
do-add = Put knowledge on { $card }
group-scrap = Discard an artifact
pick-scrap = { $card }
do-scrap = Discard { $card } from its space
group-keep = Take
pick-keep = { $card }
do-keep = Take { $card }
group-under = Under the deck
pick-under = { $card }
do-under = Put { $card } under its deck
group-number = Number
pick-number = { $n }
do-number = { $n }
group-opponent = Opponent
do-opponent = Seat { $n }
group-flip = Flip
do-flip = Flip board { $n }
standing-done = Take your offer back
standing-no = Refuse your partner’s offer
group-offer = Offer
pick-offer = { $card }
do-offer = Offer { $card } to your partner
group-give = Give
pick-give = { $card }
do-give = Accept and give { $card }
group-done = Go on
do-done = Done
group-yes = Answer
do-yes = Yes
group-no = Answer
do-no = No

## Questions

ask-act = Your action?
ask-team-act = Your team’s next action?
ask-opening = Which four of your ten cards do you discard?
ask-pay = { $card }: which cards do you discard for it ({ $left } left)?
ask-pay-effect = { $card }: discard cards for its effect ({ $left } left)?
ask-discard = { $card } makes you discard: which card ({ $left } left)?
ask-exchange = { $card }: which cards do you exchange ({ $left } left)?
ask-archive = Archive: which cards do you discard?
ask-order = Several effects at once: which one first?
ask-team-effects = Timeline phase: which effect first?
ask-create-more = { $card } lets you create: what?
ask-create-looked = { $card }: which of these do you create?
ask-learn-more = { $card } lets you learn: which technology ({ $left } left)?
ask-learn-looked = { $card }: which of these do you learn?
ask-put-under = In which order do the others go under the deck?
ask-choose-under = { $card }: which technology goes under its deck ({ $left } left)?
ask-keep-card = { $card }: which card do you take ({ $left } left)?
ask-use-it = Discard { $card } for its effect?
ask-scrap-artifacts = { $card }: which artifacts do you discard?
ask-remove-knowledge = { $card }: from where do you remove knowledge ({ $left } left)?
ask-archive-knowledge = Archive: from where do you remove knowledge ({ $left } left)?
ask-remove-from-each = { $card }: from which monuments ({ $left } left)?
ask-remove-lost = { $card }: how much lost knowledge do you remove (at most { $left })?
ask-give-lost = { $card }: how much lost knowledge do you give away (at most { $left })?
ask-add-knowledge = { $card }: on which monument do you put knowledge (number: { $left })?
ask-move-monument = { $card }: which monument moves, and where?
ask-swap-monuments = { $card }: which monument is swapped?
ask-refresh = { $card }: how many monuments are refreshed?
ask-replace-draw = { $card }: give up the draw for its effect?
ask-choose-decline = Which monument declines first?
ask-team-decline = Which monument of your team declines next?
ask-flip = Seven monuments: which technology board is flipped?
ask-team-flip = Seven monuments: which technology board does your team flip?
ask-forced-discard = { $card }: which cards do you discard ({ $left } left)?
ask-forced-scrap = { $card }: which artifact do you give up?
ask-choose-opponent = { $card }: whose hand do you look at?
ask-take-card = { $card }: which card do you take?
ask-draft = { $card }: which open card do you take?
ask-propose = Exchange a card with your partner?
ask-propose-back = Do you propose a card instead?
ask-reply = Your partner offers a card: accept it and give one back?

## Refusals

refusal-too-dear = You do not have enough other cards to pay for it.
refusal-locked = It is locked to its own slot.
refusal-slot-full = Two monuments already lie in this slot.
refusal-no-artifact-space = All five artifact spaces are taken.
refusal-wrong-kind = The effect does not allow this kind of card.
refusal-requirement = Its requirement is not met.
refusal-no-knowledge = There is no knowledge in your timeline to save.
refusal-all-rotated = You do not have so many upright monuments in your Past.
refusal-ascending-order = Sets are picked in ascending order: this one does not come after your last pick.
refusal-too-few-left = After this one there would not be enough left to pick.
refusal-too-little = With what may be picked after this one, the effect would not be used to the full.
refusal-declining = A declining monument cannot be moved.
refusal-same-slot = It is in this slot already.
refusal-not-in-hand = It is not in your hand.
refusal-not-face-up = It does not lie face up on a technology board.
refusal-no-such-action = That is nothing you can do now.
refusal-first-pay = First finish the payment.
refusal-first-discard = First discard.
refusal-first-remove = First say where knowledge is removed.
refusal-first-effect = First finish the effect.
refusal-first-decline = First say which monument declines.
refusal-first-flip = First flip a technology board.
refusal-first-exchange = First answer about the exchange.
refusal-hand-full = Your hand is full: you see these cards, but take none.
refusal-hand-empty = You have no card to discard.

## What has happened

told-created = { $you ->
    [yes] You create { $card }
   *[no] { $who } creates { $card }
}{ $n ->
    [0] { "" }
   *[other] { " " }in slot { $n }
}
told-learned = { $you ->
    [yes] You learn { $card }
   *[no] { $who } learns { $card }
}
told-archived = { $you ->
    [yes] You archive
   *[no] { $who } archives
} { $n ->
    [one] one card
   *[other] { $n } cards
}
told-excavated = { $you ->
    [yes] You excavate
   *[no] { $who } excavates
} { $n ->
    [one] one monument
   *[other] { $n } monuments
}
told-searched = { $you ->
    [yes] You search
   *[no] { $who } searches
}
told-drew-nothing = { $you ->
    [yes] You draw nothing
   *[no] { $who } draws nothing
}: { $n ->
    [0] the hand is full
   *[other] no card is left
}
told-entered = { $card } comes into play with its knowledge
told-less-by-itself = { $card } comes into play with { $n } knowledge less
told-less-knowledge = { $other } lets { $card } come into play with { $n } knowledge less
told-saved = { $you ->
    [yes] You save knowledge of { $card }
   *[no] { $who } saves knowledge of { $card }
}
told-easier = { $you ->
    [yes] Your { $card } lowers what { $other } requires
   *[no] { $card } of { $who } lowers what { $other } requires
}
told-effect = { $you ->
    [yes] Effect of your { $card }
   *[no] Effect of { $card }, { $who }
}
told-declined = { $you ->
    [yes] You do not use { $card }
   *[no] { $who } does not use { $card }
}
told-declines = { $you ->
    [yes] Your { $card } declines
   *[no] { $card } declines, { $who }
}
told-knowledge-lost = The knowledge left on { $card } is lost
told-decline-skipped = { $you ->
    [yes] You skip your Decline phase
   *[no] { $who } skips the Decline phase
}
told-will-not-decline = { $you ->
    [yes] Your next Decline phase is skipped
   *[no] { $who } will skip the next Decline phase
}
told-knowledge-added = { $you ->
    [yes] You put knowledge on { $card }
   *[no] { $who } puts knowledge on { $card }
}: { $n }
told-moved-to = { $you ->
    [yes] You move { $card }
   *[no] { $who } moves { $card }
} to slot { $n }
told-swapped = { $you ->
    [yes] You swap
   *[no] { $who } swaps
} { $card } and { $other }
told-shifted = { $you ->
    [yes] Your monuments move
   *[no] The monuments of { $who } move
} one slot towards decline
told-board-flipped = Technology board { $n } is flipped
told-board-removed = Technology board { $n } is removed
told-last-round = Fourteen monuments: this is the last round
told-exchanged = { $who } and { $whom } exchange a card
told-scored = { $you ->
    [yes] You score { $card }
   *[no] { $who } scores { $card }
}: { $n } { $n ->
    [one] point
   *[other] points
}
told-scored-timeline = { $you ->
    [yes] Your timeline
   *[no] The timeline of { $who }
}: { $n } { $n ->
    [one] point
   *[other] points
}
told-scored-lost = { $you ->
    [yes] Your lost knowledge
   *[no] The lost knowledge of { $who }
}: { $n } { $n ->
    [one] point
   *[other] points
}
told-total = { $you ->
    [yes] Your score
   *[no] The score of { $who }
}: { $n }
told-tie-best = Equal sums: the best single score decides
told-tie-lost = Equal scores: less lost knowledge decides
told-tie-age = Equal scores and lost knowledge: the oldest player comes first
told-tie = Equal in everything: the place is shared
moved-deck-hand = { $you ->
    [yes] You draw
   *[no] { $who } draws
} { $n ->
    [one] a card
   *[other] { $n } cards
}
moved-deck-hand-known = { $you ->
    [yes] You draw
   *[no] { $who } draws
} { $cards }
moved-deck-looked = { $you ->
    [yes] You look at
   *[no] { $who } looks at
} { $n ->
    [one] a card
   *[other] { $n } cards
}
moved-deck-looked-known = { $you ->
    [yes] You look at
   *[no] { $who } looks at
} { $cards }
moved-deck-aside-known = Turned over: { $cards }
moved-chosen-discard = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { $n ->
    [one] a card
   *[other] { $n } cards
}
moved-chosen-discard-known = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { $cards }
moved-chosen-deck = { $you ->
    [yes] You put back
   *[no] { $who } puts back
} { $n ->
    [one] a card
   *[other] { $n } cards
}
moved-chosen-deck-known = { $you ->
    [yes] You put back
   *[no] { $who } puts back
} { $cards }
moved-looked-discard = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { $n ->
    [one] a card
   *[other] { $n } cards
} looked at
moved-looked-discard-known = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { $cards }
moved-aside-discard = Discarded: { $n ->
    [one] a card
   *[other] { $n } cards
}
moved-aside-discard-known = Discarded: { $cards }
moved-artifacts-discard-known = { $you ->
    [yes] You give up
   *[no] { $who } gives up
} { $cards }
moved-timeline-past-known = { $you ->
    [yes] Into your Past:
   *[no] Into the Past of { $who }:
} { $cards }
moved-timeline-discard-known = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { $cards }
moved-looked-hand = { $you ->
    [yes] You take
   *[no] { $who } takes
} { $n ->
    [one] a card
   *[other] { $n } cards
}
moved-looked-hand-known = { $you ->
    [yes] You take
   *[no] { $who } takes
} { $cards }
moved-aside-hand-known = { $you ->
    [yes] You take
   *[no] { $who } takes
} { $cards }
moved-hand-hand = { $you ->
    [yes] You take
   *[no] { $who } takes
} { $n ->
    [one] a card
   *[other] { $n } cards
} from { $whom }
moved-hand-hand-known = { $you ->
    [yes] You take
   *[no] { $who } takes
} { $cards } from { $whom }
shown-hand = { $whom } looks at { $n ->
    [one] a card
   *[other] { $n } cards
} in the hand of { $who }
shown-hand-known = { $whom } looks at the hand of { $who }: { $cards }
moved-technology-board-known = New on technology board { $to }: { $cards }
moved-board-technology-known = { $to ->
    [deck-I] Under the level I deck
    [deck-II] Under the level II deck
   *[other] Leaves technology board { $part }
}: { $cards }
moved-technology-looked = { $you ->
    [yes] You look at
   *[no] { $who } looks at
} { $n ->
    [one] a technology
   *[other] { $n } technologies
} of the { $part ->
    [deck-I] level I
   *[other] level II
} deck
moved-technology-looked-known = { $you ->
    [yes] You look at
   *[no] { $who } looks at
} { $cards } from the { $part ->
    [deck-I] level I
   *[other] level II
} deck
moved-looked-technology = { $n ->
    [one] A technology goes
   *[other] { $n } technologies go
} under the { $to ->
    [deck-I] level I
   *[other] level II
} deck
moved-looked-technology-known = Under the { $to ->
    [deck-I] level I
   *[other] level II
} deck: { $cards }
shuffled-deck = The discard pile is shuffled into a new deck
shuffled-technology = The technology { $part ->
    [deck-I] deck I
   *[other] deck II
} is shuffled anew
changed-tokens = { $card } { $by } knowledge, { $n } there
changed-lost = { $by } lost knowledge, { $n } in all
changed-rotated = rotated { $by }, { $n } in all

## Endings

ending-past-14 = A Past reached 14 monuments, and everybody had the same number of turns.
ending-past-15 = A Past went beyond 14 monuments, and everybody had the same number of turns.
ending-aborted = The game went on beyond every limit and was stopped.
origin = Names, numbers and effects of the cards are those of the public digital edition; the sentences are ours.

## What cards do: when

effect-when = { $when }: { $text }
effect-if = with { $conditions }: { $text }
effect-when-if = { $when } with { $conditions }: { $text }
effect-may = you may { $text }
effect-price = you may { $price }; if you do: { $text }
effect-then = { $first }; then { $second }
effect-and = { $first } and { $second }
effect-or = { $first } or { $second }
when-learn-ancient = when you learn an ancient technology
when-learn-writing = when you learn a writing technology
when-learn-secret = when you learn a secret technology
when-learn-any = when you learn any technology
when-create-city = when you create a city
when-create-megalith = when you create a megalith
when-create-pyramid = when you create a pyramid
when-create-monument = when you create another monument (not by this effect)
when-create-artifact = when you create an artifact
when-create-slots = when you create a monument in slot { $slots }
when-excavate-min = when you rotate { $n } or more cards in an Excavate
when-excavate-exactly = when you rotate exactly { $n } cards in an Excavate
when-decline-phase-end = at the end of your Decline phase

## What cards do: conditions

cond-past-city = { $n ->
    [one] at least 1 city in your Past
   *[other] at least { $n } cities in your Past
}
cond-past-megalith = { $n ->
    [one] at least 1 megalith in your Past
   *[other] at least { $n } megaliths in your Past
}
cond-past-pyramid = { $n ->
    [one] at least 1 pyramid in your Past
   *[other] at least { $n } pyramids in your Past
}
cond-past-any = { $n ->
    [one] at least 1 monument in your Past
   *[other] at least { $n } monuments in your Past
}
cond-past-same-kind = { $n ->
    [one] at least 1 monument of one kind in your Past
   *[other] at least { $n } monuments of one kind in your Past
}
cond-past-final = { $n ->
    [one] at least 1 monument with a final effect in your Past
   *[other] at least { $n } monuments with a final effect in your Past
}
cond-timeline-city = { $n ->
    [one] at least 1 city in your timeline
   *[other] at least { $n } cities in your timeline
}
cond-timeline-megalith = { $n ->
    [one] at least 1 megalith in your timeline
   *[other] at least { $n } megaliths in your timeline
}
cond-timeline-pyramid = { $n ->
    [one] at least 1 pyramid in your timeline
   *[other] at least { $n } pyramids in your timeline
}
cond-timeline-any = { $n ->
    [one] at least 1 monument in your timeline
   *[other] at least { $n } monuments in your timeline
}
cond-adjacent-city = { $n ->
    [one] at least 1 adjacent city
   *[other] at least { $n } adjacent cities
}
cond-adjacent-megalith = { $n ->
    [one] at least 1 adjacent megalith
   *[other] at least { $n } adjacent megaliths
}
cond-adjacent-pyramid = { $n ->
    [one] at least 1 adjacent pyramid
   *[other] at least { $n } adjacent pyramids
}
cond-adjacent-same-kind = { $n ->
    [one] at least 1 adjacent monument of one kind
   *[other] at least { $n } adjacent monuments of one kind
}
cond-technologies-ancient = { $n ->
    [one] at least 1 ancient technology
   *[other] at least { $n } ancient technologies
}
cond-technologies-writing = { $n ->
    [one] at least 1 writing technology
   *[other] at least { $n } writing technologies
}
cond-technologies-secret = { $n ->
    [one] at least 1 secret technology
   *[other] at least { $n } secret technologies
}
cond-technologies-any = { $n ->
    [one] at least 1 technology
   *[other] at least { $n } technologies
}
cond-artifacts = { $n ->
    [one] at least 1 artifact on your board
   *[other] at least { $n } artifacts on your board
}
cond-lost-min = { $n ->
    [one] at least 1 lost knowledge
   *[other] at least { $n } lost knowledge
}
cond-lost-max = at most { $n } lost knowledge
cond-timeline-knowledge = { $n ->
    [one] at least 1 knowledge in your timeline
   *[other] at least { $n } knowledge in your timeline
}
cond-own-knowledge = { $n ->
    [one] at least 1 knowledge on this card
   *[other] at least { $n } knowledge on this card
}
cond-hand-min = { $n ->
    [one] at least 1 card in hand
   *[other] at least { $n } cards in hand
}
cond-hand-max = { $n ->
    [one] at most 1 card in hand
   *[other] at most { $n } cards in hand
}
cond-slots = { $n ->
    [one] at least 1 monument in slot { $slot }
   *[other] at least { $n } monuments in slot { $slot }
}
count-city = { $n ->
    [one] { $n } city
   *[other] { $n } cities
}
count-megalith = { $n ->
    [one] { $n } megalith
   *[other] { $n } megaliths
}
count-pyramid = { $n ->
    [one] { $n } pyramid
   *[other] { $n } pyramids
}
cond-past-several = at least { $list } in your Past
cond-timeline-several = at least { $list } in your timeline
effect-list = { $first }, { $second }

## What cards do: for each

each-past-city = for each city in your Past
each-past-megalith = for each megalith in your Past
each-past-pyramid = for each pyramid in your Past
each-past-any = for each monument in your Past
each-past-same-kind = for each monument of your most frequent kind in the Past
each-past-final = for each monument with a final effect in your Past
each-timeline-city = for each city in your timeline
each-timeline-megalith = for each megalith in your timeline
each-timeline-pyramid = for each pyramid in your timeline
each-timeline-any = for each monument in your timeline
each-technologies-ancient = for each ancient technology
each-technologies-writing = for each writing technology
each-technologies-secret = for each secret technology
each-technologies-any = for each technology
each-artifacts = for each artifact on your board
each-scrapped = for each artifact discarded
each-lost-now = for every { $per } knowledge lost in this phase

## What cards do: operations

op-draw = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
op-discard_hand = { $n ->
    [one] discard 1 card from hand
   *[other] discard { $n } cards from hand
}
op-discard_hand-artifact = { $n ->
    [one] discard 1 artifact from hand
   *[other] discard { $n } artifacts from hand
}
op-exchange_hand = { $n ->
    [one] discard up to 1 card from hand and draw as many
   *[other] discard up to { $n } cards from hand and draw as many
}
op-opponents_discard-hand = { $n ->
    [one] each opponent discards 1 card from hand
   *[other] each opponent discards { $n } cards from hand
}
op-opponents_discard-artifacts = each opponent discards one of their artifacts in play
op-steal_hand_card = look at an opponent’s hand and take one card
op-look_and_keep = look at the top { $look } building cards, keep { $keep }, discard the rest
op-reveal_draft = reveal { $reveal } building cards: clockwise from you each player takes one, then you take { $extra } more; discard the rest
op-dig-city = turn over building cards until you have taken { $n } cities; discard the others
op-dig-megalith = turn over building cards until you have taken { $n } megaliths; discard the others
op-dig-pyramid = turn over building cards until you have taken { $n } pyramids; discard the others
op-dig-artifact = turn over building cards until you have taken { $n } artifacts; discard the others
op-remove-itself = { $n ->
    [one] remove 1 knowledge from this card
   *[other] remove { $n } knowledge from this card
}
op-remove-split = { $n ->
    [one] remove 1 knowledge from { $one }
   *[other] remove { $n } knowledge from { $target }, split as you like
}
op-remove-split-up-to = { $n ->
    [one] remove up to 1 knowledge from { $target }, split as you like
   *[other] remove up to { $n } knowledge from { $target }, split as you like
}
op-remove-split-counted = { $n ->
    [one] remove 1 knowledge { $counted } from { $target }, split as you like
   *[other] remove { $n } knowledge { $counted } from { $target }, split as you like
}
op-remove-one = { $n ->
    [one] remove 1 knowledge from { $one }
   *[other] remove { $n } knowledge from { $one }
}
op-remove-one-up-to = { $n ->
    [one] remove up to 1 knowledge from { $one }
   *[other] remove up to { $n } knowledge from { $one }
}
op-remove-each = { $n ->
    [one] remove 1 knowledge from { $each }
   *[other] remove { $n } knowledge from { $each }
}
op-remove-chosen = { $n ->
    [one] remove 1 knowledge from { $each }
   *[other] remove { $n } knowledge from { $each }
}
target-any-monument = your monuments
target-other-monument = your other monuments
target-adjacent-monument = the adjacent monuments
target-any-city = your cities
target-other-city = your other cities
target-adjacent-city = the adjacent cities
target-any-megalith = your megaliths
target-other-megalith = your other megaliths
target-adjacent-megalith = the adjacent megaliths
target-any-pyramid = your pyramids
target-other-pyramid = your other pyramids
target-adjacent-pyramid = the adjacent pyramids
one-of-any-monument = one of your monuments
one-of-other-monument = one of your other monuments
one-of-adjacent-monument = one of the adjacent monuments
one-of-any-city = one of your cities
one-of-other-city = one of your other cities
one-of-adjacent-city = one of the adjacent cities
one-of-any-megalith = one of your megaliths
one-of-other-megalith = one of your other megaliths
one-of-adjacent-megalith = one of the adjacent megaliths
one-of-any-pyramid = one of your pyramids
one-of-other-pyramid = one of your other pyramids
one-of-adjacent-pyramid = one of the adjacent pyramids
target-least = { $target } with at least { $n } knowledge
each-of-any-monument = { $choose ->
    [0] each of your monuments
   *[other] each of { $choose } of your monuments
}
each-of-other-monument = { $choose ->
    [0] each of your other monuments
   *[other] each of { $choose } of your other monuments
}
each-of-adjacent-monument = { $choose ->
    [0] each of the adjacent monuments
   *[other] each of { $choose } of the adjacent monuments
}
each-of-any-city = { $choose ->
    [0] each of your cities
   *[other] each of { $choose } of your cities
}
each-of-other-city = { $choose ->
    [0] each of your other cities
   *[other] each of { $choose } of your other cities
}
each-of-adjacent-city = { $choose ->
    [0] each of the adjacent cities
   *[other] each of { $choose } of the adjacent cities
}
each-of-any-megalith = { $choose ->
    [0] each of your megaliths
   *[other] each of { $choose } of your megaliths
}
each-of-other-megalith = { $choose ->
    [0] each of your other megaliths
   *[other] each of { $choose } of your other megaliths
}
each-of-adjacent-megalith = { $choose ->
    [0] each of the adjacent megaliths
   *[other] each of { $choose } of the adjacent megaliths
}
each-of-any-pyramid = { $choose ->
    [0] each of your pyramids
   *[other] each of { $choose } of your pyramids
}
each-of-other-pyramid = { $choose ->
    [0] each of your other pyramids
   *[other] each of { $choose } of your other pyramids
}
each-of-adjacent-pyramid = { $choose ->
    [0] each of the adjacent pyramids
   *[other] each of { $choose } of the adjacent pyramids
}
op-add_knowledge = { $n ->
    [one] put 1 knowledge on one monument of each opponent
   *[other] put { $n } knowledge on one monument of each opponent
}
op-remove_lost = { $n ->
    [one] remove 1 lost knowledge
   *[other] remove { $n } lost knowledge
}
op-remove_lost-up-to = { $n ->
    [one] remove up to 1 lost knowledge
   *[other] remove up to { $n } lost knowledge
}
op-give_lost = { $n ->
    [one] move up to 1 of your lost knowledge onto one opposing monument
   *[other] move up to { $n } of your lost knowledge onto one opposing monument
}
op-enter_with_less = { $n ->
    [one] this card enters with 1 knowledge less
   *[other] this card enters with { $n } knowledge less
}
some-city = cities
some-megalith = megaliths
some-pyramid = pyramids
some-artifact = artifacts
op-entry_discount = { $n ->
    [one] { $kinds } you create later enter with 1 knowledge less
   *[other] { $kinds } you create later enter with { $n } knowledge less
}
op-swap-itself = swap this card with another monument of your timeline
op-swap = swap two monuments of your timeline
op-move-any = move one of your monuments to another slot
op-move-other = move another of your monuments to another slot
op-move-bare = move one of your monuments without knowledge to another slot
op-move-slot = move a monument with at least { $n } knowledge from slot { $slot } to slot { $to }
op-discard_self = discard this card
op-discard_self-declining = discard this card instead of putting it into your Past; its knowledge is not lost
op-discard_artifacts = discard any number of your artifacts in play
op-skip_decline = your Decline phase of this turn is skipped
op-refresh = refresh { $n } rotated monuments of your Past
op-refresh-up-to = refresh up to { $n } rotated monuments of your Past
op-excavate_yield = each card you rotate in an Excavate draws { $n } cards
op-replace_excavate_draw = give up the draw to { $text }
op-create-monument = create one more monument from hand
op-create-city = create one city from hand
op-create-megalith = create one megalith from hand
op-create-pyramid = create one pyramid from hand
op-create-artifact = create one artifact from hand
op-create_from_deck = look at the top { $look } building cards and create an artifact among them, at its cost, if you can; discard the rest
op-learn = { $n ->
    [one] learn 1 technology
   *[other] learn up to { $n } technologies
}
op-learn-ignore = { $n ->
    [one] learn 1 technology whatever its requirement
   *[other] learn { $n } technologies whatever their requirements
}
op-learn_from_deck = look at the top { $look } technologies of level { $level }, learn one whose requirement you meet, put the others under the deck in any order
op-tech_to_bottom = put { $n } open technologies under their decks, one by one
op-tech_to_bottom-level = put { $n } open technology of level { $level } under its deck
op-requirement_discount = when you learn, one “at least” number of the requirement counts { $n } lower
op-archive = take an extra Archive action
op-vp = { $n } VP
op-vp-each = { $n } VP { $each }
op-vp-set = { $zone ->
    [past] { $n } VP for each set of { $list } in your Past
   *[other] { $n } VP for each set of { $list }
}
op-vp-best = { $zone ->
    [past] { $n } VP for each monument in your Past of the kind you have most of there ({ $list })
   *[other] { $n } VP for each of whichever you have most of: { $list }
}
op-vp-tier = { $n } VP with { $condition }
op-vp-tiers = { $first }, or { $second }
one-past-city = city
one-past-megalith = megalith
one-past-pyramid = pyramid
one-technologies-ancient = ancient technology
one-technologies-writing = writing technology
one-technologies-secret = secret technology

## The board

board-turn = Turn of { $who }, actions left: { $left }
board-level = Level { $level }
board-facts = hand { $hand }, lost knowledge { $lost }
board-past = Past { $n } (rotated { $rotated })
board-artifact = cost { $cost }
board-monument = slot { $slot }, cost { $cost }, knowledge { $k }, { $vp } VP
board-price = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

## The table in the browser

game-pitch-ancient-knowledge = Raise cities, megaliths and pyramids, and pass their wisdom on before the monuments sink into the past.
region-world = Turn and piles
region-boards = Technology boards
region-now = Cards on their way
region-mine = Your area
region-hand = Your hand
button-create = Create
button-create-slot = Create in slot { $n }
button-learn = Learn
button-archive = Archive
button-search = Search
button-excavate = { $n }
button-discard = Discard
button-remove = −{ $n }
button-resolve = Effect
button-decline = Decline
button-move = → { $n }
button-swap = Swap
button-add = Add
button-scrap = Give up
button-keep = Take
button-under = Under
button-flip = Flip
button-offer = Offer
button-give = Give
phase-opening = Opening discards
phase-effects = Effects
board-left = Actions left: { $n }
board-end = Fullest Past: { $n } of 14 monuments
board-last-round = Last round
board-midgame = At 7 monuments in a Past its owner flips a technology board.
board-midgame-done = A technology board has been flipped (7 monuments).
board-end-why = At 14 monuments in a Past the round is played to its end; then the game is counted.
board-gone = This board is out of the game.
board-met = Requirement met
board-unmet = Requirement not met
board-no-needs = No requirement
board-declines = declines
board-past-facts = Past { $n }: upright { $upright }, rotated { $rotated }
board-knowledge = Knowledge in the timeline
board-partner = partner
board-score = Points now
board-known = You know of cards in this hand: { $cards }
board-pays = { $n ->
    [0] no card to discard
    [one] discard 1 card
   *[other] discard { $n } cards
}

## What cannot be chosen or lie on a table

bad-teams = Team play is for four players (AK-TEAM-01): choose players=4 or teams=no.
impossible-count = There must be { $wanted } cards, each in one place; { $found } were found.
impossible-pile = { $card } is no building.
impossible-level = { $card } does not belong on a pile of level { $level }.
impossible-tokens = { $card } has fewer than 0 tokens.
impossible-knowledge = { $card } has knowledge on it but lies in no timeline.
impossible-slot = { $card }: a card has a slot if and only if it lies in a timeline.
impossible-board-level = Board { $board } shows level { $level } but holds a card of another level.
impossible-board = Board { $board } holds { $n } cards: a board holds 2 or 3, a removed one none.
impossible-boards = There are too many level I boards.
impossible-hand = Seat { $seat } has { $n } cards in hand; the limit is { $limit } (AK-HAND-01).
impossible-artifacts = Seat { $seat } has more than { $limit } artifacts (AK-ARTI-03).
impossible-kind = { $kind ->
    [building] Seat { $seat }: { $card } is no building.
    [monument] Seat { $seat }: { $card } is no monument.
    [artifact] Seat { $seat }: { $card } is no artifact.
   *[technology] Seat { $seat }: { $card } is no technology.
}
impossible-place = Seat { $seat }: there is no place { $row } in slot { $slot }.
impossible-above = Seat { $seat }: a monument lies above an empty place in slot { $slot } (AK-CREATE-13).
impossible-same-place = Seat { $seat }: two monuments lie in the same place.
impossible-lost = Seat { $seat } cannot have lost fewer than 0 knowledge.
impossible-past = Seat { $seat }: { $n } monuments in the Past; a game ends before there are more than { $most }.
impossible-rotated = Seat { $seat }: { $n } rotated cards, but { $past } in the Past.
impossible-looked = Seat { $seat }: cards are still looked at although the game is over.

## The first game that teaches

lesson-goal = Welcome! You raise monuments, and in time all of them sink into the Past. There they bring their victory points; but knowledge that is still on them when they go is lost and costs points. The most points win.
lesson-card = A monument of your hand. It enters the timeline in the slot with the arrow ({ $slot }), with knowledge on it ({ $knowledge }); the number on the coin is its points ({ $vp }). The number beside the cards is its cost: so many other cards you discard for it. This one is free.
lesson-create = In your turn you do two things. First create { $card }: press the number of its slot on the card, or the move in the list below. Another slot would cost one more card for each step away.
lesson-timeline = Here it stands. After each of your turns everything moves one slot to the left; what stands in the first slot sinks into the Past. So you have some turns to get the knowledge off. Two monuments fit into a slot.
lesson-artifact = Now an artifact: { $card }. Artifacts lie on your board and help all game long. And look: { $other } rewards you for each artifact with a card and with one knowledge saved.
lesson-moved = Your second turn. { $card } has moved on: it is in slot { $now }, with { $left } knowledge left on it. You drew a new card, too; that showed you something new, so the turn ended without asking.
lesson-second = { $card } has no knowledge at all and enters near the end of the timeline: soon it will sink into the Past, and then it lets you choose from many cards.
lesson-technologies = These are technologies, open to everybody. A tick means that you meet the requirement. They cost nothing but an action; most help at once, those of level II bring points.
lesson-learn = { $card } takes a knowledge off each of your megaliths, and { $other } is one. Learn it.
lesson-end = Two actions done. You can still undo them; with “{ $end }” the effects of your timeline come, then everything moves on, and your opponent plays.
lesson-archive = Third turn. { $archive }: discard cards, and each saves one knowledge of your timeline. Give { $card } away and { $other } can sink in peace.
lesson-search = { $card } stands in the first slot: after this action it declines. Any action will do now; the simplest is { $search }: draw a card.
lesson-decline = { $other } sinks into the Past, and its effect lets you keep one of these cards. { $card } is a solid monument: take it, then end your turn.
lesson-excavate = Your Past holds a monument now. { $excavate } rotates monuments of the Past, once each, and draws two cards for every one. That is how your hand grows.
lesson-finish = When a Past holds { $full } monuments, the round is played to its end and points are counted: the Past, technologies of level II, a point for each monument still in a timeline, minus your lost knowledge ({ $lost } so far). At { $half } monuments a better technology board is opened.
lesson-farewell = That is all you need to know. Greyed buttons say why they cannot be used, with the rule: point at them, hold them long, or open the list of reasons. Every card tells what it does when you point at its name. Now it is your game: enjoy it!

## Mistakes in a card file

artifact-has-none = { $where }: an artifact has no { $field }; drop it.
monument-lacks = { $where }: { $field } is missing; every monument has it.
needless-trigger = { $where }: only an ongoing effect has a trigger; drop it, or write moment = "ongoing".
bad-set = Starting set { $number } has { $found } buildings; give it { $wanted }.
write-country = the country in quotation marks
write-slot = a slot from 1 to 6
write-trigger = what it reacts to, such as { $trigger }
write-conditions = conditions, such as { $conditions }
write-amount = a whole number, or what is counted, such as { $amount }
write-tiers = pairs (at least so many, so many points), such as [[3, 4], [5, 7]]

## The table in the browser

board-phase = Phase
board-sinks = sinks next
board-past-of = { $n } of { $of }{ $rotated ->
        [0] {""}
       *[other] , { $rotated } turned
    }
price-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
price-free = free
note-search = draw 1
note-archive = discard, save knowledge
moment-first = The first half
moment-second = The second half
moment-second-why = Seven monuments lie in a Past: a technology board is turned to level II.
moment-end = A Past is full. When the round is over, the points are counted.
warn-full = Your hand is full ({ $n }): cards beyond that are not drawn.
warn-sinks = { $card } sinks at the end of this turn: { $n } knowledge would be lost
warn-last-round = This is the last round.

## More lessons

lesson-title-technologies = Technologies and what they need
lesson-title-excavations = Excavations
lesson-title-archive = Saving knowledge
lesson-title-last_round = The last round
lesson-need-why = Technologies lie open on the boards. Under each stands what it needs, with how much of it you have: green is met, red is not yet.
lesson-need-learn = { $card } is within reach. Learn it: that is one of your actions, and the card is yours for the rest of the game.
lesson-need-create = It lets you look at cards and create one at once: take { $card }, an artifact that helps you from now on.
lesson-need-more = Some technologies help once, some for ever, and those of the second level are worth points too. Read what the boards need before you choose your monuments. Play on, or go to the next lesson.
lesson-dig-why = Without cards nothing can be built. Your Past holds monuments, and each can be turned once: that is where cards come from.
lesson-dig-do = { $excavate } two of them: for each you draw two cards. Turned monuments keep their points.
lesson-dig-more = Searching would bring only one card. Excavate when your hand is short, and remember that a monument is turned only once. Play on, or go to the next lesson.
lesson-save-why = Every turn your timeline moves. What reaches the first place sinks into the Past, and knowledge still lying on it is lost: each costs a point at the end.
lesson-save-dig = First some cards: { $excavate } a monument of the Past.
lesson-save-archive = Now { $archive }: each card you discard takes a knowledge off your monuments. Give { $card } away.
lesson-save-more = Choose what sinks next first, and give cards that no longer fit your plans. A card is often worth less than the knowledge it saves. Play on, or go to the next lesson.
lesson-last-why = The last turns have come: somebody's Past will soon be full. Then the round is played to its end and everything is counted.
lesson-last-learn = Technologies with points are worth most now. Learn { $card } before it is too late.
lesson-last-more = What you still create stays in the timeline and brings a point; knowledge left on what sinks costs some. Count before you act: now every action is points. That was the last lesson; enjoy your games.

# What a player who thinks about an action works out: the coach tells it.
outlook-takes = { $n ->
    [0] takes no card from your hand
   *[other] takes { $n } of the other { $hand } cards in your hand
}
outlook-declines = { $turns ->
    [0] goes to the Past this turn
    [one] goes to the Past next turn
   *[other] goes to the Past in { $turns } turns
}{ $n ->
    [0] {""}
   *[other] {", "}with { $n } knowledge to get rid of until then
}
outlook-declines-unless = { $turns ->
    [0] goes to the Past this turn
    [one] goes to the Past next turn
   *[other] goes to the Past in { $turns } turns
}, unless { $cards } moves it{ $n ->
    [0] {""}
   *[other] {", "}with { $n } knowledge to get rid of until then
}
outlook-draws = { $n ->
    [one] would draw one card as things stand
   *[other] would draw { $n } cards as things stand
}{ $lost ->
    [0] {""}
   *[other] {", "}for your hand holds no more
}
outlook-end-only = its points count at the end only, whenever it is learned
outlook-archive = removes { $n } knowledge at most, a card of your hand for each
outlook-in-vain = its effect would do nothing as things stand
outlook-lost = you have { $n } of the { $need } lost knowledge it needs
outlook-needs = you have { $n } of the { $need } it needs for its effect
outlook-scores = would score { $n } as things stand

# Two actions side by side: why the better one is better.
contrast-too-late = as things stand the game is over { $turns ->
    [one] after this turn of yours
   *[other] after { $turns } more turns of yours
}: { $cards } would not come to the Past and would score one point in the timeline
contrast-last-cards = as things stand this is your last action: cards in hand are worth nothing any more
contrast-knowledge = it takes { $n } knowledge more off { $cards }, { $count ->
    [one] which goes to the Past
   *[other] the first of which goes to the Past
} { $turns ->
    [0] this turn
    [one] next turn
   *[other] in { $turns } turns
}: what is left on a monument then costs a point each
contrast-time = the knowledge on { $cards } can come off later: it goes to the Past in { $turns } turns only
contrast-sinks = { $n } knowledge less is lost at once, as { $cards } comes to the Past
contrast-meets = { $count ->
    [one] after it you meet the requirement of { $cards }, which lies open
   *[other] after it you meet the requirements of { $cards }, which lie open
}; after the other choice you do not
contrast-nearer = it brings you nearer to { $cards }, which asks for { $need }: { $n } instead of { $other }
contrast-vanishes = { $cards } is discarded without a point if any of its { $n } knowledge is left { $turns ->
    [0] this turn
    [one] next turn
   *[other] in { $turns } turns
}
contrast-artifact = { $cards } itself scores nothing, a monument that comes to the Past does
contrast-thrown-away = only two technologies lie on that board: to learn the other one throws { $cards } away
contrast-rivals = { $n ->
    [one] an opponent meets the requirement of { $cards } too
   *[other] { $n } opponents meet the requirement of { $cards } too
}: it may be gone when it is your turn again
contrast-longer = in slot { $slot } it has { $turns ->
    [one] one turn
   *[other] { $turns } turns
} more to get rid of its { $n } knowledge
contrast-sooner = in slot { $slot } it comes to the Past { $turns ->
    [one] one turn
   *[other] { $turns } turns
} sooner
contrast-cheaper = { $n ->
    [one] it takes one card less from your hand
   *[other] it takes { $n } cards less from your hand
}
contrast-wakes-learn = { $n ->
    [one] one technology that { $cards } reacts to lies open for you
   *[other] { $n } technologies that { $cards } reacts to lie open for you
}
contrast-wakes-create = { $n ->
    [one] one other card in your hand sets off { $cards }
   *[other] { $n } other cards in your hand set off { $cards }
}
contrast-sleeps-learn = you can learn no technology that { $cards } reacts to as things stand
contrast-sleeps-create = no other card in your hand sets off { $cards }
contrast-draws = for the same action it draws { $n } cards, the other choice { $other }
contrast-few-cards = { $n ->
    [0] the other choice spends a whole action and draws no card
    [one] the other choice spends a whole action on one card
   *[other] the other choice spends a whole action on { $n } cards
}
contrast-hand = it leaves you { $n } cards in hand to pay with, the other choice { $other ->
    [0] none
   *[other] { $other }
}
contrast-road = { $n ->
    [0] no monument is on its way to your Past
    [one] only one monument is on its way to your Past
   *[other] only { $n } monuments are on their way to your Past
}, and only what comes there scores in full and can be excavated
contrast-in-time = as things stand the game is over { $turns ->
    [one] after this turn of yours
   *[other] after { $turns } more turns of yours
}: { $cards } still comes to the Past
contrast-timeline-point = as things stand the game is over { $turns ->
    [one] after this turn of yours
   *[other] after { $turns } more turns of yours
}: { $cards } does not come to the Past any more, but scores one point in the timeline
contrast-earlier = { $cards } is in the Past { $turns } turns before { $others }, to be counted and excavated
contrast-behind = monuments in the Past and on their way: you { $n } and { $m }, an opponent { $other } and { $way }; what is created late does not come there before the game ends
contrast-recovers = it takes back { $n } lost knowledge, a point each
contrast-no-move = { $cards } moves only what bears { $n } knowledge, and none of your monuments does
contrast-in-sight = { $need ->
    [0] { $cards } scores for each monument of a kind of which you have { $n } others in hand or built
   *[other] of the { $need } monuments that { $cards } asks for you have { $n } in hand or built: it is worth keeping
}
contrast-out-of-sight = of the { $need } monuments that { $cards } asks for you have { $n } in hand or built
contrast-kept = to be kept: { $cards } would score { $n } for { $k } knowledge as things stand, { $others } { $m } for { $l }
contrast-net = { $cards } would score { $n } for { $k } knowledge as things stand, { $others } { $m } for { $l }
contrast-burden = { $cards } brings { $k } knowledge and would score { $n } as things stand: what is not taken off it in time costs a point each
contrast-waits = no opponent meets the requirement of { $cards } as things stand, so nobody takes it first
outlook-price = { $n ->
    [0] costs no other card
    [one] costs one other card
   *[other] costs { $n } other cards
}{ $slot ->
    [0] {""}
   *[other] {" "}in slot { $slot }
}

# What becomes of cards in games that were played out.
fate-past = { $card } comes to the Past in { $here } of them instead of { $there }
fate-collection = { $card } is learned in { $here } of them instead of { $there }
fate-scores = {", "}scoring { $n }
fate-costs = {", "}with { $n } knowledge lost
fate-less-lost = { $card } loses { $n } knowledge instead of { $other } as it comes to the Past
fate-more-points = { $card } scores { $n } instead of { $other }
