//! What is made for paper, as PDF: boards to play on, diagrams, score sheets, and a code of laws as a booklet.
//!
//! Everything is black and white. The font is embedded with the letters that its glyphs stand for, so that a text can be searched,
//! copied and read out. The pieces are those of the page. Nothing here touches a file.
//!
//! ```
//! let code = law::codes::find("fide-2023").ok_or("no such code")?;
//! let pdf = jadoube_print::booklet(code, false, jadoube_print::Language::English);
//! assert!(pdf.starts_with(b"%PDF-") && pdf.ends_with(b"%%EOF"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod boards;
mod booklet;
mod font;
mod language;
mod men;
mod paper;
mod pieces;
mod score;

pub use crate::boards::{Diagram, Look, empty_board};
pub use crate::booklet::booklet;
pub use crate::font::letters_lacking;
pub use crate::language::Language;
pub use crate::men::men_sheet;
pub use crate::paper::Sheet;
pub use crate::score::{Notation, score_sheet};
