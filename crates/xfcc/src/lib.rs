//! Xfcc, the web service of correspondence chess servers: its messages, read and written.
//!
//! Xfcc ("XML web services for correspondence chess", by Martin Bennedik) is what the server of ICCF and others speak: a
//! program asks for its games ([`Request::GetMyGames`]) and makes a move ([`Request::MakeAMove`]), each as a SOAP message
//! with a name and a password. The names of the elements are those that the ICCF server and its clients use.
//!
//! Nothing here touches the net. A message is read within [`Limits`]: of its size, of the depth of its elements, and of
//! the number of them. A document type, a processing instruction or an entity other than XML's own five is refused, so
//! nothing in a message can be expanded or fetched.
//!
//! ```
//! use jadoube_xfcc::{Login, Request};
//!
//! let login = Login { username: "Ada & Co".to_owned(), password: "secret".to_owned() };
//! let asked = Request::GetMyGames(login);
//! assert_eq!(Request::read(asked.write().as_bytes())?, asked);
//! # Ok::<(), jadoube_xfcc::XfccError>(())
//! ```

mod answer;
mod element;
mod error;
mod game;
mod request;
mod write;

pub use answer::{Answer, Outcome};
pub use element::Limits;
pub use error::XfccError;
pub use game::{Game, GameResult, TimeLeft};
pub use request::{Login, Move, Request};

/// The namespace of the messages.
pub const NAMESPACE: &str = "http://www.bennedik.com/webservices/XfccBasic";
