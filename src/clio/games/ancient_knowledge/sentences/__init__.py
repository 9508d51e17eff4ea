"""Sentences with gaps: moves, questions, refusals, what has happened, and what cards do."""
