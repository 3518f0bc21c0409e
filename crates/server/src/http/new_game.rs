//! A new game: its settings, its seats, its links.

use std::sync::Arc;

use axum::Json;
use axum::extract::State as Shared;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use board::Side;
use game::Game;
use game::settings::{Arbiter, Start};
use opponent::Opponent;
use records::script::Header;
use serde::Serialize;
use store::{GameId, KeyHash, Line, Seat as StoredSeat};
use view::Seat;

use crate::client::Address;
use crate::http::analysis::in_play;
use crate::http::seats::{FurtherLink, link};
use crate::http::wish::{Colours, Seating, Wish};
use crate::key::Key;
use crate::labour::Bench;
use crate::live::computer::Computer;
use crate::live::header_words::header_words;
use crate::live::lobby::Offer;
use crate::live::matches::seat::INVITED;
use crate::live::names::{BESIDE, role_called};
use crate::live::resources::Resources;
use crate::live::running_log::knows_all;
use crate::random;
use crate::state::State;
use crate::wire::error::Refusal;
use crate::wire::fields::Fields;

/// A game that was created, with the links to its seats.
#[derive(Serialize)]
pub(crate) struct Created {
    game: String,
    /// The seat of the player who asked for it.
    role: Seat,
    links: Links,
    lot: Option<Lot>,
}

#[derive(Serialize)]
struct Links {
    you: String,
    /// None at one board, and where the computer plays.
    other: Option<String>,
    watch: String,
    /// None where nobody is the arbiter.
    arbiter: Option<String>,
    /// Those of the further members of his own side, and of the other arbiters; left out where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    further: Vec<FurtherLink>,
}

/// What the lot gave.
#[derive(Serialize)]
pub(crate) struct Lot {
    you: Seat,
}

impl Lot {
    /// It gave the player who asked for the game this side.
    pub(crate) fn gave(side: Side) -> Lot {
        Lot { you: Seat::of(side) }
    }
}

/// `POST /api/games`
pub(crate) async fn create(
    Shared(state): Shared<State>,
    from: Address,
    fields: Fields,
) -> Result<(StatusCode, HeaderMap, Json<Created>), Refusal> {
    // What is told of a start may need a search.
    let turn = state.hall.resources.labour.turn(from, Bench::Act).await?;
    let (wish, game) = turn
        .does(move || {
            let wish = Wish::read(fields)?;
            let game = Game::new(wish.header.code, wish.header.settings.clone()).map_err(Refusal::broken)?;
            Ok::<_, Refusal>((wish, game))
        })
        .await??;
    let side = match wish.colours {
        Colours::Lot => random::side()?,
        Colours::Chosen(side) => side,
    };
    let drawn = lot(wish.colours, side);
    begins(&state, from, wish, &game, side, drawn).await
}

/// Begins the game that was asked for, with the player who asked for it on this side.
pub(crate) async fn begins(
    state: &State,
    from: Address,
    wish: Wish,
    game: &Game,
    side: Side,
    lot: Option<Lot>,
) -> Result<(StatusCode, HeaderMap, Json<Created>), Refusal> {
    if wish.by_engine && state.hall.resources.engine().is_none() {
        let reason = "computer: no engine is installed here; \"own\" is the computer of this program";
        return Err(Refusal::bad_request("No game can begin so.").because([reason]));
    }
    if wish.seating == Seating::Computer {
        helps_nobody(&state.hall.resources, game).await?;
    }
    if wish.open.is_some() {
        state.hall.resources.lobby.has_room(from, state.limits())?;
    }
    state.admission.new_game(from)?;
    let seats = Seats::draw(&wish, side, game)?;
    let id = store(&state.hall.resources, &wish.header, &seats, wish.name.as_deref()).await?;
    if let Some(name) = wish.open {
        let (header, since_ms) = (header_words(&wish.header), state.hall.resources.now_ms());
        state.hall.resources.lobby.offer(id.clone(), from, Offer { side: !side, name, header, since_ms });
    }
    let address = HeaderValue::from_str(&format!("/api/games/{id}")).map_err(Refusal::broken)?;
    let headers = HeaderMap::from_iter([(header::LOCATION, address)]);
    Ok((StatusCode::CREATED, headers, Json(seats.created(&id, lot))))
}

/// Whether the game has an arbiter: as it was agreed, or as the code has it.
fn has_arbiter(game: &Game) -> bool {
    game.manner().arbiter != Arbiter::Absent
}

/// No computer plays from a position of a running game: its moves would help there. An array is everybody's.
async fn helps_nobody(resources: &Arc<Resources>, game: &Game) -> Result<(), Refusal> {
    if !matches!(game.settings().start, Start::Setup(_)) {
        return Ok(());
    }
    knows_all(resources).await?;
    match resources.running.is_in_play(game.position()) {
        true => Err(in_play()),
        false => Ok(()),
    }
}

/// What the lot gave to the player who asked for the game; none where the colours were chosen.
fn lot(colours: Colours, side: Side) -> Option<Lot> {
    match colours {
        Colours::Lot => Some(Lot::gave(side)),
        Colours::Chosen(_) => None,
    }
}

/// The keys of a new game.
struct Seats {
    you: (Seat, Key),
    other: Option<Other>,
    watch: Key,
    arbiter: Option<Key>,
    /// Of the further members of a side, and of the other arbiters.
    further: Vec<(Seat, Key)>,
}

/// Who has the other side.
#[derive(Clone, Copy)]
enum Other {
    /// A person: the key only invites him to take the seat.
    Invited(Seat, Key),
    Computer(Computer, Key),
}

impl Seats {
    fn draw(wish: &Wish, side: Side, game: &Game) -> Result<Seats, Refusal> {
        let (you, other) = match wish.seating {
            Seating::OneBoard => (Seat::Both, None),
            Seating::TwoBrowsers => (Seat::of(side), Some(Other::Invited(Seat::of(!side), Key::draw()?))),
            Seating::Computer => {
                let seed = u64::from_be_bytes(random::draw()?);
                let opponent = Opponent { side: !side, level: wish.level, seed };
                // Nobody is given its key.
                let computer = Computer::new(opponent, wish.by_engine);
                (Seat::of(side), Some(Other::Computer(computer, Key::draw()?)))
            }
        };
        // Where strangers meet, neither of them is given the arbiter's seat.
        let has_arbiter = wish.open.is_none() && has_arbiter(game);
        let arbiter = if has_arbiter { Some(Key::draw()?) } else { None };
        // The computer consults nobody.
        let is_taken = |seat: &Seat| match (seat, wish.seating) {
            (Seat::OtherArbiter(_), _) => has_arbiter,
            (Seat::Member(own, _), Seating::Computer) => *own == side,
            _ => true,
        };
        let further = Seat::further(game.settings()).into_iter().filter(is_taken);
        let further = further.map(|seat| Ok((seat, Key::draw()?))).collect::<Result<Vec<_>, Refusal>>()?;
        let watch = match &other {
            Some(Other::Invited(_, key)) => Key::of_watchers(&key.hash()),
            _ => Key::draw()?,
        };
        Ok(Seats { you: (you, Key::draw()?), other, watch, arbiter, further })
    }

    /// Each seat by its role in the log, with its key. The player who asks for the game is called so.
    fn all(&self, name: Option<&str>) -> impl Iterator<Item = (String, Key)> {
        let you = (role_called(self.you.0, name), self.you.1);
        let watch = (Seat::Watch.to_string(), self.watch);
        let other = self.other.map(|other| match other {
            Other::Invited(seat, key) => (format!("{seat}{INVITED}"), key),
            Other::Computer(computer, key) => (computer.role(), key),
        });
        // Whoever plays another keeps no key to the seat from which he would be ruled on, nor to that of another player.
        let invited = if self.you.0 == Seat::Both { "" } else { INVITED };
        let arbiter = self.arbiter.map(|key| (Seat::Arbiter, key));
        let officials = arbiter.into_iter().chain(self.further.iter().copied());
        let officials = officials.map(move |(seat, key)| match self.is_beside_the_other(seat) {
            true => (format!("{seat}{BESIDE}"), key),
            false => (format!("{seat}{invited}"), key),
        });
        [you].into_iter().chain(other).chain([watch]).chain(officials)
    }

    /// Whether the seat is that of a further member of the side that somebody else plays. Its key is given to nobody: the player of that
    /// side gets another when he sits down.
    fn is_beside_the_other(&self, seat: Seat) -> bool {
        matches!(seat, Seat::Member(side, _) if !self.you.0.seats(side))
    }

    fn created(&self, game: &GameId, lot: Option<Lot>) -> Created {
        let link = |key: Key| link(game, key);
        let given = self.further.iter().filter(|(seat, _)| !self.is_beside_the_other(*seat));
        let links = Links {
            you: link(self.you.1),
            other: self.other.and_then(|other| match other {
                Other::Invited(_, key) => Some(link(key)),
                Other::Computer(..) => None,
            }),
            watch: link(self.watch),
            arbiter: self.arbiter.map(link),
            further: given.map(|&(seat, key)| FurtherLink::of(game, seat, key)).collect(),
        };
        Created { game: game.as_str().to_owned(), role: self.you.0, links, lot }
    }
}

/// Writes the game to the log.
async fn store(
    resources: &Resources,
    header: &Header,
    seats: &Seats,
    name: Option<&str>,
) -> Result<GameId, Refusal> {
    let seat = |(role, key): (String, Key)| {
        Line::new(role).map(|role| StoredSeat { role, key: KeyHash::new(key.hash().0) })
    };
    let seats: Vec<StoredSeat> =
        seats.all(name).map(seat).collect::<Result<_, _>>().map_err(Refusal::broken)?;
    resources.create(store::Kind::Game, &header.to_string(), seats).await
}
