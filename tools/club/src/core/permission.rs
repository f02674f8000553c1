//! Who may do what: one table.

use crate::ClubCode;
use loa_page_api::{ApiError, refuse_if};

loa::named! {
    /// What a visitor is to the club.
    pub enum Standing: "a standing" {
        /// Not signed in.
        Stranger = "stranger",
        /// A guest: a name without passphrase.
        Guest = "guest",
        /// A member.
        Player = "player",
        /// A program of a member, or a level of the engine.
        Bot = "bot",
        /// A member who can correct results.
        Arbiter = "arbiter",
        /// The owner of the club.
        Owner = "owner",
    }
}

loa::named! {
    /// Something that not everyone may do.
    pub enum Right: "a right" {
        /// Sees games, players, the lobby and the archive of an open club.
        Watch = "watch",
        /// The same in a closed club.
        WatchClosed = "watch-closed",
        /// Invites, challenges, accepts, and acts in own games.
        Play = "play",
        /// Waits in the queue for an opponent of about the same rating.
        Pair = "pair",
        /// Blocks other players.
        Block = "block",
        /// Sees and deletes what the club has of it.
        OwnData = "own-data",
        /// Seats programs.
        Seat = "seat",
        /// Uses the interface for programs.
        Program = "program",
        /// Corrects results.
        Correct = "correct",
        /// Makes and directs tournaments.
        Direct = "direct",
        /// Reads the audit log.
        Audit = "audit",
        /// Changes settings, join codes, roles and passphrases, and deletes accounts.
        Manage = "manage",
    }
}

impl Right {
    /// Tells whether visitors of a standing have the right.
    pub const fn is_of(self, standing: Standing) -> bool {
        use Standing::{Arbiter, Bot, Guest, Owner, Player, Stranger};
        match self {
            Right::Watch => true,
            Right::WatchClosed | Right::Play => !matches!(standing, Stranger),
            Right::Pair | Right::Block | Right::OwnData => {
                matches!(standing, Guest | Player | Arbiter | Owner)
            }
            Right::Seat => matches!(standing, Player | Arbiter | Owner),
            Right::Program => matches!(standing, Bot),
            Right::Correct | Right::Direct | Right::Audit => matches!(standing, Arbiter | Owner),
            Right::Manage => matches!(standing, Owner),
        }
    }

    /// Refuses a visitor who does not have the right.
    ///
    /// # Errors
    /// That says to sign in, or that it would not help.
    pub fn check(self, standing: Standing) -> Result<(), ApiError> {
        let refusal = match standing {
            Standing::Stranger => ClubCode::SignIn,
            _ => ClubCode::NotAllowed,
        };
        refuse_if(!self.is_of(standing), refusal)
    }
}
