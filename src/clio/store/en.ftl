# The store's words in English.

bad-database-address = The database address cannot be used: { $why }.
bad-database = The database cannot be opened: { $why }
no-database-driver = The driver of this database is not installed ({ $module } is missing): pip install 'clio[postgresql]'.
