//! The club's settings.

use crate::core::code::bad_field;
use loa_page_api::{ApiError, refuse_if};
use serde::{Deserialize, Serialize};

/// The most characters of a club's name.
const LONGEST_NAME: usize = 60;

/// What the owner decides about the club.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq, Eq, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub(crate) struct Settings {
    /// The club's name.
    pub(crate) name: String,
    /// Whether people need a code to come in, and strangers see nothing.
    pub(crate) closed: bool,
    /// Whether spectators of running games may use the engine; the page obeys it.
    pub(crate) assist: bool,
    /// Whether players may send each other preset phrases.
    pub(crate) phrases: bool,
    /// Whether guests may play.
    pub(crate) guests: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            name: "Lines of Action".to_owned(),
            closed: false,
            assist: false,
            phrases: false,
            guests: true,
        }
    }
}

/// What the owner changes about them; the rest stays.
#[derive(Clone, Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct NewSettings {
    name: Option<String>,
    closed: Option<bool>,
    assist: Option<bool>,
    phrases: Option<bool>,
    guests: Option<bool>,
}

impl Settings {
    /// Returns the settings with what the owner has changed.
    ///
    /// # Errors
    /// If the club's name is empty or too long.
    pub(crate) fn with(&self, new: &NewSettings) -> Result<Settings, ApiError> {
        let name = new.name.as_ref().unwrap_or(&self.name);
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let is_name = (1..=LONGEST_NAME).contains(&name.chars().count());
        let wanted = format!("1 to {LONGEST_NAME} characters");
        refuse_if(!is_name, bad_field("name", &wanted))?;
        Ok(Settings {
            name,
            closed: new.closed.unwrap_or(self.closed),
            assist: new.assist.unwrap_or(self.assist),
            phrases: new.phrases.unwrap_or(self.phrases),
            guests: new.guests.unwrap_or(self.guests),
        })
    }
}
