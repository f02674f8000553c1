//! Writes the seeds that are not text, into the corpora: certificates and training data.
//!
//! `cargo run --release --example seeds` in this folder; the files come out the same each time.

use loa::{Color, Position, Preset, Size, Start};
use loa_fuzz::solved;
use loa_notation::Fen;
use loa_solver::proof::{Claim, TableStrategy, write_certificate};
use loa_solver::{Probe, Problem, Value};
use loa_tune::{Amount, DataFile, Header, Settings, Watch, generate};
use std::error::Error;
use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// The bytes of a certificate's head up to the length of its body, and of the head.
const CLAIM: usize = 47;
const HEAD: usize = 59;

fn main() -> Result<(), Box<dyn Error>> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    certificates(&corpus.join("certificate"))?;
    training_data(&corpus.join("training_data"))
}

/// Each certificate as a file, and taken apart for the target to put together.
fn certificates(folder: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    for (width, height, preset, fen) in [
        (3, 4, Preset::GAMESMAN, None),
        (4, 3, Preset::OLYMPIAD, None),
        (4, 3, Preset::BERKELEY, Some("L3/2l1/l2L w")),
        (3, 4, Preset::OPENSPIEL, Some("L1l/3/3/l1L b")),
    ] {
        let size = Size::new(width, height).ok_or("a size")?;
        let problem = Problem::new(size, Start::Standard, &preset.rules)?;
        let position = match fen {
            Some(fen) => fen.parse::<Fen>()?.position,
            None => problem.start_position(),
        };
        let Some(winner) = winner(&problem, &position)? else {
            continue;
        };
        let claim = Claim::new(position, problem.rules(), winner);
        let mut file = Vec::new();
        write_certificate(&claim, TableStrategy::new(&*solved(&problem)), &mut file)?;
        let name = format!("{size}-{}-{}", preset.name, position.to_move());
        fs::write(folder.join(&name), [&[0], &file[..]].concat())?;
        let body = zstd::stream::decode_all(&file[HEAD..file.len() - 4])?;
        let parts = [&[1], &file[..CLAIM], &body].concat();
        fs::write(folder.join(format!("{name}-parts")), parts)?;
    }
    Ok(())
}

fn winner(problem: &Problem, position: &Position) -> Result<Option<Color>, Box<dyn Error>> {
    let side = position.to_move();
    Ok(match solved(problem).probe(position)? {
        Some(Value::Win(_)) => Some(side),
        Some(Value::Loss(_)) => Some(side.opponent()),
        _ => None,
    })
}

/// Two short games, once with their checksums to be put right and once as they are.
fn training_data(folder: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    let settings = Settings {
        preset: Preset::BERKELEY,
        size: Size::new(5, 5).ok_or("a size")?,
        nodes: 50,
        seed: 1,
    };
    let scratch = tempfile::tempdir()?;
    let path = scratch.path().join("data");
    let (mut file, _) = DataFile::create_or_resume(&path, &Header::of(&settings))?;
    let watch = Watch {
        stop: &AtomicBool::new(false),
        progress: &|_| {},
    };
    generate(settings, Amount::Games(2), NonZeroUsize::MIN, &mut file, watch)?;
    let bytes = fs::read(&path)?;
    for mended in [0, 1] {
        let seed = [&[mended, 200, 1], &bytes[..]].concat();
        fs::write(folder.join(format!("games-{mended}")), seed)?;
    }
    Ok(())
}
