# The store's words in English.

bad-database-address = The database address cannot be used: { $why }.
bad-database = The database cannot be opened: { $why }
no-database-driver = The driver of this database is not installed ({ $module } is missing): pip install 'clio-tabletop[postgresql]'.
disk-full = The disk is full: make room and start again ({ $why }).
not-writable = The folder of the database cannot be written to: give its user the right to, or choose another with --data ({ $why }).
damaged-database = The database is damaged: put a backup back with `clio store restore` ({ $why }).
folder-served = A server uses the folder { $folder } already: stop that one first, or choose another folder with --data.
database-served = Another server uses this database already: stop that one first, or name another database.
database-shared = This database is used by a server that does not share it: stop that one first, or give it a bus too (CLIO_BUS).
sharing-needs-postgresql = Several processes need PostgreSQL: name one with --database-url or CLIO_DATABASE_URL, or serve with one process and without CLIO_BUS.
other-key = The secret.key in this folder is not the one with which the other processes on this database sign: copy theirs into the folder given with --data.
