// Writes the static site: node tools/wasm/site.mjs FOLDER [ADDRESS]
//
// The address is where it will be, for the previews of shared links. It needs tools/web/built and
// target/wasm/loa.wasm. The folder is replaced when the new one is complete.

import { createHash } from 'node:crypto';
import {
  mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startModule } from '../web/page/js/backend/module.js';
import { gameOf, LESSONS } from '../web/page/js/model/lessons.js';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const built = join(root, 'tools/web/built');
const extra = join(root, 'tools/wasm/site');
const wasm = join(process.env.CARGO_TARGET_DIR ?? join(root, 'target'), 'wasm');

// Files under their own names; all others have a folder that is named by their contents.
const OWN_NAMES = /\.(html|svg|png|webmanifest)$/;
const COMPRESSES = /\.(html|m?js|css|txt|json|wasm|svg|webmanifest)$/;
const PICTURES = ['web-play.png', 'web-phone.png'];
// The puzzles in one piece, which the page loads at once.
const IN_A_PIECE = 150;
// The page's own rules, and what WebAssembly needs.
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
  "img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
  "base-uri 'none'; form-action 'none'";

const POLICY_TAG = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;

const to = resolve(process.argv[2] ?? join(root, 'target/site'));
const address = process.argv[3];
const files = new Map();
const isUsed = (name) => !/^(sources|wrong-address|club)/.test(name);
for (const name of readdirSync(built).filter(isUsed))
  files.set(name, readFileSync(join(built, name)));
for (const name of readdirSync(extra)) files.set(name, readFileSync(join(extra, name)));
for (const name of PICTURES) files.set(name, readFileSync(join(root, 'docs/pictures', name)));
// The whole program, and the one that comes first.
const PROGRAMS = ['loa.wasm', 'first.wasm'];
for (const name of PROGRAMS) files.set(name, readFileSync(join(wasm, name)));
const LARGE = [...PROGRAMS, 'rest.mjs'];
files.delete('maskable.svg');
const program = await startModule(await WebAssembly.compile(files.get('loa.wasm')));
files.set('lessons.json', Buffer.from(JSON.stringify(lessons())));
addPuzzles(readFileSync(join(root, 'tools/web/puzzles.txt'), 'utf8').trimEnd().split('\n'));
const take = (name) => {
  const content = files.get(name);
  files.delete(name);
  return content;
};
const [worker, headers, page] = ['sw.js', '_headers', 'index.html'].map((name) => `${take(name)}`);

const version = hash([...files].sort().flat());
const place = (name) => (OWN_NAMES.test(name) ? name : `v/${version}/${name}`);
const places = new Map([...files].map(([name, content]) => [place(name), content]));
const index = fill(page);
places.set('index.html', Buffer.from(index));
const board = begun(`${files.get('embed.html')}`, [POLICY_TAG]);
places.set('embed.html', Buffer.from(board));
const kept = ['./', ...[...places.keys()].filter((place) => place !== 'index.html')]
  // The shop window is not needed to play.
  .filter((place) => !PICTURES.includes(place));
places.set('sw.js', Buffer.from(worker
  .replace('{version}', hash([version, index, board]))
  .replace("['{files}']", JSON.stringify(kept.sort()))));
places.set('_headers', Buffer.from(headers));
write();

/** Adds the pieces of the puzzles and their index, as `tools/web/build.rs` does. */
function addPuzzles(lines) {
  for (let at = 0; at < lines.length; at += IN_A_PIECE)
    files.set(`puzzles-${at / IN_A_PIECE}.txt`, Buffer.from(lines.slice(at, at + IN_A_PIECE).join('\n')));
  const index = lines.map((line) => {
    const [task, themes, rating] = line.split('; ').slice(3);
    const last = (words) => words.split(' ').at(-1);
    return `${task[0]}${last(task)} ${themes.replace(/(\w)\w* ?/g, '$1')} ${last(rating)}\n`;
  });
  files.set('puzzles.txt', Buffer.from(index.join('')));
}

/** The answers to all that can be tried in lessons, which then need no program. */
function lessons() {
  const answers = new Map();
  const ask = (path, body) => {
    const text = JSON.stringify(body);
    const answer = JSON.parse(program.answer(path, text).text);
    // After a move the lesson shows the board, but nobody moves there.
    if (answer.position) Object.assign(answer.position, { moves: [], pieceLines: {} });
    answers.set(text, { path, body, answer });
    return answer;
  };
  for (const game of LESSONS.map(gameOf)) {
    const view = ask('position', game);
    const squares = [...Array(view.width * view.height).keys()].map(
      (at) => String.fromCharCode(97 + (at % view.width)) + (Math.floor(at / view.width) + 1),
    );
    for (const from of view[view.toMove])
      for (const to of squares) if (to !== from) ask('move', { game, move: `${from}-${to}` });
  }
  return [...answers.values()];
}

/** Fills in what the server would, and what a site has besides. */
function fill(text) {
  const answers = program.answers().replaceAll('<', '\\u003c');
  // By which the page tells how much of a file has come.
  const sizes = JSON.stringify(Object.fromEntries(LARGE.map((name) => [name, files.get(name).length])));
  const picture = address && new URL('web-play.png', address);
  const head = [
    POLICY_TAG,
    '<link rel="manifest" href="manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="icon-192.png">',
    '<meta name="theme-color" content="#2f6f6a">',
    '<meta property="og:title" content="Lines of Action">',
    '<meta property="og:type" content="website">',
    ...(picture ? [`<meta property="og:image" content="${picture}">`] : []),
  ];
  return begun(text, head)
    .replace('<html', `<html data-backend="site"`)
    .replace(/ data-sizes='.*?'/, ` data-sizes='${sizes}'`)
    .replace('{answers}', () => answers);
}

/** A page with more lines in its head, and the folder of its scripts. */
function begun(text, head) {
  return text
    .replace(/<meta charset="utf-8">\n/, (charset) => `${charset}${head.join('\n')}\n`)
    .replaceAll('{version}', `v/${version}`);
}

function hash(contents) {
  const sum = createHash('sha256');
  for (const content of contents) sum.update(content);
  return sum.digest('hex').slice(0, 16);
}

function write() {
  const fresh = `${to}.new`;
  rmSync(fresh, { recursive: true, force: true });
  for (const [place, content] of places) {
    mkdirSync(dirname(join(fresh, place)), { recursive: true });
    writeFileSync(join(fresh, place), content);
    if (!COMPRESSES.test(place)) continue;
    // For hosts that send what lies beside a file in place of it.
    writeFileSync(join(fresh, `${place}.br`), brotliCompressSync(content));
    writeFileSync(join(fresh, `${place}.gz`), gzipSync(content, { level: 9 }));
  }
  rmSync(to, { recursive: true, force: true });
  renameSync(fresh, to);
  const size = [...places.values()].reduce((sum, { length }) => sum + length, 0);
  console.log(`${to}: ${places.size} files, ${Math.round(size / 1000)} kB`);
}
