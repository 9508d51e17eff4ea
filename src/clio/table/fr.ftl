# Les mots d’une table où l’on joue, en français.

stale = Ce n’est plus demandé : regardez la table telle qu’elle est.
no-such-seat = Il n’y a pas de place { $seat } à cette table pour un robot : les places se comptent de 0 à { $last }.
snapshot-unreadable = L’instantané de cette partie ne peut pas être lu par ce programme.
snapshot-differs = tous les coups sont légaux, mais la table n’est pas telle qu’elle a été laissée
bad-clock = Une telle pendule n’existe pas : un coup dure de 10 secondes à un jour, une partie d’une minute à une semaine avec au plus une heure de plus par coup, et les jours vont de 1 à 30.
no-board = Rien ne peut être préparé ici : aucune autre donne ne ressemble à cette table, ou votre tour ne vient pas.
