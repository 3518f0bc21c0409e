//! `POST /xfcc`: programs for correspondence chess look at games and move in them, as Xfcc has it.
//!
//! The name is the id of a game, and the password the key of a seat at it.

mod moves;
mod sitting;
mod tells;

use axum::body::Body;
use axum::extract::State as Shared;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use xfcc::{Answer, Limits, Login, Outcome, Request};

use self::sitting::{look, number_of, sits};
use crate::client::Address;
use crate::http::body::bytes;
use crate::labour::Bench;
use crate::state::State;
use crate::wire::error::Refusal;

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
    let turn = state.hall.resources.labour.turn(from, Bench::Page).await?;
    let seen = look(state, &sitting).await?;
    let told = turn.does(move || tells::game(&seen, sitting.seat)).await?;
    Ok(Answer::Games(vec![told]))
}

fn message(status: StatusCode, answer: &Answer) -> Response {
    (status, [(header::CONTENT_TYPE, "text/xml; charset=utf-8")], answer.write()).into_response()
}

fn fault(refusal: &Refusal) -> Response {
    let says = [std::slice::from_ref(&refusal.says), &refusal.reasons].concat().join(" ");
    message(refusal.status, &Answer::Fault(says))
}
