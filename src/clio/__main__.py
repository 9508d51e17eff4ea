"""`python -m clio` is `clio`."""

from clio.cli import main

main(prog_name="clio")
