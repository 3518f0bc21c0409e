//! Any text read as a script: every script that can be read is judged without a panic, and the game reads back as it
//! was written.
#![no_main]

use libfuzzer_sys::fuzz_target;
use records::cases;
use records::script::Script;

fuzz_target!(|text: &str| {
    let script = match Script::read("fuzz.acts", text) {
        Ok(script) => script,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    let Ok(mut game) = cases::begin(&script) else { return };
    for act in script.acts.iter().take(200) {
        let before = game.log().len();
        let judged = cases::judge(&mut game, "fuzz.acts", act);
        assert_eq!(game.log().len(), before + usize::from(judged.is_ok()));
        let standing = game.standing();
        assert!(standing.legal.iter().all(|&m| standing.position.is_legal(m)));
    }
    let written = Script::of(&game).to_string();
    let again = Script::read("again.acts", &written).unwrap_or_else(|error| panic!("{written}\n{error}"));
    assert_eq!(again.acts.len(), game.log().len());
});
