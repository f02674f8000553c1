//! Computers that move, and what they would move.

use super::Play;
use crate::choose::{Slip, choose};
use crate::desk::Desk;
use crate::player::Kind;
use crate::screen::Out;
use crate::{Solved, Worth, move_text};
use loa::{Game, Move};
use loa_solver::TableError;

impl Play {
    /// Plays and announces a move of the computer that is to move.
    pub(super) fn let_computer_move(
        &mut self,
        desk: &mut Desk,
        out: &mut Out,
    ) -> Result<(), TableError> {
        let kind = desk.players[self.turn()].kind;
        let found = match desk.solved.clone() {
            Some(solved) => self.known_move(kind, &solved, desk)?,
            None => self.searched_move(kind, desk).map(|mv| (mv, false)),
        };
        // Whatever a helper says, the game goes on with a legal move.
        let legal = found.filter(|(mv, _)| self.game.check(*mv).is_ok());
        let first = || self.game.legal_moves().first().map(|mv| (*mv, false));
        let Some((mv, gives_back)) = legal.or_else(first) else {
            return Ok(());
        };
        let (who, whom) = (desk.who(self.turn()), desk.who(!self.turn()));
        out(&format!("{who} moves {}.\n", move_text(mv)));
        if gives_back {
            out(&format!("{whom} had slipped, and gets it back.\n"));
        }
        let played = self.game.play(mv);
        debug_assert!(played.is_ok());
        Ok(())
    }

    fn known_move(
        &self,
        kind: Kind,
        solved: &Solved,
        desk: &mut Desk,
    ) -> Result<Option<(Move, bool)>, TableError> {
        let position = self.game.position();
        let slip = match self.game.past().last() {
            Some(ply) => Slip::new(solved.value(&ply.before)?, solved.value(position)?),
            None => None,
        };
        Ok(choose(
            kind,
            &solved.moves(position)?,
            slip,
            &mut desk.random,
        ))
    }

    /// Chooses a move where nothing is known.
    fn searched_move(&self, kind: Kind, desk: &mut Desk) -> Option<Move> {
        let is_random = match kind {
            Kind::Random => true,
            Kind::Imperfect(percent) => desk.random.below(100) >= usize::from(percent),
            _ => false,
        };
        if is_random {
            return desk.random.choose(&self.game.legal_moves()).copied();
        }
        let advice = if kind == Kind::Misere {
            // Whoever plays well at the other goal plays badly at this one.
            let rules = desk.variant.reversed().rules();
            let turned = Game::new(rules, *self.game.position());
            desk.helpers.adviser.advise(&turned)
        } else {
            desk.helpers.adviser.advise(&self.game)
        };
        advice.map(|advice| advice.mv)
    }

    /// Tells what the search would play.
    pub(super) fn advice(&self, desk: &mut Desk) -> String {
        let Some(advice) = desk.helpers.adviser.advise(&self.game) else {
            return "(The search finds no move.)\n".to_owned();
        };
        let worth = match advice.worth {
            Worth::Win(plies) => format!("Win in {plies}"),
            Worth::Loss(plies) => format!("Lose in {plies}"),
            Worth::Estimate(points) => format!("not decided, {points:+} points"),
        };
        format!(
            "(The search would play {}, {worth})\n",
            move_text(advice.mv)
        )
    }
}
