// The recipes of CONTRIBUTING.md for views and languages, followed on a copy of the page.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { files } from './sources.mjs';

const CONTRIBUTING = readFileSync(new URL('../../../CONTRIBUTING.md', import.meta.url), 'utf8');
const OTHERS = files('.js').filter((path) => /^js\/lang\/[\w-]+\.js$/.test(path));

/** The blocks of code of a section. @param {string} title */
function blocks(title) {
  const section = CONTRIBUTING.split(`\n## ${title}\n`)[1].split('\n## ')[0];
  const found = [...section.matchAll(/^ *```(?:js|html)\n(.*?)^ *```/gms)];
  return found.map(([, block]) => block.replace(/^ {3}/gm, ''));
}

/**
 * Puts text before the last place of a mark.
 * @param {string} path @param {string} mark @param {string} text
 */
function insert(path, mark, text) {
  const source = readFileSync(path, 'utf8');
  const at = source.lastIndexOf(mark);
  assert.notEqual(at, -1, `${path} has no ${mark}`);
  writeFileSync(path, source.slice(0, at) + text + source.slice(at));
}

/** Adds the view. @param {string} page */
function addView(page) {
  const [view, part, link, section, first, later] = blocks('Add a view');
  writeFileSync(join(page, 'js/views/records.js'), view);
  insert(join(page, 'js/later.js'), "import './views/", part);
  insert(join(page, 'index.html'), '</nav>', link);
  insert(join(page, 'index.html'), '</main>', section);
  insert(join(page, 'js/lang/en/first.js'), '};', first);
  insert(join(page, 'js/lang/en/later.js'), '};', later);
  const translated = (first + later).replaceAll("',", "#',");
  for (const path of OTHERS) insert(join(page, path), '};', translated);
}

/** Adds the language. @param {string} page */
function addLanguage(page) {
  for (const folder of ['js/lang', 'js/lang/club'])
    cpSync(join(page, folder, 'de.js'), join(page, folder, 'nl.js'));
}

test('a view and a language are added as described', (context) => {
  const copy = mkdtempSync(join(tmpdir(), 'page-'));
  context.after(() => rmSync(copy, { recursive: true }));
  for (const name of ['page', 'build.mjs', 'style.mjs', 'openings.txt', 'package.json'])
    cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  const page = join(copy, 'page');
  addView(page);
  addLanguage(page);
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined, PAGE: page };
  const checks = ['checks/order.test.mjs', 'checks/words.test.mjs'];
  execFileSync('node', ['--test', ...checks], { env, encoding: 'utf8', stdio: 'pipe' });
  execFileSync('node', ['build.mjs'], { cwd: copy });

  const built = (/** @type {string} */ name) => readFileSync(join(copy, 'built', name), 'utf8');
  assert.match(built('rest.mjs'), /records-kept/);
  assert.match(built('index.html'), /id="view-records" aria-label="Records"/);
  assert.match(built('index.html'), /data-languages="[^"]* nl /);
  assert.equal(built('nl.mjs'), built('de.mjs'));
  assert.equal(built('club-nl.mjs'), built('club-de.mjs'));
});
