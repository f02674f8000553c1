//! How a class comes in: accounts for a list of names, and QR codes for slips.

use crate::core::Change;
use crate::core::code::bad_field;
use crate::core::player;
use crate::server::described::Sent;
use crate::server::visitor::{Answer, By, In};
use axum::Json;
use axum::extract::Query;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use loa_page_api::{ApiError, refuse_if};
use qrcode::QrCode;
use qrcode::render::svg;
use serde::{Deserialize, Serialize};

/// The most names of a list.
const MOST_NAMES: usize = 200;
/// The characters of passphrases on slips: none looks like another one. 32 of them are five bits.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
const PASSPHRASE: usize = 10;
/// The longest text of a QR code, in bytes.
const LONGEST_QR: usize = 500;

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RosterText {
    names: Vec<String>,
}

/// An account for a slip.
#[derive(Serialize, utoipa::ToSchema)]
struct Slip {
    name: String,
    passphrase: String,
}

#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Slips {
    accounts: Vec<Slip>,
}

fn passphrase() -> Result<String, ApiError> {
    let mut bytes = [0; PASSPHRASE];
    getrandom::fill(&mut bytes).map_err(ApiError::internal)?;
    let letters = bytes.map(|byte| char::from(LETTERS[usize::from(byte % 32)]));
    Ok(letters.iter().collect())
}

/// Makes an account for each name; none if one of them can't be.
pub(crate) async fn roster(By(club, by): By, Sent(asked): Sent<RosterText>) -> Answer<Json<Slips>> {
    let is_bad = !(1..=MOST_NAMES).contains(&asked.names.len());
    refuse_if(is_bad, bad_field("names", &format!("1 to {MOST_NAMES}")))?;
    let mut accounts = Vec::new();
    let mut people = Vec::new();
    for name in &asked.names {
        let (name, passphrase) = (player::check_name(name)?, passphrase()?);
        let hash = club.hashing.hash(passphrase.clone()).await?;
        people.push((name.clone(), hash));
        accounts.push(Slip { name, passphrase });
    }
    let change = move |change: &mut Change<'_>| change.add_roster(by.id, people);
    club.store.write(change).await?;
    Ok(Json(Slips { accounts }))
}

#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct QrText {
    text: String,
}

/// Draws a text as a QR code.
pub(crate) async fn qr(_: In, Query(asked): Query<QrText>) -> Answer<Response> {
    let too_long = || bad_field("text", &format!("at most {LONGEST_QR} bytes"));
    let fits = asked.text.len() <= LONGEST_QR;
    let code = QrCode::new(asked.text.as_bytes()).ok().filter(|_| fits);
    let code = code.ok_or_else(too_long)?;
    let image = code.render::<svg::Color>().build();
    Ok(([(CONTENT_TYPE, "image/svg+xml")], image).into_response())
}
