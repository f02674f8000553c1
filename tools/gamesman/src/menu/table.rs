use crate::question::{ask, key, refuse};
use crate::screen::{Next, Out, Step};
use crate::state::State;
use loa::join;

/// The prompt of menus.
const CHOICE: &str = "Choice: ";

/// What a row of a menu does.
type Action = Box<dyn Fn(&mut State, &mut Out) -> Step>;

/// A menu: rows of key, words and action.
pub(crate) struct Menu {
    text: String,
    /// What the keys are, for the refusal of others.
    keys: &'static str,
    rows: Vec<(char, Action)>,
}

/// Makes a menu of the names that its actions have for the state and the output, what the keys are
/// called, and the rows. A row has a key, words and an action, and is not shown without words; an
/// empty line stands after one that ends with a semicolon.
macro_rules! menu {
    (|$state:ident, $out:ident| $keys:literal
        $($($key:literal $words:literal => $action:expr),+);+) => {{
        let menu = $crate::menu::Menu::new($keys);
        $(
            let menu = menu.gap();
            $(
                #[allow(unused_variables)]
                let menu = menu.row($key, &format!($words), move |$state, $out| $action);
            )+
        )+
        menu
    }};
}
pub(crate) use menu;

/// The row of help.
const HELP: &str = "  h)  (H)elp\n";

impl Menu {
    pub(crate) fn new(keys: &'static str) -> Menu {
        let (text, rows) = (String::new(), Vec::new());
        Menu { text, keys, rows }
    }

    /// Adds an empty line.
    pub(crate) fn gap(mut self) -> Menu {
        self.text.push('\n');
        self
    }

    pub(crate) fn row(
        mut self,
        key: char,
        words: &str,
        action: impl Fn(&mut State, &mut Out) -> Step + 'static,
    ) -> Menu {
        if !words.is_empty() {
            self.text += &format!("  {key})  {words}\n");
        }
        self.rows.push((key, Box::new(action)));
        self
    }

    /// Returns what a key does; `?` stands for that of help, where there is one.
    pub(crate) fn action(&self, typed: &str) -> Option<&Action> {
        let typed = match typed {
            "?" if self.text.contains(HELP) => 'h',
            _ => key(typed)?,
        };
        let mut rows = self.rows.iter();
        rows.find(|(key, _)| *key == typed)
            .map(|(_, action)| action)
    }

    /// Shows the menu and lets a row be chosen.
    pub(crate) fn ask(self, out: &mut Out) -> Step {
        self.ask_with(CHOICE, out)
    }

    /// Shows the menu and lets a row be chosen at another prompt.
    pub(crate) fn ask_with(self, prompt: impl Into<String>, out: &mut Out) -> Step {
        out(&format!("{}\n", self.text));
        let keys = join(self.rows.iter().map(|(key, _)| key), " ");
        let expected = format!("type one of {}{keys}", self.keys);
        ask(prompt, move |state, typed, out| match self.action(typed) {
            Some(action) => action(state, out),
            None => refuse(typed, &expected, out),
        })
    }
}

/// Turns a setting on or off.
pub(crate) fn switch(setting: &mut bool) -> Step {
    *setting = !*setting;
    Ok(Next::Show)
}

pub(crate) fn flip_sides(state: &mut State) -> Step {
    state.flip_sides();
    Ok(Next::Show)
}
