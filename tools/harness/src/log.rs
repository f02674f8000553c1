use std::io::Write;

/// Where input and output of the programs are shown, if they are.
pub(crate) struct Log<'a>(pub(crate) Option<&'a mut dyn Write>);

impl Log<'_> {
    /// Shows lines and which way they went.
    pub(crate) fn show(&mut self, name: &str, arrow: &str, text: &[u8]) {
        let Some(to) = &mut self.0 else {
            return;
        };
        for line in text.trim_ascii_end().split(|byte| *byte == b'\n') {
            let line = String::from_utf8_lossy(line.trim_ascii_end());
            // A log that can't be written must not stop a test.
            let _ = writeln!(to, "{name} {arrow} {line}");
        }
    }
}
