// Facts that the page has from elsewhere.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import ts from 'typescript';
import { rate } from '../page/js/model/glicko.js';
import { scripts, visit } from './sources.mjs';

test('the level of the first opponent comes from the server', () => {
  for (const [path, script] of scripts)
    visit(script, (node) => {
      const isLevel = ts.isPropertyAssignment(node) && node.name.getText() === 'level';
      assert(!isLevel || !ts.isNumericLiteral(node.initializer), `${path} names a level`);
    });
});

test('ratings are those of the example of the Glicko-2 system', () => {
  // The paper has 1464.06 and 0.05999 from rounded numbers.
  const games = [
    [1400, 30, 1],
    [1550, 100, 0],
    [1700, 300, 0],
  ];
  const { rating, deviation, volatility } = rate(
    { rating: 1500, deviation: 200, volatility: 0.06 },
    games.map(([rating, deviation, score]) => ({ rating, deviation, score })),
  );
  const written = [rating.toFixed(2), deviation.toFixed(2), volatility.toFixed(5)];
  assert.deepEqual(written, ['1464.05', '151.52', '0.06000']);
});
