//! Records from elsewhere: a text in PGN is read and played for the page. Nothing of it is kept.

use axum::Json;
use axum::body::Body;
use axum::extract::{Query, State as Shared};
use axum::http::{Request, StatusCode, Uri};
use board::{Move, Position};
use records::pgn::{
    At, Finding, Flow, Line, Oddity, Outcome, Place, Play, Ply, Reader, Record, Text, Visitor,
};
use records::san;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use crate::api::State;
use crate::limits::{RECORD_BYTES, RECORD_GAMES};
use crate::refusal::Refusal;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    /// Which game of the text, from 1.
    #[serde(default = "first")]
    game: u64,
}

fn first() -> u64 {
    1
}

/// `POST /api/records?game=N` with the text as its body
pub(crate) async fn read(
    Shared(state): Shared<State>,
    uri: Uri,
    request: Request<Body>,
) -> Result<Json<Value>, Refusal> {
    let Query(Asked { game }) = Query::try_from_uri(&uri)
        .map_err(|why| Refusal::bad_request("The address cannot be read.").because([why.body_text()]))?;
    state.hall.admit_record()?;
    let body = axum::body::to_bytes(request.into_body(), RECORD_BYTES);
    let text = match timeout(state.hall.limits.body, body).await {
        Ok(Ok(bytes)) => bytes,
        Ok(Err(_)) => return Err(Refusal::too_large("A record", RECORD_BYTES)),
        Err(_) => {
            return Err(Refusal::new(StatusCode::REQUEST_TIMEOUT, "too-slow", "The body came too slowly."));
        }
    };
    spawn_blocking(move || all_of(&text, game)).await.map_err(Refusal::broken)?.map(Json)
}

/// The games of a text in a few words each, and the one that is asked for whole.
fn all_of(text: &[u8], asked: u64) -> Result<Value, Refusal> {
    let unreadable = |why: records::pgn::ReadError| {
        Refusal::bad_request("This cannot be read.").because([why.to_string()])
    };
    let (mut reader, mut titles, mut chosen) = (Reader::new(text), Vec::new(), Value::Null);
    let mut visitor = Whole::default();
    while reader.read_game(&mut visitor).map_err(unreadable)? {
        if reader.games() == asked {
            chosen = visitor.record(asked);
        }
        if titles.len() < RECORD_GAMES {
            titles.push(visitor.title(reader.games()));
        }
    }
    match reader.games() {
        0 => Err(Refusal::bad_request("There is no game in this text.")),
        all if chosen.is_null() => {
            let why = format!("game: expected 1 to {all}, found {asked}");
            Err(Refusal::not_found("no-such-record", "There is no such game in this text.").because([why]))
        }
        all => Ok(json!({"all": all, "games": titles, "record": chosen})),
    }
}

/// Keeps a game whole, and plays its main line.
#[derive(Default)]
struct Whole {
    record: Record,
    play: Play,
    depth: usize,
    place: Place,
}

impl Whole {
    fn title(&self, game: u64) -> Value {
        let tag = |name| self.record.tag(name);
        let faults = self.play.findings().iter().filter(|found| found.wrong.is_fault()).count();
        json!({
            "game": game, "place": place(self.place), "white": tag("White"), "black": tag("Black"),
            "event": tag("Event"), "date": tag("Date"), "result": self.result(), "plies": self.play.plies(),
            "faults": faults,
        })
    }

    /// Behind the moves, else in the tag.
    fn result(&self) -> Option<String> {
        let tagged = || self.record.tag("Result");
        self.record.outcome.map(|outcome| outcome.to_string()).or_else(tagged)
    }

    fn record(&self, game: u64) -> Value {
        let tags = self.record.tags.iter().map(|tag| json!([letters(&tag.name), letters(&tag.value)]));
        let (start, mut moves) = (self.record.start().ok(), Moves::default());
        moves.line(&self.record.line, start, None);
        json!({
            "game": game,
            "tags": tags.collect::<Vec<_>>(),
            "result": self.result(),
            "start": start.map(|position| position.fen()),
            "moves": moves.moves,
            "cut": moves.cut,
            "wrong": self.play.findings().iter().map(wrong).collect::<Vec<_>>(),
        })
    }
}

impl Visitor for Whole {
    fn begin_game(&mut self, at: At) {
        (self.depth, self.place) = (0, at.place());
        self.record.begin_game(at);
        self.play.begin_game(at);
    }

    fn tag(&mut self, name: Text, value: Text, at: At) {
        Visitor::tag(&mut self.record, name, value, at);
        self.play.tag(name, value, at);
    }

    fn begin_moves(&mut self, at: At) -> Flow {
        self.record.begin_moves(at);
        self.play.begin_moves(at)
    }

    fn san(&mut self, san: Text, at: At) {
        self.record.san(san, at);
        if self.depth == 0 {
            self.play.san(san, at);
        }
    }

    fn nag(&mut self, nag: u8, at: At) {
        self.record.nag(nag, at);
    }

    fn comment(&mut self, text: Text, at: At) {
        self.record.comment(text, at);
    }

    fn begin_variation(&mut self, at: At) -> Flow {
        let flow = self.record.begin_variation(at);
        self.depth += usize::from(flow == Flow::Tell);
        flow
    }

    fn end_variation(&mut self, at: At) {
        self.depth -= 1;
        self.record.end_variation(at);
    }

    fn result(&mut self, outcome: Outcome, at: At) {
        self.record.result(outcome, at);
        self.play.result(outcome, at);
    }

    fn oddity(&mut self, oddity: Oddity, at: At) {
        self.record.oddity(oddity.clone(), at);
        self.play.oddity(oddity, at);
    }

    fn end_game(&mut self, at: At) {
        self.record.end_game(at);
        self.play.end_game(at);
    }
}

/// The moves of a record, its variations too, one after the other in a list: each says which it follows.
#[derive(Default)]
struct Moves {
    moves: Vec<Value>,
    /// Where the moves that are written cannot be played.
    cut: Vec<Value>,
}

impl Moves {
    /// Takes a line from a position, as far as its moves are legal.
    fn line(&mut self, line: &Line, start: Option<Position>, mut after: Option<usize>) {
        let mut now = start;
        for (at, ply) in line.plies.iter().enumerate() {
            let read = now.as_ref().map(|position| san::read(position, &ply.san));
            let (Some(before), Some(Ok(played))) = (now, &read) else {
                let why = read.and_then(Result::err).map(|error| error.to_string());
                return self.cut_off(&line.plies[at..], after, why);
            };
            let said: &[Vec<u8>] = if at == 0 { &line.comments } else { &[] };
            let follows = after;
            after = Some(self.moves.len());
            self.moves.push(ply_json(ply, follows, said, &before, *played));
            for other in &ply.variations {
                self.line(other, Some(before), follows);
            }
            now = Some(before.play(*played));
        }
    }

    fn cut_off(&mut self, plies: &[Ply], after: Option<usize>, why: Option<String>) {
        let rest: Vec<&str> = plies.iter().map(|ply| ply.san.as_str()).collect();
        self.cut.push(json!({"after": after, "rest": rest, "why": why}));
    }
}

fn ply_json(ply: &Ply, after: Option<usize>, said: &[Vec<u8>], before: &Position, played: Move) -> Value {
    json!({
        "after": after,
        "number": before.fullmoves(),
        "by": before.turn().to_string(),
        "san": san::write(before, played),
        "from": played.transfer().from.to_string(),
        "to": played.transfer().to.to_string(),
        "fen": before.play(played).fen(),
        "nags": ply.nags,
        "before": comments(said),
        "comments": comments(&ply.comments),
        "clock_ms": ply.clock(),
    })
}

fn comments(comments: &[Vec<u8>]) -> Vec<String> {
    comments.iter().map(|comment| letters(comment)).collect()
}

fn letters(bytes: &[u8]) -> String {
    Text(bytes).lossy().into_owned()
}

fn wrong(found: &Finding) -> Value {
    let number = found.number.map(|at| json!({"number": at.number, "by": at.side.to_string()}));
    json!({
        "kind": found.wrong.kind(),
        "fault": found.wrong.is_fault(),
        "says": found.wrong.to_string(),
        "place": place(found.place),
        "move": number,
    })
}

fn place(place: Place) -> Value {
    json!({"game": place.game, "line": place.line, "byte": place.offset})
}
