# Ce qui se dit des fichiers de cartes de Progress, en français.

## Le fichier

not-a-deck = Ce fichier TOML n’est pas un jeu de cartes de Progress : il n’a ni cartes ni plateaux.

## Un tableau

unknown-skill = { "[" }skill_tracks] : la compétence { $skill } est inconnue{ $hint }
missing-track = { "[" }skill_tracks.{ $skill }] : l’échelle manque ; écrivez ses values et vp.
reconstructed-known = { $where } : la carte est reconstituée (reconstructed), mais known donne des champs ; nommez une source ou ôtez known.
no-provenance = { $where } : provenance est vide ; écrivez reconstructed ou des clés de [sources], comme BOX.
nothing-known = { $where } : il y a des sources mais aucun champ connu ; donnez-les dans known, comme name.
unknown-source = { $where } : provenance nomme { $source }, que [sources] n’a pas{ $hint }
known-no-field = { $where } : known nomme { $field }, qui n’est pas un champ{ $hint }
no-picture-card = { "[" }pictures] : { $name } n’est pas une carte de ce fichier{ $hint }
no-values = { $where } : values est vide ; écrivez la valeur de chaque case, à partir de la première.
vp-spaces = { $where } : vp a { $entries } valeurs pour { $spaces } cases ; écrivez-en une par case.
one-space = { $where } : values n’a qu’une case ; la partie rapide commence sur la deuxième, écrivez-en au moins deux.
cost-lines = { $where } : lignes de costs : { $n } ; { $low ->
    [1] une technologie en a une ou deux.
   *[2] une étape importante en a de deux à quatre.
}
bad-cost = { $where } : la ligne de coût { $number } est { $text } ; écrivez un nombre de 1 à 99, un type et peut-être un prérequis, comme « 3 science or calendar ».
bad-prerequisite = { $where } : la ligne de coût { $number } nomme le prérequis { $name }, qui n’est pas une technologie de ce fichier{ $hint }
skill-and-token = { $where } : il y a skill et token ; une technologie montre l’un des deux, ôtez l’autre.
wrong-symbol = { $where } : new_age vaut { $symbol } ; une carte de l’âge { $age } ne peut porter que { $right }.
per-five = { $where } : per_five est sur une carte de l’âge { $age } ; seul l’âge IV l’a, ôtez-le.
empty-gains = { $where } : { $field } est vide ; écrivez ce que donne la carte, comme { $gives }.
no-number = { $where } : number manque ; écrivez le rang de ce philosophe dans l’ordre du tour, à partir de 1.
philosopher-heritage = { $where } : heritage est sur un philosophe ; seuls les autres groupes l’ont, ôtez-le.
needless-number = { $where } : number est sur { $group ->
    [scientist] un scientifique
   *[artist] un artiste
} ; seuls les philosophes l’ont, ôtez-le.
no-heritage = { $where } : heritage manque ; écrivez ce qui est gagné une fois, comme { $gives }.

## Plateaux et mise en place

hand-lists = { "[" }setup] : listes de starting_hands : { $n } ; écrivez-en cinq, pour 1 à 5 joueurs.
hand-sizes = { "[" }setup] : joueurs { $players }, nombres de starting_hands { $n } ; écrivez-en un par joueur.
tie-break = { "[" }final] : tie_break vaut { $value } ; écrivez une fois chacun de { $known }.
unsorted-places = { "[" }power_tracks] : { $power } vaut { $value } ; triez, une meilleure place vaut plus.
empty-solo = { "[" }solo_board] : { $power } est vide ; écrivez les PV de chaque case, à partir de la première.
title-keys = { "[" }solo] : titles a d’autres clés ; écrivez { $known } dans cet ordre.
title-limits = { "[" }solo] : les limites de titles ne sont pas dans l’ordre ; faites croître up_to et laissez le dernier sans.

## Entre les cartes

circle = { $where } : ses prérequis tournent en rond ({ $path }) ; changez-en un.
same-number = { $where } : { $other } a aussi le numéro { $number } ; donnez à chacun le sien.
age-count = Âge { $age } : le jeu a { $found } cartes, tous exemplaires comptés, mais [components] technologies dit { $wanted } ; ajoutez ou ôtez des exemplaires, ou corrigez [components].
group-count = { "[[" }{ $kind }]] : le groupe { $group } a { $found } cartes, mais [components] { $field } dit { $wanted } ; ajoutez ou ôtez des cartes, ou corrigez [components].
hands-too-large = Âge I, joueurs { $players } : les mains de départ prennent { $needed } cartes et le jeu en a { $found } ; marquez plus d’exemplaires { $players }+ ou moins, pour qu’il en reste au moins une à piocher.
too-few-symbols = Âge { $age }, joueurs { $players } : il faut réunir { $needed } symboles { $symbol } et le jeu en a { $found } ; mettez le symbole sur plus d’exemplaires marqués { $players }+ ou moins, ou corrigez [symbols] { $field }.

## Ce qu'il faut écrire

write-note = une remarque entre guillemets, 400 caractères au plus
write-kind = « science », « engineering » ou « culture »
write-points = des points de victoire, un nombre entier de 0 à 99
write-steps = des pas par échelle de pouvoir, comme { $steps }
write-costs = une liste de lignes de coût, comme [« 3 science or calendar », « 2 engineering »]
write-provenance = « reconstructed » ou une liste de clés de [sources], comme [« BOX »]
write-known = une liste de champs, comme [« name », « age »] ou [« everything »]
write-five = cinq nombres entiers à partir de 1, pour 1 à 5 joueurs
write-places = cinq nombres entiers, les PV de la 1re à la 5e place
write-spaces = une liste de nombres entiers, un par case
write-count = un nombre entier à partir de 1
write-age = 1, 2, 3 ou 4
write-discard-value = un nombre entier de 0 à 9
write-copies = un nombre de joueurs de 1 à 5 pour chaque carte physique, comme [1, 2, 4]
write-skill = l’un de { $skills }
write-token = « science », « engineering », « culture » ou « general »
write-new-age = un symbole au plus, « II », « III », « IV » ou « V »
write-personality-group = « philosopher », « scientist » ou « artist »
write-gives = ce qu’elle donne, comme { $gives }
write-number = le rang d’un philosophe dans l’ordre du tour, un nombre entier de 1 à 99
write-heritage = ce qui est gagné une fois, comme { $gives }
write-milestone-group = « ancient », « medieval » ou « renaissance »
write-values = une liste de nombres entiers à partir de 1, un par case
write-pairs = une liste de paires (cartes piochées, cartes défaussées), comme [[1, 0], [2, 1]]
write-four = quatre nombres entiers, les cartes des âges I, II, III et IV
write-personalities = trois nombres entiers (philosophes, scientifiques, artistes) ; à cinq joueurs il en faut au moins 5 par groupe
write-milestones = trois nombres entiers à partir de 1 (anciennes, médiévales, Renaissance)
write-hands = cinq listes de tailles de main, pour 1 à 5 joueurs
write-tie-break = les quatre sortes de jetons, une fois chacune
write-titles = des titres comme { $title }, le dernier sans up_to
write-sources = des clés et ce qu’elles désignent, comme BOX = « my own copy »
write-pictures = des cartes et ce qu’elles montrent, comme wheel = « desert hills; wheel 80 93 1.1 wood »
