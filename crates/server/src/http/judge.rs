//! A script of acts is judged. Nothing of it is kept.

use std::time::Instant;

use axum::Json;
use axum::body::Body;
use axum::extract::State as Shared;
use axum::http::{Request, Uri};
use records::script::{Script, ScriptError};
use serde::Deserialize;
use view::{Judged, Judging, Told};

use crate::client::Address;
use crate::http::body::bytes;
use crate::http::extract::query;
use crate::labour::Bench;
use crate::limits::{Limits, SCRIPT_ACTS, SCRIPT_BYTES, SCRIPT_STATES};
use crate::state::State;
use crate::wire::error::Refusal;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    /// Another code than the script names.
    under: Option<String>,
    /// After which acts the standing is told.
    #[serde(default)]
    standings: Standings,
    /// Only so many acts are judged.
    at: Option<usize>,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Standings {
    #[default]
    Every,
    Last,
}

/// `POST /api/judge?under=CODE&standings=last&at=N` with the script as its body
pub(crate) async fn judge(
    Shared(state): Shared<State>,
    from: Address,
    uri: Uri,
    request: Request<Body>,
) -> Result<Json<Judged>, Refusal> {
    let asked: Asked = query(&uri)?;
    let text = bytes(request.into_body(), &state, "A script", SCRIPT_BYTES).await?;
    let text =
        String::from_utf8(text.into()).map_err(|_| Refusal::bad_request("This is not text in UTF-8."))?;
    state.admission.script(from)?;
    let turn = state.hall.resources.labour.turn(from, Bench::Script).await?;
    let limits = state.limits().clone();
    let told = match asked.standings {
        Standings::Every => Told::Every,
        Standings::Last => Told::Brief,
    };
    // One that cannot be read costs as much as one that is judged.
    turn.does(move || judged(&read(&text, &asked)?, told, &limits)).await?.map(Json)
}

/// The script, with its searches bounded.
fn read(text: &str, asked: &Asked) -> Result<Script, Refusal> {
    let script = match &asked.under {
        None => Script::read("script", text),
        Some(id) => {
            let code = law::codes::find(id);
            let none = || Refusal::not_found("no-such-code", format!("There is no code {id:?}."));
            Script::read_under("script", text, code.ok_or_else(none)?)
        }
    };
    let mut script = script.map_err(no_script)?;
    script.acts.truncate(asked.at.unwrap_or(usize::MAX));
    if script.acts.len() > SCRIPT_ACTS {
        let says = format!("A script may hold at most {SCRIPT_ACTS} acts.");
        return Err(Refusal::unprocessable("too-many-acts", says));
    }
    let states = &mut script.header.settings.search_states;
    *states = (*states).min(SCRIPT_STATES);
    Ok(script)
}

fn no_script(error: ScriptError) -> Refusal {
    Refusal::unprocessable("not-a-script", "This script cannot be read.").because(error.reasons())
}

/// What the laws say of it, if that takes no longer than is allowed.
fn judged(script: &Script, told: Told, limits: &Limits) -> Result<Judged, Refusal> {
    let begun = Instant::now();
    let mut judging = Judging::begin(script, told).map_err(no_script)?;
    while judging.act() {
        if begun.elapsed() > limits.script {
            return Err(Refusal::unprocessable(
                "too-much",
                "It would take too long to judge all of this script.",
            ));
        }
    }
    Ok(judging.end())
}
