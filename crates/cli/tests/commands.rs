//! `jadoube laws`, `perft`, `serve`, and what all commands share.

mod common;

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use common::{file, fresh, program, run};
use serde_json::{Value, json};

#[track_caller]
fn json(args: &[&str]) -> Value {
    let ran = run(args);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    serde_json::from_str(&ran.out).expect("one JSON value")
}

#[track_caller]
fn refuses(args: &[&str], told: &str) {
    let ran = run(args);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{args:?}");
    assert!(ran.err.contains(told), "{args:?}\n{}", ran.err);
}

#[test]
fn every_command_has_help_with_examples() {
    for command in ["", "judge", "laws", "perft", "prove", "notation", "replay", "serve", "store copy", "log"]
    {
        let args: Vec<_> = command.split(' ').chain(["--help"]).filter(|word| !word.is_empty()).collect();
        let ran = run(&args);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{command}");
        assert!(
            ran.out.contains("Usage: jadoube") && ran.out.contains("Examples:\n  jadoube"),
            "{}",
            ran.out
        );
        assert!(ran.out.contains("Exit codes:\n  0   "), "{}", ran.out);
        assert!(!ran.out.contains('\u{1b}'), "{command}");
    }
    assert_eq!(run(&["--version"]).out, concat!("jadoube ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn words_that_are_no_command() {
    refuses(&["castle"], "unrecognized subcommand 'castle'");
    refuses(&["laws", "--colour"], "unexpected argument '--colour'");
    assert_eq!(run(&[]).code, Some(2));
}

#[test]
fn the_codes() {
    let told = run(&["laws"]).out;
    let as_json = run(&["laws", "--json"]).out;
    let listed: Vec<Value> = as_json.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let every: Vec<_> = law::codes::all().iter().chain(law::codes::older_game()).collect();
    assert_eq!(listed.len(), every.len());
    for (code, line) in every.into_iter().zip(listed) {
        assert!(told.contains(&format!("{} ", code.id)), "{told}");
        assert_eq!((&line["id"], &line["year"]), (&json!(code.id), &json!(code.year)));
    }
}

#[test]
fn a_code_in_its_order() {
    let ran = run(&["laws", "bcf-1912"]);
    let places: Vec<_> = ["\n  1\n", "\n  22(a)\n", "\n  22(h)\n", "\n  32(d)\n", "\n  44\n"]
        .map(|no| ran.out.find(no))
        .to_vec();
    assert!(places.is_sorted() && places.iter().all(Option::is_some), "{places:?}");
    let whole = json(&["laws", "bcf-1912", "--json"]);
    let numbers: Vec<_> = whole["articles"].as_array().into_iter().flatten().map(|one| &one["no"]).collect();
    assert_eq!(numbers.len(), law::codes::find("bcf-1912").expect("the code").articles.len());
    assert_eq!(numbers[0], "1");
}

#[test]
fn an_article_and_all_under_a_number() {
    let ran = run(&["laws", "bcf-1912", "22(I)"]);
    assert!(ran.out.starts_with("bcf-1912: Touching men\n\n  22(i)\n"), "{}", ran.out);
    assert!(ran.out.contains("Doubt: "), "{}", ran.out);
    let article = json(&["laws", "bcf-1912", "22(i)", "--json"]);
    assert_eq!((&article["no"], &article["ruled"]), (&json!("22(i)"), &json!(true)));
    let all = run(&["laws", "bcf-1912", "22"]).out;
    assert!(["22(a)", "22(h)", "22(i)", "22(j)", "22(k)"].iter().all(|no| all.contains(no)), "{all}");
    assert!(!all.contains("\n  2\n") && !all.contains("\n  23\n"), "{all}");
}

#[test]
fn laws_that_are_not_there() {
    refuses(&["laws", "walker-1066"], "there is no code `walker-1066`; the codes are ");
    refuses(&["laws", "bcf-1912", "99(x)"], "bcf-1912 has no article `99(x)`; its articles are 1, 2, 3,");
    refuses(&["laws", "bcf-1912", "22(a)", "--coverage"], "cannot be used with");
}

/// The figures are counted here once more, from the law itself.
#[test]
fn coverage_is_counted_as_the_cases_run() {
    // The codes of the older game share their cases: one of them stands for all, and one for those whose men move as today.
    let older = ["shatranj", "fide-1992"].map(|id| law::codes::find(id).expect("a code"));
    for code in law::codes::all().iter().copied().chain(older) {
        let coverage = json(&["laws", "--coverage", code.id, "--json"]);
        let having =
            |which: fn(&law::Article) -> bool| code.every_article().filter(|article| which(article)).count();
        assert_eq!(coverage["code"], code.id);
        assert_eq!(coverage["articles"], code.every_article().count());
        assert_eq!(coverage["ruled"], having(law::Article::has_rules));
        assert_eq!(coverage["for_people"], having(|article| article.for_people().is_some()));
        assert_eq!(coverage["uncited"], json!([]), "every article is cited by a case");
        assert_eq!(coverage["cited"], code.every_article().count());
        assert_eq!(coverage["failures"], json!([]));
    }
    let code = law::codes::find("bcf-1912").expect("the code");
    let told = run(&["laws", "--coverage", "bcf-1912"]).out;
    assert!(told.contains(&format!("{:>4} articles\n", code.articles.len())), "{told}");
    let said = run(&["laws", "--coverage", "--sentences", "bcf-1912"]).out;
    let told: Vec<_> = said.lines().collect();
    assert!(told.contains(&"White touched the Knight on g1 and must move it."), "{said}");
    assert!(told.contains(&"White must move the man on g1"), "what may be exacted: {said}");
    assert!(told.is_sorted_by(|one, next| one < next), "each once: {said}");
    refuses(&["laws", "--sentences"], "--coverage");
}

#[test]
fn codes_side_by_side_on_a_topic() {
    let told = run(&["laws", "--compare", "draws"]).out;
    let places: Vec<_> =
        law::codes::all().iter().map(|code| told.find(&format!("({})\n", code.id))).collect();
    assert!(places.is_sorted() && places.iter().all(Option::is_some), "{told}");
    assert!(told.contains("\n  32(c)\n") && told.contains("\n  9.2.1\n"), "{told}");

    let two = json(&["laws", "--compare", "castling", "bcf-1912", "walker-1832", "--json"]);
    let of = |at: usize| -> Vec<_> {
        two["codes"][at]["articles"].as_array().into_iter().flatten().map(|one| one["no"].clone()).collect()
    };
    assert_eq!((&two["topic"], &two["codes"][1]["code"]), (&json!("castling"), &json!("walker-1832")));
    assert!(of(0).contains(&json!("12(a)")) && !of(0).contains(&json!("32(c)")), "{two}");
    assert!(of(1).contains(&json!("XVI")), "{two}");

    let every = json(&["laws", "--compare", "castling", "all", "--json"]);
    let number = law::codes::all().len() + law::codes::older_game().len();
    assert_eq!(every["codes"].as_array().map(Vec::len), Some(number));

    let topics = run(&["laws", "--compare"]).out;
    assert_eq!(topics.lines().count(), law::topic::Topic::ALL.len());
    refuses(
        &["laws", "--compare", "ambiguity"],
        "--compare: there is no topic `ambiguity`; the topics are start, first-move,",
    );
    refuses(
        &["laws", "--compare", "draws", "walker-1066"],
        "--compare: there is no code `walker-1066`; the codes are ",
    );
}

#[test]
fn games_of_so_many_moves() {
    let nodes = |args: &[&str]| json(&[&["perft"], args, &["--json"]].concat())["nodes"].clone();
    assert_eq!(nodes(&["startpos", "0"]), 1);
    assert_eq!(nodes(&["startpos", "4"]), 197_281);
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    assert_eq!(nodes(&[kiwipete, "3"]), 97_862);
    let words: Vec<_> = kiwipete.split(' ').chain(["3"]).collect();
    assert_eq!(nodes(&words), 97_862);
    assert_eq!(nodes(&["8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", "4"]), 43_238);
    assert_eq!(nodes(&["bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", "3"]), 12_189);
}

#[test]
fn games_behind_each_move() {
    let divided = json(&["perft", "startpos", "3", "--divide", "--json"]);
    let behind = divided["divide"].as_object().expect("the moves");
    assert_eq!(behind.len(), 20);
    assert_eq!(behind.values().filter_map(Value::as_u64).sum::<u64>(), 8_902);
    let ran = run(&["perft", "startpos", "2", "--divide"]);
    assert!(
        ran.out.starts_with("a2a3: 20\na2a4: 20\n") && ran.out.contains("\nNodes: 400\nTime: "),
        "{}",
        ran.out
    );
}

#[test]
fn several_threads_and_a_table_count_the_same() {
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let chess960 = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
    let mated = "7k/5KQ1/8/8/8/8/8/8 b - - 0 1";
    for position in ["startpos", kiwipete, chess960, mated] {
        for depth in ["0", "1", "2", "3", "4"] {
            let plain = json(&["perft", position, depth, "--divide", "--json"]);
            for options in [["--threads", "3"], ["--hash", "1"]] {
                let more = json(&[&["perft", position, depth, "--divide", "--json"], &options[..]].concat());
                assert_eq!((&more["nodes"], &more["divide"]), (&plain["nodes"], &plain["divide"]));
                let both = ["perft", position, depth, "--json", "--threads", "2", "--hash", "2"];
                assert_eq!(json(&both)["nodes"], plain["nodes"]);
            }
        }
    }
}

#[test]
fn games_by_the_rules_of_an_older_game() {
    let nodes = |args: &[&str]| json(&[&["perft", "--rules"], args, &["--json"]].concat())["nodes"].clone();
    assert_eq!(nodes(&["shatranj", "startpos", "4"]), 68_122);
    assert_eq!(nodes(&["sarratt-1828", "startpos", "4"]), 197_281);
    let leaps = "4k3/8/8/8/8/8/8/4K3 w - - 0 1 e1e8";
    assert_eq!(nodes(&["medieval", leaps, "1"]), 14);
    assert_eq!(nodes(&["philidor-1749", leaps, "1"]), 5);
    let castling =
        json(&["perft", "--rules", "italy-to-1880", "k7/8/8/8/8/8/8/4K2R w K -", "1", "--divide", "--json"]);
    let divided = castling["divide"].as_object().expect("the moves");
    assert!(divided.contains_key("e1g1") && divided.contains_key("e1h1,h1f1"), "{divided:?}");
    refuses(
        &["perft", "--rules", "chaturanga", "startpos", "2"],
        "there are no rules `chaturanga`; the sets are shatranj,",
    );
}

#[test]
fn no_thread_and_no_number() {
    refuses(
        &["perft", "startpos", "2", "--threads", "0"],
        "'0' for '--threads <N>': expected a whole number from 1 to 1024",
    );
    refuses(
        &["perft", "startpos", "2", "--hash", "much"],
        "'much' for '--hash <MB>': expected a whole number from 0 to 1048576",
    );
    refuses(
        &["audit", "x.pgn", "--states", "many"],
        "'many' for '--states <N>': expected a whole number from 0",
    );
}

/// Whoever gave a wrong value is told which option it was, and what is possible; of several wrong values, of each.
#[test]
fn wrong_values_name_their_options() {
    refuses(
        &["audit", "x.pgn", "--kind", "illegal-move,nonsense", "--code", "laws"],
        "--kind: expected one of illegal-move, ambiguous-move,",
    );
    refuses(&["audit", "x.pgn", "--kind", "nonsense", "--code", "laws"], "found `laws`\n--kind:");
    refuses(&["audit", "x.pgn", "--without", "nonsense"], "--without: expected one of illegal-move,");
    refuses(&["audit", "x.pgn", "--code", "laws"], "--code: expected auto or one of walker-1832,");
    refuses(&["watch", "x.pgn", "--code", "laws"], "--code: expected auto or one of walker-1832,");
    refuses(&["find", "x.pgn", "--event", "", "--player", ""], "--player: expected a name or a text");
}

#[test]
fn positions_and_depths_that_are_none() {
    refuses(&["perft", "startpos"], "2 values required");
    refuses(&["perft", "startpos", "deep"], "expected a depth, a whole number from 0, found `deep`");
    refuses(&["perft", "nowhere", "-1"], "unexpected argument");
    let ran = run(&["perft", "8/8/8/8/8/8/8/PPPPPPPP", "w", "-", "-", "0", "1", "many"]);
    assert_eq!(ran.code, Some(2));
    for reason in ["King", "Pawn", "`many`"] {
        assert!(ran.err.contains(reason), "{reason}: {}", ran.err);
    }
}

#[test]
fn the_server_tells_where_it_is() {
    let data = fresh("served.db");
    let data = data.to_str().expect("a plain path");
    let mut server = program(&["serve", "--port", "0", "--data", data])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut line = String::new();
    BufReader::new(server.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
    server.kill().expect("it is there");
    server.wait().expect("it ends");
    assert!(line.starts_with("Jadoube is at http://127.0.0.1:"), "{line}");
}

#[test]
fn a_server_that_cannot_be() {
    refuses(&["serve", "--port", "99999"], "expected a whole number from 0 to 65535");
    let no_log = file("no-log.db", b"white plays e4");
    refuses(&["serve", "--port", "0", "--data", &no_log], "no-log.db");
    refuses(&["serve", "--port", "0", "--store", &format!("sqlite:{no_log}")], "no-log.db");
    refuses(
        &["serve", "--store", "mysql://db1/games"],
        "expected a file, sqlite:FILE or postgres://HOST/DATABASE",
    );
    refuses(&["serve", "--store", "a.db", "--data", "b.db"], "cannot be used with");
    let nobody = "postgres://anna:s3cret@127.0.0.1:1/games";
    refuses(
        &["serve", "--port", "0", "--store", nobody],
        "cannot open the log of games postgres://anna@127.0.0.1:1/games",
    );
    refuses(
        &["store", "copy", "a.db", "b.db"],
        "a.db into b.db: expected a file, then postgres://HOST/DATABASE",
    );
    refuses(&["store", "copy", "no-such.db", nobody], "no-such.db: cannot be read: No such file");
}

#[test]
fn what_changed_between_two_editions() {
    let ran = run(&["laws", "--diff", "fide-2018", "fide-2023"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    for told in [
        "5.1.2: changed\n",
        "fide-2018: A player who resigns loses",
        "Now: resignation: if the opponent could still mate: ends (resigned)",
        "From fide-2018 to fide-2023: ",
    ] {
        assert!(ran.out.contains(told), "{told}\n{}", ran.out);
    }
    let changes = |old: &str, new: &str| -> Vec<Value> {
        let ran = run(&["laws", "--diff", old, new, "--json"]);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    };
    let older = changes("fide-2014", "fide-2018");
    let of = |old: Value, new: Value| {
        let found = older.iter().find(|change| change["old"] == old && change["new"] == new);
        found.unwrap_or_else(|| panic!("{old} → {new}: {older:#?}"))["how"].clone()
    };
    assert_eq!(of(json!("6.2.b"), json!("6.2.2")), "renumbered");
    assert_eq!(of(json!("6.11"), json!("III.3.1")), "renumbered");
    assert_eq!(of(json!("1.1"), json!("1.2")), "split");
    assert_eq!(of(json!("7.3"), json!("7.3")), "changed");
    assert_eq!(of(json!(null), json!("7.5.4")), "added");
    assert_eq!(of(json!("5.2.d"), json!(null)), "dropped");
    // One minute in blitz was no rule of rapid chess: the same words, but in other games.
    let newer = changes("fide-2018", "fide-2023");
    assert!(newer.iter().any(|change| change["how"] == "added" && change["new"] == "A.3"));
    // Whatever became of it, every article of either edition is spoken of once, or stands as it did.
    let back = changes("fide-2018", "fide-2014");
    assert!(
        back.iter()
            .any(|change| change["how"] == "merged" && change["old"] == "1.2" && change["new"] == "1.1")
    );
    assert_eq!(changes("fide", "fide-2023"), Vec::<Value>::new());
    assert!(run(&["laws", "--diff", "fide", "fide-2023"]).out.contains("say the same"));
    refuses(
        &["laws", "--diff", "fide-2018", "fide-2019"],
        "--diff: there is no code `fide-2019`; the codes are walker-1832",
    );
    refuses(&["laws", "--diff", "fide-2018"], "2 values required");
}

#[test]
fn board_and_men_are_measured() {
    let ran = run(&["laws", "--equipment"]);
    assert_eq!(ran.code, Some(0));
    assert!(ran.out.contains("85 to 105 mm") && ran.out.contains("Staunton"), "{}", ran.out);
    assert!(!ran.out.contains("As it should be") && !ran.out.contains("Not so"), "{}", ran.out);
    let ran = run(&["laws", "--equipment", "square=57", "king=9.5cm", "base=44.5mm"]);
    assert_eq!((ran.code, ran.out.matches("As it should be").count()), (Some(0), 6), "{}", ran.out);
    let ran = run(&["laws", "--equipment", "king=4.4in", "--json"]);
    assert_eq!(ran.code, Some(1));
    let told: Value = serde_json::from_str(&ran.out).expect("JSON");
    let met: Vec<_> = told["standards"].as_array().expect("a list").iter().map(|one| &one["met"]).collect();
    assert_eq!(json!(met), json!([null, null, false, true, false, null]));
    refuses(&["laws", "--equipment", "queen=90"], "`queen=90` is no measure");
    refuses(&["laws", "--equipment", "king=tall"], "as in `king=95mm`");
    refuses(&["laws", "--equipment", "king=95", "king=96"], "king is given twice");
}
