//! Start positions and presets.

use loa::{Blocked, Color, Game, Goal, Position, Preset, Recurrence, Repetition};
use loa::{Simultaneous, Size, Start};
use test_support::oracle::{BOOKS, Book};
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
fn starts_of_the_usual_board() {
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
    // b1 is White's, c1, b8 and a2 are Black's, h2 is White's.
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
fn starts_of_other_boards() {
    is_drawn(Start::Standard, "- b - \n w - w \n - b -");
    is_drawn(Start::Sides, "- w - \n b - b \n - w -");
    is_drawn(Start::Scrambled, "- b - \n b - w \n - w -");
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
    is_drawn(
        Start::Scrambled,
        "- b w b -
         b - - - w
         w - - - b
         b - - - w
         - w b w -",
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

/// The rules of a preset in the words of the rule books.
fn in_words(preset: Preset) -> Book {
    let rules = preset.rules;
    let repetition = match rules.repetition {
        Repetition::Ignored => "ignored",
        Repetition::Draws {
            occurrence: 2,
            of: Recurrence::Board,
        } => "second occurrence, whoever moves",
        Repetition::Draws {
            occurrence: 3,
            of: Recurrence::Position,
        } => "third occurrence, same player to move",
        Repetition::Draws {
            occurrence: 5,
            of: Recurrence::Position,
        } => "fifth occurrence, same player to move",
        other => panic!("the oracle has no words for {other:?}"),
    };
    Book {
        name: preset.name,
        connecting: match rules.goal {
            Goal::Connect => "wins",
            Goal::Misere => "loses",
        },
        simultaneous: match (rules.goal, rules.simultaneous) {
            (_, Simultaneous::Draws) => "draw",
            (Goal::Connect, Simultaneous::MoverDecides) => "mover wins",
            (Goal::Misere, Simultaneous::MoverDecides) => "mover loses",
        },
        blocked: match rules.blocked {
            Blocked::Passes => "passes",
            Blocked::Loses => "loses",
            Blocked::Draws => "draw",
        },
        repetition,
        move_limit: rules.move_limit.map(|plies| plies as usize),
        start: preset.start.name(),
    }
}

/// What to do when there is another preset.
const NEW: &str = "\
    is a new preset. Go on with the second step of docs/new-rules.md: a row in `oracle/books.rs` of \
    testing/support, the guide's table, the page's words";

#[test]
fn presets_say_what_their_rule_books_say() {
    for (number, preset) in Preset::ALL.into_iter().enumerate() {
        let book = BOOKS
            .get(number)
            .unwrap_or_else(|| panic!("{preset} {NEW}"));
        assert_eq!(in_words(preset), *book);
        assert_eq!(preset.name.to_uppercase().parse(), Ok(preset));
    }
    assert_eq!(Preset::default(), Preset::OLYMPIAD);
    assert!("chess".parse::<Preset>().is_err());
}
