//! The points that the result of a game gives, where the event has a table of its own or a penalty has changed them.

use board::Side;
use law::{Cites, Figure, Provision, figure, providing};

use crate::phrases::points_in_words;
use crate::result::GameResult;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// What the points of a game depend on.
pub(crate) type Scored = (Option<GameResult>, [i32; 2]);

/// The result so far, and what penalties have changed.
pub(crate) fn scored(state: &State) -> Scored {
    (state.ending().map(|ending| ending.result), state.decisions.points())
}

/// The points of both players, once the game is over and when they change after that.
pub(crate) fn tells_points(state: &State, before: Scored) -> Option<Ruling> {
    let (result, changed) = scored(state);
    let told = state.settings().points.is_some() || changed != [0; 2];
    let result = result.filter(|_| told && before != (result, changed))?;
    let articles = providing(state.law().code, Provision::PointsOfAGame);
    let [win, draw, loss] = table(state).filter(|_| !articles.is_empty())?;
    let by_result = match result {
        GameResult::Won(Side::White) => [win, loss],
        GameResult::Won(Side::Black) => [loss, win],
        GameResult::Drawn => [draw, draw],
        GameResult::BothLost => [loss, loss],
        GameResult::HalfPoint(Side::White) => [draw, loss],
        GameResult::HalfPoint(Side::Black) => [loss, draw],
        GameResult::Annulled | GameResult::Recommenced => return None,
    };
    let bounds = providing(state.law().code, Provision::PointsAreBounded);
    let (points, bounded) = within_bounds(by_result, changed, [win, draw, loss]);
    let (points, cited) = match bounds.is_empty() {
        true => (unbounded(by_result, changed), Vec::new()),
        false if bounded => (points, bounds),
        false => (points, Vec::new()),
    };
    let [white, black] = points.map(points_in_words);
    let says = format!("White has {white} of this game, and Black {black}.");
    Some(ruling(Cites::from(articles).and(cited), RulingKind::Note, says))
}

/// The points for a win, a draw and a loss in halves, as the event or the code has them.
fn table(state: &State) -> Option<[u32; 3]> {
    let of = |which| figure(state.law().code, which).map(|(halves, _)| halves);
    let by_code = || {
        Some([of(Figure::HalfPointsForWin)?, of(Figure::HalfPointsForDraw)?, of(Figure::HalfPointsForLoss)?])
    };
    state.settings().points.or_else(by_code)
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
