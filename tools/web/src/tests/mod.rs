//! The built page against its sources. What else is true of those is checked by `make check-page`.

use std::fs;
use std::process::Command;

#[test]
fn the_built_page_is_of_its_sources() {
    let built = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/built/sources")).unwrap();
    let sum = "find . -type f | LC_ALL=C sort | xargs cksum";
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/page");
    let now = Command::new("sh")
        .args(["-c", sum])
        .current_dir(page)
        .output()
        .unwrap();
    let now = String::from_utf8(now.stdout).unwrap();
    let differs = now
        .lines()
        .filter(|line| !built.lines().any(|known| known == *line));
    let differs: Vec<&str> = differs.collect();
    assert!(
        now == built,
        "tools/web/page has changed since tools/web/built was made; run `make page`, and commit \
        both: {differs:#?}"
    );
}
