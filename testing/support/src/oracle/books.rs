/// What one rule book says, in its own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Book {
    pub name: &'static str,
    /// What connecting one's pieces does to oneself.
    pub connecting: &'static str,
    pub simultaneous: &'static str,
    pub blocked: &'static str,
    pub repetition: &'static str,
    pub move_limit: Option<usize>,
    pub start: &'static str,
}

/// The table of the rule books.
#[rustfmt::skip]
pub const BOOKS: &[Book] = &[
    book("berkeley",        "wins",  "mover wins",  "passes", "ignored",                               Some(60),   "standard"),
    book("cuhk",            "wins",  "draw",        "passes", "ignored",                               None,       "sides"),
    book("gamesman",        "wins",  "mover wins",  "draw",   "ignored",                               None,       "standard"),
    book("gamesman-misere", "loses", "mover loses", "draw",   "ignored",                               None,       "standard"),
    book("olympiad",        "wins",  "draw",        "passes", "third occurrence, same player to move", None,       "standard"),
    book("soucie",          "wins",  "mover wins",  "passes", "ignored",                               None,       "standard"),
    book("openspiel",       "wins",  "mover wins",  "loses",  "second occurrence, whoever moves",      Some(1000), "standard"),
    book("codingame",       "wins",  "mover wins",  "passes", "ignored",                               Some(150),  "standard"),
    book("playstrategy",    "wins",  "draw",        "draw",   "fifth occurrence, same player to move", None,       "standard"),
    book("boardspace",      "wins",  "mover wins",  "passes", "ignored",                               None,       "standard"),
];

const fn book(
    name: &'static str,
    connecting: &'static str,
    simultaneous: &'static str,
    blocked: &'static str,
    repetition: &'static str,
    move_limit: Option<usize>,
    start: &'static str,
) -> Book {
    Book {
        name,
        connecting,
        simultaneous,
        blocked,
        repetition,
        move_limit,
        start,
    }
}

impl Book {
    pub fn named(name: &str) -> Book {
        let found = BOOKS.iter().find(|book| book.name == name);
        *found.unwrap_or_else(|| panic!("no rule book '{name}'"))
    }
}
