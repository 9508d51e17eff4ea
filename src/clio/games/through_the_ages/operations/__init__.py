"""What cards of Through the Ages do: one class for each operation. Every module here is found by itself."""
