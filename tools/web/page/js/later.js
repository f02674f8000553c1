// What the first screen of the main view does not need: the second script. Its files add themselves
// to what the first one has for them.

import { EN_LATER } from './lang/en/later.js';
import { learn } from './text/text.js';
import './app/clock.js';
import './app/sound.js';
import './app/teach.js';
import './board/line-counts.js';
import './board/tried-line.js';
import './views/bar.js';
import './views/editor.js';
import './views/learn.js';
import './views/next-step.js';
import './views/panel.js';
import './views/puzzles.js';
import { followTabs } from './app/tabs.js';
import { tidy } from './model/saved-game.js';
import { followKeys } from './views/commands.js';
import { watchStorage } from './views/rescue.js';

learn(EN_LATER);

/**
 * Does what can wait until the first screen is there.
 * @param {import('./app/play.js').Play} play
 */
export function begin(play) {
  tidy();
  watchStorage(play);
  followTabs(play);
  followKeys(play);
}

export { Link } from './app/shared.js';
export { openSettings } from './views/settings-dialog.js';
export { openLink } from './views/transfer.js';

// What a club's script has of the page.
export { app, drawWith, presetOf, update } from './app/app.js';
export { positionAfter, smallBoard } from './board/small-board.js';
export { accepted, FIRST_LEVEL, Refusal } from './backend/api.js';
export { refuseSearches } from './backend/searches.js';
export { socket } from './backend/socket.js';
export { load, save } from './backend/store.js';
export { openDialog } from './dom/dialog.js';
export { byId, h } from './dom/dom.js';
export { choiceField, tickField, numberField } from './dom/fields.js';
export { announce, dismiss, note } from './dom/live.js';
export { plain } from './dom/tool.js';
export { Game, newState } from './model/game.js';
export { ruleName } from './model/scores.js';
export { clockText, other, outcome, SIDES } from './model/words.js';
export { language, learn, text } from './text/text.js';
export { html, nothing, render } from './vendor/lit-html.js';
export { addCommands } from './views/commands.js';
export { row as openingRow } from './views/explorer.js';
export {
  clockWords,
  ownClock,
  rulesOptions,
  startOptions,
} from './views/new-game-form.js';
export { LOW, strip } from './views/player-strip.js';
