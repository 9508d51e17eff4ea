# The words of a table being played, in English.

stale = This is not asked any more: look at the table as it is now.
no-such-seat = There is no seat { $seat } at this table for a bot: seats are counted from 0 to { $last }.
snapshot-unreadable = The snapshot of this game cannot be read by this program.
snapshot-differs = every move is legal, but the table is not as it was left
bad-clock = There is no such clock: a move has 10 seconds to a day, a game a minute to a week and at most an hour more for each move, days are 1 to 30.
no-board = Nothing can be planned here: no other deal looks like this table, or your turn does not come.
