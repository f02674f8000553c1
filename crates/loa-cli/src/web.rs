//! What the commands with a page have in common: the secret of its address, and opening it.

use loa_web::Token;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Returns the secret part of the page's address. It is kept, where there is a place for that, so
/// that the page finds its server again, and links stay good.
pub(crate) fn token() -> anyhow::Result<Token> {
    let place = place();
    let kept = place
        .as_deref()
        .and_then(|path| fs::read_to_string(path).ok());
    if let Some(Ok(token)) = kept.map(|text| text.trim().parse()) {
        return Ok(token);
    }
    let token = Token::random()?;
    if let Some(path) = place {
        // Without it the next address will be another one, no more.
        let _ = keep(&path, &token);
    }
    Ok(token)
}

/// Where the secret is kept: the user's own folder for what programs remember.
fn place() -> Option<PathBuf> {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    let folder = set("XDG_STATE_HOME")
        .map(PathBuf::from)
        .or_else(|| set("HOME").map(|home| PathBuf::from(home).join(".local/state")))
        .or_else(|| set("LOCALAPPDATA").map(PathBuf::from))?;
    folder
        .is_absolute()
        .then(|| folder.join("loa").join("token"))
}

/// Writes the secret where nobody else can read it.
fn keep(path: &Path, token: &Token) -> std::io::Result<()> {
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
        // Without a screen some openers start a browser in the terminal.
        let screen = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        if !screen("DISPLAY") && !screen("WAYLAND_DISPLAY") {
            return false;
        }
    }
    open::that_detached(address).is_ok()
}
