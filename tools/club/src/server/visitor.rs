//! Who sends a request, and what the request may be.

use crate::ClubCode;
use crate::core::Change;
use crate::core::permission::{Right, Standing};
use crate::core::player::{Player, PlayerKind};
use crate::server::club::{Club, hash};
use crate::server::limits::{Deed, Doer};
use crate::store::rows;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{CONTENT_TYPE, COOKIE, HeaderName, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, Uri};
use axum::middleware::Next;
use axum::response::Response;
use loa_page_api::{ApiError, refuse_if};
pub(crate) use loa_web::{Answer, told};
use loa_web::{Peer, Refusal, bearer};
use std::sync::Arc;
use tracing::{Instrument as _, Span, field, info_span};

/// The name of the cookie with the token of a session.
pub(crate) const SESSION: &str = "loa-club";
/// How long browsers keep it, in seconds.
const KEPT: u64 = 400 * 24 * 3600;

/// Who sends a request.
pub(crate) struct Visitor {
    /// The member, if signed in.
    pub(crate) player: Option<Player>,
    /// The hash of the session's token.
    pub(crate) session: Option<String>,
    /// Where it comes from.
    pub(crate) peer: Peer,
}

impl Visitor {
    /// Returns who counts when all at an address share a limit.
    pub(crate) fn address(&self) -> Doer {
        Doer::Address(self.peer.address)
    }

    /// Returns who counts when a passphrase is tried: others can't use up the tries for a name.
    pub(crate) fn tries_of(&self, name: &str) -> Doer {
        Doer::Name(format!("{} {name}", self.peer.address))
    }

    /// Returns what the visitor may do.
    pub(crate) fn standing(&self) -> Standing {
        let player = self.player.as_ref();
        player.map_or(Standing::Stranger, Player::standing)
    }

    /// Returns the guest who is to become a member; `None` for a stranger.
    pub(crate) fn guest(&self) -> Result<Option<i64>, ApiError> {
        match &self.player {
            None => Ok(None),
            Some(player) if player.kind == PlayerKind::Guest => Ok(Some(player.id)),
            Some(_) => Err(ClubCode::HasPassphrase.into()),
        }
    }

    /// Returns the member who invites or accepts, and counts that. Anyone can make many guests, so
    /// those at an address share a limit; what is over a guest's own limit takes nothing from it.
    pub(crate) fn inviter(&self, club: &Club) -> Result<i64, ApiError> {
        let player = self.player.as_ref().ok_or(ClubCode::SignIn)?;
        club.limits.count(Deed::Invite, Doer::Player(player.id))?;
        if player.kind == PlayerKind::Guest {
            club.limits.count(Deed::InviteOfGuests, self.address())?;
        }
        Ok(player.id)
    }

    /// Refuses a visitor without a right; strangers see nothing of a closed club.
    pub(crate) fn check(&self, club: &Club, right: Right) -> Result<(), ApiError> {
        let right = match right {
            Right::Watch if club.settings().closed => Right::WatchClosed,
            right => right,
        };
        right.check(self.standing())
    }
}

/// The right that a request needs, as the table of requests says; `None` if it is for strangers.
#[derive(Clone, Copy)]
pub(crate) struct Needs(pub(crate) Option<Right>);

/// The club, and who sends the request and has the right that it needs.
pub(crate) struct In(pub(crate) Arc<Club>, pub(crate) Visitor);

/// The club, and the member who sends the request and has the right that it needs.
pub(crate) struct By(pub(crate) Arc<Club>, pub(crate) Player);

impl FromRequestParts<Arc<Club>> for In {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, club: &Arc<Club>) -> Answer<In> {
        let peer = parts.extensions.get::<Peer>().cloned();
        let peer = peer.ok_or_else(|| ApiError::internal("no peer"))?;
        let needs = parts.extensions.get::<Needs>().copied();
        let Needs(right) = needs.ok_or_else(|| ApiError::internal("no rights"))?;
        let session = cookie(&parts.headers).map(|token| hash(&token));
        let key = bearer(&parts.headers).map(hash);
        let player = match (key, session.clone()) {
            (Some(key), _) => {
                let find = move |db: &_| rows::players(db, "key_hash = ?1", [key]);
                let player = club.store.read(find).await?.pop();
                Some(player.ok_or(ClubCode::SignIn)?)
            }
            (None, Some(session)) => by_session(club, session).await?,
            (None, None) => None,
        };
        let visitor = Visitor {
            player,
            session,
            peer,
        };
        if let Some(right) = right {
            visitor.check(club, right)?;
        }
        Ok(In(Arc::clone(club), visitor))
    }
}

impl FromRequestParts<Arc<Club>> for By {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, club: &Arc<Club>) -> Answer<By> {
        let In(club, visitor) = In::from_request_parts(parts, club).await?;
        Ok(By(club, visitor.player.ok_or(ClubCode::SignIn)?))
    }
}

/// Returns the member whose session has a token with a hash, and notes its use.
async fn by_session(club: &Club, hash: String) -> Result<Option<Player>, ApiError> {
    let now = club.store.time().now();
    let asked = hash.clone();
    let find = move |db: &rusqlite::Connection| rows::by_session(db, &asked);
    let found = club.store.read(find).await?;
    let Some((player, session)) = found.filter(|(_, session)| !session.is_over(now)) else {
        return Ok(None);
    };
    if session.is_to_note(now) {
        let note = move |change: &mut Change<'_>| {
            change.use_session(&hash);
            Ok(())
        };
        club.store.write(note).await?;
    }
    Ok(Some(player))
}

fn cookie(headers: &HeaderMap) -> Option<String> {
    let values = headers.get_all(COOKIE).iter();
    let values = values.filter_map(|value| value.to_str().ok());
    let mut pairs = values.flat_map(|value| value.split(';'));
    pairs.find_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        (name == SESSION).then(|| value.to_owned())
    })
}

/// Returns the header that sets or removes the cookie of a session.
pub(crate) fn session_cookie(visitor: &Visitor, token: Option<&str>) -> (HeaderName, HeaderValue) {
    let secure = if visitor.peer.is_encrypted {
        "; Secure"
    } else {
        ""
    };
    let (token, kept) = token.map_or(("", 0), |token| (token, KEPT));
    let text =
        format!("{SESSION}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age={kept}{secure}");
    // Tokens are letters and digits.
    let value = HeaderValue::try_from(text);
    (SET_COOKIE, value.unwrap_or(HeaderValue::from_static("")))
}

/// Lets through what comes from the club's own page or a program, and adds the security headers.
///
/// A page of another site can make a browser send requests with the cookie only without JSON and
/// without these headers; SameSite keeps the cookie from most of them, too.
pub(crate) async fn guarded(
    State(club): State<Arc<Club>>,
    request: Request,
    next: Next,
) -> Response {
    let span = request_span(&request);
    let check = |parts: &mut Parts| Ok(check(&club, parts)?);
    let answer = loa_web::guarded((&club.names, club.client_limits), request, next, check);
    let answer = answer.instrument(span.clone()).await;
    span.record("status", answer.status().as_u16());
    answer
}

/// Returns a request's span for the log, without what tokens and codes may follow in the path.
fn request_span(request: &Request) -> Span {
    let method = request.method();
    let path = request.uri().path();
    let ends = path.match_indices('/').nth(2);
    let path = &path[..ends.map_or(path.len(), |(end, _)| end)];
    info_span!("request", %method, path, status = field::Empty)
}

fn check(club: &Club, parts: &mut Parts) -> Result<(), ApiError> {
    let peer = club.connections.client(parts);
    let peer = peer.ok_or(ClubCode::ManyConnections)?;
    let address = Doer::Address(peer.address);
    parts.extensions.insert(peer);
    let is_safe = matches!(parts.method, Method::GET | Method::HEAD) || is_question(&parts.uri);
    let is_right = is_safe || bearer(&parts.headers).is_some() || is_json(&parts.headers);
    refuse_if(!is_right, ClubCode::NotJson)?;
    club.limits.count(Deed::Request, address)
}

/// Whether it is a request of the page such as `/api/position`, which is answered from itself alone.
fn is_question(uri: &Uri) -> bool {
    let name = uri.path().strip_prefix("/api/");
    name.is_some_and(|name| !name.contains('/'))
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers
        .get(CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("application/json"))
}
