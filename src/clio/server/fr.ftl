# Les pages web, en français.

skip = Aller à la page
language = Langue
guest = Invité
lobby-title = Clio : trois jeux de cartes de civilisation
lobby-heading = Quelle histoire allons-nous écrire ?
play-now = Jouer
set-up = Préparer une partie
my-games = Mes parties
open-tables = Tables ouvertes
your-turn = À vous de jouer
status-waiting = attend des joueurs
status-dealing = distribution
status-running = en cours
status-over = terminée
status-closed = fermée
players = Joueurs
seat = Place
seat-me = Moi
seat-friend = Un ami, par un lien
seat-here = Une autre personne devant cet écran
seat-free = libre
seat-make-free = Libérer cette place
seat-vote-free = Voter pour libérer cette place ({ $n } sur { $of })
seat-vote-why = Une fois les cartes distribuées, un robot y joue jusqu’à la fin et personne ne voit la main.
seat-taken = Quelqu’un est déjà assis ici. Si c’était vous, sur un autre appareil : ouvrez-y « Qui joue » et utilisez le lien vers votre place.
bot-beginner = Robot : débutant
bot-plan = Robot : joueur
bot-expert = Robot : expert
bot-master = Robot : maître
bot-expert-builder = Robot : expert, bâtisseur
bot-expert-warrior = Robot : expert, guerrier
bot-expert-scholar = Robot : expert, savant
bot-random = Robot : au hasard
bot-hasty = Robot : pressé
bot-greedy = Robot : gourmand
name-beginner = Débutant { $n }
name-plan = Joueur { $n }
name-expert = Expert { $n }
name-master = Maître { $n }
name-expert-builder = Bâtisseur { $n }
name-expert-warrior = Guerrier { $n }
name-expert-scholar = Savant { $n }
name-random = Hasard { $n }
name-hasty = Pressé { $n }
name-greedy = Gourmand { $n }
name-friend = Ami { $n }
bot-take-over = Laisser jouer un robot
bot-hand-back = Reprendre la main
bot-hand-back-other = Rendre la place
bot-plays-for-you = Un robot joue pour vous.
name = Nom
kind-of-game = Type de partie
house-rules = Règles de la maison
house-rules-why = Là où les règles se contredisent ou se taisent. Le premier choix est celui que nous recommandons.
list-table = Montrer cette table dans le salon
pace = Les robots jouent
pace-quick = aussitôt
pace-calm = posément
pace-slow = lentement
start = Commencer
join-title = Rejoindre une partie
sit-down = S’asseoir
account = Votre nom et votre compte
save-name = Garder ce nom
account-why = Vous pouvez jouer sans compte. Avec un compte, vous retrouvez vos parties sur d’autres appareils.
account-password-length = Un mot de passe compte de 8 à 200 caractères.
account-login-taken = Cet identifiant est déjà pris : choisissez-en un autre.
account-wrong = Cet identifiant et ce mot de passe ne vont pas ensemble.
account-has-one = Vous avez déjà un compte : déconnectez-vous d’abord pour en faire un autre.
account-login-odd = Cet identifiant ne s’écrit pas deux fois de la même façon : choisissez-en un autre.
account-old-wrong = Ce n’est pas le bon mot de passe.
account-code-wrong = Cet identifiant et ce code ne vont pas ensemble, ou le code a plus d’un jour.
account-change = Changer le mot de passe
account-old = Ancien mot de passe
account-new = Nouveau mot de passe
account-changed = C’est fait. Tous les autres appareils sont déconnectés.
account-forgot = Mot de passe oublié ?
account-forgot-how = Demandez un code à la personne qui gère ce serveur. Il vaut un jour et ne sert qu’une fois.
account-code = Code
account-data = Vos données
account-data-why = Tout ce qui est gardé sur vous, dans un zip : votre nom et votre compte, vos messages, vos parties.
account-export = Les télécharger
account-delete = Effacer tout ce qui vous concerne
account-delete-why = Votre nom, votre compte et vos messages sont effacés et vos places se libèrent. Les parties finies restent, sans votre nom. C’est irréversible.
log-out-everywhere = Se déconnecter sur tous les appareils
ignored = Personnes ignorées
ignore = Ignorer
ignore-not = Ne plus ignorer
ignore-why = Vous ne lisez pas ce qu’elles disent, et elles ne peuvent pas s’asseoir à vos tables.
report = Signaler
chat-closed = Ici, seuls ceux qui jouent peuvent parler.
refused-name-player = Quelqu’un à cette table s’appelle ainsi : choisissez un autre nom.
refused-ignored = Vous ne pouvez pas vous asseoir à cette table.
chat-open = Laisser parler tout le monde
chat-players = Seuls les joueurs parlent
refused-tables = Vous avez beaucoup de tables que personne n’a rejointes : jouez-en ou fermez-en d’abord.
name-empty = Écrivez un nom, s’il vous plaît.
logged-in-as = Vous êtes connecté sous le nom de { $login }.
login = Identifiant
password = Mot de passe
log-in = Se connecter
log-out = Se déconnecter
register = Créer un compte
error-404 = Il n’y a rien ici
error-403 = Ceci n’est pas à vous
error-413 = C’est trop
error-422 = Cela ne convient pas
error-429 = Trop vite
error-other = Quelque chose s’est mal passé
refused-other-site = Ce formulaire vient d’un autre site.
refused-old-form = Ce formulaire est trop ancien : rechargez la page.
refused-too-fast = Trop de demandes : attendez un instant.
refused-host = Ce serveur ne répond pas sous ce nom.
refused-busy = Le serveur a trop à faire en ce moment : réessayez dans quelques secondes.
error-503 = Occupé
refused-disk-full = Le disque du serveur est plein : rien n’a été changé. Son opérateur doit faire de la place.
refused-database = La base de données du serveur ne répond pas : rien n’a été changé. Réessayez dans un instant.
error-500 = C’était une erreur de ce programme ; son opérateur peut la lire dans le journal.
error-507 = Plus de place
refused-crowded = Trop de pages ou de connexions sont ouvertes en ce moment : fermez-en, ou attendez.
refused-slow = La demande a mis trop de temps à arriver.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-no-such-seat = Il n’y a ni place ni robot de ce nom.
refused-host-or-player = Seuls l’hôte et le joueur de cette place peuvent le faire.
refused-only-host = Seul l’hôte peut le faire.
refused-present = La personne assise ici est présente : sa place ne se libère que par elle-même, par tous les autres ensemble, ou si elle s’absente trop longtemps.
refused-rematch = Une revanche suit une partie terminée que l’on a jouée.
refused-record = Le compte rendu est à tous quand la partie est finie.
to-lobby = Au salon
message = Message
send = Envoyer
team-only = équipe seulement
score = Points
winner = { $names } gagne !
winners-shared = { $names } se partagent la victoire !
download-record = Télécharger la partie
rematch = Revanche
rematch-ready = Vers la revanche
curtain = C’est au tour de { $name }. Passez l’écran.
curtain-open = Je suis { $name }
waiting-for-friends = On attend les amis : envoyez-leur leurs liens.
dealing = Tout le monde est assis : la graine du mélange est composée d’une part de chaque joueur.
end-turn-question = Votre tour est complet.
end-turn = Finir le tour
undo = Annuler
hand-over = Laisser la suite à { $names }
reveals = révèle quelque chose : ne pourra pas être annulé
why-not = Pourquoi pas … ? ({ $n })
refused = { $move } : { $why } ({ $rule })
set-missing = il manque encore { $n }
set-enough = c’est assez
set-over = { $n } de trop
set-many = trop : { $n } au plus
set-lost = { $n } de trop : perdu
set-hint-exactly = Cochez-en { $n }, dans n’importe quel ordre, puis confirmez.
set-hint-up-to = Cochez-en jusqu’à { $n }, ou aucun, puis confirmez.
set-hint-at-least = Cochez de quoi atteindre { $n } ou plus, puis confirmez.
set-hint-any = Cochez-en autant que vous voulez, ou aucun, puis confirmez.
set-hint-between = Cochez-en de { $least } à { $most }, puis confirmez.
set-hint-ordered = L’ordre dans lequel vous les cochez compte.
thinking = { $several ->
    [yes] { $names } réfléchissent …
   *[no] { $names } réfléchit …
}
standing = En plus, pendant que les autres jouent
pass-turn = Non, et ne plus demander ce tour-ci
pass-game = Non, et ne plus demander
passing = N’est plus demandé : { $what }.
ask-again = Me demander de nouveau
prompt-choose = Choisissez
leave = Quitter la table
close-table = Fermer la table
link-own = Votre place sur un autre appareil
link-invite = Invitation
link-copied = Le lien est copié.
connection-lost = La connexion est perdue. Nouvel essai …
connection-back = La connexion est rétablie.
fingerprint = Empreinte du mélange :
card-group = Carte
region-prompt = Votre décision
region-log = Ce qui s’est passé
region-chat = Conversation
region-people = Qui joue

## L’interface pour les programmes

refused-metrics = Ces chiffres sont réservés à l’exploitant : lisez-les sur la machine elle-même, ou avec le jeton.
api-title = Clio pour les programmes
api-about = Tout ce que font les pages, en JSON : ouvrir une table, s’asseoir, regarder, agir, annuler, lire ce qui s’est passé. Les erreurs disent ce qui ne va pas dans la langue de l’en-tête Accept-Language.
api-token = Qui ouvre ou rejoint une table reçoit un jeton pour sa place. Envoyez-le ainsi : « Authorization: Bearer … » ; il ouvre cette place et aucune autre, gardez-le donc secret.
api-machine = La description pour les machines (OpenAPI) :
api-usual = Toute opération peut aussi répondre { $list } : contenu illisible, mauvais jeton, trop grand, trop vite, ou une demande qui ne convient pas.
api-statuses = Réponses : { $list }.
api-who-public = Pour tout le monde ; un jeton est bienvenu.
api-who-player = Demande un jeton de cette table.
api-who-host = Demande le jeton de l’hôte.
api-op-list-games = Les jeux, avec tout ce qu’on peut choisir.
api-op-show-game = Un jeu, avec tout ce qu’on peut choisir.
api-op-list-tables = Ses propres tables, et celles qui sont ouvertes à tous.
api-op-create-table = Ouvrir une table ; la réponse contient les jetons de ses places.
api-op-join = S’asseoir avec une invitation ; la réponse contient le jeton de la place.
api-op-export = Tout ce qui est gardé sur soi, dans un zip.
api-op-show-table = Qui est assis à une table, et comment elle a été préparée.
api-op-view = La table vue de sa place : ce qui est demandé, ce qui est permis, et pourquoi le reste ne l’est pas.
api-op-act = Répondre à une décision par une action, ou par tous les choix d’un lot.
api-op-undo = Reprendre sa dernière action, tant que rien de nouveau n’a été vu.
api-op-agree = Dire s’il faut continuer selon des règles qui ont changé, ou finir la partie sans résultat.
api-op-pass = Décliner une question facultative, et ne plus la recevoir un temps.
api-op-end-turn = Dire que son tour est joué.
api-op-log = Ce qui s’est passé, en toutes lettres.
api-op-record = La partie dans sa notation : ce qu’on en voit tant qu’elle dure, tout à la fin.
api-op-chat = Ce qui s’est dit à la table.
api-op-say = Dire quelque chose à la table.
api-op-pace = À quelle vitesse jouent les bots.
api-op-bot = Laisser un bot jouer pour une place, ou reprendre la place.
api-op-free = Libérer la place de quelqu’un qui ne revient pas.
api-op-leave = Céder sa place ; un bot joue la suite.
api-op-close = Ranger la table.
api-op-rematch = Les mêmes joueurs encore une fois ; la réponse contient le nouveau jeton.
api-op-events = En direct : un identifiant dès que la table change (server-sent events).
api-bad-token = Il faut ici le jeton d’une place, et celui qui a été envoyé n’ouvre rien : rejoignez la table, ou envoyez la demande sans jeton.
api-unreadable = Le contenu de la demande est illisible : envoyez du JSON en UTF-8.
api-not-found = Il n’y a rien à cette adresse.
api-method = Cette adresse connaît d’autres méthodes que celle-ci.
api-length = La demande doit dire la longueur de son contenu.
api-too-large = La demande est trop grande.
api-invalid = « { $where } » manque ou ne convient pas : comparez avec la description de l’interface.
api-stale = Cela n’est plus demandé, ou pas à cette place : regardez la vue jointe à cette réponse.
api-players = L’option « players » et le nombre de places diffèrent : laissez l’option de côté.

## Looking back

history-all = Tout voir
history-since = Depuis votre dernier tour
history-where = { $n ->
    [0] Vous regardez la mise en place, avant le premier de { $all } coups
   *[other] Vous regardez le coup { $n } sur { $all }
}
history-set-up = La table est mise en place.
history-did = { $who } : { $what }
history-moved = { $who } a joué.
history-steps = Avancer et reculer dans la partie
history-first = Au début
history-previous = Un coup en arrière
history-next = Un coup en avant
history-last = Au dernier coup
history-back = Retour à la table
history-jump = Aller à un coup ou à un tour
history-move = Coup
history-go = Aller
history-turn-of = Tours de { $name }
history-turn-before = Au tour précédent de { $name }
history-turn-after = Au tour suivant de { $name }
history-eyes = Vu par { $name }
history-eyes-nobody = Vu par tout le monde
history-nobody = Tout le monde
history-hands = Ce que chacun avait en main
history-from-start = Revoir la partie
region-history = Un moment de la partie
region-hands = Ce que chacun avait en main
fork = Rejouer d’ici contre des bots
fork-as = Vous jouez
fork-against = Contre
fork-go = Rejouer d’ici
known-shuffle = Le mélange de cette table était connu d’avance.
refused-fork-running = On peut reprendre une partie terminée : d’une partie en cours, cela montrerait ce qui est caché.
refused-fork-over = La partie est finie ici : revenez à un coup antérieur et reprenez de là.

## Record files

record-title = Ouvrir une partie enregistrée
record-why = Toute partie terminée peut être téléchargée dans un fichier. Ouvrez-le ici pour la parcourir coup par coup et pour la reprendre à tout moment contre des bots.
record-file = Fichier de partie (.clio)
record-limit = { $n } ko au plus. Le fichier reste quelque temps en mémoire et n’est pas conservé.
record-open = Ouvrir
record-another = Ouvrir une autre partie
record-none = Aucun fichier n’a été choisi : choisissez un fichier .clio.
record-too-big = Ce fichier dépasse { $n } ko : ce n’est pas une partie jouée ici.
record-not-ours = Ce n’est pas une partie de Clio : choisissez un fichier .clio téléchargé depuis une partie.
record-no-seed = Cette partie n’a pas de graine : téléchargez-la de nouveau quand elle sera finie.
record-no-game = Ce fichier raconte un jeu auquel on ne joue pas ici.
record-other-rules = Cette partie suit la version { $theirs } des règles et ne peut pas être rejouée avec la version { $ours }, celle d’ici ; changements depuis : { $changed }.
record-newer-rules = Cette partie suit la version { $theirs } des règles, encore inconnue ici : ouvrez-la là où elle a été jouée.
record-other-cards = Cette partie a été jouée avec d’autres cartes : elle ne peut pas être rejouée ici.
record-damaged = Ce fichier est abîmé : téléchargez-le de nouveau depuis sa partie.
record-damaged-line = Ce fichier est abîmé à la ligne { $line } : téléchargez-le de nouveau depuis sa partie.
record-gone = Cette partie n’est plus ouverte : ouvrez le fichier de nouveau.
record-masked = Une partie encore en cours, telle que la voit l’un des joueurs. On peut en lire les coups ; pour voir la table, ouvrez le fichier de nouveau quand elle sera finie.
record-face-down = quelque chose, face cachée
error-410 = Ce n’est plus ici

## The end of a game

review = Le déroulement
review-table = À la table
review-unfinished = Cette partie n’est pas terminée.
review-sources = D’où viennent les points
review-chart = Les points au fil du temps
review-chart-words = Les points de chaque joueur au fil du temps ; les mêmes en chiffres ci-dessous.
review-numbers = La même chose en chiffres
review-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
review-moments = Moments marquants
moment-lead = { $name } prend la tête.
moment-gain = { $n ->
    [one] { $name } gagne { $n } point en un tour.
   *[other] { $name } gagne { $n } points en un tour.
}
moment-loss = { $n ->
    [one] { $name } perd { $n } point en un tour.
   *[other] { $name } perd { $n } points en un tour.
}
review-shuffle = Le mélange était-il honnête ?
review-shuffle-why = Tout le hasard de la partie vient d’une graine tirée avant le début. Seule son empreinte a été montrée alors, pour que la graine ne puisse plus être changée. Vous pouvez maintenant vérifier l’une et l’autre.
review-fingerprint = Empreinte, montrée dès le début
review-seed = Graine, montrée maintenant
refused-review = La partie est en cours : son déroulement est raconté à la fin.
verify = Vérifier
verify-seed = La graine donne cette empreinte.
verify-seed-wrong = La graine ne donne pas cette empreinte !
verify-replay = { $n ->
    [one] Rejouée depuis la graine : { $n } coup, les mêmes cartes, la même fin.
   *[other] Rejouée depuis la graine : { $n } coups, les mêmes cartes, la même fin.
}
verify-replay-wrong = Rejouée depuis la graine, la partie tourne autrement !
verify-browser = Votre navigateur a calculé l’empreinte lui-même : c’est la même.
verify-browser-wrong = Votre navigateur a calculé une autre empreinte !
verify-browser-cannot = Votre navigateur ne fait ce calcul qu’en https : servez-vous de la commande ci-dessous.
verify-noted = C’est l’empreinte que votre navigateur a vue à votre arrivée à cette table.
verify-noted-wrong = Votre navigateur a vu une autre empreinte à votre arrivée à cette table !
verify-sealed = La graine se compose de la part du serveur, dont l’empreinte était montrée avant que quiconque ne s’assoie, et d’une part de chaque joueur dont le navigateur en a donné une. Chaque navigateur n’a d’abord montré que l’empreinte de sa part, puis la part elle-même quand tous l’avaient fait : personne, pas même le propriétaire du serveur, ne pouvait choisir le mélange.
verify-part-wrong = La part que votre navigateur a donnée à la graine ne s’y trouve pas !
verify-part = La part que votre navigateur a donnée à la graine s’y trouve.
verify-by-hand = Pour vérifier sur votre propre ordinateur :

## Problem here

problem-here = Un problème ici ?
problem-why = Quelque chose cloche à cette table ? Dites quoi : le responsable de ce serveur le recevra avec la position.
problem-message = Votre message (facultatif)
problem-saved = Conservé avec votre message : les coups et la table tels que votre place les voit (ni graine, ni cartes des autres), la version du programme, votre navigateur et votre langue.
problem-saved-open = Conservé avec votre message : toute la partie terminée, la version du programme, votre navigateur et votre langue.
problem-thanks = Merci ! Votre signalement porte le numéro { $n }.

## Une première partie qui enseigne

learn = Apprendre en jouant
name-guide = Clio
bot-guide = joue la leçon
guide-title = Leçon
guide-number = Leçon { $n } sur { $of }
guide-back = Retour
guide-next = Suite
guide-leave = Quitter la leçon
guide-finish = Continuer sans conseils
guide-wait = { $name } joue. Ce qui se passe s’inscrit dans la liste ci-dessous.
guide-astray = Vous avez choisi votre propre voie, et c’est très bien : continuez à votre guise. Un conseil reviendra quand il conviendra ; « Annuler » vous ramène à la leçon.

## Les règles et les cartes

book-shelf = Règles et cartes
book-learn = Apprendre en cinq minutes
book-rules = Règles
book-rulings = Décisions
book-cards = Cartes
rules-about = Chaque règle dans nos propres mots, avec le numéro que la table cite quand quelque chose n’est pas possible.
contents = Chapitres
find = Chercher
find-rule = Trouver une règle
find-card = Trouver une carte
find-all = tout
found = Trouvé : { $n }
found-none = Rien ne contient tous ces mots : essayez-en moins.
rulings-about = Là où les livrets se contredisent, se taisent ou se lisent de plusieurs façons : la question, les lectures, celle que nous jouons et pourquoi, et l’option qui permet d’en choisir une autre.
rulings = Règles maison au choix
rulings-why = Là où les livrets se contredisent ou se taisent et où les tables diffèrent, vous choisissez en préparant la partie. La première manière est celle que nous recommandons.
ruling-default = recommandé
ruling-reason = Pourquoi :
notes = Tranché par nous
notes-why = Là où un livret se tait ou reste obscur et où il n’y a rien à choisir : ce que nous jouons, et pourquoi.
rule-behind = La règle derrière cette question (s’ouvre à côté de la table)
lesson-you = Vous
lesson-friend-1 = Ada
lesson-friend-2 = Boris
lesson-friend-3 = Mei
tree-title = Arbre des technologies
tree-about = Une ligne mène d’une technologie à celles dont elle épargne un coût. Pointez une carte, ou atteignez-la avec la touche Tab, pour voir ce qu’il lui faut et où elle mène.
tree-about-marks = Les marques montrent votre propre table.
tree-about-watching = Vous regardez cette table en spectateur : aucune marque n’est montrée.
tree-zoom = Taille

## Les gens entre eux : chat, invitations, parties terminées, spectateurs

quick = Mots rapides
quick-hello = Bonjour !
quick-luck = Bonne chance !
quick-well-played = Bien joué !
quick-thanks = Merci !
quick-oops = Oups !
quick-thinking = Je réfléchis…
react = Ajouter un signe
react-to = Ajouter un signe à ce qu’a dit { $name }
sign-yes = D’accord
sign-heart = J’aime
sign-laugh = Drôle
sign-wow = Oh !
refused-signs = Ce message porte déjà autant de signes que possible.
invite-met = Inviter quelqu’un avec qui vous avez joué
invite-met-why = Une place à votre table de { $game }, « { $seat } », attend la personne choisie. Elle trouve l’invitation dans son accueil. Le lien de la place reste valable : la place est à qui s’assoit en premier.
invite-nobody = Vous n’avez encore joué avec personne. Donnez le lien de la place à un ami.
invite-do = Inviter
invite-back = Retour à la table
invite-withdraw = Retirer l’invitation
invitations = Invitations
invited-by = { $name } vous invite à { $game }
invited-decline = Non merci
invited-look = Voir la table
seats-met = Personnes avec qui vous avez joué
seat-met-why = Trouve une invitation dans son accueil. Vous recevez aussi un lien pour cette place.
seat-invited = invité
notice-invited = { $name } vous invite à une partie de { $game }. L’invitation est dans l’accueil.
notice-invited-title = { $game } : une invitation
refused-not-met = Vous pouvez inviter les personnes avec qui vous avez joué récemment et qui sont encore là.
refused-invited-before = Cette personne a déjà été invitée à cette table, ou y est assise. Donnez-lui le lien de la place.
refused-invitation = Personne ne peut être invité à cette place.
games-title = Parties terminées
games-whose = De qui
games-mine = Les miennes
games-all = Les miennes et les annoncées
games-any = peu importe
games-name = Avec (partie d’un nom)
games-against = Contre
games-result = Issue pour moi
games-won = gagnée
games-lost = perdue
games-after = Depuis le
games-before = Jusqu’au
games-with = avec
games-without = sans
games-search = Chercher
games-clear = Effacer
games-review = Analyse
games-record = Notation
games-none = Aucune partie terminée ne correspond.
games-none-here = Aucune parmi celles examinées jusqu’ici.
games-none-yet = Vous n’avez encore terminé aucune partie.
games-newest = Les plus récentes
games-older = Parties plus anciennes
watchers = Spectateurs
watchers-more = et { $n } de plus

## La table : cartes, commandes, touches, préférences

choose = Choisir
choose-not = Reposer
press-place = Appuyez sur un emplacement qui brille, ou reposez la carte.
need-met = rempli
need-unmet = non rempli
set-less = un de moins
set-more = un de plus
set-so-far = { $n } sur { $of }
set-suggest = Proposer
confirm = Confirmer
drawer = Tous les coups ({ $n })
log-filter = Quelles lignes
log-all = tout
log-mine = moi
log-rivals = adversaires
watch = Ce que les autres ont fait ({ $n })
replay = Ce que les autres ont fait
replay-play = Défiler
replay-skip = Passer
presence-here = à la table
presence-away = pas à la table
settings = Réglages
prefer-on = oui
prefer-off = non
prefer-sound = Son
prefer-motion = Mouvement
prefer-confirm = Demander avant de finir le tour
prefer-confirm-lost = si quelque chose se perd
prefer-confirm-never = jamais
prefer-confirm-always = toujours
prefer-cards = Taille des cartes
prefer-cards-usual = normale
prefer-cards-large = grande
prefer-cards-small = petite
prefer-marks = Signes en plus des couleurs
prefer-theme = Couleurs
prefer-theme-auto = comme le système
prefer-theme-light = claires
prefer-theme-dark = sombres
prefer-pace = Rythme des robots et du mouvement
prefer-pace-calm = calme
prefer-pace-quick = rapide
prefer-pace-slow = lent
prefer-watch = Ce que les autres ont fait depuis mon tour
prefer-watch-ask = montré si je le demande
prefer-watch-play = montré tout seul
prefer-save = Enregistrer
preferences = Préférences
preferences-why = Gardées avec votre compte : vous les retrouvez sur tous vos appareils.
preferences-why-guest = Gardées pour ce navigateur ; avec un compte, vous les retrouvez sur tous vos appareils.
prefer-notice = Me prévenir hors de la page
keys = Touches
key-cards = choisir une carte de la main
key-move = aller de carte en carte, de zone en zone
key-press = appuyer sur l’élément choisi
key-end = finir le tour
key-undo = annuler
key-moves = tous les coups
key-escape = reposer, fermer
key-help = ces touches
full-screen = Plein écran
sure = Finir le tour ?
tabs = Parties de la table
tab-table = Table
tab-mine = Moi
tab-hand = Main
tab-here = un choix à faire ici
box-more = Plus
tab-rivals = Adversaires
tab-log = Journal
card = Carte
close = Fermer
log-you = Vous
region-result = La fin

## L’accueil, préparer une table, être invité

against = Contre
bots = Robots
people = Personnes
level-number = Niveau { $n } sur 4
level-beginner = Débutant
level-plan = Joueur
level-expert = Expert
level-master = Maître
level-expert-builder = Bâtisseur
level-expert-warrior = Guerrier
level-expert-scholar = Savant
level-greedy = Gourmand
level-hasty = Pressé
level-random = Hasard
level-guide = Guide
strength-beginner = Pour une première partie : voit les bons coups et en manque souvent.
strength-plan = Prévoit toute son action et répond aussitôt.
strength-expert = Examine plus de possibilités que le joueur avant de jouer.
strength-master = Examine le plus de possibilités et y passe le plus de temps.
strength-expert-builder = Un expert qui aime construire.
strength-expert-warrior = Un expert qui cherche la querelle.
strength-expert-scholar = Un expert qui veut tout savoir.
strength-greedy = Prend ce qui paraît le mieux, sans voir plus loin.
strength-hasty = Prend la première chose venue.
strength-random = Joue aux dés chacun de ses coups.
strength-anchor = { $games ->
   *[other] Force 1 000 : la mesure des autres ({ $games } parties à deux).
}
strength-points = { $games ->
   *[other] Force { $points }, là où « { $other } » a 1 000 ({ $games } parties à deux).
}
strength-measured = { $games ->
   *[other] Mesuré : gagne { $share } parties sur 100 contre « { $other } » ({ $games } parties à deux).
}
strength-few = { $games ->
    [one] Seulement { $games } partie à deux jusqu’ici : trop peu pour dire sa force.
   *[other] Seulement { $games } parties à deux jusqu’ici : trop peu pour dire sa force.
}
strength-how = À quel point est-il fort ?
strength-unknown = Pas encore mesuré.
players-number = { $fewest ->
    [1] Seul ou jusqu’à { $most } joueurs
   *[other] De { $fewest } à { $most } joueurs
}
minutes-each = environ { $n } minutes par joueur
turn-of = À { $names } de jouer
result-won = Victoire
result-place = Place { $place } sur { $of }
seat-me-why = Vous, à cet écran.
seat-friend-why = Vous recevez un lien à envoyer ; la partie commence quand la personne s’assied.
seat-here-why = Vous vous passez l’écran ; les cartes restent couvertes entre-temps.
seat-yours = votre place
seat-taken-by = est là
join-from = { $name } vous invite à une partie
invite-copy = Copier le lien
invite-share = Partager
invite-text = Viens jouer à { $game } avec moi :
team-sum = { $names } : { $n } ensemble
review-cards = Ce que chaque carte a rapporté
offline-title = Pas de connexion
offline-why = Le serveur ne répond pas. Vos parties y attendent, rien n’est perdu : réessayez une fois la connexion revenue.
offline-again = Réessayer
lessons-more = D’autres leçons ({ $n })
lesson-next = Leçon suivante
lesson-title-guide = Les premiers tours

## L'entraîneur

coach-review = Ce que valait chaque décision
coach-working = Analyse : { $n } sur 100
coach-exercise = Réessayer
coach-exercise-says = Que feriez-vous ici à la place de { $name } ?
coach-look = Regarder la table
coach-was-played = Dans la partie : { $what }.
coach-back = Retour à l’analyse
advice-title = Demander à l’entraîneur
advice-to-table = Retour à la table
advice-says = L’entraîneur voit ce que vous voyez, jamais ce qui est caché. Il n’aide que dans les parties contre des robots, et la feuille de partie indique que vous avez demandé.
advice-hint = Que feriez-vous maintenant ?
advice-best = Je ferais : { $what }
advice-against = { $best }, par rapport à { $other } :
advice-decisions = Vos dernières décisions
advice-back-says = Si vous revenez sur l’une d’elles, la partie reprend avant elle, avec les mêmes cartes ; la feuille de partie garde ce qui a été joué.
advice-worth = Que valait-elle ?
advice-take-back = Revenir dessus
refused-coach = L’entraîneur n’aide que dans les parties en cours contre des robots : à une table avec d’autres personnes, il se tait jusqu’à la fin.
record-coach = a demandé à l’entraîneur
record-back = est revenu sur une décision
challenge = Défi :
challenges = Défis
challenges-say = Des positions de parties entre robots, chacune avec un but à atteindre. Des robots de chaque niveau les ont essayées. Résolvez-les sans aide : avec l’entraîneur, cela ne compte pas.
challenges-solved = { $n } sur { $of } résolus
challenge-stars = difficulté { $n } sur 3
challenge-tried = essayé
challenge-solved = résolu
challenge-missed = manqué
challenge-begin = Essayer
challenge-left = ({ $n } tours restants)
challenge-rates = Réussite des robots, sur 100
progress-title = Mes progrès
progress-say = Ce que disent ensemble les analyses de vos propres parties. Personne d’autre ne voit cette page.
progress-account = Avec un compte, elle est la même sur tous vos appareils.
progress-none = Aucune de vos parties n’a encore été analysée : terminez-en une et regardez ce que valait chaque décision.
progress-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
progress-chart = Précision de partie en partie
progress-mean = Parties analysées : { $n }. Précision { $accuracy } en moyenne, { $lost } de place attendue perdue par partie.
progress-topics = Ce qui coûte le plus, par partie
progress-best = Meilleures parties
progress-game = précision { $accuracy }, place { $place }
progress-unreviewed = Pas encore analysées
exercises-title = Exercices tirés de vos parties
exercises-say = Des décisions à vous qui ont coûté cher. Trouvez mieux.
topic-cards = cartes
topic-growth = croissance
topic-military = militaire
topic-timing = moment choisi
topic-other = autre
refused-no-such-moment = Cette partie n’a pas de telle décision : retournez à l’analyse et choisissez-en une.
# Les règles ont changé pendant une partie.
rules-changed = Les règles ont changé depuis le début de cette partie.
rules-changed-what = Ce qui change à partir d’ici : { $what }. Ce qui a été joué est acquis, et la partie reprend là où la table a été laissée.
rules-changed-unsaid = ce programme joue un moment de la partie autrement que le précédent
rules-changed-choice = Voulez-vous continuer avec ces règles ? Sinon, la partie se termine pour tous sans résultat.
rules-changed-waiting = La partie continue dès l’accord de { $names }.
rules-go-on = Continuer
rules-stop = Terminer sans résultat
told-rules-changed = À partir d’ici, la version { $n } des règles s’applique.
ending-rules-changed = Les règles ont changé et tout le monde ne voulait pas continuer : la partie n’a pas de résultat.
refused-earlier-rules = Cette partie a commencé avec d’anciennes règles : on ne peut pas en faire une variante.

## Pendules

clock = Pendule
clock-time = Temps de réflexion
clock-none = autant qu’on veut
clock-per-move = Par coup
clock-per-game = Pour toute la partie
clock-by-days = Par jours
clock-terms-move = { $time } par coup
clock-terms-game = { $time } pour la partie, { $more } s de plus par coup
clock-terms-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
 }
clock-terms = { $time } ; une fois écoulé : { $then }
clock-at-zero = Une fois écoulé
clock-then-bot = un robot continue jusqu’au retour du joueur
clock-then-free = la place se libère
clock-then-vote = les autres peuvent arrêter la partie
clock-days-hours = { $days } j { $hours } h
clock-out = temps écoulé
clock-away = en vacances
clock-vote-why = Le temps de quelqu’un est écoulé. Si tous ceux qui attendent le veulent, la partie s’arrête sans résultat ; sinon un robot continue au bout d’un moment.
clock-vote = Arrêter la partie ({ $n } sur { $of })
region-clocks = Pendules
ending-time-out = Le temps de quelqu’un était écoulé, et les autres ont arrêté la partie.
vacation = Vacances
vacation-why = Pendant vos vacances, votre temps s’arrête dans les parties jouées par jours.
vacation-until = Vous êtes en vacances jusqu’au { $day }.
vacation-back = Je suis de retour
vacation-days = Jours, sur les { $left } qui vous restent cette année
vacation-go = Partir en vacances
vacation-none = Vous avez pris toutes vos vacances de cette année.
vacation-account = Les vacances demandent un compte : inscrivez-vous ou connectez-vous.
vacation-too-long = Il ne vous reste pas autant de jours de vacances cette année.
api-op-vote = Arrêter la partie, si tous ceux qui attendent quelqu’un dont le temps est écoulé le veulent.
api-op-show-vacation = Combien de temps durent ses vacances, et ce qu’il en reste cette année.
api-op-vacation = Partir en vacances ou en revenir : le temps s’arrête dans ses parties par jours.

## Classements

ratings = Classement
ratings-why = 400 points de plus, c’est dix contre un ; chacun commence à 1000, autant que le robot « gourmand ». Après { $settled } parties, un classement n’est plus provisoire. Les robots ont ce qui a été mesuré. Qui quitte une partie l’a perdue.
ratings-tables = Tables de { $n }
ratings-points = Points
ratings-games = Parties
ratings-provisional = provisoire
ratings-bot = robot
ratings-none = Personne n’a encore fini de partie.
season-why = Les classements se comparent par saisons. Au début de chacune, chacun revient d’un quart du chemin vers 1000 et devient moins certain : les premières parties comptent davantage. Les saisons passées restent comme elles ont fini.
season-dates = Saison { $name } : du { $first } au { $last }
season-since = Saison { $name } : depuis le { $first }
season-over = Cette saison est finie.
seasons = Toutes les saisons
player-own = Mes résultats
player-none = Pas encore de partie finie qui compte : jouez avec d’autres ou avec des robots, sur une donne que personne ne connaît.
player-played = { $n ->
    [one] { $n } partie, victoires : { $won }.
   *[other] { $n } parties, victoires : { $won }.
 }
player-left = { $n ->
    [one] { $n } d’entre elles a été quittée avant la fin.
   *[other] { $n } d’entre elles ont été quittées avant la fin.
 }
player-game = Jeu
player-cards = Cartes préférées
player-rivals = Adversaires
player-met = { $n ->
    [one] { $n } partie, devant dans { $ahead }
   *[other] { $n } parties, devant dans { $ahead }
 }
player-results = Résultats
player-gone = a quitté la partie
api-op-ratings = La force des joueurs et des robots à un jeu, selon le nombre de joueurs.
api-op-player = Classements, résultats, cartes préférées et adversaires d’un compte.

## Avis

notice-turn = C’est à vous : { $game } ({ $names }).
notice-try = C’est ainsi que Clio vous dira que c’est à vous.
notice-title = Clio : c’est à vous ({ $game })
notice-try-title = Clio : un essai
notice-foot = Vous recevez ce message parce que vous l’avez demandé sur la page de votre compte. Ce lien y met fin :
notices = Être prévenu quand c’est à vous
notices-why = Un message par tour, pas quand vous êtes à la table.
notices-try = Essayer
notices-end = Ne plus me prévenir
notices-tried = Le message a été remis.
notices-account = Les avis demandent un compte : inscrivez-vous ou connectez-vous.
push = Sur vos appareils
push-why = Le navigateur vous prévient, même quand aucune page de Clio n’est ouverte.
push-script = Il faut JavaScript pour cela.
push-begin = Me prévenir sur cet appareil
push-device = Un appareil
push-this = (celui-ci)
push-unable = Ce navigateur ne peut pas être prévenu : il ne connaît pas les messages push, ou la page est venue sans https. Sur un iPhone, mettez d’abord Clio sur l’écran d’accueil.
push-denied = Le navigateur ne le permet pas : autorisez les messages de ce site dans ses réglages, puis réessayez.
push-bad = Le navigateur n’a pas donné d’adresse où envoyer des messages : réessayez, ou avec un autre.
push-failed = Le message n’a pas pu être remis. Un appareil disparu a été oublié : recommencez depuis lui.
mail = Par courriel
mail-to = Vous êtes prévenu à l’adresse { $address }.
mail-address = Votre adresse électronique
mail-other = Une autre adresse électronique
mail-begin = M’envoyer un code
mail-code-sent = Un code a été envoyé à { $address }. Il est valable un jour.
mail-code = Le code du courriel
mail-confirm = Confirmer
mail-bad = Ce n’est pas une adresse électronique : elle ressemble à ada@example.org.
mail-failed = Le courriel n’a pas pu être remis : vérifiez l’adresse ou réessayez plus tard.
mail-none = Ce serveur n’envoie pas de courriels.
mail-code-wrong = Ce n’est pas le code envoyé, ou son jour est passé : faites-en envoyer un autre.
mail-code-title = Clio : un code pour votre adresse
mail-code-text = Quelqu’un veut que Clio le prévienne à cette adresse quand c’est à lui. Si c’est vous, tapez ce code sur la page de votre compte : { $code } – il est valable un jour. Sinon, ne faites rien : rien d’autre ne viendra.
end-notices = Messages de Clio
end-notices-ask =
    { $kind ->
        [mail] Clio doit-elle cesser de vous prévenir par courriel que c’est à vous ?
       *[other] Clio doit-elle cesser de vous y prévenir que c’est à vous ?
    }
end-notices-done = Vous n’êtes plus prévenu. Vous pouvez recommencer sur la page de votre compte.
webhook = Par webhook
webhook-why = Discord, Slack et Matrix appellent webhook l’adresse d’une conversation : ce qu’on y envoie y apparaît.
webhook-address = Adresse du webhook (https)
webhook-begin = Me prévenir là
webhook-bad = On ne peut pas envoyer de message à cette adresse : elle commence par https:// et nomme une machine qui existe.
webhook-private = Les messages ne vont qu’à des machines de l’internet public.
webhook-failed = Le message n’a pas pu être remis : vérifiez l’adresse.
api-op-show-webhook = Où l’on est prévenu que c’est son tour.
api-op-webhook = Être prévenu par un webhook que c’est son tour ; une adresse vide y met fin.
api-op-try-webhook = Envoyer un message à son webhook, pour voir s’il arrive.

# --- several processes

bad-bus = CLIO_BUS ne nomme aucun bus : mettez postgresql, ou l’adresse d’un Valkey ou d’un Redis (redis://127.0.0.1:6379).
bus-not-installed = Le client de Valkey et de Redis n’est pas installé : pip install clio-tabletop[redis].

## One deal at several tables

daily = Donne du jour
daily-day = Donne du jour · { $day }
daily-why = Aujourd’hui, tout le monde reçoit la même donne, contre les mêmes adversaires ({ $n } × { $bot }). Un essai chacun ; le coach n’aide pas, et personne ne peut regarder.
daily-left = Il reste { $hours } h { $minutes } min, jusqu’à minuit à Greenwich. Ce qui est fini d’ici là compte ; la graine et toutes les parties sont montrées ensuite.
daily-told = Le jour est passé : on peut regarder la graine et toutes les parties.
daily-own = Votre résultat : place { $place }, { $score } points
daily-own-none = Votre partie ne compte pas : vous l’avez quittée, ou elle n’a pas été finie à temps.
daily-play = Jouer la donne du jour
daily-go-on = Continuer la partie
daily-ladder = Comment on l’a jouée
daily-nobody = Personne n’a encore fini.
daily-today = La donne d’aujourd’hui
daily-before = La donne d’avant
ladder-rank = Rang
ladder-place = Place
deal-others = Comment les autres l’ont jouée
deal-sealed = L’analyse s’ouvre quand plus personne ne joue cette donne.
duplicate = Duplicate
duplicate-why = La même donne à plusieurs tables : qui occupe la même chaise reçoit les mêmes cartes, et à la fin vous comparez places et points. Vous êtes à la première table et invitez des amis à toutes les places des autres ; personne ne peut regarder avant que tous aient fini.
duplicate-tables = Tables
duplicate-open = Ouvrir les tables
duplicate-count = Un duplicate a de 2 à 6 tables, et quelqu’un pour jouer à chacune.
duplicate-running = La même donne à toutes ces tables. Résultats, parties et graine sont montrés quand la dernière est finie.
duplicate-told = Tout est ouvert : qui occupait la même chaise avait les mêmes cartes.
duplicate-table = Table { $n }
duplicate-invitations = Invitations
duplicate-shuffle = (la même donne qu’à d’autres tables : le serveur seul l’a faite)
refused-sealed = Cette donne se joue encore à d’autres tables : seuls ses joueurs peuvent regarder.
refused-deal-bot = Là où les résultats se comparent à ceux des autres, vous jouez vous-même.
refused-daily-address = Assez de gens de chez vous ont commencé la donne d’aujourd’hui : il y en aura une autre demain.
refused-duplicate = Vous êtes déjà à une autre table avec la même donne.
verify-duplicate = Cette donne a été jouée à plusieurs tables ; aucune part de joueur n’est donc dans sa graine : chaque table en aurait reçu une autre. Le serveur seul l’a faite, avant que la première table ne commence, et a montré son empreinte dès le premier instant ; la graine elle-même a été dite quand plus personne ne jouait la donne.

## Tournois

tournaments = Tournois
tournaments-why = Quelqu’un en ouvre un, joueurs et robots s’inscrivent, et le serveur fait les tables de chaque ronde. Tout le monde peut regarder.
tournaments-none = Aucun tournoi n’est ouvert ni n’a encore été joué.
tournament-open = Ouvrir un tournoi
tournament-with-this = En ouvrir un à ce jeu
tournament-title = Son nom
tournament-kind = Comment il se joue
tournament-kind-swiss = Système suisse
tournament-kind-knockout = Élimination directe
tournament-about-swiss = Tous jouent à chaque ronde, avec d’autres à peu près aussi bien classés, et personne ne se rencontre deux fois tant que c’est évitable.
tournament-about-knockout = Le meilleur de chaque table continue, jusqu’à ce qu’il n’en reste qu’un.
tournament-why-swiss = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
 } à des tables de { $size }. Tous jouent à chaque ronde, avec d’autres à peu près aussi bien classés ; les places tournent.
tournament-why-knockout = Tables de { $size }. Le meilleur de chaque table continue, jusqu’à ce qu’il n’en reste qu’un ; les places tournent.
tournament-measures = Sa taille
tournament-size = Joueurs par table
tournament-rounds-label = Rondes
tournament-places-label = Inscrits au plus
tournament-bots = Les places libres vont à
tournament-bots-none = personne
tournament-starts-label = Il commence
tournament-starts-host-short = quand je le dis
tournament-starts-600 = dans dix minutes
tournament-starts-3600 = dans une heure
tournament-starts-86400 = dans un jour
tournament-starts-604800 = dans une semaine
tournament-plays = Je joue aussi
tournament-entered = { $n } places sur { $of } sont prises.
tournament-fill = Au début, des robots prennent les autres ({ $bot }).
tournament-starts-in = Il commence dans { $hours } h { $minutes } min, ou quand son hôte le dit.
tournament-starts-host = Il commence quand son hôte le dit.
tournament-status-open = inscriptions ouvertes
tournament-status-over = fini
tournament-round = Ronde { $n }
tournament-round-of = Ronde { $n } sur { $of }
tournament-next = La ronde suivante commence dès que toutes les tables ont fini.
tournament-closed = Ce tournoi a été fermé avant sa fin.
tournament-winner = Vainqueur : { $names }
tournament-join = Participer
tournament-leave = Finalement ne pas participer
tournament-start = Commencer maintenant
tournament-withdraw = Se retirer des rondes suivantes
tournament-back = Je suis de retour : appariez-moi
tournament-close = Fermer le tournoi
tournament-close-why = Il finit pour tous, sans vainqueur. Les parties en cours continuent.
tournament-out-swiss = Vous vous êtes retiré, ou un robot a dû finir pour vous : vous n’êtes plus apparié avant d’avoir dit que vous êtes de retour.
tournament-out-knockout = Vous vous êtes retiré, avez quitté votre table, ou un robot a dû finir pour vous : le suivant a continué.
tournament-my-table = À ma table
tournament-standings = Classement
tournament-entrants = Qui participe
tournament-nobody = Personne encore.
tournament-against = Adversaires
tournament-against-why = Les points de tous ceux qu’on a rencontrés : ils départagent à points égaux.
tournament-won = Gagnées
tournament-lost-in = sorti à la ronde { $n }
tournament-withdrawn = retiré
tournament-points-why = Un point pour chaque joueur devancé à une table, un demi-point pour chacun à la même place ; une ronde exempte compte comme gagnée. À points égaux décident ceux des adversaires, puis les tables gagnées.
tournament-table = Table { $n }
tournament-place = { $n }e
tournament-left = parti
tournament-bye = exempt de cette ronde
tournament-day = { $day }
tournament-page = Le tournoi
tournament-unknown = Il n’y a pas de tournoi de cette sorte, ou pas de tel robot.
tournament-size-wrong = Ce jeu ne se joue pas à des tables de cette taille, ou d’une plus petite dont une élimination peut avoir besoin.
tournament-rounds-wrong = Un tournoi a de 1 à 9 rondes.
tournament-places-wrong = Un tournoi a de la place pour une table au moins, et pour 64 joueurs au plus.
tournament-clock-wrong = Un tournoi a besoin d’une pendule pour avancer ; quand le temps est épuisé, un robot continue ou les autres peuvent finir la partie.
tournament-starts-wrong = Un tournoi commence dans l’avenir, d’ici 60 jours.
tournament-teams-wrong = Les tournois sont pour des joueurs seuls, pas pour des équipes.
refused-tournaments = Vous avez ouvert autant de tournois que permis : finissez-en ou fermez-en un d’abord.
refused-tournament-full = Ce tournoi a commencé, ou toutes ses places sont prises.
refused-tournament-few = Trop peu de participants : il en faut assez pour une table.
refused-tournament-table = Vous ne jouez en ce moment à aucune table de ce tournoi.
refused-tournament-out = On ne revient que dans un tournoi suisse en cours.
api-op-show-notices = Où l’on est prévenu que c’est son tour : webhook, courriel, appareils.
api-op-mail = Être prévenu par courriel que c’est son tour : un code y est d’abord envoyé. Une adresse vide y met fin.
api-op-confirm-mail = Confirmer une adresse par le code qui y a été envoyé.
api-op-try-mail = Envoyer un courriel maintenant, pour voir s’il arrive.
api-op-push = Être prévenu sur un appareil (web push) que c’est son tour.
api-op-end-push = Ne plus être prévenu sur un appareil.
api-op-try-push = Envoyer un message à tous ses appareils maintenant.
api-op-seasons = Les saisons des classements, l’actuelle d’abord.
api-op-daily = La donne du jour, son classement et son propre essai.
api-op-daily-of = La donne d’un jour passé et son classement.
api-op-play-daily = Jouer la donne du jour : une table par personne, et son jeton.
api-op-list-tournaments = Les tournois ouverts, en cours ou finis.
api-op-create-tournament = Ouvrir un tournoi ; la réponse contient le jeton de l’hôte.
api-op-show-tournament = Un tournoi : classement, rondes et tables.
api-op-join-tournament = Participer à un tournoi ; la réponse contient un jeton.
api-op-leave-tournament = Ne plus participer : avant le début, ou aux rondes suivantes.
api-op-back-to-tournament = Être de nouveau apparié dans un tournoi suisse.
api-op-start-tournament = Commencer un tournoi ; son hôte le peut.
api-op-close-tournament = Fermer un tournoi avant sa fin ; son hôte le peut.
api-op-tournament-seat = Le jeton de sa place à la table où l’on joue maintenant.

## Un plateau pour préparer son tour, et des ordres

plan-title = Préparer
plan-world = · un plateau privé, donne { $n }
plan-why = Ce que vous ne voyez pas a été redistribué, et un robot a joué pour les autres jusqu’à votre tour. Rien de ce que vous essayez ici ne touche la partie, et personne ne le voit.
plan-done = Votre tour serait fini ici.
plan-another = Une autre donne
plan-back = Retour à la table
plan-order = Le faire à mon tour
plan-order-strict = Seulement si les cartes communes sont inchangées aussi
plan-more = À propos de ce plateau, et d’autres ordres
plan-order-why = « Le faire à mon tour » s’exécute dès que votre tour revient, action par action, tant que votre zone a l’aspect qu’elle a ici ; dès que ce n’est plus le cas, tout s’arrête et vous en êtes averti.
plan-until-why = Passer jusqu’à ce que quelque chose arrive : une de ces questions est refusée pour vous jusqu’à ce que quelque chose change chez vous. Personne d’autre ne s’en aperçoit.
plan-went-on = La partie a continué depuis que ce plateau a été distribué : il recommence.
plan-empty = Rien n’a encore été essayé qui pourrait être ordonné.
refused-plan = Il n’y a rien à préparer : la partie est finie, ou attend ses joueurs.
orders = Vos ordres
order-turn = Si votre tour revient sans que votre zone ait changé : { $what }
order-turn-strict = Si votre tour revient sans que votre zone ni les cartes communes aient changé : { $what }
order-until = Refusé pour vous jusqu’à ce que quelque chose change chez vous : { $what }
order-until-strict = Refusé pour vous jusqu’à ce que quelque chose change chez vous ou parmi les cartes communes : { $what }
order-stopped-own = Un de vos ordres s’est arrêté ici, car votre zone n’est plus la même : { $what }
order-stopped-shared = Un de vos ordres s’est arrêté ici, car les cartes communes ne sont plus les mêmes : { $what }
order-stopped-question = Un de vos ordres s’est arrêté ici, car on vous demande autre chose : { $what }
order-stopped-illegal = Un de vos ordres s’est arrêté ici, car ceci n’est pas possible : { $what }
order-cancel = Annuler
order-dismiss = D’accord
api-op-plan = Un plateau privé : une autre donne qui a le même aspect depuis sa place, et son prochain tour essayé dessus.
api-op-list-orders = Les ordres qu’on a laissés, et ce qui n’a pas pu être fait.
api-op-order = Laisser un ordre : un tour essayé sur un plateau, ou une question à refuser jusqu’à ce que quelque chose change.
api-op-cancel-order = Reprendre un ordre.
api-op-react = Mettre un signe à un message, ou le retirer.
api-op-met = Personnes avec qui vous avez joué.
api-op-invitations = Places qui vous attendent.
api-op-accept = Accepter une invitation : s’asseoir.
api-op-decline = Refuser une invitation.
api-op-invite = Inviter à une place libre quelqu’un avec qui vous avez joué.
api-op-withdraw = Retirer une invitation.
api-op-finished = Chercher des parties terminées.
