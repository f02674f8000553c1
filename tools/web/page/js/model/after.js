// Positions after moves, without the rules.

import { ends, other } from './words.js';

/** @typedef {import('types/page').PositionView} PositionView */

/**
 * The position after some moves, as far as it is known without the rules: where the pieces are.
 * @param {PositionView} view @param {string[]} moves @returns {PositionView}
 */
export function after(view, moves) {
  const pieces = { black: [...view.black], white: [...view.white] };
  let { toMove, lastMove } = view;
  for (const made of moves) {
    const move = ends(made);
    lastMove = { text: made, from: null, to: null, capture: false, count: 0 };
    if (move) {
      const { from, to } = move;
      const side = pieces.black.includes(from) ? 'black' : 'white';
      const enemies = pieces[other(side)];
      const capture = enemies.includes(to);
      if (capture) enemies.splice(enemies.indexOf(to), 1);
      pieces[side][pieces[side].indexOf(from)] = to;
      lastMove = { text: made, from, to, capture, count: 0 };
    }
    toMove = other(toMove);
  }
  return {
    ...view,
    ...pieces,
    fen: [view.fen, ...moves].join(' '),
    toMove,
    lastMove,
    plies: view.plies + moves.length,
    end: null,
    mustPass: false,
    moves: [],
    pieceLines: {},
    lines: [],
    groups: { black: [], white: [] },
    threats: { black: [], white: [] },
  };
}
