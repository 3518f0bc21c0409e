//! The points that a game gives to each player.

use board::Side;
use law::{Cites, Figure, Provision, figure, providing};

use crate::result::{EndReason, GameResult};
use crate::state::State;

/// The points of a game that is over.
pub(crate) struct Points {
    /// White's and Black's, in halves.
    pub halves: [u32; 2],
    /// The articles that give them.
    pub articles: Cites,
    /// A penalty has left a player with points that no result gives, where the code has each scored as a result is.
    pub unlike_a_result: bool,
}

/// The points of White and Black once the game is over: by its result, with what penalties have given and taken. None
/// where neither the event nor the code gives points, the game counts as never played, or it is half won.
pub(crate) fn points(state: &State) -> Option<Points> {
    let ending = state.ending()?;
    let result = ending.result;
    let articles = Cites::from(providing(state.law().code, Provision::PointsOfAGame));
    let given = state.settings().points.is_some() || !articles.is_empty();
    // What half a win is worth, no table of a win, a draw and a loss says.
    let half = ending.reason.is_some_and(EndReason::is_half_a_win);
    let table = table(state).filter(|_| given && !half)?;
    let by_result = by_result(result, table)?;
    let changed = state.decisions.points();
    let bounds = providing(state.law().code, Provision::PointsAreBounded);
    if bounds.is_empty() {
        return Some(Points { halves: unbounded(by_result, changed), articles, unlike_a_result: false });
    }
    let (halves, bounded) = within_bounds(by_result, changed, table);
    let unlike_a_result = halves.iter().any(|points| !table.contains(points));
    let bounds = bounds.into_iter().filter(|_| bounded || unlike_a_result);
    Some(Points { halves, articles: articles.and(bounds.collect::<Vec<_>>()), unlike_a_result })
}

fn by_result(result: GameResult, [win, draw, loss]: [u32; 3]) -> Option<[u32; 2]> {
    match result {
        GameResult::Won(Side::White) => Some([win, loss]),
        GameResult::Won(Side::Black) => Some([loss, win]),
        GameResult::Drawn => Some([draw, draw]),
        GameResult::BothLost => Some([loss, loss]),
        GameResult::HalfPoint(Side::White) => Some([draw, loss]),
        GameResult::HalfPoint(Side::Black) => Some([loss, draw]),
        GameResult::Annulled | GameResult::Recommenced => None,
    }
}

/// The points for a win, a draw and a loss in halves, as the event or the code has them.
fn table(state: &State) -> Option<[u32; 3]> {
    let of = |which| figure(state.law().code, which).map(|(halves, _)| halves);
    let by_code = || {
        Some([of(Figure::HalfPointsForWin)?, of(Figure::HalfPointsForDraw)?, of(Figure::HalfPointsForLoss)?])
    };
    state.settings().points.or_else(by_code)
}

/// Whether half a point of a game is, by the event's table, another number of points: as many as a draw gives.
pub(crate) fn half_is_otherwise(state: &State) -> bool {
    table(state).is_some_and(|[_, draw, _]| draw != 1)
}

fn unbounded(by_result: [u32; 2], changed: [i32; 2]) -> [u32; 2] {
    Side::ALL.map(|side| {
        let (given, change) = (i64::from(by_result[side.index()]), i64::from(changed[side.index()]));
        u32::try_from((given + change).max(0)).unwrap_or(u32::MAX)
    })
}

/// Nobody has more than a win gives, or less than nothing, and both together no more than the game is worth; whether
/// that has changed anything.
fn within_bounds(by_result: [u32; 2], changed: [i32; 2], [win, draw, loss]: [u32; 3]) -> ([u32; 2], bool) {
    let asked = Side::ALL.map(|side| i64::from(by_result[side.index()]) + i64::from(changed[side.index()]));
    let mut points = asked.map(|points| points.clamp(0, i64::from(win)));
    let most = i64::from((win + loss).max(2 * draw));
    if points[0] + points[1] > most {
        // What was added to the one is not taken from him again.
        let keeps = if changed[0] >= changed[1] { 0 } else { 1 };
        points[1 - keeps] = most - points[keeps];
    }
    (points.map(|points| u32::try_from(points).unwrap_or(0)), points != asked)
}
