# Les mots de la base de données en français.

bad-database-address = L’adresse de la base de données ne convient pas : { $why }.
bad-database = La base de données ne s’ouvre pas : { $why }
no-database-driver = Le pilote de cette base de données n’est pas installé ({ $module } manque) : pip install clio[postgresql].
