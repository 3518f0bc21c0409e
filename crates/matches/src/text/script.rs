//! A game of a match that is kept as a script of acts.

use game::standing::GameResult;
use records::cases;
use records::points::points as written;
use records::script::{Expected, Script, ScriptError};

use crate::act::Played;

/// Opens a script that a match names, and gives its text, or why it cannot.
pub type Opens<'o> = dyn FnMut(&str) -> Result<String, String> + 'o;

/// Judges the script of a game, and gives how it ended. The points of the event, for a win, a draw and a loss in halves, are
/// those of its games too.
pub(super) fn judged(
    file: &str,
    text: &str,
    points: Option<[u32; 3]>,
) -> Result<(GameResult, Played), Vec<String>> {
    let said = |error: ScriptError| error.to_string().lines().map(str::to_owned).collect::<Vec<_>>();
    let mut script = Script::read(file, text).map_err(said)?;
    let own = &mut script.header.settings.points;
    if let (Some(event), Some(own)) = (points, *own)
        && event != own
    {
        let [event, own] = [event, own].map(|table| table.map(written).join(" "));
        return Err(vec![format!("it gives the points {own}, and the match {event}")]);
    }
    *own = own.or(points);
    let mut game = cases::begin(&script).map_err(said)?;
    for act in &script.acts {
        // An act that is expected to be impossible changes nothing.
        let expected =
            act.expects.iter().any(|it| it.expectation.what == Expected::Error && !it.expectation.not);
        match cases::judge(&mut game, file, act) {
            Err(error) if !expected => return Err(said(error)),
            _ => {}
        }
    }
    let over = game.ending().map(|ending| ending.result).zip(Played::of(&game, file.to_owned()));
    over.ok_or_else(|| vec!["the game is not over".to_owned()])
}
