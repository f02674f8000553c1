// What the package says and refuses, in Node and in browsers: positions and games are judged and
// read as at every other door.

const REASONS = { simultaneous: 'simultaneous connection', blocked: 'lack of moves' };

function equal(own, expected, about) {
  const [a, b] = [own, expected].map((value) => JSON.stringify(value));
  if (a !== b) throw new Error(`${about}: ${a} is not ${b}`);
}

/** The error that something throws or is rejected with. */
async function errorOf(act) {
  try {
    await act();
  } catch (error) {
    return error;
  }
  throw new Error(`${act} is no error`);
}

function verdict({ isOver, verdict }) {
  if (!isOver) return 'goes on';
  const { winner, reason } = verdict;
  const who = winner ? `${winner[0].toUpperCase()}${winner.slice(1)} wins` : 'draw';
  return `${who} by ${REASONS[reason] ?? reason}`;
}

/** @param {string} table the text of testdata/positions.txt */
async function judgesPositions({ Game, readGame, LoaError }, table) {
  const rows = table.split('\n').filter((line) => line && !line.startsWith('#'));
  for (const [fen, rules, expected] of rows.map((line) => line.split(' | '))) {
    if (expected.startsWith('refused')) {
      const error = await errorOf(() => new Game({ rules, fen }));
      equal(error instanceof LoaError, true, fen);
      equal(/the board has no pieces/.test(error.message), true, error.message);
      continue;
    }
    const game = new Game({ rules, fen });
    equal(verdict(game), expected, `${fen} ${rules}`);
    equal(game.isOver, game.legalMoves.length === 0, fen);
    equal(game.fen.startsWith(fen), true, fen);
    const back = [readGame(fen, { rules }), readGame(game.sgf())];
    for (const { game: read } of back)
      equal([read.fen, read.view.limit], [game.fen, game.view.limit], fen);
  }
  return rows.length;
}

/** Plies that are read, and whether something is left out. */
function kept(name) {
  if (name.startsWith('nothing')) return null;
  if (name.startsWith('slip-at-ply-7')) return [6, true];
  return [42, name.startsWith('moves-after')];
}

/** @param {[string, Uint8Array][]} files those of testdata/games */
async function readsGames({ Game, readGame, writeSgf }, files) {
  for (const [name, bytes] of files) {
    const expected = kept(name);
    if (!expected) {
      const error = await errorOf(() => readGame(bytes));
      equal(/there is no move in it/.test(error.message), true, error.message);
      continue;
    }
    const tree = readGame(bytes);
    const { game, remarks } = tree;
    const isLeftOut = remarks.some((remark) => remark.startsWith('Not everything was read'));
    equal([tree.nodes.length - 1, isLeftOut], expected, name);
    equal(game.moves.length, expected[0], name);
    for (const sgf of [writeSgf(tree), game.sgf()])
      equal(readGame(sgf).game.moves, game.moves, name);
    equal(new Game(JSON.parse(JSON.stringify(game))).fen, game.fen, name);
  }
  return files.length;
}

async function refusesWhatIsNone({ Game, readGame, writeSgf, Engine, LoaError }) {
  const game = new Game('soucie');
  const before = JSON.stringify([game, game.view]);
  const engine = new Engine();
  const wrong = [
    () => new Game('chess'),
    () => new Game({ fen: 'x' }),
    () => new Game({ board: '99x1' }),
    () => new Game({ start: 'here' }),
    () => new Game({ color: 'red' }),
    () => new Game({ moves: ['b1-b3', 'a2-a9'] }),
    () => new Game({ moves: 5 }),
    () => new Game({ moves: Array(3000).fill('b1-b3') }),
    () => new Game(7),
    () => new Game(null),
    () => game.play('b1-b9'),
    () => game.play('b1-b4'),
    () => game.play('pass'),
    () => game.play(),
    () => game.play({}),
    () => game.whyIllegal('x'.repeat(1e6)),
    () => readGame(''),
    () => readGame(5),
    () => readGame(null),
    () => readGame('hello'),
    () => readGame('('.repeat(1e5)),
    () => readGame(new Uint8Array([0, 255, 254])),
    () => readGame('b1-b3', { rules: 'chess' }),
    () => writeSgf({}),
    () => writeSgf({ rules: 'soucie', fen: game.fen, nodes: [{}, { parent: 7, move: 'b1-b3' }] }),
    () => engine.chooseMove(game, { level: 99 }),
    () => engine.chooseMove(game, {}),
    () => engine.analyse(game, { seconds: -1 }),
    () => engine.analyse(game, { nodes: 1.5 }),
    () => engine.analyse({ fen: 'x' }),
  ];
  for (const act of wrong) {
    const error = await errorOf(act);
    equal(error instanceof LoaError && error.message.length > 5, true, `${act}: ${error}`);
    equal(JSON.stringify([game, game.view]), before, `after ${act}`);
  }
  equal(/exactly 2 squares/.test(game.whyIllegal('b1-b4')), true, game.whyIllegal('b1-b4'));
  equal(game.whyIllegal('b1-b3'), null, 'a legal move');
  equal(game.linesOf('B1'), game.linesOf('b1'), 'a square in any case');
  equal(['constructor', 'd4', 'z9'].map((name) => game.linesOf(name)), [[], [], []], 'none');
  equal(new Game('Soucie').rules, 'soucie', 'a name in any case');
  return wrong.length;
}

function takesBack({ Game }) {
  const game = new Game({ rules: 'berkeley', board: '6x6' });
  const positions = [];
  while (!game.isOver && positions.length < 40) {
    positions.push(JSON.stringify(game.view));
    game.play(game.legalMoves[positions.length % game.legalMoves.length]);
  }
  const plies = positions.length;
  while (positions.length) {
    game.undo();
    equal(JSON.stringify(game.view), positions.pop(), `ply ${positions.length}`);
  }
  equal(game.undo(), null, 'the first position');
  return plies;
}

async function searches({ Game, Engine }) {
  const [game, engine] = [new Game({ rules: 'soucie', board: '6x6' }), new Engine()];
  const twice = [1, 2].map(() => engine.analyse(game, { nodes: 3000, lines: 2 }));
  const [one, other] = (await Promise.all(twice)).map(({ lines }) => lines);
  equal(one, other, 'the same search');
  equal(one.length, 2, 'lines');
  const moves = [5, 5].map((seed) => engine.chooseMove(game, { level: 2, seed }));
  const [move, again] = await Promise.all(moves);
  equal(move, again, 'the same seed');
  equal(game.whyIllegal(move), null, move);
  let depth = 0;
  const endless = await engine.analyse(game, {
    seconds: 3600,
    found: (findings) => {
      depth = findings.depth;
      engine.stop();
    },
  });
  equal(endless.depth, depth, 'what was found');
  for (const fault of [new Error('of the caller'), 'of the caller']) {
    const found = () => {
      throw fault;
    };
    equal((await errorOf(() => engine.analyse(game, { found }))) === fault, true, 'its own error');
  }
  const over = new Game({ fen: '8/8/8/2LL4/8/8/8/l6l w' });
  equal(await engine.analyse(over), null, 'a game that is over');
  equal(await engine.chooseMove(over, { level: 1 }), null, 'a game that is over');
  equal(Engine.levels.length, 10, 'levels');
  return depth;
}

/** Checks it all, and tells how much that was. */
export async function check(loa, table, files) {
  return {
    positions: await judgesPositions(loa, table),
    games: await readsGames(loa, files),
    refused: await refusesWhatIsNone(loa),
    plies: takesBack(loa),
    depth: await searches(loa),
  };
}

/** The examples of the README: their code, and the lines that they print. */
export const examples = (readme) =>
  [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => ({
    code,
    expected: [...code.matchAll(/console\.log\(.*\/\/ (.*)/g)].map(([, words]) => words),
  }));
