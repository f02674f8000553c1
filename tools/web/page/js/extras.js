// What the first screen of the main view does not need: the second script. It uses the first one.

import './main.js';
import { EN_LATER } from './en-later.js';
import { arrows, follow, tints, toggle } from './analysis.js';
import { bar } from './bar.js';
import { Clock } from './clock.js';
import { press } from './commands.js';
import { askToResign, openMore } from './dialogs.js';
import { offerAtRepetition, offerDraw } from './draw-offer.js';
import { openGames } from './games-dialog.js';
import { Hint } from './hint.js';
import { openKeys } from './keys.js';
import { drawMoves, go } from './moves-table.js';
import { nextStep } from './next-step.js';
import { actions, panel } from './panel.js';
import { judgeRetry } from './retry.js';
import { startReview } from './review.js';
import { watchStorage } from './rescue.js';
import { tidy } from './saved-game.js';
import { advice } from './review-notes.js';
import { openSettings } from './settings-dialog.js';
import { play as playSound } from './sound.js';
import { followTabs, merge } from './tabs.js';
import { writeTitle } from './title.js';
import { teach } from './teach.js';
import { learn } from './text.js';
import { openExport, openImport } from './transfer.js';

learn(EN_LATER);

const hint = new Hint();

/**
 * Does what can wait until the first screen is there.
 * @param {import('./play.js').Play} play
 */
async function begin(play) {
  tidy();
  watchStorage(play);
  followTabs(play);
  if (!('club' in document.documentElement.dataset)) return;
  const address = new URL('club.mjs', import.meta.url).href;
  /** @type {typeof import('./club.js')} */
  const club = await import(address);
  await club.begin(play);
}

export {
  Clock,
  actions,
  advice,
  arrows,
  askToResign,
  bar,
  begin,
  drawMoves,
  follow,
  go,
  hint,
  judgeRetry,
  merge,
  nextStep,
  offerAtRepetition,
  offerDraw,
  openExport,
  openGames,
  openImport,
  openKeys,
  openMore,
  openSettings,
  panel,
  playSound,
  press,
  startReview,
  teach,
  tints,
  toggle,
  writeTitle,
};
export { Editor } from './editor.js';
export { Learn } from './learn.js';
export { drawCounts } from './line-counts.js';
export { openLink } from './open-link.js';
export { Puzzles, rate } from './puzzles.js';
export { rescue } from './rescue.js';
export { readGame } from './saved-game.js';
export { drawTriedLine } from './tried-line.js';
export { Link } from './shared.js';

// For the club's module, which shares all of the page.
export { FIRST_LEVEL, Refusal } from './api.js';
export { app, drawWith, update } from './app.js';
export { COMMANDS } from './commands.js';
export { openDialog } from './dialog.js';
export { byId, h } from './dom.js';
export { row as openingRow } from './explorer.js';
export { choiceField, numberField } from './fields.js';
export { Game, newState } from './game.js';
export { announce, dismiss, note } from './live.js';
export { VIEWS } from './main.js';
export { clockWords } from './new-game-form.js';
export { ruleName } from './scores.js';
export { socket } from './socket.js';
export { inWords, language, learn, text } from './text.js';
export { html, nothing, render } from './vendor/lit-html.js';
export { other, SIDES } from './words.js';
