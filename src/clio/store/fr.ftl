# Les mots de la base de données en français.

bad-database-address = L’adresse de la base de données ne convient pas : { $why }.
bad-database = La base de données ne s’ouvre pas : { $why }
no-database-driver = Le pilote de cette base de données n’est pas installé ({ $module } manque) : pip install clio-tabletop[postgresql].
disk-full = Le disque est plein : faites de la place et redémarrez ({ $why }).
not-writable = Le dossier de la base de données n’est pas accessible en écriture : donnez-en le droit à son utilisateur, ou choisissez-en un autre avec --data ({ $why }).
damaged-database = La base de données est endommagée : remettez une sauvegarde en place avec `clio store restore` ({ $why }).
folder-served = Un serveur utilise déjà le dossier { $folder } : arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
database-served = Un autre serveur utilise déjà cette base de données : arrêtez-le d’abord, ou nommez-en une autre.
database-shared = Un serveur qui ne la partage pas utilise cette base de données : arrêtez-le d’abord, ou donnez-lui aussi un bus (CLIO_BUS).
sharing-needs-postgresql = Plusieurs processus ont besoin de PostgreSQL : nommez-en un avec --database-url ou CLIO_DATABASE_URL, ou servez avec un seul processus et sans CLIO_BUS.
other-key = La clé secret.key de ce dossier n’est pas celle des autres processus de cette base de données : copiez la leur dans le dossier donné par --data.
