use super::super::thinking::{Findings, Listener};
use super::voice::Voice;
use loa::Move;
use loa_engine::{Report, Score};
use loa_protocol::{UciInfo, UciScore, harmless, write_uci_best};
use std::sync::Arc;

/// Tells what a search finds.
pub(super) struct Reporter {
    pub(super) voice: Arc<Voice>,
    /// The move to play where the search has found none yet; `None` where the game is over.
    pub(super) fallback: Option<Move>,
}

impl Listener for Reporter {
    fn depth(&mut self, findings: &Findings<'_>) {
        let lines = findings.reports.iter().enumerate();
        let lines: Vec<String> = lines
            .map(|(index, report)| info(index, report, findings))
            .collect();
        if !lines.is_empty() {
            self.voice.say(&lines.join("\n"));
        }
    }

    fn answer(&mut self, findings: &Findings<'_>) {
        // Tables have said all there is to say already.
        if findings.hash_full.is_some() && !findings.from_tables {
            self.depth(findings);
        }
        let best = findings.reports.first();
        let mv = best.map(|report| report.best).or(self.fallback);
        let ponder = best.and_then(|report| report.line.get(1).copied());
        self.voice.say(&write_uci_best(mv, ponder));
    }

    fn trouble(&mut self, what: &str) {
        self.voice.say(&format!("info string {}", harmless(what)));
    }

    fn is_deaf(&self) -> bool {
        self.voice.has_failed()
    }
}

fn info(index: usize, report: &Report, findings: &Findings<'_>) -> String {
    UciInfo {
        depth: report.depth,
        multi_pv: index + 1,
        score: score(report.score),
        nodes: report.nodes,
        time: findings.time,
        hash_full: findings.hash_full,
        from_tables: findings.from_tables,
        line: &report.line,
    }
    .to_string()
}

fn score(score: Score) -> UciScore {
    match (score.win_plies(), score.loss_plies()) {
        (Some(plies), _) => UciScore::Win(plies),
        (_, Some(plies)) => UciScore::Loss(plies),
        _ => UciScore::Points(score.points()),
    }
}
