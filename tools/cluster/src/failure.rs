use crate::connect::say;
use crate::hosts::Hosts;
use std::process;
use std::thread;

/// The exit status of a program that could not do what was asked.
pub(crate) const CAN_NOT: u8 = 2;

/// Makes every panic end the process with a message. The threads of timely dataflow panic when a
/// connection breaks, and the others would wait forever.
pub(crate) fn end_on_panics(hosts: Hosts) {
    std::panic::set_hook(Box::new(move |panic| {
        let name = thread::current().name().unwrap_or_default().to_owned();
        let text = panic.payload_as_str().unwrap_or("no reason is known");
        end(&message(&hosts, &name, text));
    }));
}

/// Ends the process with a message.
pub(crate) fn end(message: &str) -> ! {
    say(&format!("error: {message}"));
    process::exit(CAN_NOT.into());
}

/// Explains the panic of a thread.
fn message(hosts: &Hosts, thread: &str, text: &str) -> String {
    let peer = ["timely:recv-", "timely:send-"].into_iter();
    let mut peer = peer.filter_map(|kind| thread.strip_prefix(kind)?.parse().ok());
    match peer.next() {
        Some(peer) => {
            let cause = text.rsplit(": ").next().unwrap_or(text);
            let name = hosts.name(peer);
            format!("the connection to {name} is lost: {cause}; tables that are complete are kept")
        }
        None => format!("this is a bug, please report it: {text}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_connection_is_named() {
        let hosts = Hosts {
            addresses: vec!["a:1".to_owned(), "b:2".to_owned()],
            me: 0,
        };
        let text = "timely communication error: reading data: socket closed";
        assert_eq!(
            message(&hosts, "timely:recv-1", text),
            "the connection to process 1 (b:2) is lost: socket closed; \
             tables that are complete are kept"
        );
        let bug = message(&hosts, "timely:work-0", "index out of bounds");
        assert_eq!(bug, "this is a bug, please report it: index out of bounds");
    }
}
