//! Part III: games by communication of moves, that is consultation, correspondence and blindfold games.

use super::terms::*;
use crate::code::{Annex, Article, Matter};
use crate::effect::{Effect::*, Figure, Provision};
use crate::question::Clause::*;
use crate::regulations::{Contact, When};
use crate::rule::rule;

/// What holds only where there is time enough for a reply, and what the Preface lets the players agree.
pub(super) const ANNEXES: &[Annex] = &[
    Annex {
        title: "At least twenty-four hours for a reply",
        when: &[When::Contact(Contact::AtLeisure)],
        instead_of: &["II.9(b)", "II.9(c)", "III.2(b)"],
        articles: &[III_2A],
    },
    Annex {
        title: "Played without II.6(e), as the Preface allows",
        when: &[When::Variation("without II.6(e)")],
        instead_of: &["II.6(e)"],
        articles: &[WITHOUT_CORRECTION],
    },
    Annex {
        title: "A milder II.7, as the Preface allows",
        when: &[When::Variation("milder II.7")],
        instead_of: &["II.7(c)"],
        articles: &[MILDER_SEALED],
    },
    Annex {
        title: "A milder III.3, as the Preface allows",
        when: &[When::Variation("milder III.3")],
        instead_of: &["III.3"],
        articles: &[MILDER_MESSAGE],
    },
];

pub(super) const III_1: Article = Article {
    no: "III.1",
    heading: "General law",
    says: "Parts I, II and IV apply to games by communication, unless they obviously cannot.",
    doubts: &[
        "What needs a board that both sides see is read as what cannot apply: how the board lies and the men stand \
         (II.2), men displaced or taken off (II.5(g)), a hand that stays on a man (II.5(a)), castling hand by hand \
         (II.5(f)), and what stands in the place of a promoted Pawn (II.4). A touch can be known, and counts (III.2(b)).",
    ],
    installs: &[Provides(Provision::HeldWithoutSharedBoard)],
};

const III_2A: Article = Article {
    no: "III.2(a)",
    heading: "Assistance",
    says: "If at least twenty-four hours are allowed between the receipt of a move and the receipt of the reply, the \
           players may use whatever helps them, but neither side may ask another player for assistance.",
    doubts: &[
        "Only what assists is let free. So II.9(b) and (c) do not hold, and II.9(d) forbids no more than to ask \
         another player.",
        "To touch and move men on one's own board is read as such a means: nothing follows from it.",
        "The law does not say whether one member of a side binds it here. Each is read as acting for his side.",
    ],
    installs: &[
        Provides(Provision::AtLeisure),
        Conduct(rule(&[HELP_WITHOUT_A_PLAYER], &[Excuses])),
        Conduct(rule(&[HELP_OF_A_DEVICE], &[Excuses]).despite(&["II.9(d)"])),
        Forfeiture(rule(&[CLAUSE_B], &[Refuses])),
        Forfeiture(rule(&[CLAUSE_C], &[Refuses])),
        OwnBoard(rule(&[AT_HOME], &[Excuses])),
    ],
};

pub(super) const III_2B: Article = Article {
    no: "III.2(b)",
    heading: "Assistance",
    says: "If less than twenty-four hours are allowed, the sides are bound as over the board. If one of several \
           players in consultation touches a man or communicates a move, the side may be treated as a player who has \
           touched that man or communicated that move.",
    doubts: &[
        "\"May be treated\": it is for the opponent to choose. He says that he adopts the move that a member \
         communicated, or waits for that of the side.",
        "A move that a member of the side without the first move communicates first is read as no move: the other side \
         has its own to make.",
        "What a member touches on the board of his side while the other's move waits to be treated so is read as \
         touched before his turn.",
        "What a member of the side that communicated touches while its move waits may be treated as touched in its turn, as long \
         as the move is not. Once the other side treats it as having communicated that move, it was touched out of turn (II.5(e)).",
        "A member's touch before a claim of a draw (II.8(b) to (d)), or a move that he communicates, is read as the player's \
         own, since the proof comes before the other side could say how it treats it. The other reading is that it bars nothing unless that side says so.",
        "A member who resigns, or offers or accepts a draw, is read as speaking for his side: this law is of men \
         touched and moves communicated.",
        "No announcement is asked for here, other than for several moves (III.3, III.4). So a reply to the one move \
         that a member communicated, or a penalty exacted for it, is read as treating the side so.",
        "A member who replies is read as choosing for his side; his own move binds it only as the other side chooses.",
        "A consultation, or a blindfold game, for which no time for a reply was agreed is read as one with less than \
         twenty-four hours.",
    ],
    installs: &[
        Sets(Figure::HoursToReplyAtLeisure, 24),
        Provides(Provision::SidesConsult),
        Consulting(rule(&[], &[BindsTheSide])),
        Communication(rule(&[SPOKEN_BY_A_MEMBER, NOT_GARBLED, ONE_TOLD], &[BindsTheSide])),
    ],
};

/// On which rulings the doubts about III.3 bear, in their order: it has too many to tell them all with each.
pub(in crate::codes) const DOUBTS_OF_COMMUNICATIONS: (&str, &str, &[Matter; NUMBER_OF_DOUBTS]) = (
    "american-1897",
    "III.3",
    &[
        Matter::Right,
        Matter::Refused,
        Matter::Offence,
        Matter::Other,
        Matter::Offence,
        Matter::Other,
        Matter::Other,
        Matter::Right,
        Matter::Penalty,
        Matter::Restored,
        Matter::Penalty,
        Matter::Other,
        Matter::Refused,
        Matter::Other,
        Matter::Other,
    ],
);

const NUMBER_OF_DOUBTS: usize = III_3.doubts.len();

pub(super) const III_3: Article = Article {
    no: "III.3",
    heading: "Interpretation of terms",
    says: "If the terms of a communication cannot be interpreted as expressing a legal move, the side that receives it \
           may exact Penalty C. If they can be interpreted as several, it may adopt any one of them, and announces \
           which before or with the reply. Errors that are not the sender's fault are excluded. If the sender has made \
           another move on its own board than the one required, that move is annulled first.",
    doubts: &[
        "It is the sender's turn until a move is adopted or Penalty C is discharged. The time of an adoption is the \
         receiver's (II.10 A(b)).",
        "A reply that announces no move adopts none, so it waits.",
        "An illegal move that is communicated is read as falling under this law alone, and not under II.6: nothing \
         was moved that Penalty A could put back.",
        "Errors that are not the sender's fault are excluded \"from this law\". By the letter two moves of which one was \
         garbled (III.4), or an answer that was (III.5), would still count. Such an error is read as excluded there too: \
         what was not sent was not communicated.",
        "Penalty C is exacted before the receiver touches a man (II.11(a)). Where he may handle the men freely \
         (III.2(a)) a touch is read as ending nothing, and the right as ending with the next move.",
        "An adoption that was announced cannot be taken back, though the law does not say so.",
        "This law is of moves. A communication by which a side resigns, or accepts a draw, ends the game (II.9, II.8(a)), and \
         one that offers a draw offers it, alone or beside a move. A claim is made by a claim of its own.",
        "A communication that names two moves in one record, as \"P-K4 or P-Q4\", can be interpreted as either.",
        "While a move is exacted, a record that can mean it is read as meaning it, and nothing is adopted.",
        "A contrary move on the sender's board is annulled \"first\", and what it touched is exacted as touched: also \
         where the receiver adopts another of the moves that the record can mean.",
        "The receiver may waive Penalty C, or forfeit it (II.11(e)): what means no legal move then counts no more. While \
         a move is required under Penalty C, another record that means no legal move adds nothing to it.",
        "If the error proves not to be the sender's after Penalty C was exacted, what was exacted falls, as long as no \
         move was made.",
        "Once a move is adopted and announced, the turn is over (II.6(a)): another message adds nothing to it.",
        "An error in the reply concerns the reply alone: answers that the other side had communicated for it wait again.",
        "What was received otherwise than it was sent is no communication of the move (I.13 C), even if it reads as \
         a legal one. It is sent again, as long as nothing was replied.",
    ],
    installs: &[
        Communication(rule(&[NOTHING_TOLD, NOT_GARBLED], &[Owes(C)])),
        Communication(rule(&[ONE_OF_THEM_MEANINGLESS, NOT_GARBLED], &[Owes(C)])),
        Communication(rule(&[READ_IN_SEVERAL_WAYS, NOT_GARBLED], &[Adopts])),
        Communication(rule(&[GARBLED], &[Excuses])),
        OwnBoard(rule(&[ANOTHER_MOVE_AT_HOME], &[PutsBack])),
        FoundByPeople("that an error is not the sender's fault"),
    ],
};

pub(super) const III_4: Article = Article {
    no: "III.4",
    heading: "More than one move in a turn",
    says: "If a side communicates two or more moves of its own for the same turn, unconditionally, the other side may \
           adopt any one of them, and announces which before or with the reply.",
    doubts: &[
        "If one of them means no legal move, any legal one may be adopted, or Penalty C exacted for that one (III.3).",
        "A second move for the same turn may come in a message of its own, as long as nothing was replied. By II.6(a) a \
         first message that means one legal move may also be read as ending the turn: then the second would be a move \
         substituted out of turn (II.6(d)), which the other side may have annulled.",
        "A member's move and another of his side are read as two moves for one turn, since the side may be treated as \
         having communicated either (III.2(b)). The side's may also be read as the only one.",
        "\"Adopt any one\" is read as any legal one.",
        "One move communicated twice is one move.",
        "While one of several moves is still to be adopted, none is made: what a move had ended, as the right to Penalty C \
         for a touch (II.5(b)), is open again.",
        "Two moves communicated for the same assumed reply are for the same turn once that reply has been made.",
    ],
    installs: &[Communication(rule(&[SEVERAL_TOLD, NOT_GARBLED], &[Adopts]))],
};

pub(super) const III_5: Article = Article {
    no: "III.5",
    heading: "Illegal move in a series of moves",
    says: "If a side communicates several successive moves of its own with assumed replies, the first of them legal, \
           it is liable for one that is illegal if the other side makes the replies assumed before it. What was \
           communicated after an illegal move counts as not communicated.",
    doubts: &[
        "That the sender is bound by the legal moves, as far as the replies are made, is left to be inferred.",
        "If the other side replies otherwise, what was communicated after the assumed reply lapses.",
        "The answer was communicated before the reply was known. So it is no move completed since an offence in that reply was \
         known (II.9), and where a penalty can be exacted for the reply (II.11(a)) the answer waits. The other reading is that \
         the answer, once made, ends these rights like any other move.",
        "An assumed reply that can mean several moves is read as each of them. The other reading is that it assumes none.",
        "An assumed reply that means no legal move can never be made, so what was communicated for it binds nobody. It costs \
         nothing: the sender is liable for moves of its own.",
    ],
    installs: &[
        Communication(rule(&[ARRIVED, ONE_TOLD], &[Completes])),
        Communication(rule(&[ARRIVED, NOTHING_TOLD], &[Owes(C)])),
        Supposition(rule(&[ASSUMED_REPLY_MADE], &[Commits])),
        Supposition(rule(&[REPLIED_OTHERWISE], &[Lapses])),
        Supposition(rule(&[BEHIND_AN_ILLEGAL_MOVE], &[Lapses])),
        Supposition(rule(&[NO_REPLY_IS_MEANT], &[Lapses])),
    ],
};

const WITHOUT_CORRECTION: Article = Article {
    no: "Preface, II.6(e)",
    heading: "Preface",
    says: "Players may dispense with the law on illegal moves left uncorrected (II.6(e)): such a move then stands once \
           the opponent has completed a move.",
    doubts: &["The Preface does not recommend it: a code must not be expected to countenance such laxity."],
    installs: &[
        Attention(rule(&[REPLIED], &[Refuses])),
        Attention(rule(&[NONE_STANDS], &[Refuses])),
        OutOfTurnMove(rule(&[AFTER_ILLEGAL], &[Passes])),
    ],
};

const MILDER_SEALED: Article = Article {
    no: "Preface, II.7",
    heading: "Preface",
    says: "Players may put something more lenient in the place of II.7. Here they agreed on this: a sealed record that \
           means no legal move, or none at all, costs no penalty, and it is that player's turn. Of several meanings the \
           opponent adopts one.",
    doubts: &[
        "The Preface leaves open what is more lenient; to leave Penalty C out is the mildest form of it.",
    ],
    installs: &[
        Reading(rule(&[NO_LEGAL_MOVE], &[Reads])),
        Reading(rule(&[MORE_THAN_ONE], &[Adopts])),
        Adjournment(rule(&[NO_RECORD_MADE], &[Records])),
    ],
};

const MILDER_MESSAGE: Article = Article {
    no: "Preface, III.3",
    heading: "Preface",
    says: "Players may put something more lenient in the place of III.3. Here they agreed on this: a communication that \
           means no legal move costs no penalty and counts no more, and the move is communicated again. Of several \
           meanings the receiver adopts one.",
    doubts: &[
        "The Preface leaves open what is more lenient; to leave Penalty C out is the mildest form of it.",
    ],
    installs: &[
        Communication(rule(&[NOTHING_TOLD], &[Excuses]).despite(&["III.5"])),
        Communication(rule(&[ONE_OF_THEM_MEANINGLESS, NOT_GARBLED], &[Excuses]).despite(&["III.4"])),
        Communication(rule(&[GARBLED], &[Excuses])),
        Communication(rule(&[READ_IN_SEVERAL_WAYS, NOT_GARBLED], &[Adopts])),
        OwnBoard(rule(&[ANOTHER_MOVE_AT_HOME], &[PutsBack])),
    ],
};
