/// Writes and reads names that [`loa::named`] defines as words in JSON.
macro_rules! words {
    ($($type:ty),+ $(,)?) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl utoipa::PartialSchema for $type {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                let names = <$type>::ALL.map(<$type>::name);
                let schema = utoipa::openapi::ObjectBuilder::new().enum_values(Some(names));
                schema.schema_type(utoipa::openapi::Type::String).into()
            }
        }

        impl utoipa::ToSchema for $type {}

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                let name = String::deserialize(from)?;
                name.parse().map_err(serde::de::Error::custom)
            }
        }
    )+};
}
pub(crate) use words;
