//! Every act that can be written is read back the same.

use board::{Kind, Position, Setup, Side, Square, Wing};
use game::act::{
    Act, AdjournmentAct, Asked, Claim, Clause, ClockAct, Conduct, Entry, Exaction, Fact, HandAct, How,
    Meaning, Motion, MoveNumber, OfficialAct, PenaltyAct, Person, Punishment, Record, Requirement, Resigning,
    Score, ScoreAct, Sealed, WordAct,
};
use game::envelope::{Bits, EnvelopeHash};
use game::standing::GameResult;
use jadoube_records::act;
use jadoube_records::san::San;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

fn square() -> impl Strategy<Value = Square> {
    select(Square::ALL.to_vec())
}

fn side() -> impl Strategy<Value = Side> {
    select(Side::ALL.to_vec())
}

fn kind() -> impl Strategy<Value = Kind> {
    select(Kind::ALL.to_vec())
}

fn how() -> impl Strategy<Value = How> {
    select(vec![How::Plainly, How::Accidentally, How::Rectifying])
}

fn clause() -> impl Strategy<Value = Clause> {
    proptest::char::range('a', 'z').prop_map(Clause)
}

fn setup() -> impl Strategy<Value = Box<Setup>> {
    select(vec![Setup::usual_array(), Setup::empty()]).prop_map(Box::new)
}

fn words() -> impl Strategy<Value = String> {
    "[A-Za-z0-9,.:=]{1,9}( [A-Za-zé#]{1,3}x){0,5}".prop_filter("no comment", |words| !words.contains(" #"))
}

fn motion() -> impl Strategy<Value = Motion> {
    prop_oneof![transfer(), select(Wing::ALL.to_vec()).prop_map(Motion::Castling)]
}

fn transfer() -> impl Strategy<Value = Motion> {
    (square(), square(), option::of(kind())).prop_map(|(from, to, promotion)| Motion::Transfer {
        from,
        to,
        promotion,
    })
}

fn hand() -> impl Strategy<Value = Act> {
    prop_oneof![
        (vec(square(), 1..4), how()).prop_map(|(squares, how)| Act::Hand(HandAct::Touches { squares, how })),
        (square(), how()).prop_map(|(square, how)| Act::Hand(HandAct::Lifts { square, how })),
        (square(), how()).prop_map(|(square, how)| Act::Hand(HandAct::Places { square, how })),
        select(vec![Act::Hand(HandAct::Releases), Act::Hand(HandAct::Restores)]),
        (square(), how()).prop_map(|(square, how)| Act::Hand(HandAct::Removes { square, how })),
        (kind(), option::of(select(Side::ALL.to_vec())), square(), any::<bool>(), how()).prop_map(
            |(kind, of, square, held, how)| Act::Hand(HandAct::Puts { kind, of, square, held, how })
        ),
        (kind(), square()).prop_map(|(kind, square)| {
            let (of, held, how) = (None, false, How::Inverted);
            Act::Hand(HandAct::Puts { kind, of, square, held, how })
        }),
        (square(), any::<bool>())
            .prop_map(|(square, held)| Act::Hand(HandAct::PutsSubstitute { square, held })),
        kind().prop_map(|it| Act::Hand(HandAct::Names(it))),
        (square(), option::of(square()), how()).prop_map(|(from, to, how)| Act::Hand(HandAct::Displaces {
            from,
            to,
            how
        })),
        (square(), square()).prop_map(|(from, to)| Act::Hand(HandAct::Drops { from, to })),
        how().prop_map(|how| Act::Hand(HandAct::UpsetsBoard { how })),
        motion().prop_map(|it| Act::Hand(HandAct::Moves(it))),
        motion().prop_map(|it| Act::Hand(HandAct::Plays(it))),
        (motion(), any::<bool>())
            .prop_map(|(motion, presses)| Act::Hand(HandAct::TwoHanded { motion, presses })),
    ]
}

fn clock() -> impl Strategy<Value = Act> {
    prop_oneof![
        select(vec![
            Act::Clock(ClockAct::Presses),
            Act::Clock(ClockAct::PressesWithOtherHand),
            Act::Clock(ClockAct::StopsClocks(None)),
            Act::Clock(ClockAct::Arrives),
            Act::Clock(ClockAct::LeavesArea),
            Act::Clock(ClockAct::Leaves)
        ]),
        words().prop_map(|why| Act::Clock(ClockAct::StopsClocks(Some(why)))),
    ]
}

fn word() -> impl Strategy<Value = Act> {
    let resigning = [
        Resigning::Plainly,
        Resigning::Saying,
        Resigning::Writing,
        Resigning::Circling,
        Resigning::WritingResult,
        Resigning::TippingKing,
    ];
    let constant = [
        Act::Word(WordAct::SaysCheck),
        Act::Word(WordAct::Consents),
        Act::Word(WordAct::OffersDraw),
        Act::Word(WordAct::AcceptsDraw),
        Act::Word(WordAct::DeclinesDraw),
        Act::Word(WordAct::GivesNotice),
        Act::Word(WordAct::Asks(Asked::Increment)),
        Act::Word(WordAct::Asks(Asked::Score)),
        Act::Word(WordAct::Asks(Asked::Sheet)),
        Act::Word(WordAct::Asks(Asked::Explanation)),
    ];
    prop_oneof![
        select(constant.to_vec()),
        vec(square(), 0..4).prop_map(|it| Act::Word(WordAct::SaysAdjust(it))),
        select(resigning.to_vec()).prop_map(|it| Act::Word(WordAct::Resigns(it))),
        option::of(words()).prop_map(|it| Act::Word(WordAct::Appeals(it))),
        words().prop_map(|it| Act::Word(WordAct::OffersDrawIf(it))),
        words().prop_map(|it| Act::Word(WordAct::Gestures(it))),
    ]
}

fn claim() -> impl Strategy<Value = Claim> {
    let at = (1u32.., side()).prop_map(|(number, side)| MoveNumber { number, side });
    let constant = [
        Claim::Repetition,
        Claim::FiftyMoves,
        Claim::PerpetualCheck,
        Claim::BoardMisplaced,
        Claim::MenMisplaced,
        Claim::MenDisplaced,
        Claim::ColoursReversed,
        Claim::WrongFirstMove,
        Claim::Time,
        Claim::TwoHands,
        Claim::WronglyResumed,
        Claim::OddsNotGiven,
        Claim::FalseCheck,
        Claim::InCheck,
        Claim::NoNormalMeans,
        Claim::Resigned,
        Claim::DrawOffered,
        Claim::DrawAgreed,
    ];
    prop_oneof![
        select(constant.to_vec()),
        option::of(at).prop_map(Claim::IllegalMove),
        square().prop_map(Claim::Touched),
        square().prop_map(Claim::Removed),
        square().prop_map(Claim::Released),
        square().prop_map(Claim::Adjusted),
        clause().prop_map(Claim::Forfeiture),
    ]
}

fn claimed() -> impl Strategy<Value = Act> {
    prop_oneof![
        claim().prop_map(|claim| Act::Claim(claim, None)),
        (claim(), motion()).prop_map(|(claim, motion)| Act::Claim(claim, Some(motion))),
    ]
}

fn penalty() -> impl Strategy<Value = Act> {
    let exactions = [
        Exaction::King,
        Exaction::Rook,
        Exaction::Leave,
        Exaction::Replace,
        Exaction::Both,
        Exaction::A,
        Exaction::C(None),
    ];
    let exaction = prop_oneof![
        select(exactions.to_vec()),
        square().prop_map(Exaction::Move),
        square().prop_map(Exaction::Capture),
        (square(), option::of(square())).prop_map(|(one, other)| Exaction::B(one, other)),
        square().prop_map(|square| Exaction::C(Some(square))),
    ];
    let requirements = [
        Requirement::Release,
        Requirement::Replace,
        Requirement::CompleteCastling,
        Requirement::RookMove,
        Requirement::Annulment,
    ];
    let requirement = prop_oneof![
        select(requirements.to_vec()),
        square().prop_map(Requirement::Piece),
        square().prop_map(Requirement::Substitute),
    ];
    prop_oneof![
        exaction.prop_map(|it| Act::Penalty(PenaltyAct::Exacts(it))),
        requirement.prop_map(|it| Act::Penalty(PenaltyAct::Requires(it))),
        select(vec![
            Act::Penalty(PenaltyAct::Waives),
            Act::Penalty(PenaltyAct::Refuses),
            Act::Penalty(PenaltyAct::Admits)
        ]),
    ]
}

fn adjournment() -> impl Strategy<Value = Act> {
    let drawn = any::<[u8; 32]>();
    // A record by squares has the same meaning in every position.
    let by_squares = (transfer(), option::of(drawn.prop_map(Bits))).prop_map(|(motion, bits)| {
        let record =
            act::act_text(&Act::Adjournment(AdjournmentAct::Adopts(motion))).replacen("adopts ", "", 1);
        Act::Adjournment(AdjournmentAct::Seals(Sealed::Record {
            record,
            meaning: Meaning::agreed(Some(motion)),
            bits,
        }))
    });
    prop_oneof![
        select(vec![
            Act::Adjournment(AdjournmentAct::Adjourns),
            Act::Adjournment(AdjournmentAct::OpensEnvelope),
            Act::Adjournment(AdjournmentAct::Resumes(None)),
            Act::Adjournment(AdjournmentAct::Seals(Sealed::Withheld))
        ]),
        setup().prop_map(|setup| Act::Adjournment(AdjournmentAct::Resumes(Some(setup)))),
        motion().prop_map(|it| Act::Adjournment(AdjournmentAct::Adopts(it))),
        drawn.prop_map(|hash| Act::Adjournment(AdjournmentAct::Seals(Sealed::Hash(EnvelopeHash(hash))))),
        by_squares,
    ]
}

fn score() -> impl Strategy<Value = Act> {
    let moves = select(vec!["Nf3", "e4", "O-O", "exd6", "R1a3+", "a8=Q"]);
    let text = prop_oneof![moves.prop_map(str::to_owned), words()];
    let record = (text, any::<bool>()).prop_map(|(text, offer)| {
        let sketch = text.parse::<San>().ok().map(|san| san.sketch());
        Record { text: if offer { format!("{text} (=)") } else { text }, sketch, offer }
    });
    prop_oneof![
        record.prop_map(|it| Act::Score(ScoreAct::Writes(it))),
        Just(Act::Score(ScoreAct::Strikes)),
        result().prop_map(|it| Act::Score(ScoreAct::Signs(it))),
    ]
}

fn result() -> impl Strategy<Value = GameResult> {
    select(vec![
        GameResult::Won(Side::White),
        GameResult::Won(Side::Black),
        GameResult::Drawn,
        GameResult::BothLost,
        GameResult::HalfPoint(Side::White),
        GameResult::HalfPoint(Side::Black),
    ])
}

fn fact() -> impl Strategy<Value = Act> {
    let constant = [
        Fact::Accident,
        Fact::Unascertainable,
        Fact::So,
        Fact::NotSo,
        Fact::ConditionMet,
        Fact::Drawn,
        Fact::Postponed,
        Fact::BoardMisplaced,
        Fact::MenMisplaced,
        Fact::ColoursReversed,
        Fact::MateFirst,
        Fact::DrawAgreed,
        Fact::Repetition,
        Fact::SeventyFive,
        Fact::EnvelopeLost,
    ];
    let times = (0u64..100_000_000, 0u64..100_000_000);
    let fact = prop_oneof![
        select(constant.to_vec()),
        (clause(), side()).prop_map(|(clause, side)| Fact::Offence(clause, side)),
        side().prop_map(Fact::Refused),
        side().prop_map(Fact::Flag),
        side().prop_map(Fact::FlagFirst),
        side().prop_map(Fact::Absent),
        side().prop_map(Fact::Resigned),
        square().prop_map(Fact::Square),
        words().prop_map(Fact::Decided),
        times.prop_map(|(white, black)| Fact::Clock([white, black])),
        setup().prop_map(Fact::Board),
    ];
    fact.prop_map(|it| Act::Official(OfficialAct::Finds(it)))
}

/// What the arbiter alone does.
fn arbiter() -> impl Strategy<Value = Act> {
    let conducts = [
        Conduct::Device,
        Conduct::Notes,
        Conduct::Advice,
        Conduct::SecondBoard,
        Conduct::LeftVenue,
        Conduct::LeftArea,
        Conduct::Talk,
        Conduct::RepeatedOffers,
        Conduct::Noise,
        Conduct::Refusal,
        Conduct::CoveredScore,
    ];
    let constant = [
        Punishment::Warning,
        Punishment::Loss(Score::Whole),
        Punishment::Loss(Score::Half),
        Punishment::Loss(Score::Nothing),
        Punishment::BothLose,
        Punishment::Expulsion,
        Punishment::Fine(None),
    ];
    // Lengths of time are written in whole seconds.
    let seconds = || (0u64..100_000).prop_map(|seconds| seconds * 1000);
    let punishment = prop_oneof![
        select(constant.to_vec()),
        seconds().prop_map(Punishment::Opponent),
        seconds().prop_map(Punishment::Own),
        (1u32..1000).prop_map(Punishment::Points),
        (1u32..1000).prop_map(Punishment::OpponentsPoints),
        (1u32..1000).prop_map(|amount| Punishment::Fine(Some(amount))),
        (1u32..1000).prop_map(Punishment::Exclusion),
    ];
    prop_oneof![
        (side(), select(conducts.to_vec()))
            .prop_map(|(side, what)| Act::Official(OfficialAct::Reports { side, what })),
        (side(), punishment, option::of(words())).prop_map(|(side, punishment, article)| Act::Official(
            OfficialAct::Penalises { side, punishment, article }
        )),
        side().prop_map(|it| Act::Clock(ClockAct::Starts(it))),
        (result(), option::of(words()))
            .prop_map(|(result, article)| Act::Official(OfficialAct::Corrects { result, article })),
        result().prop_map(|it| Act::Official(OfficialAct::Overturns(it))),
        side().prop_map(|it| Act::Official(OfficialAct::RequiresScore(it))),
        select(vec![
            Act::Official(OfficialAct::Observes),
            Act::Official(OfficialAct::ObservesMove),
            Act::Official(OfficialAct::DeclaresDraw),
            Act::Official(OfficialAct::Rules),
            Act::Official(OfficialAct::RequiresReconstruction),
            Act::Official(OfficialAct::Upholds)
        ]),
    ]
}

fn player() -> impl Strategy<Value = Person> {
    prop_oneof![
        side().prop_map(Person::Player),
        (side(), 1u8..).prop_map(|(side, number)| Person::Member(side, number)),
    ]
}

/// Every act, by somebody to whom it belongs.
fn done() -> impl Strategy<Value = (Person, Act)> {
    let judge = || prop_oneof![Just(Person::Arbiter), (1u8..).prop_map(Person::OtherArbiter)];
    let third = move || prop_oneof![judge(), Just(Person::Players)];
    let by_anybody = prop_oneof![hand(), clock(), word(), claimed(), penalty(), adjournment(), score()];
    prop_oneof![
        8 => (prop_oneof![player(), third()], by_anybody),
        1 => (third(), fact()),
        1 => (judge(), arbiter()),
        1 => words().prop_map(|it| (Person::Other, Act::Word(WordAct::Speaks(it)))),
    ]
}

/// In a FEN the case of a letter is the side of a piece.
fn holds_a_fen(act: &Act) -> bool {
    matches!(
        act,
        Act::Adjournment(AdjournmentAct::Resumes(Some(_)))
            | Act::Official(OfficialAct::Finds(Fact::Board(_)))
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn every_entry_reads_back_from_its_text(stamp in option::of(0u64..u64::MAX / 2), (who, act) in done()) {
        let entry = Entry { stamp, who, act };
        let text = act::text(&entry);
        prop_assert_eq!(act::read(&text, &Position::default()), Ok(entry.clone()), "{}", text);
        let shouted = text.to_uppercase().replace(' ', "  ");
        let read = act::read(&shouted, &Position::default());
        prop_assert!(read.is_ok() || holds_a_fen(&entry.act), "{}: {:?}", shouted, read);
    }

    #[test]
    fn no_line_makes_the_reader_fail(
        line in "\\PC{0,40}|(@0:00:01 )?(white|players|arbiter|x) [a-z]{1,9}( [a-z][0-9]| and| to| é){0,4}"
    ) {
        if let Ok(entry) = act::read(&line, &Position::default()) {
            prop_assert_eq!(act::read(&act::text(&entry), &Position::default()), Ok(entry));
        }
    }
}
