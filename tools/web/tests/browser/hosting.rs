//! A web host of static files, below a path, that compresses them as most hosts do.
//! Half of a file waits while there is one with the ending `.held` besides.

use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

/// Where the site is on the host.
const PATH: &str = "/games/loa/";

/// A host. It refuses connections once it is dropped, and answers no more.
pub(crate) struct Host {
    local: SocketAddr,
    has_ended: Arc<AtomicBool>,
}

impl Host {
    pub(crate) fn start(listen: SocketAddr, folder: &Path) -> Host {
        let listener = TcpListener::bind(listen).unwrap();
        let local = listener.local_addr().unwrap();
        let has_ended = Arc::new(AtomicBool::new(false));
        let (ended, folder) = (Arc::clone(&has_ended), folder.to_owned());
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                if ended.load(Relaxed) {
                    break;
                }
                let (ended, folder) = (Arc::clone(&ended), folder.clone());
                std::thread::spawn(move || serve(&stream, &folder, &ended));
            }
        });
        Host { local, has_ended }
    }

    pub(crate) const fn local(&self) -> SocketAddr {
        self.local
    }

    pub(crate) fn address(&self) -> String {
        format!("http://{}{PATH}", self.local)
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.has_ended.store(true, Relaxed);
        // The listener waits for one more connection.
        drop(TcpStream::connect(self.local));
    }
}

/// Answers the requests of a connection.
fn serve(stream: &TcpStream, folder: &Path, ended: &AtomicBool) -> io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    while let Some(first) = lines.next().transpose()? {
        while lines
            .next()
            .transpose()?
            .is_some_and(|line| !line.is_empty())
        {}
        if ended.load(Relaxed) {
            break;
        }
        let path = first.split(' ').nth(1).unwrap_or_default();
        let file = path.strip_prefix(PATH).map(|name| file(folder, name));
        let held = file.as_ref().map(|file| file.with_added_extension("held"));
        let answer = match file.map(|file| (fs::read(&file), file)) {
            Some((Ok(content), file)) => answer(&content, content_type(&file))?,
            _ => b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n".to_vec(),
        };
        // Half of a file comes at once, and the rest when the other file is gone.
        let (half, rest) = answer.split_at(answer.len() / 2);
        { stream }.write_all(half)?;
        while held.as_ref().is_some_and(|held| held.exists()) && !ended.load(Relaxed) {
            std::thread::sleep(Duration::from_millis(20));
        }
        { stream }.write_all(rest)?;
    }
    Ok(())
}

fn file(folder: &Path, name: &str) -> PathBuf {
    folder.join(if name.is_empty() { "index.html" } else { name })
}

fn answer(content: &[u8], kind: &str) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    let content = encoder.finish()?;
    let mut answer = format!(
        "HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nContent-Encoding: gzip\r\nContent-Length: {}\r\n\r\n",
        content.len()
    )
    .into_bytes();
    answer.extend(content);
    Ok(answer)
}

fn content_type(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html",
        Some("js" | "mjs") => "text/javascript",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    }
}
