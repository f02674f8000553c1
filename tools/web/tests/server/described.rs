//! Whether answers are as the description of an interface says: all of their fields, and no others.
//! The club's tests ask the same.

use serde_json::{Value, json};

/// Tells how a value differs from a schema, as far as descriptions use schemas.
pub(crate) fn check(description: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    let schema = resolved(description, schema);
    if let Some(options) = schema["oneOf"].as_array() {
        let checks = options.iter().map(|one| check(description, one, value));
        let faults: Vec<String> = checks.filter_map(Result::err).collect();
        return match faults.len() < options.len() {
            true => Ok(()),
            false => Err(faults.join("; ")),
        };
    }
    if !has_type(&schema["type"], value) {
        return Err(format!("{value} is no {}", schema["type"]));
    }
    if let Some(names) = schema["enum"].as_array()
        && !names.contains(value)
    {
        return Err(format!("{value} is none of {names:?}"));
    }
    let mut required = names(&schema["required"]);
    if let Some(name) = required.find(|name| value.get(name).is_none()) {
        return Err(format!("no {name} in {value}"));
    }
    for (name, value) in value.as_object().into_iter().flatten() {
        let field = match (
            schema["properties"].get(name),
            &schema["additionalProperties"],
        ) {
            (Some(field), _) => field,
            (None, other @ Value::Object(_)) => other,
            (None, _) if schema["properties"].is_null() => continue,
            (None, _) => return Err(format!("{name} is not described")),
        };
        check(description, field, value).map_err(|fault| format!("{name}: {fault}"))?;
    }
    let first = schema["prefixItems"].as_array().into_iter().flatten();
    let schemas = first.chain(std::iter::repeat(&schema["items"]));
    for (value, schema) in value.as_array().into_iter().flatten().zip(schemas) {
        check(description, schema, value)?;
    }
    Ok(())
}

fn names(list: &Value) -> impl Iterator<Item = &str> {
    let list = list.as_array().into_iter().flatten();
    list.filter_map(Value::as_str)
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
        let properties = part["properties"].as_object().into_iter().flatten();
        let properties = properties.map(|(name, field)| (name.clone(), field.clone()));
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
