//! A table without a hall around it.

use std::sync::Arc;

use store::{GameId, NewGame, SqliteStore, Text};
use tempfile::TempDir;
use tokio::sync::mpsc;
use view::Seat;

use crate::client::{Address, Caller};
use crate::limits::Limits;
use crate::live::call::Call;
use crate::live::hall::{Hall, Known};
use crate::live::quiet::Quiet;
use crate::live::resources::Resources;
use crate::live::table::state::Table;
use crate::wire::act::{ActRequest, Asked};

/// A hall with one game in its log.
async fn hall() -> (TempDir, Arc<Hall>, Known) {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(folder.path().join("games.db")).unwrap());
    let hall = Arc::new(Hall::new(Arc::new(Resources::new(store, Limits::default()))));
    let id = GameId::new("7k2m9q").unwrap();
    let header = Text::new("code: bcf-1912\n").unwrap();
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
    ActRequest { version, acts: Asked::One(act.into()), request: format!("{version}") }
}

#[tokio::test]
async fn a_table_that_breaks_over_an_act_loses_its_game_and_nothing_else() {
    let (_folder, hall, game) = hall().await;
    let (calls, _queue) = mpsc::channel(1);
    let mut table =
        Table::open(&hall.resources, &game.id, calls.downgrade(), Quiet::default()).await.unwrap();
    table.act(nobody_special(), &request(0, "white moves e2e4"), 0).await.unwrap();
    let broken = table.with_game(|_| -> u8 { panic!("as a mistake in the program would") }).await;
    assert_eq!(broken.unwrap_err().code, "broken");
    let after = table.act(nobody_special(), &request(1, "black moves e7e5"), 0).await;
    assert_eq!(after.unwrap_err().code, "busy");
    let opened_again = hall.ask(&game, |reply| Call::Look { by: nobody_special(), reply }).await.unwrap();
    assert_eq!(opened_again.version, 1);
}

#[tokio::test]
async fn a_table_behind_the_log_is_stale_and_opens_again() {
    let (_folder, hall, game) = hall().await;
    let (calls, _queue) = mpsc::channel(1);
    let mut behind =
        Table::open(&hall.resources, &game.id, calls.downgrade(), Quiet::default()).await.unwrap();
    let ahead = |reply| Call::Act {
        by: nobody_special(),
        request: Box::new(request(0, "white moves e2e4")),
        arrived_ms: 0,
        reply,
    };
    hall.ask(&game, ahead).await.unwrap();
    let other = ActRequest { request: "another".into(), ..request(0, "white moves d2d4") };
    let stale = behind.act(nobody_special(), &other, 0).await.unwrap_err();
    assert_eq!((stale.code, stale.version), ("stale", Some(1)));
    assert!(behind.game.is_none());
}
