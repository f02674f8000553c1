//! Answers and messages of the club are as it describes them. Every answer that a test gets is
//! checked.

#[path = "../../../web/tests/server/described.rs"]
mod schema;

use serde_json::{Value, json};
use std::sync::LazyLock;

static DESCRIPTION: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(&loa_club::description()).unwrap());

/// Checks the answer to a request that was not refused.
pub(crate) fn check_answer(method: &str, path: &str, answer: &Value) {
    let Some(operation) = operation(&method.to_lowercase(), path) else {
        // The page's requests are described elsewhere.
        assert!(path.starts_with("/api"), "{path} is not described");
        return;
    };
    let schema = &operation["responses"]["200"]["content"]["application/json"]["schema"];
    let checked = schema::check(&DESCRIPTION, schema, answer);
    checked.unwrap_or_else(|fault| panic!("{method} {path}: {fault}"));
}

/// Checks a message of the WebSocket.
pub(crate) fn check_message(message: &Value) {
    let schema = json!({ "$ref": "#/components/schemas/SocketText" });
    let checked = schema::check(&DESCRIPTION, &schema, message);
    checked.unwrap_or_else(|fault| panic!("{message}: {fault}"));
}

/// Returns the description of a request: of several that fit the one with the most words in common.
fn operation(method: &str, path: &str) -> Option<&'static Value> {
    let asked: Vec<&str> = path.split('?').next()?.split('/').collect();
    let paths = DESCRIPTION["paths"].as_object()?.iter();
    let fitting = paths.filter_map(|(path, methods)| {
        let words: Vec<&str> = path.split('/').collect();
        let equal = words.iter().zip(&asked).filter(|(one, other)| one == other);
        let free = words.iter().filter(|word| word.starts_with('{'));
        let equal = equal.count();
        let fits = words.len() == asked.len() && equal + free.count() == asked.len();
        fits.then_some((equal, methods.get(method)?))
    });
    Some(fitting.max_by_key(|(equal, _)| *equal)?.1)
}
