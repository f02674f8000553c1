// The recipes of CONTRIBUTING.md and docs/new-rules.md, as far as they change the page.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

const RECIPES = ['Add a view', 'Add a language', 'A new rule set'];

test('a view, a language and a rule set are added as described', (context) => {
  const copy = mkdtempSync(join(tmpdir(), 'page-'));
  context.after(() => rmSync(copy, { recursive: true }));
  execFileSync('../../testing/recipes', ['--copy', copy, ...RECIPES], { stdio: 'pipe' });
  const web = join(copy, 'tools/web');
  symlinkSync(resolve('node_modules'), join(web, 'node_modules'));
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
  const checks = ['checks/order.test.mjs', 'checks/words.test.mjs'];
  execFileSync('node', ['--test', ...checks], { cwd: web, env, encoding: 'utf8', stdio: 'pipe' });
  execFileSync('node', ['build.mjs'], { cwd: web });

  const built = (/** @type {string} */ name) => readFileSync(join(web, 'built', name), 'utf8');
  assert.match(built('rest.mjs'), /records-kept/);
  assert.match(built('index.html'), /id="view-records" aria-label="Records"/);
  assert.match(built('index.html'), /data-languages="[^"]* nl /);
  assert.equal(built('nl.mjs'), built('de.mjs'));
  assert.equal(built('club-nl.mjs'), built('club-de.mjs'));
});
