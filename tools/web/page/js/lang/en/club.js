// The catalogue in English: what only a club says. Another language has the same codes.

export const EN_CLUB = {
  // The view and its parts.
  club: 'Club',
  'club-part':
    '{name, select, meet {Play} tournaments {Tournaments} archive {Archive} players {Players} ' +
    'account {Account}}',
  'club-you-are': 'You are {name}.',
  'club-no-engine': 'This club has no engine.',

  // Titles of cards, sentences for empty lists, labels of fields, buttons of forms, headings.
  'club-card':
    '{name, select, games {Your games} invitations {Invitations and challenges} invitation ' +
    '{Invitation} invite {Invite} lobby {Lobby} running {Games now} account {Your account} ' +
    'programs {Your programs} blocked {Blocked players} settings {Settings of the club} codes ' +
    '{Codes to come in} roster {Accounts for a class} audit {Audit log}}',
  'club-none':
    '{what, select, games {You have no game. Invite someone, or challenge the computer.} lobby ' +
    '{Nobody waits for an opponent.} running {No game is being played.} tournaments {There is no ' +
    'tournament.} over {No such game is over yet.} players {Nobody is here yet.} ratings {No ' +
    'rating yet.}}',
  'club-field':
    '{name, select, name {Name} passphrase {Passphrase} new {New passphrase} code {Code of the ' +
    'club} setup {Code of the program} uses {For how many people} club {Name of the club} closed ' +
    '{Only people with a code come in} guests {Guests may play} assist {Spectators may use the ' +
    'engine} phrases {Players may send each other preset phrases} guest {Your name, if you like} ' +
    'kind {Whom} accepts {Who may challenge it} format {Kind} rounds {Rounds} rest {Seconds ' +
    'between rounds}}',
  'club-form':
    '{name, select, login {Sign in} join {Become a member} guest {Come in as a guest} change ' +
    '{Change} delete {Delete my account} seat {Add a program} setup {Set up the club} code {New ' +
    'code} roster {Make accounts} tournament {New tournament}}',
  'club-heading':
    '{name, select, player {Player} points {Points} result {Result} rated {Rating} elo {Elo} ' +
    'buchholz {Buchholz} buchholzCut1 {Buchholz cut 1} sonnebornBerger {Sonneborn-Berger} ' +
    'directEncounter {Direct encounter} wins {Wins}}',

  // Meeting.
  'club-notify': 'Notify me when it is my turn',
  'club-kind':
    '{kind, select, link {Someone with a link} open {Anyone in the lobby} pair {An opponent of ' +
    'about my rating} challenge {A member or the computer}}',
  'club-do':
    '{kind, select, link {Make a link} open {Put into the lobby} pair {Find an opponent} ' +
    'challenge {Challenge}}',
  'club-kind-of':
    '{kind, select, link {Invitation by link} open {Open invitation} pair {Looking for an ' +
    'opponent} challenge {Challenge}}: {name}',
  'club-tv': 'Watch the best game',
  'club-boards': 'All boards',
  'club-newest': 'Only the newest {count} games are here.',
  'club-no-tv': 'No game is on now. The next one opens by itself.',
  'club-days': '{count, plural, one {# day a move} other {# days a move}}',
  'club-rated': '{rated, select, yes {Rated} other {Casual}}',
  'club-side': '{name} plays {side, side}',
  'club-random-side': 'The sides are drawn by lot.',
  'club-invites': '{name} invites you to a game',
  'club-send-link': 'Send this link to your opponent',
  'club-show-link': 'Show link',
  'club-waits': 'The game begins when your opponent opens the link and accepts.',
  'club-decline': 'Decline',
  'club-withdraw': 'Withdraw',
  'club-challenged': '{name} challenges you.',
  'club-started': 'Another game of yours has begun.',

  // Games.
  'club-offers':
    '{name} {what, select, draw {offers a draw.} takeback {asks to take back a move.} adjourn ' +
    '{wants to adjourn the game.} resume {wants to resume the game.} rematch {wants a rematch.}}',
  'club-abort': 'Abort',
  'club-claim': '{what, select, win {Claim the win} draw {Claim a draw} other {Claim}}',
  'club-claim-words': 'Claim the game if your opponent has been away for a minute.',
  'club-adjourn': 'Adjourn',
  'club-adjourned': 'The game is adjourned. It goes on when both want to resume it.',
  'club-first-move': 'The next move must come by {time}, or the game is aborted.',
  'club-phrases': 'Say something',
  'club-phrase':
    '{phrase, select, 0 {Hello!} 1 {Have fun!} 2 {Good move!} 3 {Oops!} 4 {One moment, please.} ' +
    '5 {Thank you!} 6 {Good game!} 7 {Goodbye!}}',
  'club-correct': 'Correct the result',
  'club-correct-words': 'The ratings are counted again, and the audit log keeps what you do.',
  'club-next-game': 'The players have begun another game.',

  // Tournaments.
  'club-its-tournament': 'The tournament',
  'club-format':
    '{format, select, swiss {Swiss} round-robin {Round robin} double-round-robin {Double round ' +
    'robin}}',
  'club-stage':
    '{stage, select, open {Players enter} running {Running} paused {Paused} over {Over}}',
  'club-round': 'Round {round} of {rounds}',
  'club-count-players': '{count, plural, one {# player} other {# players}}',
  'club-next-round': 'The next round begins at {time}.',
  'club-stuck': 'No pairing is possible: too few players, or all have met.',
  'club-failed': 'The next round could not begin because of a fault in the club.',
  'club-direct':
    '{act, select, enter {Enter} withdraw {Withdraw} start {Begin} pause {Pause} resume {Go on} ' +
    'next {Begin the next round} end {End the tournament}}',
  'club-direct-player': '{act, select, enter {Enter this player} other {Withdraw this player}}',
  'club-bye':
    '{wanted, select, yes {Play the next round after all} other {Half a point in place of ' +
    'the next game}}',
  'club-standings': 'Standings',
  'club-softened':
    'Elo counts one more draw for each two who have met, since someone won or lost every game.',
  'club-forfeit': 'forfeit',
  'club-free':
    '{name} does not play: {bye, select, allocated {a point} half {half a point} other {no ' +
    'point}}.',

  // Archive and players.
  'club-all': 'All',
  'club-export': 'These games as {format, select, sgf {SGF} jsonl {JSON lines}}',
  'club-member':
    '{kind, select, guest {Guest} person {Member} bot {Program} engine {Computer} deleted ' +
    '{Deleted}}{role, select, arbiter { (arbiter)} owner { (owner)}}',
  'club-present': 'here now',
  'club-search': 'Find a player',
  'club-count-games': '{count, plural, one {# game} other {# games}}',
  'club-score': '{wins} won, {draws} drawn, {losses} lost',
  'club-class':
    '{speed, select, bullet {Bullet} blitz {Blitz} rapid {Rapid} classical {Classical} days ' +
    '{Correspondence}} {board}',
  'club-block': 'Block',
  'club-blocked': '{name} is blocked: neither of you can invite the other.',
  'club-unblock': 'Unblock',
  'club-remove': 'Delete',
  'club-remove-it': 'Delete {name}?',
  'club-remove-words': 'The games stay, without the name.',
  'club-reset-words': '{name} is signed out and needs the new passphrase.',
  'club-reset-to': 'The passphrase of {name} is now {passphrase}. It is shown only once.',
  'club-make': '{role, select, arbiter {Make an arbiter} other {Make a player}}',

  // Accounts.
  'club-logout': 'Sign out',
  'club-join-words':
    'With a name and a passphrase you can sign in anywhere. A guest keeps the games.',
  'club-changed': 'It is changed.',
  'club-data': 'Download my data',
  'club-programs-words': 'A program of yours can play here as a member.',
  'club-key': 'The key of {name} is {key}. It is shown only once.',
  'club-accepts-of': '{accepts, select, all {Everyone} owner {Only I} none {No one}}',
  'club-new-key': 'New key',

  // The owner.
  'club-setup-words': 'You need the code that the program has printed. You become the owner.',
  'club-codes-words': 'Each code lets in as many people as it has uses.',
  'club-show': 'Show',
  'club-uses': '{count, plural, one {for # person more} other {for # people more}}',
  'club-code-link': 'Link and QR code',
  'club-print': 'Print',
  'club-roster-words':
    'One name on each line, or a table whose first column has them. Each gets a passphrase.',
  'club-act':
    '{name} {act, select, set-up {set up the club} delete {deleted an account} correct ' +
    '{corrected a result} reset-passphrase {gave a new passphrase} add-roster {made accounts} ' +
    'set-role {changed a role} add-join-code {made a code} set-settings {changed the settings}}',

  // What the server refuses.
  'sign-in': 'Sign in first.',
  'not-allowed': 'You may not do that.',
  'closed-club': 'This club is closed; you need a code.',
  'bad-join-code': 'That code does not let anyone in.',
  'bad-setup-code': 'That is not the code that the program has printed.',
  'set-up-already': 'The club has an owner already.',
  'bad-name': 'A name has 1 to {most} letters, digits, spaces, hyphens or dots.',
  'name-taken': 'The name {name} is taken.',
  'bad-passphrase': 'A passphrase has {least} to {most} characters.',
  'wrong-passphrase': 'Name or passphrase is wrong.',
  'has-passphrase': 'You have a passphrase already.',
  'no-such-player': 'There is no such player.',
  'bad-field': '{name}: {detail}.',
  'too-often': 'Too often; wait {seconds} s.',
  'many-connections': 'Too many people are here.',
  'not-json': 'The request is not JSON.',
  'no-invitation': 'There is no such invitation any more.',
  'own-invitation': 'That is your own invitation.',
  'not-for-you': 'That invitation is for someone else.',
  blocked: 'One of you has blocked the other.',
  'does-not-accept': '{name} does not accept that.',
  'many-games': 'More than {most} games at a time are not possible.',
  'bad-clock': 'There is no such clock.',
  'clock-of-guests': 'Guests play against levels with clocks of minutes.',
  'not-rated': 'Such games are never rated.',
  'no-such-game': 'There is no such game.',
  'not-a-player': 'You do not play in this game.',
  'not-your-turn': 'It is not your turn.',
  stale: 'The game is at move {ply} already.',
  'not-running': 'The game is not running.',
  'too-late-to-abort': 'It is too late to abort the game.',
  'no-offer':
    'Nobody offers {what, select, draw {a draw} takeback {to take back} adjourn {to adjourn} ' +
    'resume {to resume} rematch {a rematch} other {that}}.',
  'cannot-offer':
    'You can’t offer {what, select, draw {a draw} takeback {to take back} adjourn {to adjourn} ' +
    'resume {to resume} rematch {a rematch} other {that}} now.',
  'not-gone': 'Your opponent has not been away for {seconds} s.',
  'no-phrases': 'This club has no phrases.',

  // Ends of games.
  'no-such-tournament': 'There is no such tournament.',
  'many-tournaments': 'More than {most} tournaments at a time are not possible.',
  'not-now': 'That is not possible now.',
  'win-forfeit': '{winner, other side} did not play: {winner, side} wins.',
  'win-gone': '{winner, other side} has left: {winner, side} wins.',
  'win-decided': 'The arbiter decided: {winner, side} wins.',
  'draw-gone': 'A player has left: draw.',
  'draw-decided': 'The arbiter decided: draw.',
};
