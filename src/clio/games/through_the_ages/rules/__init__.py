"""The rules of Through the Ages, one module per chapter of the rulebook."""
