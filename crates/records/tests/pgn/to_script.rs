//! From PGN to a script and back: what a record tells stays, and no law ends the game in silence.

use jadoube_records::pgn::{PgnGame, write_script};
use jadoube_records::{cases, san::Notation, script::Script};

fn script(code: &str, text: &str) -> Result<String, String> {
    let code = law::codes::find(code).expect("a code");
    let game = PgnGame::first(text.as_bytes()).expect("bytes in memory");
    game.script(code).map(|scripted| scripted.script.to_string()).map_err(|error| error.to_string())
}

fn there_and_back(text: &str) -> String {
    let script = Script::read("a.acts", &script("fide-2023", text).expect(text)).expect(text);
    let mut game = cases::begin(&script).expect(text);
    for act in &script.acts {
        cases::judge(&mut game, "a.acts", act).expect(text);
    }
    write_script(&game, &script.remarks).replace('\n', " ")
}

/// Knights go to and fro until the position has stood five times, and the players go on.
const FIVE_TIMES: &str =
    "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8";

#[test]
fn a_game_that_the_law_ends_before_its_last_move_is_no_script_under_that_law() {
    let went_on = format!("[Result \"1-0\"]\n\n{FIVE_TIMES} 9. e4 e5 1-0\n");
    let error = script("fide-2023", &went_on).expect_err("it is over (9.6.1)");
    assert!(
        error.contains("under fide-2023 the game is over before `e4`") && error.contains("9.6.1"),
        "{error}"
    );
    assert!(script("fide-1929", &went_on).is_ok(), "nothing ends it by itself");
    assert!(script("fide-2023", &format!("{FIVE_TIMES} 1/2-1/2")).is_ok(), "nothing follows");
    // Two bare Kings walk on (5.2.2).
    let bare = |moves: &str| format!("[FEN \"8/8/8/3k4/8/8/3p4/3K4 w - - 0 1\"]\n\n{moves} 1/2-1/2\n");
    assert!(script("fide-2023", &bare("1. Kxd2 Ke5 2. Ke3")).expect_err("dead").contains("5.2.2"));
    assert!(script("fide-2023", &bare("1. Kxd2")).is_ok());
}

#[test]
fn how_a_record_ended_is_told_by_the_record() {
    let cases = [
        (
            "[Result \"0-1\"]\n[Termination \"rules infraction\"]\n\n1. f3 e5 2. g4 Qh4# 0-1",
            "rules infraction",
            true,
        ),
        ("[Event \"E\"]\n[Termination \"abandoned\"]\n\n1. f3 *", "abandoned", true),
        ("[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1", "Termination", false),
        // The board has another result than the record.
        (
            "[Result \"1-0\"]\n[Termination \"time forfeit\"]\n\n1. f3 e5 2. g4 Qh4# 1-0",
            "time forfeit",
            false,
        ),
    ];
    for (text, word, stays) in cases {
        let back = there_and_back(text);
        assert_eq!(back.contains(word), stays, "{back}");
    }
}

#[test]
fn a_variation_keeps_what_is_said_in_it_though_a_move_cannot_be_made() {
    let text = "[White \"A\"]\n\n1. e4 e5 2. Nf3 (2. Nc3 Nc6 {a fine idea} 3. -- d6 {lost?} 4. f4) 2... Nc6 (2... Bd3 {misprint}) *";
    let back = there_and_back(text);
    for kept in ["{a fine idea}", "{lost?}", "{misprint}", "-- d6", "f4)"] {
        assert!(back.contains(kept), "{kept}: {back}");
    }
}

#[test]
fn the_result_behind_the_moves_is_that_of_the_tag_that_was_missing() {
    for (text, result) in [("1. e4 e5 1-0", "1-0"), ("1. e4", "*"), ("[Result \"0-1\"]\n\n1. e4", "0-1")] {
        let written = PgnGame::first(text.as_bytes()).expect(text).rewrite(Notation::Standard).text;
        assert!(
            written.contains(&format!("[Result \"{result}\"]")) && written.ends_with(&format!(" {result}\n")),
            "{written}"
        );
    }
}

/// The words of a text, without the header of a script in a comment: that alone PGN needs for the acts.
fn without_header(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match text.split_once("{[%header ") {
        Some((before, behind)) => before.to_owned() + behind.split_once("} ").expect("a comment").1,
        None => text,
    }
}

#[test]
fn what_came_in_comes_out() {
    let texts = [
        "1. e4 e5 *",
        "1. e4 e5 1-0",
        "{no tags} 1. e4 {a} e5 $1 (1... c5) 1/2-1/2",
        "[TimeControl \"40/7200:3600\"]\n\n1. e4 *",
        "[White \"A\"]\n[TimeControl \"-\"]\n[Laws \"bcf-1912\"]\n\n1. e4 1-0",
        "[Event \"a\"]\n{one}\n[White \"b\"] ; two\n[Black \"c\"]\n\n{three} 1. e4 *",
        "[White \"A\"]\n[RuleStalemate \"win\"]\n\n1. e4 *",
        "[White \"A\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - -\"]\n[SetUp \"1\"]\n\n1. e4 *",
        "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n[SetUp \"1\"]\n\n1. e4 *",
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[SetUp \"0\"]\n\n1. e4 *",
        "[SetUp \"1\"]\n[FEN \"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1\"]\n[Variant \"chess 960\"]\n\n1. g3 d5 *",
        "[SetUp \"1\"]\n[FEN \"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1\"]\n[Variant \"Fischerandom\"]\n\n1. g3 d5 *",
        "[Variant \"Standard\"]\n[Termination \"unterminated\"]\n\n1. e4 *",
    ];
    for text in texts {
        let game = PgnGame::first(text.as_bytes()).expect(text);
        let written = game.rewrite(Notation::Standard).text;
        // Tags have no order, but for those of the roster.
        let sorted = |text: &str| {
            let text = without_header(text);
            let (tags, moves) = text.rsplit_once("\"] ").expect("tags");
            let mut tags: Vec<_> = tags.split("\"] ").map(str::to_owned).collect();
            tags.sort_unstable();
            (tags, moves.to_owned())
        };
        assert_eq!(sorted(&there_and_back(text)), sorted(&written), "{text}");
    }
}

/// The tags of a game that is judged say what follows from it, and stay what they were.
#[test]
fn a_judged_game_keeps_its_tags() {
    let text = "[White \"A\"]\n[Result \"*\"]\n[Laws \"fide-2023\"]\n[TimeControl \"-\"]\n[Termination \"unterminated\"]\n\n\
                {[%header code: fide-2023]} {[%act white touches g1]} 1. Nf3 *";
    let back = there_and_back(text);
    for tag in ["[Laws \"fide-2023\"]", "[TimeControl \"-\"]", "[Termination \"unterminated\"]"] {
        assert_eq!(back.matches(tag).count(), 1, "{tag}: {back}");
    }
}
