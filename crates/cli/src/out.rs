//! What is written where: text to standard output, coloured on a terminal only, and what ends a run early.

use std::fmt::Display;
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};

/// Standard output, buffered.
pub struct Out {
    writer: BufWriter<Stdout>,
    coloured: bool,
}

/// Why a run ends early.
#[derive(Debug)]
pub enum Trouble {
    /// Whoever read the output has gone away; that is no fault.
    NobodyReads,
    /// What the user is told; the exit code is 2.
    Told(String),
}

/// How a piece of text is set apart on a terminal.
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
        let coloured = stdout.is_terminal() && std::env::var_os("NO_COLOR").is_none();
        Out { writer: BufWriter::new(stdout), coloured }
    }

    /// The text in a colour where it is shown on a terminal.
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

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writer.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}

impl Trouble {
    /// A message, without control characters that came in with the input and that a terminal would obey.
    pub fn told(message: impl Display) -> Self {
        let harmless = |letter: &char| !letter.is_control() || *letter == '\n';
        Trouble::Told(message.to_string().chars().filter(harmless).collect())
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Trouble::NobodyReads,
            _ => Trouble::Told(format!("jadoube: cannot write: {error}")),
        }
    }
}

impl From<records::script::ScriptError> for Trouble {
    fn from(error: records::script::ScriptError) -> Self {
        Trouble::told(error)
    }
}
