use crate::ClubCode;
use loa_page_api::ApiError;
use loa_work::locked;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

/// Something with a limit for each account or address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Deed {
    /// Entering a passphrase for an account.
    LoginOfAccount,
    /// Entering passphrases from an address.
    LoginFromAddress,
    /// Becoming a guest or a member from an address.
    Join,
    /// Inviting and challenging.
    Invite,
    /// The same, by all guests at an address.
    InviteOfGuests,
    /// Acting in games.
    Act,
    /// Any request from an address.
    Request,
    /// Exports of many games, from an address.
    Export,
}

impl Deed {
    /// How often it may be done at once, and how often more with each second. The limits for
    /// addresses let a class of 60 in at once.
    const fn rate(self) -> (f64, f64) {
        match self {
            Deed::LoginOfAccount => (10.0, 1.0 / 30.0),
            Deed::LoginFromAddress => (150.0, 0.5),
            Deed::Join => (150.0, 0.2),
            Deed::Invite => (40.0, 1.0),
            Deed::InviteOfGuests => (150.0, 2.0),
            Deed::Act => (300.0, 100.0),
            Deed::Request => (6_000.0, 1_000.0),
            Deed::Export => (20.0, 0.2),
        }
    }
}

/// Who does something.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Doer {
    /// A member.
    Player(i64),
    /// Those at an address who give a name.
    Name(String),
    /// All at an address.
    Address(IpAddr),
}

/// How many doers are remembered before those at rest are forgotten.
const MOST: usize = 10_000;

/// What has been done of late.
#[derive(Default)]
pub(crate) struct Limits(Mutex<HashMap<(Deed, Doer), (f64, Instant)>>);

impl Limits {
    /// Counts a deed.
    pub(crate) fn count(&self, deed: Deed, doer: Doer) -> Result<(), ApiError> {
        let (burst, per_second) = deed.rate();
        let now = Instant::now();
        let mut left = locked(&self.0);
        if left.len() > MOST {
            left.retain(|(deed, _), (left, since)| {
                let (burst, per_second) = deed.rate();
                *left + since.elapsed().as_secs_f64() * per_second < burst
            });
        }
        let (tokens, since) = left.entry((deed, doer)).or_insert((burst, now));
        *tokens = (*tokens + (now - *since).as_secs_f64() * per_second).min(burst);
        *since = now;
        if *tokens < 1.0 {
            let seconds = ((1.0 - *tokens) / per_second).ceil() as u64;
            return Err(ApiError::from(ClubCode::TooOften).with("seconds", seconds));
        }
        *tokens -= 1.0;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_comes_in_at_once_but_nobody_guesses_a_passphrase() {
        let limits = Limits::default();
        let school = || Doer::Address(IpAddr::from([192, 0, 2, 1]));
        assert!((0..60).all(|_| limits.count(Deed::Join, school()).is_ok()));
        assert!((0..60).all(|_| limits.count(Deed::LoginFromAddress, school()).is_ok()));
        let ann = || Doer::Name("ann".to_owned());
        let tries = (0..100).filter(|_| limits.count(Deed::LoginOfAccount, ann()).is_ok());
        assert_eq!(tries.count(), 10);
        assert!(
            limits
                .count(Deed::LoginOfAccount, Doer::Name("bob".to_owned()))
                .is_ok()
        );
    }
}
