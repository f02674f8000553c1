//! The moves and the advice of computers.

use crate::choose::{candidates, had_before_slip};
use crate::player::PlayerKind;
use crate::screen::{Finished, Out};
use crate::state::State;
use crate::{Solved, move_text};
use loa::{Game, Move, join};
use loa_protocol::SearchScore;
use loa_solver::Value;

impl State {
    /// Plays and announces a move of the computer that is to move.
    pub(super) fn let_computer_move(&mut self, out: &mut Out) -> Finished<()> {
        let turn = self.play.turn();
        let kind = self.players[turn].kind;
        let found = match self.solved.clone() {
            _ if kind == PlayerKind::Evaluator => self.evaluated_move().map(|mv| (mv, false)),
            Some(solved) => self.known_move(kind, &solved, out)?,
            None => self.searched_move(kind).map(|mv| (mv, false)),
        };
        // The host may return anything.
        let legal = found.filter(|(mv, _)| self.play.game.check(*mv).is_ok());
        let first = || self.play.game.legal_moves().first().map(|mv| (*mv, false));
        let Some((mv, gives_back)) = legal.or_else(first) else {
            return Ok(());
        };
        let (who, whom) = (self.player_name(turn), self.player_name(!turn));
        out(&format!("{who} moves {}.\n", move_text(mv)));
        if gives_back {
            out(&format!("{whom} had slipped, and gets it back.\n"));
            self.play.given_back.push(self.play.game.plies());
        }
        let played = self.play.game.play(mv);
        debug_assert!(played.is_ok());
        Ok(())
    }

    /// Tells whether computers of every kind give the next slip back.
    pub(super) const fn gives_back(&self) -> bool {
        self.play.given_back.len() < self.give_backs
    }

    fn known_move(
        &mut self,
        kind: PlayerKind,
        solved: &Solved,
        out: &mut Out,
    ) -> Finished<Option<(Move, bool)>> {
        let game = &self.play.game;
        let position = game.position();
        let may_give = kind == PlayerKind::GivingBack || self.gives_back();
        let had = match game.past().last() {
            Some(ply) if may_give => {
                had_before_slip(solved.value(&ply.before)?, solved.value(position)?)
            }
            _ => None,
        };
        let moves = solved.moves(position)?;
        let (moves, gives_back) = candidates(kind, &moves, had, &mut self.random);
        if self.hints {
            let who = self.player_name(self.play.turn());
            let names = join(moves.iter().copied().map(move_text), " ");
            out(&format!("({who} could equally choose {names})\n"));
        }
        let chosen = self.random.choose(&moves);
        Ok(chosen.map(|mv| (*mv, gives_back)))
    }

    /// Returns the move after which the static evaluation is worst for the opponent.
    fn evaluated_move(&self) -> Option<Move> {
        let (game, goal) = (&self.play.game, self.variant.goal());
        let rated = game.legal_moves().into_iter().map(|mv| {
            let after = game.position().after(mv);
            let value = match self.variant.primitive(&after) {
                Some(Value::Loss(_)) => f64::NEG_INFINITY,
                Some(Value::Win(_)) => f64::INFINITY,
                Some(_) => 0.0,
                None => self.host.evaluate(&after, goal),
            };
            (mv, value)
        });
        let best = rated.min_by(|(_, a), (_, b)| a.total_cmp(b));
        best.map(|(mv, _)| mv)
    }

    /// Chooses a move on a board that is not solved.
    fn searched_move(&mut self, kind: PlayerKind) -> Option<Move> {
        let game = &self.play.game;
        if kind.plays_at_random(&mut self.random) {
            return self.random.choose(&game.legal_moves()).copied();
        }
        let game = match kind {
            // A good move for the other goal is bad for this one.
            PlayerKind::Misere => &Game::new(self.variant.reversed().rules(), *game.position()),
            _ => game,
        };
        Some(self.host.advise(game)?.mv)
    }

    /// Writes what the search would play.
    pub(super) fn advice(&mut self) -> String {
        let Some(advice) = self.host.advise(&self.play.game) else {
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
