//! The same game again between the same two: who has White and the first move, and what the game before counts.

use board::Side;
use game::Game;
use game::settings::{Settings as GameSettings, Start, TimeControl, TimeLimit};
use game::standing::EndReason;
use records::script::Header;

use crate::act::{GamePlayed, MatchAct, Played, Told};
use crate::conduct::Match;
use crate::due::Due;
use crate::odds::{MatchOdds, turned};
use crate::player::Player;
use crate::settings::Settings;

/// What becomes of the colours in the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goes {
    /// Each player keeps his.
    Keep,
    /// They change.
    Change,
    /// Lots are drawn.
    Lot,
}

/// A game after which the same two play the same again.
#[derive(Clone, Debug)]
pub struct Again {
    /// What becomes of the colours; where the code is silent, they change.
    pub colours: Goes,
    /// The side that begins the next game, as far as that is known.
    pub first: Option<Side>,
    /// The articles that say so; none where the code is silent.
    pub articles: Vec<&'static str>,
    /// What the game gave White and Black as the code counts a series, in halves; none where it counts as none.
    pub scored: Option<[u32; 2]>,
    /// The header of the next game where each keeps his colour, and where they change; one of them, unless lots are drawn.
    pub headers: [Option<Header>; 2],
}

/// What follows a game that is over, for the same two players; none while it goes on, and where no other can follow.
///
/// ```
/// let code = law::codes::find("bcf-1912").ok_or("no such code")?;
/// let mut game = game::Game::new(code, game::settings::Settings::default())?;
/// assert!(jadoube_matches::again::again(&game).is_none());
/// game.judge(records::act::read("white resigns", &game)?)?;
/// let next = jadoube_matches::again::again(&game).ok_or("it is over")?;
/// assert_eq!((next.colours, next.articles), (jadoube_matches::again::Goes::Change, vec!["17", "18"]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn again(game: &Game) -> Option<Again> {
    let ending = game.ending()?;
    // From a position it is told who moves first: the code speaks of the array.
    let of_position = matches!(game.settings().start, Start::Setup(_));
    let began = if of_position { Side::White } else { game.began() };
    let mut settings = Settings::new(game.code(), [String::from("One"), String::from("Two")]);
    settings.points = game.settings().points;
    settings.odds = MatchOdds::of(game.settings().odds.clone());
    let mut series = Match::new(settings).ok()?;
    let played = Played {
        file: String::new(),
        code: game.code().id,
        odds: game.settings().odds.clone(),
        began,
        scored: game.standing().scored,
        articles: ending.ruling.articles.clone(),
        half: matches!(ending.reason, Some(EndReason::HalfWinByStalemate | EndReason::HalfWinByBareKing)),
    };
    let told = GamePlayed {
        white: Some(Player::One),
        script: Some(played),
        ..GamePlayed::new(Told::Result(ending.result))
    };
    series.judge(MatchAct::Game(told)).ok()?;
    let last = series.games().last()?;
    let won = Player::ALL.map(|player| 2 * u32::from(last.winner() == Some(player)));
    let scored = last.counts.then(|| last.points.unwrap_or(won));
    let next = series.next()?;
    let colours = match next.colours.due {
        Due::To(Player::One) | Due::Choice(_) => Goes::Keep,
        Due::To(Player::Two) | Due::WithWhite | Due::Open => Goes::Change,
        Due::Lot => Goes::Lot,
    };
    let begins = |white: Player| {
        let with_white = series.begins_with_white(white);
        let first = next.first.due.player().filter(|_| colours != Goes::Lot).unwrap_or(with_white);
        (first.side(white), first == with_white)
    };
    let header = |white: Player| {
        let own = game.settings().clone();
        let mut settings = if white == Player::One { own } else { across(own) };
        let (first, by_code) = begins(white);
        settings.right = (!by_code && !of_position).then_some(first);
        Header::new(game.code(), settings)
    };
    let kept = (colours != Goes::Change).then(|| header(Player::One));
    let changed = (colours != Goes::Keep).then(|| header(Player::Two));
    let white = if colours == Goes::Keep { Player::One } else { Player::Two };
    let first = (!of_position && colours != Goes::Lot).then(|| begins(white).0);
    let mut articles = next.colours.articles;
    articles.extend(next.first.articles);
    articles.dedup();
    Some(Again { colours, first, articles, scored, headers: [kept, changed] })
}

/// The same agreements with the colours changed: what was one player's stays his.
fn across(mut settings: GameSettings) -> GameSettings {
    settings.sides.swap(0, 1);
    settings.missing_pairs.swap(0, 1);
    settings.electronic_scores.swap(0, 1);
    settings.letters.swap(0, 1);
    settings.visually_disabled.swap(0, 1);
    settings.draw_odds = settings.draw_odds.map(|side| !side);
    settings.odds = settings.odds.iter().map(turned).collect();
    if let Some(undertaking) = &mut settings.undertaking {
        undertaking.by = !undertaking.by;
    }
    if let TimeLimit::Agreed(time) = &mut settings.time {
        swap(time);
    }
    if let Some(time) = &mut settings.clock_set {
        swap(time);
    }
    settings
}

fn swap(time: &mut TimeControl) {
    match time {
        TimeControl::Own(allowances) => allowances.swap(0, 1),
        TimeControl::Hourglass(milliseconds) => milliseconds.swap(0, 1),
    }
}
