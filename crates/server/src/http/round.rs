//! A round on electronic boards, watched live: who has the key of the hall sees every board and every alarm.

use std::collections::BTreeSet;

use audit::Alarm;
use axum::Json;
use axum::extract::State as Shared;
use axum::http::{Uri, header};
use axum::response::IntoResponse;
use board::Side;
use serde::{Deserialize, Serialize};
use watch::{Board, BoardId, Stands, Told, Watch};

use crate::http::extract::{Bearer, Named, query};
use crate::state::State;
use crate::watched::{Reads, Watched};
use crate::wire::error::Refusal;

/// From where on it is told.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Since {
    /// The number of a change: boards that changed later are told.
    #[serde(default)]
    change: u64,
    /// The number of an entry of the log: this and later ones are told.
    #[serde(default)]
    entry: u64,
}

/// `GET /api/hall`
pub(crate) async fn look(
    Shared(state): Shared<State>,
    Bearer(key): Bearer,
    uri: Uri,
) -> Result<Json<Changes>, Refusal> {
    let since: Since = query(&uri)?;
    let watched = opened(&state, &key)?;
    let Reads { at, wrong } = watched.reads();
    let watch = watched.held();
    let changed = watch.boards().iter().filter(|board| board.changed() > since.change);
    let boards = changed.map(BoardTold::of).collect();
    let log: Vec<Entry> =
        watch.log(since.entry).filter_map(|(number, told)| Entry::of(&watch, number, told)).collect();
    let next = log.last().map_or(since.entry, |entry| entry.entry + 1);
    let games: BTreeSet<BoardId> = watch.games().into_iter().map(Board::id).collect();
    let copies =
        watch.boards().iter().map(Board::id).filter(|id| !games.contains(id)).map(|id| id.0).collect();
    let quiet_ms = at.map(|at| at.elapsed().as_millis() as u64);
    Ok(Json(Changes { change: watch.change(), next, boards, copies, log, quiet_ms, wrong }))
}

/// `GET /api/hall/{board}/pgn`
pub(crate) async fn pgn(
    Shared(state): Shared<State>,
    Bearer(key): Bearer,
    Named(board): Named<u32>,
) -> Result<impl IntoResponse, Refusal> {
    let watched = opened(&state, &key)?;
    let watch = watched.held();
    let board = watch.board(BoardId(board)).ok_or_else(|| {
        Refusal::not_found("no-such-board", format!("There is no board {board} in the hall."))
    })?;
    Ok(([(header::CONTENT_TYPE, "application/x-chess-pgn")], board.pgn()))
}

/// The watch, for who has its key.
fn opened(state: &State, key: &str) -> Result<Watched, Refusal> {
    let nothing =
        || Refusal::not_found("no-hall", "This server watches no round: expected `jadoube serve --watch`.");
    let behind = state.watched.as_ref().ok_or_else(nothing)?;
    behind.opened_by(key).ok_or_else(Refusal::foreign_hall_key)
}

/// What has changed in the hall.
#[derive(Serialize)]
pub(crate) struct Changes {
    /// The number of the last change, to be sent with the next request.
    change: u64,
    /// The number of the next entry of the log, likewise.
    next: u64,
    /// The boards that changed.
    boards: Vec<BoardTold>,
    /// The boards whose games stand on another board too, in another file, and are shown there.
    copies: Vec<u32>,
    log: Vec<Entry>,
    /// How long ago the sources were read, in milliseconds; nothing where they never were.
    quiet_ms: Option<u64>,
    /// The sources that could not be read then, and why.
    wrong: Vec<String>,
}

#[derive(Serialize)]
struct BoardTold {
    id: u32,
    event: String,
    round: String,
    board: String,
    white: String,
    black: String,
    state: &'static str,
    result: Option<String>,
    plies: u32,
    /// The single moves since a Pawn moved or a piece was taken.
    quiet: u32,
    last_move: Option<String>,
    moved_at: u64,
    fen: Option<String>,
    clocks: Clocks,
    /// How many alarms there were of this game, those that lapsed included.
    incidents: usize,
    /// Those that are open.
    alarms: Vec<AlarmTold>,
}

/// In milliseconds.
#[derive(Serialize)]
struct Clocks {
    white: Option<i64>,
    black: Option<i64>,
}

impl BoardTold {
    fn of(board: &Board) -> Self {
        let name = board.name().clone();
        let open = board.alarms().iter().filter(|(_, stands)| *stands == Stands::Open);
        BoardTold {
            id: board.id().0,
            event: name.event,
            round: name.round,
            board: name.board,
            white: name.white,
            black: name.black,
            state: board.state().word(),
            result: board.result().map(|result| result.to_string()),
            plies: board.record().plies(),
            quiet: board.position().map_or(0, |position| position.halfmoves()),
            last_move: board.last_move(),
            moved_at: board.moved_at(),
            fen: board.position().map(board::Position::fen),
            clocks: Clocks { white: board.clock(Side::White), black: board.clock(Side::Black) },
            incidents: board.alarms().len(),
            alarms: open.map(|(alarm, _)| AlarmTold::of(board, alarm)).collect(),
        }
    }
}

#[derive(Serialize)]
struct AlarmTold {
    sign: &'static str,
    calls: &'static str,
    side: Option<&'static str>,
    ply: u32,
    code: Option<&'static str>,
    articles: Vec<&'static str>,
    says: String,
    fen: String,
    positions: Vec<Stood>,
    outcome: Option<String>,
}

/// A position that stood again, and the move that brought it about.
#[derive(Serialize)]
struct Stood {
    ply: u32,
    #[serde(rename = "move")]
    played: Option<String>,
    fen: String,
}

impl AlarmTold {
    fn of(board: &Board, alarm: &Alarm) -> Self {
        let positions = board.record().positions();
        let stood = |&ply: &u32| {
            let fen = positions.get(ply as usize)?.fen();
            Some(Stood { ply, played: board.move_at(ply), fen })
        };
        AlarmTold {
            sign: alarm.sign.word(),
            calls: alarm.calls.word(),
            side: alarm.side.map(side),
            ply: alarm.ply,
            code: alarm.code,
            articles: alarm.articles.clone(),
            says: alarm.says.clone(),
            fen: alarm.fen.clone(),
            positions: alarm.plies.iter().filter_map(stood).collect(),
            outcome: alarm.outcome.map(|outcome| outcome.to_string()),
        }
    }
}

fn side(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// One entry of the log.
#[derive(Serialize)]
struct Entry {
    entry: u64,
    at: u64,
    change: &'static str,
    id: u32,
    round: String,
    board: String,
    white: String,
    black: String,
    sign: &'static str,
    side: Option<&'static str>,
    ply: u32,
    calls: &'static str,
    code: Option<&'static str>,
    articles: Vec<&'static str>,
    says: String,
}

impl Entry {
    fn of(watch: &Watch, entry: u64, told: &Told) -> Option<Self> {
        let name = watch.board(told.board)?.name().clone();
        let alarm = &told.alarm;
        Some(Entry {
            entry,
            at: told.at,
            change: told.change.word(),
            id: told.board.0,
            round: name.round,
            board: name.board,
            white: name.white,
            black: name.black,
            sign: alarm.sign.word(),
            side: alarm.side.map(side),
            ply: alarm.ply,
            calls: alarm.calls.word(),
            code: alarm.code,
            articles: alarm.articles.clone(),
            says: alarm.says.clone(),
        })
    }
}
