// The catalogue in French.

/** @type {import('./en/codes.js').Catalogue} */
const FR = {
  // Between things in a series, between parts of a sentence, and between sentences.
  comma: ', ',
  semicolon: ' ; ',
  space: ' ',

  // The board.
  board: 'Plateau',
  cell: '{square}, {piece, select, black {noir} white {blanc} other {vide}}',
  'cell-goals': 'peut aller en {goals}',
  'cell-chosen': 'sélectionné',
  'cell-goal': '{capture, select, true {peut être pris} other {accessible}}',
  'goal-capture': '{square} (prise)',
  'piece-goals': '{square} sélectionné. Destinations possibles : {goals}.',
  'piece-stuck': '{square} sélectionné. Ce pion n’a aucun coup légal.',
  'choice-cancelled': 'Sélection annulée',
  'not-yours': 'Ce n’est pas à vous de jouer ce pion.',
  'no-piece': 'Cette case est vide.',

  // Lines, and directions without a move.
  rank: 'rangée',
  file: 'colonne',
  rising: 'diagonale vers le haut à droite',
  falling: 'diagonale vers le haut à gauche',
  'leaves-board': 'sortirait du plateau',
  'lands-on-own': 'finirait sur un pion de son camp en {square}',
  'in-the-way': 'le pion {color, select, black {noir} white {blanc}} en {square} barre le chemin',
  'lines-of': 'Lignes de {square}',
  'line-count': '{line} : {count, plural, one {# pion} many {# de pions} other {# pions}}.',
  way: '{capture, select, true {prise en} other {vers}} {square}',

  // The game.
  'to-move': 'Aux {side, side} de jouer.',
  'choose-piece': 'Choisissez un pion {side, select, black {noir} white {blanc}}.',
  'plies-left':
    '{count, plural, one {Plus que # coup} many {Encore # de coups} other {Encore # coups}}.',
  'game-paused': 'La partie est en pause.',
  'side-thinks': 'Les {side, side} réfléchissent…',
  'premove-next': 'Ensuite : {from}-{to}.',
  'can-win': 'Les {side, side} peuvent gagner tout de suite !',
  'connects-next': 'Les {side, side} menacent de se connecter au prochain coup.',
  'wins-next': 'Les {side, side} menacent de gagner au prochain coup.',
  'your-end': '{isWon, select, true {Vous avez gagné !} other {Vous avez perdu.}}',
  'computers-turn': 'C’est à l’ordinateur de jouer.',
  moved: '{side, side} : {from} {capture, select, true {prend} other {vers}} {to}.',
  passed: 'Les {side, side} n’ont aucun coup et passent.',
  refusal: '{from} vers {to} : {reason}.',

  // Players.
  side: '{side, select, black {Noirs} white {Blancs}}',
  'player-of': 'Qui joue les {side, side}',
  you: 'Vous',
  computer:
    'Ordinateur {level} · {level, select, 1 {première partie} 2 {débutant} 3 {novice} 4 {facile} ' +
    '5 {loisir} 6 {club} 7 {bon club} 8 {fort} 9 {très fort} 10 {le plus fort}}',
  outside: 'Hors du plus grand groupe : {count} pions sur {all}',

  status: 'État de la partie',
  'no-server': 'Le serveur ne répond pas.',
  'file-missing': 'Il manque un fichier à ce site : {file}.',
  loading: 'Chargement du programme : {part, percent}.',
  'cannot-run':
    'Ce navigateur est trop ancien pour cela. Il permet les ordinateurs 1 et 2, et de jouer ' +
    'à deux.',
  retry: 'Réessayer',
  failed: 'Une erreur est survenue sur cette page : {detail}',
  'program-ended': 'Le programme du terminal est terminé.',
  close: 'Fermer',

  // The frame of the page, which the build fills in.
  title: 'Lines of Action',
  description: 'Jouez, apprenez et étudiez Lines of Action.',
  skip: 'Aller au plateau',
  main: 'Menu principal',
  play: 'Jouer',
  puzzles: 'Problèmes',
  learn: 'Règles',
  editor: 'Éditeur',
  settings: 'Réglages',
  'needs-script': 'Cette page a besoin de JavaScript.',
  'not-started':
    'Cette page ne démarre pas. Si un nouvel essai n’y change rien, utilisez un navigateur plus ' +
    'récent.',
  reload: 'Recharger la page',
  'new-version': 'Il existe une nouvelle version de ce site.',
  'longer-address':
    'Ce serveur fonctionne, mais l’adresse de sa page est plus longue. Le programme l’a ' +
    'affichée : veuillez ouvrir cette adresse.',

  // Refused requests.
  'no-such-request': 'Cette requête n’existe pas.',
  'no-such-file': 'Ce fichier n’existe pas.',
  'wrong-method': 'Cette requête demande une autre méthode.',
  'no-token': 'La requête n’a pas de jeton.',
  'no-host': 'La requête ne nomme aucun hôte.',
  'other-host': 'Ce serveur ne porte pas ce nom.',
  'other-site': 'Les requêtes d’autres sites sont refusées.',
  'repeated-header': 'La requête a plus d’un en-tête « {name} ».',
  'too-slow': 'La requête a mis trop de temps à arriver.',
  incomplete: 'La requête n’est pas arrivée en entier : {detail}.',
  'too-large': 'C’est trop grand : le serveur lit au plus {kibibytes, number} Kio à la fois.',
  'not-an-object': 'La requête n’est pas un objet JSON.',
  'bad-json': 'La requête est illisible : {detail}.',
  'bad-handshake': 'Pas de WebSocket : {detail}.',
  internal: 'Erreur du serveur : {detail}.',
  'no-answer': 'Le serveur a répondu {status}.',
  'many-analyses': 'Le serveur a trop d’analyses en cours. Réessayez plus tard.',
  'many-jobs': 'Plus de {most} recherches à la fois sont impossibles.',
  'job-in-use': 'Le numéro de recherche {id} est déjà pris.',
  'no-shared-game': 'Il n’y a pas ici de partie d’un programme de terminal.',
  'not-a-command': 'Ce n’est pas une ligne de commande.',
  'program-busy': 'Le programme du terminal est occupé.',
  'no-tables': 'Ce serveur n’a pas de tables.',
  'not-in-tables': 'Les tables ne contiennent pas cette position.',
  'search-stopped': 'La recherche a été interrompue.',

  // Games in requests.
  'bad-rules': 'Règles inconnues : {detail}.',
  'bad-size': 'Taille de plateau incorrecte : {detail}.',
  'bad-start': 'Position de départ inconnue : {detail}.',
  'bad-position': 'Position incorrecte : {detail}.',
  'bad-move': 'Coup incorrect : {detail}.',
  'bad-ply': 'Coup {number} : {detail}.',
  'illegal-ply': 'Coup {number}, {move} : {reason}.',
  'bad-time': 'Un temps est un nombre de secondes supérieur à 0.',
  'bad-level': 'Un niveau va de 1 à {most}.',
  'long-text': 'Le texte dépasse {most, number} caractères.',
  'long-game':
    'Une partie de {count, number} coups est trop longue ; le maximum est {most, number}.',
  'game-over': 'La partie est terminée.',
  'few-pieces': 'Il faut au moins deux pions dans chaque camp.',

  // Illegal moves; the move comes before.
  over: 'la partie est terminée',
  'off-board': '{square} n’est pas sur ce plateau',
  'empty-square': 'il n’y a pas de pion en {square}',
  'other-piece':
    'le pion en {square} est {owner, select, black {noir} white {blanc}}, et c’est aux {mover, ' +
    'side} de jouer',
  'same-square': 'le coup part de {square} et y finit',
  'no-line': '{from} et {to} ne sont pas sur une même rangée, colonne ou diagonale',
  'wrong-length':
    'il faut avancer de {needed, plural, one {# case exactement} many {# de cases exactement} ' +
    'other {# cases exactement}}, le nombre de pions sur cette {line, select, rank {rangée} file ' +
    '{colonne} other {diagonale}}, et non de {tried}',
  'two-faults': '{first} ; {second}',
  'own-piece': 'votre propre pion {color, select, black {noir} white {blanc}} est en {square}',
  'must-jump': 'vous avez un coup légal, vous ne pouvez donc pas passer',
  'no-passing': 'ces règles ne permettent pas de passer',

  // Ends of games.
  'win-connected':
    'Les {winner, side} gagnent : les {color, side} {count, plural, =0 {n’ont plus de pion, ce ' +
    'qui compte comme connecté} one {n’ont plus qu’un pion, ce qui compte comme connecté} many ' +
    '{ont tous leurs pions en un seul groupe} other {ont leurs # pions en un seul groupe}}.',
  'win-simultaneous':
    'Les {winner, side} gagnent : les deux camps sont connectés, et les {mover, side} ont joué ' +
    'ce coup.',
  'win-blocked': 'Les {winner, side} gagnent : les {loser, side} n’ont aucun coup légal.',
  'win-other':
    'Les {winner, side} gagnent{reason, select, repetition { par répétition} limit { à la limite ' +
    'de coups}}.',
  'draw-connected': 'Partie nulle : un camp est connecté.',
  'draw-simultaneous': 'Partie nulle : le coup connecte les deux camps.',
  'draw-blocked': 'Partie nulle : il n’y a aucun coup légal.',
  'draw-repetition': 'Partie nulle par répétition.',
  'draw-move-limit': 'Partie nulle : {count, number} coups ont été joués.',
  'win-resignation': 'Les {winner, side} gagnent : les {winner, other side} ont abandonné.',
  'win-time': 'Les {winner, side} gagnent : les {winner, other side} n’ont plus de temps.',
  'draw-agreed': 'Partie nulle par accord.',
  aborted: 'La partie a été annulée.',
  'draw-declined': 'Les {side, side} refusent la nulle.',
  'draw-offered':
    'Les {side, side} proposent la nulle : cette position apparaît pour la troisième fois.',
  'draw-accept': 'Accepter',

  // Commands and what to do next.
  game: 'Partie',
  commands: 'Commandes',
  moves: 'Coups',
  'of-rules': 'Règles {rules}',
  'with-key': '{label} ({key})',
  'new-game': 'Nouvelle partie',
  undo: 'Annuler',
  redo: 'Rétablir',
  back: 'Coup précédent',
  next: 'Coup suivant',
  'step-back': 'Retour',
  'step-on': 'Suivant',
  'draw-word': 'Nulle',
  'your-turn': 'À vous de jouer',
  hint: 'Indice',
  flip: 'Tourner',
  'offer-draw': 'Proposer la nulle',
  resign: 'Aban­donner',
  'move-now': 'Jouer tout de suite',
  pause: 'Pause',
  resume: 'Reprendre la partie',
  more: 'Plus',
  speed: 'Vitesse',
  'my-games': 'Mes parties',
  'import-short': 'Importer',
  'share-short': 'Partager',
  'to-terminal': 'Vers la partie du terminal',
  'back-to-game': 'Revenir à la partie',
  'review-game': 'Faire le bilan',
  'review-again': 'Refaire le bilan',
  rematch: 'Revanche',
  'level-offer':
    '{count} {how, select, won {victoires} other {défaites}} de suite. Niveau {level} ?',

  'resign-as': 'Abandonner avec les {side, side} ?',
  'keep-playing': 'Continuer à jouer',
  'another-game': 'Commencer une autre partie ?',
  'game-stays': 'La partie en cours n’est pas terminée. Elle reste dans « Mes parties ».',

  // The first visit.
  'new-here': 'Vous découvrez Lines of Action ?',
  'rules-in-short':
    'Un pion avance exactement d’autant de cases qu’il y a de pions sur sa ligne. Réunissez tous ' +
    'vos pions en un seul groupe pour gagner.',
  'learn-fast': 'Apprendre en deux minutes',
  'easy-game': 'Jouer une partie facile',
  'no-thanks': 'Non, merci',

  // The table of moves.
  'no-moves-yet': 'Aucun coup pour l’instant.',
  comment: 'Commentaire',
  'type-move': 'Saisissez un coup, par exemple b1-b3',
  'not-a-move': '« {text} » n’est pas un coup comme b1-b3.',
  'draw-marks': 'Dessiner flèches et cercles',
  'draw-how':
    'Glissez pour une flèche, cliquez pour un cercle ; au clavier, Entrée sur les deux cases.',
  'clear-marks': 'Effacer les dessins',
  'marks-here': 'Dessiné : {marks}.',
  'mark-colour': '{kind, select, own {Orange} blue {Bleu} red {Rouge}}',
  'mark-from': 'De {square}. Choisissez l’autre bout ; la même case donne un cercle.',
  'mark-changed': '{isThere, select, true {Effacé} other {Dessiné}} de {from} à {to}.',
  promote: 'En faire la variante principale',
  cut: 'Supprimer ce coup et sa suite',
  mark:
    '{mark, select, good {bon coup} inaccuracy {imprécision} mistake {erreur} blunder {gaffe} ' +
    'missed {gain manqué}}',

  // Analysis.
  'no-analysis': 'Cette partie n’a ni analyse ni bilan avant sa fin.',
  analyse: 'Analyser',
  stop: 'Arrêter',
  thinking: 'analyse en cours…',
  found: 'profondeur {depth} · {nodes} positions · {speed}/s',
  done: 'terminé, {found}',
  solved:
    'Résolu{holds, select, false {, sans limite de coups ni répétition}} : {value} pour le camp ' +
    'au trait.',
  'solved-by':
    'Résolu avec les règles {rules}{holds, select, false {, sans limite de coups ni ' +
    'répétition}} : {value} pour le camp au trait.',
  value: '{value, select, win {gain} loss {perte} tie {égalité} draw {nulle}}',
  'value-in': '{value, select, win {gain} loss {perte} tie {égalité} draw {nulle}} en {plies}',
  'value-letter': '{value, select, win {G} loss {P} tie {É} draw {N}}{plies}',
  openings: 'Ouvertures',
  'openings-about':
    '{games, number} des {total, number} parties du programme (niveau 8) passent ici. ★ : coup ' +
    'de sa bibliothèque.',
  'openings-none': 'Aucune des parties ne passe ici.',
  shares:
    'les Noirs gagnent {black, percent}, nulles {draws, percent}, les Blancs gagnent {white, ' +
    'percent}',
  'book-move': 'Coup de la bibliothèque',
  options: 'Options',
  lines: 'Variantes',
  seconds: 'Secondes',
  threads: 'Fils de calcul',
  'wins-in': 'Les {side, side} gagnent en {moves}',
  'no-evaluation': 'Pas d’évaluation',
  'black-chance': 'Chances de gain des Noirs : {chance, percent}',

  // Hints and teaching.
  'no-hints': 'Il n’y a pas d’indice dans les parties sans aide.',
  looking: 'Recherche d’un bon coup…',
  'no-choice': 'Il n’y a pas de coup à choisir.',
  'hint-part': 'Regardez cette partie du plateau.',
  'hint-move': '{move} est un bon coup.',
  'hint-wins': 'Le gain est immédiat.',
  'hint-wins-in': 'Gain en {moves, plural, one {# coup} many {# de coups} other {# coups}}.',
  'hint-connects': 'Il rejoint {squares}.',
  'hint-stops': 'Il empêche {move}, qui gagnerait.',
  'ask-for-more': 'Redemandez pour en savoir plus.',
  'bad-move-made':
    '{mark, select, mistake {Ce coup est une erreur.} blunder {Ce coup est une gaffe.} missed ' +
    '{Vous avez manqué un gain.}} Le reprendre ?',
  'take-back': 'Reprendre',

  // Imports and exports.
  'nothing-to-read': 'Il n’y a rien à lire.',
  'not-a-record': 'Aucune partie lisible : {detail}.',
  'left-out': 'Tout n’a pas été lu : {detail}.',
  'first-of': 'Voici la première de {count, number} parties.',
  'bad-tree': 'La partie est illisible : {detail}.',
  'many-nodes':
    'Une partie de {count, number} coups, variantes comprises, est trop grande ; le maximum est ' +
    '{most, number}.',
  'node-without-move': 'Le nœud {number} n’a pas de coup.',
  'node-without-parent': 'Aucun parent ne précède le nœud {number}.',
  'no-root': 'Il manque le début de la partie.',
  'who-human': 'humain',
  copied: 'Copié : {what}.',
  copy: 'Copier',
  save: 'Enregistrer',
  open: 'Ouvrir',
  'share-link': 'Lien vers cette position',
  'link-warning':
    '{place, select, here {Ce lien ne s’ouvre que sur cet ordinateur ; envoyez le SGF aux ' +
    'autres.} other {Toute personne qui a ce lien peut utiliser votre serveur.}} Il contient la ' +
    'partie secrète de l’adresse.',
  'share-sgf': 'SGF, toute la partie avec ses variantes',
  'share-fen': 'FEN, cette position',
  source: 'Texte source',
  'share-embed': 'Plateau pour une autre page',
  'open-full': 'Ouvrir dans le programme complet',
  'share-picture': 'Image',
  gif: 'GIF de la partie',
  'import-text': 'Partie ou position',
  'import-example': 'Collez du SGF, une FEN ou des coups comme  b1-b3 a2-c2 …',
  'import-file-name': 'Fichier',
  imported: 'Partie importée.',

  // Saved games and links.
  'saved-newer': 'Une version plus récente de cette page l’a enregistrée.',
  'saved-damaged': 'Elle est endommagée.',
  'saved-refused': 'Une partie enregistrée ne peut pas être ouverte. {reason}',
  'storage-full':
    'Vos coups ne sont plus enregistrés : le stockage du navigateur est plein ou désactivé. ' +
    'Supprimez des parties, ou enregistrez une copie de celle-ci.',
  'other-tab': 'Cette partie s’est poursuivie dans un autre onglet. Votre coup y est une variante.',
  'saved-copy': 'Enregistrer une copie',
  'saved-here': 'Enregistrées dans ce navigateur : les 50 dernières parties.',
  'no-games-yet': 'Aucune partie pour l’instant.',
  'delete-game': 'Supprimer cette partie',
  result:
    '{winner, select, black {Les Noirs gagnent} white {Les Blancs gagnent} other {Partie nulle}}',
  'count-moves': '{count, plural, one {# coup} many {# de coups} other {# coups}}',
  'bad-link': 'Ce lien ne contient pas de partie valable. {reason}',

  // New games.
  'start-game': 'Commencer la partie',
  'black-first': 'Noirs (commencent)',
  rules: 'Règles',
  'rule-name':
    '{name, select, berkeley {Berkeley} boardspace {BoardSpace} codingame {CodinGame} cuhk ' +
    '{CUHK} gamesman {GAMESMAN} gamesman-misere {GAMESMAN misère} olympiad {Olympiade} openspiel ' +
    '{OpenSpiel} playstrategy {PlayStrategy} soucie {Soucie}}',
  'rule-words':
    '{name, select, berkeley {Si un coup connecte les deux camps, celui qui l’a joué gagne. ' +
    'Égalité après 30 coups de chaque camp.} cuhk {Les Noirs commencent à gauche et à droite. Un ' +
    'coup qui connecte les deux camps fait partie nulle.} gamesman {Si le camp au trait n’a ' +
    'aucun coup légal, la partie est nulle.} gamesman-misere {Le camp dont les pions sont ' +
    'connectés perd.} olympiad {Règles de tournoi : partie nulle si un coup connecte les deux ' +
    'camps ou si une position apparaît trois fois.} soucie {Les règles de l’inventeur : si un ' +
    'coup connecte les deux camps, celui qui l’a joué gagne. Pas de limite de coups.} openspiel ' +
    '{Un camp sans coup légal perd. La répétition d’une position fait partie nulle.} codingame ' +
    '{Les règles de l’inventeur, avec partie nulle après 75 coups de chaque camp.} playstrategy ' +
    '{Partie nulle si un coup connecte les deux camps, si le camp au trait n’a aucun coup légal, ' +
    'ou à la cinquième répétition.} boardspace {Les règles de l’inventeur, telles qu’on les joue ' +
    'sur BoardSpace.}}',
  start: 'Départ',
  'start-name':
    '{name, select, standard {Habituel : Noirs en haut et en bas} sides {Côtés : Noirs à gauche ' +
    'et à droite} scrambled {Œufs brouillés : couleurs alternées le long du bord}}',
  opponent: 'Adversaire',
  'level-words':
    '{level, select, 1 {Rate presque tout.} 2 {Rate beaucoup de choses : commencez ici.} 3 {Voit ' +
    'plus loin, rate beaucoup de choses.} 4 {Voit plus loin, rate certains coups.} 5 {A déjà ' +
    'joué quelques parties.} 6 {Comme un joueur de club.} 7 {Comme un bon joueur de club.} 8 ' +
    '{Voit les gains en trois coups.} 9 {Réfléchit un tiers de seconde.} 10 {Pleine force, ' +
    'jusqu’à cinq secondes.}}',
  'person-here': 'Deux personnes',
  'person-words': 'Toutes deux devant cet écran.',
  'your-side': 'Vous jouez',
  random: 'Au hasard',
  strength: 'Force',
  custom: 'Sur mesure',
  'custom-words': 'Joueurs, règles, plateau et handicap.',
  elo: 'Elo {elo}',
  files: 'Colonnes',
  ranks: 'Rangées',
  clock: 'Pendule',
  'no-clock': 'Sans pendule',
  'some-clock': '{minutes, number} min + {seconds} s par coup',
  minutes: 'Minutes',
  'seconds-a-move': 'Secondes par coup',
  'name-of': 'Nom des {side, side}',
  'gives-up': 'Pions en moins pour les {side, side}',
  handicap:
    'Handicap : des pions retirés au départ. Moins de pions se connectent plus facilement, mais ' +
    'ils vont aussi moins loin.',
  'rated-style': 'Partie comme en classement (sans aide)',

  // Settings.
  language: 'Langue',
  'language-auto': 'Celle du navigateur',
  scheme: 'Clair ou sombre',
  'scheme-name': '{name, select, auto {Système} light {Clair} dark {Sombre}}',
  'large-text': 'Grands caractères, lisibles de loin',
  'board-name':
    '{name, select, wood {Bois} slate {Ardoise} paper {Papier} green {Vert} clear {Contraste ' +
    'fort, pour daltoniens}}',
  'piece-style': 'Pions',
  'piece-name': '{name, select, stones {En relief} flat {Plats} shapes {Formes}}',
  'on-the-board': 'Sur le plateau',
  coordinates: 'Coordonnées',
  counts: 'Nombre de pions de chaque ligne, sur les bords',
  overlay: 'Lignes du pion sous le pointeur',
  dots: 'Points sur les cases que le pion choisi peut atteindre',
  bonds: 'Liens à l’intérieur des groupes',
  arrows: 'Flèches : dernier coup, meilleurs coups',
  'during-a-game': 'Pendant la partie',
  threats: 'Avertir quand un camp peut gagner au prochain coup',
  teaching: 'Leçon : proposer de reprendre les mauvais coups',
  'auto-flip': 'Tourner le plateau pour deux joueurs sur un même écran',
  sounds: 'Sons',
  volume: 'Volume',
  kept: 'Hors connexion : {isKept, select, true {prêt} other {impossible ici}}.',

  // Keys, each with what it does.
  keys: 'Touches',
  'keys-step': '← → | un coup en arrière ou en avant ; aussi avec la molette au-dessus du plateau',
  'keys-ends': 'Début, Fin | premier ou dernier coup',
  'keys-analysis': 'A | activer ou arrêter l’analyse',
  'keys-tab': 'Tab | vers le plateau et au-delà',
  'keys-square': 'Flèches sur le plateau | une autre case ; [ et ] y parcourent la partie',
  'keys-choose': 'Entrée ou Espace | choisir un pion, puis sa destination',
  'keys-escape': 'Échap | annuler la sélection ou le coup prévu',
  'keys-draw': 'Bouton droit, ou Maj | encercler une case ; glisser pour une flèche',
  'keys-marks': 'D, X | dessiner par clics ou au clavier ; effacer les dessins',
  'keys-keys': '? | cette liste',

  full: '{words}.',

  // Positions that people set up.
  'no-pieces': 'Les {color, side} n’ont pas de pion.',
  'one-piece':
    'Les {color, side} n’ont qu’un pion, ce qui compte comme connecté : la partie serait terminée.',
  'all-connected':
    'Les pions {color, lowercase side} sont déjà tous connectés : la partie serait terminée.',
  'over-already': 'La partie serait terminée. {end}',
  'no-moves': 'Aucun camp n’a de coup légal.',
  'many-pieces':
    'Les {color, side} ont {count} pions ; les positions de départ de cette taille en ont au ' +
    'plus {most}.',
  'mover-blocked': 'C’est aux {color, side} de jouer, et ils n’ont aucun coup légal.',
  'how-to-edit':
    'Choisissez une sorte de pion, puis cliquez sur des cases. Cliquez de nouveau pour retirer ' +
    'le pion.',
  'edit-nothing': 'Retirer',
  'editor-board': 'Plateau de l’éditeur',
  mover: 'Au trait',
  'play-from-here': 'Jouer à partir d’ici',
  'start-position': 'Position de départ',
  'empty-board': 'Plateau vide',
  'from-game': 'Depuis la partie',
  'copy-link': 'Copier le lien',
  'can-start': 'Une partie peut commencer ici.',
  'cannot-start': 'Aucune partie ne peut commencer ici :',

  // Reviews.
  'retry-side': 'Corriger les erreurs des {side, side}',
  'retry-word': 'Corriger',
  'review-progress': 'Avancement du bilan',
  'review-graph': 'Chances de gain des Noirs pendant la partie',
  'words-of': '{name} : {words}',
  'show-better': 'Meilleur coup',
  'mistake-of': 'Erreur {number} sur {count}.',
  'find-better': '{move} a été joué. Trouvez un meilleur coup.',
  'is-best': '{move} est le meilleur coup.',
  'is-good': '{move} est bon aussi. Le meilleur coup était {best}.',
  'not-better': '{move} n’est pas meilleur. Réessayez.',
  'next-mistake': 'Erreur suivante',
  'only-move': 'Le seul coup.',
  'best-proven': 'Le meilleur coup ({score}).',
  'best-estimated': 'Le meilleur coup (chances de gain : {chance, percent}).',
  'chance-taken': 'Bien ! Les {side, other side} avaient fait une erreur, et ce coup en profite.',
  judged:
    '{judgement, select, good {Bon coup} inaccuracy {Imprécision} mistake {Erreur} blunder ' +
    '{Gaffe} missed-win {Gain manqué}} : chances de gain {before, percent} → {after, ' +
    'percent}.{better}{now}',
  better: ' {move} était meilleur ({score}).',
  now: ' Maintenant : {score}.',
  nothing: '',
  won: 'gagné',
  lost: 'perdu',
  'win-in': 'gain en {moves}',
  'loss-in': 'perte en {moves}',
  chance: '{chance, percent}',
  summary:
    'précision {accuracy, percent} ; imprécisions {inaccuracies}, erreurs {mistakes}, gaffes ' +
    '{blunders}, gains manqués {missed}',
  compared:
    '{how, select, above {Vous avez mieux joué que votre adversaire d’habitude. } near {Vous ' +
    'avez joué aussi bien que votre adversaire d’habitude. }}Bons coups : {good} sur {judged}. ' +
    'Précision : {accuracy, percent} ; le niveau {level} a d’habitude {usual, percent}.',
  'all-remarks': 'Toutes les remarques',
  'summary-of': '{side, side} :',
  'no-summary': 'aucun coup à juger',

  // Puzzles.
  'puzzle-board': 'Plateau du problème',
  puzzle: 'Problème',
  'puzzle-number': 'Problème {number}',
  'next-puzzle': 'Problème suivant',
  'show-solution': 'Montrer la solution',
  'puzzle-win':
    'Les {side, side} jouent et gagnent {count, plural, =1 {tout de suite} one {en # coup} many ' +
    '{en # de coups} other {en # coups}}. Un seul premier coup y mène.',
  'puzzle-hold':
    'Aux {side, side} de jouer : un seul coup empêche les {side, other side} de gagner {count, ' +
    'plural, =1 {tout de suite} one {en # coup} many {en moins de # de coups} other {en # coups ' +
    'au plus}}.',
  'puzzle-yours': 'Vous jouez les {side, side}, en bas.',
  'puzzle-score': 'Résolus : {solved} sur {count} · série {streak} · record {best}',
  'puzzle-no-win':
    '{move} est légal, mais ne gagne pas en {moves, plural, one {# coup} many {# de coups} ' +
    'other {# coups}}.',
  'puzzle-no-hold': '{move} est légal, mais les {side, other side} gagnent quand même.',
  'puzzle-right': 'Exact. Et ensuite ?',
  'puzzle-goes-on':
    'Aux {side, side} de jouer : gain en {moves, plural, one {# coup} many {# de coups} other {# ' +
    'coups}}.',
  'puzzle-solved': 'Résolu !',
  'puzzle-shown': 'C’était la solution.',
  'puzzle-piece': 'C’est le pion en {square} qui joue.',
  'puzzle-move': 'Le coup est {move}.',
  theme: 'Thème',
  'puzzle-theme':
    '{theme, select, all {Tous les thèmes} h {Seul coup} c {Prise} s {Sacrifice} q {Coup ' +
    'calme} t {Menace} b {Blocage} d {Défense} e {Finale}}',
  'puzzle-task': '{task, select, win {Gain en} hold {Parer un gain en}} {moves}',
  'puzzle-rating': 'Cote {rating}',
  'your-rating': 'Votre cote : {rating}',
  'puzzle-answer': 'Les {side, side} répondent {move}.',
  'puzzle-wrong': 'Faux.',
  'puzzle-of-day': 'Problème du jour',
  'timed-run': 'Série de 3 minutes',
  'run-score': '{count} résolus · erreurs : {mistakes} sur {most}',
  'run-over':
    '{count, plural, =0 {Aucun problème résolu} one {# problème résolu} many {# de problèmes ' +
    'résolus} other {# problèmes résolus}} dans cette série. Votre record : {best}.',
  history: 'Historique',
  'no-history': 'Vous n’avez encore essayé aucun problème.',
  'puzzle-result': '{result, select, once {résolu} failed {non résolu} later {résolu plus tard}}',

  // How to play.
  tutorial: 'Initiation',
  step: 'Étape {number} sur {count} : {title}',
  'next-step': 'Étape suivante',
  lessons: 'Toutes les leçons',
  'rule-sets': 'Variantes des règles',
  'rules-differ':
    'Les pions se déplacent de la même façon avec toutes les règles. Elles diffèrent quand un ' +
    'coup connecte les deux camps, quand un camp n’a aucun coup légal, et sur ce qui fait partie ' +
    'nulle.',
  'other-move': 'Ce coup est légal, mais ce n’est pas celui que nous cherchons. Réessayez.',
  'end-retry': '{end} Réessayez.',

  count: 'Compter, puis jouer',
  'count-words':
    'Un pion avance d’exactement autant de cases qu’il y a de pions sur sa ligne. Ici, il y en a ' +
    'deux : suivez la flèche.',
  'count-praise':
    'Exact ! Tous les pions de la ligne comptent, des deux couleurs : rangée, colonne ou ' +
    'diagonale.',
  jump: 'Sauter par-dessus ses pions',
  'jump-words':
    'Vos propres pions ne barrent jamais le chemin. Cette ligne en compte six : sautez de six ' +
    'cases, par-dessus les autres.',
  'jump-praise': 'Six pions, six cases, par-dessus tous les autres.',
  capture: 'Prises et obstacles',
  'capture-words':
    'Vous prenez un pion adverse en finissant sur sa case. Impossible de sauter par-dessus. ' +
    'Prenez avec le pion marqué.',
  'capture-praise': 'Pris ! Les Blancs ont un pion de moins, donc un de moins à connecter.',
  'capture-retry':
    'C’est légal, mais le pion marqué n’a rien pris. Cherchez l’anneau en pointillé.',
  connect: 'Connecter ses pions',
  'connect-words':
    'Vous gagnez quand tous vos pions forment un seul groupe, diagonales comprises. Connectez le ' +
    'pion marqué.',
  'connect-praise': 'Tous en un seul groupe : les Noirs gagnent.',
  'connect-retry': 'Tous les pions ne sont pas encore connectés. Comptez les lignes du pion isolé.',
  defend: 'Arrêter l’adversaire',
  'defend-words':
    'Les Blancs menacent de se connecter, comme le montre la flèche. Jouez le pion marqué sur ' +
    'cette ligne : le compte change, et ce coup ne va plus.',
  'defend-praise': 'Les Blancs n’ont plus de coup gagnant.',
  'defend-retry': 'Les Blancs peuvent encore gagner au prochain coup. Réessayez.',

  'helping-title': 'Une prise peut aider l’adversaire',
  'helping-words':
    'Un camp qui a moins de pions en a moins à connecter. Si les Noirs prennent le pion blanc ' +
    'isolé, les Blancs sont connectés et gagnent.',
  'helping-retry': 'Les Blancs ne sont pas connectés. Quel pion blanc est isolé ?',
  'blocked-title': 'Aucun coup légal',
  'blocked-words':
    'Il est rare qu’un camp n’ait aucun coup légal, comme ici les Noirs. Avec la plupart des ' +
    'règles il passe, et l’adversaire joue de nouveau.',
};

export default FR;
