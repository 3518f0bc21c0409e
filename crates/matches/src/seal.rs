//! The seal of a match: a hash over where it stands after a line.
//!
//! Who keeps a match keeps the seal beside each line. When the lines are judged again, another seal tells that a program, or
//! a code, judges them otherwise than it did. Sentences and articles are left out, so that they can be improved.

use std::fmt::Write;

use sha2::{Digest, Sha256};

use crate::conduct::Match;
use crate::due::Due;
use crate::player::Player;
use crate::score::Why;

/// The seal of a match as it stands.
///
/// ```
/// use jadoube_matches::seal::seal;
/// use jadoube_matches::text::read_act;
/// use jadoube_matches::{Match, Settings};
///
/// let code = law::codes::find("fide").ok_or("no such code")?;
/// let mut played = Match::new(Settings::new(code, ["Tal", "Keres"].map(str::to_owned)))?;
/// let before = seal(&played);
/// let act = read_act("Tal has white by lot", played.settings()).map_err(|fault| fault.to_string())?;
/// played.judge(act)?;
/// assert_ne!(seal(&played), before);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn seal(played: &Match) -> [u8; 32] {
    Sha256::digest(spelled(played)).into()
}

/// Where the match stands, in words that never change.
fn spelled(played: &Match) -> String {
    let score = played.score();
    let mut text = format!("won {:?} drawn {} counted {}\n", score.won, score.drawn, score.counted);
    // Writing to a text never fails.
    let _ = writeln!(text, "points {:?}", score.points.unwrap_or_default());
    if let Some(game) = played.games().last() {
        let (result, counts) = (game.result_word(), game.counts);
        let _ = writeln!(text, "game {} {result} counts {counts}", game.number);
        let _ = writeln!(text, "white {} began {}", player(game.white), player(game.began));
    }
    if let Some(game) = played.underway() {
        let (number, white, first) = (game.number, player(game.white), player(game.first));
        let _ = writeln!(text, "underway {number} {} white {white} first {first}", game.name);
    }
    if let Some(hidden) = played.hidden() {
        let picked = hidden.picked.map_or("open", |hand| hand.word());
        let _ = writeln!(text, "hidden {} {} {picked}", player(hidden.by), hidden.hash);
    }
    if let Some(next) = played.next() {
        let (white, first) = (due(next.colours.due), due(next.first.due));
        let _ = writeln!(text, "next {} white {white} first {first}", next.number);
    }
    if let Some(end) = played.end() {
        let winner = end.winner.map_or("none", player);
        let _ = writeln!(text, "over {} {winner}", why(end.why));
    }
    text
}

fn player(player: Player) -> &'static str {
    match player {
        Player::One => "one",
        Player::Two => "two",
    }
}

fn due(due: Due) -> &'static str {
    match due {
        Due::To(to) => player(to),
        Due::Lot => "lot",
        Due::Choice(Player::One) => "choice of one",
        Due::Choice(Player::Two) => "choice of two",
        Due::WithWhite => "with white",
        Due::Open => "open",
    }
}

fn why(why: Why) -> &'static str {
    match why {
        Why::Games => "games",
        Why::Wins => "wins",
        Why::Points => "points",
        Why::UndertakingMet => "undertaking met",
        Why::UndertakingFailed => "undertaking failed",
        Why::Resigned => "resigned",
        Why::Agreed => "agreed",
        Why::BrokenOff => "broken off",
    }
}
