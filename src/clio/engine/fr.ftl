# Les mots du noyau en français.

refusal-game-over = La partie est terminée.
refusal-not-your-decision = C’est à quelqu’un d’autre de décider.

## Plaintes

did-you-mean = { " " }Vouliez-vous dire { $n ->
    [1] « { $a } »
    [2] « { $a } » ou « { $b } »
   *[3] « { $a } », « { $b } » ou « { $c } »
} ?
no-file = Il n’y a pas de fichier { $file }.
unreadable = { $file } ne peut pas être lu : { $why }.
not-toml = { $file } n’est pas du TOML : { $why }.

## Jeux et options

no-game = Il n’y a pas de jeu « { $name } » ; les jeux sont { $known }.{ $hint }
game-not-loaded = Le jeu « { $key } » n’est pas chargé : chargez-le d’abord avec ses cartes.
no-option = { $game } n’a pas d’option « { $name } ».{ $hint }
bad-option = L’option « { $name } » ne peut pas être « { $value } » : choisissez parmi { $known }.
bad-first-player = first_player={ $first } ne désigne aucune place : à { $seats } joueurs, elles vont de 0 à { $last }.
bad-ages = ages={ $ages } doit être fait de { $seats } nombres entiers séparés par des virgules.
no-decks = { $game } n’a pas de fichiers de cartes : ses cartes ne s’échangent pas.
no-decks-show = { $game } n’a pas de fichiers de cartes : voyez « clio cards { $game } ».
bad-seed = La graine « { $seed } » ne tient pas sur une ligne : prenez des lettres et des chiffres.
bad-back = On ne peut pas revenir avant l’action { $n } : revenez avant une de vos actions qui compte encore.
bad-names = Il y a { $seats } joueurs à cette table, mais { $names } noms donnés.

## Coups

no-action = Il n’y a pas d’action « { $action } » dans ce jeu.{ $hint }
not-legal = « { $action } » n’est pas possible maintenant : { $why } ({ $rule }).
not-legal-game-over = « { $action } » n’est pas possible maintenant : la partie est terminée ({ $rule }).
not-legal-not-asked = « { $action } » n’est pas possible maintenant : ce n’est pas à la place { $seat } de décider ({ $rule }).
nothing-chosen = Rien n’a été choisi.
one-answer = Cette question appelle une seule réponse : choisissez-en une.
set-stands-alone = { $move } : c’est une réponse à elle seule, elle ne va avec rien d’autre.
set-only-so-many = { $move } : choisi { $given } fois, mais il { $n ->
    [0] n’y en a pas
    [1] n’y en a qu’un
   *[other] n’y en a que { $n }
}.
set-too-little = { $picked } sur { $need } : il manque encore { $n }.
set-too-many = { $given }, c’est trop : on peut en choisir au plus { $n }.
set-too-much = { $picked }, mais on peut en choisir au plus { $need } : { $n } de trop.
set-not-closed = Si c’est tout, dites-le : ajoutez « { $stop } ». Sinon, choisissez tout à la fois.
set-unfinished = Ce n’est pas tout : encore { $n }. Choisissez tout à la fois.
set-beyond = { $move } : c’est plus que ce qui est demandé.
nothing-to-undo = La place { $seat } n’a rien à annuler : depuis sa dernière action, quelque chose a été révélé, pioché ou fait par quelqu’un d’autre.
no-step = { $game } n’a pas d’étape « { $name } ».{ $hint }
no-agenda = Cette position ne dit pas ce qui vient ensuite : ajoutez un ordre du jour (agenda).
agenda-ran-out = L’ordre du jour est vide alors que la partie n’est pas terminée : une règle a oublié une étape.
bad-weights = Les poids de { $file } sont illisibles : { $why }.
other-weights = Les poids de { $file } sont ceux d’une autre évaluation : « { $name } » manque ou est inconnu.
no-plausible-deal = Aucune donne plausible : ce dont cette place se souvient se contredit.
no-such-deal = Ce dont cette place se souvient contredit ce qui est sur la table.

## Enregistrements

record-line = { $file }, ligne { $line } : { $what }
record-not-ours = { $file } n’est pas un enregistrement de partie : sa première ligne devrait être « { $line } ».
record-no-text = { $file } n’est pas un enregistrement de partie : ce n’est pas du texte.
record-heading = l’en-tête « { $heading } » est inconnu.
record-no-action = « { $text } » n’est pas une action ; écrivez « numéro place action », comme « 12 2 draw ».
record-order = ici devrait se trouver l’action { $wanted }, et non { $found } : une ligne manque ou est en double.
record-no-seat = une action a besoin de la place qui l’a faite.
record-says-not = { $what ->
    [game] { $file } ne dit pas son jeu.
    [options] { $file } ne dit pas ses options.
   *[seed] { $file } ne dit pas sa graine (celui d’une partie en cours n’en a pas : attendez la fin).
}
record-rules = { $file } a été joué avec la version { $theirs } des règles de { $game } ; ce programme connaît les versions 1 à { $ours } : rejouez-le avec le programme qui l’a écrit.
record-rules-changed = { $file } a été joué avec la version { $theirs } des règles de { $game } ; ce programme joue la version { $ours }, avec laquelle la suite diffère dès { $line ->
    [0] la mise en place
   *[other] la ligne { $line }
} ; changements depuis : { $changed }.
record-rules-cards = { $file } a été joué avec la version { $theirs } des règles de { $game } et d’autres cartes que celles de la version { $ours }, que joue ce programme : donnez le fichier de cartes d’alors ; changements depuis : { $changed }.
version-changed = version { $n } : { $what } ({ $rules })
record-cards = { $file } a été joué avec d’autres cartes (empreinte { $theirs }, ici { $ours }) : donnez le fichier de cartes d’alors.
record-setup = { $file } : la mise en place montre d’autres cartes que celles de la graine ; le fichier est abîmé.
record-upto = { $file } a des actions de 0 à { $last } ; il n’y a pas de { $n }.
record-seat = il n’y a pas de place { $seat } à cette table.
record-shown = l’enregistrement montre « { $shown } », la partie rejouée « { $found } ».
record-not-over = { $file } dit que la partie est terminée, mais elle ne l’est pas après sa dernière action.
record-no-result = { $file } ne dit pas le résultat de la partie terminée ; le fichier est abîmé.
record-result = { $file } donne le résultat « { $told } », la partie rejouée « { $found } ».

## Positions

position-file = { $file } : { $what }
position-not-ours = { $file } n’est pas une position : elle doit commencer par format = { $format } et un jeu (game).
position-no-text = { $file } n’est pas une position : ce n’est pas du texte.
position-nowhere = { $card } n’est dans aucune zone.
position-table = « { $name } » doit être un tableau, écrit [{ $name }].
position-rules = elle est écrite pour la version { $theirs } des règles ; ce programme joue la version { $ours }.
position-rules-changed = elle est écrite pour la version { $theirs } des règles ; ce programme joue la version { $ours } ; changements depuis : { $changed }. Si rien de cela n’importe, écrivez rules = { $ours }.
position-players = elle ne dit pas combien il y a de joueurs : ajoutez players dans [options].
position-impossible = cette position est impossible. { $found }
position-section = [{ $name }] est inconnu ; cette table a les places 1 à { $seats }.{ $hint }
position-key = [{ $section }] n’a pas de « { $key } ».{ $hint }
position-cards = « { $key } » doit être une liste de noms de cartes entre guillemets.
position-many = « { $card } » dépasse le nombre de cartes, qui est { $most }.
position-card-id = « { $field } » doit être l’identifiant d’une carte, ou un texte vide pour aucune, et non { $value }.{ $hint }
position-card = il n’y a pas de carte « { $name } ».{ $hint }
position-copies = « { $name } » est écrite plus souvent qu’il n’y en a d’exemplaires.
position-no-card-left = il ne reste pas de carte pour un « ? » dans « { $zone } ».
position-lost = { $n } cartes ne sont nulle part, dont « { $card } ».
position-number = « { $what } » doit être un nombre entier, pas { $value }.
position-labels = « { $field } » s’écrit { $example }.
position-label = « { $field } » n’a pas de « { $label } ».{ $hint }
position-numbers = « { $field } » doit être une liste de { $n } nombres entiers.
position-place = « { $where } » ne désigne aucune carte : écrivez une zone et une place comptée depuis le bas, comme « hand 1/0 ».
position-dice = « dice » doit être cinq nombres entiers.
position-agenda = l’ordre du jour a « { $text } » : écrivez le nom d’une étape et ses nombres entiers.
position-answers = « answers » doit être une action par place, ou un texte vide là où aucune n’est encore donnée.
position-memory = [memory] n’a pas de « { $name } » : il dit ce que savent { $known }.
position-known = ce qu’on sait de « { $where } » doit être true ou une liste de zones, comme [hand 1].
position-result = [result] doit dire la fin et un rang par place.
impossible-order = L’ordre du tour doit nommer chaque place une fois.
impossible-turn = « turn » est un rang dans l’ordre du tour, de 0 à { $last }.
line-missing = La ligne { $n } de son journal manque.
was-over = La partie était finie ici.

## Ce qui s’est passé

you = Vous
did = { $who } : { $what }
asked-coach = { $who } a demandé conseil à l’entraîneur
went-back = { $who } est revenu sur une décision
forced = { $who } : { $what } (rien d’autre n’est possible)
because = { $told } (pour { $card })
brings = { $told } ({ $changes })
brings-alone = { $who } : { $changes }
no-such-card = La carte { $card } n’est nulle part sur cette table.

research-actions = { $n } actions pour { $tables } tables : donnez-en une par table.
research-no-action = L’action { $n } n’existe pas (table { $table }) : les numéros vont de 0 à { $most }.
research-tables = { $n } tables dans { $processes } processus, ce n’est pas possible : il faut au moins une table et pas plus de processus que de tables.
research-buffer = Le tampon { $name } a { $n } octets ; il en faut { $need }, modifiables et d’un seul tenant.
research-no-buffers = Il n’y a pas encore où écrire : appelez d’abord reset avec vos tampons.
research-worker-died = Un processus du vecteur est mort : créez-en un autre avec la même graine, les mêmes actions mèneront au même point.
research-version = { $name } relève d’une autre version des règles : ce Clio joue { $known }.
research-no-part = Il n’y a pas de partie « { $name } » dans ce que voit un siège.{ $hint } `clio research fields JEU` les énumère toutes.
research-no-record = Une partie dont les cartes cachées ont été redistribuées n’a pas de relevé : ses actions ne viennent pas d’une seule donne.
research-seat = Le siège { $seat } n’existe pas : les numéros vont de 0 à { $most }.
research-reward = Il n’y a pas de récompense { $reward } : c’est places ou gain.
research-reset = Rien n’est encore distribué : appelez d’abord reset.
earlier-rules = Ce moment a été joué avec d’anciennes règles : il n’en reste que le récit.
