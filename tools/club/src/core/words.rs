/// Writes and reads names that [`loa::named`] defines as words in JSON.
macro_rules! words {
    ($($type:ty),+ $(,)?) => {$(
        loa::serialize_as_text!($type);

        impl utoipa::PartialSchema for $type {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                let names = <$type>::ALL.map(<$type>::name);
                let schema = utoipa::openapi::ObjectBuilder::new().enum_values(Some(names));
                schema.schema_type(utoipa::openapi::Type::String).into()
            }
        }

        impl utoipa::ToSchema for $type {}
    )+};
}
pub(crate) use words;
