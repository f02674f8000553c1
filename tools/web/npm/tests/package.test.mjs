// The package as users get it: installed from its tarball into an empty folder. Run it in tools/web
// after `make npm`, with the folder of the tarball: node --test npm/tests/package.test.mjs

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { check, examples } from './doors.mjs';

const ROOT = resolve('../..');
const BUILT = join(process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target'), 'npm');
const folder = mkdtempSync(join(tmpdir(), 'npm-'));
after(() => rmSync(folder, { recursive: true }));

const run = (command, ...args) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
const [tarball, ...others] = readdirSync(BUILT).filter((name) => name.endsWith('.tgz'));
assert.deepEqual(others, []);
run('npm', 'install', '--offline', '--no-audit', '--no-fund', join(BUILT, tarball));
const installed = join(folder, 'node_modules/lines-of-action');
const loa = await import(pathToFileURL(join(installed, 'node.js')).href);

test('it is of this version', () => {
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  assert.equal(version, loa.ABOUT.version);
  assert.equal(tarball, `lines-of-action-${version}.tgz`);
});

test('the files are as large as docs/javascript.md says', () => {
  const page = readFileSync(join(ROOT, 'docs/javascript.md'), 'utf8');
  const row = /^\| `([\w.]+)`[^|]*\|[^|]*\| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|$/gm;
  const rows = [...page.matchAll(row)];
  assert.equal(rows.length, 6);
  for (const [, name, ...stated] of rows) {
    const file = readFileSync(join(installed, name));
    const sizes = [file, gzipSync(file, { level: 9 }), brotliCompressSync(file)];
    for (const [at, { length }] of sizes.entries())
      assert(Math.abs(1000 * stated[at] - length) < 50 + length / 10, `${name}: ${length}`);
  }
});

test('positions, games, refusals and searches', async () => {
  const games = join(ROOT, 'testdata/games');
  const files = readdirSync(games).map((name) => [name, readFileSync(join(games, name))]);
  const table = readFileSync(join(ROOT, 'testdata/positions.txt'), 'utf8');
  const counts = await check(loa, table, files);
  assert(counts.positions > 300 && counts.games === files.length, JSON.stringify(counts));
});

const readme = readFileSync(join(installed, 'README.md'), 'utf8');
for (const [number, { code, expected }] of examples(readme).entries())
  test(`example ${number + 1} of the README`, () => {
    const file = join(folder, `example-${number}.js`);
    writeFileSync(file, code);
    assert.deepEqual(run('node', file).trimEnd().split('\n'), expected);
  });

const BOARD = `import { LoaBoard } from 'lines-of-action/board';
  const board: LoaBoard | null = document.querySelector('loa-board');
  if (board) board.moves = ['b1-b3'];
  board?.step(-1);`;

test('the examples have types', () => {
  const sources = join(folder, 'typed');
  mkdirSync(sources);
  for (const [number, { code }] of examples(readme).entries())
    writeFileSync(join(sources, `example-${number}.ts`), code);
  writeFileSync(join(sources, 'board.ts'), BOARD);
  const files = readdirSync(sources).map((name) => join(sources, name));
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022'];
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const faults = (...checked) =>
    spawnSync('node', [tsc, ...options, ...checked], { encoding: 'utf8' }).stdout;
  assert.equal(faults(...files), '');
  writeFileSync(files.at(-1), "import { Game } from 'lines-of-action'; new Game(7).jump();");
  assert.match(faults(files.at(-1)), /TS2345[^]*TS2339/);
});
