use loa::{Color, Game, Goal, Jumps, Move, Outcome, Position, Rules, SquareSet};

/// What a move does that needs no search to see: the reasons of hints.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    /// The mover's pieces that it connects with the moved one, those beside it; none where
    /// connecting loses.
    pub connects: SquareSet,
    /// A move with which the opponent would have won at once, and can't any more.
    pub stops: Option<Move>,
}

impl Effects {
    /// Returns the effects of a legal move in the position of a game. A move that ends the game
    /// stops nothing.
    pub fn of(game: &Game, mv: Move) -> Effects {
        let Move::Jump(from, to) = mv else {
            return Effects::default();
        };
        let (before, rules) = (game.position(), game.rules());
        let after = before.after(mv);
        let own = before.pieces(before.turn());
        let strangers = own - own.group_of(SquareSet::of(from));
        let connects = match rules.goal {
            Goal::Misere => SquareSet::EMPTY,
            _ => SquareSet::of(to).neighbours() & strangers,
        };
        let goes_on = rules.judge_connection(&after).is_none();
        let threats = threats(rules, before, !before.turn()).filter(|_| goes_on);
        let rest: Vec<Move> = self::threats(rules, &after, after.turn()).collect();
        let mut stopped = threats.filter(|threat| !rest.contains(threat));
        Effects {
            connects,
            stops: stopped.next(),
        }
    }
}

/// Returns the moves with which a side would win at once if it were its turn.
pub fn threats(rules: &Rules, position: &Position, color: Color) -> impl Iterator<Item = Move> {
    let mut position = *position;
    position.set_turn(color);
    let jumps: Vec<Jumps> = position.jumps().collect();
    jumps.into_iter().flat_map(Jumps::moves).filter(move |mv| {
        let verdict = rules.judge_connection(&position.after(*mv));
        verdict.is_some_and(|verdict| verdict.outcome == Outcome::Win(color))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::Preset;
    use loa_notation::Fen;

    fn effects(fen: &str, mv: &str) -> (Vec<String>, Option<String>) {
        let position = fen.parse::<Fen>().unwrap().position;
        let game = Game::new(Preset::SOUCIE.rules, position);
        let effects = Effects::of(&game, mv.parse().unwrap());
        let connects = effects
            .connects
            .into_iter()
            .map(|square| square.to_string());
        (connects.collect(), effects.stops.map(|mv| mv.to_string()))
    }

    #[test]
    fn a_move_connects_with_the_pieces_beside_it_that_were_apart() {
        let (connects, stops) = effects("8/8/8/8/L6l/8/1L6/L1Ll3l w", "a1-a2");
        assert_eq!((connects, stops), (vec![], None), "they were connected");
        let (connects, _) = effects("8/8/8/8/L6l/8/8/L1Ll3l w", "a1-b2");
        assert_eq!(connects, ["c1"]);
    }

    #[test]
    fn a_move_stops_a_threat_unless_it_ends_the_game() {
        // On rank 8 White's pieces are two squares of a jump apart; a third piece changes the
        // count.
        let (connects, stops) = effects("l2l4/8/5L2/8/5L2/8/8/8 w", "f6-f8");
        assert_eq!((connects, stops.as_deref()), (vec![], Some("a8-c8")));
        let (_, stops) = effects("l2l4/8/5L2/8/5L2/8/8/8 w", "f6-g6");
        assert_eq!(stops, None);
        // f3-f5 connects.
        let (connects, stops) = effects("l2l4/8/5L2/8/8/5L2/8/8 w", "f3-f5");
        assert_eq!((connects.len(), stops), (1, None));
    }
}
