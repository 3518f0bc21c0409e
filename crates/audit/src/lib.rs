//! What the laws say against the record of a game.
//!
//! A [`Record`] is a game as a text gives it: a [`Visitor`](records::pgn::Visitor) that plays the main line with every
//! move checked, and keeps what else bears on the laws. An [`Auditor`] reads a record under the code that was asked for,
//! or under the one that was in force on the day ([`Choice`]), and gives [`Finding`]s. Each names its [`Kind`], the ply,
//! the position, the articles, and what shows it.
//!
//! - Every finding is true of the record as it stands. What the record cannot show is not claimed.
//! - Articles and figures are the law's: facts are put to the code as questions, and its answers are cited.
//! - What a search does not decide within its bound, which is a number of positions, is not claimed either.
//!
//! A [`Teller`] puts a finding and its game into one row, [`Told`], and a [`Tally`] counts.
//!
//! Of a game that is still played, [`InPlay`] tells what may be claimed now, and where the arbiter must act, as [`Alarm`]s.
//!
//! ```
//! use jadoube_audit::{Auditor, Choice, Kind, Record};
//! use records::pgn::Reader;
//!
//! let text = "[Date \"2021.05.01\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n";
//! let (mut record, auditor) = (Record::default(), Auditor::new(Choice::ByDate));
//! Reader::new(text.as_bytes()).read_game(&mut record)?;
//! let findings = auditor.audit(&record);
//! assert_eq!((findings[0].kind, findings[0].ply), (Kind::ResultContradicts, 4));
//! assert_eq!((findings[0].code, findings[0].articles.last()), (Some("fide-2018"), Some(&"5.1.1")));
//! # Ok::<(), records::pgn::ReadError>(())
//! ```

mod after_the_end;
mod again;
mod alarm;
mod auditor;
mod came;
mod case;
mod choice;
mod chosen;
mod clocks;
mod date;
mod declared;
mod finding;
mod form;
mod illegal;
mod in_play;
mod law_book;
mod line;
mod mating;
mod reason;
mod record;
mod recurrence;
mod result;
mod rules;
mod seen;
mod sentences;
mod shown;
mod stood;
mod stop;
mod tags;
mod tally;
mod told;
mod unclaimed;

pub use alarm::{Alarm, Calls, Sign};
pub use auditor::Auditor;
pub use choice::Choice;
pub use chosen::{Basis, edition_on};
pub use date::Date;
pub use declared::{Declared, Reason};
pub use finding::{Finding, Kind};
pub use in_play::InPlay;
pub use record::Record;
pub use shown::{Shown, Time};
pub use stop::{LONGEST_GAME, Stop, Why};
pub use tags::{Tag, Tags};
pub use tally::Tally;
pub use told::{Places, Teller, Told};
