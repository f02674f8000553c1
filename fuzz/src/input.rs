//! Input for targets: text, positions and solved boards.

use arbitrary::{Result, Unstructured};
use loa::{Color, Position, Preset, Size};
use loa_solver::{Probe, Problem, Solution, SolveOptions, solve_in_memory};
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

/// Reads bytes as the programs read their input: what is not UTF-8 is replaced.
pub fn text(bytes: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(bytes)
}

/// Splits input into lines, without their ends.
pub fn lines(bytes: &[u8]) -> impl Iterator<Item = Cow<'_, str>> {
    bytes.split(|byte| *byte == b'\n').map(text)
}

/// Makes up a size of at most `most_squares` squares.
pub fn size(u: &mut Unstructured<'_>, most_squares: u32) -> Result<Size> {
    let sizes: Vec<Size> = Size::all()
        .filter(|size| size.squares().len() <= most_squares)
        .collect();
    u.choose(&sizes).copied()
}

/// Makes up rules.
pub fn preset(u: &mut Unstructured<'_>) -> Result<Preset> {
    u.choose(&Preset::ALL).copied()
}

/// Makes up a side.
pub fn color(u: &mut Unstructured<'_>) -> Result<Color> {
    u.choose(&Color::ALL).copied()
}

/// Makes up a position of a size; half of the squares are empty or more.
pub fn position(u: &mut Unstructured<'_>, size: Size) -> Result<Position> {
    let mut position = Position::empty(size);
    let to_move = color(u)?;
    for square in size.squares() {
        let piece = match u.arbitrary::<u8>()? % 4 {
            2 => Some(Color::Black),
            3 => Some(Color::White),
            _ => None,
        };
        let set = position.set(square, piece, to_move);
        set.expect("a square of the board");
    }
    position.set_turn(to_move);
    Ok(position)
}

/// Solves a board, once for each problem.
pub fn solved(problem: &Problem) -> Arc<Solution> {
    static SOLVED: LazyLock<Mutex<HashMap<String, Arc<Solution>>>> = LazyLock::new(Mutex::default);
    let mut all = SOLVED.lock().expect("no thread has panicked");
    let solution = all.entry(format!("{problem:?}")).or_insert_with(|| {
        let solved = solve_in_memory(problem, &SolveOptions::default());
        Arc::new(solved.expect("a small board"))
    });
    Arc::clone(solution)
}

/// Makes up the problem of a board of at most 12 squares.
pub fn problem(u: &mut Unstructured<'_>) -> Result<Problem> {
    let (size, preset) = (size(u, 12)?, preset(u)?);
    Ok(Problem::new(size, preset.start, &preset.rules).expect("a small board"))
}

/// Makes up a position that a problem covers and that is not over.
pub fn ongoing(u: &mut Unstructured<'_>, problem: &Problem) -> Result<Position> {
    let position = position(u, problem.size())?;
    let fits = problem.covers(&position) && problem.primitive(&position).is_none();
    fits.then_some(position)
        .ok_or(arbitrary::Error::IncorrectFormat)
}

/// Tells what tables say; panics where they should know.
pub fn worth(probe: &dyn Probe, position: &Position) -> loa_solver::Value {
    let value = probe.probe(position).expect("tables in memory");
    value.expect("a position that is covered")
}

/// Checks a file of items in order: one that is cut off has a beginning of the items of the whole.
///
/// The first byte says whether checksums are put right, so that what is behind them is reached; the
/// next two where the file is cut off.
pub fn beginnings<T: PartialEq>(
    data: &[u8],
    mend: impl Fn(&mut Vec<u8>),
    items: impl Fn(&[u8]) -> Option<Vec<T>>,
) {
    let [mended, low, high, file @ ..] = data else {
        return;
    };
    let mut file = file.to_vec();
    if mended % 2 == 1 {
        mend(&mut file);
    }
    let Some(whole) = items(&file) else { return };
    let cut = usize::from(u16::from_le_bytes([*low, *high])) % (file.len() + 1);
    if let Some(part) = items(&file[..cut]) {
        assert!(whole.starts_with(&part));
    }
}
