//! The numbers that positions begin with.

use crate::proof::claim::Claim;
use crate::proof::numbers::{Efforts, Numbers};
use loa::{Position, Color, SquareSet};
use std::sync::LazyLock;

/// How positions get their first numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Initial {
    /// 1 and 1.
    Unit,
    /// One side has to answer all moves of the other.
    Mobility,
}
pub fn tune(name: &str, default: f64) -> f64 { std::env::var(name).map_or(default, |s| s.parse().unwrap()) }
pub struct T { pub a: f64, pub b: f64, pub g: f64, pub d: f64, pub mob: f64, pub eps: f64, pub eps2: f64, pub max: f64, pub tie: f64, pub threat: f64, pub base: f64 }
pub static T: LazyLock<T> = LazyLock::new(|| T { a: tune("TA", 1.0), b: tune("TB", 1.0), g: tune("TG", 0.0), d: tune("TD", 0.0), mob: tune("TM", 0.0), eps: tune("EPS", 0.25), eps2: tune("EPS2", 1.0), max: tune("MAX", 0.0), tie: tune("TIE", 1.0), threat: tune("TT", 0.0), base: tune("TBASE", 1.0) });

fn groups(set: SquareSet) -> f64 { set.groups().count() as f64 - 1.0 }
fn spread(set: SquareSet) -> f64 {
    let n = f64::from(set.len().max(1));
    let (mut f, mut r) = (0.0, 0.0);
    for s in set { f += f64::from(s.file()); r += f64::from(s.rank()); }
    let (f, r) = (f / n, r / n);
    set.into_iter().map(|s| (f64::from(s.file()) - f).abs().max((f64::from(s.rank()) - r).abs())).sum::<f64>() / n
}
fn cost(set: SquareSet) -> f64 {
    let t = &*T;
    let mut c = 0.0;
    if t.g != 0.0 { c += t.g * groups(set); }
    if t.d != 0.0 { c += t.d * spread(set); }
    c
}

impl Initial {
    #[inline]
    pub(crate) fn numbers(self, claim: &Claim, position: &Position) -> Numbers {
        let mover = position.to_move();
        let role = claim.role(mover);
        let efforts = match self {
            Initial::Unit => Efforts { own: 1, other: 1 },
            Initial::Mobility => {
                let t = &*T;
                let diff = cost(position.pieces(mover)) - cost(position.pieces(!mover));
                let mut own = t.base * diff.exp();
                let mut other = t.base * (-diff).exp();
                let m = f64::from(position.mobility(mover).max(1));
                let e = f64::from(position.mobility(!mover).max(1));
                if t.mob == 1.0 { other += t.a * m }
                if t.mob == 2.0 { other *= 1.0 + t.a * m; own *= 1.0 + t.b * e; }
                if t.mob == 3.0 { other *= m.powf(t.a); own *= e.powf(t.b) }
                if t.threat != 0.0 {
                    let mut passed = *position;
                    passed.set_to_move(!mover);
                    if crate::proof::leaf::connects_at_once(claim.rules(), &passed) { own *= t.threat; other /= t.threat; }
                }
                Efforts { own: own.max(1.0) as u32, other: other.max(1.0) as u32 }
            },
        };
        efforts.numbers(role)
    }
}
