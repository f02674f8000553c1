//! How servers drive the WebSocket of a client: pings, limits, and the end.

use crate::limits::{Limits, RateLimit};
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt as _;
use serde::Serialize;
use std::borrow::Borrow;
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, Interval, interval, timeout};

/// How often the way to a client is measured.
const PING: Duration = Duration::from_secs(10);

/// The client has left, or has to; then perhaps with a close code and a reason.
pub struct Gone(pub(crate) Option<(u16, &'static str)>);

/// The WebSocket of a client that keeps to the limits.
pub struct Socket {
    socket: WebSocket,
    rate: RateLimit,
    send_timeout: Duration,
    stopped: watch::Receiver<bool>,
    opened: Instant,
    pings: Interval,
    /// The time of the last ping in milliseconds, until it is answered.
    last_ping: Option<u64>,
    unanswered: u32,
    most_unanswered: u32,
    lag: Duration,
}

impl Socket {
    /// Takes a socket that was opened, until the server is stopped. A ping is sent every ten
    /// seconds; a client that lets more than `most_unanswered` pass in silence is disconnected.
    pub fn new(
        socket: WebSocket,
        limits: &Limits,
        stopped: watch::Receiver<bool>,
        most_unanswered: u32,
    ) -> Socket {
        Socket {
            socket,
            rate: RateLimit::new(limits.messages),
            send_timeout: limits.send_timeout,
            stopped,
            opened: Instant::now(),
            pings: interval(PING),
            last_ping: None,
            unanswered: 0,
            most_unanswered,
            lag: Duration::ZERO,
        }
    }

    /// Returns how long the last ping took to the client and back.
    pub const fn lag(&self) -> Duration {
        self.lag
    }

    /// Waits for a message of the client, and meanwhile sends it what comes in the queue.
    ///
    /// # Errors
    /// If the connection has to end, also because the queue has.
    pub async fn hear<T: Borrow<Utf8Bytes>>(
        &mut self,
        queue: &mut mpsc::Receiver<T>,
    ) -> Result<Bytes, Gone> {
        loop {
            tokio::select! {
                queued = queue.recv() => {
                    // It is kept until it is sent.
                    let queued = queued.ok_or(Gone(None))?;
                    let text: &Utf8Bytes = queued.borrow();
                    self.send(Message::Text(text.clone())).await?;
                }
                message = self.socket.recv() => {
                    let Some(Ok(message)) = message else {
                        return Err(Gone(None));
                    };
                    self.unanswered = 0;
                    if !self.rate.allows() {
                        return Err(Gone(Some((close_code::POLICY, "too many messages"))));
                    }
                    match message {
                        Message::Text(text) => return Ok(text.into()),
                        Message::Binary(bytes) => return Ok(bytes),
                        Message::Pong(sent) => self.measure(&sent),
                        Message::Close(_) => return Err(Gone(None)),
                        Message::Ping(_) => {}
                    }
                }
                _ = self.pings.tick() => self.ping().await?,
                _ = self.stopped.changed() => {
                    return Err(Gone(Some((close_code::AWAY, "the server stops"))));
                }
            }
        }
    }

    fn now(&self) -> u64 {
        self.opened.elapsed().as_millis() as u64
    }

    async fn ping(&mut self) -> Result<(), Gone> {
        self.unanswered += 1;
        if self.unanswered > self.most_unanswered {
            return Err(Gone(None));
        }
        let now = self.now();
        self.last_ping = Some(now);
        self.send(Message::Ping(now.to_be_bytes().to_vec().into()))
            .await
    }

    /// Others than the answer to the last ping say nothing of the way.
    fn measure(&mut self, pong: &[u8]) {
        let is_answer = |sent: &mut u64| sent.to_be_bytes() == pong;
        if let Some(sent) = self.last_ping.take_if(is_answer) {
            self.lag = Duration::from_millis(self.now().saturating_sub(sent));
        }
    }

    /// Sends a message as JSON.
    ///
    /// # Errors
    /// If the client has left, or does not take it in time.
    pub async fn say(&mut self, message: &impl Serialize) -> Result<(), Gone> {
        let text = loa_page_api::text(message).into();
        self.send(Message::Text(text)).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Gone> {
        match timeout(self.send_timeout, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Gone(None)),
        }
    }

    /// Ends the connection, and tells the client why.
    pub async fn end(mut self, Gone(why): Gone) {
        if let Some((code, reason)) = why {
            let reason = Utf8Bytes::from_static(reason);
            let close = Message::Close(Some(CloseFrame { code, reason }));
            let _ = self.send(close).await;
        }
        let _ = timeout(self.send_timeout, self.socket.close()).await;
    }
}
