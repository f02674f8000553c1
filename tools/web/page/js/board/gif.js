// Writes GIFs. The page loads it when one is asked for.

/** The size of codes of single pixels. */
const BITS = 8;
const CLEAR = 1 << BITS;
/** The most codes. */
const MOST = 4096;
/** The number of pixels that stay as in the frame before, and the most colours. */
const SAME = 255;

/**
 * A GIF that plays itself again and again.
 * @param {number} width @param {number} height
 * @param {Uint8ClampedArray[]} frames red, green, blue and opacity of each pixel
 * @param {number[]} delays in hundredths of a second
 */
export function gif(width, height, frames, delays) {
  const palette = paletteOf([frames[0], frames[frames.length - 1]]);
  const word = (/** @type {number} */ value) => [value & 255, value >> 8];
  const letters = (/** @type {string} */ text) => [...text].map((one) => one.charCodeAt(0));
  /** @type {(number[] | Uint8Array)[]} */
  const parts = [
    [...letters('GIF89a'), ...word(width), ...word(height), 0xf7, 0, 0],
    palette.bytes,
    [0x21, 0xff, 11, ...letters('NETSCAPE2.0'), 3, 1, 0, 0, 0],
  ];
  let shown = new Uint8Array(width * height).fill(SAME);
  for (const [at, frame] of frames.entries()) {
    const numbers = palette.numbers(frame);
    const changed = numbers.map((number, pixel) => (number === shown[pixel] ? SAME : number));
    shown = numbers;
    parts.push(
      [0x21, 0xf9, 4, 5, ...word(delays[at]), SAME, 0],
      [0x2c, 0, 0, 0, 0, ...word(width), ...word(height), 0, BITS],
      blocks(compress(changed)),
    );
  }
  return new Blob([...parts, [0x3b]].map((part) => Uint8Array.from(part)), { type: 'image/gif' });
}

/** The most frequent colours of some frames. @param {Uint8ClampedArray[]} frames */
function paletteOf(frames) {
  const counts = new Map();
  const colours = (/** @type {Uint8ClampedArray} */ frame) => new Uint32Array(frame.buffer);
  for (const frame of frames)
    for (const colour of colours(frame)) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const kept = [...counts].sort((a, b) => b[1] - a[1]).slice(0, SAME).map(([colour]) => colour);
  const known = new Map(kept.map((colour, number) => [colour, number]));
  // The lowest byte is the red one.
  const split = (/** @type {number} */ colour) => [0, 8, 16].map((bits) => (colour >> bits) & 255);
  const parts = kept.map(split);
  const nearest = (/** @type {number} */ colour) => {
    const own = split(colour);
    const far = parts.map((other) => Math.hypot(...other.map((part, at) => part - own[at])));
    return far.indexOf(Math.min(...far));
  };
  const bytes = new Uint8Array(3 * (SAME + 1));
  bytes.set(parts.flat());
  return {
    bytes,
    numbers: (/** @type {Uint8ClampedArray} */ frame) =>
      Uint8Array.from(colours(frame), (colour) => {
        let number = known.get(colour);
        if (number === undefined) known.set(colour, (number = nearest(colour)));
        return number;
      }),
  };
}

/** Compresses pixels (LZW). @param {Uint8Array} pixels */
function compress(pixels) {
  /** @type {number[]} */
  const bytes = [];
  let [bits, count, size, next] = [0, 0, BITS + 1, CLEAR + 2];
  /** @type {Map<number, number>} by the code before, and a pixel */
  let codes = new Map();
  const emit = (/** @type {number} */ code) => {
    bits |= code << count;
    for (count += size; count >= 8; count -= 8, bits >>>= 8) bytes.push(bits & 255);
  };
  emit(CLEAR);
  let code = pixels[0];
  for (const pixel of pixels.subarray(1)) {
    const key = (code << BITS) | pixel;
    const longer = codes.get(key);
    if (longer !== undefined) {
      code = longer;
      continue;
    }
    emit(code);
    code = pixel;
    if (next < MOST) {
      if (next >= 1 << size) size++;
      codes.set(key, next++);
    } else {
      emit(CLEAR);
      [codes, size, next] = [new Map(), BITS + 1, CLEAR + 2];
    }
  }
  emit(code);
  emit(CLEAR + 1);
  if (count) bytes.push(bits & 255);
  return bytes;
}

/** Bytes in blocks of up to 255, each after its length. @param {number[]} bytes */
function blocks(bytes) {
  const all = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.slice(at, at + 255);
    all.push(block.length, ...block);
  }
  return [...all, 0];
}
