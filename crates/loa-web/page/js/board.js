// The board as SVG: squares, pieces, marks and arrows. board-input.js handles its input.

import { h, s } from './dom.js';
import { CELL, corner, middle, place, rows } from './geometry.js';
import { drawCounts } from './line-counts.js';
import { drawLines } from './line-overlay.js';
import { drawPiece } from './pieces.js';
import { BoardInput } from './board-input.js';
import { settings, settingsChanged } from './settings.js';
import { SIDES } from './words.js';

/** @typedef {import('./types.js').PositionView} PositionView */
/** @typedef {import('./types.js').Side} Side */
/** @typedef {{ from: string, to: string, kind: string, label?: string }} Arrow */

/**
 * @typedef {{ square: string, kind: string, label: string }} Tint a colour named `win`, `tie`,
 *   `draw` or `loss`, and a short label
 */

/**
 * The state of a board.
 * @typedef {object} Shown
 * @property {PositionView} view
 * @property {boolean} flipped
 * @property {(side: Side) => boolean} canMove
 * @property {boolean} [warn] whether threats are marked
 */

/** The duration in the style sheet plus a frame or two. */
const PIECE_TIME = 220;

export class Board {
  /**
   * @param {HTMLElement} host
   * @param {{ move: (move: string) => unknown, select?: (square: string | null) => void, hover?:
   *   (square: string | null) => void, tap?: (square: string) => boolean, label?: string }} calls
   *   `tap` may handle a click on a square by returning true
   */
  constructor(host, calls) {
    this.calls = calls;
    /** @type {Shown | null} */
    this.shown = null;
    /** @type {string | null} */
    this.selected = null;
    /** @type {string | null} */
    this.hovered = null;
    /** @type {Arrow[]} */
    this.arrows = [];
    /** @type {Set<string>} */
    this.glowing = new Set();
    /** @type {Tint[]} */
    this.tinted = [];
    /** @type {Map<string, SVGElement>} */
    this.pieces = new Map();
    this.frameKey = '';
    this.layers = Object.fromEntries(
      [
        'squares',
        'tints',
        'counts',
        'overlay',
        'pieces',
        'marks',
        'dots',
        'labels',
        'arrows',
        'cells',
      ].map((name) => [
        name,
        s('g', { class: name, ...(name === 'cells' ? {} : { 'aria-hidden': 'true' }) }),
      ]),
    );
    this.svg = s(
      'svg',
      { class: 'board', role: 'grid', 'aria-label': calls.label ?? 'Board' },
      ...Object.values(this.layers),
    );
    host.append(h('div', { class: 'board-frame' }, this.svg));
    this.input = new BoardInput(this);
    settingsChanged.addEventListener('change', () => {
      this.frameKey = '';
      this.draw();
    });
  }

  get frame() {
    const { view, flipped } = /** @type {Shown} */ (this.shown);
    return { width: view.width, height: view.height, flipped };
  }

  /** @param {Shown} shown */
  show(shown) {
    const before = this.shown?.view;
    this.shown = shown;
    if (before?.fen !== shown.view.fen) this.selected = null;
    this.draw(before);
  }

  /** @param {PositionView} [before] */
  draw(before) {
    if (!this.shown) return;
    const { width, height, flipped } = this.frame;
    const key = [width, height, flipped, settings.coordinates, settings.counts].join();
    if (key !== this.frameKey) {
      this.frameKey = key;
      this.drawFrame();
      this.pieces.clear();
      this.layers.pieces.replaceChildren();
      before = undefined;
    }
    this.drawCounts();
    this.drawPieces(before);
    this.refresh();
  }

  drawFrame() {
    const { width, height } = this.frame;
    const right = settings.counts ? 84 : 10;
    const top = settings.counts ? 84 : 10;
    const left = settings.counts ? 52 : 10;
    const bottom = 10;
    const box = [-left, -top, width * CELL + left + right, height * CELL + top + bottom];
    this.svg.setAttribute('viewBox', box.join(' '));
    const squares = this.layers.squares;
    squares.replaceChildren(
      s('rect', {
        class: 'rim',
        x: -6,
        y: -6,
        width: width * CELL + 12,
        height: height * CELL + 12,
        rx: 10,
      }),
    );
    for (const name of rows(this.frame).flat()) {
      const [x, y] = corner(name, this.frame);
      const [file, rank] = place(name);
      squares.append(
        s('rect', { class: (file + rank) % 2 ? 'light' : 'dark', x, y, width: CELL, height: CELL }),
      );
    }
    if (settings.coordinates) this.drawCoordinates(squares);
    this.input.drawCells(this.layers.cells);
  }

  /** @param {SVGElement} layer */
  drawCoordinates(layer) {
    const grid = rows(this.frame);
    const write = (
      /** @type {string} */ square,
      /** @type {string} */ text,
      /** @type {number} */ right,
      /** @type {number} */ down,
    ) => {
      const [x, y] = corner(square, this.frame);
      const [file, rank] = place(square);
      layer.append(
        s(
          'text',
          {
            class: `coordinate on-${(file + rank) % 2 ? 'light' : 'dark'}`,
            x: x + right,
            y: y + down,
          },
          text,
        ),
      );
    };
    for (const [square] of grid) write(square, square.slice(1), 11, 23);
    for (const square of grid[grid.length - 1]) write(square, square[0], CELL - 11, CELL - 8);
  }

  drawCounts() {
    this.layers.counts.replaceChildren();
    if (settings.counts && this.shown) {
      drawCounts(
        this.layers.counts,
        this.shown.view.lines,
        this.frame,
        this.hovered ?? this.selected,
      );
    }
  }

  /** @param {PositionView} [before] */
  drawPieces(before) {
    const { view } = /** @type {Shown} */ (this.shown);
    const move = before && glide(before, view);
    const moving = move && this.pieces.get(move.from);
    if (move && moving) {
      this.lift(moving);
      this.pieces.get(move.to)?.remove();
      this.pieces.delete(move.from);
      this.pieces.set(move.to, moving);
    }
    const wanted = new Map(SIDES.flatMap((side) => view[side].map((square) => [square, side])));
    for (const [square, piece] of this.pieces) {
      if (wanted.get(square) !== piece.dataset.side || piece.dataset.theme !== settings.pieces) {
        piece.remove();
        this.pieces.delete(square);
      }
    }
    for (const [square, side] of wanted) {
      let piece = this.pieces.get(square);
      if (!piece) {
        piece = drawPiece(/** @type {Side} */ (side), settings.pieces);
        piece.dataset.side = side;
        piece.dataset.theme = settings.pieces;
        this.layers.pieces.append(piece);
        this.pieces.set(square, piece);
      }
      piece.dataset.square = square;
      this.put(piece, square);
    }
  }

  /** Lets a piece glide over the others to its next place. @param {SVGElement} piece */
  lift(piece) {
    this.layers.pieces.append(piece);
    piece.classList.add('moved');
    // A reinserted element glides only after a layout.
    piece.getBoundingClientRect();
    setTimeout(() => piece.classList.remove('moved'), PIECE_TIME);
  }

  /** Puts all pieces on their squares. */
  settle() {
    if (!this.shown) return;
    for (const [square, piece] of this.pieces)
      if (!piece.classList.contains('dragged')) this.put(piece, square);
  }

  /** @param {SVGElement} piece @param {string} square */
  put(piece, square) {
    const [x, y] = middle(square, this.frame);
    piece.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** Draws what depends on the pointer: marks, dots, overlay, arrows, names of squares. */
  refresh() {
    if (!this.shown) return;
    this.drawTints();
    this.drawOverlay();
    this.drawDots();
    this.drawArrows();
    this.input.nameCells();
  }

  drawTints() {
    const { view } = /** @type {Shown} */ (this.shown);
    const layer = this.layers.tints;
    layer.replaceChildren();
    const tint = (/** @type {string} */ square, /** @type {string} */ kind) => {
      const [x, y] = corner(square, this.frame);
      layer.append(s('rect', { class: `tint ${kind}`, x, y, width: CELL, height: CELL }));
    };
    for (const square of [view.lastMove?.from, view.lastMove?.to]) if (square) tint(square, 'last');
    this.layers.labels.replaceChildren();
    for (const { square, kind, label } of this.tinted) {
      tint(square, kind);
      const [x, y] = corner(square, this.frame);
      this.layers.labels.append(s('text', { class: 'label', x: x + CELL - 6, y: y + 22 }, label));
    }
    for (const square of this.glowing) tint(square, 'glow');
    if (this.selected) tint(this.selected, 'chosen');
    if (settings.groups) for (const side of SIDES) this.drawGroups(layer, side);
    for (const square of view.end?.connected ?? []) tint(square, 'winning');
  }

  /**
   * Connects the neighbours within a side's groups.
   * @param {SVGElement} layer
   * @param {Side} side
   */
  drawGroups(layer, side) {
    const { view } = /** @type {Shown} */ (this.shown);
    for (const group of view.groups[side]) {
      group.forEach((square, index) => {
        const [file, rank] = place(square);
        for (const next of group.slice(index + 1)) {
          const [otherFile, otherRank] = place(next);
          if (Math.abs(file - otherFile) > 1 || Math.abs(rank - otherRank) > 1) continue;
          const [x1, y1] = middle(square, this.frame);
          const [x2, y2] = middle(next, this.frame);
          layer.append(s('line', { class: `bond ${side}`, x1, y1, x2, y2 }));
        }
      });
    }
  }

  drawOverlay() {
    this.layers.overlay.replaceChildren();
    this.layers.marks.replaceChildren();
    const square = this.selected ?? this.hovered;
    const { view } = /** @type {Shown} */ (this.shown);
    const lines = square && view.pieceLines[square];
    if (!settings.overlay || !square || !lines || view.end) return;
    drawLines(this.layers.overlay, this.layers.marks, square, lines, this.frame);
  }

  drawDots() {
    this.layers.dots.replaceChildren();
    if (!settings.dots || !this.selected) return;
    for (const move of this.movesOf(this.selected)) {
      if (!move.to) continue;
      const [cx, cy] = middle(move.to, this.frame);
      this.layers.dots.append(
        move.capture
          ? s('circle', { class: 'dot capture', cx, cy, r: 44 })
          : s('circle', { class: 'dot', cx, cy, r: 15 }),
      );
    }
  }

  drawArrows() {
    this.layers.arrows.replaceChildren();
    const { view } = /** @type {Shown} */ (this.shown);
    const { from, to } = view.lastMove ?? {};
    if (from && to && this.arrows.length === 0 && settings.arrows)
      this.drawArrow({ from, to, kind: 'last' });
    for (const arrow of this.arrows) this.drawArrow(arrow);
  }

  /** @param {Arrow} arrow */
  drawArrow({ from, to, kind, label }) {
    const [x1, y1] = middle(from, this.frame);
    const [x2, y2] = middle(to, this.frame);
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
    const begin = kind === 'last' && length > 130 ? 44 : 20;
    const tip = length - 12;
    const neck = tip - 30;
    const half = kind === 'last' ? 3.5 : 8;
    const head = kind === 'last' ? 13 : 22;
    const at = (/** @type {number} */ along, /** @type {number} */ aside) =>
      `${(x1 + dx * along - dy * aside).toFixed(1)},${(y1 + dy * along + dx * aside).toFixed(1)}`;
    const points = [
      at(begin, half),
      at(neck, half),
      at(neck, head),
      at(tip, 0),
      at(neck, -head),
      at(neck, -half),
      at(begin, -half),
    ];
    this.layers.arrows.append(s('polygon', { class: `arrow ${kind}`, points: points.join(' ') }));
    if (label) {
      const [x, y] = [x1 + dx * length * 0.55, y1 + dy * length * 0.55];
      this.layers.arrows.append(
        s('circle', { class: `badge ${kind}`, cx: x, cy: y, r: 17 }),
        s('text', { class: 'badge-text', x, y: y + 8 }, label),
      );
    }
  }

  /** @param {Arrow[]} arrows */
  setArrows(arrows) {
    this.arrows = arrows;
    if (this.shown) this.drawArrows();
  }

  /** Highlights squares. @param {Iterable<string>} squares */
  glow(squares) {
    this.glowing = new Set(squares);
    if (this.shown) this.drawTints();
  }

  /** Colours squares. @param {Tint[]} tinted */
  tint(tinted) {
    this.tinted = tinted;
    if (this.shown) this.drawTints();
  }

  /** @param {string} square */
  movesOf(square) {
    return this.shown?.view.moves.filter((move) => move.from === square) ?? [];
  }

  /** @param {string} square @returns {Side | null} */
  sideAt(square) {
    const view = this.shown?.view;
    return SIDES.find((side) => view?.[side].includes(square)) ?? null;
  }

  /** @param {string | null} square */
  select(square) {
    this.selected = square;
    this.drawCounts();
    this.refresh();
    this.calls.select?.(square);
  }

  /** @param {string | null} square */
  hover(square) {
    if (square === this.hovered) return;
    this.hovered = square;
    this.drawCounts();
    this.drawOverlay();
    this.calls.hover?.(square);
  }
}

/**
 * The jump between two successive positions, forward or back, if there is one.
 * @param {PositionView} before
 * @param {PositionView} after
 */
function glide(before, after) {
  const forth = after.lastMove;
  if (forth?.from && forth.to && after.plies === before.plies + 1)
    return { from: forth.from, to: forth.to };
  const back = before.lastMove;
  if (back?.from && back.to && before.plies === after.plies + 1)
    return { from: back.to, to: back.from };
  return null;
}
