use crate::screen::Out;

/// Writes progress on one line, in steps of ten percent from 0 on.
pub(crate) struct Percent {
    label: &'static str,
    /// The steps that have been written.
    steps: u64,
}

impl Percent {
    pub(crate) const fn new(label: &'static str) -> Percent {
        Percent { label, steps: 0 }
    }

    /// Writes the progress at first and whenever another ten percent are done.
    pub(crate) fn update(&mut self, done: u64, all: u64, out: &mut Out) {
        let Some(tenths) = (10 * done).checked_div(all) else {
            return;
        };
        if (self.steps..10).contains(&tenths) {
            let label = if self.steps == 0 { self.label } else { "" };
            out(&format!("{label} {} %", 10 * tenths));
            self.steps = tenths + 1;
        }
    }

    /// Ends the line if it was begun.
    pub(crate) fn end(&self, out: &mut Out) {
        if self.steps > 0 {
            out("\n");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_ten_percent_are_written_once() {
        let mut text = String::new();
        let mut percent = Percent::new("At");
        for done in 0..=50 {
            percent.update(done, 50, &mut |part| text.push_str(part));
        }
        percent.end(&mut |part| text.push_str(part));
        assert_eq!(
            text,
            "At 0 % 10 % 20 % 30 % 40 % 50 % 60 % 70 % 80 % 90 %\n"
        );
    }

    #[test]
    fn without_work_nothing_is_written() {
        let mut percent = Percent::new("");
        percent.update(0, 0, &mut |_| panic!("nothing to write"));
        percent.end(&mut |_| panic!("nothing to end"));
    }
}
