// A picture of the board as an SVG or PNG file.

/** The layers that only the pointer needs. */
const LIVE_LAYERS = '.cells, .overlay, .marks, .dots';
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

/** Copies the board that is on the screen, with its colours. @param {SVGElement} board */
export function boardSvg(board) {
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
  for (const [index, layer] of [...board.children].entries())
    if (layer.matches(LIVE_LAYERS)) copy.children[index].setAttribute('class', 'live');
  for (const layer of copy.querySelectorAll('.live')) layer.remove();
  for (const name of ['class', 'role', 'aria-label']) copy.removeAttribute(name);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return `${new XMLSerializer().serializeToString(copy)}\n`;
}

/** Draws an SVG as PNG. @param {string} svg @returns {Promise<Blob>} */
export async function toPng(svg) {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('toBlob'))),
        'image/png',
      ),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Saves a file. @param {string} name @param {Blob} blob */
export function download(name, blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
