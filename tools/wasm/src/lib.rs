//! The page's answers and searches as a WebAssembly module, without a server.
//!
//! The host writes a text into [`input`](module::input), calls a function, and reads its answer at
//! [`output`](module::output). A search tells what it finds through `tell`, and ends when the host
//! ends the module. `tools/web/page/js/backend/module.js` is the other side.

// What a module needs: exported names, and imported functions.
#![allow(unsafe_code)]
#![allow(missing_docs, reason = "other computers have no module to document")]

#[cfg(target_family = "wasm")]
mod module;
