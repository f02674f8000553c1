//! With serde, values are the text that they are written as everywhere else.

use loa::{Color, Move, Preset, Size, Square, Start};
use loa_notation::{Fen, Record};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{from_str, json, to_value};
use std::fmt::{Debug, Display};
use std::str::FromStr;

#[track_caller]
fn check<T>(text: &str, wrong: &str)
where
    T: Serialize + DeserializeOwned + FromStr<Err: Display + Debug> + Display + PartialEq + Debug,
{
    let value: T = text.parse().unwrap();
    assert_eq!(to_value(&value).unwrap(), json!(value.to_string()));
    assert_eq!(from_str::<T>(&json!(text).to_string()).unwrap(), value);
    let said = wrong.parse::<T>().err().map(|error| error.to_string());
    let error = from_str::<T>(&json!(wrong).to_string()).unwrap_err();
    assert!(error.to_string().starts_with(&said.unwrap()), "{error}");
    let error = from_str::<T>("17").unwrap_err().to_string();
    assert!(error.contains("invalid type: integer `17`"), "{error}");
}

#[test]
fn values_are_serialized_as_their_text() {
    check::<Color>("white", "green");
    check::<Square>("h8", "h9");
    check::<Move>("b1-b3", "b1-i9");
    check::<Move>("pass", "past");
    check::<Size>("7x6", "7x9");
    check::<Start>("scrambled", "lost");
    check::<Preset>("olympiad", "chess");
    check::<Fen>("1LL1/l2l/l2l/1LL1 w - - 0 1", "1LL1/l2l/l2l/1LL2 w");
    let record = "(;GM[9];B[b1-b3])".parse::<Record>().unwrap().to_string();
    check::<Record>(&record, "(;GM[1])");
}
