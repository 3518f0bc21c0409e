//! Lines of script, in and out.

use board::{Kind, Position, Setup, Side, Square, Wing};
use game::act::{
    Act, Claim, Clause, Conduct, Entry, Exaction, Fact, How, Motion, MoveNumber, Person, Resigning,
};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use records::act;

/// Reads a line at the beginning of a game and writes it again.
#[track_caller]
fn reads(cases: &[(&str, &str)]) {
    for (line, canonical) in cases {
        let entry = act::read(line, &Position::default()).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(act::text(&entry), *canonical, "{line}");
    }
}

/// Reads a line at the beginning of a game and tells what is wrong with it.
fn faults(line: &str) -> Vec<String> {
    let error = act::read(line, &Position::default()).expect_err(line);
    error.faults().iter().map(ToString::to_string).collect()
}

#[track_caller]
fn fails(cases: &[(&str, &[&str])]) {
    for (line, wrong) in cases {
        assert_eq!(faults(line), *wrong, "{line}");
    }
}

#[test]
fn lines_in_their_one_form_stay_as_they_are() {
    let lines = [
        "white touches g1",
        "white touches g1 and f1 and e8 accidentally",
        "white lifts g1 rectifying",
        "white places f3",
        "white releases",
        "black removes d5",
        "white puts queen a8",
        "white puts rook a8 held accidentally",
        "white names pawn",
        "black displaces e4",
        "black displaces e4 to e5 accidentally",
        "black upsets board",
        "black upsets board accidentally",
        "players restores",
        "white moves e2e4",
        "white moves a7a8q",
        "white moves a7a8p",
        "white castles short",
        "white plays castles long",
        "white plays e2e4",
        "white says adjust",
        "white says adjust g1 f1",
        "black consents",
        "white says check",
        "white offers draw",
        "black accepts draw",
        "black declines draw",
        "black resigns",
        "black resigns by tipping-king",
        "black resigns by writing-result",
        "white claims repetition",
        "white claims fifty-moves",
        "white claims perpetual-check",
        "black claims illegal-move",
        "black claims illegal-move at 12w",
        "black claims touched e4",
        "black claims removed e4",
        "black claims board-misplaced",
        "black claims men-misplaced",
        "black claims men-displaced",
        "black claims colours-reversed",
        "black claims wrong-first-move",
        "black claims forfeiture e",
        "black exacts king",
        "black exacts move c1",
        "black exacts capture d5",
        "black waives",
        "white refuses",
        "white admits",
        "players finds accident",
        "arbiter finds unascertainable",
        "arbiter finds not-so",
        "arbiter finds offence a white",
        "arbiter finds refused black",
        "players finds drawn",
        "arbiter finds decided White is to play 12 Nf3, and the clocks stand",
        "arbiter reports black second-board",
        "white arrives",
        "white leaves",
        "white#2 touches g1",
        "@0:00:00 white plays e2e4",
        "@12:34:56.007 white plays e2e4",
    ];
    reads(&lines.map(|line| (line, line)));
}

#[test]
fn case_and_blanks_are_forgiven() {
    reads(&[
        ("  White   TOUCHES\tG1  ", "white touches g1"),
        ("white moves E2E4", "white moves e2e4"),
        ("white moves a7a8Q", "white moves a7a8q"),
        ("white Castles Short", "white castles short"),
        ("white moves castles short", "white castles short"),
        ("black claims Illegal-Move at 12W", "black claims illegal-move at 12w"),
        ("black claims forfeiture (E)", "black claims forfeiture e"),
        ("@0:00:01.5 white releases", "@0:00:01.500 white releases"),
        ("@000:00:01 white releases", "@0:00:01 white releases"),
        ("white touches g1 # the King's Knight", "white touches g1"),
        ("arbiter finds decided  as   Before", "arbiter finds decided as Before"),
    ]);
}

#[test]
fn algebraic_notation_is_read_where_it_is_legal() {
    reads(&[
        ("white moves Nf3", "white moves g1f3"),
        ("white plays e4", "white plays e2e4"),
        ("white plays e2-e4", "white plays e2e4"),
    ]);
    let castling = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse::<Setup>().expect("a FEN");
    let entry = act::read("white plays O-O", &castling.position().expect("a position")).expect("legal");
    assert_eq!(act::text(&entry), "white plays castles short");
}

#[test]
fn everything_wrong_is_told_at_once() {
    fails(&[
        (
            "green touches z9 and g1 sideways",
            &[
                "column 1: expected who acts: white, black, arbiter, players or, of consulting members, white#1, \
                 found `green`",
                "column 15: expected a square, a1 to h8, found `z9`: there is no file z; there is no rank 9",
                "column 25: expected the end of the line, found `sideways`",
            ],
        ),
        (
            "@1:60:00 white moves e2e9",
            &[
                "column 1: expected a stamp, @h:mm:ss or @h:mm:ss.mmm, found `@1:60:00`: \
                 the minutes are two digits below 60",
                "column 22: expected a move: from and to (e2e4, a7a8q), SAN (Nf3) or `castles short`, found `e2e9`: \
                 there is no rank 9",
            ],
        ),
        ("arbiter finds decided", &["column 22: expected the decision, in words, found the end of the line"]),
        (
            "arbiter finds decided to \u{1b}[2J",
            &[
                "column 23: expected the decision, in words, found `to`: it holds characters that cannot be shown",
            ],
        ),
        ("white lifts", &["column 12: expected a square, a1 to h8, found the end of the line"]),
        ("white offers tea", &["column 14: expected `draw`, found `tea`"]),
    ]);
}

#[test]
fn an_unknown_act_is_answered_with_those_there_are() {
    let [only] = &faults("white hesitates for long")[..] else { panic!("one fault") };
    assert!(only.starts_with("column 7: expected an act: touches, lifts, places,"), "{only}");
    assert!(only.ends_with("arrives or leaves, found `hesitates`"), "{only}");
}

#[test]
fn acts_that_this_version_does_not_play_are_told_from_nonsense() {
    let lines = ["white sends e2e4", "white puts rook e4 inverted", "white accepts take-back"];
    for line in lines {
        let faults = faults(line);
        assert_eq!(faults.len(), 1, "{line}: {faults:?}");
        assert!(faults[0].contains("belongs to what this version does not play"), "{line}: {faults:?}");
    }
}

#[test]
fn facts_are_found_by_those_who_may() {
    fails(&[
        (
            "white finds accident",
            &["column 1: expected `arbiter` or `players`, found `white`: \
               facts are found by the arbiter or the players together"],
        ),
        (
            "black reports white device",
            &["column 1: expected `arbiter`, found `black`: \
               conduct is reported by the arbiter or another third party"],
        ),
    ]);
}

#[test]
fn algebraic_notation_that_is_not_legal() {
    fails(&[
        (
            "white plays Nd4",
            &[
                "column 13: expected a move that is legal in this position, where it is written in SAN, found `Nd4`: \
               `Nd4` is no legal move for White: the Knight on b1: a Knight does not go from b1 to d4; \
               the Knight on g1: a Knight does not go from g1 to d4",
            ],
        ),
        (
            "white plays fast",
            &[
                "column 13: expected a move: from and to (e2e4, a7a8q), SAN (Nf3) or `castles short`, found `fast`: \
               `fast` is no move in algebraic notation: it ends with `t`, not with a square",
            ],
        ),
    ]);
}

#[test]
fn what_a_fault_repeats_is_short_and_harmless() {
    let [who] = &faults(&format!("{}\u{1b} consents", "x".repeat(99)))[..] else { panic!("one fault") };
    assert!(who.ends_with(&format!("found `{}…`", "x".repeat(80))), "{who}");
    let [san] = &faults("white plays N\u{1b}[31m")[..] else { panic!("one fault") };
    assert!(san.contains("\\u{1b}[31m") && !san.contains('\u{1b}'), "{san}");
}

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

fn motion() -> impl Strategy<Value = Motion> {
    prop_oneof![
        (square(), square(), option::of(kind())).prop_map(|(from, to, promotion)| Motion::Transfer {
            from,
            to,
            promotion
        }),
        select(Wing::ALL.to_vec()).prop_map(Motion::Castling),
    ]
}

fn claim() -> impl Strategy<Value = Claim> {
    let at = (1u32.., side()).prop_map(|(number, side)| MoveNumber { number, side });
    let plain = [
        Claim::Repetition,
        Claim::FiftyMoves,
        Claim::PerpetualCheck,
        Claim::BoardMisplaced,
        Claim::MenMisplaced,
        Claim::MenDisplaced,
        Claim::ColoursReversed,
        Claim::WrongFirstMove,
        Claim::Time,
        Claim::WronglyResumed,
        Claim::OddsNotGiven,
        Claim::FalseCheck,
        Claim::InCheck,
    ];
    prop_oneof![
        select(plain.to_vec()),
        option::of(at).prop_map(Claim::IllegalMove),
        square().prop_map(Claim::Touched),
        square().prop_map(Claim::Removed),
        clause().prop_map(Claim::Forfeiture),
    ]
}

fn of_the_hand() -> impl Strategy<Value = Act> {
    prop_oneof![
        (vec(square(), 1..4), how()).prop_map(|(squares, how)| Act::Touches { squares, how }),
        (square(), how()).prop_map(|(square, how)| Act::Lifts { square, how }),
        (square(), how()).prop_map(|(square, how)| Act::Places { square, how }),
        Just(Act::Releases),
        (square(), how()).prop_map(|(square, how)| Act::Removes { square, how }),
        (kind(), square(), any::<bool>(), how()).prop_map(|(kind, square, held, how)| Act::Puts {
            kind,
            square,
            held,
            how
        }),
        kind().prop_map(Act::Names),
        (square(), option::of(square()), how()).prop_map(|(from, to, how)| Act::Displaces { from, to, how }),
        how().prop_map(|how| Act::UpsetsBoard { how }),
        Just(Act::Restores),
        motion().prop_map(Act::Moves),
        motion().prop_map(Act::Plays),
    ]
}

fn said() -> impl Strategy<Value = Act> {
    let resigning = [
        Resigning::Plainly,
        Resigning::Saying,
        Resigning::Writing,
        Resigning::Circling,
        Resigning::WritingResult,
        Resigning::TippingKing,
    ];
    let exaction = prop_oneof![
        Just(Exaction::King),
        square().prop_map(Exaction::Move),
        square().prop_map(Exaction::Capture),
        select(vec![Exaction::Rook, Exaction::Leave, Exaction::Replace, Exaction::Both]),
    ];
    let plain = [
        Act::Consents,
        Act::SaysCheck,
        Act::GivesNotice,
        Act::OffersDraw,
        Act::AcceptsDraw,
        Act::DeclinesDraw,
        Act::Waives,
        Act::Refuses,
        Act::Admits,
        Act::Arrives,
        Act::Leaves,
        Act::Presses,
        Act::StopsClocks(None),
        Act::Adjourns,
        Act::Resumes(None),
        Act::OpensEnvelope,
    ];
    prop_oneof![
        select(vec![Setup::usual_array(), Setup::empty()])
            .prop_map(|setup| Act::Resumes(Some(Box::new(setup)))),
        words().prop_map(|why| Act::StopsClocks(Some(why))),
        select(plain.to_vec()),
        vec(square(), 0..4).prop_map(Act::SaysAdjust),
        select(resigning.to_vec()).prop_map(Act::Resigns),
        claim().prop_map(Act::Claims),
        exaction.prop_map(Act::Exacts),
    ]
}

fn found() -> impl Strategy<Value = Act> {
    let fact = prop_oneof![
        Just(Fact::Accident),
        Just(Fact::Unascertainable),
        Just(Fact::NotSo),
        Just(Fact::ConditionMet),
        Just(Fact::Drawn),
        (clause(), side()).prop_map(|(clause, side)| Fact::Offence(clause, side)),
        side().prop_map(Fact::Refused),
        words().prop_map(Fact::Decided),
        (0u64..100_000_000, 0u64..100_000_000).prop_map(|(white, black)| Fact::Clock([white, black])),
    ];
    fact.prop_map(Act::Finds)
}

fn words() -> impl Strategy<Value = String> {
    "[A-Za-z0-9,.:=]{1,9}( [A-Za-zé#]{1,3}x){0,5}".prop_filter("no comment", |words| !words.contains(" #"))
}

fn reported() -> impl Strategy<Value = Act> {
    let conduct = [
        Conduct::Device,
        Conduct::Notes,
        Conduct::Advice,
        Conduct::SecondBoard,
        Conduct::LeftVenue,
        Conduct::Noise,
        Conduct::Refusal,
    ];
    (side(), select(conduct.to_vec())).prop_map(|(side, what)| Act::Reports { side, what })
}

fn player() -> impl Strategy<Value = Person> {
    prop_oneof![
        side().prop_map(Person::Player),
        (side(), 1u8..).prop_map(|(side, number)| Person::Member(side, number)),
    ]
}

fn deed() -> impl Strategy<Value = (Person, Act)> {
    let third = || prop_oneof![Just(Person::Arbiter), Just(Person::Players)];
    let anybody = prop_oneof![player(), third()];
    prop_oneof![
        (anybody, prop_oneof![of_the_hand(), said()]),
        (third(), found()),
        (Just(Person::Arbiter), reported()),
    ]
}

proptest! {
    #[test]
    fn every_entry_reads_back_from_its_text(stamp in option::of(0u64..u64::MAX / 2), (who, act) in deed()) {
        let entry = Entry { stamp, who, act };
        let text = act::text(&entry);
        prop_assert_eq!(act::read(&text, &Position::default()), Ok(entry.clone()), "{}", text);
        // In a FEN the case of a letter is the side of a man.
        prop_assume!(!matches!(entry.act, Act::Resumes(Some(_))));
        prop_assert_eq!(act::read(&text.to_uppercase().replace(' ', "  "), &Position::default()).is_ok(), true, "{}", text);
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

#[test]
fn acts_of_two_hands_and_declared_moves() {
    reads(&[
        ("white moves e2e4 two-handed", "white moves e2e4 two-handed"),
        ("white plays Nf3 two-handed", "white plays g1f3 two-handed"),
        ("white castles short two-handed", "white castles short two-handed"),
        ("white claims two-hands", "white claims two-hands"),
        ("white writes  Nf3 (=)", "white writes Nf3 (=)"),
        ("white strikes", "white strikes"),
        ("arbiter observes", "arbiter observes"),
        ("arbiter declares draw", "arbiter declares draw"),
        ("arbiter penalises black opponent +2m for 11.5", "arbiter penalises black opponent +2m for 11.5"),
        ("arbiter penalises white own -30s", "arbiter penalises white own -30s"),
        ("arbiter penalises white both-lose", "arbiter penalises white both-lose"),
        ("black signs 1/2-1/2", "black signs 1/2-1/2"),
        ("white claims repetition intending Nf3", "white claims repetition intending g1f3"),
        (
            "white claims fifty-moves intending castles long",
            "white claims fifty-moves intending castles long",
        ),
        ("arbiter finds flag white", "arbiter finds flag white"),
        ("players finds flag-first black", "players finds flag-first black"),
        ("arbiter finds absent black", "arbiter finds absent black"),
    ]);
}
