use super::turn::CodingameTurn;
use loa::{Game, Move, Preset};

/// A game as a bot follows it.
///
/// Each turn has the board. The bot counts the plies itself, because the game is a draw after 150.
#[derive(Clone, Copy, Debug, Default)]
pub struct CodingameBot {
    /// The plies made before the next turn of the bot, once it has had one.
    plies: Option<u32>,
}

impl CodingameBot {
    /// Takes the next turn; returns the game that the bot is to move in.
    ///
    /// A pass, its own or the opponent's, is a turn like any other, so there are two plies from
    /// one turn to the next.
    pub fn game(&mut self, turn: &CodingameTurn) -> Game {
        let plies = self.plies.unwrap_or(u32::from(turn.last.is_some()));
        self.plies = Some(plies.saturating_add(2));
        let rules = Preset::CODINGAME.rules;
        let left = rules.move_limit.and_then(|limit| limit.checked_sub(plies));
        // A game that continues after its limit has none.
        let rules = rules.with_move_limit(left.filter(|left| *left > 0));
        Game::new(rules, turn.position)
    }

    /// Returns the answer: the chosen move if it will be accepted, else another move.
    pub fn answer(turn: &CodingameTurn, chosen: Option<Move>) -> String {
        let accepted = chosen.filter(|mv| turn.moves.contains(mv));
        let mv = accepted.or_else(|| turn.moves.first().copied());
        format!("{:#}", mv.unwrap_or(Move::Pass))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Position, Size, Start};

    fn turn(last: Option<Move>, moves: Vec<Move>) -> CodingameTurn {
        CodingameTurn {
            position: Position::start(Size::STANDARD, Start::Standard),
            last,
            moves,
        }
    }

    fn jump(from: &str, to: &str) -> Move {
        Move::Jump(from.parse().unwrap(), to.parse().unwrap())
    }

    #[test]
    fn the_remaining_plies_decrease() {
        let left = |bot: &mut CodingameBot, last| bot.game(&turn(last, vec![])).rules().move_limit;
        let mut first = CodingameBot::default();
        assert_eq!(left(&mut first, None), Some(150));
        assert_eq!(left(&mut first, Some(Move::Pass)), Some(148));
        let mut second = CodingameBot::default();
        for plies in (1..150).step_by(2) {
            let limit = left(&mut second, Some(jump("a2", "c2")));
            assert_eq!(limit, Some(150 - plies));
        }
        assert_eq!(left(&mut second, Some(jump("a2", "c2"))), None);
    }

    #[test]
    fn answers_are_accepted_moves() {
        let (b3, h1) = (jump("b1", "b3"), jump("b1", "h1"));
        let answer = |moves, chosen| CodingameBot::answer(&turn(None, moves), chosen);
        assert_eq!(answer(vec![b3, h1], Some(h1)), "b1h1");
        assert_eq!(answer(vec![b3], Some(h1)), "b1b3");
        assert_eq!(answer(vec![h1], None), "b1h1");
        assert_eq!(answer(vec![], Some(h1)), "pass");
        assert_eq!(answer(vec![Move::Pass], Some(Move::Pass)), "pass");
    }
}
