//! The header that C and C++ programs include says what the library has.

use std::path::Path;
use test_support::{assert_golden, repository};

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
    assert_golden(&repository("tools/cpp/loa.h"), &generate());
}
