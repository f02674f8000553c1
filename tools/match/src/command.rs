use loa_work::system::os_string;
use std::env;
use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf, is_separator};
use std::process::Command;
use thiserror::Error;

/// A program and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandLine {
    program: OsString,
    arguments: Vec<OsString>,
    /// The working folder, if not this process's.
    pub(crate) folder: Option<PathBuf>,
    /// Additional environment variables.
    variables: Vec<(OsString, OsString)>,
    /// The command that this one runs in a sandbox, which returns 128 and its number for a signal.
    pub(crate) enclosed: Option<Box<CommandLine>>,
}

/// The error of text that is not a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ParseCommandError {
    /// There is nothing but blanks.
    #[error("the command is empty")]
    Empty,
    /// A quotation mark has no partner.
    #[error("a {0} in the command is not closed")]
    OpenQuote(char),
    /// The text ends with a backslash.
    #[error("the command ends with a backslash")]
    TrailingBackslash,
}

impl CommandLine {
    /// Makes a command of a program and its arguments.
    pub fn new<W: Into<OsString>>(
        program: impl Into<OsString>,
        arguments: impl IntoIterator<Item = W>,
    ) -> CommandLine {
        CommandLine {
            program: program.into(),
            arguments: arguments.into_iter().map(Into::into).collect(),
            folder: None,
            variables: Vec::new(),
            enclosed: None,
        }
    }

    /// Splits a command at blanks, without quotes, as in scripts.
    ///
    /// # Errors
    /// If there is nothing but blanks.
    pub fn split(text: &[u8]) -> Result<CommandLine, ParseCommandError> {
        let words = text
            .split(u8::is_ascii_whitespace)
            .filter(|word| !word.is_empty());
        CommandLine::of(words.map(os_string))
    }

    /// Splits a command at blanks like a shell: single and double quotes protect blanks, and a
    /// backslash protects the next character, except in single quotes; on Windows, whose paths have
    /// backslashes, only a double quote. Nothing is expanded.
    ///
    /// # Errors
    /// If there is no word, or a quotation mark or backslash without its partner.
    pub fn split_quoted(text: &str) -> Result<CommandLine, ParseCommandError> {
        let mut words = Vec::new();
        let mut rest = text.trim_start();
        while !rest.is_empty() {
            let (word, after) = quoted_word(rest)?;
            words.push(OsString::from(word));
            rest = after.trim_start();
        }
        CommandLine::of(words.into_iter())
    }

    fn of(mut words: impl Iterator<Item = OsString>) -> Result<CommandLine, ParseCommandError> {
        let program = words.next().ok_or(ParseCommandError::Empty)?;
        Ok(CommandLine::new(program, words))
    }

    /// Returns the name of the program's file.
    pub(crate) fn name(&self) -> String {
        let name = Path::new(&self.program).file_name();
        name.unwrap_or(&self.program).display().to_string()
    }

    /// Returns the arguments.
    pub fn arguments(&self) -> &[OsString] {
        &self.arguments
    }

    /// Adds a folder at the end of the variable `PATH`, for this program and those that it starts.
    pub fn look_also_in(&mut self, folder: &Path) {
        let known = env::var_os("PATH").unwrap_or_default();
        let folders = env::split_paths(&known).chain([folder.to_path_buf()]);
        // A folder with a colon in its name can't be in the list, and then is not.
        if let Ok(path) = env::join_paths(folders) {
            self.set_variable("PATH", path);
        }
    }

    /// Adds arguments at the end.
    pub fn add_arguments<W: Into<OsString>>(&mut self, arguments: impl IntoIterator<Item = W>) {
        self.arguments.extend(arguments.into_iter().map(Into::into));
    }

    /// Returns the command that has another program, such as `nice`, run this one: same folder,
    /// same environment.
    pub fn through(&self, launcher: CommandLine) -> CommandLine {
        let mut arguments = launcher.arguments;
        arguments.push(self.program.clone());
        arguments.extend(self.arguments.iter().cloned());
        CommandLine {
            program: launcher.program,
            arguments,
            ..self.clone()
        }
    }

    /// Lets the program run in a folder.
    pub fn run_in(&mut self, folder: &Path) {
        self.folder = Some(folder.to_path_buf());
    }

    /// Gives the program a variable in its environment.
    pub fn set_variable(&mut self, name: impl Into<OsString>, value: impl Into<OsString>) {
        self.variables.push((name.into(), value.into()));
    }

    /// Returns the command, ready to be given pipes and started.
    pub fn to_command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments);
        if let Some(folder) = &self.folder {
            command.current_dir(folder);
        }
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        command
    }
}

/// Writes the words with blanks between them, for messages; in a sandbox, those of the program.
impl fmt::Display for CommandLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(own) = &self.enclosed {
            return own.fmt(f);
        }
        write!(f, "{}", self.program.display())?;
        self.arguments
            .iter()
            .try_for_each(|argument| write!(f, " {}", argument.display()))
    }
}

/// Reads a word and returns it without its quotes, with the text that follows.
fn quoted_word(text: &str) -> Result<(String, &str), ParseCommandError> {
    let mut word = String::new();
    let mut quote = None;
    let mut letters = text.char_indices();
    while let Some((at, letter)) = letters.next() {
        match (quote, letter) {
            (Some(open), _) if letter == open => quote = None,
            (None, '\'' | '"') => quote = Some(letter),
            (None | Some('"'), '\\') => match letters.clone().next() {
                // As in paths of Windows.
                Some((_, next)) if is_separator('\\') && next != '"' => word.push('\\'),
                Some((_, next)) => {
                    letters.next();
                    word.push(next);
                }
                None => return Err(ParseCommandError::TrailingBackslash),
            },
            (None, _) if letter.is_whitespace() => return Ok((word, &text[at..])),
            _ => word.push(letter),
        }
    }
    match quote {
        Some(open) => Err(ParseCommandError::OpenQuote(open)),
        None => Ok((word, "")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(command: &CommandLine) -> Vec<String> {
        std::iter::once(&command.program)
            .chain(&command.arguments)
            .map(|word| word.display().to_string())
            .collect()
    }

    #[test]
    fn commands_of_scripts_have_no_quotes() {
        let command = CommandLine::split(b"  java  -ea 'loa.Main'\t").unwrap();
        assert_eq!(words(&command), ["java", "-ea", "'loa.Main'"]);
        assert_eq!(CommandLine::split(b"  "), Err(ParseCommandError::Empty));
    }

    #[test]
    fn quotes_keep_words_together() {
        let command = CommandLine::split_quoted(r#"'my loa' --log="a b".txt c\ d '' "e\"f""#);
        assert_eq!(
            words(&command.unwrap()),
            ["my loa", "--log=a b.txt", "c d", "", "e\"f"]
        );
    }

    #[test]
    fn a_launcher_runs_in_the_same_folder_and_environment() {
        let mut command = CommandLine::new("sh", ["-c", "echo $WORD; pwd -P"]);
        command.set_variable("WORD", "here");
        command.run_in(Path::new("/"));
        let launched = command.through(CommandLine::new("env", ["-u", "HOME"]));
        assert_eq!(launched.to_string(), "env -u HOME sh -c echo $WORD; pwd -P");
        let output = launched.to_command().output().unwrap();
        assert_eq!(output.stdout, b"here\n/\n");
    }

    #[test]
    fn unclosed_quotes_are_refused() {
        let error = |text| CommandLine::split_quoted(text).unwrap_err();
        assert_eq!(error("loa 'x"), ParseCommandError::OpenQuote('\''));
        assert_eq!(error("loa \\"), ParseCommandError::TrailingBackslash);
        assert_eq!(error(" "), ParseCommandError::Empty);
    }
}
