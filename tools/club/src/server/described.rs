//! Routes that describe themselves: what a handler takes and answers is in its type, so no route is
//! served without its description.

use crate::server::club::Club;
use crate::server::visitor::{Answer, In, SESSION};
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, Path, Query, Request};
use axum::handler::Handler;
use axum::http::{HeaderName, HeaderValue};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodFilter, on};
use axum::{Json, Router};
use loa_page_api::{ApiError, Refused};
use loa_web::Upgrade;
use serde::de::DeserializeOwned;
use std::marker::PhantomData;
use std::sync::Arc;
use utoipa::openapi::path::{HttpMethod, Operation, ParameterBuilder, ParameterIn};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{
    ContentBuilder, Info, ObjectBuilder, OpenApi, PathItem, Ref, RefOr, Required, ResponseBuilder,
    Schema, Type,
};
use utoipa::{IntoParams, ToSchema};

/// Routes with their description.
pub(crate) struct Routes {
    router: Router<Arc<Club>>,
    description: Description,
}

/// A description of routes that is being made.
#[derive(Default)]
pub(crate) struct Description {
    api: OpenApi,
    schemas: Vec<(String, RefOr<Schema>)>,
    /// The operation whose parts follow.
    operation: Operation,
}

impl Routes {
    pub(crate) fn new() -> Routes {
        let mut description = Description::default();
        description.api.info = Info::new("A club of Lines of Action", env!("CARGO_PKG_VERSION"));
        description.reference::<Refused>();
        Routes {
            router: Router::new(),
            description,
        }
    }

    /// Adds a request.
    pub(crate) fn on<H, T, P>(
        mut self,
        method: HttpMethod,
        path: &str,
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
        self.description.begin(path, summary);
        H::describe(&mut self.description);
        let operation = std::mem::take(&mut self.description.operation);
        let item = PathItem::new(method, operation);
        let paths = &mut self.description.api.paths.paths;
        match paths.get_mut(path) {
            Some(known) => known.merge_operations(item),
            None => drop(paths.insert(path.to_owned(), item)),
        }
        self.router = self.router.route(path, on(filter, handler));
        self
    }

    /// Describes what goes over a WebSocket.
    pub(crate) fn message<T: ToSchema>(mut self) -> Routes {
        self.description.reference::<T>();
        self
    }

    /// Returns the routes and their description.
    pub(crate) fn end(self) -> (Router<Arc<Club>>, OpenApi) {
        let Description {
            mut api, schemas, ..
        } = self.description;
        let components = api.components.get_or_insert_default();
        let key = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let session = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(SESSION)));
        components.add_security_scheme("key", key);
        components.add_security_scheme("session", session);
        let asked = ["key", "session"].map(|name| SecurityRequirement::new(name, [""; 0]));
        api.security = Some(asked.into());
        for (name, schema) in schemas {
            let known = components.schemas.insert(name.clone(), schema);
            // Of two types with a name, one would not be described.
            debug_assert!(
                known.is_none_or(|known| known == components.schemas[&name]),
                "two types are {name}"
            );
        }
        (self.router, api)
    }
}

impl Description {
    fn begin(&mut self, path: &str, summary: &str) {
        self.operation = Operation::new();
        self.operation.summary = Some(summary.to_owned());
        let names = path.split('{').skip(1);
        for name in names.filter_map(|rest| rest.split('}').next()) {
            let kind = match name {
                "id" => Type::Integer,
                _ => Type::String,
            };
            let parameter = ParameterBuilder::new()
                .name(name)
                .parameter_in(ParameterIn::Path)
                .required(Required::True)
                .schema(Some(ObjectBuilder::new().schema_type(kind)));
            let parameters = self.operation.parameters.get_or_insert_default();
            parameters.push(parameter.build());
        }
        let refused = Some(Ref::from_schema_name("Refused"));
        self.answer(
            "default",
            "The error as a code",
            "application/json",
            refused,
        );
    }

    /// Describes a type, and returns where.
    fn reference<T: ToSchema>(&mut self) -> Ref {
        T::schemas(&mut self.schemas);
        self.schemas.push((T::name().into_owned(), T::schema()));
        Ref::from_schema_name(T::name())
    }

    fn answer(&mut self, status: &str, about: &str, kind: &str, schema: Option<Ref>) {
        let content = ContentBuilder::new().schema(schema).build();
        let answer = ResponseBuilder::new().description(about);
        let answer = RefOr::T(answer.content(kind, content).build());
        let answers = &mut self.operation.responses.responses;
        answers.insert(status.to_owned(), answer);
    }
}

/// Adds a table of requests: method, path, summary, handler.
macro_rules! add_routes {
    ($routes:expr; $($method:ident $path:literal $summary:literal $handler:path;)*) => {
        $routes$(.on(utoipa::openapi::HttpMethod::$method, $path, $summary, $handler))*
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
            Fut: Future<Output = R>,
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
impl Part for Upgrade {}
/// The path itself names them.
impl<T> Part for Path<T> {}

impl<T: IntoParams> Part for Query<T> {
    fn describe(description: &mut Description) {
        let parameters = T::into_params(|| Some(ParameterIn::Query));
        let known = description.operation.parameters.get_or_insert_default();
        known.extend(parameters);
    }
}

/// The body of a request, as it was sent.
pub(crate) struct Sent<T>(Bytes, PhantomData<fn() -> T>);

impl<T: DeserializeOwned> Sent<T> {
    /// Reads its JSON; an empty body has no fields.
    pub(crate) fn read(&self) -> Result<T, ApiError> {
        let is_empty = self.0.is_empty();
        loa_page_api::object(if is_empty { b"{}" } else { &self.0 })
    }
}

impl<T> FromRequest<Arc<Club>> for Sent<T> {
    type Rejection = BytesRejection;

    async fn from_request(request: Request, club: &Arc<Club>) -> Result<Sent<T>, BytesRejection> {
        let body = Bytes::from_request(request, club).await?;
        Ok(Sent(body, PhantomData))
    }
}

impl<T: ToSchema> Part for Sent<T> {
    fn describe(description: &mut Description) {
        let schema = description.reference::<T>();
        let content = ContentBuilder::new().schema(Some(schema)).build();
        let body = RequestBodyBuilder::new().content("application/json", content);
        let body = body.required(Some(Required::True)).build();
        description.operation.request_body = Some(body);
    }
}

impl<T: Part> Part for Answer<T> {
    fn describe(description: &mut Description) {
        T::describe(description);
    }
}

impl<T: ToSchema> Part for Json<T> {
    fn describe(description: &mut Description) {
        let schema = description.reference::<T>();
        description.answer("200", "It is so", "application/json", Some(schema));
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
        description.answer("200", "A file, or the WebSocket", "*/*", None);
    }
}

/// A stream of lines of JSON.
pub(crate) struct JsonLines<T>(pub(crate) Response, pub(crate) PhantomData<fn() -> T>);

impl<T> IntoResponse for JsonLines<T> {
    fn into_response(self) -> Response {
        self.0
    }
}

impl<T: ToSchema> Part for JsonLines<T> {
    fn describe(description: &mut Description) {
        let schema = description.reference::<T>();
        description.answer(
            "200",
            "Lines, each of them",
            "application/x-ndjson",
            Some(schema),
        );
    }
}
