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

  // Meeting.
  'club-your-games': 'Deine Partien',
  'club-notify': 'Benachrichtigen, wenn ich am Zug bin',
  'club-no-games': 'Du hast keine Partie. Lade jemanden ein, oder fordere den Computer heraus.',
  'club-invitations': 'Einladungen und Herausforderungen',
  'club-invite': 'Einladen',
  'club-whom': 'Wen',
  'club-kind':
    '{kind, select, link {Jemanden über einen Link} open {Alle in der Lobby} pair {Jemanden mit ' +
    'etwa meiner Wertung} challenge {Ein Mitglied oder den Computer}}',
  'club-do':
    '{kind, select, link {Link erstellen} open {In die Lobby stellen} pair {Gegner suchen} ' +
    'challenge {Herausfordern}}',
  'club-kind-of':
    '{kind, select, link {Einladung über einen Link} open {Offene Einladung} pair {Gegner ' +
    'gesucht} challenge {Herausforderung}}: {name}',
  'club-lobby': 'Lobby',
  'club-lobby-empty': 'Niemand wartet auf einen Gegner.',
  'club-running': 'Laufende Partien',
  'club-none-running': 'Gerade wird nicht gespielt.',
  'club-tv': 'Die beste Partie ansehen',
  'club-boards': 'Alle Bretter',
  'club-newest': 'Hier sind nur die neuesten {count} Partien.',
  'club-no-tv': 'Gerade läuft keine Partie. Die nächste öffnet sich von selbst.',
  'club-days': '{count, plural, one {# Tag pro Zug} other {# Tage pro Zug}}',
  'club-rated': '{rated, select, yes {Gewertet} other {Ungewertet}}',
  'club-side': '{name} spielt {side, side}',
  'club-random-side': 'Die Farben werden ausgelost.',
  'club-invitation': 'Einladung',
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
  'club-claim': 'Beanspruchen',
  'club-claim-words': 'Beanspruche die Partie, wenn dein Gegner seit einer Minute weg ist.',
  'club-claim-win': 'Sieg beanspruchen',
  'club-claim-draw': 'Remis beanspruchen',
  'club-adjourn': 'Vertagen',
  'club-adjourned': 'Die Partie ist vertagt. Sie geht weiter, wenn beide sie fortsetzen wollen.',
  'club-first-move': 'Der nächste Zug muss bis {time} kommen, sonst wird die Partie abgebrochen.',
  'club-phrases': 'Etwas sagen',
  'club-phrase':
    '{phrase, select, 0 {Hallo!} 1 {Viel Spaß!} 2 {Guter Zug!} 3 {Ups!} 4 {Einen Moment, bitte.} ' +
    '5 {Danke!} 6 {Gute Partie!} 7 {Tschüss!}}',
  'club-says': '{name}: {words}',
  'club-correct': 'Ergebnis berichtigen',
  'club-correct-words': 'Die Wertungen werden neu berechnet; das Protokoll hält es fest.',
  'club-next-game': 'Die Spieler haben eine weitere Partie begonnen.',

  // Tournaments.
  'club-no-tournaments': 'Es gibt kein Turnier.',
  'club-its-tournament': 'Zum Turnier',
  'club-new-tournament': 'Neues Turnier',
  'club-kind-of-tournament': 'Art',
  'club-format':
    '{format, select, swiss {Schweizer System} round-robin {Rundenturnier} double-round-robin ' +
    '{Doppeltes Rundenturnier}}',
  'club-rounds': 'Runden',
  'club-rest': 'Sekunden zwischen den Runden',
  'club-stage':
    '{stage, select, open {Anmeldung offen} running {Läuft} paused {Pause} over {Beendet}}',
  'club-round': 'Runde {round} von {rounds}',
  'club-count-players': '{count, plural, one {# Spieler} other {# Spieler}}',
  'club-next-round': 'Die nächste Runde beginnt um {time}.',
  'club-stuck':
    'Keine Paarung ist möglich: zu wenige Spieler, oder alle haben gegeneinander gespielt.',
  'club-direct':
    '{act, select, enter {Teilnehmen} withdraw {Zurückziehen} start {Beginnen} pause {Anhalten} ' +
    'resume {Fortsetzen} next {Nächste Runde beginnen} end {Turnier beenden}}',
  'club-direct-player': '{act, select, enter {Spieler anmelden} other {Spieler abmelden}}',
  'club-bye':
    '{wanted, select, yes {Die nächste Runde doch spielen} other {Ein halber Punkt statt der ' +
    'nächsten Partie}}',
  'club-standings': 'Tabelle',
  'club-points': 'Punkte',
  'club-elo': 'Elo',
  'club-tie-break':
    '{name, select, buchholz {Buchholz} buchholzCut1 {Buchholz ohne die niedrigste} ' +
    'sonnebornBerger {Sonneborn-Berger} directEncounter {Direkter Vergleich} wins {Siege} ' +
    'progressive {Fortschrittswertung}}',
  'club-forfeit': 'kampflos',
  'club-free':
    '{name} spielt nicht: {bye, select, allocated {ein Punkt} half {ein halber Punkt} other ' +
    '{kein Punkt}}.',

  // Archive and players.
  'club-player': 'Spieler',
  'club-result': 'Ergebnis',
  'club-rating': 'Wertung',
  'club-all': 'Alle',
  'club-none-over': 'Noch ist keine solche Partie zu Ende.',
  'club-more': 'Mehr',
  'club-export':
    '{format, select, sgf {Diese Partien als SGF} jsonl {Diese Partien als JSON-Zeilen}}',
  'club-member':
    '{kind, select, guest {Gast} person {Mitglied} bot {Programm} engine {Computer} deleted ' +
    '{Gelöscht}}{role, select, arbiter { (Schiedsrichter)} owner { (Leitung)}}',
  'club-present': 'jetzt hier',
  'club-search': 'Spieler suchen',
  'club-nobody': 'Noch ist niemand hier.',
  'club-count-games': '{count, plural, one {# Partie} other {# Partien}}',
  'club-score': '{wins} gewonnen, {draws} remis, {losses} verloren',
  'club-no-ratings': 'Noch keine Wertung.',
  'club-class':
    '{speed, select, bullet {Bullet} blitz {Blitz} rapid {Schnell} classical {Lang} days ' +
    '{Fernpartie}} {board}',
  'club-block': 'Sperren',
  'club-blocked': '{name} ist gesperrt: Ihr könnt einander nicht einladen.',
  'club-blocked-players': 'Gesperrte Spieler',
  'club-unblock': 'Entsperren',
  'club-remove': 'Löschen',
  'club-remove-it': '{name} löschen?',
  'club-remove-words': 'Die Partien bleiben, ohne den Namen.',
  'club-reset-words': '{name} wird abgemeldet und braucht dann die neue Passphrase.',
  'club-reset-to': 'Die Passphrase von {name} ist jetzt {passphrase}. Sie wird nur einmal gezeigt.',
  'club-make': '{role, select, arbiter {Zum Schiedsrichter machen} other {Zum Spieler machen}}',

  // Accounts.
  'club-guest-name': 'Dein Name, wenn du willst',
  'club-name': 'Name',
  'club-passphrase': 'Passphrase',
  'club-new-passphrase': 'Neue Passphrase',
  'club-code': 'Code des Clubs',
  'club-login': 'Anmelden',
  'club-logout': 'Abmelden',
  'club-join': 'Mitglied werden',
  'club-join-words':
    'Mit Name und Passphrase kannst du dich überall anmelden. Ein Gast behält seine Partien.',
  'club-as-guest': 'Als Gast eintreten',
  'club-account': 'Dein Konto',
  'club-change': 'Ändern',
  'club-changed': 'Das ist geändert.',
  'club-data': 'Meine Daten herunterladen',
  'club-delete': 'Mein Konto löschen',
  'club-programs': 'Deine Programme',
  'club-programs-words': 'Ein Programm von dir kann hier als Mitglied spielen.',
  'club-seat': 'Programm hinzufügen',
  'club-key': 'Der Schlüssel von {name} ist {key}. Er wird nur einmal gezeigt.',
  'club-accepts': 'Wer es herausfordern darf',
  'club-accepts-of': '{accepts, select, all {Alle} owner {Nur ich} none {Niemand}}',
  'club-new-key': 'Neuer Schlüssel',

  // The owner.
  'club-setup': 'Den Club einrichten',
  'club-setup-words': 'Du brauchst den Code, den das Programm ausgegeben hat. Du leitest den Club.',
  'club-setup-code': 'Code des Programms',
  'club-settings': 'Einstellungen des Clubs',
  'club-its-name': 'Name des Clubs',
  'club-closed': 'Nur mit einem Code kommt man herein',
  'club-guests': 'Gäste dürfen spielen',
  'club-assist': 'Zuschauer dürfen die Engine benutzen',
  'club-phrases-allowed': 'Spieler dürfen einander vorgegebene Sätze schicken',
  'club-codes': 'Codes zum Eintreten',
  'club-codes-words': 'Ein Code lässt so viele Leute herein, wie er Verwendungen hat.',
  'club-show': 'Zeigen',
  'club-new-code': 'Neuer Code',
  'club-how-many': 'Für wie viele Leute',
  'club-uses': '{count, plural, one {noch für # Person} other {noch für # Personen}}',
  'club-code-link': 'Link und QR-Code',
  'club-print': 'Drucken',
  'club-roster': 'Konten für eine Klasse',
  'club-roster-words':
    'Ein Name je Zeile, oder eine Tabelle mit den Namen in der ersten Spalte. Jeder bekommt ' +
    'eine Passphrase.',
  'club-roster-make': 'Konten anlegen',
  'club-audit': 'Protokoll',
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
    'Du kannst jetzt {what, select, draw {kein Remis} takeback {keine Rücknahme} ' +
    'adjourn {keine Vertagung} resume {keine Fortsetzung} rematch {keine Revanche} ' +
    'other {das nicht}} anbieten.',
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
  aborted: 'Die Partie wurde abgebrochen.',
};

export default DE;
