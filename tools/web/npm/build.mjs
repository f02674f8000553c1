// Makes the folder of the npm package, of these sources, the page's and the WebAssembly module:
//
//   node npm/build.mjs FOLDER MODULE
//
// Run it in tools/web, after `make types`, which makes the declarations; see `make npm`.

import { build } from 'esbuild';
import {
  appendFileSync, copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { EN } from '../page/js/lang/en/first.js';
import { EN_LATER } from '../page/js/lang/en/later.js';
import { STYLE } from '../style.mjs';

const [folder, module] = process.argv.slice(2);
const ROOT = '../..';
const TYPES = 'types/scripts';
const languages = readdirSync('page/js/lang')
  .filter((name) => name.endsWith('.js'))
  .map((name) => basename(name, '.js'));
/** The codes of the package's messages with what they name, and of what the board says. */
const CODES = JSON.parse(readFileSync(`${ROOT}/testdata/codes/page.json`, 'utf8'));
const MESSAGES = ['file-missing', 'side', ...Object.keys(CODES)];
const WORDS = [...MESSAGES, ...Object.keys(EN)];

/** @param {Record<string, string>} catalogue @param {string[]} codes */
const pick = (catalogue, codes) =>
  Object.fromEntries(Object.entries(catalogue).filter(([code]) => codes.includes(code)));

/**
 * Joins a script with what it imports. The catalogue has these codes alone, and knows the languages
 * that are beside it.
 * @param {string} from @param {string} to @param {string[]} codes @param {string} [platform]
 */
function joined(from, to, codes, platform = 'platform') {
  const made = (/** @type {string} */ name, /** @type {unknown} */ value) => ({
    contents: `export const ${name} = ${JSON.stringify(value)};`,
  });
  /** @type {import('esbuild').Plugin} */
  const parts = {
    name: 'parts',
    setup(run) {
      const english = pick({ ...EN, ...EN_LATER }, codes);
      run.onLoad({ filter: /lang\/en\/first\.js$/ }, () => made('EN', english));
      run.onLoad({ filter: /text\/languages\.js$/ }, () => made('LANGUAGES', languages));
      run.onResolve({ filter: /^\.\/index\.js$/ }, ({ path }) => ({ path, external: true }));
      run.onResolve({ filter: /\/platform\.js$/ }, ({ resolveDir }) => ({
        path: join(resolveDir, `${platform}.js`),
      }));
    },
  };
  return build({
    bundle: true,
    charset: 'utf8',
    entryPoints: [from],
    external: ['node:*'],
    format: to === 'worker' ? 'iife' : 'esm',
    legalComments: 'inline',
    lineLimit: 200,
    logLevel: 'warning',
    minify: true,
    outfile: join(folder, `${to}.js`),
    plugins: [parts, STYLE],
    target: 'es2022',
  });
}

/** A key of the workspace's manifest. @param {string} key */
function manifest(key) {
  const [, value] = new RegExp(`^${key} = "(.*)"$`, 'm').exec(
    readFileSync(`${ROOT}/Cargo.toml`, 'utf8'),
  );
  return value;
}

rmSync(folder, { recursive: true, force: true });
await Promise.all([
  joined('npm/src/index.js', 'index', MESSAGES),
  joined('npm/src/index.js', 'node', MESSAGES, 'platform-node'),
  joined('npm/src/board.js', 'board', Object.keys(EN)),
  joined('page/js/backend/worker.js', 'worker', []),
]);
for (const name of languages) {
  const { default: catalogue } = await import(`../page/js/lang/${name}.js`);
  const words = JSON.stringify(pick(catalogue, WORDS));
  writeFileSync(join(folder, `${name}.mjs`), `export default ${words};\n`);
}
// All declarations are in one folder.
const OWN = readdirSync(join(TYPES, 'npm/src')).filter((name) => !/^(platform|program)/.test(name));
for (const path of [...OWN.map((name) => `npm/src/${name}`), 'page/js/board/element.d.ts']) {
  const text = readFileSync(join(TYPES, path), 'utf8');
  const named = text.replaceAll('types/page', './page.js').replaceAll('../../page/js/board/', './');
  writeFileSync(join(folder, basename(path)), named);
}
const TAG = "declare global { interface HTMLElementTagNameMap { 'loa-board': LoaBoard } }\n";
appendFileSync(join(folder, 'board.d.ts'), TAG);
copyFileSync('types/page.d.ts', join(folder, 'page.d.ts'));
copyFileSync(module, join(folder, 'loa.wasm'));
copyFileSync('npm/README.md', join(folder, 'README.md'));
for (const name of ['LICENSE-APACHE', 'LICENSE-MIT']) copyFileSync(name, join(folder, name));
const own = {
  ...JSON.parse(readFileSync('npm/package.json', 'utf8')),
  version: manifest('version'),
  license: manifest('license'),
  homepage: manifest('homepage'),
  repository: manifest('repository'),
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
