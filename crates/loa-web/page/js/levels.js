// The computer's levels in words.

import { app } from './app.js';

const WORDS = [
  'beginner',
  'novice',
  'easy',
  'casual',
  'club',
  'good club',
  'strong',
  'very strong',
  'expert',
  'strongest',
];

/** @param {number} level */
const elo = (level) => app.about?.levels.find(({ number }) => number === level)?.elo ?? null;

/** @param {number} level */
export const levelWords = (level) => `level ${level}, ${WORDS[level - 1]}`;

/** A level in few words. @param {number} level */
export const levelShort = (level) => `Computer ${level} · ${WORDS[level - 1]}`;

/** A level with its rating, for choosing one. @param {number} level */
export function levelTitle(level) {
  const rating = elo(level);
  return `${levelShort(level)}${rating === null ? '' : ` · Elo ${rating}`}${
    level === 1 ? ' · start here' : ''
  }`;
}
