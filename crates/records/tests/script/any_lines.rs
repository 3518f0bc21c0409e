//! Games of any lines, written as scripts and judged again.

use jadoube_records::cases;
use jadoube_records::script::Script;
use proptest::prelude::*;

use super::support::read;

/// Lines as people might write them: acts, well and badly.
fn line() -> impl Strategy<Value = String> {
    prop_oneof![
        8 => "(white|black) (moves|plays) [a-h][1-8][a-h][1-8]",
        4 => "(white|black) (touches|lifts|places|removes|displaces|claims touched|exacts move) [a-h][1-8]",
        3 => "(white|black) (releases|waives|admits|consents|offers draw|claims illegal-move|exacts king|says adjust)",
        1 => "(white|black) (adjourns|seals e2e4|seals e7e5 with [0-9a-f]{64}|resumes|opens envelope)",
        1 => "players finds (accident|drawn|decided as before)",
        1 => "@0:0[0-9]:[0-5][0-9] (white|black) plays [a-h][1-8][a-h][1-8]",
    ]
}

proptest! {
    /// The script of any game is judged to the same log, seals included.
    #[test]
    fn a_game_is_its_list_of_acts(lines in proptest::collection::vec(line(), 0..30), guarded in any::<bool>()) {
        let table = if guarded { "guarded" } else { "physical" };
        let script = read(&format!("code: bcf-1912\ntable: {table}\nsearch-states: 500\n\n"));
        let mut game = cases::begin(&script).expect("a game");
        for line in &lines {
            if let Ok(entry) = jadoube_records::act::read(line, game.position()) {
                // An act that cannot be done changes nothing.
                let _ = game.judge(entry);
            }
        }
        let exported = read(&Script::of(&game).to_string());
        let mut again = cases::begin(&exported).expect("a game");
        for act in &exported.acts {
            prop_assert!(cases::judge(&mut again, "x.acts", act).is_ok());
        }
        prop_assert_eq!(game.log().len(), again.log().len());
        // A record that lies in its envelope, or that the laws did not take, is not exported.
        if game.log().iter().all(|judged| game.exported(judged) == judged.entry) {
            prop_assert_eq!(game.log(), again.log());
        }
    }

    #[test]
    fn no_text_makes_the_reader_fail(
        text in "(\\PC{0,20}\n){0,4}|(code: bcf-1912\n)?(case: x\n|start: [rnK8/ wbq-]{0,20}\n|\n|= [a-z]{1,7} [a-h1-8]{0,3}\n|white plays [a-hN][1-8]{1,3}\n){0,8}"
    ) {
        match Script::read_all("x.acts", &text) {
            Ok(scripts) => for script in scripts {
                let written = script.to_string();
                prop_assert_eq!(read(&written).to_string(), written);
            },
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }
}
