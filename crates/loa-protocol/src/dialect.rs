use crate::{Reply, Request, RequestError, Session};

/// A way of spelling requests and replies, a line at a time.
pub trait Dialect {
    /// Reads a line, without its end; `None` if it asks for nothing.
    ///
    /// # Errors
    /// If the line asks for something that there is not.
    fn request(&self, line: &str) -> Result<Option<Request>, RequestError>;

    /// Returns the text that invites the next line.
    fn prompt(&self, session: &Session) -> &'static str;

    /// Writes a reply as whole lines. Pieces may be styled with ANSI escape codes; the program
    /// strips them where nobody wants them.
    fn reply(&self, reply: &Reply) -> String;

    /// Writes an error, without the end of the line, so that nothing in it can be taken for
    /// something else.
    fn error(&self, error: &str) -> String;

    /// Returns the words that requests begin with, for completion.
    fn words(&self) -> Vec<&'static str>;
}
