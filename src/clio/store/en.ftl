# The store's words in English.

bad-database-address = The database address cannot be used: { $why }.
bad-database = The database cannot be opened: { $why }
no-database-driver = The driver of this database is not installed ({ $module } is missing): pip install 'clio-tabletop[postgresql]'.
disk-full = The disk is full: make room and start again ({ $why }).
not-writable = The folder of the database cannot be written to: give its user the right to, or choose another with --data ({ $why }).
damaged-database = The database is damaged: put a backup back with `clio store restore` ({ $why }).
folder-served = A server uses the folder { $folder } already: stop that one first, or choose another folder with --data.
database-served = Another server uses this database already: stop that one first, or name another database.
