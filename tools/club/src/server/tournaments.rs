//! The requests about tournaments.

use crate::core::Change;
use crate::core::club_tournament::{ClubTournament, Stage};
use crate::core::directing::{TournamentAct, TournamentText};
use crate::core::permission::Right;
use crate::core::player::{Player, PlayerKind};
use crate::core::setup::SetupText;
use crate::core::tournament::{
    self, Format, Round, Standing, Standings, TieBreak, Tournament, standings,
};
use crate::core::view::PlayerView;
use crate::server::club::Done;
use crate::server::described::Sent;
use crate::server::limits::{Deed, Doer};
use crate::server::routes::file;
use crate::server::visitor::{Answer, By, In};
use crate::store::{StoreResult, rows};
use axum::Json;
use axum::extract::Path;
use axum::response::Response;
use rusqlite::Connection;
use serde::Serialize;
use std::collections::HashMap;

/// The most tournaments of a list.
const MOST: usize = 200;

/// A tournament in a list.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
struct Summary {
    id: i64,
    name: String,
    format: Format,
    stage: Stage,
    /// How many rounds have begun.
    round: usize,
    rounds: usize,
    players: usize,
    setup: SetupText,
}

#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct TournamentList {
    tournaments: Vec<Summary>,
}

pub(crate) async fn list(In(club, _): In) -> Answer<Json<TournamentList>> {
    let read = |db: &Connection| {
        let newest = format!("true ORDER BY stage = 'over', id DESC LIMIT {MOST}");
        let found = rows::tournaments(db, &newest, [])?.into_iter();
        let tournaments = found.map(|it| Summary {
            id: it.id,
            name: it.name,
            format: it.format,
            stage: it.stage,
            round: it.played.len(),
            rounds: it.rounds,
            players: it.entrants.len(),
            setup: it.setup.into(),
        });
        Ok(TournamentList {
            tournaments: tournaments.collect(),
        })
    };
    Ok(Json(club.store.read(read).await?))
}

/// The tournament that was made.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Added {
    id: i64,
}

pub(crate) async fn add(
    By(club, by): By,
    Sent(asked): Sent<TournamentText>,
) -> Answer<Json<Added>> {
    club.limits.count(Deed::Invite, Doer::Player(by.id))?;
    let change = move |change: &mut Change<'_>| change.add_tournament(by.id, asked);
    let id = club.store.write(change).await?;
    Ok(Json(Added { id }))
}

pub(crate) async fn act(
    By(club, by): By,
    Path(id): Path<i64>,
    Sent(act): Sent<TournamentAct>,
) -> Answer<Json<Done>> {
    let directs = Right::Direct.is_of(by.standing());
    club.limits.count(Deed::Act, Doer::Player(by.id))?;
    let change = move |change: &mut Change<'_>| change.direct(by.id, directs, id, &act);
    club.store.write(change).await?;
    Ok(Json(Done {}))
}

/// A member who takes part.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
struct EntrantView {
    #[serde(flatten)]
    player: PlayerView,
    has_withdrawn: bool,
    wants_bye: bool,
}

/// A tournament with all that is known of it.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TournamentView {
    id: i64,
    name: String,
    format: Format,
    stage: Stage,
    is_stuck: bool,
    is_failed: bool,
    rounds: usize,
    setup: SetupText,
    by: i64,
    created_at: i64,
    /// Between two rounds, in milliseconds.
    rest: i64,
    next_at: Option<i64>,
    /// The time at which all is so.
    now: i64,
    players: Vec<EntrantView>,
    tie_breaks: &'static [TieBreak],
    standings: Vec<Standing>,
    /// Whether Elo counts one more draw for each two who have met.
    softened: bool,
    played: Vec<Round>,
}

/// A tournament as it is stored, with those who take part.
struct Found {
    stored: ClubTournament,
    members: HashMap<i64, Player>,
    seen: Tournament,
}

fn find(db: &Connection, id: i64) -> StoreResult<Found> {
    let stored = rows::tournament(db, id)?;
    let ids = stored.entrants.iter().map(|entrant| entrant.player);
    let member = |id: i64| -> StoreResult<(i64, Player)> {
        let found = rows::players(db, "id = ?1", [id])?.pop();
        // Versions before have forgotten guests who could not come back.
        let gone = || Player::new(id, format!("Guest {id}"), PlayerKind::Guest, 0);
        Ok((id, found.unwrap_or_else(gone)))
    };
    let members: HashMap<i64, Player> = ids.map(member).collect::<StoreResult<_>>()?;
    let seen = stored.seen(|id| members.get(&id));
    Ok(Found {
        stored,
        members,
        seen,
    })
}

impl Found {
    fn standings(&self) -> Standings {
        standings(&self.seen, TieBreak::usual(self.seen.format))
    }

    fn view(self, now: i64) -> TournamentView {
        let standings = self.standings();
        let entrants = self.stored.entrants.iter();
        let players = entrants.filter_map(|entrant| {
            Some(EntrantView {
                player: PlayerView {
                    rating: Some(entrant.rating.into()),
                    ..self.members.get(&entrant.player)?.view()
                },
                has_withdrawn: entrant.has_withdrawn,
                wants_bye: entrant.wants_bye,
            })
        });
        TournamentView {
            players: players.collect(),
            id: self.stored.id,
            name: self.stored.name,
            format: self.stored.format,
            stage: self.stored.stage,
            is_stuck: self.stored.is_stuck,
            is_failed: self.stored.is_failed,
            rounds: self.stored.rounds,
            setup: self.stored.setup.into(),
            by: self.stored.by,
            created_at: self.stored.created_at,
            rest: self.stored.rest,
            next_at: self.stored.next_at,
            now,
            tie_breaks: standings.tie_breaks,
            standings: standings.rows,
            softened: standings.softened,
            played: self.stored.played,
        }
    }
}

pub(crate) async fn one(In(club, _): In, Path(id): Path<i64>) -> Answer<Json<TournamentView>> {
    let now = club.store.time().now();
    let read = move |db: &Connection| Ok(find(db, id)?.view(now));
    Ok(Json(club.store.read(read).await?))
}

pub(crate) async fn csv(In(club, _): In, Path(id): Path<i64>) -> Answer<Response> {
    let found = club.store.read(move |db| find(db, id)).await?;
    let text = tournament::csv(&found.standings());
    let name = format!("tournament-{id}.csv");
    Ok(file("text/csv; charset=utf-8", &name, text))
}

pub(crate) async fn trf(In(club, _): In, Path(id): Path<i64>) -> Answer<Response> {
    let found = club.store.read(move |db| find(db, id)).await?;
    let name = &found.stored.name;
    let text = tournament::trf(&found.seen, name, &found.standings());
    let name = format!("tournament-{id}.trf");
    Ok(file("text/plain; charset=utf-8", &name, text))
}
