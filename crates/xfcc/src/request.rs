//! What a program asks of a server.

use std::fmt;

use crate::NAMESPACE;
use crate::element::{Element, Limits};
use crate::error::XfccError;
use crate::write::{call, envelope, field};

/// What a program asks of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Every game of this player.
    GetMyGames(Login),
    /// A move, or what is said instead of one.
    MakeAMove(Login, Move),
}

/// Who asks.
#[derive(Clone, PartialEq, Eq)]
pub struct Login {
    /// The player's name at the server.
    pub username: String,
    /// His password there.
    pub password: String,
}

/// A password never reaches a log.
impl fmt::Debug for Login {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Login({})", self.username)
    }
}

/// A move, or what is said instead of one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Move {
    /// Which game, by its number at the server.
    pub game: u32,
    /// The player resigns.
    pub resign: bool,
    /// He accepts a draw that was offered.
    pub accept_draw: bool,
    /// The number of the move, as it is printed before it.
    pub number: u32,
    /// The move, in algebraic notation.
    pub played: String,
    /// He offers a draw with it.
    pub offer_draw: bool,
    /// He claims a draw.
    pub claim_draw: bool,
    /// What he says to the opponent.
    pub message: String,
}

impl Request {
    /// Reads a request, as a server gets it.
    ///
    /// # Errors
    ///
    /// What is wrong with it, and where: it is no XML, breaks a limit, is no request of Xfcc, or lacks a field.
    pub fn read(message: &[u8]) -> Result<Request, XfccError> {
        let envelope = Element::read(message, Limits::REQUEST)?;
        let body = in_body(&envelope)?;
        body.each_once()?;
        match body.name.as_str() {
            "GetMyGames" => Ok(Request::GetMyGames(login(body)?)),
            "MakeAMove" => Ok(Request::MakeAMove(login(body)?, made(body)?)),
            other => Err(XfccError::new(body.ends_at, "`GetMyGames` or `MakeAMove`", format!("`{other}`"))),
        }
    }

    /// The request as a SOAP message.
    #[must_use]
    pub fn write(&self) -> String {
        let fields = match self {
            Request::GetMyGames(login) => login.fields(),
            Request::MakeAMove(login, made) => login.fields() + &made.fields(),
        };
        envelope(&call(self.name(), &fields))
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Request::GetMyGames(_) => "GetMyGames",
            Request::MakeAMove(..) => "MakeAMove",
        }
    }

    /// What goes into the header `SOAPAction`.
    #[must_use]
    pub fn action(&self) -> String {
        format!("\"{NAMESPACE}/{}\"", self.name())
    }
}

/// The one element in the body of an envelope.
pub(crate) fn in_body(envelope: &Element) -> Result<&Element, XfccError> {
    if envelope.name != "Envelope" {
        let found = format!("`{}`", envelope.name);
        return Err(XfccError::new(envelope.ends_at, "a SOAP `Envelope`", found));
    }
    let body = envelope.need("Body")?;
    match &body.children[..] {
        [one] => Ok(one),
        other => {
            let found = format!("{} elements", other.len());
            Err(XfccError::new(body.ends_at, "one element in the `Body`", found))
        }
    }
}

fn login(body: &Element) -> Result<Login, XfccError> {
    let text = |name| body.need(name).map(|element| element.text.clone());
    Ok(Login { username: text("username")?, password: text("password")? })
}

fn made(body: &Element) -> Result<Move, XfccError> {
    Ok(Move {
        game: body.number("gameId")?,
        resign: body.flag("resign")?,
        accept_draw: body.flag("acceptDraw")?,
        number: body.number_or_0("movecount")?,
        played: body.text_of("myMove"),
        offer_draw: body.flag("offerDraw")?,
        claim_draw: body.flag("claimDraw")?,
        message: body.child("myMessage").map(|element| element.text.clone()).unwrap_or_default(),
    })
}

impl Login {
    fn fields(&self) -> String {
        field("username", &self.username) + &field("password", &self.password)
    }
}

impl Move {
    fn fields(&self) -> String {
        [
            field("gameId", &self.game.to_string()),
            field("resign", &self.resign.to_string()),
            field("acceptDraw", &self.accept_draw.to_string()),
            field("movecount", &self.number.to_string()),
            field("myMove", &self.played),
            field("offerDraw", &self.offer_draw.to_string()),
            field("claimDraw", &self.claim_draw.to_string()),
            field("myMessage", &self.message),
        ]
        .concat()
    }
}
