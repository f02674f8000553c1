//! What members do in games.

use crate::ClubCode;
use crate::core::Change;
use crate::core::game::{Act, ClubGame, Moment, Offer, State as GameState};
use crate::core::meeting::{LEFT_FOR, MOST_LEFT};
use crate::core::player::{Player, PlayerKind};
use crate::core::rating::{self, Rated};
use crate::core::row::Row;
use crate::core::view::{Event, StateView, Topic};
use loa::Color;
use loa_page_api::{ApiError, refuse_if};
use serde_json::json;
use std::collections::HashMap;

/// Returns those who are told of a game.
fn topics(game: &ClubGame) -> Vec<Topic> {
    let players = [game.players.black, game.players.white].map(Topic::Player);
    [Topic::Game(game.id)].into_iter().chain(players).collect()
}

impl Change<'_> {
    /// Returns a game, to be changed and [saved](Change::save).
    pub(crate) fn game(&self, id: i64) -> Result<ClubGame, ApiError> {
        let game = self.state.games.get(&id).cloned();
        game.map_or_else(|| self.archive.game(id), Ok)
    }

    /// Saves a game that has changed, counts its result if it has just ended, and tells those who
    /// watch.
    fn save(&mut self, game: ClubGame) -> Result<(), ApiError> {
        // Games without a result are in memory.
        let before = self.state.games.get(&game.id);
        let went_on = before.is_some_and(|before| before.state != GameState::Over);
        if went_on && game.state == GameState::Over {
            self.count(&game, &mut HashMap::new())?;
        }
        self.put_game(game)
    }

    fn put_game(&mut self, game: ClubGame) -> Result<(), ApiError> {
        let state = Box::new(game.state_view(self.now));
        self.tell(topics(&game), Event::Game { game: state });
        self.note_result(&game)?;
        self.put(Row::Game(game.id, Some(game)));
        Ok(())
    }

    /// Adds a new game.
    pub(crate) fn add_game(&mut self, game: ClubGame) -> Result<(), ApiError> {
        let view = Box::new(game.view(self.state, 0, self.now)?);
        let mut topics = topics(&game);
        topics.push(Topic::Lobby);
        self.tell(topics, Event::Started { game: view });
        self.put(Row::Game(game.id, Some(game)));
        Ok(())
    }

    /// Lets a member do something in a game, and returns the game's state; `None` if the time was
    /// over, which has ended the game. `late` is for how many milliseconds the act has waited in
    /// the club, `lag` how long it was on its way, and `away` tells how long a member has not been
    /// connected.
    pub(crate) fn act(
        &mut self,
        by: i64,
        id: i64,
        act: &Act,
        (late, lag): (i64, i64),
        away: &dyn Fn(i64) -> i64,
    ) -> Result<Option<StateView>, ApiError> {
        let mut game = self.game(id)?;
        let color = game.color_of(by).ok_or(ClubCode::NotAPlayer)?;
        let opponent = self.state.player(game.players[color.opponent()])?.clone();
        let gone = match opponent.kind {
            PlayerKind::Engine => 0,
            _ => away(opponent.id),
        };
        let moment = Moment {
            now: self.now,
            late,
            lag,
            gone,
        };
        // A level that waits for a processor has its time, whoever asks meanwhile.
        if !self.state.waits_for_level(&game) && game.expire(moment) {
            self.note_leaving(&game, game.mover());
            self.save(game)?;
            return Ok(None);
        }
        let act = game.meaning(color, act.clone());
        game.act(color, &act, moment)?;
        self.answer_offer(&mut game, color, &act, &opponent, moment)?;
        let leaver = match act {
            Act::Claim { .. } => opponent.id,
            _ => by,
        };
        self.note_leaving(&game, leaver);
        let state = game.state_view(self.now);
        self.save(game)?;
        Ok(Some(state))
    }

    /// Notes who has left a rated game before it had begun.
    fn note_leaving(&mut self, game: &ClubGame, player: i64) {
        if game.state == GameState::Aborted && game.setup.is_rated() {
            let since = self.now - LEFT_FOR;
            let all = &mut self.state.left;
            all.retain(|_, left| left.back().is_some_and(|at| *at > since));
            let left = all.entry(player).or_default();
            left.push_back(self.now);
            // As many as can matter.
            if left.len() > MOST_LEFT {
                left.pop_front();
            }
        }
    }

    /// Begins the game of a rematch, and answers offers to an engine: it declines draws, and to
    /// adjourn rated games, and accepts the rest.
    fn answer_offer(
        &mut self,
        game: &mut ClubGame,
        color: Color,
        act: &Act,
        opponent: &Player,
        moment: Moment,
    ) -> Result<(), ApiError> {
        let what = match *act {
            Act::Accept { what } => what,
            Act::Offer { what } if opponent.kind == PlayerKind::Engine => {
                if what == Offer::Draw || what == Offer::Adjourn && game.setup.is_rated() {
                    return game.act(color.opponent(), &Act::Decline { what }, moment);
                }
                game.act(color.opponent(), &Act::Accept { what }, moment)?;
                what
            }
            _ => return Ok(()),
        };
        let (black, white) = (game.players.black, game.players.white);
        if matches!(what, Offer::Rematch | Offer::Resume) {
            self.check_games(black)?;
            self.check_games(white)?;
        }
        if what == Offer::Resume && opponent.kind == PlayerKind::Engine {
            self.check_room(game.players[color], opponent.id)?;
        }
        if what == Offer::Rematch {
            if opponent.kind == PlayerKind::Engine {
                self.check_level(game.players[color], opponent.id, &game.setup)?;
            }
            let id = self.begin(&game.setup, black, white, Some(Color::White))?;
            game.rematch = Some(id);
        }
        Ok(())
    }

    /// Ends a game if a player is out of time, though the club is late.
    pub(crate) fn expire(&mut self, id: i64, late: i64) -> Result<(), ApiError> {
        let mut game = self.game(id)?;
        let moment = Moment {
            now: self.now,
            late,
            lag: crate::core::game::MOST_LAG,
            ..Moment::default()
        };
        if game.expire(moment) {
            self.note_leaving(&game, game.mover());
            self.save(game)?;
        }
        Ok(())
    }

    /// Ends a game that a player leaves for good.
    pub(crate) fn leave(&mut self, id: i64, player: i64) -> Result<(), ApiError> {
        let mut game = self.game(id)?;
        if let Some(color) = game.color_of(player) {
            game.leave(color, self.now);
            self.save(game)?;
        }
        Ok(())
    }

    /// Lets an arbiter decide a game and counts the ratings again. In a game of the arbiter, or of
    /// a program of the arbiter, against others the result can only become worse for that side.
    pub(crate) fn correct(
        &mut self,
        by: i64,
        id: i64,
        winner: Option<Color>,
    ) -> Result<StateView, ApiError> {
        let mut game = self.game(id)?;
        let person = |color: &Color| {
            let player = self.state.players.get(&game.players[*color]);
            player.map(Player::person)
        };
        let own = Color::ALL
            .into_iter()
            .filter(|color| person(color) == Some(by));
        if let [color] = own.collect::<Vec<_>>()[..] {
            let worth = |winner: Option<Color>| match winner {
                Some(winner) => 2 * u8::from(winner == color),
                None => 1,
            };
            let was = game.finish.map(|finish| worth(finish.winner));
            let gains = was.is_none_or(|was| worth(winner) >= was);
            refuse_if(gains, ClubCode::NotAllowed)?;
        }
        let before = game.end_view();
        game.decide(winner, self.now);
        let state = game.state_view(self.now);
        let detail = json!({ "before": before, "after": game.end_view() });
        self.audit(by, "correct", format!("game {id}"), &detail);
        if game.setup.is_rated() {
            self.count_again(&game)?;
        }
        self.put_game(game)?;
        Ok(state)
    }

    /// Counts a rated game that has a result. Of deleted members nothing is kept but in `deleted`,
    /// where their opponents' ratings need theirs.
    fn count(
        &mut self,
        game: &ClubGame,
        deleted: &mut HashMap<i64, Rated>,
    ) -> Result<(), ApiError> {
        let (true, Some(finish), Some(at)) = (game.counts(), game.finish, game.ended_at) else {
            return Ok(());
        };
        let class = game.setup.class();
        let players = [game.players.black, game.players.white];
        let [black, white] = players.map(|id| self.state.player(id));
        let before = [black?, white?].map(|player| match deleted.get(&player.id) {
            Some(rated) => rated.after_rest(at),
            None => self.state.rated(player, &class, at),
        });
        let after = rating::count(before, finish.winner, at);
        for (player, rated) in players.into_iter().zip(after) {
            match self.state.player(player)?.kind {
                // The ratings of levels are measured.
                PlayerKind::Engine => continue,
                PlayerKind::Deleted => {
                    deleted.insert(player, rated);
                    continue;
                }
                _ => {}
            }
            self.put(Row::Rating(player, class.clone(), Some(rated)));
            self.put(Row::RatingChange {
                game: game.id,
                player,
                class: class.clone(),
                rated,
            });
        }
        Ok(())
    }

    /// Counts all rated games of a class again, after the result of one was corrected.
    fn count_again(&mut self, corrected: &ClubGame) -> Result<(), ApiError> {
        let class = corrected.setup.class();
        let mut games = self.archive.rated(&class)?;
        match games.iter_mut().find(|game| game.id == corrected.id) {
            Some(game) => *game = corrected.clone(),
            None => games.push(corrected.clone()),
        }
        // An aborted game has ended before others.
        games.sort_by_key(|game| (game.ended_at, game.id));
        self.remove_ratings(|_, of| of == class);
        let mut deleted = HashMap::new();
        games
            .iter()
            .try_for_each(|game| self.count(game, &mut deleted))
    }
}
