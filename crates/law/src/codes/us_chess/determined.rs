//! Rule 9: when a move is determined, and when it is completed.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Outcome, Provision};
use crate::question::Clause::*;
use crate::rule::rule;

/// 9A
pub(super) const R9A: Article = Article {
    no: "9A",
    heading: "Determination and completion of the move",
    says: "A move to an empty square is determined when the man was released there, and completed when the clock is \
           pressed.",
    doubts: &["Without a clock a move is read as completed when it is determined."],
    installs: &[
        Provides(Provision::CompletedByPress),
        Provides(Provision::CompletedByNextMove),
        Provides(Provision::PressAfterReply),
        Transfer(rule(&[MADE_LEGALLY, PLAIN], &[Makes])),
        Transfer(rule(&[MADE_IN_ACCORD], &[Commits])),
        Completion(rule(&[A_LEGAL_MOVE], &[Completes])),
    ],
};

/// 9B
pub(super) const R9B: Article = Article {
    no: "9B",
    heading: "Determination and completion of the move",
    says: "A capture is determined when the captured man is off the board and the capturing man was released, and \
           completed when the clock is pressed.",
    doubts: &[],
    installs: &[
        Transfer(rule(&[MADE_LEGALLY, CAPTURE_ONLY], &[Makes])),
        Transfer(rule(&[BEGUN, CAPTURE_ONLY], &[StaysOpen, Commits])),
    ],
};

/// 9C
pub(super) const R9C: Article = Article {
    no: "9C",
    heading: "Determination and completion of the move",
    says: "Castling is determined when the Rook was released on the square that the King has crossed. Once the \
           King was released, two squares from where he stood, the player must castle on that side if it is legal.",
    doubts: &[
        "A press of the clock after the King's part alone completes a move that is not legal as it stands (11D). Another reading: nothing \
         was determined, and it is a press without a move.",
    ],
    installs: &[
        Transfer(rule(&[MADE_LEGALLY, CASTLING], &[Makes])),
        Transfer(rule(&[BEGUN, CASTLING], &[StaysOpen, Commits])),
        Transfer(rule(&[ILLEGAL, KING_ALONE], &[StaysOpen])),
    ],
};

/// 9D
pub(super) const R9D: Article = Article {
    no: "9D",
    heading: "Determination and completion of the move",
    says: "A promotion is determined when the Pawn is off the board and the new piece was released on the square of \
           promotion; until it is released, another may take its place. A Pawn released on its last rank must be \
           promoted there.",
    doubts: &[
        "Later printings have the choice made as soon as the new piece touches the square.",
        "Something that is no piece, set where the Pawn is promoted, is read as no new piece: it counts as the Pawn, left there. Another \
         reading: the Pawn was replaced, if wrongly, and the right piece is only to be set for it.",
    ],
    installs: &[
        Transfer(rule(&[MADE_LEGALLY, PROMOTION], &[Makes])),
        Transfer(rule(&[BEGUN, PROMOTION], &[StaysOpen])),
        Transfer(rule(&[BEGUN, PROMOTION, RELEASED], &[Commits])),
        Completion(rule(&[PAWN_LEFT, ACTED_ON], &[Restores(BEFORE_IT)])),
    ],
};

/// 9E
pub(super) const R9E: Article = Article {
    no: "9E",
    heading: "Determination and completion of the move",
    says: "A move that mates or stalemates is completed when it is determined.",
    doubts: &["Every move that ends the game is read as completed so."],
    installs: &[Provides(Provision::CompletedByEnd)],
};

/// 9F
pub(super) const R9F: Article = Article {
    no: "9F",
    heading: "Determination and completion of the move",
    says: "The last move of a time control must be completed before the flag falls. If it falls first, the control \
           was not made, unless that move mates or stalemates.",
    doubts: &[],
    installs: &[
        Provides(Provision::ToldWithClock),
        Overstep(rule(&[IN_GOOD_TIME, UNCOMPLETED, FORCE_ENOUGH], &[Ends(Outcome::OutOfTime)])),
        Overstep(rule(&[IN_GOOD_TIME, UNCOMPLETED, ONE_MINOR, FORCED], &[Ends(Outcome::OutOfTime)])),
        Overstep(rule(&[IN_GOOD_TIME, UNCOMPLETED, KNIGHTS, FORCED], &[Ends(Outcome::OutOfTime)])),
        Overstep(rule(&[IN_GOOD_TIME, UNCOMPLETED, KING_ONLY], &[Ends(Outcome::OutOfTimeToNoMate)])),
        Overstep(rule(
            &[IN_GOOD_TIME, UNCOMPLETED, ONE_MINOR, NOT_FORCED],
            &[Ends(Outcome::OutOfTimeToNoMate)],
        )),
        Overstep(rule(
            &[IN_GOOD_TIME, UNCOMPLETED, KNIGHTS, NOT_FORCED],
            &[Ends(Outcome::OutOfTimeToNoMate)],
        )),
    ],
};

/// 9G
pub(super) const R9G: Article = Article {
    no: "9G",
    heading: "Determination and completion of the move",
    says: "Until a determined move is completed, its player may still claim and offer draws as the player on the \
           move.",
    doubts: &["The opponent may reply meanwhile, but may not claim yet as the player on the move."],
    installs: &[Provides(Provision::ClaimsUntilPress)],
};
