use super::{flip_sides, help, menu, switch};
use crate::player::{PlayerKind, is_name, sign};
use crate::question::{ask, ask_number, refuse, say};
use crate::screen::{Next, Out, Step};
use crate::state::State;
use crate::text::on_off;
use loa::Color;

/// The most give-backs in a game.
const MOST_GIVE_BACKS: usize = 99;

/// The menu of the players and of hints and predictions.
pub(crate) fn configure(state: &mut State, out: &mut Out) -> Step {
    let begins = state.variant.initial_position().turn();
    let name = |number, color: Color| {
        let (sign, name) = (sign(color), &state.players[color].name);
        let first = ["", ", who moves first"][usize::from(color == begins)];
        format!("name of player {number}, {sign}{first}: {name}")
    };
    let (name_1, name_2) = (name(1, Color::Black), name(2, Color::White));
    let [kind_1, kind_2] = [Color::Black, Color::White].map(|color| state.kind_text(color));
    let predictions = on_off(state.predictions);
    let (hints, evaluations) = (on_off(state.hints), on_off(state.evaluations));
    let (skips, slips) = (on_off(state.skips_single), state.give_backs);
    let menu = menu! { |state, out| ""
        '1' "{name_1}" => ask_name(Color::Black, state),
        '2' "{name_2}" => ask_name(Color::White, state),
        '3' "player 1 is: {kind_1}" => ask_kind(Color::Black, state, out),
        '4' "player 2 is: {kind_2}" => ask_kind(Color::White, state, out),
        'f' "(F)lip sides: the other one moves first" => flip_sides(state),
        'g' "(G)ive-backs: slips that computers give back in a game, now {slips}" => ask_give_backs();

        'p' "(P)redictions, now {predictions}" => switch(&mut state.predictions),
        't' "hin(T)s, now {hints}" => switch(&mut state.hints),
        'e' "static (E)valuations, now {evaluations}" => switch(&mut state.evaluations),
        's' "(S)kip your turn when there is only one move, now {skips}" =>
            switch(&mut state.skips_single);

        'h' "(H)elp" => say(help::CONFIGURE, out),
        'b' "(B)ack" => Ok(Next::Back),
        'q' "(Q)uit" => Ok(Next::Quit)
    };
    menu.ask(out)
}

fn ask_name(color: Color, state: &State) -> Step {
    let prompt = format!("New name of {}: ", state.player_name(color));
    ask(prompt, move |state, typed, out| {
        if !is_name(typed) {
            let expected = "a name has 1 to 20 letters, digits, blanks, or - _ . '";
            return refuse(typed, expected, out);
        }
        if typed == state.players[!color].name {
            return refuse(typed, "the other player has that name", out);
        }
        state.players[color].name = typed.to_owned();
        Ok(Next::Show)
    })
}

fn ask_kind(color: Color, state: &State, out: &mut Out) -> Step {
    let kinds = menu! { |state, out| "the letters "
        'h' "a (H)uman" => set_kind(PlayerKind::Human, color, state),
        'p' "a computer that plays (P)erfectly" => set_kind(PlayerKind::Perfect, color, state),
        'i' "a computer that plays (I)mperfectly, with a given percentage of perfect moves" =>
            ask_percent(color),
        'r' "a computer that plays (R)andomly" => set_kind(PlayerKind::Random, color, state),
        'm' "a computer that plays (M)isere: it tries to lose" => set_kind(PlayerKind::Misere, color, state),
        'g' "a computer that plays perfectly and (G)ives back every slip of yours" =>
            set_kind(PlayerKind::GivingBack, color, state),
        'e' "a computer that plays the move with the best static (E)valuation" =>
            set_kind(PlayerKind::Evaluator, color, state),
        'b' "as (B)efore" => Ok(Next::Show)
    };
    kinds.ask_with(format!("{} is to be: ", state.player_name(color)), out)
}

fn ask_percent(color: Color) -> Step {
    let what = "How many percent of its moves are perfect";
    ask_number(what, 0..=100, "", move |state, percent, _| {
        set_kind(PlayerKind::Imperfect(percent), color, state)
    })
}

fn set_kind(kind: PlayerKind, color: Color, state: &mut State) -> Step {
    state.players[color].kind = kind;
    Ok(Next::Show)
}

fn ask_give_backs() -> Step {
    let what = "How many slips in a game";
    ask_number(what, 0..=MOST_GIVE_BACKS, "", |state, slips, _| {
        state.give_backs = slips;
        Ok(Next::Show)
    })
}
