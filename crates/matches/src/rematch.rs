//! A rematch, the same game between the same two: who has White and the first move, and what the game before counts.

use board::Side;
use game::Game;
use game::settings::{
    BoardPlacing, Colours, Settings as GameSettings, Start, TimeControl, TimeLimit, Undertaken, Undertaking,
};
use records::script::Header;

use crate::act::{GamePlayed, MatchAct, Played, Told};
use crate::conduct::Match;
use crate::due::Due;
use crate::odds::{MatchOdds, opposite, turned};
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

/// How the same two play the same game again, once it is over.
#[derive(Clone, Debug)]
pub struct RematchTerms {
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
/// assert!(jadoube_matches::rematch::rematch_terms(&game).is_none());
/// game.judge(records::act::read("white resigns", &game)?)?;
/// let next = jadoube_matches::rematch::rematch_terms(&game).ok_or("it is over")?;
/// assert_eq!((next.colours, next.articles), (jadoube_matches::rematch::Goes::Change, vec!["17", "18"]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn rematch_terms(game: &Game) -> Option<RematchTerms> {
    let ending = game.ending()?;
    // From a position it is told who moves first: the code speaks of the array.
    let of_position = matches!(game.settings().start, Start::Setup(_));
    let began = if of_position { Side::White } else { game.began() };
    let mut settings = Settings::new(game.code(), [String::from("One"), String::from("Two")]);
    settings.points = game.settings().points;
    settings.odds = MatchOdds::of(game.settings().odds.clone());
    let mut series = Match::new(settings).ok()?;
    // From a position it is told who moves first, which is no matter of the series.
    let played = Played { began, ..Played::of(game, String::new())? };
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
        let own = as_agreed(game.settings());
        let mut settings = if white == Player::One { own } else { colours_changed(own) };
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
    Some(RematchTerms { colours, first, articles, scored, headers: [kept, changed] })
}

/// What was agreed before the game, without what went wrong when it was set up.
fn as_agreed(settings: &GameSettings) -> GameSettings {
    GameSettings {
        board: BoardPlacing::Proper,
        first: None,
        colours: Colours::Proper,
        clock_set: None,
        ..settings.clone()
    }
}

/// The same agreements with the colours changed: what was one player's stays his. A new setting has to be named here, so that
/// somebody decides whose it is.
fn colours_changed(settings: GameSettings) -> GameSettings {
    let GameSettings {
        kind: _,
        reply: _,
        sides: _,
        table: _,
        notice: _,
        start: _,
        board: _,
        first: _,
        right: _,
        time: _,
        clock_set: _,
        tempo: _,
        supervision: _,
        guidelines: _,
        variations: _,
        rules: _,
        close: _,
        odds: _,
        arbiter: _,
        arbiters: _,
        hearing: _,
        draw_odds: _,
        colours: _,
        no_draw_before: _,
        no_resign_before: _,
        default_time: _,
        undertaking: _,
        draw_after_moves: _,
        notation: _,
        missing_pairs: _,
        electronic_scores: _,
        letters: _,
        points: _,
        visually_disabled: _,
        search_states: _,
    } = &settings;
    let changed = |side: Side| !side;
    let [white_letters, black_letters] = settings.letters;
    GameSettings {
        sides: swapped(settings.sides),
        first: settings.first.map(changed),
        right: settings.right.map(changed),
        time: match settings.time {
            TimeLimit::Agreed(time) => TimeLimit::Agreed(clocks_swapped(time)),
            time => time,
        },
        clock_set: settings.clock_set.map(clocks_swapped),
        odds: settings.odds.iter().map(turned).collect(),
        draw_odds: settings.draw_odds.map(changed),
        undertaking: settings.undertaking.map(|it| match settings.start {
            // A position stays as it is, and its squares with it.
            Start::Setup(_) => Undertaking { by: !it.by, ..it },
            Start::Usual | Start::Chess960(_) => undertaken_by_the_other(it),
        }),
        missing_pairs: swapped(settings.missing_pairs),
        electronic_scores: swapped(settings.electronic_scores),
        letters: [black_letters, white_letters],
        visually_disabled: swapped(settings.visually_disabled),
        ..settings
    }
}

fn undertaken_by_the_other(undertaking: Undertaking) -> Undertaking {
    let what = match undertaking.what {
        Undertaken::MateWith(square) => Undertaken::MateWith(opposite(square)),
        Undertaken::MateOn(square) => Undertaken::MateOn(opposite(square)),
        Undertaken::MateWithPawn(square) => Undertaken::MateWithPawn(square.map(opposite)),
        what @ (Undertaken::Win
        | Undertaken::BeMated
        | Undertaken::BeStalemated
        | Undertaken::Condition(_)) => what,
    };
    Undertaking { by: !undertaking.by, what }
}

fn swapped<T>([white, black]: [T; 2]) -> [T; 2] {
    [black, white]
}

fn clocks_swapped(time: TimeControl) -> TimeControl {
    match time {
        TimeControl::Own(allowances) => TimeControl::Own(swapped(allowances)),
        TimeControl::Hourglass(milliseconds) => TimeControl::Hourglass(swapped(milliseconds)),
    }
}
