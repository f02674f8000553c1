//! Directing tournaments: who enters, when rounds begin, what results are.

use crate::ClubCode;
use crate::core::Change;
use crate::core::club_tournament::{ClubEntrant, ClubTournament, Stage};
use crate::core::code::bad_field;
use crate::core::game::{ClubGame, How, State as GameState};
use crate::core::player::{Player, PlayerKind};
use crate::core::row::Row;
use crate::core::setup::{Setup, SetupText, TimeControl};
use crate::core::tournament::{Format, NoPairing, PairResult, Round, pair_next_round};
use crate::core::view::{Event, Side, Topic};
use loa::{ByColor, Color};
use loa_page_api::{ApiError, refuse_if};
use serde::Deserialize;

/// The most players of a tournament. The time to pair them grows with the third power of their
/// number; the thread that writes waits for it.
const MOST_ENTRANTS: usize = 200;
/// The most rounds of a Swiss tournament.
const MOST_ROUNDS: usize = 30;
/// The most tournaments that are not over.
const MOST_TOURNAMENTS: usize = 100;
/// The longest name, in characters.
const LONGEST_NAME: usize = 60;
/// The longest rest between rounds, in seconds.
const LONGEST_REST: u32 = 24 * 3600;

/// A tournament as it is asked for.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct TournamentText {
    pub(crate) name: String,
    pub(crate) format: Format,
    /// The rounds of a Swiss tournament.
    #[serde(default)]
    pub(crate) rounds: usize,
    #[serde(default)]
    pub(crate) setup: SetupText,
    /// How long players rest between two rounds, in seconds.
    #[serde(default)]
    pub(crate) rest: u32,
}

/// What members do with a tournament; without a player, for themselves.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[serde(tag = "act", rename_all = "camelCase", deny_unknown_fields)]
pub(crate) enum TournamentAct {
    /// Takes part, again or for the first time.
    Enter { player: Option<i64> },
    /// Takes part no longer.
    Withdraw { player: Option<i64> },
    /// Takes half a point in the next round in place of a game, or does not.
    Bye { player: Option<i64>, wanted: bool },
    /// Begins the first round.
    Start,
    /// Lets no round begin.
    Pause,
    /// Lets rounds begin again.
    Resume,
    /// Begins the next round without the rest.
    Next,
    /// Ends it after the rounds that are complete.
    End,
}

impl TournamentAct {
    /// Whom it is about; `None` if it is about the tournament.
    fn player(&self, by: i64) -> Option<i64> {
        match self {
            TournamentAct::Enter { player }
            | TournamentAct::Withdraw { player }
            | TournamentAct::Bye { player, .. } => Some(player.unwrap_or(by)),
            _ => None,
        }
    }
}

/// Returns what a game means for its pair; `None` while it goes on.
pub(crate) fn result_of(game: &ClubGame) -> Option<PairResult> {
    let finish = game.finish.filter(|_| game.state == GameState::Over)?;
    Some(PairResult {
        winner: finish.winner.map(Side::from),
        forfeit: finish.how == How::Forfeit,
    })
}

impl ClubTournament {
    fn withdraw(&mut self, player: i64) -> Result<(), ApiError> {
        if self.stage == Stage::Open {
            self.entrants.retain(|entrant| entrant.player != player);
        } else {
            let entrant = self.entrant(player).ok_or(ClubCode::NoSuchPlayer)?;
            entrant.has_withdrawn = true;
        }
        Ok(())
    }

    fn start(&mut self) -> Result<(), ApiError> {
        let players = self.entrants.len();
        refuse_if(players < 2, ClubCode::NotNow)?;
        self.rounds = self.format.rounds(players).unwrap_or(self.rounds);
        self.change_stage(Stage::Open, Stage::Running)
    }

    fn change_stage(&mut self, from: Stage, to: Stage) -> Result<(), ApiError> {
        refuse_if(self.stage != from, ClubCode::NotNow)?;
        self.stage = to;
        self.is_stuck = false;
        self.is_failed = false;
        Ok(())
    }

    /// Ends it; games that go on count no more for it.
    fn end(&mut self) -> Result<(), ApiError> {
        refuse_if(!self.is_between_rounds(), ClubCode::NotNow)?;
        self.rounds = self.played.len();
        self.stage = Stage::Over;
        self.is_failed = false;
        Ok(())
    }
}

impl Change<'_> {
    /// Returns a tournament, to be changed and kept.
    pub(crate) fn tournament(&self, id: i64) -> Result<ClubTournament, ApiError> {
        let tournament = self.state.tournaments.get(&id).cloned();
        tournament.map_or_else(|| self.archive.tournament(id), Ok)
    }

    /// Keeps a tournament that has changed, and tells everyone.
    fn put_tournament(&mut self, tournament: ClubTournament) {
        let id = tournament.id;
        let stage = tournament.stage;
        self.put(Row::Tournament(id, Some(tournament)));
        self.tell(vec![Topic::Lobby], Event::Tournament { id, stage });
    }

    /// Makes a tournament that players can enter, and returns its number.
    pub(crate) fn add_tournament(
        &mut self,
        by: i64,
        text: TournamentText,
    ) -> Result<i64, ApiError> {
        let name = text.name.trim();
        let is_name = !name.is_empty() && !name.contains(char::is_control);
        let is_bad = !is_name || name.chars().count() > LONGEST_NAME;
        let wanted = format!("1 to {LONGEST_NAME} characters");
        refuse_if(is_bad, bad_field("name", &wanted))?;
        let is_swiss = text.format == Format::Swiss;
        let is_bad = is_swiss && !(1..=MOST_ROUNDS).contains(&text.rounds);
        let wanted = format!("1 to {MOST_ROUNDS}");
        refuse_if(is_bad, bad_field("rounds", &wanted))?;
        let wanted = format!("0 to {LONGEST_REST}");
        refuse_if(text.rest > LONGEST_REST, bad_field("rest", &wanted))?;
        let setup = Setup::asked(text.setup)?;
        // A game without a clock would keep everyone waiting.
        refuse_if(setup.clock() == TimeControl::Unlimited, ClubCode::BadClock)?;
        let going_on = self.state.tournaments.values();
        let has_most = going_on.filter(|it| !it.is_over()).count() >= MOST_TOURNAMENTS;
        let many = ClubCode::ManyTournaments.with("most", MOST_TOURNAMENTS);
        refuse_if(has_most, many)?;
        let id = self.state.last_tournament + 1;
        let first = *self.random.choose(&Color::ALL).unwrap_or(&Color::Black);
        self.put_tournament(ClubTournament {
            id,
            name: name.to_owned(),
            format: text.format,
            rounds: if is_swiss { text.rounds } else { 0 },
            setup,
            stage: Stage::Open,
            is_stuck: false,
            is_failed: false,
            by,
            created_at: self.now,
            rest: i64::from(text.rest) * 1000,
            next_at: None,
            first: first.into(),
            entrants: Vec::new(),
            played: Vec::new(),
        });
        Ok(id)
    }

    /// Does something with a tournament for a member, who may direct it.
    pub(crate) fn direct(
        &mut self,
        by: i64,
        directs: bool,
        id: i64,
        act: &TournamentAct,
    ) -> Result<(), ApiError> {
        let mut tournament = self.tournament(id)?;
        let about = act.player(by);
        let player = about.unwrap_or(by);
        let is_own = player == by || self.state.player(player)?.owner == Some(by);
        let may = directs || about.is_some() && is_own;
        refuse_if(!may, ClubCode::NotAllowed)?;
        refuse_if(tournament.is_over(), ClubCode::NotNow)?;
        match act {
            TournamentAct::Enter { .. } => self.enter(&mut tournament, player)?,
            TournamentAct::Withdraw { .. } => tournament.withdraw(player)?,
            TournamentAct::Bye { wanted, .. } => {
                let entrant = tournament.entrant(player).ok_or(ClubCode::NoSuchPlayer)?;
                entrant.wants_bye = *wanted;
                refuse_if(tournament.format != Format::Swiss, ClubCode::NotNow)?;
            }
            TournamentAct::Start => {
                tournament.start()?;
                return self.next_round(tournament);
            }
            TournamentAct::Pause => tournament.change_stage(Stage::Running, Stage::Paused)?,
            TournamentAct::Resume => tournament.change_stage(Stage::Paused, Stage::Running)?,
            TournamentAct::Next => {
                let is_ready = tournament.stage == Stage::Running && tournament.is_between_rounds();
                refuse_if(!is_ready, ClubCode::NotNow)?;
                return self.next_round(tournament);
            }
            TournamentAct::End => tournament.end()?,
        }
        self.put_tournament(tournament);
        Ok(())
    }

    fn enter(&self, tournament: &mut ClubTournament, player: i64) -> Result<(), ApiError> {
        let member = self.state.player(player)?;
        refuse_if(member.kind == PlayerKind::Deleted, ClubCode::NoSuchPlayer)?;
        let is_guest = member.kind == PlayerKind::Guest;
        refuse_if(is_guest && tournament.setup.is_rated(), ClubCode::NotRated)?;
        if let Some(entrant) = tournament.entrant(player) {
            entrant.has_withdrawn = false;
        } else {
            let is_late = tournament.stage != Stage::Open && tournament.format != Format::Swiss;
            let is_full = tournament.entrants.len() >= MOST_ENTRANTS;
            refuse_if(is_late || is_full, ClubCode::NotNow)?;
            let class = tournament.setup.class();
            let rated = self.state.rated(member, &class, self.now);
            let rating = rated.glicko.rating.round().clamp(0.0, 9999.0) as u32;
            let stronger = tournament.entrants.iter();
            let place = stronger.filter(|other| other.rating >= rating).count();
            let entrant = ClubEntrant {
                player,
                rating,
                has_withdrawn: false,
                wants_bye: false,
            };
            tournament.entrants.insert(place, entrant);
        }
        tournament.is_stuck = false;
        Ok(())
    }

    /// Withdraws a member from all tournaments.
    pub(crate) fn withdraw_everywhere(&mut self, player: i64) -> Result<(), ApiError> {
        let going_on = self.state.tournaments.values().filter(|it| {
            let mut here = it.entrants.iter().filter(|entrant| !entrant.has_withdrawn);
            !it.is_over() && here.any(|entrant| entrant.player == player)
        });
        for mut tournament in going_on.cloned().collect::<Vec<_>>() {
            tournament.withdraw(player)?;
            self.put_tournament(tournament);
        }
        Ok(())
    }

    /// Begins the games of the next round, or ends the tournament after the last one.
    fn next_round(&mut self, mut tournament: ClubTournament) -> Result<(), ApiError> {
        let seen = tournament.seen(|id| self.state.players.get(&id));
        let mut round = match pair_next_round(&seen) {
            Ok(round) => round,
            Err(NoPairing::Open) => return Err(ClubCode::NotNow.into()),
            Err(why) => {
                tournament.is_stuck = why != NoPairing::Over;
                tournament.stage = match tournament.is_stuck {
                    true => Stage::Paused,
                    false => Stage::Over,
                };
                self.put_tournament(tournament);
                return Ok(());
            }
        };
        for entrant in &mut tournament.entrants {
            entrant.wants_bye = false;
        }
        let games = self.begin_round(&tournament, &mut round)?;
        tournament.played.push(round);
        tournament.next_at = None;
        self.rest(&mut tournament);
        // The row that games name is there before them.
        self.put_tournament(tournament);
        games.into_iter().try_for_each(|game| self.add_game(game))
    }

    /// Gives the pairs of a round their games, which are to be added.
    fn begin_round(
        &self,
        tournament: &ClubTournament,
        round: &mut Round,
    ) -> Result<Vec<ClubGame>, ApiError> {
        let mut games = Vec::new();
        for pair in round.pairs.iter_mut().filter(|pair| pair.result.is_none()) {
            let id = self.state.last_game + 1 + games.len() as i64;
            let (black, white) = (pair.black, pair.white);
            let players = ByColor { black, white };
            let person = |id| self.state.player(id).map(Player::person);
            let mut setup = tournament.setup.clone();
            // No game of one person's programs is rated.
            if person(black)? == person(white)? {
                setup = setup.casual();
            }
            let mut game = ClubGame::new(id, setup, players, self.now);
            game.tournament = Some(tournament.id);
            pair.game = Some(id);
            games.push(game);
        }
        Ok(games)
    }

    /// Lets the players rest if a round is complete.
    fn rest(&self, tournament: &mut ClubTournament) {
        if !tournament.is_between_rounds() {
            tournament.next_at = None;
        } else if tournament.played.len() >= tournament.rounds {
            tournament.stage = Stage::Over;
        } else if tournament.next_at.is_none() {
            tournament.next_at = Some(self.now + tournament.rest);
        }
    }

    /// Takes over the result of a game, or what an arbiter has made of it.
    pub(crate) fn note_result(&mut self, game: &ClubGame) -> Result<(), ApiError> {
        let Some(id) = game.tournament else {
            return Ok(());
        };
        let mut tournament = self.tournament(id)?;
        let result = result_of(game);
        let rounds = tournament.played.iter_mut();
        let mut pairs = rounds.flat_map(|round| &mut round.pairs);
        let own = pairs.find(|pair| pair.game == Some(game.id));
        if let Some(pair) = own.filter(|pair| pair.result != result) {
            pair.result = result;
            self.rest(&mut tournament);
            self.put_tournament(tournament);
        }
        Ok(())
    }

    /// Begins the rounds whose time has come. A tournament whose round can't begin is paused;
    /// returns why.
    pub(crate) fn begin_rounds(&mut self) -> Vec<ApiError> {
        let is_due = |it: &&ClubTournament| {
            it.stage == Stage::Running && it.next_at.is_some_and(|at| at <= self.now)
        };
        let due = self.state.tournaments.values().filter(is_due);
        let mut faults = Vec::new();
        for mut tournament in due.cloned().collect::<Vec<_>>() {
            let begun = tournament.clone();
            if let Err(fault) = self.alone(|change| change.next_round(begun)) {
                faults.push(fault);
                tournament.stage = Stage::Paused;
                tournament.is_failed = true;
                self.put_tournament(tournament);
            }
        }
        faults
    }
}
