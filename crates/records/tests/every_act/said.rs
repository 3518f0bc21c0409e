//! Acts at the clock and at the score sheet, and all that is said: words, claims, penalties, adjournment.

use game::act::{
    Act, AdjournmentAct, Asked, BoardsAct, Claim, ClockAct, Communicated, CommunicationAct, Exaction,
    Meaning, Message, MoveNumber, PenaltyAct, Record, Requirement, Resigning, ScoreAct, Sealed, Sketch,
    WordAct,
};
use game::envelope::{Bits, EnvelopeHash};
use jadoube_records::act;
use jadoube_records::san::San;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

use super::each;
use super::values::{clause, motion, result, setup, side, square, transfer, words};

pub(crate) fn clock() -> impl Strategy<Value = Act> {
    let acts = each!(ClockAct {
        ClockAct::Presses => Just(ClockAct::Presses),
        ClockAct::PressesWithOtherHand => Just(ClockAct::PressesWithOtherHand),
        ClockAct::PressesBack => Just(ClockAct::PressesBack),
        ClockAct::Holds => Just(ClockAct::Holds),
        ClockAct::StopsClocks(_) => option::of(words()).prop_map(ClockAct::StopsClocks),
        ClockAct::Starts(_) => side().prop_map(ClockAct::Starts),
        ClockAct::Arrives => Just(ClockAct::Arrives),
        ClockAct::Leaves => Just(ClockAct::Leaves),
        ClockAct::LeavesArea => Just(ClockAct::LeavesArea),
        ClockAct::TakesLeave(_) => (1u32..=365).prop_map(ClockAct::TakesLeave),
        ClockAct::EndsLeave => Just(ClockAct::EndsLeave),
    });
    acts.prop_map(Act::Clock)
}

pub(crate) fn word() -> impl Strategy<Value = Act> {
    let acts = each!(WordAct {
        WordAct::SaysAdjust(_) => vec(square(), 0..4).prop_map(WordAct::SaysAdjust),
        WordAct::Consents => Just(WordAct::Consents),
        WordAct::SaysCheck => Just(WordAct::SaysCheck),
        WordAct::OffersDraw => Just(WordAct::OffersDraw),
        WordAct::OffersDrawIf(_) => words().prop_map(WordAct::OffersDrawIf),
        WordAct::Gestures(_) => words().prop_map(WordAct::Gestures),
        WordAct::AcceptsDraw => Just(WordAct::AcceptsDraw),
        WordAct::DeclinesDraw => Just(WordAct::DeclinesDraw),
        WordAct::ProposesTakeBack(_) => (1usize..=999).prop_map(WordAct::ProposesTakeBack),
        WordAct::AcceptsTakeBack => Just(WordAct::AcceptsTakeBack),
        WordAct::CallsOff => Just(WordAct::CallsOff),
        WordAct::Resigns(_) => resigning().prop_map(WordAct::Resigns),
        WordAct::GivesNotice => Just(WordAct::GivesNotice),
        WordAct::GivesNoticeOfReflection => Just(WordAct::GivesNoticeOfReflection),
        WordAct::Appeals(_) => option::of(words()).prop_map(WordAct::Appeals),
        WordAct::Asks(_) => asked().prop_map(WordAct::Asks),
        WordAct::Speaks(_) => words().prop_map(WordAct::Speaks),
    });
    acts.prop_map(Act::Word)
}

fn asked() -> impl Strategy<Value = Asked> {
    each!(Asked {
        Asked::Increment => Just(Asked::Increment),
        Asked::Score => Just(Asked::Score),
        Asked::Sheet => Just(Asked::Sheet),
        Asked::Explanation => Just(Asked::Explanation),
        Asked::Count => Just(Asked::Count),
        Asked::Boards => Just(Asked::Boards),
    })
}

fn resigning() -> impl Strategy<Value = Resigning> {
    each!(Resigning {
        Resigning::Plainly => Just(Resigning::Plainly),
        Resigning::Saying => Just(Resigning::Saying),
        Resigning::Writing => Just(Resigning::Writing),
        Resigning::Circling => Just(Resigning::Circling),
        Resigning::WritingResult => Just(Resigning::WritingResult),
        Resigning::TippingKing => Just(Resigning::TippingKing),
    })
}

fn claim() -> impl Strategy<Value = Claim> {
    let at = (1u32.., side()).prop_map(|(number, side)| MoveNumber { number, side });
    each!(Claim {
        Claim::Repetition => Just(Claim::Repetition),
        Claim::FiftyMoves => Just(Claim::FiftyMoves),
        Claim::PerpetualCheck => Just(Claim::PerpetualCheck),
        Claim::NoNormalMeans => Just(Claim::NoNormalMeans),
        Claim::IllegalMove(_) => option::of(at).prop_map(Claim::IllegalMove),
        Claim::Touched(_) => square().prop_map(Claim::Touched),
        Claim::Removed(_) => square().prop_map(Claim::Removed),
        Claim::BoardMisplaced => Just(Claim::BoardMisplaced),
        Claim::MenMisplaced => Just(Claim::MenMisplaced),
        Claim::MenDisplaced => Just(Claim::MenDisplaced),
        Claim::TwoHands => Just(Claim::TwoHands),
        Claim::ColoursReversed => Just(Claim::ColoursReversed),
        Claim::ClockWronglySet => Just(Claim::ClockWronglySet),
        Claim::WrongFirstMove => Just(Claim::WrongFirstMove),
        Claim::Time => Just(Claim::Time),
        Claim::WronglyResumed => Just(Claim::WronglyResumed),
        Claim::Forfeiture(_) => clause().prop_map(Claim::Forfeiture),
        Claim::OddsNotGiven => Just(Claim::OddsNotGiven),
        Claim::FalseCheck => Just(Claim::FalseCheck),
        Claim::InCheck => Just(Claim::InCheck),
        Claim::Released(_) => square().prop_map(Claim::Released),
        Claim::Adjusted(_) => square().prop_map(Claim::Adjusted),
        Claim::Resigned => Just(Claim::Resigned),
        Claim::DrawOffered => Just(Claim::DrawOffered),
        Claim::DrawAgreed => Just(Claim::DrawAgreed),
        Claim::BoardsDiffer => Just(Claim::BoardsDiffer),
        Claim::TableWin => Just(Claim::TableWin),
        Claim::TableDraw => Just(Claim::TableDraw),
    })
}

pub(crate) fn claimed() -> impl Strategy<Value = Act> {
    (claim(), option::of(motion())).prop_map(|(claim, intended)| Act::Claim(claim, intended))
}

pub(crate) fn penalty() -> impl Strategy<Value = Act> {
    let acts = each!(PenaltyAct {
        PenaltyAct::Exacts(_) => exaction().prop_map(PenaltyAct::Exacts),
        PenaltyAct::Waives => Just(PenaltyAct::Waives),
        PenaltyAct::Requires(_) => requirement().prop_map(PenaltyAct::Requires),
        PenaltyAct::Refuses => Just(PenaltyAct::Refuses),
        PenaltyAct::Admits => Just(PenaltyAct::Admits),
    });
    acts.prop_map(Act::Penalty)
}

fn exaction() -> impl Strategy<Value = Exaction> {
    each!(Exaction {
        Exaction::King => Just(Exaction::King),
        Exaction::Move(_) => square().prop_map(Exaction::Move),
        Exaction::Capture(_) => square().prop_map(Exaction::Capture),
        Exaction::A => Just(Exaction::A),
        Exaction::B(..) => (square(), option::of(square())).prop_map(|(one, other)| Exaction::B(one, other)),
        Exaction::C(_) => option::of(square()).prop_map(Exaction::C),
        Exaction::Rook => Just(Exaction::Rook),
        Exaction::Leave => Just(Exaction::Leave),
        Exaction::Replace => Just(Exaction::Replace),
        Exaction::Both => Just(Exaction::Both),
    })
}

fn requirement() -> impl Strategy<Value = Requirement> {
    each!(Requirement {
        Requirement::Release => Just(Requirement::Release),
        Requirement::Replace => Just(Requirement::Replace),
        Requirement::CompleteCastling => Just(Requirement::CompleteCastling),
        Requirement::RookMove => Just(Requirement::RookMove),
        Requirement::Annulment => Just(Requirement::Annulment),
        Requirement::Piece(_) => square().prop_map(Requirement::Piece),
        Requirement::Substitute(_) => square().prop_map(Requirement::Substitute),
    })
}

pub(crate) fn adjournment() -> impl Strategy<Value = Act> {
    let acts = each!(AdjournmentAct {
        AdjournmentAct::Adjourns => Just(AdjournmentAct::Adjourns),
        AdjournmentAct::Seals(_) => sealed().prop_map(AdjournmentAct::Seals),
        AdjournmentAct::Resumes(_) => option::of(setup()).prop_map(AdjournmentAct::Resumes),
        AdjournmentAct::OpensEnvelope => Just(AdjournmentAct::OpensEnvelope),
        AdjournmentAct::Adopts(_) => motion().prop_map(AdjournmentAct::Adopts),
    });
    acts.prop_map(Act::Adjournment)
}

fn sealed() -> impl Strategy<Value = Sealed> {
    let drawn = any::<[u8; 32]>();
    // A record by squares has the same meaning in every position.
    let by_squares = (transfer(), option::of(drawn.prop_map(Bits))).prop_map(|(motion, bits)| {
        let adopts = act::act_text(&Act::Adjournment(AdjournmentAct::Adopts(motion)));
        let meaning = Meaning::agreed(Some(motion));
        Sealed::Record { record: adopts.replacen("adopts ", "", 1), meaning, bits }
    });
    each!(Sealed {
        Sealed::Record { .. } => by_squares,
        // A log alone tells a record whose key is missing from one that was never known: both are written alike.
        Sealed::Hash(_) | Sealed::Missing { .. } => drawn.prop_map(|hash| Sealed::Hash(EnvelopeHash(hash))),
        Sealed::Withheld => Just(Sealed::Withheld),
    })
}

pub(crate) fn boards() -> impl Strategy<Value = Act> {
    let spoken = [("Springer Gustav eins Felix drei", "Ng1f3"), ("Lange Rochade", "O-O-O"), ("exd6", "exd6")];
    let announced = select(spoken.to_vec()).prop_map(|(text, written)| {
        let sketch = written.parse::<San>().ok().map(|san| san.sketch());
        Record { text: text.to_owned(), sketch, offer: false }
    });
    let acts = each!(BoardsAct {
        BoardsAct::Announces(_) => announced.clone().prop_map(BoardsAct::Announces),
        BoardsAct::Repeats(_) => announced.clone().prop_map(BoardsAct::Repeats),
        BoardsAct::Copies(_) => motion().prop_map(BoardsAct::Copies),
    });
    acts.prop_map(Act::Boards)
}

/// Records by squares have the same meaning in every position, and nothing is assumed after them.
pub(crate) fn communication() -> impl Strategy<Value = Act> {
    let records = vec(transfer(), 1..3).prop_map(|motions| {
        let record = |motion| {
            let adopts = act::act_text(&Act::Adjournment(AdjournmentAct::Adopts(motion)));
            let record = adopts.replacen("adopts ", "", 1);
            Communicated {
                record,
                meaning: Meaning::agreed(Some(motion)),
                goes_on: false,
                then: Vec::new(),
                idle: Vec::new(),
            }
        };
        let records: Vec<Communicated> = motions.into_iter().map(record).collect();
        let text = records.iter().map(|it| it.record.clone()).collect::<Vec<_>>().join("; ");
        CommunicationAct::Sends(Message { text, records })
    });
    let acts = each!(CommunicationAct {
        CommunicationAct::Sends(_) => records,
    });
    acts.prop_map(Act::Communication)
}

pub(crate) fn score() -> impl Strategy<Value = Act> {
    let moves = select(vec!["Nf3", "e4", "O-O", "exd6", "R1a3+", "a8=Q"]).prop_map(str::to_owned);
    let signed_move = (moves, select(vec![" (=)", " =", "="]));
    // What ends with a sign of equality offers a draw already.
    let other = words().prop_filter("no sign of an offer", |words| !words.ends_with('='));
    let text = prop_oneof![signed_move, other.prop_map(|words| (words, " (=)"))];
    let alone = |text: &str| text.parse::<San>().ok().map(|san| san.sketch());
    let record = (text, any::<bool>()).prop_map(move |((text, sign), offer)| {
        let sketch = alone(&text);
        Record { text: if offer { format!("{text}{sign}") } else { text }, sketch, offer }
    });
    let pair = any::<bool>().prop_map(move |offer| {
        let one = |text: &str, offer| Record { text: text.to_owned(), sketch: alone(text), offer };
        let text = if offer { "1. e4 e5 (=)" } else { "1. e4 e5" };
        let both = Sketch::Several(vec![one("e4", false), one("e5", offer)]);
        Record { text: text.to_owned(), sketch: Some(both), offer }
    });
    let record = prop_oneof![5 => record, 1 => pair];
    let acts = each!(ScoreAct {
        ScoreAct::Writes(_) => record.prop_map(ScoreAct::Writes),
        ScoreAct::Strikes => Just(ScoreAct::Strikes),
        ScoreAct::Signs(_) => result().prop_map(ScoreAct::Signs),
    });
    acts.prop_map(Act::Score)
}
