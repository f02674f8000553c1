use crate::answers::{key, refuse};
use crate::question::ask;
use crate::screen::{Dialogue, Next, Out, Step};
use crate::state::State;
use loa::join;

/// The prompt of menus.
const CHOICE: &str = "Choice: ";

/// What a row of a menu does.
type Action<D> = Box<dyn Fn(&mut D, &mut State, &mut Out) -> Step<D>>;

/// A menu: rows of key, words and action.
pub(crate) struct Menu<D> {
    text: String,
    /// What the keys are, for the refusal of others.
    keys: &'static str,
    rows: Vec<(char, Action<D>)>,
}

/// Makes a menu of a dialogue, the names that its actions have for it, the state and the output,
/// what the keys are called, and the rows. A row has a key, words and an action, and is not shown
/// without words; an empty line stands after one that ends with a semicolon.
macro_rules! menu {
    ($D:ty |$dialogue:pat_param, $state:ident, $out:ident| $keys:literal
        $($($key:literal $words:literal => $action:expr),+);+) => {{
        let menu = $crate::menu::Menu::<$D>::new($keys);
        $(
            let menu = menu.gap();
            $(
                #[allow(unused_variables)]
                let menu = menu.row($key, &format!($words), move |$dialogue, $state, $out| $action);
            )+
        )+
        menu
    }};
}
pub(crate) use menu;

impl<D: 'static> Menu<D> {
    pub(crate) fn new(keys: &'static str) -> Menu<D> {
        let (text, rows) = (String::new(), Vec::new());
        Menu { text, keys, rows }
    }

    /// Puts lines before the rest.
    pub(crate) fn headed(mut self, lines: &str) -> Menu<D> {
        self.text.insert_str(0, lines);
        self
    }

    /// Adds an empty line.
    pub(crate) fn gap(mut self) -> Menu<D> {
        self.text.push('\n');
        self
    }

    pub(crate) fn row(
        mut self,
        key: char,
        words: &str,
        action: impl Fn(&mut D, &mut State, &mut Out) -> Step<D> + 'static,
    ) -> Menu<D> {
        if !words.is_empty() {
            self.text += &format!("  {key})  {words}\n");
        }
        self.rows.push((key, Box::new(action)));
        self
    }

    /// Returns what a key does; `?` stands for the key of help.
    pub(crate) fn action(&self, typed: &str) -> Option<&Action<D>> {
        let typed = key(if typed == "?" { "h" } else { typed })?;
        let mut rows = self.rows.iter();
        rows.find(|(key, _)| *key == typed)
            .map(|(_, action)| action)
    }

    /// Shows the menu and lets a row be chosen.
    pub(crate) fn ask(self, out: &mut Out) -> Step<D> {
        self.ask_with(CHOICE, out)
    }

    /// Shows the menu and lets a row be chosen at another prompt.
    pub(crate) fn ask_with(self, prompt: impl Into<String>, out: &mut Out) -> Step<D> {
        out(&format!("{}\n", self.text));
        let keys = join(self.rows.iter().map(|(key, _)| key), " ");
        let expected = format!("type one of {}{keys}", self.keys);
        ask(prompt, move |dialogue, typed, state, out| {
            match self.action(typed) {
                Some(action) => action(dialogue, state, out),
                None => refuse(typed, &expected, out),
            }
        })
    }
}

/// Turns a setting on or off.
pub(crate) fn switch<D>(setting: &mut bool) -> Step<D> {
    *setting = !*setting;
    Ok(Next::Show)
}

pub(crate) fn flip_sides<D>(state: &mut State) -> Step<D> {
    state.flip_sides();
    Ok(Next::Show)
}

/// A menu that keeps nothing of its own.
pub(crate) struct Plain(pub(crate) fn(&mut State) -> Menu<Plain>);

impl Dialogue for Plain {
    fn show(&mut self, state: &mut State, out: &mut Out) -> Step<Plain> {
        (self.0)(state).ask(out)
    }
}
