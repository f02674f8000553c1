/// The longest text that is echoed, in characters.
const LONGEST: usize = 300;

/// Makes outside text safe to echo: one line, of limited length, without the signs that graders
/// take for a move, a prompt or a dump, or that a terminal acts on.
pub fn sanitize(text: &str) -> String {
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
