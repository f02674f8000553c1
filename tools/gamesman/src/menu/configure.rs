use super::help;
use crate::answers::{key, number, refuse, say};
use crate::player::{PlayerKind, is_name};
use crate::screen::{CHOICE, Next, Out, Screen, Step};
use crate::state::State;
use crate::text::on_off;
use loa::Color;

/// The menu of the players and of hints and predictions.
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
    PlayerKind(Color),
    Percent(Color),
    GiveBacks,
}

/// The most give-backs in a game.
const MOST_GIVE_BACKS: usize = 99;

impl Screen for Configure {
    fn show(&mut self, state: &mut State, out: &mut Out) -> Step<()> {
        out(&menu(state));
        Ok(())
    }

    fn prompt(&self, state: &State) -> String {
        match self.asking {
            Asking::Choice => CHOICE.to_owned(),
            Asking::Name(color) => format!("New name of {}: ", state.player_name(color)),
            Asking::PlayerKind(color) => format!("{} is to be: ", state.player_name(color)),
            Asking::Percent(_) => {
                "How many percent of its moves are perfect, 0 to 100: ".to_owned()
            }
            Asking::GiveBacks => format!("How many slips in a game, 0 to {MOST_GIVE_BACKS}: "),
        }
    }

    fn answer(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Step {
        Ok(match self.asking {
            Asking::Choice => self.choose(typed, state, out),
            Asking::Name(color) => self.take_name(typed, color, state, out),
            Asking::PlayerKind(color) => self.take_kind(typed, color, state, out),
            Asking::Percent(color) => match number(typed, 0..=100, out) {
                Some(percent) => self.set_kind(PlayerKind::Imperfect(percent), color, state),
                None => Next::Stay,
            },
            Asking::GiveBacks => match number(typed, 0..=MOST_GIVE_BACKS, out) {
                Some(slips) => {
                    state.give_backs = slips;
                    self.done()
                }
                None => Next::Stay,
            },
        })
    }
}

impl Configure {
    fn choose(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Next {
        match key(typed) {
            Some('1') => self.ask(Asking::Name(Color::Black)),
            Some('2') => self.ask(Asking::Name(Color::White)),
            Some('3') => self.ask_kind(Color::Black, out),
            Some('4') => self.ask_kind(Color::White, out),
            Some('f') => {
                state.flip_sides();
                Next::Show
            }
            Some('p') => {
                state.predictions = !state.predictions;
                Next::Show
            }
            Some('t') => {
                state.hints = !state.hints;
                Next::Show
            }
            Some('e') => {
                state.evaluations = !state.evaluations;
                Next::Show
            }
            Some('s') => {
                state.skips_single = !state.skips_single;
                Next::Show
            }
            Some('g') => self.ask(Asking::GiveBacks),
            Some('h' | '?') => say(help::CONFIGURE, out),
            Some('b') => Next::Back,
            Some('q') => Next::Quit,
            _ => refuse(typed, "type one of 1 2 3 4 f g p t e s h b q", out),
        }
    }

    fn ask(&mut self, asking: Asking) -> Next {
        self.asking = asking;
        Next::Stay
    }

    fn ask_kind(&mut self, color: Color, out: &mut Out) -> Next {
        out(KINDS);
        self.ask(Asking::PlayerKind(color))
    }

    fn take_name(&mut self, typed: &str, color: Color, state: &mut State, out: &mut Out) -> Next {
        if !is_name(typed) {
            let expected = "a name has 1 to 20 letters, digits, blanks, or - _ . '";
            return refuse(typed, expected, out);
        }
        if typed == state.players[!color].name {
            return refuse(typed, "the other player has that name", out);
        }
        state.players[color].name = typed.to_owned();
        self.done()
    }

    fn take_kind(&mut self, typed: &str, color: Color, state: &mut State, out: &mut Out) -> Next {
        let kind = match key(typed) {
            Some('h') => PlayerKind::Human,
            Some('p') => PlayerKind::Perfect,
            Some('r') => PlayerKind::Random,
            Some('m') => PlayerKind::Misere,
            Some('g') => PlayerKind::GivingBack,
            Some('e') => PlayerKind::Evaluator,
            Some('i') => return self.ask(Asking::Percent(color)),
            Some('b') => return self.done(),
            _ => return refuse(typed, "type one of the letters h p i r m g e b", out),
        };
        self.set_kind(kind, color, state)
    }

    fn set_kind(&mut self, kind: PlayerKind, color: Color, state: &mut State) -> Next {
        state.players[color].kind = kind;
        self.done()
    }

    fn done(&mut self) -> Next {
        self.asking = Asking::Choice;
        Next::Show
    }
}

fn menu(state: &State) -> String {
    let name = |color: Color| &state.players[color].name;
    let kind = |color: Color| state.players[color].kind;
    let begins = state.variant.initial_position().turn();
    let first = |color| {
        if color == begins {
            ", who moves first"
        } else {
            ""
        }
    };
    format!(
        "
  1)  name of player 1, X{}: {}
  2)  name of player 2, o{}: {}
  3)  player 1 is: {}
  4)  player 2 is: {}
  f)  (F)lip sides: the other one moves first
  g)  (G)ive-backs: slips that computers give back in a game, now {}

  p)  (P)redictions, now {}
  t)  hin(T)s, now {}
  e)  static (E)valuations, now {}
  s)  (S)kip your turn when there is only one move, now {}

  h)  (H)elp
  b)  (B)ack
  q)  (Q)uit

",
        first(Color::Black),
        name(Color::Black),
        first(Color::White),
        name(Color::White),
        kind(Color::Black),
        kind(Color::White),
        state.give_backs,
        on_off(state.predictions),
        on_off(state.hints),
        on_off(state.evaluations),
        on_off(state.skips_single),
    )
}

const KINDS: &str = "
  h)  a (H)uman
  p)  a computer that plays (P)erfectly
  i)  a computer that plays (I)mperfectly, with a given percentage of perfect moves
  r)  a computer that plays (R)andomly
  m)  a computer that plays (M)isere: it tries to lose
  g)  a computer that plays perfectly and (G)ives back every slip of yours
  e)  a computer that plays the move with the best static (E)valuation
  b)  as (B)efore

";
