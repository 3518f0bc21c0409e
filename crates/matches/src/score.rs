//! The score of a match as its code counts it, and whether the match is over.

use std::num::NonZeroU32;

use game::standing::GameResult;
use law::{Figure, Provision, figure, providing};

use crate::played::MatchGame;
use crate::player::Player;
use crate::settings::Settings;

/// The score.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// The games that each player has won.
    pub won: [u32; 2],
    /// The drawn games, whether they count or not.
    pub drawn: u32,
    /// The games that count.
    pub counted: u32,
    /// The games that each player has won running.
    pub running: [u32; 2],
    /// The points of each player in halves, where the code or the event gives points.
    pub points: Option<[u32; 2]>,
    /// The articles that give the points.
    pub articles: Vec<&'static str>,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// Who won it; none: it is drawn, or broken off.
    pub winner: Option<Player>,
    /// Why it is over.
    pub why: Why,
    /// The articles by which.
    pub articles: Vec<&'static str>,
}

/// Why a match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// The games are played.
    Games,
    /// A player has won so many.
    Wins,
    /// A player has so many points.
    Points,
    /// A player has won the games running that he undertook to win.
    UndertakingMet,
    /// He has not.
    UndertakingFailed,
    /// A player gave it up.
    Resigned,
    /// The players agreed.
    Agreed,
    /// The players stopped.
    BrokenOff,
}

/// What a win, a draw and a loss give in halves: as the event has it, or the code.
pub(crate) fn table(settings: &Settings) -> Option<[u32; 3]> {
    let of = |which| figure(settings.code, which).map(|(halves, _)| halves);
    let by_code = || {
        Some([of(Figure::HalfPointsForWin)?, of(Figure::HalfPointsForDraw)?, of(Figure::HalfPointsForLoss)?])
    };
    let gives = !providing(settings.code, Provision::PointsOfAGame).is_empty();
    settings.points.or_else(by_code).filter(|_| gives)
}

/// The score after these games.
pub(crate) fn score(settings: &Settings, games: &[MatchGame]) -> Score {
    let mut score = Score::default();
    if table(settings).is_some() {
        score.points = Some([0, 0]);
        score.articles = providing(settings.code, Provision::PointsOfAGame);
    }
    for game in games.iter().filter(|game| game.stands()) {
        score.counted += u32::from(game.counts);
        score.drawn += u32::from(game.result == GameResult::Drawn);
        let winner = game.winner();
        for player in Player::ALL {
            let at = player.index();
            let wins = winner == Some(player);
            score.won[at] += u32::from(wins);
            // A draw that counts as no game still breaks the row.
            score.running[at] = if wins { score.running[at] + 1 } else { 0 };
            if let (Some(points), Some(gained)) = (score.points.as_mut(), game.points) {
                points[at] += gained[at];
            }
        }
    }
    score
}

/// Whether the games end the match.
pub(crate) fn end(settings: &Settings, games: &[MatchGame]) -> Option<End> {
    let score = score(settings, games);
    let end = |winner, why| End { winner, why, articles: Vec::new() };
    if let Some(running) = settings.undertaking {
        let articles = providing(settings.code, Provision::UndertakenSeries);
        let failed = games.iter().any(|game| game.stands() && game.winner() != Some(running.by));
        if failed {
            return Some(End { winner: Some(!running.by), why: Why::UndertakingFailed, articles });
        }
        if score.running[running.by.index()] >= running.games.get() {
            return Some(End { winner: Some(running.by), why: Why::UndertakingMet, articles });
        }
    }
    let reached = |target: Option<NonZeroU32>, has: [u32; 2]| {
        let leads = |player: &Player| has[player.index()] >= target.map_or(u32::MAX, NonZeroU32::get);
        let reached: Vec<Player> = Player::ALL.into_iter().filter(leads).collect();
        (!reached.is_empty()).then(|| ahead(has))
    };
    if let Some(winner) = reached(settings.length.wins, score.won) {
        return Some(end(winner, Why::Wins));
    }
    if let Some(winner) = score.points.and_then(|points| reached(settings.length.points, points)) {
        return Some(end(winner, Why::Points));
    }
    let all = settings.length.games.is_some_and(|games| score.counted >= games.get());
    all.then(|| end(ahead(score.points.unwrap_or(score.won)), Why::Games))
}

/// Who can no longer be caught in a match of so many games, though they are not all played.
pub(crate) fn decided(settings: &Settings, games: &[MatchGame]) -> Option<Player> {
    let score = score(settings, games);
    let left = settings.length.games?.get().saturating_sub(score.counted);
    let (has, most) = match (score.points, table(settings)) {
        (Some(points), Some([win, draw, loss])) => (points, win.max(draw).saturating_sub(loss.min(draw))),
        _ => (score.won, 1),
    };
    let leader = ahead(has).filter(|_| left > 0)?;
    let lead = has[leader.index()] - has[(!leader).index()];
    (u64::from(lead) > u64::from(left) * u64::from(most)).then_some(leader)
}

/// Who has more.
fn ahead([one, two]: [u32; 2]) -> Option<Player> {
    match one.cmp(&two) {
        std::cmp::Ordering::Greater => Some(Player::One),
        std::cmp::Ordering::Less => Some(Player::Two),
        std::cmp::Ordering::Equal => None,
    }
}
