// Input on a board: mouse, touch and keys. Each square is a named grid cell.

import { s } from '../dom/dom.js';
import { CELL, corner, rows, squareAt } from '../model/geometry.js';
import { list, series, text } from '../text/text.js';
import { capital, moveText, SIDES } from '../model/words.js';

/** The greatest movement of a click, in pixels. */
const STILL = 6;

/** Whether a person walks through the page with the keyboard, or points at its parts. */
let isOnKeys = true;
addEventListener('keydown', ({ key }) => void (isOnKeys ||= key === 'Tab'), true);
addEventListener('pointerdown', () => void (isOnKeys = false), true);

export class BoardInput {
  /** @param {import('./board.js').Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Map<string, SVGElement>} */
    this.cells = new Map();
    /** @type {WeakMap<SVGElement, string>} what the names of cells say */
    this.names = new WeakMap();
    /** The square that Tab focuses; before the board is drawn none. */
    this.current = '';
    /**
     * @type {{ from: string, piece: SVGElement | undefined, x: number, y: number, dragging:
     *   boolean, wasSelected: boolean } | null}
     */
    this.grip = null;
    /** Whether the pointer has rested since the last move. */
    this.isWaiting = false;
    const { svg } = board;
    svg.addEventListener('pointerdown', (event) => this.down(event));
    svg.addEventListener('pointermove', (event) => this.move(event));
    svg.addEventListener('pointerup', (event) => this.up(event));
    svg.addEventListener('pointercancel', () => this.drop());
    // Lifting a finger must not end the highlight of its square.
    svg.addEventListener('pointerleave', (event) => {
      if (event.pointerType === 'mouse') board.hover(null);
    });
    svg.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    svg.addEventListener('keydown', (event) => this.key(event));
    svg.addEventListener('focusin', (event) => {
      const square = /** @type {SVGElement} */ (event.target).dataset.square;
      if (square) this.setCurrent(square);
    });
  }

  /** @param {SVGElement} layer */
  drawCells(layer) {
    layer.replaceChildren();
    this.cells.clear();
    const { frame } = this.board;
    for (const row of rows(frame)) {
      const group = s('g', { role: 'row' });
      for (const square of row) {
        const [x, y] = corner(square, frame);
        const cell = s(
          'g',
          { class: 'cell', role: 'gridcell', tabindex: -1 },
          s('rect', { class: 'hit', x, y, width: CELL, height: CELL }),
          s('rect', {
            class: 'focus',
            x: x + 3,
            y: y + 3,
            width: CELL - 6,
            height: CELL - 6,
            rx: 8,
          }),
        );
        cell.dataset.square = square;
        this.cells.set(square, cell);
        group.append(cell);
      }
      layer.append(group);
    }
    this.setCurrent(this.cells.has(this.current) ? this.current : rows(frame)[frame.height - 1][0]);
  }

  /** Names the squares for screen readers: each with its piece and the piece's moves. */
  nameCells() {
    const { board } = this;
    const { selected, shown } = board;
    if (!shown) return;
    const { view } = shown;
    const sides = new Map(SIDES.flatMap((side) => view[side].map((square) => [square, side])));
    const movable = SIDES.filter((side) => shown.canMove(side));
    const goals = new Map(
      view.moves
        .filter(({ from }) => from !== null && from === selected)
        .map(({ to, capture }) => [to, capture]),
    );
    for (const [square, cell] of this.cells) {
      const piece = /** @type {import('types/page').Side | undefined} */ (sides.get(square));
      const own = (piece && movable.includes(piece) && board.movesOf(square)) || [];
      const isChosen = square === selected;
      const goal = goals.get(square);
      // Most squares stay what they are.
      const name = [piece, isChosen, goal, ...own.map(({ text }) => text)].join();
      if (this.names.get(cell) === name) continue;
      this.names.set(cell, name);
      const parts = [text('cell', { square, piece })];
      if (own.length) parts.push(text('cell-goals', { goals: goalWords(own) }));
      if (isChosen) parts.push(text('cell-chosen'));
      if (goal !== undefined) parts.push(text('cell-goal', { capture: goal }));
      cell.setAttribute('aria-label', series(parts));
      cell.setAttribute('aria-selected', String(isChosen));
    }
  }

  /** Steps through the game. @param {WheelEvent} event */
  wheel(event) {
    const { step } = this.board.calls;
    if (!step || event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    step(event.deltaY < 0 ? 'back' : 'next');
  }

  /** @param {string} square */
  setCurrent(square) {
    this.cells.get(this.current)?.setAttribute('tabindex', '-1');
    this.current = square;
    this.cells.get(square)?.setAttribute('tabindex', '0');
  }

  /** Focuses the current square. */
  focus() {
    this.cells.get(this.current)?.focus();
  }

  /** Where a pointer is on the board; `null` if the board is not drawn. */
  pointOf(/** @type {PointerEvent} */ { clientX, clientY }) {
    const matrix = /** @type {SVGSVGElement} */ (this.board.svg).getScreenCTM();
    return matrix && new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  }

  /** @param {PointerEvent} event @returns {string | null} */
  squareOf(event) {
    const point = this.pointOf(event);
    if (!point || !this.board.shown) return null;
    return squareAt(Math.floor(point.x / CELL), Math.floor(point.y / CELL), this.board.frame);
  }

  /** Whether a person may move the piece on a square. @param {string} square */
  isMovable(square) {
    const { shown } = this.board;
    const side = this.board.sideAt(square);
    return side !== null && Boolean(shown?.canMove(side) || shown?.canPremove?.(side));
  }

  /** Whether the chosen piece is to go to a square, instead of another being chosen there. */
  isGoal(/** @type {string} */ square) {
    const { selected } = this.board;
    const isLegal = (/** @type {string} */ from) =>
      this.board.movesOf(from).some(({ to }) => to === square);
    return selected && selected !== square && (isLegal(selected) || !this.isMovable(square));
  }

  /** @param {PointerEvent} event */
  down(event) {
    const square = this.squareOf(event);
    if (event.button !== 0 || !square) return;
    const { board } = this;
    this.isWaiting = false;
    this.setCurrent(square);
    if (board.calls.tap?.(square)) return;
    if (event.pointerType !== 'mouse') board.hover(null);
    // After an illegal move another click on the piece begins anew.
    const wasSelected = board.selected === square && !board.tried;
    if (board.selected && this.isGoal(square)) {
      this.go(board.selected, square);
      return;
    }
    if (!this.isMovable(square)) {
      board.select(null);
      // Touch has no hovering.
      if (event.pointerType !== 'mouse') board.hover(board.sideAt(square) ? square : null);
      return;
    }
    if (!wasSelected) board.select(square);
    this.grip = {
      from: square,
      piece: board.pieces.get(square),
      x: event.clientX,
      y: event.clientY,
      dragging: false,
      wasSelected,
    };
    this.board.svg.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { board, grip } = this;
    if (!grip) {
      // A browser may report a pointer that rests.
      if (event.movementX || event.movementY) this.isWaiting = false;
      if (event.pointerType === 'mouse' && !this.isWaiting) {
        const square = this.squareOf(event);
        board.hover(square && board.sideAt(square) ? square : null);
      }
      return;
    }
    if (!grip.dragging) {
      if (Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < STILL) return;
      grip.dragging = true;
      grip.piece?.classList.add('dragged');
      if (grip.piece) board.layers.pieces.append(grip.piece);
    }
    const point = this.pointOf(event);
    if (point && grip.piece)
      grip.piece.style.transform = `translate(${point.x}px, ${point.y}px) scale(1.08)`;
  }

  /** @param {PointerEvent} event */
  up(event) {
    const { board, grip } = this;
    const to = this.squareOf(event);
    if (!grip) return;
    this.drop();
    if (!grip.dragging) {
      if (grip.wasSelected) board.select(null);
      return;
    }
    if (!to || to === grip.from) return;
    // A legal move is shown at once; the server's answer comes later.
    if (grip.piece && board.movesOf(grip.from).some((move) => move.to === to))
      board.put(grip.piece, to);
    this.go(grip.from, to);
  }

  /** Returns the dragged piece to its square. */
  drop() {
    const { grip } = this;
    this.grip = null;
    if (!grip?.piece) return;
    grip.piece.classList.remove('dragged');
    const square = grip.piece.dataset.square;
    if (square) this.board.put(grip.piece, square);
  }

  /** Makes a move; tells whether it is illegal. @param {string} from @param {string} to */
  async go(from, to) {
    const { board } = this;
    board.select(null);
    const isIllegal = (await board.calls.move(moveText(from, to))) === 'illegal';
    if (isIllegal) board.refuse({ from, to });
    board.settle();
    return isIllegal;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { board } = this;
    const steps = /** @type {Record<string, [number, number]>} */ ({
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
    });
    const step = steps[event.key];
    if (step && isOnKeys && !event.altKey && !event.ctrlKey) {
      event.preventDefault();
      event.stopPropagation();
      this.walk(...step);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.press(this.current);
    } else if (event.key === 'Escape' && board.selected) {
      event.stopPropagation();
      board.select(null);
      board.announce(text('choice-cancelled'));
    }
  }

  /** @param {number} right @param {number} down */
  walk(right, down) {
    const { frame } = this.board;
    const [x, y] = corner(this.current, frame);
    const next = squareAt(x / CELL + right, y / CELL + down, frame);
    if (!next) return;
    this.setCurrent(next);
    this.focus();
    this.board.hover(this.board.sideAt(next) ? next : null);
  }

  /** Chooses a piece, or moves the chosen one. @param {string} square */
  press(square) {
    const { board } = this;
    if (board.calls.tap?.(square)) return;
    if (board.selected === square && !board.tried) {
      board.select(null);
    } else if (board.selected && this.isGoal(square)) {
      this.go(board.selected, square);
    } else if (this.isMovable(square)) {
      board.select(square);
      const goals = goalWords(board.movesOf(square));
      board.announce(capital(text(goals ? 'piece-goals' : 'piece-stuck', { square, goals })));
    } else {
      board.announce(text(board.sideAt(square) ? 'not-yours' : 'no-piece'));
    }
  }
}

/** The goals of moves, as a list. @param {import('types/page').MoveView[]} moves */
const goalWords = (moves) =>
  list(
    moves.map(({ to, capture }) =>
      capture ? text('goal-capture', { square: to }) : String(to),
    ),
  );
