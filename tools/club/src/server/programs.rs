//! The requests of members about their programs.

use crate::core::Change;
use crate::core::player::{self, Accepts, Player};
use crate::core::view::PlayerView;
use crate::server::club::{Done, hash, secret};
use crate::server::described::Sent;
use crate::server::visitor::{Answer, By};
use axum::Json;
use axum::extract::Path;
use serde::{Deserialize, Serialize};

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BotText {
    #[serde(default)]
    name: String,
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

pub(crate) async fn add_bot(
    By(club, owner): By,
    Sent(asked): Sent<BotText>,
) -> Answer<Json<NewBot>> {
    let name = player::check_name(&asked.name)?;
    let accepts = asked.accepts.unwrap_or(Accepts::All);
    let key = secret()?;
    let kept = hash(&key);
    let change = move |change: &mut Change<'_>| change.add_bot(owner.id, &name, accepts, kept);
    let bot = club.store.write(change).await?.view();
    Ok(Json(NewBot { bot, key }))
}

pub(crate) async fn change_bot(
    By(club, owner): By,
    Path(id): Path<i64>,
    Sent(asked): Sent<BotText>,
) -> Answer<Json<Done>> {
    let accepts = asked.accepts.unwrap_or(Accepts::All);
    let set = move |bot: &mut Player| bot.accepts = accepts;
    let change = move |change: &mut Change<'_>| change.change_bot(owner.id, id, set);
    club.store.write(change).await?;
    Ok(Json(Done {}))
}

pub(crate) async fn new_key(By(club, owner): By, Path(id): Path<i64>) -> Answer<Json<NewKey>> {
    let key = secret()?;
    let kept = Some(hash(&key));
    let set = move |bot: &mut Player| bot.key = kept;
    let change = move |change: &mut Change<'_>| change.change_bot(owner.id, id, set);
    club.store.write(change).await?;
    Ok(Json(NewKey { key }))
}

pub(crate) async fn delete_bot(By(club, owner): By, Path(id): Path<i64>) -> Answer<Json<Done>> {
    let change = move |change: &mut Change<'_>| change.delete_bot(owner.id, id);
    club.store.write(change).await?;
    Ok(Json(Done {}))
}
