//! Whoever applies the updates holds what a fresh snapshot tells, after every act.

use crate::common::held::Held;
use crate::common::lots::Lots;
use crate::common::socket::Client;
use crate::common::{Game, House};
use jadoube_server::Limits;
use jadoube_server::limits::Rate;
use serde_json::{Value, json};

const AT_WILL: Rate = Rate { a_second: 1_000_000, burst: 1_000_000 };

fn house() -> House {
    House::with(Limits { acts: AT_WILL, looks: AT_WILL, ..Limits::default() })
}

/// A seat with a socket, and what came over it.
struct Seated {
    key: String,
    /// Whom it may act for.
    sides: &'static [&'static str],
    socket: Client,
    held: Held,
}

impl Seated {
    async fn join(address: &str, game: &Game, key: &str, sides: &'static [&'static str]) -> Seated {
        let (socket, snapshot) = Client::join(address, game, key, 0).await;
        let mut held = Held::default();
        held.take(&snapshot);
        Seated { key: key.to_owned(), sides, socket, held }
    }

    /// Takes the update to a version; says how many moves of the line it took back.
    async fn follow(&mut self, version: u64) -> usize {
        let update = self.socket.next("update").await;
        let held = self.held.standing["line"].as_array().unwrap().len();
        self.held.take(&update);
        assert_eq!(self.held.version, version, "{update}");
        held - usize::try_from(update["line"]["after"].as_u64().unwrap()).unwrap()
    }
}

/// Acts by lot, one by one or several at once; after each request every seat holds what a snapshot tells it.
async fn check(wish: Value, seed: u64, requests: usize) -> usize {
    println!("JADOUBE_SEED={seed} under {wish}");
    let house = house();
    let (street, game) = (house.street().await, house.game(wish).await);
    let seats: &[(&str, &[&str])] = match game.role.as_str() {
        "both" => &[(&game.you, &["white", "black"]), (&game.watch, &[])],
        _ => &[(&game.you, &["white"]), (&game.other, &["black"]), (&game.watch, &[])],
    };
    let mut seated = Vec::new();
    for &(key, sides) in seats {
        let sides: &'static [&'static str] = match sides {
            ["white", "black"] => &["white", "black"],
            ["white"] => &["white"],
            ["black"] => &["black"],
            _ => &[],
        };
        seated.push(Seated::join(&street.address, &game, key, sides).await);
    }
    let (mut lots, mut taken_back) = (Lots::of(seed), 0);
    for number in 0..requests {
        let turn = seated[0].held.standing["turn"].clone();
        let on_turn = seated.iter().position(|seat| seat.sides.iter().any(|side| turn == *side));
        let acting = if lots.percent(70) { on_turn.unwrap_or(0) } else { lots.below(seated.len() - 1) };
        let acts = choose(&mut lots, &seated[acting]);
        let before = seated[acting].held.version;
        let body = json!({"version": before, "acts": acts, "request": number.to_string()});
        let path = format!("{}/acts", game.path());
        let mut answer = house.post_as(&seated[acting].key, &path, body).await;
        if answer.status == 202 {
            // What both must say is shown to everybody, and waits for the other player.
            for seat in &mut seated {
                let update = seat.socket.next("update").await;
                seat.held.take(&update);
                let snapshot = house.look(&game, &seat.key).await;
                assert_eq!(update["pending"], snapshot["pending"], "after {acts:?}");
                assert_eq!((seat.held.version, &seat.held.standing), (before, &snapshot["standing"]));
            }
            let other =
                seated.iter().position(|seat| !seat.sides.is_empty() && seat.key != seated[acting].key);
            let agrees = other.filter(|_| lots.percent(50));
            let Some(other) = agrees else { continue };
            let body = json!({"version": before, "acts": acts, "request": format!("{number} too")});
            answer = house.post_as(&seated[other].key, &path, body).await;
        }
        if answer.status != 200 {
            continue;
        }
        let version = answer.json()["version"].as_u64().unwrap();
        assert_eq!(answer.json()["entries"].as_array().unwrap().len() as u64, version - before);
        for seat in &mut seated {
            taken_back += seat.follow(version).await;
            let snapshot = house.look(&game, &seat.key).await;
            assert_eq!(seat.held.standing, snapshot["standing"], "after {acts:?}");
            assert_eq!(json!(seat.held.entries), snapshot["entries"], "after {acts:?}");
            assert_eq!(seat.held.seal, snapshot["seal"], "after {acts:?}");
        }
    }
    street.close().await;
    taken_back
}

/// One to four acts of the sides that a seat acts for.
fn choose(lots: &mut Lots, seat: &Seated) -> Vec<String> {
    let standing = &seat.held.standing;
    let texts = |key: &str| -> Vec<String> {
        standing[key].as_array().into_iter().flatten().map(|text| text.as_str().unwrap().to_owned()).collect()
    };
    let turn = standing["turn"].as_str().unwrap();
    let side = if seat.sides.contains(&turn) { turn } else { seat.sides[0] };
    let legal = lots.pick(&texts("legal")).cloned();
    let known = ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "g8f6", "d2d3", "d7d6", "b1c3", "f8c5"];
    let way = legal.unwrap_or_else(|| lots.pick(&known).copied().unwrap_or("a2a3").to_owned());
    let (from, to) = (way[..2].to_owned(), way[2..4].to_owned());
    let held = &standing["hand"];
    if held["side"] == side {
        let here = held["over"].is_null();
        return vec![if here { format!("{side} places {to}") } else { format!("{side} releases") }];
    }
    let hand = |acts: &[&str]| acts.iter().map(|act| format!("{side} {act}")).collect::<Vec<_>>();
    match lots.below(100) {
        0..30 => vec![format!("{side} moves {way}")],
        30..45 => {
            hand(&[&format!("touches {from}"), &format!("lifts {from}"), &format!("places {to}"), "releases"])
        }
        45..57 => hand(&[&format!("moves {from}{}", lots.square())]),
        57..60 => hand(&["says adjust", &format!("touches {}", lots.square())]),
        60..64 => hand(&[&format!("touches {}", lots.square()), &format!("lifts {}", lots.square())]),
        64..66 => hand(&["offers draw"]),
        _ => {
            let mut may = texts("may");
            may.retain(|line| !["forfeiture", "accepts", "adjourns"].iter().any(|end| line.contains(end)));
            let exacts: Vec<String> = may.iter().filter(|line| line.contains(" exacts ")).cloned().collect();
            let chosen = lots.pick(if exacts.is_empty() { &may } else { &exacts }).cloned();
            vec![chosen.unwrap_or_else(|| format!("{side} moves {way}"))]
        }
    }
}

fn wish(code: &str, seating: &str, table: &str, notice: &str) -> Value {
    json!({"code": code, "seating": seating, "colours": "white", "table": table, "notice": notice})
}

#[tokio::test]
async fn updates_and_snapshots_agree_where_all_is_told() {
    let mut taken_back = 0;
    for (code, seed) in [("bcf-1912", 1), ("american-1897", 2), ("walker-1832", 3), ("fide-2023", 4)] {
        for seed in Lots::seeds([seed].into_iter()) {
            taken_back += check(wish(code, "two-browsers", "physical", "all"), seed, 90).await;
        }
    }
    assert!(taken_back > 0, "no line was cut back: the trial proves little");
}

#[tokio::test]
async fn updates_and_snapshots_agree_at_a_silent_table() {
    let mut taken_back = 0;
    for (code, seed) in [("american-1897", 11), ("bcf-1912", 12)] {
        for seed in Lots::seeds([seed].into_iter()) {
            taken_back += check(wish(code, "two-browsers", "physical", "silent"), seed, 90).await;
        }
    }
    assert!(taken_back > 0, "no line was cut back: the trial proves little");
}

#[tokio::test]
async fn updates_and_snapshots_agree_at_one_board() {
    for seed in Lots::seeds(21..=21) {
        check(wish("bcf-1912", "one-board", "guarded", "all"), seed, 60).await;
    }
}

/// The Knights go out and back.
const SHUFFLE: [&str; 4] = ["white moves g1f3", "black moves g8f6", "white moves f3g1", "black moves f6g8"];

#[tokio::test]
async fn an_update_does_not_grow_with_the_game() {
    let house = house();
    let game = house.game(crate::common::one_board()).await;
    let street = house.street().await;
    let (mut watch, _) = Client::join(&street.address, &game, &game.watch, 0).await;
    let mut bytes = Vec::new();
    for (version, act) in (0..120).zip(SHUFFLE.into_iter().cycle()) {
        house.act_at(&game, &game.you, version, act).await.ok();
        bytes.push(watch.next("update").await.to_string().len());
    }
    let (early, late) = (bytes[8..12].iter().max(), bytes[116..].iter().max());
    assert!(late < early.map(|early| early + 100).as_ref(), "{early:?} bytes became {late:?}");
    street.close().await;
}

#[tokio::test]
async fn who_holds_another_history_is_told_it_anew() {
    let house = house();
    let game = house.game(crate::common::two_browsers()).await;
    house.play(&game, &game.you, &["white touches g1"]).await;
    let first = house.look(&game, &game.you).await["seal"].clone();
    house.play(&game, &game.you, &["white lifts g1", "white places f3"]).await;
    let last = house.look(&game, &game.you).await["seal"].clone();
    assert!(first != last && first.as_str().unwrap().len() == 32, "{first} {last}");
    let unknown = json!("0".repeat(32));
    let cases = [
        (1, &first, 2),
        (1, &last, 3),
        (1, &unknown, 3),
        (1, &Value::Null, 2),
        (3, &last, 0),
        (3, &first, 3),
        (0, &unknown, 3),
        (4, &last, 3),
    ];
    let house = house.restart(Limits::default()).await;
    let street = house.street().await;
    for (have, seal, told) in cases {
        let mut client = Client::open(&street.address, &game.id).await;
        client.say(json!({"type": "hello", "key": game.you, "have": have, "seal": seal})).await;
        let snapshot = client.frame().await;
        assert_eq!(snapshot["entries"].as_array().unwrap().len(), told, "{have} {seal}: {snapshot}");
        assert_eq!(snapshot["seal"], last, "it is the same after a restart");
    }
    let mut client = Client::open(&street.address, &game.id).await;
    client.say(json!({"type": "hello", "key": game.you, "have": 3, "seal": 7})).await;
    assert_eq!(client.frame().await["error"]["code"], "bad-request");
    street.close().await;
}

#[tokio::test]
async fn a_line_that_is_cut_back_is_told_from_where() {
    let house = house();
    let start = "4k3/8/8/8/8/8/4P3/2B1K3 w - - 0 1";
    let game = house.game(json!({"code": "bcf-1912", "start": start})).await;
    let street = house.street().await;
    let (mut watch, _) = Client::join(&street.address, &game, &game.watch, 0).await;
    house.play(&game, &game.you, &["white moves c1e4"]).await;
    let way = json!({"from": "c1", "to": "e4"});
    let moves = json!([{"number": 1, "by": "white", "words": "c1-e4", "way": way, "fen": start, "act": 1}]);
    assert_eq!(watch.next("update").await["line"], json!({"after": 0, "moves": moves}));
    house.play(&game, &game.you, &["black exacts king"]).await;
    assert_eq!(watch.next("update").await["line"], json!({"after": 0, "moves": []}));
    house.play(&game, &game.you, &["white moves e1d2", "black touches e8"]).await;
    assert_eq!(watch.next("update").await["line"]["after"], 0);
    assert_eq!(watch.next("update").await["line"], json!({"after": 1, "moves": []}));
    street.close().await;
}
