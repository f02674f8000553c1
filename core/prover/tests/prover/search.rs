//! Proofs against the truth, which a plain reference solver works out by layers, and certificates
//! against whatever may happen to them.

use crate::certificate::another_image;
use loa::{
    Blocked, Color, Goal, Jumps, Move, Outcome, Position, Preset, Rules, Simultaneous, Size,
    Square, Start,
};
use loa_notation::Fen;
use loa_prover::{
    Answer, Control, LeafModel, ProofGoal, Prover, ProverOptions, check_certificate,
    write_certificate,
};
use std::collections::HashMap;
use std::time::Instant;

/// All positions with a limited number of pieces, and where their moves lead.
struct Reference {
    positions: Vec<Position>,
    next: Vec<Vec<u32>>,
}

impl Reference {
    fn new(size: &str, most: u32) -> Reference {
        let size: Size = size.parse().unwrap();
        let mut positions = Vec::new();
        put_pieces(
            Position::empty(size),
            &size.squares().into_iter().collect::<Vec<_>>(),
            most,
            &mut positions,
        );
        let key = |position: &Position| {
            let bits = |color| position.pieces(color).bits();
            (bits(Color::Black), bits(Color::White), position.turn())
        };
        let places: HashMap<_, u32> = positions.iter().map(key).zip(0..).collect();
        let after = |position: &Position| {
            let jumps = position.jumps().flat_map(Jumps::moves);
            let mut next: Vec<u32> = jumps.map(|mv| places[&key(&position.after(mv))]).collect();
            if next.is_empty() {
                next.push(places[&key(&position.after(Move::Pass))]);
            }
            next
        };
        let next = positions.iter().map(after).collect();
        Reference { positions, next }
    }

    /// The plies within which a side can force a win; `None` where it can't.
    fn plies(&self, rules: &Rules, winner: Color) -> Vec<Option<u8>> {
        let over: Vec<Option<bool>> = self
            .positions
            .iter()
            .map(|position| {
                let verdict = rules.judge(position, 0, |_| 0)?;
                Some(verdict.outcome == Outcome::Win(winner))
            })
            .collect();
        let mut plies: Vec<Option<u8>> = over
            .iter()
            .map(|over| (*over == Some(true)).then_some(0))
            .collect();
        for layer in 1..=u8::MAX {
            let won_now: Vec<usize> = (0..plies.len())
                .filter(|place| over[*place].is_none() && plies[*place].is_none())
                .filter(|place| {
                    let mut next = self.next[*place].iter();
                    let won = |next: &u32| plies[*next as usize].is_some();
                    if self.positions[*place].turn() == winner {
                        next.any(won)
                    } else {
                        next.all(won)
                    }
                })
                .collect();
            if won_now.is_empty() {
                return plies;
            }
            won_now
                .into_iter()
                .for_each(|place| plies[place] = Some(layer));
        }
        panic!("wins on so small a board don't take so long");
    }
}

fn put_pieces(position: Position, squares: &[Square], most: u32, all: &mut Vec<Position>) {
    let Some((square, rest)) = squares.split_first() else {
        for to_move in Color::ALL {
            let mut position = position;
            position.set_turn(to_move);
            all.push(position);
        }
        return;
    };
    put_pieces(position, rest, most, all);
    for color in Color::ALL {
        if position.pieces(color).len() < most {
            let mut with = position;
            with.set(*square, Some(color), Color::Black).unwrap();
            put_pieces(with, rest, most, all);
        }
    }
}

fn all_rules() -> Vec<Rules> {
    let mut all = Vec::new();
    for goal in [Goal::Connect, Goal::Misere] {
        for simultaneous in [Simultaneous::MoverDecides, Simultaneous::Draws] {
            for blocked in [Blocked::Passes, Blocked::Loses, Blocked::Draws] {
                all.push(Rules::new(goal, simultaneous, blocked));
            }
        }
    }
    all
}

fn prover(memory: usize, threads: usize) -> Prover<'static> {
    Prover::new(ProverOptions { memory, threads }).unwrap()
}

/// A model without any knowledge: all numbers are 1.
fn ignorant() -> LeafModel {
    LeafModel::from_bytes(&[0; 4 * LeafModel::WEIGHTS]).unwrap()
}

/// Asks about every `stride`-th position and compares with the truth.
fn check_answers(reference: &Reference, rules: &Rules, prover: &mut Prover<'_>, stride: usize) {
    let control = Control::default();
    for winner in Color::ALL {
        let truth = reference.plies(rules, winner);
        for place in (0..truth.len()).step_by(stride) {
            let goal = ProofGoal::new(reference.positions[place], rules, winner);
            let expected = match truth[place] {
                Some(_) => Answer::Proved,
                None => Answer::Disproved,
            };
            let answer = prover.decide(&goal, &control, None).unwrap();
            assert_eq!(answer, expected, "{goal} {rules:?} {:?}", goal.position());
        }
    }
}

#[test]
fn answers_on_the_smallest_board_are_true_under_all_rules() {
    let reference = Reference::new("3x3", 9);
    for (number, rules) in all_rules().iter().enumerate() {
        let mut prover = prover(1 << 20, 1);
        if number % 2 == 1 {
            prover = prover.with_model(ignorant());
        }
        check_answers(&reference, rules, &mut prover, 61 + number);
    }
}

#[test]
fn answers_don_t_depend_on_what_the_table_holds() {
    let reference = Reference::new("3x3", 9);
    let rules = Preset::SOUCIE.rules;
    check_answers(&reference, &rules, &mut prover(1 << 10, 1), 97);
    check_answers(&reference, &rules, &mut prover(1 << 20, 3), 97);
    let control = Control::default();
    let truth = reference.plies(&rules, Color::White);
    for place in (0..truth.len()).step_by(997) {
        let goal = ProofGoal::new(reference.positions[place], &rules, Color::White);
        let fresh = prover(1 << 20, 1)
            .with_model(ignorant())
            .decide(&goal, &control, None);
        assert_eq!(fresh.unwrap() == Answer::Proved, truth[place].is_some());
    }
}

#[test]
fn answers_on_small_boards_are_true() {
    for (size, most, preset) in [
        ("3x4", 4, Preset::OPENSPIEL),
        ("4x3", 4, Preset::GAMESMAN_MISERE),
        ("4x3", 3, Preset::OLYMPIAD),
        ("4x4", 2, Preset::BERKELEY),
        ("4x4", 2, Preset::PLAYSTRATEGY),
    ] {
        let reference = Reference::new(size, most);
        let stride = reference.positions.len() / 60 + 1;
        check_answers(&reference, &preset.rules, &mut prover(1 << 22, 1), stride);
    }
}

#[test]
#[ignore = "takes minutes: every position, every rule set"]
fn answers_are_true_everywhere() {
    let reference = Reference::new("3x3", 9);
    for rules in all_rules() {
        check_answers(&reference, &rules, &mut prover(1 << 22, 1), 1);
    }
    for size in ["3x4", "4x3"] {
        let reference = Reference::new(size, 5);
        for rules in all_rules() {
            check_answers(&reference, &rules, &mut prover(1 << 24, 2), 101);
        }
    }
    let reference = Reference::new("4x4", 3);
    for rules in all_rules() {
        check_answers(&reference, &rules, &mut prover(1 << 26, 2), 211);
    }
}

#[test]
fn whoever_can_only_run_in_circles_does_not_lose() {
    // Under these rules no game is drawn, so where neither side wins play goes on for ever.
    let rules = Rules::new(Goal::Misere, Simultaneous::MoverDecides, Blocked::Loses);
    let reference = Reference::new("3x4", 4);
    let truth = Color::ALL.map(|winner| reference.plies(&rules, winner));
    let endless: Vec<usize> = (0..reference.positions.len())
        .filter(|place| truth.iter().all(|plies| plies[*place].is_none()))
        .collect();
    assert!(endless.len() > 20, "{}", endless.len());
    let control = Control::default();
    let mut prover = prover(1 << 20, 1);
    for place in endless.iter().step_by(endless.len() / 4) {
        for winner in Color::ALL {
            let goal = ProofGoal::new(reference.positions[*place], &rules, winner);
            let answer = prover.decide(&goal, &control, None).unwrap();
            assert_eq!(answer, Answer::Disproved);
        }
    }
}

#[test]
fn limits_are_the_plies_that_a_win_takes() {
    let control = Control::default();
    for rules in [
        Preset::SOUCIE.rules,
        Preset::OPENSPIEL.rules,
        Preset::GAMESMAN_MISERE.rules,
    ] {
        let reference = Reference::new("3x4", 3);
        let truth = reference.plies(&rules, Color::Black);
        let mut prover = prover(1 << 20, 1);
        for place in (0..truth.len()).step_by(reference.positions.len() / 300 + 1) {
            let goal = ProofGoal::new(reference.positions[place], &rules, Color::Black);
            let mut decide = |plies| prover.decide(&goal.within(plies), &control, None).unwrap();
            match truth[place] {
                None => assert_eq!(decide(15), Answer::Disproved),
                Some(plies) => {
                    assert_eq!(decide(plies), Answer::Proved);
                    if plies > 0 {
                        assert_eq!(decide(plies - 1), Answer::Disproved);
                    }
                }
            }
        }
    }
}

/// Writes a proof of a goal and has it checked.
fn certificate(goal: &ProofGoal, prover: &mut Prover<'_>) {
    let control = Control::default();
    assert_eq!(prover.decide(goal, &control, None).unwrap(), Answer::Proved);
    let strategy = prover.proof_tree(goal, &control).unwrap();
    let mut bytes = Vec::new();
    let moves = |position: &Position| strategy.winning_move(position);
    let written = write_certificate(goal, moves, &mut bytes).unwrap();
    let checked = check_certificate(&bytes[..]).unwrap();
    assert_eq!(checked.goal, *goal);
    assert_eq!(checked.positions, written.positions);
    assert_eq!(checked.depth, written.depth);
    assert_eq!(written.bytes, bytes.len() as u64);
}

#[test]
fn what_is_proved_is_certified() {
    let reference = Reference::new("3x4", 4);
    for preset in [Preset::OLYMPIAD, Preset::GAMESMAN_MISERE, Preset::OPENSPIEL] {
        let mut large = prover(1 << 20, 1);
        let mut tiny = prover(1 << 12, 2);
        for winner in Color::ALL {
            let truth = reference.plies(&preset.rules, winner);
            let won = (0..truth.len()).filter(|place| truth[*place].is_some());
            for place in won.step_by(1999) {
                let goal = ProofGoal::new(reference.positions[place], &preset.rules, winner);
                certificate(&goal, &mut large);
                certificate(&goal, &mut tiny);
                let limited = goal.within(truth[place].unwrap());
                certificate(&limited, &mut prover(1 << 20, 1));
            }
        }
    }
}

fn goal_of(size: &str, winner: Color) -> ProofGoal {
    let start = Position::start(size.parse().unwrap(), Start::Standard);
    ProofGoal::new(start, &Preset::OLYMPIAD.rules, winner)
}

fn five_by_five(winner: Color) -> ProofGoal {
    goal_of("5x5", winner)
}

#[test]
fn black_wins_on_5x5_in_11_plies_and_no_fewer() {
    let control = Control::default();
    let mut prover = prover(1 << 24, 1);
    let goal = five_by_five(Color::Black);
    let mut decide = |goal: &ProofGoal| prover.decide(goal, &control, None).unwrap();
    assert_eq!(decide(&goal), Answer::Proved);
    assert_eq!(decide(&five_by_five(Color::White)), Answer::Disproved);
    assert_eq!(decide(&goal.within(9)), Answer::Disproved);
    assert_eq!(decide(&goal.within(10)), Answer::Disproved);
    assert_eq!(decide(&goal.within(11)), Answer::Proved);
}

/// The proof that Black wins on 5x5 within 11 plies, as it was written once.
#[test]
fn the_proof_in_the_repository_holds() {
    let file =
        include_bytes!("../../../../testdata/proofs/5x5-olympiad-black-11.loaproof").as_slice();
    let checked = check_certificate(file).unwrap();
    assert_eq!(checked.goal, five_by_five(Color::Black).within(11));
    assert_eq!(checked.depth, 11);
}

#[test]
fn images_of_a_position_are_proved_alike() {
    let control = Control::default();
    let mut prover = prover(1 << 22, 1);
    let start = Position::start("5x5".parse().unwrap(), Start::Scrambled);
    let goal = |position| ProofGoal::new(position, &Preset::SOUCIE.rules, Color::Black);
    let answer = prover.decide(&goal(start), &control, None).unwrap();
    assert_eq!(answer, Answer::Proved);
    let before = control.nodes();
    let answer = prover
        .decide(&goal(another_image(&start)), &control, None)
        .unwrap();
    assert_eq!(answer, Answer::Proved);
    assert!(control.nodes() - before <= 1, "it is in the table already");
}

#[test]
fn a_search_that_is_stopped_says_so_and_goes_on_later() {
    let goal = five_by_five(Color::White);
    let mut prover = prover(1 << 22, 2);
    let stopped = Control::default();
    stopped.stop.set(true);
    let answer = prover.decide(&goal, &stopped, None).unwrap();
    assert_eq!(answer, Answer::Unknown);
    let control = Control::default();
    let answer = prover.decide(&goal, &control, Some(100)).unwrap();
    assert_eq!(answer, Answer::Unknown);
    assert!(control.nodes() < 2000);
    let answer = prover.decide(&goal, &control, None).unwrap();
    assert_eq!(answer, Answer::Disproved);
}

#[test]
fn a_search_goes_on_from_a_file_as_from_memory() {
    let goal = goal_of("6x5", Color::Black);
    let new = |memory| prover(memory, 1);
    let mut first = new(1 << 23);
    let control = Control::default();
    let half = first.decide(&goal, &control, Some(2000)).unwrap();
    assert_eq!(half, Answer::Unknown);
    let (nodes, numbers) = (control.nodes(), control.numbers());
    let mut file = Vec::new();
    first.save(&mut file).unwrap();
    let answer = first.decide(&goal, &control, None).unwrap();
    assert_eq!(answer, Answer::Proved);

    for memory in [1 << 23, 1 << 20, 1 << 16] {
        let mut second = new(memory);
        second.load(&goal, &file[..]).unwrap();
        let resumed = Control::resumed(nodes, numbers);
        assert_eq!(resumed.numbers(), numbers);
        assert_eq!(second.decide(&goal, &resumed, None).unwrap(), answer);
        if memory == 1 << 23 {
            assert_eq!(resumed.nodes(), control.nodes());
        }
        certificate(&goal, &mut second);
    }

    let mut prover = new(1 << 23);
    for at in (0..file.len()).step_by(file.len() / 50) {
        let mut damaged = file.clone();
        damaged[at] ^= 1 << (at % 8);
        let excess = [&file[..], &file[at..=at]].concat();
        for bytes in [&damaged[..], &file[..at], &excess[..]] {
            assert!(prover.load(&goal, bytes).is_err(), "{at}");
        }
    }
    let control = Control::default();
    assert_eq!(prover.decide(&goal, &control, Some(2000)).unwrap(), half);
    assert_eq!(control.numbers(), numbers);
}

/// Positions of 6x6 that take tens of thousands of nodes, with the winner to look for.
const SIX_BY_SIX: &str = include_str!("six-by-six.txt");

/// A fixed set of goals: boards of 30 squares, 5x5 within 10 plies, and positions of 6x6.
fn goals_of_some_size() -> Vec<ProofGoal> {
    let mut goals = vec![
        goal_of("5x6", Color::White),
        goal_of("6x5", Color::Black),
        five_by_five(Color::Black).within(10),
    ];
    goals.extend(SIX_BY_SIX.lines().map(|line| {
        let position = line.parse::<Fen>().unwrap().position;
        ProofGoal::new(position, &Preset::OLYMPIAD.rules, Color::Black)
    }));
    goals
}

#[test]
#[ignore = "takes minutes: prints the figures of docs/proofs.md"]
fn the_model_saves_nodes() {
    let goals = goals_of_some_size();
    let mut answers: Vec<Vec<Answer>> = Vec::new();
    for (name, model) in [("none", ignorant()), ("the crate's", LeafModel::default())] {
        let (control, begin) = (Control::default(), Instant::now());
        let decide = |goal: &ProofGoal| {
            let mut prover = prover(1 << 28, 1).with_model(model.clone());
            prover.decide(goal, &control, None).unwrap()
        };
        answers.push(goals.iter().map(decide).collect());
        let seconds = begin.elapsed().as_secs_f64();
        println!("| {name} | {} | {seconds:.1} |", control.nodes());
    }
    assert_eq!(answers[0], answers[1]);
}
