// The commands of the main view in a game of the club.

import { socket } from '../backend/socket.js';
import { SIDES } from '../model/words.js';
import { text } from '../text/text.js';
import { addCommands } from '../views/commands.js';
import { ofClub } from './club-game.js';
import { ask, call } from './parts.js';
import { state } from './state.js';

/** @typedef {import('./club-game.js').ClubGame} ClubGame */
/** @typedef {import('../views/commands.js').Command} Command */

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
  ask(
    text('club-claim'),
    text('club-claim-words'),
    ['win', 'draw'].map((what) => [
      text('club-claim', { what }),
      () => game.act({ act: 'claim', draw: what === 'draw' }),
    ]),
  );

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

/** Adds the commands that only games of the club have. */
export function addClubCommands() {
  /** @param {import('types/club').Offer} what */
  const offer = (what) => (/** @type {ClubGame} */ game) => game.act({ act: 'offer', what });
  addCommands([
    command(
      'club-abort',
      'cut',
      (game) => game.plays && game.view.ply < 2,
      (game) => game.act({ act: 'abort' }),
    ),
    command(
      'club-claim',
      'now',
      (game) => game.plays && game.view.clock.kind === 'realTime' && game.view.turn !== game.own,
      claim,
    ),
    command('club-adjourn', 'pause', (game) => game.plays, offer('adjourn')),
    command(
      'resume',
      'go',
      (game) => Boolean(game.own) && game.view.state === 'adjourned',
      offer('resume'),
    ),
    command(
      'club-phrases',
      'more',
      (game) => Boolean(game.own && state.about.club.phrases),
      choosePhrase,
    ),
    command(
      'club-correct',
      'draw',
      (game) => game.view.state === 'over' && state.about.rights.includes('correct'),
      correct,
    ),
  ]);
}
