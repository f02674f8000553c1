// What the first screen of the main view does not need: the second script. It uses the first one.

import './main.js';
import { EN_LATER } from './lang/en/later.js';
import { arrows, follow, tints, toggle } from './app/analysis.js';
import { bar } from './views/bar.js';
import { Clock } from './app/clock.js';
import { press } from './views/commands.js';
import { askToResign, openMore } from './views/dialogs.js';
import { offerAtRepetition, offerDraw } from './app/draw-offer.js';
import { openGames } from './views/games-dialog.js';
import { Hint } from './app/hint.js';
import { openKeys } from './views/keys.js';
import { drawMoves, go } from './views/moves-table.js';
import { nextStep } from './views/next-step.js';
import { actions, panel } from './views/panel.js';
import { judgeRetry } from './app/retry.js';
import { startReview } from './app/review.js';
import { watchStorage } from './views/rescue.js';
import { tidy } from './model/saved-game.js';
import { advice } from './views/review-notes.js';
import { openSettings } from './views/settings-dialog.js';
import { play as playSound } from './app/sound.js';
import { followTabs, merge } from './app/tabs.js';
import { writeTitle } from './app/title.js';
import { teach } from './app/teach.js';
import { learn } from './text/text.js';
import { openExport, openImport } from './views/transfer.js';

learn(EN_LATER);

const hint = new Hint();

/**
 * Does what can wait until the first screen is there.
 * @param {import('./views/play.js').Play} play
 */
async function begin(play) {
  tidy();
  watchStorage(play);
  followTabs(play);
  if (!('club' in document.documentElement.dataset)) return;
  const address = new URL('club.mjs', import.meta.url).href;
  /** @type {typeof import('./club/club.js')} */
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
export { Editor } from './views/editor.js';
export { Learn } from './views/learn.js';
export { drawCounts } from './board/line-counts.js';
export { openLink } from './views/open-link.js';
export { Puzzles, rate } from './views/puzzles.js';
export { rescue } from './views/rescue.js';
export { readGame } from './model/saved-game.js';
export { drawTriedLine } from './board/tried-line.js';
export { Link } from './app/shared.js';

// For the club's module, which shares all of the page.
export { FIRST_LEVEL, Refusal } from './backend/api.js';
export { app, drawWith, update } from './app/app.js';
export { COMMANDS } from './views/commands.js';
export { openDialog } from './dom/dialog.js';
export { byId, h } from './dom/dom.js';
export { row as openingRow } from './views/explorer.js';
export { choiceField, numberField } from './dom/fields.js';
export { Game, newState } from './model/game.js';
export { announce, dismiss, note } from './dom/live.js';
export { VIEWS } from './main.js';
export { clockWords } from './views/new-game-form.js';
export { ruleName } from './model/scores.js';
export { socket } from './backend/socket.js';
export { inWords, language, learn, text } from './text/text.js';
export { html, nothing, render } from './vendor/lit-html.js';
export { other, SIDES } from './model/words.js';
