// Import and export: SGF, FEN, plain moves, links, pictures.

import { post, Refusal } from '../backend/api.js';
import { isSite } from '../backend/backend.js';
import { openDialog } from '../dom/dialog.js';
import { download, h } from '../dom/dom.js';
import { numberField } from '../dom/fields.js';
import { newState, players } from '../model/game.js';
import { embedding, linkTo, linkWarning, readAbout, readLink } from '../dom/link.js';
import { announce, note } from '../dom/live.js';
import { plain } from '../dom/tool.js';
import { markText, readMark } from '../model/marks.js';
import { boardSvg, toGif, toPng } from '../board/picture.js';
import { text } from '../text/text.js';
import { Tree } from '../model/tree.js';
import { outcome, readOutcome } from '../model/words.js';
import { html, nothing } from '../vendor/lit-html.js';

/** @typedef {import('../model/game.js').Game} Game */
/** @typedef {import('../model/game.js').GameState} GameState */
/** @typedef {import('../app/play.js').Play} Play */
/** @typedef {import('types/page').TreeText} TreeText */
/** @typedef {import('types/page').Side} Side */

/** The game in the form that the server turns into SGF. @param {Game} game @returns {TreeText} */
function treeText(game) {
  const { state, tree } = game;
  /** @type {TreeText['nodes']} */
  const nodes = [];
  const visit = (/** @type {number} */ id, /** @type {number | null} */ parent) => {
    const at = nodes.length;
    const { move, comment, children, marks } = tree.node(id);
    nodes.push({ parent, move, comment: comment || null, marks: marks?.map(markText) });
    for (const child of children) visit(child, at);
  };
  visit(0, null);
  const name = (/** @type {Side} */ side) => {
    const { machine, level } = state.players[side];
    const usual = machine ? `loa, ${text('computer', { level })}` : text('who-human');
    return game.remote?.nameOf?.(side) ?? state.names?.[side] ?? usual;
  };
  const end = game.liveView?.end;
  const code = state.outcome?.code ?? (end ? outcome(end.winner, '+').code : null);
  return {
    rules: state.rules,
    limit: state.limit,
    fen: state.fen,
    black: name('black'),
    white: name('white'),
    result: code,
    nodes,
  };
}

/** Makes a game of an imported tree. @param {TreeText} read @returns {GameState} */
function stateOfTree(read) {
  const tree = new Tree();
  /** @type {number[]} */
  const ids = [];
  for (const { parent, move, comment, marks } of read.nodes) {
    const id = typeof parent !== 'number' || !move ? 0 : tree.add(ids[parent], move);
    ids.push(id);
    if (comment) tree.node(id).comment = comment;
    if (marks) tree.node(id).marks = marks.map(readMark);
  }
  const end = tree.end(0);
  return newState({
    rules: read.rules,
    limit: read.limit ?? null,
    fen: read.fen,
    nodes: tree.nodes,
    live: end,
    shown: end,
    players: players(false, false),
    names: { black: read.black ?? null, white: read.white ?? null },
    outcome: readOutcome(read.result ?? ''),
  });
}

/** Copies a content and shows a note. @param {string} content @param {string} what */
export async function copy(content, what) {
  try {
    await navigator.clipboard.writeText(content);
    note(text('copied', { what }));
  } catch {
    const area = h('textarea', { readOnly: true, rows: 4, value: content, 'aria-label': what });
    openDialog(what, () => area);
    area.select();
  }
}

/** The seconds for each position of a GIF. */
const RANGE = { min: 0.1, max: 10, step: 0.1 };

/** @param {string} label @param {unknown} content @param {unknown} [more] below it */
const section = (label, content, more) =>
  html`<section class="export">
    <h3>${label}</h3>
    <div class="row">${content}</div>
    ${more}
  </section>`;

/**
 * A text to copy.
 * @param {string} label @param {string} value @param {number} rows
 * @param {string} [kind] of the button @param {unknown} [more] below it
 */
function source(label, value, rows, kind, more) {
  const area = html`<textarea
    readonly
    rows=${rows}
    aria-label=${label}
    .value=${value}
  ></textarea>`;
  const act = plain(text('copy'), () => copy(value, label), { class: kind });
  return section(label, [area, act], more);
}

/** Opens the export dialog. @param {Game} game */
export function openExport(game) {
  const { tree, state } = game;
  let sgf = '';
  let seconds = 1;
  const save = (
    /** @type {string} */ label,
    /** @type {(board: SVGElement) => Blob | Promise<Blob>} */ write,
    /** @type {string} */ name,
    isDisabled = false,
  ) => {
    const board = /** @type {SVGElement} */ (document.querySelector('#board svg'));
    return plain(label, async () => download(name, await write(board)), { isDisabled });
  };
  const pace = (/** @type {number} */ value) => void (seconds = value);
  const animation = (/** @type {SVGElement} */ board) => {
    const views = tree.path(state.live).flatMap((id) => game.guess(id) ?? []);
    return toGif(board, views, state.flipped, seconds);
  };
  const vector = (/** @type {SVGElement} */ board) =>
    new Blob([boardSvg(board)], { type: 'image/svg+xml' });
  const written = () => new Blob([sgf], { type: 'application/x-go-sgf' });
  const about = { ...state.names, result: game.isAtLive ? state.outcome?.code : null };
  const address = game.remote?.address ?? linkTo(game.text(state.shown), about);
  const warning = linkWarning();
  const embed = () => embedding(game.text(state.live), treeText(game));
  const content = () => html`${source(
      text('share-link'),
      address,
      2,
      'primary',
      warning && html`<p class="faint link-warning">${warning}</p>`,
    )}
    ${section(text('share-picture'), [
      save('PNG', (board) => toPng(boardSvg(board)), 'loa.png'),
      save('SVG', vector, 'loa.svg'),
      save(text('gif'), animation, 'loa.gif'),
      html`<span>${numberField(text('seconds-a-move'), seconds, RANGE, pace)}</span>`,
    ])}
    ${section(text('import-file-name'), [
      save(text('save'), written, 'game.sgf', !sgf),
      html`<span>${text('share-sgf')}</span>`,
    ])}
    <details>
      <summary>${text('source')}</summary>
      ${source(text('share-sgf'), sgf, 5)} ${source(text('share-fen'), game.view?.fen ?? '', 1)}
      ${source(text('moves'), tree.moves(state.live).join(' '), 2)}
      ${isSite ? source(text('share-embed'), embed(), 3) : nothing}
    </details>`;
  openDialog(text('share-short'), content, {
    wide: true,
    begin: async (signal, draw) => {
      sgf = (await post('export', treeText(game), signal)).sgf;
      draw();
    },
  });
}

/** The text of a file: UTF-16 with its mark, UTF-8, or Latin-1, as other programs read it. */
function decode(/** @type {ArrayBuffer} */ bytes) {
  const mark = String(new Uint8Array(bytes.slice(0, 2)));
  const unicode = mark === '255,254' ? 'utf-16le' : mark === '254,255' ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(unicode, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/**
 * Opens the import dialog.
 * @param {Play} play
 * @param {{ rules: string, limit: number | null }} rules of games that don't name theirs
 */
export function openImport(play, rules) {
  const area = h('textarea', {
    rows: 8,
    'aria-label': text('import-text'),
    placeholder: text('import-example'),
  });
  const file = h('input', { type: 'file', accept: '.sgf,.txt,.fen,.pgn,.json,.log,.trl,.zsg' });
  file.addEventListener('change', async () => {
    const chosen = file.files?.[0];
    if (chosen) area.value = decode(await chosen.arrayBuffer());
  });
  const read = async (/** @type {AbortSignal} */ signal) => {
    const tree = await post('import', { text: area.value, ...rules }, signal);
    await play.open(stateOfTree(tree), signal);
    announce(text('imported'));
    for (const remark of tree.remarks ?? []) note(remark);
  };
  openDialog(
    text('import-short'),
    () => html`${area}<label class="field"
        ><span>${text('import-file-name')}</span>${file}</label
      >`,
    { wide: true, actions: [[text('open'), read, 'primary']] },
  );
}

/**
 * Opens the game of the address, unless the signal comes before; the address is of the view then.
 * @param {Play} play @param {AbortSignal} signal
 */
export async function openLink(play, signal) {
  const { hash } = location;
  const game = readLink(hash);
  if (!game) return;
  try {
    await post('position', game, signal);
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof Refusal)) throw error;
    note(text('bad-link', { reason: error.message }), { kind: 'error' });
    return history.replaceState(null, '', '#play');
  }
  // The way back would open the link again.
  history.replaceState(null, '', '#play');
  const nodes = game.moves.map((move, parent) => ({ parent, move }));
  await play.open(stateOfTree({ ...game, ...readAbout(hash), nodes: [{}, ...nodes] }), signal);
}
