//! What happens by itself: time runs out, players in the queue are paired, TV changes its game.

use crate::core::game::{ClubGame, MOST_LAG};
use crate::core::row::Row;
use crate::core::view::{Event, Topic};
use crate::core::{Change, State};
use loa::Color;
use loa_page_api::ApiError;

/// How often signs of life are kept while clocks of seconds run, and else, in milliseconds.
const SIGN_OF_LIFE: i64 = 1_000;
const QUIET_SIGN_OF_LIFE: i64 = 60_000;

impl State {
    /// Returns the running games that are out of time. Levels of the engine never are: they move as
    /// soon as the club has a processor for them.
    fn late_games(&self, now: i64) -> Vec<i64> {
        let is_late = |game: &&ClubGame| {
            let deadline = game.deadline();
            deadline.is_some_and(|deadline| deadline < now - MOST_LAG)
                && !self.waits_for_level(game)
        };
        let late = self.games.values().filter(is_late);
        late.map(|game| game.id).collect()
    }

    fn real_time_games(&self) -> impl Iterator<Item = &ClubGame> {
        let running = self.games.values().filter(|game| game.is_running());
        running.filter(|game| game.setup.clock().is_real_time())
    }

    /// Returns the message with the game on TV.
    pub(crate) fn on_tv(&self, now: i64) -> Result<Event, ApiError> {
        let game = self.tv.and_then(|id| self.games.get(&id));
        let view = game.map(|game| game.view(self, 0, now)).transpose()?;
        let game = view.map(Box::new);
        Ok(Event::Tv { game })
    }

    /// Returns the game that TV should show: that of the strongest players, kept until it ends.
    fn best_game(&self, now: i64) -> Option<i64> {
        let shown = self.tv.and_then(|id| self.games.get(&id));
        if let Some(shown) = shown.filter(|game| game.is_running()) {
            return Some(shown.id);
        }
        let strength = |game: &ClubGame| {
            let class = game.setup.class();
            let players = Color::ALL.map(|color| self.player(game.players[color]));
            let players = players.into_iter().flatten();
            players
                .map(|player| self.rated(player, &class, now).glicko.rating)
                .sum::<f64>()
        };
        let games = self.real_time_games().map(|game| (strength(game), game.id));
        let best = games.max_by(|(one, _), (other, _)| one.total_cmp(other));
        best.map(|(_, id)| id)
    }
}

impl Change<'_> {
    /// Gives running games the time back that the server was down, all at once. So the levels that
    /// are to move in them hear of it. Returns that time in milliseconds.
    pub(crate) fn recover(&mut self) -> i64 {
        let running = self.state.games.values().filter(|game| game.is_running());
        let running: Vec<ClubGame> = running.cloned().collect();
        let last_move = running.iter().map(|game| game.turn_at).max().unwrap_or(0);
        let last = last_move.max(self.state.alive);
        let gap = match last {
            0 => 0,
            last => (self.now - last).max(0),
        };
        for mut game in running {
            game.turn_at += gap;
            self.put(Row::Game(game.id, Some(game)));
        }
        self.put(Row::Alive(self.now));
        gap
    }

    /// Does what was due at a time, given those who are connected. A club that was late since then
    /// has moves to make first that came in time. A game or a tournament that fails holds up no
    /// other; returns why.
    pub(crate) fn tick(
        &mut self,
        at: i64,
        present: &dyn Fn(i64) -> bool,
    ) -> Result<Vec<ApiError>, ApiError> {
        let mut faults = Vec::new();
        let late = self.now - at;
        for game in self.state.late_games(at) {
            faults.extend(self.alone(|change| change.expire(game, late)).err());
        }
        faults.extend(self.begin_rounds());
        faults.extend(self.alone(|change| change.tend_queue(present)).err());
        let has_clocks = self.state.real_time_games().next().is_some();
        let often = if has_clocks {
            SIGN_OF_LIFE
        } else {
            QUIET_SIGN_OF_LIFE
        };
        if self.now >= self.state.alive + often {
            self.put(Row::Alive(self.now));
        }
        let has_changed = std::mem::take(&mut self.state.lobby_has_changed);
        let lobby = has_changed.then(|| (Topic::Lobby, self.state.lobby(self.now)));
        let best = self.state.best_game(self.now);
        let is_new = std::mem::replace(&mut self.state.tv, best) != best;
        let tv = is_new.then(|| (Topic::Tv, self.state.on_tv(self.now)));
        for (topic, event) in [lobby, tv].into_iter().flatten() {
            match event {
                Ok(event) => self.tell(vec![topic], event),
                Err(fault) => faults.push(fault),
            }
        }
        Ok(faults)
    }
}
