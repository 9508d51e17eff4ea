# The words of a table being played, in English.

stale = This is not asked any more: look at the table as it is now.
stale-undo = There is nothing to take back: since your last action something was revealed, drawn or done by somebody else.
