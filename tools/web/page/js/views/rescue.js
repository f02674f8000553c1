// What can be done when a saved game can't be opened, or a game can't be saved.

import { openGames, saveCopy } from './games-dialog.js';
import { readGame, remove } from '../model/saved-game.js';
import { note } from '../dom/live.js';
import { storage } from '../backend/store.js';
import { openExport } from './transfer.js';
import { text } from '../text/text.js';
import { add } from '../app/parts.js';

/**
 * Offers to keep a copy of a game, or to delete it.
 * @param {string} id @param {string | import('../text/text.js').Message} reason
 */
function rescue(id, reason) {
  note(text('saved-refused', { reason }), {
    kind: 'error',
    ms: 20_000,
    actions: [
      [text('saved-copy'), () => saveCopy(id)],
      [text('delete-game'), () => remove(id)],
    ],
  });
}

/** Says while games can't be saved. @param {import('../app/play.js').Play} play */
export function watchStorage(play) {
  let close = () => {};
  const tell = () => {
    close();
    if (!storage.isFull) return;
    close = note(text('storage-full'), {
      kind: 'error',
      ms: 0,
      actions: [
        [text('my-games'), () => openGames(play)],
        [text('saved-copy'), () => play.game && openExport(play.game)],
      ],
    });
  };
  storage.addEventListener('change', tell);
  tell();
}

add({ readGame, rescue });
