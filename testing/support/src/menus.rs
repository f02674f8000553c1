//! Parts of hosts of GAMESMAN's menus that play and keep files without a system.

use loa::{Game, Position};
use loa_gamesman::{Advice, SearchScore};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io;
use std::rc::Rc;

/// Advises the first move, and that it is worth nothing.
pub fn first_move(game: &Game) -> Option<Advice> {
    let mv = *game.legal_moves().first()?;
    let value = SearchScore::Points(0);
    Some(Advice { mv, value })
}

/// Evaluates a position: the share of the jumps that are the mover's.
pub fn share_of_jumps(position: &Position) -> f64 {
    let [own, other] = [position.turn(), !position.turn()].map(|color| position.mobility(color));
    (f64::from(own) - f64::from(other)) / f64::from(own + other).max(1.0)
}

/// Files in memory; names that begin with `/` can't be written.
#[derive(Clone, Default)]
pub struct Memory(pub Rc<RefCell<BTreeMap<String, String>>>);

impl Memory {
    /// Writes a file as a host does.
    ///
    /// # Errors
    /// If it can't be written, or exists and may not be replaced.
    pub fn write(
        &self,
        name: &str,
        replace: bool,
        fill: &mut dyn FnMut(&mut dyn io::Write) -> io::Result<()>,
    ) -> io::Result<()> {
        if name.starts_with('/') {
            return Err(io::Error::new(
                io::ErrorKind::PermissionDenied,
                "Permission denied",
            ));
        }
        if !replace && self.0.borrow().contains_key(name) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        let mut bytes = Vec::new();
        fill(&mut bytes)?;
        self.0.borrow_mut().insert(
            name.to_owned(),
            String::from_utf8(bytes).expect("files of text"),
        );
        Ok(())
    }
}
