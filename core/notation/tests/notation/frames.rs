//! Games as GIF.

use gif::{ColorOutput, DecodeOptions};
use loa::{Game, Preset, Size};
use loa_notation::drawing::BoardPicture;
use loa_notation::read_records;
use std::collections::BTreeSet;
use std::fs;
use std::time::Duration;
use test_support::pictures::play;
use test_support::repository;

const SECOND: Duration = Duration::from_secs(1);

/// What a browser shows: pixels of red, green, blue and opacity, and hundredths of a second.
type Shown = Vec<(Vec<u8>, u16)>;

fn shown(bytes: &[u8]) -> (u16, Shown) {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).unwrap();
    let (width, height) = (decoder.width(), decoder.height());
    let mut screen = vec![0; 4 * usize::from(width) * usize::from(height)];
    let mut shown = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        let rows = frame.buffer.chunks(4 * usize::from(frame.width));
        for (row, pixels) in rows.enumerate() {
            for (column, pixel) in pixels.chunks(4).enumerate() {
                let (x, y) = (
                    usize::from(frame.left) + column,
                    usize::from(frame.top) + row,
                );
                if pixel[3] > 0 {
                    screen[4 * (y * usize::from(width) + x)..][..4].copy_from_slice(pixel);
                }
            }
        }
        shown.push((screen.clone(), frame.delay));
    }
    (width, shown)
}

fn played(moves: &str) -> Game {
    let mut game = Game::start(&Preset::SOUCIE, Size::STANDARD);
    play(&mut game, moves);
    game
}

#[test]
fn each_position_is_a_frame_and_the_last_one_stands_longer() {
    let game = played("b1-b3 a2-c2 g8-g6");
    let picture = BoardPicture::default();
    let mut drawn = 0;
    let gif = picture.gif(&game, SECOND, || drawn += 1).unwrap();
    assert_eq!(drawn, 4);
    let (width, frames) = shown(&gif);
    assert_eq!(u32::from(width), picture.width);
    let delays: Vec<u16> = frames.iter().map(|frame| frame.1).collect();
    assert_eq!(delays, [100, 100, 100, 400]);
    let differing: BTreeSet<&[u8]> = frames.iter().map(|frame| &*frame.0).collect();
    assert_eq!(differing.len(), frames.len());
    assert!(gif.len() < 30_000, "{} bytes", gif.len());
}

/// Only 255 colours are kept, the most frequent ones.
#[test]
fn frames_look_like_pictures() {
    let game = played("b1-b3 a2-c2");
    let picture = BoardPicture {
        last: game.past().last().map(|ply| ply.mv),
        ..BoardPicture::default()
    };
    let (_, frames) = shown(&picture.gif(&game, SECOND, || ()).unwrap());
    // A game that stands still is a picture of its position.
    let start = Game::new(*game.rules(), *game.position());
    let (_, still) = shown(&BoardPicture::default().gif(&start, SECOND, || ()).unwrap());
    assert_eq!(still.len(), 1);
    let pairs = || frames[2].0.iter().zip(&still[0].0);
    // The marks of the move differ, on two squares of 64; elsewhere the colours are much alike.
    let differing = pairs().filter(|(a, b)| a.abs_diff(**b) > 12).count();
    assert!(differing < frames[2].0.len() / 40, "{differing}");
}

#[test]
fn a_pass_is_a_frame_and_any_width_is_drawn() {
    let fen: loa_notation::Fen = "Ll1/L1L/1lL b".parse().unwrap();
    let mut game = Game::new(Preset::SOUCIE.rules, fen.position);
    let moves = game.legal_moves();
    game.play(moves.into_iter().next().unwrap()).unwrap();
    for width in [1, 16, 700] {
        let picture = BoardPicture {
            width,
            ..BoardPicture::default()
        };
        assert_eq!(
            shown(&picture.gif(&game, Duration::ZERO, || ()).unwrap())
                .1
                .len(),
            2
        );
    }
}

#[test]
fn a_gif_has_a_bound() {
    let picture = BoardPicture {
        width: 30_000,
        ..BoardPicture::default()
    };
    let error = picture.gif(&played("b1-b3"), SECOND, || ());
    let text = "the pictures of the GIF have more than 1073741824 pixels; a smaller width helps";
    assert_eq!(error.unwrap_err().to_string(), text);
}

/// `loa draw --game docs/book/desk/game.sgf --delay 1.2 --out docs/pictures/game.gif` makes it.
#[test]
fn the_readme_shows_a_game() {
    let sgf = fs::read_to_string(repository("docs/book/desk/game.sgf")).unwrap();
    let game = read_records(&sgf).unwrap()[0].to_game().unwrap();
    let delay = Duration::from_millis(1200);
    let gif = BoardPicture::default().gif(&game, delay, || ()).unwrap();
    let kept = fs::read(repository("docs/pictures/game.gif")).unwrap();
    assert!(
        shown(&gif) == shown(&kept),
        "the picture has to be made anew"
    );
}
