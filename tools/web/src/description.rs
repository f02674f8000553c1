//! The description of the interface for programs, OpenAPI, made from the types of its answers.

use crate::api;
use crate::socket::SessionMessage;
use loa_page_api::{ClientMessage, Refused, Requests, SearchMessage};
use utoipa::OpenApi as _;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{ContentBuilder, OpenApi, Ref, RefOr, ResponseBuilder};

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
    paths(itself, api::analysis, api::tables),
    components(schemas(Refused, ClientMessage, SearchMessage, SessionMessage)),
    servers(
        (url = "/{token}/api", variables(("token" = (default = "TOKEN")))),
        (url = "/api")
    ),
    security((), ("bearer" = [])),
    modifiers(&Common)
)]
struct Description;

/// What all requests have in common.
struct Common;

impl utoipa::Modify for Common {
    fn modify(&self, description: &mut OpenApi) {
        description.merge(Requests::openapi());
        let components = description.components.get_or_insert_default();
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        components.add_security_scheme("bearer", bearer);
        let schema = Ref::from_schema_name("Refused");
        let content = ContentBuilder::new().schema(Some(schema)).build();
        let refused = ResponseBuilder::new().description("The error as a code");
        let refused = refused.content("application/json", content).build();
        for path in description.paths.paths.values_mut() {
            for operation in [&mut path.get, &mut path.post].into_iter().flatten() {
                let responses = &mut operation.responses.responses;
                responses.insert("default".to_owned(), RefOr::T(refused.clone()));
            }
        }
    }
}

/// This description.
#[utoipa::path(
    get,
    path = "/",
    responses((status = 200, description = "OpenAPI 3.1", body = Object))
)]
#[allow(dead_code, reason = "utoipa wants a function")]
fn itself() {}

/// Returns the description of the page's interface: OpenAPI, as JSON.
pub fn description() -> String {
    loa_page_api::text(&Description::openapi())
}
