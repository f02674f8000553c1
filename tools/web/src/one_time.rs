//! Addresses that lead to the page once. They may be seen by others, such as a command line.

use crate::{Token, TokenError};
use loa_work::locked;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How long an address waits for its browser.
const VALID: Duration = Duration::from_secs(60);

/// The last of a server's one-time addresses.
#[derive(Default)]
pub(crate) struct OneTime(Mutex<Option<(Token, Instant)>>);

impl OneTime {
    /// Draws the secret part of a new address. The one before it becomes invalid.
    pub(crate) fn issue(&self) -> Result<Token, TokenError> {
        let secret = Token::random()?;
        let issued = Some((secret.clone(), Instant::now()));
        *locked(&self.0) = issued;
        Ok(secret)
    }

    /// Tells whether a guess is the secret part of the address, which then becomes invalid.
    pub(crate) fn redeem(&self, guess: &str) -> bool {
        let mut issued = locked(&self.0);
        let taken = issued.take_if(|(secret, _)| secret.is(guess));
        taken.is_some_and(|(_, since)| since.elapsed() < VALID)
    }
}
