//! A match as a club writes it down: its header, and the line of each act.

use std::fmt::Write;

use board::Side;
use game::settings::Odds;
use records::points::points;
use records::script::Header;

use super::line::RESULTS;
use crate::act::{Begins, GamePlayed, How, MatchAct, Matter, Told};
use crate::odds::MatchOdds;
use crate::player::Player;
use crate::settings::{Colours, Draws, Settings};

/// The header of a match, with the line that begins it, and without the empty line that ends it.
///
/// ```
/// use jadoube_matches::text::{header_text, read};
///
/// let mut none = |_: &str| Err("there is no such file".to_owned());
/// let text = "match: \ncode: bcf-1912\nplayers: A, B\nwins: 2\nodds: knight by B\n";
/// assert_eq!(header_text(read("a.match", text, &mut none)?[0].begins.settings()), text);
/// # Ok::<(), records::script::ScriptError>(())
/// ```
#[must_use]
pub fn header_text(settings: &Settings) -> String {
    let [one, two] = &settings.players;
    let mut text = format!("match: {}\ncode: {}\nplayers: {one}, {two}\n", settings.title, settings.code.id);
    let length = &settings.length;
    let draws = settings.draws.map(|draws| match draws {
        Draws::Count => "count",
        Draws::DoNotCount => "do-not-count",
    });
    let colours = settings.colours.map(|colours| match colours {
        Colours::Alternate => "alternate",
        Colours::Keep => "keep",
        Colours::Lot => "lot",
    });
    let undertaking =
        settings.undertaking.map(|it| format!("{} wins {} running", settings.name(it.by), it.games));
    let odds = Some(&settings.odds).filter(|odds| !odds.is_none()).map(|odds| odds_text(odds, settings));
    let lines = [
        ("games", length.games.map(|games| games.to_string())),
        ("wins", length.wins.map(|wins| wins.to_string())),
        ("to-points", length.points.map(|halves| points(halves.get()))),
        ("draws", draws.map(str::to_owned)),
        ("colours", colours.map(str::to_owned)),
        ("points", settings.points.map(|table| table.map(points).join(" "))),
        ("odds", odds),
        ("undertaking", undertaking),
    ];
    let settled = lines.into_iter().filter_map(|(key, value)| Some((key.to_owned(), value?)));
    for (key, value) in settled.chain(settings.terms.iter().cloned()) {
        // Writing to a text never fails.
        let _ = writeln!(text, "{key}: {value}");
    }
    text
}

/// The line of an act; none where no line says it: what the Pawn in the hand settles follows from three others.
#[must_use]
pub fn act_text(act: &MatchAct, settings: &Settings) -> Option<String> {
    let name = |player| settings.name(player);
    Some(match act {
        MatchAct::Settles { how: How::Hand, .. } => return None,
        MatchAct::Settles { matter, player, how } => settles(*matter, *player, *how, settings)?,
        MatchAct::Hides { by, hash, matter } => {
            let stake = match matter {
                Some(Matter::Colours) => " for colours",
                Some(Matter::FirstMove) => " for first-move",
                None => "",
            };
            format!("{} hides #{hash}{stake}", name(*by))
        }
        MatchAct::Picks { by, hand } => format!("{} picks {hand}", name(*by)),
        MatchAct::Shows { by, hand, bits } => format!("{} shows {hand} with {bits}", name(*by)),
        MatchAct::Begins(Begins { number, name }) => format!("game{} begins: {name}", numbered(*number)),
        MatchAct::Game(game) => game_text(game, settings)?,
        MatchAct::Odds(odds) => format!("odds: {}", odds_text(odds, settings)),
        MatchAct::Sitting => "sitting".to_owned(),
        MatchAct::Resigns(by) => format!("{} resigns", name(*by)),
        MatchAct::Agrees(Some(winner)) => format!("players agree {} wins", name(*winner)),
        MatchAct::Agrees(None) => "players agree drawn".to_owned(),
        MatchAct::BreaksOff => "players break off".to_owned(),
    })
}

fn settles(matter: Matter, player: Player, how: How, settings: &Settings) -> Option<String> {
    let (who, how) = match how {
        How::Lot => (player, "lot"),
        How::Agreement => (player, "agreement"),
        How::Choice(chooser) => (chooser, "choice"),
        How::Hand => return None,
    };
    let name = settings.name(who);
    match matter {
        Matter::Colours if who == player => Some(format!("{name} has white by {how}")),
        Matter::Colours => Some(format!("{name} has black by {how}")),
        Matter::FirstMove if how == "choice" => None,
        Matter::FirstMove => Some(format!("{name} begins by {how}")),
    }
}

fn numbered(number: Option<usize>) -> String {
    number.map(|number| format!(" {number}")).unwrap_or_default()
}

fn game_text(game: &GamePlayed, settings: &Settings) -> Option<String> {
    let name = |player| settings.name(player);
    let result = match (&game.script, game.result) {
        (Some(script), _) => script.file.clone(),
        (None, Told::Won(winner)) => format!("{} wins", name(winner)),
        (None, Told::Result(result)) => {
            RESULTS.iter().find(|(_, one)| *one == result).map(|(word, _)| (*word).to_owned())?
        }
    };
    let mut text = format!("game{}: {result}", numbered(game.number));
    if let Some(white) = game.white {
        text += &format!(", {} has white", name(white));
    }
    if let Some(began) = game.began {
        text += &format!(", {} began", name(began));
    }
    if let Some(both) = game.points {
        text += &format!(", points {}", both.map(points).join(" "));
    }
    Some(text)
}

/// Odds as the header and the lines of a match write them, each with the name of its giver.
#[must_use]
pub fn odds_text(odds: &MatchOdds, settings: &Settings) -> String {
    let one = |(own, turned): (Odds, Odds)| {
        // A square is that of a giver who has White.
        let (white, giver) =
            if own.giver == Side::White { (own, Player::One) } else { (turned, Player::Two) };
        let with = game::settings::Settings { odds: vec![white], ..Default::default() };
        let header = Header::new(settings.code, with).to_string();
        let written = header.lines().find_map(|line| line.strip_prefix("odds: ")).unwrap_or_default();
        let given = written.strip_suffix(" by white").unwrap_or(written);
        format!("{given} by {}", settings.name(giver))
    };
    let both = odds.with_white(Player::One).into_iter().zip(odds.with_white(Player::Two));
    let all: Vec<String> = both.map(one).collect();
    if all.is_empty() { "none".to_owned() } else { all.join(", ") }
}
