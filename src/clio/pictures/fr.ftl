# Ce qui peut clocher dans une image, en français.

in-picture = Image de « { $picture } » : { $what }
no-head = Il n’y a rien à dessiner : commencez par un ciel et un sol, par exemple « meadow hills; wheel 80 93 1.1 wood ».
long-line = La ligne dépasse { $most } caractères : retirez ce qui ne manquerait à personne.
no-sky = Il n’y a pas de ciel « { $name } ».{ $hint }
no-ground = Il n’y a ni sol ni salle « { $name } ».{ $hint }
no-motif = Il n’y a pas de motif « { $name } ».{ $hint }
no-paint = Il n’y a pas de peinture « { $name } » pour le motif « { $motif } ».{ $hint }
no-word = « { $word } » après le motif « { $motif } » n’est ni l’un des trois nombres (x, y, taille), ni une peinture, ni flip, ni une rotation comme r-15, ni une transparence comme o.5.
no-line = Il n’y a pas d’image « { $name } » dont partir, ou elle part elle-même d’une autre.{ $hint }
no-tone = Le jeu de motifs n’a pas de ton « { $name } ».
two-motifs = Le jeu de motifs a deux motifs « { $name } », le second dans { $file }.
