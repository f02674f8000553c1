//! Boards as PNG.

use flate2::read::ZlibDecoder;
use loa::{Color, Move, Position, Size, Square, Start};
use loa_notation::drawing::BoardPicture;
use std::collections::BTreeSet;
use std::io::Read;
use test_support::pictures::mv;

/// Pixels for a unit of the drawing.
const SCALE: u32 = 2;
const SIDE: u32 = 40 * SCALE;
const MARGIN: u32 = 22 * SCALE;

struct Image {
    width: u32,
    height: u32,
    rows: Vec<u8>,
}

impl Image {
    fn of(picture: &BoardPicture, position: &Position) -> Image {
        let columns = u32::from(position.size().width());
        let width = columns * SIDE + 2 * MARGIN;
        let png = BoardPicture {
            width,
            ..picture.clone()
        }
        .png(position);
        let image = Image::read(&png);
        assert_eq!(image.width, width);
        image
    }

    fn read(png: &[u8]) -> Image {
        let mut rest = png.strip_prefix(b"\x89PNG\r\n\x1a\n").unwrap();
        let mut image = None;
        let mut packed = Vec::new();
        while let Some((length, after)) = rest.split_first_chunk::<4>() {
            let (content, after) = after.split_at(4 + u32::from_be_bytes(*length) as usize);
            let (sum, after) = after.split_first_chunk::<4>().unwrap();
            assert_eq!(crc32fast::hash(content), u32::from_be_bytes(*sum));
            rest = after;
            match content.split_first_chunk::<4>().unwrap() {
                (b"IHDR", head) => {
                    let number =
                        |at: usize| u32::from_be_bytes(head[at..][..4].try_into().unwrap());
                    assert_eq!(head[8..], [8, 6, 0, 0, 0]);
                    image = Some((number(0), number(4)));
                }
                (b"IDAT", data) => packed.extend(data),
                (name, data) => assert_eq!((name, data), (b"IEND", &[][..])),
            }
        }
        let (width, height) = image.unwrap();
        let mut rows = Vec::new();
        ZlibDecoder::new(&*packed).read_to_end(&mut rows).unwrap();
        assert_eq!(rows.len(), (height * (1 + 4 * width)) as usize);
        Image {
            width,
            height,
            rows,
        }
    }

    fn pixel(&self, x: u32, y: u32) -> [u8; 4] {
        let at = (y * (1 + 4 * self.width) + 1 + 4 * x) as usize;
        self.rows[at..][..4].try_into().unwrap()
    }

    /// A part of a square, from -20 to 20 from its middle.
    fn at(&self, square: Square, across: i32, up: i32) -> [u8; 4] {
        let (file, rank) = (u32::from(square.file()), u32::from(square.rank()));
        let unit = SCALE as i32;
        let x = (MARGIN + file * SIDE + SIDE / 2) as i32 + across * unit;
        let y = (self.height - MARGIN - rank * SIDE - SIDE / 2) as i32 - up * unit;
        self.pixel(x as u32, y as u32)
    }

    fn area(&self, x: u32, y: u32) -> Vec<[u8; 4]> {
        let offsets = (0..MARGIN).flat_map(|down| (0..MARGIN).map(move |across| (across, down)));
        offsets
            .map(|(across, down)| self.pixel(x + across, y + down))
            .collect()
    }
}

#[test]
fn every_piece_and_empty_square_is_where_it_belongs() {
    for size in Size::all() {
        for start in [Start::Standard, Start::Sides, Start::Scrambled] {
            let position = Position::start(size, start);
            let image = Image::of(&BoardPicture::default(), &position);
            for square in size.squares() {
                let is_dark = (square.file() + square.rank()) % 2 == 0;
                let expected = match position.at(square) {
                    Some(Color::Black) => [0x22, 0x26, 0x2b, 255],
                    Some(Color::White) => [0xfb, 0xf8, 0xf1, 255],
                    None if is_dark => [0xd9, 0xb3, 0x82, 255],
                    None => [0xec, 0xd3, 0xab, 255],
                };
                assert_eq!(image.at(square, 0, 0), expected, "{size} {square}");
            }
            assert_eq!(image.pixel(0, 0)[3], 0, "the corners are round");
        }
    }
}

#[test]
fn names_can_be_told_apart() {
    let position = Position::start(Size::STANDARD, Start::Standard);
    let image = Image::of(&BoardPicture::default(), &position);
    let middle = |at: u32| MARGIN + at * SIDE + SIDE / 2 - MARGIN / 2;
    let files = (0..8).map(|file| image.area(middle(file), image.height - MARGIN));
    let ranks = (0..8).map(|rank| image.area(0, middle(rank)));
    assert_eq!(files.chain(ranks).collect::<BTreeSet<_>>().len(), 16);
}

#[test]
fn marks_arrows_lines_and_groups_are_drawn() {
    let position = Position::start(Size::STANDARD, Start::Standard);
    let plain = Image::of(&BoardPicture::default(), &position);
    let full = BoardPicture {
        last: Some(mv("h6-f6")),
        arrows: vec![mv("c1-c3"), Move::Pass],
        lines: Some(Square::D1),
        groups: true,
        ..BoardPicture::default()
    };
    let full = Image::of(&full, &position);
    for (square, across, up, what) in [
        (Square::F6, 0, 0, "the mark of the last move"),
        (Square::C2, 0, 0, "the arrow's shaft"),
        (Square::C3, 0, -6, "the arrow's head"),
        (Square::D4, 0, 0, "the line"),
        (Square::D8, -8, 0, "the badge of its count"),
        (Square::B1, 20, 0, "the joint of two pieces"),
    ] {
        let there = |image: &Image| image.at(square, across, up);
        assert_ne!(there(&full), there(&plain), "{what}");
    }
    assert_eq!(full.at(Square::B5, 0, 0), plain.at(Square::B5, 0, 0));
}

#[test]
fn pictures_of_any_width_can_be_read() {
    let position = Position::start(Size::STANDARD, Start::Standard);
    for width in [1, 2, 17, 360, 1000] {
        let picture = BoardPicture {
            width,
            groups: true,
            ..BoardPicture::default()
        };
        assert_eq!(Image::read(&picture.png(&position)).width, width);
    }
}
