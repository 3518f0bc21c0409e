//! Everything together: a server that falls and is started again, the people at its games, and what must be true in the end.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::try_join_all;
use jadoube_server::{Limits, State, machine, serve_on};
use serde_json::{Value, json};
use store::{GameId, Store};
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::checker::Logged;
use crate::club::{Club, Member};
use crate::http::ask;
use crate::lobby::{Offer, rushes, takes_by_invitation, takes_seat};
use crate::log::MadeLog;
use crate::lots::Lots;
use crate::machine::MadeMachine;
use crate::network::{Door, Network};
use crate::person::{Person, Town};
use crate::place::Place;
use crate::scene::Scene;
use crate::sharing::for_servers;
use crate::umpire::{self, Judged};
use crate::world::{Faults, LONGEST, World, all};

fn limits(lots: &mut Lots, lag: Duration) -> Limits {
    let sleepy = lots.percent(50);
    let usual = Limits::default();
    Limits {
        wakings: 2,
        lag,
        awake: if sleepy { Duration::from_secs(4) } else { usual.awake },
        idle: if sleepy { Duration::from_secs(12) } else { usual.idle },
        sockets_a_player: if lots.percent(30) { 1 } else { usual.sockets_a_player },
        ..usual
    }
}

/// Lets a town live, and gives one number for everything that has happened.
pub async fn lives(mut lots: Lots, faults: Faults, servers: usize) -> u64 {
    // Where ways do not count, every millisecond is held against the servers.
    let lag = if lots.percent(50) { Limits::default().lag } else { Duration::ZERO };
    let world = World::of(lots.branch(), faults, servers, lag);
    machine::on_this_thread(MadeMachine(world.clone()));
    let network = Network::of(&world);
    let town = Town { world: world.clone(), network, machine: Arc::default() };
    let (end, ended) = oneshot::channel();
    let serving = tokio::spawn(serves(town.clone(), limits(&mut lots, lag), lots.branch(), ended));
    let stopping = tokio::spawn(stops(world.clone(), lots.branch()));
    // A disk that lies has not yet done so when the games are set up.
    world.is_calm(faults.lies > 0);
    let (mut places, mut offers) = (Vec::new(), Vec::new());
    for number in 0..[1, 1, 1, 2, 2, 3][lots.below(6)] {
        let scene = Scene::by_lot(&mut lots);
        let is_open = scene.can_be_open() && lots.percent(35);
        match sets_up(&town, scene, number as u8, is_open).await {
            SetUp::Complete(place) => places.push(place),
            SetUp::Open(offer) => {
                places.push(offer.place.clone());
                offers.push(offer);
            }
        }
    }
    let club = match faults.lies == 0 && lots.percent(35) {
        true => Some(Club::founded(&town, &mut lots, 60).await),
        false => None,
    };
    world.is_calm(false);
    let mut people = meet(&town, &offers, &mut lots).await;
    for place in &places {
        let mut roles = place.scene.seats().iter();
        if people.iter().any(|one| one.place.id == place.id) {
            roles.next();
        }
        for role in roles {
            let number = 10 + people.len() as u8;
            people.push(Person::new(&town, place, role, number));
        }
    }
    let (members, steps) = (conducts(&town, club.as_ref(), &mut lots), 5 + lots.below(12));
    let mut people = everybody(people, Does::Acts(steps)).await;
    let members = all(members).await;
    world.is_calm(true);
    for mut member in members {
        timeout(LONGEST, member.settles()).await.expect("everything comes to an end");
        people.append(&mut member.at_games);
    }
    let mut people = everybody(people, Does::Settles).await;
    // What is still under way comes, or never does.
    sleep(Duration::from_secs(60)).await;
    for place in club.iter().flat_map(|club| club.games()) {
        people.push(Person::new(&town, &place, "watch", 80));
        places.push(place);
    }
    let judged = agree(&town, &places, people).await;
    if let Some(club) = club {
        let mut told = Vec::new();
        for seat in ["one", "two", "watch"] {
            told.push(timeout(LONGEST, club.looks(&town, 80, seat)).await.expect("a match is told"));
        }
        let log = town.machine.lock().unwrap().log();
        told.iter().for_each(|told| umpire::checks(&club, &log, &judged, told));
    }
    stopping.abort();
    drop(end);
    serving.await.unwrap();
    world.trace()
}

/// Strangers ask for the seats that are open, while those who offer them sit there and act; gives the latter.
async fn meet(town: &Town, offers: &[Offer], lots: &mut Lots) -> Vec<Person> {
    if offers.is_empty() {
        return Vec::new();
    }
    let hosts = offers.iter().enumerate();
    let hosts = hosts.map(|(at, offer)| Person::new(town, &offer.place, "white", 10 + at as u8)).collect();
    let (steps, rushes) = (8 + lots.below(12), rushes(town, offers, lots).await);
    let hosts = everybody(hosts, Does::Acts(steps)).await;
    town.world.is_calm(true);
    if town.world.faults().lies > 0 {
        // What is settled now is the ground on which everybody stands.
        town.machine.lock().unwrap().is_whole();
    }
    for rush in rushes {
        rush.settles(town).await;
    }
    town.world.is_calm(false);
    hosts
}

/// The players of a match begin to conduct it.
fn conducts(town: &Town, club: Option<&Arc<Club>>, lots: &mut Lots) -> Vec<JoinHandle<Member>> {
    let steps = 20 + lots.below(40);
    let members = club.into_iter().flat_map(|club| [(club, true), (club, false)]);
    let conducting = members.map(|(club, is_one)| {
        let mut member = Member::new(town, club, is_one, 60 + u8::from(is_one));
        tokio::spawn(async move {
            member.acts_by_lot(steps).await;
            member
        })
    });
    conducting.collect()
}

/// What everybody does at the same time.
#[derive(Clone, Copy)]
enum Does {
    Acts(usize),
    Settles,
}

/// Lets everybody do something, to its end.
async fn everybody(people: Vec<Person>, does: Does) -> Vec<Person> {
    let doing = people.into_iter().map(|mut person| {
        tokio::spawn(async move {
            match does {
                Does::Acts(steps) => person.acts_by_lot(steps).await,
                Does::Settles => person.settles().await,
            }
            person
        })
    });
    all(doing.collect()).await
}

/// What everybody holds, was told and was promised is held against the log, before the server is started again and after. Gives the
/// games as they were judged again.
async fn agree(town: &Town, places: &[Arc<Place>], mut people: Vec<Person>) -> Judged {
    let mut all_judged = Judged::new();
    let log = town.machine.lock().unwrap().log();
    for place in places {
        let id = GameId::new(&*place.id).unwrap();
        let (stored, acts) = (log.game(&id).unwrap(), log.acts(&id, 0).unwrap());
        let version = acts.len() as u64;
        let mut there: Vec<&mut Person> = people.iter_mut().filter(|one| one.place.id == place.id).collect();
        for person in &mut there {
            timeout(LONGEST, person.catches_up(version)).await.expect("what is in the log is told");
            person.looks().await;
        }
        for key in place.shut_out() {
            let path = format!("/api/games/{}", place.id);
            // The server may be between two runs.
            let heard = timeout(LONGEST, async {
                loop {
                    match ask(&town.network, 9, "GET", &path, &key, "").await {
                        Some(heard) if heard.status < 429 => break heard,
                        _ => sleep(Duration::from_millis(500)).await,
                    }
                }
            });
            let heard = heard.await.expect("the server answers");
            assert_eq!(heard.status, 403, "this key opens nothing: {}", heard.body);
        }
        let logged = Logged::new(place, &town.world, &town.machine, stored, acts);
        let judged = logged.check();
        for person in there {
            logged.check_person(person, &judged);
        }
        all_judged.insert(place.id.clone(), judged);
    }
    all_judged
}

/// A game that was set up.
enum SetUp {
    Complete(Arc<Place>),
    /// Its other seat is offered to anybody.
    Open(Offer),
}

/// Sets up a game, and has its seats taken, unless one is offered to anybody. A request whose answer is lost is made again.
async fn sets_up(town: &Town, scene: Scene, number: u8, is_open: bool) -> SetUp {
    let mut wish = scene.wish();
    if is_open {
        wish["open"] = json!("somebody");
    }
    let wish = wish.to_string();
    let (created, run) = loop {
        let run = town.world.run();
        match ask(&town.network, number, "POST", "/api/games", "", &wish).await {
            Some(heard) if heard.is_ok() => break (heard.json(), run),
            Some(heard) => assert!(heard.status >= 429, "{} {}", heard.status, heard.body),
            None => {}
        }
        sleep(Duration::from_millis(500)).await;
    };
    let key = |name: &str| {
        let link = created["links"][name].as_str().unwrap_or_default();
        link.split('#').nth(1).unwrap_or_default().to_owned()
    };
    let mut keys: BTreeMap<String, String> =
        [(created["role"].as_str().unwrap().to_owned(), key("you")), ("watch".into(), key("watch"))].into();
    let id = created["game"].as_str().unwrap().to_owned();
    let arbiter = match key("arbiter") {
        none if none.is_empty() => None,
        // Where both sit at one board the key is that of the seat.
        own if created["role"] == "both" => Some(own),
        invitation => Some(takes_by_invitation(town, &id, &invitation).await),
    };
    keys.extend(arbiter.map(|key| ("arbiter".to_owned(), key)));
    let mut further = invited_beside(&created["links"]);
    let invitation = key("other");
    if !is_open && !invitation.is_empty() {
        let (taken, answer) = takes_seat(town, &id, &invitation).await;
        keys.insert("black".to_owned(), taken);
        // The keys of his own members are given to nobody but the opponent.
        further.extend(invited_beside(&answer));
    }
    for (seat, invitation) in further {
        keys.insert(seat, takes_by_invitation(town, &id, &invitation).await);
    }
    let place = Arc::new(Place::new(id, scene, keys));
    match is_open {
        true => SetUp::Open(Offer { place, invitation, run }),
        false => SetUp::Complete(place),
    }
}

/// The further seats to which an answer leads, each with the key that invites to it.
fn invited_beside(answer: &Value) -> Vec<(String, String)> {
    let further = answer["further"].as_array().into_iter().flatten();
    let seat = further.map(|further| {
        let text = |name: &str| further[name].as_str().unwrap();
        (text("seat").to_owned(), text("link").split('#').nth(1).unwrap_or_default().to_owned())
    });
    seat.collect()
}

/// Has a server serve, run after run: each begins with what the disk has kept of the one before, and ends because the machine
/// fails or because it is told to end.
async fn serves(town: Town, limits: Limits, mut lots: Lots, mut ended: oneshot::Receiver<()>) {
    let Town { world, network, machine: disk } = &town;
    loop {
        let log = MadeLog::open(world, disk);
        let stands = if log.time_reached() > 0 { limits.comeback } else { Duration::ZERO };
        world.begins(stands);
        let logs = for_servers(world, log, world.servers());
        let (end, told) = watch::channel(());
        let serving = logs.into_iter().enumerate().map(|(door, log)| {
            let (state, mut told) = (State::new(log, limits.clone()), told.clone());
            let told = async move { drop(told.changed().await) };
            machine::begin(serve_on(Door(network.clone(), door), state, told))
        });
        let mut serving = try_join_all(serving.collect::<Vec<_>>());
        let lifetime = Duration::from_millis(lots.below(400_000) as u64);
        let is_over = tokio::select! {
            biased;
            () = world.crashed() => {
                network.fails();
                disk.lock().unwrap().fails(world);
                false
            }
            _ = &mut ended => true,
            () = sleep(lifetime) => false,
        };
        if world.is_up() {
            drop(end);
            tokio::select! {
                biased;
                () = world.crashed() => disk.lock().unwrap().fails(world),
                closed = &mut serving => {
                    world.ends();
                    assert!(closed.unwrap().iter().all(Result::is_ok), "the log is closed");
                }
            }
            network.fails();
        }
        if is_over {
            return;
        }
        let outage = [50, 3_000, 90_000][lots.below(3)];
        world.sleeps(outage).await;
        world.sets_calendar();
    }
}

/// Stops the process now and then.
async fn stops(world: World, mut lots: Lots) {
    loop {
        sleep(Duration::from_millis(lots.below(5_000) as u64)).await;
        if world.goes_wrong_seldom(10 * world.faults().stops) {
            world.is_stopped().await;
        }
    }
}
