//! What every engine guarantees, one case for each guarantee. A new engine adds one word at the end.

use jadoube_store::{
    Act, Acts, Append, Appended, Counts, EndOfSecret, FinalRuling, GameSummary, KeyHash, Kind, NewGame,
    PostgresStore, Rekey, Seal, Seat, SeatHolder, Secret, SqliteStore, Store, StoreError,
};

use crate::memory::MemoryStore;
use crate::servers::Server;
use crate::support::{Scratch, act, at, id, key, line, new_game, request, seat, text};

fn written(version: u64) -> Result<Appended, StoreError> {
    Ok(Appended { version, repeated: false })
}

fn repeated(version: u64) -> Result<Appended, StoreError> {
    Ok(Appended { version, repeated: true })
}

fn stale(game: &str, expected: u64, actual: u64) -> Result<Appended, StoreError> {
    Err(StoreError::StaleVersion { game: id(game), expected, actual })
}

async fn texts(store: &dyn Store, game: &str, after: u64) -> Vec<String> {
    let acts = store.acts(&id(game), after).await.unwrap();
    acts.iter().map(|act| format!("{} {}", act.number, act.text)).collect()
}

async fn a_game_comes_back_as_it_was_created(store: &dyn Store) {
    let new = NewGame { created_ms: u64::MAX, ..new_game("g") };
    assert_eq!(store.create(new.clone()).await, Ok(()));
    let game = store.game(&id("g")).await.unwrap().unwrap();
    assert_eq!((game.id, game.header, game.seats), (new.id, new.header, new.seats));
    assert_eq!((game.version, game.created_ms, game.result), (0, u64::MAX, None));
    assert_eq!(store.acts(&id("g"), 0).await, Ok(vec![]));
}

async fn a_game_may_have_no_seats_and_an_empty_header(store: &dyn Store) {
    let bare = NewGame { kind: Kind::Game, header: text(""), seats: vec![], ..new_game("bare") };
    assert_eq!(store.create(bare).await, Ok(()));
    let game = store.game(&id("bare")).await.unwrap().unwrap();
    assert_eq!((game.header.as_str(), game.seats), ("", vec![]));
}

async fn a_game_is_created_once(store: &dyn Store) {
    store.create(new_game("g")).await.unwrap();
    let other = NewGame { kind: Kind::Game, header: text("code: fide\n"), seats: vec![], ..new_game("g") };
    assert_eq!(store.create(other).await, Err(StoreError::GameExists(id("g"))));
    let game = store.game(&id("g")).await.unwrap().unwrap();
    assert_eq!((game.header, game.seats.len()), (new_game("g").header, 3));
}

async fn ids_are_told_apart_by_case(store: &dyn Store) {
    store.create(new_game("g")).await.unwrap();
    assert_eq!(store.create(new_game("G")).await, Ok(()));
    assert_eq!(store.append(&id("G"), at(0, &["white touches g1"])).await, written(1));
    assert_eq!(store.game(&id("g")).await.unwrap().unwrap().version, 0);
}

async fn a_key_opens_one_seat(store: &dyn Store) {
    store.create(new_game("g")).await.unwrap();
    let thief = NewGame { seats: vec![seat("h", "white"), seat("g", "black")], ..new_game("h") };
    let taken = StoreError::KeyTaken { game: id("h"), role: line("black") };
    assert_eq!(store.create(thief).await, Err(taken));
    assert_eq!(store.game(&id("h")).await, Ok(None), "refused, so nothing of it is there");
    assert_eq!(store.seat_by_key(&key("h white")).await, Ok(None));

    let twins = NewGame { seats: vec![seat("h", "white"), seat("h", "white")], ..new_game("h") };
    let taken = StoreError::KeyTaken { game: id("h"), role: line("white") };
    assert_eq!(store.create(twins).await, Err(taken));
    assert_eq!(store.create(new_game("h")).await, Ok(()), "and the id is free");
}

async fn a_seat_is_found_by_its_key(store: &dyn Store) {
    store.create(new_game("g")).await.unwrap();
    store.create(new_game("h")).await.unwrap();
    let black = SeatHolder { game: id("h"), role: line("black") };
    assert_eq!(store.seat_by_key(&key("h black")).await, Ok(Some(black)));
    assert_eq!(store.seat_by_key(&KeyHash::new([0; 32])).await, Ok(None));
}

async fn two_seats_may_have_one_role(store: &dyn Store) {
    let seats = vec![seat("g", "watch"), Seat { role: line("watch"), key: key("another") }];
    store.create(NewGame { seats: seats.clone(), ..new_game("g") }).await.unwrap();
    assert_eq!(store.game(&id("g")).await.unwrap().unwrap().seats, seats);
}

async fn acts_come_back_as_they_were_appended(store: &dyn Store) {
    store.create(new_game("g")).await.unwrap();
    let searched = Act { found: Some(line("endless-check yes 7")), ..act("white lifts g1") };
    let both = Acts::new(vec![act("@0:00:01 white touches g1"), searched]).unwrap();
    let append = Append { acts: both, ..at(0, &["x"]) }.requested_as(request("r-1"));
    assert_eq!(store.append(&id("g"), append).await, written(2));
    let mut late = at(2, &["white says adjust — “j’adoube” ♞"]);
    late.recorded_ms = u64::MAX;
    assert_eq!(store.append(&id("g"), late).await, written(3));

    let acts = store.acts(&id("g"), 0).await.unwrap();
    let numbers: Vec<_> = acts.iter().map(|act| act.number).collect();
    assert_eq!(numbers, [1, 2, 3]);
    assert_eq!(acts[0].text.as_str(), "@0:00:01 white touches g1");
    assert_eq!(acts[2].text.as_str(), "white says adjust — “j’adoube” ♞");
    assert_eq!(acts[1].seal, act("white lifts g1").seal);
    assert_eq!((acts[0].found.as_ref(), acts[1].found.as_ref()), (None, Some(&line("endless-check yes 7"))));
    assert_eq!((acts[0].request.as_ref(), acts[1].request.as_ref()), (None, Some(&request("r-1"))));
    assert_eq!((acts[0].recorded_ms, acts[2].recorded_ms), (1_700_000_000_000, u64::MAX));
    assert_eq!(store.game(&id("g")).await.unwrap().unwrap().version, 3);
}

fn secret(text: &str) -> Act {
    Act { secret: Some(line(text)), ..act("black seals #00") }
}

fn ending(act_number: u64, told: Option<&str>) -> Act {
    let ends = EndOfSecret { act: act_number, told: told.map(line) };
    Act { ends: Some(ends), ..act("white opens envelope") }
}

async fn secrets(store: &dyn Store) -> Vec<Option<Secret>> {
    let acts = store.acts(&id("g"), 0).await.unwrap();
    acts.into_iter().map(|act| act.secret).collect()
}

async fn a_secret_is_kept_until_it_is_told_or_destroyed(store: &dyn Store) {
    store.create(new_game("g")).await.unwrap();
    let several = Acts::new(vec![act("black adjourns"), secret("Nf6 with 00")]).unwrap();
    store.append(&id("g"), Append::new(0, 0, several)).await.unwrap();
    store.append(&id("g"), Append::new(2, 0, secret("O-O with 11"))).await.unwrap();
    let known = |text: &str| Some(Secret::Known(line(text)));
    assert_eq!(secrets(store).await, [None, known("Nf6 with 00"), known("O-O with 11")]);
    store.append(&id("g"), Append::new(3, 0, ending(2, None))).await.unwrap();
    assert_eq!(secrets(store).await[1], Some(Secret::Destroyed));
    store.append(&id("g"), Append::new(4, 0, ending(3, Some("O-O with 11")))).await.unwrap();
    assert_eq!(secrets(store).await[2], known("O-O with 11"));
    let both = Acts::new(vec![secret("e5"), ending(6, Some("e5"))]).unwrap();
    assert_eq!(store.append(&id("g"), Append::new(5, 0, both)).await, written(7));
    assert_eq!(secrets(store).await[5], known("e5"));
    assert_eq!(store.acts(&id("g"), 2).await.unwrap()[0].secret, known("O-O with 11"));
}

async fn a_secret_ends_once(store: &dyn Store) {
    store.create(new_game("g")).await.unwrap();
    store.append(&id("g"), Append::new(0, 0, secret("Nf6"))).await.unwrap();
    let none = |act| Err(StoreError::NoSuchSecret { game: id("g"), act });
    for act in [0, 2, u64::MAX] {
        assert_eq!(store.append(&id("g"), Append::new(1, 0, ending(act, None))).await, none(act));
    }
    store.append(&id("g"), Append::new(1, 0, ending(1, Some("Nf6")))).await.unwrap();
    assert_eq!(store.append(&id("g"), Append::new(2, 0, ending(1, None))).await, none(1));
    let half = Acts::new(vec![secret("e5"), ending(1, None)]).unwrap();
    assert_eq!(store.append(&id("g"), Append::new(2, 0, half)).await, none(1), "and nothing is written");
    assert_eq!(secrets(store).await, [Some(Secret::Known(line("Nf6"))), None]);
}

async fn every_bit_of_a_seal_is_kept(store: &dyn Store) {
    store.create(new_game("g")).await.unwrap();
    let seals = [[0; 32], [0xff; 32], std::array::from_fn(|place| place as u8 * 8)].map(Seal::new);
    for (version, seal) in (0..).zip(seals) {
        let mut sealed = act("white touches g1");
        sealed.seal = seal;
        store.append(&id("g"), Append::new(version, 0, sealed)).await.unwrap();
    }
    let acts = store.acts(&id("g"), 0).await.unwrap();
    assert_eq!(acts.iter().map(|act| act.seal).collect::<Vec<_>>(), seals);
}

async fn acts_are_read_from_anywhere(store: &dyn Store) {
    store.create(new_game("g")).await.unwrap();
    store.append(&id("g"), at(0, &["a", "b", "c", "d"])).await.unwrap();
    assert_eq!(texts(store, "g", 0).await, ["1 a", "2 b", "3 c", "4 d"]);
    assert_eq!(texts(store, "g", 2).await, ["3 c", "4 d"]);
    assert_eq!(texts(store, "g", 4).await, [""; 0]);
    assert_eq!(texts(store, "g", u64::MAX).await, [""; 0]);
}

async fn a_whole_game_is_the_game_with_its_acts(store: &dyn Store) {
    assert_eq!(store.whole(&id("g")).await, Ok(None));
    store.create(new_game("g")).await.unwrap();
    for (version, acts) in [(0, vec![]), (2, vec!["1 a", "2 b"])] {
        if version > 0 {
            store.append(&id("g"), at(0, &["a", "b"])).await.unwrap();
        }
        let (game, read) = store.whole(&id("g")).await.unwrap().unwrap();
        assert_eq!(
            (game.version, texts(store, "g", 0).await),
            (version, acts.into_iter().map(String::from).collect())
        );
        assert_eq!(Ok(Some(game)), store.game(&id("g")).await);
        assert_eq!(Ok(read), store.acts(&id("g"), 0).await);
    }
}

async fn a_stale_append_is_refused_whole(store: &dyn Store) {
    store.create(new_game("g")).await.unwrap();
    assert_eq!(store.append(&id("g"), at(0, &["a", "b"])).await, written(2));
    assert_eq!(store.append(&id("g"), at(0, &["c", "d"])).await, stale("g", 0, 2));
    assert_eq!(store.append(&id("g"), at(1, &["c"])).await, stale("g", 1, 2));
    assert_eq!(store.append(&id("g"), at(3, &["c"])).await, stale("g", 3, 2));
    assert_eq!(store.append(&id("g"), at(u64::MAX, &["c"])).await, stale("g", u64::MAX, 2));
    assert_eq!(texts(store, "g", 0).await, ["1 a", "2 b"]);
    assert_eq!(store.append(&id("g"), at(2, &["c"])).await, written(3));
}

async fn games_stand_apart(store: &dyn Store) {
    store.create(new_game("g")).await.unwrap();
    store.create(new_game("h")).await.unwrap();
    let once = |version, text| at(version, &[text]).requested_as(request("same"));
    assert_eq!(store.append(&id("g"), once(0, "a")).await, written(1));
    assert_eq!(store.append(&id("h"), once(0, "b")).await, written(1));
    assert_eq!(store.append(&id("g"), at(1, &["c"])).await, written(2));
    assert_eq!(texts(store, "g", 0).await, ["1 a", "2 c"]);
    assert_eq!(texts(store, "h", 0).await, ["1 b"]);
}

async fn nothing_is_appended_to_no_game(store: &dyn Store) {
    let none = StoreError::NoSuchGame(id("none"));
    assert_eq!(store.append(&id("none"), at(0, &["a"])).await, Err(none.clone()));
    assert_eq!(store.acts(&id("none"), 0).await, Err(none.clone()));
    assert_eq!(store.list(Some(&id("none")), 1).await, Err(none));
    assert_eq!(store.game(&id("none")).await, Ok(None));
}

async fn a_request_asked_again_gets_its_first_answer(store: &dyn Store) {
    store.create(new_game("g")).await.unwrap();
    let first = at(0, &["a", "b"]).requested_as(request("r-1"));
    assert_eq!(store.append(&id("g"), first.clone()).await, written(2));
    assert_eq!(store.append(&id("g"), first.clone()).await, repeated(2));
    assert_eq!(store.append(&id("g"), at(2, &["c"])).await, written(3));
    assert_eq!(store.append(&id("g"), first).await, repeated(2), "though its version is stale now");
    let other_stamp = at(9, &["@0:00:09 a"]).requested_as(request("r-1"));
    assert_eq!(store.append(&id("g"), other_stamp).await, repeated(2), "the key decides, not the text");
    assert_eq!(texts(store, "g", 0).await, ["1 a", "2 b", "3 c"]);
}

async fn a_refused_request_may_come_again(store: &dyn Store) {
    store.create(new_game("g")).await.unwrap();
    assert_eq!(store.append(&id("g"), at(5, &["a"]).requested_as(request("r-1"))).await, stale("g", 5, 0));
    assert_eq!(store.append(&id("g"), at(0, &["a"]).requested_as(request("r-1"))).await, written(1));
}

async fn the_ruling_that_ended_a_game_is_kept_in_full(store: &dyn Store) {
    store.create(new_game("g")).await.unwrap();
    store.append(&id("g"), at(0, &["a"])).await.unwrap();
    let ruling = format!("{{\"result\": \"1-0\",\n \"says\": \"{}\"}}", "mate ".repeat(5000));
    assert_eq!(store.append(&id("g"), at(1, &["b", "c"]).ending(text(&ruling))).await, written(3));
    let game = store.game(&id("g")).await.unwrap().unwrap();
    assert_eq!(game.result, Some(FinalRuling { act: 3, ruling: text(&ruling) }));
}

async fn a_game_ends_once_and_acts_may_follow(store: &dyn Store) {
    store.create(new_game("g")).await.unwrap();
    store.append(&id("g"), at(0, &["a"]).ending(text("White wins"))).await.unwrap();
    assert_eq!(store.append(&id("g"), at(1, &["black touches e8"])).await, written(2));
    let ended = Err(StoreError::AlreadyFinished { game: id("g"), act: 1 });
    assert_eq!(store.append(&id("g"), at(2, &["c"]).ending(text("Black wins"))).await, ended);
    assert_eq!(
        texts(store, "g", 0).await,
        ["1 a", "2 black touches e8"],
        "refused, so nothing of it is there"
    );
    let stale_end = store.append(&id("g"), at(0, &["c"]).ending(text("Black wins"))).await;
    assert_eq!(stale_end, stale("g", 0, 2), "stale comes first");
    assert_eq!(store.game(&id("g")).await.unwrap().unwrap().result.unwrap().ruling, text("White wins"));
}

async fn games_are_listed_in_the_order_of_their_creation(store: &dyn Store) {
    for name in ["c", "a", "b"] {
        store.create(new_game(name)).await.unwrap();
    }
    store.append(&id("a"), at(0, &["x", "y"]).ending(text("drawn"))).await.unwrap();
    store.create(NewGame { kind: Kind::Match, ..new_game("m") }).await.unwrap();
    store.append(&id("m"), at(0, &["game 1 begins: a"])).await.unwrap();
    let of = |kind, name, version, finished| GameSummary {
        kind,
        id: id(name),
        version,
        created_utc_ms: new_game(name).created_ms,
        finished,
    };
    let row = |name, version, finished| of(Kind::Game, name, version, finished);
    let a_match = of(Kind::Match, "m", 1, false);
    let all = [row("c", 0, false), row("a", 2, true), row("b", 0, false), a_match];
    assert_eq!(store.list(None, u32::MAX).await.unwrap(), all);
    assert_eq!(store.list(None, 2).await.unwrap(), all[..2]);
    assert_eq!(store.list(Some(&id("c")), 1).await.unwrap(), all[1..2]);
    assert_eq!(store.list(Some(&id("m")), 9).await.unwrap(), []);
    assert_eq!(store.game(&id("m")).await.unwrap().unwrap().kind, Kind::Match);
    assert_eq!(store.list(None, 0).await.unwrap(), []);
    assert_eq!(store.count().await, Ok(Counts { games: 3, matches: 1, finished: 1, acts: 3 }));
}

async fn a_seat_has_one_key_at_a_time(store: &dyn Store) {
    for name in ["g", "h"] {
        store.create(new_game(name)).await.unwrap();
    }
    let rekey = |role: &str, from: &str, to: &str| Rekey {
        role: line(role),
        from: key(from),
        to: key(to),
        name: None,
        given_ms: None,
    };
    let first = rekey("black", "g black", "second");
    let not_its_key = Err(StoreError::NotItsKey { game: id("g"), role: line("black") });
    let taken = |role| Err(StoreError::KeyTaken { game: id("g"), role: line(role) });
    assert_eq!(store.rekey(&id("g"), first.clone()).await, Ok(()));
    assert_eq!(store.rekey(&id("g"), first.clone()).await, Ok(()), "done again, it changes nothing");
    assert_eq!(store.rekey(&id("g"), rekey("black", "g black", "third")).await, not_its_key);
    assert_eq!(store.rekey(&id("g"), rekey("white", "g white", "second")).await, taken("white"));
    assert_eq!(
        store.rekey(&id("g"), rekey("white", "g white", "g black")).await,
        taken("white"),
        "used once"
    );
    assert_eq!(store.rekey(&id("g"), rekey("white", "g white", "h white")).await, taken("white"));
    assert_eq!(store.rekey(&id("none"), first.clone()).await, Err(StoreError::NoSuchGame(id("none"))));
    let named = |rekey: Rekey, name: &str| Rekey { name: Some(line(name)), ..rekey };
    assert_eq!(store.rekey(&id("g"), named(rekey("black", "second", "third"), "Bob")).await, Ok(()));
    assert_eq!(store.game(&id("g")).await.unwrap().unwrap().names, [None, Some(line("Bob")), None]);
    let given_at = |rekey: Rekey, ms: u64| Rekey { given_ms: Some(ms), ..rekey };
    let taken_ms = || async { store.game(&id("g")).await.unwrap().unwrap().taken_ms };
    assert_eq!(
        store.rekey(&id("g"), given_at(rekey("black", "third", "fourth"), 5)).await,
        Ok(()),
        "the name stays"
    );
    assert_eq!(taken_ms().await, [None, None, None], "it was taken with the key before");
    assert_eq!(
        store
            .rekey(&id("g"), given_at(named(rekey("watch", "g watch", "fifth"), "\"Ann\" [1]"), u64::MAX))
            .await,
        Ok(())
    );
    assert_eq!(taken_ms().await, [None, None, Some(u64::MAX)]);
    let names = store.game(&id("g")).await.unwrap().unwrap().names;
    assert_eq!(names, [None, Some(line("Bob")), Some(line("\"Ann\" [1]"))]);
    assert_eq!(store.rekey(&id("g"), first).await, not_its_key);
    let game = store.game(&id("g")).await.unwrap().unwrap();
    let keys: Vec<_> = game.seats.iter().map(|seat| seat.key).collect();
    assert_eq!(keys, [key("g white"), key("fourth"), key("fifth")]);
    assert_eq!(game.later_keys, [0, 3, 1]);
    let holder = |key: KeyHash| store.seat_by_key(&key);
    assert_eq!(holder(key("fourth")).await, Ok(Some(SeatHolder { game: id("g"), role: line("black") })));
    assert_eq!((holder(key("second")).await, holder(key("g black")).await), (Ok(None), Ok(None)));
    assert_eq!(holder(key("h black")).await, Ok(Some(SeatHolder { game: id("h"), role: line("black") })));
}

async fn an_empty_log_is_empty(store: &dyn Store) {
    assert_eq!(store.list(None, 10).await, Ok(vec![]));
    assert_eq!(store.count().await, Ok(Counts::default()));
}

async fn a_closed_store_says_so(store: &dyn Store) {
    store.create(new_game("g")).await.unwrap();
    assert_eq!(store.close().await, Ok(()));
    assert_eq!(store.close().await, Ok(()), "closing twice is closing");
    assert_eq!(store.create(new_game("h")).await, Err(StoreError::ShuttingDown));
    assert_eq!(store.append(&id("g"), at(0, &["a"])).await, Err(StoreError::ShuttingDown));
    assert_eq!(store.game(&id("g")).await, Err(StoreError::ShuttingDown));
    assert_eq!(store.acts(&id("g"), 0).await, Err(StoreError::ShuttingDown));
    assert_eq!(store.seat_by_key(&key("g white")).await, Err(StoreError::ShuttingDown));
    assert_eq!(store.list(None, 1).await, Err(StoreError::ShuttingDown));
    assert_eq!(store.count().await, Err(StoreError::ShuttingDown));
}

async fn memory(_: &Scratch) -> Option<MemoryStore> {
    Some(MemoryStore::default())
}

async fn sqlite(scratch: &Scratch) -> Option<SqliteStore> {
    Some(SqliteStore::open(scratch.path("log.db")).unwrap())
}

/// None where the machine has no PostgreSQL.
async fn postgres(scratch: &Scratch) -> Option<PostgresStore> {
    let log = Server::shared()?.new_log().await;
    Some(PostgresStore::open(&log, scratch.path("log-keys")).await.unwrap())
}

/// The cases, once for each engine.
macro_rules! suite {
    (@ $engine:ident: $($case:ident)*) => {
        mod $engine {
            $(#[test]
            fn $case() {
                let scratch = crate::support::Scratch::new();
                crate::support::wait(async {
                    if let Some(store) = super::$engine(&scratch).await {
                        super::$case(&store).await;
                    }
                });
            })*
        }
    };
    ($($engine:ident)*) => {
        $(suite! { @ $engine:
            a_game_comes_back_as_it_was_created
            a_game_may_have_no_seats_and_an_empty_header
            a_game_is_created_once
            ids_are_told_apart_by_case
            a_key_opens_one_seat
            a_seat_is_found_by_its_key
            two_seats_may_have_one_role
            acts_come_back_as_they_were_appended
            a_secret_is_kept_until_it_is_told_or_destroyed
            a_secret_ends_once
            every_bit_of_a_seal_is_kept
            acts_are_read_from_anywhere
            a_whole_game_is_the_game_with_its_acts
            a_stale_append_is_refused_whole
            games_stand_apart
            nothing_is_appended_to_no_game
            a_request_asked_again_gets_its_first_answer
            a_refused_request_may_come_again
            the_ruling_that_ended_a_game_is_kept_in_full
            a_game_ends_once_and_acts_may_follow
            games_are_listed_in_the_order_of_their_creation
            a_seat_has_one_key_at_a_time
            an_empty_log_is_empty
            a_closed_store_says_so
        })*
    };
}

suite! { memory sqlite postgres }
