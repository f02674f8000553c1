use loa_page_api::ApiError;
use serde_json::Value;

loa_page_api::codes! {
    /// What the club says, besides the codes of `loa-page-api`.
    ClubCode:
    // Accounts and permissions.
    SignIn "sign-in" [],
    NotAllowed "not-allowed" [],
    ClosedClub "closed-club" [],
    BadJoinCode "bad-join-code" [],
    BadSetupCode "bad-setup-code" [],
    SetUpAlready "set-up-already" [],
    BadName "bad-name" ["most"],
    NameTaken "name-taken" ["name"],
    BadPassphrase "bad-passphrase" ["least" "most"],
    WrongPassphrase "wrong-passphrase" [],
    HasPassphrase "has-passphrase" [],
    NoSuchPlayer "no-such-player" [],
    BadField "bad-field" ["name" "detail"],
    TooOften "too-often" ["seconds"],
    ManyConnections "many-connections" [],
    NotJson "not-json" [],
    // Meeting.
    NoInvitation "no-invitation" [],
    OwnInvitation "own-invitation" [],
    NotForYou "not-for-you" [],
    Blocked "blocked" [],
    DoesNotAccept "does-not-accept" ["name"],
    ManyGames "many-games" ["most"],
    BadClock "bad-clock" [],
    ClockOfGuests "clock-of-guests" [],
    NotRated "not-rated" [],
    // Games.
    NoSuchGame "no-such-game" [],
    NotAPlayer "not-a-player" [],
    NotYourTurn "not-your-turn" [],
    Stale "stale" ["ply"],
    NotRunning "not-running" [],
    TooLateToAbort "too-late-to-abort" [],
    NoOffer "no-offer" ["what"],
    CannotOffer "cannot-offer" ["what"],
    NotGone "not-gone" ["seconds"],
    NoPhrases "no-phrases" [],
    // Tournaments.
    NoSuchTournament "no-such-tournament" [],
    ManyTournaments "many-tournaments" ["most"],
    NotNow "not-now" [],
    // Ends of games.
    WinResignation "win-resignation" ["winner"],
    WinTime "win-time" ["winner"],
    WinGone "win-gone" ["winner"],
    WinForfeit "win-forfeit" ["winner"],
    WinDecided "win-decided" ["winner"],
    DrawAgreed "draw-agreed" [],
    DrawGone "draw-gone" [],
    DrawDecided "draw-decided" [],
    Aborted "aborted" [],
}

impl From<ClubCode> for ApiError {
    /// Refuses something; each code has one status of HTTP.
    fn from(code: ClubCode) -> ApiError {
        use ClubCode::*;
        let status = match code {
            SignIn => 401,
            NotAllowed | ClosedClub | BadJoinCode | BadSetupCode | WrongPassphrase => 403,
            Blocked | DoesNotAccept | NoPhrases | NotAPlayer | NotForYou => 403,
            NoInvitation | NoSuchGame | NoSuchPlayer | NoSuchTournament => 404,
            NotJson => 415,
            BadClock | BadField | BadName | BadPassphrase | ClockOfGuests | NotRated => 422,
            TooOften => 429,
            ManyConnections => 503,
            // As things are now, it can't be done.
            _ => 409,
        };
        ApiError::new(status, code)
    }
}

impl ClubCode {
    /// Refuses something, with a parameter of the message.
    pub(crate) fn with(self, name: &'static str, value: impl Into<Value>) -> ApiError {
        ApiError::from(self).with(name, value)
    }
}

/// Refuses the value of a field.
pub(crate) fn bad_field(name: &'static str, detail: &str) -> ApiError {
    ClubCode::BadField.with("name", name).with("detail", detail)
}

#[cfg(test)]
mod tests {
    use super::ClubCode;
    use loa_page_api::Code;
    use test_support::{assert_golden, repository};

    /// Returns codes with the names of their parameters, in JSON.
    fn listed(codes: impl Iterator<Item = (&'static str, &'static [&'static str])>) -> String {
        let lines: Vec<_> = codes
            .map(|(code, params)| format!(" {code:?}: {params:?}"))
            .collect();
        format!("{{\n{}\n}}\n", lines.join(",\n"))
    }

    /// The page's checks compare its catalogues with these lists.
    #[test]
    fn the_codes_of_messages_are_listed() {
        let page = Code::ALL.iter().map(|code| (code.as_str(), code.params()));
        let club = ClubCode::ALL.iter();
        let club = club.map(|code| (code.as_str(), code.params()));
        assert_golden(&repository("testdata/codes/page.json"), &listed(page));
        assert_golden(&repository("testdata/codes/club.json"), &listed(club));
    }
}
