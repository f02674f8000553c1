use loa_engine::{Engine, set_clock};
#[cfg(not(feature = "full"))]
use loa_page_api::MoveMessage;
use loa_page_api::{ApiError, Code, Findings, Host, Search, SearchMessage};
#[cfg(feature = "full")]
use loa_page_api::{ClientMessage, first_answers};
use std::cell::RefCell;
use std::time::Duration;

/// The memory of the engine, in mebibytes. The first levels look one move ahead.
const TABLE: usize = if cfg!(feature = "full") { 32 } else { 1 };

#[link(wasm_import_module = "host")]
unsafe extern "C" {
    /// Returns the time since some moment, in milliseconds.
    safe fn now() -> f64;
    /// Tells the host that a message is in the output.
    safe fn tell();
}

thread_local! {
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static OUTPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
}

/// Makes room for an input, and returns its place.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn input(length: usize) -> *mut u8 {
    INPUT.with_borrow_mut(|input| {
        input.clear();
        input.resize(length, 0);
        input.as_mut_ptr()
    })
}

/// Returns the place of the last output.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn output() -> *const u8 {
    OUTPUT.with_borrow(Vec::as_ptr)
}

/// Returns the length of the last output.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn output_length() -> usize {
    OUTPUT.with_borrow(Vec::len)
}

/// Answers the request whose name are the first bytes of the input and whose body is the rest, if
/// it has one. Returns the status of HTTP.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn answer(name_length: usize, has_body: bool) -> u32 {
    let input = INPUT.take();
    let (name, body) = input.split_at(name_length.min(input.len()));
    let name = String::from_utf8_lossy(name);
    let (status, text) = loa_page_api::answer(&Host::ALONE, &name, has_body.then_some(body));
    OUTPUT.set(text.into_bytes());
    status.into()
}

/// Writes the answers to the page's first requests.
#[cfg(feature = "full")]
#[unsafe(no_mangle)]
pub(crate) extern "C" fn answers() {
    OUTPUT.set(first_answers(&Host::ALONE).to_string().into_bytes());
}

/// Does what the message in the input asks for, and tells the host what it finds.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn search() {
    set_clock(|| Duration::from_secs_f64(now().max(0.0) / 1e3));
    match asked(&INPUT.take()) {
        Ok((id, Ok(mut search))) => {
            let findings = run(id, &mut search);
            say(&SearchMessage::Done { id, findings });
        }
        Ok((id, Err(error))) => say(&SearchMessage::failed(Some(id), error)),
        Err(error) => {
            let error = ApiError::unreadable(Code::BadJson, error);
            say(&SearchMessage::failed(None, error));
        }
    }
}

/// The number of a search, and the search.
type Asked = (u64, Result<Search, ApiError>);

/// Reads what to search for.
#[cfg(feature = "full")]
fn asked(message: &[u8]) -> serde_json::Result<Asked> {
    Ok(match serde_json::from_slice(message)? {
        ClientMessage::Move(asked) => (asked.id, asked.search()),
        ClientMessage::Analyse(asked) => (asked.id, asked.search(&Host::ALONE)),
        _ => (0, Err(Code::NoSuchRequest.into())),
    })
}

/// Reads which move to search for: a message without its type, since there is no other.
#[cfg(not(feature = "full"))]
fn asked(message: &[u8]) -> serde_json::Result<Asked> {
    let asked: MoveMessage = serde_json::from_slice(message)?;
    Ok((asked.id, asked.search()))
}

fn run(id: u64, search: &mut Search) -> Option<Findings> {
    ENGINE.with_borrow_mut(|engine| {
        let engine = engine.get_or_insert_with(|| Engine::new(TABLE));
        engine.clear();
        let mut update = |findings: &Findings| {
            let findings = findings.clone();
            say(&SearchMessage::Found { id, findings });
        };
        search.run(engine, &mut || false, &mut update);
    });
    search.findings()
}

fn say(message: &SearchMessage) {
    OUTPUT.set(loa_page_api::text(message).into_bytes());
    tell();
}
