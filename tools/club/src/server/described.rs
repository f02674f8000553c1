//! Routes that describe themselves: what a handler takes and answers is in its type, so no route is
//! served without its description.

use crate::core::permission::Right;
use crate::server::club::Club;
use crate::server::visitor::{Answer, By, In, Needs, SESSION};
use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Path, Query, Request};
use axum::handler::Handler;
use axum::http::header::{CONTENT_TYPE, HeaderName, HeaderValue};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodFilter, on};
use axum::{Extension, Json, Router};
use loa_page_api::{ApiError, Description, JSON};
use loa_web::{Refusal, Upgrade};
use serde::de::DeserializeOwned;
use std::marker::PhantomData;
use std::sync::Arc;
use utoipa::openapi::path::{HttpMethod, ParameterIn};
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{ContentBuilder, Info, OpenApi, Paths};
use utoipa::{IntoParams, ToSchema};

/// Routes with their description.
pub(crate) struct Routes {
    pub(crate) router: Router<Arc<Club>>,
    pub(crate) description: Description,
}

impl Routes {
    pub(crate) fn new() -> Routes {
        let info = Info::new("A club of Lines of Action", env!("CARGO_PKG_VERSION"));
        let mut head = OpenApi::new(info, Paths::new());
        let components = head.components.get_or_insert_default();
        let key = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let session = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(SESSION)));
        components.add_security_scheme("key", key);
        components.add_security_scheme("session", session);
        let asked = ["key", "session"].map(|name| SecurityRequirement::new(name, [""; 0]));
        head.security = Some(asked.into());
        Routes {
            router: Router::new(),
            description: Description::new(head),
        }
    }

    /// Adds a request, which needs a right or is for strangers.
    pub(crate) fn on<H, T, P>(
        mut self,
        method: HttpMethod,
        path: &str,
        right: Option<Right>,
        summary: &str,
        handler: H,
    ) -> Routes
    where
        H: Handler<T, Arc<Club>> + Described<P>,
        T: 'static,
    {
        let filter = match method {
            HttpMethod::Get => MethodFilter::GET,
            HttpMethod::Delete => MethodFilter::DELETE,
            _ => MethodFilter::POST,
        };
        H::describe(&mut self.description);
        self.description.add(method, path, summary);
        let handler = on(filter, handler).layer(Extension(Needs(right)));
        self.router = self.router.route(path, handler);
        self
    }
}

/// Adds a table of requests: method, path, the right that it needs or `Anyone`, summary, handler.
macro_rules! add_routes {
    ($routes:expr;
     $($method:ident $path:literal $right:ident $summary:literal $handler:path;)*) => {
        $routes$(.on(
            utoipa::openapi::HttpMethod::$method,
            $path,
            add_routes!(right $right),
            $summary,
            $handler,
        ))*
    };
    (right Anyone) => {
        None
    };
    (right $right:ident) => {
        Some(crate::core::permission::Right::$right)
    };
}
pub(crate) use add_routes;

/// A handler that is described, by what it takes.
pub(crate) trait Described<Parts> {
    fn describe(description: &mut Description);
}

macro_rules! described {
    ($($part:ident)*) => {
        impl<F, Fut, R, $($part),*> Described<($($part,)*)> for F
        where
            F: Fn($($part),*) -> Fut,
            Fut: Future<Output = Answer<R>>,
            R: Part,
            $($part: Part,)*
        {
            fn describe(description: &mut Description) {
                $($part::describe(description);)*
                R::describe(description);
            }
        }
    };
}
described!(A);
described!(A B);
described!(A B C);

/// What a handler takes or answers.
pub(crate) trait Part {
    /// Most is no part of the description.
    fn describe(_: &mut Description) {}
}

impl Part for In {}
impl Part for By {}
impl Part for Upgrade {}
/// The path itself names them.
impl<T> Part for Path<T> {}

impl<T: IntoParams> Part for Query<T> {
    fn describe(description: &mut Description) {
        let parameters = T::into_params(|| Some(ParameterIn::Query));
        let known = description.request.parameters.get_or_insert_default();
        known.extend(parameters);
    }
}

/// The body of a request: JSON; an empty one has no fields.
pub(crate) struct Sent<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<Club>> for Sent<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, club: &Arc<Club>) -> Answer<Sent<T>> {
        let body = Bytes::from_request(request, club).await;
        let body = body.map_err(ApiError::internal)?;
        let body: &[u8] = if body.is_empty() { b"{}" } else { &body };
        Ok(Sent(loa_page_api::object(body)?))
    }
}

impl<T: ToSchema> Part for Sent<T> {
    fn describe(description: &mut Description) {
        let content = description.content::<T>();
        description.takes(JSON, content);
    }
}

impl<T: ToSchema> Part for Json<T> {
    fn describe(description: &mut Description) {
        description.answers_object::<T>();
    }
}

/// An answer that sets or removes the cookie of a session.
pub(crate) type WithCookie<T> = ([(HeaderName, HeaderValue); 1], Json<T>);

impl<T: ToSchema> Part for WithCookie<T> {
    fn describe(description: &mut Description) {
        Json::<T>::describe(description);
    }
}

impl Part for Response {
    fn describe(description: &mut Description) {
        let content = ContentBuilder::new();
        description.answers("200", "A file, or the WebSocket", "*/*", content);
    }
}

/// A stream of lines of JSON.
pub(crate) struct JsonLines<T>(pub(crate) Body, pub(crate) PhantomData<fn() -> T>);

const LINES: &str = "application/x-ndjson";

impl<T> IntoResponse for JsonLines<T> {
    fn into_response(self) -> Response {
        ([(CONTENT_TYPE, LINES)], self.0).into_response()
    }
}

impl<T: ToSchema> Part for JsonLines<T> {
    fn describe(description: &mut Description) {
        let content = description.content::<T>();
        description.answers("200", "Lines, each of them", LINES, content);
    }
}
