use crate::review::{Judgement, Summary, one_ply_before};
use crate::{Report, Score, win_chance};
use loa::{ByColor, Color, Game, Move, Outcome, Ply};

/// A game with every move judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The plies in the order they were played.
    pub plies: Vec<ReviewedPly>,
    /// Black's chance to win in each position, the first one and the last one too; `None` where
    /// nothing is known. One more than there are plies.
    pub chances: Vec<Option<f64>>,
}

/// A ply of a game with what is known about it. Scores and chances are seen by who made it.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedPly {
    /// Its number in the game, from 1.
    pub number: u32,
    /// Who made it.
    pub color: Color,
    /// The move.
    pub mv: Move,
    /// The best lines that the search found before it, the best one first.
    pub lines: Vec<Report>,
    /// What the best move known is worth.
    pub best: Option<Score>,
    /// What the move is worth.
    pub played: Option<Score>,
    /// How good it was; `None` where too little is known.
    pub judgement: Option<Judgement>,
}

impl ReviewedPly {
    /// Returns how much of the chance to win the move gave away, 0 to 1. A forced move gives away
    /// nothing.
    pub fn loss(&self) -> Option<f64> {
        if self.judgement? == Judgement::Forced {
            return Some(0.0);
        }
        let loss = win_chance(self.best?) - win_chance(self.played?);
        Some(loss.max(0.0))
    }

    /// Returns the search's best line, if it begins with another move.
    pub fn better(&self) -> Option<&Report> {
        self.lines.first().filter(|line| line.best != self.mv)
    }
}

impl Review {
    /// Judges the moves of a game.
    ///
    /// `found` has, for the position before each ply and for the last one, the lines that a search
    /// found there, the best first; nothing where there was no search. What a move is worth is
    /// what its position after it is worth to the opponent, exactly if the game is over there.
    pub fn new(game: &Game, found: &[Vec<Report>]) -> Review {
        let past = game.past();
        let worths: Vec<Option<Score>> = (0..=past.len())
            .map(|place| worth(game, place, found))
            .collect();
        let plies = past.iter().enumerate().map(|(place, ply)| {
            let lines = found.get(place).cloned().unwrap_or_default();
            let after = worths[place + 1].map(one_ply_before);
            judged(place, ply, lines, (worths[place], after))
        });
        let to_move = |place: usize| {
            let before = past.get(place).map_or(game.position(), |ply| &ply.before);
            before.turn()
        };
        let chances = worths.iter().enumerate().map(|(place, worth)| {
            worth.map(|worth| match to_move(place) {
                Color::Black => win_chance(worth),
                Color::White => win_chance(-worth),
            })
        });
        Review {
            plies: plies.collect(),
            chances: chances.collect(),
        }
    }

    /// Returns how well each side played.
    pub fn summaries(&self) -> ByColor<Summary> {
        let mut summaries = ByColor::<Summary>::default();
        for ply in &self.plies {
            if let Some((judgement, loss)) = ply.judgement.zip(ply.loss()) {
                summaries[ply.color].add(judgement, loss);
            }
        }
        summaries
    }
}

/// What a position of a game is worth to the side to move.
fn worth(game: &Game, place: usize, found: &[Vec<Report>]) -> Option<Score> {
    let verdict = game.status().verdict();
    if let Some(verdict) = verdict.filter(|_| place == game.past().len()) {
        let to_move = game.position().turn();
        return Some(match verdict.outcome {
            Outcome::Win(winner) if winner == to_move => Score::win_in(0),
            Outcome::Win(_) => Score::loss_in(0),
            Outcome::Draw => Score::DRAW,
        });
    }
    Some(found.get(place)?.first()?.score)
}

fn judged(
    place: usize,
    ply: &Ply,
    lines: Vec<Report>,
    (before, after): (Option<Score>, Option<Score>),
) -> ReviewedPly {
    let is_choice = lines.first().is_some_and(|line| line.best == ply.mv);
    // The same move is the same move, however differently two searches look at it.
    let played = if is_choice { before } else { after };
    let best = before
        .zip(played)
        .map(|(before, played)| before.max(played));
    let judgement = if is_forced(ply) {
        Some(Judgement::Forced)
    } else {
        best.zip(played)
            .map(|(best, played)| Judgement::new(best, played))
    };
    ReviewedPly {
        number: place as u32 + 1,
        color: ply.before.turn(),
        mv: ply.mv,
        lines,
        best,
        played,
        judgement,
    }
}

/// Tells whether there was no other move.
fn is_forced(ply: &Ply) -> bool {
    ply.before.mobility(ply.before.turn()) <= 1
}
