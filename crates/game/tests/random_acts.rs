//! Whatever people do at a board: nothing panics, nothing is lost, and the same acts give the same game.

use board::{Kind, Side, Square, Wing};
use jadoube_game::act::{
    Act, AdjournmentAct, Asked, Claim, Clause, ClockAct, Communicated, CommunicationAct, Conduct, Entry,
    Exaction, Fact, HandAct, How, Meaning, Message, Motion, OfficialAct, PenaltyAct, Person, Punishment,
    Record, Requirement, Resigning, Score, ScoreAct, Sealed, Sketch, WordAct,
};
use jadoube_game::settings::time::{Allowance, Period, Periods, TimeControl};
use jadoube_game::settings::{
    Arbiter, Given, Odds, Settings, Start, Table, TimeLimit, Undertaken, Undertaking,
};
use jadoube_game::standing::{Phase, Power, Ruling, RulingKind, Saying, Standing};
use jadoube_game::{Game, Impossible};
use proptest::prelude::*;

fn square() -> impl Strategy<Value = Square> {
    (0u8..64).prop_map(|index| Square::from_index(index).expect("below 64"))
}

fn how() -> impl Strategy<Value = How> {
    prop_oneof![8 => Just(How::Plainly), 1 => Just(How::Accidentally), 1 => Just(How::Rectifying)]
}

fn kind() -> impl Strategy<Value = Kind> {
    proptest::sample::select(Kind::ALL.to_vec())
}

fn motion() -> impl Strategy<Value = Motion> {
    prop_oneof![
        9 => (square(), square(), proptest::option::weighted(0.1, kind()))
            .prop_map(|(from, to, promotion)| Motion::Transfer { from, to, promotion }),
        1 => proptest::sample::select(Wing::ALL.to_vec()).prop_map(Motion::Castling),
    ]
}

fn claim() -> impl Strategy<Value = Claim> {
    prop_oneof![
        Just(Claim::IllegalMove(None)),
        square().prop_map(Claim::Touched),
        square().prop_map(Claim::Removed),
        Just(Claim::Repetition),
        Just(Claim::FiftyMoves),
        Just(Claim::WrongFirstMove),
        Just(Claim::BoardMisplaced),
        Just(Claim::MenMisplaced),
        Just(Claim::FalseCheck),
        Just(Claim::InCheck),
        Just(Claim::NoNormalMeans),
        Just(Claim::MenDisplaced),
        square().prop_map(Claim::Released),
        square().prop_map(Claim::Adjusted),
        Just(Claim::Resigned),
        Just(Claim::DrawOffered),
        Just(Claim::DrawAgreed),
        Just(Claim::TwoHands),
        Just(Claim::ColoursReversed),
        Just(Claim::WronglyResumed),
        Just(Claim::OddsNotGiven),
        Just(Claim::BoardsDiffer),
        Just(Claim::PerpetualCheck),
        Just(Claim::Time),
        Just(Claim::ClockWronglySet),
        Just(Claim::TableWin),
        Just(Claim::TableDraw),
        proptest::char::range('a', 'g').prop_map(|letter| Claim::Forfeiture(Clause(letter))),
    ]
}

fn requirement() -> impl Strategy<Value = Requirement> {
    prop_oneof![
        Just(Requirement::Release),
        Just(Requirement::Replace),
        Just(Requirement::CompleteCastling),
        Just(Requirement::RookMove),
        Just(Requirement::Annulment),
        square().prop_map(Requirement::Piece),
        square().prop_map(Requirement::Substitute),
    ]
}

fn act_of_the_hand() -> impl Strategy<Value = Act> {
    let touches = (proptest::collection::vec(square(), 1..3), how());
    let of = prop_oneof![4 => Just(None), 1 => side().prop_map(Some)];
    let set = prop_oneof![4 => Just(How::Plainly), 1 => Just(How::Inverted)];
    let puts = (kind(), of, square(), any::<bool>(), set);
    prop_oneof![
        4 => touches.prop_map(|(squares, how)| Act::Hand(HandAct::Touches { squares, how })),
        4 => (square(), how()).prop_map(|(square, how)| Act::Hand(HandAct::Lifts { square, how })),
        4 => (square(), how()).prop_map(|(square, how)| Act::Hand(HandAct::Places { square, how })),
        4 => Just(Act::Hand(HandAct::Releases)),
        2 => (square(), how()).prop_map(|(square, how)| Act::Hand(HandAct::Removes { square, how })),
        1 => puts.prop_map(|(kind, of, square, held, how)| Act::Hand(HandAct::Puts { kind, of, square, held, how })),
        1 => kind().prop_map(|it| Act::Hand(HandAct::Names(it))),
        1 => (square(), any::<bool>()).prop_map(|(square, held)| Act::Hand(HandAct::PutsSubstitute { square, held })),
        1 => (square(), square())
            .prop_map(|(from, to)| Act::Hand(HandAct::Displaces { from, to: Some(to), how: How::Accidentally })),
        1 => Just(Act::Hand(HandAct::Restores)),
        1 => (square(), square()).prop_map(|(from, to)| Act::Hand(HandAct::Drops { from, to })),
        6 => motion().prop_map(|it| Act::Hand(HandAct::Moves(it))),
        1 => (motion(), any::<bool>()).prop_map(|(motion, presses)| Act::Hand(HandAct::TwoHanded { motion, presses })),
        1 => (claim(), motion()).prop_map(|(claim, motion)| Act::Claim(claim, Some(motion))),
        2 => motion().prop_map(|it| Act::Hand(HandAct::Plays(it))),
        2 => Just(Act::Clock(ClockAct::Presses)),
        1 => Just(Act::Clock(ClockAct::PressesBack)),
        1 => Just(Act::Clock(ClockAct::Holds)),
    ]
}

fn record() -> impl Strategy<Value = Record> {
    let sketch = (proptest::option::of(kind()), square()).prop_map(|(kind, to)| Sketch::Man {
        kind,
        file: None,
        rank: None,
        to,
        promotion: None,
    });
    (proptest::option::of(sketch), any::<bool>()).prop_map(|(sketch, offer)| Record {
        text: "e4".to_owned(),
        sketch,
        offer,
    })
}

fn words() -> impl Strategy<Value = Act> {
    prop_oneof![
        2 => proptest::collection::vec(square(), 0..2).prop_map(|it| Act::Word(WordAct::SaysAdjust(it))),
        1 => Just(Act::Word(WordAct::Consents)),
        1 => record().prop_map(|it| Act::Score(ScoreAct::Writes(it))),
        1 => Just(Act::Score(ScoreAct::Strikes)),
        1 => Just(Act::Word(WordAct::OffersDraw)),
        1 => Just(Act::Word(WordAct::DeclinesDraw)),
        1 => (1usize..4).prop_map(|moves| Act::Word(WordAct::ProposesTakeBack(moves))),
        1 => Just(Act::Word(WordAct::AcceptsTakeBack)),
        1 => Just(Act::Word(WordAct::CallsOff)),
        3 => claim().prop_map(|claim| Act::Claim(claim, None)),
        2 => square().prop_map(|square| Act::Penalty(PenaltyAct::Exacts(Exaction::Move(square)))),
        2 => square().prop_map(|square| Act::Penalty(PenaltyAct::Exacts(Exaction::Capture(square)))),
        2 => Just(Act::Penalty(PenaltyAct::Exacts(Exaction::King))),
        2 => Just(Act::Penalty(PenaltyAct::Exacts(Exaction::A))),
        2 => (square(), proptest::option::of(square()))
            .prop_map(|(one, other)| Act::Penalty(PenaltyAct::Exacts(Exaction::B(one, other)))),
        1 => proptest::option::of(square()).prop_map(|square| Act::Penalty(PenaltyAct::Exacts(Exaction::C(square)))),
        1 => Just(Act::Penalty(PenaltyAct::Exacts(Exaction::Leave))),
        1 => Just(Act::Penalty(PenaltyAct::Exacts(Exaction::Rook))),
        1 => Just(Act::Penalty(PenaltyAct::Exacts(Exaction::Replace))),
        1 => Just(Act::Penalty(PenaltyAct::Exacts(Exaction::Both))),
        2 => Just(Act::Word(WordAct::SaysCheck)),
        1 => Just(Act::Word(WordAct::GivesNotice)),
        1 => Just(Act::Word(WordAct::GivesNoticeOfReflection)),
        1 => (1u32..=40).prop_map(|days| Act::Clock(ClockAct::TakesLeave(days))),
        1 => Just(Act::Clock(ClockAct::EndsLeave)),
        1 => proptest::sample::select(ASKED.to_vec()).prop_map(|what| Act::Word(WordAct::Asks(what))),
        2 => requirement().prop_map(|it| Act::Penalty(PenaltyAct::Requires(it))),
        2 => Just(Act::Penalty(PenaltyAct::Waives)),
        1 => Just(Act::Penalty(PenaltyAct::Refuses)),
        1 => Just(Act::Official(OfficialAct::Finds(Fact::Accident))),
        1 => Just(Act::Official(OfficialAct::Finds(Fact::NotSo))),
        1 => Just(Act::Official(OfficialAct::Finds(Fact::So))),
        1 => proptest::option::of(Just(5_000)).prop_map(|delay| {
            let put_off = delay.map_or(Fact::Postponed, Fact::PostponedOnDelay);
            Act::Official(OfficialAct::Finds(put_off))
        }),
        1 => square().prop_map(|it| Act::Official(OfficialAct::Finds(Fact::Square(it)))),
        1 => Just(Act::Official(OfficialAct::Finds(Fact::Unascertainable))),
        1 => Just(Act::Official(OfficialAct::Finds(Fact::ConditionMet))),
        1 => Just(Act::Official(OfficialAct::Finds(Fact::EnvelopeLost))),
        1 => (side(), any::<bool>()).prop_map(|(side, silently)| Act::Official(OfficialAct::Finds(Fact::Withdrawn { side, silently }))),
        1 => proptest::option::of(side()).prop_map(|it| Act::Official(OfficialAct::Finds(Fact::TransmissionError(it)))),
        1 => [0u32..3, 0u32..3].prop_map(|made| Act::Official(OfficialAct::Finds(Fact::MoveCounter(made)))),
        1 => Just(Act::Word(WordAct::AcceptsDraw)),
        1 => Just(Act::Official(OfficialAct::Finds(Fact::Unascertainable))),
    ]
}

const ASKED: [Asked; 4] = [Asked::Increment, Asked::Score, Asked::Sheet, Asked::Explanation];

/// An act at random, or one of those that the standing suggests: a legal move, something that may be said.
#[derive(Clone, Debug)]
enum Step {
    Random(Side, Act),
    Legal(usize),
    May(usize),
}

fn step() -> impl Strategy<Value = Step> {
    let act = prop_oneof![3 => act_of_the_hand(), 2 => words()];
    let side = proptest::sample::select(Side::ALL.to_vec());
    prop_oneof![
        5 => (side, act).prop_map(|(side, act)| Step::Random(side, act)),
        4 => any::<usize>().prop_map(Step::Legal),
        2 => any::<usize>().prop_map(Step::May),
    ]
}

fn way(m: board::Move) -> Motion {
    let transfer = m.transfer();
    Motion::Transfer { from: transfer.from, to: transfer.to, promotion: transfer.promotion }
}

fn entry(standing: &Standing, step: &Step) -> Option<Entry> {
    let (who, act) = match step {
        Step::Random(_, act @ Act::Official(OfficialAct::Finds(_))) => (Person::Players, act.clone()),
        Step::Random(side, act) => (Person::Player(*side), act.clone()),
        Step::Legal(choice) => {
            let transfer = standing.legal.get(choice % standing.legal.len().max(1))?.transfer();
            let (from, to, promotion) = (transfer.from, transfer.to, transfer.promotion);
            let motion = Motion::Transfer { from, to, promotion };
            let record = || format!("{from}{to}");
            // A record may mean several moves, and one that cannot be made.
            let meaning = || Meaning {
                motions: standing.legal.iter().take(choice % 4).map(|&m| way(m)).collect(),
                wording: law::question::Wording::Abbreviated,
                beside: None,
            };
            let act = match standing.phase {
                Phase::Adjourned => Act::Adjournment(AdjournmentAct::Seals(Sealed::Record {
                    record: record(),
                    meaning: if choice % 8 < 4 { meaning() } else { Meaning::agreed(Some(motion)) },
                    bits: None,
                })),
                _ => Act::Hand(HandAct::Moves(motion)),
            };
            (Person::Player(standing.turn), act)
        }
        Step::May(choice) => {
            let open = standing.may.get(choice % standing.may.len().max(1))?;
            (open.who, said(&open.line))
        }
    };
    Some(Entry { stamp: None, who, act })
}

fn said(line: &Saying) -> Act {
    match line {
        Saying::Claim(claim) => Act::Claim(*claim, None),
        Saying::Exact(exaction) => Act::Penalty(PenaltyAct::Exacts(*exaction)),
        Saying::Waive => Act::Penalty(PenaltyAct::Waives),
        Saying::Require(what) => Act::Penalty(PenaltyAct::Requires(*what)),
        Saying::AcceptDraw => Act::Word(WordAct::AcceptsDraw),
        Saying::DeclineDraw => Act::Word(WordAct::DeclinesDraw),
        Saying::AcceptTakeBack => Act::Word(WordAct::AcceptsTakeBack),
        Saying::Consent => Act::Word(WordAct::Consents),
        Saying::Refuse => Act::Penalty(PenaltyAct::Refuses),
        Saying::Admit => Act::Penalty(PenaltyAct::Admits),
        Saying::Adjourn => Act::Adjournment(AdjournmentAct::Adjourns),
        Saying::StopClocks => Act::Clock(ClockAct::StopsClocks(None)),
        Saying::Resume => Act::Adjournment(AdjournmentAct::Resumes(None)),
        Saying::OpenEnvelope => Act::Adjournment(AdjournmentAct::OpensEnvelope),
        Saying::Adopt(motion) => Act::Adjournment(AdjournmentAct::Adopts(*motion)),
        Saying::Find(fact) => Act::Official(OfficialAct::Finds(fact.clone())),
        Saying::AskIncrement => Act::Word(WordAct::Asks(Asked::Increment)),
        Saying::Rule => Act::Official(OfficialAct::Rules),
        Saying::Check => Act::Word(WordAct::SaysCheck),
        Saying::Reflection => Act::Word(WordAct::GivesNoticeOfReflection),
        Saying::Notice => Act::Word(WordAct::GivesNotice),
    }
}

const STARTS: &[&str] = &[
    "4k3/8/8/3p4/4P3/8/1P6/B3K2R w K - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/P1k5/K7/8/8/8/6p1/8 w - - 0 1",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
    "4r3/4k3/8/8/3q4/8/P7/R3K2N b Q - 0 1",
    "8/8/8/3k4/8/8/8/K5QR w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNKQBNR w kq - 0 1",
];

fn side() -> impl Strategy<Value = Side> {
    proptest::sample::select(Side::ALL.to_vec())
}

/// Mostly none; else a man, moves, both, or a man that was left on the board.
fn odds() -> impl Strategy<Value = Vec<Odds>> {
    let given = [
        vec![(Given::Pawn, false)],
        vec![(Given::PawnAndTwo, false)],
        vec![(Given::Piece(Kind::Rook, None), false)],
        vec![(Given::Piece(Kind::Knight, Some(Square::G1)), true)],
        vec![(Given::Pawn, false), (Given::Moves(3), false)],
    ];
    let one = proptest::sample::select(given.to_vec()).prop_map(|given| {
        let odds = |(given, left_on)| Odds { giver: Side::White, given, left_on };
        given.into_iter().map(odds).collect()
    });
    prop_oneof![3 => Just(Vec::new()), 1 => one]
}

fn undertaking() -> impl Strategy<Value = Option<Undertaking>> {
    let what = [
        Undertaken::Win,
        Undertaken::MateWithPawn(None),
        Undertaken::MateWith(Square::D1),
        Undertaken::MateOn(Square::E8),
        Undertaken::BeMated,
        Undertaken::BeStalemated,
        Undertaken::Condition("keep the Queen".to_string()),
    ];
    let one = (side(), proptest::sample::select(what.to_vec()));
    proptest::option::weighted(0.2, one.prop_map(|(by, what)| Undertaking { by, what }))
}

fn settings() -> impl Strategy<Value = Settings> {
    let start = prop_oneof![
        2 => Just(Start::Usual),
        3 => proptest::sample::select(STARTS.to_vec())
            .prop_map(|fen| Start::Setup(Box::new(fen.parse().expect("a FEN")))),
    ];
    let watched = [None, Some(Arbiter::Present), Some(Arbiter::Called), Some(Arbiter::Absent)];
    let arbiter = proptest::sample::select(watched.to_vec());
    let settled = (odds(), undertaking(), proptest::option::weighted(0.2, side()));
    (start, proptest::bool::weighted(0.2), any::<bool>(), arbiter, settled).prop_map(
        |(start, guarded, clock, arbiter, (odds, undertaking, first))| Settings {
            odds: if start == Start::Usual { odds } else { Vec::new() },
            first: first.filter(|_| start == Start::Usual),
            start,
            undertaking,
            table: if guarded { Table::Guarded } else { Table::Physical },
            time: if clock { five_minutes() } else { TimeLimit::None },
            arbiter,
            // So that games are adjourned under these codes too.
            guidelines: if guarded { Vec::new() } else { vec![law::Guideline::Adjournment] },
            search_states: 2_000,
            ..Settings::default()
        },
    )
}

fn five_minutes() -> TimeLimit {
    let period = Period { time_ms: 300_000, increment_ms: 2_000, ..Period::default() };
    let control = Periods::new(vec![period]).map(Allowance::Periods).map(TimeControl::same);
    control.map_or(TimeLimit::None, TimeLimit::Agreed)
}

fn code() -> impl Strategy<Value = &'static law::Code> {
    proptest::sample::select(law::codes::all().to_vec())
}

fn check(game: &Game, standing: &Standing) {
    let position = &standing.position;
    for &m in &standing.legal {
        assert!(position.is_legal(m), "{} is offered in {}", position.uci(m), position.fen());
    }
    if matches!(standing.phase, Phase::Over | Phase::Stopped | Phase::Choice) {
        assert!(standing.legal.is_empty(), "{:?} offers moves", standing.phase);
    }
    assert_eq!(standing.phase == Phase::Over, standing.result.is_some());
    for open in &standing.may {
        if let Some(option) = &open.option {
            // What only stands, or goes back, asks for no move: the next player may have none.
            let asks_for_a_move =
                !matches!(open.line, Saying::Exact(Exaction::Leave | Exaction::Both | Exaction::Replace));
            assert!(!asks_for_a_move || !option.legal.is_empty(), "an option that nothing fulfils is listed");
        }
    }
    let rulings = game.log().last().into_iter().flat_map(|judged| &judged.rulings);
    for ruling in rulings.clone() {
        let mut cited = ruling.articles.clone();
        cited.sort_unstable();
        cited.dedup();
        assert_eq!(cited.len(), ruling.articles.len(), "{ruling:?} cites an article twice");
    }
    for article in rulings.flat_map(|ruling| &ruling.articles) {
        assert!(game.code().article(article).is_some(), "{article} is no article of {}", game.code().id);
    }
}

/// A legal move as it is sent where each side has its own board.
fn sends(standing: &Standing, choice: usize) -> Entry {
    let motion = way(standing.legal[choice % standing.legal.len()]);
    let record = Communicated {
        record: "a move".to_owned(),
        meaning: Meaning::agreed(Some(motion)),
        goes_on: false,
        then: Vec::new(),
        idle: Vec::new(),
    };
    let message = Message { text: record.record.clone(), records: vec![record] };
    let act = Act::Communication(CommunicationAct::Sends(message));
    Entry { stamp: None, who: Person::Player(standing.turn), act }
}

/// The settings without guidelines, where a code has none.
fn under(code: &'static law::Code, settings: Settings) -> Settings {
    match Game::new(code, settings.clone()) {
        Ok(_) => settings,
        Err(_) => Settings { guidelines: Vec::new(), ..settings },
    }
}

/// What an arbiter may do is listed exactly when it is heard, whatever the game waits for, and whichever arbiter he is: after each
/// act another one is looked at.
fn check_powers(game: &Game, standing: &Standing) {
    let arbiter = match game.log().len() % 3 {
        0 => Person::OtherArbiter(1),
        1 => Person::Arbiter,
        _ => Person::OtherArbiter(2),
    };
    let by_arbiter = |act: Act| Entry { stamp: None, who: arbiter, act };
    let penalises = |punishment| OfficialAct::Penalises { side: Side::White, punishment, article: None };
    let mut told = vec![
        (Power::Penalises, penalises(Punishment::Warning)),
        (Power::DeclaresLost(Side::White, Score::Whole), penalises(Punishment::Loss(Score::Whole))),
        (Power::DeclaresBothLost, penalises(Punishment::BothLose)),
        (Power::Expels, penalises(Punishment::Expulsion)),
        (Power::Fines, penalises(Punishment::Fine(None))),
        (Power::Excludes, penalises(Punishment::Exclusion(1))),
        (Power::PutsOffOnDelay, OfficialAct::Finds(Fact::PostponedOnDelay(5_000))),
    ];
    let adjourns = (Power::Adjourns, Act::Adjournment(AdjournmentAct::Adjourns));
    if standing.clock.is_some() {
        told.push((Power::PenalisesInTime, penalises(Punishment::Opponent(60_000))));
    }
    let reports = Conduct::ALL.into_iter().map(|what| (Power::Reports(what), reports(what)));
    let listed = game.powers(arbiter);
    let told = told.into_iter().chain(reports).map(|(power, act)| (power, Act::Official(act)));
    for (power, act) in told.chain([adjourns]) {
        let rulings = game.clone().judge(by_arbiter(act)).expect("an arbiter can say it");
        let refused = |ruling: &Ruling| ruling.kind.is_refusal() || ruling.articles.is_empty();
        // That one of several arbiters acts is told before it is ruled on.
        let comes =
            rulings.iter().any(|told| told.says.starts_with("It was settled that no arbiter is here"));
        let who = usize::from(matches!(arbiter, Person::OtherArbiter(_))) + usize::from(comes);
        let heard = !rulings.iter().skip(who).all(refused);
        assert_eq!(
            heard,
            listed.contains(&power),
            "{power:?} of {arbiter:?} in {:?}: {rulings:?}",
            standing.phase
        );
    }
}

fn reports(what: Conduct) -> OfficialAct {
    OfficialAct::Reports { side: Side::White, what }
}

/// Judges a step, and looks at what every act must leave true.
fn judge(game: &mut Game, step: &Step) {
    let before = game.standing();
    let Some(entry) = entry(&before, step) else { return };
    let (acts, listed) = (game.log().len(), matches!(step, Step::May(_)));
    match game.judge(entry.clone()) {
        Err(Impossible { reasons }) => {
            assert!(!reasons.is_empty());
            assert!(!listed, "{entry:?} is listed and cannot be done: {reasons:?}");
            assert_eq!(before, game.standing(), "{entry:?} changed the standing");
            assert_eq!(acts, game.log().len());
        }
        Ok(rulings) => {
            let unknown = |ruling: &Ruling| ruling.kind.is_refusal() && ruling.articles.is_empty();
            assert!(!(listed && rulings.iter().any(unknown)), "{entry:?} is listed, and {rulings:?}");
            assert_eq!(acts + 1, game.log().len());
            let standing = game.standing();
            check(game, &standing);
            // What an arbiter does in play changes little from act to act.
            let waits = !matches!(standing.phase, Phase::ToMove | Phase::Over);
            if waits || standing.phase == Phase::ToMove && acts % 8 == 0 {
                check_powers(game, &standing);
            }
        }
    }
}

/// 200 in an ordinary run; `PROPTEST_CASES` asks for more.
fn cases() -> u32 {
    std::env::var("PROPTEST_CASES").ok().and_then(|number| number.parse().ok()).unwrap_or(200)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: cases(),
        // Of games that end in the middle of something nothing can be asked: about one in three.
        max_global_rejects: 4 * cases(),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn judged_again_the_acts_give_the_same_game(
        code in code(),
        settings in settings(),
        steps in proptest::collection::vec(step(), 1..60),
    ) {
        let settings = under(code, settings);
        let mut game = Game::new(code, settings.clone()).expect("a start");
        for step in &steps {
            judge(&mut game, step);
        }
        let entries = game.log().iter().map(|judged| judged.entry.clone());
        let again = Game::replay(code, settings, entries).expect("the same acts");
        prop_assert_eq!(again.log(), game.log());
        prop_assert_eq!(again.standing(), game.standing());
    }

    /// Whatever was done before, a move that is listed as legal completes the turn, and breaks no law.
    #[test]
    fn what_is_listed_as_legal_completes_the_turn(
        code in code(),
        settings in settings(),
        steps in proptest::collection::vec(step(), 0..30),
        choice in any::<usize>(),
    ) {
        // Where a press completes a move, the move and the press are the act.
        let settings = under(code, Settings { time: TimeLimit::None, ..settings });
        let mut game = Game::new(code, settings).expect("a start");
        // Who keeps a score must go on with it, whatever he plays: that breach is not the move's.
        let writes = |step: &&Step| matches!(step, Step::Random(_, Act::Score(ScoreAct::Writes(_))));
        for step in steps.iter().filter(|step| !writes(step)) {
            judge(&mut game, step);
        }
        let standing = game.standing();
        let men_stand = Square::ALL.iter().all(|&s| standing.board[s.index()] == standing.position.man_at(s));
        prop_assume!(standing.hand.is_none() && men_stand && !standing.legal.is_empty());
        prop_assume!(standing.phase != Phase::Adjourned);
        // Who is on leave makes no move before it has ended, legal as it is.
        prop_assume!(standing.leave.is_none_or(|leave| leave[standing.turn.index()].until_ms.is_none()));
        let waits = game.settings().table == Table::Guarded;
        prop_assume!(!(waits && standing.may.iter().any(|open| open.option.is_some())));
        let legal = match game.is_communicated() {
            true => sends(&standing, choice),
            false => entry(&standing, &Step::Legal(choice)).expect("a legal move"),
        };
        let rulings = game.judge(legal).expect("it can be done");
        prop_assert!(rulings.iter().any(|ruling| ruling.kind == RulingKind::Completed), "{:?}", rulings);
        // A score kept badly is an offence of its own, whatever move is made.
        let of_score = |ruling: &&Ruling| ruling.articles.iter().all(|no| no.starts_with("8."));
        let mut offences = rulings.iter().filter(|ruling| ruling.kind == RulingKind::Offence);
        prop_assert!(offences.all(|ruling| of_score(&ruling)), "{:?}", rulings);
        let after = game.standing();
        prop_assert!(after.turn != standing.turn || after.line.len() > standing.line.len());
    }
}

#[test]
fn resigning_ends_the_game_and_nothing_follows() {
    let code = law::codes::find("bcf-1912").expect("a code");
    let mut game = Game::new(code, Settings::default()).expect("a start");
    let by = |side, act| Entry { stamp: None, who: Person::Player(side), act };
    game.judge(by(Side::White, Act::Word(WordAct::Resigns(Resigning::Plainly)))).expect("it can be done");
    let rulings = game.judge(by(Side::Black, Act::Word(WordAct::OffersDraw))).expect("it can be said");
    assert!(rulings[0].kind.is_refusal());
    assert_eq!(game.log().len(), 2);
}
