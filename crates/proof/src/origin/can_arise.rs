//! Can a position arise in a game?

use board::{Move, Position};

use crate::origin::proof_game;
use crate::origin::reasons::{OriginReason, reasons_against};
use crate::verdict::{Answer, Bound, Verdict};

/// The evidence that a position can arise in a game, or that it cannot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Moves from the array that lead to it.
    Game(Vec<Move>),
    /// Every reason why it cannot.
    Never(Vec<OriginReason>),
}

/// Whether some game from the usual array leads to the position: its pieces, turn and rights, whatever its counters.
///
/// "No" comes with every reason found, "yes" with a game. A game is looked for within `bound` positions, so only games of
/// a few moves are found. Everything else is undetermined.
///
/// ```
/// use board::{Movement, Setup};
/// use jadoube_proof::{Answer, Bound, OriginReason, Origin, can_arise};
/// // One of the Pawns on the a-file must have captured to get there, and Black lacks nothing.
/// let setup: Setup = "rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w - - 0 1".parse().unwrap();
/// let verdict = can_arise(&setup.as_it_stands(&Movement::ORDINARY), Bound { states: 1000 });
/// assert_eq!(verdict.answer, Answer::No);
/// let Some(Origin::Never(reasons)) = verdict.evidence else { unreachable!() };
/// assert!(matches!(reasons[..], [OriginReason::PawnCaptures { taken: 1, lacking: 0, .. }]));
/// ```
#[must_use]
pub fn can_arise(position: &Position, bound: Bound) -> Verdict<Origin> {
    can_arise_from(&[Position::default()], position, bound)
}

/// The same, where games begin from these positions: under laws of an older game from its array, with either side to move
/// where either may begin.
///
/// ```
/// use board::RuleChoices;
/// use jadoube_proof::{Answer, Bound, can_arise_from};
/// let start = RuleChoices::SHATRANJ.start();
/// let after = start.play(start.parse_uci("c1e3").unwrap());
/// assert_eq!(can_arise_from(&[start], &after, Bound { states: 1000 }).answer, Answer::Yes);
/// ```
#[must_use]
pub fn can_arise_from(starts: &[Position], position: &Position, bound: Bound) -> Verdict<Origin> {
    let reasons = reasons_against(position);
    if !reasons.is_empty() {
        return Verdict { answer: Answer::No, evidence: Some(Origin::Never(reasons)), states: 0 };
    }
    let (game, states) = proof_game::find(starts, position, bound.states);
    match game {
        Some(game) => Verdict { answer: Answer::Yes, evidence: Some(Origin::Game(game)), states },
        None => Verdict { answer: Answer::Undetermined, evidence: None, states },
    }
}
