use super::main_menu::flip_sides;
use super::{CHOICE, MainMenu, help, on_off};
use crate::desk::Desk;
use crate::player::{Kind, is_name};
use crate::screen::{Next, Out, Screen};
use crate::words::{key, refusal};
use loa::Color;
use loa_solver::TableError;

/// The menu of who plays and what the program tells them.
#[derive(Default)]
pub(crate) struct Configure {
    asking: Asking,
}

/// What the next line answers.
#[derive(Clone, Copy, Default)]
enum Asking {
    #[default]
    Choice,
    Name(Color),
    Kind(Color),
    Percent(Color),
}

impl Screen for Configure {
    fn show(&mut self, desk: &mut Desk, out: &mut Out) -> Result<(), TableError> {
        out(&menu(desk));
        Ok(())
    }

    fn prompt(&self, desk: &Desk) -> String {
        match self.asking {
            Asking::Choice => CHOICE.to_owned(),
            Asking::Name(color) => format!("New name of {}: ", desk.who(color)),
            Asking::Kind(color) => format!("{} is to be: ", desk.who(color)),
            Asking::Percent(_) => {
                "How many percent of its moves are perfect, 0 to 100: ".to_owned()
            }
        }
    }

    fn answer(&mut self, typed: &str, desk: &mut Desk, out: &mut Out) -> Result<Next, TableError> {
        Ok(match self.asking {
            Asking::Choice => self.choose(typed, desk, out),
            Asking::Name(color) => self.take_name(typed, color, desk, out),
            Asking::Kind(color) => self.take_kind(typed, color, desk, out),
            Asking::Percent(color) => self.take_percent(typed, color, desk, out),
        })
    }
}

impl Configure {
    fn choose(&mut self, typed: &str, desk: &mut Desk, out: &mut Out) -> Next {
        match key(typed) {
            Some('1') => self.asking = Asking::Name(Color::Black),
            Some('2') => self.asking = Asking::Name(Color::White),
            Some('3') => self.ask_kind(Color::Black, out),
            Some('4') => self.ask_kind(Color::White, out),
            Some('f') => {
                flip_sides(desk);
                return Next::Show;
            }
            Some('p') => {
                desk.predictions = !desk.predictions;
                return Next::Show;
            }
            Some('t') => {
                desk.hints = !desk.hints;
                return Next::Show;
            }
            Some('h' | '?') => out(help::CONFIGURE),
            Some('b') => return Next::go(MainMenu),
            Some('q') => return Next::Quit,
            _ => out(&refusal(typed, "type one of 1 2 3 4 f p t h b q")),
        }
        Next::Stay
    }

    fn ask_kind(&mut self, color: Color, out: &mut Out) {
        self.asking = Asking::Kind(color);
        out(KINDS);
    }

    fn take_name(&mut self, typed: &str, color: Color, desk: &mut Desk, out: &mut Out) -> Next {
        if !is_name(typed) {
            out(&refusal(
                typed,
                "a name has 1 to 20 letters, digits, blanks, or - _ . '",
            ));
            return Next::Stay;
        }
        if typed == desk.players[!color].name {
            out(&refusal(typed, "the other player has that name"));
            return Next::Stay;
        }
        desk.players[color].name = typed.to_owned();
        self.done()
    }

    fn take_kind(&mut self, typed: &str, color: Color, desk: &mut Desk, out: &mut Out) -> Next {
        let kind = match key(typed) {
            Some('h') => Kind::Human,
            Some('p') => Kind::Perfect,
            Some('r') => Kind::Random,
            Some('m') => Kind::Misere,
            Some('g') => Kind::GivingBack,
            Some('i') => {
                self.asking = Asking::Percent(color);
                return Next::Stay;
            }
            Some('b') => return self.done(),
            _ => {
                out(&refusal(typed, "type one of the letters h p i r m g b"));
                return Next::Stay;
            }
        };
        desk.players[color].kind = kind;
        self.done()
    }

    fn take_percent(&mut self, typed: &str, color: Color, desk: &mut Desk, out: &mut Out) -> Next {
        let Some(percent) = typed.parse().ok().filter(|percent| *percent <= 100) else {
            out(&refusal(typed, "type a number from 0 to 100"));
            return Next::Stay;
        };
        desk.players[color].kind = Kind::Imperfect(percent);
        self.done()
    }

    fn done(&mut self) -> Next {
        self.asking = Asking::Choice;
        Next::Show
    }
}

fn menu(desk: &Desk) -> String {
    let name = |color: Color| &desk.players[color].name;
    let kind = |color: Color| desk.players[color].kind;
    format!(
        "
  1)  name of player 1, X, who moves first: {}
  2)  name of player 2, o: {}
  3)  player 1 is: {}
  4)  player 2 is: {}
  f)  (F)lip sides: the other one moves first

  p)  (P)redictions, now {}
  t)  hin(T)s, now {}

  h)  (H)elp
  b)  (B)ack
  q)  (Q)uit

",
        name(Color::Black),
        name(Color::White),
        kind(Color::Black),
        kind(Color::White),
        on_off(desk.predictions),
        on_off(desk.hints),
    )
}

const KINDS: &str = "
  h)  a (H)uman
  p)  a computer that plays (P)erfectly
  i)  a computer that plays (I)mperfectly, so many percent of its moves perfectly
  r)  a computer that plays (R)andomly
  m)  a computer that plays (M)isere: it tries to lose
  g)  a computer that (G)ives back what you lose by a slip
  b)  as (B)efore

";
