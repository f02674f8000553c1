//! Lists the files of `page/`, so that the library can embed them.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
    println!("cargo::rerun-if-changed=page");
    let mut table = String::from("[\n");
    let mut folders = vec![page.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            match path.strip_prefix(&page) {
                _ if path.is_dir() => folders.push(path),
                Ok(name) => table += &format!("({name:?}, include_str!({path:?})),\n"),
                Err(error) => return Err(io::Error::other(error)),
            }
        }
    }
    let out = env::var_os("OUT_DIR").unwrap_or_default();
    fs::write(Path::new(&out).join("page.rs"), table + "]\n")
}
