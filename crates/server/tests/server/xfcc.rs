//! Programs for correspondence chess play by `POST /xfcc`: a seat's key is name and password.

use axum::body::Body;
use axum::http::{Request as Sent, StatusCode};
use serde_json::json;
use xfcc::{Answer, Game as Listed, GameResult, Login, Move, Outcome, Request};

use crate::common::{Answer as Heard, Game, House};

/// A day in milliseconds.
const DAY: u64 = 24 * 3_600_000;

async fn post(house: &House, body: impl Into<Body>) -> Heard {
    let sent = Sent::post("/xfcc").header("content-type", "text/xml; charset=utf-8");
    house.send(sent.body(body.into()).unwrap()).await
}

async fn ask(house: &House, request: &Request) -> Answer {
    let heard = post(house, request.write()).await;
    assert_eq!(heard.header("content-type"), "text/xml; charset=utf-8");
    assert_eq!(heard.header("cache-control"), "no-store");
    Answer::read(heard.text.as_bytes()).unwrap()
}

fn login(game: &Game, key: &str) -> Login {
    Login { username: game.id.clone(), password: key.to_owned() }
}

/// The one game that a key opens.
async fn listed(house: &House, game: &Game, key: &str) -> Listed {
    match ask(house, &Request::GetMyGames(login(game, key))).await {
        Answer::Games(games) => {
            let [one] = <[Listed; 1]>::try_from(games).unwrap();
            one
        }
        other => panic!("{other:?}"),
    }
}

async fn makes(house: &House, game: &Game, key: &str, made: Move) -> Outcome {
    match ask(house, &Request::MakeAMove(login(game, key), made)).await {
        Answer::Move(outcome) => outcome,
        other => panic!("{other:?}"),
    }
}

/// Makes a move, as a program does that has just asked for the game.
async fn plays(house: &House, game: &Game, key: &str, number: u32, played: &str) -> Outcome {
    let id = listed(house, game, key).await.id;
    makes(house, game, key, Move { game: id, number, played: played.to_owned(), ..Move::default() }).await
}

async fn begins(house: &House, terms: serde_json::Value) -> Game {
    let mut wish = json!({"seating": "two-browsers", "colours": "white"});
    wish.as_object_mut().unwrap().extend(terms.as_object().unwrap().clone());
    house.game(wish).await
}

#[tokio::test]
async fn a_game_by_post_is_played_from_two_programs() {
    let house = House::with_a_still_clock();
    let game = begins(&house, json!({"code": "iccf", "time": "code"})).await;
    let (white, black) = (listed(&house, &game, &game.you).await, listed(&house, &game, &game.other).await);
    assert_eq!((white.id, white.has_white, white.my_turn), (black.id, true, true));
    assert_eq!((black.has_white, black.my_turn), (false, false));
    assert_eq!((white.player.days, white.opponent.days, white.moves.as_str()), (50, 50, "*"));

    assert_eq!(plays(&house, &game, &game.you, 1, "e4").await, Outcome::Success);
    house.passes(3 * DAY);
    assert_eq!(plays(&house, &game, &game.other, 1, "e5").await, Outcome::Success);
    assert_eq!(plays(&house, &game, &game.you, 2, "7163").await, Outcome::Success);
    let black = listed(&house, &game, &game.other).await;
    assert_eq!((black.moves.as_str(), black.my_turn), ("1. e4 e5 2. Nf3 *", true));
    assert_eq!((black.player.days, black.opponent.days), (47, 50));
    let acts: Vec<String> = house.log(&game).await.iter().map(|act| act.text.to_string()).collect();
    assert!(acts[0].ends_with("white sends e2e4") && acts.len() == 3, "{acts:?}");
}

#[tokio::test]
async fn a_game_over_the_board_is_played_too() {
    let house = House::open();
    let game = begins(&house, json!({"code": "fide-2023", "time": "90m+30s"})).await;
    assert_eq!(plays(&house, &game, &game.you, 1, "f3").await, Outcome::Success);
    assert_eq!(plays(&house, &game, &game.other, 1, "e5").await, Outcome::Success);
    assert_eq!(plays(&house, &game, &game.you, 2, "g4").await, Outcome::Success);
    assert_eq!(plays(&house, &game, &game.other, 2, "Qh4").await, Outcome::Success);
    let over = listed(&house, &game, &game.you).await;
    assert_eq!((over.result, over.moves.as_str()), (GameResult::BlackWins, "1. f3 e5 2. g4 Qh4# 0-1"));
    assert_eq!(plays(&house, &game, &game.you, 3, "e4").await, Outcome::NotYourTurn);
}

#[tokio::test]
async fn what_is_wrong_with_a_move_is_said() {
    let house = House::open();
    let start = "4k3/8/8/8/8/8/4P3/1N1K1N2 w - - 0 31";
    let game = begins(&house, json!({"code": "iccf", "start": start})).await;
    for (number, played, outcome) in [
        (30, "e4", Outcome::InvalidMoveNumber),
        (31, "e5", Outcome::InvalidMove),
        (31, "nonsense", Outcome::InvalidMove),
        (31, "", Outcome::InvalidMove),
        (31, "Nd2", Outcome::MoveIsAmbiguous),
    ] {
        assert_eq!(plays(&house, &game, &game.you, number, played).await, outcome, "{number} {played}");
    }
    assert_eq!(plays(&house, &game, &game.other, 31, "Kd8").await, Outcome::NotYourTurn);
    assert_eq!(plays(&house, &game, &game.you, 31, "Nbd2").await, Outcome::Success);
    assert_eq!(listed(&house, &game, &game.you).await.fen.as_deref(), Some(start));
    assert_eq!(house.log(&game).await.len(), 1);
}

#[tokio::test]
async fn draws_and_resignation() {
    let house = House::open();
    let game = begins(&house, json!({"code": "iccf"})).await;
    let id = listed(&house, &game, &game.you).await.id;
    let of = |made: Move| Move { game: id, ..made };
    let accepts = || of(Move { accept_draw: true, ..Move::default() });
    assert_eq!(makes(&house, &game, &game.other, accepts()).await, Outcome::NoDrawWasOffered);
    let claims = of(Move { claim_draw: true, ..Move::default() });
    assert_eq!(makes(&house, &game, &game.you, claims).await, Outcome::InvalidMove);
    let message = "A draw?\nPlease".to_owned();
    let offers = of(Move { number: 1, played: "e4".into(), offer_draw: true, message, ..Move::default() });
    assert_eq!(makes(&house, &game, &game.you, offers).await, Outcome::Success);
    let black = listed(&house, &game, &game.other).await;
    assert_eq!((black.draw_offered, black.message.as_str()), (true, "A draw? Please"));
    assert!(!listed(&house, &game, &game.you).await.draw_offered);
    assert_eq!(plays(&house, &game, &game.other, 1, "e5").await, Outcome::Success);
    assert!(!listed(&house, &game, &game.other).await.draw_offered);
    let resigns = of(Move { resign: true, ..Move::default() });
    assert_eq!(makes(&house, &game, &game.other, resigns).await, Outcome::Success);
    assert_eq!(listed(&house, &game, &game.you).await.result, GameResult::WhiteWins);
}

#[tokio::test]
async fn a_position_that_came_back_is_claimed() {
    let house = House::open();
    let game = begins(&house, json!({"code": "iccf"})).await;
    for number in [1, 3] {
        for (key, add, played) in
            [(&game.you, 0, "Nf3"), (&game.other, 0, "Nf6"), (&game.you, 1, "Ng1"), (&game.other, 1, "Ng8")]
        {
            assert_eq!(plays(&house, &game, key, number + add, played).await, Outcome::Success);
        }
    }
    let id = listed(&house, &game, &game.you).await.id;
    let claims = Move { game: id, claim_draw: true, ..Move::default() };
    assert_eq!(makes(&house, &game, &game.you, claims).await, Outcome::Success);
    assert_eq!(listed(&house, &game, &game.you).await.result, GameResult::Draw);
}

#[tokio::test]
async fn leave_and_time() {
    let house = House::with_a_still_clock();
    let game = begins(&house, json!({"code": "iccf", "time": "1/2d*"})).await;
    assert_eq!(plays(&house, &game, &game.you, 1, "e4").await, Outcome::Success);
    house.play(&game, &game.other, &["black takes leave 3"]).await;
    assert_eq!(plays(&house, &game, &game.other, 1, "e5").await, Outcome::YouAreOnLeave);
    house.passes(6 * DAY + 1);
    assert_eq!(plays(&house, &game, &game.other, 1, "e5").await, Outcome::LostOnTime);
}

#[tokio::test]
async fn silence_is_told_and_loses() {
    let house = House::with_a_still_clock();
    let game = begins(&house, json!({"code": "iccf"})).await;
    house.passes(15 * DAY);
    house.play(&game, &game.other, &["black offers draw"]).await;
    let told = listed(&house, &game, &game.you).await.server_info;
    assert_eq!(told, "Code: iccf. White has not moved for 15 days; reminders: 1.");
    let standing = house.look(&game, &game.you).await["standing"].clone();
    assert_eq!(standing["silence"]["reminders"][0], json!({"day": 14, "at_ms": 14 * DAY, "sent": true}));
    assert_eq!(standing["silence"]["reminders"][2], json!({"day": 35, "at_ms": 35 * DAY, "sent": false}));
    assert_eq!(standing["silence"]["lost_at_ms"], json!(40 * DAY));
    house.passes(25 * DAY);
    assert_eq!(plays(&house, &game, &game.you, 1, "e4").await, Outcome::LostOnTime);
    assert_eq!(listed(&house, &game, &game.you).await.result, GameResult::BlackWins);
}

#[tokio::test]
async fn only_the_keys_of_players_open_a_game() {
    let house = House::open();
    let game = begins(&house, json!({"code": "iccf"})).await;
    let id = listed(&house, &game, &game.you).await.id;
    let zeros = "0".repeat(26);
    for (name, key) in [
        (game.id.as_str(), game.watch.as_str()),
        (game.id.as_str(), game.arbiter.as_str()),
        (game.id.as_str(), zeros.as_str()),
        (game.id.as_str(), ""),
        ("nosuch", game.you.as_str()),
        ("../..", game.you.as_str()),
    ] {
        let login = || Login { username: name.to_owned(), password: key.to_owned() };
        assert!(matches!(ask(&house, &Request::GetMyGames(login())).await, Answer::Fault(_)), "{name} {key}");
        let made = Move { game: id, number: 1, played: "e4".into(), ..Move::default() };
        let answer = ask(&house, &Request::MakeAMove(login(), made)).await;
        assert_eq!(answer, Answer::Move(Outcome::AuthenticationFailed), "{name} {key}");
    }
    let other = Move { game: id ^ 1, number: 1, played: "e4".into(), ..Move::default() };
    assert_eq!(makes(&house, &game, &game.you, other).await, Outcome::InvalidGameID);
    assert!(house.log(&game).await.is_empty());
}

#[tokio::test]
async fn what_is_no_message_is_refused_in_words() {
    let house = House::open();
    for (body, status) in [
        ("".to_owned(), StatusCode::BAD_REQUEST),
        ("{}".to_owned(), StatusCode::BAD_REQUEST),
        ("<!DOCTYPE a><Envelope/>".to_owned(), StatusCode::BAD_REQUEST),
        ("<a>".repeat(1000), StatusCode::BAD_REQUEST),
        ("<Envelope><Body><DropTables/></Body></Envelope>".to_owned(), StatusCode::BAD_REQUEST),
        (" ".repeat(100_000), StatusCode::PAYLOAD_TOO_LARGE),
    ] {
        let heard = post(&house, body).await;
        assert_eq!(heard.status, status, "{}", heard.text);
        assert!(matches!(Answer::read(heard.text.as_bytes()), Ok(Answer::Fault(says)) if !says.is_empty()));
    }
    assert_eq!(house.get("/xfcc").await.refusal(), "405 wrong-method");
}

#[tokio::test]
async fn a_draw_is_claimed_with_the_move_that_brings_it_about() {
    for terms in [json!({"code": "iccf"}), json!({"code": "fide-2023"})] {
        let house = House::open();
        let game = begins(&house, terms.clone()).await;
        let moves = [("Nf3", "Nf6"), ("Ng1", "Ng8"), ("Nf3", "Nf6")];
        for (number, (white, black)) in (1..).zip(moves) {
            assert_eq!(plays(&house, &game, &game.you, number, white).await, Outcome::Success, "{terms}");
            assert_eq!(plays(&house, &game, &game.other, number, black).await, Outcome::Success, "{terms}");
        }
        assert_eq!(plays(&house, &game, &game.you, 4, "Ng1").await, Outcome::Success, "{terms}");
        let id = listed(&house, &game, &game.you).await.id;
        let claims = |played: &str| {
            let played = played.to_owned();
            Move { game: id, number: 4, played, claim_draw: true, ..Move::default() }
        };
        let before = house.log(&game).await.len();
        for not_so in ["", "e5"] {
            let outcome = makes(&house, &game, &game.other, claims(not_so)).await;
            assert_eq!(outcome, Outcome::InvalidMove, "{terms} {not_so}");
        }
        // A claim that would not be upheld is not made.
        assert_eq!(house.log(&game).await.len(), before, "{terms}");
        assert_eq!(makes(&house, &game, &game.other, claims("Ng8")).await, Outcome::Success, "{terms}");
        assert_eq!(listed(&house, &game, &game.you).await.result, GameResult::Draw, "{terms}");
    }
}

#[tokio::test]
async fn moves_are_made_at_a_silent_table() {
    for code in ["iccf", "fide-2023"] {
        let house = House::open();
        let game = begins(&house, json!({"code": code, "notice": "silent"})).await;
        assert_eq!(plays(&house, &game, &game.you, 1, "e4").await, Outcome::Success, "{code}");
        assert_eq!(plays(&house, &game, &game.other, 1, "e5").await, Outcome::Success, "{code}");
        let id = listed(&house, &game, &game.you).await.id;
        let claims = Move { game: id, number: 2, claim_draw: true, ..Move::default() };
        assert_eq!(makes(&house, &game, &game.you, claims).await, Outcome::InvalidMove, "{code}");
    }
}

#[tokio::test]
async fn who_comes_second_with_a_legal_move_is_told_that_it_is_not_his_turn() {
    let house = House::open();
    for _ in 0..12 {
        let game = begins(&house, json!({"code": "iccf"})).await;
        let id = listed(&house, &game, &game.you).await.id;
        let of = |played: &str| Move { game: id, number: 1, played: played.to_owned(), ..Move::default() };
        let (one, other) = tokio::join!(
            makes(&house, &game, &game.you, of("e4")),
            makes(&house, &game, &game.you, of("d4"))
        );
        let mut outcomes = [one.word().to_owned(), other.word().to_owned()];
        outcomes.sort();
        assert_eq!(outcomes, ["NotYourTurn", "Success"]);
    }
}

#[tokio::test]
async fn as_much_of_a_message_arrives_as_a_line_holds() {
    let house = House::open();
    let game = begins(&house, json!({"code": "iccf"})).await;
    let id = listed(&house, &game, &game.you).await.id;
    let message = "é".repeat(300);
    let made = Move { game: id, number: 1, played: "e4".into(), message, ..Move::default() };
    assert_eq!(makes(&house, &game, &game.you, made).await, Outcome::Success);
    assert_eq!(listed(&house, &game, &game.other).await.message, format!("{}…", "é".repeat(248)));
}

/// White's time runs from when Black has taken his seat, as the server knows it.
#[tokio::test]
async fn the_first_move_is_charged_too() {
    let house = House::with_a_still_clock();
    let game = begins(&house, json!({"code": "iccf", "time": "code"})).await;
    house.passes(3 * DAY + 1);
    assert_eq!(plays(&house, &game, &game.you, 1, "e4").await, Outcome::Success);
    assert_eq!(listed(&house, &game, &game.you).await.player.days, 47);
    let alone = json!({"seating": "two-browsers", "colours": "black", "code": "iccf", "time": "code"});
    let alone = Game::read(&house.post("/api/games", alone).await.ok());
    house.passes(3 * DAY);
    let game = house.taken(alone).await;
    house.passes(2 * DAY + 1);
    assert_eq!(plays(&house, &game, &game.other, 1, "e4").await, Outcome::Success);
    assert_eq!(listed(&house, &game, &game.other).await.player.days, 48);
    let late = begins(&house, json!({"code": "iccf", "time": "1/2d*"})).await;
    house.passes(3 * DAY + 1);
    assert_eq!(plays(&house, &late, &late.you, 1, "e4").await, Outcome::LostOnTime);
    house.play(&late, &late.other, &["black claims time"]).await;
    assert_eq!(listed(&house, &late, &late.you).await.result, GameResult::BlackWins);
}

/// The messages that `docs/xfcc.md` shows, sent and answered as it says.
#[tokio::test]
async fn the_messages_of_the_page_are_answered_so() {
    let house = House::with_a_still_clock();
    let game = begins(&house, json!({"code": "iccf", "time": "code"})).await;
    let id = listed(&house, &game, &game.you).await.id.to_string();
    let page = include_str!("../../../../docs/xfcc.md");
    let blocks: Vec<&str> =
        page.split("```xml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    let [asks, told, moves, done] = blocks[..] else { panic!("{} messages", blocks.len()) };
    let here = |text: &str| {
        let text = text.replace("7k2m9q", &game.id).replace("1234567890", &id);
        text.replace("KEY", &game.you)
    };
    let lines = |text: &str| text.lines().map(str::trim).collect::<String>();
    for (request, answer) in [(asks, told), (moves, done)] {
        let heard = post(&house, here(request)).await;
        assert_eq!((heard.status, lines(&heard.text)), (StatusCode::OK, lines(&here(answer))));
    }
}
