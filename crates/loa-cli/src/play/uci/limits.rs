//! From what `go` says to what a search is limited by.

use loa::Game;
use loa_engine::{Allotment, Limits, TimeControl};
use loa_protocol::UciGo;
use std::time::Duration;

/// A search for a win in so many moves gives up at so many plies for each of them, where nothing
/// else limits it: what is hidden by reductions at the win's own depth comes to light by then.
const DEPTH_OF_WIN: u32 = 4;

/// Returns the limits in plies and positions.
pub(super) fn limits(go: &UciGo) -> Limits {
    let mut limits = Limits::NONE;
    if let Some(depth) = go.depth {
        limits = limits.and(Limits::depth(depth));
    }
    if let Some(nodes) = go.nodes {
        limits = limits.and(Limits::nodes(nodes));
    }
    if let Some(moves) = go.mate.filter(|_| !go.infinite) {
        limits = limits.and(Limits::depth(moves.saturating_mul(DEPTH_OF_WIN)));
    }
    limits
}

/// Returns the time for the move; `None` if there is no limit.
pub(super) fn allotment(go: &UciGo, game: &Game, late: Duration) -> Option<Allotment> {
    if go.infinite {
        return None;
    }
    let own = game.position().turn();
    let clock = go.clock[own].map(|left| TimeControl::Clock {
        left,
        increment: go.increment[own],
        moves: moves_to_come(go, game),
    });
    let controls = [clock, go.move_time.map(TimeControl::Move)];
    let allotments = controls.into_iter().flatten();
    allotments
        .filter_map(|control| control.allot(late))
        .min_by_key(|allotment| allotment.hard)
}

/// The own moves that the clock has to last for, as far as is known.
fn moves_to_come(go: &UciGo, game: &Game) -> Option<u32> {
    let limit = game.rules().move_limit;
    let plies = limit.map(|limit| limit.saturating_sub(game.plies()));
    let moves = [go.moves_to_go, plies.map(|plies| plies.div_ceil(2))];
    moves.into_iter().flatten().min()
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Preset, Size};

    const LATE: Duration = Duration::from_millis(20);

    fn hard(text: &str, preset: &Preset) -> Option<Duration> {
        let game = Game::start(preset, Size::STANDARD);
        allotment(&UciGo::read(text), &game, LATE).map(|allotment| allotment.hard)
    }

    #[test]
    fn the_tightest_time_counts() {
        let ms = Duration::from_millis;
        assert_eq!(hard("movetime 100", &Preset::SOUCIE), Some(ms(80)));
        assert_eq!(
            hard("wtime 60000 movetime 100", &Preset::SOUCIE),
            Some(ms(80))
        );
        assert!(hard("wtime 500 movetime 1000", &Preset::SOUCIE) < Some(ms(100)));
        for text in ["", "infinite", "btime 5", "depth 3", "movetime 5 infinite"] {
            assert_eq!(hard(text, &Preset::SOUCIE), None, "{text}");
        }
    }

    #[test]
    fn a_move_limit_is_a_number_of_moves_to_go() {
        let one_left = Preset {
            rules: loa::Rules {
                move_limit: Some(1),
                ..Preset::SOUCIE.rules
            },
            ..Preset::SOUCIE
        };
        let last = hard("wtime 10000", &one_left);
        assert_eq!(last, hard("wtime 10000 movestogo 1", &Preset::SOUCIE));
        assert!(last > hard("wtime 10000", &Preset::SOUCIE));
    }

    #[test]
    fn depth_and_nodes() {
        let of = |text| limits(&UciGo::read(text));
        assert_eq!(
            of("depth 3 nodes 9"),
            Limits::depth(3).and(Limits::nodes(9))
        );
        assert_eq!(of("movetime 5"), Limits::NONE);
        assert_eq!(of("mate 3").greatest_depth(), 12);
        assert_eq!(of("mate 3 infinite"), Limits::NONE);
    }
}
