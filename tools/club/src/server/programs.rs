//! The requests of members about their programs.

use crate::core::Change;
use crate::core::permission::Right;
use crate::core::player::{self, Accepts};
use crate::core::view::PlayerView;
use crate::server::answers::Done;
use crate::server::club::{Club, hash, secret};
use crate::server::described::Sent;
use crate::server::visitor::{Answer, In, Visitor};
use axum::Json;
use axum::extract::Path;
use loa_page_api::ApiError;
use serde::{Deserialize, Serialize};

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BotText {
    #[serde(default)]
    name: String,
    #[serde(default)]
    accepts: Option<Accepts>,
}

/// A program, with the only copy of its key.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct NewBot {
    bot: PlayerView,
    key: String,
}

/// A new key.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct NewKey {
    key: String,
}

pub(crate) async fn add_bot(In(club, visitor): In, body: Sent<BotText>) -> Answer<Json<NewBot>> {
    let owner = visitor.member(Right::Seat)?.id;
    let asked = body.read()?;
    let name = player::check_name(&asked.name)?;
    let accepts = asked.accepts.unwrap_or(Accepts::All);
    let key = secret()?;
    let kept = hash(&key);
    let change = move |change: &mut Change<'_>| change.add_bot(owner, &name, accepts, kept);
    let bot = club.store.write(change).await?.view();
    Ok(Json(NewBot { bot, key }))
}

/// Changes a program of the visitor's.
async fn of_bot(
    club: &Club,
    visitor: &Visitor,
    id: i64,
    change: impl FnOnce(&mut Change<'_>) -> Result<(), ApiError> + Send + 'static,
) -> Result<(), ApiError> {
    let owner = visitor.member(Right::Seat)?.id;
    let of_owner = move |made: &mut Change<'_>| {
        made.check_owns(owner, id)?;
        change(made)
    };
    club.store.write(of_owner).await
}

pub(crate) async fn change_bot(
    In(club, visitor): In,
    Path(id): Path<i64>,
    body: Sent<BotText>,
) -> Answer<Json<Done>> {
    let asked = body.read()?;
    let accepts = asked.accepts.unwrap_or(Accepts::All);
    let change = move |change: &mut Change<'_>| change.set_accepts(id, accepts);
    of_bot(&club, &visitor, id, change).await?;
    Ok(Json(Done {}))
}

pub(crate) async fn new_key(In(club, visitor): In, Path(id): Path<i64>) -> Answer<Json<NewKey>> {
    let key = secret()?;
    let kept = hash(&key);
    let change = move |change: &mut Change<'_>| change.set_key(id, kept);
    of_bot(&club, &visitor, id, change).await?;
    club.hub.disconnect(id);
    Ok(Json(NewKey { key }))
}

pub(crate) async fn delete_bot(In(club, visitor): In, Path(id): Path<i64>) -> Answer<Json<Done>> {
    let by = visitor.member(Right::Seat)?.id;
    let change = move |change: &mut Change<'_>| change.delete(id, by).map(drop);
    of_bot(&club, &visitor, id, change).await?;
    club.hub.disconnect(id);
    Ok(Json(Done {}))
}
