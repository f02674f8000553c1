//! `loa draw`: a picture of a position, or of a game.

use crate::beginning::{Beginning, ending_of, moves_of};
use crate::numbers::number;
use crate::progress::{ITEMS, bar};
use crate::whole_file::{check_results, write_file};
use anyhow::{Result, ensure};
use clap::Args;
use loa::{Move, Square};
use loa_notation::drawing::BoardPicture;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Args)]
pub(crate) struct Flags {
    #[command(flatten)]
    beginning: Beginning,
    /// SVG, PNG or GIF file for the picture, by its ending.
    ///
    /// A GIF has all positions of the game, and at most 2^30 pixels in all of them together.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Seconds for each position of a GIF.
    ///
    /// The last one stands four times as long.
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = number(0.0..=600.0))]
    delay: f64,
    /// Moves to draw as arrows, such as "b1-b3 c1-e3".
    ///
    /// They need not be legal.
    #[arg(
        long,
        value_name = "MOVES",
        default_value = "",
        hide_default_value = true
    )]
    arrows: String,
    /// Squares to draw circles round, such as "b3 e3".
    #[arg(
        long,
        value_name = "SQUARES",
        default_value = "",
        hide_default_value = true
    )]
    circles: String,
    /// Square whose lines are drawn.
    ///
    /// Each has its number of pieces.
    #[arg(long, value_name = "SQUARE")]
    lines: Option<Square>,
    /// Join neighbouring pieces of one side.
    #[arg(long)]
    groups: bool,
    /// Width in pixels.
    #[arg(long, value_name = "N", default_value = "360", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    width: u32,
}

pub(crate) fn run(flags: &Flags) -> Result<()> {
    let ending = ending_of(&flags.out, &["svg", "png", "gif"])?;
    let out = Some(flags.out.clone());
    check_results(&flags.beginning.game, &[("--out", &out)])?;
    let game = flags.beginning.game()?;
    let size = game.position().size();
    let arrows = moves_of(&flags.arrows)?;
    let circles = flags.circles.split_whitespace().map(str::parse);
    let circles: Vec<Square> = circles.collect::<Result<_, _>>()?;
    let ends = arrows.iter().flat_map(|mv| match *mv {
        Move::Jump(from, to) => vec![from, to],
        Move::Pass => Vec::new(),
    });
    for square in ends.chain(circles.iter().copied()).chain(flags.lines) {
        ensure!(
            size.contains(square),
            "a board of {size} does not have {square}"
        );
    }
    let picture = BoardPicture {
        last: game.last_move(),
        arrows,
        circles,
        lines: flags.lines,
        groups: flags.groups,
        width: flags.width,
    };
    let position = game.position();
    let content = match ending {
        "png" => picture.png(position),
        "gif" => {
            let shown = bar(game.past().len() as u64 + 1, ITEMS);
            let delay = Duration::from_secs_f64(flags.delay);
            picture.gif(&game, delay, || shown.inc(1))?
        }
        _ => picture.svg(position).into_bytes(),
    };
    write_file(&flags.out, content)
}
