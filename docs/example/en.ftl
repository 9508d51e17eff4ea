# Bazaar: its words in English.

game-bazaar = Bazaar

turn = Your team's turn
peeked = The top coin of the deck
bid = Your bid
granted = The guild offers you a booth
tithe = What do you give?
pay = What do you pay with?

refusal-first-answer = First answer what is asked.
refusal-not-in-market = This coin is not in the market.
refusal-no-deck = The deck is empty.
refusal-too-dear = Your coins are not worth that much.
refusal-booths-full = You have two booths already.
refusal-not-higher = Somebody bids as much already.
refusal-beyond-purse = Your coins are not worth this bid.
refusal-not-held = You do not hold this coin.
refusal-smaller-first = Smaller coins are picked first.
refusal-not-enough = The coins left over would not do.
bad-purse = purse=small has too few coins for four players: choose players=2 or purse=full.

changed-booths = { $n ->
    [one] one booth
   *[other] { $n } booths
}
