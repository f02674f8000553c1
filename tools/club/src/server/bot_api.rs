//! The interface for programs: HTTP with streams of JSON lines, in the shapes of lichess's bot API
//! where the game allows.

use crate::ClubCode;
use crate::core::game::{Act, Offer};
use crate::core::meeting::{InvitationKind, Target};
use crate::core::permission::Right;
use crate::core::player::Player;
use crate::core::setup::{SetupText, TimeControl};
use crate::core::view::{Event, GameView, InvitationView, PlayerView, Side, StateView, Topic};
use crate::protocol::{
    Account, ChallengeId, ChallengeInfo, Challenged, Challenger, ClockInfo, EventLine, GameFull,
    GameInfo, GameLine, GameState, Kept, Opponent, PlayerInfo, STARTED, StateKind, TypedState,
};
use crate::server::club::Club;
use crate::server::hub::{Client, Told, json_text};
use crate::server::visitor::{Answer, Visitor, read};
use crate::store::rows;
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use loa_page_api::ApiError;
use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::Receiver;
use tokio::time::timeout;
use utoipa::OpenApi as _;
use utoipa::openapi::OpenApi;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};

/// An empty line is sent when nothing else was for this long.
const KEEP_ALIVE: Duration = Duration::from_secs(6);

type The = State<Arc<Club>>;

/// The interface for programs, whose streams and answers are JSON. The README of
/// lines-of-action-club shows their shapes.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(title = "Programs in a club of Lines of Action"),
    paths(account, events, stream, make_move, act, answer_offer, challenge, answer_challenge),
    security(("key" = [])),
    modifiers(&Key)
)]
struct Description;

/// The key that the club gives for a program.
struct Key;

impl utoipa::Modify for Key {
    fn modify(&self, description: &mut OpenApi) {
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let components = description.components.get_or_insert_default();
        components.add_security_scheme("key", bearer);
    }
}

/// Returns the requests of programs.
pub(crate) fn router() -> Router<Arc<Club>> {
    Router::new()
        .route("/api/openapi.json", get(description))
        .route("/api/account", get(account))
        .route("/api/stream/event", get(events))
        .route("/api/bot/game/stream/{id}", get(stream))
        .route("/api/bot/game/{id}/move/{move}", post(make_move))
        .route("/api/bot/game/{id}/{act}", post(act))
        .route("/api/bot/game/{id}/{act}/{answer}", post(answer_offer))
        .route("/api/challenge/{name}", post(challenge))
        .route("/api/challenge/{token}/{answer}", post(answer_challenge))
}

async fn description() -> Json<OpenApi> {
    Json(Description::openapi())
}

/// Names the program.
#[utoipa::path(get, path = "/api/account", responses((status = 200, description = "The account")))]
async fn account(visitor: Visitor) -> Answer<Json<Account>> {
    let player = visitor.member(Right::Program)?;
    Ok(Json(Account {
        id: player.id.to_string(),
        username: player.name.clone(),
        title: "BOT".to_owned(),
    }))
}

/// A stream of lines to a program.
struct Lines {
    club: Arc<Club>,
    player: Player,
    /// The game of the stream; `None` for the stream of all that concerns the program.
    game: Option<i64>,
    /// Lines of JSON.
    waiting: VecDeque<String>,
    /// Keeps the program present.
    _client: Client,
    events: Receiver<Told>,
    has_ended: bool,
}

impl Lines {
    /// Begins a stream with lines on what there is already.
    fn begin(club: &Arc<Club>, player: &Player, game: Option<i64>) -> Lines {
        let (mut client, events) = club.hub.connect(Some(player.id));
        if let Some(game) = game {
            client.watch(Topic::Game(game));
        }
        Lines {
            club: Arc::clone(club),
            player: player.clone(),
            game,
            waiting: VecDeque::new(),
            _client: client,
            events,
            has_ended: false,
        }
    }

    fn response(self) -> Response {
        let lines = futures_util::stream::unfold(self, |mut lines| async {
            let line = lines.next().await?;
            Some((Ok::<_, std::convert::Infallible>(line), lines))
        });
        let kind = [(CONTENT_TYPE, "application/x-ndjson")];
        (kind, Body::from_stream(lines)).into_response()
    }

    /// Waits for the next line; an empty one if there is none for a while.
    async fn next(&mut self) -> Option<String> {
        let mut stopped = self.club.stopped.clone();
        loop {
            if let Some(line) = self.waiting.pop_front() {
                return Some(format!("{line}\n"));
            }
            if self.has_ended {
                return None;
            }
            let event = tokio::select! {
                event = timeout(KEEP_ALIVE, self.events.recv()) => event,
                _ = stopped.changed() => return None,
            };
            let Ok(event) = event else {
                return Some("\n".to_owned());
            };
            self.follow(&event?.event).await.ok()?;
        }
    }

    fn push(&mut self, line: &impl Serialize) {
        self.waiting.push_back(json_text(line));
    }

    /// Says in the words of the interface what has happened.
    async fn follow(&mut self, event: &Event) -> Result<(), ApiError> {
        match (event, self.game) {
            (Event::Game { game }, Some(watched)) if game.id == watched => {
                let state = state(&self.club.view(watched, 0).await?);
                self.has_ended = !state.is_started();
                self.push(&GameLine::GameState(state));
            }
            (Event::Started { game }, None) => {
                let game = self.info(game);
                self.push(&EventLine::GameStart { game });
            }
            (Event::Game { game }, None) if game.end.is_some() && game.rematch.is_none() => {
                let view = self.club.view(game.id, usize::MAX).await?;
                let info = self.info(&view);
                match game.offers.rematch {
                    Some(side) if side != info.color => {
                        self.push(&EventLine::RematchOffer { game: info });
                    }
                    Some(_) => {}
                    None => self.push(&EventLine::GameFinish { game: info }),
                }
            }
            (Event::Challenge { invitation }, None) => {
                let challenge = Box::new(challenge_of(invitation));
                self.push(&EventLine::Challenge { challenge });
            }
            (Event::ChallengeGone { token }, None) => {
                let challenge = ChallengeId { id: token.clone() };
                self.push(&EventLine::ChallengeCanceled { challenge });
            }
            _ => {}
        }
        Ok(())
    }

    /// Describes a game of the program.
    fn info(&self, view: &GameView) -> GameInfo {
        let color = view.side_of(self.player.id).unwrap_or(Side::Black);
        let opponent = match color {
            Side::Black => &view.white,
            Side::White => &view.black,
        };
        GameInfo {
            game_id: view.state.id.to_string(),
            color,
            opponent: Opponent {
                id: opponent.id,
                username: opponent.name.clone(),
            },
            rated: view.rated,
            is_my_turn: view.state.turn == Some(color),
        }
    }
}

/// Describes a challenge.
fn challenge_of(view: &InvitationView) -> ChallengeInfo {
    ChallengeInfo {
        id: view.token.clone(),
        challenger: Challenger {
            id: view.author.id,
            name: view.author.name.clone(),
        },
        setup: view.setup.text().clone(),
        rated: view.setup.is_rated(),
        speed: view.speed,
        color: view.color,
    }
}

/// Returns the increment of a clock, in milliseconds.
fn increment(clock: TimeControl) -> i64 {
    match clock {
        TimeControl::RealTime { increment, .. } => i64::from(increment) * 1000,
        _ => 0,
    }
}

/// Describes what changes during a game.
fn state(view: &GameView) -> GameState {
    let StateView {
        state,
        clocks,
        end,
        offers,
        ..
    } = &view.state;
    let how = end.as_ref().and_then(|end| end.how);
    let status = match (state, how) {
        (crate::core::game::State::Running, _) => STARTED,
        (_, Some(how)) => how.name(),
        (state, None) => state.name(),
    };
    let increment = increment(view.clock);
    let offers = |what: Offer, side: Side| offers.by(what) == Some(side);
    GameState {
        moves: view.game.moves.join(" "),
        btime: clocks.black,
        wtime: clocks.white,
        binc: increment,
        winc: increment,
        status: status.to_owned(),
        winner: end.as_ref().and_then(|end| end.winner),
        bdraw: offers(Offer::Draw, Side::Black),
        wdraw: offers(Offer::Draw, Side::White),
        btakeback: offers(Offer::Takeback, Side::Black),
        wtakeback: offers(Offer::Takeback, Side::White),
    }
}

/// Streams what concerns the program: its games and challenges.
#[utoipa::path(
    get,
    path = "/api/stream/event",
    responses((status = 200, description = "Lines", content_type = "application/x-ndjson"))
)]
async fn events(State(club): The, visitor: Visitor) -> Answer<Response> {
    let player = visitor.member(Right::Program)?.clone();
    let mut lines = Lines::begin(&club, &player, None);
    let id = player.id;
    let now = club.store.time().now();
    let read = move |db: &Connection| {
        let condition = "(black = ?1 OR white = ?1) AND state = 'running' ORDER BY id";
        let mut running = Vec::new();
        for game in rows::games(db, condition, [id])? {
            let game = rows::replay(db, game)?;
            running.push(rows::game_view(db, &game, usize::MAX, now)?);
        }
        let condition = "game IS NULL AND kind = 'challenge' AND target = ?1";
        let waiting = rows::invitations(db, condition, [id])?;
        let waiting = waiting.iter();
        let waiting = waiting.map(|it| rows::invitation_view(db, it, now));
        Ok((running, waiting.collect::<Result<Vec<_>, _>>()?))
    };
    let (running, waiting) = club.store.read(read).await?;
    for view in &running {
        let game = lines.info(view);
        lines.push(&EventLine::GameStart { game });
    }
    for view in &waiting {
        let challenge = Box::new(challenge_of(view));
        lines.push(&EventLine::Challenge { challenge });
    }
    Ok(lines.response())
}

/// Streams a game: all of it, then each change.
#[utoipa::path(
    get,
    path = "/api/bot/game/stream/{id}",
    params(("id" = i64, Path, description = "The number of the game")),
    responses((status = 200, description = "Lines", content_type = "application/x-ndjson"))
)]
async fn stream(State(club): The, visitor: Visitor, Path(id): Path<i64>) -> Answer<Response> {
    let player = visitor.member(Right::Program)?.clone();
    let mut lines = Lines::begin(&club, &player, Some(id));
    let view = club.view(id, 0).await?;
    let player = |player: &PlayerView| PlayerInfo {
        id: player.id,
        name: player.name.clone(),
        rating: player.rating,
    };
    let clock = view.clock.is_real_time().then(|| ClockInfo {
        initial: view.clock.initial(),
        increment: increment(view.clock),
    });
    let state = state(&view);
    lines.has_ended = !state.is_started();
    let full = GameFull {
        id: id.to_string(),
        rules: view.game.rules.to_owned(),
        limit: view.game.limit,
        board: view.board.clone(),
        initial_fen: view.game.fen.clone(),
        clock,
        speed: view.speed,
        rated: view.rated,
        black: player(&view.black),
        white: player(&view.white),
        state: TypedState {
            kind: StateKind::GameState,
            state,
        },
    };
    lines.push(&GameLine::GameFull(Box::new(full)));
    Ok(lines.response())
}

const KEPT: Kept = Kept {
    ok: true,
    game: None,
};

async fn do_it(club: &Club, visitor: &Visitor, game: i64, act: Act) -> Answer<Json<Kept>> {
    let player = visitor.member(Right::Program)?;
    club.act(player, game, act, 0).await?;
    Ok(Json(KEPT))
}

/// Makes a move.
#[utoipa::path(
    post,
    path = "/api/bot/game/{id}/move/{move}",
    params(("id" = i64, Path, description = "The number of the game"), ("move" = String, Path, description = "Such as b1-b3")),
    responses((status = 200, description = "The move is on disk"))
)]
async fn make_move(
    State(club): The,
    visitor: Visitor,
    Path((game, mv)): Path<(i64, String)>,
) -> Answer<Json<Kept>> {
    do_it(&club, &visitor, game, Act::Move { mv, ply: None }).await
}

/// Ends a game, or claims it.
#[utoipa::path(
    post,
    path = "/api/bot/game/{id}/{act}",
    params(("id" = i64, Path, description = "The number of the game"), ("act" = String, Path, description = "resign, abort, claim-victory or claim-draw")),
    responses((status = 200, description = "It is on disk"))
)]
async fn act(
    State(club): The,
    visitor: Visitor,
    Path((game, act)): Path<(i64, String)>,
) -> Answer<Json<Kept>> {
    let act = match act.as_str() {
        "resign" => Act::Resign,
        "abort" => Act::Abort,
        "claim-victory" => Act::Claim { draw: false },
        "claim-draw" => Act::Claim { draw: true },
        _ => return Err(no_request().into()),
    };
    do_it(&club, &visitor, game, act).await
}

fn no_request() -> ApiError {
    ApiError::not_found(loa_page_api::Code::NoSuchRequest)
}

/// Offers, accepts or declines.
#[utoipa::path(
    post,
    path = "/api/bot/game/{id}/{act}/{answer}",
    params(
        ("id" = i64, Path, description = "The number of the game"),
        ("act" = String, Path, description = "draw, takeback, adjourn, resume or rematch"),
        ("answer" = String, Path, description = "yes or no")
    ),
    responses((status = 200, description = "It is on disk"))
)]
async fn answer_offer(
    State(club): The,
    visitor: Visitor,
    Path((game, what, answer)): Path<(i64, String, String)>,
) -> Answer<Json<Kept>> {
    let what: Offer = what.parse().map_err(|_| no_request())?;
    let act = match answer.as_str() {
        // An offer that meets the opponent's accepts it.
        "yes" => Act::Offer { what },
        "no" => Act::Decline { what },
        _ => return Err(no_request().into()),
    };
    do_it(&club, &visitor, game, act).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChallengeText {
    #[serde(default)]
    setup: SetupText,
    #[serde(default)]
    color: Option<Side>,
}

/// Challenges a member.
#[utoipa::path(
    post,
    path = "/api/challenge/{name}",
    params(("name" = String, Path, description = "The member's name")),
    request_body(content = Value, description = "An object with setup and color, which may be missing"),
    responses((status = 200, description = "The challenge, and the game that it began, if any"))
)]
async fn challenge(
    State(club): The,
    visitor: Visitor,
    Path(name): Path<String>,
    body: Bytes,
) -> Answer<Json<Challenged>> {
    let author = visitor.member(Right::Program)?;
    let asked: ChallengeText = read(&body)?;
    let (color, to) = (asked.color.map(Into::into), Some(Target::Name(name)));
    let made = club.invite(author, InvitationKind::Challenge, asked.setup, color, to);
    let made = made.await?;
    let (challenge, game) = (challenge_of(&made.invitation), made.game);
    Ok(Json(Challenged { challenge, game }))
}

/// Answers or takes back a challenge.
#[utoipa::path(
    post,
    path = "/api/challenge/{token}/{answer}",
    params(
        ("token" = String, Path, description = "The id of the challenge"),
        ("answer" = String, Path, description = "accept, decline or cancel")
    ),
    responses((status = 200, description = "It is on disk"))
)]
async fn answer_challenge(
    State(club): The,
    visitor: Visitor,
    Path((token, answer)): Path<(String, String)>,
) -> Answer<Json<Kept>> {
    let by = visitor.member(Right::Program)?;
    match answer.as_str() {
        "accept" => {
            let game = Some(club.accept(by, token).await?);
            Ok(Json(Kept { ok: true, game }))
        }
        "decline" | "cancel" => {
            club.withdraw(by, token).await?;
            Ok(Json(KEPT))
        }
        _ => Err(ApiError::not_found(ClubCode::NoInvitation).into()),
    }
}
