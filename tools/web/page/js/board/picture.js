// A picture of the board as an SVG or PNG file.

import { insist } from '../backend/api.js';
import { script } from '../backend/files.js';
import { drawSquare } from './coordinates.js';
import { middle } from '../model/geometry.js';
import { SIDES } from '../model/words.js';

/** @typedef {import('types/page').PositionView} PositionView */

/** The layers that are not for the pointer alone. */
const LAYERS = 'g:not(.cells, .overlay, .marks, .dots)';
/** What style sheets give the shapes. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'transform',
  'paint-order',
];

/** The board that is on the screen as a file. @param {SVGElement} board */
export const boardSvg = (board) => `${write(copyOf(board, LAYERS))}\n`;

/** @param {SVGElement} svg */
const write = (svg) => new XMLSerializer().serializeToString(svg);

/**
 * Copies layers of the board that is on the screen, with its colours.
 * @param {SVGElement} board @param {string} layers
 */
function copyOf(board, layers) {
  const copy = /** @type {SVGElement} */ (board.cloneNode(true));
  const [shapes, copies] = [board, copy].map((svg) => [...svg.querySelectorAll('g, g *')]);
  shapes.forEach((shape, index) => {
    const style = getComputedStyle(shape);
    const own = /** @type {SVGElement} */ (copies[index]);
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      if (value && value !== 'none' && value !== 'normal') own.style.setProperty(name, value);
      else if (name === 'fill') own.style.setProperty(name, 'none');
    }
    for (const name of ['class', 'data-square', 'data-side', 'data-theme', 'data-squares'])
      own.removeAttribute(name);
  });
  const unwanted = [...copy.children].filter((_, at) => !board.children[at].matches(layers));
  for (const layer of unwanted) layer.remove();
  for (const name of ['class', 'role', 'aria-label']) copy.removeAttribute(name);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return copy;
}

/** Draws an SVG. @param {string} svg @param {number} [width] in pixels; its own without it */
async function draw(svg, width) {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width ?? image.naturalWidth;
    canvas.height = Math.round((canvas.width * image.naturalHeight) / image.naturalWidth);
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return { canvas, context };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Draws an SVG as PNG. @param {string} svg @returns {Promise<Blob>} */
export async function toPng(svg) {
  const { canvas } = await draw(svg);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('toBlob'))), 'image/png'),
  );
}

/** The squares of the last move. */
const LAST = { fill: '#e0b93b', 'fill-opacity': 0.55 };

/** The width of GIFs in pixels. */
const WIDTH = 420;
/** How many times as long the last position stands. */
const END = 4;

/**
 * Draws positions one after the other as a GIF, like the board on the screen, with the last move of
 * each marked.
 * @param {SVGElement} board @param {PositionView[]} views @param {boolean} flipped
 * @param {number} seconds for each position
 */
export async function toGif(board, views, flipped, seconds) {
  const svg = copyOf(board, '.squares, .pieces');
  const [squares, pieces] = svg.children;
  const marks = /** @type {Element} */ (squares.cloneNode(false));
  pieces.before(marks);
  // One piece of each side stands for all.
  const models = new Map(
    [...board.querySelectorAll('.piece')].map((piece, at) => [
      /** @type {SVGElement} */ (piece).dataset.side,
      /** @type {SVGElement} */ (pieces.children[at]),
    ]),
  );
  const frames = [];
  for (const view of views) {
    const frame = { width: view.width, height: view.height, flipped };
    const { from, to } = view.lastMove ?? {};
    const last = [from, to].flatMap((square) => (square ? [drawSquare(square, frame, LAST)] : []));
    marks.replaceChildren(...last);
    pieces.replaceChildren(
      ...SIDES.flatMap((side) =>
        view[side].map((square) => {
          const piece = /** @type {SVGElement} */ (models.get(side)?.cloneNode(true));
          const [x, y] = middle(square, frame);
          piece.style.transform = `translate(${x}px, ${y}px)`;
          return piece;
        }),
      ),
    );
    const { canvas, context } = await draw(write(svg), WIDTH);
    frames.push(context.getImageData(0, 0, canvas.width, canvas.height));
  }
  const { gif } = await insist(() => script('gif.mjs', () => import('./gif.js')));
  const delays = views.map((_, at) => (at < views.length - 1 ? seconds : END * seconds));
  const [{ width, height }] = frames;
  return gif(
    width,
    height,
    frames.map(({ data }) => data),
    delays.map((delay) => Math.round(100 * delay)),
  );
}
