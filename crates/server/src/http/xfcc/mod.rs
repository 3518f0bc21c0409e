//! `POST /xfcc`: programs for correspondence chess look at games and move in them, as Xfcc has it.
//!
//! The name is the id of a game, and the password the key of a seat at it.

mod moves;
mod tells;

use axum::body::Body;
use axum::extract::State as Shared;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use board::Side;
use sha2::{Digest, Sha256};
use view::Seat;
use xfcc::{Answer, Limits, Login, Outcome, Request};

use crate::client::{Address, Caller};
use crate::http::body::bytes;
use crate::live::call::Call;
use crate::live::hall::Known;
use crate::state::State;
use crate::wire::error::Refusal;
use crate::wire::snapshot::Snapshot;

/// A seat at a game, and who asks from it.
pub(super) struct Sitting {
    pub(super) game: Known,
    pub(super) by: Caller,
    pub(super) seat: Seat,
}

/// `POST /xfcc`
pub(crate) async fn answer(Shared(state): Shared<State>, from: Address, body: Body) -> Response {
    let sent = match bytes(body, &state, "A message", Limits::REQUEST.bytes).await {
        Ok(sent) => sent,
        Err(refusal) => return fault(&refusal),
    };
    let answered = match Request::read(&sent) {
        Err(wrong) => {
            let says = "The message is no request of Xfcc.";
            return fault(&Refusal::bad_request(says).because([wrong.to_string()]));
        }
        Ok(Request::GetMyGames(login)) => games(&state, from, &login).await,
        Ok(Request::MakeAMove(login, made)) => match sits(&state, from, &login).await {
            Ok(_) if made.game != number_of(&login.username) => Ok(Answer::Move(Outcome::InvalidGameID)),
            Ok(sitting) => moves::makes(&state, &sitting, &made).await.map(Answer::Move),
            Err(refusal) if refusal.status.is_client_error() => {
                Ok(Answer::Move(Outcome::AuthenticationFailed))
            }
            Err(refusal) => Err(refusal),
        },
    };
    match answered {
        Ok(answer) => message(StatusCode::OK, &answer),
        Err(refusal) => fault(&refusal),
    }
}

/// The one game that the login opens.
async fn games(state: &State, from: Address, login: &Login) -> Result<Answer, Refusal> {
    let sitting = sits(state, from, login).await?;
    let seen = look(state, &sitting).await?;
    Ok(Answer::Games(vec![tells::game(&seen, sitting.seat)]))
}

/// The seat of a player that the login opens.
async fn sits(state: &State, from: Address, login: &Login) -> Result<Sitting, Refusal> {
    let (game, seat) = state.hall.authenticate(login.username.trim(), login.password.trim()).await?;
    match seat {
        Seat::White | Seat::Black | Seat::Both => Ok(Sitting { game, by: Caller { seat, from }, seat }),
        Seat::Arbiter | Seat::Watch => Err(Refusal::foreign("This key is not that of a player.")),
    }
}

/// How the game stands, as the seat sees it.
pub(super) async fn look(state: &State, sitting: &Sitting) -> Result<Snapshot, Refusal> {
    state.hall.ask(&sitting.game, |reply| Call::Look { by: sitting.by, reply }).await
}

/// The number of a game, for a protocol that knows no other names: made of its id, and the same at any time.
pub(super) fn number_of(id: &str) -> u32 {
    let hash = Sha256::digest(id.trim().as_bytes());
    u32::from_be_bytes([hash[0], hash[1], hash[2], hash[3]]) >> 1
}

/// The side that the seat plays now: at one board, whichever has the turn.
pub(super) fn side_of(seat: Seat, turn: &str) -> Side {
    let to_play = if turn == "black" { Side::Black } else { Side::White };
    match seat {
        Seat::White => Side::White,
        Seat::Black => Side::Black,
        Seat::Both | Seat::Arbiter | Seat::Watch => to_play,
    }
}

fn message(status: StatusCode, answer: &Answer) -> Response {
    (status, [(header::CONTENT_TYPE, "text/xml; charset=utf-8")], answer.write()).into_response()
}

fn fault(refusal: &Refusal) -> Response {
    let says = [std::slice::from_ref(&refusal.says), &refusal.reasons].concat().join(" ");
    message(refusal.status, &Answer::Fault(says))
}
