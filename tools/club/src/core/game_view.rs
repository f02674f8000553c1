//! What others are told of a game.

use crate::ClubCode;
use crate::core::game::{ClubGame, Finish, How, Offer, State};
use crate::core::setup::TimeControl;
use crate::core::view::{ClocksView, EndView, GameView, Members, MovesView, OffersView, StateView};
use loa::Color;
use loa_page_api::{ApiError, Code, LONGEST_GAME, Message};

impl ClubGame {
    /// Says how the game ended.
    pub(crate) fn end_message(&self) -> Option<Message> {
        if self.state == State::Aborted {
            return Some(ClubCode::Aborted.into());
        }
        let Finish { winner, how } = self.finish?;
        let code = match (how, winner) {
            (How::Resignation, _) => ClubCode::WinResignation,
            (How::Time, _) => ClubCode::WinTime,
            (How::Agreement, _) => ClubCode::DrawAgreed,
            (How::Gone, Some(_)) => ClubCode::WinGone,
            (How::Forfeit, _) => ClubCode::WinForfeit,
            (How::Gone, None) => ClubCode::DrawGone,
            (How::Arbiter, Some(_)) => ClubCode::WinDecided,
            (How::Arbiter, None) => ClubCode::DrawDecided,
            (How::MoveLimit, _) if !self.game.status().is_over() => {
                let message = Message::from(Code::DrawMoveLimit);
                return Some(message.with("count", LONGEST_GAME));
            }
            _ => {
                let verdict = self.game.status().verdict()?;
                return Some(loa_page_api::verdict(&self.game, verdict));
            }
        };
        let message = Message::from(code);
        Some(match winner {
            Some(winner) => message.with("winner", winner.name()),
            None => message,
        })
    }

    /// Describes what changes during the game.
    pub(crate) fn state_view(&self, now: i64) -> StateView {
        let running = (self.state == State::Running).then(|| self.turn());
        let ticks = self.plies() >= 2 && self.setup.clock() != TimeControl::Unlimited;
        let clock = |color: Color| {
            let runs = ticks && running == Some(color);
            let spent = if runs { now - self.turn_at } else { 0 };
            (self.clocks[color] - spent).max(0)
        };
        let offer = |what: Offer| {
            let offer = self.offers.iter().find(|offer| offer.0 == what);
            offer.map(|offer| offer.1.into())
        };
        StateView {
            id: self.id,
            ply: self.plies(),
            last_move: self.game.last_move().map(|mv| mv.to_string()),
            state: self.state,
            turn: running.map(Into::into),
            clocks: ClocksView {
                black: clock(Color::Black),
                white: clock(Color::White),
                running: running.filter(|_| ticks).map(Into::into),
                deadline: self.deadline(),
                now,
            },
            offers: OffersView {
                draw: offer(Offer::Draw),
                takeback: offer(Offer::Takeback),
                adjourn: offer(Offer::Adjourn),
                resume: offer(Offer::Resume),
                rematch: offer(Offer::Rematch),
            },
            end: self.end_view(),
            rematch: self.rematch,
        }
    }

    /// Describes the end.
    pub(crate) fn end_view(&self) -> Option<EndView> {
        let text = self.end_message()?;
        let winner = self.finish.and_then(|finish| finish.winner);
        Some(EndView {
            winner: winner.map(Into::into),
            how: self.finish.map(|finish| finish.how),
            text,
        })
    }

    /// Describes it: its players, its setup in the shape of the page's requests with the moves from
    /// a ply on, and its state.
    pub(crate) fn view(
        &self,
        members: &impl Members,
        since: usize,
        now: i64,
    ) -> Result<GameView, ApiError> {
        let class = self.setup.class();
        let player = |color| members.player_view(self.players[color], &class, now);
        let since = since.min(self.plies());
        let first = loa_notation::Fen::first_of(&self.game);
        let clock = self.setup.clock();
        Ok(GameView {
            state: self.state_view(now),
            game: MovesView {
                rules: self.setup.preset().name,
                limit: self.setup.text().limit,
                fen: first.to_string(),
                moves: self.moves_since(since),
            },
            since,
            board: self.setup.text().board.clone(),
            clock,
            speed: clock.speed(),
            rated: self.setup.is_rated(),
            tournament: self.tournament,
            black: player(Color::Black)?,
            white: player(Color::White)?,
            created_at: self.created_at,
            ended_at: self.ended_at,
            times: None,
        })
    }
}
