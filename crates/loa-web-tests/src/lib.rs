//! Tests that use the page in a real browser, in `tests/browser`; there is nothing here.
