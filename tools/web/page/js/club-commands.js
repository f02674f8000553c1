// The commands of the main view in a game of the club.

import { COMMANDS } from './extras.js';
import { ClubGame } from './club-game.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./commands.js').Command} Command */

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
 * @param {string} label @param {import('./signs.js').SignName} sign
 * @param {(game: ClubGame) => boolean} isShown @param {object} act
 * @returns {Command}
 */
const command = (label, sign, isShown, act) => ({
  label: /** @type {import('./text.js').Code} */ (label),
  sign,
  where: 'wide',
  isShown: (game) => {
    const remote = ofClub(game);
    return Boolean(remote?.own) && isShown(/** @type {ClubGame} */ (remote));
  },
  act: (game) => send(game, act),
});

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
  const isRunning = (/** @type {ClubGame} */ game) => game.isRunning;
  Object.assign(COMMANDS, {
    abort: command('club-abort', 'cut', (game) => game.isRunning && game.view.ply < 2, {
      act: 'abort',
    }),
    claim: command(
      'club-claim',
      'now',
      (game) => game.isRunning && game.view.turn !== game.own,
      { act: 'claim' },
    ),
    adjourn: command('club-adjourn', 'pause', isRunning, { act: 'offer', what: 'adjourn' }),
    continue: command('club-resume', 'go', (game) => game.view.state === 'adjourned', {
      act: 'offer',
      what: 'resume',
    }),
  });
}
