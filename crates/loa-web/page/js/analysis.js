// The analysis of the position on the board: bar, best lines, arrows, table values.

import { about, post } from './api.js';
import { number, toggle } from './dialog.js';
import { button, h } from './dom.js';
import { set, settings } from './settings.js';
import { socket } from './socket.js';
import { blackChance, ends, percent, scoreText, short } from './words.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./types.js').Findings} Findings */

const ARROWS = ['best', 'second', 'third'];

export class Analysis {
  /** @param {{ changed: () => void }} calls called when arrows or the bar change */
  constructor(calls) {
    this.calls = calls;
    this.isOn = false;
    /** @type {{ stop: () => void, fen: string } | null} */
    this.job = null;
    /** @type {Findings | null} */
    this.findings = null;
    /**
     * @type {{ move: string, value: string, remoteness: number | null }[]} the table values of the
     *   moves
     */
    this.known = [];
    /** @type {string | null} the position of the findings */
    this.about = null;
    /** The position shown last, and whether help was allowed. */
    this.shown = '';
    this.switch = button('Analyse', () => this.toggle(), { class: 'primary' });
    this.stats = h('span', { class: 'faint stats', role: 'status' });
    this.lines = h('ol', { class: 'lines' });
    this.values = h('div', { class: 'values', hidden: true });
    this.options = h('details', { class: 'options' }, h('summary', {}, 'Options'));
    this.bar = h(
      'div',
      { class: 'bar', role: 'img', 'aria-label': 'Evaluation', hidden: true },
      h('div', { class: 'bar-black' }),
      h('span', { class: 'bar-text' }),
    );
    this.element = h(
      'section',
      { class: 'card analysis', 'aria-label': 'Analysis' },
      h('div', { class: 'card-head' }, h('h2', {}, 'Analysis'), this.stats, this.switch),
      this.lines,
      this.values,
      this.options,
    );
    this.fillOptions();
  }

  async fillOptions() {
    const { analysis, tables } = await about();
    this.tables = tables;
    this.options.append(
      h(
        'div',
        { class: 'pair' },
        number('Lines', settings.analysisLines, { min: 1, max: analysis.lines }, (value) =>
          this.choose('analysisLines', value),
        ),
        number('Seconds', settings.analysisSeconds, { min: 1, max: analysis.seconds }, (value) =>
          this.choose('analysisSeconds', value),
        ),
        number('Threads', settings.analysisThreads, { min: 1, max: analysis.threads }, (value) =>
          this.choose('analysisThreads', value),
        ),
      ),
      toggle('Arrows on the board', settings.arrows, (value) => set('arrows', value)),
    );
    if (this.game) this.lookUp();
  }

  /** @param {'analysisLines' | 'analysisSeconds' | 'analysisThreads'} name @param {number} value */
  choose(name, value) {
    set(name, value);
    this.restart();
  }

  toggle() {
    if (this.element.hidden) return;
    this.isOn = !this.isOn;
    this.restart();
    this.calls.changed();
  }

  /** @param {{ stop: () => void, fen: string } | null} job */
  setJob(job) {
    this.job = job;
    this.switch.textContent = !this.isOn ? 'Analyse' : job ? 'Stop' : 'Close';
  }

  /** Shows a game and analyses a new position. @param {Game} game */
  show(game) {
    const wasGame = this.game;
    this.game = game;
    this.element.hidden = !game.allowsHelp;
    const key = `${game.view?.fen} ${game.allowsHelp}`;
    if (!game.view || (key === this.shown && game === wasGame)) return;
    this.shown = key;
    this.lookUp();
    this.restart();
  }

  restart() {
    this.job?.stop();
    this.setJob(null);
    const { game } = this;
    const view = game?.view;
    if (!game || !view || !this.isOn || !game.allowsHelp || view.end) {
      if (view?.fen !== this.about || !this.isOn) this.clear();
      return;
    }
    this.findings = null;
    this.about = view.fen;
    const ask = {
      type: 'analyse',
      game: game.text(game.state.shown),
      lines: settings.analysisLines,
      seconds: settings.analysisSeconds,
      threads: settings.analysisThreads,
    };
    const job = socket.begin(ask, (findings) => {
      if (this.job === own) this.found(findings, false);
    });
    const own = { stop: job.stop, fen: view.fen };
    this.setJob(own);
    this.stats.textContent = 'thinking…';
    job.promise.then(
      (findings) => {
        if (this.job !== own) return;
        this.setJob(null);
        if (findings) this.found(findings, true);
      },
      (error) => {
        if (this.job !== own) return;
        this.setJob(null);
        this.stats.textContent = error.message;
      },
    );
  }

  clear() {
    this.findings = null;
    this.about = null;
    this.stats.textContent = '';
    this.lines.replaceChildren();
    this.bar.hidden = true;
    this.calls.changed();
  }

  /** @param {Findings} findings @param {boolean} isDone */
  found(findings, isDone) {
    this.findings = findings;
    const view = this.game?.view;
    if (!view) return;
    const { depth, nodes, speed } = findings;
    const work = `${short(nodes)} positions · ${short(speed)}/s`;
    this.stats.textContent = `${isDone ? 'done, ' : ''}depth ${depth} · ${work}`;
    this.lines.replaceChildren(
      ...findings.lines.map((line) =>
        h(
          'li',
          {},
          h(
            'span',
            { class: `score${line.score.moves !== null ? ' proven' : ''}` },
            scoreText(line.score, view.toMove),
          ),
          h(
            'span',
            { class: 'pv' },
            ...line.moves.map((move, index) =>
              button(move, () => this.walk(line.moves.slice(0, index + 1)), { class: 'move' }),
            ),
          ),
        ),
      ),
    );
    const chance = blackChance(findings.lines[0].score, view.toMove);
    this.bar.hidden = false;
    /** @type {HTMLElement} */ (this.bar.firstElementChild).style.flexBasis =
      `${(100 * chance).toFixed(1)}%`;
    const text = scoreText(findings.lines[0].score, view.toMove);
    /** @type {HTMLElement} */ (this.bar.lastElementChild).textContent = text;
    this.bar.setAttribute('aria-label', `Black’s win chance ${percent(chance)}, ${text}`);
    this.calls.changed();
  }

  /** Adds a line to the tree and shows its end. @param {string[]} moves */
  async walk(moves) {
    const { game } = this;
    if (!game) return;
    let at = game.state.shown;
    for (const move of moves) at = game.tree.add(at, move);
    await game.show(at);
  }

  /** The arrows of the best moves. @returns {import('./board.js').Arrow[]} */
  get arrows() {
    if (!this.isOn || !this.findings || !settings.arrows) return [];
    return this.findings.lines
      .slice(0, 3)
      .flatMap((line, index) => {
        const move = ends(line.move);
        return move ? [{ ...move, kind: ARROWS[index] }] : [];
      })
      .reverse();
  }

  /** Shows the table values of the position, if there are tables. */
  async lookUp() {
    const { game } = this;
    const view = game?.view;
    this.known = [];
    const isCovered =
      game?.allowsHelp && view && this.tables?.board === `${view.width}x${view.height}`;
    if (!isCovered) this.values.hidden = true;
    if (!isCovered || !this.tables) return;
    let known = null;
    try {
      known = await post('tables', game.text(game.state.shown));
    } catch {
      // The tables lack this position.
    }
    if (game.view !== view || !game.allowsHelp) return;
    this.values.hidden = !known;
    if (!known) return;
    this.known = known.moves;
    const words = (/** @type {any} */ { value, remoteness }) =>
      `${value}${remoteness === null ? '' : ` in ${remoteness}`}`;
    this.values.replaceChildren(
      h(
        'p',
        {},
        `Solved${this.tables.rules ? ` by ${this.tables.rules} rules` : ''}: `,
        h('b', { class: `value ${known.value}` }, words(known)),
        ' for the side to move.',
      ),
      h(
        'ul',
        { class: 'value-list' },
        ...known.moves.map((/** @type {any} */ entry) =>
          h(
            'li',
            {},
            button(entry.move, () => this.walk([entry.move]), { class: 'move' }),
            h('span', { class: `value ${entry.value}` }, words(entry)),
          ),
        ),
      ),
    );
  }
}
