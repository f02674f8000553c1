use super::{CHOICE, Configure, StartMenu, help};
use crate::analysis::Analysis;
use crate::desk::Desk;
use crate::play::Play;
use crate::screen::{Next, Out, Screen};
use crate::words::{key, refusal};
use loa::Color;
use loa_solver::TableError;

/// The menu for a variant that has been solved, or is to be played without.
pub(crate) struct MainMenu;

impl Screen for MainMenu {
    fn show(&mut self, desk: &mut Desk, out: &mut Out) -> Result<(), TableError> {
        out(&menu(desk));
        Ok(())
    }

    fn prompt(&self, _: &Desk) -> String {
        CHOICE.to_owned()
    }

    fn answer(&mut self, typed: &str, desk: &mut Desk, out: &mut Out) -> Result<Next, TableError> {
        Ok(match key(typed) {
            Some('p') => Next::go(Play::new(desk)),
            Some('a') => match &desk.solved {
                Some(solved) => Next::go(Analysis::new(solved.clone())),
                None => {
                    out("There is nothing to analyse: the board has not been solved.\n");
                    Next::Stay
                }
            },
            Some('c') => Next::go(Configure::default()),
            Some('f') => {
                flip_sides(desk);
                Next::Show
            }
            Some('h' | '?') => {
                out(help::MAIN);
                Next::Stay
            }
            Some('b') => {
                desk.solved = None;
                Next::go(StartMenu::default())
            }
            Some('q') => Next::Quit,
            _ => {
                out(&refusal(typed, "type one of the letters p a c f h b q"));
                Next::Stay
            }
        })
    }
}

fn menu(desk: &Desk) -> String {
    let solved = if desk.solved.is_some() {
        "solved"
    } else {
        "not solved, computers search for their moves"
    };
    let player = |color: Color| format!("{}, {}", desk.who(color), desk.players[color].kind);
    format!(
        "
  {}, {solved}
  {}, moves first
  {}

  p)  (P)lay
  a)  (A)nalyse
  c)  (C)onfigure the players
  f)  (F)lip sides: the other one moves first

  h)  (H)elp
  b)  (B)ack
  q)  (Q)uit

",
        desk.variant,
        player(Color::Black),
        player(Color::White),
    )
}

/// Lets the other player have `X`, and with it the first move.
pub(super) fn flip_sides(desk: &mut Desk) {
    std::mem::swap(&mut desk.players.black, &mut desk.players.white);
}
