//! A club with its disk, its network, its clock and those who use it, all of one seed.

use super::disk::Disk;
use crate::core::club_tournament::{ClubTournament, Stage};
use crate::core::directing::{TournamentAct, TournamentText, result_of};
use crate::core::game::{Act, ClubGame, How, Offer, State as GameState};
use crate::core::meeting::{InvitationKind, InvitationText, Target};
use crate::core::player::{Accepts, PlayerKind, Role};
use crate::core::settings::NewSettings;
use crate::core::setup::{SetupText, TimeControl};
use crate::core::tournament::Format;
use crate::core::view::{Event, Side, StateView};
use crate::core::{Change, Effects, State};
use loa::{Color, Random};
use loa_page_api::ApiError;
use std::collections::{BTreeMap, BTreeSet};

/// What spectators of a game have been told last.
#[derive(Debug, PartialEq)]
pub(crate) struct Seen {
    ply: usize,
    last_move: Option<String>,
    state: GameState,
}

impl Seen {
    fn of_view(view: &StateView) -> Seen {
        Seen {
            ply: view.ply,
            last_move: view.last_move.clone(),
            state: view.state,
        }
    }
}

pub(crate) struct World {
    pub(crate) random: Random,
    pub(crate) now: i64,
    pub(crate) state: State,
    pub(crate) disk: Disk,
    /// Changes that are made, but not on disk yet.
    pub(crate) pending: Vec<Effects>,
    /// The disk with them.
    written: Disk,
    pub(crate) seen: BTreeMap<i64, Seen>,
    tokens: u64,
}

const DAY: i64 = 24 * 3600 * 1000;

impl World {
    pub(crate) fn new(seed: u64) -> World {
        let mut world = World {
            random: Random::new(seed),
            now: 1_800_000_000_000,
            state: State::default(),
            disk: Disk::default(),
            pending: Vec::new(),
            written: Disk::default(),
            seen: BTreeMap::new(),
            tokens: 0,
        };
        let _ = world.change(|change| change.add_engines());
        let hash = "hash".to_owned();
        let new = NewSettings::default();
        let _ = world.change(|change| {
            let id = change.set_up("Owner", hash.clone(), &new)?;
            change.begin_session(id, hash);
            Ok(())
        });
        world.sync();
        world
    }

    fn below(&mut self, end: usize) -> usize {
        self.random.below(end)
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        test_support::pick(&mut self.random, from)
    }

    fn token(&mut self) -> String {
        self.tokens += 1;
        format!("token {}", self.tokens)
    }

    /// Makes a change. Refusals have no effects.
    pub(crate) fn change<T>(
        &mut self,
        change: impl FnOnce(&mut Change<'_>) -> Result<T, ApiError>,
    ) -> Result<T, ApiError> {
        let seed = self.random.next_u64();
        let made = self.state.change(self.now, seed, &self.written, change);
        let made = made.inspect_err(|error| assert_ne!(error.status, 500, "{error}"));
        let (answer, effects) = made?;
        for row in effects.rows.clone() {
            self.written.keep(row);
        }
        self.pending.push(effects);
        Ok(answer)
    }

    /// Makes a change that is not refused, and syncs it.
    pub(crate) fn make<T>(
        &mut self,
        change: impl FnOnce(&mut Change<'_>) -> Result<T, ApiError>,
    ) -> T {
        let made = self.change(change).unwrap();
        self.sync();
        made
    }

    /// Syncs the disk: what waits is answered, and told to those who watch.
    pub(crate) fn sync(&mut self) {
        self.disk = self.written.clone();
        for effects in std::mem::take(&mut self.pending) {
            for (_, event) in &effects.events {
                self.hear(event);
            }
            self.state.forget_ended(&effects.rows);
        }
    }

    fn hear(&mut self, event: &Event) {
        let view = match event {
            Event::Started { game } => &game.state,
            Event::Game { game } => game,
            _ => return,
        };
        self.seen.insert(view.id, Seen::of_view(view));
    }

    /// The disk is full: what waits is taken back.
    pub(crate) fn fail(&mut self) {
        self.written = self.disk.clone();
        for effects in std::mem::take(&mut self.pending).into_iter().rev() {
            self.state.undo(effects);
        }
    }

    /// The power is cut, and the club starts again some time later.
    pub(crate) fn crash(&mut self) {
        self.written = self.disk.clone();
        self.pending.clear();
        self.state = self.disk.load();
        self.now += self.random.below(2 * DAY as usize) as i64;
        let _ = self.change(|change| {
            change.recover();
            Ok([change.end_old_sessions(), change.end_abandoned()].concat())
        });
        self.sync();
    }

    fn someone(&mut self) -> i64 {
        let players: Vec<i64> = self.state.players.keys().copied().collect();
        self.pick(&players)
    }

    fn a_game(&mut self) -> Option<ClubGame> {
        let from = if self.one_in(5) {
            &self.written.games
        } else {
            &self.state.games
        };
        let games: Vec<i64> = from.keys().copied().collect();
        let id = *self.random.choose(&games)?;
        self.written.games.get(&id).cloned()
    }

    fn setup(&mut self) -> SetupText {
        let clock = match self.below(4) {
            0 => TimeControl::Unlimited,
            1 => TimeControl::Days { days: 1 },
            _ => TimeControl::RealTime {
                seconds: 60,
                increment: 1,
            },
        };
        let rated = clock != TimeControl::Unlimited && self.one_in(2);
        let board = if self.one_in(2) { "4x4" } else { "5x5" };
        SetupText {
            board: board.to_owned(),
            clock,
            rated,
            ..SetupText::default()
        }
    }

    /// Someone does something.
    pub(crate) fn step(&mut self) {
        self.now += match self.below(20) {
            0 => self.random.below(90_000) as i64,
            1 => self.random.below(DAY as usize) as i64,
            _ => self.random.below(2_000) as i64,
        };
        let late = self.now;
        match self.below(40) {
            0 => self.join(),
            1 => self.manage(),
            2..=5 => self.invite(),
            6..=9 => self.accept(),
            10 => {
                let seed = self.random.next_u64();
                let present = |id: i64| seed >> (id % 64) & 1 == 0;
                let faults = self.change(|change| change.tick(late, &present)).unwrap();
                assert!(faults.is_empty(), "{faults:?}");
                self.check_time(late);
            }
            11 => {
                let (by, other) = (self.someone(), self.someone());
                let is_blocked = self.one_in(2);
                let _ = self.change(|change| change.block(by, other, is_blocked));
            }
            12..=16 => self.act_otherwise(),
            17..=19 => self.direct(),
            _ => self.play(),
        }
    }

    /// After a tick, no game waits for someone whose time is over.
    fn check_time(&self, now: i64) {
        for game in self.state.games.values() {
            let limit = now - crate::core::game::MOST_LAG;
            let is_late = game.deadline().is_some_and(|deadline| deadline < limit);
            assert!(
                !is_late || self.state.waits_for_level(game),
                "game {} waits",
                game.id
            );
        }
        let due = self
            .state
            .tournaments
            .values()
            .find(|it| it.stage == Stage::Running && it.next_at.is_some_and(|at| at <= now));
        assert!(due.is_none(), "a round waits: {due:?}");
    }

    fn join(&mut self) {
        let name = format!("Member {}x", self.tokens);
        let (session, code) = (self.token(), self.token());
        let owner = self.someone();
        let _ = match self.below(4) {
            0 => self.change(|change| {
                let id = change.add_guest(None, None)?;
                change.begin_session(id, session);
                Ok(())
            }),
            1 => self.change(|change| change.add_bot(owner, &name, Accepts::All, code).map(drop)),
            _ => self.change(|change| {
                let id = change.add_person(None, &name, code, None)?;
                change.begin_session(id, session);
                Ok(())
            }),
        };
    }

    fn manage(&mut self) {
        let (by, on) = (self.someone(), self.someone());
        let role = self.pick(&[Role::Player, Role::Arbiter, Role::Owner]);
        let winner = self.pick(&[None, Some(Color::Black), Some(Color::White)]);
        let game = self.a_game().map_or(0, |game| game.id);
        let hash = self.token();
        let _ = match self.below(5) {
            0 => self.change(|change| change.delete_other(by, on).map(drop)),
            1 => self.change(|change| change.set_role(by, on, role)),
            2 => self.change(|change| change.reset_passphrase(by, on, hash)),
            3 => self
                .change(|change| Ok(change.end_old_sessions()))
                .map(drop),
            _ => self.change(|change| change.correct(by, game, winner).map(drop)),
        };
    }

    fn invite(&mut self) {
        let (author, target) = (self.someone(), self.someone());
        let kind = self.pick(&InvitationKind::ALL);
        let setup = self.setup();
        let color = self.pick(&[None, Some(Side::Black), Some(Side::White)]);
        let token = self.token();
        let asked = InvitationText {
            kind,
            setup,
            color,
            to: Some(Target::Id(target)),
        };
        let _ = self.change(|change| change.invite(author, token, asked));
    }

    fn accept(&mut self) {
        let waiting: Vec<String> = self.state.waiting.keys().cloned().collect();
        let Some(token) = self.random.choose(&waiting).cloned() else {
            return;
        };
        let by = self.someone();
        if self.one_in(6) {
            let _ = self.change(|change| change.withdraw(&token, by));
            return;
        }
        let accepted = self.change(|change| change.accept(&token, by));
        // The answer was lost: the same request once more begins no second game.
        if let Ok(game) = accepted {
            let again = self.change(|change| change.accept(&token, by));
            assert_eq!(again.unwrap(), game, "accepted twice");
        }
    }

    /// Makes a move, and repeats it, as if the answer had been lost.
    fn play(&mut self) {
        let Some(game) = self.a_game() else { return };
        let Some(mv) = self.random.choose(&game.game.legal_moves()).copied() else {
            return;
        };
        let by = game.players[game.turn()];
        let act = Act::Move {
            mv: mv.to_string(),
            ply: Some(game.plies()),
        };
        let lag = self.random.below(400) as i64;
        let made = self.change(|change| change.act(by, game.id, &act, (0, lag), &|_| 0));
        let Ok(Some(state)) = made else { return };
        assert_eq!(state.ply, game.plies() + 1);
        let again = self.change(|change| change.act(by, game.id, &act, (0, 0), &|_| 0));
        let after = self.written.games[&game.id].clone();
        assert_eq!(after.plies(), game.plies() + 1, "a move counts twice");
        assert!(after.state != GameState::Running || again.unwrap().is_some());
        // Who does not play moves nothing.
        let stranger = self.someone();
        if after.color_of(stranger).is_none() {
            let id = game.id;
            let refused = self.change(|change| change.act(stranger, id, &act, (0, 0), &|_| 0));
            assert_eq!(refused.unwrap_err().status, 403);
        }
    }

    /// Someone makes a tournament, or does something in one.
    fn direct(&mut self) {
        let (by, player) = (self.someone(), Some(self.someone()));
        let made: Vec<i64> = self.written.tournaments.keys().copied().collect();
        let Some(id) = self
            .random
            .choose(&made)
            .copied()
            .filter(|_| made.len() > 3)
        else {
            let text = TournamentText {
                name: "Cup".to_owned(),
                format: self.pick(&Format::ALL),
                rounds: 1 + self.below(5),
                setup: self.setup(),
                rest: self.below(100) as u32,
            };
            let _ = self.change(|change| change.add_tournament(by, text));
            return;
        };
        let wanted = self.one_in(2);
        let act = match self.below(20) {
            0 => TournamentAct::End,
            1 => TournamentAct::Pause,
            2..=4 => TournamentAct::Resume,
            5..=6 => TournamentAct::Next,
            7..=8 => TournamentAct::Start,
            9 => TournamentAct::Withdraw { player },
            10 => TournamentAct::Bye { player, wanted },
            _ => TournamentAct::Enter { player },
        };
        let _ = self.change(|change| change.direct(by, true, id, &act));
    }

    /// A tournament's results are those of its games, and no two meet twice in a Swiss. A forfeit
    /// that an arbiter corrected counts as a game, perhaps after the two have met.
    fn check_tournament(&self, tournament: &ClubTournament) {
        let mut met = BTreeSet::new();
        for round in &tournament.played {
            let mut seen = BTreeSet::new();
            for pair in &round.pairs {
                assert!(seen.insert(pair.black) && seen.insert(pair.white), "twice");
                let Some(game) = pair.game.map(|game| &self.disk.games[&game]) else {
                    continue;
                };
                assert_eq!(game.tournament, Some(tournament.id));
                assert_eq!(pair.result, result_of(game), "game {}", game.id);
                let both = (pair.black.min(pair.white), pair.black.max(pair.white));
                let is_played = pair.result.is_some_and(|result| !result.forfeit);
                let how = game.finish.map(|finish| finish.how);
                let was_forfeit = how == Some(How::Arbiter) && game.plies() < 2;
                if tournament.format == Format::Swiss && is_played && !was_forfeit {
                    assert!(met.insert(both), "{both:?} meet twice");
                }
            }
            let free = round.byes.iter().all(|(player, _)| seen.insert(*player));
            assert!(free, "a player has a game and a bye");
        }
    }

    fn act_otherwise(&mut self) {
        let Some(game) = self.a_game() else { return };
        let (color, what) = (self.pick(&Color::ALL), self.pick(&Offer::ALL));
        let act = match self.below(12) {
            0 => Act::Resign,
            1 => Act::Abort,
            2 => Act::Claim { draw: true },
            3 => Act::Claim { draw: false },
            4..=6 => Act::Accept { what },
            7 => Act::Decline { what },
            _ => Act::Offer { what },
        };
        let (by, id) = (game.players[color], game.id);
        let away = self.random.below(100_000) as i64;
        let _ = self.change(|change| change.act(by, id, &act, (0, 0), &|_| away));
    }

    /// Checks what must always hold.
    pub(crate) fn check(&self) {
        self.check_memory();
        for game in self.disk.games.values() {
            crate::store::check_game(game).unwrap();
            self.check_game(game);
            let seen = self.seen.get(&game.id);
            let told = Seen::of_view(&game.state_view(0));
            assert_eq!(seen, Some(&told), "game {}: what spectators saw", game.id);
        }
        for tournament in self.disk.tournaments.values() {
            self.check_tournament(tournament);
        }
        for (id, player) in &self.disk.players {
            let mut sessions = self.disk.sessions.values();
            let has_sessions = sessions.any(|session| session.player == *id);
            let is_rated = self.disk.ratings.keys().any(|(player, _)| player == id);
            let is_plain = !matches!(player.kind, PlayerKind::Person);
            let is_deleted = player.kind == PlayerKind::Deleted;
            assert!(!(is_deleted && (has_sessions || is_rated)), "{id}");
            assert!(!is_plain || player.role == Role::Player, "{id}");
        }
    }

    /// What is in memory is what a start from the disk would give.
    fn check_memory(&self) {
        let fresh = self.disk.load();
        let state = &self.state;
        assert_eq!(state.players, fresh.players);
        assert_eq!(state.tournaments, fresh.tournaments);
        let keys = |state: &State| {
            let mut sessions: Vec<String> = state.sessions.keys().cloned().collect();
            sessions.sort();
            let waiting: Vec<String> = state.waiting.keys().cloned().collect();
            (sessions, waiting, state.blocks.clone())
        };
        assert_eq!(keys(state), keys(&fresh));
        assert_eq!(state.ratings, fresh.ratings);
        let games = |state: &State| {
            let view = |game: &ClubGame| serde_json::to_string(&game.state_view(0)).unwrap();
            let games = state.games.values();
            let views = games.map(|game| (view(game), game.moves_since(0)));
            views.collect::<Vec<_>>()
        };
        assert_eq!(games(state), games(&fresh));
        for id in state.players.keys() {
            let [games, expected] = [state, &fresh].map(|state| state.running_games(*id));
            assert_eq!(games, expected, "games of {id}");
            let name = &state.players[id].name;
            assert_eq!(state.by_name(name).unwrap().id, *id, "{name}");
        }
    }

    /// Who plays rated games may, and ratings are of games that count.
    fn check_game(&self, game: &ClubGame) {
        let players = Color::ALL.map(|color| &self.disk.players[&game.players[color]]);
        assert_ne!(players[0].id, players[1].id);
        if game.setup.is_rated() {
            let mut kinds = players.iter().map(|player| player.kind);
            let is_guests = kinds.any(|kind| kind == PlayerKind::Guest);
            assert!(!is_guests, "a guest's rated game {}", game.id);
        }
        for player in players {
            let has_changed = self.disk.changes.contains_key(&(game.id, player.id));
            let is_kept = !matches!(player.kind, PlayerKind::Engine | PlayerKind::Deleted);
            let counts = game.counts() && is_kept;
            let (game, player) = (game.id, player.id);
            assert_eq!(has_changed, counts, "game {game}, player {player}");
        }
    }
}
