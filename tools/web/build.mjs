// Makes tools/web/built of tools/web/page: joins the modules with esbuild, and writes the sentences
// of the catalogues into the pages. Run it in tools/web; see the Makefile.

import { build } from 'esbuild';
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { EN } from './page/js/lang/en/first.js';
import { EN_LATER } from './page/js/lang/en/later.js';
import { STYLE } from './style.mjs';

rmSync('built', { recursive: true, force: true });

const languages = readdirSync('page/js/lang')
  .filter((name) => name.endsWith('.js'))
  .map((name) => basename(name, '.js'))
  .sort();

/** @type {import('esbuild').BuildOptions} */
const OPTIONS = {
  bundle: true,
  charset: 'utf8',
  format: 'esm',
  legalComments: 'linked',
  lineLimit: 200,
  logLevel: 'warning',
  minify: true,
  outExtension: { '.js': '.mjs' },
  outdir: 'built',
};

/** What the club's scripts import from the page: names, and the script of each. */
const shared = new Map();
for (const name of readdirSync('page/js/club')) {
  const source = readFileSync(`page/js/club/${name}`, 'utf8');
  for (const [, names, from] of source.matchAll(/^import \{([^}]+)\} from '\.\.\/(.+)';$/gm)) {
    if (from.startsWith('lang/')) continue;
    for (const one of names.split(',').map((part) => part.trim().split(' as ')[0])) {
      if (shared.has(one) && shared.get(one) !== from) throw new Error(`two scripts have '${one}'`);
      if (one) shared.set(one, from);
    }
  }
}

/**
 * The second script comes where the first one is, and has all that they share from there. It
 * exports what a club's script imports from the page, which that has from there.
 * @type {import('esbuild').Plugin}
 */
const ORDER = {
  name: 'order',
  setup(run) {
    run.onResolve({ filter: /\/later\.js$/ }, ({ kind }) =>
      kind === 'import-statement' ? undefined : { path: 'later', namespace: 'after-main' },
    );
    run.onResolve({ filter: /^\.\.\// }, ({ importer, path }) =>
      importer.includes('/js/club/') && !path.startsWith('../lang/')
        ? { path: './rest.mjs', external: true }
        : undefined,
    );
    const exported = [...shared].map(([name, from]) => `export { ${name} } from './${from}';`);
    run.onLoad({ filter: /./, namespace: 'after-main' }, () => ({
      contents: ["import './main.js';", "export * from './later.js';", ...exported].join('\n'),
      resolveDir: 'page/js',
    }));
  },
};

await Promise.all([
  build({
    ...OPTIONS,
    entryPoints: [
      { in: 'page/js/main.js', out: 'main' },
      { in: 'page/js/later.js', out: 'rest' },
      { in: 'page/js/club/club.js', out: 'club' },
      { in: 'page/js/backend/site.js', out: 'site' },
      { in: 'page/js/board/gif.js', out: 'gif' },
      { in: 'page/js/text/language.js', out: 'language' },
      ...languages.map((name) => ({ in: `page/js/lang/${name}.js`, out: name })),
      ...languages.map((name) => ({ in: `page/js/lang/club/${name}.js`, out: `club-${name}` })),
      { in: 'page/style/first.css', out: 'style' },
      { in: 'page/style/later.css', out: 'later' },
      { in: 'page/style/club.css', out: 'club' },
    ],
    chunkNames: 'first',
    plugins: [ORDER],
    splitting: true,
  }),
  build({
    ...OPTIONS,
    entryPoints: [
      { in: 'page/js/embed.js', out: 'embed' },
      { in: 'page/style/embed.css', out: 'embed' },
    ],
    plugins: [STYLE],
  }),
  build({
    ...OPTIONS,
    entryPoints: ['page/js/backend/worker.js'],
    format: 'iife',
    outExtension: {},
  }),
]);
// All of it is in first.mjs.
rmSync('built/main.mjs');
// By which the page tells how much of the second script has come.
const sizes = JSON.stringify({ 'rest.mjs': statSync('built/rest.mjs').size });

/** @type {Record<string, Record<string, string>>} */
const catalogues = { en: { ...EN, ...EN_LATER } };
for (const name of languages)
  catalogues[name] = (await import(`./page/js/lang/${name}.js`)).default;

/** @param {string} language @param {string} code */
function sentence(language, code) {
  if (!(code in catalogues[language])) throw new Error(`The catalogue lacks '${code}'.`);
  return catalogues[language][code];
}

/** @param {string} code */
const paragraphs = (code) =>
  Object.keys(catalogues)
    .map((language) => `<p lang="${language}">${sentence(language, code)}</p>`)
    .join('\n');

// Codes such as {{title}} become their English sentences, {{each title}} a paragraph in each
// language, {{languages}} the languages that are not English, {{sizes}} the bytes of large files.
for (const page of ['index', 'embed', 'wrong-address']) {
  const source = readFileSync(`page/${page}.html`, 'utf8');
  const filled = source.replace(/\{\{(each )?(.*?)\}\}/g, (_, isEach, code) => {
    if (code === 'languages') return languages.join(' ');
    if (code === 'sizes') return sizes;
    return isEach ? paragraphs(code) : sentence('en', code);
  });
  writeFileSync(`built/${page}.html`, filled);
}
for (const file of ['page/icon.svg', 'openings.txt']) copyFileSync(file, `built/${basename(file)}`);
