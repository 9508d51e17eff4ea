"""One folder per game; `clio.engine.registry` finds them here."""
