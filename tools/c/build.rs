//! Names the shared library as programs look for it: libloa.so and the version of its interface.

use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=src/version.rs");
    let source = fs::read_to_string("src/version.rs").expect("a file of this package");
    let version = source.split_once("LOA_ABI_VERSION: u32 = ");
    let version = version.and_then(|(_, rest)| rest.split_once(';'));
    let (version, _) = version.expect("a version in src/version.rs");
    if env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "linux") {
        println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,libloa.so.{version}");
    }
}
