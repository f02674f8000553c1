//! The checksum of the search.

use loa_engine::net::Net;

/// The newest number of CHANGELOG.md: a change of search or evaluation that changes it says so.
#[test]
fn the_checksum_is_that_of_the_changelog() {
    let changelog = concat!(env!("CARGO_MANIFEST_DIR"), "/../../CHANGELOG.md");
    let changelog = std::fs::read_to_string(changelog).unwrap();
    let (_, bench) = changelog.split_once("\n### Bench\n").unwrap();
    let newest = bench.lines().find_map(|line| line.strip_prefix("- "));
    let (nodes, _) = newest.unwrap().split_once(": ").unwrap();
    assert_eq!(nodes.parse(), Ok(loa_engine::bench(Some(Net::built_in()))));
}
