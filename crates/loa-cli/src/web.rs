//! Shared by the commands with a page: the token in its address, and opening a browser.

use loa_web::Token;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Returns the secret token of the page's address. It is saved if possible, so that addresses stay
/// valid after a restart.
pub(crate) fn token() -> anyhow::Result<Token> {
    let path = token_path();
    let saved = path
        .as_deref()
        .and_then(|path| fs::read_to_string(path).ok());
    if let Some(Ok(token)) = saved.map(|text| text.trim().parse()) {
        return Ok(token);
    }
    let token = Token::random()?;
    if let Some(path) = path {
        // If this fails, the next address will differ.
        let _ = save(&path, &token);
    }
    Ok(token)
}

/// Returns the path of the saved token, in the user's state folder.
fn token_path() -> Option<PathBuf> {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    let folder = set("XDG_STATE_HOME")
        .map(PathBuf::from)
        .or_else(|| set("HOME").map(|home| PathBuf::from(home).join(".local/state")))
        .or_else(|| set("LOCALAPPDATA").map(PathBuf::from))?;
    folder
        .is_absolute()
        .then(|| folder.join("loa").join("token"))
}

/// Saves the token in a file that only the user can read.
fn save(path: &Path, token: &Token) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    writeln!(file, "{}", token.as_str())
}

/// Opens the page in the user's browser; `false` if there is none.
pub(crate) fn open_browser(address: &str) -> bool {
    #[cfg(all(unix, not(target_os = "macos")))]
    {
        // Without a display some openers start a browser in the terminal.
        let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        if !is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY") {
            return false;
        }
    }
    open::that_detached(address).is_ok()
}
