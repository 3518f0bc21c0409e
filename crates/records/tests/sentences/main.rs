//! What a ruling says, where cases cannot look: a case knows the kind and the articles, not the words.

mod touches;

use game::Game;
use game::settings::Settings;
use jadoube_records::act;
use jadoube_records::script::Header;

/// The sentences of the last of these acts.
fn said(header: &str, acts: &[&str]) -> Vec<String> {
    let header = Header::read("game", header).unwrap_or_else(|error| panic!("{error}"));
    let mut game = Game::new(header.code, header.settings).expect("a game");
    let mut said = Vec::new();
    for line in acts {
        let entry = act::read(line, &game).unwrap_or_else(|error| panic!("{line}: {error}"));
        let judged = game.judge(entry).unwrap_or_else(|impossible| panic!("{line}: {impossible}"));
        said = judged.iter().map(|ruling| ruling.says.clone()).collect();
    }
    said
}

#[test]
fn a_man_that_has_gone_elsewhere_is_named_by_where_it_stood() {
    let clocked = "code: fide-2023\ntime: 90m+30s\n";
    let wrong = ["@0:00:10 white plays e2e4", "@0:00:20 black moves b8b6", "@0:00:25 black touches g8"];
    let both = "Black touched the Knight that stood on b8 and the Knight on g8 and must move the Knight that stood on b8.";
    assert_eq!(said(clocked, &wrong), [both]);
}

#[test]
fn a_man_in_the_hand_or_on_its_square_is_named_by_its_square() {
    let header = "code: fide-2023\n";
    let must = "White touched the Knight on g1 and must move it.";
    assert_eq!(said(header, &["white touches g1"]), [must]);
    assert_eq!(said(header, &["white lifts g1"]), [must]);
}

#[test]
fn a_claim_that_is_not_ruled_on_is_another_only_where_one_was() {
    let header = "code: fide-2023\nhearing: heard\n";
    let over = |says: &str, claims: &[&str]| {
        let acts: Vec<&str> = claims.iter().copied().chain(["black admits", "arbiter rules"]).collect();
        let told = said(header, &acts);
        let last =
            told.iter().rfind(|told| told.contains("not ruled on")).expect("a claim that is not ruled on");
        assert_eq!(last, says);
    };
    let one = ["white claims resigned", "black claims repetition"];
    over("The game is over: Black's claim is not ruled on.", &one);
    let two = ["black claims illegal-move", "white claims resigned", "black claims repetition"];
    over("The game is over: Black's other claim is not ruled on.", &two);
}

#[test]
fn an_error_in_an_assumed_answer_leaves_the_move_before_it() {
    let header = "code: american-1897\nkind: correspondence\nreply: 3d\n";
    let acts = [
        "white sends P-K4 if P-K4 then Kt-KB4",
        "black sends P-K4",
        "players finds transmission-error white",
    ];
    let says = "The error is not White's fault: what White communicated for Black's reply counts as not received, and \
                White communicates the move again.";
    assert_eq!(said(header, &acts), [says]);
}

#[test]
fn a_flag_that_the_arbiter_sees_and_finds_is_told_once() {
    let acts = [
        "@1:58:30 white claims no-normal-means",
        "@1:58:40 arbiter finds postponed",
        "@2:01:30 arbiter finds flag white",
    ];
    let told = said("code: fide-2023\ntime: 2h\nguidelines: III\n", &acts);
    let decides =
        told.iter().filter(|says| says.contains("the arbiter decides on the claim that he had put off"));
    assert_eq!(decides.count(), 1, "{told:?}");
}

#[test]
fn the_sign_of_an_offer_notes_none_where_nobody_has_offered() {
    let header = "code: fide-2023\n";
    let none = "White noted an offer of a draw, but nobody has offered one.";
    assert_eq!(said(header, &["white plays e4", "white writes e4 (=)"]), ["White wrote e4 (=).", none]);
    let offered = ["white plays e4", "white offers draw", "white writes e4 (=)"];
    assert_eq!(said(header, &offered), ["White wrote e4 (=).", "White noted the offer of a draw."]);
}

/// Fers and fil are called so under the codes that have them, and can be named so there.
#[test]
fn fers_and_fil_have_their_own_names() {
    let says = |header: &str, acts: &[&str], words: &str| {
        let told = said(header, acts).join(" ");
        assert!(told.contains(words), "{words}: {told}");
        assert!(!told.contains("Queen") && !told.contains("Bishop"), "{told}");
    };
    let opened = ["white plays d2d3", "black plays d7d6", "white plays e1d2"];
    says("code: shatranj\n", &opened, "White moved the fers from e1 to d2");
    says("code: shatranj\n", &["white moves e1d1"], "fers");
    says("code: shatranj\n", &["white touches c1"], "the fil on c1");
    says("code: medieval\n", &["white lifts c1"], "the fil on c1");
    let promotes = "code: shatranj\nstart: 4k3/P6p/8/8/8/8/8/3QK3 w - - 0 1\n";
    says(promotes, &["white moves a7a8q"], "promoted it to a fers");
    says(promotes, &["white moves a7a8", "white names fers"], "fers");
    says(promotes, &["white moves a7a8", "white removes a8", "white puts fers a8"], "fers");

    let modern = "code: medieval\nrule-queen: modern\nrule-bishop: modern\n";
    let told = said(modern, &["white plays e2e4", "black plays e7e5", "white plays d1h5"]).join(" ");
    assert!(told.contains("the Queen from d1 to h5"), "{told}");
    let fide =
        Game::new(law::codes::find("fide-2023").expect("a code"), Settings::default()).expect("a game");
    for line in ["white names fers", "white puts fil a8"] {
        let error = act::read(line, &fide).expect_err("a man that these laws do not have").to_string();
        assert!(error.contains("expected a man of these laws"), "{error}");
    }
}

/// Where notice alone excuses a touch, consent is not spoken of.
#[test]
fn no_consent_is_missed_where_none_counts() {
    let told = said("code: sarratt-1828\n", &["black moves e7e5"]).join(" ");
    assert!(told.contains("in White's turn") || told.contains("out of turn"), "{told}");
    assert!(!told.contains("consent"), "{told}");
    let told = said("code: sarratt-1828\n", &["white consents"]).join(" ");
    assert!(told.contains("silent"), "{told}");
}

/// The codes of the older game know no odds: the opening says what was announced.
#[test]
fn odds_are_told_where_the_code_knows_none() {
    let told = |header: &str| {
        let header = Header::read("game", header).unwrap_or_else(|error| panic!("{error}"));
        let game = Game::new(header.code, header.settings).expect("a game");
        game.opening().iter().map(|ruling| ruling.says.clone()).collect::<Vec<_>>().join(" ")
    };
    let says = "Sarratt 1828 is silent about odds: White gives 2 moves, and Black begins, as was announced.";
    assert!(told("code: sarratt-1828\nodds: moves 2\n").contains(says));
    let fers = told("code: shatranj\nrule-array: king-e\nodds: queen\n");
    assert!(fers.contains("White gives a fers, and White begins"), "{fers}");
    assert!(!told("code: sarratt-1828\n").contains("odds"));
}

/// What a player undertakes is told, be it that nothing follows from it.
#[test]
fn an_undertaking_is_told_where_the_code_knows_none_such() {
    let told = |header: &str| {
        let header = Header::read("game", header).unwrap_or_else(|error| panic!("{error}"));
        let game = Game::new(header.code, header.settings).expect("a game");
        game.opening().iter().map(|ruling| ruling.says.clone()).collect::<Vec<_>>().join(" ")
    };
    let nothing = "is silent about what White undertakes: nothing follows from it.";
    for header in
        ["code: bcf-1912\nundertaking: mate-on h8\n", "code: american-1897\nundertaking: be-mated\n"]
    {
        assert!(told(header).contains(nothing), "{}", told(header));
    }
    for header in ["code: american-1897\nundertaking: mate-on h8\n", "code: walker-1832\nundertaking: win\n"]
    {
        assert!(!told(header).contains(nothing), "{}", told(header));
    }
    let pawn = "White undertakes to mate with the Pawn from a2.";
    assert!(told("code: american-1897\nundertaking: mate-with a2\n").contains(pawn));
}

#[test]
fn a_king_that_was_taken_is_not_searched_for() {
    let header = "code: fide-2023\nstart: 4k3/8/8/8/8/8/8/r3K2R w - - 0 1\ntime: 3m\narbiter: called\n";
    let acts = ["@0:01:00 white plays h1h2", "@0:01:10 black plays a1e1", "@0:05:00 black claims time"];
    let lost = "White has exceeded the time: Black has won; White's King has been taken, and it counts as if mate were possible.";
    assert_eq!(said(header, &acts), [lost]);
}

#[test]
fn a_reason_to_stop_the_clocks_is_as_good_as_it_is_found_to_be() {
    let header = "code: fide-2023\ntime: 5m\n";
    let coffee = "White stopped the clocks for coffee: whether that is a good reason is to be found.";
    assert_eq!(said(header, &["white stops-clocks for coffee"]), [coffee]);
    let none = "White stopped the clocks, and gave no reason: whether there was a good one is to be found.";
    assert_eq!(said(header, &["white stops-clocks"]), [none]);
    let start = "code: fide-2023\nstart: 7k/P7/8/8/8/8/8/K7 w - - 0 1\ntime: 5m\n";
    let queen = "White stopped the clocks for a queen.";
    let acts = ["white moves a7a8p", "white stops-clocks for a queen"];
    assert_eq!(said(start, &acts), [queen]);
}

#[test]
fn an_appeal_that_is_granted_in_a_game_that_goes_on_says_what_is_put_right() {
    let header = "code: fide-2023\ntime: 5m\n";
    let granted = "White's appeal is granted: the decision falls, and the game goes on.";
    let rights =
        "White is given one minute again. What else the decision has changed the arbiter puts right.";
    let going = ["arbiter penalises white own -1m", "white appeals", "arbiter overturns *"];
    assert_eq!(said(header, &going), [format!("{granted} {rights}")]);
    let over = ["arbiter penalises white loss", "white appeals", "arbiter overturns *"];
    let clocks = "The clocks stand until one is started.";
    assert_eq!(said(header, &over), [format!("{granted} {clocks}")]);
    assert_eq!(said("code: fide-2023\n", &over), [granted]);
}

#[test]
fn of_moves_given_together_the_one_before_is_what_is_wrong() {
    let acts = ["black moves a8b6", "black moves d7d5"];
    let why = "Black moved the Pawn on d7 to d5 illegally: another man was moved before it in this turn, and not legally.";
    let told = said("code: american-1897\nodds: moves 2\n", &acts);
    assert!(told.iter().any(|says| says == why), "{told:?}");
    let alone = said("code: american-1897\nfirst: black\n", &acts);
    assert!(alone.iter().any(|says| says.ends_with("more than one man was moved.")), "{alone:?}");
}

#[test]
fn a_man_taken_off_out_of_turn_after_a_move_was_not_moved() {
    let acts = ["black moves h7h5", "black removes b7"];
    let took =
        "Black took the Pawn on b7 off in White's turn: White may at once require that the move be undone.";
    assert_eq!(said("code: american-1897\n", &acts), [took]);
}

/// Nobody parries a mate: where check is to be announced, only that it was not is noted.
#[test]
fn a_mate_that_was_not_announced_is_not_parried() {
    let header = |start: &str| format!("code: italy-to-1880\nstart: {start}\n");
    let mated = said(&header("k7/p7/P7/8/8/8/8/K6R w - - 0 1"), &["white moves h1h8"]);
    assert!(mated.iter().any(|says| says == "White has not announced the check."), "{mated:?}");
    let checked = said(&header("k7/8/8/8/8/8/8/K6R w - - 0 1"), &["white moves h1h8"]);
    let parried = "White has not announced the check. It is parried as any other.";
    assert!(checked.iter().any(|says| says == parried), "{checked:?}");
}

#[test]
fn a_move_that_is_pressed_at_once_is_told_as_taken_back() {
    let header = "code: fide-2023\ntime: 90m\n";
    let moved = "White had to move the Knight on g1, but moved the Knight on b1: ";
    let later = "unless White puts it right first, the arbiter has it taken back when the clock is pressed or play goes on.";
    let told = said(header, &["white touches g1", "white moves b1c3"]);
    assert!(told.contains(&format!("{moved}{later}")), "{told:?}");
    let told = said(header, &["white touches g1", "white plays b1c3"]);
    assert!(told.contains(&format!("{moved}the arbiter has it taken back.")), "{told:?}");
}

#[test]
fn an_illegal_castling_is_told_as_one_in_whatever_order_the_hands_go() {
    let chess960 = "code: fide-2023\ntime: 90m\nguidelines: II\nstart: 4k1r1/8/8/8/8/8/8/5KR1 w G - 0 1\n";
    let begun = "White began to castle illegally: castling on the King's side: the King would reach g1, which is attacked.";
    let done =
        "White castled illegally: castling on the King's side: the King would reach g1, which is attacked.";
    let beside = ["white removes f1", "white lifts g1", "white places f1", "white releases"];
    assert_eq!(said(chess960, &beside), [begun]);
    assert_eq!(said(chess960, &[&beside[..], &["white puts king g1"]].concat()), [done]);
    let chess = "code: us-chess\ntime: 90m\nstart: 4k1r1/8/8/8/8/8/8/4K2R w K - 0 1\n";
    let both_off = ["white removes e1", "white removes h1", "white puts rook f1"];
    assert_eq!(said(chess, &both_off), [begun]);
    assert_eq!(said(chess, &[&both_off[..], &["white puts king g1"]].concat()), [done]);
    let without_right = chess960.replace(" G ", " - ");
    let moved =
        "White began to castle illegally: castling on the King's side: the King or the Rook has moved.";
    assert_eq!(said(&without_right, &beside), [moved]);
}

#[test]
fn a_man_taken_off_and_set_elsewhere_was_moved() {
    let header = "code: fide-2023\ntime: 90m\n";
    let told = said(header, &["white removes g1", "white puts knight g3"]);
    assert_eq!(told, ["White moved the Knight on g1 to g3 illegally: a Knight does not go from g1 to g3."]);
}

#[test]
fn a_claim_that_ends_play_leaves_only_the_decision() {
    let header = "code: fide-2023\ntime: 60m\nguidelines: III\narbiter: absent\n\
                  start: 4k3/p7/8/8/8/8/P7/4K3 w - - 0 60\n";
    let acts = [
        "@0:00:05 white plays e1e2",
        "@0:00:10 black plays e8e7",
        "@0:58:30 white claims no-normal-means",
        "@0:58:40 black resigns",
    ];
    assert_eq!(said(header, &acts), ["The claim has ended play: only the decision on it is owed."]);
}

#[test]
fn a_line_of_a_score_sheet_with_both_moves_is_two_records() {
    let acts = ["white plays e4", "black writes 1. e4 e5"];
    let in_advance = "Black wrote e5 before making the move, which is allowed only to claim a draw at once.";
    assert_eq!(said("code: fide-2023\n", &acts), ["Black wrote e4.", in_advance]);
}

#[test]
fn what_a_hand_out_of_turn_moved_and_what_it_took_is_told_apart() {
    let header = "code: fide-2023\narbiter: absent\nstart: rnbq1bnr/ppppppkp/8/4N3/8/4P3/PPPP1PPP/RNBQKB1R w KQ - 0 1\n";
    let acts = ["white touches a2", "black moves g7f6", "black moves f6e5"];
    let took = "Black moved the King on g7 and took the Knight on e5 out of turn.";
    assert_eq!(said(header, &acts)[0], took);
    let set_down = ["black lifts e7", "black places e5", "black releases"];
    assert_eq!(said("code: fide-2023\n", &set_down)[0], "Black moved the Pawn on e7 out of turn.");
    let off = "Black took the Knight on e5 off the board out of turn.";
    assert_eq!(said(header, &["black removes e5"])[0], off);
}

#[test]
fn a_man_touched_out_of_turn_that_lies_elsewhere_is_named_by_where_it_stood() {
    let acts = ["white displaces g8 to g6", "black touches g6", "arbiter finds accident"];
    let touched = "It is found that Black touched the Knight that stood on g8 by accident: that touch has no consequence.";
    assert_eq!(said("code: fide-2023\narbiter: absent\n", &acts)[0], touched);
}

#[test]
fn nothing_is_taken_where_a_displaced_man_belongs_and_does_not_lie() {
    let start = "start: rnbqkb1r/pppppppp/8/7n/8/4PN2/PPPP1PPP/RNBQKB1R w KQkq - 0 1\n";
    let belongs = "White moved the Queen on d1 to f3 illegally: the Knight on h3 belongs on f3.";
    let acts = ["black displaces f3 to h3", "white moves d1f3"];
    assert_eq!(said(&format!("code: fide-2023\narbiter: absent\n{start}"), &acts)[0], belongs);
    // Under these codes the square is empty to the player who finds it so.
    let finds = "White finds the man on h3, where Black's hand has left it, and may play so.";
    for header in ["code: walker-1832\n", "code: american-1897\n", "code: bcf-1912\n"] {
        assert_eq!(said(&format!("{header}{start}"), &acts)[0], finds);
    }
}

#[test]
fn a_move_that_is_recorded_already_is_not_about_to_be_made() {
    let acts = ["white plays e4", "white writes 1. e4", "black plays c5", "white writes 1. d4"];
    let second = "White wrote 1. d4: a second line for a move that is recorded already.";
    assert_eq!(said("code: fide-2023\n", &acts), [second]);
    let acts = ["white plays e4", "black plays c5", "white writes 1. e4 c5", "white writes 1. d4 c5"];
    let both = ["d4", "c5"]
        .map(|it| format!("White wrote {it}: a second line for a move that is recorded already."));
    assert_eq!(said("code: fide-2023\n", &acts), both);
}

#[test]
fn what_a_hand_still_has_counts_as_back() {
    let acts = ["white plays e4", "white lifts d2", "black plays e5"];
    let back = "The Pawn that White took up out of turn counts as back on d2, and White's hand still has it.";
    assert_eq!(said("code: fide-2023\n", &acts)[1], back);
}

#[test]
fn who_presses_before_displaced_men_are_put_right_may_be_pressed_back() {
    let acts = ["white plays e4", "black displaces b1 to b3", "black presses"];
    let back = "Black pressed the clock before what Black displaced was put right: White may press it back.";
    assert_eq!(said("code: us-chess\ntime: 90m\n", &acts), [back]);
}

#[test]
fn what_may_be_required_names_a_man_by_where_it_stood() {
    let start = "code: walker-1832\nstart: rnbqkb1r/pppppppp/8/7n/8/4PN2/PPPP1PPP/RNBQKB1R w KQkq - 0 1\n";
    let told = said(start, &["white moves d1d8"]);
    assert!(told.iter().any(|says| says.contains("a move of the Queen that stood on d1")), "{told:?}");
    let off = said("code: fide-2023\n", &["white touches g1", "white removes a2", "white touches b2"]);
    assert!(off.iter().all(|says| !says.contains("the Pawn on a2")), "{off:?}");
}

#[test]
fn what_was_done_out_of_turn_and_taken_back_by_agreement_is_not_denied() {
    let back = ["white proposes take-back 1", "black accepts take-back"];
    let gone = "White's move was taken back by agreement, and nothing follows from it.";
    let second = [&["white plays e2e4", "white moves d2d4"], &back[..]].concat();
    for (header, asked) in [
        ("code: american-1897\n", "black requires annulment"),
        ("code: walker-1832\n", "black exacts both"),
        ("code: walker-1832\n", "black exacts replace"),
    ] {
        assert_eq!(said(header, &[&second[..], &[asked]].concat()), [gone], "{header}{asked}");
    }
    let later = [&second[..], &["black plays e7e5", "black exacts C"]].concat();
    assert_eq!(said("code: american-1897\n", &later), [gone]);
    for header in ["code: bcf-1912\n", "code: walker-1832\n"] {
        let told = |acts: &[&str]| said(header, acts);
        let gone = |by: &str, other: &str| {
            format!(
                "{by} touched the Knight on {other}, but that went with the moves that the players have taken back."
            )
        };
        let answer = [&["white plays e2e4", "black touches g8"], &back[..]].concat();
        assert_eq!(told(&[&answer[..], &["white claims touched g8"]].concat()), [gone("Black", "g8")]);
        let played = ["white plays d2d4", "black plays d7d5", "white claims touched g8"];
        assert_eq!(told(&[&answer[..], &played].concat()), [gone("Black", "g8")]);
        let beside = [&["white touches g1", "white plays e2e4"], &back[..]].concat();
        assert_eq!(told(&[&beside[..], &["black claims touched g1"]].concat()), [gone("White", "g1")]);
        let long = ["white plays d2d4", "black plays d7d5", "white plays c2c4", "black plays c7c5"];
        let never = "Black has not touched the Knight on g8.";
        assert_eq!(told(&[&answer[..], &long, &["white claims touched g8"]].concat()), [never]);
    }
}

#[test]
fn what_could_never_be_done_is_told_as_that() {
    let bcf = "code: bcf-1912\n";
    let never = "No legal move could do what Black requires, and nothing else is left to exact.";
    for touched in ["white touches a1", "white touches e8"] {
        assert_eq!(said(bcf, &[touched, "white plays e2e4", "black exacts king"]), [never]);
    }
    let acts = ["black displaces g8 to f6", "white plays e2e4", "black plays e7e5", "white exacts A"];
    let elsewhere = "Black touched the Knight out of turn, and has not left it where it stood: nothing can be exacted for that.";
    assert_eq!(said("code: american-1897\n", &acts), [elsewhere]);
    assert_eq!(
        said(bcf, &["white touches g1 and b1", "black exacts move a1"]),
        ["White did nothing with the Rook on a1: no move of it can be exacted."]
    );
}

#[test]
fn moves_taken_back_by_agreement_are_told_as_they_were() {
    let back = ["white proposes take-back", "black accepts take-back"];
    let walker = "code: walker-1832\n";
    let second = [&["white plays e2e4", "white plays d2d4"], &back[..]].concat();
    let stands = "The players agree. The position before Black's move 1 stands again, and Black is to play.";
    assert_eq!(said(walker, &second), [stands]);
    for header in [walker, "code: bcf-1912\n"] {
        let illegal = [&["white moves e2e5"], &back[..], &["black exacts move e2"]].concat();
        let gone = "White's illegal move was taken back by agreement, so nothing can be exacted for it.";
        assert_eq!(said(header, &illegal), [gone]);
    }
    let touched = ["white plays e2e4", "black plays e7e5", "black touches g8", "white proposes take-back 2"];
    let touched = [&touched[..], &back[1..]].concat();
    let told = "The players agree. The position before White's move 1 stands again, and White is to play. \
                What Black had touched out of turn since is done with.";
    assert_eq!(said("code: bcf-1912\n", &touched), [told]);
}

#[test]
fn a_refused_claim_of_a_touch_says_what_was_done() {
    let acts =
        ["white touches e2 and d2", "black exacts move d2", "white plays e2e4", "black claims touched d2"];
    let told = "White touched the Pawn on d2, and Black has exacted what follows from it. \
                White has not done it: the illegal move is to be claimed.";
    assert_eq!(said("code: bcf-1912\n", &acts), [told]);
    let acts = ["white plays g1f3", "white moves f3h3", "black claims released f3"];
    let told = "White released the man on f3, and that was his move. He moved it on in a second move in succession: \
                Black may require that the second man go back, or that both moves stand.";
    assert_eq!(said("code: walker-1832\n", &acts), [told]);
}

#[test]
fn leave_that_the_player_does_not_need_is_told_as_such() {
    for code in ["walker-1832", "american-1897", "bcf-1912"] {
        let told =
            "Black allows White to adjust g1, and nothing else: White has the move, and needs no such leave.";
        assert_eq!(said(&format!("code: {code}\n"), &["white says adjust g1", "black consents"]), [told]);
    }
}

#[test]
fn why_nothing_can_be_put_right_is_what_is_so() {
    let header = Header::read("game", "code: american-1897\nstart: 4k3/8/8/3p4/4P3/8/8/3R1K2 w - - 0 1\n")
        .unwrap_or_else(|error| panic!("{error}"));
    let why = |acts: &[&str]| {
        let mut game = Game::new(header.code, header.settings.clone()).expect("a game");
        let told = acts.iter().find_map(|line| {
            let entry = act::read(line, &game).unwrap_or_else(|error| panic!("{line}: {error}"));
            game.judge(entry).err()
        });
        told.map(|impossible| impossible.to_string())
    };
    let none = "no man is displaced".to_string();
    assert_eq!(why(&["white restores"]), Some(none));
    let displaced = ["black displaces d5 to d6 accidentally", "white moves f1f2"];
    let in_the_way = [&displaced[..], &["black moves e8e7", "white moves d1d5", "black restores"]].concat();
    let stands =
        "the game has gone on since the Pawn was displaced, and White's Rook stands on d5, where it belongs";
    assert_eq!(why(&in_the_way).as_deref(), Some(stands));
    let moved_on = [&displaced[..], &["black moves d6d5", "black restores"]].concat();
    let moved = "the game has gone on since the Pawn was displaced, and it has been moved on";
    assert_eq!(why(&moved_on).as_deref(), Some(moved));
}

#[test]
fn what_a_refused_claim_says_is_so() {
    let us = "code: us-chess\ntime: 90m\n";
    let told = said(us, &["white moves Nf3", "white claims repetition"]);
    assert_eq!(told[0], "The position has appeared only once with Black to move.");
    let header = "code: fide-2023\ntime: 90m\narbiter: called\n";
    let acts = ["white plays g1g3", "black claims men-displaced"];
    assert_eq!(said(header, &acts), ["No man is displaced. White's illegal move is to be claimed."]);
}

#[test]
fn what_binds_is_told_by_where_men_belong() {
    let header = "code: fide-2023\nstart: 6k1/5ppp/8/8/8/8/r7/R5K1 w - - 0 1\n";
    let told = said(header, &["black displaces a2 to g3", "white plays a1a8"]);
    let must = "White touched the Rook on a1 and must move it.".to_string();
    assert!(told.contains(&must) && told.iter().all(|says| !says.contains("is not bound")), "{told:?}");
}

/// The board knows only that there is no right to castle: where the men stood wrongly and have not moved, that is the reason.
#[test]
fn a_king_or_rook_that_stood_wrongly_is_not_said_to_have_moved() {
    let castles = |header: &str, moves: [&str; 6]| {
        let acts: Vec<_> = moves.into_iter().chain(["white castles long"]).collect();
        said(header, &acts).join(" ")
    };
    let header = |men: &str| {
        format!("code: fide-2023\ntime: 20m\nstart: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/{men} w - - 0 1\n")
    };
    let king = [
        "white plays b1c3",
        "black plays g8f6",
        "white plays b2b3",
        "black plays e7e6",
        "white plays c1b2",
        "black plays f8e7",
    ];
    let told = castles(&header("RNBKQBNR"), king);
    assert!(told.contains("castling on the Queen's side: the King stood on d1 at the start"), "{told}");
    let rook = [
        "white plays d2d4",
        "black plays g8f6",
        "white plays d1d3",
        "black plays e7e6",
        "white plays c1d2",
        "black plays f8e7",
    ];
    let told = castles(&header("NRBQKBNR"), rook);
    assert!(told.contains("castling on the Queen's side: no Rook stood on a1 at the start"), "{told}");
    assert!(!told.contains("has moved"), "{told}");
}

/// What cannot be ascertained is the position, and a touch is as the log has it.
#[test]
fn what_cannot_be_ascertained_is_said() {
    let header = "code: bcf-1912\narbiter: called\n";
    let told = said(header, &["white touches g1", "arbiter finds unascertainable"]);
    assert_eq!(
        told,
        [
            "It is found that the position, or the number of moves, cannot be ascertained. That counts for the next claim that \
          rests on it, and not for a claim of a touch."
        ]
    );
}

#[test]
fn a_man_set_down_out_of_turn_need_not_go_back_once_the_player_has_the_move() {
    let header = "code: fide-2023\ntime: 90m\n";
    let acts = ["black lifts e7", "black places e5", "white moves Nf3"];
    let told = "Black has the move now, and need not put back the Pawn that Black's hand is on at e5.";
    assert_eq!(said(header, &acts)[1], told);
}

#[test]
fn until_it_is_found_where_a_man_slipped_nobody_says_what_follows_from_the_rest() {
    let header = "code: fide-2023\ntime: 90m\n";
    let slipped = ["white lifts g1", "white drops g1 to f3"];
    let first = "It must first be found whether the man that slipped was released on f3.";
    for act in ["black moves e7e5", "black touches e7", "white claims men-displaced", "black restores"] {
        assert_eq!(said(header, &[&slipped[..], &[act]].concat()), [first], "{act}");
    }
    let both = ["black displaces d7 to d6 accidentally", "black claims men-displaced"];
    let right = "What else was displaced stands where it belongs again.";
    assert_eq!(said(header, &[&slipped[..], &both].concat()), [right, first]);
}

#[test]
fn what_is_pressed_after_the_reply_is_told_as_it_was() {
    let both_hands = ["white moves e4 two-handed", "black moves e5", "white presses"];
    let too_late = "Black has replied: that White used both hands for the move can no longer be acted on.";
    assert_eq!(said("code: fide-2023\ntime: 90m\n", &both_hands)[0], too_late);
    let illegal =
        ["white plays e4", "black plays d5", "white moves e4e6", "black moves f7e6", "white presses"];
    let stands = "White's illegal move is completed, and stands until it is found.";
    for code in ["fide-2023", "us-chess"] {
        let header = format!("code: {code}\ntime: 90m\narbiter: called\n");
        assert!(said(&header, &illegal).iter().any(|says| says == stands), "{code}");
    }
}

#[test]
fn a_pawn_that_was_left_is_exchanged_after_the_reply() {
    let header = "code: us-chess\ntime: 3m+2s\ntempo: blitz\nstart: 8/P5k1/8/8/8/8/8/K7 w - - 0 1\n";
    let replied = ["white plays a7a8", "black plays g7f7"];
    let due =
        "Black has replied. The Pawn on a8 is still to be promoted: White exchanges it before the next move.";
    assert!(said(header, &replied).iter().any(|says| says == due));
    let exchanged = [&replied[..], &["white removes a8", "white puts queen a8"]].concat();
    let told = "White exchanged the Pawn on a8 for a Queen, which was still to be done. White is to move.";
    assert_eq!(said(header, &exchanged), [told]);
    let late = [&replied[..], &["black claims illegal-move"]].concat();
    let gone =
        "Black has made the next move: that White left a Pawn on its last rank can no longer be claimed.";
    assert_eq!(said(header, &late), [gone]);
}

#[test]
fn a_man_that_was_released_and_displaced_since_belongs_there() {
    let acts = ["white plays e3", "black displaces e3 to e4", "black claims released e3"];
    let belongs = "The man that White released on e3 belongs there: it lies displaced, and may be put right.";
    assert_eq!(said("code: fide-2023\ntime: 90m\narbiter: called\n", &acts), [belongs]);
}

/// The sentence begins with whose man it was.
#[test]
fn a_man_that_its_own_side_moved_out_of_turn_is_named_without_its_colour() {
    let header = "code: american-1897\n";
    let undone = "Black may at once require that the move be undone.";
    let own = said(header, &["white plays e2e4", "white moves d2d4"]);
    assert_eq!(own, [format!("White moved the Pawn on d2 in Black's turn: {undone}")]);
    let others = said(header, &["white plays e2e4", "white moves d7d5"]);
    assert_eq!(others, [format!("White moved Black's Pawn on d7 in Black's turn: {undone}")]);
}
