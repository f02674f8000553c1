//! Clocks that jump and programs that are suspended: time is measured by a monotonic clock.

use super::room::{Room, err, no_panic, out};
use crate::start::{self, Talk};
use std::fs;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};
use test_support::{Signal, send_signal};

/// The wall clock jumps by an hour, forward or back, a hundred times a second.
fn while_the_clock_jumps<T>(room: &Room, work: impl FnOnce() -> T) -> T {
    let is_over = AtomicBool::new(false);
    room.write("jump", "+0");
    scope(|scope| {
        scope.spawn(|| {
            for jump in ["+3600", "-3600", "+0"].iter().cycle() {
                if is_over.load(Ordering::Relaxed) {
                    break;
                }
                // Replaced as a whole: half a file would be another time.
                fs::write(room.file("next"), jump).unwrap();
                fs::rename(room.file("next"), room.file("jump")).unwrap();
                sleep(Duration::from_millis(10));
            }
        });
        let result = work();
        is_over.store(true, Ordering::Relaxed);
        result
    })
}

/// Has a program read the time of day from `$ROOM/jump`.
const JUMPING: &str = "FAKETIME_TIMESTAMP_FILE=$ROOM/jump FAKETIME_NO_CACHE=1 FAKETIME_DONT_FAKE_MONOTONIC=1 \
    DONT_FAKE_MONOTONIC=1 LD_PRELOAD=$(ls /usr/lib/*/faketime/libfaketime.so.1)";

#[test]
fn jumps_of_the_clock_cost_no_time() {
    let room = Room::new();
    while_the_clock_jumps(&room, || {
        let seen = room.done(&format!(
            "for i in 1 2 3 4 5 6 7 8; do {JUMPING} date +%H; sleep 0.013; done"
        ));
        let mut hours: Vec<&str> = seen.lines().collect();
        hours.dedup();
        assert!(hours.len() > 1, "the clock does not jump: {seen}");

        let begun = Instant::now();
        let what = format!(
            "{JUMPING} timeout 100 \"$LOA\" match --games 2 --max-plies 12 --margin 3 --openings random:2 \
             --player \"name=a,cmd=$LOA --dialect uci,dialect=uci,time=0.2\" \
             --player \"name=b,cmd=$LOA --dialect uci,dialect=uci,time=3+0.1\" --json result.json"
        );
        let output = room.shell(&what);
        no_panic(&what, &output);
        assert!(output.status.success(), "{} {}", out(&output), err(&output));
        assert!(!out(&output).contains("time"), "{}", out(&output));
        assert!(
            begun.elapsed() < Duration::from_secs(60),
            "{:?}",
            begun.elapsed()
        );
    });
}

/// A laptop that was closed while the machine was thinking.
#[test]
fn a_program_that_was_suspended_answers_when_it_goes_on() {
    let mut engine = Talk::with(&mut start::loa(["--dialect", "uci"]));
    let process = engine.child.id();
    engine.ask("go movetime 400", "");
    send_signal(Signal::STOP, process);
    sleep(Duration::from_millis(1500));
    let begun = Instant::now();
    send_signal(Signal::CONT, process);
    engine.listen("bestmove");
    let waited = begun.elapsed();
    assert!(waited < Duration::from_secs(10), "{waited:?}");
    engine.quit();
}
