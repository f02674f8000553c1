use crate::Value;

/// The different values of a tier. Files hold their numbers: in one byte each if there are at most
/// 256, else in two.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Codes {
    /// Packed values in ascending order.
    values: Vec<u16>,
}

impl Codes {
    /// Collects the different ones among packed values.
    #[cfg(test)]
    pub(super) fn of(values: &[u16]) -> Codes {
        super::writer::find_codes(&values.to_vec()).unwrap()
    }

    /// Makes the table of packed values; `None` if they are out of order or one is invalid.
    pub(crate) fn new(values: Vec<u16>) -> Option<Codes> {
        let known = values.iter().all(|bits| Value::unpack(*bits).is_some());
        let ordered = values.is_sorted_by(|a, b| a < b);
        (known && ordered).then_some(Codes { values })
    }

    /// Returns the packed values in the order of their numbers.
    pub(crate) fn values(&self) -> &[u16] {
        &self.values
    }

    /// Returns the bytes of a number.
    pub(super) fn width(&self) -> usize {
        if self.values.len() <= 1 << 8 { 1 } else { 2 }
    }

    /// Returns the value at an index of encoded bytes; `None` if there is none.
    #[inline]
    pub(super) fn value_at(&self, bytes: &[u8], at: usize) -> Option<Value> {
        Value::unpack(self.packed_at(bytes, at)?)
    }

    /// Decodes bytes to packed values, from the `at`-th on; `None` if one is missing.
    pub(super) fn decode(&self, bytes: &[u8], at: usize, values: &mut [u16]) -> Option<()> {
        for (at, value) in (at..).zip(values) {
            *value = self.packed_at(bytes, at)?;
        }
        Some(())
    }

    #[inline]
    fn packed_at(&self, bytes: &[u8], at: usize) -> Option<u16> {
        let code = if self.width() == 1 {
            usize::from(*bytes.get(at)?)
        } else {
            let (pairs, _) = bytes.as_chunks();
            usize::from(u16::from_le_bytes(*pairs.get(at)?))
        };
        self.values.get(code).copied()
    }
}

/// The number of each packed value.
pub(super) struct Encoder {
    codes: Vec<u16>,
    width: usize,
}

impl Encoder {
    pub(super) fn new(codes: &Codes) -> Encoder {
        let mut by_value = vec![0; 1 << 16];
        for (code, value) in (0..=u16::MAX).zip(&codes.values) {
            by_value[usize::from(*value)] = code;
        }
        Encoder {
            codes: by_value,
            width: codes.width(),
        }
    }

    /// Replaces the contents of `bytes` by the numbers of values.
    pub(super) fn encode(&self, values: &[u16], bytes: &mut Vec<u8>) {
        bytes.clear();
        let codes = values.iter().map(|value| self.codes[usize::from(*value)]);
        if self.width == 1 {
            bytes.extend(codes.map(|code| code as u8));
        } else {
            bytes.extend(codes.flat_map(u16::to_le_bytes));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round_trip(values: &[u16]) -> usize {
        let codes = Codes::of(values);
        let mut bytes = vec![1, 2, 3];
        Encoder::new(&codes).encode(values, &mut bytes);
        assert_eq!(bytes.len(), values.len() * codes.width());
        let mut decoded = vec![0; values.len()];
        codes.decode(&bytes, 0, &mut decoded).unwrap();
        assert_eq!(decoded, values);
        for (at, bits) in values.iter().enumerate() {
            assert_eq!(codes.value_at(&bytes, at), Value::unpack(*bits));
        }
        assert_eq!(codes.value_at(&bytes, values.len()), None);
        codes.width()
    }

    #[test]
    fn encoding_is_reversible() {
        let wins = |count: u16| (0..count).map(|plies| Value::Win(plies).pack());
        assert_eq!(round_trip(&[]), 1);
        assert_eq!(round_trip(&[Value::Draw.pack(); 5]), 1);
        assert_eq!(round_trip(&wins(256).rev().collect::<Vec<_>>()), 1);
        assert_eq!(round_trip(&wins(257).collect::<Vec<_>>()), 2);
        let every: Vec<u16> = (0..=u16::MAX)
            .filter(|bits| Value::unpack(*bits).is_some())
            .collect();
        assert_eq!(round_trip(&every), 2);
    }

    #[test]
    fn numbers_without_a_value_are_refused() {
        let codes = Codes::new(vec![0, Value::Loss(2).pack()]).unwrap();
        assert_eq!(codes.decode(&[0, 2], 0, &mut [0; 2]), None);
        assert_eq!(codes.decode(&[0, 2, 0, 1], 2, &mut [0; 2]), Some(()));
        assert_eq!(codes.decode(&[0, 1], 1, &mut [0; 2]), None);
        assert_eq!(codes.value_at(&[2], 0), None);
    }

    #[test]
    fn tables_of_what_is_no_value_are_refused() {
        assert_eq!(Codes::new(vec![7]), None, "draws have no remoteness");
        assert_eq!(Codes::new(vec![1 << 14, 0]), None, "out of order");
        assert_eq!(Codes::new(vec![0, 0]), None, "twice");
    }
}
