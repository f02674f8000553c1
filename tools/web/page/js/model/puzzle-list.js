// The puzzles: an index of all, and pieces of the list, each loaded when one of its puzzles is
// opened.

import { insist } from '../backend/api.js';
import { fetchFile } from '../backend/files.js';

/**
 * What the index has of a puzzle.
 * @typedef {object} Entry
 * @property {string} kind `w2` to win in two, `h3` to hold against three
 * @property {string} themes their initials
 * @property {number} rating
 */

/**
 * @typedef {object} Puzzle
 * @property {string} fen
 * @property {string} rules
 * @property {'win' | 'hold'} task
 * @property {number} moves number of the winner's moves
 * @property {string[]} solution
 * @property {string[]} themes
 * @property {number} rating
 */

/** The choices of a theme: all puzzles, tasks, and initials of themes. */
export const THEMES = ['all', 'w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'h', ...'cstqbde'];

/** The puzzles of a piece. */
const IN_A_PIECE = 150;

/** The lines of a file, once it can be had. @param {string} name */
async function file(name) {
  const content = await insist(async () => (await fetchFile(name)).text());
  return content.trimEnd().split('\n');
}

/** @returns {Promise<Entry[]>} */
export async function loadIndex() {
  const lines = await file('puzzles.txt');
  return lines.map((line) => {
    const [kind, themes, rating] = line.split(' ');
    return { kind, themes, rating: Number(rating) };
  });
}

/** @type {Map<number, Promise<string[]>>} */
const pieces = new Map();

/** @param {number} at the place in the index @returns {Promise<Puzzle>} */
export async function loadPuzzle(at) {
  const number = Math.floor(at / IN_A_PIECE);
  const piece = pieces.get(number) ?? file(`puzzles-${number}.txt`);
  pieces.set(number, piece);
  const line = (await piece)[at % IN_A_PIECE];
  const [fen, rules, solution, task, themes, rating] = line.split('; ');
  const last = (/** @type {string} */ words) => Number(words.split(' ').at(-1));
  return {
    fen,
    rules,
    task: task.startsWith('win') ? 'win' : 'hold',
    moves: last(task),
    solution: solution.split(' '),
    themes: themes.split(' ').filter(Boolean),
    rating: last(rating),
  };
}

/** @param {Entry} entry @param {string} theme */
export const fits = ({ kind, themes }, theme) =>
  theme === 'all' || kind === theme || kind[0] === theme || themes.includes(theme);

/**
 * A place near to a rating, one of a few at random; `undefined` if there is none.
 * @param {Entry[]} all @param {number} rating @param {number} few
 * @param {(entry: Entry, at: number) => boolean} isMeant
 */
export function near(all, rating, few, isMeant) {
  const distance = (/** @type {number} */ at) => Math.abs(all[at].rating - rating);
  const places = [...all.keys()].filter((at) => isMeant(all[at], at));
  places.sort((a, b) => distance(a) - distance(b));
  return places[Math.floor(Math.random() * Math.min(few, places.length))];
}

/** Spreads days over ratings. */
const STRIDE = 997;

/** The place of a day's puzzle, by the calendar here. @param {Entry[]} all @param {Date} [day] */
export const ofDay = (all, day = new Date()) =>
  (Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 864e5) * STRIDE) %
  all.length;
