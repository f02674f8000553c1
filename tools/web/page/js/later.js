// What the first screen of the main view does not need: the second script. Its files add themselves
// to what the first one has for them. In the built script `shared` of `build.mjs` adds exports for
// the club's, and `ORDER` there has it import what it shares with the first one.

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
