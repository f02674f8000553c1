//! A client of a club for programs: requests one after the other, and streams of lines.

use serde::de::DeserializeOwned;
use serde_json::Value;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// The longest time for an answer, or between the lines of a stream.
const PATIENCE: Duration = Duration::from_secs(30);
/// The longest answer, in bytes.
const LONGEST: usize = 64 << 20;

/// A connection, encrypted or not.
trait Stream: Read + Write + Send {}

impl<S: Read + Write + Send> Stream for S {}

/// A visitor of a club.
pub struct Client {
    /// Host and port.
    address: String,
    /// The cookie of a session.
    cookie: Option<String>,
    /// The key of a program.
    key: Option<String>,
    /// What else is in the head of each request.
    headers: String,
    connection: Option<BufReader<Box<dyn Stream>>>,
}

/// The head of an answer.
struct Head {
    status: u16,
    length: Option<usize>,
    is_chunked: bool,
    cookie: Option<String>,
}

fn invalid(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what.to_owned())
}

impl Client {
    /// Makes a visitor of the club at an address, such as `http://127.0.0.1:8090/`.
    ///
    /// # Errors
    /// If it is not an address of HTTP.
    pub fn new(url: &str, key: Option<String>) -> io::Result<Client> {
        Ok(Client {
            address: address(url)?,
            cookie: None,
            key,
            headers: String::new(),
            connection: None,
        })
    }

    /// Goes on with the same session at another address of the club.
    ///
    /// # Errors
    /// If it is not an address of HTTP.
    pub fn move_to(&mut self, url: &str) -> io::Result<()> {
        self.address = address(url)?;
        self.connection = None;
        Ok(())
    }

    /// Adds a header to all requests.
    pub fn add_header(&mut self, name: &str, value: &str) {
        self.headers.push_str(&format!("{name}: {value}\r\n"));
    }

    /// Returns the cookie of the session, for other connections.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    fn connect(&self) -> io::Result<BufReader<Box<dyn Stream>>> {
        let stream = TcpStream::connect(&self.address)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        Ok(BufReader::new(Box::new(stream)))
    }

    fn head(&self, method: &str, path: &str, length: usize) -> String {
        let mut head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n",
            self.address
        );
        if let Some(cookie) = &self.cookie {
            head.push_str(&format!("Cookie: {cookie}\r\n"));
        }
        if let Some(key) = &self.key {
            head.push_str(&format!("Authorization: Bearer {key}\r\n"));
        }
        head + &self.headers + "\r\n"
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
        let request = self.head(method, path, body.len()) + &body;
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.connect()?,
        };
        connection.get_mut().write_all(request.as_bytes())?;
        let head = read_head(&mut connection)?;
        let content = read_content(&mut connection, &head)?;
        if let Some(cookie) = head.cookie {
            self.cookie = Some(cookie);
        }
        self.connection = Some(connection);
        Ok((head.status, content))
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
        let mut connection = self.connect()?;
        let request = self.head("GET", path, 0);
        connection.get_mut().write_all(request.as_bytes())?;
        let head = read_head(&mut connection)?;
        if head.status != 200 {
            let content = read_content(&mut connection, &head)?;
            let content = String::from_utf8_lossy(&content).into_owned();
            let kind = match head.status {
                401 => io::ErrorKind::PermissionDenied,
                _ => io::ErrorKind::Other,
            };
            return Err(io::Error::new(kind, format!("{}: {content}", head.status)));
        }
        Ok(Lines {
            connection,
            read: Vec::new(),
        })
    }
}

/// Returns host and port of an address.
fn address(url: &str) -> io::Result<String> {
    let address = url.strip_prefix("http://");
    let address = address.ok_or_else(|| invalid("an address begins with http://"))?;
    let address = address.trim_end_matches('/');
    Ok(match address.contains(':') {
        true => address.to_owned(),
        false => format!("{address}:80"),
    })
}

fn read_head(connection: &mut BufReader<Box<dyn Stream>>) -> io::Result<Head> {
    let mut line = String::new();
    read_line(connection, &mut line)?;
    let status = line
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok());
    let mut head = Head {
        status: status.ok_or_else(|| invalid("not an answer of HTTP"))?,
        length: None,
        is_chunked: false,
        cookie: None,
    };
    loop {
        read_line(connection, &mut line)?;
        let Some((name, value)) = line.split_once(':') else {
            return Ok(head);
        };
        let value = value.trim();
        match name.to_ascii_lowercase().as_str() {
            "content-length" => head.length = value.parse().ok(),
            "transfer-encoding" => head.is_chunked = value.eq_ignore_ascii_case("chunked"),
            "set-cookie" => head.cookie = value.split(';').next().map(str::to_owned),
            _ => {}
        }
    }
}

/// Reads a line without its end.
fn read_line(connection: &mut impl BufRead, line: &mut String) -> io::Result<()> {
    const LONGEST_LINE: u64 = 64 << 10;
    line.clear();
    if connection.take(LONGEST_LINE).read_line(line)? == 0 {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    line.truncate(line.trim_end().len());
    Ok(())
}

fn read_content(connection: &mut BufReader<Box<dyn Stream>>, head: &Head) -> io::Result<Vec<u8>> {
    let mut content = Vec::new();
    if head.is_chunked {
        while let Some(chunk) = read_chunk(connection)? {
            content.extend(chunk);
        }
    } else if let Some(length) = head.length {
        if length > LONGEST {
            return Err(invalid("an answer that is too long"));
        }
        content.resize(length, 0);
        connection.read_exact(&mut content)?;
    }
    Ok(content)
}

/// Reads a chunk; `None` after the last.
fn read_chunk(connection: &mut BufReader<Box<dyn Stream>>) -> io::Result<Option<Vec<u8>>> {
    let mut line = String::new();
    read_line(connection, &mut line)?;
    let length = usize::from_str_radix(&line, 16).map_err(|_| invalid("a chunk without length"))?;
    if length > LONGEST {
        return Err(invalid("a chunk that is too long"));
    }
    let mut chunk = vec![0; length];
    connection.read_exact(&mut chunk)?;
    read_line(connection, &mut line)?;
    Ok((length > 0).then_some(chunk))
}

/// A stream of lines, each a JSON value.
pub struct Lines {
    connection: BufReader<Box<dyn Stream>>,
    read: Vec<u8>,
}

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
        loop {
            while let Some(end) = self.read.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.read.drain(..=end).collect();
                if !line.trim_ascii().is_empty() {
                    return Ok(Some(serde_json::from_slice(&line)?));
                }
            }
            match read_chunk(&mut self.connection)? {
                Some(chunk) if self.read.len() + chunk.len() <= LONGEST => self.read.extend(chunk),
                Some(_) => return Err(invalid("a line that is too long")),
                None => return Ok(None),
            }
        }
    }
}
