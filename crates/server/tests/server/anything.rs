//! Whatever is sent, the server answers, and nothing of its own breaks.

use crate::common::{Answer, Game, House, one_board};
use axum::body::Body;
use axum::http::Request;
use jadoube_server::Limits;
use jadoube_server::limits::Rate;
use proptest::prelude::*;
use serde_json::json;
use tokio::runtime::Runtime;

/// A house with a game, and what runs it.
struct Trial {
    runtime: Runtime,
    house: House,
    game: Game,
}

impl Trial {
    fn new() -> Trial {
        let at_will = Rate { a_second: 1_000_000, burst: 1_000_000 };
        let limits = Limits { acts: at_will, looks: at_will, new_games: at_will, ..Limits::default() };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let house = House::with(limits);
        let game = runtime.block_on(house.game(one_board()));
        Trial { runtime, house, game }
    }

    fn act(&self, act: &str) -> Answer {
        let acted = async {
            let version = self.house.look(&self.game, &self.game.you).await["version"].clone();
            let body = json!({"version": version, "act": act, "request": format!("r{version}")});
            self.house.post_as(&self.game.you, &format!("{}/acts", self.game.path()), body).await
        };
        self.runtime.block_on(acted)
    }

    fn send(&self, request: Request<Body>) -> Answer {
        self.runtime.block_on(self.house.send(request))
    }
}

fn is_sound(answer: &Answer) -> bool {
    answer.status.is_success() || answer.status.is_client_error()
}

/// Lines that look like acts, with words of every sort in wrong places.
fn nearly_acts() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        "white|black|players|arbiter|@0:00:01|white#2",
        "touches|lifts|places|releases|removes|puts|names|moves|plays|castles|claims|exacts|finds|says|offers",
        "[a-h][1-8]|[a-h][1-8][a-h][1-8][qrbn]?|short|long|queen|pawn|adjust|draw|check|illegal-move|king|and|at|12w",
        "[ -~]{0,6}",
    ];
    prop::collection::vec(word, 0..6).prop_map(|words| words.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_as_an_act(texts in prop::collection::vec(prop_oneof![nearly_acts(), any::<String>()], 1..24)) {
        let trial = Trial::new();
        for text in texts {
            let answer = trial.act(&text);
            prop_assert!(is_sound(&answer), "{:?}: {} {}", text, answer.status, answer.text);
        }
    }

    #[test]
    fn any_bytes_as_a_body(bodies in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..64), 1..24)) {
        let trial = Trial::new();
        for body in bodies {
            let request = Request::post("/api/games").header("content-type", "application/json");
            let answer = trial.send(request.body(Body::from(body.clone())).unwrap());
            prop_assert_eq!(answer.status.as_u16(), 400, "{:?}", body);
        }
    }

    #[test]
    fn any_start(starts in prop::collection::vec("[ -~]{0,20}|([pnbrqkPNBRQK1-8]{1,8}/){7}[pnbrqkPNBRQK1-8]{1,8} [wb] [KQkq-]{1,4} -", 1..24)) {
        let trial = Trial::new();
        for start in starts {
            let wish = json!({"code": "bcf-1912", "start": start});
            let answer = trial.runtime.block_on(trial.house.post("/api/games", wish));
            prop_assert!(is_sound(&answer), "{:?}: {} {}", start, answer.status, answer.text);
        }
    }

    #[test]
    fn any_address(paths in prop::collection::vec("/(api/)?(games|codes|g|laws|[ -~&&[^?#\\\\\"<>`{}|^\\[\\] ]]{0,12})(/[a-zA-Z0-9%._~()-]{0,12}){0,4}", 1..24)) {
        let trial = Trial::new();
        for path in paths {
            if let Ok(request) = Request::get(&path).body(Body::empty()) {
                let answer = trial.send(request);
                prop_assert!(is_sound(&answer), "{}: {} {}", path, answer.status, answer.text);
            }
        }
    }
}
