# The store's words in English.

bad-database-address = The database address cannot be used: { $why }.
bad-database = The database cannot be opened: { $why }
