//! What an engine says of a position that nobody plays. Nothing of it is kept.

use axum::Json;
use axum::extract::State as Shared;
use board::{Admits, Move, Movement, Position, Setup};
use law::{Code, Provision, codes, provided};
use records::descriptive::{self, Origins};
use records::san;
use serde::Serialize;

use crate::client::Address;
use crate::engine::analysis::{Analysis, Question};
use crate::engine::engines::Engines;
use crate::engine::trouble::Trouble;
use crate::engine::uci::Score;
use crate::journal;
use crate::limits::{ANALYSIS_LINES, ANALYSIS_MOVES_BYTES, ANALYSIS_NODES, START_BYTES, WORD_BYTES};
use crate::live::running::Running;
use crate::live::running_log::knows_all;
use crate::state::State;
use crate::wire::error::Refusal;
use crate::wire::fields::Fields;

/// How a position stands.
#[derive(Serialize)]
pub(crate) struct Analysed {
    /// What the engine calls itself.
    engine: String,
    /// The positions that it met, and how far it looked, in half-moves.
    nodes: u64,
    depth: u32,
    /// The best line first; none where no move is legal.
    lines: Vec<Line>,
    /// How play has ended on the board, if it has.
    end: Option<&'static str>,
}

#[derive(Serialize)]
struct Line {
    evaluation: Evaluation,
    moves: Vec<Played>,
}

/// In White's eyes: in hundredths of a Pawn, or mate in so many moves, where below zero Black mates.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Evaluation {
    Centipawns(i32),
    Mate(i32),
}

#[derive(Serialize)]
struct Played {
    number: u32,
    by: String,
    san: String,
    /// The same as the code records moves, where that is another notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    record: Option<String>,
    from: String,
    to: String,
    /// The position after it.
    fen: String,
}

/// What is asked.
struct Asked {
    from: Position,
    moves: Vec<Move>,
    here: Position,
    code: Option<&'static Code>,
    nodes: u64,
    lines: u8,
}

/// `POST /api/analysis`
pub(crate) async fn analyse(
    Shared(state): Shared<State>,
    from: Address,
    fields: Fields,
) -> Result<Json<Analysed>, Refusal> {
    let resources = &state.hall.resources;
    let engine = resources.engine().ok_or_else(|| {
        Refusal::not_found(
            "no-engine",
            "No position can be analysed here: no engine is installed, or it did not start.",
        )
    })?;
    let asked = read(fields)?;
    let place = state.admission.analysis(from, asked.nodes)?;
    knows_all(resources).await?;
    if resources.running.is_in_play(&asked.here) {
        return Err(in_play());
    }
    let ended = match () {
        () if asked.here.is_checkmate() => Some("checkmate"),
        () if asked.here.is_stalemate() => Some("stalemate"),
        () => None,
    };
    if ended.is_some() {
        let engine = engine.name().to_owned();
        return Ok(Json(Analysed { engine, nodes: 0, depth: 0, lines: Vec::new(), end: ended }));
    }
    let longest = state.limits().analysis_longest;
    let question = Question::of(&asked.from, &asked.moves, asked.nodes, asked.lines, longest);
    let analysis = engine.analyses(&question.ok_or_else(unknown)?).await.map_err(failed)?;
    drop(place);
    Ok(Json(told(engine, &asked, analysis, &resources.running)))
}

/// A position that stands in a running game, or nearly so.
pub(super) fn in_play() -> Refusal {
    let says = "A game that is running on this server stands so, or nearly so. Nobody is helped in a running game: analyse the \
                position when that game is over.";
    Refusal::conflict("in-play", says)
}

fn unknown() -> Refusal {
    let says = "An engine knows positions alone in which a game can go on by the moves of today.";
    Refusal::unprocessable("unknown-to-engines", says)
}

fn failed(trouble: Trouble) -> Refusal {
    match trouble {
        Trouble::Busy => Refusal::busy("The engine is looking at other positions. Try again in a moment."),
        Trouble::Position => Refusal::unprocessable(
            "unknown-to-engines",
            "The engine that is installed here does not know Chess960.",
        ),
        other => {
            journal::tell("error", "engine-failed", &other);
            Refusal::busy("The engine gave no answer that could be used. Try again in a moment.")
                .because([other.to_string()])
        }
    }
}

fn read(mut fields: Fields) -> Result<Asked, Refusal> {
    let fen = fields.text("fen", START_BYTES);
    let moves = fields.text_or_null("moves").unwrap_or_default();
    let code = fields.text_or_null("code");
    let nodes = number(&mut fields, "nodes", 1_000, ANALYSIS_NODES, ANALYSIS_NODES);
    let lines = number(&mut fields, "lines", 1, u64::from(ANALYSIS_LINES), 1);
    let code = code.and_then(|id| {
        let code = codes::find(&id).filter(|_| id.len() <= WORD_BYTES);
        if code.is_none() {
            fields.wrong(
                "code",
                format_args!("there is no code {:?}", id.chars().take(40).collect::<String>()),
            );
        }
        code
    });
    let older = code.filter(|code| codes::older_game().iter().any(|older| older.id == code.id));
    if let Some(code) = older {
        let says = format!(
            "Under {} the men move as they did in their time. Engines know the moves of today alone.",
            code.id
        );
        return Err(Refusal::unprocessable("older-game", says));
    }
    let from = fen.parse::<Setup>().map_err(|why| why.to_string()).and_then(|setup| {
        setup.position_under(&Movement::ORDINARY, Admits::NOTHING).map_err(|why| why.to_string())
    });
    if let Err(why) = &from
        && !fen.is_empty()
    {
        fields.wrong("fen", why);
    }
    let mut played = Vec::new();
    let mut here = from.as_ref().ok().copied();
    if moves.len() > ANALYSIS_MOVES_BYTES {
        fields.wrong(
            "moves",
            format_args!("it has {} bytes, where {ANALYSIS_MOVES_BYTES} are allowed", moves.len()),
        );
    } else if let Some(at) = &mut here {
        for text in moves.split_whitespace() {
            match at.parse_uci(text) {
                Ok(m) => {
                    *at = at.play(m);
                    played.push(m);
                }
                Err(why) => {
                    fields.wrong("moves", why);
                    break;
                }
            }
        }
    }
    fields.finish()?;
    let from = from.map_err(|why| Refusal::bad_request("This is not a position.").because([why]))?;
    let here = here.unwrap_or(from);
    Ok(Asked { from, moves: played, here, code, nodes, lines: u8::try_from(lines).unwrap_or(1) })
}

fn number(fields: &mut Fields, name: &'static str, least: u64, most: u64, usual: u64) -> u64 {
    match fields.number_or_null(name) {
        None => usual,
        Some(number) if (least..=most).contains(&number) => number,
        Some(number) => {
            fields.wrong(name, format_args!("expected {least} to {most}, found {number}"));
            usual
        }
    }
}

fn told(engine: &Engines, asked: &Asked, analysis: Analysis, running: &Running) -> Analysed {
    let start = Origins::at_start(&asked.from);
    let mut at = asked.from;
    let origins = asked.moves.iter().fold(start, |origins, &m| {
        let after = origins.after(&at, m);
        at = at.play(m);
        after
    });
    let line = |found: crate::engine::analysis::Found| Line {
        evaluation: match found.score {
            Score::Centipawns(number) => Evaluation::Centipawns(number),
            Score::Mate(number) => Evaluation::Mate(number),
        },
        moves: line(asked, origins, &found.moves, running),
    };
    Analysed {
        engine: engine.name().to_owned(),
        nodes: analysis.nodes,
        depth: analysis.depth,
        lines: analysis.lines.into_iter().map(line).collect(),
        end: None,
    }
}

/// The moves of a line, up to one that leads into a running game.
fn line(asked: &Asked, mut origins: Origins, moves: &[Move], running: &Running) -> Vec<Played> {
    let gives = |provision| asked.code.is_some_and(|code| provided(code, provision).is_some());
    let (in_words, in_numbers) = (gives(Provision::DescriptiveRecords), gives(Provision::NumericRecords));
    let mut here = asked.here;
    let mut played = Vec::new();
    for &m in moves {
        let after = here.play(m);
        if running.is_in_play(&after) {
            break;
        }
        let record = match (in_words, in_numbers) {
            (true, _) => Some(descriptive::write(&here, &origins, m)),
            (false, true) => Some(san::Notation::Numeric.write(&here, m)),
            (false, false) => None,
        };
        played.push(Played {
            number: here.fullmoves(),
            by: here.turn().to_string(),
            san: san::write(&here, m),
            record,
            from: m.transfer().from.to_string(),
            to: m.transfer().to.to_string(),
            fen: after.fen(),
        });
        origins = origins.after(&here, m);
        here = after;
    }
    played
}
