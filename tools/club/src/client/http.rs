//! A client of a club for programs: requests one after the other, and streams of lines.

use loa_work::{Interrupt, Stop};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::io::{self, BufRead as _, BufReader, Read as _};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use ureq::http::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, SET_COOKIE};
use ureq::http::{HeaderName, HeaderValue, Request, Response, Uri};
use ureq::tls::{RootCerts, TlsConfig};
use ureq::{Agent, Body};

/// The longest time for each part of a request and of its answer, or between the lines of a stream.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often a client that waits for a line asks whether it has to stop.
const TICK: Duration = Duration::from_millis(200);
/// The longest answer, in bytes.
const LONGEST: u64 = 64 << 20;
/// The longest line of a stream, in bytes.
const LONGEST_LINE: u64 = 1 << 20;

/// A visitor of a club.
pub struct Client {
    agent: Agent,
    /// The club's address, without a slash at its end.
    url: String,
    /// The cookie of a session.
    cookie: Option<String>,
    /// The key of a program.
    key: Option<String>,
    /// What else is in the head of each request.
    headers: Vec<(HeaderName, HeaderValue)>,
    patience: Duration,
}

fn invalid(what: impl std::fmt::Display) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, what.to_string())
}

/// Returns the error that an answer with another status than 200 stands for.
pub(super) fn refusal(status: u16, content: &[u8]) -> io::Error {
    if status == 401 {
        let cause = "the club does not know the key: it was replaced or deleted, or mistyped";
        return io::Error::new(io::ErrorKind::PermissionDenied, cause);
    }
    io::Error::other(format!("{status}: {}", String::from_utf8_lossy(content)))
}

/// Checks the address of a club.
fn check(url: &str) -> io::Result<String> {
    let uri: Uri = url
        .parse()
        .map_err(|error| invalid(format!("{url}: {error}")))?;
    let is_known = matches!(uri.scheme_str(), Some("http" | "https"));
    if !is_known || uri.host().is_none_or(str::is_empty) {
        let wanted = "an address begins with http:// or https://, and a host follows";
        return Err(invalid(format!("{url}: {wanted}")));
    }
    Ok(url.trim_end_matches('/').to_owned())
}

impl Client {
    /// Makes a visitor of the club at an address, such as `http://127.0.0.1:8090/`. Certificates are
    /// those that the system trusts.
    ///
    /// # Errors
    /// If it is not an address of HTTP.
    pub fn new(url: &str, key: Option<String>) -> io::Result<Client> {
        let tls = TlsConfig::builder().root_certs(RootCerts::PlatformVerifier);
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .proxy(None)
            .max_redirects(0)
            .tls_config(tls.build());
        Ok(Client {
            agent: config.build().into(),
            url: check(url)?,
            cookie: None,
            key,
            headers: Vec::new(),
            patience: PATIENCE,
        })
    }

    /// Goes on with the same session at another address of the club.
    ///
    /// # Errors
    /// If it is not an address of HTTP.
    pub fn move_to(&mut self, url: &str) -> io::Result<()> {
        self.url = check(url)?;
        Ok(())
    }

    /// Adds a header to all requests.
    ///
    /// # Errors
    /// If there is no such header.
    pub fn add_header(&mut self, name: &str, value: &str) -> io::Result<()> {
        let name = name.parse().map_err(invalid)?;
        self.headers.push((name, value.parse().map_err(invalid)?));
        Ok(())
    }

    /// Returns the cookie of the session, for other connections.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Sends a request, and waits for the head of the answer. `limit` is for the time
    /// of the answer's body.
    fn send(
        &self,
        method: &str,
        path: &str,
        body: String,
        limit: Option<Duration>,
    ) -> io::Result<Response<Body>> {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.url))
            .header(CONTENT_TYPE, "application/json");
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        if let Some(key) = &self.key {
            request = request.header(AUTHORIZATION, format!("Bearer {key}"));
        }
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        let request = request.body(body).map_err(invalid)?;
        let patience = Some(self.patience);
        let config = self
            .agent
            .configure_request(request)
            .allow_non_standard_methods(true)
            .timeout_connect(patience)
            .timeout_send_request(patience)
            .timeout_send_body(patience)
            .timeout_recv_response(patience)
            .timeout_recv_body(limit)
            .timeout_per_read(patience);
        self.agent.run(config.build()).map_err(|error| {
            let error = error.into_io();
            io::Error::new(error.kind(), format!("{}: {error}", self.url))
        })
    }

    /// Sends a request, and returns the status and the JSON of its answer.
    ///
    /// # Errors
    /// If there is no answer, or it is not of HTTP.
    pub fn request(
        &mut self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> io::Result<(u16, Value)> {
        let (status, text) = self.request_text(method, path, body)?;
        Ok((status, serde_json::from_slice(&text).unwrap_or_default()))
    }

    /// Sends a request, and returns the status and the content of its answer.
    ///
    /// # Errors
    /// If there is no answer, or it is not of HTTP.
    pub fn request_text(
        &mut self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> io::Result<(u16, Vec<u8>)> {
        let body = body.map(ToString::to_string).unwrap_or_default();
        let mut response = self.send(method, path, body, Some(self.patience))?;
        let cookie = response.headers().get(SET_COOKIE);
        let cookie = cookie.and_then(|cookie| cookie.to_str().ok()?.split(';').next());
        if let Some(cookie) = cookie {
            self.cookie = Some(cookie.to_owned());
        }
        let content = response
            .body_mut()
            .with_config()
            .limit(LONGEST)
            .read_to_vec();
        let content = content.map_err(ureq::Error::into_io)?;
        Ok((response.status().as_u16(), content))
    }

    /// Asks for something to be done, and returns the status and the answer's text.
    pub(crate) fn post(&mut self, path: &str) -> io::Result<(u16, String)> {
        let (status, content) = self.request_text("POST", path, None)?;
        Ok((status, String::from_utf8_lossy(&content).into_owned()))
    }

    /// Asks for a stream of lines.
    ///
    /// # Errors
    /// If it is refused, or there is no answer.
    pub fn lines(&self, path: &str) -> io::Result<Lines> {
        let mut response = self.send("GET", path, String::new(), None)?;
        let status = response.status().as_u16();
        if status != 200 {
            let content = response.body_mut().read_to_vec().unwrap_or_default();
            return Err(refusal(status, &content));
        }
        let (sender, lines) = mpsc::sync_channel(1);
        // A connection that is lost silently blocks this thread alone.
        std::thread::Builder::new().spawn(move || {
            let mut reader = BufReader::new(response.into_body().into_reader());
            while let Some(line) = read_line(&mut reader).transpose() {
                let has_failed = line.is_err();
                if sender.send(line).is_err() || has_failed {
                    return;
                }
            }
        })?;
        Ok(Lines(lines))
    }
}

/// Reads a line; `None` at the end.
fn read_line(reader: &mut BufReader<ureq::BodyReader<'static>>) -> io::Result<Option<String>> {
    let mut line = String::new();
    match reader.by_ref().take(LONGEST_LINE).read_line(&mut line)? {
        0 => Ok(None),
        _ if line.ends_with('\n') => Ok(Some(line)),
        _ => Err(io::ErrorKind::UnexpectedEof.into()),
    }
}

/// A stream of lines, each a JSON value.
pub struct Lines(Receiver<io::Result<String>>);

impl Lines {
    /// Waits for the next line that is not empty; `None` at the end.
    ///
    /// # Errors
    /// If the connection is lost, or a line is not JSON.
    #[allow(
        clippy::should_implement_trait,
        reason = "an iterator would hide the errors at the end"
    )]
    pub fn next<T: DeserializeOwned>(&mut self) -> io::Result<Option<T>> {
        self.next_unless(&Stop::new(&Interrupt::never()))
    }

    /// The same; `None` if a stop is requested, too.
    pub(super) fn next_unless<T: DeserializeOwned>(
        &mut self,
        stop: &Stop,
    ) -> io::Result<Option<T>> {
        let mut heard = Instant::now();
        while !stop.is_requested() {
            match self.0.recv_timeout(TICK) {
                Ok(Ok(line)) if line.trim().is_empty() => heard = Instant::now(),
                Ok(line) => return Ok(Some(serde_json::from_str(&line?)?)),
                Err(RecvTimeoutError::Timeout) if heard.elapsed() < PATIENCE => {}
                Err(RecvTimeoutError::Timeout) => return Err(io::ErrorKind::TimedOut.into()),
                Err(RecvTimeoutError::Disconnected) => return Ok(None),
            }
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write as _;
    use std::net::{TcpListener, TcpStream};

    /// Makes a visitor without much patience of a club that does something with each connection.
    fn visitor(serve: fn(&mut TcpStream)) -> Client {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}/", listener.local_addr().unwrap());
        std::thread::spawn(move || {
            let mut open = Vec::new();
            for mut stream in listener.incoming().map(Result::unwrap) {
                serve(&mut stream);
                open.push(stream);
            }
        });
        let mut visitor = Client::new(&url, None).unwrap();
        visitor.patience = Duration::from_millis(300);
        visitor
    }

    fn answer(stream: &mut TcpStream, status: u16) {
        let _ = BufReader::new(&mut *stream).read_line(&mut String::new());
        let head = format!("HTTP/1.1 {status} Answer\r\nContent-Length: 9\r\n\r\n{{");
        stream.write_all(head.as_bytes()).unwrap();
    }

    #[test]
    fn no_request_waits_without_limit() {
        let (sender, failed) = mpsc::channel();
        std::thread::spawn(move || {
            let mut club = visitor(|stream| answer(stream, 200));
            let body = club.request_text("GET", "/api/account", None);
            sender.send(body.unwrap_err()).unwrap();
            let mut club = visitor(|_| {});
            let long = Value::String("x".repeat(64 << 20));
            let sent = club.request_text("POST", "/", Some(&long));
            sender.send(sent.unwrap_err()).unwrap();
            let refused = visitor(|stream| answer(stream, 401)).lines("/api/stream/event");
            sender.send(refused.map(drop).unwrap_err()).unwrap();
        });
        for expected in ["timeout", "timeout: send", "know the key"] {
            let error = failed.recv_timeout(PATIENCE / 2).unwrap().to_string();
            assert!(error.contains(expected), "{error}");
        }
    }
}
