"""What cards of Ancient Knowledge do: one class for each operation. Every module here is found by itself."""
