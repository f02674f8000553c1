//! Statistics as a section of a page.

use super::statistics::{BestGame, Details, KINDS, StartPosition, Statistics};
use super::text::by_remoteness;
use loa_notation::Fen;
use loa_solver::{Counts, Probe, Survey, SurveyTally, Value, rules_in_words};
use std::io::{self, Write};

pub(super) fn write(out: &mut impl Write, statistics: &Statistics) -> io::Result<()> {
    let problem = statistics.tables.problem();
    let rules = rules_in_words(problem.rules());
    writeln!(out, "## {}, {rules}\n", problem.size())?;
    if let Some(about) = statistics.about_pieces() {
        writeln!(out, "{about}\n")?;
    }
    if let Some(details) = &statistics.details {
        write_rule_sets(out, details)?;
        for start in &details.starts {
            write_start(out, start)?;
        }
    }
    write_counts(out, statistics)?;
    write_by_remoteness(out, &statistics.all)?;
    if let Some(details) = &statistics.details {
        for (longest, games) in &details.longest {
            let (value, classes) = (longest.value, longest.classes);
            write_longest(out, value, classes, games)?;
        }
        write_zugzwangs(out, &details.survey)?;
        write_checksums(out, details)?;
    }
    Ok(())
}

fn write_rule_sets(out: &mut impl Write, details: &Details) -> io::Result<()> {
    if details.presets.is_empty() {
        return Ok(());
    }
    let names: Vec<String> = details
        .presets
        .iter()
        .map(|preset| code(preset.name))
        .collect();
    let names = names.join(", ");
    writeln!(
        out,
        "Rule sets, repetition and move limits left out: {names}.\n"
    )
}

fn write_start(out: &mut impl Write, start: &StartPosition) -> io::Result<()> {
    let fen = Fen::from(start.position).to_string();
    writeln!(
        out,
        "### {}, {} start: {}\n",
        start.position.size(),
        start.start.name(),
        start.value
    )?;
    writeln!(out, "{}\n\n| value | first moves |\n|---|---|", code(&fen))?;
    for moves in start.moves.chunk_by(|(_, a), (_, b)| a == b) {
        let names: Vec<String> = moves.iter().map(|(mv, _)| mv.to_string()).collect();
        writeln!(out, "| {} | {} |", moves[0].1, names.join(" "))?;
    }
    writeln!(out)
}

fn write_counts(out: &mut impl Write, statistics: &Statistics) -> io::Result<()> {
    let details = statistics.details.as_ref();
    write!(
        out,
        "### Positions\n\n| pieces | positions | won | lost | tied | drawn | longest |"
    )?;
    if details.is_some() {
        write!(
            out,
            " single winning move | forced | mutual zugzwangs | half |"
        )?;
    }
    write!(out, "\n|---{}|", "|---:".repeat(6))?;
    writeln!(
        out,
        "{}",
        "---:|".repeat(if details.is_some() { 4 } else { 0 })
    )?;
    for (tier, counts) in &statistics.tiers {
        let survey = details.and_then(|details| details.survey.tiers.get(tier));
        write_row(
            out,
            &tier.to_string(),
            counts,
            survey.map(|survey| survey.tally),
        )?;
    }
    let tally = details.map(|details| details.survey.tally());
    write_row(out, "all", &statistics.all, tally)?;
    writeln!(out)
}

fn write_row(
    out: &mut impl Write,
    name: &str,
    counts: &Counts,
    tally: Option<SurveyTally>,
) -> io::Result<()> {
    write!(out, "| {name} | {} |", counts.total())?;
    for (_, is_of_kind) in KINDS {
        write!(out, " {} |", counts.of(is_of_kind))?;
    }
    write!(out, " {} |", counts.longest(|_| true).unwrap_or(0))?;
    if let Some(tally) = tally {
        let SurveyTally {
            single_wins,
            forced_wins,
            full_zugzwangs,
            half_zugzwangs,
        } = tally;
        write!(
            out,
            " {single_wins} | {forced_wins} | {full_zugzwangs} | {half_zugzwangs} |"
        )?;
    }
    writeln!(out)
}

fn write_by_remoteness(out: &mut impl Write, all: &Counts) -> io::Result<()> {
    writeln!(
        out,
        "| remoteness | won | lost | tied |\n|---:|---:|---:|---:|"
    )?;
    for (plies, [won, lost, tied]) in by_remoteness(all) {
        writeln!(out, "| {plies} | {won} | {lost} | {tied} |")?;
    }
    writeln!(out)
}

fn write_longest(
    out: &mut impl Write,
    value: Value,
    classes: u64,
    games: &[BestGame],
) -> io::Result<()> {
    writeln!(out, "### Longest: {value}\n")?;
    let positions = if classes == 1 {
        "position"
    } else {
        "positions"
    };
    write!(out, "{classes} {positions} up to symmetry and colours")?;
    let shown = games.len() as u64;
    writeln!(
        out,
        "{}\n",
        if shown < classes {
            format!("; {shown} of them:")
        } else {
            ":".into()
        }
    )?;
    for game in games {
        let line: Vec<String> = game.line.iter().map(ToString::to_string).collect();
        let fen = Fen::from(game.position).to_string();
        writeln!(out, "- {}: {}; {}", code(&fen), line.join(" "), game.end)?;
    }
    writeln!(out)
}

fn write_zugzwangs(out: &mut impl Write, survey: &Survey) -> io::Result<()> {
    if survey.zugzwangs.is_empty() {
        return Ok(());
    }
    writeln!(out, "### The first mutual zugzwangs\n")?;
    writeln!(
        out,
        "| position | value | with the other side to move |\n|---|---|---|"
    )?;
    for zugzwang in &survey.zugzwangs {
        let fen = Fen::from(zugzwang.position).to_string();
        let (value, opposing) = (zugzwang.value, zugzwang.opposing_value);
        writeln!(out, "| {} | {value} | {opposing} |", code(&fen))?;
    }
    writeln!(out)
}

fn write_checksums(out: &mut impl Write, details: &Details) -> io::Result<()> {
    let checksums = &details.checksums;
    writeln!(out, "### SHA-256\n\n| | |\n|---|---|")?;
    writeln!(
        out,
        "| `sha256sum *.tier \\| sha256sum` | `{}` |",
        checksums.all
    )?;
    for (name, checksum) in &checksums.files {
        writeln!(out, "| `{name}` | `{checksum}` |")?;
    }
    Ok(())
}

fn code(text: &str) -> String {
    format!("`{text}`")
}
