// The catalogue of clubs in German.

/** @type {import('../en/codes.js').ClubCatalogue} */
const DE = {
  // The view and its parts.
  club: 'Club',
  'club-part':
    '{name, select, meet {Spielen} tournaments {Turniere} archive {Archiv} players {Spieler} ' +
    'account {Konto}}',
  'club-you-are': 'Du bist {name}.',
  'club-no-engine': 'Dieser Club hat keine Engine.',

  // Titles of cards, sentences for empty lists, labels of fields, buttons of forms, headings.
  'club-card':
    '{name, select, games {Deine Partien} invitations {Einladungen und Herausforderungen} ' +
    'invitation {Einladung} invite {Einladen} lobby {Lobby} running {Laufende Partien} account ' +
    '{Dein Konto} programs {Deine Programme} blocked {Gesperrte Spieler} settings {Einstellungen ' +
    'des Clubs} codes {Codes zum Eintreten} roster {Konten für eine Klasse} audit {Protokoll}}',
  'club-none':
    '{what, select, games {Du hast keine Partie. Lade jemanden ein, oder fordere den Computer ' +
    'heraus.} lobby {Niemand wartet auf einen Gegner.} running {Gerade wird nicht gespielt.} ' +
    'tournaments {Es gibt kein Turnier.} over {Noch ist keine solche Partie zu Ende.} players ' +
    '{Noch ist niemand hier.} ratings {Noch keine Wertung.}}',
  'club-field':
    '{name, select, name {Name} passphrase {Passphrase} new {Neue Passphrase} code {Code des ' +
    'Clubs} setup {Code des Programms} uses {Für wie viele Leute} club {Name des Clubs} closed ' +
    '{Nur mit einem Code kommt man herein} guests {Gäste dürfen spielen} assist {Zuschauer ' +
    'dürfen die Engine benutzen} phrases {Spieler dürfen einander vorgegebene Sätze schicken} ' +
    'guest {Dein Name, wenn du willst} kind {Wen} accepts {Wer es herausfordern darf} format ' +
    '{Art} rounds {Runden} rest {Sekunden zwischen den Runden}}',
  'club-form':
    '{name, select, login {Anmelden} join {Mitglied werden} guest {Als Gast eintreten} change ' +
    '{Ändern} delete {Mein Konto löschen} seat {Programm hinzufügen} setup {Den Club einrichten} ' +
    'code {Neuer Code} roster {Konten anlegen} tournament {Neues Turnier}}',
  'club-heading':
    '{name, select, player {Spieler} points {Punkte} result {Ergebnis} rated {Wertung} elo {Elo} ' +
    'buchholz {Buchholz} buchholzCut1 {Buchholz ohne die niedrigste} sonnebornBerger ' +
    '{Sonneborn-Berger} directEncounter {Direkter Vergleich} wins {Siege}}',

  // Meeting.
  'club-notify': 'Benachrichtigen, wenn ich am Zug bin',
  'club-kind':
    '{kind, select, link {Jemanden über einen Link} open {Alle in der Lobby} pair {Jemanden mit ' +
    'etwa meiner Wertung} challenge {Ein Mitglied oder den Computer}}',
  'club-do':
    '{kind, select, link {Link erstellen} open {In die Lobby stellen} pair {Gegner suchen} ' +
    'challenge {Herausfordern}}',
  'club-kind-of':
    '{kind, select, link {Einladung über einen Link} open {Offene Einladung} pair {Gegner ' +
    'gesucht} challenge {Herausforderung}}: {name}',
  'club-tv': 'Die beste Partie ansehen',
  'club-boards': 'Alle Bretter',
  'club-newest': 'Hier sind nur die neuesten {count} Partien.',
  'club-no-tv': 'Gerade läuft keine Partie. Die nächste öffnet sich von selbst.',
  'club-days': '{count, plural, one {# Tag pro Zug} other {# Tage pro Zug}}',
  'club-rated': '{rated, select, yes {Gewertet} other {Ungewertet}}',
  'club-side': '{name} spielt {side, side}',
  'club-random-side': 'Die Farben werden ausgelost.',
  'club-invites': '{name} lädt dich zu einer Partie ein',
  'club-send-link': 'Schick diesen Link deinem Gegner',
  'club-show-link': 'Link zeigen',
  'club-waits': 'Die Partie beginnt, wenn dein Gegner den Link öffnet und annimmt.',
  'club-decline': 'Ablehnen',
  'club-withdraw': 'Zurückziehen',
  'club-challenged': '{name} fordert dich heraus.',
  'club-started': 'Eine weitere Partie von dir hat begonnen.',

  // Games.
  'club-offers':
    '{name} {what, select, draw {bietet Remis an.} takeback {bittet um Rücknahme eines Zuges.} ' +
    'adjourn {will die Partie vertagen.} resume {will die Partie fortsetzen.} rematch {will eine ' +
    'Revanche.}}',
  'club-abort': 'Abbrechen',
  'club-claim':
    '{what, select, win {Sieg beanspruchen} draw {Remis beanspruchen} other {Beanspruchen}}',
  'club-claim-words': 'Beanspruche die Partie, wenn dein Gegner seit einer Minute weg ist.',
  'club-adjourn': 'Vertagen',
  'club-adjourned': 'Die Partie ist vertagt. Sie geht weiter, wenn beide sie fortsetzen wollen.',
  'club-first-move': 'Der nächste Zug muss bis {time} kommen, sonst wird die Partie abgebrochen.',
  'club-phrases': 'Etwas sagen',
  'club-phrase':
    '{phrase, select, 0 {Hallo!} 1 {Viel Spaß!} 2 {Guter Zug!} 3 {Ups!} 4 {Einen Moment, bitte.} ' +
    '5 {Danke!} 6 {Gute Partie!} 7 {Tschüss!}}',
  'club-correct': 'Ergebnis berichtigen',
  'club-correct-words': 'Die Wertungen werden neu berechnet; das Protokoll hält es fest.',
  'club-next-game': 'Die Spieler haben eine weitere Partie begonnen.',

  // Tournaments.
  'club-its-tournament': 'Zum Turnier',
  'club-format':
    '{format, select, swiss {Schweizer System} round-robin {Rundenturnier} double-round-robin ' +
    '{Doppeltes Rundenturnier}}',
  'club-stage':
    '{stage, select, open {Anmeldung offen} running {Läuft} paused {Pause} over {Beendet}}',
  'club-round': 'Runde {round} von {rounds}',
  'club-count-players': '{count, plural, one {# Spieler} other {# Spieler}}',
  'club-next-round': 'Die nächste Runde beginnt um {time}.',
  'club-stuck':
    'Keine Paarung ist möglich: zu wenige Spieler, oder alle haben gegeneinander gespielt.',
  'club-failed': 'Die nächste Runde konnte wegen eines Fehlers im Club nicht beginnen.',
  'club-direct':
    '{act, select, enter {Teilnehmen} withdraw {Zurückziehen} start {Beginnen} pause {Anhalten} ' +
    'resume {Fortsetzen} next {Nächste Runde beginnen} end {Turnier beenden}}',
  'club-direct-player': '{act, select, enter {Spieler anmelden} other {Spieler abmelden}}',
  'club-bye':
    '{wanted, select, yes {Die nächste Runde doch spielen} other {Ein halber Punkt statt der ' +
    'nächsten Partie}}',
  'club-standings': 'Tabelle',
  'club-softened':
    'Elo zählt für je zwei, die sich getroffen haben, ein Remis mehr, weil jemand alle Partien ' +
    'gewonnen oder verloren hat.',
  'club-forfeit': 'kampflos',
  'club-free':
    '{name} spielt nicht: {bye, select, allocated {ein Punkt} half {ein halber Punkt} other ' +
    '{kein Punkt}}.',

  // Archive and players.
  'club-all': 'Alle',
  'club-export': 'Diese Partien als {format, select, sgf {SGF} jsonl {JSON-Zeilen}}',
  'club-member':
    '{kind, select, guest {Gast} person {Mitglied} bot {Programm} engine {Computer} deleted ' +
    '{Gelöscht}}{role, select, arbiter { (Schiedsrichter)} owner { (Leitung)}}',
  'club-present': 'jetzt hier',
  'club-search': 'Spieler suchen',
  'club-count-games': '{count, plural, one {# Partie} other {# Partien}}',
  'club-score': '{wins} gewonnen, {draws} remis, {losses} verloren',
  'club-class':
    '{speed, select, bullet {Bullet} blitz {Blitz} rapid {Schnell} classical {Lang} days ' +
    '{Fernpartie}} {board}',
  'club-block': 'Sperren',
  'club-blocked': '{name} ist gesperrt: Ihr könnt einander nicht einladen.',
  'club-unblock': 'Entsperren',
  'club-remove': 'Löschen',
  'club-remove-it': '{name} löschen?',
  'club-remove-words': 'Die Partien bleiben, ohne den Namen.',
  'club-reset-words': '{name} wird abgemeldet und braucht dann die neue Passphrase.',
  'club-reset-to': 'Die Passphrase von {name} ist jetzt {passphrase}. Sie wird nur einmal gezeigt.',
  'club-make': '{role, select, arbiter {Zum Schiedsrichter machen} other {Zum Spieler machen}}',

  // Accounts.
  'club-logout': 'Abmelden',
  'club-join-words':
    'Mit Name und Passphrase kannst du dich überall anmelden. Ein Gast behält seine Partien.',
  'club-changed': 'Das ist geändert.',
  'club-data': 'Meine Daten herunterladen',
  'club-programs-words': 'Ein Programm von dir kann hier als Mitglied spielen.',
  'club-key': 'Der Schlüssel von {name} ist {key}. Er wird nur einmal gezeigt.',
  'club-accepts-of': '{accepts, select, all {Alle} owner {Nur ich} none {Niemand}}',
  'club-new-key': 'Neuer Schlüssel',

  // The owner.
  'club-setup-words': 'Du brauchst den Code, den das Programm ausgegeben hat. Du leitest den Club.',
  'club-codes-words': 'Ein Code lässt so viele Leute herein, wie er Verwendungen hat.',
  'club-show': 'Zeigen',
  'club-uses': '{count, plural, one {noch für # Person} other {noch für # Personen}}',
  'club-code-link': 'Link und QR-Code',
  'club-print': 'Drucken',
  'club-roster-words':
    'Ein Name je Zeile, oder eine Tabelle mit den Namen in der ersten Spalte. Jeder bekommt ' +
    'eine Passphrase.',
  'club-act':
    '{name}: {act, select, set-up {Club eingerichtet} delete {Konto gelöscht} correct {Ergebnis ' +
    'berichtigt} reset-passphrase {neue Passphrase vergeben} add-roster {hat Konten angelegt} ' +
    'set-role {Rolle geändert} add-join-code {Code erstellt} set-settings {Einstellungen ' +
    'geändert}}',

  // What the server refuses.
  'sign-in': 'Melde dich zuerst an.',
  'not-allowed': 'Das darfst du nicht.',
  'closed-club': 'Dieser Club ist geschlossen; du brauchst einen Code.',
  'bad-join-code': 'Dieser Code lässt niemanden herein.',
  'bad-setup-code': 'Das ist nicht der Code, den das Programm ausgegeben hat.',
  'set-up-already': 'Der Club ist schon eingerichtet.',
  'bad-name':
    'Ein Name hat 1 bis {most} Buchstaben, Ziffern, Leerzeichen, Bindestriche oder Punkte.',
  'name-taken': 'Der Name {name} ist vergeben.',
  'bad-passphrase': 'Eine Passphrase hat {least} bis {most} Zeichen.',
  'wrong-passphrase': 'Name oder Passphrase ist falsch.',
  'has-passphrase': 'Du hast schon eine Passphrase.',
  'no-such-player': 'Diesen Spieler gibt es nicht.',
  'bad-field': '{name}: {detail}.',
  'too-often': 'Zu oft; warte {seconds} s.',
  'many-connections': 'Es sind zu viele Leute hier.',
  'not-json': 'Die Anfrage ist kein JSON.',
  'no-invitation': 'Diese Einladung gibt es nicht mehr.',
  'own-invitation': 'Das ist deine eigene Einladung.',
  'not-for-you': 'Diese Einladung ist für jemand anderen.',
  blocked: 'Einer von euch hat den anderen gesperrt.',
  'does-not-accept': '{name} nimmt das nicht an.',
  'many-games': 'Mehr als {most} Partien zugleich sind nicht möglich.',
  'bad-clock': 'Diese Uhr gibt es nicht.',
  'clock-of-guests': 'Gäste spielen gegen Stufen mit Uhren in Minuten.',
  'not-rated': 'Solche Partien werden nie gewertet.',
  'no-such-game': 'Diese Partie gibt es nicht.',
  'not-a-player': 'Du spielst nicht in dieser Partie.',
  'not-your-turn': 'Du bist nicht am Zug.',
  stale: 'Die Partie ist schon bei Zug {ply}.',
  'not-running': 'Die Partie läuft nicht.',
  'too-late-to-abort': 'Zum Abbrechen ist es zu spät.',
  'no-offer':
    'Niemand bietet {what, select, draw {Remis} takeback {eine Rücknahme} adjourn {Vertagung} ' +
    'resume {die Fortsetzung} rematch {eine Revanche} other {das}} an.',
  'cannot-offer':
    'Du kannst jetzt {what, select, draw {kein Remis} takeback {keine Rücknahme} adjourn {keine ' +
    'Vertagung} resume {keine Fortsetzung} rematch {keine Revanche} other {das nicht}} anbieten.',
  'not-gone': 'Dein Gegner ist noch keine {seconds} s weg.',
  'no-phrases': 'Dieser Club hat keine Sätze.',

  // Ends of games.
  'no-such-tournament': 'Dieses Turnier gibt es nicht.',
  'many-tournaments': 'Mehr als {most} Turniere zugleich sind nicht möglich.',
  'not-now': 'Das ist jetzt nicht möglich.',
  'win-forfeit': '{winner, other side} ist nicht angetreten: {winner, side} gewinnt.',
  'win-gone': '{winner, other side} ist gegangen: {winner, side} gewinnt.',
  'win-decided': 'Der Schiedsrichter hat entschieden: {winner, side} gewinnt.',
  'draw-gone': 'Ein Spieler ist gegangen: Remis.',
  'draw-decided': 'Der Schiedsrichter hat entschieden: Remis.',
};

export default DE;
