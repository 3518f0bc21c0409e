//! Answers and what shows them, in sentences.

use board::{Move, Position, Side};
use game::evidence as truth;
use game::evidence::{Asked, Shown};
use proof::{Answer, MateEvidence, NoMate, OriginReason, Strategy, WinEvidence, Wins};

use crate::evidence::moves::{numbered, sample};

/// What a reader would ask, where there is something to show.
pub(crate) fn asks(of: &truth::Evidence) -> Option<String> {
    match (&of.shown, of.asked) {
        (Shown::Nothing | Shown::NoGame(_), _) | (_, Asked::Arises) => None,
        (Shown::Kept, Asked::StillMates(side)) if of.answer == Answer::Yes => {
            Some(format!("Why can {} still mate?", side.name()))
        }
        (Shown::Kept, Asked::ForcesMate(side)) if of.answer == Answer::Yes => {
            Some(format!("How can {} force mate?", side.name()))
        }
        (Shown::Mate(MateEvidence::Line(_)), Asked::StillMates(side)) => {
            Some(format!("Why can {} still mate?", side.name()))
        }
        (_, Asked::StillMates(side)) => Some(format!("Why can {} no longer mate?", side.name())),
        (Shown::Win(WinEvidence::Forced(_)), Asked::ForcesMate(side)) => {
            Some(format!("How can {} force mate?", side.name()))
        }
        (_, Asked::ForcesMate(side)) => Some(format!("Why can {} not force mate?", side.name())),
        (_, Asked::Dead | Asked::EndlessCheck) => Some("Why is this drawn?".to_owned()),
    }
}

/// What is said where no check goes on for ever.
pub const NO_CHECKS: &str = "Every series of checks can be brought to an end.";

/// The answer in a sentence.
#[must_use]
pub fn says(of: &truth::Evidence) -> String {
    match (&of.shown, of.asked) {
        (Shown::Mate(evidence), Asked::StillMates(side)) => mate_says(&of.position, side, evidence),
        (Shown::Dead(why), _) => death_says(&of.position, why),
        (Shown::Checks(strategy), _) => checks_say(&of.position, strategy),
        (Shown::Win(evidence), _) => win_says(&of.position, evidence),
        (Shown::NoGame(reasons), _) => no_game_says(reasons),
        (Shown::Kept, asked) => kept_says(of, asked),
        _ if of.answer == Answer::Undetermined => {
            format!("It is unproven: the search ended at its bound of {}.", positions(of.bound))
        }
        _ => NO_CHECKS.to_owned(),
    }
}

/// What came out, where what shows it has to be asked for.
fn kept_says(of: &truth::Evidence, asked: Asked) -> String {
    let (of_side, can) = match asked {
        Asked::StillMates(side) => (side, ["can still mate", "can mate by no series of legal moves"]),
        Asked::ForcesMate(side) => (side, ["can force mate", "cannot force mate"]),
        _ => (of.position.turn(), ["can give check for ever", "cannot give check for ever"]),
    };
    format!("{} {}.", of_side.name(), can[usize::from(of.answer != Answer::Yes)])
}

/// "1 position", "2 positions".
pub(crate) fn positions(count: u64) -> String {
    if count == 1 { "1 position".to_owned() } else { format!("{count} positions") }
}

/// A line to mate, or why there is none, in a sentence.
#[must_use]
pub fn mate_says(position: &Position, side: Side, evidence: &MateEvidence) -> String {
    match evidence {
        MateEvidence::Line(line) if line.is_empty() => {
            format!("{} is already checkmated.", (!side).name())
        }
        MateEvidence::Line(line) => {
            format!("{} can still mate, for instance by {}.", side.name(), numbered(position, line))
        }
        MateEvidence::NoMate { forced, because } => {
            format!("{} cannot mate: {}.", side.name(), no_mate(position, forced, *because))
        }
    }
}

/// Why neither side can mate, in a sentence or two.
#[must_use]
pub fn death_says(position: &Position, why: &[MateEvidence; 2]) -> String {
    let [white, black] = why;
    match white {
        MateEvidence::NoMate { forced, because } if white == black => {
            format!("Neither side can mate: {}.", no_mate(position, forced, *because))
        }
        _ => {
            format!("{} {}", mate_says(position, Side::White, white), mate_says(position, Side::Black, black))
        }
    }
}

/// Checks without end, in a sentence.
#[must_use]
pub fn checks_say(position: &Position, strategy: &Strategy) -> String {
    let sample = numbered(position, &sample(position, strategy));
    let player = position.turn().name();
    match strategy.len() {
        1 => format!("{player} can give the same check again and again: {sample}, and so on."),
        count => format!(
            "{player} has a check in each of the {count} positions that can arise, for instance {sample}, and so on."
        ),
    }
}

/// How mate is forced, or that it is prevented, in a sentence.
#[must_use]
pub fn win_says(position: &Position, evidence: &WinEvidence) -> String {
    match evidence {
        WinEvidence::Forced(strategy) => {
            let line = numbered(position, &strategy.line(position));
            match strategy.len() {
                0 => "It is already checkmate.".to_owned(),
                1 => format!("One move is enough: {line}."),
                count => {
                    format!("The right move in each of {count} positions forces mate, for instance {line}.")
                }
            }
        }
        WinEvidence::Held(defence) => match defence.len() {
            0 => "From here mate cannot be forced, or the game is over.".to_owned(),
            1 => "One reply prevents mate for ever.".to_owned(),
            count => format!("The right reply in each of {count} positions prevents mate for ever."),
        },
    }
}

/// The same where more than mate wins; none without evidence.
#[must_use]
pub fn win_by_says(
    position: &Position,
    side: Side,
    wins: Wins,
    evidence: Option<&WinEvidence>,
) -> Option<String> {
    let evidence = evidence?;
    if wins == Wins::BY_MATE {
        return Some(win_says(position, evidence));
    }
    Some(match evidence {
        WinEvidence::Forced(strategy) => {
            let line = wins.line(strategy, position, side);
            let shown = numbered(position, &line);
            match strategy.len() {
                0 if line.is_empty() => "It is already won.".to_owned(),
                0 => format!("Whatever is replied wins, for instance {shown}."),
                1 => format!("One move is enough: {shown}."),
                count => {
                    format!("The right move in each of {count} positions forces a win, for instance {shown}.")
                }
            }
        }
        WinEvidence::Held(defence) => match defence.len() {
            0 => "From here no win can be forced, or the game is over.".to_owned(),
            1 => "One reply prevents a win for ever.".to_owned(),
            count => format!("The right reply in each of {count} positions prevents a win for ever."),
        },
    })
}

/// Why no game leads to a position, in a sentence.
#[must_use]
pub fn no_game_says(reasons: &[OriginReason]) -> String {
    let reasons: Vec<_> = reasons.iter().map(ToString::to_string).collect();
    format!("No game leads to this position: {}.", reasons.join("; "))
}

/// Why there is no mate, in words.
fn no_mate(position: &Position, forced: &[Move], because: NoMate) -> String {
    let reason = match because {
        NoMate::Ended => "there is no legal move",
        NoMate::Material => "the remaining men cannot mate, wherever they stand",
        NoMate::Obstacles => "men that can never move or be taken stand in the way of every mate",
        NoMate::Confined => "the confined men allow no mate, wherever the other men stand",
        NoMate::Exhausted => "every position that can be reached was examined, and none leads to mate",
    };
    let moves = numbered(position, forced);
    match forced.len() {
        0 => reason.to_owned(),
        1 => format!("after {moves}, which is forced, {reason}"),
        _ => format!("after {moves}, which are forced, {reason}"),
    }
}
