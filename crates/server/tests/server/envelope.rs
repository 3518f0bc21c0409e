//! An adjourned game: nobody can read what lies in the envelope until it is opened, whoever has the log; and then anybody can
//! see that nothing was changed.

use crate::common::{Answer, Game, House, two_browsers};
use jadoube_server::Limits;
use serde_json::json;
use sha2::{Digest, Sha256};
use store::{Act, Append, EndOfSecret, GameId, Line, Seal, Secret, SqliteStore, Store};

async fn script(house: &House, game: &Game, key: &str) -> String {
    let answer = house.get_as(key, &format!("{}/script", game.path())).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.text
}

async fn adjourned(house: &House, record: &str) -> Game {
    let game = house.game(two_browsers()).await;
    house.play(&game, &game.you, &["white moves e2e4"]).await;
    house.play(&game, &game.other, &["black adjourns", &format!("black seals {record}")]).await;
    game
}

/// The 64 digits after a word in a text.
fn digits<'t>(text: &'t str, word: &str) -> &'t str {
    let at = text.find(word).unwrap_or_else(|| panic!("no {word:?} in {text}"));
    &text[at + word.len()..][..64]
}

#[tokio::test]
async fn nobody_sees_what_is_in_the_envelope_but_its_hash() {
    let house = House::open();
    let game = adjourned(&house, "Nf6").await;
    for key in [&game.you, &game.other, &game.watch] {
        let (seen, exported) = (house.look(&game, key).await, script(&house, &game, key).await);
        assert!(!seen.to_string().contains("Nf6") && !exported.contains("Nf6"), "{seen}\n{exported}");
        assert!(seen["entries"][2]["text"].as_str().unwrap().ends_with("black seals …"), "{seen}");
        let told = seen["entries"][2]["rulings"].to_string();
        assert_eq!(digits(&told, "is marked #"), digits(&exported, "black seals #"));
    }
    let kept = &house.log(&game).await[2];
    assert!(kept.text.as_str().contains("black seals #"), "{}", kept.text);
    assert!(matches!(&kept.secret, Some(Secret::Known(record)) if record.as_str().starts_with("Nf6 with ")));
}

#[tokio::test]
async fn an_opened_envelope_shows_that_nothing_was_changed() {
    let house = House::open();
    let game = adjourned(&house, "Nf6").await;
    let hash = digits(&script(&house, &game, &game.you).await, "black seals #").to_owned();
    let house = house.restart(Limits::default()).await;
    house.play(&game, &game.you, &["white opens envelope"]).await;
    let exported = script(&house, &game, &game.watch).await;
    let record = format!("Nf6 with {}", digits(&exported, "black seals Nf6 with "));
    let again = Sha256::digest(record.replace(" with ", " "));
    assert_eq!(again.iter().map(|byte| format!("{byte:02x}")).collect::<String>(), hash);
    let told = house.look(&game, &game.watch).await["entries"][3]["rulings"].to_string();
    assert_eq!(digits(&told, "envelope's #"), hash);
}

#[tokio::test]
async fn the_server_draws_for_each_envelope() {
    let house = House::open();
    let (one, another) = (adjourned(&house, "Nf6").await, adjourned(&house, "Nf6").await);
    let (one, another) = (script(&house, &one, &one.you).await, script(&house, &another, &another.you).await);
    assert_ne!(digits(&one, "black seals #"), digits(&another, "black seals #"));
}

#[tokio::test]
async fn nobody_brings_what_the_server_draws() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    house.play(&game, &game.you, &["white adjourns"]).await;
    let nought = "0".repeat(64);
    for brought in [format!("white seals Nf3 with {nought}"), format!("white seals #{nought}")] {
        let body = json!({"version": 1, "act": brought, "request": "one"});
        let answer = house.post_as(&game.you, &format!("{}/acts", game.path()), body).await;
        assert_eq!(answer.refusal(), "422 not-an-act", "{brought}");
    }
    assert_eq!(house.log(&game).await.len(), 1);
}

#[tokio::test]
async fn a_log_that_is_judged_otherwise_opens_no_envelope() {
    let house = House::open();
    let game = adjourned(&house, "Nf6").await;
    let house = house.restart(Limits::default()).await;
    let act = Act::new(Line::new("@0:00:01 white opens envelope").unwrap(), Seal::new([7; 32]));
    house.store.append(&GameId::new(game.id.as_str()).unwrap(), Append::new(3, 0, act)).await.unwrap();
    assert_eq!(house.get_as(&game.you, &game.path()).await.refusal(), "409 replay-differs");
    let exported = script(&house, &game, &game.you).await;
    assert!(exported.contains("black seals #") && exported.contains("white opens envelope"), "{exported}");
}

/// A game of FIDE's with an arbiter and the guidelines on adjournment, adjourned on the first move.
async fn under_fide(house: &House) -> Game {
    let wish = json!({"code": "fide-2023", "seating": "two-browsers", "colours": "white", "time": "90m",
                      "terms": {"guidelines": "I", "arbiter": "present"}});
    let game = house.game(wish).await;
    house.play(&game, &game.arbiter, &["arbiter starts white"]).await;
    house.play(&game, &game.you, &["white plays e2e4"]).await;
    house.play(&game, &game.other, &["black adjourns"]).await;
    game
}

/// What stands in any of the files of a house.
fn on_the_disk(house: &House, but: &str) -> Vec<u8> {
    let folder = house.data().parent().unwrap().to_owned();
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let files = files.filter(|file| but.is_empty() || !file.display().to_string().ends_with(but));
    files.flat_map(|file| std::fs::read(file).unwrap()).collect()
}

fn holds(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

async fn ask(
    house: &House,
    game: &Game,
    key: &str,
    request: &str,
    (version, acts): (u64, &[&str]),
) -> Answer {
    let body = json!({"version": version, "acts": acts, "request": request});
    house.post_as(key, &format!("{}/acts", game.path()), body).await
}

/// Neither the record nor any hash of it alone is in the files, though all records that the position allows are tried.
#[tokio::test]
async fn the_disk_tells_nothing_of_a_sealed_record() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    house.play(&game, &game.you, &["white moves e2e4"]).await;
    ask(&house, &game, &game.other, "neutral", (1, &["black adjourns", "black seals Nf6"])).await.ok();
    // What the laws do not take tells nothing either.
    ask(&house, &game, &game.you, "refused", (3, &["white seals Nc3"])).await.ok();
    let copy = house.data().with_extension("copy");
    SqliteStore::backup(house.data(), copy, false).unwrap();
    let bytes = on_the_disk(&house, "");
    assert!(holds(&bytes, b"black seals #") && !holds(&bytes, b"Nf6") && !holds(&bytes, b"Nc3"));
    let length = |line: &str| (line.len() as u64).to_le_bytes();
    for record in ["Nf6", "Nc3", "e5", "g8f6"] {
        for (before, line) in
            [("black adjourns", format!("black seals {record}")), ("", format!("white seals {record}"))]
        {
            let mut asked = Sha256::new();
            for line in [before, &line].into_iter().filter(|line| !line.is_empty()) {
                asked = asked.chain_update(length(line)).chain_update(line);
            }
            assert!(!holds(&bytes, &asked.finalize()), "a hash of the request {line}");
            for text in [record, &line, &format!("{record} ")] {
                assert!(!holds(&bytes, &Sha256::digest(text)), "a hash of {text}");
            }
        }
    }
    // The seal over the rulings is the same whatever was sealed.
    let another = house.game(two_browsers()).await;
    house.play(&another, &another.you, &["white moves e2e4"]).await;
    house.play(&another, &another.other, &["black adjourns", "black seals Qh4 or so"]).await;
    assert_eq!(house.log(&game).await[2].seal, house.log(&another).await[2].seal);
}

#[tokio::test]
async fn the_key_of_a_record_is_gone_once_the_envelope_is_open() {
    let house = House::open();
    let game = adjourned(&house, "Nf6").await;
    let keys = house.data().with_extension("db-keys");
    let slot = |file: Vec<u8>| file[64 + 16..64 + 48].to_vec();
    let key = slot(std::fs::read(&keys).unwrap());
    assert!(
        holds(&on_the_disk(&house, "-keys"), b"black seals #") && !holds(&on_the_disk(&house, "-keys"), &key)
    );
    house.play(&game, &game.you, &["white opens envelope"]).await;
    assert!(!holds(&on_the_disk(&house, ""), &key));
    let house = house.restart(Limits::default()).await;
    std::fs::remove_file(keys).unwrap();
    house.play(&game, &game.you, &["white moves d2d4"]).await;
    assert!(script(&house, &game, &game.watch).await.contains("black seals Nf6 with "));
}

#[tokio::test]
async fn without_the_key_the_envelope_stays_shut_and_nothing_is_lost() {
    let house = House::open();
    let (game, another) = (adjourned(&house, "Nf6").await, adjourned(&house, "Nc6").await);
    let house = house.restart(Limits::default()).await;
    let keys = house.data().with_extension("db-keys");
    let away = keys.with_extension("away");
    std::fs::rename(&keys, &away).unwrap();
    let seen = house.look(&game, &game.you).await;
    assert!(seen["standing"]["may"].to_string().contains("white opens envelope"), "{seen}");
    let refused = house.act(&game, &game.you, "white opens envelope").await;
    assert_eq!(refused.refusal(), "422 impossible");
    assert!(refused.reasons()[0].contains("its key is missing"), "{:?}", refused.reasons());
    assert!(script(&house, &game, &game.you).await.contains("black seals #"));
    house.play(&another, &another.you, &["white resigns"]).await;
    let house = house.restart(Limits::default()).await;
    assert!(script(&house, &another, &another.you).await.contains("black seals #"), "it was never told");
    let house = house.restart(Limits::default()).await;
    std::fs::rename(&away, &keys).unwrap();
    house.play(&game, &game.you, &["white opens envelope"]).await;
    assert!(script(&house, &game, &game.you).await.contains("black seals Nf6 with "));
}

#[tokio::test]
async fn the_arbiter_finds_an_envelope_lost_whose_key_is_missing() {
    let house = House::open();
    let game = under_fide(&house).await;
    house.play(&game, &game.other, &["black seals Nf6"]).await;
    house.play(&game, &game.arbiter, &["arbiter stops-clocks"]).await;
    let house = house.restart(Limits::default()).await;
    std::fs::remove_file(house.data().with_extension("db-keys")).unwrap();
    house.play(&game, &game.arbiter, &["arbiter finds envelope-lost"]).await;
    house.play(&game, &game.other, &["black plays g8f6"]).await;
    let house = house.restart(Limits::default()).await;
    let exported = script(&house, &game, &game.you).await;
    assert!(exported.contains("black seals #") && exported.contains("black plays g8f6"), "{exported}");
}

/// What was sealed first is nobody's to read, then or later.
#[tokio::test]
async fn a_record_that_another_replaced_is_never_told() {
    let house = House::open();
    let game = under_fide(&house).await;
    house.play(&game, &game.other, &["black seals Nf6"]).await;
    let first = std::fs::read(house.data().with_extension("db-keys")).unwrap()[80..112].to_vec();
    house.play(&game, &game.other, &["black seals Nc6"]).await;
    assert!(!holds(&on_the_disk(&house, ""), &first), "its key is destroyed");
    house.play(&game, &game.arbiter, &["arbiter stops-clocks"]).await;
    let house = house.restart(Limits::default()).await;
    for open in [false, true] {
        if open {
            house.play(&game, &game.you, &["white arrives"]).await;
            house.play(&game, &game.arbiter, &["arbiter opens envelope"]).await;
        }
        for key in [&game.you, &game.other, &game.watch, &game.arbiter] {
            let (seen, exported) = (house.look(&game, key).await, script(&house, &game, key).await);
            assert!(!seen.to_string().contains("seals Nf6") && !exported.contains("Nf6"), "{exported}");
            assert_eq!(exported.contains("black seals Nc6 with "), open, "{exported}");
        }
    }
}

#[tokio::test]
async fn a_claim_that_waits_for_its_answer_opens_no_envelope() {
    let house = House::open();
    let wish = json!({"code": "american-1897", "seating": "two-browsers", "colours": "white"});
    let game = house.game(wish).await;
    house.play(&game, &game.you, &["white moves e2e4"]).await;
    house.play(&game, &game.other, &["black adjourns", "black seals P-Q4"]).await;
    house.play(&game, &game.you, &["white claims forfeiture e"]).await;
    let seen = house.look(&game, &game.you).await;
    assert_eq!(seen["standing"]["phase"], "stopped", "{seen}");
    assert!(!seen.to_string().contains("P-Q4"), "{seen}");
    assert!(script(&house, &game, &game.you).await.contains("black seals #"));
    let house = house.restart(Limits::default()).await;
    assert!(script(&house, &game, &game.you).await.contains("black seals #"));
}

#[tokio::test]
async fn a_request_that_sealed_is_known_again_and_no_other_passes_for_it() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    house.play(&game, &game.you, &["white moves e2e4"]).await;
    let sealing: (u64, &[&str]) = (1, &["black adjourns", "black seals Nf6"]);
    let first = ask(&house, &game, &game.other, "one", sealing).await.ok();
    let mut house = house;
    for opened in [false, true] {
        if opened {
            house.play(&game, &game.you, &["white opens envelope"]).await;
        }
        house = house.restart(Limits::default()).await;
        let again = ask(&house, &game, &game.other, "one", sealing).await.ok();
        assert_eq!(again["version"], first["version"]);
        let other = ask(&house, &game, &game.other, "one", (1, &["black adjourns", "black seals Nc6"])).await;
        assert_eq!(other.refusal(), "409 request-used");
    }
}

/// Of such a request nobody knows what it sealed, but that it sealed something.
#[tokio::test]
async fn where_a_record_is_gone_no_other_act_passes_for_its_request() {
    let house = House::open();
    let game = under_fide(&house).await;
    let replaced: (u64, &[&str]) = (3, &["black seals Nf6"]);
    let refused: (u64, &[&str]) = (5, &["white seals Nc3"]);
    ask(&house, &game, &game.other, "replaced", replaced).await.ok();
    house.play(&game, &game.other, &["black seals Nc6"]).await;
    ask(&house, &game, &game.you, "refused", refused).await.ok();
    let house = house.restart(Limits::default()).await;
    for (key, request, sealing, other) in [
        (&game.other, "replaced", replaced, "black resigns"),
        (&game.you, "refused", refused, "white resigns"),
    ] {
        let again = ask(&house, &game, key, request, sealing).await.ok();
        assert_eq!(again["version"], sealing.0 + 1);
        let other = ask(&house, &game, key, request, (6, &[other])).await;
        assert_eq!(other.refusal(), "409 request-used");
    }
}

#[tokio::test]
async fn what_is_opened_must_be_what_was_sealed() {
    let house = House::open();
    let game = adjourned(&house, "Nf6").await;
    let house = house.restart(Limits::default()).await;
    let other = Line::new(format!("Nc6 with {}", "0".repeat(64))).unwrap();
    let ends = Some(EndOfSecret { act: 3, told: Some(other) });
    let act =
        Act { ends, ..Act::new(Line::new("@0:00:09 white opens envelope").unwrap(), Seal::new([7; 32])) };
    house.store.append(&GameId::new(game.id.as_str()).unwrap(), Append::new(3, 0, act)).await.unwrap();
    let answer = house.get_as(&game.you, &game.path()).await;
    assert_eq!(answer.refusal(), "409 replay-differs");
    assert!(answer.reasons()[0].starts_with("act 3: the record is not the one that was sealed"));
}

/// A log of an earlier release has the record in the line.
#[tokio::test]
async fn a_record_in_plain_text_is_still_read() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    let header = house.store.game(&GameId::new(game.id.as_str()).unwrap()).await.unwrap().unwrap().header;
    let header = records::script::Header::read("header", header.as_str()).unwrap();
    let mut judged = game::Game::new(header.code, header.settings).unwrap();
    let sealing = format!("@0:00:03 black seals Nf6 with {}", "7".repeat(64));
    let texts = ["@0:00:01 white moves e2e4", "@0:00:02 black adjourns", &sealing];
    let acts = texts.map(|text| {
        judged.judge(records::act::read(text, &judged).unwrap()).unwrap();
        Act::new(Line::new(text).unwrap(), Seal::new(judged.log().last().unwrap().seal.0))
    });
    let append = Append::new(0, 3_000, store::Acts::new(acts.to_vec()).unwrap());
    house.store.append(&GameId::new(game.id.as_str()).unwrap(), append).await.unwrap();
    // The table was opened when the seat was taken.
    let house = house.restart(Limits::default()).await;
    assert!(script(&house, &game, &game.you).await.contains("black seals #"));
    house.play(&game, &game.you, &["white opens envelope"]).await;
    let house = house.restart(Limits::default()).await;
    assert!(script(&house, &game, &game.you).await.contains("black seals Nf6 with 7777"));
}
