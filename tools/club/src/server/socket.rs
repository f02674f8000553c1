//! The WebSocket of a page: events as they happen, and acts in games.

use crate::ClubCode;
use crate::core::game::{Act, MOST_LAG};
use crate::core::permission::Right;
use crate::core::player::Player;
use crate::core::view::{Event, GameView, PlayerView, StateView, Topic};
use crate::server::club::Club;
use crate::server::hub::{Client, Told};
use crate::server::limits::{Deed, Doer};
use crate::server::visitor::{Answer, In, Visitor, told};
use axum::response::Response;
use loa_page_api::{ApiError, Code, Message, refuse_if};
use loa_web::{Gone, Socket, Upgrade};
use serde::{Deserialize, Serialize};
use std::convert::Infallible;
use std::sync::Arc;
use tokio::sync::mpsc::Receiver;
use tracing::{Instrument as _, debug_span};

/// The longest message of a client, in bytes.
const LONGEST: usize = 4096;
/// How many preset phrases there are; the page has their words.
const PHRASES: u8 = 8;
/// How many pings a client may let pass; players see soon that their opponent is gone.
const UNANSWERED: u32 = 3;

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
    let upgrade = loa_web::upgrade(asked, LONGEST)?;
    // Messages are short, and there are many clients.
    let upgrade = upgrade.read_buffer_size(LONGEST).write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let (client, events) = club.hub.connect(visitor.player.as_ref().map(|it| it.id));
        // It may have been closed meanwhile.
        if visitor.check(&club, Right::Watch).is_err() {
            return;
        }
        let mut connection = Connection {
            socket: Socket::new(
                socket,
                &club.client_limits,
                club.stopped.clone(),
                UNANSWERED,
            ),
            club,
            visitor,
            client,
        };
        let Err(gone) = connection.run(events).await;
        // Who has to go is not present any more.
        drop(connection.client);
        connection.socket.end(gone).await;
    }))
}

struct Connection {
    club: Arc<Club>,
    /// Keeps the connection counted, too.
    visitor: Visitor,
    client: Client,
    socket: Socket,
}

impl Connection {
    /// Handles the client's messages, and sends it events, until the connection ends.
    async fn run(&mut self, mut events: Receiver<Told>) -> Result<Infallible, Gone> {
        let hello = SocketText::Own(ServerText::Hello {
            me: self.visitor.player.as_ref().map(Player::view),
            now: self.club.store.time().now(),
        });
        self.socket.say(&hello).await?;
        loop {
            let message = self.socket.hear(&mut events).await?;
            let taken = self.take(&message).instrument(debug_span!("message"));
            taken.await?;
        }
    }

    /// Takes a message of the client, and sends what answers it.
    async fn take(&mut self, message: &[u8]) -> Result<(), Gone> {
        match self.answer(message).await {
            Ok(Some(answer)) => self.socket.say(&answer).await,
            Ok(None) => Ok(()),
            Err(error) => self.socket.say(&SocketText::refusal(None, error)).await,
        }
    }

    /// Returns the answer to a message of the client, if it has one.
    async fn answer(&mut self, message: &[u8]) -> Result<Option<SocketText>, ApiError> {
        match loa_page_api::object(message)? {
            ClientText::Watch { topic, game, since } => {
                // First, so that nothing is missed in between.
                let too_many = ClubCode::ManyGames.with("most", Client::MOST_TOPICS);
                refuse_if(!self.client.watch(topic.of(game)), too_many)?;
                Ok(Some(match topic {
                    TopicText::Game => {
                        let game = Box::new(self.club.view(game, since).await?);
                        SocketText::Own(ServerText::State { game })
                    }
                    TopicText::Lobby => SocketText::Event(self.club.lobby().await?),
                    TopicText::Tv => SocketText::Event(self.club.tv().await?),
                }))
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

    /// Does something in a game, and returns the answer.
    async fn act(&mut self, id: u64, game: i64, act: Act) -> SocketText {
        let done = match &self.visitor.player {
            Some(player) if Right::Play.is_of(player.standing()) => {
                let lag = (self.socket.lag().as_millis() as i64).min(MOST_LAG);
                self.club.act(player, game, act, lag).await
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
        let player = self.visitor.player.as_ref().ok_or(ClubCode::SignIn)?.id;
        refuse_if(!self.club.settings().phrases, ClubCode::NoPhrases)?;
        refuse_if(phrase >= PHRASES, Code::NoSuchRequest)?;
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
