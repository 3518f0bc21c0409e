//! Word to players whose page is not open, sent to a push service that stands in for a browser's maker.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode, Uri};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use jadoube_server::Push;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::time::{Instant, sleep, timeout};

use crate::common::socket::Client;
use crate::common::{Game, House, one_board, two_browsers};

/// A push service on this machine: it keeps what it was sent, and answers as it is told.
#[derive(Clone, Default)]
struct Service(Arc<Mutex<Letterbox>>);

#[derive(Default)]
struct Letterbox {
    came: VecDeque<(Uri, HeaderMap, Bytes)>,
    answers: Option<StatusCode>,
}

impl Service {
    async fn open() -> (Service, String) {
        let service = Service::default();
        let takes = service.clone();
        let app = Router::new().fallback(move |uri: Uri, headers: HeaderMap, body: Bytes| async move {
            let mut inside = takes.0.lock().unwrap();
            inside.came.push_back((uri, headers, body));
            inside.answers.unwrap_or(StatusCode::CREATED)
        });
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        tokio::spawn(async move { axum::serve(listener, app).await });
        (service, address)
    }

    fn answers(&self, status: StatusCode) {
        self.0.lock().unwrap().answers = Some(status);
    }

    async fn next(&self) -> (Uri, HeaderMap, Bytes) {
        let came = async {
            loop {
                let next = self.0.lock().unwrap().came.pop_front();
                match next {
                    Some(next) => return next,
                    None => sleep(Duration::from_millis(5)).await,
                }
            }
        };
        timeout(Duration::from_secs(30), came).await.expect("a message")
    }

    fn waiting(&self) -> usize {
        self.0.lock().unwrap().came.len()
    }
}

/// A browser, which can read one message.
struct Browser {
    secret: EphemeralPrivateKey,
    public: Vec<u8>,
}

const AUTH: [u8; 16] = [5; 16];

impl Browser {
    fn new() -> Browser {
        let secret = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = secret.compute_public_key().unwrap().as_ref().to_vec();
        Browser { secret, public }
    }

    fn subscribes(&self, endpoint: &str) -> Value {
        json!({"endpoint": endpoint, "p256dh": BASE64.encode(&self.public), "auth": BASE64.encode(AUTH),
               "language": "de"})
    }

    /// Decrypts as RFC 8291 says a browser does.
    fn reads(self, body: &[u8]) -> Value {
        use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
        let (salt, rest) = body.split_at(16);
        let (server, record) = rest[5..].split_at(rest[4].into());
        let derived = |salt: &[u8], secret: &[u8], info: &[u8], length: usize| {
            struct Length(usize);
            impl ring::hkdf::KeyType for Length {
                fn len(&self) -> usize {
                    self.0
                }
            }
            let mut out = vec![0; length];
            let extracted = ring::hkdf::Salt::new(ring::hkdf::HKDF_SHA256, salt).extract(secret);
            extracted.expand(&[info], Length(length)).unwrap().fill(&mut out).unwrap();
            out
        };
        let info = [b"WebPush: info\0", self.public.as_slice(), server].concat();
        let agreed = UnparsedPublicKey::new(&ECDH_P256, server);
        let shared =
            agree_ephemeral(self.secret, &agreed, |agreed| derived(&AUTH, agreed, &info, 32)).unwrap();
        let key = derived(salt, &shared, b"Content-Encoding: aes128gcm\0", 16);
        let nonce = derived(salt, &shared, b"Content-Encoding: nonce\0", 12);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let mut record = record.to_vec();
        let nonce = Nonce::try_assume_unique_for_key(&nonce).unwrap();
        let text = key.open_in_place(nonce, Aad::empty(), &mut record).unwrap();
        assert_eq!(text.last(), Some(&2));
        serde_json::from_slice(&text[..text.len() - 1]).unwrap()
    }
}

/// A house that tells players, and may send to this machine.
fn house() -> House {
    let house = House::open();
    let push = Push {
        contact: Some("https://chess.example".into()),
        this_machine_too: true,
        ..Push::beside(house.data())
    };
    house.telling(&push)
}

async fn subscribe(house: &House, game: &Game, key: &str, body: Value) {
    house.post_as(key, &format!("{}/push", game.path()), body).await.ok();
}

#[tokio::test]
async fn a_player_who_is_away_is_told_that_it_is_his_turn() {
    let (house, (service, at)) = (house(), Service::open().await);
    let public = house.get("/api/push").await.ok()["key"].as_str().unwrap().to_owned();
    let game = house.game(two_browsers()).await;
    let browser = Browser::new();
    subscribe(&house, &game, &game.other, browser.subscribes(&format!("{at}/black"))).await;
    house.play(&game, &game.you, &["white touches e2", "white moves e2e4"]).await;
    let (uri, headers, body) = service.next().await;
    let header = |name: &str| headers.get(name).unwrap().to_str().unwrap().to_owned();
    assert_eq!(uri.path(), "/black");
    assert_eq!((header("content-encoding"), header("ttl")), ("aes128gcm".into(), "86400".into()));
    assert_eq!(header("topic").len(), 24);
    assert!(header("authorization").ends_with(&format!(", k={public}")), "{headers:?}");
    assert_eq!(browser.reads(&body), json!({"game": game.id, "is": "turn", "language": "de"}));
    assert_eq!(service.waiting(), 0, "a touch passes no turn");
}

/// Whoever takes a seat may name any service.
#[tokio::test]
async fn services_that_never_answer_keep_nobody_else_waiting() {
    let (house, (service, at)) = (house(), Service::open().await);
    let game = house.game(two_browsers()).await;
    subscribe(&house, &game, &game.other, Browser::new().subscribes(&format!("{at}/black"))).await;
    house.play(&game, &game.you, &["white moves e2e4"]).await;
    assert_eq!(service.next().await.0.path(), "/black");
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let nowhere = format!("http://{}", silent.local_addr().unwrap());
    for _ in 0..4 {
        let other = house.game(two_browsers()).await;
        for number in 0..4 {
            let browser = Browser::new();
            subscribe(&house, &other, &other.other, browser.subscribes(&format!("{nowhere}/{number}"))).await;
        }
        house.play(&other, &other.you, &["white moves e2e4"]).await;
    }
    sleep(Duration::from_millis(200)).await;
    let began = Instant::now();
    house.play(&game, &game.other, &["black moves e7e5"]).await;
    house.play(&game, &game.you, &["white moves d2d4"]).await;
    assert_eq!(service.next().await.0.path(), "/black");
    assert!(began.elapsed() < Duration::from_secs(8), "after {:?}", began.elapsed());
}

#[tokio::test]
async fn nobody_is_told_at_whose_table_the_page_is_open() {
    let (house, (service, at)) = (house(), Service::open().await);
    let (street, game) = (house.street().await, house.game(two_browsers()).await);
    for (key, name) in [(&game.you, "white"), (&game.other, "black")] {
        subscribe(&house, &game, key, Browser::new().subscribes(&format!("{at}/{name}"))).await;
    }
    let (black, _) = Client::join(&street.address, &game, &game.other, 0).await;
    house.play(&game, &game.you, &["white moves e2e4"]).await;
    house.play(&game, &game.other, &["black moves e7e5"]).await;
    assert_eq!(service.next().await.0.path(), "/white");
    assert_eq!(service.waiting(), 0);
    drop(black);
    street.close().await;
}

/// Of several members of a side each is told who is away.
#[tokio::test]
async fn a_further_member_who_is_away_is_told_like_the_player() {
    let (house, (service, at)) = (house(), Service::open().await);
    let wish = json!({"code": "american-1897", "seating": "two-browsers", "colours": "black",
                      "terms": {"kind": "consultation", "sides": "black 3"}});
    let created = house.post("/api/games", wish).await.ok();
    let game = house.taken(Game::read(&created)).await;
    let mut members = Vec::new();
    for (number, further) in created["links"]["further"].as_array().unwrap().iter().enumerate() {
        let invitation = further["link"].as_str().unwrap().split_once('#').unwrap().1;
        let drawn = format!("7{number:025}");
        house.post_as(invitation, &format!("{}/seat", game.path()), json!({"key": drawn})).await.ok();
        members.push(drawn);
    }
    let street = house.street().await;
    let browser = Browser::new();
    for (key, name) in [(&game.you, "black"), (&members[0], "second"), (&members[1], "third")] {
        subscribe(&house, &game, key, browser.subscribes(&format!("{at}/{name}"))).await;
    }
    let (_second, _) = Client::join(&street.address, &game, &members[0], 0).await;
    house.play(&game, &game.other, &["white sends P-K4"]).await;
    let mut told = [service.next().await, service.next().await];
    told.sort_by_key(|(uri, ..)| uri.path().to_owned());
    assert_eq!(told.each_ref().map(|(uri, ..)| uri.path()), ["/black", "/third"]);
    assert_eq!(browser.reads(&told[1].2), json!({"game": game.id, "is": "turn", "language": "de"}));
    assert_eq!(service.waiting(), 0);
    street.close().await;
}

#[tokio::test]
async fn who_does_not_move_is_reminded_on_the_days_of_his_code() {
    const A_DAY: u64 = 24 * 3600 * 1000;
    let (house, (service, at)) = (House::with_a_still_clock(), Service::open().await);
    let push =
        Push { this_machine_too: true, reminds: Duration::from_millis(20), ..Push::beside(house.data()) };
    let house = house.telling(&push);
    let by_post = json!({"code": "iccf", "seating": "two-browsers", "colours": "white"});
    let game = house.game(by_post).await;
    house.play(&game, &game.you, &["white sends 5254"]).await;
    let mut passed = 0;
    for (day, reminded) in
        [(13, false), (14, true), (15, false), (28, true), (35, true), (39, false), (41, false)]
    {
        let browser = Browser::new();
        subscribe(&house, &game, &game.other, browser.subscribes(&format!("{at}/black"))).await;
        house.passes((day - passed) * A_DAY);
        passed = day;
        if reminded {
            let told = browser.reads(&service.next().await.2);
            assert_eq!(told, json!({"game": game.id, "is": "reminder", "language": "de"}), "day {day}");
        }
        sleep(Duration::from_millis(100)).await;
        assert_eq!(service.waiting(), 0, "day {day}");
    }
    // He has lost by his silence, though nobody has acted since: the other is told, once.
    let browser = Browser::new();
    subscribe(&house, &game, &game.you, browser.subscribes(&format!("{at}/white"))).await;
    let (uri, _, body) = service.next().await;
    assert_eq!((uri.path(), &browser.reads(&body)["is"]), ("/white", &json!("over")));
    sleep(Duration::from_millis(100)).await;
    assert_eq!(service.waiting(), 0);
}

#[tokio::test]
async fn the_end_is_told_to_both_and_then_nothing() {
    let (house, (service, at)) = (house(), Service::open().await);
    let game = house.game(two_browsers()).await;
    let (white, black) = (Browser::new(), Browser::new());
    subscribe(&house, &game, &game.you, white.subscribes(&format!("{at}/white"))).await;
    subscribe(&house, &game, &game.other, black.subscribes(&format!("{at}/black"))).await;
    house.play(&game, &game.you, &["white resigns"]).await;
    let mut told = [service.next().await, service.next().await];
    told.sort_by_key(|(uri, ..)| uri.path().to_owned());
    let [(_, _, to_black), (_, _, to_white)] = told;
    assert_eq!(black.reads(&to_black)["is"], "over");
    assert_eq!(white.reads(&to_white)["is"], "over");
}

#[tokio::test]
async fn a_subscription_that_is_gone_is_forgotten() {
    for gone in [StatusCode::NOT_FOUND, StatusCode::GONE] {
        let (house, (service, at)) = (house(), Service::open().await);
        service.answers(gone);
        let game = house.game(two_browsers()).await;
        subscribe(&house, &game, &game.other, Browser::new().subscribes(&format!("{at}/black"))).await;
        house.play(&game, &game.you, &["white moves e2e4"]).await;
        service.next().await;
        sleep(Duration::from_millis(300)).await;
        house.play(&game, &game.other, &["black moves e7e5"]).await;
        house.play(&game, &game.you, &["white moves d2d4"]).await;
        sleep(Duration::from_millis(300)).await;
        assert_eq!(service.waiting(), 0, "{gone}");
    }
}

#[tokio::test]
async fn who_had_the_seat_before_hears_no_more_of_it() {
    let (house, (service, at)) = (house(), Service::open().await);
    let game = house.game(two_browsers()).await;
    subscribe(&house, &game, &game.other, Browser::new().subscribes(&format!("{at}/black"))).await;
    let key = format!("{:026}", 7_000_001);
    house.post_as(&game.other, &format!("{}/seat", game.path()), json!({"key": key})).await.ok();
    house.play(&game, &game.you, &["white moves e2e4"]).await;
    subscribe(&house, &game, &key, Browser::new().subscribes(&format!("{at}/new"))).await;
    house.play(&game, &key, &["black moves e7e5"]).await;
    house.play(&game, &game.you, &["white moves d2d4"]).await;
    assert_eq!(service.next().await.0.path(), "/new");
    assert_eq!(service.waiting(), 0);
}

#[tokio::test]
async fn what_cannot_be_sent_to_is_refused_with_every_reason() {
    let house = House::open();
    let house = {
        let push = Push::beside(house.data());
        house.telling(&push)
    };
    let game = house.game(two_browsers()).await;
    let path = format!("{}/push", game.path());
    let (_, here) = Service::open().await;
    let mut body = Browser::new().subscribes(&here);
    body["auth"] = json!("short");
    let refused = house.post_as(&game.you, &path, &body).await;
    assert_eq!(refused.refusal(), "400 bad-request");
    assert_eq!(
        refused.reasons(),
        ["endpoint: expected an address of https, at its own port", "auth: expected 16 bytes in base64url"]
    );
    let fine = Browser::new().subscribes("https://push.example/abc");
    assert_eq!(house.post_as(&game.watch, &path, &fine).await.refusal(), "403 foreign");
    let board = house.game(one_board()).await;
    let both = house.post_as(&board.you, &format!("{}/push", board.path()), &fine).await;
    assert_eq!(both.refusal(), "403 foreign");
    house.post_as(&game.you, &path, &fine).await.ok();
}

#[tokio::test]
async fn a_server_that_tells_nobody_says_so() {
    let house = House::open();
    assert_eq!(house.get("/api/push").await.ok(), json!({"key": null}));
    let game = house.game(two_browsers()).await;
    let body = Browser::new().subscribes("https://push.example/abc");
    let refused = house.post_as(&game.you, &format!("{}/push", game.path()), body).await;
    assert_eq!(refused.refusal(), "404 no-push");
}
