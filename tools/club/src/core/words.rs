/// Writes and reads names that [`loa::named`] defines as words in JSON.
macro_rules! words {
    ($($type:ty),+ $(,)?) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                let name = String::deserialize(from)?;
                name.parse().map_err(serde::de::Error::custom)
            }
        }
    )+};
}
pub(crate) use words;
