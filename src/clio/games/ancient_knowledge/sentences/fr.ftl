# Ancient Knowledge : les phrases à trous, en français. Les noms sans trou sont dans fr.ftl.

## Coups

group-create = { $n ->
    [0] Créer
   *[other] Créer { $card }
}
pick-create = { $n ->
    [0] { $card }
   *[other] { $n }
}
do-create = { $n ->
    [0] Créer { $card }
   *[other] Créer { $card } dans la case { $n }
}
group-learn = Apprendre
pick-learn = { $card }
do-learn = Apprendre { $card }
group-archive = Actions
do-archive = Archiver
group-search = Actions
do-search = Chercher
group-excavate = Fouiller
pick-excavate = { $n }
do-excavate = { $n ->
    [one] Fouiller { $n } monument
   *[other] Fouiller { $n } monuments
}
group-discard = Défausser
pick-discard = { $card }
do-discard = Défausser { $card }
group-remove = Retirer des connaissances
pick-remove = { $card } −{ $n }
do-remove = Retirer { $n } de { $card }
group-resolve = Effet
pick-resolve = { $card }
do-resolve = Effet de { $card }
group-decline = Déclin
pick-decline = { $card }
do-decline = Déclin de { $card }
group-move = Déplacer
pick-move = { $card } → { $n }
do-move = Déplacer { $card } vers la case { $n }
group-swap = Échanger
pick-swap = { $card }
do-swap = Échanger { $card }
group-add = Ajouter des connaissances
pick-add = { $card }
do-add = Poser des connaissances sur { $card }
group-scrap = Défausser un artefact
pick-scrap = { $card }
do-scrap = Défausser { $card } de son emplacement
group-keep = Prendre
pick-keep = { $card }
do-keep = Prendre { $card }
group-under = Sous la pioche
pick-under = { $card }
do-under = Placer { $card } sous sa pioche
group-number = Nombre
pick-number = { $n }
do-number = { $n }
group-opponent = Adversaire
do-opponent = Place { $n }
group-flip = Retourner
do-flip = Retourner le plateau { $n }
standing-done = Reprendre votre offre
standing-no = Refuser l’offre de votre partenaire
group-offer = Proposer
pick-offer = { $card }
do-offer = Proposer { $card } au partenaire
group-give = Donner
pick-give = { $card }
do-give = Accepter et donner { $card }
group-done = Continuer
do-done = Terminé
group-yes = Réponse
do-yes = Oui
group-no = Réponse
do-no = Non

## Questions

ask-act = Votre action ?
ask-team-act = La prochaine action de votre équipe ?
ask-opening = Quelles quatre de vos dix cartes défaussez-vous ?
ask-pay = { $card } : quelles cartes défaussez-vous (encore { $left }) ?
ask-pay-effect = { $card } : défausser des cartes pour son effet (encore { $left }) ?
ask-discard = { $card } vous fait défausser : quelle carte (encore { $left }) ?
ask-exchange = { $card } : quelles cartes échangez-vous (encore { $left }) ?
ask-archive = Archiver : quelles cartes défaussez-vous ?
ask-order = Plusieurs effets à la fois : lequel d’abord ?
ask-team-effects = Phase de chronologie : quel effet d’abord ?
ask-create-more = { $card } vous permet de créer : quoi ?
ask-create-looked = { $card } : laquelle créez-vous ?
ask-learn-more = { $card } vous permet d’apprendre : quelle technologie (encore { $left }) ?
ask-learn-looked = { $card } : laquelle apprenez-vous ?
ask-put-under = Dans quel ordre placer les autres sous la pioche ?
ask-choose-under = { $card } : quelle technologie va sous sa pioche (encore { $left }) ?
ask-keep-card = { $card } : quelle carte prenez-vous (encore { $left }) ?
ask-use-it = Défausser { $card } pour son effet ?
ask-scrap-artifacts = { $card } : quels artefacts défaussez-vous ?
ask-remove-knowledge = { $card } : d’où retirez-vous des connaissances (encore { $left }) ?
ask-archive-knowledge = Archiver : d’où retirez-vous des connaissances (encore { $left }) ?
ask-remove-from-each = { $card } : de quels monuments (encore { $left }) ?
ask-remove-lost = { $card } : combien de connaissances perdues retirez-vous ({ $left } au plus) ?
ask-give-lost = { $card } : combien de connaissances perdues donnez-vous ({ $left } au plus) ?
ask-add-knowledge = { $card } : sur quel monument mettez-vous des connaissances (nombre : { $left }) ?
ask-move-monument = { $card } : quel monument se déplace, et où ?
ask-swap-monuments = { $card } : quel monument est échangé ?
ask-refresh = { $card } : combien de monuments redressez-vous ?
ask-replace-draw = { $card } : renoncer à la pioche pour son effet ?
ask-choose-decline = Quel monument décline en premier ?
ask-team-decline = Quel monument de l’équipe décline ensuite ?
ask-flip = Sept monuments : quel plateau est retourné ?
ask-team-flip = Sept monuments : quel plateau votre équipe retourne-t-elle ?
ask-forced-discard = { $card } : quelles cartes défaussez-vous (encore { $left }) ?
ask-forced-scrap = { $card } : quel artefact cédez-vous ?
ask-choose-opponent = { $card } : quelle main regardez-vous ?
ask-take-card = { $card } : quelle carte prenez-vous ?
ask-draft = { $card } : quelle carte révélée prenez-vous ?
ask-propose = Échanger une carte avec votre partenaire ?
ask-propose-back = Proposez-vous une carte à votre tour ?
ask-reply = Votre partenaire propose une carte : accepter et en donner une ?

## Refus

refusal-too-dear = Vous n’avez pas assez d’autres cartes pour payer.
refusal-locked = Elle est verrouillée dans sa case.
refusal-slot-full = Deux monuments occupent déjà cette case.
refusal-no-artifact-space = Les cinq emplacements d’artefact sont pris.
refusal-wrong-kind = L’effet ne permet pas ce genre de carte.
refusal-requirement = Sa condition n’est pas remplie.
refusal-no-knowledge = Il n’y a aucune connaissance à sauver dans votre chronologie.
refusal-all-rotated = Vous n’avez pas autant de monuments droits dans votre Passé.
refusal-ascending-order = On choisit dans l’ordre croissant : celle-ci ne vient pas après votre dernier choix.
refusal-too-few-left = Après celle-ci il n’en resterait pas assez.
refusal-too-little = Avec ce qui peut être choisi ensuite, l’effet ne serait pas appliqué pleinement.
refusal-declining = Un monument en déclin ne peut pas bouger.
refusal-same-slot = Il est déjà dans cette case.
refusal-not-in-hand = Elle n’est pas dans votre main.
refusal-not-face-up = Elle n’est pas face visible sur un plateau de technologies.
refusal-no-such-action = Vous ne pouvez rien faire de tel maintenant.
refusal-first-pay = Terminez d’abord le paiement.
refusal-first-discard = Défaussez d’abord.
refusal-first-remove = Dites d’abord où retirer des connaissances.
refusal-first-effect = Terminez d’abord l’effet.
refusal-first-decline = Dites d’abord quel monument décline.
refusal-first-flip = Retournez d’abord un plateau.
refusal-first-exchange = Répondez d’abord à l’échange.
refusal-hand-full = Votre main est pleine : vous voyez ces cartes sans en prendre.
refusal-hand-empty = Vous n’avez aucune carte à défausser.

## Ce qui s’est passé

told-created = { $you ->
    [yes] Vous créez { $card }
   *[no] { $who } crée { $card }
}{ $n ->
    [0] { "" }
   *[other] { " " }dans la case { $n }
}
told-learned = { $you ->
    [yes] Vous apprenez { $card }
   *[no] { $who } apprend { $card }
}
told-archived = { $you ->
    [yes] Vous archivez
   *[no] { $who } archive
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
told-excavated = { $you ->
    [yes] Vous fouillez
   *[no] { $who } fouille
} { $n ->
    [one] { $n } monument
   *[other] { $n } monuments
}
told-searched = { $you ->
    [yes] Vous cherchez
   *[no] { $who } cherche
}
told-drew-nothing = { $you ->
    [yes] Vous ne piochez rien
   *[no] { $who } ne pioche rien
} : { $n ->
    [0] la main est pleine
   *[other] il ne reste aucune carte
}
told-entered = { $card } entre en jeu avec ses connaissances
told-less-by-itself = { $card } entre en jeu avec { $n ->
    [one] { $n } connaissance
   *[other] { $n } connaissances
} de moins
told-less-knowledge = Grâce à { $other }, { $card } entre en jeu avec { $n ->
    [one] { $n } connaissance
   *[other] { $n } connaissances
} de moins
told-saved = { $you ->
    [yes] Vous sauvez des connaissances de { $card }
   *[no] { $who } sauve des connaissances de { $card }
}
told-easier = { $you ->
    [yes] Votre carte { $card } allège les conditions de { $other }
   *[no] La carte { $card } de { $who } allège les conditions de { $other }
}
told-effect = { $you ->
    [yes] Effet de votre carte { $card }
   *[no] Effet de { $card }, { $who }
}
told-declined = { $you ->
    [yes] Vous n’utilisez pas { $card }
   *[no] { $who } n’utilise pas { $card }
}
told-declines = { $you ->
    [yes] Votre monument { $card } décline
   *[no] { $card } décline, { $who }
}
told-knowledge-lost = Les connaissances restées sur { $card } sont perdues
told-decline-skipped = { $you ->
    [yes] Vous passez votre phase de Déclin
   *[no] { $who } passe la phase de Déclin
}
told-will-not-decline = { $you ->
    [yes] Votre prochaine phase de Déclin sera passée
   *[no] { $who } passera la prochaine phase de Déclin
}
told-knowledge-added = { $you ->
    [yes] Vous posez des connaissances sur { $card }
   *[no] { $who } pose des connaissances sur { $card }
} : { $n }
told-moved-to = { $you ->
    [yes] Vous déplacez { $card }
   *[no] { $who } déplace { $card }
} vers la case { $n }
told-swapped = { $you ->
    [yes] Vous échangez
   *[no] { $who } échange
} { $card } et { $other }
told-shifted = { $you ->
    [yes] Vos monuments avancent
   *[no] Les monuments de { $who } avancent
} d’une case vers le déclin
told-board-flipped = Le plateau { $n } est retourné
told-board-removed = Le plateau { $n } est retiré
told-last-round = Quatorze monuments : c’est la dernière manche
told-exchanged = { $who } et { $whom } échangent une carte
told-scored = { $you ->
    [yes] Vous marquez avec { $card }
   *[no] { $who } marque avec { $card }
} : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
told-scored-timeline = { $you ->
    [yes] Votre chronologie
   *[no] Chronologie de { $who }
} : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
told-scored-lost = { $you ->
    [yes] Vos connaissances perdues
   *[no] Connaissances perdues de { $who }
} : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
told-total = { $you ->
    [yes] Votre score
   *[no] Score de { $who }
} : { $n }
told-tie-best = Sommes égales : le meilleur score seul départage
told-tie-lost = Scores égaux : le moins de connaissances perdues départage
told-tie-age = Scores et connaissances perdues égaux : le plus âgé passe devant
told-tie = Égalité en tout : la place est partagée
moved-deck-hand = { $you ->
    [yes] Vous piochez
   *[no] { $who } pioche
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
moved-deck-hand-known = { $you ->
    [yes] Vous piochez
   *[no] { $who } pioche
} { $cards }
moved-deck-looked = { $you ->
    [yes] Vous regardez
   *[no] { $who } regarde
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
moved-deck-looked-known = { $you ->
    [yes] Vous regardez
   *[no] { $who } regarde
} { $cards }
moved-deck-aside-known = Cartes révélées : { $cards }
moved-chosen-discard = { $you ->
    [yes] Vous défaussez
   *[no] { $who } défausse
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
moved-chosen-discard-known = { $you ->
    [yes] Vous défaussez
   *[no] { $who } défausse
} { $cards }
moved-chosen-deck = { $you ->
    [yes] Vous remettez
   *[no] { $who } remet
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
moved-chosen-deck-known = { $you ->
    [yes] Vous remettez
   *[no] { $who } remet
} { $cards }
moved-looked-discard = { $you ->
    [yes] Des cartes regardées, vous défaussez
   *[no] Des cartes regardées, { $who } défausse
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
moved-looked-discard-known = { $you ->
    [yes] Vous défaussez
   *[no] { $who } défausse
} { $cards }
moved-aside-discard = À la défausse : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
moved-aside-discard-known = À la défausse : { $cards }
moved-artifacts-discard-known = { $you ->
    [yes] Vous cédez
   *[no] { $who } cède
} { $cards }
moved-timeline-past-known = { $you ->
    [yes] Dans votre Passé :
   *[no] Dans le Passé de { $who } :
} { $cards }
moved-timeline-discard-known = { $you ->
    [yes] Vous défaussez
   *[no] { $who } défausse
} { $cards }
moved-looked-hand = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
moved-looked-hand-known = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
} { $cards }
moved-aside-hand-known = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
} { $cards }
moved-hand-hand = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} à { $whom }
moved-hand-hand-known = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
} { $cards } à { $whom }
shown-hand = { $whom } regarde { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de la main de { $who }
shown-hand-known = { $whom } regarde la main de { $who } : { $cards }
moved-technology-board-known = Nouveau sur le plateau { $to } : { $cards }
moved-board-technology-known = { $to ->
    [deck-I] Sous la pioche de niveau I
    [deck-II] Sous la pioche de niveau II
   *[other] Quitte le plateau { $part }
} : { $cards }
moved-technology-looked = { $you ->
    [yes] Vous regardez
   *[no] { $who } regarde
} { $n ->
    [one] { $n } technologie
   *[other] { $n } technologies
} de la pioche de { $part ->
    [deck-I] niveau I
   *[other] niveau II
}
moved-technology-looked-known = { $you ->
    [yes] Vous regardez
   *[no] { $who } regarde
} { $cards }, de la pioche de { $part ->
    [deck-I] niveau I
   *[other] niveau II
}
moved-looked-technology = { $n ->
    [one] { $n } technologie va
   *[other] { $n } technologies vont
} sous la pioche de { $to ->
    [deck-I] niveau I
   *[other] niveau II
}
moved-looked-technology-known = Sous la pioche de { $to ->
    [deck-I] niveau I
   *[other] niveau II
} : { $cards }
shuffled-deck = La défausse est mélangée en une nouvelle pioche
shuffled-technology = La pioche de technologies de { $part ->
    [deck-I] niveau I
   *[other] niveau II
} est remélangée
changed-tokens = { $card } { $by } connaissance(s), { $n } dessus
changed-lost = connaissances perdues { $by }, { $n } en tout
changed-rotated = monuments tournés { $by }, { $n } en tout

## Fins

ending-past-14 = Un Passé a atteint 14 monuments, et chacun a joué autant de tours.
ending-past-15 = Un Passé a dépassé 14 monuments, et chacun a joué autant de tours.
ending-aborted = La partie a dépassé toute limite et a été arrêtée.
origin = Noms, nombres et effets des cartes viennent de l’édition numérique publique ; les phrases sont les nôtres.

## Ce que font les cartes : quand

effect-when = { $when } : { $text }
effect-if = avec { $conditions } : { $text }
effect-when-if = { $when } avec { $conditions } : { $text }
effect-may = vous pouvez { $text }
effect-price = vous pouvez { $price } ; dans ce cas : { $text }
effect-then = { $first } ; puis { $second }
effect-and = { $first } et { $second }
effect-or = { $first } ou { $second }
when-learn-ancient = quand vous apprenez une technologie ancienne
when-learn-writing = quand vous apprenez une technologie d’écriture
when-learn-secret = quand vous apprenez une technologie secrète
when-learn-any = quand vous apprenez une technologie
when-create-city = quand vous créez une cité
when-create-megalith = quand vous créez un mégalithe
when-create-pyramid = quand vous créez une pyramide
when-create-monument = quand vous créez un autre monument (autrement que par cet effet)
when-create-artifact = quand vous créez un artefact
when-create-slots = quand vous créez un monument dans la case { $slots }
when-excavate-min = quand vous inclinez au moins { $n } cartes en fouillant
when-excavate-exactly = quand vous inclinez exactement { $n } cartes en fouillant
when-decline-phase-end = à la fin de votre phase de déclin

## Ce que font les cartes : conditions

cond-past-city = { $n ->
    [one] au moins { $n } cité dans votre Passé
   *[other] au moins { $n } cités dans votre Passé
}
cond-past-megalith = { $n ->
    [one] au moins { $n } mégalithe dans votre Passé
   *[other] au moins { $n } mégalithes dans votre Passé
}
cond-past-pyramid = { $n ->
    [one] au moins { $n } pyramide dans votre Passé
   *[other] au moins { $n } pyramides dans votre Passé
}
cond-past-any = { $n ->
    [one] au moins { $n } monument dans votre Passé
   *[other] au moins { $n } monuments dans votre Passé
}
cond-past-same-kind = { $n ->
    [one] au moins { $n } monument d’un même genre dans votre Passé
   *[other] au moins { $n } monuments d’un même genre dans votre Passé
}
cond-past-final = { $n ->
    [one] au moins { $n } monument à effet final dans votre Passé
   *[other] au moins { $n } monuments à effet final dans votre Passé
}
cond-timeline-city = { $n ->
    [one] au moins { $n } cité dans votre chronologie
   *[other] au moins { $n } cités dans votre chronologie
}
cond-timeline-megalith = { $n ->
    [one] au moins { $n } mégalithe dans votre chronologie
   *[other] au moins { $n } mégalithes dans votre chronologie
}
cond-timeline-pyramid = { $n ->
    [one] au moins { $n } pyramide dans votre chronologie
   *[other] au moins { $n } pyramides dans votre chronologie
}
cond-timeline-any = { $n ->
    [one] au moins { $n } monument dans votre chronologie
   *[other] au moins { $n } monuments dans votre chronologie
}
cond-adjacent-city = { $n ->
    [one] au moins { $n } cité adjacente
   *[other] au moins { $n } cités adjacentes
}
cond-adjacent-megalith = { $n ->
    [one] au moins { $n } mégalithe adjacent
   *[other] au moins { $n } mégalithes adjacents
}
cond-adjacent-pyramid = { $n ->
    [one] au moins { $n } pyramide adjacente
   *[other] au moins { $n } pyramides adjacentes
}
cond-adjacent-same-kind = { $n ->
    [one] au moins { $n } monument adjacent d’un même genre
   *[other] au moins { $n } monuments adjacents d’un même genre
}
cond-technologies-ancient = { $n ->
    [one] au moins { $n } technologie ancienne
   *[other] au moins { $n } technologies anciennes
}
cond-technologies-writing = { $n ->
    [one] au moins { $n } technologie d’écriture
   *[other] au moins { $n } technologies d’écriture
}
cond-technologies-secret = { $n ->
    [one] au moins { $n } technologie secrète
   *[other] au moins { $n } technologies secrètes
}
cond-technologies-any = { $n ->
    [one] au moins { $n } technologie
   *[other] au moins { $n } technologies
}
cond-artifacts = { $n ->
    [one] au moins { $n } artefact sur votre plateau
   *[other] au moins { $n } artefacts sur votre plateau
}
cond-lost-min = { $n ->
    [one] au moins { $n } connaissance perdue
   *[other] au moins { $n } connaissances perdues
}
cond-lost-max = au plus { $n } connaissances perdues
cond-timeline-knowledge = { $n ->
    [one] au moins { $n } connaissance dans votre chronologie
   *[other] au moins { $n } connaissances dans votre chronologie
}
cond-own-knowledge = { $n ->
    [one] au moins { $n } connaissance sur cette carte
   *[other] au moins { $n } connaissances sur cette carte
}
cond-hand-min = { $n ->
    [one] au moins { $n } carte en main
   *[other] au moins { $n } cartes en main
}
cond-hand-max = { $n ->
    [one] au plus { $n } carte en main
   *[other] au plus { $n } cartes en main
}
cond-slots = { $n ->
    [one] au moins { $n } monument dans la case { $slot }
   *[other] au moins { $n } monuments dans la case { $slot }
}
count-city = { $n ->
    [one] { $n } cité
   *[other] { $n } cités
}
count-megalith = { $n ->
    [one] { $n } mégalithe
   *[other] { $n } mégalithes
}
count-pyramid = { $n ->
    [one] { $n } pyramide
   *[other] { $n } pyramides
}
cond-past-several = au moins { $list } dans votre Passé
cond-timeline-several = au moins { $list } dans votre chronologie
effect-list = { $first }, { $second }

## Ce que font les cartes : pour chaque

each-past-city = par cité dans votre Passé
each-past-megalith = par mégalithe dans votre Passé
each-past-pyramid = par pyramide dans votre Passé
each-past-any = par monument dans votre Passé
each-past-same-kind = par monument du genre le plus fréquent de votre Passé
each-past-final = par monument à effet final dans votre Passé
each-timeline-city = par cité dans votre chronologie
each-timeline-megalith = par mégalithe dans votre chronologie
each-timeline-pyramid = par pyramide dans votre chronologie
each-timeline-any = par monument dans votre chronologie
each-technologies-ancient = par technologie ancienne
each-technologies-writing = par technologie d’écriture
each-technologies-secret = par technologie secrète
each-technologies-any = par technologie
each-artifacts = par artefact sur votre plateau
each-scrapped = par artefact défaussé
each-lost-now = par tranche de { $per } connaissances perdues dans cette phase

## Ce que font les cartes : opérations

op-draw = { $n ->
    [one] piocher { $n } carte
   *[other] piocher { $n } cartes
}
op-discard_hand = { $n ->
    [one] défausser { $n } carte de la main
   *[other] défausser { $n } cartes de la main
}
op-discard_hand-artifact = { $n ->
    [one] défausser { $n } artefact de la main
   *[other] défausser { $n } artefacts de la main
}
op-exchange_hand = { $n ->
    [one] défausser jusqu’à { $n } carte de la main et en piocher autant
   *[other] défausser jusqu’à { $n } cartes de la main et en piocher autant
}
op-opponents_discard-hand = { $n ->
    [one] chaque adversaire défausse { $n } carte de sa main
   *[other] chaque adversaire défausse { $n } cartes de sa main
}
op-opponents_discard-artifacts = chaque adversaire défausse un de ses artefacts en jeu
op-steal_hand_card = regarder la main d’un adversaire et prendre une carte
op-look_and_keep = regarder les { $look } premiers bâtiments, en garder { $keep }, défausser le reste
op-reveal_draft = révéler { $reveal } bâtiments : dans l’ordre du tour, en commençant par vous, chacun en prend un, puis vous { $extra } de plus ; défausser le reste
op-dig-city = retourner des bâtiments jusqu’à prendre { $n } cités ; défausser les autres
op-dig-megalith = retourner des bâtiments jusqu’à prendre { $n } mégalithes ; défausser les autres
op-dig-pyramid = retourner des bâtiments jusqu’à prendre { $n } pyramides ; défausser les autres
op-dig-artifact = retourner des bâtiments jusqu’à prendre { $n } artefacts ; défausser les autres
op-remove-itself = { $n ->
    [one] retirer { $n } connaissance de cette carte
   *[other] retirer { $n } connaissances de cette carte
}
op-remove-split = { $n ->
    [one] retirer { $n } connaissance { $one }
   *[other] retirer { $n } connaissances { $target }, à répartir librement
}
op-remove-split-up-to = { $n ->
    [one] retirer jusqu’à { $n } connaissance { $target }
   *[other] retirer jusqu’à { $n } connaissances { $target }, à répartir librement
}
op-remove-split-counted = { $n ->
    [one] retirer { $target } { $n } connaissance { $counted }, à répartir librement
   *[other] retirer { $target } { $n } connaissances { $counted }, à répartir librement
}
op-remove-one = { $n ->
    [one] retirer { $n } connaissance { $one }
   *[other] retirer { $n } connaissances { $one }
}
op-remove-one-up-to = { $n ->
    [one] retirer jusqu’à { $n } connaissance { $one }
   *[other] retirer jusqu’à { $n } connaissances { $one }
}
op-remove-each = { $n ->
    [one] retirer { $n } connaissance { $each }
   *[other] retirer { $n } connaissances { $each }
}
op-remove-chosen = { $n ->
    [one] retirer { $n } connaissance { $each }
   *[other] retirer { $n } connaissances { $each }
}
target-any-monument = de vos monuments
target-other-monument = de vos autres monuments
target-adjacent-monument = des monuments adjacents
target-any-city = de vos cités
target-other-city = de vos autres cités
target-adjacent-city = des cités adjacentes
target-any-megalith = de vos mégalithes
target-other-megalith = de vos autres mégalithes
target-adjacent-megalith = des mégalithes adjacents
target-any-pyramid = de vos pyramides
target-other-pyramid = de vos autres pyramides
target-adjacent-pyramid = des pyramides adjacentes
one-of-any-monument = d’un de vos monuments
one-of-other-monument = d’un de vos autres monuments
one-of-adjacent-monument = d’un des monuments adjacents
one-of-any-city = d’une de vos cités
one-of-other-city = d’une de vos autres cités
one-of-adjacent-city = d’une des cités adjacentes
one-of-any-megalith = d’un de vos mégalithes
one-of-other-megalith = d’un de vos autres mégalithes
one-of-adjacent-megalith = d’un des mégalithes adjacents
one-of-any-pyramid = d’une de vos pyramides
one-of-other-pyramid = d’une de vos autres pyramides
one-of-adjacent-pyramid = d’une des pyramides adjacentes
target-least = { $target } avec au moins { $n } connaissances
each-of-any-monument = { $choose ->
    [0] de chacun de vos monuments
   *[other] de chacun de { $choose } de vos monuments
}
each-of-other-monument = { $choose ->
    [0] de chacun de vos autres monuments
   *[other] de chacun de { $choose } de vos autres monuments
}
each-of-adjacent-monument = { $choose ->
    [0] de chacun des monuments adjacents
   *[other] de chacun de { $choose } des monuments adjacents
}
each-of-any-city = { $choose ->
    [0] de chacune de vos cités
   *[other] de chacune de { $choose } de vos cités
}
each-of-other-city = { $choose ->
    [0] de chacune de vos autres cités
   *[other] de chacune de { $choose } de vos autres cités
}
each-of-adjacent-city = { $choose ->
    [0] de chacune des cités adjacentes
   *[other] de chacune de { $choose } des cités adjacentes
}
each-of-any-megalith = { $choose ->
    [0] de chacun de vos mégalithes
   *[other] de chacun de { $choose } de vos mégalithes
}
each-of-other-megalith = { $choose ->
    [0] de chacun de vos autres mégalithes
   *[other] de chacun de { $choose } de vos autres mégalithes
}
each-of-adjacent-megalith = { $choose ->
    [0] de chacun des mégalithes adjacents
   *[other] de chacun de { $choose } des mégalithes adjacents
}
each-of-any-pyramid = { $choose ->
    [0] de chacune de vos pyramides
   *[other] de chacune de { $choose } de vos pyramides
}
each-of-other-pyramid = { $choose ->
    [0] de chacune de vos autres pyramides
   *[other] de chacune de { $choose } de vos autres pyramides
}
each-of-adjacent-pyramid = { $choose ->
    [0] de chacune des pyramides adjacentes
   *[other] de chacune de { $choose } des pyramides adjacentes
}
op-add_knowledge = { $n ->
    [one] poser { $n } connaissance sur un monument de chaque adversaire
   *[other] poser { $n } connaissances sur un monument de chaque adversaire
}
op-remove_lost = { $n ->
    [one] retirer { $n } connaissance de vos connaissances perdues
   *[other] retirer { $n } connaissances de vos connaissances perdues
}
op-remove_lost-up-to = { $n ->
    [one] retirer jusqu’à { $n } connaissance de vos connaissances perdues
   *[other] retirer jusqu’à { $n } connaissances de vos connaissances perdues
}
op-give_lost = { $n ->
    [one] déplacer jusqu’à { $n } connaissance de vos connaissances perdues sur un monument adverse
   *[other] déplacer jusqu’à { $n } connaissances de vos connaissances perdues sur un monument adverse
}
op-enter_with_less = { $n ->
    [one] cette carte entre avec { $n } connaissance de moins
   *[other] cette carte entre avec { $n } connaissances de moins
}
some-city = cités
some-megalith = mégalithes
some-pyramid = pyramides
some-artifact = artefacts
op-entry_discount = { $n ->
    [one] les { $kinds } que vous créez ensuite entrent avec { $n } connaissance de moins
   *[other] les { $kinds } que vous créez ensuite entrent avec { $n } connaissances de moins
}
op-swap-itself = échanger cette carte avec un autre monument de votre chronologie
op-swap = échanger deux monuments de votre chronologie
op-move-any = déplacer un de vos monuments vers une autre case
op-move-other = déplacer un autre de vos monuments vers une autre case
op-move-bare = déplacer un de vos monuments sans connaissance vers une autre case
op-move-slot = déplacer un monument ayant au moins { $n } connaissances de la case { $slot } à la case { $to }
op-discard_self = défausser cette carte
op-discard_self-declining = défausser cette carte au lieu de la placer dans votre Passé ; ses connaissances ne sont pas perdues
op-discard_artifacts = défausser autant de vos artefacts en jeu que voulu
op-skip_decline = votre phase de déclin de ce tour est sautée
op-refresh = redresser { $n } monuments inclinés de votre Passé
op-refresh-up-to = redresser jusqu’à { $n } monuments inclinés de votre Passé
op-excavate_yield = chaque carte inclinée en fouillant donne { $n } cartes
op-replace_excavate_draw = renoncer à piocher pour { $text }
op-create-monument = créer un monument de plus depuis la main
op-create-city = créer une cité depuis la main
op-create-megalith = créer un mégalithe depuis la main
op-create-pyramid = créer une pyramide depuis la main
op-create-artifact = créer un artefact depuis la main
op-create_from_deck = regarder les { $look } premiers bâtiments et créer si possible un artefact parmi eux, à son coût ; défausser le reste
op-learn = { $n ->
    [one] apprendre { $n } technologie
   *[other] apprendre jusqu’à { $n } technologies
}
op-learn-ignore = { $n ->
    [one] apprendre { $n } technologie, quelle que soit sa condition
   *[other] apprendre { $n } technologies, quelles que soient leurs conditions
}
op-learn_from_deck = regarder les { $look } premières technologies de niveau { $level }, en apprendre une dont vous remplissez la condition, placer les autres sous la pioche dans l’ordre voulu
op-tech_to_bottom = placer { $n } technologies visibles sous leurs pioches, une par une
op-tech_to_bottom-level = placer { $n } technologie visible de niveau { $level } sous sa pioche
op-requirement_discount = quand vous apprenez, un nombre « au moins » de la condition compte { $n } de moins
op-archive = faire une action Archiver supplémentaire
op-vp = { $n } PV
op-vp-each = { $n } PV { $each }
op-vp-set = { $zone ->
    [past] { $n } PV par ensemble { $list } dans votre Passé
   *[other] { $n } PV par ensemble : { $list }
}
op-vp-best = { $zone ->
    [past] { $n } PV par monument de votre Passé du genre que vous y avez en plus grand nombre ({ $list })
   *[other] { $n } PV pour chacune de celles que vous avez en plus grand nombre : { $list }
}
op-vp-tier = { $n } PV avec { $condition }
op-vp-tiers = { $first }, ou { $second }
one-past-city = cité
one-past-megalith = mégalithe
one-past-pyramid = pyramide
one-technologies-ancient = technologie ancienne
one-technologies-writing = technologie d’écriture
one-technologies-secret = technologie secrète

## La table

board-turn = Tour de { $who }, actions restantes : { $left }
board-level = Niveau { $level }
board-facts = main { $hand }, connaissances perdues { $lost }
board-past = Passé { $n } (inclinés { $rotated })
board-artifact = coût { $cost }
board-monument = case { $slot }, coût { $cost }, connaissances { $k }, { $vp } PV
board-price = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

## La table dans le navigateur

game-pitch-ancient-knowledge = Dressez cités, mégalithes et pyramides, et transmettez leur savoir avant que les monuments ne sombrent dans le passé.
region-world = Tour et pioches
region-boards = Plateaux de technologies
region-now = Cartes en cours
region-mine = Votre espace
region-hand = Votre main
button-create = Créer
button-create-slot = Créer dans la case { $n }
button-learn = Apprendre
button-archive = Archiver
button-search = Chercher
button-excavate = { $n }
button-discard = Défausser
button-remove = −{ $n }
button-resolve = Effet
button-decline = Déclin
button-move = → { $n }
button-swap = Échanger
button-add = Ajouter
button-scrap = Céder
button-keep = Prendre
button-under = Dessous
button-flip = Retourner
button-offer = Proposer
button-give = Donner
phase-opening = Défausses de départ
phase-effects = Effets
board-left = Actions restantes : { $n }
board-end = Passé le plus rempli : { $n } monuments sur 14
board-last-round = Dernière manche
board-midgame = À 7 monuments dans un Passé, son propriétaire retourne un plateau de technologies.
board-midgame-done = Un plateau de technologies a été retourné (7 monuments).
board-end-why = À 14 monuments dans un Passé, la manche va à son terme ; puis on compte.
board-gone = Ce plateau est hors jeu.
board-met = Condition remplie
board-unmet = Condition non remplie
board-no-needs = Sans condition
board-declines = déclin
board-past-facts = Passé { $n } : droits { $upright }, inclinés { $rotated }
board-knowledge = Connaissances dans la chronologie
board-partner = partenaire
board-score = Points actuels
board-known = Cartes connues dans cette main : { $cards }
board-pays = { $n ->
    [0] aucune carte à défausser
    [one] défausser { $n } carte
   *[other] défausser { $n } cartes
}

## Ce qui ne peut être choisi ni se trouver sur une table

bad-teams = Le jeu en équipe est pour quatre joueurs (AK-TEAM-01) : choisissez players=4 ou teams=no.
impossible-count = Il doit y avoir { $wanted } cartes, chacune en un seul endroit ; on en trouve { $found }.
impossible-pile = { $card } n’est pas un bâtiment.
impossible-level = { $card } n’a pas sa place dans une pile de niveau { $level }.
impossible-tokens = { $card } a moins de 0 jeton.
impossible-knowledge = { $card } porte des connaissances mais n’est dans aucune chronologie.
impossible-slot = { $card } : une carte a une case si elle est dans une chronologie, et seulement alors.
impossible-board-level = Le plateau { $board } montre le niveau { $level } mais porte une carte d’un autre niveau.
impossible-board = Cartes du plateau { $board } : { $n }, alors qu’un plateau en porte 2 ou 3, et aucune s’il est retiré.
impossible-boards = Il y a trop de plateaux de niveau I.
impossible-hand = La place { $seat } a { $n } cartes en main ; la limite est { $limit } (AK-HAND-01).
impossible-artifacts = La place { $seat } a plus de { $limit } artefacts (AK-ARTI-03).
impossible-kind = { $kind ->
    [building] Place { $seat } : { $card } n’est pas un bâtiment.
    [monument] Place { $seat } : { $card } n’est pas un monument.
    [artifact] Place { $seat } : { $card } n’est pas un artefact.
   *[technology] Place { $seat } : { $card } n’est pas une technologie.
}
impossible-place = Place { $seat } : il n’y a pas d’emplacement { $row } dans la case { $slot }.
impossible-above = Place { $seat } : un monument est au-dessus d’un vide dans la case { $slot } (AK-CREATE-13).
impossible-same-place = Place { $seat } : deux monuments sont au même endroit.
impossible-lost = La place { $seat } ne peut pas avoir perdu moins de 0 connaissance.
impossible-past = Place { $seat } : { $n } monuments dans le Passé ; une partie finit avant qu’il y en ait plus de { $most }.
impossible-rotated = Place { $seat } : cartes inclinées { $n }, mais dans le Passé { $past }.
impossible-looked = Place { $seat } : des cartes sont encore regardées alors que la partie est terminée.

## Une première partie qui enseigne

lesson-goal = Bienvenue ! Vous élevez des monuments, et tous glissent un jour dans le Passé. Ils y rapportent leurs points de victoire ; mais les connaissances qu’ils portent encore en partant sont perdues et coûtent des points. Le plus de points l’emporte.
lesson-card = Un monument de votre main. Il entre dans la chronologie à la case fléchée ({ $slot }), avec des connaissances ({ $knowledge }) ; le nombre sur la pièce donne ses points ({ $vp }). Le nombre près des cartes est son coût : autant d’autres cartes à défausser. Celui-ci est gratuit.
lesson-create = À votre tour, vous faites deux choses. D’abord, créez « { $card } » : appuyez sur le numéro de sa case sur la carte, ou sur le coup dans la liste ci-dessous. Une autre case coûterait une carte de plus par pas d’écart.
lesson-timeline = Le voici. Après chacun de vos tours, tout avance d’une case vers la gauche ; ce qui se trouve à la première case glisse dans le Passé. Vous avez donc quelques tours pour en retirer les connaissances. Une case accueille deux monuments.
lesson-artifact = Maintenant un artefact : « { $card } ». Les artefacts restent sur votre plateau et aident toute la partie. Et voyez : « { $other } » récompense chaque artefact par une carte et une connaissance sauvée.
lesson-moved = Votre deuxième tour. « { $card } » a avancé : le voici à la case { $now }, connaissances restantes : { $left }. Vous avez aussi pioché une carte ; cela vous a montré du nouveau, donc le tour s’est terminé sans question.
lesson-second = « { $card } » n’a aucune connaissance et entre près du bout de la chronologie : elles glisseront bientôt dans le Passé et vous laisseront alors choisir parmi beaucoup de cartes.
lesson-technologies = Voici les technologies, ouvertes à tous. Une coche signifie que vous remplissez la condition. Elles ne coûtent qu’une action ; la plupart aident aussitôt, celles de niveau II rapportent des points.
lesson-learn = « { $card } » retire une connaissance de chacun de vos mégalithes, et « { $other } » en est un. Apprenez cette technologie.
lesson-end = Deux actions sont faites. Vous pouvez encore les annuler ; avec « { $end } » viennent les effets de votre chronologie, puis tout avance, et votre adversaire joue.
lesson-archive = Troisième tour. « { $archive } » : défaussez des cartes, et chacune sauve une connaissance de votre chronologie. Donnez « { $card } », et « { $other } » pourra partir en paix.
lesson-search = « { $card } » est à la première case : après cette action vient le déclin. N’importe quelle action convient ; la plus simple est « { $search } » : piocher une carte.
lesson-decline = « { $other } » glisse dans le Passé, et son effet vous laisse garder une de ces cartes. « { $card } » est un monument solide : prenez-le, puis finissez le tour.
lesson-excavate = Votre Passé compte un monument. « { $excavate } » fait pivoter des monuments du Passé, une fois chacun, et pioche deux cartes pour chacun. C’est ainsi que votre main grandit.
lesson-finish = Quand un Passé compte { $full } monuments, la manche se joue jusqu’au bout et l’on compte : le Passé, les technologies de niveau II, un point par monument encore dans la chronologie, moins vos connaissances perdues (pour l’instant { $lost }). À { $half } monuments, un meilleur plateau de technologies s’ouvre.
lesson-farewell = Voilà tout ce qu’il faut savoir. Les boutons grisés disent pourquoi ils sont impossibles, avec la règle : survolez-les, appuyez longuement ou ouvrez la liste des raisons. Chaque carte dit ce qu’elle fait quand on pointe son nom. La partie est à vous : amusez-vous bien !

## Erreurs dans un fichier de cartes

artifact-has-none = { $where } : un artefact n’a pas de { $field } ; ôtez ce champ.
monument-lacks = { $where } : { $field } manque ; tout monument en a un.
needless-trigger = { $where } : seul un effet continu a un trigger ; ôtez-le, ou écrivez moment = « ongoing ».
bad-set = Le lot de départ { $number } a { $found } bâtiments ; donnez-lui-en { $wanted }.
write-country = le pays entre guillemets
write-slot = un emplacement de 1 à 6
write-trigger = ce à quoi la carte réagit, comme { $trigger }
write-conditions = des conditions, comme { $conditions }
write-amount = un nombre entier, ou ce qui se compte, comme { $amount }
write-tiers = des paires (au moins tant, tant de points), comme [[3, 4], [5, 7]]

## The table in the browser

board-phase = Phase
board-sinks = sombre ensuite
board-past-of = { $n } sur { $of }{ $rotated ->
        [0] {""}
       *[other] , { $rotated } tournés
    }
price-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
price-free = gratuit
note-search = piochez 1
note-archive = défausser, sauver le savoir
moment-first = La première moitié
moment-second = La seconde moitié
moment-second-why = Un Passé compte sept monuments : un plateau de technologies passe au niveau II.
moment-end = Un Passé est plein. À la fin de la manche, on compte les points.
warn-full = Votre main est pleine ({ $n }) : au-delà, on ne pioche plus.
warn-sinks = { $card } sombre à la fin de ce tour : { $n } de savoir serait perdu
warn-last-round = C’est la dernière manche.

## D’autres leçons

lesson-title-technologies = Les technologies et leurs conditions
lesson-title-excavations = Les fouilles
lesson-title-archive = Sauver des connaissances
lesson-title-last_round = Le dernier tour de table
lesson-need-why = Les technologies sont visibles sur les plateaux. Sous chacune figure ce qu’elle demande, avec ce que vous en avez : en vert c’est rempli, en rouge pas encore.
lesson-need-learn = « { $card } » est à votre portée. Apprenez-la : c’est une de vos actions, et la carte est à vous jusqu’à la fin.
lesson-need-create = Elle vous laisse regarder des cartes et en créer une aussitôt : prenez « { $card } », un artefact qui vous aidera désormais.
lesson-need-more = Certaines technologies aident une fois, d’autres toujours, et celles du second niveau valent aussi des points. Lisez ce que demandent les plateaux avant de choisir vos monuments. Continuez, ou passez à la leçon suivante.
lesson-dig-why = Sans cartes, rien ne se bâtit. Votre Passé compte des monuments, et chacun peut pivoter une fois : c’est de là que viennent les cartes.
lesson-dig-do = « { $excavate } » deux d’entre eux : pour chacun vous piochez deux cartes. Les monuments pivotés gardent leurs points.
lesson-dig-more = Chercher n’apporterait qu’une carte. Fouillez quand la main est courte, et souvenez-vous qu’un monument ne pivote qu’une fois. Continuez, ou passez à la leçon suivante.
lesson-save-why = À chaque tour, votre chronologie avance. Ce qui atteint la première place glisse dans le Passé, et les connaissances restées dessus sont perdues : chacune coûte un point à la fin.
lesson-save-dig = D’abord des cartes : « { $excavate } » un monument du Passé.
lesson-save-archive = Maintenant « { $archive } » : chaque carte défaussée retire une connaissance de vos monuments. Donnez « { $card } ».
lesson-save-more = Choisissez d’abord ce qui glisse ensuite, et donnez les cartes qui ne servent plus votre plan. Une carte vaut souvent moins que la connaissance qu’elle sauve. Continuez, ou passez à la leçon suivante.
lesson-last-why = Voici les derniers tours : un Passé sera bientôt plein. La manche se joue alors jusqu’au bout et l’on compte tout.
lesson-last-learn = Les technologies à points valent le plus maintenant. Apprenez « { $card } » avant qu’il ne soit trop tard.
lesson-last-more = Ce que vous créez encore reste dans la chronologie et rapporte un point ; les connaissances restées sur ce qui glisse en coûtent. Comptez avant d’agir : chaque action vaut des points. C’était la dernière leçon ; bonnes parties.

# Ce que calcule un joueur qui réfléchit à une action : l’entraîneur le dit.
outlook-takes = { $n ->
    [0] ne prend aucune carte dans votre main
   *[other] prend { $n } des { $hand } autres cartes de votre main
}
outlook-declines = { $turns ->
    [0] va dans le Passé ce tour
    [1] va dans le Passé au tour suivant
   *[other] va dans le Passé dans { $turns } tours
}{ $n ->
    [0] {""}
   *[other] {", "}avec { $n } connaissances dont se défaire d’ici là
}
outlook-declines-unless = { $turns ->
    [0] va dans le Passé ce tour
    [1] va dans le Passé au tour suivant
   *[other] va dans le Passé dans { $turns } tours
}, à moins d’être déplacé par { $cards }{ $n ->
    [0] {""}
   *[other] {", "}avec { $n } connaissances dont se défaire d’ici là
}
outlook-draws = { $n ->
    [1] ferait piocher une carte en l’état
   *[other] ferait piocher { $n } cartes en l’état
}{ $lost ->
    [0] {""}
   *[other] {", "}car votre main n’en tient pas plus
}
outlook-end-only = ses points ne comptent qu’à la fin, quel que soit le moment où on l’étudie
outlook-archive = retire au plus { $n } de connaissance, une carte de votre main pour chacune
outlook-in-vain = son effet ne ferait rien en l’état
outlook-lost = vous avez { $n } des { $need } connaissances perdues qu’il lui faut
outlook-needs = vous en avez { $n } sur les { $need } qu’exige son effet
outlook-scores = rapporterait { $n } en l’état

# Deux actions côte à côte : pourquoi la meilleure est meilleure.
contrast-too-late = en l’état, la partie s’achève { $turns ->
    [1] après ce tour
   *[other] après encore { $turns } de vos tours
} : { $cards } n’arriverait pas dans le Passé et rapporterait un point dans la chronologie
contrast-last-cards = en l’état, c’est votre dernière action : les cartes en main ne valent plus rien
contrast-knowledge = il retire { $n } de connaissance de plus de { $cards }, { $count ->
    [1] qui va dans le Passé
   *[other] dont le premier va dans le Passé
} { $turns ->
    [0] ce tour
    [1] au tour suivant
   *[other] dans { $turns } tours
} : chaque connaissance qui reste alors sur un monument coûte un point
contrast-time = la connaissance posée sur { $cards } peut attendre : il ne va dans le Passé que dans { $turns } tours
contrast-sinks = { $n } de connaissance perdue en moins tout de suite, quand { $cards } va dans le Passé
contrast-meets = { $count ->
    [1] ensuite vous remplissez la condition de { $cards }, qui est visible
   *[other] ensuite vous remplissez les conditions de { $cards }, qui sont visibles
} ; après l’autre choix, non
contrast-nearer = il vous rapproche de { $cards }, qui demande { $need } : { $n } au lieu de { $other }
contrast-vanishes = { $cards } est défaussé sans un point s’il reste une seule de ses connaissances ({ $n }) { $turns ->
    [0] ce tour
    [1] au tour suivant
   *[other] dans { $turns } tours
}
contrast-artifact = { $cards } ne rapporte rien en soi, un monument qui arrive dans le Passé si
contrast-thrown-away = ce plateau ne porte que deux technologies : étudier l’autre fait défausser { $cards }
contrast-rivals = { $n ->
    [1] un adversaire remplit aussi la condition de { $cards }
   *[other] { $n } adversaires remplissent aussi la condition de { $cards }
} : elle peut avoir disparu à votre prochain tour
contrast-longer = à l’emplacement { $slot }, il a { $turns ->
    [1] un tour
   *[other] { $turns } tours
} de plus pour se défaire de ses connaissances ({ $n })
contrast-sooner = à l’emplacement { $slot }, il arrive dans le Passé { $turns ->
    [1] un tour
   *[other] { $turns } tours
} plus tôt
contrast-cheaper = { $n ->
    [1] il prend une carte de moins dans votre main
   *[other] il prend { $n } cartes de moins dans votre main
}
contrast-wakes-learn = { $n ->
    [1] vous pouvez étudier une technologie visible à laquelle { $cards } réagit
   *[other] vous pouvez étudier { $n } technologies visibles auxquelles { $cards } réagit
}
contrast-wakes-create = { $n ->
    [1] une autre carte de votre main déclenche { $cards }
   *[other] { $n } autres cartes de votre main déclenchent { $cards }
}
contrast-sleeps-learn = en l’état, vous ne pouvez étudier aucune technologie à laquelle { $cards } réagit
contrast-sleeps-create = aucune autre carte de votre main ne déclenche { $cards }
contrast-draws = pour la même action, il fait piocher { $n } cartes, l’autre choix { $other }
contrast-few-cards = { $n ->
    [0] l’autre choix dépense une action entière sans rien piocher
    [1] l’autre choix dépense une action entière pour une carte
   *[other] l’autre choix dépense une action entière pour { $n } cartes
}
contrast-hand = il vous laisse { $n } cartes en main pour payer, l’autre choix { $other ->
    [0] aucune
   *[other] { $other }
}
contrast-road = { $n ->
    [0] aucun monument n’est en route vers votre Passé
    [1] un seul monument est en route vers votre Passé
   *[other] seuls { $n } monuments sont en route vers votre Passé
}, et seul ce qui y arrive compte pleinement et peut être fouillé
contrast-in-time = en l’état, la partie s’achève { $turns ->
    [1] après ce tour
   *[other] après encore { $turns } de vos tours
} : { $cards } arrive encore dans le Passé
contrast-timeline-point = en l’état, la partie s’achève { $turns ->
    [1] après ce tour
   *[other] après encore { $turns } de vos tours
} : { $cards } n’arrive plus dans le Passé, mais rapporte un point dans la chronologie
contrast-earlier = { $cards } est dans le Passé { $turns } tours avant { $others }, pour y compter et être fouillé
contrast-behind = monuments dans le Passé et en route : vous { $n } et { $m }, un adversaire { $other } et { $way } ; ce qui est créé tard n’y arrive pas avant la fin de la partie
contrast-recovers = il reprend { $n } de connaissance perdue, un point chacune
contrast-no-move = { $cards } ne déplace que ce qui porte { $n } de connaissance, et aucun de vos monuments n’en porte autant
contrast-in-sight = { $need ->
    [0] { $cards } rapporte pour chaque monument d’un type dont vous avez { $n } autres en main ou construits
   *[other] des { $need } monuments que demande { $cards }, vous en avez { $n } en main ou construits : il vaut la peine de le garder
}
contrast-out-of-sight = des { $need } monuments que demande { $cards }, vous en avez { $n } en main ou construits
contrast-kept = à garder : { $cards } rapporterait { $n } pour { $k } de connaissance en l’état, { $others } { $m } pour { $l }
contrast-net = en l’état, { $cards } rapporterait { $n } pour { $k } de connaissance, { $others } { $m } pour { $l }
contrast-burden = { $cards } apporte { $k } de connaissance et rapporterait { $n } en l’état : chaque connaissance qui n’en est pas retirée à temps coûte un point
contrast-waits = en l’état, aucun adversaire ne remplit la condition de { $cards }, personne ne peut la prendre avant vous
outlook-price = { $n ->
    [0] ne coûte aucune autre carte
    [1] coûte une autre carte
   *[other] coûte { $n } autres cartes
}{ $slot ->
    [0] {""}
   *[other] {" "}à l’emplacement { $slot }
}

# Ce que deviennent les cartes dans les parties jouées jusqu’au bout.
fate-past = { $card } arrive dans le Passé dans { $here } d’entre elles au lieu de { $there }
fate-collection = { $card } est étudiée dans { $here } d’entre elles au lieu de { $there }
fate-scores = {", "}en rapportant { $n }
fate-costs = {", "}avec { $n } de connaissance perdue
fate-less-lost = { $card } perd { $n } de connaissance au lieu de { $other } en arrivant dans le Passé
fate-more-points = { $card } rapporte { $n } au lieu de { $other }
