use std::io::Write;

/// Where input and output of the programs are shown, if they are.
pub(crate) struct Log<'a> {
    pub(crate) to: &'a mut dyn Write,
    pub(crate) verbose: bool,
}

impl Log<'_> {
    /// Shows a line and which way it went.
    pub(crate) fn show(&mut self, name: &str, arrow: &str, line: &[u8]) {
        if self.verbose {
            let line = String::from_utf8_lossy(line.trim_ascii_end());
            // A log that can't be written must not stop a test.
            let _ = writeln!(self.to, "{name} {arrow} {line}");
        }
    }

    /// Shows a piece of a program's standard error.
    pub(crate) fn show_errors(&mut self, name: &str, piece: &[u8]) {
        for line in piece.trim_ascii_end().split(|byte| *byte == b'\n') {
            self.show(name, "-! ", line);
        }
    }
}
