//! The games that are played: what is wished for, who comes, and what somebody there would do next.

use serde_json::{Value, json};

use crate::lots::Lots;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// Hands at a board, move by move.
    Hands,
    /// The same with a clock between the players.
    Clock,
    /// A table at which nobody is told what the laws say.
    Silent,
    /// Two people at one board that is guarded.
    OneBoard,
    /// FIDE's Laws, a clock, an arbiter, and the guidelines on adjournment.
    Arbiter,
    /// The same with three arbiters.
    Arbiters,
    /// Sides that consult, several players on each.
    Consultation,
    /// A game by post, with lines that are sent ahead and hidden.
    Post,
    /// The same in numbers, by the rules of the ICCF.
    Numbers,
    /// A game that is adjourned again and again.
    Envelope,
    /// A game of a match, which is soon over.
    OfMatch,
}

const ALL: [Scene; 10] = [
    Scene::Hands,
    Scene::Clock,
    Scene::Silent,
    Scene::OneBoard,
    Scene::Arbiter,
    Scene::Arbiters,
    Scene::Consultation,
    Scene::Post,
    Scene::Numbers,
    Scene::Envelope,
];

impl Scene {
    pub fn by_lot(lots: &mut Lots) -> Scene {
        ALL[lots.below(ALL.len())]
    }

    pub fn wish(self) -> Value {
        let mut wish = json!({"code": "bcf-1912", "seating": "two-browsers", "colours": "white"});
        let more = match self {
            Scene::Hands => json!({"table": "physical"}),
            Scene::Clock => json!({"table": "physical", "time": "5m+3s"}),
            Scene::Silent => json!({"table": "physical", "notice": "silent"}),
            Scene::OneBoard => json!({"seating": "one-board", "table": "guarded"}),
            Scene::Arbiter => json!({"code": "fide-2023", "time": "90m",
                                     "terms": {"guidelines": "I", "arbiter": "present"}}),
            Scene::Arbiters => json!({"code": "fide-2023", "time": "90m", "terms": {"arbiters": "3"}}),
            Scene::Consultation => {
                json!({"code": "american-1897",
                       "terms": {"kind": "consultation", "sides": "white 2, black 3"}})
            }
            Scene::Post => {
                json!({"code": "american-1897", "terms": {"kind": "correspondence", "reply": "3d"}})
            }
            Scene::Numbers => json!({"code": "iccf"}),
            Scene::Envelope | Scene::OfMatch => json!({}),
        };
        wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        wish
    }

    pub fn is_by_post(self) -> bool {
        matches!(self, Scene::Post | Scene::Numbers | Scene::Consultation)
    }

    /// Whether strangers can meet so: at two browsers, and nobody is the arbiter.
    pub fn can_be_open(self) -> bool {
        !matches!(self, Scene::OneBoard | Scene::Arbiter | Scene::Arbiters | Scene::Consultation)
    }

    /// The seats, each with its devices. Who has set up the game comes first.
    pub fn seats(self) -> &'static [&'static str] {
        match self {
            Scene::OneBoard => &["both", "both", "watch"],
            Scene::Arbiter => &["white", "black", "black", "arbiter", "watch"],
            Scene::Arbiters => &["white", "black", "arbiter", "arbiter#1", "arbiter#2"],
            Scene::Consultation => &["white", "white#2", "black", "black#2", "black#3"],
            _ => &["white", "white", "black", "black", "watch"],
        }
    }

    /// What somebody says next, mostly something that could be meant.
    pub fn chooses(self, role: &str, standing: &Value, lots: &mut Lots) -> Vec<String> {
        let turn = standing["turn"].as_str().unwrap_or("white").to_owned();
        let side = match role {
            role if role.starts_with("arbiter") && lots.percent(80) => {
                return vec![of_an_arbiter(role, standing, lots)];
            }
            // A further member of a side speaks in his own name.
            role if plays(role) && lots.percent(93) => role.to_owned(),
            _ if lots.percent(80) => turn,
            _ => ["white", "black"][lots.below(2)].to_owned(),
        };
        if standing["phase"] == "adjourned" && lots.percent(85) {
            return vec![while_adjourned(&side, standing, lots)];
        }
        if self == Scene::OfMatch && lots.percent(30) {
            return vec![ends_soon(&side, standing, lots)];
        }
        if let Some(act) = self.adjourns(&side, lots) {
            return act;
        }
        let presses = texts(&standing["to_press"]);
        if !presses.is_empty() && lots.percent(70) {
            return vec![format!("{side} presses")];
        }
        match self {
            Scene::Post | Scene::Numbers | Scene::Consultation if lots.percent(80) => {
                vec![self.message(&side, standing, lots)]
            }
            Scene::Arbiter | Scene::Arbiters if lots.percent(70) => {
                vec![format!("{side} plays {}", legal(standing, lots))]
            }
            _ if lots.percent(10) => {
                let legal = legal(standing, lots);
                vec![format!("{side} touches {}", &legal[..2]), format!("{side} moves {legal}")]
            }
            _ => vec![of_a_player(&side, standing, lots)],
        }
    }

    fn adjourns(self, side: &str, lots: &mut Lots) -> Option<Vec<String>> {
        let often = match self {
            Scene::Envelope => 25,
            Scene::Hands | Scene::Clock | Scene::Arbiter | Scene::Arbiters => 3,
            _ => return None,
        };
        if !lots.percent(often) {
            return None;
        }
        let adjourns = format!("{side} adjourns");
        match lots.percent(50) {
            true => Some(vec![adjourns]),
            false => Some(vec![adjourns, format!("{side} seals {}", sealed(lots))]),
        }
    }

    fn message(self, side: &str, standing: &Value, lots: &mut Lots) -> String {
        let legal = legal(standing, lots);
        let ahead = if lots.percent(40) { self.ahead(side, lots) } else { String::new() };
        match self {
            Scene::Numbers => format!("{side} sends {}{ahead}", digits(&legal)),
            _ => format!("{side} sends {}{ahead}", &legal[..4]),
        }
    }

    /// A line that is sent ahead.
    fn ahead(self, side: &str, lots: &mut Lots) -> String {
        let (replies, answers) = match side {
            side if side.starts_with("white") => (["e7e5", "d7d5", "g8f6"], ["g1f3", "b1c3", "d2d3"]),
            _ => (["g1f3", "b1c3", "d2d3"], ["b8c6", "g8f6", "d7d6"]),
        };
        let (reply, answer) = (replies[lots.below(3)], answers[lots.below(3)]);
        match self {
            Scene::Numbers => format!(" if {} then {}", digits(reply), digits(answer)),
            _ => format!(" if {reply} then {answer}"),
        }
    }
}

/// What ends a game: a player gives it up, or both agree.
fn ends_soon(side: &str, standing: &Value, lots: &mut Lots) -> String {
    let accepts = format!("{side} accepts draw");
    match texts(&standing["may"]).contains(&accepts) {
        true if lots.percent(60) => accepts,
        _ if lots.percent(60) => format!("{side} resigns"),
        _ => format!("{side} offers draw"),
    }
}

fn digits(square_to_square: &str) -> String {
    let digit = |c: char| if c.is_ascii_digit() { c } else { (c as u8 - b'a' + b'1') as char };
    square_to_square.chars().take(4).map(digit).collect()
}

fn sealed(lots: &mut Lots) -> &'static str {
    ["Nf3", "Nf6", "Nc3", "Nc6", "e4", "e5", "d4", "d5", "Qh4", "a6"][lots.below(10)]
}

fn while_adjourned(side: &str, standing: &Value, lots: &mut Lots) -> String {
    match lots.below(10) {
        0..4 => format!("{side} seals {}", sealed(lots)),
        4..8 => format!("{side} opens envelope"),
        _ => line_of(side, standing, lots),
    }
}

/// Whether this seat is that of a single player.
fn plays(role: &str) -> bool {
    ["white", "black"].contains(&role.split('#').next().unwrap_or_default())
}

fn of_an_arbiter(role: &str, standing: &Value, lots: &mut Lots) -> String {
    let may: Vec<String> =
        texts(&standing["may"]).into_iter().filter(|line| line.starts_with("arbiter")).collect();
    match lots.pick(&may) {
        Some(line) if lots.percent(60) && !line.contains("loses") => line.clone(),
        _ => format!("{role} starts white"),
    }
}

fn of_a_player(side: &str, standing: &Value, lots: &mut Lots) -> String {
    let act = match lots.below(100) {
        0..60 => of_the_hand(standing, lots),
        60..64 => format!("touches {}", lots.square()),
        64..70 => format!("moves {}{}", lots.square(), lots.square()),
        70..88 => return line_of(side, standing, lots),
        88..90 => "presses".into(),
        90..92 => "says adjust".into(),
        92..94 => "offers draw".into(),
        94 => ["proposes take-back", "proposes take-back 2"][lots.below(2)].into(),
        95 => "accepts take-back".into(),
        96 => return "players finds accident".into(),
        97 => "resigns".into(),
        _ => format!("dances {}", lots.square()),
    };
    format!("{side} {act}")
}

/// The next thing that a hand would do to make a legal move; sometimes with a slip.
fn of_the_hand(standing: &Value, lots: &mut Lots) -> String {
    let (legal, hand) = (legal(standing, lots), &standing["hand"]);
    match (hand.is_null(), hand["over"].is_null()) {
        (true, _) => match lots.below(5) {
            0 => format!("touches {}", &legal[..2]),
            1 => format!("lifts {}", &legal[..2]),
            _ => format!("moves {legal}"),
        },
        (false, true) if lots.percent(90) => format!("places {}", &legal[2..4]),
        (false, true) => format!("places {}", lots.square()),
        (false, false) => "releases".into(),
    }
}

/// A legal move, or where none is told one that is known by heart.
fn legal(standing: &Value, lots: &mut Lots) -> String {
    let by_heart = ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "g8f6", "d2d3", "d7d6", "b1c3", "f8c5"];
    let told = texts(&standing["legal"]);
    match lots.pick(&told) {
        Some(told) => told.clone(),
        None => by_heart[lots.below(by_heart.len())].to_owned(),
    }
}

/// A line that may be said; those that end the game seldom.
fn line_of(side: &str, standing: &Value, lots: &mut Lots) -> String {
    let ends = |line: &str| ["forfeiture", "accepts draw"].iter().any(|end| line.contains(end));
    let seldom = lots.percent(97);
    let mut may = texts(&standing["may"]);
    may.retain(|line| line.starts_with(side) && !(seldom && ends(line)));
    lots.pick(&may).cloned().unwrap_or_else(|| format!("{side} claims repetition"))
}

fn texts(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().map(|text| text.as_str().unwrap().to_owned()).collect()
}
