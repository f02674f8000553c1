//! The description of an interface, OpenAPI, made of the types that its requests take and answer.

use crate::record::{ImportText, TreeText};
use crate::requests::describe_table;
use crate::{About, ApiError, Refused};
use serde_json::{Value, json};
use utoipa::openapi::path::{HttpMethod, Operation, Parameter};
use utoipa::openapi::{
    ContentBuilder, ObjectBuilder, OpenApi, Ref, RefOr, Required, ResponseBuilder, Type,
};
use utoipa::{PartialSchema as _, ToSchema};

/// The kind of most contents.
pub const JSON: &str = "application/json";

/// A description that is being made.
pub struct Description {
    /// What there is of it.
    pub api: OpenApi,
    /// The request whose parts are being described.
    pub request: Operation,
}

impl Description {
    /// Begins the description of an interface, of which the head is known.
    pub fn new(head: OpenApi) -> Description {
        Description {
            api: head,
            request: Operation::new(),
        }
    }

    /// Describes a type, and returns where.
    pub fn reference<T: ToSchema>(&mut self) -> Ref {
        let mut schemas = vec![(T::name().into_owned(), T::schema())];
        T::schemas(&mut schemas);
        let known = &mut self.api.components.get_or_insert_default().schemas;
        for (name, schema) in schemas {
            let before = known.insert(name.clone(), schema);
            // Of two types with a name, one would not be described.
            debug_assert!(
                before.is_none_or(|before| before == known[&name]),
                "two types are {name}"
            );
        }
        Ref::from_schema_name(T::name())
    }

    /// Describes an object as a content.
    pub fn content<T: ToSchema>(&mut self) -> ContentBuilder {
        ContentBuilder::new().schema(Some(self.reference::<T>()))
    }

    /// Says that the request takes a content of a kind.
    pub fn takes(&mut self, kind: &str, content: ContentBuilder) {
        let body = self.request.request_body.get_or_insert_default();
        body.required = Some(Required::True);
        body.content.insert(kind.to_owned(), content.build());
    }

    /// Describes the answer of the request with a status: what it says, its kind and content.
    pub fn answers(&mut self, status: &str, about: &str, kind: &str, content: ContentBuilder) {
        let answer = ResponseBuilder::new().description(about);
        let answer = RefOr::T(answer.content(kind, content.build()).build());
        let answers = &mut self.request.responses.responses;
        answers.insert(status.to_owned(), answer);
    }

    /// Says that the request answers an object.
    pub fn answers_object<T: ToSchema>(&mut self) {
        let content = self.content::<T>();
        self.answers("200", "The answer", JSON, content);
    }

    /// Names the request for programs that are made of the description.
    pub(crate) fn name(&mut self, name: &str) {
        self.request.operation_id = Some(name.to_owned());
    }

    /// Adds the request whose parts were described. All names in its path but `id` are of texts.
    pub fn add(&mut self, method: HttpMethod, path: &str, summary: &str) {
        let refused = self.content::<Refused>();
        self.answers("default", "The error as a code", JSON, refused);
        let mut request = std::mem::take(&mut self.request);
        request.summary = Some(summary.to_owned());
        let names = path.split('{').skip(1);
        for name in names.filter_map(|rest| rest.split('}').next()) {
            let kind = match name {
                "id" => Type::Integer,
                _ => Type::String,
            };
            // A new parameter is required, and in the path.
            let mut parameter = Parameter::new(name);
            parameter.schema = Some(ObjectBuilder::new().schema_type(kind).into());
            let parameters = request.parameters.get_or_insert_default();
            parameters.push(parameter);
        }
        let paths = &mut self.api.paths;
        paths.add_path_operation(path, vec![method], request);
    }

    /// Adds a request with an object, such as the example, that is answered with another one.
    pub fn add_post<T: ToSchema, A: ToSchema>(
        &mut self,
        path: &str,
        summary: &str,
        example: Value,
    ) {
        let content = self.content::<T>().example(Some(example));
        self.takes(JSON, content);
        self.answers_object::<A>();
        self.add(HttpMethod::Post, path, summary);
    }

    /// Adds the request with a name, by the types of its handler.
    pub(crate) fn add_handler<T: ToSchema, A: ToSchema>(
        &mut self,
        name: &str,
        summary: &str,
        example: Value,
        _: fn(&T) -> Result<A, ApiError>,
    ) {
        self.name(name);
        self.add_post::<T, A>(&format!("/{name}"), summary, example);
    }
}

/// Describes all requests that are answered from themselves alone.
pub fn describe(description: &mut Description) {
    description.answers_object::<About>();
    description.name("about");
    let about = "Describes rule presets, start positions, levels, limits and tables.";
    description.add(HttpMethod::Get, "/about", about);
    let moves = "1. b1-b3 a2-c2 2. d1-d3";
    let object = description.content::<ImportText>();
    let example = json!({ "text": moves, "rules": "berkeley" });
    description.takes(JSON, object.example(Some(example)));
    let plain = ContentBuilder::new().schema(Some(String::schema()));
    description.takes("text/plain", plain.example(Some(moves.into())));
    description.answers_object::<TreeText>();
    description.name("import");
    description.add(HttpMethod::Post, "/import", "Reads a game in any notation.");
    describe_table(description);
}

/// Returns a game for examples.
pub fn example_game() -> Value {
    json!({
        "rules": "soucie",
        "fen": "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",
        "moves": ["b1-b3", "a2-c2"]
    })
}
