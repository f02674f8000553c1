//! Manual pages and shell completions of `loa` and `test-loa`, made from the definitions of their
//! arguments.
//!
//! The examples in the book's chapter on Rust are tests of this crate.

#![forbid(unsafe_code)]

use anyhow::{Context, Result};
use clap::Command;
use clap_complete::Shell;
use std::fs;
use std::path::Path;

/// Where, below a prefix such as `/usr/local`, each shell looks for completions.
const COMPLETIONS: [(Shell, &str); 3] = [
    (Shell::Bash, "share/bash-completion/completions"),
    (Shell::Zsh, "share/zsh/site-functions"),
    (Shell::Fish, "share/fish/vendor_completions.d"),
];

/// Writes pages and completions below a prefix, to where systems look for them.
///
/// # Errors
/// When a file or a folder can't be written.
pub fn write_below(prefix: &Path) -> Result<()> {
    for command in loa_cli::commands() {
        // The same pages whatever they are made with: without commit and target.
        let command = command.long_version(env!("CARGO_PKG_VERSION"));
        write_pages(&command, &prefix.join("share/man/man1"))?;
        for (shell, folder) in COMPLETIONS {
            write_completions(&command, shell, &prefix.join(folder))?;
        }
    }
    Ok(())
}

/// Writes the page of a program and those of its subcommands, as `loa.1` and `loa-analyze.1`.
fn write_pages(command: &Command, folder: &Path) -> Result<()> {
    create(folder)?;
    clap_mangen::generate_to(command.clone(), folder)
        .with_context(|| format!("can't write into {}", folder.display()))
}

fn write_completions(command: &Command, shell: Shell, folder: &Path) -> Result<()> {
    create(folder)?;
    let name = command.get_name().to_owned();
    clap_complete::generate_to(shell, &mut command.clone(), name, folder)
        .with_context(|| format!("can't write into {}", folder.display()))?;
    if shell == Shell::Bash {
        // Looked for under the program's own name.
        let made = folder.join(format!("{}.bash", command.get_name()));
        fs::rename(&made, folder.join(command.get_name()))
            .with_context(|| format!("can't rename {}", made.display()))?;
    }
    Ok(())
}

fn create(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("can't make {}", folder.display()))
}

#[cfg(doctest)]
#[doc = include_str!("../../../docs/book/src/rust.md")]
mod book {}
