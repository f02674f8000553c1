use crate::client::{Answer, TOKEN, ask, get, server};
use crate::described::check;
use serde_json::Value;

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
            check(&description, schema, &answer.json()).expect(path);
        }
    }
}
