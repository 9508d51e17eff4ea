"""What is said about deck files."""
