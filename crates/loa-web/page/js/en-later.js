// The catalogue in English, continued: what is not needed on the first screen.

import { learn } from './text.js';

export const EN_LATER = {
  // Imports and exports.
  'nothing-to-read': 'There is nothing to read.',
  'no-game': 'There is no game in it.',
  'bad-sgf': 'Not a valid SGF file: {detail}.',
  'not-a-record': 'Neither SGF, nor a position, nor a list of moves: {detail}.',
  'bad-tree': 'The game can’t be read: {detail}.',
  'many-nodes':
    'A game of {count} moves, variations included, is too large; {most} are allowed.',
  'node-without-move': 'Node {number} has no move.',
  'node-without-parent': 'Node {number} has no parent before it.',
  'no-root': 'A game has a root.',

  // Import and export.
  'who-level': 'loa, {level}',
  'who-human': 'human',
  copied: '{what} copied.',
  copy: 'Copy',
  save: 'Save',
  open: 'Open',
  share: 'Share and export',
  'share-link': 'Link to this position',
  'share-sgf': 'SGF, the whole game with variations',
  'share-fen': 'FEN, this position',
  'share-moves': 'Moves',
  'share-picture': 'Picture',
  import: 'Import a game',
  'import-text': 'Game or position',
  'import-example': 'Paste SGF, a FEN, or moves such as  b1-b3 a2-c2 …',
  'import-file': 'or a file',
  'import-file-name': 'File',
  imported: 'Game imported.',

  // Saved games and links.
  'saved-newer': 'A newer version of this page has saved it.',
  'saved-damaged': 'It is damaged.',
  'saved-refused': 'A saved game can’t be opened. {reason}',
  'saved-copy': 'Save a copy',
  'saved-delete': 'Delete it',
  'bad-link': 'This link has no valid game. {reason}',

  // Positions that people set up.
  'no-pieces': '{color, select, black {Black} white {White}} has no pieces.',
  'one-piece':
    '{color, select, black {Black} white {White}} has a single piece, which counts as connected: ' +
    'the game would be over.',
  'all-connected':
    '{color, select, black {Black} white {White}}’s pieces are all already connected: the game ' +
    'would be over.',
  'over-already': 'The game would be over: {end}',
  'no-moves': 'Neither side has a legal move.',
  'many-pieces':
    '{color, select, black {Black} white {White}} has {count} pieces; start positions of this ' +
    'size have at most {most}.',
  'mover-blocked':
    '{color, select, black {Black} white {White}} is to move and has no legal move.',

  // Reviews.
  'only-move': 'The only move.',
  'best-proven': 'Best ({score}).',
  'best-estimated': 'Best (win chance {chance, percent}).',
  judged:
    '{judgement, select, good {Good} inaccuracy {Inaccuracy} mistake {Mistake} blunder {Blunder} ' +
    'missed-win {Missed win}}: win chance {before, percent} → {after, percent}.{better}{now}',
  better: ' Better was {move} ({score}).',
  now: ' Now it is a {score}.',
  nothing: '',
  won: 'won',
  lost: 'lost',
  'win-in': 'win in {moves}',
  'loss-in': 'loss in {moves}',
  points: '{points}',
  summary:
    'accuracy {accuracy, percent}{inaccuracies, plural, =0 {} one {, # inaccuracy} other {, # ' +
    'inaccuracies}}{mistakes, plural, =0 {} one {, # mistake} other {, # mistakes}}' +
    '{blunders, plural, =0 {} one {, # blunder} other {, # blunders}}' +
    '{missed, plural, =0 {} one {, # missed win} other {, # missed wins}}',
  'no-summary': 'no move to judge',
};

learn(EN_LATER);
