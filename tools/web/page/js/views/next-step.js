// The one thing to do next, if there is one.

import { app } from '../app/app.js';
import { add } from '../app/parts.js';
import { again } from './begin.js';
import { startReview } from '../app/review.js';
import { betterMove } from './review-notes.js';
import { all } from '../model/saved-game.js';
import { plain } from '../dom/tool.js';
import { text } from '../text/text.js';
import { html, nothing } from '../vendor/lit-html.js';
import { SIDES } from '../model/words.js';

/** @typedef {import('../model/game.js').Game} Game */
/** @typedef {import('../model/game.js').GameState} GameState */
/** @typedef {import('../app/play.js').Play} Play */

const PRIMARY = { class: 'primary' };

/** How a person fared against the computer, and its level. @param {GameState} [state] */
function played(state) {
  const computers = SIDES.filter((side) => state?.players[side].machine);
  if (!state?.result || computers.length !== 1) return [];
  const [side] = computers;
  const how = state.result === 'draw' ? 'drew' : state.result === side ? 'lost' : 'won';
  return [`${how} ${state.players[side].level}`];
}

/** Another level for the next game, if the last saved games have the same result at one level. */
function offer() {
  const { streak = 0, levels = [] } = app.about ?? {};
  const games = all().flatMap(({ state }) => played(state)).slice(0, streak);
  if (games.length < streak || new Set(games).size !== 1) return null;
  const [how, before] = games[0].split(' ');
  const { won, lost } = levels.find(({ number }) => `${number}` === before)?.offers ?? {};
  const level = how === 'won' ? won : how === 'lost' ? lost : null;
  return level ? { level, how, count: streak } : null;
}

/** @param {Game} game @param {Play} play */
function nextStep(game, play) {
  const actions = [];
  let other = null;
  const shared = app.link?.game;
  if (shared && !game.remote) {
    actions.push(plain(text('to-terminal'), () => play.adopt(shared), PRIMARY));
  } else if (!game.isAtLive && !app.review.retry) {
    actions.push(plain(text('back-to-game'), () => game.show(game.state.live), PRIMARY));
    if (!game.remote)
      actions.push(plain(text('play-from-here'), () => game.playFrom(game.state.shown)));
  } else if (game.isOver && game.isAtLive) {
    if (!game.state.review[game.state.live] && app.review.progress === null)
      actions.push(plain(text('review-game'), () => startReview(game), PRIMARY));
    if (!game.remote?.isWatched)
      actions.push(plain(text('rematch'), () => again(play)));
    other = game.remote ? null : offer();
    const level = other?.level;
    if (level) actions.push(plain(text('computer', { level }), () => again(play, level)));
  }
  const show = betterMove(game);
  if (show) actions.push(plain(text('show-better'), show));
  return html`${other ? html`<p role="status">${text('level-offer', other)}</p>` : nothing}
    ${actions.length ? html`<div class="row actions-row">${actions}</div>` : nothing}`;
}

add({ nextStep });
