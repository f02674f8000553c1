// The catalogue of clubs in French.

/** @type {import('../en/codes.js').ClubCatalogue} */
const FR = {
  // The view and its parts.
  club: 'Club',
  'club-part':
    '{name, select, meet {Jouer} tournaments {Tournois} archive {Archives} players {Joueurs} ' +
    'account {Compte}}',
  'club-you-are': 'Vous êtes {name}.',
  'club-no-engine': 'Ce club n’a pas de moteur.',

  // Titles of cards, sentences for empty lists, labels of fields, buttons of forms, headings.
  'club-card':
    '{name, select, games {Vos parties} invitations {Invitations et défis} invitation ' +
    '{Invitation} invite {Inviter} lobby {Salon} running {Parties en cours} account {Votre ' +
    'compte} programs {Vos programmes} blocked {Joueurs bloqués} settings {Réglages du club} ' +
    'codes {Codes d’entrée} roster {Comptes pour une classe} audit {Journal}}',
  'club-none':
    '{what, select, games {Vous n’avez pas de partie. Invitez quelqu’un, ou défiez ' +
    'l’ordinateur.} lobby {Personne n’attend d’adversaire.} running {Aucune partie n’est en ' +
    'cours.} tournaments {Il n’y a aucun tournoi.} over {Aucune partie de ce genre n’est finie.} ' +
    'players {Il n’y a encore personne.} ratings {Pas encore de classement.}}',
  'club-field':
    '{name, select, name {Nom} passphrase {Phrase secrète} new {Nouvelle phrase secrète} code ' +
    '{Code du club} setup {Code du programme} uses {Pour combien de personnes} club {Nom du ' +
    'club} closed {On n’entre qu’avec un code} guests {Les invités peuvent jouer} assist {Les ' +
    'spectateurs peuvent utiliser le moteur} phrases {Les joueurs peuvent s’envoyer des phrases ' +
    'toutes faites} guest {Votre nom, si vous voulez} kind {Qui} accepts {Qui peut le défier} ' +
    'format {Type} rounds {Rondes} rest {Secondes entre les rondes}}',
  'club-form':
    '{name, select, login {Se connecter} join {Devenir membre} guest {Entrer comme invité} ' +
    'change {Changer} delete {Supprimer mon compte} seat {Ajouter un programme} setup {Installer ' +
    'le club} code {Nouveau code} roster {Créer les comptes} tournament {Nouveau tournoi}}',
  'club-heading':
    '{name, select, player {Joueur} points {Points} result {Résultat} rated {Classement} elo ' +
    '{Elo} buchholz {Buchholz} buchholzCut1 {Buchholz tronqué} sonnebornBerger ' +
    '{Sonneborn-Berger} directEncounter {Rencontre directe} wins {Victoires}}',

  // Meeting.
  'club-notify': 'Me prévenir quand c’est à moi de jouer',
  'club-kind':
    '{kind, select, link {Quelqu’un, par un lien} open {Tout le monde dans le salon} pair {Un ' +
    'adversaire de mon classement} challenge {Un membre ou l’ordinateur}}',
  'club-do':
    '{kind, select, link {Créer un lien} open {Proposer dans le salon} pair {Trouver un ' +
    'adversaire} challenge {Défier}}',
  'club-kind-of':
    '{kind, select, link {Invitation par un lien} open {Invitation ouverte} pair {Recherche d’un ' +
    'adversaire} challenge {Défi}} : {name}',
  'club-tv': 'Regarder la meilleure partie',
  'club-boards': 'Tous les plateaux',
  'club-newest': 'Seules les {count} parties les plus récentes sont ici.',
  'club-no-tv': 'Aucune partie n’est en cours. La prochaine s’ouvrira d’elle-même.',
  'club-days':
    '{count, plural, one {# jour par coup} many {# jours par coup} other {# jours par coup}}',
  'club-rated': '{rated, select, yes {Classée} other {Amicale}}',
  'club-side': '{name} joue les {side, side}',
  'club-random-side': 'Les couleurs sont tirées au sort.',
  'club-invites': '{name} vous invite à une partie',
  'club-send-link': 'Envoyez ce lien à votre adversaire',
  'club-show-link': 'Voir le lien',
  'club-waits': 'La partie commence quand votre adversaire ouvre le lien et accepte.',
  'club-decline': 'Refuser',
  'club-withdraw': 'Retirer',
  'club-challenged': '{name} vous défie.',
  'club-started': 'Une autre de vos parties a commencé.',

  // Games.
  'club-offers':
    '{name} {what, select, draw {propose la nulle.} takeback {demande à reprendre un coup.} ' +
    'adjourn {veut ajourner la partie.} resume {veut reprendre la partie.} rematch {veut une ' +
    'revanche.}}',
  'club-abort': 'Annuler',
  'club-claim': '{what, select, win {Réclamer le gain} draw {Réclamer la nulle} other {Réclamer}}',
  'club-claim-words': 'Réclamez la partie si l’adversaire est absent depuis une minute.',
  'club-adjourn': 'Ajourner',
  'club-adjourned': 'La partie est ajournée. Elle continue quand les deux joueurs le veulent.',
  'club-first-move': 'Le prochain coup doit arriver avant {time}, sinon la partie est annulée.',
  'club-phrases': 'Dire quelque chose',
  'club-phrase':
    '{phrase, select, 0 {Bonjour !} 1 {Amusez-vous bien !} 2 {Bon coup !} 3 {Oups !} 4 {Un ' +
    'instant, s’il vous plaît.} 5 {Merci !} 6 {Belle partie !} 7 {Au revoir !}}',
  'club-correct': 'Corriger le résultat',
  'club-correct-words': 'Les classements sont recalculés, et le journal garde ce que vous faites.',
  'club-next-game': 'Les joueurs ont commencé une autre partie.',

  // Tournaments.
  'club-its-tournament': 'Le tournoi',
  'club-format':
    '{format, select, swiss {Système suisse} round-robin {Toutes rondes} double-round-robin ' +
    '{Toutes rondes, aller-retour}}',
  'club-stage':
    '{stage, select, open {Inscriptions ouvertes} running {En cours} paused {En pause} over ' +
    '{Terminé}}',
  'club-round': 'Ronde {round} sur {rounds}',
  'club-count-players': '{count, plural, one {# joueur} other {# joueurs}}',
  'club-next-round': 'La prochaine ronde commence à {time}.',
  'club-stuck': 'Aucun appariement possible : trop peu de joueurs, ou tous se sont rencontrés.',
  'club-failed': 'La ronde suivante n’a pas pu commencer à cause d’une erreur du club.',
  'club-direct':
    '{act, select, enter {Participer} withdraw {Se retirer} start {Commencer} pause {Suspendre} ' +
    'resume {Reprendre} next {Commencer la ronde suivante} end {Terminer le tournoi}}',
  'club-direct-player': '{act, select, enter {Inscrire ce joueur} other {Retirer ce joueur}}',
  'club-bye':
    '{wanted, select, yes {Jouer finalement la prochaine ronde} other {Un demi-point au lieu ' +
    'de la prochaine partie}}',
  'club-standings': 'Classement',
  'club-softened':
    'L’Elo compte une nulle de plus pour deux joueurs qui se sont rencontrés, car quelqu’un a ' +
    'gagné ou perdu toutes ses parties.',
  'club-forfeit': 'forfait',
  'club-free':
    '{name} ne joue pas : {bye, select, allocated {un point} half {un demi-point} other ' +
    '{aucun point}}.',

  // Archive and players.
  'club-all': 'Tous',
  'club-export': 'Ces parties en {format, select, sgf {SGF} jsonl {lignes JSON}}',
  'club-member':
    '{kind, select, guest {Invité} person {Membre} bot {Programme} engine {Ordinateur} deleted ' +
    '{Supprimé}}{role, select, arbiter { (arbitre)} owner { (responsable)}}',
  'club-present': 'présent',
  'club-search': 'Chercher un joueur',
  'club-count-games': '{count, plural, one {# partie} many {# parties} other {# parties}}',
  'club-score': '{wins} gagnées, {draws} nulles, {losses} perdues',
  'club-class':
    '{speed, select, bullet {Bullet} blitz {Blitz} rapid {Rapide} classical {Longue} days {Par ' +
    'correspondance}} {board}',
  'club-block': 'Bloquer',
  'club-blocked': '{name} est bloqué : aucun de vous ne peut inviter l’autre.',
  'club-unblock': 'Débloquer',
  'club-remove': 'Supprimer',
  'club-remove-it': 'Supprimer {name} ?',
  'club-remove-words': 'Les parties restent, sans le nom.',
  'club-reset-words': '{name} est déconnecté et a besoin de la nouvelle phrase secrète.',
  'club-reset-to':
    'La phrase secrète de {name} est maintenant {passphrase}. Elle n’est montrée qu’une fois.',
  'club-make': '{role, select, arbiter {Nommer arbitre} other {Nommer joueur}}',

  // Accounts.
  'club-logout': 'Se déconnecter',
  'club-join-words':
    'Avec un nom et une phrase secrète, vous vous connectez partout. Un invité garde ses parties.',
  'club-changed': 'C’est changé.',
  'club-data': 'Télécharger mes données',
  'club-programs-words': 'Un de vos programmes peut jouer ici comme membre.',
  'club-key': 'La clé de {name} est {key}. Elle n’est montrée qu’une fois.',
  'club-accepts-of': '{accepts, select, all {Tous} owner {Moi seul} none {Personne}}',
  'club-new-key': 'Nouvelle clé',

  // The owner.
  'club-setup-words':
    'Il vous faut le code que le programme a affiché. Vous devenez responsable du club.',
  'club-codes-words': 'Un code laisse entrer autant de personnes qu’il a d’utilisations.',
  'club-show': 'Voir',
  'club-uses':
    '{count, plural, one {encore # personne} many {encore # personnes} other {encore # personnes}}',
  'club-code-link': 'Lien et code QR',
  'club-print': 'Imprimer',
  'club-roster-words':
    'Un nom par ligne, ou un tableau dont la première colonne a les noms. Chacun reçoit une ' +
    'phrase secrète.',
  'club-act':
    '{name} {act, select, set-up {a ouvert le club} delete {a supprimé un compte} correct {a ' +
    'corrigé un résultat} reset-passphrase {a donné une nouvelle phrase de passe} add-roster {a ' +
    'créé des comptes} set-role {a changé un rôle} add-join-code {a créé un code} set-settings ' +
    '{a changé les réglages}}',

  // What the server refuses.
  'sign-in': 'Connectez-vous d’abord.',
  'not-allowed': 'Vous n’en avez pas le droit.',
  'closed-club': 'Ce club est fermé ; il vous faut un code.',
  'bad-join-code': 'Ce code ne laisse entrer personne.',
  'bad-setup-code': 'Ce n’est pas le code que le programme a affiché.',
  'set-up-already': 'Le club a déjà un responsable.',
  'bad-name': 'Un nom a de 1 à {most} lettres, chiffres, espaces, tirets ou points.',
  'name-taken': 'Le nom {name} est pris.',
  'bad-passphrase': 'Une phrase secrète a de {least} à {most} caractères.',
  'wrong-passphrase': 'Le nom ou la phrase secrète est faux.',
  'has-passphrase': 'Vous avez déjà une phrase secrète.',
  'no-such-player': 'Ce joueur n’existe pas.',
  'bad-field': '{name} : {detail}.',
  'too-often': 'Trop souvent ; attendez {seconds} s.',
  'many-connections': 'Il y a trop de monde ici.',
  'not-json': 'La demande n’est pas en JSON.',
  'no-invitation': 'Cette invitation n’existe plus.',
  'own-invitation': 'C’est votre propre invitation.',
  'not-for-you': 'Cette invitation est pour quelqu’un d’autre.',
  blocked: 'L’un de vous a bloqué l’autre.',
  'does-not-accept': '{name} n’accepte pas cela.',
  'many-games': 'Pas plus de {most} parties à la fois.',
  'bad-clock': 'Cette pendule n’existe pas.',
  'clock-of-guests': 'Les invités jouent contre les niveaux avec des pendules en minutes.',
  'not-rated': 'De telles parties ne sont jamais classées.',
  'no-such-game': 'Cette partie n’existe pas.',
  'not-a-player': 'Vous ne jouez pas dans cette partie.',
  'not-your-turn': 'Ce n’est pas à vous de jouer.',
  stale: 'La partie en est déjà au coup {ply}.',
  'not-running': 'La partie n’est pas en cours.',
  'too-late-to-abort': 'Il est trop tard pour annuler la partie.',
  'no-offer':
    'Personne ne propose {what, select, draw {la nulle} takeback {une reprise} adjourn ' +
    '{l’ajournement} resume {la reprise de la partie} rematch {une revanche} other {cela}}.',
  'cannot-offer':
    'Vous ne pouvez pas proposer maintenant {what, select, draw {la nulle} ' +
    'takeback {une reprise} adjourn {l’ajournement} resume {la reprise de la partie} ' +
    'rematch {une revanche} other {cela}}.',
  'not-gone': 'Votre adversaire n’est pas encore absent depuis {seconds} s.',
  'no-phrases': 'Ce club n’a pas de phrases.',

  // Ends of games.
  'no-such-tournament': 'Ce tournoi n’existe pas.',
  'many-tournaments': 'Pas plus de {most} tournois à la fois.',
  'not-now': 'Ce n’est pas possible maintenant.',
  'win-forfeit': 'Les {winner, other side} n’ont pas joué : les {winner, side} gagnent.',
  'win-gone': 'Les {winner, other side} sont partis : les {winner, side} gagnent.',
  'win-decided': 'L’arbitre a décidé : les {winner, side} gagnent.',
  'draw-gone': 'Un joueur est parti : nulle.',
  'draw-decided': 'L’arbitre a décidé : nulle.',
};

export default FR;
