# Les mots de l’arène en français : beaucoup de parties à la fois.

## Parties qu'on ne peut pas jouer

no-games = On ne peut pas jouer { $n } parties : demandez-en au moins une.
bots-seats = Les bots nommés ({ $bots }) ne remplissent pas les places ({ $seats }) : nommez un bot par place, ou un seul pour toutes.
too-few-bots = Un match demande au moins deux bots : nommez-les, séparés par des virgules.
too-few-born = { $n } candidats, c’est trop peu pour une génération : demandez-en au moins 4.
nothing-to-tune = { $game } n’a pas de poids à régler.
bad-checkpoint = Le point de reprise { $file } est illisible : supprimez-le pour recommencer.
other-checkpoint = Le point de reprise { $file } vient d’une autre recherche : autres poids, autre graine ou autre nombre de candidats.
bad-ladder = Le classement dans { $file } est illisible : { $why }.
bad-workers = Il ne peut pas y avoir { $n } processus : donnez un nombre à partir de 1, ou 0 pour un par cœur.
workers-died = Des processus sont morts { $deaths } fois au même endroit, après { $done } parties sur { $games } : relancez avec un seul processus pour voir pourquoi.
no-ray = Une grappe a besoin de Ray, qui n’est pas installé ici : pip install clio-tabletop[cluster].
no-cluster = Aucune grappe ne répond à l’adresse { $address } : { $why }
games-unwritten = Les parties ne peuvent pas être écrites dans { $file } : { $why }.
kept-unread = Les parties gardées dans { $file } sont illisibles : { $why }.
kept-bad-line = La ligne { $line } de { $file } n’est pas une donne gardée : donnez un autre fichier ou retirez cette ligne.
no-parquet = Les fichiers Parquet demandent PyArrow, qui n’est pas installé ici : pip install clio-tabletop[research].
balance-no-records = Il n’y a pas d’enregistrement dans { $file } : nommez des fichiers, ou un dossier dont les fichiers finissent par .clio.
balance-other-game = { $file } est un enregistrement de { $game }, et non de { $wanted }.
failure-unwritten = L’échec ne peut pas être écrit dans { $file } : { $why }.
failure-unplayable = { $file } ne dit pas son jeu, ses options et sa graine : on ne peut pas le rejouer.

## Ce qui ne doit jamais arriver

dead-end-nobody = Impasse : la partie n’est pas terminée, mais « { $step } » ne demande rien à personne.
dead-end-seat = Impasse : on demande « { $step } » à la place { $seat }, qui ne peut rien faire.
not-conserved = Des cartes ne sont pas conservées : { $cards }
card-lost = { $card } (carte { $number }) est perdue.
card-twice = { $card } (carte { $number }) est à deux endroits.
impossible-table = Table impossible : { $found }
copy-changed = Une copie faite plus tôt a changé depuis : elle partage quelque chose avec la table.
copy-differs = Une copie diffère de son original : { $parts }.
no-world = La place { $seat } ne peut recevoir une autre donne : { $why }
depends-on-hidden = Ce que peut faire la place { $seat } dépend de cartes qu’elle ne voit pas.
crash = Plantage : { $kind } : { $why }
crash-at = Plantage, { $at } : { $kind } : { $why }
trouble-after = Après { $at } : { $trouble }
at-setup = la mise en place
at-action = l’action { $number } ({ $action })
aborted-after = Arrêtée après { $n } actions.
many-aborted = Parties arrêtées au plafond de { $cap } actions : { $aborted } sur { $games }, plus de 1 sur { $most } : { $named }.

## Ce qui est arrivé trop rarement

gap = { $table ->
    [action] L’action « { $name } » est arrivée { $n } fois : moins de { $least }.
    [decision] La décision « { $name } » est arrivée { $n } fois : moins de { $least }.
    [ending] La fin « { $name } » est arrivée { $n } fois : moins de { $least }.
    [operation] L’opération « { $name } » est arrivée { $n } fois : moins de { $least }.
   *[effect] L’effet « { $name } » est arrivé { $n } fois : moins de { $least }.
}
gap-pairs = Paires d’options arrivées moins de { $least } fois : { $missing } sur { $pairs }.
undeclared = { $table ->
    [action] L’action « { $name } » est arrivée mais n’est pas déclarée.
    [decision] La décision « { $name } » est arrivée mais n’est pas déclarée.
    [ending] La fin « { $name } » est arrivée mais n’est pas déclarée.
    [operation] L’opération « { $name } » est arrivée mais n’est pas déclarée.
   *[effect] L’effet « { $name } » est arrivé mais n’est pas déclaré.
}
