"""Learning: nets that correct the hand-written value of a table, from games that they play against themselves.

Nothing that plays imports this room: what it makes is a file (`weights/net.npz`), which `clio.bots.value` reads.
"""
