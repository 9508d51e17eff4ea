"""The rules of Progress, one module per chapter of the rulebook."""
