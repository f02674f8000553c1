//! The WebSocket of a page: events as they happen, and acts in games.

use crate::ClubCode;
use crate::core::code::refuse_if;
use crate::core::game::{Act, MOST_LAG};
use crate::core::permission::Right;
use crate::core::player::Player;
use crate::core::view::{Event, GameView, PlayerView, StateView, Topic};
use crate::server::club::Club;
use crate::server::hub::{Client, Told};
use crate::server::limits::{Deed, Doer};
use crate::server::visitor::{Answer, In, told};
use axum::extract::ws::{Message as Frame, WebSocket};
use axum::response::Response;
use loa_page_api::{ApiError, Code, Message};
use loa_web::{Peer, RateLimit, Upgrade};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::Receiver;
use tokio::time::{interval, timeout};
use tracing::{Instrument as _, debug_span};

/// How often the way to a client is measured.
const PING: Duration = Duration::from_secs(10);
/// How many pings a client may leave without answer.
const MOST_UNANSWERED: u32 = 3;
/// The longest time for a client to take a message.
const SEND: Duration = Duration::from_secs(20);
/// The longest message of a client, in bytes.
const LONGEST: usize = 4096;
/// How many preset phrases there are; the page has their words.
const PHRASES: u8 = 8;

/// A message of a client.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub(crate) enum ClientText {
    Watch {
        topic: TopicText,
        #[serde(default)]
        game: i64,
        #[serde(default)]
        since: usize,
    },
    Unwatch {
        topic: TopicText,
        #[serde(default)]
        game: i64,
    },
    Act {
        id: u64,
        game: i64,
        act: Act,
    },
    Phrase {
        game: i64,
        phrase: u8,
    },
    Ping,
}

#[derive(Clone, Copy, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum TopicText {
    Game,
    Lobby,
    Tv,
}

impl TopicText {
    const fn of(self, game: i64) -> Topic {
        match self {
            TopicText::Game => Topic::Game(game),
            TopicText::Lobby => Topic::Lobby,
            TopicText::Tv => Topic::Tv,
        }
    }
}

/// What a client is told besides events.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(crate) enum ServerText {
    /// The first message.
    Hello {
        me: Option<PlayerView>,
        now: i64,
    },
    /// The game that is watched from now on.
    State {
        game: Box<GameView>,
    },
    /// An act is on disk.
    Done {
        id: u64,
        game: Box<StateView>,
    },
    Error {
        /// The number of the act, if it is one that is refused.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schema(nullable = false)]
        id: Option<u64>,
        error: Message,
    },
    Pong,
}

/// What a client is told.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(untagged)]
pub(crate) enum SocketText {
    Own(ServerText),
    Event(Event),
}

impl SocketText {
    fn refusal(id: Option<u64>, error: ApiError) -> SocketText {
        let error = told(error).message;
        SocketText::Own(ServerText::Error { id, error })
    }
}

/// Opens the WebSocket of a client.
pub(crate) async fn open(In(club, visitor): In, asked: Upgrade) -> Answer<Response> {
    visitor.may_watch(&club)?;
    let upgrade = loa_web::upgrade(asked, LONGEST)?;
    // Messages are short, and there are many clients.
    let upgrade = upgrade.read_buffer_size(LONGEST).write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let (client, events) = club.hub.connect(visitor.player.as_ref().map(|it| it.id));
        // It may have been closed meanwhile.
        if visitor.may_watch(&club).is_err() {
            return;
        }
        let rate = RateLimit::new(club.client_limits.messages);
        let connection = Connection {
            club,
            player: visitor.player,
            _peer: visitor.peer,
            rate,
            client,
            socket,
            lag: 0,
        };
        // Errors here concern the client alone.
        let _ = connection.run(events).await;
    }))
}

struct Connection {
    club: Arc<Club>,
    player: Option<Player>,
    /// Keeps the connection counted.
    _peer: Peer,
    rate: RateLimit,
    client: Client,
    socket: WebSocket,
    /// How long messages take to the client and back, in milliseconds.
    lag: i64,
}

/// The client has left, or has to.
struct Gone;

impl Connection {
    async fn run(mut self, mut events: Receiver<Told>) -> Result<(), Gone> {
        let mut pings = interval(PING);
        let mut stopped = self.club.stopped.clone();
        let mut unanswered = 0;
        let opened = Instant::now();
        let mut last_ping = None;
        let hello = SocketText::Own(ServerText::Hello {
            me: self.player.as_ref().map(Player::view),
            now: self.club.store.time().now(),
        });
        self.send(&hello).await?;
        loop {
            tokio::select! {
                event = events.recv() => {
                    // The log has how long it takes.
                    let Told { text, sending: _sending, .. } = event.ok_or(Gone)?;
                    self.send_frame(Frame::Text(text)).await?;
                }
                frame = self.socket.recv() => match frame.ok_or(Gone)?.map_err(|_| Gone)? {
                    Frame::Text(text) => {
                        self.take(&text).instrument(debug_span!("message")).await?;
                    }
                    Frame::Pong(sent) => {
                        unanswered = 0;
                        // Others than the answer to the last ping say nothing of the way.
                        let sent = sent.as_ref().try_into().map(u64::from_be_bytes).ok();
                        if let Some(sent) = sent.filter(|sent| last_ping == Some(*sent)) {
                            last_ping = None;
                            let now = opened.elapsed().as_millis() as u64;
                            self.lag = (now.saturating_sub(sent) as i64).min(MOST_LAG);
                        }
                    }
                    Frame::Close(_) => return Ok(()),
                    Frame::Ping(_) | Frame::Binary(_) => {}
                },
                _ = pings.tick() => {
                    unanswered += 1;
                    if unanswered > MOST_UNANSWERED {
                        return Err(Gone);
                    }
                    let now = opened.elapsed().as_millis() as u64;
                    last_ping = Some(now);
                    self.send_frame(Frame::Ping(now.to_be_bytes().to_vec().into())).await?;
                }
                _ = stopped.changed() => {
                    return self.send_frame(Frame::Close(None)).await;
                }
            }
        }
    }

    async fn send(&mut self, message: &SocketText) -> Result<(), Gone> {
        let text = loa_page_api::text(message).into();
        self.send_frame(Frame::Text(text)).await
    }

    async fn send_frame(&mut self, frame: Frame) -> Result<(), Gone> {
        let sent = timeout(SEND, self.socket.send(frame)).await;
        sent.map_err(|_| Gone)?.map_err(|_| Gone)
    }

    /// Takes a message of the client, and sends what answers it.
    async fn take(&mut self, text: &str) -> Result<(), Gone> {
        if !self.rate.allows() {
            return Err(Gone);
        }
        match self.answer(text).await {
            Ok(Some(message)) => self.send(&message).await,
            Ok(None) => Ok(()),
            Err(error) => self.send(&SocketText::refusal(None, error)).await,
        }
    }

    /// Returns the answer to a message of the client, if it has one.
    async fn answer(&mut self, text: &str) -> Result<Option<SocketText>, ApiError> {
        match loa_page_api::object(text.as_bytes())? {
            ClientText::Watch { topic, game, since } => {
                // First, so that nothing is missed in between.
                if !self.client.watch(topic.of(game)) {
                    let refusal = ApiError::from(ClubCode::ManyGames);
                    return Err(refusal.with("most", Client::MOST_TOPICS));
                }
                self.state(topic, game, since).await.map(Some)
            }
            ClientText::Unwatch { topic, game } => {
                self.client.unwatch(topic.of(game));
                Ok(None)
            }
            ClientText::Act { id, game, act } => Ok(Some(self.act(id, game, act).await)),
            ClientText::Phrase { game, phrase } => self.phrase(game, phrase).await.map(|()| None),
            ClientText::Ping => Ok(Some(SocketText::Own(ServerText::Pong))),
        }
    }

    /// Returns the message that tells the state of a topic.
    async fn state(
        &mut self,
        topic: TopicText,
        game: i64,
        since: usize,
    ) -> Result<SocketText, ApiError> {
        Ok(match topic {
            TopicText::Game => {
                let game = Box::new(self.club.view(game, since).await?);
                SocketText::Own(ServerText::State { game })
            }
            TopicText::Lobby => SocketText::Event(self.club.lobby().await?),
            TopicText::Tv => SocketText::Event(self.club.tv().await?),
        })
    }

    /// Does something in a game, and returns the answer.
    async fn act(&mut self, id: u64, game: i64, act: Act) -> SocketText {
        let done = match &self.player {
            Some(player) if Right::Play.is_of(player.standing()) => {
                self.club.act(player, game, act, self.lag).await
            }
            _ => Err(ClubCode::SignIn.into()),
        };
        match done {
            Ok(state) => {
                let game = Box::new(state);
                SocketText::Own(ServerText::Done { id, game })
            }
            Err(error) => SocketText::refusal(Some(id), error),
        }
    }

    /// Says a preset phrase to the players and spectators of an own game.
    async fn phrase(&mut self, game: i64, phrase: u8) -> Result<(), ApiError> {
        let player = self.player.as_ref().ok_or(ClubCode::SignIn)?.id;
        refuse_if(!self.club.settings().phrases, ClubCode::NoPhrases)?;
        if phrase >= PHRASES {
            return Err(ApiError::not_found(Code::NoSuchRequest));
        }
        self.club.limits.count(Deed::Invite, Doer::Player(player))?;
        let view = self.club.view(game, usize::MAX).await?;
        refuse_if(view.side_of(player).is_none(), ClubCode::NotAPlayer)?;
        // Players hear of it even if they do not watch yet.
        let players = [view.black.id, view.white.id].map(Topic::Player);
        let topics: Vec<Topic> = players.into_iter().chain([Topic::Game(game)]).collect();
        let said = Event::Phrase {
            game,
            player,
            phrase,
        };
        self.club.hub.publish(&topics, said);
        Ok(())
    }
}
