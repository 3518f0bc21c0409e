//! What a score sheet says, compared with the game.

use board::{Kind, Move, Position, Side, Square};
use law::question::{Recording, Sheet};

use crate::act::score::{Record, Sketch};
use crate::facts::records::is_made_by;
use crate::result::GameResult;
use crate::standing::ScoreSheet;
use crate::standing::score::{Line, Noted};
use crate::state::State;
use crate::state::turn::Turn;

/// Milliseconds of a second and of a minute.
pub(crate) const SECOND: u64 = 1000;

pub(crate) const MINUTE: u64 = 60 * SECOND;

/// The number of single moves up to the last one that this side has written.
pub(crate) fn written_up_to(state: &State, who: Side) -> usize {
    let last = state.scores.of(who).moves().next_back();
    last.map_or(0, |line| ply_of(state.line.first(), line) + 1)
}

/// Whether a player has written all moves but the last, which he may still be about to write.
pub(crate) fn is_up_to_date(state: &State, who: Side) -> bool {
    written_up_to(state, who) + 1 >= state.line.number_made()
}

/// Which single move of the game a line stands for, counted from 0.
pub(crate) fn ply_of(first: &Turn, line: &Line) -> usize {
    let moves = line.number.saturating_sub(first.number()) as usize;
    let black = |side: Side| usize::from(side == Side::Black);
    (2 * moves + black(line.by)).saturating_sub(black(first.by()))
}

/// What is written, beside the game: for which single move it stands, counted from 0.
pub(crate) struct Held {
    pub ply: usize,
    pub noted: Noted,
    pub sheet: Sheet,
}

/// What this side writes next, beside the game: the move after the last one written, or a later one, or one to come.
/// One that others follow in the same line is about to be made only where no move is left to be recorded; and one whose line
/// numbers it is for no later move.
pub(crate) fn held_against_the_game(state: &State, who: Side, record: &Record, in_line: InLine) -> Held {
    let InLine { numbered, followed } = in_line;
    let next = written_up_to(state, who);
    let made = state.line.made();
    let held = |ply, noted, sheet| Held { ply, noted, sheet };
    let sketch = match &record.sketch {
        Some(Sketch::OtherNotation) => return held(next, Noted::Other, Sheet::OtherNotation),
        Some(sketch) => sketch,
        None if record.offer => return held(next, Noted::Other, Sheet::Offer),
        None if is_data(&record.text) => return held(next, Noted::Other, Sheet::OtherData),
        None => return held(next, Noted::Other, Sheet::Words),
    };
    let so = (next..made.len()).find(|&ply| means(&made[ply], sketch));
    match so {
        Some(ply) if ply == next => held(ply, Noted::InOrder, Sheet::InOrder),
        Some(ply) => held(ply, Noted::InOrder, Sheet::Gap),
        None if is_recorded_already(state, who, numbered) => held(next, Noted::Other, Sheet::Otherwise),
        None if followed && next < made.len() => held(next, Noted::Otherwise, Sheet::Otherwise),
        None if who == state.turn().by() && may_mean(state.turn().position(), sketch) => {
            held(made.len(), Noted::InAdvance, Sheet::MayBeForClaim)
        }
        None if next < made.len() => held(next, Noted::Otherwise, Sheet::Otherwise),
        None => held(next, Noted::InAdvance, Sheet::InAdvance),
    }
}

/// Where a record stands in what is written with it.
#[derive(Clone, Copy)]
pub(crate) struct InLine {
    /// Which single move of the game the line numbers it as, counted from 0.
    pub numbered: Option<usize>,
    /// Whether others follow it.
    pub followed: bool,
}

/// Which single move the number before a line, "1. d4 c5", gives its first record: "1. d4" is White's move, but Black's own where
/// Black writes it alone, and "1... d5" is Black's.
pub(crate) fn numbered_as(state: &State, who: Side, text: &str, alone: bool) -> Option<usize> {
    let text = text.trim_start();
    let rest = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let (digits, dots) = (&text[..text.len() - rest.len()], rest.trim_start());
    let number = digits.parse::<u32>().ok().filter(|_| dots.starts_with(['.', '\u{2026}']))?;
    let first = state.line.first();
    let of_black = alone && who == Side::Black || dots.starts_with("..") || dots.starts_with('\u{2026}');
    let moves = 2 * (number.checked_sub(first.number())? as usize);
    (moves + usize::from(of_black)).checked_sub(usize::from(first.by() == Side::Black))
}

/// Whether a record is numbered as a move that this side has recorded, or passed over: it is a second line for it.
pub(crate) fn is_recorded_already(state: &State, who: Side, numbered: Option<usize>) -> bool {
    numbered.is_some_and(|ply| ply < written_up_to(state, who))
}

/// Whether it is a time or a result.
fn is_data(text: &str) -> bool {
    text.chars().all(|letter| letter.is_ascii_digit() || " .:,-+/\u{bd}".contains(letter))
}

/// Whether what this side writes can mean that it resigns: the word, or its own loss in figures, while the game goes on.
pub(crate) fn resigns_by_writing(state: &State, who: Side, text: &str) -> bool {
    let text = text.trim().trim_end_matches(['.', '!']).to_lowercase();
    let figures = text.replace(['\u{2013}', ':'], "-").replace(' ', "");
    let loss = GameResult::of_figures(&figures) == Some(GameResult::Won(!who));
    let name = who.name().to_lowercase();
    let said = text.strip_prefix("i ").or(text.strip_prefix(name.as_str())).unwrap_or(&text).trim();
    let resigns = ["resign", "resigns", "resigned"].contains(&said);
    (loss || resigns) && !state.waiting().is_over()
}

/// Whether what is written can mean a legal move here.
fn may_mean(position: &Position, sketch: &Sketch) -> bool {
    !moves_meant(position, sketch).is_empty()
}

/// The legal moves that can be meant by what is written.
pub(crate) fn moves_meant(position: &Position, sketch: &Sketch) -> Vec<Move> {
    let meant = |m: &Move| may_mean_move(position, sketch, *m);
    position.legal_moves().iter().copied().filter(meant).collect()
}

fn may_mean_move(position: &Position, sketch: &Sketch, m: Move) -> bool {
    match *sketch {
        Sketch::OtherNotation | Sketch::Several(_) => false,
        Sketch::Motions(ref motions) => motions.iter().any(|&motion| is_made_by(motion, m)),
        Sketch::Castling(wing) => m.castling_wing() == Some(wing),
        Sketch::Man { kind, file, rank, to, promotion } => {
            let origin_known = file.is_some() && rank.is_some();
            let mover = position.kind_at(m.from());
            (mover == kind || kind.is_none() && (origin_known || mover == Some(Kind::Pawn)))
                && m.to() == to
                && file.is_none_or(|file| file == m.from().file())
                && rank.is_none_or(|rank| rank == m.from().rank())
                && m.promotion_kind() == promotion
                && (m.rook().is_none() || origin_known)
        }
    }
}

/// Which lines of a score count for a claim.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Counted {
    /// All.
    All,
    /// Those that were written before the opponent's flag fell.
    BeforeTheFlag,
}

/// Whether a player's score is complete enough for a claim; where the code asks for none, it is.
pub(crate) fn is_scored(state: &State, who: Side, counted: Counted) -> bool {
    let most = law::figure(state.law().code, law::Figure::MissingMovePairs);
    most.is_none_or(|(pairs, _)| missing_pairs(state, who, counted) <= pairs as usize)
}

/// The pairs of moves of which one at least is missing in a player's score, or wrong. A score that is not kept here is as
/// was settled.
fn missing_pairs(state: &State, who: Side, counted: Counted) -> usize {
    let sheet = state.scores.of(who);
    if !is_kept(sheet) {
        return state.settings().missing_pairs[who.index()] as usize;
    }
    let first = state.line.first();
    let in_time = match counted {
        Counted::All => usize::MAX,
        Counted::BeforeTheFlag => state.scores.written_before_flag(who),
    };
    let lines = sheet.lines.iter().take(in_time).filter(|line| !line.struck && line.noted == Noted::InOrder);
    let written: Vec<usize> = lines.map(|line| ply_of(first, line)).collect();
    let pair = |ply: usize| (ply + usize::from(first.by() == Side::Black)) / 2;
    let mut missing: Vec<usize> =
        (0..state.line.number_made()).filter(|ply| !written.contains(ply)).map(pair).collect();
    missing.dedup();
    missing.len()
}

/// Whether moves are meant on this sheet, in whatever notation: offers and times alone can stand beside a score that is kept
/// elsewhere.
fn is_kept(sheet: &ScoreSheet) -> bool {
    let is_aside = |line: &Line| line.noted == Noted::Other && (line.offer || is_data(&line.text));
    sheet.lines.iter().any(|line| !line.struck && !is_aside(line))
}

/// The facts of a score that shows this.
pub(crate) fn recording(state: &State, who: Side, sheet: Sheet) -> Recording {
    let electronic = state.settings().electronic_scores[who.index()];
    let last_period = state.time.clock().is_some_and(|clock| clock.in_last_period(who));
    Recording { sheet, due: must_record(state, who), electronic, last_period }
}

/// Whether every move of the game stands in a player's score, as far as it is kept here or was settled.
pub(crate) fn is_complete(state: &State, who: Side) -> bool {
    // Once the other's score is kept here, an empty sheet is one on which nothing was recorded.
    let empty = state.line.number_made() > 0 && !keeps_score(state, who) && keeps_score(state, !who);
    !empty && missing_pairs(state, who, Counted::All) == 0
}

/// Whether this side records its moves here.
pub(crate) fn keeps_score(state: &State, who: Side) -> bool {
    is_kept(state.scores.of(who))
}

/// Whether a player must record: not where nobody need, not where he has little time left and small increments, and where the code excuses both
/// together not where the other has.
pub(crate) fn must_record(state: &State, who: Side) -> bool {
    if law::provided(state.law().code, law::Provision::NoDutyToRecord).is_some() {
        return false;
    }
    match law::provided(state.law().code, law::Provision::BothExcusedFromRecording) {
        Some(_) => Side::ALL.into_iter().all(|side| has_time_to_record(state, side)),
        None => has_time_to_record(state, who),
    }
}

fn has_time_to_record(state: &State, who: Side) -> bool {
    let limit = law::figure(state.law().code, law::Figure::MinutesToRecord);
    let least = law::figure(state.law().code, law::Figure::IncrementToRecord);
    let (Some((minutes, _)), Some((seconds, _))) = (limit, least) else { return true };
    state.time.clock().is_none_or(|clock| {
        let left = clock.left_ms(who).is_none_or(|left| left >= u64::from(minutes) * MINUTE);
        // Who was short of time in a period need not record in it again.
        let enough = left && !state.time.was_short(who);
        enough || clock.increment_ms(who) >= u64::from(seconds) * SECOND
    })
}

/// Whether a player may record his move before he makes it: on paper, where the code says so.
pub(crate) fn may_record_first(state: &State, who: Side) -> bool {
    let on_paper = !state.settings().electronic_scores[who.index()];
    on_paper && law::provided(state.law().code, law::Provision::RecordsBeforeMoving).is_some()
}

/// Whether what is written can mean the move of this turn.
pub(crate) fn means(turn: &Turn, sketch: &Sketch) -> bool {
    let Some(making) = turn.attempt().making() else { return false };
    means_way(turn, making.legal(), making.men().mover.zip(making.men().to), sketch)
}

/// Whether what is written can mean this legal move of the turn.
pub(crate) fn means_move(turn: &Turn, m: Move, sketch: &Sketch) -> bool {
    means_way(turn, Some(m), Some((m.from(), m.to())), sketch)
}

fn means_way(turn: &Turn, legal: Option<Move>, way: Option<(Square, Square)>, sketch: &Sketch) -> bool {
    let wing = legal.and_then(Move::castling_wing);
    match *sketch {
        Sketch::OtherNotation | Sketch::Several(_) => false,
        Sketch::Motions(ref motions) => {
            legal.is_some_and(|legal| motions.iter().any(|&motion| is_made_by(motion, legal)))
        }
        Sketch::Castling(written) => wing == Some(written),
        Sketch::Man { kind, file, rank, to, promotion } => {
            let Some((from, arrived)) = way else { return false };
            let moved = turn.men().man_at(from).map(|man| man.kind);
            let origin_known = file.is_some() && rank.is_some();
            let right_kind = match kind {
                None => origin_known || moved == Some(Kind::Pawn),
                written => moved == written,
            };
            right_kind
                && to == arrived
                && file.is_none_or(|file| file == from.file())
                && rank.is_none_or(|rank| rank == from.rank())
                && promotion == legal.and_then(Move::promotion_kind)
                && (wing.is_none() || origin_known)
        }
    }
}
