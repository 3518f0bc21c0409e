//! A new game: its settings, its seats, its links.

use axum::Json;
use axum::extract::State as Shared;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use board::Side;
use game::Game;
use game::settings::Arbiter;
use records::script::Header;
use serde::Serialize;
use store::{GameId, KeyHash, Line, NewGame, Seat as StoredSeat, StoreError, Text};
use view::Seat;

use crate::client::Address;
use crate::http::wish::{Colours, Seating, Wish};
use crate::key::Key;
use crate::live::resources::Resources;
use crate::random;
use crate::state::State;
use crate::wire::error::Refusal;
use crate::wire::fields::Fields;

/// How often an id is drawn before the server gives up: among a million games one draw in a thousand clashes.
const DRAWS: usize = 8;

/// A game that was created, with the links to its seats.
#[derive(Serialize)]
pub(crate) struct Created {
    game: String,
    /// The seat of the player who asked for it.
    role: &'static str,
    links: Links,
    lot: Option<Lot>,
}

#[derive(Serialize)]
struct Links {
    you: String,
    /// None at one board.
    other: Option<String>,
    watch: String,
    /// None where nobody is the arbiter.
    arbiter: Option<String>,
}

/// What the lot gave.
#[derive(Serialize)]
struct Lot {
    you: &'static str,
}

/// `POST /api/games`
pub(crate) async fn create(
    Shared(state): Shared<State>,
    from: Address,
    fields: Fields,
) -> Result<(StatusCode, HeaderMap, Json<Created>), Refusal> {
    let wish = Wish::read(fields)?;
    state.admission.new_game(from)?;
    let side = match wish.colours {
        Colours::Lot => random::side()?,
        Colours::Chosen(side) => side,
    };
    let seats = Seats::draw(wish.seating, side, has_arbiter(&wish.header)?)?;
    let id = store(&state.hall.resources, &wish.header, &seats).await?;
    let address = HeaderValue::from_str(&format!("/api/games/{id}")).map_err(Refusal::broken)?;
    let headers = HeaderMap::from_iter([(header::LOCATION, address)]);
    Ok((StatusCode::CREATED, headers, Json(seats.created(&id, lot(wish.colours, side)))))
}

/// Whether the game has an arbiter: as it was agreed, or as the code has it.
fn has_arbiter(header: &Header) -> Result<bool, Refusal> {
    let game = Game::new(header.code, header.settings.clone()).map_err(Refusal::broken)?;
    Ok(game.manner().arbiter != Arbiter::Absent)
}

/// What the lot gave to the player who asked for the game; none where the colours were chosen.
fn lot(colours: Colours, side: Side) -> Option<Lot> {
    match colours {
        Colours::Lot => Some(Lot { you: Seat::of(side).name() }),
        Colours::Chosen(_) => None,
    }
}

/// The keys of a new game.
struct Seats {
    you: (Seat, Key),
    other: Option<(Seat, Key)>,
    watch: Key,
    arbiter: Option<Key>,
}

impl Seats {
    fn draw(seating: Seating, side: Side, arbiter: bool) -> Result<Seats, Refusal> {
        let two = seating == Seating::TwoBrowsers;
        let you = if two { Seat::of(side) } else { Seat::Both };
        let other = if two { Some((Seat::of(!side), Key::draw()?)) } else { None };
        let arbiter = if arbiter { Some(Key::draw()?) } else { None };
        Ok(Seats { you: (you, Key::draw()?), other, watch: Key::draw()?, arbiter })
    }

    fn all(&self) -> impl Iterator<Item = (Seat, Key)> {
        let arbiter = self.arbiter.map(|key| (Seat::Arbiter, key));
        [self.you].into_iter().chain(self.other).chain([(Seat::Watch, self.watch)]).chain(arbiter)
    }

    fn created(&self, game: &GameId, lot: Option<Lot>) -> Created {
        let link = |key: Key| format!("/g/{game}#{}", key.text());
        let links = Links {
            you: link(self.you.1),
            other: self.other.map(|(_, key)| link(key)),
            watch: link(self.watch),
            arbiter: self.arbiter.map(link),
        };
        Created { game: game.as_str().to_owned(), role: self.you.0.name(), links, lot }
    }
}

/// Writes the game down under an id that no other game has.
async fn store(resources: &Resources, header: &Header, seats: &Seats) -> Result<GameId, Refusal> {
    let seat = |(role, key): (Seat, Key)| {
        Line::new(role.name()).map(|role| StoredSeat { role, key: KeyHash::new(key.hash().0) })
    };
    let seats: Vec<StoredSeat> = seats.all().map(seat).collect::<Result<_, _>>().map_err(Refusal::broken)?;
    let header = Text::new(header.to_string()).map_err(Refusal::broken)?;
    for _ in 0..DRAWS {
        let id = GameId::new(random::game_id()?).map_err(Refusal::broken)?;
        let (header, seats, created_ms) = (header.clone(), seats.clone(), resources.now_ms());
        match resources.store.create(NewGame { id: id.clone(), header, seats, created_ms }).await {
            Ok(()) => return Ok(id),
            Err(StoreError::GameExists(_)) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Refusal::broken("no free id was drawn for a game"))
}
