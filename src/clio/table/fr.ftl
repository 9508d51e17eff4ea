# Les mots d’une table où l’on joue, en français.

stale = Ce n’est plus demandé : regardez la table telle qu’elle est.
stale-undo = Il n’y a rien à reprendre : depuis votre dernière action, quelque chose a été révélé, pioché ou fait par quelqu’un d’autre.
