//! The rules of the older game that the tags of a game name: `[Laws "shatranj"]`, and for each choice that was announced a tag
//! with the name of its header, such as `[RuleStalemate "draw"]`.

use board::{Setup, Square};
use game::Game;
use game::settings::{Settings, Start};
use law::{Choice, Code, InForce, Point, Regulations, codes};

/// The value of a tag of the game.
type Tags<'a> = &'a dyn Fn(&str) -> Option<String>;

/// The code of the older game that the tag `Laws` names; none where it names another, or there is none.
///
/// ```
/// let tags = |name: &str| (name == "Laws").then(|| "shatranj".to_owned());
/// assert_eq!(jadoube_records::pgn::older_code(&tags).map(|code| code.id), Some("shatranj"));
/// ```
#[must_use]
pub fn named(tags: Tags) -> Option<&'static Code> {
    let laws = tags("Laws")?;
    codes::older_game().iter().copied().find(|code| code.id.eq_ignore_ascii_case(laws.trim()))
}

/// Whether a tag announces a choice of the older game, such as `RuleStalemate`.
///
/// ```
/// assert!(jadoube_records::pgn::announces_older("RuleStalemate"));
/// assert!(!jadoube_records::pgn::announces_older("Rules"));
/// ```
#[must_use]
pub fn announces(tag: &str) -> bool {
    Point::ALL.iter().any(|&point| tag_of(point) == tag)
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

/// Whether a tag has the name that [`tag_of`] gives. Every tag of every game is asked for each point, so nothing is put together.
pub(super) fn is_tag_of(name: &[u8], point: Point) -> bool {
    let capital = |(at, letter): (usize, u8)| if at == 0 { letter.to_ascii_uppercase() } else { letter };
    let letters = point.header().split('-').flat_map(|word| word.bytes().enumerate().map(capital));
    letters.eq(name.iter().copied())
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
    let start = set_up(tags).unwrap_or_else(|faults| {
        reasons.extend(faults);
        Start::Usual
    });
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

/// Whether a game of the older game begins in the array of its laws, with the men where they stand today: the tag `Laws` and those
/// of its choices then say how it begins, and no reader needs a `FEN` for it.
pub(super) fn begins_as_named(game: &Game, start: &Setup) -> bool {
    if !is_older(game.code()) {
        return false;
    }
    let settings = Settings { rules: game.settings().rules.clone(), ..Settings::default() };
    let own = Game::new(game.code(), settings).map(|game| game.position().setup().fen());
    let today = Setup::usual_array();
    let as_today = Square::ALL.into_iter().all(|square| start.man_at(square) == today.man_at(square));
    as_today && own.is_ok_and(|own| own == start.fen())
}

/// What the tag `FEN` sets up; the usual array where there is none.
fn set_up(tags: Tags) -> Result<Start, Vec<String>> {
    let fen = tags("FEN").filter(|_| tags("SetUp").as_deref() != Some("0"));
    match fen.map(|fen| fen.trim().parse::<Setup>()) {
        Some(Ok(setup)) => Ok(Start::Setup(Box::new(setup))),
        Some(Err(error)) => Err(error.faults().iter().map(|fault| fault.says.clone()).collect()),
        None => Ok(Start::Usual),
    }
}

/// Where the movetext of a game of the older game begins: in the position of its tags, which stands behind the moves that
/// were given at odds and made together, or else where the game does.
pub(super) fn begins_movetext(game: &Game, tags: Tags) -> Result<board::Position, Vec<String>> {
    match set_up(tags)? {
        Start::Usual => Ok(*game.position()),
        start => {
            let settings = Settings { start, rules: game.settings().rules.clone(), ..Settings::default() };
            Game::new(game.code(), settings).map(|game| *game.position()).map_err(|error| error.reasons)
        }
    }
}

/// The articles in force in a game under this code of the older game, and the position in which it begins, as the tags have it.
///
/// # Errors
///
/// Every reason why no such game can begin so.
///
/// ```
/// let fide = law::codes::find("fide-1929").ok_or(vec!["no such code".to_owned()])?;
/// let (law, start) = jadoube_records::pgn::older_start(fide, &|_: &str| None)?;
/// assert!(law.id() == "fide-1929" && start.movement().older.castles_on_any_line());
/// # Ok::<(), Vec<String>>(())
/// ```
pub fn start(code: &'static Code, tags: Tags) -> Result<(InForce, board::Position), Vec<String>> {
    let settings = settings(code, tags)?;
    let law = code.under(&Regulations { chosen: settings.rules.clone(), ..Regulations::default() });
    let game = Game::new(code, settings).map_err(|error| error.reasons)?;
    Ok((law, *game.position()))
}

#[cfg(test)]
mod tests {
    use law::Point;

    use super::{is_tag_of, tag_of};

    #[test]
    fn tags_are_known_by_their_names() {
        for &point in Point::ALL {
            let name = tag_of(point);
            let those = Point::ALL.iter().filter(|&&other| is_tag_of(name.as_bytes(), other)).count();
            assert!(is_tag_of(name.as_bytes(), point) && those == 1, "{name}");
            assert!(!is_tag_of(&name.as_bytes()[1..], point) && !is_tag_of(point.header().as_bytes(), point));
        }
    }
}
