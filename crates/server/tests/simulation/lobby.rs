//! Seats that are offered to anybody: strangers and a friend who was invited ask for one at the same time, and again, over lines
//! that are lost, at servers that fall.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::{GameId, KeyHash};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::http::{Heard, ask};
use crate::lots::Lots;
use crate::person::Town;
use crate::place::Place;
use crate::world::{LONGEST, all};

/// A game whose other seat anybody may take, or a friend who was invited.
#[derive(Clone)]
pub struct Offer {
    pub place: Arc<Place>,
    /// The key that invites to the seat.
    pub invitation: String,
    /// The run of the server in which it was offered.
    pub run: u64,
}

/// Somebody who asks for a seat with a key that he has drawn, and what he was told last.
struct Stranger {
    name: String,
    number: u8,
    key: String,
    is_invited: bool,
    offer: Offer,
    town: Town,
    lots: Lots,
    /// The run of the server that told him that the seat is his.
    has: Option<u64>,
}

/// Lets everybody ask for the seats at once.
pub async fn rushes(town: &Town, offers: &[Offer], lots: &mut Lots) -> Vec<Rush> {
    let mut rushes = Vec::new();
    for offer in offers {
        let strangers = (0..2 + lots.below(4)).map(|place| {
            let number = 100 + (16 * rushes.len() + place) as u8;
            let mut stranger = Stranger {
                name: format!("stranger {number}"),
                number,
                key: format!("5{:020}{number:05}", lots.below(usize::MAX) as u32),
                is_invited: place == 0 && lots.percent(30),
                offer: offer.clone(),
                town: town.clone(),
                lots: lots.branch(),
                has: None,
            };
            tokio::spawn(async move {
                stranger.asks_by_lot().await;
                stranger
            })
        });
        rushes.push(Rush { offer: offer.clone(), doing: strangers.collect() });
    }
    rushes
}

/// Those who ask for one seat.
pub struct Rush {
    offer: Offer,
    doing: Vec<JoinHandle<Stranger>>,
}

impl Rush {
    /// Nothing goes wrong any more: each asks until he knows whether the seat is his. One of them has it, or nobody, and the log
    /// says the same. Then it is the seat of the invitation's holder, who takes it now.
    pub async fn settles(self, town: &Town) {
        let Rush { offer, doing } = self;
        let mut strangers = all(doing).await;
        // What is still under way comes, or never does.
        sleep(Duration::from_secs(60)).await;
        for stranger in &mut strangers {
            timeout(LONGEST, stranger.asks_until_told()).await.expect("whoever asks is told");
        }
        let (has, has_not): (Vec<Stranger>, Vec<Stranger>) =
            strangers.into_iter().partition(|stranger| stranger.has.is_some());
        assert!(has.len() <= 1, "{} have the seat of {}", has.len(), offer.place.id);
        let taker = match has.first() {
            Some(stranger) => stranger.key.clone(),
            None => takes_by_invitation(town, &offer.place.id, &offer.invitation).await,
        };
        offer.place.is_taken("black", &taker);
        let log = town.machine.lock().unwrap().log();
        let game = GameId::new(&*offer.place.id).unwrap();
        let holds = |key: &str| log.holder(&hash_of_key(key)).map(|holder| (holder.game, holder.role));
        let (of, role) = holds(&taker).expect("who was told that he has a seat is in the log");
        assert_eq!((of, role.as_str()), (game, "black invited"));
        assert_eq!(holds(&offer.invitation), None, "an invitation is good for one");
        for stranger in &has_not {
            assert_eq!(holds(&stranger.key), None, "{} was refused, and is in the log", stranger.name);
            offer.place.is_shut_out(&stranger.key);
        }
        offer.place.is_shut_out(&offer.invitation);
        let listed = timeout(LONGEST, async {
            loop {
                match listed(town, 9).await {
                    Some(listed) => break listed,
                    None => sleep(Duration::from_millis(500)).await,
                }
            }
        });
        let is_listed = listed.await.unwrap().contains(&offer.place.id);
        assert!(!is_listed || town.world.servers() > 1, "a seat is offered that is taken");
    }
}

impl Stranger {
    async fn asks_by_lot(&mut self) {
        for _ in 0..2 + self.lots.below(5) {
            let most = if self.lots.percent(80) { 1_500 } else { 12_000 };
            sleep(Duration::from_millis(self.lots.below(most) as u64)).await;
            match self.lots.percent(75) {
                true => drop(self.asks().await),
                false => self.looks_around().await,
            }
        }
    }

    async fn asks_until_told(&mut self) {
        while self.asks().await.is_none() {
            sleep(Duration::from_millis(500)).await;
        }
    }

    /// Asks for the seat. Tells whether it is his; none where nobody says.
    async fn asks(&mut self) -> Option<bool> {
        let Town { world, network, .. } = &self.town;
        let (run, id) = (world.run(), &self.offer.place.id);
        let (path, by) = match self.is_invited {
            true => (format!("/api/games/{id}/seat"), &*self.offer.invitation),
            false => (format!("/api/seats/{id}"), ""),
        };
        let body = json!({ "key": self.key }).to_string();
        let heard = ask(network, self.number, "POST", &path, by, &body).await?;
        world.note(&self.name, &heard.body);
        let has = self.is_told(&heard, run)?;
        if has {
            self.has = Some(run);
            self.offer.place.hears_of_taking(run, world.ms());
        } else if let Some(run) = self.has.take() {
            let game = GameId::new(&**id).unwrap();
            let lost = self.town.machine.lock().unwrap().has_lost_key(&game, &hash_of_key(&self.key), run);
            assert!(lost, "{} had the seat, and has it no more: {}", self.name, heard.body);
        }
        Some(has)
    }

    fn is_told(&self, heard: &Heard, run: u64) -> Option<bool> {
        let told = heard.json();
        if heard.is_ok() {
            let link = format!("/g/{}#{}", self.offer.place.id, self.key);
            assert_eq!((&told["role"], &told["link"]), (&json!("black"), &json!(link)), "in run {run}");
            return Some(true);
        }
        match (heard.status, told["error"]["code"].as_str().unwrap()) {
            (429 | 500.., _) => None,
            (409, "seat-taken") if !self.is_invited => Some(false),
            (403, "foreign-key") if self.is_invited => Some(false),
            _ => panic!("{}: {} {}", self.name, heard.status, heard.body),
        }
    }

    /// Looks which seats are offered. One is listed by the run in which it was offered alone, and no more once it was taken there.
    async fn looks_around(&self) {
        let (run, at) = (self.town.world.run(), self.town.world.ms());
        let place = &self.offer.place;
        let listed = listed(&self.town, self.number).await.unwrap_or_default();
        // Each server lists what was offered there, and hears late of what another has given.
        if listed.contains(&place.id) && self.town.world.servers() == 1 {
            assert_eq!(run, self.offer.run, "{} is offered after a restart", place.id);
            assert!(!place.was_taken(run, at), "{} is offered, and was taken before", place.id);
        }
    }
}

/// The games whose seats are offered to anybody.
async fn listed(town: &Town, from: u8) -> Option<Vec<String>> {
    let heard = ask(&town.network, from, "GET", "/api/seats", "", "").await?;
    town.world.note("lobby", &heard.body);
    let told = heard.is_ok().then(|| heard.json())?;
    let game = |seat: &Value| seat["game"].as_str().unwrap().to_owned();
    Some(told["seats"].as_array().unwrap().iter().map(game).collect())
}

/// Takes a seat by the invitation to it, and gives its key.
pub async fn takes_by_invitation(town: &Town, id: &str, invitation: &str) -> String {
    takes_seat(town, id, invitation).await.0
}

/// Takes a seat by the invitation to it, and gives its key and what was answered.
pub async fn takes_seat(town: &Town, id: &str, invitation: &str) -> (String, Value) {
    let drawn = format!("7{:025}", town.world.lots().below(usize::MAX));
    let (path, body) = (format!("/api/games/{id}/seat"), json!({ "key": drawn }).to_string());
    loop {
        match ask(&town.network, 9, "POST", &path, invitation, &body).await {
            Some(heard) if heard.is_ok() => return (drawn, heard.json()),
            Some(heard) => assert!(heard.status >= 429, "{} {}", heard.status, heard.body),
            None => {}
        }
        sleep(Duration::from_millis(500)).await;
    }
}

/// What the log keeps of a key: the SHA-256 of its 128 bits.
pub fn hash_of_key(key: &str) -> KeyHash {
    const DIGITS: &str = "0123456789abcdefghjkmnpqrstvwxyz";
    let number = key.chars().fold(0u128, |number, digit| number * 32 + DIGITS.find(digit).unwrap() as u128);
    KeyHash::new(Sha256::digest(number.to_be_bytes()).into())
}
