//! What a simulation meets too seldom.

use super::world::World;
use crate::core::game::{Act, Offer, State};
use crate::core::meeting::{Invitation, InvitationKind, Target};
use crate::core::setup::{Setup, SetupText};
use loa::Color;

/// Begins a rated game of a new member, Black, with another; returns both and the game.
fn begin(world: &mut World, target: Target) -> (i64, i64, i64) {
    let hash = "new".to_owned();
    let added = world.change(|change| change.add_person(None, "Ann", hash, None));
    let author = added.unwrap();
    let text = SetupText {
        rated: true,
        ..SetupText::default()
    };
    let invitation = Invitation {
        token: "token".to_owned(),
        kind: InvitationKind::Challenge,
        author,
        target: None,
        setup: Setup::try_from(text).unwrap(),
        color: Some(Color::Black),
        created_at: world.now,
        game: None,
    };
    let (view, game) = world
        .change(|change| change.invite(invitation, Some(target)))
        .unwrap();
    let other = view.target.unwrap().id;
    let game = game.unwrap_or_else(|| {
        world
            .change(|change| change.accept("token", other))
            .unwrap()
    });
    (author, other, game)
}

fn act(world: &mut World, by: i64, game: i64, act: &Act, away: i64) -> State {
    let done = world.change(|change| change.act(by, game, act, (0, 0), &|_| away));
    let state = done.unwrap().unwrap().state;
    world.sync();
    state
}

fn mv(text: &str) -> Act {
    Act::Move {
        mv: text.to_owned(),
        ply: None,
    }
}

#[test]
fn nobody_takes_the_time_of_a_level_that_waits() {
    let mut world = World::new(1);
    let (ann, level, game) = begin(&mut world, Target::Name("Level 2".to_owned()));
    for (by, text) in [(ann, "b1-b3"), (level, "a2-c2"), (ann, "b3-b1")] {
        act(&mut world, by, game, &mv(text), 0);
    }
    world.now += 3_600_000;
    world
        .change(|change| change.tick(change.now, &|_| true))
        .unwrap();
    let what = Offer::Draw;
    assert_eq!(
        act(&mut world, ann, game, &Act::Offer { what }, 0),
        State::Running
    );
}

#[test]
fn who_claims_a_game_that_has_not_begun_has_not_left_it() {
    let mut world = World::new(1);
    let (ann, owner, game) = begin(&mut world, Target::Name("Owner".to_owned()));
    act(&mut world, ann, game, &mv("b1-b3"), 0);
    world.now += 100_000;
    let claim = Act::Claim { draw: false };
    assert_eq!(act(&mut world, ann, game, &claim, 100_000), State::Aborted);
    assert!(world.state.left.contains_key(&owner) && !world.state.left.contains_key(&ann));
}

#[test]
fn a_guest_becomes_a_member_once() {
    let mut world = World::new(7);
    let joined = world.change(|change| change.add_guest(Some("Guest"), None));
    let id = joined.unwrap();
    let mut become_member = |name: &str| {
        world.change(|change| change.add_person(Some(id), name, name.to_owned(), None))
    };
    become_member("Ann").unwrap();
    assert_eq!(become_member("Bob").unwrap_err().status, 403);
    let member = world.state.player(id).unwrap();
    assert_eq!(member.name, "Ann");
    assert_eq!(member.passphrase.as_deref(), Some("Ann"));
}
