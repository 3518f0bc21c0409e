//! The rules of the older game that the tags of a game name: `[Laws "shatranj"]`, and for each choice that was announced a tag
//! with the name of its header, such as `[RuleStalemate "draw"]`.

use board::Setup;
use game::Game;
use game::settings::{Settings, Start};
use law::{Choice, Code, Point, Regulations, codes};

/// The value of a tag of the game.
type Tags<'a> = &'a dyn Fn(&str) -> Option<String>;

/// The code of the older game that the tag `Laws` names; none where it names another, or there is none.
pub(super) fn named(tags: Tags) -> Option<&'static Code> {
    let laws = tags("Laws")?;
    codes::older_game().iter().copied().find(|code| code.id == laws.trim())
}

/// Whether men may move otherwise under this code than today.
pub(super) fn is_older(code: &Code) -> bool {
    codes::older_game().iter().any(|older| older.id == code.id)
}

/// The tag of a point of the older game: its header, each word with a capital, `RuleBareKing`.
pub(super) fn tag_of(point: Point) -> String {
    let capital = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
    point.header().split('-').map(capital).collect()
}

/// What was settled under this code of the older game, as the tags have it.
///
/// Without a `FEN` the game begins from the array of the laws where the tags name them, and otherwise from the usual array of
/// today, as in any PGN.
pub(super) fn settings(code: &'static Code, tags: Tags) -> Result<Settings, Vec<String>> {
    let (mut rules, mut reasons) = (Vec::new(), Vec::new());
    for &point in Point::ALL {
        let Some(word) = tags(&tag_of(point)) else { continue };
        match point.choice(word.trim()) {
            Some(choice) => rules.push(choice),
            None => {
                let known: Vec<_> = point.choices().iter().map(|choice| choice.word()).collect();
                let tag = tag_of(point);
                reasons.push(format!("{tag}: expected one of {}, found `{word}`", known.join(", ")));
            }
        }
    }
    let fen = tags("FEN").filter(|_| tags("SetUp").as_deref() != Some("0"));
    let start = match fen.map(|fen| fen.trim().parse::<Setup>()) {
        Some(Ok(setup)) => Start::Setup(Box::new(setup)),
        Some(Err(error)) => {
            reasons.extend(error.faults().iter().map(|fault| fault.says.clone()));
            Start::Usual
        }
        None => Start::Usual,
    };
    let todays = start == Start::Usual && named(tags).is_none();
    if todays && !rules.iter().any(|choice| choice.point() == Point::Array) {
        let own = code.under(&Regulations::default()).settles(Point::Array);
        rules.extend(own.filter(|(choice, _)| *choice != Choice::KingOnE).map(|_| Choice::KingOnE));
    }
    match reasons.is_empty() {
        true => Ok(Settings { start, rules, ..Settings::default() }),
        false => Err(reasons),
    }
}

/// The position in which a game under this code begins, as the tags have it.
pub(super) fn start(code: &'static Code, tags: Tags) -> Result<board::Position, Vec<String>> {
    let game = Game::new(code, settings(code, tags)?).map_err(|error| error.reasons)?;
    Ok(*game.position())
}
