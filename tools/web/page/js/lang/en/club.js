// The catalogue in English: what only a club says. Another language has the same codes.

export const EN_CLUB = {
  // The view and its parts.
  club: 'Club',
  'club-part':
    '{name, select, meet {Play} tournaments {Tournaments} archive {Archive} players {Players} ' +
    'account {Account}}',
  'club-you-are': 'You are {name}.',
  'club-no-engine': 'This club has no engine.',

  // Meeting.
  'club-your-games': 'Your games',
  'club-notify': 'Notify me when it is my turn',
  'club-no-games': 'You have no game. Invite someone, or challenge the computer.',
  'club-invitations': 'Invitations and challenges',
  'club-invite': 'Invite',
  'club-whom': 'Whom',
  'club-kind':
    '{kind, select, link {Someone with a link} open {Anyone in the lobby} pair {An opponent of ' +
    'about my rating} challenge {A member or the computer}}',
  'club-do':
    '{kind, select, link {Make a link} open {Put into the lobby} pair {Find an opponent} ' +
    'challenge {Challenge}}',
  'club-kind-of':
    '{kind, select, link {Invitation by link} open {Open invitation} pair {Looking for an ' +
    'opponent} challenge {Challenge}}: {name}',
  'club-lobby': 'Lobby',
  'club-lobby-empty': 'Nobody waits for an opponent.',
  'club-running': 'Games now',
  'club-none-running': 'No game is being played.',
  'club-tv': 'Watch the best game',
  'club-boards': 'All boards',
  'club-newest': 'Only the newest {count} games are here.',
  'club-no-tv': 'No game is on now. The next one opens by itself.',
  'club-days': '{count, plural, one {# day a move} other {# days a move}}',
  'club-rated': '{rated, select, yes {Rated} other {Casual}}',
  'club-side': '{name} plays {side, side}',
  'club-random-side': 'The sides are drawn by lot.',
  'club-invitation': 'Invitation',
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
  'club-claim': 'Claim',
  'club-claim-words': 'Claim the game if your opponent has been away for a minute.',
  'club-claim-win': 'Claim the win',
  'club-claim-draw': 'Claim a draw',
  'club-adjourn': 'Adjourn',
  'club-adjourned': 'The game is adjourned. It goes on when both want to resume it.',
  'club-first-move': 'The next move must come by {time}, or the game is aborted.',
  'club-phrases': 'Say something',
  'club-phrase':
    '{phrase, select, 0 {Hello!} 1 {Have fun!} 2 {Good move!} 3 {Oops!} 4 {One moment, please.} ' +
    '5 {Thank you!} 6 {Good game!} 7 {Goodbye!}}',
  'club-says': '{name}: {words}',
  'club-correct': 'Correct the result',
  'club-correct-words': 'The ratings are counted again, and the audit log keeps what you do.',
  'club-next-game': 'The players have begun another game.',

  // Tournaments.
  'club-no-tournaments': 'There is no tournament.',
  'club-its-tournament': 'The tournament',
  'club-new-tournament': 'New tournament',
  'club-kind-of-tournament': 'Kind',
  'club-format':
    '{format, select, swiss {Swiss} round-robin {Round robin} double-round-robin {Double round ' +
    'robin}}',
  'club-rounds': 'Rounds',
  'club-rest': 'Seconds between rounds',
  'club-stage':
    '{stage, select, open {Players enter} running {Running} paused {Paused} over {Over}}',
  'club-round': 'Round {round} of {rounds}',
  'club-count-players': '{count, plural, one {# player} other {# players}}',
  'club-next-round': 'The next round begins at {time}.',
  'club-stuck': 'No pairing is possible: too few players, or all have met.',
  'club-direct':
    '{act, select, enter {Enter} withdraw {Withdraw} start {Begin} pause {Pause} resume {Go on} ' +
    'next {Begin the next round} end {End the tournament}}',
  'club-direct-player': '{act, select, enter {Enter this player} other {Withdraw this player}}',
  'club-bye':
    '{wanted, select, yes {Play the next round after all} other {Half a point in place of ' +
    'the next game}}',
  'club-standings': 'Standings',
  'club-points': 'Points',
  'club-elo': 'Elo',
  'club-tie-break':
    '{name, select, buchholz {Buchholz} buchholzCut1 {Buchholz cut 1} sonnebornBerger ' +
    '{Sonneborn-Berger} directEncounter {Direct encounter} wins {Wins} progressive {Progressive ' +
    'score}}',
  'club-forfeit': 'forfeit',
  'club-free':
    '{name} does not play: {bye, select, allocated {a point} half {half a point} other {no ' +
    'point}}.',

  // Archive and players.
  'club-player': 'Player',
  'club-result': 'Result',
  'club-rating': 'Rating',
  'club-all': 'All',
  'club-none-over': 'No such game is over yet.',
  'club-more': 'More',
  'club-export': '{format, select, sgf {These games as SGF} jsonl {These games as JSON lines}}',
  'club-member':
    '{kind, select, guest {Guest} person {Member} bot {Program} engine {Computer} deleted ' +
    '{Deleted}}{role, select, arbiter { (arbiter)} owner { (owner)}}',
  'club-present': 'here now',
  'club-search': 'Find a player',
  'club-nobody': 'Nobody is here yet.',
  'club-count-games': '{count, plural, one {# game} other {# games}}',
  'club-score': '{wins} won, {draws} drawn, {losses} lost',
  'club-no-ratings': 'No rating yet.',
  'club-class':
    '{speed, select, bullet {Bullet} blitz {Blitz} rapid {Rapid} classical {Classical} days ' +
    '{Correspondence}} {board}',
  'club-block': 'Block',
  'club-blocked': '{name} is blocked: neither of you can invite the other.',
  'club-blocked-players': 'Blocked players',
  'club-unblock': 'Unblock',
  'club-remove': 'Delete',
  'club-remove-it': 'Delete {name}?',
  'club-remove-words': 'The games stay, without the name.',
  'club-reset-words': '{name} is signed out and needs the new passphrase.',
  'club-reset-to': 'The passphrase of {name} is now {passphrase}. It is shown only once.',
  'club-make': '{role, select, arbiter {Make an arbiter} other {Make a player}}',

  // Accounts.
  'club-guest-name': 'Your name, if you like',
  'club-name': 'Name',
  'club-passphrase': 'Passphrase',
  'club-new-passphrase': 'New passphrase',
  'club-code': 'Code of the club',
  'club-login': 'Sign in',
  'club-logout': 'Sign out',
  'club-join': 'Become a member',
  'club-join-words':
    'With a name and a passphrase you can sign in anywhere. A guest keeps the games.',
  'club-as-guest': 'Come in as a guest',
  'club-account': 'Your account',
  'club-change': 'Change',
  'club-changed': 'It is changed.',
  'club-data': 'Download my data',
  'club-delete': 'Delete my account',
  'club-programs': 'Your programs',
  'club-programs-words': 'A program of yours can play here as a member.',
  'club-seat': 'Add a program',
  'club-key': 'The key of {name} is {key}. It is shown only once.',
  'club-accepts': 'Who may challenge it',
  'club-accepts-of': '{accepts, select, all {Everyone} owner {Only I} none {No one}}',
  'club-new-key': 'New key',

  // The owner.
  'club-setup': 'Set up the club',
  'club-setup-words': 'You need the code that the program has printed. You become the owner.',
  'club-setup-code': 'Code of the program',
  'club-settings': 'Settings of the club',
  'club-its-name': 'Name of the club',
  'club-closed': 'Only people with a code come in',
  'club-guests': 'Guests may play',
  'club-assist': 'Spectators may use the engine',
  'club-phrases-allowed': 'Players may send each other preset phrases',
  'club-codes': 'Codes to come in',
  'club-codes-words': 'Each code lets in as many people as it has uses.',
  'club-show': 'Show',
  'club-new-code': 'New code',
  'club-how-many': 'For how many people',
  'club-uses': '{count, plural, one {for # person more} other {for # people more}}',
  'club-code-link': 'Link and QR code',
  'club-print': 'Print',
  'club-roster': 'Accounts for a class',
  'club-roster-words':
    'One name on each line, or a table whose first column has them. Each gets a ' +
    'passphrase.',
  'club-roster-make': 'Make accounts',
  'club-audit': 'Audit log',
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
  aborted: 'The game was aborted.',
};
