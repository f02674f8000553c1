// The attributes that the style sheets use, as the settings say.

import { settings, settingsChanged } from '../model/settings.js';

/** Sets them, now and whenever the settings change. */
export function followSettings() {
  const root = document.documentElement;
  const apply = () => {
    root.dataset.scheme = settings.scheme;
    root.dataset.board = settings.board;
    root.dataset.pieces = settings.pieces;
    root.dataset.text = settings.largeText ? 'large' : '';
  };
  settingsChanged.addEventListener('change', apply);
  apply();
}
