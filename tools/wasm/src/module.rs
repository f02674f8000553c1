use loa_engine::{Engine, set_clock};
use loa_page_api::{
    ApiError, ClientMessage, Code, Host, Search, done, failed, first_answers, found,
};
use serde_json::Value;
use std::cell::RefCell;
use std::time::Duration;

/// The memory of the engine, in mebibytes.
const TABLE: usize = 32;

#[link(wasm_import_module = "host")]
unsafe extern "C" {
    /// Returns the time since some moment, in milliseconds.
    safe fn now() -> f64;
    /// Tells the host that a message is in the output.
    safe fn tell();
}

#[derive(Default)]
struct Texts {
    input: Vec<u8>,
    output: Vec<u8>,
}

thread_local! {
    static TEXTS: RefCell<Texts> = RefCell::default();
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
}

/// Makes room for an input, and returns its place.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn input(length: usize) -> *mut u8 {
    TEXTS.with_borrow_mut(|texts| {
        texts.input.clear();
        texts.input.resize(length, 0);
        texts.input.as_mut_ptr()
    })
}

/// Returns the place of the last output.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn output() -> *const u8 {
    TEXTS.with_borrow(|texts| texts.output.as_ptr())
}

/// Returns the length of the last output.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn output_length() -> usize {
    TEXTS.with_borrow(|texts| texts.output.len())
}

fn take_input() -> Vec<u8> {
    TEXTS.with_borrow_mut(|texts| std::mem::take(&mut texts.input))
}

fn put_output(text: String) {
    TEXTS.with_borrow_mut(|texts| texts.output = text.into_bytes());
}

/// Answers the request whose name are the first bytes of the input and whose body is the rest, if
/// it has one. Returns the status of HTTP.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn answer(name_length: usize, has_body: bool) -> u32 {
    let input = take_input();
    let (name, body) = input.split_at(name_length.min(input.len()));
    let name = String::from_utf8_lossy(name);
    let (status, text) = loa_page_api::answer(&Host::ALONE, &name, has_body.then_some(body));
    put_output(text);
    status.into()
}

/// Writes the answers to the page's first requests.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn answers() {
    put_output(first_answers(&Host::ALONE).to_string());
}

/// Does what the message in the input asks for, and tells the host what it finds.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn search() {
    set_clock(|| Duration::from_secs_f64(now().max(0.0) / 1e3));
    let message = serde_json::from_slice(&take_input());
    let (id, search) = match message {
        Ok(ClientMessage::Move(asked)) => (asked.id, asked.search()),
        Ok(ClientMessage::Analyse(asked)) => (asked.id, asked.search(&Host::ALONE)),
        Ok(_) => return,
        Err(error) => return say(&failed(None, &ApiError::unreadable(Code::BadJson, error))),
    };
    match search {
        Ok(mut search) => say(&done(id, run(id, &mut search).as_ref())),
        Err(error) => say(&failed(Some(id), &error)),
    }
}

fn run(id: u64, search: &mut Search) -> Option<Value> {
    ENGINE.with_borrow_mut(|engine| {
        let engine = engine.get_or_insert_with(|| Engine::new(TABLE));
        engine.clear();
        let mut update = |findings: &Value| say(&found(id, findings));
        search.run(engine, &mut || false, &mut update);
    });
    search.findings()
}

fn say(message: &Value) {
    put_output(message.to_string());
    tell();
}
