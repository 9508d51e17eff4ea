"""The rules of Ancient Knowledge, a module for each chapter of the rulebook."""
