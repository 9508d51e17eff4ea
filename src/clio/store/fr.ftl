# Les mots de la base de données en français.

bad-database-address = L’adresse de la base de données ne convient pas : { $why }.
bad-database = La base de données ne s’ouvre pas : { $why }
