var e={comma:", ",semicolon:" ; ",space:" ",board:"Plateau",cell:"{square}, {piece, select, black {noir} white {blanc} other {vide}}","cell-goals":"peut aller en {goals}","cell-chosen":"sélectionné",
"cell-capture":"peut être pris","cell-goal":"accessible","goal-capture":"{square} (prise)","piece-goals":"{square} sélectionné. Destinations possibles : {goals}.","piece-stuck":"{square} sélection\
né. Ce pion n’a aucun coup légal.","choice-cancelled":"Sélection annulée","not-yours":"Ce n’est pas à vous de jouer ce pion.","no-piece":"Cette case est vide.",rank:"rangée",file:"colonne",rising:"\
diagonale vers le haut à droite",falling:"diagonale vers le haut à gauche","leaves-board":"sortirait du plateau","lands-on-own":"finirait sur un pion de son camp en {square}","in-the-way":"le pion {\
color, select, black {noir} white {blanc}} en {square} barre le chemin","lines-of":"Lignes de {square}","line-count":"{line} : {count, plural, one {# pion} many {# de pions} other {# pions}}.","way-t\
o":"vers {square}","way-captures":"prise en {square}","to-move":"Aux {side, select, black {Noirs} white {Blancs}} de jouer.","choose-piece":"Choisissez un pion pour voir ses coups.","plies-left":"{cou\
nt, plural, one {Plus que # coup} many {Encore # de coups} other {Encore # coups}}.","game-paused":"La partie est en pause.","side-thinks":"Les {side, select, black {Noirs} white {Blancs}} réfléchisse\
nt…","premove-next":"Ensuite : {from}-{to}.","can-win":"Les {side, select, black {Noirs} white {Blancs}} peuvent gagner tout de suite !","connects-next":"Les {side, select, black {Noirs} white {B\
lancs}} menacent de se connecter au prochain coup.","wins-next":"Les {side, select, black {Noirs} white {Blancs}} menacent de gagner au prochain coup.","you-won":"Vous avez gagné !","you-lost":"Vou\
s avez perdu.","computers-turn":"C’est à l’ordinateur de jouer.",moved:"{side, select, black {Noirs} white {Blancs}} : {from} vers {to}.",took:"{side, select, black {Noirs} white {Blancs}} : {fr\
om} prend {to}.",passed:"Les {side, select, black {Noirs} white {Blancs}} n’ont aucun coup et passent.",refusal:"{from} vers {to} : {reason}.",side:"{side, select, black {Noirs} white {Blancs}}","p\
layer-of":"Qui joue les {side, select, black {Noirs} white {Blancs}}",you:"Vous",computer:"Ordinateur {level} · {level, select, 1 {première partie} 2 {débutant} 3 {novice} 4 {facile} 5 {loisir} 6 {clu\
b} 7 {bon club} 8 {fort} 9 {très fort} 10 {le plus fort}}",pieces:"{count, plural, one {# pion} many {# de pions} other {# pions}}",groups:"{count, plural, one {# groupe} many {# de groupes} other {#\
 groupes}}",status:"État de la partie","no-server":"Le serveur ne répond pas.","file-missing":"Il manque un fichier à ce site : {file}.","cannot-run":"Ce navigateur est trop ancien pour jouer ici.",
"try-again":"Réessayer",failed:"Une erreur est survenue sur cette page : {detail}","program-ended":"Le programme du terminal est terminé.",close:"Fermer",title:"Lines of Action",description:"Jouez,\
 apprenez et étudiez Lines of Action.",skip:"Aller au plateau",main:"Menu principal",play:"Jouer",puzzles:"Problèmes",learn:"Règles",editor:"Éditeur",settings:"Réglages","needs-script":"Cette pag\
e a besoin de JavaScript.","not-started":"Cette page ne démarre pas. Si un nouvel essai n’y change rien, utilisez un navigateur plus récent.",reload:"Recharger la page","new-version":"Il existe un\
e nouvelle version de ce site.","longer-address":"Ce serveur fonctionne, mais l’adresse de sa page est plus longue. Le programme l’a affichée : veuillez ouvrir cette adresse.","no-such-request":"\
Cette requête n’existe pas.","no-such-file":"Ce fichier n’existe pas.","wrong-method":"Cette requête demande une autre méthode.","no-token":"La requête n’a pas de jeton.","no-host":"La requê\
te ne nomme aucun hôte.","other-host":"Ce serveur ne porte pas ce nom.","other-site":"Les requêtes d’autres sites sont refusées.","repeated-header":"La requête a plus d’un en-tête « {name} ».",
"too-slow":"La requête a mis trop de temps à arriver.",incomplete:"La requête n’est pas arrivée en entier : {detail}.","too-large":"C’est trop grand : le serveur lit au plus {kibibytes, number}\
 Kio à la fois.","not-an-object":"La requête n’est pas un objet JSON.","bad-json":"La requête est illisible : {detail}.","bad-handshake":"Pas de WebSocket : {detail}.",internal:"Erreur du serve\
ur : {detail}.","no-answer":"Le serveur a répondu {status}.","many-analyses":"Le serveur a trop d’analyses en cours. Réessayez plus tard.","many-jobs":"Plus de {most} recherches à la fois sont im\
possibles.","job-in-use":"Le numéro de recherche {id} est déjà pris.","no-shared-game":"Il n’y a pas ici de partie d’un programme de terminal.","not-a-command":"Ce n’est pas une ligne de comman\
de.","program-busy":"Le programme du terminal est occupé.","no-tables":"Ce serveur n’a pas de tables.","not-in-tables":"Les tables ne contiennent pas cette position.","search-stopped":"La recherche\
 a été interrompue.","bad-rules":"Règles inconnues : {detail}.","bad-size":"Taille de plateau incorrecte : {detail}.","bad-start":"Position de départ inconnue : {detail}.","bad-position":"Posit\
ion incorrecte : {detail}.","bad-move":"Coup incorrect : {detail}.","bad-ply":"Coup {number} : {detail}.","illegal-ply":"Coup {number}, {move} : {reason}.","bad-time":"Un temps est un nombre de se\
condes supérieur à 0.","bad-level":"Un niveau va de 1 à {most}.","long-text":"Le texte dépasse {most, number} caractères.","long-game":"Une partie de {count, number} coups est trop longue ; le ma\
ximum est {most, number}.","game-over":"La partie est terminée.","few-pieces":"Il faut au moins deux pions dans chaque camp.",over:"la partie est terminée","off-board":"{square} n’est pas sur ce pla\
teau","empty-square":"il n’y a pas de pion en {square}","other-piece":"le pion en {square} est {owner, select, black {noir} white {blanc}}, et c’est aux {mover, select, black {Noirs} white {Blancs}}\
 de jouer","same-square":"le coup part de {square} et y finit","no-line":"{from} et {to} ne sont pas sur une même rangée, colonne ou diagonale","wrong-length":"il faut avancer de {needed, plural, on\
e {# case exactement} many {# de cases exactement} other {# cases exactement}}, le nombre de pions sur cette {line, select, rank {rangée} file {colonne} other {diagonale}}, et non de {tried}","two-fa\
ults":"{first} ; {second}","own-piece":"votre propre pion {color, select, black {noir} white {blanc}} est en {square}","must-jump":"vous avez un coup légal, vous ne pouvez donc pas passer","no-pass\
ing":"ces règles ne permettent pas de passer","win-connected":"Les {winner, select, black {Noirs} white {Blancs}} gagnent : les {color, select, black {Noirs} white {Blancs}} {count, plural, =0 {n’ont\
 plus de pion, ce qui compte comme connecté} one {n’ont plus qu’un pion, ce qui compte comme connecté} many {ont tous leurs pions en un seul groupe} other {ont leurs # pions en un seul groupe}}.",
"win-simultaneous":"Les {winner, select, black {Noirs} white {Blancs}} gagnent : les deux camps sont connectés, et les {mover, select, black {Noirs} white {Blancs}} ont joué ce coup.","win-blocked":"\
Les {winner, select, black {Noirs} white {Blancs}} gagnent : les {loser, select, black {Noirs} white {Blancs}} n’ont aucun coup légal.","win-other":"Les {winner, select, black {Noirs} white {Blanc\
s}} gagnent{reason, select, repetition { par répétition} limit { à la limite de coups} other {}}.","draw-connected":"Partie nulle : un camp est connecté.","draw-simultaneous":"Partie nulle : le c\
oup connecte les deux camps.","draw-blocked":"Partie nulle : il n’y a aucun coup légal.","draw-repetition":"Partie nulle par répétition.","draw-move-limit":"Partie nulle : {count, number} coups \
ont été joués.",resigned:"Les {winner, select, black {Noirs} white {Blancs}} gagnent : les {winner, select, black {Blancs} white {Noirs}} ont abandonné.","out-of-time":"Les {winner, select, black\
 {Noirs} white {Blancs}} gagnent : les {winner, select, black {Blancs} white {Noirs}} n’ont plus de temps.","draw-agreed":"Partie nulle par accord.","draw-declined":"Les {side, select, black {Noirs\
} white {Blancs}} refusent la nulle.","draw-offered":"Les {side, select, black {Noirs} white {Blancs}} proposent la nulle : cette position apparaît pour la troisième fois.","draw-accept":"Accepter",
"draw-decline":"Continuer",game:"Partie",commands:"Commandes",moves:"Coups","of-rules":"Règles {rules}","with-key":"{label} ({key})","new-game":"Nouvelle partie",undo:"Annuler",redo:"Rétablir",back:"\
Coup précédent",next:"Coup suivant","step-back":"Retour","step-on":"Suivant","draw-word":"Nulle","your-turn":"À vous de jouer",hint:"Indice",flip:"Tourner","offer-draw":"Proposer la nulle",resign:"\
Aban­donner","move-now":"Jouer tout de suite",pause:"Pause",resume:"Reprendre la partie",more:"Plus",speed:"Vitesse","speed-of-play":"Vitesse de jeu","my-games":"Mes parties","import-short":"Importer",
"share-short":"Partager","to-terminal":"Vers la partie du terminal","back-to-game":"Revenir à la partie","play-on":"Continuer à partir d’ici","review-game":"Faire le bilan","review-again":"Refaire\
 le bilan",rematch:"Revanche","level-offer":"{count} {how, select, won {victoires} other {défaites}} de suite. Niveau {level} ?","resign-as":"Abandonner avec les {side, select, black {Noirs} white {B\
lancs}} ?","keep-playing":"Continuer à jouer","another-game":"Commencer une autre partie ?","game-stays":"La partie en cours n’est pas terminée. Elle reste dans « Mes parties ».",welcome:"\
Bienvenue","new-here":"Vous découvrez Lines of Action ?","rules-in-short":"Un pion avance exactement d’autant de cases qu’il y a de pions sur sa ligne. Réunissez tous vos pions en un seul groupe po\
ur gagner.","learn-fast":"Apprendre en deux minutes","easy-game":"Jouer une partie facile","no-thanks":"Non, merci","no-moves-yet":"Aucun coup pour l’instant.","comment-move":"Commenter ce coup",comment:"\
Commentaire","move-example":"b1-b3","type-move":"Saisissez un coup, par exemple b1-b3","not-a-move":"« {text} » n’est pas un coup comme b1-b3.","draw-marks":"Dessiner flèches et cercles","draw-\
how":"Glissez pour une flèche, cliquez pour un cercle ; au clavier, Entrée sur les deux cases.","clear-marks":"Effacer les dessins","marks-here":"Dessiné : {marks}.","mark-colour":"{kind, selec\
t, own {Orange} blue {Bleu} red {Rouge}}","mark-from":"De {square}. Choisissez l’autre bout ; la même case donne un cercle.","mark-drawn":"Dessiné de {from} à {to}.","mark-removed":"Effacé de {\
from} à {to}.",promote:"En faire la variante principale",cut:"Supprimer ce coup et sa suite",mark:"{mark, select, inaccuracy {imprécision} mistake {erreur} blunder {gaffe} missed {gain manqué}}","n\
o-analysis":"Cette partie n’a ni analyse ni bilan avant sa fin.",analyse:"Analyser",stop:"Arrêter",thinking:"analyse en cours…",found:"profondeur {depth} · {nodes} positions · {speed}/s",done:"\
terminé, {found}",solved:"Résolu : {value} pour le camp au trait.","solved-by":"Résolu avec les règles {rules} : {value} pour le camp au trait.",value:"{value, select, win {gain} loss {perte} ti\
e {égalité} draw {nulle}}","value-in":"{value, select, win {gain} loss {perte} tie {égalité} draw {nulle}} en {plies}","value-letter":"{value, select, win {G} loss {P} tie {É} draw {N}}{plies}",openings:"\
Ouvertures","openings-about":"{games, number} des {total, number} parties du programme (niveau 8) passent ici. ★ : coup de sa bibliothèque.","openings-none":"Aucune des parties ne passe ici.",shares:"\
les Noirs gagnent {black, percent}, nulles {draws, percent}, les Blancs gagnent {white, percent}","book-move":"Coup de la bibliothèque",options:"Options",lines:"Variantes",seconds:"Secondes",threads:"\
Fils de calcul","show-arrows":"Flèches sur le plateau","wins-in":"Les {side, select, black {Noirs} white {Blancs}} gagnent en {moves}","no-evaluation":"Pas d’évaluation","black-chance":"Chances de\
 gain des Noirs : {chance, percent}","no-hints":"Il n’y a pas d’indice dans les parties sans aide.",looking:"Recherche d’un bon coup…","no-choice":"Il n’y a pas de coup à choisir.","hint-p\
art":"Regardez cette partie du plateau.","hint-piece":"C’est le pion en {square} qu’il faut jouer.","hint-move":"{move} est un bon coup.","hint-wins":"Le gain est immédiat.","hint-wins-in":"Gain \
en {moves, plural, one {# coup} many {# de coups} other {# coups}}.","hint-connects":"Il rejoint {squares}.","hint-stops":"Il empêche {move}, qui gagnerait.","ask-for-more":"Redemandez pour en savoir\
 plus.","ask-for-move":"Redemandez pour connaître le coup.","bad-move-made":"{mark, select, mistake {Ce coup est une erreur.} blunder {Ce coup est une gaffe.} missed {Vous avez manqué un gain.}} Le r\
eprendre ?","take-back":"Reprendre","keep-it":"Le garder","nothing-to-read":"Il n’y a rien à lire.","not-a-record":"Aucune partie lisible : {detail}.","left-out":"Tout n’a pas été lu : {detail}.",
"first-of":"Voici la première de {count, number} parties.","bad-tree":"La partie est illisible : {detail}.","many-nodes":"Une partie de {count, number} coups, variantes comprises, est trop grande ; \
le maximum est {most, number}.","node-without-move":"Le nœud {number} n’a pas de coup.","node-without-parent":"Aucun parent ne précède le nœud {number}.","no-root":"Il manque le début de la part\
ie.","who-level":"loa, niveau {level}, {level, select, 1 {première partie} 2 {débutant} 3 {novice} 4 {facile} 5 {loisir} 6 {club} 7 {bon club} 8 {fort} 9 {très fort} 10 {le plus fort}}","who-human":"\
humain",copied:"Copié : {what}.",copy:"Copier",save:"Enregistrer",open:"Ouvrir",share:"Partager et exporter","share-link":"Lien vers cette position","link-warning":"{place, select, here {Ce lien ne \
s’ouvre que sur cet ordinateur ; envoyez le SGF aux autres.} other {Toute personne qui a ce lien peut utiliser votre serveur.}} Il contient la partie secrète de l’adresse.","share-sgf":"SGF, to\
ute la partie avec ses variantes","share-fen":"FEN, cette position",source:"Texte source","share-embed":"Plateau pour une autre page","open-full":"Ouvrir dans le programme complet","share-moves":"Coup\
s","share-picture":"Image",svg:"SVG",png:"PNG",gif:"GIF de la partie",import:"Importer une partie","import-text":"Partie ou position","import-example":"Collez du SGF, une FEN ou des coups comme  b1-b3\
 a2-c2 …","import-file":"ou un fichier","import-file-name":"Fichier",imported:"Partie importée.","saved-newer":"Une version plus récente de cette page l’a enregistrée.","saved-damaged":"Elle es\
t endommagée.","saved-refused":"Une partie enregistrée ne peut pas être ouverte. {reason}","storage-full":"Vos coups ne sont plus enregistrés : le stockage du navigateur est plein ou désactivé. Sup\
primez des parties, ou enregistrez une copie de celle-ci.","other-tab":"Cette partie s’est poursuivie dans un autre onglet. Votre coup y est une variante.","saved-copy":"Enregistrer une copie","save\
d-delete":"La supprimer","saved-here":"Enregistrées dans ce navigateur : les 50 dernières parties.","no-games-yet":"Aucune partie pour l’instant.","delete-game":"Supprimer cette partie",result:"{\
winner, select, black {Les Noirs gagnent} white {Les Blancs gagnent} other {Partie nulle}}","count-moves":"{count, plural, one {# coup} many {# de coups} other {# coups}}","bad-link":"Ce lien ne conti\
ent pas de partie valable. {reason}","start-game":"Commencer la partie","black-first":"Noirs (commencent)",white:"Blancs",rules:"Règles","rule-name":"{name, select, berkeley {Berkeley} boardspace {Bo\
ardSpace} codingame {CodinGame} cuhk {CUHK} gamesman {GAMESMAN} gamesman-misere {GAMESMAN misère} olympiad {Olympiade} openspiel {OpenSpiel} playstrategy {PlayStrategy} soucie {Soucie}}","rule-words":"\
{name, select, berkeley {Si un coup connecte les deux camps, celui qui l’a joué gagne. Égalité après 30 coups de chaque camp.} cuhk {Les Noirs commencent à gauche et à droite. Un coup qui connecte les\
 deux camps fait partie nulle.} gamesman {Si le camp au trait n’a aucun coup légal, la partie est nulle.} gamesman-misere {Le camp dont les pions sont connectés perd.} olympiad {Règles de tournoi : pa\
rtie nulle si un coup connecte les deux camps ou si une position apparaît trois fois.} soucie {Les règles de l’inventeur : si un coup connecte les deux camps, celui qui l’a joué gagne. Pas de limite d\
e coups.} openspiel {Un camp sans coup légal perd. La répétition d’une position fait partie nulle.} codingame {Les règles de l’inventeur, avec partie nulle après 75 coups de chaque camp.} playstrategy\
 {Partie nulle si un coup connecte les deux camps, si le camp au trait n’a aucun coup légal, ou à la cinquième répétition.} boardspace {Les règles de l’inventeur, telles qu’on les joue sur BoardSpace.\
}}",start:"Départ","start-name":"{name, select, standard {Habituel : Noirs en haut et en bas} sides {Côtés : Noirs à gauche et à droite} scrambled {Œufs brouillés : couleurs alternées le long du bord\
}}",opponent:"Adversaire","level-words":"{level, select, 1 {Rate presque tout.} 2 {Rate beaucoup de choses : commencez ici.} 3 {Voit plus loin, rate beaucoup de choses.} 4 {Voit plus loin, rate certai\
ns coups.} 5 {A déjà joué quelques parties.} 6 {Comme un joueur de club.} 7 {Comme un bon joueur de club.} 8 {Voit les gains en trois coups.} 9 {Réfléchit un tiers de seconde.} 10 {Pleine force, jusqu\
’à cinq secondes.}}","person-here":"Deux personnes","person-words":"Toutes deux devant cet écran.","your-side":"Vous jouez",random:"Au hasard",strength:"Force",custom:"Sur mesure","custom-words":"\
Joueurs, règles, plateau et handicap.",elo:"Elo {elo}",files:"Colonnes",ranks:"Rangées",clock:"Pendule","no-clock":"Sans pendule","own-clock":"Personnalisée","some-clock":"{minutes} min + {seconds}\
 s par coup",minutes:"Minutes","seconds-a-move":"Secondes par coup","name-of":"Nom des {side, select, black {Noirs} white {Blancs}}","gives-up":"Pions en moins pour les {side, select, black {Noirs} wh\
ite {Blancs}}",handicap:"Handicap : des pions retirés au départ. Moins de pions se connectent plus facilement, mais ils vont aussi moins loin.","rated-style":"Partie comme en classement (sans aide)",
language:"Langue","language-auto":"Celle du navigateur",scheme:"Clair ou sombre","scheme-auto":"Système","scheme-light":"Clair","scheme-dark":"Sombre","large-text":"Grands caractères, lisibles de loi\
n",wood:"Bois",slate:"Ardoise",paper:"Papier",green:"Vert",clear:"Contraste fort, pour daltoniens","piece-style":"Pions",stones:"En relief",flat:"Plats",shapes:"Formes","on-the-board":"Sur le plateau",
coordinates:"Coordonnées",counts:"Nombre de pions de chaque ligne, sur les bords",overlay:"Lignes du pion sous le pointeur",dots:"Points sur les cases que le pion choisi peut atteindre",bonds:"Liens \
à l’intérieur des groupes",arrows:"Flèches : dernier coup, meilleurs coups","during-a-game":"Pendant la partie",threats:"Avertir quand un camp peut gagner au prochain coup",teaching:"Leçon : pro\
poser de reprendre les mauvais coups","auto-flip":"Tourner le plateau pour deux joueurs sur un même écran",sounds:"Sons",volume:"Volume",kept:"Hors connexion : {isKept, select, true {prêt} other {im\
possible ici}}.",keys:"Touches","keys-step":"← → | un coup en arrière ou en avant ; aussi avec la molette au-dessus du plateau","keys-ends":"Début, Fin | premier ou dernier coup","keys-undo":"\
U, R | annuler, rétablir un coup","keys-hint":"H | indice","keys-flip":"F | tourner le plateau","keys-analysis":"A | activer ou arrêter l’analyse","keys-new":"N | nouvelle partie","keys-tab":"Tab \
| vers le plateau et au-delà","keys-square":"Flèches sur le plateau | une autre case ; [ et ] y parcourent la partie","keys-choose":"Entrée ou Espace | choisir un pion, puis sa destination","keys\
-escape":"Échap | annuler la sélection ou le coup prévu","keys-draw":"Bouton droit, ou Maj | encercler une case ; glisser pour une flèche","keys-marks":"D, X | dessiner par clics ou au clavier ;\
 effacer les dessins","keys-keys":"? | cette liste",full:"{words}.","no-pieces":"Les {color, select, black {Noirs} white {Blancs}} n’ont pas de pion.","one-piece":"Les {color, select, black {Noirs} \
white {Blancs}} n’ont qu’un pion, ce qui compte comme connecté : la partie serait terminée.","all-connected":"Les pions {color, select, black {noirs} white {blancs}} sont déjà tous connectés : \
la partie serait terminée.","over-already":"La partie serait terminée. {end}","no-moves":"Aucun camp n’a de coup légal.","many-pieces":"Les {color, select, black {Noirs} white {Blancs}} ont {coun\
t} pions ; les positions de départ de cette taille en ont au plus {most}.","mover-blocked":"C’est aux {color, select, black {Noirs} white {Blancs}} de jouer, et ils n’ont aucun coup légal.","s\
et-up":"Mise en place","position-editor":"Éditeur de positions","how-to-edit":"Choisissez une sorte de pion, puis cliquez sur des cases. Cliquez de nouveau pour retirer le pion.","edit-black":"Pion n\
oir","edit-white":"Pion blanc","edit-nothing":"Retirer","editor-board":"Plateau de l’éditeur",painted:"{square} : {piece, select, black {noir} white {blanc} other {vide}}",mover:"Au trait",fen:"FE\
N","play-from-here":"Jouer à partir d’ici","start-position":"Position de départ","empty-board":"Plateau vide","from-game":"Depuis la partie","copy-link":"Copier le lien","link-copied":"Lien copié.\
 {warning}","can-start":"Une partie peut commencer ici.","cannot-start":"Aucune partie ne peut commencer ici :","not-a-position":"Position incorrecte : {reason}.","retry-mistakes":"Corriger vos erre\
urs","retry-side":"Corriger les erreurs des {side, select, black {Noirs} white {Blancs}}","retry-word":"Corriger","review-progress":"Avancement du bilan","review-graph":"Chances de gain des Noirs pend\
ant la partie","review-point":"{move} : {chance, percent}","review-start":"départ : {chance, percent}","show-better":"Meilleur coup","mistake-of":"Erreur {number} sur {count}.","find-better":"{move\
} a été joué. Trouvez un meilleur coup.","is-best":"{move} est le meilleur coup.","is-good":"{move} est bon aussi. Le meilleur coup était {best}.","not-better":"{move} n’est pas meilleur. Réessaye\
z.","next-mistake":"Erreur suivante",end:"Terminer","only-move":"Le seul coup.","best-proven":"Le meilleur coup ({score}).","best-estimated":"Le meilleur coup (chances de gain : {chance, percent}).",
judged:"{judgement, select, good {Bon coup} inaccuracy {Imprécision} mistake {Erreur} blunder {Gaffe} missed-win {Gain manqué}} : chances de gain {before, percent} → {after, percent}.{better}{now}",
better:" {move} était meilleur ({score}).",now:" Maintenant : {score}.",nothing:"",won:"gagné",lost:"perdu","win-in":"gain en {moves}","loss-in":"perte en {moves}",chance:"{chance, percent}",summary:"\
précision {accuracy, percent}{inaccuracies, plural, =0 {} one {, # imprécision} many {, # d’imprécisions} other {, # imprécisions}}{mistakes, plural, =0 {} one {, # erreur} many {, # d’erreurs} other \
{, # erreurs}}{blunders, plural, =0 {} one {, # gaffe} many {, # de gaffes} other {, # gaffes}}{missed, plural, =0 {} one {, # gain manqué} many {, # de gains manqués} other {, # gains manqués}}","\
summary-of":"{side, select, black {Noirs} white {Blancs}} :","no-summary":"aucun coup à juger","puzzle-board":"Plateau du problème",puzzle:"Problème","puzzle-number":"Problème {number}","next-puz\
zle":"Problème suivant","show-solution":"Montrer la solution",retry:"Réessayer","puzzle-win":"Les {side, select, black {Noirs} white {Blancs}} jouent et gagnent {count, plural, =1 {tout de suite} on\
e {en # coup} many {en # de coups} other {en # coups}}. Un seul premier coup y mène.","puzzle-hold":"Aux {side, select, black {Noirs} white {Blancs}} de jouer : un seul coup empêche les {side, select\
, black {Blancs} white {Noirs}} de gagner {count, plural, =1 {tout de suite} one {en # coup} many {en moins de # de coups} other {en # coups au plus}}.","puzzle-score":"Résolus : {solved} sur {count} \
· série {streak} · record {best}","puzzle-no-win":"{move} est légal, mais ne gagne pas en {moves, plural, one {# coup} many {# de coups} other {# coups}}.","puzzle-no-hold":"{move} est légal, mais\
 les {side, select, black {Blancs} white {Noirs}} gagnent quand même.","puzzle-right":"Exact. Et ensuite ?","puzzle-goes-on":"Aux {side, select, black {Noirs} white {Blancs}} de jouer : gain en {mo\
ves, plural, one {# coup} many {# de coups} other {# coups}}.","puzzle-solved":"Résolu !","puzzle-shown":"C’était la solution.","puzzle-piece":"C’est le pion en {square} qui joue.","puzzle-mov\
e":"Le coup est {move}.",theme:"Thème","puzzle-theme":"{theme, select, all {Tous les thèmes} h {Seul coup} c {Prise} s {Sacrifice} q {Coup calme} t {Menace} b {Blocage} d {Défense} e {Finale}}","pu\
zzle-task":"{task, select, win {Gain en} hold {Parer un gain en}} {moves}","puzzle-rating":"Cote {rating}","your-rating":"Votre cote : {rating}","puzzle-answer":"Les {side, select, black {Noirs} white\
 {Blancs}} répondent {move}.","puzzle-wrong":"Faux.","puzzle-of-day":"Problème du jour","timed-run":"Série de 3 minutes","run-score":"{count} résolus · erreurs : {mistakes} sur {most}","run-over":"\
{count, plural, =0 {Aucun problème résolu} one {# problème résolu} many {# de problèmes résolus} other {# problèmes résolus}} dans cette série. Votre record : {best}.",history:"Historique","n\
o-history":"Vous n’avez encore essayé aucun problème.","puzzle-result":"{result, select, once {résolu} failed {non résolu} later {résolu plus tard}}",tutorial:"Initiation",step:"Étape {number} \
sur {count} : {title}","next-step":"Étape suivante",previous:"Retour",again:"Recommencer",lessons:"Toutes les leçons","rule-sets":"Variantes des règles","rules-differ":"Les pions se déplacent de l\
a même façon avec toutes les règles. Elles diffèrent quand un coup connecte les deux camps, quand un camp n’a aucun coup légal, et sur ce qui fait partie nulle.","legal-move":"Oui, ce coup est \
légal.","other-move":"Ce coup est légal, mais ce n’est pas celui que nous cherchons. Réessayez.","end-retry":"{end} Réessayez.",count:"Compter, puis jouer","count-1":"Un pion se déplace le long \
d’une rangée, d’une colonne ou d’une diagonale, exactement d’autant de cases qu’il y a de pions sur cette ligne. Tous les pions de la ligne comptent : noirs, blancs, et le pion lui-même.",
"count-2":"Il y a deux pions sur la colonne b : le pion en b1 peut donc avancer de deux cases. Choisissez un pion, et les nombres à côté de lui vous disent combien de pions il y a sur ses quatre ligne\
s.","count-3":"Jouez le pion de b1 en b3.","count-praise":"Exact : deux pions sur la colonne, deux cases.","count-retry":"C’est légal aussi, mais jouez plutôt le pion de b1 en b3.",jump:"Sauter p\
ar-dessus ses pions","jump-1":"Vos propres pions ne barrent jamais le chemin : vous pouvez sauter par-dessus.","jump-2":"Il y a six pions sur la première rangée. Jouez le pion en b1 par-dessus les au\
tres, jusqu’au coin vide h1.","jump-praise":"Six pions, six cases, par-dessus tous les autres.","jump-retry":"C’est un autre coup. Le pion en b1 peut avancer de six cases vers la droite.",capture:"\
Prises et obstacles","capture-1":"Vous prenez un pion adverse en finissant votre coup sur sa case. Vous ne pouvez pas sauter par-dessus.","capture-2":"Le pion en c1 a une seule prise légale. Choisisse\
z-le et regardez ses lignes : une croix marque un pion qui barre le chemin.","capture-praise":"Pris ! Les Blancs ont un pion de moins, donc un de moins à connecter.","capture-retry":"C’est légal, \
mais c1 n’a rien pris. Cherchez l’anneau en pointillé.",connect:"Connecter ses pions","connect-1":"Vous gagnez quand tous vos pions forment un seul groupe. Deux pions voisins en diagonale sont co\
nnectés.","connect-2":"Un pion noir n’est pas encore connecté. Connectez-le.","connect-praise":"Tous en un seul groupe : les Noirs gagnent.","connect-retry":"Tous les pions ne sont pas encore con\
nectés. Comptez les lignes du pion isolé.",defend:"Arrêter l’adversaire","defend-1":"Les Blancs menacent de se connecter en jouant de d2 en d4. Changez le nombre de pions sur cette colonne, pour \
que ce coup ne soit plus légal.","defend-2":"Ne prenez pas le pion en d2 : les autres pions blancs sont déjà connectés, et les Blancs gagneraient sans lui.","defend-praise":"Les Blancs n’ont plus\
 de coup gagnant.","defend-retry":"Les Blancs peuvent encore gagner au prochain coup. Réessayez.","far-title":"Jusqu’où vont les pions","far-words":"Il y a trois pions sur la rangée du pion noir e\
n b3 : il avance donc de trois cases le long de cette rangée. Sur ses autres lignes il est seul : une case.","far-praise":"Trois pions, trois cases.","far-retry":"C’est légal. Jouez maintenant b3 l\
e long de sa rangée.","jumping-title":"Sauter","jumping-words":"a3 peut sauter par-dessus le pion noir en b3, mais sur la colonne le pion blanc en a4 barre le chemin.","jumping-praise":"Deux cases, p\
ar-dessus le pion en b3.","jumping-retry":"C’est légal. Jouez maintenant a3 par-dessus b3.","capturing-title":"Prendre","capturing-words":"Un pion prend un pion adverse en finissant sur sa case. Il\
 y a trois pions sur la grande diagonale : a1 avance donc de trois cases, par-dessus le pion noir, sur le pion blanc.","capturing-retry":"Cela ne prend rien.","winning-title":"Gagner","winning-words":"\
Réunissez tous vos pions en un seul groupe, n’importe où sur le plateau. Les pions sont connectés par les côtés et les coins des cases. Un pion seul est un groupe.","winning-retry":"Tous les pi\
ons ne sont pas encore connectés.","helping-title":"Une prise peut aider l’adversaire","helping-words":"Un camp qui a moins de pions en a moins à connecter. Si les Noirs prennent le pion blanc isol\
é, les Blancs sont connectés et gagnent.","helping-retry":"Les Blancs ne sont pas connectés. Quel pion blanc est isolé ?","blocked-title":"Aucun coup légal","blocked-words":"Il est rare qu’un c\
amp n’ait aucun coup légal, comme ici les Noirs. Avec la plupart des règles il passe, et l’adversaire joue de nouveau."},s=e;export{s as default};
