use crate::screen::Out;

/// Does work, and writes its progress on one line, in steps of ten percent from 0 on. The work
/// tells how many steps are done, and of how many.
pub(crate) fn with_percent<T>(
    label: &str,
    out: &mut Out,
    work: impl FnOnce(&mut (dyn FnMut(u64, u64) + Send)) -> T,
) -> T {
    // The tenths that have been written.
    let mut written = 0;
    let done = work(&mut |done, all| {
        let tenths = (10 * done).checked_div(all);
        if let Some(tenths) = tenths.filter(|tenths| (written..10).contains(tenths)) {
            let label = if written == 0 { label } else { "" };
            out(&format!("{label} {} %", 10 * tenths));
            written = tenths + 1;
        }
    });
    if written > 0 {
        out("\n");
    }
    done
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_ten_percent_are_written_once() {
        let mut text = String::new();
        with_percent("At", &mut |part| text.push_str(part), |progress| {
            (0..=50).for_each(|done| progress(done, 50));
        });
        assert_eq!(
            text,
            "At 0 % 10 % 20 % 30 % 40 % 50 % 60 % 70 % 80 % 90 %\n"
        );
    }

    #[test]
    fn without_work_nothing_is_written() {
        with_percent("", &mut |_| panic!("nothing to write"), |progress| {
            progress(0, 0);
        });
    }
}
