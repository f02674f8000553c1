// The commands of the main view in a game of the club.

import { app, COMMANDS, SIDES, socket, text } from '../extras.js';
import { ClubGame } from './club-game.js';
import { ask, call } from './parts.js';

/** @typedef {import('../model/game.js').Game} Game */
/** @typedef {import('../views/commands.js').Command} Command */

/** @param {Game} game */
function ofClub(game) {
  const remote = /** @type {unknown} */ (game.remote);
  return remote instanceof ClubGame ? remote : null;
}

/** The visitor's own running game. @param {Game} game */
function own(game) {
  const remote = ofClub(game);
  return remote?.own && remote.isRunning ? remote : null;
}

/**
 * Changes a command for games of the club.
 * @param {string} name @param {(game: Game) => boolean} isShown
 * @param {(game: Game) => unknown} [act]
 */
function change(name, isShown, act) {
  const before = COMMANDS[name];
  COMMANDS[name] = {
    ...before,
    isShown: (game) => (ofClub(game) ? isShown(game) : before.isShown?.(game) !== false),
    act: (game, play) => (act && ofClub(game) ? act(game) : before.act(game, play)),
  };
}

/** @param {Game} game @param {object} act */
const send = (game, act) => ofClub(game)?.act(act);

/**
 * @param {string} label @param {import('../dom/signs.js').SignName} sign
 * @param {(game: ClubGame) => boolean} isShown
 * @param {(game: ClubGame) => unknown} act
 * @returns {Command}
 */
const command = (label, sign, isShown, act) => ({
  label: /** @type {import('../text/text.js').Code} */ (label),
  sign,
  where: 'wide',
  isShown: (game) => {
    const remote = ofClub(game);
    return remote !== null && isShown(remote);
  },
  act: (game) => act(/** @type {ClubGame} */ (ofClub(game))),
});

/** How many phrases the server knows. */
const PHRASES = 8;

/** @param {ClubGame} game */
const choosePhrase = ({ id }) =>
  ask(
    text('club-phrases'),
    '',
    [...Array(PHRASES).keys()].map((phrase) => [
      text('club-phrase', { phrase }),
      () => socket.send({ type: 'phrase', game: id, phrase }),
    ]),
  );

/** @param {ClubGame} game */
const claim = (game) =>
  ask(text('club-claim'), text('club-claim-words'), [
    [text('club-claim-win'), () => game.act({ act: 'claim' })],
    [text('club-claim-draw'), () => game.act({ act: 'claim', draw: true })],
  ]);

/** @param {ClubGame} game */
const correct = (game) =>
  ask(
    text('club-correct'),
    text('club-correct-words'),
    [...SIDES, null].map((winner) => [
      text('result', { winner: winner ?? 'draw' }),
      async () => game.hear(await call('POST', `/games/${game.id}/result`, { winner })),
    ]),
  );

/** Fits the commands to games of the club, and adds those that only they have. */
export function addCommands() {
  change('undo', (game) => own(game)?.view.rated === false);
  change('redo', () => false);
  change('hint', (game) => game.allowsHelp);
  change('now', () => false);
  change('resign', (game) => own(game) !== null);
  change(
    'draw',
    (game) => own(game) !== null,
    (game) => send(game, { act: 'offer', what: 'draw' }),
  );
  const isRunning = (/** @type {ClubGame} */ game) => Boolean(game.own) && game.isRunning;
  const offer = (/** @type {string} */ what) => (/** @type {ClubGame} */ game) =>
    game.act({ act: 'offer', what });
  Object.assign(COMMANDS, {
    abort: command(
      'club-abort',
      'cut',
      (game) => isRunning(game) && game.view.ply < 2,
      (game) => game.act({ act: 'abort' }),
    ),
    claim: command(
      'club-claim',
      'now',
      (game) =>
        isRunning(game) && game.view.clock.kind === 'realTime' && game.view.turn !== game.own,
      claim,
    ),
    adjourn: command('club-adjourn', 'pause', isRunning, offer('adjourn')),
    continue: command(
      'club-resume',
      'go',
      (game) => Boolean(game.own) && game.view.state === 'adjourned',
      offer('resume'),
    ),
    phrase: command(
      'club-phrases',
      'more',
      (game) => Boolean(game.own && app.club?.about.club.phrases),
      choosePhrase,
    ),
    correct: command(
      'club-correct',
      'draw',
      (game) => game.view.state === 'over' && Boolean(app.club?.about.rights.includes('correct')),
      correct,
    ),
  });
}
