use crate::words::capitalized;
use crate::{Judgement, Summary, one_ply_before, percent, score_in_words};
use loa::{ByColor, Color, Game, Move, Ply};
use loa_engine::{Report, Score, win_chance};
use std::fmt::Write as _;
use std::iter::zip;

/// The most plies that [`Review::moments`] returns.
pub const MOMENTS: usize = 3;

/// A game with every move judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The plies in the order they were played.
    pub plies: Vec<ReviewedPly>,
    /// Black's win chance in each position from the first to the last, so one more than there are
    /// plies; `None` where nothing is known.
    pub chances: Vec<Option<f64>>,
}

/// A ply of a game with its judgement. Scores are those of the player who made the move.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedPly {
    /// Its number in the game, from 1.
    pub number: u32,
    /// The side that made it.
    pub color: Color,
    /// The move.
    pub mv: Move,
    /// The best lines that the search found before it, the best one first.
    pub lines: Vec<Report>,
    /// The score of the best known move.
    pub best: Option<Score>,
    /// The score of the move.
    pub played: Option<Score>,
    /// The judgement; `None` where too little is known.
    pub judgement: Option<Judgement>,
}

impl ReviewedPly {
    /// Returns the share of the win chance that the move lost, 0 to 1; 0 for a forced move.
    pub fn loss(&self) -> Option<f64> {
        if self.judgement? == Judgement::Forced {
            return Some(0.0);
        }
        let loss = win_chance(self.best?) - win_chance(self.played?);
        Some(loss.max(0.0))
    }

    fn judged(&self) -> Option<(Judgement, f64)> {
        self.judgement.zip(self.loss())
    }

    /// Returns a sentence or two about the move, as in `Mistake: win chance 60 % → 48 %. Better was
    /// b1-b3 (+70).`; `None` where too little is known.
    pub fn remark(&self) -> Option<String> {
        let judgement = self.judgement?;
        if judgement == Judgement::Forced {
            return Some("The only move.".to_owned());
        }
        let (best, played) = (self.best?, self.played?);
        let [before, after] = [best, played].map(|score| percent(win_chance(score)));
        if judgement == Judgement::Best {
            return Some(match played.is_proven() {
                true => format!("Best ({}).", score_in_words(played)),
                false => format!("Best (win chance {after})."),
            });
        }
        let name = capitalized(&judgement.to_string());
        let mut text = format!("{name}: win chance {before} → {after}.");
        if let Some(better) = self.better() {
            let score = score_in_words(better.score);
            let _ = write!(text, " Better was {} ({score}).", better.best);
        }
        if played.is_proven() {
            let _ = write!(text, " Now it is a {}.", score_in_words(played));
        }
        Some(text)
    }

    /// Returns the search's best line, if it begins with another move.
    pub fn better(&self) -> Option<&Report> {
        self.lines.first().filter(|line| line.best != self.mv)
    }
}

/// Searches the positions of a game for a [`Review`], each as if a draw before it had not been
/// claimed, but not the end of a game that is over. The last one comes first, so that a
/// transposition table helps with earlier ones. `search` returns the lines that it finds.
///
/// # Errors
/// Those of `search`, which end the work.
pub fn search_game<E>(
    game: &Game,
    mut search: impl FnMut(&Game) -> Result<Vec<Report>, E>,
) -> Result<Vec<Vec<Report>>, E> {
    let mut found = vec![Vec::new(); game.past().len() + 1];
    let mut earlier = game.clone();
    for (plies, lines) in found.iter_mut().enumerate().rev() {
        if plies < game.past().len() {
            earlier.pass_over_draw();
        }
        if !earlier.status().is_over() {
            *lines = search(&earlier)?;
        }
        earlier.undo();
    }
    Ok(found)
}

impl Review {
    /// Judges the moves of a game.
    ///
    /// `found` has the lines of a search, the best first, for the position before each ply and for
    /// the last position; empty or missing lists stand for positions that were not searched. The
    /// score of a move is the negated score of the position after it; the end of a game is exact.
    pub fn new(game: &Game, found: &[Vec<Report>]) -> Review {
        let past = game.past();
        let last = game.position();
        let score = |place: usize| Some(found.get(place)?.first()?.score);
        let mut scores: Vec<Option<Score>> = (0..=past.len()).map(score).collect();
        if let Some(verdict) = game.status().verdict() {
            scores[past.len()] = Some(Score::of_verdict(verdict, last.turn(), 0));
        }
        let plies = past.iter().enumerate().map(|(place, ply)| {
            let lines = found.get(place).cloned().unwrap_or_default();
            let after = scores[place + 1].map(one_ply_before);
            judged(place, ply, lines, (scores[place], after))
        });
        let turns = past.iter().map(|ply| ply.before.turn());
        let chances = zip(&scores, turns.chain([last.turn()])).map(|(score, turn)| {
            score.map(|score| match turn {
                Color::Black => win_chance(score),
                Color::White => win_chance(-score),
            })
        });
        Review {
            plies: plies.collect(),
            chances: chances.collect(),
        }
    }

    /// Returns the places of the plies of a side that mattered most, in the order of the game and at
    /// most [`MOMENTS`]: errors, and moves that took a chance. Each kind has one if there is one.
    pub fn moments(&self, color: Color) -> Vec<usize> {
        let own = self.plies.iter().enumerate();
        let own = own.filter(|(_, ply)| ply.color == color);
        let weighed = own.filter_map(|(place, ply)| {
            let (judgement, loss) = ply.judged()?;
            let gift = self.chance_taken(place);
            let is_moment = gift.is_some() || judgement.is_error();
            is_moment.then_some((gift.unwrap_or(loss), gift.is_some(), place))
        });
        let mut weighed: Vec<(f64, bool, usize)> = weighed.collect();
        weighed.sort_by(|a, b| b.0.total_cmp(&a.0));
        let first = |is_chance| weighed.iter().find(|it| it.1 == is_chance).map(|it| it.2);
        let firsts = [true, false].map(first);
        weighed.sort_by_key(|it| !firsts.contains(&Some(it.2)));
        let mut places: Vec<usize> = weighed.iter().take(MOMENTS).map(|it| it.2).collect();
        places.sort_unstable();
        places
    }

    /// Returns the share of the win chance that the move before lost, if it was a mistake or worse
    /// and the move at a place of the game made use of it.
    pub fn chance_taken(&self, place: usize) -> Option<f64> {
        let (before, gift) = self.plies.get(place.checked_sub(1)?)?.judged()?;
        let (now, _) = self.plies.get(place)?.judged()?;
        let is_taken = matches!(now, Judgement::Best | Judgement::Good);
        (before >= Judgement::Mistake && is_taken).then_some(gift)
    }

    /// Returns each side's accuracy and number of errors.
    pub fn summaries(&self) -> ByColor<Summary> {
        let mut summaries = ByColor::<Summary>::default();
        for ply in &self.plies {
            if let Some((judgement, loss)) = ply.judged() {
                summaries[ply.color].add(judgement, loss);
            }
        }
        summaries
    }
}

fn judged(
    place: usize,
    ply: &Ply,
    lines: Vec<Report>,
    (before, after): (Option<Score>, Option<Score>),
) -> ReviewedPly {
    let is_best = lines.first().is_some_and(|line| line.best == ply.mv);
    // The two searches may disagree about the same move: the one before it counts.
    let played = if is_best { before } else { after };
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

/// Tells whether there was at most one legal move.
fn is_forced(ply: &Ply) -> bool {
    ply.before.mobility(ply.before.turn()) <= 1
}
