//! Unfinished acts of every kind, after which the other acts are tried.

/// A position, and acts after which something is unfinished.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    /// What is unfinished.
    pub name: &'static str,
    /// Lines of a header beside the code; none begins with `code`.
    pub header: &'static str,
    /// The acts, in the order in which they are done.
    pub acts: &'static [&'static str],
}

const fn scene(name: &'static str, header: &'static str, acts: &'static [&'static str]) -> Scene {
    Scene { name, header, acts }
}

/// White may castle on both sides, promote on b8 and a8, take en passant on d6; his Knight on c3 is pinned. Black may
/// castle too.
const RICH: &str = "start: r3k2r/pP2q1p1/8/3pP3/1b4n1/2N2N2/1PP1Q1PP/R3K2R w KQkq d6 0 1";
const ARRAY: &str = "";
const TIMED: &str = "time: 5m+2s";
const RICH_TIMED: &str = "start: r3k2r/pP2q1p1/8/3pP3/1b4n1/2N2N2/1PP1Q1PP/R3K2R w KQkq d6 0 1\ntime: 5m+2s";
const UNWATCHED: &str =
    "start: r3k2r/pP2q1p1/8/3pP3/1b4n1/2N2N2/1PP1Q1PP/R3K2R w KQkq d6 0 1\ntime: 5m+2s\narbiter: called";
const ALONE: &str = "time: 5m+2s\narbiter: absent";
const BY_POST: &str = "kind: correspondence";
/// Black's King and Rook can castle, and a record of his can mean several moves.
const RICH_BY_POST: &str =
    "start: r3k2r/pP2q1p1/8/3pP3/1b4n1/2N2N2/1PP1Q1PP/R3K2R w KQkq d6 0 1\nkind: correspondence";
const TWO_A_SIDE: &str = "kind: consultation\nsides: white 2, black 2";
const ARBITER: &str = "time: 5m+2s\narbiter: present";

/// Every scene. White is the one who leaves something unfinished, where one does; each is hunted with the colours
/// exchanged too.
pub const SCENES: &[Scene] = &[
    // The hand
    scene("nothing done", ARRAY, &[]),
    scene("a move made", ARRAY, &["white plays e2e4"]),
    scene("a man touched", RICH, &["white touches g2"]),
    scene("a pinned man touched", RICH, &["white touches c3"]),
    scene("an adverse man touched", RICH, &["white touches d5"]),
    scene("an adverse man touched that cannot be taken", RICH, &["white touches a8", "white touches g2"]),
    scene("two men of his own touched", RICH, &["white touches g2 and b2"]),
    scene("two men touched", RICH, &["white touches f3 and g4"]),
    scene("King and Rook touched", RICH, &["white touches e1", "white touches h1"]),
    scene("touched by accident", RICH, &["white touches g2 accidentally"]),
    scene("touched after notice", RICH, &["white says adjust", "white touches g2"]),
    scene("a man in the hand", RICH, &["white lifts f3"]),
    scene("a man set down under the hand", RICH, &["white lifts f3", "white places d4"]),
    scene("a man set down where it cannot go", RICH, &["white lifts f3", "white places f5"]),
    scene("an adverse man taken off first", RICH, &["white removes d5"]),
    scene("an own man taken off", RICH, &["white removes g2"]),
    scene("a man touched out of turn", RICH, &["black touches g7"]),
    scene("a man in the hand out of turn", RICH, &["black lifts g7"]),
    scene(
        "a man held before a move, put back after it",
        RICH,
        &["black lifts g7", "white plays f3d4", "black places g7", "black releases"],
    ),
    scene(
        "a man held before a press, put back after it",
        UNWATCHED,
        &["black lifts g7", "white plays f3d4", "black places g7", "black releases"],
    ),
    scene("a man taken up by accident out of turn", RICH, &["black lifts g7 accidentally"]),
    scene(
        "a man taken up by accident out of turn, and set elsewhere",
        RICH,
        &["black lifts g7 accidentally", "black places g6"],
    ),
    scene(
        "a man taken up with leave to adjust it, and set elsewhere",
        RICH,
        &["black says adjust g7", "white consents", "black lifts g7", "black places g6"],
    ),
    scene(
        "a man taken up and set down by accident",
        RICH,
        &["white lifts f3 accidentally", "white places d4 accidentally"],
    ),
    scene("a man that slips from the hand", RICH, &["white lifts f3", "white places d4 accidentally"]),
    scene("an adverse man that came off by accident", RICH, &["white removes d5 accidentally"]),
    scene("a man taken off out of turn", RICH, &["black removes f3"]),
    scene("a man displaced", RICH, &["white displaces g2 to g4"]),
    scene("a man knocked over", RICH, &["white displaces f3 accidentally"]),
    scene("all men upset", RICH, &["black upsets board"]),
    scene("both hands used", RICH, &["white plays O-O two-handed"]),
    scene("both hands used, not pressed", RICH_TIMED, &["white castles short two-handed"]),
    // Castling and Pawns
    scene("castling begun with the King", RICH, &["white lifts e1", "white places g1", "white releases"]),
    scene("castling begun with the King in the hand", RICH, &["white lifts e1", "white places g1"]),
    scene("castling begun with the Rook", RICH, &["white moves h1f1"]),
    scene(
        "castling though it is not legal",
        RICH,
        &["white plays f3d4", "black plays g4h2", "white castles short"],
    ),
    scene("a Pawn on its last rank", RICH, &["white moves b7b8p"]),
    scene("a Pawn set down on its last rank", RICH, &["white lifts b7", "white places b8", "white releases"]),
    scene("a Pawn on its last rank in the hand", RICH, &["white lifts b7", "white places b8"]),
    scene("a Pawn taken off to promote", RICH, &["white removes b7"]),
    scene(
        "a Pawn took on its last rank",
        RICH,
        &["white removes a8", "white lifts b7", "white places a8", "white releases"],
    ),
    scene(
        "a Pawn taken en passant not removed",
        RICH,
        &["white lifts e5", "white places d6", "white releases"],
    ),
    scene("a promoted piece under the hand", RICH, &["white removes b7", "white puts queen b8 held"]),
    // Illegal moves, and moves out of turn
    scene("an illegal move made", RICH, &["white moves f3f5"]),
    scene("an illegal capture made", RICH, &["white moves f3g4"]),
    scene("a King left in check", RICH, &["white moves c3d5"]),
    scene("an illegal move after a touch", RICH, &["white touches g2", "white moves f3f5"]),
    scene("another move than with the man touched", RICH, &["white touches g2", "white plays f3d4"]),
    scene("an illegal move replied to", RICH, &["white moves f3f5", "black plays g7g6"]),
    scene("an illegal move pressed, and moved on", UNWATCHED, &["white plays f3f5", "white moves f5f6"]),
    scene(
        "a man moved out of turn to where it is taken",
        UNWATCHED,
        &["white plays b2b3", "white moves f3f6"],
    ),
    scene("an illegal move taken back", RICH, &["white moves f3f5", "white moves f5f3"]),
    scene("a move made out of turn", RICH, &["black plays g7g6"]),
    scene("two moves running", RICH, &["white plays f3d4", "white plays g2g3"]),
    scene("a move changed for another", RICH, &["white plays f3d4", "white moves d4b3"]),
    scene("the wrong player began", ARRAY, &["black plays e7e5"]),
    // Claims and penalties
    scene("a penalty half chosen", RICH, &["white moves f3f5", "black exacts A"]),
    scene("an illegal move claimed", RICH, &["white moves f3f5", "black claims illegal-move"]),
    scene("the King's move exacted", RICH, &["white touches c3", "black exacts king"]),
    scene("a penalty waived", RICH, &["white moves f3f5", "black waives"]),
    scene("a forfeiture claimed", RICH, &["black claims forfeiture b"]),
    scene("a forfeiture claimed for time", RICH_TIMED, &["black claims forfeiture c"]),
    scene("the release required", RICH, &["white lifts f3", "white places f3", "black requires release"]),
    scene("a man in the hand to be put back", RICH, &["white lifts f3", "black requires replace"]),
    scene(
        "castling to be completed",
        RICH,
        &["white lifts e1", "white places g1", "white releases", "black requires complete-castling"],
    ),
    scene("a touch claimed", RICH, &["white touches g2", "white plays f3d4", "black claims touched g2"]),
    scene("a repetition claimed with a move", RICH, &["white claims repetition intending f3d4"]),
    scene(
        "men claimed to stand wrongly",
        "start: rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
        &["white claims men-misplaced"],
    ),
    // Words
    scene("a draw offered", ARRAY, &["white plays e2e4", "white offers draw"]),
    scene(
        "a draw offered at the start of a turn",
        ARRAY,
        &["white plays e2e4", "black plays e7e5", "white offers draw"],
    ),
    scene("notice of adjusting given", RICH, &["white says adjust"]),
    scene("consent given", RICH, &["black consents"]),
    scene("check said where there is none", RICH, &["white plays f3d4", "white says check"]),
    scene("check given and not said", RICH, &["white plays e2b5"]),
    scene("moves counted", "start: 4k3/8/8/8/8/8/8/R3K3 w - - 0 1", &["black gives-notice fifty-moves"]),
    scene("resigned by tipping the King", RICH, &["white displaces e1"]),
    // Moves taken back by agreement
    scene("a move to be taken back", ALONE, &["white plays e2e4", "white proposes take-back"]),
    scene(
        "a move to be taken back, a man in the hand",
        ALONE,
        &["white plays e2e4", "black lifts e7", "white proposes take-back"],
    ),
    scene(
        "moves taken back",
        ALONE,
        &["white plays e2e4", "black plays e7e5", "black proposes take-back 2", "white accepts take-back"],
    ),
    scene(
        "a move taken back, a man in the hand",
        ALONE,
        &["white plays e2e4", "black lifts e7", "white proposes take-back", "black accepts take-back"],
    ),
    // Adjournment
    scene("adjourned", ARRAY, &["white adjourns"]),
    scene("a move sealed", ARRAY, &["white adjourns", "white seals e2e4"]),
    scene("an illegal move sealed", ARRAY, &["white adjourns", "white seals e2e5"]),
    scene(
        "a record that can mean two moves",
        "notation: any",
        &["white adjourns", "white seals Kt-B3", "black opens envelope"],
    ),
    scene(
        "set up again wrongly",
        ARRAY,
        &[
            "white adjourns",
            "white seals e2e4",
            "black resumes rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNR w KQkq - 0 1",
        ],
    ),
    scene("an offer at the adjournment", ARRAY, &["white plays e2e4", "white offers draw", "black adjourns"]),
    scene("a man touched before the adjournment", RICH, &["white touches g2", "black adjourns"]),
    scene("an illegal move before the adjournment", RICH, &["white moves f3f5", "black adjourns"]),
    // Time
    scene("made and not pressed", RICH_TIMED, &["white moves f3d4"]),
    scene("pressed without a move", TIMED, &["white presses"]),
    scene("a Pawn on its last rank and pressed", RICH_TIMED, &["white moves b7b8p", "white presses"]),
    scene("an illegal move pressed", RICH_TIMED, &["white moves f3f5", "white presses"]),
    scene("a flag fallen", TIMED, &["@0:00:01 white plays e2e4", "@0:20:00 arbiter finds flag black"]),
    scene("both flags fallen", TIMED, &["arbiter finds flag black", "arbiter finds flag white"]),
    scene("the clocks stopped", ARBITER, &["white plays e2e4", "black stops-clocks"]),
    scene("a player away", TIMED, &["white plays e2e4", "black leaves"]),
    scene("an offence reported", ARBITER, &["arbiter reports white notes"]),
    // By post
    scene("a move sent", BY_POST, &["white sends e2e4"]),
    scene("a record that can mean two moves sent", BY_POST, &["white sends g1f3 or g1h3"]),
    scene("two moves sent for one turn", BY_POST, &["white sends e2e4; d2d4"]),
    scene(
        "a move sent after one that can mean two",
        BY_POST,
        &["white sends g1f3 or g1h3", "white sends e2e4"],
    ),
    scene("a reply assumed", BY_POST, &["white sends e2e4 if e7e5 then g1f3"]),
    scene("two moves, and a man moved at home", BY_POST, &["white moves a2a3", "white sends g1f3 or g1h3"]),
    scene("two moves, and a man touched at home", BY_POST, &["white touches a1", "white sends g1f3 or g1h3"]),
    scene(
        "Penalty C exacted, and a record sent that can mean two moves",
        RICH_BY_POST,
        &["white sends f3f5", "black exacts C", "white sends e1d1 or e1f1 or e1d2"],
    ),
    scene(
        "castling or a move of the King sent",
        RICH_BY_POST,
        &["white sends f3d4", "black sends e8e7 or O-O or e8f8"],
    ),
    scene("a move sent by one of two players", TWO_A_SIDE, &["white#2 sends e2e4"]),
    scene("two moves sent by one of two players", TWO_A_SIDE, &["white#2 sends e2e4 or d2d4"]),
    // Odds
    scene("odds of moves half made", "odds: moves 2", &["black plays e7e5"]),
    scene("odds with a man left on", "odds: rook not-removed", &["white plays e2e4"]),
    scene("a Rook given, and castling", "odds: rook", &["white plays g1f3", "black plays e7e5"]),
    scene("an undertaking", "odds: queen\nundertaking: mate-with-pawn", &["white plays e2e4"]),
];
