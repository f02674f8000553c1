use crate::client::{Answer, TOKEN, ask, get, server};
use serde_json::Value;

/// Every described request answers its example with the described fields.
#[test]
fn every_request_answers_its_example_as_described() {
    let server = server();
    let description = get(&server, &format!("/{TOKEN}/api")).json();
    let paths = description["paths"].as_object().unwrap();
    assert!(paths.len() > 10);
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
        let schema = &operation["responses"]["200"]["content"]["application/json"]["schema"];
        for answer in answers {
            assert_eq!(answer.status, 200, "{path}: {answer:?}");
            check(&description, schema, &answer.json(), path);
        }
    }
}

/// Checks a value against as much of a schema as the description uses.
fn check(description: &Value, schema: &Value, value: &Value, place: &str) {
    if let Some(reference) = schema["$ref"].as_str() {
        let pointer = reference.trim_start_matches('#');
        return check(
            description,
            description.pointer(pointer).unwrap(),
            value,
            place,
        );
    }
    if let Some(options) = schema["oneOf"].as_array() {
        let schema = options
            .iter()
            .find(|option| (option["type"] == "null") == value.is_null());
        return check(description, schema.unwrap(), value, place);
    }
    assert!(
        has_type(&schema["type"], value),
        "{place}: {value} is no {}",
        schema["type"]
    );
    for name in schema["required"].as_array().into_iter().flatten() {
        let name = name.as_str().unwrap();
        assert!(value.get(name).is_some(), "{place}: no {name}");
    }
    for (name, schema) in schema["properties"].as_object().into_iter().flatten() {
        if let Some(value) = value.get(name) {
            check(description, schema, value, &format!("{place}.{name}"));
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
