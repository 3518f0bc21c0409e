//! The Guidelines, which hold only where they were announced: I, adjourned games; II, Chess960; III, games without increment.
//!
//! The numbers are those of 2018 and 2023. In 2014 they stand in Appendices E, F and G.

use super::appendix::STANDARD_OR_RAPID;
use super::terms::*;
use crate::code::{Annex, Article};
use crate::effect::{Effect::*, Figure, Outcome, Provision, To};
use crate::question::Clause::*;
use crate::regulations::{Guideline, When};
use crate::rule::rule;

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
    articles: &[I_1_1, I_2_2, I_2_3, I_2_4, I_2_5, I_5, I_7, I_8_1, I_8_2, I_8_3, I_9_1],
};

/// Guidelines III.
pub(super) const LAST_TWO_MINUTES: Annex = Annex {
    title: "Guidelines III: games without increment",
    when: &[WITHOUT_INCREMENT, STANDARD_OR_RAPID],
    instead_of: &[],
    articles: &[III_5, III_5_1, III_5_2, III_5_3],
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
    doubts: &["Read as in force in every game that begins from one of the 960 arrays."],
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
           move the Rook, then to set the King on his square.",
    doubts: &[
        "Where the Rook alone moves, the player who touches it and not the King may castle with it: it is the man that \
         he touched.",
        "The parts of the article are read as one.",
    ],
    installs: &[Transfer(rule(&[MADE_LEGALLY, CASTLING], &[Makes]))],
};

/// I
pub(super) const I: Article = Article {
    no: "I",
    heading: "Adjourned games",
    says: "The Guidelines on adjourned games hold only where they were announced.",
    doubts: &[],
    installs: &[Adjournment(rule(&[ADJOURNS], &[Refuses]))],
};

/// I.1.1
pub(super) const I_1_1: Article = Article {
    no: "I.1.1",
    heading: "Adjourned games",
    says: "If a game is not finished when play ends, the player who has the move writes it down, seals it, and then stops \
           the clock. Until then he may change it. A move that he makes on the board instead is to be sealed as it was \
           made.",
    doubts: &[
        "The clocks stop when the move is sealed here, and with that the right to change it ends.",
        "When play ends is for the arbiter to say.",
    ],
    installs: &[Adjournment(rule(&[ADJOURNS], &[Adjourns])), Adjournment(rule(&[SEALS], &[Completes]))],
};

/// I.2.2
pub(super) const I_2_2: Article = Article {
    no: "I.2.2",
    heading: "Adjourned games",
    says: "The position before the sealed move is written on the envelope.",
    doubts: &[],
    installs: &[Adjournment(rule(&[SEALS], &[Records]))],
};

/// I.2.3
pub(super) const I_2_3: Article = Article {
    no: "I.2.3",
    says: "The times that the players have used are written on the envelope.",
    ..I_2_2
};

/// I.2.4
pub(super) const I_2_4: Article =
    Article { no: "I.2.4", says: "It is written on the envelope who has sealed the move.", ..I_2_2 };

/// I.2.5
pub(super) const I_2_5: Article =
    Article { no: "I.2.5", says: "The number of the sealed move is written on the envelope.", ..I_2_2 };

/// I.5
pub(super) const I_5: Article = Article {
    no: "I.5",
    heading: "Adjourned games",
    says: "Before play is resumed, the position before the sealed move is set up, and the clocks show the times at the \
           adjournment.",
    doubts: &[
        "Nothing is said of a position that was set up wrongly. It is read as restored when that is found.",
    ],
    installs: &[
        Resumption(rule(&[SET_UP_WRONGLY, KNOWN_POSITION], &[Restores(To::Adjournment)])),
        Resumption(rule(&[SET_UP_RIGHTLY], &[Refuses])),
    ],
};

/// I.7
pub(super) const I_7: Article = Article {
    no: "I.7",
    heading: "Adjourned games",
    says: "The envelope is opened only when the player who must reply to the sealed move is there.",
    doubts: &["Read so, that the player who sealed does not open it."],
    installs: &[
        Adjournment(rule(&[OPENED_BY_THE_OTHER], &[MakesSealedMove])),
        Adjournment(rule(&[OPENED_BY_THE_SEALER], &[Refuses])),
    ],
};

/// I.8.1
pub(super) const I_8_1: Article = Article {
    no: "I.8.1",
    heading: "Adjourned games",
    says: "A player loses whose record of the sealed move is ambiguous.",
    doubts: &["If the game has ended before, as Articles 5, 6.9 and 9.6 say, that end stands."],
    installs: &[Reading(rule(&[SEVERAL_MOVES], &[Ends(Outcome::SealedNoMove)]))],
};

/// I.8.2
pub(super) const I_8_2: Article = Article {
    no: "I.8.2",
    heading: "Adjourned games",
    says: "A player loses whose record of the sealed move has a meaning that cannot be established.",
    doubts: &["What cannot be read as a legal move falls under this article and the next alike."],
    installs: &[Reading(rule(&[NO_LEGAL_MEANING], &[Ends(Outcome::SealedNoMove)]))],
};

/// I.8.3
pub(super) const I_8_3: Article = Article {
    no: "I.8.3",
    heading: "Adjourned games",
    says: "A player loses who has sealed an illegal move.",
    doubts: &[],
    installs: &[Reading(rule(&[NO_LEGAL_MEANING], &[Ends(Outcome::SealedNoMove)]))],
};

/// I.9.1
pub(super) const I_9_1: Article = Article {
    no: "I.9.1",
    heading: "Adjourned games",
    says: "If the player who must reply is there at the time of resumption, the envelope is opened, the sealed move is \
           made on the board, and his clock is started.",
    doubts: &[],
    installs: &[Reading(rule(&[ONE_MEANING], &[Reads]))],
};

/// III.5
pub(super) const III_5: Article = Article {
    no: "III.5",
    heading: "Games without increment",
    says: "In the last period, without an increment, the player who has the move and less than two minutes may claim \
           before his flag falls that the opponent cannot win by normal means, or makes no effort to. He calls the \
           arbiter, and may stop the clocks.",
    doubts: &["The clocks stand while the claim is heard."],
    installs: &[
        Sets(Figure::MinutesForNormalMeans, 2),
        NormalMeans(rule(&[CLAIM_MADE, MAY_CLAIM_NORMAL_MEANS], &[Waits])),
        NormalMeans(rule(&[CLAIM_MADE, MAY_NOT_CLAIM_NORMAL_MEANS], &[Refuses])),
    ],
};

/// III.5.1
pub(super) const III_5_1: Article = Article {
    no: "III.5.1",
    heading: "Games without increment",
    says: "If the arbiter agrees, he declares the game drawn. Otherwise he puts his decision off, or rejects the claim.",
    doubts: &["If the opponent admits it, the game is drawn as well."],
    installs: &[
        NormalMeans(rule(&[UPHELD], &[Ends(Outcome::DrawnByNormalMeans)])),
        FoundByPeople("whether a player can win by normal means, or makes an effort to"),
    ],
};

/// III.5.2
pub(super) const III_5_2: Article = Article {
    no: "III.5.2",
    heading: "Games without increment",
    says: "If the arbiter puts his decision off, the opponent may be given two minutes, and the game goes on. He declares \
           the result later, or when a flag has fallen.",
    doubts: &[
        "Whether the two minutes are given is for the arbiter to decide.",
        "A flag that has fallen waits for nobody here: the arbiter decides before it falls, or declares a result \
         afterwards.",
    ],
    installs: &[FoundByPeople("whether the opponent is given time, and what the result is later")],
};

/// III.5.3
pub(super) const III_5_3: Article = Article {
    no: "III.5.3",
    heading: "Games without increment",
    says: "If the arbiter rejects the claim, the opponent is given two minutes.",
    doubts: &[],
    installs: &[
        Sets(Figure::SecondsForNormalMeans, 120),
        NormalMeans(rule(&[HELD_UNFOUNDED], &[Refuses, GivesTime(Figure::SecondsForNormalMeans)])),
    ],
};
