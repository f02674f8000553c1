// The computer's levels in words.

import { app } from './app.js';
import { text } from './text.js';

/** A level with its rating, for choosing one. @param {number} level */
export function levelTitle(level) {
  const elo = app.about?.levels.find(({ number }) => number === level)?.elo;
  const parts = [text('computer', { level })];
  if (elo) parts.push(text('elo', { elo }));
  if (level === 1) parts.push(text('start-here'));
  return parts.join(' · ');
}
