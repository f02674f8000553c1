//! Who sends a request, and what the request may be.

use crate::ClubCode;
use crate::core::Change;
use crate::core::permission::{Right, Standing};
use crate::core::player::{Player, PlayerKind};
use crate::server::club::{Club, hash};
use crate::server::limits::{Deed, Doer};
use crate::store::rows;
use axum::body::{Body, to_bytes};
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, HeaderName, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use loa_page_api::{ApiError, Code, Message};
use loa_web::guard;
use serde::de::DeserializeOwned;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The largest body of a request, in bytes.
const LARGEST: usize = 1 << 20;
/// The name of the cookie with the token of a session.
const SESSION: &str = "loa-club";
/// How long browsers keep it, in seconds.
const KEPT: u64 = 400 * 24 * 3600;
const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// A refusal as an answer.
pub(crate) struct Refusal(ApiError);

/// An answer, or a refusal.
pub(crate) type Answer<T> = Result<T, Refusal>;

impl<E: Into<ApiError>> From<E> for Refusal {
    fn from(error: E) -> Refusal {
        Refusal(error.into())
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        loa_web::refusal(&told(self.0)).map(Body::new)
    }
}

/// Returns what clients are told of an error. What a fault says of files and the database is only
/// for the owner, who sees it in the program's output, under the same number.
pub(crate) fn told(error: ApiError) -> ApiError {
    static FAULTS: AtomicU64 = AtomicU64::new(1);
    if error.status != 500 {
        return error;
    }
    let number = FAULTS.fetch_add(1, Relaxed);
    eprintln!("loa-club: fault {number}: {error}");
    ApiError::internal(number)
}

/// Who sends a request.
pub(crate) struct Visitor {
    /// The member, if signed in.
    pub(crate) player: Option<Player>,
    /// The token of the session.
    pub(crate) token: Option<String>,
    /// The client's address; of an IPv6 address its network.
    pub(crate) address: IpAddr,
    /// Whether the connection is encrypted, here or by a proxy.
    is_encrypted: bool,
}

impl Visitor {
    /// Returns who counts when a passphrase is tried: others can't use up the tries for a name.
    pub(crate) fn tries_of(&self, name: &str) -> Doer {
        Doer::Name(format!("{} {name}", self.address))
    }

    /// Returns what the visitor may do.
    pub(crate) fn standing(&self) -> Standing {
        let player = self.player.as_ref();
        player.map_or(Standing::Stranger, Player::standing)
    }

    /// Returns the hash of the session's token.
    pub(crate) fn session(&self) -> String {
        hash(self.token.as_deref().unwrap_or_default())
    }

    /// Returns the guest who is to become a member; `None` for a stranger.
    pub(crate) fn guest(&self) -> Result<Option<i64>, ApiError> {
        match &self.player {
            None => Ok(None),
            Some(player) if player.kind == PlayerKind::Guest => Ok(Some(player.id)),
            Some(_) => Err(ApiError::new(409, ClubCode::HasPassphrase)),
        }
    }

    /// Refuses a visitor without a right.
    pub(crate) fn check(&self, right: Right) -> Result<(), ApiError> {
        right.check(self.standing())
    }

    /// Returns a member who has a right.
    pub(crate) fn member(&self, right: Right) -> Result<&Player, ApiError> {
        self.check(right)?;
        let stranger = || ApiError::new(401, ClubCode::SignIn);
        self.player.as_ref().ok_or_else(stranger)
    }

    /// Refuses strangers in a closed club.
    pub(crate) fn may_watch(&self, club: &Club) -> Result<(), ApiError> {
        self.check(match club.settings().closed {
            true => Right::WatchClosed,
            false => Right::Watch,
        })
    }
}

impl FromRequestParts<Arc<Club>> for Visitor {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, club: &Arc<Club>) -> Answer<Visitor> {
        let address = address(parts, &club.proxies);
        let token = cookie(&parts.headers);
        let player = match (bearer(&parts.headers), token.clone()) {
            (Some(key), _) => {
                let find = move |db: &_| rows::players(db, "key_hash = ?1", [hash(&key)]);
                let player = club.store.read(find).await?.pop();
                let player = player.ok_or_else(|| ApiError::new(401, ClubCode::SignIn))?;
                Some(player)
            }
            (None, Some(token)) => by_session(club, token).await?,
            (None, None) => None,
        };
        let https = |proto: &HeaderValue| proto == "https";
        let is_encrypted = club.is_encrypted
            || is_proxy(peer(parts), &club.proxies)
                && parts.headers.get(FORWARDED_PROTO).is_some_and(https);
        Ok(Visitor {
            player,
            token,
            address,
            is_encrypted,
        })
    }
}

async fn by_session(club: &Club, token: String) -> Result<Option<Player>, ApiError> {
    let now = club.store.time().now();
    let hash = hash(&token);
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

fn bearer(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    Some(value.strip_prefix("Bearer ")?.trim().to_owned())
}

/// Returns the client's address: what the nearest configured proxy says, else the peer's.
fn address(parts: &Parts, proxies: &[IpAddr]) -> IpAddr {
    let mut address = peer(parts);
    let forwarded = parts.headers.get_all(FORWARDED).iter();
    let forwarded: Vec<_> = forwarded.filter_map(|value| value.to_str().ok()).collect();
    for claimed in forwarded.join(",").rsplit(',') {
        let Ok(claimed) = claimed.trim().parse() else {
            break;
        };
        if !is_proxy(address, proxies) {
            break;
        }
        address = claimed;
    }
    network(address.to_canonical())
}

fn peer(parts: &Parts) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    peer.map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0.ip())
}

fn is_proxy(address: IpAddr, proxies: &[IpAddr]) -> bool {
    proxies.contains(&address.to_canonical())
}

/// Returns what of an address counts: an IPv6 network has one household.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => {
            let network = u128::from(address) & !u128::from(u64::MAX);
            Ipv6Addr::from(network).into()
        }
    }
}

/// Returns the header that sets or removes the cookie of a session.
pub(crate) fn session_cookie(visitor: &Visitor, token: Option<&str>) -> (HeaderName, HeaderValue) {
    let secure = if visitor.is_encrypted { "; Secure" } else { "" };
    let (token, kept) = token.map_or(("", 0), |token| (token, KEPT));
    let text =
        format!("{SESSION}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age={kept}{secure}");
    // Tokens are letters and digits.
    let value = HeaderValue::try_from(text);
    (SET_COOKIE, value.unwrap_or(HeaderValue::from_static("")))
}

/// Reads the JSON of a request.
pub(crate) fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, ApiError> {
    loa_page_api::object(if body.is_empty() { b"{}" } else { body })
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
    let (parts, body) = request.into_parts();
    let checked = check(&club, &parts);
    // The whole of it is read even if the request is refused: a connection that is closed before can
    // lose the answer.
    let body = to_bytes(body, LARGEST).await.map_err(|_| too_large());
    let mut response = match checked.and(body) {
        Ok(body) => in_json(next.run(Request::from_parts(parts, body.into())).await),
        Err(error) => Refusal(error).into_response(),
    };
    guard::add_headers(response.headers_mut());
    response
}

fn too_large() -> ApiError {
    let message = Message::from(Code::TooLarge);
    ApiError::new(413, message.with("kibibytes", LARGEST / 1024))
}

/// Says in JSON what the libraries refuse in words: a method, parameters.
fn in_json(response: Response) -> Response {
    let kind = response.headers().get(CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let is_said = kind.starts_with("application/json") || response.status() == 101;
    if !response.status().is_client_error() || is_said {
        return response;
    }
    let (status, code) = match response.status().as_u16() {
        status @ 405 => (status, Code::WrongMethod.into()),
        status @ (400 | 422) => {
            let message = Message::from(Code::BadJson);
            (
                status,
                message.with("detail", "the address or its parameters"),
            )
        }
        status => (status, Code::NoSuchRequest.into()),
    };
    Refusal(ApiError::new(status, code)).into_response()
}

fn check(club: &Club, parts: &Parts) -> Result<(), ApiError> {
    guard::check(&club.names, &parts.headers)?;
    let is_safe = matches!(parts.method, Method::GET | Method::HEAD) || is_question(&parts.uri);
    if !is_safe && bearer(&parts.headers).is_none() && !is_json(&parts.headers) {
        return Err(ApiError::new(415, ClubCode::NotJson));
    }
    let address = address(parts, &club.proxies);
    club.limits.count(Deed::Request, Doer::Address(address))
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
