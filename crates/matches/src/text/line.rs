//! A line of a match: something that is done, or an expectation.

use board::Side;
use game::envelope::{Bits, EnvelopeHash};
use game::standing::GameResult;
use records::points::halves;
use records::{Fault, from_hexadecimal};

use super::names::{Cursor, Names};
use super::script::Opens;
use super::{header, script};
use crate::act::{Begins, GamePlayed, How, MatchAct, Matter, Told};
use crate::due::Due;
use crate::expected::{Expected, OverIs};
use crate::hand::Hand;
use crate::player::Player;
use crate::settings::Settings;

/// What a line is.
pub(super) enum Line {
    Act(MatchAct),
    Expects(Expected, bool),
}

pub(super) const RESULTS: [(&str, GameResult); 9] = [
    ("1-0", GameResult::Won(Side::White)),
    ("0-1", GameResult::Won(Side::Black)),
    ("1/2-1/2", GameResult::Drawn),
    ("drawn", GameResult::Drawn),
    ("0-0", GameResult::BothLost),
    ("1/2-0", GameResult::HalfPoint(Side::White)),
    ("0-1/2", GameResult::HalfPoint(Side::Black)),
    ("annulled", GameResult::Annulled),
    ("recommenced", GameResult::Recommenced),
];

/// The result that is written so, with a hyphen or a dash, `1/2` or `½`; none where the word is no result by colours.
#[must_use]
pub fn result_of(word: &str) -> Option<GameResult> {
    let word = &word.replace(['–', '—', '−', '‑'], "-").replace('½', "1/2");
    RESULTS.iter().find(|(one, _)| one.eq_ignore_ascii_case(word)).map(|(_, result)| *result)
}

const HANDS: [(&str, Hand); 2] = [("left", Hand::Left), ("right", Hand::Right)];
const COLOURS: [(&str, Side); 2] = [("white", Side::White), ("black", Side::Black)];

pub(super) fn read(text: &str, names: &Names, settings: &Settings, open: &mut Opens) -> Result<Line, Fault> {
    let mut cursor = Cursor::of(text);
    if cursor.skip("=") {
        let (expected, not) = expectation(&mut cursor, names)?;
        cursor.end()?;
        return Ok(Line::Expects(expected, not));
    }
    let act = act(&mut cursor, names, settings, open)?;
    cursor.end()?;
    Ok(Line::Act(act))
}

fn act(cursor: &mut Cursor, names: &Names, settings: &Settings, open: &mut Opens) -> Result<MatchAct, Fault> {
    if cursor.skip("game") {
        return game(cursor, names, settings, open);
    }
    if cursor.skip("odds") {
        need(cursor, ":")?;
        let column = cursor.column();
        let odds = header::odds(cursor.all(), settings).map_err(|fault| Fault { column, ..fault })?;
        return Ok(MatchAct::Odds(odds));
    }
    if cursor.skip("sitting") {
        return Ok(MatchAct::Sitting);
    }
    if cursor.skip("players") {
        if cursor.skip("break") {
            need(cursor, "off")?;
            return Ok(MatchAct::BreaksOff);
        }
        need(cursor, "agree")?;
        if cursor.skip("drawn") {
            return Ok(MatchAct::Agrees(None));
        }
        let winner = name(cursor, names, "`drawn` or ")?;
        need(cursor, "wins")?;
        return Ok(MatchAct::Agrees(Some(winner)));
    }
    let others = "`game: RESULT`, `odds: ODDS`, `sitting`, `players agree …`, `players break off`, or a line that begins with ";
    let by = name(cursor, names, others)?;
    by_player(cursor, by)
}

fn need(cursor: &mut Cursor, word: &str) -> Result<(), Fault> {
    if cursor.skip(word) { Ok(()) } else { Err(cursor.fault(format!("`{word}`"))) }
}

fn name(cursor: &mut Cursor, names: &Names, or: &str) -> Result<Player, Fault> {
    let fault = cursor.fault(format!("{or}{}", names.either()));
    cursor.name(names).ok_or(fault)
}

fn by_player(cursor: &mut Cursor, by: Player) -> Result<MatchAct, Fault> {
    if cursor.skip("has") {
        let side = cursor.one(&COLOURS)?;
        need(cursor, "by")?;
        let ways = [("lot", How::Lot), ("agreement", How::Agreement), ("choice", How::Choice(by))];
        let how = cursor.one(&ways)?;
        let player = if side == Side::White { by } else { !by };
        return Ok(MatchAct::Settles { matter: Matter::Colours, player, how });
    }
    if cursor.skip("begins") {
        need(cursor, "by")?;
        let how = cursor.one(&[("lot", How::Lot), ("agreement", How::Agreement)])?;
        return Ok(MatchAct::Settles { matter: Matter::FirstMove, player: by, how });
    }
    if cursor.skip("hides") {
        let expected = "`#` and the 64 hexadecimal digits of a hash";
        let why = "`#` with fewer or more digits begins a comment";
        let fault = cursor.fault(expected).because([why]);
        let digits = cursor.word().strip_prefix('#').and_then(from_hexadecimal);
        let hash = EnvelopeHash(digits.ok_or(fault)?);
        let matters = [("colours", Matter::Colours), ("first-move", Matter::FirstMove)];
        let matter = if cursor.skip("for") { Some(cursor.one(&matters)?) } else { None };
        return Ok(MatchAct::Hides { by, hash, matter });
    }
    if cursor.skip("picks") {
        return Ok(MatchAct::Picks { by, hand: cursor.one(&HANDS)? });
    }
    if cursor.skip("shows") {
        let hand = cursor.one(&HANDS)?;
        need(cursor, "with")?;
        let fault = cursor.fault("the bits: 64 hexadecimal digits");
        let bits = Bits(from_hexadecimal(cursor.word()).ok_or(fault)?);
        return Ok(MatchAct::Shows { by, hand, bits });
    }
    if cursor.skip("resigns") {
        return Ok(MatchAct::Resigns(by));
    }
    Err(cursor.fault("`has`, `begins`, `hides`, `picks`, `shows` or `resigns`"))
}

/// What follows `game`: a number, and either the name under which it begins, or a result, who had White or began, and
/// points.
fn game(
    cursor: &mut Cursor,
    names: &Names,
    settings: &Settings,
    open: &mut Opens,
) -> Result<MatchAct, Fault> {
    let number = match cursor.peek() {
        "" | "begins" => None,
        word => {
            let fault = cursor.fault("`:`, or the number of the game");
            let number = word.parse().ok().filter(|number| *number > 0).ok_or(fault)?;
            cursor.word();
            Some(number)
        }
    };
    if cursor.skip("begins") {
        need(cursor, ":")?;
        return Ok(MatchAct::Begins(Begins { number, name: game_name(cursor)? }));
    }
    need(cursor, ":")?;
    let (result, script) = result(cursor, names, settings, open)?;
    let mut game = GamePlayed { number, script, ..GamePlayed::new(result) };
    while cursor.skip(",") {
        if cursor.skip("points") {
            let fault = cursor.fault("the points of White and of Black, such as `1 0`");
            let both = [cursor.word(), cursor.word()].map(halves);
            let [Some(white), Some(black)] = both else { return Err(fault) };
            if game.points.replace([white, black]).is_some() {
                return Err(fault.because(["it is said twice"]));
            }
            continue;
        }
        let fault = cursor
            .fault(format!("{}, then `has white`, `has black` or `began`; or `points`", names.either()));
        let player = cursor.name(names).ok_or_else(|| fault.clone())?;
        let again = match cursor.skip("began") {
            true => game.began.replace(player).is_some(),
            false => {
                need(cursor, "has")?;
                let side = cursor.one(&COLOURS)?;
                game.white.replace(if side == Side::White { player } else { !player }).is_some()
            }
        };
        if again {
            return Err(fault.because(["it is said twice"]));
        }
    }
    Ok(MatchAct::Game(game))
}

/// The name under which a game is kept: letters, digits, `-` and `_`.
fn game_name(cursor: &mut Cursor) -> Result<String, Fault> {
    let fault = cursor.fault("the name of the game: letters, digits, - and _");
    let name = cursor.word();
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if name.is_empty() || !name.bytes().all(plain) { Err(fault) } else { Ok(name.to_owned()) }
}

fn result(
    cursor: &mut Cursor,
    names: &Names,
    settings: &Settings,
    open: &mut Opens,
) -> Result<(Told, Option<crate::act::Played>), Fault> {
    let words: Vec<_> = RESULTS.iter().map(|(word, _)| format!("`{word}`")).collect();
    let expected = format!(
        "a result, {}, `NAME wins` (NAME is {}), or a file of acts",
        words.join(", "),
        names.either()
    );
    let fault = cursor.fault(expected);
    if let Some(winner) = cursor.name(names) {
        need(cursor, "wins")?;
        return Ok((Told::Won(winner), None));
    }
    // The name of a file may hold blanks, and ends with `.acts`.
    if let Some(at) = cursor.rest().find(".acts") {
        let file = cursor.rest()[..at + 5].to_owned();
        let judged = open(&file)
            .map_err(|why| vec![why])
            .and_then(|text| script::judged(&file, &text, settings.points));
        let column = cursor.column();
        let found = |why: Vec<String>| {
            Fault::new(column, "the script of a game that is over", file.clone()).because(why)
        };
        let (result, played) = judged.map_err(found)?;
        cursor.pass(file.len());
        return Ok((Told::Result(result), Some(played)));
    }
    let result = result_of(cursor.peek()).ok_or(fault)?;
    cursor.word();
    Ok((Told::Result(result), None))
}

fn expectation(cursor: &mut Cursor, names: &Names) -> Result<(Expected, bool), Fault> {
    let not = cursor.skip("not");
    let kinds = "`white`, `first`, `cites`, `counts`, `score`, `over` or `refused`";
    let expected = match cursor.peek().to_ascii_lowercase().as_str() {
        "white" | "first" => {
            let white = cursor.word().eq_ignore_ascii_case("white");
            let due = due(cursor, names)?;
            if white { Expected::White(due) } else { Expected::First(due) }
        }
        "cites" => {
            cursor.word();
            match cursor.all() {
                "" => return Err(cursor.fault("an article")),
                article => Expected::Cites(article.to_owned()),
            }
        }
        "counts" => {
            cursor.word();
            Expected::Counts
        }
        "score" => {
            cursor.word();
            let (one, two) = (cursor.word().to_owned(), cursor.word().to_owned());
            if two.is_empty() {
                return Err(cursor.fault("what each player has"));
            }
            Expected::Score([one, two])
        }
        "over" => {
            cursor.word();
            Expected::Over(match cursor.name(names) {
                Some(winner) => OverIs::Won(winner),
                None if cursor.skip("drawn") => OverIs::Drawn,
                None if cursor.skip("broken-off") => OverIs::BrokenOff,
                None => OverIs::AtAll,
            })
        }
        "refused" => {
            cursor.word();
            Expected::Refused
        }
        _ => return Err(cursor.fault(kinds)),
    };
    Ok((expected, not))
}

fn due(cursor: &mut Cursor, names: &Names) -> Result<Due, Fault> {
    let fault = cursor.fault(format!("{}, `lot`, `choice NAME`, `with-white` or `open`", names.either()));
    if let Some(player) = cursor.name(names) {
        return Ok(Due::To(player));
    }
    match cursor.word().to_ascii_lowercase().as_str() {
        "lot" => Ok(Due::Lot),
        "with-white" => Ok(Due::WithWhite),
        "open" => Ok(Due::Open),
        "choice" => Ok(Due::Choice(name(cursor, names, "")?)),
        _ => Err(fault),
    }
}
