//! Shared by the commands with a page: the token in its address, and opening a browser.

use crate::say::tell;
use loa_web::{Server, Token};
use loa_work::system::{is_open_to_others, private};
use loa_work::{LARGEST_TEXT, folder_of, read_text};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Returns the secret token of the page's address. It is saved if possible, so that addresses stay
/// valid after a restart.
pub(crate) fn token() -> anyhow::Result<Token> {
    let path = token_file();
    if let Some(path) = &path
        && let Ok(text) = read_text(path, LARGEST_TEXT)
        && let Ok(token) = text.trim().parse()
    {
        if is_open_to_others(path) {
            let path = path.display();
            tell!(
                "Warning: other users can read {path}, which has the secret part of the page's \
                 address. To keep it secret, remove that file; a new one is made at the next start."
            );
        }
        return Ok(token);
    }
    let token = Token::random()?;
    if let Some(path) = path {
        // If this fails, the next address will differ.
        let _ = save(&path, &token);
    }
    Ok(token)
}

/// Returns where the token is saved: in the user's state folder.
fn token_file() -> Option<PathBuf> {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    let folder = set("XDG_STATE_HOME")
        .map(PathBuf::from)
        .or_else(|| set("HOME").map(|home| PathBuf::from(home).join(".local/state")))
        .or_else(|| set("LOCALAPPDATA").map(PathBuf::from))?;
    folder.is_absolute().then(|| folder.join("loa/token"))
}

/// Saves a token in a file that only the user can read.
fn save(path: &Path, token: &Token) -> std::io::Result<()> {
    fs::create_dir_all(folder_of(path))?;
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    let mut file = private(&mut options).open(path)?;
    writeln!(file, "{}", token.as_str())
}

/// Opens the page in the user's browser; `false` if that is not possible.
///
/// All users can see the command lines of programs. So the browser gets a one-time address.
pub(crate) fn open_browser(server: &Server) -> bool {
    #[cfg(all(unix, not(target_os = "macos")))]
    {
        // Without a display some openers start a browser in the terminal.
        let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        if !is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY") {
            return false;
        }
    }
    let address = server.one_time_address();
    address.is_ok_and(|address| open::that_detached(address).is_ok())
}
