// Makes the folder of the npm package, of these sources, the page's and the WebAssembly module:
//
//   node npm/build.mjs FOLDER MODULE TYPES
//
// Run it in tools/web. TYPES is the folder in which `tsc` has put declarations; see `make npm`.

import { build } from 'esbuild';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { EN } from '../page/js/lang/en/first.js';
import { EN_LATER } from '../page/js/lang/en/later.js';

const [folder, module, types] = process.argv.slice(2);
const ROOT = '../..';
const languages = readdirSync('page/js/lang')
  .filter((name) => name.endsWith('.js'))
  .map((name) => basename(name, '.js'));
/** The codes of the program's messages, and of what the board says. */
const MESSAGES = Object.keys(JSON.parse(readFileSync(`${ROOT}/testdata/codes/page.json`, 'utf8')));
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
    plugins: [parts],
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
  joined('page/js/backend/worker.js', 'worker', []),
]);
for (const name of languages) {
  const { default: catalogue } = await import(`../page/js/lang/${name}.js`);
  const words = JSON.stringify(pick(catalogue, WORDS));
  writeFileSync(join(folder, `${name}.mjs`), `export default ${words};\n`);
}
// The types of requests and answers are beside the others.
for (const name of readdirSync(types).filter((name) => !/^(platform|program)/.test(name))) {
  const text = readFileSync(join(types, name), 'utf8');
  writeFileSync(join(folder, name), text.replaceAll('types/page', './page.js'));
}
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
