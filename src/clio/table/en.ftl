# The words of a table being played, in English.

stale = This is not asked any more: look at the table as it is now.
