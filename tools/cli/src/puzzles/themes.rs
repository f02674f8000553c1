use super::verifier::{Proven, Verifier};
use loa::{Axis, Move, Position, Square};
use loa_review::{PuzzleTask, Theme};

impl Verifier {
    /// Returns the themes of a first move that solves a task.
    pub(super) fn themes(
        &mut self,
        position: &Position,
        task: PuzzleTask,
        first: Move,
    ) -> Proven<Vec<Theme>> {
        let mut themes = Vec::new();
        for theme in Theme::ALL {
            if self.has(theme, position, task, first)? {
                themes.push(theme);
            }
        }
        Ok(themes)
    }

    fn has(
        &mut self,
        theme: Theme,
        position: &Position,
        task: PuzzleTask,
        first: Move,
    ) -> Proven<bool> {
        let Move::Jump(_, to) = first else {
            return Ok(theme == Theme::Endgame && is_endgame(position));
        };
        let mover = position.turn();
        let is_capture = position.at(to).is_some();
        let goes_on = task != PuzzleTask::Win(1);
        let after = position.after(first);
        let mut passed = after;
        passed.set_turn(mover);
        Ok(match theme {
            Theme::Capture => is_capture,
            Theme::Endgame => is_endgame(position),
            Theme::Sacrifice => goes_on && !is_capture && is_attacked(&after, to),
            Theme::Defence => goes_on && !self.threats(position, 1)?.is_empty(),
            Theme::Block => {
                let moves = match task {
                    PuzzleTask::Win(_) => 1,
                    PuzzleTask::Hold(moves) => moves,
                };
                let is_in_the_way = |threat: &Move| stands_in_the_way(to, *threat);
                goes_on && !is_capture && self.threats(position, moves)?.iter().any(is_in_the_way)
            }
            Theme::Threat => goes_on && self.wins(&passed, mover, 1)?,
            Theme::Quiet => {
                let is_quiet = matches!(task, PuzzleTask::Win(_)) && goes_on && !is_capture;
                is_quiet && !self.wins(&passed, mover, 1)?
            }
        })
    }

    /// Returns the moves with which the opponent, if it were to move, would win within a number of
    /// moves.
    fn threats(&mut self, position: &Position, moves: u32) -> Proven<Vec<Move>> {
        let opponent = position.turn().opponent();
        let mut passed = *position;
        passed.set_turn(opponent);
        let mut threats = Vec::new();
        for mv in self.moves(&passed) {
            if self.wins(&passed.after(mv), opponent, 2 * moves - 2)? {
                threats.push(mv);
            }
        }
        Ok(threats)
    }
}

fn is_endgame(position: &Position) -> bool {
    position.occupied().len() <= Theme::ENDGAME_PIECES
}

/// Tells whether the side to move can go to a square.
fn is_attacked(position: &Position, square: Square) -> bool {
    position.jumps().any(|jumps| jumps.to.contains(square))
}

/// Tells whether a square is strictly between those of a move.
fn stands_in_the_way(square: Square, mv: Move) -> bool {
    let Move::Jump(from, to) = mv else {
        return false;
    };
    let axis = Axis::between(from, to);
    // On every line the order of the squares is that of the line.
    let (first, last) = (from.min(to), from.max(to));
    let is_on_line = axis.is_some() && Axis::between(from, square) == axis;
    is_on_line && first < square && square < last
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::Preset;
    use loa_notation::Fen;
    use loa_work::Interrupt;

    /// Returns the themes of a first move, in words.
    fn themes(fen: &str, task: PuzzleTask, first: &str) -> String {
        let rules = Preset::OLYMPIAD.rules.unlimited();
        let mut verifier = Verifier::new(rules, 100_000, &Interrupt::never()).unwrap();
        let position = fen.parse::<Fen>().unwrap().position;
        let themes = verifier.themes(&position, task, first.parse().unwrap());
        let Ok(themes) = themes else {
            panic!("undecided");
        };
        let words: Vec<&str> = themes.into_iter().map(Theme::name).collect();
        words.join(" ")
    }

    #[test]
    fn themes_of_first_moves() {
        let (win, hold) = (PuzzleTask::Win, PuzzleTask::Hold);
        for (fen, task, first, expected) in [
            // The piece on c4 can be captured.
            (
                "8/8/5L2/4lLL1/1l2L2l/lL1L1L2/2l5/3L4 w",
                win(2),
                "b3-c4",
                "sacrifice threat",
            ),
            (
                "8/8/lLlL4/1llLL1l1/2LLl3/4l3/3L4/2L5 w",
                win(2),
                "c1-c5",
                "capture threat",
            ),
            // White, to move, would win with f6-c6, over e6.
            (
                "8/4ll2/1L1L1L2/2lLll2/8/8/8/8 b",
                win(3),
                "f5-e6",
                "quiet block defence endgame",
            ),
            (
                "1L6/3L4/1l1LL3/2L1l3/1LLlll2/3LLL2/l4lLl/8 b",
                hold(1),
                "e5-c5",
                "capture defence",
            ),
            // A move that wins threatens nothing.
            ("3/1l1/L1L b", win(1), "b2-a3", "endgame"),
        ] {
            assert_eq!(themes(fen, task, first), expected, "{fen}");
        }
    }

    #[test]
    fn squares_in_the_way() {
        let square = |name: &str| name.parse::<Square>().unwrap();
        for (between, mv, is_between) in [
            ("c3", "b2-d4", true),
            ("b2", "b2-d4", false),
            ("d4", "b2-d4", false),
            ("e5", "b2-d4", false),
            ("a1", "b2-d4", false),
            ("c2", "b2-d4", false),
            ("c5", "c7-c4", true),
        ] {
            let found = stands_in_the_way(square(between), mv.parse().unwrap());
            assert_eq!(found, is_between, "{between} {mv}");
        }
        assert!(!stands_in_the_way(square("a1"), Move::Pass));
    }
}
