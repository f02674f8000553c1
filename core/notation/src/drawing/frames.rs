use super::board::{Board, BoardPicture};
use super::pixels::Pixels;
use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use loa::{Game, Move, Position};
use std::collections::HashMap;
use std::time::Duration;

/// How many times as long the last position stands.
const END: u16 = 4;
/// The number in the palette of what a frame leaves as it is.
const UNCHANGED: u8 = u8::MAX;

/// The most pixels that all positions of a GIF have together.
const MOST_PIXELS: f64 = (1u32 << 30) as f64;

/// A GIF that would be too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the pictures of the GIF have more than {MOST_PIXELS} pixels; a smaller width helps")]
pub struct LargeGifError;

impl BoardPicture {
    /// Draws a game as a GIF that plays itself again and again. Each position stands for a time, the
    /// last one four times as long and, if the game is over, with its groups joined. The last move
    /// is marked. Of this picture it takes the width.
    ///
    /// A frame has only what differs from the one before. Each takes as much memory as a PNG. The
    /// function is called after each.
    ///
    /// # Errors
    /// If the positions have more than 2^30 pixels together.
    pub fn gif(
        &self,
        game: &Game,
        delay: Duration,
        mut drawn: impl FnMut(),
    ) -> Result<Vec<u8>, LargeGifError> {
        let position = game.position();
        let (across, down) = Board { position }.extent();
        let pixels = f64::from(self.width).powi(2) * down / across;
        if (game.past().len() + 1) as f64 * pixels > MOST_PIXELS {
            return Err(LargeGifError);
        }
        // A Vec takes everything, and no board is as large as a GIF can't be.
        Ok(self.write_gif(game, delay, &mut drawn).unwrap_or_default())
    }

    fn write_gif(
        &self,
        game: &Game,
        delay: Duration,
        drawn: &mut dyn FnMut(),
    ) -> Result<Vec<u8>, EncodingError> {
        let past = game.past();
        let last = game.last_move();
        let end = self.frame(game.position(), last, game.status().is_over());
        let first = self.frame(game.first_position(), None, false);
        let mut palette = Palette::of(&[&first, &end]);
        let (width, height) = (end.width as u16, end.height as u16);
        let mut bytes = Vec::new();
        let mut encoder = Encoder::new(&mut bytes, width, height, &palette.bytes())?;
        encoder.set_repeat(Repeat::Infinite)?;
        let hundredths = (delay.as_millis() / 10).clamp(2, u128::from(u16::MAX / END)) as u16;
        let mut shown = vec![UNCHANGED; usize::from(width) * usize::from(height)];
        for ply in 0..=past.len() {
            let mv = ply.checked_sub(1).map(|before| past[before].mv);
            let (pixels, delay) = match past.get(ply) {
                Some(next) => (&self.frame(&next.before, mv, false), hundredths),
                None => (&end, hundredths * END),
            };
            let numbers: Vec<u8> = pixels.colors().map(|color| palette.number(color)).collect();
            encoder.write_frame(&difference(&shown, &numbers, usize::from(width), delay))?;
            shown = numbers;
            drawn();
        }
        drop(encoder);
        Ok(bytes)
    }

    fn frame(&self, position: &Position, last: Option<Move>, groups: bool) -> Pixels {
        let frame = BoardPicture {
            last,
            groups,
            width: self.width,
            ..BoardPicture::default()
        };
        frame.pixels(position)
    }
}

/// Returns the smallest frame that turns one picture into another.
fn difference(from: &[u8], to: &[u8], width: usize, delay: u16) -> Frame<'static> {
    let changed = || (0..to.len()).filter(|at| from[*at] != to[*at]);
    let rows = changed().map(|at| at / width);
    let columns = changed().map(|at| at % width);
    // After a pass nothing changes, but a frame has a pixel.
    let (top, left) = (
        rows.clone().min().unwrap_or(0),
        columns.clone().min().unwrap_or(0),
    );
    let (bottom, right) = (rows.max().unwrap_or(0), columns.max().unwrap_or(0));
    let inside =
        (top..=bottom).flat_map(|row| (left..=right).map(move |column| row * width + column));
    let numbers = inside.map(|at| {
        if from[at] == to[at] {
            UNCHANGED
        } else {
            to[at]
        }
    });
    Frame {
        delay,
        dispose: DisposalMethod::Keep,
        transparent: Some(UNCHANGED),
        top: top as u16,
        left: left as u16,
        width: (right - left + 1) as u16,
        height: (bottom - top + 1) as u16,
        buffer: numbers.collect(),
        ..Frame::default()
    }
}

type Color = [u8; 3];

/// The colours of a GIF; a colour that it lacks becomes the nearest one.
struct Palette {
    colors: Vec<Color>,
    /// The numbers of colours that were asked for.
    numbers: HashMap<Color, u8>,
}

impl Palette {
    /// Returns the most frequent colours of some pictures.
    fn of(pictures: &[&Pixels]) -> Palette {
        let mut counts: HashMap<Color, usize> = HashMap::new();
        for [red, green, blue, _] in pictures.iter().flat_map(|pixels| pixels.colors()) {
            *counts.entry([red, green, blue]).or_default() += 1;
        }
        let mut colors: Vec<_> = counts.into_iter().collect();
        colors.sort_unstable_by_key(|(color, count)| (std::cmp::Reverse(*count), *color));
        colors.truncate(usize::from(UNCHANGED));
        Palette {
            colors: colors.into_iter().map(|(color, _)| color).collect(),
            numbers: HashMap::new(),
        }
    }

    /// Returns the colours as a GIF has them, with one for what is unchanged.
    fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.colors.concat();
        bytes.resize(3 * (usize::from(UNCHANGED) + 1), 0);
        bytes
    }

    /// Returns the number of a colour; what can be seen through is never drawn.
    fn number(&mut self, [red, green, blue, opacity]: [u8; 4]) -> u8 {
        if opacity < u8::MAX / 2 {
            return UNCHANGED;
        }
        let color = [red, green, blue];
        let distance = |other: &Color| -> u32 {
            let parts = color.iter().zip(other);
            parts.map(|(a, b)| u32::from(a.abs_diff(*b)).pow(2)).sum()
        };
        let nearest = || (self.colors.iter().enumerate()).min_by_key(|(_, other)| distance(other));
        let find = || nearest().map_or(UNCHANGED, |(number, _)| number as u8);
        *self.numbers.entry(color).or_insert_with(find)
    }
}
