use crate::flags::Flags;
use crate::slurm;
use anyhow::{Context, Result, bail, ensure};
use loa::excerpt;
use loa_work::{LARGEST_TEXT, content_lines, read_text};
use std::collections::BTreeSet;

/// The processes: where each listens, and which of them this is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hosts {
    /// Host and port of each process.
    pub(crate) addresses: Vec<String>,
    /// The number of this process.
    pub(crate) me: usize,
}

impl Hosts {
    /// Reads the file of hosts, or takes the nodes of a Slurm job.
    ///
    /// # Errors
    /// When both are missing, a line is invalid, or the list lacks this process.
    pub(crate) fn of(flags: &Flags, variable: impl Fn(&str) -> Option<String>) -> Result<Hosts> {
        let (addresses, source) = match &flags.hosts {
            Some(path) => {
                let source = path.display().to_string();
                let text = read_text(path, LARGEST_TEXT).with_context(|| source.clone())?;
                (
                    addresses(&text, flags.port).with_context(|| source.clone())?,
                    source,
                )
            }
            None => {
                let nodes = variable("SLURM_JOB_NODELIST")
                    .context("--hosts is missing: a file with a line HOST:PORT for each process")?;
                let hosts = slurm::nodes(&nodes)
                    .with_context(|| format!("SLURM_JOB_NODELIST={nodes} can't be read"))?;
                check_tasks(hosts.len(), variable("SLURM_NTASKS"))?;
                (
                    addresses(&hosts.join("\n"), flags.port)?,
                    format!("the job's nodes {nodes}"),
                )
            }
        };
        let me = match flags.process {
            Some(me) => me,
            None => variable("SLURM_PROCID")
                .context("--process is missing: the number of this process, from 0")?
                .parse()
                .context("SLURM_PROCID is not a number")?,
        };
        ensure!(
            me < addresses.len(),
            "there is no process {me}: {source} has {}, numbered from 0",
            addresses.len()
        );
        Ok(Hosts { addresses, me })
    }

    /// Returns the number of processes.
    pub(crate) fn len(&self) -> usize {
        self.addresses.len()
    }

    /// Names a process for messages.
    pub(crate) fn name(&self, process: usize) -> String {
        match self.addresses.get(process) {
            Some(address) => format!("process {process} ({address})"),
            None => format!("process {process}"),
        }
    }
}

fn check_tasks(nodes: usize, tasks: Option<String>) -> Result<()> {
    match tasks {
        Some(tasks) if tasks.parse() != Ok(nodes) => bail!(
            "the job has {tasks} tasks on {nodes} nodes, but each node needs one: \
             use srun --ntasks-per-node=1, or --hosts"
        ),
        _ => Ok(()),
    }
}

/// Reads a line for each process; empty lines and what follows `#` are ignored.
fn addresses(text: &str, default_port: u16) -> Result<Vec<String>> {
    let mut addresses = Vec::new();
    let mut seen = BTreeSet::new();
    for (number, line) in content_lines(text) {
        let address = address(line, default_port).with_context(|| {
            format!(
                "line {number}: \"{}\" is not HOST or HOST:PORT",
                excerpt(line)
            )
        })?;
        ensure!(
            seen.insert(address.clone()),
            "line {number}: {address} is there twice"
        );
        addresses.push(address);
    }
    ensure!(!addresses.is_empty(), "no hosts");
    Ok(addresses)
}

/// Returns host and port of a line; `None` if it is invalid. An IPv6 address that has a port is
/// in brackets.
fn address(line: &str, default_port: u16) -> Option<String> {
    let is_name = |host: &str| {
        let known = |c: char| c.is_ascii_alphanumeric() || "-._:[]%".contains(c);
        !host.is_empty() && host.chars().all(known)
    };
    let (host, port) = match line.rsplit_once(':') {
        Some((host, port)) if !host.contains(':') || host.ends_with(']') => {
            (host, port.parse().ok().filter(|port| *port > 0)?)
        }
        _ => (line, default_port),
    };
    if !is_name(host) {
        return None;
    }
    match host.contains(':') && !host.starts_with('[') {
        true => Some(format!("[{host}]:{port}")),
        false => Some(format!("{host}:{port}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[test]
    fn lines_are_hosts_with_or_without_a_port() {
        let text = "# two racks\nalpha:4000\n\n beta  # slow\n10.0.0.7:1\n::1\n[::1]:5\n";
        let expected = ["alpha:4000", "beta:9", "10.0.0.7:1", "[::1]:9", "[::1]:5"];
        assert_eq!(addresses(text, 9).unwrap(), expected);
    }

    #[test]
    fn lines_that_make_no_sense_are_refused() {
        for (text, expected) in [
            ("", "no hosts"),
            ("# nothing", "no hosts"),
            ("a:1\na:1", "line 2: a:1 is there twice"),
            ("a:1\n\nb:c", "line 3: \"b:c\" is not HOST or HOST:PORT"),
            ("a:0", "line 1: \"a:0\" is not HOST or HOST:PORT"),
            ("a:65536", "line 1: \"a:65536\" is not HOST or HOST:PORT"),
            (":5", "line 1: \":5\" is not HOST or HOST:PORT"),
            ("a b", "line 1: \"a b\" is not HOST or HOST:PORT"),
        ] {
            assert_eq!(
                addresses(text, 9).unwrap_err().to_string(),
                expected,
                "{text:?}"
            );
        }
    }

    fn hosts(arguments: &[&str], variables: &[(&str, &str)]) -> Result<Hosts> {
        let always = ["loa-solve-cluster", "--board", "4x4", "--out", "tables"];
        let flags = Flags::parse_from(always.iter().chain(arguments));
        Hosts::of(&flags, |name| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn a_slurm_job_needs_no_arguments() {
        let variables = [
            ("SLURM_JOB_NODELIST", "n[1-3]"),
            ("SLURM_NTASKS", "3"),
            ("SLURM_PROCID", "2"),
        ];
        let found = hosts(&["--port", "4000"], &variables).unwrap();
        assert_eq!(found.addresses, ["n1:4000", "n2:4000", "n3:4000"]);
        assert_eq!(found.me, 2);
        let found = hosts(&["--process", "0"], &variables).unwrap();
        assert_eq!(found.me, 0, "arguments come first");
    }

    #[test]
    fn what_is_missing_or_wrong_is_named() {
        let nodes = ("SLURM_JOB_NODELIST", "n[1-3]");
        for (arguments, variables, expected) in [
            (&[][..], &[][..], "--hosts is missing"),
            (&[], &[nodes], "--process is missing"),
            (
                &["--process", "3"],
                &[nodes],
                "there is no process 3: the job's nodes n[1-3] has 3",
            ),
            (
                &[],
                &[nodes, ("SLURM_NTASKS", "6")],
                "the job has 6 tasks on 3 nodes",
            ),
            (
                &[],
                &[nodes, ("SLURM_PROCID", "x")],
                "SLURM_PROCID is not a number",
            ),
            (
                &[],
                &[("SLURM_JOB_NODELIST", "n[1-")],
                "SLURM_JOB_NODELIST=n[1- can't be read",
            ),
            (&["--hosts", "/nowhere"], &[], "/nowhere"),
        ] {
            let error = format!("{:#}", hosts(arguments, variables).unwrap_err());
            assert!(error.starts_with(expected), "{error}");
        }
    }
}
