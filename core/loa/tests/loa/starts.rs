//! Start positions and presets.

use loa::{Blocked, Color, Game, Goal, Position, Preset, Recurrence, Repetition, Rules};
use loa::{Simultaneous, Size, Start};
use test_support::pictures::position;

#[track_caller]
fn is_drawn(start: Start, picture: &str) {
    let expected = position(picture, Color::Black);
    assert_eq!(Position::start(expected.size(), start), expected);
    for color in Color::ALL {
        let pieces = start.pieces(expected.size())[color];
        assert_eq!(pieces, expected.pieces(color));
    }
}

#[test]
fn standard() {
    is_drawn(
        Start::Standard,
        "- b b b b b b -
         w - - - - - - w
         w - - - - - - w
         w - - - - - - w
         w - - - - - - w
         w - - - - - - w
         w - - - - - - w
         - b b b b b b -",
    );
}

#[test]
fn sides() {
    is_drawn(
        Start::Sides,
        "- w w w w w w -
         b - - - - - - b
         b - - - - - - b
         b - - - - - - b
         b - - - - - - b
         b - - - - - - b
         b - - - - - - b
         - w w w w w w -",
    );
}

/// b1 is White's, c1, b8 and a2 are Black's, h2 is White's.
#[test]
fn scrambled() {
    is_drawn(
        Start::Scrambled,
        "- b w b w b w -
         w - - - - - - b
         b - - - - - - w
         w - - - - - - b
         b - - - - - - w
         w - - - - - - b
         b - - - - - - w
         - w b w b w b -",
    );
}

#[test]
fn on_the_smallest_board() {
    is_drawn(Start::Standard, "- b - \n w - w \n - b -");
    is_drawn(Start::Sides, "- w - \n b - b \n - w -");
    is_drawn(Start::Scrambled, "- b - \n b - w \n - w -");
}

#[test]
fn standard_on_four_squares_each_way() {
    is_drawn(
        Start::Standard,
        "- b b -
         w - - w
         w - - w
         - b b -",
    );
}

#[test]
fn on_boards_that_are_not_square() {
    is_drawn(
        Start::Standard,
        "- b -
         w - w
         w - w
         w - w
         - b -",
    );
    is_drawn(
        Start::Sides,
        "- w w w w -
         b - - - - b
         - w w w w -",
    );
    is_drawn(
        Start::Scrambled,
        "- b w b w -
         b - - - - w
         - w b w b -",
    );
    is_drawn(
        Start::Scrambled,
        "- b -
         w - b
         b - w
         w - b
         b - w
         - w -",
    );
}

#[test]
fn scrambled_on_an_odd_board() {
    is_drawn(
        Start::Scrambled,
        "- b w b -
         b - - - w
         w - - - b
         b - - - w
         - w b w -",
    );
    is_drawn(
        Start::Scrambled,
        "- b w b w b -
         b - - - - - w
         w - - - - - b
         b - - - - - w
         w - - - - - b
         b - - - - - w
         - w b w b w -",
    );
}

#[test]
fn black_begins_and_nothing_has_been_played() {
    for preset in Preset::ALL {
        for size in Size::all() {
            let game = Game::start(&preset, size);
            assert_eq!(game.position(), &Position::start(size, preset.start));
            assert_eq!(game.position().turn(), Color::Black);
            assert_eq!(game.rules(), &preset.rules);
            assert_eq!((game.plies(), game.past().len()), (0, 0));
            let name = preset.name;
            assert!(
                !game.status().is_over(),
                "{name} on {size} begins with the end"
            );
        }
    }
}

#[test]
fn starts_have_names() {
    let names = Start::ALL.map(Start::name);
    assert_eq!(names, ["standard", "sides", "scrambled"]);
    for start in Start::ALL {
        assert_eq!(start.name().parse(), Ok(start));
        assert_eq!(start.name().to_uppercase().parse(), Ok(start));
    }
    assert!("upside-down".parse::<Start>().is_err());
}

/// What to do when there is another preset.
const NEW: &str = "\
    is a new preset. Go on with the second step of docs/new-rules.md: a row in `oracle/books.rs` of \
    testing/support, a row here and exceptions in rules.rs, the guide's table, the page's words";

/// The table of the rule books, as values.
#[test]
#[rustfmt::skip]
fn presets_say_what_their_rule_books_say() {
    let third = Repetition::Draws { occurrence: 3, of: Recurrence::Position };
    let fifth = Repetition::Draws { occurrence: 5, of: Recurrence::Position };
    let board = Repetition::Draws { occurrence: 2, of: Recurrence::Board };
    let table = [
        ("berkeley",        Goal::Connect, Simultaneous::MoverDecides, Blocked::Passes, Repetition::Ignored, Some(60),   Start::Standard),
        ("cuhk",            Goal::Connect, Simultaneous::Draws, Blocked::Passes, Repetition::Ignored, None,       Start::Sides),
        ("gamesman",        Goal::Connect, Simultaneous::MoverDecides, Blocked::Draws,  Repetition::Ignored, None,       Start::Standard),
        ("gamesman-misere", Goal::Misere,  Simultaneous::MoverDecides, Blocked::Draws,  Repetition::Ignored, None,       Start::Standard),
        ("olympiad",        Goal::Connect, Simultaneous::Draws, Blocked::Passes, third,               None,       Start::Standard),
        ("soucie",          Goal::Connect, Simultaneous::MoverDecides, Blocked::Passes, Repetition::Ignored, None,       Start::Standard),
        ("openspiel",       Goal::Connect, Simultaneous::MoverDecides, Blocked::Loses,  board,               Some(1000), Start::Standard),
        ("codingame",       Goal::Connect, Simultaneous::MoverDecides, Blocked::Passes, Repetition::Ignored, Some(150),  Start::Standard),
        ("playstrategy",    Goal::Connect, Simultaneous::Draws, Blocked::Draws,  fifth,               None,       Start::Standard),
        ("boardspace",      Goal::Connect, Simultaneous::MoverDecides, Blocked::Passes, Repetition::Ignored, None,       Start::Standard),
    ];
    for (number, preset) in Preset::ALL.into_iter().enumerate() {
        let row = *table.get(number).unwrap_or_else(|| panic!("{preset} {NEW}"));
        let (name, goal, simultaneous, blocked, repetition, move_limit, start) = row;
        let rules = Rules::new(goal, simultaneous, blocked);
        let rules = rules.with_repetition(repetition).with_move_limit(move_limit);
        assert_eq!((preset.name, preset.rules, preset.start), (name, rules, start));
        assert_eq!(name.to_uppercase().parse(), Ok(preset));
    }
    assert_eq!(Preset::default(), Preset::OLYMPIAD);
    assert!("chess".parse::<Preset>().is_err());
}
