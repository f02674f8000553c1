//! Lines for the user.

/// Writes a line to standard output; an error if that is closed.
macro_rules! say {
    ($($text:tt)*) => {{
        use std::io::Write as _;
        writeln!(std::io::stdout(), $($text)*)
    }};
}

/// Writes a line to standard error, unless that is closed.
macro_rules! tell {
    ($($text:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stderr(), $($text)*);
    }};
}

pub(crate) use {say, tell};
