/// The longest text that is echoed, in characters.
const LONGEST: usize = 300;

/// Returns a text that came from outside as something to echo: on one line, not too long, and
/// without the signs that graders take for a move, a prompt or a dump, or that a terminal acts on.
pub fn harmless(text: &str) -> String {
    let acts = |sign: char| matches!(sign, '*' | '>' | '=') || sign.is_control();
    let signs = text.chars().take(LONGEST);
    let mut clean: String = signs
        .map(|sign| if acts(sign) { '?' } else { sign })
        .collect();
    if text.chars().nth(LONGEST).is_some() {
        clean.push_str(" ...");
    }
    clean
}
