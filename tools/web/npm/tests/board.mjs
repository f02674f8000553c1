// The element <loa-board>, in a browser.

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

async function until(condition) {
  for (const end = Date.now() + 30_000; !condition(); await pause())
    if (Date.now() > end) throw new Error(`timed out: ${condition}`);
}

/** A board with attributes, once it is drawn. */
async function board(attributes, pieces = 24) {
  const element = document.createElement('loa-board');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.querySelector('main').append(element);
  await until(() => count(element, '.piece') === pieces);
  return element;
}

const count = (element, selector) => element.shadowRoot.querySelectorAll(selector).length;
const words = (element, selector) => element.shadowRoot.querySelector(selector).textContent;

/** The details of an element's events. */
function heard(element, ...names) {
  const list = [];
  for (const name of names)
    element.addEventListener(name, ({ detail }) => list.push(`${name} ${detail}`));
  return list;
}

/** Presses a key on a square. */
function press(element, square, key = 'Enter') {
  const cell = element.shadowRoot.querySelector(`[data-square=${square}]:is(.cell)`);
  cell.focus();
  cell.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
}

const TESTS = {
  async 'what attributes say is drawn'(equal) {
    const one = await board({
      fen: '1LLLL1/l4l/l4l/l4l/l4l/1LLLL1 w', moves: 'b1-b3', arrows: 'a2:c2 d4=blue x9 a1:b2=pink',
      black: 'Ada', result: 'W+Time',
    }, 16);
    equal(['.coordinate', '.drawn > *', '.ring.blue'].map((it) => count(one, it)), [12, 2, 1]);
    equal([...one.shadowRoot.querySelectorAll('b')].map((b) => b.textContent), ['Ada', 'White']);
    equal(words(one, 'output'), 'White wins');
    equal(one.shadowRoot.querySelector('button').checkVisibility(), false);
    one.setAttribute('coordinates', 'off');
    one.toggleAttribute('flipped', true);
    await until(() => count(one, '.coordinate') === 0);
    equal(one.shadowRoot.querySelector('[role=gridcell]').dataset.square, 'f1');
  },

  async 'it steps through the moves'(equal) {
    const one = await board({ moves: 'b1-b3 a2-c2', controls: '' });
    const [events, [back, next]] = [heard(one, 'step'), one.shadowRoot.querySelectorAll('button')];
    back.click();
    await until(() => words(one, '.steps button + output') === '1/2 b1-b3');
    back.click();
    await until(() => back.disabled);
    next.click();
    await until(() => !back.disabled);
    equal(events, ['step 1', 'step 0', 'step 1']);
    await until(() => words(one, '[role=log]') === 'Black: b1 to b3.');
    one.step(5);
    equal(one.at, 2);
  },

  async 'what is no position is told, and the one before stays'(equal) {
    const one = await board({});
    const events = heard(one, 'fault');
    for (const fen of ['x', `${'8'.repeat(99)}/8/8`, '8/8'])
      one.fen = fen;
    await until(() => events.length === 1);
    one.fen = '8/8/8/2LL4/8/8/8/l6l w';
    one.moves = ['nonsense'];
    await until(() => events.length === 2);
    equal(count(one, '.piece'), 24);
  },

  async 'keys move by the rules'(equal) {
    const one = await board({ interactive: '', rules: 'soucie' });
    const events = heard(one, 'move', 'refused');
    await until(() => count(one, '.interactive') === 1);
    press(one, 'b1');
    equal(words(one, '[role=log]').startsWith('B1 chosen. Can go to'), true);
    press(one, 'b4');
    await until(() => events.length === 1);
    equal(/exactly 2 squares/.test(words(one, '[role=log]')), true);
    press(one, 'b3');
    await until(() => count(one, '[data-square=b3].piece') === 1);
    equal([one.moves, events[1]], [['b1-b3'], 'move b1-b3']);
    await until(() => words(one, '[role=log]') === 'Black: b1 to b3.');
    one.addEventListener('move', (event) => event.preventDefault());
    press(one, 'a2');
    press(one, 'c2');
    await until(() => events.length === 3);
    equal(one.moves, ['b1-b3']);
    one.setAttribute('interactive', 'black');
    await until(() => !cellName(one, 'a2').includes('can move'));
  },

  async 'who has to pass passes'(equal) {
    const fen = '1l1l/1lL1/lLll/L1lL w';
    const one = await board({ fen, interactive: 'black', rules: 'berkeley' }, 11);
    await until(() => one.moves.length === 1);
    equal(one.moves, ['pass']);
  },

  async 'a position that the rules refuse is told'() {
    const one = await board({});
    const events = heard(one, 'fault');
    one.fen = '8/8/8/8/8/8/8/8 w';
    one.toggleAttribute('interactive', true);
    await until(() => /the board has no pieces/.test(events[0]));
  },
};

/** Puts markup into the page, and runs its scripts. @returns its board */
async function insert(markup) {
  const part = document.createElement('div');
  part.innerHTML = markup;
  document.querySelector('main').append(part);
  for (const { textContent } of part.querySelectorAll('script:not([src])'))
    await import(URL.createObjectURL(new Blob([textContent], { type: 'text/javascript' })));
  return part.querySelector('loa-board');
}

/** What the README shows. */
async function examples(readme, equal) {
  const [, stepped, against] = [...readme.matchAll(/```html\n(.*?)```/gs)].map(([, html]) => html);
  const one = await insert(stepped);
  await until(() => count(one, '[data-square=d3].piece') === 1);
  const game = await insert(against);
  await until(() => count(game, '.interactive') === 1);
  press(game, 'b1');
  press(game, 'b3');
  await until(() => game.moves.length === 2);
  equal(game.moves[0], 'b1-b3');
}

const cellName = (element, square) =>
  element.shadowRoot.querySelector(`.cell[data-square=${square}]`).getAttribute('aria-label');

/** Checks it all, and returns what failed. */
export async function checkBoard(readme) {
  const failed = [];
  const tests = { ...TESTS, 'the examples': (equal) => examples(readme, equal) };
  for (const [name, test] of Object.entries(tests)) {
    const equal = (own, expected) => {
      const [a, b] = [own, expected].map((value) => JSON.stringify(value));
      if (a !== b) throw new Error(`${a} is not ${b}`);
    };
    await test(equal).catch((error) => failed.push(`${name}: ${error.stack}`));
  }
  return failed;
}
