# Through the Ages : les mots du livret de règles. Les règles elles-mêmes sont dans rules.toml.

## Chapitres

chapter-comp = Le contenu de la boîte
chapter-setup = Mise en place
chapter-round = Manches et tours
chapter-first = Le premier tour
chapter-row = La rangée de cartes
chapter-ageend = Fins d’âge
chapter-war = Guerres
chapter-tact = Tactiques
chapter-pol = Politique
chapter-event = Événements
chapter-aggr = Agressions
chapter-pact = Pactes
chapter-resign = Abandon
chapter-civ = Actions civiles
chapter-mil = Actions militaires
chapter-eot = Fin du tour
chapter-unrest = Soulèvement
chapter-prod = Production
chapter-corr = Corruption
chapter-cons = Consommation
chapter-draw = Pioche de cartes militaires
chapter-col = Colonisation
chapter-hand = Mains
chapter-disc = Défausses
chapter-tech = Technologies
chapter-gov = Gouvernements
chapter-ind = Indicateurs
chapter-act = Nombre d’actions
chapter-cube = Jetons
chapter-pop = Population
chapter-food = Nourriture et ressources
chapter-sci = Points de science et de culture
chapter-card = Cartes particulières
chapter-end = Fin de la partie
chapter-score = Décompte final
chapter-p2 = À deux joueurs
chapter-p3 = À trois joueurs
chapter-p4 = À quatre joueurs

## La première leçon

learn-goal-title = De quoi s’agit-il ?
learn-goal-text = Vous menez une civilisation des premiers champs à l’ère spatiale. Il lui faut de la nourriture et des ressources, de la science pour les idées neuves, une armée, un peuple heureux, et surtout de la culture : qui a le plus de points de culture à la fin l’emporte.
learn-goal-more = Quatre nombres disent où vous en êtes. La culture et la science croissent à chaque tour de leur indicateur ; la force se compare à celle des rivaux ; le bonheur garde votre peuple tranquille.
learn-goal-picture = Vos nombres. Le grand est ce que vous avez ; le petit, après le +, ce que chaque tour ajoute.
learn-turn-title = Votre tour
learn-turn-text = Un tour se déroule toujours de la même façon. L’essentiel se fait tout seul ; vos décisions sont l’action politique et les actions du milieu. Les symboles blancs sont des actions civiles, les rouges des actions militaires : avec le despotisme, votre premier gouvernement, vous en avez quatre et deux.
learn-turn-more = Le premier tour est plus court : on ne fait que prendre des cartes, le premier joueur avec une action civile, chaque suivant avec une de plus.
learn-turn-picture = Les parties d’un tour.
learn-phase-start = Début
learn-turn-start = La rangée de cartes est complétée ; une guerre que vous avez déclarée se décide ; votre nouvelle tactique devient commune.
learn-phase-politics = Politique
learn-turn-politics = Une action politique, ou aucune.
learn-phase-actions = Actions
learn-turn-actions = Actions civiles et militaires, dans l’ordre voulu, tant que vous pouvez payer.
learn-phase-end = Fin
learn-turn-end = Défaussez les cartes militaires en trop ; puis production ; pioche de cartes militaires ; vos actions reviennent.
learn-row-title = La rangée de cartes
learn-row-text = Les idées neuves viennent de la rangée. Une carte des cinq premières places coûte une action civile, des quatre suivantes deux, des quatre dernières trois. À chaque tour, les cartes les plus à gauche sont balayées et le reste glisse : ce qui est cher aujourd’hui sera bon marché plus tard, si personne ne le prend avant.
learn-row-more = La carte va dans votre main. Seule une merveille va droit sur la table, inachevée, et chaque merveille que vous avez achevée fait coûter la prise de la suivante une action de plus.
learn-row-picture = Quelques places de la rangée. Les points blancs sont le prix en actions civiles.
learn-civil-title = Votre main civile
learn-civil-text = Développer une technologie coûte une action civile et les points de science inscrits dessus. Jouer un dirigeant coûte une action civile, une carte action aussi ; mais une carte action prise ce tour-ci doit attendre votre prochain tour.
learn-civil-more = Un nouveau gouvernement donne d’autres nombres d’actions. Vous pouvez aussi faire la révolution : elle demande moins de science, mais toutes vos actions civiles.
learn-civil-picture = Des cartes de la main civile. Tout le monde peut les voir.
learn-workers-title = Les ouvriers
learn-workers-text = Une technologie ne fait rien tant qu’aucun ouvrier ne s’y trouve. Construire coûte une action civile et des ressources, et un ouvrier libre va sur la carte : une ferme donne de la nourriture, une mine des ressources, un laboratoire de la science, un temple de la culture et du bonheur. Améliorer déplace un ouvrier sur une meilleure carte du même type, pour la différence de coût.
learn-workers-more = Les soldats sont aussi des ouvriers ; ils coûtent des actions militaires et donnent de la force. La nourriture et les ressources sont les jetons bleus des fermes et des mines, chacun valant le nombre inscrit sur sa carte.
learn-workers-picture = Des technologies avec des ouvriers (jaunes) et des jetons bleus.
learn-bank-title = Grandir a son prix
learn-bank-text = Un nouvel ouvrier coûte une action civile et de la nourriture, et vient de votre réserve jaune. Plus elle se vide, plus le suivant est cher, plus votre peuple mange à chaque tour, et plus il veut être heureux.
learn-bank-more = S’il manque du bonheur, des ouvriers sont mécontents. S’il y a plus de mécontents que d’ouvriers libres, c’est le soulèvement, et vous ne produisez rien ce tour-ci. Et si trop de jetons bleus sont sur des cartes et qu’il en reste peu dans la réserve bleue, la corruption prend des ressources.
learn-bank-picture = Selon les jetons de la réserve jaune : nourriture pour le prochain ouvrier, nourriture mangée par tour, bonheur demandé.
learn-great-title = Gouvernements, dirigeants, merveilles
learn-great-text = Vous avez un gouvernement et au plus un dirigeant, et vous ne pouvez prendre qu’un dirigeant de chaque âge. Une merveille se construit par étapes : chacune coûte une action civile et les ressources de son prochain nombre. Seule une merveille achevée a un effet.
learn-great-more = Quand un âge finit, les cartes de l’âge d’avant vieillissent : les dirigeants, les merveilles inachevées et les pactes de cet âge, et ses cartes en main, disparaissent.
learn-great-picture = Un gouvernement, un dirigeant et une merveille en chantier avec le coût de chaque étape.
learn-military-title = Les cartes militaires
learn-military-text = À la fin de votre tour, vous piochez une carte militaire par action militaire non utilisée, trois au plus. Elles restent cachées. Les tactiques font de vos unités des armées et ajoutent de la force ; les cartes bonus aident à défendre et à coloniser.
learn-military-more = Une agression frappe aussitôt un rival plus faible, à moins qu’il ne se défende. Une guerre se décide un tour plus tard, au profit de celui qui est alors le plus fort.
learn-military-picture = Une tactique, une agression, une carte bonus et un territoire.
learn-politics-title = Politique et événements
learn-politics-text = Une fois par tour vous pouvez agir en politique : préparer un événement, attaquer, déclarer la guerre, proposer un pacte. Qui prépare un événement le pose face cachée parmi les futurs, gagne autant de culture que son niveau, et révèle le premier des événements en cours.
learn-politics-more = Si c’est un territoire, tous enchérissent avec la force des unités qu’ils enverraient. Le vainqueur perd ces unités et obtient une colonie.
learn-politics-picture = Les événements en cours et futurs sont face cachée ; dessous, les tactiques que chacun peut copier.
learn-end-title = La fin
learn-end-text = Un âge finit quand sa pioche civile s’épuise, et chacun perd alors aussi deux jetons jaunes de sa réserve. Quand l’âge III finit, la dernière manche est proche : si c’est pendant le tour du premier joueur, la manche en cours est la dernière, sinon ce sera la suivante.
learn-end-more = À la fin, les événements de l’âge III qui attendent encore comptent pour tous, et le plus de points de culture l’emporte. Il y a bien plus à découvrir, mais cela suffit pour commencer : essayez une partie !
learn-end-picture = Les cinq âges.
learn-age-a = Une courte manche : prenez vos premières cartes.
learn-age-i = La vraie partie commence : politique, armées, premières merveilles.
learn-age-ii = De meilleures technologies ; les guerres deviennent dangereuses.
learn-age-iii = Les cartes les plus fortes ; ses événements comptent à la fin.
learn-age-iv = Plus de pioches : les derniers tours.
learn-bank-cost = prochain ouvrier
learn-bank-eaten = mangé
learn-bank-happiness = bonheur

## L’index des cartes

filter-deck = Pioche
deck-board = sur chaque plateau
