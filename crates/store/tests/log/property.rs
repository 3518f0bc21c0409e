//! SQLite and the simple store give the same answers to any requests in any order, also after closing and reopening.

use jadoube_store::{Append, NewGame, SqliteLimits, SqliteStore, Store};
use proptest::prelude::*;

use crate::memory::MemoryStore;
use crate::support::{Scratch, acts, id, key, line, new_game, request, text, wait};

/// There are few games and requests, so that they collide.
#[derive(Clone, Debug)]
enum Step {
    Create { game: u8, seats: Vec<u8> },
    Append { game: u8, behind: i8, acts: u8, request: Option<u8>, ends: bool },
    Acts { game: u8, after: u64 },
    Seat { key: u8 },
    List { after: Option<u8>, limit: u32 },
    Reopen,
}

fn step() -> impl Strategy<Value = Step> {
    let game = 0..4_u8;
    prop_oneof![
        2 => (game.clone(), prop::collection::vec(0..8_u8, 0..3))
            .prop_map(|(game, seats)| Step::Create { game, seats }),
        8 => (game.clone(), -1..4_i8, 1..4_u8, prop::option::of(0..6_u8), prop::bool::weighted(0.1))
            .prop_map(|(game, behind, acts, request, ends)| {
                // Most authors know where the game stands.
                Step::Append { game, behind: if behind > 1 { 0 } else { behind }, acts, request, ends }
            }),
        2 => (game.clone(), 0..12_u64).prop_map(|(game, after)| Step::Acts { game, after }),
        1 => (0..8_u8).prop_map(|key| Step::Seat { key }),
        1 => (prop::option::of(game), 0..5_u32).prop_map(|(after, limit)| Step::List { after, limit }),
        1 => Just(Step::Reopen),
    ]
}

fn name(game: u8) -> String {
    format!("g{game}")
}

/// Takes a step and returns every answer.
async fn take(store: &dyn Store, step: &Step, number: usize) -> String {
    match step {
        Step::Create { game, seats } => {
            let seat = |key_of: &u8| jadoube_store::Seat {
                role: line(&format!("role {key_of}")),
                key: key(&format!("key {key_of}")),
            };
            let seats = seats.iter().map(seat).collect();
            format!("{:?}", store.create(NewGame { seats, ..new_game(&name(*game)) }).await)
        }
        Step::Append { game, behind, acts: count, request: asked, ends } => {
            let id = id(&name(*game));
            let known = store.game(&id).await.unwrap().map_or(0, |game| game.version);
            let texts: Vec<_> = (0..*count).map(|act| format!("act {number}.{act}")).collect();
            let texts: Vec<_> = texts.iter().map(String::as_str).collect();
            let version = known.saturating_add_signed(-i64::from(*behind));
            let mut append = Append::new(version, number as u64, acts(&texts));
            append.request = asked.map(|key| request(&format!("request-{key}")));
            append.finished = ends.then(|| text(&format!("ruling {number}")));
            format!("{:?}", store.append(&id, append).await)
        }
        Step::Acts { game, after } => format!("{:?}", store.acts(&id(&name(*game)), *after).await),
        Step::Seat { key: of } => format!("{:?}", store.seat_by_key(&key(&format!("key {of}"))).await),
        Step::List { after, limit } => {
            format!("{:?}", store.list(after.map(|game| id(&name(game))).as_ref(), *limit).await)
        }
        Step::Reopen => String::new(),
    }
}

/// Everything that the store holds.
async fn all(store: &dyn Store) -> String {
    let mut said = format!("{:?}", store.count().await);
    for game in store.list(None, u32::MAX).await.unwrap() {
        said += &format!("\n{:?}", store.game(&game.id).await);
        said += &format!("\n{:?}", store.acts(&game.id, 0).await);
    }
    said
}

async fn compare(steps: &[Step]) -> Result<(), TestCaseError> {
    let scratch = Scratch::new();
    let path = scratch.path("log.db");
    let limits = SqliteLimits { readers: 1, checkpoint_pages: 4, ..SqliteLimits::default() };
    let open = || SqliteStore::open_with(&path, limits).unwrap();
    let (oracle, mut store) = (MemoryStore::default(), open());
    for (number, step) in steps.iter().enumerate() {
        if matches!(step, Step::Reopen) {
            store.close().await.unwrap();
            store = open();
        }
        let (expected, found) = (take(&oracle, step, number).await, take(&store, step, number).await);
        prop_assert_eq!(expected, found, "step {}: {:?}", number, step);
    }
    prop_assert_eq!(all(&oracle).await, all(&store).await);
    prop_assert_eq!(store.check().await, Ok(()));
    store.close().await.unwrap();
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn sqlite_says_what_the_plain_store_says(steps in prop::collection::vec(step(), 1..60)) {
        wait(compare(&steps))?;
    }
}
