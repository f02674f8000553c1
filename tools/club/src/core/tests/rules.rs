//! What a simulation meets too seldom.

use super::world::World;
use crate::core::Change;
use crate::core::club_tournament::Stage;
use crate::core::directing::{TournamentAct, TournamentText};
use crate::core::game::{Act, Offer, State};
use crate::core::meeting::{InvitationKind, InvitationText, Target};
use crate::core::player::{Accepts, Player, Role};
use crate::core::row::Row;
use crate::core::settings::NewSettings;
use crate::core::setup::{DAY, Setup, SetupText, TimeControl};
use crate::core::tournament::Format;
use crate::core::view::{Event, Side, Topic};
use loa::Color;
use loa_page_api::ApiError;
use serde_json::{Value, json};

/// Begins a rated game of a new member, Black, with another; returns both and the game.
fn begin(world: &mut World, target: Target) -> (i64, i64, i64) {
    let [author] = members(world, ["Ann"]);
    let asked = InvitationText {
        kind: InvitationKind::Challenge,
        setup: rated(),
        color: Some(Side::Black),
        to: Some(target),
    };
    let made = world.make(|change| change.invite(author, "token".to_owned(), asked));
    let other = made.invitation.target.unwrap().id;
    let game = made.game;
    let game = game.unwrap_or_else(|| world.make(|change| change.accept("token", other)));
    (author, other, game)
}

fn act(world: &mut World, by: i64, game: i64, act: &Act, away: i64) -> State {
    let done = world.make(|change| change.act(by, game, act, (0, 0), &|_| away));
    done.unwrap().state
}

/// Tries the same; the status says why it is refused.
fn try_act(world: &mut World, by: i64, game: i64, act: &Act) -> Result<(), u16> {
    let done = world.change(|change| change.act(by, game, act, (0, 0), &|_| 0));
    done.map(drop).map_err(|error| error.status)
}

fn offer(world: &mut World, by: i64, game: i64, what: Offer) -> State {
    act(world, by, game, &Act::Offer { what }, 0)
}

fn mv(text: &str) -> Act {
    Act::Move {
        mv: text.to_owned(),
        ply: None,
    }
}

/// Who has rights is not checked here.
const ARBITER: i64 = 1;

/// Lets the time do its work; returns what has failed.
fn tick(world: &mut World) -> Vec<ApiError> {
    world.make(|change| change.tick(change.now, &|_| true))
}

/// Does what the server does each hour.
fn clean_up(world: &mut World) {
    let faults =
        world.make(|change| Ok([change.end_old_sessions(), change.end_abandoned()].concat()));
    assert!(faults.is_empty());
}

/// Adds members with names.
fn members<const N: usize>(world: &mut World, names: [&str; N]) -> [i64; N] {
    let hash = str::to_owned;
    names.map(|name| world.make(|change| change.add_person(None, name, hash(name), None)))
}

/// Adds guests without sessions.
fn guests<const N: usize>(world: &mut World) -> [i64; N] {
    [(); N].map(|()| world.make(|change| change.add_guest(None, None)))
}

/// Adds a program of a member.
fn program(world: &mut World, owner: i64) -> i64 {
    let key = "key".to_owned();
    world
        .make(|change| change.add_bot(owner, "Bot", Accepts::All, key))
        .id
}

/// Begins a game of two members.
fn game_of(world: &mut World, text: SetupText, black: i64, white: i64) -> i64 {
    let setup = Setup::try_from(text).unwrap();
    let color = Some(Color::Black);
    world.make(|change| change.begin(&setup, black, white, color))
}

fn rated() -> SetupText {
    SetupText {
        rated: true,
        ..SetupText::default()
    }
}

/// Lets the second of two members lose a rated game a day later; returns it.
fn beats(world: &mut World, winner: i64, loser: i64) -> i64 {
    world.now += DAY;
    let game = game_of(world, rated(), winner, loser);
    act(world, winner, game, &mv("b1-b3"), 0);
    assert_eq!(act(world, loser, game, &Act::Resign, 0), State::Over);
    game
}

fn correct(world: &mut World, game: i64, winner: Option<Color>) {
    world.make(|change| change.correct(ARBITER, game, winner).map(drop));
}

#[test]
fn nobody_takes_the_time_of_a_level_that_waits() {
    let mut world = World::new(1);
    let (ann, level, game) = begin(&mut world, Target::Name("Level 2".to_owned()));
    for (by, text) in [(ann, "b1-b3"), (level, "a2-c2"), (ann, "b3-b1")] {
        act(&mut world, by, game, &mv(text), 0);
    }
    world.now += 3_600_000;
    assert!(tick(&mut world).is_empty());
    assert_eq!(offer(&mut world, ann, game, Offer::Draw), State::Running);
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
fn who_has_left_a_game_is_forgotten_later() {
    let mut world = World::new(1);
    let [ann, ben] = members(&mut world, ["Ann", "Ben"]);
    for leaver in [ann, ben] {
        world.now += DAY;
        let game = game_of(&mut world, rated(), ann, ben);
        let left = act(&mut world, leaver, game, &Act::Abort, 0);
        assert_eq!(left, State::Aborted);
        assert_eq!(world.state.left.keys().collect::<Vec<_>>(), [&leaver]);
    }
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

/// Begins a Swiss tournament of members, which a guest without a session enters late; returns it
/// and the guest.
fn tournament_with_guest(world: &mut World, players: [i64; 3]) -> (i64, i64) {
    let text = TournamentText {
        name: "Cup".to_owned(),
        format: Format::Swiss,
        rounds: 3,
        setup: SetupText::default(),
        rest: 0,
    };
    world.make(|change| {
        let id = change.add_tournament(ARBITER, text)?;
        let guest = change.add_guest(None, None)?;
        // The last number stays in any case.
        change.add_guest(None, None)?;
        let mut direct = |act| change.direct(ARBITER, true, id, &act);
        for player in players.map(Some) {
            direct(TournamentAct::Enter { player })?;
        }
        direct(TournamentAct::Start)?;
        let player = Some(guest);
        direct(TournamentAct::Enter { player })?;
        Ok((id, guest))
    })
}

#[test]
fn a_guest_whom_a_tournament_names_stays() {
    let mut world = World::new(1);
    let players = members(&mut world, ["Ann", "Bob", "Cid"]);
    let (id, guest) = tournament_with_guest(&mut world, players);
    for stage in [Stage::Running, Stage::Over] {
        assert_eq!(world.disk.tournaments[&id].stage, stage);
        clean_up(&mut world);
        let mut entrants = world.disk.tournaments[&id].entrants.iter();
        let entrant = entrants.find(|it| it.player == guest).unwrap();
        assert!(entrant.has_withdrawn && world.state.players.contains_key(&guest));
        // The games of the round are over, and the tournament with them.
        for game in world.state.games.clone().into_values() {
            world.make(|change| change.leave(game.id, game.players.black));
        }
        let _ = world.change(|change| change.direct(ARBITER, true, id, &TournamentAct::End));
        world.sync();
    }
}

#[test]
fn a_game_or_tournament_that_fails_holds_up_no_other() {
    let mut world = World::new(1);
    let [ann, bob, cid, dan, eve] = members(&mut world, ["Ann", "Bob", "Cid", "Dan", "Eve"]);
    let (id, guest) = tournament_with_guest(&mut world, [ann, bob, cid]);
    let text = SetupText {
        clock: TimeControl::Days { days: 1 },
        ..SetupText::default()
    };
    let healthy = game_of(&mut world, text.clone(), dan, eve);
    // One whose result would change ratings.
    let rated = SetupText {
        rated: true,
        ..text
    };
    let broken = game_of(&mut world, rated, dan, eve);
    act(&mut world, dan, broken, &mv("b1-b3"), 0);
    act(&mut world, eve, broken, &mv("a2-c2"), 0);
    let damage = world.change(|change| {
        change.put(Row::Player(guest, None));
        let mut game = change.game(broken)?;
        game.tournament = Some(99);
        change.put(Row::Game(broken, Some(game)));
        Ok(())
    });
    damage.unwrap();
    world.now += 2 * DAY;
    let faults = tick(&mut world);
    assert!(faults.len() == 1 && faults[0].status == 404, "{faults:?}");
    assert_eq!(world.disk.games[&healthy].state, State::Aborted);
    assert_eq!(world.disk.games[&broken].state, State::Running);
    assert!(world.state.ratings.is_empty() && world.disk.ratings.is_empty());
    // The next round has begun without the guest whom an older version has forgotten.
    let tournament = &world.disk.tournaments[&id];
    assert_eq!(tournament.stage, Stage::Running);
    assert_eq!(tournament.played.len(), 2);
    // A round that is due though games of the last one go on.
    let damage = world.change(|change| {
        let mut tournament = change.tournament(id)?;
        tournament.next_at = Some(0);
        change.put(Row::Tournament(id, Some(tournament)));
        Ok(())
    });
    damage.unwrap();
    let faults = tick(&mut world);
    assert_eq!(faults.len(), 2, "{faults:?}");
    let tournament = &world.disk.tournaments[&id];
    assert!(tournament.stage == Stage::Paused && tournament.is_failed);
}

#[test]
fn what_was_not_kept_is_told_again() {
    let mut world = World::new(1);
    let [ann] = members(&mut world, ["Ann"]);
    let clock = TimeControl::default();
    invite(&mut world, ann, InvitationKind::Open, clock, None).unwrap();
    world.sync();
    let tell = |world: &mut World| world.change(|change| change.tick(change.now, &|_| true));
    tell(&mut world).unwrap();
    world.fail();
    assert!(world.state.lobby_has_changed);
    tell(&mut world).unwrap();
    world.sync();
    assert!(!world.state.lobby_has_changed);
}

#[test]
fn a_week_of_waiting_begins_with_the_offer_to_resume() {
    let mut world = World::new(1);
    let [ann, bob] = members(&mut world, ["Ann", "Bob"]);
    let game = game_of(&mut world, rated(), ann, bob);
    act(&mut world, ann, game, &mv("b1-b3"), 0);
    act(&mut world, bob, game, &mv("a2-c2"), 0);
    let (adjourn, resume) = (Offer::Adjourn, Offer::Resume);
    offer(&mut world, ann, game, adjourn);
    act(&mut world, bob, game, &Act::Accept { what: adjourn }, 0);
    world.now += 30 * DAY;
    offer(&mut world, ann, game, resume);
    let claims = |world: &mut World, days: i64| {
        world.now += days * DAY;
        try_act(world, ann, game, &Act::Claim { draw: false }).is_ok()
    };
    assert!(!claims(&mut world, 0));
    // Neither another offer nor a refusal changes how long she has waited.
    offer(&mut world, ann, game, resume);
    act(&mut world, bob, game, &Act::Decline { what: resume }, 0);
    assert!(!claims(&mut world, 6));
    assert!(claims(&mut world, 2));
}

/// Lets a member invite, as White; the status says why that is refused.
fn invite(
    world: &mut World,
    author: i64,
    kind: InvitationKind,
    clock: TimeControl,
    target: Option<Target>,
) -> Result<(), u16> {
    let asked = InvitationText {
        kind,
        setup: SetupText {
            clock,
            ..SetupText::default()
        },
        color: Some(Side::White),
        to: target,
    };
    world.now += 1;
    let token = format!("token {}", world.now);
    let made = world.change(|change| change.invite(author, token, asked));
    made.map(drop).map_err(|error| error.status)
}

#[test]
fn the_lobby_keeps_room_for_members() {
    let mut world = World::new(1);
    let [ann] = members(&mut world, ["Ann"]);
    let guests: [i64; 7] = guests(&mut world);
    let offers = guests.into_iter().flat_map(|guest| [guest; 32]);
    for author in [ann].into_iter().chain(offers) {
        let clock = TimeControl::default();
        invite(&mut world, author, InvitationKind::Open, clock, None).unwrap();
    }
    let Event::Lobby { open } = world.state.lobby(world.now).unwrap() else {
        panic!("another message");
    };
    assert_eq!((open.len(), open[0].author.id), (101, ann));
    assert_eq!(open[100].author.id, guests[6]);
}

#[test]
fn what_a_deleted_member_has_offered_is_gone_for_others() {
    let mut world = World::new(1);
    let [ann, bob] = members(&mut world, ["Ann", "Bob"]);
    let clock = TimeControl::default();
    invite(&mut world, ann, InvitationKind::Open, clock, None).unwrap();
    let (kind, target) = (InvitationKind::Challenge, Some(Target::Id(bob)));
    invite(&mut world, ann, kind, clock, target).unwrap();
    tick(&mut world);
    assert!(!world.state.lobby_has_changed);
    world.change(|change| change.delete(ann, ann)).unwrap();
    assert!(world.state.lobby_has_changed);
    let mut told = world.pending.iter().flat_map(|effects| &effects.events);
    assert!(told.any(|(topics, event)| {
        matches!(event, Event::ChallengeGone { .. }) && topics.contains(&Topic::Player(bob))
    }));
}

#[test]
fn those_who_lose_what_let_them_in_are_disconnected() {
    let mut world = World::new(1);
    let [ann, bob] = members(&mut world, ["Ann", "Bob"]);
    let hash = || "another hash".to_owned();
    let bot = program(&mut world, ann);
    world.make(|change| {
        change.begin_session(bob, hash());
        Ok(())
    });
    let closes = |is_closed: bool| -> NewSettings {
        serde_json::from_value(json!({ "closed": is_closed })).unwrap()
    };
    let accepts = |bot: &mut Player| bot.accepts = Accepts::None;
    let key = |bot: &mut Player| bot.key = Some("a new hash".to_owned());
    let end = |change: &mut Change<'_>| {
        change.end_session("another hash");
        Ok(())
    };
    type Make<'a> = &'a dyn Fn(&mut Change<'_>) -> Result<(), ApiError>;
    let (none, anns, bobs, bots) = (vec![], vec![Some(ann)], vec![Some(bob)], vec![Some(bot)]);
    let (both, strangers) = (vec![Some(ann), Some(bot)], vec![None]);
    let changes: [(Vec<Option<i64>>, Make<'_>); 9] = [
        (none.clone(), &|it| it.change_bot(ann, bot, accepts)),
        (bots, &|it| it.change_bot(ann, bot, key)),
        (anns.clone(), &|it| {
            it.reset_passphrase(ARBITER, ann, hash())
        }),
        (anns, &|it| it.set_role(ARBITER, ann, Role::Arbiter)),
        (bobs.clone(), &end),
        (both, &|it| it.delete_other(ARBITER, ann)),
        (bobs, &|it| it.delete(bob, bob)),
        (none, &|it| it.set_settings(1, &closes(false)).map(drop)),
        (strangers, &|it| it.set_settings(1, &closes(true)).map(drop)),
    ];
    for (at, (expected, make)) in changes.into_iter().enumerate() {
        world.sync();
        world.change(make).unwrap();
        assert_eq!(world.pending[0].disconnected, expected, "change {at}");
    }
}

#[test]
fn levels_keep_room_for_members() {
    let mut world = World::new(1);
    let level = world.state.by_name("Level 1").unwrap().id;
    let invite = |world: &mut World, author: i64, clock| {
        let challenge = InvitationKind::Challenge;
        invite(world, author, challenge, clock, Some(Target::Id(level)))
    };
    let clock = TimeControl::default();
    let unlimited = TimeControl::Unlimited;
    let guests: [i64; 26] = guests(&mut world);
    let [ann] = members(&mut world, ["Ann"]);
    assert_eq!(invite(&mut world, guests[0], unlimited), Err(422));
    let begun = guests.iter().flat_map(|guest| [*guest; 16]);
    let begun = begun.filter(|guest| invite(&mut world, *guest, clock).is_ok());
    assert_eq!(begun.count(), 100);
    world.sync();
    // An adjourned game makes room for another one, and waits for room then.
    let mut games = world.state.games.values();
    let adjourned = games.find(|game| game.players.white == guests[0]);
    let adjourned = adjourned.unwrap().id;
    offer(&mut world, guests[0], adjourned, Offer::Adjourn);
    assert_eq!(invite(&mut world, guests[0], clock), Err(409));
    assert_eq!(invite(&mut world, guests[25], clock), Ok(()));
    let what = Offer::Resume;
    let resumed = try_act(&mut world, guests[0], adjourned, &Act::Offer { what });
    assert_eq!(resumed, Err(409));
    assert_eq!(invite(&mut world, ann, unlimited), Ok(()));
    // Who has gone for good plays no more.
    clean_up(&mut world);
    let [last] = world.state.games.keys().copied().collect::<Vec<_>>()[..] else {
        panic!("other games");
    };
    // The level moves first; then it waits for thirty days, and no longer.
    act(&mut world, level, last, &mv("b1-b3"), 0);
    for (days, games) in [(29, 1), (2, 0)] {
        world.now += days * DAY;
        clean_up(&mut world);
        assert_eq!(world.state.games.len(), games);
    }
}

#[test]
fn adjourned_games_and_rematches_count_against_a_level() {
    let mut world = World::new(1);
    let (ann, level, first) = begin(&mut world, Target::Name("Level 1".to_owned()));
    act(&mut world, ann, first, &mv("b1-b3"), 0);
    act(&mut world, ann, first, &Act::Resign, 0);
    let games = [(); 16].map(|()| game_of(&mut world, SetupText::default(), ann, level));
    for game in games {
        let adjourned = offer(&mut world, ann, game, Offer::Adjourn);
        assert_eq!(adjourned, State::Adjourned);
    }
    let what = Offer::Rematch;
    let refused = try_act(&mut world, ann, first, &Act::Offer { what });
    assert_eq!(refused, Err(409));
}

#[test]
fn a_program_is_its_owner_where_persons_count() {
    let mut world = World::new(1);
    let [ann, bob] = members(&mut world, ["Ann", "Bob"]);
    let bot = program(&mut world, bob);
    world.change(|change| change.block(ann, bob, true)).unwrap();
    for (one, other, is_blocked) in [
        (ann, bob, true),
        (bot, ann, true),
        (ann, bot, true),
        (bob, bot, false),
    ] {
        let found = world.state.is_blocked(one, other);
        assert_eq!(found, is_blocked, "{one} {other}");
    }
    // As an arbiter, Bob gives the program nothing; what it was given he can take away.
    let game = beats(&mut world, ann, bot);
    let by_bob = |world: &mut World, winner| {
        let done = world.change(|change| change.correct(bob, game, winner).map(drop));
        done.map_err(|error| error.status)
    };
    assert_eq!(by_bob(&mut world, Some(Color::White)), Err(403));
    correct(&mut world, game, None);
    assert_eq!(by_bob(&mut world, Some(Color::Black)), Ok(()));
}

#[test]
fn a_correction_counts_games_as_they_were() {
    let mut world = World::new(1);
    let [ann, bob, cid, dan] = members(&mut world, ["Ann", "Bob", "Cid", "Dan"]);
    // One that is aborted, before the others.
    let aborted = game_of(&mut world, rated(), cid, dan);
    act(&mut world, cid, aborted, &Act::Abort, 0);
    beats(&mut world, ann, bob);
    beats(&mut world, ann, bob);
    let last = beats(&mut world, cid, dan);
    let class = Setup::try_from(rated()).unwrap().class();
    let anns = world.state.ratings[&(ann, class.clone())];
    world.change(|change| change.delete(bob, ARBITER)).unwrap();
    correct(&mut world, last, Some(Color::Black));
    assert_eq!(world.state.ratings[&(ann, class.clone())], anns);
    correct(&mut world, aborted, None);
    let cids = world.state.ratings[&(cid, class)];
    assert_eq!(Some(cids.at), world.disk.games[&last].ended_at);
}

#[test]
fn a_passphrase_that_has_changed_meanwhile_is_wrong() {
    let mut world = World::new(1);
    let [ann] = members(&mut world, ["Ann"]);
    let check =
        |world: &mut World| world.change(|change| change.check_passphrase(ann, Some("Ann")));
    assert!(check(&mut world).is_ok());
    let hash = "other".to_owned();
    world.make(|change| change.reset_passphrase(ARBITER, ann, hash));
    assert_eq!(check(&mut world).unwrap_err().status, 403);
    world.change(|change| change.delete(ann, ann)).unwrap();
    assert!(check(&mut world).is_err());
}

#[test]
fn a_stored_game_is_read_though_none_is_made_like_it_any_more() {
    let fen = "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 30";
    for (text, refused) in [
        (json!({ "fen": fen, "rated": true }), Some(422)),
        (json!({ "fen": fen }), None),
        (json!({ "fen": fen, "start": "scrambled" }), None),
        (
            json!({ "fen": "8/8/8/3LL3/8/8/l6l/8 w - - 0 1" }),
            Some(422),
        ),
    ] {
        let stored: Setup = serde_json::from_value(text).unwrap();
        let asked = Setup::asked(stored.text().clone());
        assert_eq!(asked.err().map(|error| error.status), refused);
    }
}

#[test]
fn wishes_that_mean_the_same_are_equal_and_short() {
    let read = |text: Value| serde_json::from_value::<Setup>(text).unwrap();
    let long = "x".repeat(1 << 20);
    for (one, other) in [
        (json!({}), json!({ "start": "standard" })),
        (
            json!({ "fen": "1LL1/l2l/l2l/1LL1 w" }),
            json!({ "fen": "1LL1/l2l/l2l/1LL1 w - - 0 1", "start": long, "board": long }),
        ),
    ] {
        let (one, other) = (read(one), read(other));
        assert_eq!(one, other);
        assert!(loa_page_api::text(&one).len() < 300, "{one:?}");
    }
}
