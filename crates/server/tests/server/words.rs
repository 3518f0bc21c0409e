//! What the players tell each other beside the game: a rematch, and words.

use crate::common::socket::Client;
use crate::common::{Game, House, two_browsers};
use serde_json::{Value, json};

#[tokio::test]
async fn a_rematch_and_words_reach_the_other_player_alone() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let path = format!("{}/words", game.path());
    let (mut black, snapshot) = Client::join(&street.address, &game, &game.other, 0).await;
    assert_eq!((snapshot.get("rematch"), snapshot.get("chat")), (None, None));

    let link = "/g/7k2m9q#0123456789abcdefghjkmnpqrs";
    house.post_as(&game.you, &path, json!({"rematch": link})).await.ok();
    let told = black.next("rematch").await;
    assert_eq!(told, json!({"type": "rematch", "rematch": link}));
    house.post_as(&game.other, &path, json!({"text": "Gladly."})).await.ok();
    assert_eq!(black.next("said").await, json!({"type": "said", "by": "black", "text": "Gladly."}));

    let seen = |key: String| {
        let (house, game) = (&house, &game);
        async move { house.look(game, &key).await }
    };
    let field = |snapshot: &Value, name: &str| snapshot.get(name).cloned();
    let said = json!([{"by": "black", "text": "Gladly."}]);
    let (white, black, watch) =
        (seen(game.you.clone()).await, seen(game.other.clone()).await, seen(game.watch.clone()).await);
    assert_eq!((field(&white, "rematch"), field(&white, "chat")), (None, Some(said.clone())));
    assert_eq!((field(&black, "rematch"), field(&black, "chat")), (Some(json!(link)), Some(said)));
    assert_eq!((field(&watch, "rematch"), field(&watch, "chat")), (None, None));
    assert_eq!(white["version"], 0, "it is no act");
    street.close().await;
}

#[tokio::test]
async fn both_ask_for_a_rematch_at_once_and_come_to_one_game() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let path = format!("{}/words", game.path());
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    let asks = |key: &str, link: &str| {
        let (house, path, key, body) = (&house, path.clone(), key.to_owned(), json!({ "rematch": link }));
        async move { house.post_as(&key, &path, body).await.ok() }
    };
    let first = "/g/7k2m9q#0123456789abcdefghjkmnpqrs";
    assert_eq!(asks(&game.you, first).await, json!({}));
    let second = asks(&game.other, "/g/8k2m9q#0123456789abcdefghjkmnpqrs").await;
    assert_eq!(second, json!({ "rematch": first }));
    // Of the second game nobody is told: the next that White hears is a word.
    house.post_as(&game.other, &path, json!({"text": "Coming."})).await.ok();
    assert_eq!(white.next("said").await["text"], "Coming.");
    assert_eq!(house.look(&game, &game.you).await.get("rematch"), None);
    street.close().await;
}

#[tokio::test]
async fn an_offer_of_a_rematch_is_declined_at_both_games_and_withdrawn() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let next = Game::read(&house.post("/api/games", two_browsers()).await.ok());
    let path = format!("{}/words", game.path());
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    let (mut black, _) = Client::join(&street.address, &game, &game.other, 0).await;
    let (mut waits, _) = Client::join(&street.address, &next, &next.you, 0).await;
    let says = |key: &str, body: Value| {
        let (house, path, key) = (&house, path.clone(), key.to_owned());
        async move { house.post_as(&key, &path, body).await }
    };
    let no = |how: &str| json!({ "no_rematch": how });
    let told = |how: &str| json!({"type": "norematch", "how": how});
    let link = format!("/g/{}#{}", next.id, next.other);

    assert_eq!(says(&game.other, no("declined")).await.refusal(), "409 no-rematch");
    says(&game.you, json!({ "rematch": link, "key": next.you })).await.ok();
    black.next("rematch").await;
    for _ in 0..2 {
        assert_eq!(says(&game.other, no("declined")).await.ok(), json!({}));
        assert_eq!(white.next("norematch").await, told("declined"));
        assert_eq!(waits.next("norematch").await, told("declined"));
    }
    for (of, key) in [(&game, &game.you), (&next, &next.you)] {
        assert_eq!(house.look(of, key).await["no_rematch"], "declined", "whoever comes later is told");
    }
    let declined = house.look(&game, &game.other).await;
    assert_eq!((declined.get("rematch"), declined.get("no_rematch")), (None, None));

    says(&game.you, json!({ "rematch": link })).await.ok();
    black.next("rematch").await;
    assert_eq!(house.look(&game, &game.you).await.get("no_rematch"), None);
    assert_eq!(says(&game.you, no("withdrawn")).await.ok(), json!({}));
    assert_eq!(black.next("norematch").await, told("withdrawn"));
    let withdrawn = house.look(&game, &game.other).await;
    assert_eq!((withdrawn.get("rematch"), &withdrawn["no_rematch"]), (None, &json!("withdrawn")));
    assert_eq!(says(&game.other, no("declined")).await.refusal(), "409 no-rematch");
    assert_eq!(says(&game.watch, no("declined")).await.refusal(), "403 foreign");
    assert_eq!(says(&game.you, no("x")).await.refusal(), "400 bad-request");
    street.close().await;
}

/// Two accomplices hand a stranger's invitation to each other, and one of them does not want it.
#[tokio::test]
async fn who_has_offered_nothing_is_not_declined() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    let strangers = Game::read(&house.post("/api/games", two_browsers()).await.ok());
    let path = format!("{}/words", game.path());
    let link = format!("/g/{}#{}", strangers.id, strangers.other);
    for offer in [
        json!({ "rematch": link }),
        json!({ "rematch": link, "key": strangers.watch }),
        json!({ "rematch": "/g/7k2m9q#0123456789abcdefghjkmnpqrs", "key": null }),
    ] {
        house.post_as(&game.you, &path, offer).await.ok();
        house.post_as(&game.other, &path, json!({"no_rematch": "declined"})).await.ok();
        assert_eq!(house.look(&game, &game.you).await["no_rematch"], "declined");
        assert_eq!(house.look(&strangers, &strangers.you).await.get("no_rematch"), None);
    }
    let foreign = house.post_as(&game.you, &path, json!({ "rematch": link, "key": game.you })).await;
    assert_eq!(foreign.refusal(), "403 foreign-key");
    assert_eq!(house.look(&strangers, &strangers.you).await.get("no_rematch"), None);
}

#[tokio::test]
async fn who_watches_a_game_and_its_arbiter_are_shown_the_way_to_the_rematch() {
    let house = House::open();
    let wish = json!({"code": "fide-2023", "seating": "two-browsers", "colours": "white", "terms": {"arbiter": "present"}});
    let (street, game) = (house.street().await, house.game(wish.clone()).await);
    let next = Game::read(&house.post("/api/games", wish).await.ok());
    let (mut watcher, _) = Client::join(&street.address, &game, &game.watch, 0).await;
    let (mut arbiter, _) = Client::join(&street.address, &game, &game.arbiter, 0).await;
    let path = format!("{}/words", game.path());
    let says = |key: &str, body: Value| {
        let (house, path, key) = (&house, path.clone(), key.to_owned());
        async move { house.post_as(&key, &path, body).await }
    };
    let way = |key: &str| format!("/g/{}#{key}", next.id);
    let offer =
        json!({"rematch": way(&next.other), "watch": way(&next.watch), "arbiter": way(&next.arbiter)});
    let told = |key: &str| json!({"type": "rematch", "rematch": way(key)});

    says(&game.you, offer).await.ok();
    assert_eq!(watcher.next("rematch").await, told(&next.watch));
    assert_eq!(arbiter.next("rematch").await, told(&next.arbiter));
    assert_eq!(house.look(&game, &game.watch).await["rematch"], way(&next.watch), "whoever comes later");
    assert_eq!(house.look(&game, &game.you).await.get("rematch"), None);

    says(&game.other, json!({"no_rematch": "declined"})).await.ok();
    assert_eq!(watcher.next("norematch").await["how"], "declined");
    assert_eq!(house.look(&game, &game.watch).await.get("rematch"), None);

    // Nobody is led to the seat of a player, to another game, or out of the house.
    for wrong in [
        json!({"rematch": way(&next.other), "watch": way(&next.you)}),
        json!({"rematch": way(&next.other), "watch": format!("/g/{}#{}", game.id, game.watch)}),
        json!({"rematch": way(&next.other), "arbiter": way(&next.watch)}),
        json!({"rematch": way(&next.other), "watch": "https://elsewhere.example/"}),
    ] {
        let refused = says(&game.you, wrong.clone()).await.refusal();
        assert!(refused.starts_with("403"), "{wrong}: {refused}");
    }
    assert_eq!(
        says(&game.you, json!({"text": "x", "watch": way(&next.watch)})).await.refusal(),
        "400 bad-request"
    );
    street.close().await;
}

#[tokio::test]
async fn who_does_not_read_the_chat_lets_the_other_know() {
    let house = House::open();
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    let path = format!("{}/words", game.path());
    let (mut white, _) = Client::join(&street.address, &game, &game.you, 0).await;
    for (chat, reads) in [("off", false), ("on", true)] {
        house.post_as(&game.other, &path, json!({ "chat": chat })).await.ok();
        assert_eq!(white.next("reads").await, json!({"type": "reads", "reads": reads}));
    }
    assert_eq!(house.post_as(&game.other, &path, json!({"chat": "x"})).await.refusal(), "400 bad-request");
    street.close().await;
}

#[tokio::test]
async fn only_players_speak_and_only_in_one_line() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    let path = format!("{}/words", game.path());
    let refused = |key: &str, body: Value| {
        let (house, path, key) = (&house, path.clone(), key.to_owned());
        async move { house.post_as(&key, &path, body).await.refusal() }
    };
    assert_eq!(refused(&game.watch, json!({"text": "hello"})).await, "403 foreign");
    for wrong in [
        json!({"text": "two\nlines"}),
        json!({"text": "  "}),
        json!({"text": "\u{200b}"}),
        json!({"text": "a\u{202e}b"}),
        json!({"text": "\u{301}"}),
        json!({"text": "\u{e000}"}),
        json!({"rematch": "https://elsewhere.example/"}),
        json!({"rematch": "/g/7k2m9q"}),
        json!({"rematch": "/g/a#b", "text": "both"}),
        json!({"text": "x".repeat(2000)}),
        json!({}),
    ] {
        assert_eq!(refused(&game.you, wrong.clone()).await, "400 bad-request", "{wrong}");
    }
}

/// A rematch that is declined or withdrawn is over before it began, and so is a game to which nobody comes.
#[tokio::test]
async fn a_game_to_which_nobody_comes_is_called_off() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    let path = format!("{}/words", game.path());
    for (says, by) in [("declined", &game.other), ("withdrawn", &game.you)] {
        let next = Game::read(&house.post("/api/games", two_browsers()).await.ok());
        let link = format!("/g/{}#{}", next.id, next.other);
        house.post_as(&game.you, &path, json!({ "rematch": link, "key": next.you })).await.ok();
        for _ in 0..2 {
            house.post_as(by, &path, json!({ "no_rematch": says })).await.ok();
            let over = house.look(&next, &next.you).await;
            assert_eq!(
                (&over["standing"]["result"], &over["version"]),
                (&json!("annulled"), &json!(1)),
                "{says}"
            );
        }
        let invited = house.get_as(&next.other, &next.path()).await;
        assert_eq!(invited.refusal(), "403 invited");
        assert_eq!(invited.json()["error"]["result"], "annulled", "who comes late is told");
    }
}

#[tokio::test]
async fn a_rematch_that_both_have_joined_is_not_declined_and_is_left_by_resigning() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    let next = Game::read(&house.post("/api/games", two_browsers()).await.ok());
    let path = format!("{}/words", game.path());
    let link = format!("/g/{}#{}", next.id, next.other);
    house.post_as(&game.you, &path, json!({ "rematch": link, "key": next.you })).await.ok();
    let own = "0123456789abcdefghjkmnpqrs";
    let seat = format!("{}/seat", next.path());
    house.post_as(&next.other, &seat, json!({ "key": own })).await.ok();
    for (key, how) in [(&game.other, "declined"), (&game.you, "withdrawn")] {
        let refused = house.post_as(key, &path, json!({ "no_rematch": how })).await;
        assert_eq!(refused.refusal(), "409 rematch-joined");
        let told = house.look(&game, key).await;
        assert_eq!((told.get("rematch"), &told["rematch_joined"]), (None, &json!(next.id)));
    }
    let calls_off = house.act(&next, &next.you, "white calls-off").await;
    assert_eq!(calls_off.refusal(), "409 both-came");
    assert_eq!(house.look(&next, &next.you).await["standing"]["result"], "*");
}
