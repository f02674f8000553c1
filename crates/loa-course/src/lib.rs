#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod cuhk;
pub mod harness;
