//! Players that leave processes behind.

use super::room::Room;
use std::fs;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The processes that run under a name.
fn running(name: &str) -> Vec<u32> {
    let entries = fs::read_dir("/proc").unwrap().flatten();
    entries
        .filter_map(|entry| entry.file_name().to_str()?.parse().ok())
        .filter(|number| {
            let line = fs::read(format!("/proc/{number}/cmdline")).unwrap_or_default();
            String::from_utf8_lossy(&line).contains(name)
        })
        .collect()
}

#[test]
fn a_player_that_forks_leaves_nothing_behind() {
    let room = Room::new();
    // Another name than any other test's.
    let name = format!("86{}", std::process::id());
    room.write(
        "forks.sh",
        &format!("sleep {name} &\nsetsid sleep {name} &\n(trap '' TERM HUP; nohup sleep {name}) > /dev/null 2>&1 &\nexec sh quick.sh win\n"),
    );
    let output = room.done(
        "\"$LOA\" match --games 4 --openings short.txt --player 'name=forks,dialect=uci,depth=1,cmd=sh forks.sh' \
         --player 'name=b,dialect=uci,depth=1,cmd=sh quick.sh miss'",
    );
    assert!(output.contains("forks"), "{output}");
    let begun = Instant::now();
    while !running(&name).is_empty() && begun.elapsed() < Duration::from_secs(5) {
        sleep(Duration::from_millis(20));
    }
    assert_eq!(running(&name), Vec::<u32>::new(), "sleepers live on");
}
