"""The kernel: everything three games share and nothing that belongs to one of them."""
