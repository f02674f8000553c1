use super::dump::write_dump;
use super::help::help;
use super::output::Message;
use super::reply::{GameSetting, Reply};
use crate::sanitize::sanitize;
use loa::{Color, Jumps, Outcome, Ply, Position, Preset, Square, SquareSet, join};
use std::fmt::{self, Write};

/// Writes whole lines, without styles.
impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reply::ComputerMove(mv) => writeln!(f, "* {mv}"),
            Reply::Passed(color) => writeln!(f, "{color} has no move and passes."),
            Reply::Over(verdict) => f.write_str(&over(verdict.outcome, &verdict.reason)),
            Reply::Ended(end) => f.write_str(&over(end.outcome(), end)),
            Reply::Dump(position) => f.write_str(&write_dump(position)),
            Reply::Board(picture) => write!(f, "{picture}"),
            Reply::Moves { position, jumps } => f.write_str(&moves(position, jumps)),
            Reply::Fen(fen) => writeln!(f, "{fen}"),
            Reply::Setting(setting) if setting.new => write!(f, "New game: {}", game(setting)),
            Reply::Setting(setting) => write!(f, "This game: {}{}", game(setting), presets()),
            Reply::MoveLimit(None) => writeln!(f, "Move limit: none."),
            Reply::MoveLimit(plies) => {
                writeln!(f, "Move limit: {}.", limit(*plies).trim_start_matches(", "))
            }
            Reply::Undone(undone) => writeln!(f, "Took back {}.", join(undone, ", ")),
            Reply::Redone(moves) => writeln!(f, "Played {} again.", join(moves, ", ")),
            Reply::List { earlier, plies } => f.write_str(&list(*earlier, plies)),
            Reply::Hint { mv, because } => writeln!(f, "Try {mv} ({because})."),
            Reply::Evaluation {
                pieces,
                lines,
                black,
            } => f.write_str(&evaluation(pieces, lines, black)),
            Reply::Text(text) => writeln!(f, "{}", sanitize(text)),
            Reply::Help(topic) => f.write_str(&help(topic)),
        }
    }
}

/// Writes an error, without the end of the line and without reserved signs.
pub fn write_berkeley_error(error: &str) -> String {
    format!("Error: {}", sanitize(error))
}

fn over(outcome: Outcome, reason: &dyn fmt::Display) -> String {
    format!("{}\nReason: {reason}.\n", Message::End(outcome))
}

fn moves(position: &Position, jumps: &[Jumps]) -> String {
    let mut text = String::new();
    for jumps in jumps {
        let _ = write!(text, "{}:", jumps.from);
        for to in jumps.to {
            let taken = if position.at(to).is_some() { "x" } else { "" };
            let _ = write!(text, " {taken}{to}");
        }
        text.push_str(if jumps.to.is_empty() {
            " no moves\n"
        } else {
            "\n"
        });
    }
    let other = |jumps: &Jumps| position.at(jumps.from) == Some(!position.turn());
    if jumps.iter().any(other) {
        let _ = writeln!(text, "It is {}'s turn.", position.turn());
    }
    let count: u32 = jumps.iter().map(|jumps| jumps.to.len()).sum();
    let plural = if count == 1 { "" } else { "s" };
    let _ = writeln!(text, "{count} move{plural}; x is a capture.");
    text
}

fn game(setting: &GameSetting) -> String {
    let player = |color| match setting.computer[color] {
        true => "the computer",
        false => "manual",
    };
    format!(
        "{} board, {} start{}.\nRules {}: {}.\nBlack: {}, White: {}.\n",
        setting.size,
        setting.start,
        limit(setting.move_limit),
        setting.preset.name,
        setting.preset.summary,
        player(Color::Black),
        player(Color::White),
    )
}

fn limit(plies: Option<u32>) -> String {
    match plies {
        Some(1) => ", tie after 1 ply".to_owned(),
        Some(2) => ", tie after 1 move each".to_owned(),
        Some(plies) if plies % 2 == 0 => format!(", tie after {} moves each", plies / 2),
        Some(plies) => format!(", tie after {plies} plies"),
        None => String::new(),
    }
}

fn presets() -> String {
    let mut text = "Rules to choose from:\n".to_owned();
    for preset in Preset::ALL {
        let limit = preset.rules.move_limit;
        let limit = limit.map(|plies| format!(", limit {}", plies / 2));
        let limit = limit.unwrap_or_default();
        let _ = writeln!(text, "  {:<16} {}{limit}", preset.name, preset.summary);
    }
    text
}

/// Writes a move of each side on a line, with `x` for captures.
fn list(earlier: u32, plies: &[Ply]) -> String {
    let Some(first) = plies.first() else {
        return "No moves have been made.\n".to_owned();
    };
    let mut words: Vec<String> = plies
        .iter()
        .map(|ply| match ply.is_capture() {
            true => ply.mv.to_string().replace('-', "x"),
            false => ply.mv.to_string(),
        })
        .collect();
    if first.before.turn() == Color::White {
        words.insert(0, "...".to_owned());
    }
    let mut text = String::new();
    for (number, pair) in (earlier + 1..).zip(words.chunks(2)) {
        let line = format!("{number:3}. {:<8}{}", pair[0], pair[1..].concat());
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

fn evaluation(pieces: &[(Square, Color, i32)], lines: &[(SquareSet, i32)], black: &str) -> String {
    const IN_A_ROW: usize = 8;
    const MOST_LINES: usize = 5;
    let mut text = "What each piece adds for its side, in points:\n".to_owned();
    for color in Color::ALL {
        let own = pieces.iter().filter(|(_, of, _)| *of == color);
        let shares: Vec<String> = own
            .map(|(square, _, points)| format!("{square} {points:>+4}"))
            .collect();
        let mut name = color.to_string();
        for shares in shares.chunks(IN_A_ROW) {
            let _ = writeln!(text, "{name:<5}  {}", shares.join("  "));
            name.clear();
        }
    }
    let mut lines: Vec<_> = lines.iter().filter(|(_, points)| *points != 0).collect();
    lines.sort_by_key(|(_, points)| std::cmp::Reverse(points.abs()));
    if !lines.is_empty() {
        text += "The lines that count most, in points for Black:\n";
    }
    for (squares, points) in lines.into_iter().take(MOST_LINES) {
        if let Some((first, last)) = squares.first().zip(squares.into_iter().last()) {
            let _ = writeln!(text, "{first}-{last} {points:>+4}");
        }
    }
    let _ = writeln!(text, "For Black: {black}");
    text
}
