//! Solutions on disk.

mod error;

pub use error::TableError;
