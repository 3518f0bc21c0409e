//! What a server answers.

use crate::element::{Element, Limits};
use crate::error::XfccError;
use crate::game::Game;
use crate::request::in_body;
use crate::write::{call, envelope, field};

/// What a server answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The player's games.
    Games(Vec<Game>),
    /// What became of a move.
    Move(Outcome),
    /// The request could not be met at all, in words.
    Fault(String),
}

/// What became of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was made.
    Success,
    /// The server has failed.
    ServerError,
    /// The name or the password is wrong.
    AuthenticationFailed,
    /// There is no game of this number.
    InvalidGameID,
    /// It is a game of others.
    NotYourGame,
    /// It is the opponent's move.
    NotYourTurn,
    /// The number is not that of the next move.
    InvalidMoveNumber,
    /// The move is not legal, or what is claimed is not so.
    InvalidMove,
    /// No draw was offered.
    NoDrawWasOffered,
    /// The player has exceeded his time.
    LostOnTime,
    /// The player is on leave.
    YouAreOnLeave,
    /// The record can mean several legal moves.
    MoveIsAmbiguous,
    /// Anything else, as the server says it.
    Other(String),
}

/// The words for outcomes.
const OUTCOMES: [(&str, Outcome); 12] = [
    ("Success", Outcome::Success),
    ("ServerError", Outcome::ServerError),
    ("AuthenticationFailed", Outcome::AuthenticationFailed),
    ("InvalidGameID", Outcome::InvalidGameID),
    ("NotYourGame", Outcome::NotYourGame),
    ("NotYourTurn", Outcome::NotYourTurn),
    ("InvalidMoveNumber", Outcome::InvalidMoveNumber),
    ("InvalidMove", Outcome::InvalidMove),
    ("NoDrawWasOffered", Outcome::NoDrawWasOffered),
    ("LostOnTime", Outcome::LostOnTime),
    ("YouAreOnLeave", Outcome::YouAreOnLeave),
    ("MoveIsAmbiguous", Outcome::MoveIsAmbiguous),
];

impl Outcome {
    /// Every outcome that has a word of its own.
    pub fn all() -> impl Iterator<Item = Outcome> {
        OUTCOMES.into_iter().map(|(_, outcome)| outcome)
    }

    /// The outcome of this word. `MoveIsAmbigous`, as some servers write it, is read too.
    #[must_use]
    pub fn named(word: &str) -> Outcome {
        if word == "MoveIsAmbigous" {
            return Outcome::MoveIsAmbiguous;
        }
        let known = OUTCOMES.into_iter().find(|(name, _)| *name == word);
        known.map_or_else(|| Outcome::Other(word.to_owned()), |(_, outcome)| outcome)
    }

    /// Its word.
    #[must_use]
    pub fn word(&self) -> &str {
        match self {
            Outcome::Other(word) => word,
            known => {
                OUTCOMES.iter().find(|(_, outcome)| outcome == known).map_or("ServerError", |(name, _)| name)
            }
        }
    }

    /// What it says, in a sentence.
    #[must_use]
    pub fn says(&self) -> String {
        let says = match self {
            Outcome::Success => "The server took it.",
            Outcome::ServerError => "The server has failed.",
            Outcome::AuthenticationFailed => "The name or the password is wrong.",
            Outcome::InvalidGameID => "There is no game of this number.",
            Outcome::NotYourGame => "It is a game of others.",
            Outcome::NotYourTurn => "It is the opponent's move.",
            Outcome::InvalidMoveNumber => "That is not the number of the next move.",
            Outcome::InvalidMove => "The move is not legal, or what is claimed is not so.",
            Outcome::NoDrawWasOffered => "No draw was offered.",
            Outcome::LostOnTime => "The time is exceeded.",
            Outcome::YouAreOnLeave => "A player on leave makes no move.",
            Outcome::MoveIsAmbiguous => "That can mean several legal moves.",
            Outcome::Other(word) => return format!("The server answers {word}."),
        };
        says.to_owned()
    }
}

impl Answer {
    /// Reads an answer, as a program gets it.
    ///
    /// # Errors
    ///
    /// What is wrong with it, and where: it is no XML, breaks a limit, or is no answer of Xfcc.
    pub fn read(message: &[u8]) -> Result<Answer, XfccError> {
        let envelope = Element::read(message, Limits::ANSWER)?;
        let body = in_body(&envelope)?;
        match body.name.as_str() {
            "GetMyGamesResponse" => {
                let games = body.child("GetMyGamesResult").map_or(&[][..], |list| &list.children);
                let games = games.iter().filter(|element| element.name == "XfccGame");
                games.map(Game::of).collect::<Result<_, _>>().map(Answer::Games)
            }
            "MakeAMoveResponse" => {
                Ok(Answer::Move(Outcome::named(body.need("MakeAMoveResult")?.text.trim())))
            }
            "Fault" => {
                let told = [body.text_of("faultstring"), body.text_of("Reason")];
                Ok(Answer::Fault(told.into_iter().find(|text| !text.is_empty()).unwrap_or_default()))
            }
            other => {
                let expected = "`GetMyGamesResponse`, `MakeAMoveResponse` or `Fault`";
                Err(XfccError::new(body.ends_at, expected, format!("`{other}`")))
            }
        }
    }

    /// The answer as a SOAP message.
    #[must_use]
    pub fn write(&self) -> String {
        let body = match self {
            Answer::Games(games) => {
                let games: String = games.iter().map(Game::write).collect();
                call("GetMyGamesResponse", &format!("<GetMyGamesResult>{games}</GetMyGamesResult>"))
            }
            Answer::Move(outcome) => call("MakeAMoveResponse", &field("MakeAMoveResult", outcome.word())),
            Answer::Fault(says) => format!(
                "<soap:Fault><faultcode>soap:Client</faultcode>{}</soap:Fault>",
                field("faultstring", says)
            ),
        };
        envelope(&body)
    }
}
