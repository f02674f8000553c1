mod classes;
mod clients;
mod common;
