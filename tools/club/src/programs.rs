//! The requests of members about their programs.

use crate::ClubCode;
use crate::club::Club;
use crate::code::bad_field;
use crate::permission::Right;
use crate::players::{self, Accepts, PlayerKind, Role, execute};
use crate::store::Work;
use crate::visitor::{Answer, Visitor, read};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use loa_page_api::ApiError;
use rusqlite::params;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

type The = State<Arc<Club>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BotText {
    #[serde(default)]
    name: String,
    #[serde(default)]
    accepts: Option<String>,
}

impl BotText {
    fn accepts(&self) -> Result<Accepts, ApiError> {
        let accepts = self.accepts.as_deref().map_or(Ok(Accepts::All), str::parse);
        accepts.map_err(|error| bad_field("accepts", &error))
    }
}

/// The most programs of a member.
const MOST_BOTS: usize = 8;

pub(crate) async fn add_bot(
    State(club): The,
    visitor: Visitor,
    body: Bytes,
) -> Answer<Json<Value>> {
    let owner = visitor.member(Right::Seat)?.id;
    let asked: BotText = read(&body)?;
    let (name, accepts) = (players::check_name(&asked.name)?, asked.accepts()?);
    let key = players::secret()?;
    let stored = players::hash(&key);
    let change = move |work: &mut Work<'_>| {
        let (db, now) = (work.db, work.now);
        if players::all(db, "owner = ?1 AND kind = 'bot'", owner)?.len() >= MOST_BOTS {
            return Err(ApiError::new(403, ClubCode::NotAllowed));
        }
        let id = players::add(db, now, Some(&name), PlayerKind::Bot, Role::Player)?;
        let sql = "UPDATE player SET owner = ?2, key_hash = ?3, accepts = ?4 WHERE id = ?1";
        execute(db, sql, params![id, owner, stored, accepts.name()])?;
        Ok(players::get(db, id)?.summary())
    };
    let bot = club.store.write(change).await?;
    Ok(Json(json!({ "bot": bot, "key": key })))
}

/// Changes a program of the visitor's.
async fn of_bot(
    club: &Club,
    visitor: &Visitor,
    id: i64,
    change: impl FnOnce(&mut Work<'_>) -> Result<(), ApiError> + Send + 'static,
) -> Result<(), ApiError> {
    let owner = visitor.member(Right::Seat)?.id;
    let change = move |work: &mut Work<'_>| match players::get(work.db, id)?.owner {
        Some(own) if own == owner => change(work),
        _ => Err(ApiError::new(403, ClubCode::NotAllowed)),
    };
    club.store.write(change).await
}

pub(crate) async fn change_bot(
    State(club): The,
    visitor: Visitor,
    Path(id): Path<i64>,
    body: Bytes,
) -> Answer<Json<Value>> {
    let accepts = read::<BotText>(&body)?.accepts()?;
    let sql = "UPDATE player SET accepts = ?2 WHERE id = ?1";
    let change = move |work: &mut Work<'_>| execute(work.db, sql, params![id, accepts.name()]);
    of_bot(&club, &visitor, id, change).await?;
    Ok(Json(json!({})))
}

pub(crate) async fn new_key(
    State(club): The,
    visitor: Visitor,
    Path(id): Path<i64>,
) -> Answer<Json<Value>> {
    let key = players::secret()?;
    let stored = players::hash(&key);
    let sql = "UPDATE player SET key_hash = ?2 WHERE id = ?1";
    let change = move |work: &mut Work<'_>| execute(work.db, sql, params![id, stored]);
    of_bot(&club, &visitor, id, change).await?;
    club.hub.disconnect(id);
    Ok(Json(json!({ "key": key })))
}

pub(crate) async fn delete_bot(
    State(club): The,
    visitor: Visitor,
    Path(id): Path<i64>,
) -> Answer<Json<Value>> {
    let by = visitor.member(Right::Seat)?.id;
    let change = move |work: &mut Work<'_>| work.delete_player(id, by).map(drop);
    of_bot(&club, &visitor, id, change).await?;
    club.hub.disconnect(id);
    Ok(Json(json!({})))
}
