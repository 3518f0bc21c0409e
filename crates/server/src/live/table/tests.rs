//! A table without a hall around it.

use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::Either;
use store::{GameId, NewGame, SqliteStore, Text};
use tempfile::TempDir;
use tokio::sync::{mpsc, oneshot};
use view::Seat;

use crate::client::{Address, Caller};
use crate::labour::{Bench, Turn};
use crate::limits::Limits;
use crate::live::call::{Call, Calls, Reply};
use crate::live::guests::{GuestId, Out, Queue};
use crate::live::hall::{Hall, Known};
use crate::live::history::Has;
use crate::live::playtime::Came;
use crate::live::quiet::Quiet;
use crate::live::resources::Resources;
use crate::live::table::asked::Asked;
use crate::live::table::state::Table;
use crate::wire::act::{self, ActRequest, Answer};

/// A hall with one game in its log.
async fn hall() -> (TempDir, Arc<Hall>, Known) {
    hall_with(Limits::default()).await
}

async fn hall_with(limits: Limits) -> (TempDir, Arc<Hall>, Known) {
    hall_of("code: bcf-1912\n", limits).await
}

async fn hall_of(header: &str, limits: Limits) -> (TempDir, Arc<Hall>, Known) {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(folder.path().join("games.db")).unwrap());
    let hall = Arc::new(Hall::new(Arc::new(Resources::new(store, limits))));
    let id = GameId::new("7k2m9q").unwrap();
    let header = Text::new(header).unwrap();
    let store = &hall.resources.store;
    store
        .create(NewGame { kind: store::Kind::Game, id: id.clone(), header, seats: Vec::new(), created_ms: 0 })
        .await
        .unwrap();
    let known = Known::of(store.game(&id).await.unwrap().unwrap());
    (folder, hall, known)
}

fn nobody_special() -> Caller {
    Caller { seat: Seat::Both, from: Address::of(std::net::Ipv4Addr::LOCALHOST.into()) }
}

fn request(version: u64, act: &str) -> ActRequest {
    ActRequest { version, acts: act::Asked::One(act.into()), request: format!("{version}"), follows: None }
}

#[tokio::test]
async fn a_table_that_breaks_over_an_act_loses_its_game_and_nothing_else() {
    let (_folder, hall, game) = hall().await;
    let (calls, _queue) = mpsc::channel(1);
    let mut table =
        Table::open(&hall.resources, &game.id, calls.downgrade(), Quiet::default(), None).await.unwrap();
    table.act(nobody_special(), &request(0, "white moves e2e4"), Came::at(0), pending()).await.unwrap();
    let broken = table.with_game(|_| -> u8 { panic!("as a mistake in the program would") }).await;
    assert_eq!(broken.unwrap_err().code, "broken");
    let after = table.act(nobody_special(), &request(1, "black moves e7e5"), Came::at(0), pending()).await;
    assert_eq!(after.unwrap_err().code, "busy");
    let opened_again = hall.ask(&game, |reply| Call::Look { by: nobody_special(), reply }).await.unwrap();
    assert_eq!(opened_again.version, 1);
}

#[tokio::test]
async fn a_table_behind_the_log_is_stale_and_opens_again() {
    let (_folder, hall, game) = hall().await;
    let (calls, _queue) = mpsc::channel(1);
    let mut behind =
        Table::open(&hall.resources, &game.id, calls.downgrade(), Quiet::default(), None).await.unwrap();
    let ahead = |reply| Call::Act {
        by: nobody_special(),
        request: Box::new(request(0, "white moves e2e4")),
        arrived_ms: 0,
        reply,
    };
    hall.ask(&game, ahead).await.unwrap();
    let other = ActRequest { request: "another".into(), ..request(0, "white moves d2d4") };
    let stale = behind.act(nobody_special(), &other, Came::at(0), pending()).await.unwrap_err();
    assert_eq!((stale.code, stale.version), ("stale", Some(1)));
    assert!(behind.game.is_none());
}

/// Where the Kings and Queens stand among much room, an endless check is searched for in tens of thousands of positions.
const HARD: &str = "code: bcf-1912\nstart: 8/8/K5k1/8/2N5/2b5/1Q6/Q7 w - - 0 1\nsearch-states: 20000\n";

/// What becomes of a claim in a hall that tries for so long, with what the log keeps of it. The one study is busy, as long as
/// the claim can wait for it.
async fn claimed(header: &str, claim: &'static str, quick: Duration) -> (bool, Vec<store::StoredAct>) {
    let (_folder, hall, game) = hall_of(header, Limits { quick, studies: 1, ..Limits::default() }).await;
    let study = hall.resources.labour.own_turn(Bench::Study).await;
    let claims = Box::pin(hall.ask(&game, acts(0, claim)));
    let waits = Box::pin(tokio::time::sleep(Duration::from_millis(if quick.is_zero() { 0 } else { 1_000 })));
    let tried = match futures_util::future::select(claims, waits).await {
        Either::Left((answer, _)) => answer.map(|_| true).unwrap(),
        Either::Right(((), claims)) => {
            drop(study);
            claims.await.map(|_| false).unwrap()
        }
    };
    (tried, hall.resources.store.acts(&game.id, 0).await.unwrap())
}

#[tokio::test]
async fn a_short_claim_does_not_wait_for_those_that_take_long() {
    let (tried, log) = claimed("code: bcf-1912\n", "white claims repetition", Duration::from_secs(60)).await;
    assert_eq!((tried, log.len()), (true, 1));
}

/// Only the time at which it was recorded is another.
#[tokio::test]
async fn a_claim_that_was_given_up_is_judged_as_if_nobody_had_tried() {
    let judged = |log: Vec<store::StoredAct>| {
        log.into_iter().map(|act| (act.text, act.seal, act.found)).collect::<Vec<_>>()
    };
    let claim = "white claims perpetual-check";
    let (tried, given_up) = claimed(HARD, claim, Duration::from_millis(2)).await;
    assert!(!tried, "it takes longer than that on any machine");
    let (_, at_once) = claimed(HARD, claim, Duration::ZERO).await;
    let without_stamp = |log| {
        judged(log)
            .into_iter()
            .map(|(text, seal, found)| {
                (text.as_str().split_once(' ').map(|(_, act)| act.to_owned()), seal, found)
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(without_stamp(given_up), without_stamp(at_once));
}

/// A hall in which no act is judged before a study is free, and the only one that there is.
async fn hall_with_a_study() -> (TempDir, Arc<Hall>, Known, Turn) {
    let (folder, hall, game) =
        hall_with(Limits { heavy: Duration::ZERO, quick: Duration::ZERO, studies: 1, ..Limits::default() })
            .await;
    let study = hall.resources.labour.own_turn(Bench::Study).await;
    (folder, hall, game, study)
}

fn acts(version: u64, act: &'static str) -> impl Fn(Reply<Answer>) -> Call {
    move |reply| Call::Act {
        by: nobody_special(),
        request: Box::new(request(version, act)),
        arrived_ms: 0,
        reply,
    }
}

fn version(answer: &Answer) -> u64 {
    match answer {
        Answer::One { version, .. } | Answer::Several { version, .. } | Answer::Proposed { version, .. } => {
            *version
        }
    }
}

fn joins(seat: Seat, queue: Queue) -> impl Fn(Reply<(GuestId, Calls)>) -> Call {
    let by = Caller { seat, ..nobody_special() };
    move |reply| Call::Join { by, has: Has::default(), queue: queue.clone(), reply }
}

#[tokio::test]
async fn who_looks_does_not_wait_for_an_act_that_is_being_judged() {
    let (_folder, hall, game, study) = hall_with_a_study().await;
    let looks = async {
        let look = |reply| Call::Look { by: nobody_special(), reply };
        let (snapshot, script) = tokio::join!(
            hall.ask(&game, look),
            hall.ask(&game, |reply| Call::Script { by: nobody_special(), reply }),
        );
        drop(study);
        (snapshot.unwrap().version, script.unwrap().contains("e2e4"))
    };
    let (done, looked) = tokio::join!(hall.ask(&game, acts(0, "white moves e2e4")), looks);
    assert_eq!((version(&done.unwrap()), looked), (1, (0, false)));
}

#[tokio::test]
async fn the_game_is_shown_as_it_stood_while_a_thread_judges() {
    let (_folder, hall, game) = hall().await;
    let (calls, queue) = mpsc::channel(8);
    let mut table =
        Table::open(&hall.resources, &game.id, calls.downgrade(), Quiet::default(), None).await.unwrap();
    table.asked = Asked::of(None, queue);
    let (go_on, waits) = std::sync::mpsc::channel::<()>();
    let judging = table.with_game_shown(move |game| {
        let entry = game.entry_of("white moves e2e4").unwrap();
        Arc::make_mut(&mut game.game).judge(entry).unwrap();
        waits.recv().unwrap();
    });
    let looks = async {
        let (reply, answer) = oneshot::channel();
        calls.send(Box::new(Call::Look { by: nobody_special(), reply })).await.ok().unwrap();
        let looked = answer.await.unwrap().unwrap().version;
        go_on.send(()).unwrap();
        looked
    };
    let (judged, looked) = tokio::join!(judging, looks);
    judged.unwrap();
    assert_eq!((looked, table.game().unwrap().version()), (0, 1));
}

/// He has not heard that it was done, so he asks again, and nothing was kept busy for him.
#[tokio::test]
async fn an_act_whose_sender_has_gone_before_its_turn_is_not_judged() {
    let (_folder, hall, game, study) = hall_with_a_study().await;
    let look = |reply| Call::Look { by: nobody_special(), reply };
    let mut asks = Box::pin(hall.ask(&game, acts(0, "white moves e2e4")));
    let looks = Box::pin(hall.ask(&game, look));
    let Either::Right((looked, _)) = futures_util::future::select(asks.as_mut(), looks).await else {
        panic!("the act was judged before its turn");
    };
    assert_eq!(looked.unwrap().version, 0);
    drop(asks);
    drop(study);
    assert_eq!(version(&hall.ask(&game, acts(0, "white moves d2d4")).await.unwrap()), 1);
    assert_eq!(hall.resources.labour.given_up(), 1);
}

#[tokio::test]
async fn who_comes_while_an_act_is_judged_is_told_of_it() {
    let (_folder, hall, game, study) = hall_with_a_study().await;
    let (queue, mut heard) = futures_channel::mpsc::channel(8);
    let comes = async {
        let seated = hall.ask(&game, joins(Seat::Watch, queue)).await.unwrap();
        drop(study);
        seated
    };
    let (done, _seated) = tokio::join!(hall.ask(&game, acts(0, "white moves e2e4")), comes);
    assert_eq!(version(&done.unwrap()), 1);
    let frames: Vec<String> = std::iter::from_fn(|| match heard.try_recv() {
        Ok(Out::Frame(frame)) => Some(frame.to_string()),
        _ => None,
    })
    .collect();
    let kinds = frames.iter().map(|frame| frame.split('"').nth(3).unwrap());
    assert_eq!(kinds.collect::<Vec<_>>(), ["snapshot", "seats", "update"], "{frames:?}");
    assert!(frames[2].contains("e2e4"), "{}", frames[2]);
}

#[tokio::test]
async fn what_was_said_before_is_heard_before_its_sender_leaves() {
    let (_folder, hall, game, study) = hall_with_a_study().await;
    let (queue, _heard) = futures_channel::mpsc::channel(8);
    let (guest, table) = hall.ask(&game, joins(Seat::Both, queue)).await.unwrap();
    let says =
        |version, act| Call::Say { guest, request: Box::new(request(version, act)), came: Came::at(0) };
    for call in [says(0, "white moves e2e4"), says(1, "black moves e7e5"), Call::Leave { guest }] {
        table.send(Box::new(call)).await.ok().unwrap();
    }
    let look = |reply| Call::Look { by: nobody_special(), reply };
    let before = hall.ask(&game, look).await.unwrap();
    assert_eq!((before.version, before.seats.white), (0, true));
    drop(study);
    hall.ask(&game, acts(2, "white moves g1f3")).await.unwrap();
    let after = hall.ask(&game, look).await.unwrap();
    assert_eq!((after.version, after.seats.white), (3, false));
}
