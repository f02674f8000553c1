//! The header that C and C++ programs include says what the library has.

use std::fs;
use std::path::Path;

const HEADER: &str = "../../bindings/cpp/loa.h";
const SWITCH: &str = "UPDATE_HEADER";

/// Writes the header that goes with the sources.
fn generate() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = cbindgen::Config::from_file(root.join("cbindgen.toml")).unwrap();
    let builder = cbindgen::Builder::new().with_config(config);
    let bindings = builder
        .with_src(root.join("src/lib.rs"))
        .generate()
        .unwrap();
    let mut header = Vec::new();
    bindings.write(&mut header);
    String::from_utf8(header).unwrap()
}

#[test]
fn the_header_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(HEADER);
    let generated = generate();
    if std::env::var_os(SWITCH).is_some() {
        fs::write(&path, &generated).unwrap();
    }
    let committed = fs::read_to_string(&path).unwrap();
    assert!(
        committed == generated,
        "loa.h is out of date: run this test with {SWITCH}=1"
    );
}
