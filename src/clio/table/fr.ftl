# Les mots d’une table où l’on joue, en français.

stale = Ce n’est plus demandé : regardez la table telle qu’elle est.
