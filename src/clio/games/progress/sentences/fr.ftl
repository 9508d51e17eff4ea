# Progress : les phrases à trous, en français. Les noms sans trous sont dans le fr.ftl du jeu.
#
# Un coup se cherche par sa notation : « pay token science » est do-pay-token-science, ou do-pay-token, ou do-pay ; le reste de la
# notation remplit { $card }. group-… est le titre sous lequel une liste de coups le range, pick-… son nom court dans cette liste.

## Coups

group-discover = Découvrir
pick-discover = { $card }
do-discover = Découvrir { $card }

group-research = Rechercher
pick-research = { $card }
do-research = Rechercher { $card }

group-draw = Cartes
do-draw = Piocher
group-quick-draw = Cartes
do-quick-draw = Pioche rapide
group-shuffle = Cartes
do-shuffle = Mélanger et piocher

group-milestone = Étape
pick-milestone-1 = Coût 1
pick-milestone-2 = Coût 2
pick-milestone-3 = Coût 3
pick-milestone-4 = Coût 4
do-milestone-1 = Payer le coût 1 de l’étape importante
do-milestone-2 = Payer le coût 2 de l’étape importante
do-milestone-3 = Payer le coût 3 de l’étape importante
do-milestone-4 = Payer le coût 4 de l’étape importante

group-personality = Personnalité
pick-personality = { $card }
do-personality = Prendre { $card } comme personnalité
group-next = Personnalité
do-next-scientist = Prendre le scientifique suivant
do-next-artist = Prendre l’artiste suivant
group-heritage = Personnalité
do-heritage = Utiliser l’héritage

group-swap = Paquet Temps
pick-swap = Donner { $card }
do-swap = Donner { $card } au paquet Temps
group-time = Prendre
pick-time = { $card }
do-time = Prendre { $card } dans le paquet Temps

group-end = Fin
do-end = Terminer la phase d’action
group-done = Continuer
do-done = C’est tout

group-pay = Défausser
pick-pay = { $card }
do-pay = Payer avec { $card }
group-pay-token = Jetons
pick-pay-token-science = Science
pick-pay-token-engineering = Ingénierie
pick-pay-token-culture = Culture
pick-pay-token-general = Générale
do-pay-token-science = Payer avec un jeton Science
do-pay-token-engineering = Payer avec un jeton Ingénierie
do-pay-token-culture = Payer avec un jeton Culture
do-pay-token-general = Payer avec un jeton Connaissance générale

group-deck = Pioches
pick-deck-I = Âge I
do-deck-I = Piocher dans la pioche de l’âge I
pick-deck-II = Âge II
do-deck-II = Piocher dans la pioche de l’âge II
pick-deck-III = Âge III
do-deck-III = Piocher dans la pioche de l’âge III
pick-deck-IV = Âge IV
do-deck-IV = Piocher dans la pioche de l’âge IV
group-pile = Défausses
pick-pile-I = Âge I
do-pile-I = Prendre dans la défausse de l’âge I
pick-pile-II = Âge II
do-pile-II = Prendre dans la défausse de l’âge II
pick-pile-III = Âge III
do-pile-III = Prendre dans la défausse de l’âge III
pick-pile-IV = Âge IV
do-pile-IV = Prendre dans la défausse de l’âge IV
group-shuffle-I = Mélanger
group-shuffle-II = Mélanger
group-shuffle-III = Mélanger
group-shuffle-IV = Mélanger
pick-shuffle-I = Âge I
do-shuffle-I = Mélanger la pioche de l’âge I
pick-shuffle-II = Âge II
do-shuffle-II = Mélanger la pioche de l’âge II
pick-shuffle-III = Âge III
do-shuffle-III = Mélanger la pioche de l’âge III
pick-shuffle-IV = Âge IV
do-shuffle-IV = Mélanger la pioche de l’âge IV
group-more = Payer plus
do-more = Payer plus que le prix
surplus-kept = { $n } de plus qu’il ne faut : gardé pour ce tour
surplus-lost = { $n } de plus qu’il ne faut : perdu
group-reshuffle = Mélanger
do-reshuffle = Mélanger d’abord la pioche

group-discard = Défausser
pick-discard = { $card }
do-discard = Défausser { $card }
group-back = Reprendre
pick-back = { $card }
do-back = Reprendre { $card } en main

group-skill = Améliorer
pick-skill-action = Action
do-skill-action = Améliorer Action
pick-skill-draw = Pioche
do-skill-draw = Améliorer Pioche
pick-skill-hand = Taille de la main
do-skill-hand = Améliorer Taille de la main
pick-skill-shuffle = Mélange
do-skill-shuffle = Améliorer Mélange
pick-skill-development = Développement
do-skill-development = Améliorer Développement
pick-skill-research = Recherche
do-skill-research = Améliorer Recherche
pick-skill-quick_draw = Pioche rapide
do-skill-quick_draw = Améliorer Pioche rapide

## Questions

ask-act = Votre action ?
ask-pay = Avec quoi payer { $card } (il manque { $left }) ?
ask-take-card = { $left ->
    [one] Prenez encore { $left } carte : où ?
   *[other] Prenez encore { $left } cartes, une par une : où ?
}
ask-choose-discards = { $left ->
    [one] Défaussez { $left } carte : laquelle ?
   *[other] Défaussez { $left } cartes, une par une : lesquelles ?
}
ask-take-back = Développement : reprendre en main une technologie inachevée ?
ask-choose-skill = Quelle compétence améliorer ?
ask-next-personality = Votre personnalité n’exerce plus d’influence : qui lui succède ?
ask-last-call = Un nouvel âge commence : utiliser l’héritage maintenant, avant de le perdre ?
ask-window = Changer de personnalité maintenant ?
ask-shuffle-age = { $left ->
    [one] Mélanger et piocher, { $left } fois : à quel âge ?
   *[other] Mélanger et piocher, { $left } fois : à quel âge d’abord ?
}
ask-reshuffle = Il n’y a pas de défausse à mélanger : mélanger la pioche avant de piocher ?
ask-take-time = Quelle carte prenez-vous dans le paquet Temps ?

## Refus

refusal-no-action-left = Vous n’avez plus d’action ce tour-ci.
refusal-draw-ended-the-phase = Une action Piocher a terminé votre phase d’action.
refusal-copy-in-own-area = Vous avez déjà cette technologie dans votre zone de jeu.
refusal-too-dear = Vous ne pouvez pas payer ses coûts.
refusal-developments-full = Vous avez autant de technologies en développement que votre compétence Développement le permet.
refusal-no-card-left = Il ne reste aucune carte dans les pioches actives ni dans leurs défausses.
refusal-shuffled-already = À cette table, Mélanger et piocher ne se fait qu’une fois par tour.
refusal-no-milestone = Il n’y a pas d’étape importante active.
refusal-cost-covered = Ce coût de l’étape importante est déjà couvert.
refusal-milestone-too-dear = Vous ne pouvez pas payer ce coût de l’étape importante.
refusal-free-payment-used = Le paiement gratuit de ce tour est fait, et il ne vous reste pas d’action pour un autre.
refusal-scientist-not-yet = Les scientifiques sont disponibles à partir de l’âge II.
refusal-artist-not-yet = Les artistes sont disponibles à partir de l’âge III.
refusal-personality-taken = Quelqu’un a déjà pris cette personnalité.
refusal-one-per-era = On prend une seule personnalité de chaque époque, sans jamais revenir à une époque passée.
refusal-no-heritage = Vous n’avez pas de personnalité avec un héritage.
refusal-heritage-too-late = L’âge où cet héritage pouvait servir est passé.
refusal-no-time-card = Il n’y a rien à échanger avec le paquet Temps.
refusal-swapped-already = Vous avez déjà échangé une carte avec le paquet Temps ce tour-ci.
refusal-time-card-purged = Cette carte du paquet Temps est d’un âge qui a quitté la partie.
refusal-only-top-time-card = À cette table, seule la dernière carte ajoutée au paquet Temps peut être prise.
refusal-token-spent = Ce jeton est dépensé jusqu’à votre phase d’entretien.
refusal-superfluous = Avec cela, une carte ou un jeton du paiement serait de trop.
refusal-kind-not-missing = Il ne manque pas de connaissance de cette sorte, et elle n’en remplace aucune autre.
refusal-not-enough-yet = Les coûts ne sont pas encore payés.
refusal-pile-empty = Il n’y a rien ici.
refusal-age-closed = La pioche de cet âge n’est pas active.
refusal-age-empty = La pioche et la défausse de cet âge sont vides.
refusal-first-pay = Finissez d’abord le paiement.
refusal-first-draw = Piochez d’abord vos cartes.
refusal-first-discard = Défaussez d’abord.
refusal-first-develop = Répondez d’abord à la question.
refusal-not-in-hand = Ce n’est pas dans votre main.
refusal-no-such-action = Vous ne pouvez rien faire de tel maintenant.
refusal-token-after-card = Une carte est déjà choisie : un par un, les jetons viennent avant les cartes. Un paiement entier peut être donné d’un coup, dans n’importe quel ordre.
refusal-token-after-later-kind = Un jeton d’une sorte suivante est déjà choisi : un par un, les jetons viennent dans l’ordre science, ingénierie, culture, général. Un paiement entier peut être donné d’un coup, dans n’importe quel ordre.
refusal-earlier-kind-first = Un jeton d’une sorte précédente doit être choisi avant : un par un, les jetons viennent dans l’ordre science, ingénierie, culture, général. Un paiement entier peut être donné d’un coup, dans n’importe quel ordre.
refusal-token-before-card = Il lui faut un jeton à côté, et un par un, les jetons viennent avant les cartes. Un paiement entier peut être donné d’un coup, dans n’importe quel ordre.
refusal-pays-for-itself = Une carte ne paie pas sa propre découverte.

## Ce qui s’est passé

told-discovered = { $you ->
    [yes] Vous découvrez { $card }
   *[no] { $who } découvre { $card }
}
told-researched = { $you ->
    [yes] Vous recherchez { $card } : elle sera prête dans { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
   *[no] { $who } recherche { $card } : prête dans { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
}
told-personality = { $you ->
    [yes] { $card } est désormais à vos côtés
   *[no] { $card } rejoint { $who }
}
told-personality-leaves = { $you ->
    [yes] { $card } vous quitte, et personne ne prend la suite
   *[no] { $card } quitte { $who }, et personne ne prend la suite
}
told-heritage = { $you ->
    [yes] Vous utilisez l’héritage de votre personnalité, { $card }
   *[no] { $who } utilise l’héritage de sa personnalité, { $card }
}
told-covered = { $you ->
    [yes] Vous payez le coût { $n } de l’étape { $card }
   *[no] { $who } paie le coût { $n } de l’étape { $card }
}
told-milestone-complete = L’étape { $card } est terminée
told-age-begins = Un nouvel âge commence : l’âge { $n ->
    [2] II
    [3] III
   *[other] IV
}

moved-deck-hand = { $you ->
    [yes] Vous piochez
   *[no] { $who } pioche
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de la pioche de l’âge { $part }
moved-deck-hand-known = { $you ->
    [yes] Vous piochez
   *[no] { $who } pioche
} { $cards } de la pioche de l’âge { $part }
moved-discard-hand-known = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
} { $cards } dans la défausse de l’âge { $part }
moved-chosen-discard-known = { $you ->
    [yes] Vous défaussez
   *[no] { $who } défausse
} { $cards }
moved-developments-active-known = { $you ->
    [yes] Vous achevez
   *[no] { $who } achève
} { $cards }
moved-developments-hand-known = { $you ->
    [yes] Vous reprenez
   *[no] { $who } reprend
} { $cards } en main
moved-hand-box = { $you ->
    [yes] Vous perdez
   *[no] { $who } perd
} { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
} d’un âge révolu
moved-hand-box-known = { $you ->
    [yes] Vous perdez
   *[no] { $who } perd
} de la main, avec un âge révolu : { $cards }
moved-developments-box-known = { $you ->
    [yes] Vous perdez
   *[no] { $who } perd
} en plein développement : { $cards }
moved-deck-discard-known = À la défausse, pour cause de symbole Nouvel âge : { $cards }
moved-deck-time-known = Le paquet Temps reçoit { $cards }
moved-hand-time-known = { $you ->
    [yes] Vous donnez
   *[no] { $who } donne
} { $cards } au paquet Temps
moved-time-hand-known = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
} { $cards } dans le paquet Temps
moved-time-box-known = Quitte le paquet Temps avec son âge : { $cards }
moved-milestone-completed-known = { $you ->
    [yes] Vous gardez
   *[no] { $who } garde
} l’étape { $cards }
moved-milestone-pile-milestone-known = Nouvelle étape importante : { $cards }
moved-philosophers-personality-known = { $you ->
    [yes] Vous avez
   *[no] { $who } a
} pour philosophe { $cards }
told-milestone-gain = { $you ->
    [yes] Vous gagnez grâce à { $card }
   *[no] { $who } gagne grâce à { $card }
}
told-milestone-owner = { $you ->
    [yes] Propriétaire de { $card }, vous gagnez encore
   *[no] Propriétaire de { $card }, { $who } gagne encore
}
told-develops = { $you ->
    [yes] Vos développements avancent
   *[no] Les développements de { $who } avancent
}
told-benefit = { $you ->
    [yes] Bénéfices de votre { $card }
   *[no] Bénéfices de { $card }, { $who }
}
told-over-limit = { $you ->
    [yes] Vous dépassez
   *[no] { $who } dépasse
} la limite de main de { $n }
told-quick-draw-price = { $you ->
    [yes] Vous défaussez pour la pioche rapide
   *[no] { $who } défausse pour la pioche rapide
} : { $n }
told-refreshes = { $you ->
    [yes] Vos jetons sont de nouveau prêts, le reste des connaissances est perdu
   *[no] { $who } : les jetons sont de nouveau prêts, le reste des connaissances est perdu
}
told-scored = { $you ->
    [yes] Vous marquez avec { $card }
   *[no] { $who } marque avec { $card }
} : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
told-total = { $you ->
    [yes] Votre score
   *[no] Score de { $who }
} : { $n }
told-tie = { $n ->
    [4] Égalité en tout : la place est partagée
    [0] Scores égaux, le plus grand nombre départage : Jeton Science
    [1] Scores égaux, le plus grand nombre départage : Jeton Ingénierie
    [2] Scores égaux, le plus grand nombre départage : Jeton Culture
   *[3] Scores égaux, le plus grand nombre départage : Jeton Connaissance générale
}
moved-deck-box-known = La pioche de l’âge { $part } quitte le jeu : { $cards }
moved-discard-box-known = La défausse de l’âge { $part } quitte le jeu : { $cards }
moved-personality-retired-known = { $you ->
    [yes] Votre personnalité se retire : { $cards }
   *[no] { $who }, la personnalité se retire : { $cards }
}
moved-medieval-milestone-known = Les étapes suivantes sont mélangées : { $cards }
moved-renaissance-milestone-known = Les étapes suivantes sont mélangées : { $cards }
moved-milestone-pile-box-known = Des étapes jamais venues quittent le jeu : { $cards }
moved-milestone-box-known = Personne ne garde { $cards }
changed-markers = marqueurs sur { $card } { $by } → { $n }
changed-ready = { $thing ->
    [0] Jeton Science
    [1] Jeton Ingénierie
    [2] Jeton Culture
   *[3] Jeton Connaissance générale
} prêt { $by } → { $n }
changed-spent = { $thing ->
    [0] Jeton Science
    [1] Jeton Ingénierie
    [2] Jeton Culture
   *[3] Jeton Connaissance générale
} dépensé { $by } → { $n }
changed-pool = { $thing ->
    [0] Science
    [1] Ingénierie
    [2] Culture
   *[3] Connaissance générale
} à dépenser { $by } → { $n }
changed-skill = { $thing ->
    [0] Action
    [1] Pioche
    [2] Taille de la main
    [3] Mélange
    [4] Développement
    [5] Recherche
   *[6] Pioche rapide
} { $by } → { $n }
changed-power = { $thing ->
    [0] Prestige
    [1] Population
   *[2] Armée
} { $by } → { $n }
told-scored-prestige = { $you ->
    [yes] Vous
   *[no] { $who }
}, Prestige : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
told-scored-population = { $you ->
    [yes] Vous
   *[no] { $who }
}, Population : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
told-scored-army = { $you ->
    [yes] Vous
   *[no] { $who }
}, Armée : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
told-scored-skills = { $you ->
    [yes] Vous
   *[no] { $who }
}, Plateau individuel : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
told-scored-sets = { $you ->
    [yes] Vous
   *[no] { $who }
}, Lots de cinq : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
told-scored-time = { $you ->
    [yes] Vous
   *[no] { $who }
}, Paquet Temps : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
shuffled-deck = La pioche de l’âge { $part } est remélangée

## Fins de partie

ending-symbols-IV = Le dernier symbole IV est découvert : la partie s’arrête aussitôt.
ending-piles-III = La dernière carte de l’âge III est prise : la partie s’arrête aussitôt.
ending-symbols-V = Le dernier symbole V est découvert : la partie s’arrête aussitôt.
ending-piles-IV = La dernière carte de l’âge IV est prise : la partie s’arrête aussitôt.
ending-solo-defeat = Le paquet Temps ne peut plus grandir : le temps a gagné.
ending-stalled = Personne n’a rien fait depuis trop longtemps : la partie s’arrête, comme cette table l’a choisi.
ending-aborted = La partie a dépassé toutes les limites et a été interrompue.

## Ce que disent les cartes

cost-or = { $cost } ou { $card }
cost-science = { $n } Science
cost-engineering = { $n } Ingénierie
cost-culture = { $n } Culture
cost-general = { $n } Connaissance générale
gain-skill = +{ $n } { $skill }
gain-power = +{ $n } { $power }
gain-token = { $n ->
    [1] { $token }
   *[other] { $n } × { $token }
}
gain-per-five = 1 PV par tranche de 5 technologies de type { $kind }
part-kind = Type
part-turn-order = Ordre du tour
origin = Les cartes de ce jeu sont en grande partie une reconstitution : la liste des cartes imprimées n’est pas publique. Voir « clio deck show ».
origin-printed = Les valeurs de toutes les cartes sont celles du jeu imprimé.
group-of-cards = { $age } · { $name }

## La table

board-title = { $game } · { $age }
board-your-turn = à vous de jouer, { $left ->
    [0] plus d’action
    [one] { $left } action restante
   *[other] { $left } actions restantes
}
board-closed = à vous de jouer, la phase d’action est terminée
board-turn-of = c’est à { $who } de jouer
board-symbol = nouvel âge
board-token = jeton
board-now = niv.
board-next = puis
board-vp = PV
board-players = Joueurs
board-hand-count = Main
board-active = Tech.
board-tokens = Jetons
board-ages = Âges
board-deck = Pioche
board-discards = Déf.
board-top = dessus
board-symbols = Nouvel âge
board-symbols-age = { $have } sur { $needed } : { $age }
board-symbols-end = { $have } sur { $needed } : fin du jeu
board-waits = attend
board-hand = Main { $count }/{ $limit }
board-costs = coûts
board-price = prix
board-gives = donne
board-worth = vaut
board-free = gratuit
board-payable = payer { $n }
board-lacks = manque { $n }
board-owned = en jeu
board-chosen = Posées
board-pool = En réserve
board-area = Votre zone
board-others = Les autres
board-under-development = En cours
board-markers = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
board-milestone = Étape
board-gone = il n’y en a plus
board-personality = Personnalité
board-pile-of = encore { $n } dessous
board-owns = Étapes
board-retired = avant : { $names }
board-time = Paquet Temps
board-time-cards = { $n ->
    [0] vide
    [one] { $n } carte, { $vp } PV
   *[other] { $n } cartes, { $vp } PV
}
board-time-takes = à prendre : { $names }
board-score-now = Score

## Remarques à côté des coups

remark-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
remark-ends = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, votre dernière action
remark-quick = piocher { $n }, défausser { $m }
remark-times = { $n } fois
remark-worth = vaut { $n }
remark-top = { $card } dessus

## La table dans le navigateur

game-pitch-progress = Des millénaires en une soirée : découvrez des technologies, dont chacune facilite les suivantes, et menez votre peuple de la poterie à l’électricité.
button-discover = Découvrir
button-research = Rechercher
button-pay = Payer
button-discard = Défausser
button-swap = Échanger
button-deck = Pioche
button-pile = Prendre
button-shuffle = Mélanger
button-back = Reprendre
button-skill = Améliorer
button-heritage = Héritage
button-personality = Choisir
button-milestone = Couvrir
button-time = Prendre
knows-in-hand = Vous savez dans cette main : { $cards }
region-tree = Arbre des technologies
board-or = ou { $card }
tile-mine = à vous
tile-growing = en développement
tile-held = dans votre main
tile-near = à portée
tile-locked = verrouillée
warn-end-near = Un symbole { $age } de plus et la partie s’arrête aussitôt.
warn-actions = { $n ->
    [one] { $n } action non utilisée
   *[other] { $n } actions non utilisées
}
warn-pool = { $n } de connaissance dans la réserve sera perdu
warn-hand = { $n ->
    [one] { $n } carte de trop en main
   *[other] { $n } cartes de trop en main
}
region-world = Âges
region-power = Échelles de pouvoir
region-extras = Étape importante et personnalités
region-mine = Votre zone
region-hand = Votre main
deck-unseen = Pas encore vues par vous, donc dans cette pioche ou dans d’autres mains :
board-target = à payer
board-symbols-why = Symboles Nouvel âge { $age } : { $have } sur { $needed } en jeu. Avec le dernier, { $age ->
    [V] la partie finit
   *[other] l’âge suivant commence, ou la partie finit
}.
board-nothing = rien
board-spent = utilisés

## Ce qui ne peut être choisi ni se trouver sur une table

bad-fast = Les variantes rapides sont pour deux joueurs ou plus (PR-FAST-02) : choisissez variant=normal ou plus de joueurs.
bad-youngest = first_player=youngest demande ages={ $ages } : un âge par joueur.
impossible-age = L’âge { $age } n’existe pas dans cette partie : elle a les âges 1 à { $last }.
impossible-pile = { $card } n’a pas sa place dans une pile de l’âge { $age }.
impossible-milestones = Une seule étape importante peut être en cours.
impossible-number = Un nombre de « { $field } » est au-dessous de 0.
impossible-tokens = Personne ne peut avoir moins de 0 jeton d’une sorte.
impossible-markers = { $card } porte des marqueurs mais n’est en développement chez personne.
impossible-kind = Place { $seat } : { $card } n’est pas une technologie et ne peut pas être dans « { $zone } ».
impossible-twice = La place { $seat } a deux exemplaires de { $card } dans son espace (PR-DISC-11).
impossible-development = Place { $seat } : le développement { $card } n’a pas de marqueur ; il serait actif.
impossible-personalities = La place { $seat } a plus d’une personnalité influente.
impossible-index = Place { $seat } : l’index de la technologie { $technology } est faux.
impossible-hand = Place { $seat } : { $card }, de l’âge { $theirs }, ne peut pas être en main à l’âge { $now }.

## Les cartes dans un terminal

deck-tree = Arbre des technologies
deck-new-age-symbol = symbole Nouvel âge
deck-under = sous { $card }
deck-also = aussi { $cards }
deck-whence = D’où viennent ces cartes
deck-cards = Cartes
deck-knowledge = Connaissance
deck-digest = Empreinte
deck-reconstructed = reconstituées : { $n }
deck-partly = connues en partie : { $n }
deck-printed = telles qu’imprimées : { $n }
deck-all-printed = Les valeurs de toutes les cartes sont celles qui sont imprimées.
deck-origin-line = { $share ->
    [largely] Ces cartes sont en grande partie une reconstitution : la liste des cartes imprimées n’est pas publique.
   *[partly] Ces cartes sont en partie une reconstitution : la liste des cartes imprimées n’est pas publique.
}
deck-age-remark = technologies : { $n } ; cartes de 1 à 5 joueurs : { $sizes }
deck-count = cartes : { $n }
deck-technology = Technologie
deck-cost-lines = Lignes de coût
deck-gains = Gains
deck-vp = PV
deck-new-age = Nouvel âge
deck-worth = Valeur
deck-copies = Exemplaires à
deck-personalities = Personnalités
deck-personality = Personnalité
deck-milestones = Étapes importantes
deck-milestone = Étape
deck-group = Groupe
deck-turn-order = Ordre du tour
deck-in-force = Tant qu’elle influe
deck-heritage = Héritage, une fois
deck-player-board = Plateau individuel
deck-brackets = Les PV entre parenthèses comptent une fois dépassés
deck-skill = Compétence
deck-start = Départ
deck-step = Pas { $n }
deck-power-board = Plateau Pouvoir
deck-power-remark = PV par place, et par case en solitaire
deck-track = Échelle
deck-places = Places
deck-solo-board = Plateau solitaire
deck-or = ou
deck-per-five = 1 PV pour 5
deck-token = jeton

## Les signes de la connaissance dans un terminal

legend-science = science
legend-engineering = ingénierie
legend-culture = culture
legend-general = générale

## Une première partie qui enseigne

lesson-goal = Bienvenue ! Votre peuple découvre des technologies, des premières lettres à la Renaissance. À la fin, le plus grand nombre de points de victoire l’emporte : la dernière colonne de ce tableau les compte pour chacun, à tout moment.
lesson-hand = Voici votre main. Chaque carte est une technologie : en haut ce qu’elle coûte, en dessous ce qu’elle vous donne pour le reste de la partie. Actions de votre tour : { $actions }.
lesson-discover = « { $card } » coûte peu et en aidera d’autres plus tard. Appuyez sur « { $button } » sur la carte, ou sur le même coup dans la liste ci-dessous.
lesson-pay = On la paie en connaissances, et celles-ci viennent des cartes que vous défaussez : chacune vaut le nombre marqué d’une étoile à son pied. « { $card } » ne vous manquera pas.
lesson-gain = « { $card } » est dans votre zone et agit aussitôt : votre limite de main est de { $limit }, et vous avancez sur l’échelle { $prestige }. Les places sur les trois échelles de pouvoir valent des points.
lesson-undo = Rien n’est encore définitif : tant qu’un coup ne vous a rien montré de nouveau, vous pouvez le reprendre, pas à pas. Essayez.
lesson-again = Le paiement est de nouveau ouvert, comme si de rien n’était. Payez encore une fois.
lesson-free = « { $card } » demande de la science, ou « { $other } » : qui possède cette technologie ne paie rien pour cette ligne. « { $card } » est donc gratuite. Ces enchaînements sont le cœur du jeu.
lesson-end = Vos actions sont faites. Vous pourriez encore les annuler ; avec « { $end } », le tour est terminé et votre adversaire joue.
lesson-research = Votre deuxième tour. Vous ne pouvez pas payer tout ce que demande « { $card } », mais vous pouvez lancer sa recherche : elle ne coûte rien maintenant, reçoit des marqueurs ({ $markers }) et en perd un au début de chacun de vos tours. Sans marqueur, elle agit.
lesson-draw = Votre main diminue. Une pioche prend { $cards } cartes : « { $card } » a augmenté ce nombre. C’est toujours la dernière action d’un tour.
lesson-deck = Prenez chaque carte du paquet. Chacune vous montre quelque chose de nouveau : les coups dont le bouton porte un œil ne s’annulent jamais. L’autre source serait la défausse, face visible.
lesson-development = Votre troisième tour a commencé de lui-même : « { $card } » a perdu un marqueur. Vous pourriez maintenant la reprendre en main ; laissez-la mûrir.
lesson-more = Vous avez de nouveau des actions. « { $quick } » prend peu de cartes et vous laisse continuer ; « { $shuffle } » mêle d’abord la défausse au paquet. Ce qui est impossible est grisé et dit pourquoi, avec sa règle : survolez-le, appuyez longuement ou ouvrez la liste des raisons.
lesson-ages = Certaines cartes portent le symbole de l’âge suivant. Quand il y en a assez en jeu, cet âge commence et son paquet s’ouvre. Au dernier âge, ces symboles mettent fin à la partie ; il en faut { $ends }.
lesson-farewell = Voilà tout ce qu’il faut savoir. Cherchez les cartes qui en rendent d’autres gratuites, surveillez les échelles de pouvoir et ne laissez pas votre adversaire filer à travers les âges. La partie est à vous : amusez-vous bien !

## D’autres leçons

lesson-title-tokens = Payer avec des jetons
lesson-title-ages = Un nouvel âge
lesson-title-last_round = La fin de la partie
lesson-token-grow = Votre tour commence par ce que vous avez recherché : cela mûrit de soi-même. Vous pourriez reprendre une carte en main ; laissez-la mûrir.
lesson-token-discover = « { $card } » demande plus de connaissances qu’une ou deux cartes n’en donnent. Mais vous avez un jeton. Découvrez-la.
lesson-token-pay = Un jeton est une connaissance qui reste à vous : il devient gris après avoir payé, et revient plus tard. Prenez-le d’abord, puis « { $card } » et « { $other } » pour le reste.
lesson-token-more = Les technologies que vous possédez vous épargnent un prix, les jetons en paient une part, et seul le reste coûte des cartes. Ainsi les premières technologies rendent les suivantes moins chères. Continuez, ou passez à la leçon suivante.
lesson-age-why = Un nouvel âge a commencé : son paquet est à côté de l’ancien. Ses cartes sont plus chères, et valent plus.
lesson-age-draw = « { $draw } » : vous choisissez maintenant pour chaque carte de quel paquet elle vient.
lesson-age-deck = Prenez-les dans le nouveau paquet. Ce que vous possédez de l’âge précédent les rend moins chères.
lesson-age-more = Ne changez pas trop tôt : une main pleine de cartes impayables ne sert à rien. L’arbre des technologies montre ce qui mène où. Continuez, ou passez à la leçon suivante.
lesson-last-why = Voici le dernier âge. Dès qu’assez de ses symboles sont en jeu, la partie finit aussitôt, au milieu d’un tour, et l’on compte les points.
lesson-last-grow = Ce qui mûrit encore à ce moment est retiré et ne rapporte rien. Ici, rien à reprendre : laissez faire, et espérez que ce sera fini à temps.
lesson-last-more = Les points viennent des technologies en jeu, des pistes de puissance et des aptitudes. Découvrez ce qui en rapporte encore, et comptez qui en a combien avant d’apporter le dernier symbole ; les cartes en main ne valent rien. C’était la dernière leçon ; bonnes parties.

# Ce que calcule un joueur qui réfléchit à une action : l’entraîneur le dit.
outlook-takes = prend { $n } des { $hand } de connaissance de votre main
outlook-free = vos jetons suffisent à le payer
outlook-nothing = ne coûte rien : ce qu’il exige est là
outlook-develops = en jeu après { $n } de vos tours, sans aucune connaissance
outlook-opens = rend { $cards }, dans votre main, gratuit
outlook-cheaper = rend { $cards }, dans votre main, moins cher de { $n }
outlook-draws = { $n ->
    [1] prend une carte
   *[other] prend { $n } cartes
}
outlook-draws-less = { $n ->
    [1] prend une carte, là où { do-draw } en prend { $draw }
   *[other] prend { $n } cartes, là où { do-draw } en prend { $draw }
}
outlook-given-up = { $n ->
    [1] elle serait en jeu après encore un de vos tours, sans aucune connaissance
   *[other] elle serait en jeu après encore { $n } de vos tours, sans aucune connaissance
}
outlook-symbol = porte un symbole Nouvel âge (encore manquants : { $n })
outlook-deck = une carte de cet âge paie d’ordinaire { $n } de connaissance
outlook-unused = laisse des actions inutilisées : { $n }
outlook-draw-ends = termine la phase d’actions : actions perdues : { $n }
outlook-twice = vous l’avez en double, cet exemplaire ne sert donc qu’à payer
outlook-lost = { $n ->
    [0] vos jetons suffiraient à le payer plus tard
   *[other] la découvrir plus tard prendrait { $n } de connaissance à vos cartes en main
}
told-sheet-hand-value-more = Votre tour suivant commence avec { $own } de connaissance en main pour payer au lieu de { $other }.
