//! Rounds of timely dataflow.
//!
//! In a round every process sends packets and then one note to all. A packet carries the number of
//! its round as its time, and is kept by that time, so that one that arrives early waits for its
//! round. A round is over when timely dataflow knows that all its packets have arrived.

use crate::connect::say;
use crate::hosts::Hosts;
use crate::packet::{ByReceiver, Kind, Packet};
use loa_solver::{Message, RoundMessages, SolveError, Transport};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::{Duration, Instant};
use timely::container::{CapacityContainerBuilder, NoopBuilder};
use timely::dataflow::channels::pact::DistributorPact;
use timely::dataflow::operators::generic::operator::Operator;
use timely::dataflow::operators::{Input, Probe};
use timely::dataflow::{InputHandle, ProbeHandle};
use timely::worker::Worker;

type Round = u64;

/// Packets by round.
type Arrived = Rc<RefCell<BTreeMap<Round, Vec<Packet>>>>;

/// The connection of this process with all.
pub(crate) struct Exchange<'a> {
    worker: &'a mut Worker,
    hosts: &'a Hosts,
    input: InputHandle<Round, NoopBuilder<Packet>>,
    probe: ProbeHandle<Round>,
    arrived: Arrived,
    /// The bytes that have been sent to other processes.
    pub(crate) bytes_sent: u64,
}

/// How often a long wait is reported.
const REPORT: Duration = Duration::from_secs(60);

/// How long a process sleeps at most while it waits.
const SLEEP: Duration = Duration::from_secs(1);

impl<'a> Exchange<'a> {
    pub(crate) fn new(worker: &'a mut Worker, hosts: &'a Hosts) -> Exchange<'a> {
        let arrived = Arrived::default();
        let keep = Rc::clone(&arrived);
        let (input, probe) = worker.dataflow(|scope| {
            let (input, packets) = scope.new_input_with_builder::<NoopBuilder<Packet>>();
            let pact = DistributorPact(|_| ByReceiver);
            let nothing = packets.unary::<CapacityContainerBuilder<Vec<()>>, _, _, _>(
                pact,
                "receive",
                |_, _| {
                    move |input, _| {
                        input.for_each(|capability, packet| {
                            if let Some(round) = capability.least() {
                                let mut arrived = keep.borrow_mut();
                                let of_round = arrived.entry(*round).or_default();
                                of_round.push(std::mem::take(packet));
                            }
                        });
                    }
                },
            );
            let (probe, _) = nothing.probe();
            (input, probe)
        });
        Exchange {
            worker,
            hosts,
            input,
            probe,
            arrived,
            bytes_sent: 0,
        }
    }

    fn push(&mut self, to: usize, kind: Kind, bytes: Vec<u8>) {
        if to != self.hosts.me {
            self.bytes_sent += bytes.len() as u64;
        }
        let mut packet = Packet::new(self.hosts.me, to, kind, bytes);
        self.input.send_batch(&mut packet);
    }

    fn report_wait(&self, round: Round) {
        let arrived = self.arrived.borrow();
        let packets = arrived.get(&round).into_iter().flatten();
        let notes = packets.filter(|packet| packet.kind == Kind::Note);
        let there: Vec<usize> = notes.map(|note| note.from).collect();
        let missing = (0..self.hosts.len()).filter(|process| !there.contains(process));
        let missing = loa::join(missing.map(|process| self.hosts.name(process)), ", ");
        if !missing.is_empty() {
            say(&format!("still waiting for {missing}"));
        }
    }
}

impl Transport for Exchange<'_> {
    fn process(&self) -> usize {
        self.hosts.me
    }

    fn processes(&self) -> usize {
        self.hosts.len()
    }

    fn send(&mut self, to: usize, bytes: Vec<u8>) {
        self.push(to, Kind::Batch, bytes);
    }

    fn finish_round(&mut self, note: &[u8]) -> Result<RoundMessages, SolveError> {
        for to in 0..self.hosts.len() {
            self.push(to, Kind::Note, note.to_vec());
        }
        let round = *self.input.time();
        let next = round + 1;
        self.input.advance_to(next);
        let mut since = Instant::now();
        while self.probe.less_than(&next) {
            self.worker.step_or_park(Some(SLEEP));
            if since.elapsed() >= REPORT {
                self.report_wait(round);
                since = Instant::now();
            }
        }
        let packets = self.arrived.borrow_mut().remove(&round).unwrap_or_default();
        let (mut notes, batches): (Vec<Packet>, Vec<Packet>) = packets
            .into_iter()
            .partition(|packet| packet.kind == Kind::Note);
        notes.sort_unstable_by_key(|note| note.from);
        let is_sound = notes.iter().map(|note| note.from).eq(0..self.hosts.len())
            && batches.iter().all(|packet| packet.kind == Kind::Batch);
        let messages = |packets: Vec<Packet>| packets.into_iter().map(Message::new).collect();
        is_sound
            .then(|| RoundMessages {
                notes: messages(notes),
                batches: messages(batches),
            })
            .ok_or(SolveError::Damaged)
    }
}
