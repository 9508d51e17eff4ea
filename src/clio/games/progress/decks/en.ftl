# What is said about deck files of Progress, in English.

## The file

not-a-deck = This TOML file is not a deck of Progress: it has neither cards nor boards.

## One table

unknown-skill = { "[" }skill_tracks]: the skill { $skill } is unknown{ $hint }
missing-track = { "[" }skill_tracks.{ $skill }]: the track is missing; write its values and vp.
reconstructed-known = { $where }: it is "reconstructed", yet known lists fields; name a source or drop known.
no-provenance = { $where }: provenance is empty; write "reconstructed" or keys of [sources], such as ["BOX"].
nothing-known = { $where }: it has sources but no known fields; list them, such as known = { "[" }"name"].
unknown-source = { $where }: provenance names { $source }, which [sources] does not have{ $hint }
known-no-field = { $where }: known names { $field }, which is not a field{ $hint }
no-picture-card = { "[" }pictures]: { $name } is not a card of this file{ $hint }
no-values = { $where }: values is empty; write the value of every space, beginning with the first.
vp-spaces = { $where }: vp has { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} for { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}; write one for each space.
one-space = { $where }: values has one space; the fast game starts on the second, so write at least two.
cost-lines = { $where }: costs has { $n ->
    [one] { $n } line
   *[other] { $n } lines
}; { $low ->
    [1] a technology has one or two.
   *[2] a Milestone has two to four.
}
bad-cost = { $where }: cost line { $number } is { $text }; write an amount from 1 to 99, a kind and perhaps a prerequisite, such as "3 science or calendar".
bad-prerequisite = { $where }: cost line { $number } names the prerequisite { $name }, which is not a technology of this file{ $hint }
skill-and-token = { $where }: it has both skill and token; a technology shows one of them, so drop the other.
wrong-symbol = { $where }: new_age is { $symbol }; a card of Age { $age } can only carry { $right }.
per-five = { $where }: per_five stands on a card of Age { $age }; only Age IV has it, so drop it.
empty-gains = { $where }: { $field } is empty; write what the card gives, such as { $gives }.
no-number = { $where }: number is missing; write this philosopher's place in the turn order, from 1 up.
philosopher-heritage = { $where }: heritage stands on a philosopher; only the other groups have it, so drop it.
needless-number = { $where }: number stands on one of the { $group ->
    [scientist] scientists
   *[artist] artists
}; only philosophers have it, so drop it.
no-heritage = { $where }: heritage is missing; write what is gained once, such as { $gives }.

## Boards and set-up

hand-lists = { "[" }setup]: starting_hands has { $n ->
    [one] { $n } list
   *[other] { $n } lists
}; write five, for 1 to 5 players.
hand-sizes = { "[" }setup]: starting_hands for { $players ->
    [one] { $players } player
   *[other] { $players } players
} has { $n ->
    [one] { $n } number
   *[other] { $n } numbers
}; write one for each player.
tie-break = { "[" }final]: tie_break is { $value }; write each of { $known } once.
unsorted-places = { "[" }power_tracks]: { $power } is { $value }; sort it, a better place is worth more.
empty-solo = { "[" }solo_board]: { $power } is empty; write the VP of every space, beginning with the first.
title-keys = { "[" }solo]: titles has other keys; write { $known } in this order.
title-limits = { "[" }solo]: the limits of titles are out of order; let up_to rise and leave the last without.

## Between cards

circle = { $where }: its prerequisites run in a circle ({ $path }); change one of them.
same-number = { $where }: { $other } has number { $number } too; give each its own.
age-count = Age { $age }: the deck has { $found ->
    [one] { $found } card
   *[other] { $found } cards
}, all copies counted, but [components] technologies says { $wanted }; add or remove copies, or correct [components].
group-count = { "[[" }{ $kind }]]: the group { $group } has { $found ->
    [one] { $found } card
   *[other] { $found } cards
}, but [components] { $field } says { $wanted }; add or remove cards, or correct [components].
hands-too-large = Age I: with { $players ->
    [one] { $players } player
   *[other] { $players } players
} the starting hands take { $needed } cards and the deck has { $found }; mark more copies { $players }+ or lower, so that at least one is left to draw.
too-few-symbols = Age { $age }: with { $players ->
    [one] { $players } player
   *[other] { $players } players
} { $needed ->
    [one] { $needed } symbol
   *[other] { $needed } symbols
} { $symbol } must come together and the deck has { $found }; put the symbol on more copies marked { $players }+ or lower, or correct [symbols] { $field }.

## What to write

write-note = a remark in quotation marks, at most 400 characters
write-kind = "science", "engineering" or "culture"
write-points = victory points, a whole number from 0 to 99
write-steps = steps by power track, such as { $steps }
write-costs = a list of cost lines, such as ["3 science or calendar", "2 engineering"]
write-provenance = "reconstructed" or a list of keys of [sources], such as ["BOX"]
write-known = a list of fields, such as ["name", "age"] or ["everything"]
write-five = five whole numbers from 1 up, for 1 to 5 players
write-places = five whole numbers, the VP for the 1st to the 5th place
write-spaces = a list of whole numbers, one for each space
write-count = a whole number from 1 up
write-age = 1, 2, 3 or 4
write-discard-value = a whole number from 0 to 9
write-copies = one player mark from 1 to 5 for each physical card, such as [1, 2, 4]
write-skill = one of { $skills }
write-token = "science", "engineering", "culture" or "general"
write-new-age = one symbol at most, "II", "III", "IV" or "V"
write-personality-group = "philosopher", "scientist" or "artist"
write-gives = what it gives, such as { $gives }
write-number = a philosopher's place in the turn order, a whole number from 1 to 99
write-heritage = what is gained once, such as { $gives }
write-milestone-group = "ancient", "medieval" or "renaissance"
write-values = a list of whole numbers from 1 up, one for each space
write-pairs = a list of pairs (cards drawn, cards discarded), such as [[1, 0], [2, 1]]
write-four = four whole numbers, the cards of Age I, II, III and IV
write-personalities = three whole numbers (philosophers, scientists, artists); five players need at least 5 of each group
write-milestones = three whole numbers from 1 up (ancient, medieval, renaissance)
write-hands = five lists of hand sizes, for 1 to 5 players
write-tie-break = the four kinds of token, each once
write-titles = titles such as { $title }, the last without up_to
write-sources = keys and what they stand for, such as BOX = "my own copy"
write-pictures = cards and what they show, such as wheel = "desert hills; wheel 80 93 1.1 wood"
