# Les mots de l'entraîneur en français.

## Étiquettes

coach-best = meilleur coup
coach-good = bon
coach-inaccuracy = imprécision
coach-mistake = erreur
coach-blunder = faute

## Raisons : ce que le meilleur choix apporte et coûte

coach-moves = Ce tour, il laisse la place pour : { $done }.
coach-either-turn = Fait ce tour dans les deux cas : { $what }.
coach-order = Les deux viennent après l’un comme après l’autre choix, et c’est l’ordre qui compte : d’abord { $what }, puis { $other }.
coach-either-later = Après l’autre choix, cela vient aussi, mais plus tard : { $what }.
coach-alike = L’erreur est le choix qui a été fait ; à peu près aussi bon que le meilleur : { $what }.
coach-blocked = Après { $choice }, plus de place pour { $moves } ({ $why }).
coach-blocked-together = Après { $choice }, plus de place pour tout cela : { $moves } ({ $why }).
coach-blocked-that = Après { $choice }, plus de place pour cela ({ $why }).
coach-blocked-together-that = Après { $choice }, plus de place pour tout cela ({ $why }).
coach-waits = { $what } peut attendre : sur { $tries } essais, cela vient dans { $times } { $turns ->
    [0] quelques tours plus tard
    [1] avant la fin de votre tour suivant
   *[other] dans vos { $turns } tours suivants
}.
coach-follows = { $turns ->
    [0] Plus tard, il mène à
    [1] À la fin de votre tour suivant, il a mené à
   *[other] Dans vos { $turns } tours suivants, il mène à
} : { $what }.
coach-follows-other = L’autre choix mène à : { $what }.
coach-follows-one = { $what } (dans { $here } essais sur { $tries } ; sinon dans { $there })
coach-balance-both = Il apporte : { $more }, et coûte : { $less }.
coach-balance-gains = Il apporte : { $more }.
coach-balance-costs = Il coûte : { $less }.
coach-balance-both-turn = À la fin du tour, il apporte : { $more }, et coûte : { $less }.
coach-balance-gains-turn = À la fin du tour, il apporte : { $more }.
coach-balance-costs-turn = À la fin du tour, il coûte : { $less }.
coach-balance-both-later = Quelques tours plus tard, il a apporté : { $more }, et coûté : { $less }.
coach-balance-gains-later = Quelques tours plus tard, il a apporté : { $more }.
coach-balance-costs-later = Quelques tours plus tard, il a coûté : { $less }.
coach-of-which = { $what } ({ $cards })
coach-spent = Ensuite, plus dans votre main : { $cards }.
coach-example = par exemple { $what }
coach-moves-instead = Ce tour : { $done } – au lieu de : { $undone }.
coach-moves-without = Ce tour, il se passe de : { $undone }.
coach-laid = Ensuite { $what }.
coach-laid-turn = À la fin du tour { $what }.
coach-lies = { $place } : { $cards }
coach-lies-instead = { $place } : { $cards } au lieu de { $others }
coach-lies-without = pas { $place } : { $others }
coach-lies-elsewhere = { $place }, pas { $other } : { $cards }
coach-burden = { $what } :
coach-less = { $n } de moins
coach-more = { $n } de plus
coach-change-beside = { $what } { $now } (alors { $own } ; le meilleur des autres { $rival })
coach-change-instead = { $what } { $own } au lieu de { $other }
coach-turns = { $turns ->
    [1] { $what } (pour environ un tour)
   *[other] { $what } (pour environ { $turns } tours)
}
coach-others-later = Quelques tours plus tard, les autres : { $what }.
coach-others = Les autres : { $what }.
coach-further = { $n ->
    [1] À la fin de votre tour suivant
   *[other] Après { $n } de vos tours
} : { $what }.
coach-further-laid = { $n ->
    [1] À la fin de votre tour suivant
   *[other] Après { $n } de vos tours
} { $what }.
coach-decided = La partie est gagnée dans { $won } essais sur { $tries }, avec l’autre choix dans { $lost }.
coach-finished = Sur { $tries } essais, la partie est alors finie dans { $over } et gagnée dans { $won } ; après l’autre choix, dans { $other } et { $lost }.
coach-outcome = Jouée { $tries } fois jusqu’au bout par des bots rapides, la partie est gagnée { $won } fois, après l’autre choix { $lost } fois ; points en moyenne { $points }{ $sources }.
coach-outcome-points = Jouée { $tries } fois jusqu’au bout par des bots rapides : points en moyenne { $points }{ $sources }.
coach-outcome-cards = {" ; avant tout : "}{ $what }
coach-outcome-sources = {" ; par source : "}{ $what }
coach-about = { $card } : { $what }.
coach-rest = Le reste ne se compte pas : l’expérience que l’entraîneur a de nombreuses parties préfère ce choix.
coach-rest-partly = Tout ne se compte pas : l’expérience que l’entraîneur a de nombreuses parties préfère aussi ce choix.
coach-against = Ce qui se compte parle pour l’autre choix ; mais l’expérience que l’entraîneur a de nombreuses parties préfère celui-ci.
coach-unseen = En moyenne, une carte inconnue vaut ici plus que { $cards }.
coach-seen = Vaut ici plus, en moyenne, qu’une carte inconnue : { $cards }.
coach-verdict = { $played } a coûté { $lost } de place attendue ; mieux : { $best }.

## L'analyse

coach-title = Analyse
coach-place = Place attendue
coach-place-says = 100 est une victoire sûre, 0 une dernière place sûre, 50 l’égalité de tous. Chaque point est une des décisions qui ont coûté le plus.
coach-player = Joueur
coach-accuracy = Précision
coach-lost = Place perdue par les choix
coach-luck = Chance
coach-luck-says = Ce que le hasard a donné : ce qu’une pioche a rapporté, moins la moyenne de ce qui aurait pu être pioché.
coach-decisions = Décisions
coach-result = Points
coach-worst = { $name } : ce qui a coûté le plus
coach-nothing-lost = Aucune décision n’a coûté de quoi en parler.
coach-move = Coup { $n }
coach-played = Joué
coach-yours = votre choix
coach-again = Réessayer
coach-reviewing = Analyse de { $file }

## Ce qui ne peut pas être analysé

coach-nothing = { $file } ne contient aucune décision à analyser.
coach-no-worlds = Une analyse demande au moins un monde pour essayer chaque choix, et non { $n } : omettez --worlds, ou dites 4.
coach-part = { $file } n’est lisible que jusqu’à l’action { $n } ({ $why }) : l’analyse s’arrête là.
coach-unwritten = Le rapport ne peut pas être écrit dans { $file } : { $why }.
coach-no-challenge = Il n’y a pas de défi { $name } de { $game } ; il y a : { $known }.{ $hint }
coach-no-challenges = { $game } n’a pas de défis.
challenge-goal = But
challenge-win = Vous êtes en retard : gagnez cette partie.
challenge-have = { $turns ->
    [1] { $what } : { $n } ou plus à la fin de ce tour.
   *[other] { $what } : { $n } ou plus à la fin d’un de vos { $turns } prochains tours.
}
challenge-rates-say = Sur 100 : réussite des robots de chaque niveau. Jouez-en un par son nom.
challenge-level-random = hasard
challenge-level-beginner = débutant
challenge-level-greedy = avide
challenge-level-plan = joueur
challenge-level-expert = expert
challenge-level-master = maître
challenge-solved-said = Résolu !
challenge-missed-said = Manqué. Réessayez.
