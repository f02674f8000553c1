//! Members: people, guests, programs, and the levels of the engine.

use crate::ClubCode;
use crate::core::permission::Standing;
use crate::core::view::PlayerView;
use crate::core::words::words;
use loa_engine::Level;
use loa_page_api::{ApiError, refuse_if};
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection::skeleton;
use unicode_security::general_security_profile::IdentifierType;

const LONGEST_NAME: usize = 24;
/// The words that begin the names of guests, deleted members and levels; a number follows.
const NUMBERED: [&str; 3] = ["guest", "deleted", "level"];

loa::named! {
    /// What a member is.
    pub(crate) enum PlayerKind: "a kind of member" {
        /// A person without passphrase, known by the browser alone.
        Guest = "guest",
        /// A person.
        Person = "person",
        /// A program of a person.
        Bot = "bot",
        /// A level of the engine.
        Engine = "engine",
        /// Someone whose data were deleted.
        Deleted = "deleted",
    }
}

loa::named! {
    /// What a person is in the club.
    pub(crate) enum Role: "a role" {
        /// Plays.
        Player = "player",
        /// Can correct results.
        Arbiter = "arbiter",
        /// Can do everything.
        Owner = "owner",
    }
}

loa::named! {
    /// Whose challenges a program takes.
    pub(crate) enum Accepts: "whose challenges a program takes" {
        /// Everyone's.
        All = "all",
        /// Its owner's.
        Owner = "owner",
        /// None.
        None = "none",
    }
}

words!(PlayerKind, Role, Accepts);

/// A member.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Player {
    pub(crate) id: i64,
    pub(crate) name: String,
    pub(crate) kind: PlayerKind,
    pub(crate) role: Role,
    /// The hash of the passphrase.
    pub(crate) passphrase: Option<String>,
    /// The owner of a program.
    pub(crate) owner: Option<i64>,
    /// The hash of the key of a program.
    pub(crate) key: Option<String>,
    pub(crate) accepts: Accepts,
    /// The level of an engine.
    pub(crate) level: Option<Level>,
    pub(crate) created_at: i64,
}

impl Player {
    /// Makes a member.
    pub(crate) fn new(id: i64, name: String, kind: PlayerKind, now: i64) -> Player {
        Player {
            id,
            name,
            kind,
            role: Role::Player,
            passphrase: None,
            owner: None,
            key: None,
            accepts: Accepts::All,
            level: None,
            created_at: now,
        }
    }

    /// Returns what the member may do.
    pub(crate) const fn standing(&self) -> Standing {
        match (self.kind, self.role) {
            (PlayerKind::Guest, _) => Standing::Guest,
            (PlayerKind::Bot | PlayerKind::Engine, _) => Standing::Bot,
            (PlayerKind::Deleted, _) => Standing::Stranger,
            (PlayerKind::Person, Role::Player) => Standing::Player,
            (PlayerKind::Person, Role::Arbiter) => Standing::Arbiter,
            (PlayerKind::Person, Role::Owner) => Standing::Owner,
        }
    }

    /// Returns the member whose it is: of a program its owner.
    pub(crate) fn person(&self) -> i64 {
        self.owner.unwrap_or(self.id)
    }

    /// Returns what lets the member in, and what decides about rights.
    pub(crate) fn access(&self) -> (PlayerKind, Role, Option<&str>, Option<&str>) {
        let (passphrase, key) = (self.passphrase.as_deref(), self.key.as_deref());
        (self.kind, self.role, passphrase, key)
    }

    /// Describes the member for everyone.
    pub(crate) fn view(&self) -> PlayerView {
        PlayerView {
            id: self.id,
            name: self.name.clone(),
            kind: self.kind,
            role: self.role,
            owner: self.owner,
            level: self.level.map(Level::number),
            rating: None,
            provisional: None,
            present: None,
            accepts: None,
        }
    }
}

/// Returns what names have in common that people take for the same: in any case, composed or not,
/// with letters of another script that look alike (the skeleton of Unicode's UTS 39).
pub(crate) fn name_key(name: &str) -> String {
    // Capitals of other scripts look like others than their small letters do.
    let mut latin = String::new();
    for c in name.nfkc() {
        match c.is_ascii() {
            true => latin.push(c),
            false => latin.extend(skeleton(c.encode_utf8(&mut [0; 4]))),
        }
    }
    let small: String = latin.chars().flat_map(char::to_lowercase).collect();
    let key = skeleton(&small).flat_map(char::to_lowercase);
    // A capital I looks like a small L.
    key.map(|c| if c == 'i' { 'l' } else { c }).collect()
}

/// Tells whether a character may be in a name.
fn is_visible(c: char) -> bool {
    use unicode_security::GeneralSecurityProfile as _;
    let is_mark = unicode_normalization::char::is_combining_mark(c);
    let is_ignorable = matches!(
        c.identifier_type(),
        Some(IdentifierType::Default_Ignorable | IdentifierType::Not_Character)
    );
    c == ' ' || "-_.'".contains(c) || !is_ignorable && (c.is_alphanumeric() || is_mark)
}

/// Checks a name that a person has chosen. Names that the club gives are taken, also in another
/// spelling.
pub(crate) fn check_name(name: &str) -> Result<String, ApiError> {
    let composed: String = name.nfkc().collect();
    let name = composed.split_whitespace().collect::<Vec<_>>().join(" ");
    let count = name.chars().count();
    let has_letter = name.chars().any(char::is_alphanumeric);
    let is_name = (1..=LONGEST_NAME).contains(&count) && has_letter;
    let is_bad = !is_name || !name.chars().all(is_visible);
    refuse_if(is_bad, ClubCode::BadName.with("most", LONGEST_NAME))?;
    let only_letters = |text: &str| text.replace(|c: char| !c.is_alphanumeric(), "");
    let key = only_letters(&name_key(&name));
    for word in NUMBERED {
        // The key of the word, since its letters can look like others, too.
        let number = key.strip_prefix(&name_key(word));
        let is_numbered = number.is_some_and(|number| number.chars().all(is_like_a_digit));
        refuse_if(is_numbered, ClubCode::NameTaken.with("name", &*name))?;
    }
    Ok(name)
}

/// Tells whether a character of a key stands for a digit: the skeleton of 1 is l, that of 0 is o.
fn is_like_a_digit(c: char) -> bool {
    c.is_numeric() || "lo".contains(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_scripts_are_allowed_but_not_those_that_show_nothing() {
        for name in [
            "Ann",
            "Jean-Luc",
            "प्रिया",
            "Zoe\u{301}",
            "Zoé",
            "李娜",
            "O'Neil",
            "Ω",
        ] {
            assert!(check_name(name).is_ok(), "{name}");
        }
        let too_long = "x".repeat(LONGEST_NAME + 1);
        for name in [
            "",
            "\u{3164}",
            "A\u{200b}nn",
            "a\u{202e}b",
            "-",
            "a<b",
            &too_long,
        ] {
            assert!(check_name(name).is_err(), "{name:?}");
        }
        assert_eq!(check_name("Zoe\u{301}").unwrap(), "Zoé");
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        for (one, other) in [
            ("Ms Lee", "Мs Lee"),
            ("ann", "ANN"),
            ("Zoe\u{301}", "Zoé"),
            ("paypal", "pаypаl"),
            ("Bill", "BiIl"),
        ] {
            assert_eq!(name_key(one), name_key(other), "{one} {other}");
        }
        for (one, other) in [("Ann", "Anna"), ("Tom", "Tim"), ("Zoe", "Zoé")] {
            assert_ne!(name_key(one), name_key(other), "{one} {other}");
        }
    }
}
