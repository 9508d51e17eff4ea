"""Sentences of Progress with gaps in them: what can be done, what is asked, why not, and what has happened."""
