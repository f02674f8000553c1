// The board as SVG: squares, pieces, marks and arrows. board-input.js handles its input.

import { coordinates, drawSquare, drawSquares } from './coordinates.js';
import { h, s } from '../dom/dom.js';
import { announce } from '../dom/live.js';
import { CELL, corner, isOn, middle, place } from '../model/geometry.js';
import { drawLines } from './line-overlay.js';
import { drawPiece } from './pieces.js';
import { BoardInput } from './board-input.js';
import { settings, settingsChanged } from '../model/settings.js';
import { later } from '../text/later.js';
import { text } from '../text/text.js';
import { SIDES } from '../model/words.js';

/** @typedef {import('types/page').PositionView} PositionView */
/** @typedef {import('types/page').Side} Side */
/** @typedef {import('../model/marks.js').Arrow} Arrow */
/** @typedef {import('types/page').Line} Line */
/** @typedef {import('types/page').PieceLine} PieceLine */
/** @typedef {{ from: string, to: string }} Jump */
/** @typedef {import('../model/geometry.js').Frame} Frame */

/** The boards of their pictures. @type {WeakMap<Element, Board>} */
export const boards = new WeakMap();

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
 * @property {(side: Side) => boolean} [canPremove]
 * @property {{ from: string, to: string } | null} [premove]
 * @property {Arrow[]} [arrows]
 * @property {string[]} [glow] highlighted squares
 * @property {Tint[]} [tints]
 * @property {Arrow[]} [marks] of the position; without them, what is drawn stays to the next one
 */

/**
 * What the second script draws: the counts of all lines, and the line of an illegal move.
 * @typedef {object} Drawings
 * @property {(layer: SVGElement, lines: Line[], frame: Frame, square: string | null) => void
 *   } counts
 * @property {(layer: SVGElement, marks: SVGElement, move: Jump, line: PieceLine, frame: Frame) =>
 *   void} tried
 */

/**
 * What is drawn, and how.
 * @typedef {Pick<import('../model/settings.js').Settings, 'arrows' | 'coordinates' | 'counts' |
 *   'dots' | 'groups' | 'overlay' | 'pieces'>} Looks
 */

/** @type {Partial<Drawings>} */
export const drawings = {};

/** From below to above. */
const LAYERS = [
  'squares', 'tints', 'bonds', 'counts', 'overlay', 'pieces', 'marks', 'dots', 'labels', 'arrows',
  'drawn', 'cells',
];

/** How wide the rim of the board is. */
const RIM = 6;

/** The duration in the style sheet plus a frame or two. */
const PIECE_TIME = 220;

const STILL = matchMedia('(prefers-reduced-motion: reduce)');

export class Board {
  /**
   * @param {HTMLElement} host
   * @param {{ move: (move: string) => unknown, select?: (square: string | null) => void, hover?:
   *   (square: string | null) => void, tap?: (square: string) => boolean, step?: (where: 'back' |
   *   'next') => void, label?: string, announce?: (words: string) => void }} calls `move` may
   *   return that a move is illegal; `tap` may handle a click on a square by returning true; `step`
   *   follows the mouse wheel
   * @param {Looks} [looks] what is drawn; by default what the settings say, whenever they change
   */
  constructor(host, calls, looks) {
    this.calls = calls;
    this.looks = looks ?? settings;
    this.announce = calls.announce ?? announce;
    /** @type {Shown | null} */
    this.shown = null;
    /** @type {string | null} */
    this.selected = null;
    /** @type {{ from: string, to: string } | null} an illegal move of the chosen piece */
    this.tried = null;
    /** @type {string | null} */
    this.hovered = null;
    /** @type {Arrow[]} what a person has drawn; a circle goes from a square to itself */
    this.drawn = [];
    /** @type {Map<string, SVGElement>} */
    this.pieces = new Map();
    /** What the frame and the layers show, so that they are drawn anew only if that changes. */
    this.keys = /** @type {Record<string, string>} */ ({});
    /** @type {ReturnType<typeof setTimeout> | undefined} runs while a piece glides */
    this.landing = undefined;
    this.layers = Object.fromEntries(
      LAYERS.map((name) => [
        name,
        s('g', { class: name, ...(name === 'cells' ? {} : { 'aria-hidden': 'true' }) }),
      ]),
    );
    this.svg = s(
      'svg',
      { class: 'board', role: 'grid', 'aria-label': calls.label ?? text('board') },
      ...Object.values(this.layers),
    );
    boards.set(this.svg, this);
    host.append(h('div', { class: 'board-frame' }, this.svg));
    this.input = new BoardInput(this);
    if (looks) return;
    settingsChanged.addEventListener('change', () => {
      this.keys = {};
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
    const { view } = shown;
    const { selected } = this;
    if (before && before.fen !== view.fen) {
      const has = (/** @type {PositionView} */ one, /** @type {Side} */ side) =>
        selected !== null && one[side].includes(selected);
      const isSamePiece = SIDES.some((side) => has(before, side) && has(view, side));
      const isNear = Math.abs(before.plies - view.plies) < 2 && before.width === view.width;
      if (!isSamePiece || !isNear) this.selected = null;
      this.tried = null;
      this.hovered = null;
      this.input.isWaiting = true;
      this.drawn = [];
    }
    if (shown.marks) this.drawn = shown.marks;
    this.draw(before);
  }

  /** @param {PositionView} [before] */
  draw(before) {
    if (!this.shown) return;
    const { width, height, flipped } = this.frame;
    const key = [width, height, flipped, this.looks.coordinates, this.looks.counts].join();
    if (key !== this.keys.frame) {
      this.keys = { frame: key };
      this.drawFrame();
      this.pieces.clear();
      this.layers.pieces.replaceChildren();
      before = undefined;
    }
    const wasGliding = this.drawPieces(before);
    if (wasGliding) {
      clearTimeout(this.landing);
      this.landing = setTimeout(() => {
        this.landing = undefined;
        this.refresh();
      }, PIECE_TIME);
    }
    this.refresh();
  }

  /**
   * Draws a layer anew if what it shows has changed.
   * @param {string} name @param {unknown} content @param {() => void} draw
   */
  redraw(name, content, draw) {
    const key = JSON.stringify(content);
    if (key === this.keys[name]) return;
    this.keys[name] = key;
    this.layers[name].replaceChildren();
    draw();
  }

  drawFrame() {
    const { width, height } = this.frame;
    // The counts are above the board and on both sides.
    const [far, left] = this.looks.counts ? [84, 52] : [RIM, RIM];
    const box = [-left, -far, width * CELL + left + far, height * CELL + far + RIM];
    this.svg.setAttribute('viewBox', box.join(' '));
    this.svg.setAttribute('width', String(box[2]));
    this.svg.setAttribute('height', String(box[3]));
    const rim = { width: width * CELL + 2 * RIM, height: height * CELL + 2 * RIM, rx: 10 };
    this.layers.squares.replaceChildren(
      s('rect', { class: 'rim', x: -RIM, y: -RIM, ...rim }),
      ...drawSquares(this.frame),
      ...(this.looks.coordinates ? coordinates(this.frame) : []),
    );
    this.input.drawCells(this.layers.cells);
  }

  drawCounts() {
    const { view } = /** @type {Shown} */ (this.shown);
    const square = this.hovered ?? this.selected;
    const draw = this.looks.counts ? drawings.counts : undefined;
    this.redraw('counts', [Boolean(draw), view.lines, square], () => {
      if (this.looks.counts && !draw) later().then(() => this.drawCounts());
      draw?.(this.layers.counts, view.lines, this.frame, square);
    });
  }

  /** Puts the pieces on their squares; tells whether one glides there. */
  drawPieces(/** @type {PositionView | undefined} */ before) {
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
      if (wanted.get(square) !== piece.dataset.side || piece.dataset.theme !== this.looks.pieces) {
        piece.remove();
        this.pieces.delete(square);
      }
    }
    for (const [square, side] of wanted) {
      let piece = this.pieces.get(square);
      if (!piece) {
        piece = drawPiece(/** @type {Side} */ (side), this.looks.pieces);
        piece.dataset.side = side;
        piece.dataset.theme = this.looks.pieces;
        this.layers.pieces.append(piece);
        this.pieces.set(square, piece);
      }
      if (piece.dataset.square !== square) piece.dataset.square = square;
      this.put(piece, square);
    }
    return Boolean(moving) && !STILL.matches;
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
    const transform = `translate(${x}px, ${y}px)`;
    if (piece.style.transform !== transform) piece.style.transform = transform;
  }

  /** Draws all but the pieces. What shows the result of a move waits until the piece is there. */
  refresh() {
    if (!this.shown) return;
    this.drawCounts();
    this.drawTints();
    this.drawBonds();
    this.drawOverlay();
    this.drawDots();
    this.drawArrows();
    this.drawDrawn();
    this.input.nameCells();
  }

  drawTints() {
    const { view, premove, glow = [], tints = [] } = /** @type {Shown} */ (this.shown);
    const { lastMove } = view;
    const isLanding = this.landing !== undefined;
    const marked = /** @type {[string | null | undefined, string, string?][]} */ ([
      ...(isLanding ? [] : [lastMove?.from, lastMove?.to].map((square) => [square, 'last'])),
      ...tints.map(({ square, kind, label }) => [square, kind, label]),
      ...glow.map((square) => [square, 'glow']),
      [premove?.from, 'premove'],
      [premove?.to, 'premove'],
      [this.selected, 'chosen'],
      ...(isLanding ? [] : (view.end?.connected ?? []).map((square) => [square, 'winning'])),
    ]);
    this.redraw('tints', marked, () => {
      this.layers.labels.replaceChildren();
      for (const [square, kind, label] of marked) {
        if (!square) continue;
        const [x, y] = corner(square, this.frame);
        this.layers.tints.append(drawSquare(square, this.frame, { class: `tint ${kind}` }));
        const place = { class: 'label', x: x + CELL - 6, y: y + 22 };
        if (label) this.layers.labels.append(s('text', place, label));
      }
    });
  }

  /** Connects the groups, without the piece that glides. */
  drawBonds() {
    const { view } = /** @type {Shown} */ (this.shown);
    const groups = this.looks.groups ? view.groups : null;
    // Before the server has described a position, those of the last one stay, but for its move.
    const isKnown = !groups || groups.black.length + groups.white.length > 0;
    if (isKnown && this.landing === undefined) {
      this.redraw('bonds', groups, () => {
        if (groups) for (const side of SIDES) this.drawGroups(side);
      });
      return;
    }
    const { from, to } = view.lastMove ?? {};
    for (const bond of [...this.layers.bonds.children]) {
      const [a, b] = /** @type {SVGElement} */ (bond).dataset.squares?.split(' ') ?? [];
      const isThere = (/** @type {string} */ square) =>
        square !== from && square !== to && this.sideAt(square) !== null;
      if (isThere(a) && isThere(b)) continue;
      bond.remove();
      this.keys.bonds = '';
    }
  }

  /** Connects the neighbours within a side's groups. @param {Side} side */
  drawGroups(side) {
    const { view } = /** @type {Shown} */ (this.shown);
    for (const group of view.groups[side]) {
      group.forEach((square, index) => {
        const [file, rank] = place(square);
        for (const next of group.slice(index + 1)) {
          const [otherFile, otherRank] = place(next);
          if (Math.abs(file - otherFile) > 1 || Math.abs(rank - otherRank) > 1) continue;
          const [x1, y1] = middle(square, this.frame);
          const [x2, y2] = middle(next, this.frame);
          const bond = s('line', { class: `bond ${side}`, x1, y1, x2, y2 });
          bond.dataset.squares = `${square} ${next}`;
          this.layers.bonds.append(bond);
        }
      });
    }
  }

  drawOverlay() {
    const { view } = /** @type {Shown} */ (this.shown);
    const { tried } = this;
    const square = this.selected ?? this.hovered;
    const isWanted = (this.looks.overlay || tried) && !view.end;
    const lines = isWanted && square ? view.pieceLines[square] : undefined;
    this.redraw('overlay', [square, lines, tried, 'tried' in drawings], () => {
      const { overlay, marks } = this.layers;
      marks.replaceChildren();
      if (!square || !lines) return;
      const line = tried && lines.find((one) => isOn(tried.to, one));
      if (tried && line) drawings.tried?.(overlay, marks, tried, line, this.frame);
      else drawLines(overlay, marks, square, lines, this.frame);
    });
  }

  drawDots() {
    const moves = this.looks.dots && this.selected ? this.movesOf(this.selected) : [];
    this.redraw('dots', moves, () => {
      for (const { to, capture } of moves) {
        if (!to) continue;
        const [cx, cy] = middle(to, this.frame);
        const shape = capture ? { class: 'dot capture', r: 44 } : { class: 'dot', r: 15 };
        this.layers.dots.append(s('circle', { ...shape, cx, cy }));
      }
    });
  }

  drawArrows() {
    const { view, arrows = [] } = /** @type {Shown} */ (this.shown);
    const { from, to } = view.lastMove ?? {};
    const isLast = arrows.length === 0 && this.looks.arrows && this.landing === undefined;
    const drawn = isLast && from && to ? [{ from, to, kind: 'last' }] : arrows;
    this.redraw('arrows', drawn, () => {
      for (const arrow of drawn) this.drawArrow(this.layers.arrows, arrow);
    });
  }

  /** Draws the arrows and circles of a person. */
  drawDrawn(drawn = this.drawn) {
    this.redraw('drawn', drawn, () => {
      for (const arrow of drawn) {
        const [cx, cy] = middle(arrow.from, this.frame);
        if (arrow.from !== arrow.to) this.drawArrow(this.layers.drawn, arrow);
        else this.layers.drawn.append(s('circle', { class: `ring ${arrow.kind}`, cx, cy, r: 44 }));
      }
    });
  }

  /** @param {SVGElement} layer @param {Arrow} arrow */
  drawArrow(layer, { from, to, kind }) {
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
    layer.append(s('polygon', { class: `arrow ${kind}`, points: points.join(' ') }));
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
    this.tried = null;
    this.refresh();
    this.calls.select?.(square);
  }

  /**
   * Shows why a move is illegal; its piece stays chosen.
   * @param {{ from: string, to: string }} move
   */
  refuse(move) {
    if (!this.sideAt(move.from)) return;
    this.selected = move.from;
    this.tried = move;
    this.refresh();
  }

  /** @param {string | null} square */
  hover(square) {
    if (square === this.hovered) return;
    this.hovered = square;
    if (!this.shown) return;
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
