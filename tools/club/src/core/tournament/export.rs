//! Tournaments as files: CSV, and FIDE's Tournament Report File for arbiters' programs.

use super::{Bye, Format, Standing, Standings, Tournament};
use loa::{Color, join};
use loa_work::csv_cell;
use std::collections::HashMap;

fn numbers(standings: &[Standing]) -> HashMap<i64, usize> {
    let standings = standings.iter();
    standings.map(|it| (it.player, it.number)).collect()
}

/// Writes standings as CSV. A round is the opponent's number, the colour and the result, as `12b1`.
pub(crate) fn csv(standings: &Standings) -> String {
    let rows = &standings.rows;
    let numbers = numbers(rows);
    let rounds = rows.first().map_or(0, |standing| standing.rounds.len());
    let mut text = "rank,number,name,rating,points".to_owned();
    let tie_breaks = standings.tie_breaks.iter();
    text.extend(tie_breaks.map(|tie_break| format!(",{}", tie_break.code())));
    let is_rated = rows.iter().any(|standing| standing.elo.is_some());
    text.push_str(match (is_rated, standings.softened) {
        (false, _) => "",
        (true, false) => ",Elo",
        (true, true) => ",Elo with one more draw each",
    });
    text.extend((1..=rounds).map(|round| format!(",round {round}")));
    for standing in rows {
        let (number, rating) = (standing.number, standing.rating);
        let name = csv_cell(&standing.name);
        let (rank, points) = (standing.rank, standing.points);
        text += &format!("\n{rank},{number},{name},{rating},{points}");
        text.extend(standing.tie_breaks.iter().map(|value| format!(",{value}")));
        if is_rated {
            let elo = standing.elo.map(|elo| format!("{elo:.1}"));
            text += &format!(",{}", elo.unwrap_or_default());
        }
        for cell in &standing.rounds {
            let opponent = cell.opponent.and_then(|opponent| numbers.get(&opponent));
            let opponent = opponent.map_or_else(String::new, ToString::to_string);
            let color = cell.color.map(|side| Color::from(side).letter());
            let color = color.map_or_else(String::new, String::from);
            text += &format!(",\"{opponent}{color}{}\"", cell.result);
        }
    }
    text.push('\n');
    text
}

/// Returns the lines of a Tournament Report File about the tournament.
fn head(tournament: &Tournament, name: &str, standings: &Standings) -> Vec<String> {
    let (kind, code) = match tournament.format {
        Format::Swiss => ("Swiss Dutch", "FIDE_DUTCH_2026"),
        Format::RoundRobin => ("Round Robin", "FIDE_ROUNDROBIN"),
        Format::DoubleRoundRobin => ("Double Round Robin", "FIDE_DOUBLEROUNDROBIN"),
    };
    let (letter, color) = match tournament.first {
        Color::Black => ('W', "white1"),
        Color::White => ('B', "black1"),
    };
    let count = standings.rows.len();
    let rounds = tournament.rounds;
    let rated = standings.rows.iter();
    let rated = rated.filter(|standing| standing.rating > 0).count();
    let codes = join(standings.tie_breaks.iter().map(|it| it.code()), ",");
    let name: String = name.chars().filter(|char| !char.is_control()).collect();
    let mut lines = vec![
        format!("012 {name}"),
        format!("062 {count}"),
        format!("072 {rated}"),
        format!("092 {kind}"),
        format!("142 {rounds}"),
        format!("192 {code}"),
        format!("202 {codes}"),
        format!("XXR {rounds}"),
    ];
    // Berger's tables draw no colour.
    if tournament.format == Format::Swiss {
        lines.insert(5, format!("152 {letter}"));
        lines.push(format!("XXC {color}"));
    }
    lines
}

/// Writes a Tournament Report File, TRF26 with the lines `XXR` and `XXC` that programs for TRF16
/// read. There `w` is who moves first: Black.
pub(crate) fn trf(tournament: &Tournament, name: &str, standings: &Standings) -> String {
    let mut lines = head(tournament, name, standings);
    let rounds = tournament.rounds;
    let is_swiss = tournament.format == Format::Swiss;
    let numbers = numbers(&standings.rows);
    let mut standings: Vec<&Standing> = standings.rows.iter().collect();
    standings.sort_by_key(|standing| standing.number);
    for (standing, player) in standings.into_iter().zip(&tournament.players) {
        let (number, rating) = (standing.number, standing.rating);
        let name: String = standing.name.chars().take(33).collect();
        let mut line = format!("001 {number:>4}      {name:<33} {rating:>4}");
        // Who won't be in the round that is to be paired. In a round robin that is a forfeit.
        let is_next = is_swiss && standing.rounds.len() < rounds;
        let bye = player.bye.filter(|_| is_next);
        // Programs that pair expect the half point of that round.
        let half = if bye == Some(Bye::Half) { 0.5 } else { 0.0 };
        let points = standing.points + half;
        line += &format!("{:28}{points:>4.1} {:>4}", "", standing.rank);
        for cell in &standing.rounds {
            let opponent = cell.opponent.and_then(|opponent| numbers.get(&opponent));
            let opponent = opponent.unwrap_or(&0);
            let color = cell.color.map_or('-', |side| (!Color::from(side)).letter());
            line += &format!("  {opponent:0>4} {color} {}", cell.result);
        }
        line += match bye {
            Some(Bye::Half) => "  0000 - H",
            Some(_) => "  0000 - Z",
            None => "",
        };
        lines.push(line);
    }
    lines.push(String::new());
    lines.join("\r\n")
}
