//! From an act to its line of script.

use std::fmt;

use board::Square;
use game::act::{
    Act, Claim, Entry, Exaction, Fact, How, Motion, Person, Punishment, Requirement, Resigning, Sealed,
};
use game::standing::{Open, Saying};

use super::WITHHELD;
use super::vocabulary::{CLAIMS, CONDUCTS, EXACTIONS, HOWS, PERSONS, PIECES, RESIGNINGS, SIGNED, WINGS};
use crate::script::time_length;
use crate::words::{without_comment, word_for};

/// The one text form of an entry: lower case, single blanks, the stamp first if there is one.
///
/// ```
/// use board::{Kind, Side, Square};
/// use game::act::{Act, Entry, Motion, Person};
///
/// let motion = Motion::Transfer { from: Square::A7, to: Square::A8, promotion: Some(Kind::Queen) };
/// let entry = Entry { stamp: Some(90_500), who: Person::Player(Side::White), act: Act::Plays(motion) };
/// assert_eq!(records::act::text(&entry), "@0:01:30.500 white plays a7a8q");
/// ```
#[must_use]
pub fn text(entry: &Entry) -> String {
    let stamp = entry.stamp.map(|stamp| format!("{} ", stamp_text(stamp))).unwrap_or_default();
    format!("{stamp}{} {}", person(entry.who), act(&entry.act))
}

/// A line of `may`: who may say what, without a stamp.
#[must_use]
pub fn open_line(open: &Open) -> String {
    format!("{} {}", person(open.who), act(&said(&open.line)))
}

/// The act that says it.
#[must_use]
pub fn said(saying: &Saying) -> Act {
    match saying {
        Saying::Claim(claim) => Act::Claims(*claim),
        Saying::Exact(exaction) => Act::Exacts(*exaction),
        Saying::Find(fact) => Act::Finds(fact.clone()),
        Saying::Check => Act::SaysCheck,
        Saying::Notice => Act::GivesNotice,
        Saying::Waive => Act::Waives,
        Saying::Require(what) => Act::Requires(*what),
        Saying::AcceptDraw => Act::AcceptsDraw,
        Saying::DeclineDraw => Act::DeclinesDraw,
        Saying::Consent => Act::Consents,
        Saying::Refuse => Act::Refuses,
        Saying::Admit => Act::Admits,
        Saying::Adjourn => Act::Adjourns,
        Saying::Resume => Act::Resumes(None),
        Saying::OpenEnvelope => Act::OpensEnvelope,
        Saying::Adopt(motion) => Act::Adopts(*motion),
    }
}

/// `white`, `arbiter`, `white#2`
#[must_use]
pub fn person(who: Person) -> String {
    match who {
        Person::Member(side, number) => format!("{side}#{number}"),
        other => word_for(PERSONS, &other).to_owned(),
    }
}

/// `@h:mm:ss`, with `.mmm` where there are thousandths.
pub(super) fn stamp_text(stamp: u64) -> String {
    format!("@{}", time_text(stamp))
}

/// Milliseconds as `h:mm:ss`, with `.mmm` where there are thousandths.
#[must_use]
pub fn time_text(time: u64) -> String {
    let (seconds, thousandths) = (time / 1000, time % 1000);
    let clock = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if thousandths == 0 { clock } else { format!("{clock}.{thousandths:03}") }
}

/// The act without the person: `touches g1 and f1 accidentally`.
#[must_use]
pub fn act(act: &Act) -> String {
    match act {
        Act::Touches { squares, how } => format!("touches {}{}", joined(squares, " and "), Said(*how)),
        Act::Lifts { square, how } => format!("lifts {square}{}", Said(*how)),
        Act::Places { square, how } => format!("places {square}{}", Said(*how)),
        Act::Removes { square, how } => format!("removes {square}{}", Said(*how)),
        Act::Puts { kind, square, held, how } => {
            let held = if *held { " held" } else { "" };
            format!("puts {} {square}{held}{}", word_for(PIECES, kind), Said(*how))
        }
        Act::PutsSubstitute { square, held } => {
            format!("puts substitute {square}{}", if *held { " held" } else { "" })
        }
        Act::Requires(what) => format!("requires {}", requirement(*what)),
        Act::Names(kind) => format!("names {}", word_for(PIECES, kind)),
        Act::Displaces { from, to, how } => {
            let to = to.map(|to| format!(" to {to}")).unwrap_or_default();
            format!("displaces {from}{to}{}", Said(*how))
        }
        Act::UpsetsBoard { how } => format!("upsets board{}", Said(*how)),
        Act::Moves(Motion::Castling(wing)) => format!("castles {}", word_for(WINGS, wing)),
        Act::Moves(way) => format!("moves {}", motion(*way)),
        Act::Plays(way) => format!("plays {}", motion(*way)),
        Act::TwoHanded { motion: Motion::Castling(wing), presses: false } => {
            format!("castles {} two-handed", word_for(WINGS, wing))
        }
        Act::TwoHanded { motion: way, presses } => {
            format!("{} {} two-handed", if *presses { "plays" } else { "moves" }, motion(*way))
        }
        Act::SaysAdjust(squares) if squares.is_empty() => "says adjust".to_owned(),
        Act::SaysAdjust(squares) => format!("says adjust {}", joined(squares, " ")),
        Act::Resigns(Resigning::Plainly) => "resigns".to_owned(),
        Act::Resigns(how) => format!("resigns by {}", word_for(RESIGNINGS, how)),
        Act::Claims(what) => format!("claims {}", claim(*what)),
        Act::ClaimsIntending { claim: what, motion: way } => {
            format!("claims {} intending {}", claim(*what), motion(*way))
        }
        Act::Adopts(way) => format!("adopts {}", motion(*way)),
        Act::Writes(record) => format!("writes {}", on_one_line(&record.text)),
        Act::Signs(result) => format!("signs {}", word_for(SIGNED, result)),
        Act::Penalises { side, punishment, article } => {
            let article = article.as_ref().map(|no| format!(" for {}", on_one_line(no))).unwrap_or_default();
            format!("penalises {side} {}{article}", punished(punishment))
        }
        Act::Exacts(what) => format!("exacts {}", exaction(*what)),
        Act::Finds(what) => format!("finds {}", fact(what)),
        Act::Reports { side, what } => format!("reports {side} {}", word_for(CONDUCTS, what)),
        Act::StopsClocks(None) => "stops-clocks".to_owned(),
        Act::StopsClocks(Some(why)) => format!("stops-clocks for {}", on_one_line(why)),
        Act::Starts(side) => format!("starts {side}"),
        Act::Seals(what) => format!("seals {}", sealed(what)),
        Act::Resumes(None) => "resumes".to_owned(),
        Act::Resumes(Some(setup)) => format!("resumes {}", setup.fen()),
        plain => of_one_form(plain).to_owned(),
    }
}

fn sealed(sealed: &Sealed) -> String {
    match sealed {
        Sealed::Record { record, bits: None, .. } => on_one_line(record),
        Sealed::Record { record, bits: Some(bits), .. } => format!("{} with {bits}", on_one_line(record)),
        Sealed::Hash(hash) => format!("#{hash}"),
        Sealed::Withheld => WITHHELD.to_owned(),
    }
}

/// Acts that are always said in the same words.
fn of_one_form(act: &Act) -> &'static str {
    match act {
        Act::Releases => "releases",
        Act::Restores => "restores",
        Act::Consents => "consents",
        Act::SaysCheck => "says check",
        Act::OffersDraw => "offers draw",
        Act::AcceptsDraw => "accepts draw",
        Act::DeclinesDraw => "declines draw",
        Act::Waives => "waives",
        Act::GivesNotice => "gives-notice fifty-moves",
        Act::Refuses => "refuses",
        Act::Admits => "admits",
        Act::Presses => "presses",
        Act::Observes => "observes",
        Act::DeclaresDraw => "declares draw",
        Act::Strikes => "strikes",
        Act::Adjourns => "adjourns",
        Act::OpensEnvelope => "opens envelope",
        Act::Arrives => "arrives",
        Act::Leaves => "leaves",
        _ => "",
    }
}

struct Said(How);

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            How::Plainly => Ok(()),
            how => write!(f, " {}", word_for(HOWS, &how)),
        }
    }
}

fn joined(squares: &[Square], by: &str) -> String {
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(by)
}

fn motion(motion: Motion) -> String {
    match motion {
        Motion::Transfer { from, to, promotion } => {
            let letter = promotion.map(|kind| kind.letter().to_string()).unwrap_or_default();
            format!("{from}{to}{letter}")
        }
        Motion::Castling(wing) => format!("castles {}", word_for(WINGS, &wing)),
    }
}

pub(super) fn claim(claim: Claim) -> String {
    match claim {
        Claim::IllegalMove(None) => "illegal-move".to_owned(),
        Claim::IllegalMove(Some(at)) => format!("illegal-move at {}{}", at.number, at.side.letter()),
        Claim::Touched(square) => format!("touched {square}"),
        Claim::Removed(square) => format!("removed {square}"),
        Claim::Forfeiture(clause) => format!("forfeiture {}", clause.0),
        simple => word_for(CLAIMS, &simple).to_owned(),
    }
}

fn exaction(exaction: Exaction) -> String {
    match exaction {
        Exaction::Move(square) => format!("move {square}"),
        Exaction::Capture(square) => format!("capture {square}"),
        Exaction::A => "A".to_owned(),
        Exaction::B(one, None) => format!("B {one}"),
        Exaction::B(one, Some(other)) => format!("B {one} {other}"),
        Exaction::C(None) => "C".to_owned(),
        Exaction::C(Some(square)) => format!("C {square}"),
        simple => word_for(EXACTIONS, &simple).to_owned(),
    }
}

fn requirement(requirement: Requirement) -> String {
    match requirement {
        Requirement::Release => "release".to_owned(),
        Requirement::Replace => "replace".to_owned(),
        Requirement::CompleteCastling => "complete-castling".to_owned(),
        Requirement::RookMove => "rook-move".to_owned(),
        Requirement::Annulment => "annulment".to_owned(),
        Requirement::Piece(square) => format!("piece {square}"),
        Requirement::Substitute(square) => format!("substitute {square}"),
    }
}

fn fact(fact: &Fact) -> String {
    match fact {
        Fact::Accident => "accident".to_owned(),
        Fact::Unascertainable => "unascertainable".to_owned(),
        Fact::NotSo => "not-so".to_owned(),
        Fact::Offence(clause, side) => format!("offence {} {side}", clause.0),
        Fact::Refused(side) => format!("refused {side}"),
        Fact::Flag(side) => format!("flag {side}"),
        Fact::FlagFirst(side) => format!("flag-first {side}"),
        Fact::Absent(side) => format!("absent {side}"),
        Fact::ConditionMet => "condition-met".to_owned(),
        Fact::Drawn => "drawn".to_owned(),
        Fact::Clock([white, black]) => format!("clock {} {}", time_text(*white), time_text(*black)),
        Fact::Board(setup) => format!("board {}", setup.fen()),
        Fact::Decided(words) => format!("decided {}", on_one_line(words)),
    }
}

fn punished(punishment: &Punishment) -> String {
    match punishment {
        Punishment::Warning => "warning".to_owned(),
        Punishment::Opponent(ms) => format!("opponent +{}", time_length(*ms)),
        Punishment::Own(ms) => format!("own -{}", time_length(*ms)),
        Punishment::Points(words) => format!("points {}", on_one_line(words)),
        Punishment::Loss => "loss".to_owned(),
        Punishment::BothLose => "both-lose".to_owned(),
        Punishment::Expulsion => "expulsion".to_owned(),
    }
}

/// Words as a line of script can hold them: single blanks, and nothing that would begin a comment.
fn on_one_line(words: &str) -> String {
    let line = words.split_whitespace().collect::<Vec<_>>().join(" ");
    without_comment(&line).trim_end().to_owned()
}
