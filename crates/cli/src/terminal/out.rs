//! Standard output, coloured on a terminal only, and the errors that end a command.

use std::fmt::Display;
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};

/// Standard output, buffered.
pub struct Out {
    writer: BufWriter<Stdout>,
    coloured: bool,
    /// How many characters a line of the terminal holds; none where the output goes elsewhere.
    width: Option<usize>,
}

/// Why a command ends early.
#[derive(Debug)]
pub enum CommandError {
    /// The reader of the output has gone away, which is no fault.
    ReaderGone,
    /// A message for standard error; the exit code is 2.
    Message(String),
}

/// How a piece of text is highlighted on a terminal.
#[derive(Clone, Copy)]
pub enum Paint {
    Bold,
    Faint,
    Red,
    Green,
    Yellow,
    Blue,
}

impl Out {
    pub fn new() -> Self {
        let stdout = io::stdout();
        let coloured = stdout.is_terminal() && !is_set("NO_COLOR") && !is_dumb();
        // It is none where the output is no terminal.
        let width = terminal_size::terminal_size_of(&stdout).map(|(width, _)| usize::from(width.0));
        Out { writer: BufWriter::new(stdout), coloured, width }
    }

    /// How many characters a line of the terminal holds; none where the output goes elsewhere.
    pub fn width(&self) -> Option<usize> {
        self.width
    }

    /// The text in a colour, if the output is coloured.
    pub fn paint(&self, paint: Paint, text: impl Display) -> String {
        let code = match paint {
            Paint::Bold => 1,
            Paint::Faint => 2,
            Paint::Red => 31,
            Paint::Green => 32,
            Paint::Yellow => 33,
            Paint::Blue => 34,
        };
        if self.coloured { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_string() }
    }
}

/// Whether a variable of the environment has a value that is not empty.
fn is_set(name: &str) -> bool {
    std::env::var_os(name).is_some_and(|value| !value.is_empty())
}

/// Whether the terminal says that it knows no colours.
fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writer.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}

impl CommandError {
    /// A message without the control characters of the input, which a terminal would obey.
    pub fn message(message: impl Display) -> Self {
        let harmless = |letter: &char| !letter.is_control() || *letter == '\n';
        CommandError::Message(message.to_string().chars().filter(harmless).collect())
    }
}

impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => CommandError::ReaderGone,
            _ => CommandError::Message(format!("jadoube: cannot write: {error}")),
        }
    }
}

impl From<records::script::ScriptError> for CommandError {
    fn from(error: records::script::ScriptError) -> Self {
        CommandError::message(error)
    }
}
