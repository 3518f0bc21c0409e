//! The Guidelines, which hold only where they were announced: I, adjourned games; II, Chess960; III, games without increment.
//!
//! The numbers are those of 2018 and 2023. In 2014 they stand in Appendices E, F and G.

use super::adjourned::*;
use super::blind::*;
use super::quickplay::*;
use super::terms::*;
use crate::code::{Annex, Article};
use crate::effect::{Effect::*, Provision};
use crate::question::Clause::*;
use crate::regulations::{Guideline, Tempo, When};
use crate::rule::rule;

/// Not in blitz.
pub(super) const STANDARD_OR_RAPID: When = When::Tempo(&[Tempo::Standard, Tempo::Rapid]);

pub(super) const ADJOURNED: When = When::Guideline(Guideline::Adjournment);
pub(super) const NOT_ADJOURNED: When = When::Without(Guideline::Adjournment);
pub(super) const WITHOUT_INCREMENT: When = When::Guideline(Guideline::WithoutIncrement);

/// What is in force where no adjournment was announced.
pub(super) const NO_ADJOURNMENT: Annex =
    Annex { title: "Games that are not adjourned", when: &[NOT_ADJOURNED], instead_of: &[], articles: &[I] };

/// Guidelines I.
pub(super) const ADJOURNMENT: Annex = Annex {
    title: "Guidelines I: adjourned games",
    when: &[ADJOURNED],
    instead_of: &[],
    articles: &[
        I_1_1, I_1_2, I_2_1, I_2_2, I_2_3, I_2_4, I_2_5, I_2_6, I_2_7, I_3, I_4, I_5, I_6, I_7, I_8_1, I_8_2,
        I_8_3, I_9_1, I_9_2, I_9_3, I_10, I_11, I_12_1, I_12_2, I_13, I_14,
    ],
};

/// Guidelines III.
pub(super) const LAST_TWO_MINUTES: Annex = Annex {
    title: "Guidelines III: games without increment",
    when: &[WITHOUT_INCREMENT, STANDARD_OR_RAPID],
    instead_of: &[],
    articles: &[III_1, III_4, III_5, III_5_1, III_5_2, III_5_3, III_6_1, III_6_1_1, III_6_1_2, III_6_2],
};

/// Guidelines III where nobody announced them.
pub(super) const NOT_ANNOUNCED: Annex = Annex {
    title: "Guidelines III: not announced",
    when: &[When::Without(Guideline::WithoutIncrement)],
    instead_of: &[],
    articles: &[III_2_1],
};

/// Guidelines III where they do not hold.
pub(super) const NOT_IN_BLITZ: Annex = Annex {
    title: "Guidelines III: not in blitz",
    when: &[WITHOUT_INCREMENT, When::Tempo(&[Tempo::Blitz])],
    instead_of: &[],
    articles: &[III_2_2],
};

/// Appendix D.
pub(super) const TWO_BOARDS: Annex = Annex {
    title: "Appendix D: players who cannot see the board",
    when: &[When::Guideline(Guideline::VisuallyDisabled)],
    instead_of: &[],
    articles: &[
        D_1, D_1_1, D_1_2, D_1_3, D_1_4_1, D_1_4_2, D_2_1, D_2_2, D_2_3_1, D_2_3_2, D_2_3_3, D_2_4, D_2_5,
        D_2_6_1, D_2_6_2, D_2_7, D_2_8, D_2_9, D_2_10, D_2_10_1, D_2_10_2, D_2_10_3, D_2_10_4, D_2_10_5,
        D_2_10_6, D_2_11,
    ],
};

/// Guidelines II.
pub(super) const CHESS960: Annex = Annex {
    title: "Guidelines II: Chess960",
    when: &[When::Guideline(Guideline::Chess960)],
    instead_of: &[],
    articles: &[II_1, II_2_1, II_2_2, II_2_3, II_3_1, II_3_2],
};

/// II.1
pub(super) const II_1: Article = Article {
    no: "II.1",
    heading: "Chess960",
    says: "The men begin in an array that is set up at random by certain rules. Then the game is played as usual.",
    doubts: &[
        "Read as in force in every game that begins from one of the 960 arrays, or from a position in which King and Rook \
         may castle from other squares than in chess.",
    ],
    installs: &[Provides(Provision::ToldAtTheStart)],
};

/// II.2.1
pub(super) const II_2_1: Article =
    Article { no: "II.2.1", says: "The King stands somewhere between the two Rooks.", doubts: &[], ..II_1 };

/// II.2.2
pub(super) const II_2_2: Article =
    Article { no: "II.2.2", says: "The Bishops stand on squares of different colours.", doubts: &[], ..II_1 };

/// II.2.3
pub(super) const II_2_3: Article =
    Article { no: "II.2.3", says: "Black's pieces stand opposite White's.", doubts: &[], ..II_1 };

/// II.3.1
pub(super) const II_3_1: Article = Article {
    no: "II.3.1",
    heading: "Chess960",
    says: "Each player may castle once in the game. King and Rook then stand where they would stand after castling in \
           chess. All squares that either of them crosses or reaches must be empty but for the two.",
    doubts: &[],
    installs: &[
        Transfer(rule(&[MADE_LEGALLY, CASTLING], &[Makes])),
        Movement(rule(&[CASTLING_BETWEEN], &[Forbids])),
    ],
};

/// II.3.2
pub(super) const II_3_2: Article = Article {
    no: "II.3.2",
    heading: "Chess960",
    says: "Castling is done by a move of the King and a move of the Rook, by making the two change places, by a move of \
           the King alone, or by a move of the Rook alone. It is best to set the King beside the board first, then to \
           move the Rook, then to set the King on his square. The player is advised to announce that he castles.",
    doubts: &[
        "An announcement is advice, and nothing follows where none was made.",
        "Where the Rook alone moves, the player who touches it and not the King may castle with it: it is the man that \
         he touched.",
        "A King who stands already where castling takes him is taken up and set down again, or is touched before the Rook. If \
         such a castling is illegal, it binds the King as any other does, and not the Rook. A Rook that was moved without the \
         King is read as a man that was touched.",
        "A King who has stepped to the next square may be the first half of a castling. Until the opponent replies or touches a man, \
         the player may go on with the Rook; after that the King has moved. Another reading: castling is begun only where it was \
         announced; or the King who was quitted where castling takes him must castle (Article 4.7).",
        "The parts of the article are read as one.",
    ],
    installs: &[
        Provides(Provision::KingsStepMayBeCastling),
        Transfer(rule(&[MADE_LEGALLY, CASTLING], &[Makes])),
    ],
};
