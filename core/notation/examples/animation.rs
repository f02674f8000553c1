//! Prints the first game of an SGF file as an animated picture, or one of its moves as a picture.
//!
//! ```sh
//! cargo run --release -p lines-of-action-notation --example animation -- docs/book/desk/game.sgf > game.svg
//! cargo run --release -p lines-of-action-notation --example animation -- docs/book/desk/game.sgf 37 > move-37.svg
//! ```

use loa::Move;
use loa_notation::drawing::BoardPicture;
use loa_notation::read_records;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("which file?")?;
    let text = String::from_utf8_lossy(&std::fs::read(&path)?).into_owned();
    let records = read_records(&text)?;
    let game = records.first().ok_or("no game")?.to_game()?;
    let Some(number) = std::env::args().nth(2) else {
        println!("{}", BoardPicture::default().animation(&game));
        return Ok(());
    };
    let number: usize = number.parse()?;
    let ply = game
        .past()
        .get(number.wrapping_sub(1))
        .ok_or("no such move")?;
    let picture = BoardPicture {
        arrows: vec![ply.mv],
        lines: match ply.mv {
            Move::Jump(from, _) => Some(from),
            Move::Pass => None,
        },
        ..BoardPicture::default()
    };
    println!("{}", picture.svg(&ply.before));
    Ok(())
}
