//! The same two play the same game again: colours, first move and score as the code has them.

use jadoube_matches::rematch::{Goes, RematchTerms, rematch_terms};
use records::script::{Script, is_mistake};

fn after(text: &str) -> RematchTerms {
    let script = Script::read("rematch", text).unwrap();
    let mut game = records::cases::begin(&script).unwrap();
    for act in &script.acts {
        records::cases::judge(&mut game, "rematch", act).unwrap();
    }
    rematch_terms(&game).unwrap()
}

#[track_caller]
fn check(
    header: &str,
    acts: &str,
    colours: Goes,
    scored: Option<[u32; 2]>,
    articles: &[&str],
    lines: &[&str],
) {
    let next = after(&format!("{header}\n{acts}"));
    assert_eq!((next.colours, next.scored), (colours, scored), "{header}");
    assert_eq!(next.articles, articles, "{header}");
    let [kept, changed] = &next.headers;
    assert_eq!((kept.is_some(), changed.is_some()), (colours != Goes::Change, colours != Goes::Keep));
    for header in next.headers.iter().flatten() {
        let text = header.to_string();
        for line in lines {
            assert!(text.lines().any(|one| one == *line), "{line} in\n{text}");
        }
        assert!(lines.iter().any(|line| line.starts_with("right")) || !text.contains("right"), "{text}");
        game::Game::new(header.code, header.settings.clone()).unwrap();
    }
}

const WON: &str = "white plays e4\nblack resigns\n";
const DRAWN: &str = "white plays e4\nblack plays e5\nplayers offers draw\n";

#[test]
fn colours_and_first_move_go_as_the_code_has_them() {
    check("code: fide\n", WON, Goes::Change, Some([2, 0]), &["1.2"], &[]);
    check("code: fide\n", DRAWN, Goes::Change, Some([1, 1]), &["1.2"], &[]);
    check("code: bcf-1912\n", WON, Goes::Change, Some([2, 0]), &["17", "18"], &[]);
    check("code: bcf-1912\n", DRAWN, Goes::Change, Some([0, 0]), &["17", "18"], &[]);
    check("code: american-1897\n", WON, Goes::Change, Some([2, 0]), &["I.11 C", "II.1(a)"], &[]);
    check("code: walker-1832\n", WON, Goes::Keep, Some([2, 0]), &["IV"], &["right: black"]);
    check("code: walker-1832\n", DRAWN, Goes::Keep, None, &["IV"], &[]);
}

#[test]
fn odds_stay_the_givers() {
    let knight = "code: bcf-1912\nodds: knight\n";
    check(knight, "white resigns\n", Goes::Change, Some([0, 2]), &["17", "38"], &["odds: knight by black"]);
    let own = "code: american-1897\nodds: knight\n";
    check(own, "white resigns\n", Goes::Lot, Some([0, 2]), &["I.4(d)", "IV.2"], &[]);
    let timed = "code: fide\ntime: white 5m; black 3m\ndraw-odds: black\n";
    check(
        timed,
        WON,
        Goes::Change,
        Some([2, 0]),
        &["1.2"],
        &["time: white 3m; black 5m", "draw-odds: white"],
    );
}

#[test]
fn from_a_position_only_the_colours_go() {
    let start = "code: walker-1832\nstart: 4k3/8/8/8/8/8/4P3/4K3 b - - 0 1\n";
    let next = after(&format!("{start}\nblack resigns\n"));
    assert_eq!((next.colours, next.first), (Goes::Keep, None));
}

/// What went wrong when the first game was set up is set up properly in the next.
#[test]
fn mistakes_of_the_set_up_are_not_repeated() {
    for (code, wrong) in [
        ("bcf-1912", "board: misplaced\n"),
        ("walker-1832", "first: black\n"),
        ("american-1897", "first: black\nboard: misplaced\n"),
        ("fide-2023", "colours: reversed\n"),
        ("fide-2023", "time: 5m\nclock-set: white 3m; black 4m\n"),
    ] {
        let next = after(&format!("code: {code}\n{wrong}\nwhite resigns\n"));
        for header in next.headers.iter().flatten() {
            let text = header.to_string();
            let key = |line: &str| line.split_once(':').map(|(key, _)| key.to_owned());
            let wrong: Vec<String> = text.lines().filter_map(key).filter(|key| is_mistake(key)).collect();
            assert!(wrong.is_empty(), "{code}, {wrong:?} in\n{text}");
        }
    }
}

/// What a player undertook to do with a man he does with the man that he has there under the other colour.
#[test]
fn an_undertaking_stays_the_players() {
    let header = "code: american-1897\nodds: queen\nundertaking: mate-with b1\n";
    let next = after(&format!("{header}\nwhite resigns\n"));
    let changed = next.headers[1].as_ref().unwrap();
    let text = changed.to_string();
    assert!(
        text.contains("undertaking: mate-with b8\n") && text.contains("odds: queen by black\n"),
        "{text}"
    );
    game::Game::new(changed.code, changed.settings.clone()).unwrap();
}
