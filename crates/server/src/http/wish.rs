//! What is asked of a new game, read from the fields of a request.

use std::num::NonZeroU8;

use board::Side;
use game::settings::{Arbiter, Notice};
use law::{Provision, provided};
use opponent::Level;
use records::Fault;
use records::script::{Header, Placed, is_choice, is_mistake};

use crate::legible::fault;
use crate::limits::{ARBITERS, MEMBERS, START_BYTES, WORD_BYTES};
use crate::live::names::name;
use crate::wire::error::Refusal;
use crate::wire::fields::Fields;

/// The fields that are lines of the header where they are given; the giver before what he gives.
const AGREED: [&str; 4] = ["start", "time", "giver", "odds"];

/// What is asked for.
pub(crate) struct Wish {
    pub(crate) header: Header,
    pub(crate) seating: Seating,
    pub(crate) colours: Colours,
    /// How well the computer plays, where it does.
    pub(crate) level: Level,
    /// Whether the engine of the server chooses its moves.
    pub(crate) by_engine: bool,
    /// Under which name the other seat is offered to anybody; none where it is not.
    pub(crate) open: Option<String>,
    /// What the player who asks for the game is called.
    pub(crate) name: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seating {
    OneBoard,
    TwoBrowsers,
    Computer,
}

#[derive(Clone, Copy)]
pub(crate) enum Colours {
    Lot,
    Chosen(Side),
}

impl Wish {
    /// Takes the fields of a request for a new game.
    pub(crate) fn read(mut fields: Fields) -> Result<Wish, Refusal> {
        let code = fields.text("code", WORD_BYTES);
        let table = fields.one_of("table", ("physical", "physical"), &[("guarded", "guarded")]);
        let notice = fields.one_of("notice", ("all", "all"), &[("silent", "silent")]);
        let seating = [("two-browsers", Seating::TwoBrowsers), ("computer", Seating::Computer)];
        let seating = fields.one_of("seating", ("one-board", Seating::OneBoard), &seating);
        let colours = [("white", Colours::Chosen(Side::White)), ("black", Colours::Chosen(Side::Black))];
        let colours = fields.one_of("colours", ("lot", Colours::Lot), &colours);
        let (level, by_engine) = played_by(&mut fields, seating);
        let open = open(&mut fields, seating);
        let name = name(&mut fields, "name").or_else(|| open.clone().filter(|name| !name.is_empty()));
        if name.is_some() && seating == Seating::OneBoard {
            fields.wrong("name", "at one board nobody has a seat of his own");
        }
        let agreed = AGREED.map(|name| (name, fields.text_or_null(name)));
        let others = others(&mut fields);
        let settled = [("code", code.as_str()), ("table", table), ("notice", notice)];
        let agreed = agreed.iter().filter_map(|(name, text)| Some((*name, text.as_deref()?)));
        let others = others.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let lines: Vec<(&str, &str)> = settled.into_iter().chain(agreed).chain(others).collect();
        let header = header(&mut fields, &lines);
        if seating == Seating::Computer
            && header.as_ref().is_some_and(|header| header.settings.kind.is_communicated())
        {
            fields.wrong("seating", "the computer plays on a shared board, and sends no moves");
        }
        if let Some(header) = &header {
            no_more_seats_than_there_may_be(&mut fields, header, open.is_some());
        }
        fields.finish()?;
        match header {
            Some(header) => {
                Ok(Wish { header: at_a_silent_table(header), seating, colours, level, by_engine, open, name })
            }
            None => Err(Refusal::broken("a header was refused without a reason")),
        }
    }
}

/// How well the computer plays, and whether the engine chooses its moves.
fn played_by(fields: &mut Fields, seating: Seating) -> (Level, bool) {
    let level = level(fields, seating);
    let by_engine = fields.one_of("computer", ("own", false), &[("engine", true)]);
    if by_engine && seating != Seating::Computer {
        fields.wrong("computer", "only a game with the computer has one");
    }
    (level, by_engine)
}

/// What is asked of a rematch beside what the game before it settles.
pub(crate) struct RematchWish {
    seating: Seating,
    level: Level,
    by_engine: bool,
    name: Option<String>,
}

impl RematchWish {
    /// Takes the fields of a request for a rematch.
    pub(crate) fn read(mut fields: Fields) -> Result<RematchWish, Refusal> {
        let two_browsers = ("two-browsers", Seating::TwoBrowsers);
        let seating = fields.one_of("seating", two_browsers, &[("computer", Seating::Computer)]);
        let (level, by_engine) = played_by(&mut fields, seating);
        let name = name(&mut fields, "name");
        fields.finish()?;
        Ok(RematchWish { seating, level, by_engine, name })
    }

    /// The game that is asked for, with these settings; who asks has that side.
    pub(crate) fn of(self, header: Header, colours: Colours) -> Wish {
        let RematchWish { seating, level, by_engine, name } = self;
        Wish { header, seating, colours, level, by_engine, open: None, name }
    }
}

/// Each further member of a side and each further arbiter has a seat of his own. Whoever offers a seat to anybody does not know whom
/// to give those beside it.
fn no_more_seats_than_there_may_be(fields: &mut Fields, header: &Header, open: bool) {
    let consult = header.settings.sides.into_iter().max().unwrap_or(1);
    if consult > MEMBERS {
        fields.wrong("sides", format_args!("expected at most {MEMBERS} players on a side, found {consult}"));
    }
    if open && consult > 1 {
        fields.wrong("open", "a seat is for anybody only where each side is one player");
    }
    let arbiters = header.settings.arbiters.map_or(1, NonZeroU8::get);
    if arbiters > ARBITERS {
        fields.wrong("arbiters", format_args!("expected at most {ARBITERS}, found {arbiters}"));
    }
}

/// An arbiter at a silent table comes when he is called, unless it was agreed where he is: one at the board would correct
/// an illegal move for all to see.
fn at_a_silent_table(mut header: Header) -> Header {
    let settings = &mut header.settings;
    if settings.notice == Notice::Silent
        && settings.arbiter.is_none()
        && provided(header.code, Provision::ArbiterPresent).is_some()
    {
        settings.arbiter = Some(Arbiter::Called);
    }
    header
}

/// How well the computer plays; a person's game has no level.
fn level(fields: &mut Fields, seating: Seating) -> Level {
    match fields.number_or_null("level") {
        None => Level::LOWEST,
        Some(_) if seating != Seating::Computer => {
            fields.wrong("level", "only a game with the computer has one");
            Level::LOWEST
        }
        Some(number) => u8::try_from(number).ok().and_then(Level::new).unwrap_or_else(|| {
            fields.wrong("level", format_args!("expected a number from 1 to 8, found {number}"));
            Level::LOWEST
        }),
    }
}

/// Under which name the other seat is offered to anybody: empty where the player does not say.
fn open(fields: &mut Fields, seating: Seating) -> Option<String> {
    let offered = fields.has_text("open");
    let name = name(fields, "open");
    if offered && seating != Seating::TwoBrowsers {
        fields.wrong("open", "only a game at two browsers has a seat for anybody");
    }
    offered.then(|| name.unwrap_or_default())
}

/// What else is agreed, or set up amiss: headers that some code gives, each by its key.
fn others(fields: &mut Fields) -> Vec<(String, String)> {
    let terms = fields.texts("terms");
    let has_a_field = |key: &str| ["code", "table", "notice"].contains(&key) || AGREED.contains(&key);
    let is_known = |key: &str| is_choice(key) || is_mistake(key);
    for (key, _) in &terms {
        if has_a_field(key) {
            fields.wrong("terms", format_args!("{key} has a field of its own"));
        } else if !is_known(key) {
            fields.wrong("terms", format_args!("{key:?} is nothing that can be agreed under any code"));
        }
    }
    terms.into_iter().filter(|(key, _)| !has_a_field(key) && is_known(key)).collect()
}

/// The header of the game's script, or every reason why no game can begin so.
fn header(fields: &mut Fields, lines: &[(&str, &str)]) -> Option<Header> {
    let unfit: Vec<(&str, String)> =
        lines.iter().filter_map(|(key, value)| Some((*key, unfit(value)?))).collect();
    for (key, why) in &unfit {
        fields.wrong(key, why);
    }
    if !unfit.is_empty() {
        return None;
    }
    let header = read_header(lines);
    if let Err(reasons) = &header {
        for reason in reasons {
            let key = came_up_with(reason, lines);
            let own = lines.get(reason.line - 1).is_some_and(|(own, _)| *own == key);
            fields.wrong(key, if own { &reason.says } else { &reason.why });
        }
    }
    header.ok()
}

/// One reason why a header is refused.
#[derive(PartialEq, Eq)]
struct Reason {
    line: usize,
    /// The reason with what was expected in that line.
    says: String,
    /// The reason alone.
    why: String,
}

fn read_header(lines: &[(&str, &str)]) -> Result<Header, Vec<Reason>> {
    let text: String = lines.iter().map(|(key, value)| format!("{key}: {value}\n")).collect();
    Header::read("header", &text).map_err(|error| {
        let mut reasons: Vec<Reason> = error.faults().iter().flat_map(reasons).collect();
        reasons.dedup();
        reasons
    })
}

fn reasons(Placed { line, fault }: &Placed) -> Vec<Reason> {
    let reason = |why: &String| Reason {
        line: *line,
        says: Fault { reasons: vec![why.clone()], ..fault.clone() }.says(),
        why: why
            .split_once(": ")
            .filter(|(key, _)| AGREED.contains(key))
            .map_or(why.as_str(), |(_, why)| why)
            .into(),
    };
    match fault.reasons.is_empty() {
        true => vec![Reason { line: *line, says: fault.says(), why: fault.says() }],
        false => fault.reasons.iter().map(reason).collect(),
    }
}

/// The field that a reason belongs to: reading the lines one by one, that with which it comes up. For what keeps a game
/// from beginning is told of the settings as a whole.
fn came_up_with<'l>(reason: &Reason, lines: &[(&'l str, &str)]) -> &'l str {
    let has = |upto: usize| read_header(&lines[..upto]).is_err_and(|reasons| reasons.contains(reason));
    let upto = (1..=lines.len()).find(|&upto| has(upto)).unwrap_or(1);
    lines.get(upto - 1).map_or("header", |(key, _)| key)
}

/// Why a value cannot stand in a header line, and be nothing else.
fn unfit(value: &str) -> Option<String> {
    let plain =
        value.len() <= START_BYTES && !value.contains(|letter: char| letter.is_control() || letter == '#');
    let long = format!("expected one line of at most {START_BYTES} bytes, without #");
    if plain { fault(value) } else { Some(long) }
}
