//! The interface for programs: HTTP with streams of JSON lines, in the shapes of lichess's bot API
//! where the game allows.

use crate::ClubCode;
use crate::core::game::{Act, Offer, State};
use crate::core::meeting::{InvitationKind, InvitationText, Target};
use crate::core::setup::SetupText;
use crate::core::view::{Event, GameView, InvitationView, PlayerView, Side, Topic};
use crate::protocol::{
    Account, ChallengeId, ChallengeInfo, Challenged, Challenger, ClockInfo, EventLine, GameFull,
    GameInfo, GameLine, GameState, Kept, Opponent, PlayerInfo, STARTED, TypedState,
};
use crate::server::club::Club;
use crate::server::described::{JsonLines, Sent};
use crate::server::hub::{Client, Told};
use crate::server::visitor::{Answer, By, In};
use crate::store::{archive, rows};
use axum::Json;
use axum::body::Body;
use axum::extract::{Path, Query};
use loa_page_api::{ApiError, Code};
use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use std::collections::{HashSet, VecDeque};
use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::Receiver;
use tokio::time::timeout;

/// An empty line is sent when nothing else was for this long.
const KEEP_ALIVE: Duration = Duration::from_secs(6);

pub(crate) async fn account(By(_, player): By) -> Answer<Json<Account>> {
    Ok(Json(Account {
        id: player.id.to_string(),
        username: player.name,
        title: "BOT".to_owned(),
    }))
}

/// A stream of lines to a program.
struct Lines {
    club: Arc<Club>,
    /// The program.
    player: i64,
    /// The game of the stream; `None` for the stream of all that concerns the program.
    game: Option<i64>,
    /// The program's games that are adjourned.
    adjourned: HashSet<i64>,
    /// Lines of JSON.
    waiting: VecDeque<String>,
    /// Keeps the program present.
    _client: Client,
    events: Receiver<Told>,
    has_ended: bool,
}

impl Lines {
    /// Begins a stream with lines on what there is already.
    fn begin(club: &Arc<Club>, player: i64, game: Option<i64>) -> Lines {
        let (mut client, events) = club.hub.connect(Some(player));
        if let Some(game) = game {
            client.watch(Topic::Game(game));
        }
        Lines {
            club: Arc::clone(club),
            player,
            game,
            adjourned: HashSet::new(),
            waiting: VecDeque::new(),
            _client: client,
            events,
            has_ended: false,
        }
    }

    fn response<T>(self) -> JsonLines<T> {
        let lines = futures_util::stream::unfold(self, |mut lines| async {
            let line = lines.next().await?;
            Some((Ok::<_, std::convert::Infallible>(line), lines))
        });
        JsonLines(Body::from_stream(lines), PhantomData)
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
        self.waiting.push_back(loa_page_api::text(line));
    }

    fn push_start(&mut self, game: &GameView) {
        let game = self.info(game);
        self.push(&EventLine::GameStart { game });
    }

    fn push_challenge(&mut self, view: &InvitationView) {
        let challenge = Box::new(challenge_of(view));
        self.push(&EventLine::Challenge { challenge });
    }

    /// Says in the words of the interface what has happened.
    async fn follow(&mut self, event: &Event) -> Result<(), ApiError> {
        match (event, self.game) {
            (Event::Game { game }, Some(watched)) if game.id == watched => {
                let state = state(&self.club.view(watched, 0).await?);
                self.has_ended = !state.is_started();
                self.push(&GameLine::GameState(state));
            }
            (Event::Started { game }, None) => self.push_start(game),
            (Event::Game { game }, None) if game.state == State::Adjourned => {
                self.adjourned.insert(game.id);
            }
            (Event::Game { game }, None)
                if self.adjourned.remove(&game.id) && game.state == State::Running =>
            {
                let view = self.club.view(game.id, usize::MAX).await?;
                self.push_start(&view);
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
            (Event::Challenge { invitation }, None) => self.push_challenge(invitation),
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
        let color = view.side_of(self.player).unwrap_or(Side::Black);
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

/// Describes what changes during a game.
fn state(view: &GameView) -> GameState {
    let now = &view.state;
    let end = now.end.as_ref();
    let status = match (now.state, end.and_then(|end| end.how)) {
        (State::Running, _) => STARTED,
        (_, Some(how)) => how.name(),
        (state, None) => state.name(),
    };
    let increment = view.clock.increment();
    GameState {
        moves: view.game.moves.join(" "),
        btime: now.clocks.black,
        wtime: now.clocks.white,
        binc: increment,
        winc: increment,
        status: status.to_owned(),
        winner: end.and_then(|end| end.winner),
        bdraw: now.offers.draw == Some(Side::Black),
        wdraw: now.offers.draw == Some(Side::White),
        btakeback: now.offers.takeback == Some(Side::Black),
        wtakeback: now.offers.takeback == Some(Side::White),
    }
}

pub(crate) async fn events(By(club, player): By) -> Answer<JsonLines<EventLine>> {
    let id = player.id;
    let mut lines = Lines::begin(&club, id, None);
    let now = club.store.time().now();
    let read = move |db: &Connection| {
        let games = archive::unfinished(db, id, now)?;
        let condition = "game IS NULL AND kind = 'challenge' AND target = ?1";
        let waiting = rows::invitations(db, condition, [id])?;
        let waiting = waiting.iter().map(|it| it.view(db, now));
        Ok((games, waiting.collect::<Result<Vec<_>, _>>()?))
    };
    let (mut games, waiting) = club.store.read(read).await?;
    games.sort_by_key(|game| game.state.id);
    for view in &games {
        if view.state.state == State::Adjourned {
            lines.adjourned.insert(view.state.id);
        } else {
            lines.push_start(view);
        }
    }
    for view in &waiting {
        lines.push_challenge(view);
    }
    Ok(lines.response())
}

pub(crate) async fn stream(
    By(club, player): By,
    Path(id): Path<i64>,
) -> Answer<JsonLines<GameLine>> {
    let mut lines = Lines::begin(&club, player.id, Some(id));
    let view = club.view(id, 0).await?;
    let player = |player: &PlayerView| PlayerInfo {
        id: player.id,
        name: player.name.clone(),
        rating: player.rating,
    };
    let clock = view.clock.is_real_time().then(|| ClockInfo {
        initial: view.clock.initial(),
        increment: view.clock.increment(),
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
        state: TypedState::GameState(state),
    };
    lines.push(&GameLine::GameFull(Box::new(full)));
    Ok(lines.response())
}

const KEPT: Kept = Kept {
    ok: true,
    game: None,
};

async fn do_it(By(club, player): By, game: i64, act: Act) -> Answer<Json<Kept>> {
    club.act(&player, game, act, 0).await?;
    Ok(Json(KEPT))
}

/// The position that a move is meant for.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct MeantFor {
    /// The number of plies before the move.
    ply: Option<usize>,
}

pub(crate) async fn make_move(
    by: By,
    Path((game, mv)): Path<(i64, String)>,
    Query(MeantFor { ply }): Query<MeantFor>,
) -> Answer<Json<Kept>> {
    do_it(by, game, Act::Move { mv, ply }).await
}

pub(crate) async fn act(by: By, Path((game, act)): Path<(i64, String)>) -> Answer<Json<Kept>> {
    let act = match act.as_str() {
        "resign" => Act::Resign,
        "abort" => Act::Abort,
        "claim-victory" => Act::Claim { draw: false },
        "claim-draw" => Act::Claim { draw: true },
        _ => return Err(Code::NoSuchRequest.into()),
    };
    do_it(by, game, act).await
}

pub(crate) async fn answer_offer(
    by: By,
    Path((game, what, answer)): Path<(i64, String, String)>,
) -> Answer<Json<Kept>> {
    let what: Offer = what.parse().map_err(|_| Code::NoSuchRequest)?;
    let act = match answer.as_str() {
        // An offer that meets the opponent's accepts it.
        "yes" => Act::Offer { what },
        "no" => Act::Decline { what },
        _ => return Err(Code::NoSuchRequest.into()),
    };
    do_it(by, game, act).await
}

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChallengeText {
    #[serde(default)]
    setup: SetupText,
    color: Option<Side>,
}

/// Challenges a member.
pub(crate) async fn challenge(
    In(club, visitor): In,
    Path(name): Path<String>,
    Sent(asked): Sent<ChallengeText>,
) -> Answer<Json<Challenged>> {
    let invitation = InvitationText {
        kind: InvitationKind::Challenge,
        setup: asked.setup,
        color: asked.color,
        to: Some(Target::Name(name)),
    };
    let made = club.invite(&visitor, invitation).await?;
    let (challenge, game) = (challenge_of(&made.invitation), made.game);
    Ok(Json(Challenged { challenge, game }))
}

pub(crate) async fn answer_challenge(
    In(club, visitor): In,
    Path((token, answer)): Path<(String, String)>,
) -> Answer<Json<Kept>> {
    match answer.as_str() {
        "accept" => {
            let game = Some(club.accept(&visitor, token).await?);
            Ok(Json(Kept { ok: true, game }))
        }
        "decline" | "cancel" => {
            let by = visitor.player.ok_or(ClubCode::SignIn)?;
            club.withdraw(&by, token).await?;
            Ok(Json(KEPT))
        }
        _ => Err(ClubCode::NoInvitation.into()),
    }
}
