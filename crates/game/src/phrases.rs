//! Men and squares as a sentence names them.

use board::{Kind, Man, Move, Position, Side, Square};

use crate::act::person::Person;
use crate::state::State;
use crate::state::clock::Clock;
use crate::state::men::{ManId, Men};
use crate::state::turn::Turn;

/// "a White Pawn".
pub(crate) fn with_article(position: &Position, man: Man) -> String {
    format!("a {} {}", man.side.name(), position.name_of(man.kind))
}

/// "the Knight on g1", "Black's Pawn on d5" for an adverse man.
pub(crate) fn man_on(turn: &Turn, square: Square) -> String {
    match turn.men().man_at(square) {
        Some(man) => man_of(turn.by(), turn, man, square),
        None => format!("the square {square}"),
    }
}

/// The same as it stands on the board now: "the Knight that stood on b8" if it is on another square than where the turn began
/// with it, or is off the board.
pub(crate) fn man_as_it_stands(state: &State, square: Square) -> String {
    man_of_turn_as_it_stands(state, state.turn(), square)
}

/// The same of a man of this turn, which may be over.
pub(crate) fn man_of_turn_as_it_stands(state: &State, turn: &Turn, square: Square) -> String {
    let named = man_on(turn, square);
    match turn.men().at(square) {
        Some(man) => named_as_it_stands(state, state.tabletop.men(), (man, square), named),
        None => named,
    }
}

/// This name of a man that stood on this square: "that stood on" where it stands elsewhere, or nowhere, among these men. What a
/// hand has in the air is named by its square.
pub(crate) fn named_as_it_stands(
    state: &State,
    men: &Men,
    (man, square): (ManId, Square),
    named: String,
) -> String {
    let gone = match men.square_of(man) {
        Some(now) => now != square,
        None => !state.tabletop.hands().take_it_from(man, square),
    };
    if gone { named.replacen(" on ", " that stood on ", 1) } else { named }
}

/// The same where this side, and not the player of the turn, has done something with it.
pub(crate) fn man_for(side: Side, turn: &Turn, square: Square) -> String {
    match turn.men().man_at(square) {
        Some(man) => man_of(side, turn, man, square),
        None => format!("the square {square}"),
    }
}

/// The same of a man that has been moved in the turn, as a sentence about this player names it.
pub(crate) fn man_of(side: Side, turn: &Turn, man: Man, square: Square) -> String {
    let name = turn.position().name_of(man.kind);
    match man.side == side {
        true => format!("the {name} on {square}"),
        false => format!("{}'s {name} on {square}", man.side.name()),
    }
}

/// What a player must do, with the names of the men that the duty gives by their squares: "move the Knight on g1" for
/// "move the man on g1". A King is named already, and may stand elsewhere.
pub(crate) fn with_names(turn: &Turn, duty: &str) -> String {
    names_men(duty, |square| man_on(turn, square))
}

/// The same of what is to be done now, with the men on the board as they stand.
pub(crate) fn with_names_now(state: &State, duty: &str) -> String {
    names_men(duty, |square| man_as_it_stands(state, square))
}

fn names_men(duty: &str, name: impl Fn(Square) -> String) -> String {
    let square_at = |text: &str| text.get(..2).and_then(|name| name.parse::<Square>().ok());
    let (mut says, mut rest) = (String::new(), duty);
    const MEN: [&str; 3] = ["the man on ", "the men on ", "the King on "];
    while let Some((at, words)) = MEN.iter().filter_map(|words| Some((rest.find(words)?, words))).min() {
        says.push_str(&rest[..at]);
        rest = &rest[at + words.len()..];
        while let Some(square) = square_at(rest) {
            says.push_str(&name(square));
            rest = &rest[2..];
            let links = |link: &&str| rest.strip_prefix(*link).and_then(square_at).is_some();
            let Some(link) = [", ", " or ", " and "].into_iter().find(links) else { break };
            says.push_str(link);
            rest = &rest[link.len()..];
        }
    }
    says + rest
}

/// "1 second", "90 seconds", "1.5 seconds"; whole minutes as "one minute", "two minutes", "10 minutes".
pub(crate) fn seconds(ms: u64) -> String {
    const COUNTED: [&str; 5] = ["one", "two", "three", "four", "five"];
    if ms > 0 && ms.is_multiple_of(60_000) {
        let minutes = ms / 60_000;
        let number = usize::try_from(minutes - 1).ok().and_then(|at| COUNTED.get(at));
        let number = number.map_or_else(|| minutes.to_string(), |word| (*word).to_owned());
        return format!("{number} minute{}", if minutes == 1 { "" } else { "s" });
    }
    match (ms / 1000, ms % 1000) {
        (1, 0) => "1 second".to_owned(),
        (whole, 0) => format!("{whole} seconds"),
        (whole, part) => format!("{whole}.{} seconds", format!("{part:03}").trim_end_matches('0')),
    }
}

/// Whole days as such, and any other time in seconds: "10 days", "120 seconds".
pub(crate) fn span(ms: u64) -> String {
    const DAY: u64 = 24 * 3_600_000;
    match usize::try_from(ms / DAY) {
        Ok(days) if days > 0 && ms.is_multiple_of(DAY) => number_of(days, "day"),
        _ => seconds(ms),
    }
}

/// "a1", "a1 or b2", "a1, b2 or c3".
pub(crate) fn listed(squares: &[Square], last: &str) -> String {
    let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
    join(&names, last)
}

/// "one", "one and two", "one, two and three".
pub(crate) fn join(words: &[String], last: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., end] => format!("{} {last} {end}", most.join(", ")),
    }
}

pub(crate) fn man_in_words(state: &State, id: ManId) -> String {
    state.turn().position().name_of(state.tabletop.men().man(id).kind).to_string()
}

/// Who did something that a player or the arbiter does alone, or both players do together: "White", "The players".
pub(crate) fn doer(who: Person) -> &'static str {
    match who.side() {
        Some(side) => side.name(),
        None if who.is_arbiter() => "The arbiter",
        None => "The players",
    }
}

/// "1 move", "2 moves".
pub(crate) fn number_of(many: usize, one: &str) -> String {
    if many == 1 { format!("1 {one}") } else { format!("{many} {one}s") }
}

/// A move that a record means: "the Pawn from e2 to e4", "castling on the King's side".
pub(crate) fn move_meant(position: &Position, m: Move) -> String {
    if m.is_castling_on_file() {
        return "castling up the file".to_string();
    }
    if let Some(wing) = m.castling_wing() {
        return format!("castling on the {wing}");
    }
    let called = |kind: Kind| position.name_of(kind);
    let mover = position.kind_at(m.from()).map_or("man", called);
    let takes = position.captured(m).map(|(_, man)| format!(", taking the {}", called(man.kind)));
    let becomes = m.promotion_kind().map(|kind| format!(", promoted to a {}", called(kind)));
    let (takes, becomes) = (takes.unwrap_or_default(), becomes.unwrap_or_default());
    format!("the {mover} from {} to {}{takes}{becomes}", m.from(), m.to())
}

/// "half a point", "a point", "1½ points", "no point".
pub(crate) fn points_in_words(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 0) => "no point".to_string(),
        (0, _) => "half a point".to_string(),
        (1, 0) => "a point".to_string(),
        (whole, 0) => format!("{whole} points"),
        (whole, _) => format!("{whole}\u{bd} points"),
    }
}

/// ", White with 0:09:10 and Black with 0:04:00, White's clock running".
pub(crate) fn clock_in_words(clock: &Clock, running: Option<Side>) -> String {
    let left = |side: Side| clock.left_ms(side).map_or("no limit".to_string(), time_of_day);
    let runs = match running {
        Some(side) => format!("{}'s clock running", side.name()),
        None => "neither clock running".to_string(),
    };
    format!(", White with {} and Black with {}, {runs}", left(Side::White), left(Side::Black))
}

/// "0:09:10".
pub(crate) fn time_of_day(ms: u64) -> String {
    let seconds = ms / 1_000;
    format!("{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
}
