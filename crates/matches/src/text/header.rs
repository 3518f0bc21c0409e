//! The header of a match.

use std::num::NonZeroU32;

use law::{Code, Provision, codes, provided};
use records::points::halves;
use records::script::{Header, Placed, is_choice};
use records::{Fault, without_comment};

use super::names::{Cursor, Names, Numbered, RESERVED};
use crate::odds::MatchOdds;
use crate::player::Player;
use crate::settings::{Colours, Draws, Running, Settings};

const KEYS: &str = "a header: match, code, players, games, wins, to-points, draws, colours, points, odds, undertaking, or \
                    one that a script has for its game, such as time; an empty line ends the header";

/// Headers of a script that hang on a colour, or are the match's own to say.
const NO_TERMS: [&str; 3] = ["giver", "right", "draw-odds"];

/// Whether a header of a script is one for every game of a match.
fn is_of_every_game(key: &str) -> bool {
    let settled = ["table", "notice", "start", "time"].contains(&key) || is_choice(key);
    settled && !NO_TERMS.contains(&key)
}

/// A header line: its key, its value, and where the value begins.
struct Pair<'t> {
    line: usize,
    key: String,
    value: &'t str,
    column: usize,
}

impl Pair<'_> {
    fn placed(&self, fault: Fault) -> Placed {
        Placed { line: self.line, fault }
    }

    fn wrong(&self, expected: impl Into<String>) -> Placed {
        self.placed(match self.value {
            "" => Fault::at_the_end(self.column, expected),
            value => Fault::new(self.column, expected, value),
        })
    }
}

/// What a header settles, and everything that is wrong in it.
pub(super) struct HeaderRead {
    /// Where the code or the players cannot be read, others stand in for them.
    pub settings: Settings,
    pub faults: Vec<Placed>,
    /// Whether the code is the one that was meant.
    pub code_known: bool,
    /// Whether the names are those that were meant.
    pub players_known: bool,
}

/// Reads the lines of a header. What hangs on a code or on names that cannot be read is left alone.
pub(super) fn read<'t>(lines: impl Iterator<Item = Numbered<'t>>) -> HeaderRead {
    let (mut faults, mut pairs) = (Vec::new(), Vec::<Pair>::new());
    let mut last = 1;
    for (line, text) in lines {
        last = line;
        match pair(line, text) {
            Ok(pair) if pairs.iter().any(|other| other.key == pair.key) => {
                let fault = Fault::new(1, "each header once", pair.key.clone());
                faults.push(pair.placed(fault));
            }
            Ok(pair) => pairs.push(pair),
            Err(fault) => faults.push(Placed { line, fault }),
        }
    }
    let missing = |key: &str, form: &str| Placed {
        line: last,
        fault: Fault::at_the_end(1, format!("a header `{key}: {form}`")),
    };
    let find = |key: &str| pairs.iter().find(|pair| pair.key == key);
    let code = match find("code") {
        Some(pair) => codes::find(pair.value).ok_or_else(|| {
            let known: Vec<_> = codes::all().iter().map(|code| code.id).collect();
            pair.wrong(format!("a code: {}", known.join(", ")))
        }),
        None => Err(missing("code", "CODE")),
    };
    let players = match find("players") {
        Some(pair) => players(pair),
        None => Err(missing("players", "NAME, NAME")),
    };
    let (code_known, players_known) = (code.is_ok(), players.is_ok());
    let stand_ins = || ["the first player".to_owned(), "the second player".to_owned()];
    let mut told = |fault: Placed| faults.push(fault);
    let code = code.map_err(&mut told).unwrap_or(codes::all()[0]);
    let players = players.map_err(&mut told).unwrap_or_else(|_| stand_ins());
    let mut settings = Settings::new(code, players);
    for pair in &pairs {
        let readable = match pair.key.as_str() {
            "points" => code_known,
            "odds" => code_known && players_known,
            "undertaking" => players_known,
            _ => true,
        };
        if readable && let Err(fault) = take(pair, &mut settings) {
            faults.push(fault);
        }
    }
    if code_known {
        faults.extend(not_of_this_code(&pairs, code));
        faults.extend(of_terms(&pairs, &settings));
    }
    faults.sort_by_key(|fault| fault.line);
    HeaderRead { settings, faults, code_known, players_known }
}

/// Headers that the code has no law for.
fn not_of_this_code(pairs: &[Pair], code: &'static Code) -> Vec<Placed> {
    let fault = |pair: &Pair| {
        let (needs, why) = match pair.key.as_str() {
            "points" | "to-points" => (Provision::PointsOfAGame, "gives no points: the games are counted"),
            "undertaking" => {
                (Provision::UndertakenSeries, "says nothing of an undertaking to win games running")
            }
            _ => return None,
        };
        let why = format!("{} {why}", code.name());
        let fault =
            || Fault::new(1, "a header that this code has a law for", pair.key.clone()).because([why]);
        provided(code, needs).is_none().then(|| pair.placed(fault()))
    };
    pairs.iter().filter_map(fault).collect()
}

fn pair(line: usize, text: &str) -> Result<Pair<'_>, Fault> {
    let text = without_comment(text).trim_end();
    let Some((key, value)) = text.split_once(':') else {
        return Err(Fault::new(1, KEYS, text.trim()));
    };
    let blanks = value.len() - value.trim_start().len();
    let column = text[..key.len() + 1 + blanks].chars().count() + 1;
    Ok(Pair { line, key: key.trim().to_ascii_lowercase(), value: value.trim(), column })
}

fn players(pair: &Pair) -> Result<[String; 2], Placed> {
    let expected = "the names of two players: `players: NAME, NAME`";
    let names: Vec<String> =
        pair.value.split(',').map(|name| name.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    let [one, two] = &names[..] else { return Err(pair.wrong(expected)) };
    let why = if one.to_lowercase() == two.to_lowercase() {
        "the names are the same, so that no line could tell the players apart".to_owned()
    } else if let Some(name) = names.iter().find(|name| !is_name(name)) {
        format!("`{name}` is no name of a player: a name holds letters, and begins with no word of a match")
    } else {
        return Ok([one.clone(), two.clone()]);
    };
    Err(pair.placed(Fault::new(pair.column, expected, pair.value).because([why])))
}

fn is_name(name: &str) -> bool {
    let first = name.split_whitespace().next().unwrap_or_default().to_ascii_lowercase();
    let signs = ['=', '#', ':'];
    first.chars().any(char::is_alphabetic) && !RESERVED.contains(&first.as_str()) && !name.contains(signs)
}

fn take(pair: &Pair, settings: &mut Settings) -> Result<(), Placed> {
    match pair.key.as_str() {
        "code" | "players" => {}
        "match" => settings.title = pair.value.to_owned(),
        "games" => settings.length.games = Some(number(pair, "a number of games")?),
        "wins" => settings.length.wins = Some(number(pair, "a number of games to be won")?),
        "to-points" => {
            let points = halves(pair.value).and_then(NonZeroU32::new);
            settings.length.points =
                Some(points.ok_or_else(|| pair.wrong("points: `6`, or `13/2` for six and a half"))?);
        }
        "draws" => {
            settings.draws = match pair.value.to_ascii_lowercase().as_str() {
                "code" => None,
                "count" => Some(Draws::Count),
                "do-not-count" => Some(Draws::DoNotCount),
                _ => return Err(pair.wrong("`code`, `count` or `do-not-count`")),
            };
        }
        "colours" => {
            settings.colours = match pair.value.to_ascii_lowercase().as_str() {
                "code" => None,
                "alternate" => Some(Colours::Alternate),
                "keep" => Some(Colours::Keep),
                "lot" => Some(Colours::Lot),
                _ => return Err(pair.wrong("`code`, `alternate`, `keep` or `lot`")),
            };
        }
        "points" => {
            let header = script_header(settings, "points", pair.value);
            settings.points = header.map_err(|fault| pair.placed(at(fault, pair.column)))?.settings.points;
        }
        "odds" => {
            let odds = odds(pair.value, settings);
            settings.odds = odds.map_err(|fault| pair.placed(at(fault, pair.column)))?;
        }
        "undertaking" => settings.undertaking = Some(undertaking(pair, settings)?),
        key if is_of_every_game(key) => settings.terms.push((pair.key.clone(), pair.value.to_owned())),
        _ => return Err(pair.placed(Fault::new(1, KEYS, pair.key.clone()))),
    }
    Ok(())
}

/// What is wrong in the headers of every game, each at its place.
fn of_terms(pairs: &[Pair], settings: &Settings) -> Vec<Placed> {
    let Err(error) = settings.header() else { return Vec::new() };
    let placed = |Placed { line, fault }: &Placed| {
        let (key, _) = settings.terms.get(line.checked_sub(2)?)?;
        let pair = pairs.iter().find(|pair| pair.key == *key)?;
        Some(pair.placed(at(fault.clone(), pair.column)))
    };
    error.faults().iter().filter_map(placed).collect()
}

fn number(pair: &Pair, what: &str) -> Result<NonZeroU32, Placed> {
    /// More games than a match has.
    const MOST: u32 = 1000;
    let number = pair.value.parse().ok().filter(|number: &NonZeroU32| number.get() <= MOST);
    number.ok_or_else(|| pair.wrong(format!("{what}, from 1 to {MOST}")))
}

fn undertaking(pair: &Pair, settings: &Settings) -> Result<Running, Placed> {
    let names = Names::of(settings);
    let form = format!("{} and `wins N running`, with N from 1 on", names.either());
    let mut cursor = Cursor::of(pair.value);
    let by = cursor.name(&names);
    let wins = cursor.skip("wins");
    let games = cursor.word().parse().ok();
    let running = cursor.skip("running") && cursor.end().is_ok();
    match (by, games) {
        (Some(by), Some(games)) if wins && running => Ok(Running { by, games }),
        _ => Err(pair.wrong(form)),
    }
}

fn at(fault: Fault, column: usize) -> Fault {
    Fault { column, ..fault }
}

/// What a script's own header makes of a value.
fn script_header(settings: &Settings, key: &str, value: &str) -> Result<Header, Fault> {
    let text = format!("code: {}\n{key}: {value}\n", settings.code.id);
    Header::read("", &text).map_err(|error| error.faults()[0].fault.clone())
}

/// Odds with the name of the giver after each: `knight by Lewis`, `pawn by Lewis, rook by Cochrane`, or `none`.
pub(super) fn odds(value: &str, settings: &Settings) -> Result<MatchOdds, Fault> {
    if value.eq_ignore_ascii_case("none") {
        return Ok(MatchOdds::default());
    }
    let names = Names::of(settings);
    let mut all = Vec::new();
    for one in value.split(',') {
        let by = one.to_lowercase().rfind(" by ").filter(|at| one.is_char_boundary(*at));
        let named = by.and_then(|at| Some((&one[..at], names.whole(one.get(at + 4..)?)?)));
        let Some((given, giver)) = named else {
            let form = format!(
                "odds and who gives them, `knight by NAME`, where NAME is {}; or `none`",
                names.either()
            );
            return Err(Fault::new(1, form, one.trim()));
        };
        if given.contains("not-removed") {
            let why = "what was left on the board in one game is said in its own script";
            return Err(Fault::new(1, "odds", one.trim()).because([why]));
        }
        let header = script_header(settings, "odds", given.trim())?;
        let white = MatchOdds::of(header.settings.odds);
        let odds = match giver {
            Player::One => white.with_white(Player::One),
            Player::Two => white.with_white(Player::Two),
        };
        all.extend(odds);
    }
    Ok(MatchOdds::of(all))
}
