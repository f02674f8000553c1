//! The checksum of the search.

/// Changes whenever search or evaluation change; a commit that changes it says so.
const BENCH: u64 = 324_571;

#[test]
fn the_checksum_is_the_known_one() {
    assert_eq!(loa_engine::bench(), BENCH);
}
