use crate::client::{Answer, TOKEN, ask, get, server};
use serde_json::{Value, json};

const REQUESTS: [&str; 11] = [
    "/",
    "/about",
    "/analysis",
    "/export",
    "/import",
    "/move",
    "/position",
    "/review",
    "/setup",
    "/start",
    "/tables",
];

/// Every described request answers its example with the described fields.
#[test]
fn every_request_answers_its_example_as_described() {
    let server = server();
    let description = get(&server, &format!("/{TOKEN}/api")).json();
    let paths = description["paths"].as_object().unwrap();
    let mut described: Vec<&str> = paths.keys().map(String::as_str).collect();
    described.sort_unstable();
    assert_eq!(described, REQUESTS);
    for (path, methods) in paths {
        let (answers, operation): (Vec<Answer>, _) = match methods.get("post") {
            Some(operation) => {
                let contents = operation["requestBody"]["content"].as_object().unwrap();
                let answers = contents.values().map(|content| {
                    let body = match &content["example"] {
                        Value::String(text) => text.clone(),
                        other => other.to_string(),
                    };
                    ask(&server, &path[1..], body)
                });
                (answers.collect(), operation)
            }
            None => {
                let path = format!("/{TOKEN}/api{}", path.trim_end_matches('/'));
                (vec![get(&server, &path)], &methods["get"])
            }
        };
        if path == "/tables" {
            // This server has none.
            assert_eq!(answers[0].status, 404);
            continue;
        }
        assert!(operation["responses"]["default"].is_object(), "{path}");
        let schema = &operation["responses"]["200"]["content"]["application/json"]["schema"];
        for answer in answers {
            assert_eq!(answer.status, 200, "{path}: {answer:?}");
            check(&description, schema, &answer.json(), path);
        }
    }
}

/// Checks a value against as much of a schema as the description uses.
fn check(description: &Value, schema: &Value, value: &Value, place: &str) {
    let schema = resolved(description, schema);
    if let Some(options) = schema["oneOf"].as_array() {
        let mut options = options.iter().map(|option| resolved(description, option));
        let fits = |option: &Value| match option["type"] == "null" {
            true => value.is_null(),
            false => names(&option["required"]).all(|name| value.get(name).is_some()),
        };
        let schema = options.find(|option| fits(option));
        return check(description, &schema.expect(place), value, place);
    }
    assert!(
        has_type(&schema["type"], value),
        "{place}: {value} is no {}",
        schema["type"]
    );
    for name in names(&schema["required"]) {
        assert!(value.get(name).is_some(), "{place}: no {name}");
    }
    let fields = value.as_object().into_iter().flatten();
    for (name, value) in fields {
        let place = format!("{place}.{name}");
        match schema["properties"].get(name) {
            Some(schema) => check(description, schema, value, &place),
            None if schema["properties"].is_null() => {}
            None => panic!("{place} is not described"),
        }
    }
    for value in value.as_array().into_iter().flatten() {
        check(description, &schema["items"], value, &format!("{place}[]"));
    }
    if let (Some(schema), Some(values)) = (schema.get("additionalProperties"), value.as_object()) {
        for value in values.values() {
            check(description, schema, value, &format!("{place}.*"));
        }
    }
}

fn names(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
}

/// Returns a schema without references, and with its parts in one.
fn resolved(description: &Value, schema: &Value) -> Value {
    if let Some(reference) = schema["$ref"].as_str() {
        let pointer = reference.trim_start_matches('#');
        return resolved(description, description.pointer(pointer).expect(reference));
    }
    let Some(parts) = schema["allOf"].as_array() else {
        return schema.clone();
    };
    let mut whole = json!({ "type": "object", "properties": {}, "required": [] });
    for part in parts.iter().map(|part| resolved(description, part)) {
        let properties = part["properties"].as_object().unwrap().clone();
        whole["properties"]
            .as_object_mut()
            .unwrap()
            .extend(properties);
        let required = names(&part["required"]).map(Value::from);
        whole["required"].as_array_mut().unwrap().extend(required);
    }
    whole
}

fn has_type(expected: &Value, value: &Value) -> bool {
    match expected {
        Value::Array(options) => options.iter().any(|option| has_type(option, value)),
        Value::Null => true,
        _ => match expected.as_str().unwrap() {
            "object" => value.is_object(),
            "array" => value.is_array(),
            "string" => value.is_string(),
            "integer" => value.is_i64() || value.is_u64(),
            "number" => value.is_number(),
            "boolean" => value.is_boolean(),
            "null" => value.is_null(),
            other => panic!("unknown type {other}"),
        },
    }
}
