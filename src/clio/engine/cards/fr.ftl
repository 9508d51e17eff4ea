# Ce qui se dit des fichiers de cartes, en français. Ce que seul le fichier d’un jeu contient est dans ce jeu.

## Le fichier

bad-cards = { $file } ne peut pas servir de jeu de cartes ({ $n ->
    [1] une erreur
   *[other] { $n } erreurs
}) :
not-a-file = Ce n’est pas un fichier ; donnez le chemin d’un jeu de cartes en TOML.
no-such-file = Il n’y a pas de tel fichier ; vérifiez le chemin.
cannot-be-read = Le fichier ne peut pas être lu ({ $why }) ; vérifiez le chemin et les droits.
too-deep = Le fichier est trop imbriqué pour être un jeu de cartes.
not-utf-8 = Le fichier n’est pas du texte en UTF-8 ; un jeu de cartes est un fichier TOML enregistré en UTF-8.
not-toml = Le fichier n’est pas du TOML : { $why }.
where-file = Le fichier
where-card = { $kind } { $name }
where-number = { $kind } numéro { $n }
hint-close = { "" } ; vouliez-vous dire { $word } ?
hint-none = { "" } ; corrigez ou retirez.

## Un tableau

not-a-table = { $where } : ceci est { $value } ; écrivez un tableau de champs.
unknown-field = { $where } : le champ { $field } est inconnu{ $hint }
wrong-value = { $where } : { $field } vaut { $value } ; écrivez { $wanted }.
unprintable = { $where } : { $field } vaut { $value } ; ôtez les sauts de ligne et les caractères invisibles.
missing-field = { $where } : { $field } manque ; écrivez { $wanted }.
no-operation = { $where } : rien de ce qu’une carte sait faire ne s’appelle { $name }{ $hint }
same-id = { $where } : l’identifiant { $text } est sur { $n } cartes ; donnez à chacune le sien.
same-name = { $where } : le nom { $text } est sur { $n } cartes ; donnez à chacune le sien.

## Ce qu’il faut écrire

write-id = des minuscules, des chiffres et des soulignés, en commençant par une lettre, comme « crop_rotation »
write-name = le nom sur une ligne, 60 caractères au plus
write-whole = un nombre entier à partir de 0
write-wholes = une liste de nombres entiers à partir de 0
write-flag = true ou false
write-one-of = l’un de { $known }
write-some-of = une liste prise parmi { $known }
write-line = un tableau qui dit ce que fait la carte
write-lines = une liste de tableaux, dont chacun dit une chose que fait la carte
write-table = un tableau de champs
write-tables = un tableau entre doubles crochets pour chaque carte
write-format = 1, le seul format qui soit
