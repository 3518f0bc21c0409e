//! An arbiter's question is answered. Nothing of it is kept.

use std::collections::BTreeMap;

use ::desk::{Answer, Asked, Wrong};
use axum::Json;
use axum::body::Body;
use axum::extract::State as Shared;
use axum::http::Request;
use serde::Deserialize;

use crate::client::Address;
use crate::http::body::bytes;
use crate::labour::Bench;
use crate::limits::{BODY_BYTES, DESK_STATES};
use crate::state::State;
use crate::wire::error::Refusal;
use crate::wire::once;

/// What is asked, as the page sends it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    code: String,
    question: String,
    tempo: Option<String>,
    regime: Option<String>,
    time: Option<String>,
    start: Option<String>,
    clocks: Option<Clocks>,
    clocks_then: Option<Clocks>,
    clocks_right: Option<Clocks>,
    act: Option<String>,
    #[serde(default)]
    terms: BTreeMap<String, String>,
    #[serde(default)]
    moves: Vec<String>,
    #[serde(default)]
    replies: Vec<String>,
    #[serde(default)]
    squares: Vec<String>,
    #[serde(default)]
    assumed: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Clocks {
    white: String,
    black: String,
}

/// `POST /api/desk`
pub(crate) async fn answer(
    Shared(state): Shared<State>,
    from: Address,
    request: Request<Body>,
) -> Result<Json<Answer>, Refusal> {
    let body = bytes(request.into_body(), &state, "A question", BODY_BYTES).await?;
    let form = read(&body)?;
    let asked = asked(form)?;
    state.admission.script(from)?;
    let turn = state.hall.resources.labour.turn(from, Bench::Script).await?;
    let answered = turn.does(move || {
        let (situation, question) = asked.read()?;
        ::desk::answer(&situation, &question).map_err(|wrong| vec![wrong])
    });
    answered.await?.map(Json).map_err(no_answer)
}

fn read(body: &[u8]) -> Result<Form, Refusal> {
    let wrong = || Refusal::bad_request("This is not a question for the arbiter's desk.");
    let form = serde_json::from_slice(body).map_err(|error| wrong().because([error.to_string()]))?;
    // What stands in `terms` and in `assumed` has any name, and there it is not told otherwise.
    match once::read(body) {
        Ok((_, twice)) if twice.is_empty() => Ok(form),
        Ok((_, twice)) => Err(wrong().because(once::reasons(&twice))),
        Err(error) => Err(wrong().because([error.to_string()])),
    }
}

/// How long a search may be is the server's to say.
fn asked(form: Form) -> Result<Asked, Refusal> {
    const BOUND: &str = "search-states";
    if form.terms.contains_key(BOUND) {
        return Err(no_answer(vec![Wrong { field: "terms", why: format!("`{BOUND}` cannot be set here") }]));
    }
    let pair = |given: Option<Clocks>| given.map(|clocks| [clocks.white, clocks.black]);
    let bound = (BOUND.to_owned(), DESK_STATES.to_string());
    Ok(Asked {
        code: form.code,
        tempo: form.tempo,
        regime: form.regime,
        time: form.time,
        terms: form.terms.into_iter().chain([bound]).collect(),
        start: form.start,
        moves: form.moves,
        clocks: pair(form.clocks),
        clocks_then: pair(form.clocks_then),
        clocks_right: pair(form.clocks_right),
        question: form.question,
        act: form.act,
        replies: form.replies,
        squares: form.squares,
        assumed: form.assumed.into_iter().collect(),
    })
}

fn no_answer(wrong: Vec<Wrong>) -> Refusal {
    let reasons = wrong.into_iter().map(|wrong| format!("{}: {}", wrong.field, wrong.why));
    Refusal::unprocessable("no-answer", "This cannot be answered as it was asked.").because(reasons)
}
