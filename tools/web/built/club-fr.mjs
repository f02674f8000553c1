var e={club:"Club","club-part":"{name, select, meet {Jouer} archive {Archives} players {Joueurs} account {Compte} other {}}","club-you-are":"Vous êtes {name}.","club-no-line":"Le club est injoignable\
.","club-no-engine":"Ce club n’a pas de moteur.","club-your-games":"Vos parties","club-no-games":"Vous n’avez pas de partie. Invitez quelqu’un, ou défiez l’ordinateur.","club-invitations":"In\
vitations et défis","club-invite":"Inviter","club-whom":"Qui","club-kind":"{kind, select, link {Quelqu’un, par un lien} open {Tout le monde dans le salon} pair {Un adversaire de mon classement} chall\
enge {Un membre ou l’ordinateur} other {}}","club-do":"{kind, select, link {Créer un lien} open {Proposer dans le salon} pair {Trouver un adversaire} challenge {Défier} other {}}","club-kind-of":"\
{kind, select, link {Invitation par un lien} open {Invitation ouverte} pair {Recherche d’un adversaire} challenge {Défi} other {}} : {name}","club-lobby":"Salon","club-lobby-empty":"Personne n’atte\
nd d’adversaire.","club-running":"Parties en cours","club-none-running":"Aucune partie n’est en cours.","club-tv":"Regarder la meilleure partie","club-no-tv":"Aucune partie n’est en cours. La proc\
haine s’ouvrira d’elle-même.","club-watch":"Regarder","club-days":"{count, plural, one {# jour par coup} many {# jours par coup} other {# jours par coup}}","club-rated":"{rated, select, yes {Clas\
sée} other {Amicale}}","club-side":"{name} joue les {side, select, black {Noirs} other {Blancs}}","club-random-side":"Les couleurs sont tirées au sort.","club-invitation":"Invitation","club-invites":"\
{name} vous invite à une partie","club-your-invitation":"Votre invitation","club-send-link":"Envoyez ce lien à votre adversaire","club-show-link":"Voir le lien","club-waits":"La partie commence quan\
d votre adversaire ouvre le lien et accepte.","club-decline":"Refuser","club-withdraw":"Retirer","club-challenged":"{name} vous défie.","club-started":"Une autre de vos parties a commencé.","club-of\
fers":"{name} {what, select, draw {propose la nulle.} takeback {demande à reprendre un coup.} adjourn {veut ajourner la partie.} resume {veut reprendre la partie.} rematch {veut une revanche.} other {\
}}","club-abort":"Annuler","club-claim":"Réclamer","club-claim-words":"Réclamez la partie si l’adversaire est absent depuis une minute.","club-claim-win":"Réclamer le gain","club-claim-draw":"Réc\
lamer la nulle","club-adjourn":"Ajourner","club-adjourned":"La partie est ajournée. Elle continue quand les deux joueurs le veulent.","club-first-move":"Le prochain coup doit arriver avant {time}, si\
non la partie est annulée.","club-phrases":"Dire quelque chose","club-phrase":"{phrase, select, 0 {Bonjour !} 1 {Amusez-vous bien !} 2 {Bon coup !} 3 {Oups !} 4 {Un instant, s’il vous plaît.} 5 {Merc\
i !} 6 {Belle partie !} 7 {Au revoir !} other {}}","club-says":"{name} : {words}","club-correct":"Corriger le résultat","club-correct-words":"Les classements sont recalculés, et le journal garde ce q\
ue vous faites.","club-next-game":"Les joueurs ont commencé une autre partie.","club-player":"Joueur","club-result":"Résultat","club-rating":"Classement","club-all":"Tous","club-none-over":"Aucune p\
artie de ce genre n’est finie.","club-more":"Plus","club-sgf":"SGF","club-export":"{format, select, sgf {Ces parties en SGF} jsonl {Ces parties en lignes JSON} other {}}","club-member":"{kind, selec\
t, guest {Invité} person {Membre} bot {Programme} engine {Ordinateur} deleted {Supprimé} other {}}{role, select, arbiter { (arbitre)} owner { (responsable)} other {}}","club-present":"présent","clu\
b-nobody":"Il n’y a encore personne.","club-count-games":"{count, plural, one {# partie} many {# parties} other {# parties}}","club-score":"{wins} gagnées, {draws} nulles, {losses} perdues","club-n\
o-ratings":"Pas encore de classement.","club-class":"{speed, select, bullet {Bullet} blitz {Blitz} rapid {Rapide} classical {Longue} days {Par correspondance} other {}} {board}","club-challenge":"Défi\
er","club-block":"Bloquer","club-blocked":"{name} est bloqué : aucun de vous ne peut inviter l’autre.","club-blocked-players":"Joueurs bloqués","club-unblock":"Débloquer","club-remove":"Supprimer",
"club-remove-it":"Supprimer {name} ?","club-remove-words":"Les parties restent, sans le nom.","club-reset-words":"{name} est déconnecté et a besoin de la nouvelle phrase secrète.","club-reset-to":"\
La phrase secrète de {name} est maintenant {passphrase}. Elle n’est montrée qu’une fois.","club-make":"{role, select, arbiter {Nommer arbitre} other {Nommer joueur}}","club-guest-name":"Votre no\
m, si vous voulez","club-name":"Nom","club-passphrase":"Phrase secrète","club-new-passphrase":"Nouvelle phrase secrète","club-code":"Code du club","club-login":"Se connecter","club-logout":"Se décon\
necter","club-join":"Devenir membre","club-join-words":"Avec un nom et une phrase secrète, vous vous connectez partout. Un invité garde ses parties.","club-as-guest":"Entrer comme invité","club-acc\
ount":"Votre compte","club-change":"Changer","club-changed":"C’est changé.","club-data":"Télécharger mes données","club-delete":"Supprimer mon compte","club-delete-words":"Vos parties restent, s\
ans votre nom.","club-programs":"Vos programmes","club-programs-words":"Un de vos programmes peut jouer ici comme membre.","club-seat":"Ajouter un programme","club-key":"La clé de {name} est {key}. El\
le n’est montrée qu’une fois.","club-accepts":"Qui peut le défier","club-accepts-of":"{accepts, select, all {Tous} owner {Moi seul} none {Personne} other {}}","club-new-key":"Nouvelle clé","clu\
b-setup":"Installer le club","club-setup-words":"Il vous faut le code que le programme a affiché. Vous devenez responsable du club.","club-setup-code":"Code du programme","club-begin":"Ouvrir le club",
"club-settings":"Réglages du club","club-its-name":"Nom du club","club-closed":"On n’entre qu’avec un code","club-guests":"Les invités peuvent jouer","club-assist":"Les spectateurs peuvent utili\
ser le moteur","club-phrases-allowed":"Les joueurs peuvent s’envoyer des phrases toutes faites","club-codes":"Codes d’entrée","club-codes-words":"Un code laisse entrer autant de personnes qu’il a\
 d’utilisations.","club-show":"Voir","club-new-code":"Nouveau code","club-how-many":"Pour combien de personnes","club-uses":"{count, plural, one {encore # personne} many {encore # personnes} other {\
encore # personnes}}","club-audit":"Journal","club-act":"{name} {act, select, set-up {a ouvert le club} delete {a supprimé un compte} correct {a corrigé un résultat} reset-passphrase {a donné une nouv\
elle phrase de passe} set-role {a changé un rôle} add-join-code {a créé un code} set-settings {a changé les réglages} other {}}","sign-in":"Connectez-vous d’abord.","not-allowed":"Vous n’en av\
ez pas le droit.","closed-club":"Ce club est fermé ; il vous faut un code.","bad-join-code":"Ce code ne laisse entrer personne.","bad-setup-code":"Ce n’est pas le code que le programme a affiché.",
"set-up-already":"Le club a déjà un responsable.","bad-name":"Un nom a de 1 à {most} lettres, chiffres, espaces, tirets ou points.","name-taken":"Le nom {name} est pris.","bad-passphrase":"Une phra\
se secrète a de {least} à {most} caractères.","wrong-passphrase":"Le nom ou la phrase secrète est faux.","has-passphrase":"Vous avez déjà une phrase secrète.","no-such-player":"Ce joueur n’exis\
te pas.","bad-field":"{name} : {detail}.","too-often":"Trop souvent ; attendez {seconds} s.","many-connections":"Il y a trop de monde ici.","not-json":"La demande n’est pas en JSON.","no-invitation":"\
Cette invitation n’existe plus.","own-invitation":"C’est votre propre invitation.","not-for-you":"Cette invitation est pour quelqu’un d’autre.",blocked:"L’un de vous a bloqué l’autre.","d\
oes-not-accept":"{name} n’accepte pas cela.","many-games":"Pas plus de {most} parties à la fois.","bad-clock":"Cette pendule n’existe pas.","not-rated":"De telles parties ne sont jamais classées.",
"no-such-game":"Cette partie n’existe pas.","not-a-player":"Vous ne jouez pas dans cette partie.","not-your-turn":"Ce n’est pas à vous de jouer.",stale:"La partie en est déjà au coup {ply}.","n\
ot-running":"La partie n’est pas en cours.","too-late-to-abort":"Il est trop tard pour annuler la partie.","no-offer":"Personne ne propose {what, select, draw {la nulle} takeback {une reprise} adjou\
rn {l’ajournement} resume {la reprise de la partie} rematch {une revanche} other {cela}}.","cannot-offer":"Vous ne pouvez pas proposer maintenant {what, select, draw {la nulle} takeback {une reprise\
} adjourn {l’ajournement} resume {la reprise de la partie} rematch {une revanche} other {cela}}.","not-gone":"Votre adversaire n’est pas encore absent depuis {seconds} s.","no-phrases":"Ce club n’\
a pas de phrases.","win-resignation":"{winner, select, black {Les Blancs abandonnent : les Noirs gagnent.} other {Les Noirs abandonnent : les Blancs gagnent.}}","win-time":"{winner, select, black {Les\
 Blancs n’ont plus de temps : les Noirs gagnent.} other {Les Noirs n’ont plus de temps : les Blancs gagnent.}}","win-gone":"{winner, select, black {Les Blancs sont partis : les Noirs gagnent.} oth\
er {Les Noirs sont partis : les Blancs gagnent.}}","win-decided":"L’arbitre a décidé : les {winner, select, black {Noirs} other {Blancs}} gagnent.","draw-gone":"Un joueur est parti : nulle.","draw\
-decided":"L’arbitre a décidé : nulle.",aborted:"La partie a été annulée."},n=e;export{n as default};
