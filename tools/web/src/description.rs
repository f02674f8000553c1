//! The description of the interface for programs, OpenAPI, made from the types of its answers.

use crate::api::{Analysed, AnalysisText};
use crate::socket::SessionMessage;
use crate::tables::Probed;
use loa_page_api::{
    ClientMessage, Description, GameText, JSON, SearchMessage, describe, example_game,
};
use serde_json::json;
use utoipa::OpenApi as _;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{ContentBuilder, HttpMethod, ObjectBuilder};

#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Lines of Action",
        description = "Each answer depends on its request alone: send the whole game each time. \
            Put the token of the page's address before /api, or send it as a bearer token. The \
            computer's moves and growing analyses go over the WebSocket beside it, at \
            /TOKEN/socket; docs/web.md describes its messages. What people are told comes as codes \
            with parameters."
    ),
    components(schemas(ClientMessage, SearchMessage, SessionMessage)),
    servers(
        (url = "/{token}/api", variables(("token" = (default = "TOKEN")))),
        (url = "/api")
    ),
    security((), ("bearer" = []))
)]
struct Head;

/// Returns the description of the page's interface: OpenAPI, as JSON.
pub fn description() -> String {
    let mut description = Description::new(Head::openapi());
    let itself = ContentBuilder::new().schema(Some(ObjectBuilder::new()));
    description.answers("200", "OpenAPI 3.1", JSON, itself);
    description.add(HttpMethod::Get, "/", "This description.");
    describe(&mut description);
    description.add_post::<AnalysisText, Analysed>(
        "/analysis",
        "Analyses a position for a while; ends early if the client goes away.",
        json!({ "game": example_game(), "lines": 2, "seconds": 0.1 }),
    );
    description.add_post::<GameText, Probed>(
        "/tables",
        "Finds value and remoteness of a position and of its moves, where the server has tables.",
        json!({ "board": "3x3", "rules": "gamesman" }),
    );
    let components = description.api.components.get_or_insert_default();
    let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
    components.add_security_scheme("bearer", bearer);
    loa_page_api::text(&description.api)
}
