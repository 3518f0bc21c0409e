//! A match over HTTP: it is created, looked at, conducted, and its next game begins.

use axum::Json;
use axum::extract::State as Shared;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::IntoResponse;
use game::Game;
use game::settings::{Arbiter, Notice};
use law::{Provision, provided};
use matches::text::header_text;
use matches::{Match, Player};
use serde::Serialize;
use store::{KeyHash, Line, Seat as StoredSeat};

use crate::client::Address;
use crate::http::extract::{AtGame, Bearer, Named};
use crate::key::Key;
use crate::labour::Bench;
use crate::legible::fault;
use crate::limits::{ACT_BYTES, MATCH_HEADER_BYTES, REQUEST_BYTES, WORD_BYTES};
use crate::live::matches::conducted::begun;
use crate::live::matches::keeping::Asked;
use crate::live::matches::seat::{INVITED, MatchSeat};
use crate::live::matches::told::{Done, MatchTold};
use crate::state::State;
use crate::wire::error::Refusal;
use crate::wire::fields::Fields;

/// A match that was created, with the links to its seats.
#[derive(Serialize)]
pub(crate) struct Created {
    r#match: String,
    role: &'static str,
    links: Links,
}

#[derive(Serialize)]
struct Links {
    you: String,
    other: String,
    watch: String,
    /// None where nobody is the arbiter.
    arbiter: Option<String>,
}

/// `POST /api/matches`
pub(crate) async fn create(
    Shared(state): Shared<State>,
    from: Address,
    mut fields: Fields,
) -> Result<(StatusCode, HeaderMap, Json<Created>), Refusal> {
    let text = fields.text("header", MATCH_HEADER_BYTES);
    // What a club copies out of it must not turn its screen round, and the log keeps no NUL.
    let odd = |line: &str| fault(&line.replace('\t', " "));
    if let Some((number, why)) = (1..).zip(text.lines()).find_map(|(number, line)| Some((number, odd(line)?)))
    {
        fields.wrong("header", format_args!("line {number}: {why}"));
    }
    fields.finish()?;
    // What is told of a start may need a search.
    let turn = state.hall.resources.labour.turn(from, Bench::Act).await?;
    let (header, arbiter) = turn.does(move || read_header(&text)).await??;
    state.admission.new_game(from)?;
    let mut keys = Vec::new();
    let drawn = |seat: &MatchSeat| match seat {
        MatchSeat::Player(_) => true,
        MatchSeat::Arbiter => arbiter,
        MatchSeat::Watch => false,
    };
    for seat in MatchSeat::ALL.into_iter().filter(drawn) {
        keys.push((seat, Key::draw()?));
    }
    if let Some(watch) = watchers(&keys) {
        keys.extend([(MatchSeat::Watch, watch)]);
    }
    let stored = |(seat, key): &(MatchSeat, Key)| {
        let invited = match seat {
            MatchSeat::Player(Player::Two) | MatchSeat::Arbiter => INVITED,
            MatchSeat::Player(Player::One) | MatchSeat::Watch => "",
        };
        let role = Line::new(format!("{seat}{invited}")).map_err(Refusal::broken)?;
        Ok::<_, Refusal>(StoredSeat { role, key: KeyHash::new(key.hash().0) })
    };
    let seats = keys.iter().map(stored).collect::<Result<Vec<_>, _>>()?;
    let id = state.matches.create(&header, seats).await?;
    let link = |wanted: MatchSeat| {
        keys.iter().find(|(seat, _)| *seat == wanted).map(|(_, key)| format!("/m/{id}#{}", key.text()))
    };
    let [you, other, watch, arbiter] = MatchSeat::ALL.map(link);
    let (Some(you), Some(other), Some(watch)) = (you, other, watch) else {
        return Err(Refusal::broken("a seat of a match was lost"));
    };
    let address = HeaderValue::from_str(&format!("/api/matches/{id}")).map_err(Refusal::broken)?;
    let headers = HeaderMap::from_iter([(header::LOCATION, address)]);
    let links = Links { you, other, watch, arbiter };
    let role = MatchSeat::Player(Player::One).name();
    Ok((StatusCode::CREATED, headers, Json(Created { r#match: id.as_str().to_owned(), role, links })))
}

/// The header of a match as the log keeps it, and whether its games have an arbiter.
fn read_header(text: &str) -> Result<(String, bool), Refusal> {
    let wrong = |why: Vec<String>| Refusal::bad_request("This is no header of a match.").because(why);
    let begins = at_a_silent_table(begun(text).map_err(wrong)?)?;
    Ok((header_text(begins.settings()), has_arbiter(&begins)?))
}

/// The key of those who watch: who is invited finds it by his invitation, as at a game alone.
fn watchers(keys: &[(MatchSeat, Key)]) -> Option<Key> {
    let invitation = keys.iter().find(|(seat, _)| *seat == MatchSeat::Player(Player::Two));
    invitation.map(|(_, key)| Key::of_watchers(&key.hash()))
}

/// An arbiter at silent tables comes when he is called, unless it was agreed where he is, as in a game alone.
fn at_a_silent_table(begins: Match) -> Result<Match, Refusal> {
    let mut settings = begins.settings().clone();
    let header = settings.header().map_err(Refusal::broken)?.settings;
    if header.notice != Notice::Silent
        || header.arbiter.is_some()
        || provided(settings.code, Provision::ArbiterPresent).is_none()
    {
        return Ok(begins);
    }
    settings.terms.push(("arbiter".to_owned(), "called".to_owned()));
    Match::new(settings).map_err(Refusal::broken)
}

/// Whether its games have an arbiter: as it was agreed, or as the code has it.
fn has_arbiter(begins: &Match) -> Result<bool, Refusal> {
    let header = begins.settings().header().map_err(Refusal::broken)?;
    let game = Game::new(header.code, header.settings).map_err(Refusal::broken)?;
    Ok(game.manner().arbiter != Arbiter::Absent)
}

/// `GET /api/matches/{match}`
pub(crate) async fn look(
    Shared(state): Shared<State>,
    Bearer(key): Bearer,
    Named(id): Named<String>,
) -> Result<Json<MatchTold>, Refusal> {
    state.matches.look(&id, &key).await.map(Json)
}

/// `GET /api/matches/{match}/text`
pub(crate) async fn text(
    Shared(state): Shared<State>,
    Bearer(key): Bearer,
    Named(id): Named<String>,
) -> Result<impl IntoResponse, Refusal> {
    let text = state.matches.text(&id, &key).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

/// `POST /api/matches/{match}/lines`
pub(crate) async fn say(
    (Shared(state), from, Bearer(key), Named(id)): AtGame,
    mut fields: Fields,
) -> Result<(StatusCode, Json<Done>), Refusal> {
    let (version, line) = (fields.number("version"), fields.text("line", ACT_BYTES));
    let request = fields.text("request", REQUEST_BYTES);
    if request.is_empty() || !request.bytes().all(|byte| byte.is_ascii_graphic()) {
        fields.wrong("request", "expected visible ASCII characters, at least one");
    }
    fields.finish()?;
    state.admission.match_line(from)?;
    let (done, game) = state.matches.say(&id, &key, &Asked { version, line, request }).await?;
    if let Some(game) = game {
        state.hall.match_goes_on(&game);
    }
    let status = if done.pending.is_some() { StatusCode::ACCEPTED } else { StatusCode::OK };
    Ok((status, Json(done)))
}

/// `POST /api/matches/{match}/games`: the game of this number begins, if it has not begun.
pub(crate) async fn begin(
    (Shared(state), from, Bearer(key), Named(id)): AtGame,
    mut fields: Fields,
) -> Result<Json<MatchTold>, Refusal> {
    let number = fields.number("number");
    if number == 0 {
        fields.wrong("number", "games are numbered from 1");
    }
    fields.finish()?;
    state.admission.new_game(from)?;
    let (told, before) = state.matches.begin_next(&id, &key, number).await?;
    if let Some(before) = before {
        state.hall.match_goes_on(&before);
    }
    Ok(Json(told))
}

/// A seat, and the link that now leads to it.
#[derive(Serialize)]
pub(crate) struct Taken {
    r#match: String,
    role: &'static str,
    link: String,
    /// For those who watch, where the seat was taken by an invitation.
    #[serde(skip_serializing_if = "Option::is_none")]
    watch: Option<String>,
}

/// `POST /api/matches/{match}/seat`. The client draws the new key, so that it can send the request again if the answer is lost.
pub(crate) async fn take(
    Shared(state): Shared<State>,
    Bearer(key): Bearer,
    Named(id): Named<String>,
    mut fields: Fields,
) -> Result<Json<Taken>, Refusal> {
    let to = fields.text("key", WORD_BYTES);
    let watch = fields.one_of("seat", ("own", false), &[("watch", true)]);
    let to = Key::read(&to);
    if to.is_none() {
        fields.wrong("key", "expected 26 digits of base 32, which are 128 random bits");
    }
    fields.finish()?;
    let to = to.ok_or_else(|| Refusal::broken("a key was read and lost"))?;
    let (id, seat, watchers) = state.matches.rekey(&id, &key, watch, to).await?;
    state.hall.match_learns_keys(&id, seat).await?;
    let link = |key: Key| format!("/m/{id}#{}", key.text());
    let (link, watch) = (link(to), watchers.map(link));
    Ok(Json(Taken { r#match: id.as_str().to_owned(), role: seat.name(), link, watch }))
}
