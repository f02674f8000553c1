use std::ops::Range;

/// The division of consecutive things into as many consecutive sections, as equal as possible.
#[derive(Clone, Copy, Debug)]
pub(super) struct Division {
    /// The number of one of the sections.
    pub(super) number: usize,
    pub(super) sections: usize,
}

impl Division {
    /// Returns those of `count` things that belong to this section.
    pub(super) fn range(self, count: usize) -> Range<usize> {
        self.begin(self.number, count)..self.begin(self.number + 1, count)
    }

    /// Returns those of `count` things that belong to each section.
    pub(super) fn ranges(self, count: usize) -> impl Iterator<Item = Range<usize>> {
        (0..self.sections).map(move |section| {
            Division {
                number: section,
                ..self
            }
            .range(count)
        })
    }

    /// Returns the section of one of `count` things.
    pub(super) fn owner(self, at: usize, count: usize) -> usize {
        // The last section that begins here or before.
        (((at as u128 + 1) * self.sections as u128 - 1) / count as u128) as usize
    }

    fn begin(self, section: usize, count: usize) -> usize {
        (count as u128 * section as u128 / self.sections as u128) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_belongs_to_one_section() {
        for sections in 1..9 {
            for count in 0..40 {
                let mut next = 0;
                for number in 0..sections {
                    let division = Division { number, sections };
                    let range = division.range(count);
                    assert_eq!(range.start, next);
                    for at in range.clone() {
                        assert_eq!(division.owner(at, count), number, "{at} of {count}");
                    }
                    next = range.end;
                }
                assert_eq!(next, count);
            }
        }
    }
}
