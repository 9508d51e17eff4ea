"""The web application: lobby, tables, live updates, accounts."""
