//! The moves and the advice of computers.

use super::Play;
use crate::choose::{candidates, had_before_slip};
use crate::player::PlayerKind;
use crate::screen::{Finished, Out};
use crate::state::State;
use crate::{Solved, move_text};
use loa::{Game, Move, join};
use loa_protocol::SearchScore;
use loa_solver::Value;

impl Play {
    /// Plays and announces a move of the computer that is to move.
    pub(super) fn let_computer_move(&mut self, state: &mut State, out: &mut Out) -> Finished<()> {
        let kind = state.players[self.turn()].kind;
        let found = match state.solved.clone() {
            _ if kind == PlayerKind::Evaluator => self.evaluated_move(state).map(|mv| (mv, false)),
            Some(solved) => self.known_move(kind, &solved, state, out)?,
            None => self.searched_move(kind, state).map(|mv| (mv, false)),
        };
        // The host may return anything.
        let legal = found.filter(|(mv, _)| self.game.check(*mv).is_ok());
        let first = || self.game.legal_moves().first().map(|mv| (*mv, false));
        let Some((mv, gives_back)) = legal.or_else(first) else {
            return Ok(());
        };
        let (who, whom) = (
            state.player_name(self.turn()),
            state.player_name(!self.turn()),
        );
        out(&format!("{who} moves {}.\n", move_text(mv)));
        if gives_back {
            out(&format!("{whom} had slipped, and gets it back.\n"));
            self.given_back.push(self.game.plies());
        }
        let played = self.game.play(mv);
        debug_assert!(played.is_ok());
        Ok(())
    }

    fn known_move(
        &self,
        kind: PlayerKind,
        solved: &Solved,
        state: &mut State,
        out: &mut Out,
    ) -> Finished<Option<(Move, bool)>> {
        let position = self.game.position();
        let may_give = kind == PlayerKind::GivingBack || self.given_back.len() < state.give_backs;
        let had = match self.game.past().last() {
            Some(ply) if may_give => {
                had_before_slip(solved.value(&ply.before)?, solved.value(position)?)
            }
            _ => None,
        };
        let moves = solved.moves(position)?;
        let (moves, gives_back) = candidates(kind, &moves, had, &mut state.random);
        if state.hints {
            let (who, names) = (
                state.player_name(self.turn()),
                join(moves.iter().copied().map(move_text), " "),
            );
            out(&format!("({who} could equally choose {names})\n"));
        }
        let chosen = state.random.choose(&moves);
        Ok(chosen.map(|mv| (*mv, gives_back)))
    }

    /// Returns the move after which the static evaluation is worst for the opponent.
    fn evaluated_move(&self, state: &mut State) -> Option<Move> {
        let (position, goal) = (self.game.position(), state.variant.goal());
        let rated = self.game.legal_moves().into_iter().map(|mv| {
            let after = position.after(mv);
            let value = match state.variant.primitive(&after) {
                Some(Value::Loss(_)) => f64::NEG_INFINITY,
                Some(Value::Win(_)) => f64::INFINITY,
                Some(_) => 0.0,
                None => state.host.evaluate(&after, goal),
            };
            (mv, value)
        });
        let best = rated.min_by(|(_, a), (_, b)| a.total_cmp(b));
        best.map(|(mv, _)| mv)
    }

    /// Chooses a move on a board that is not solved.
    fn searched_move(&self, kind: PlayerKind, state: &mut State) -> Option<Move> {
        if kind.plays_at_random(&mut state.random) {
            return state.random.choose(&self.game.legal_moves()).copied();
        }
        let advice = if kind == PlayerKind::Misere {
            // A good move for the other goal is bad for this one.
            let rules = state.variant.reversed().rules();
            let turned = Game::new(rules, *self.game.position());
            state.host.advise(&turned)
        } else {
            state.host.advise(&self.game)
        };
        advice.map(|advice| advice.mv)
    }

    /// Writes what the search would play.
    pub(super) fn advice(&self, state: &mut State) -> String {
        let Some(advice) = state.host.advise(&self.game) else {
            return "(The search finds no move.)\n".to_owned();
        };
        let value = match advice.value {
            SearchScore::Win(plies) => format!("Win in {plies}"),
            SearchScore::Loss(plies) => format!("Lose in {plies}"),
            SearchScore::Points(points) => format!("not decided, {points:+} points"),
        };
        format!(
            "(The search would play {}, {value})\n",
            move_text(advice.mv)
        )
    }
}
