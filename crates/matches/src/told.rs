//! A match as data: what `jadoube match --json` prints.

use records::points::points;
use serde::Serialize;

use crate::act::Matter;
use crate::conduct::Match;
use crate::due::{Answer, Due, Next};
use crate::hand::{Drawn, Hand};
use crate::played::MatchGame;
use crate::ruling::Ruling;
use crate::score::{End, Why};
use crate::text::odds_text;

/// A match.
#[derive(Debug, Serialize)]
pub struct Told {
    /// Its title; left out where it has none.
    #[serde(rename = "match", skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The id of its code.
    pub code: &'static str,
    /// The players.
    pub players: [String; 2],
    /// Its games, in order.
    pub games: Vec<GameTold>,
    /// The score.
    pub score: ScoreTold,
    /// The lots that were drawn with the Pawn in the hand.
    pub lots: Vec<LotTold>,
    /// A Pawn that is hidden and not shown yet; left out where none is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hidden: Option<HiddenTold>,
    /// The game that is being played; left out where none is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub underway: Option<UnderwayTold>,
    /// The odds of the next game; left out where there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<String>,
    /// What is due in the next game; null once the match is over.
    pub next: Option<NextTold>,
    /// Who can no longer be caught, though games are left.
    pub decided: Option<String>,
    /// How the match ended.
    pub over: Option<OverTold>,
}

/// A ruling.
#[derive(Debug, Serialize)]
pub struct RulingTold {
    /// Its articles.
    pub articles: Vec<&'static str>,
    /// What it says.
    pub says: String,
}

/// A game.
#[derive(Debug, Serialize)]
pub struct GameTold {
    /// Its number in the order of play.
    pub number: usize,
    /// The sitting in which it was played.
    pub sitting: usize,
    /// Who had White.
    pub white: String,
    /// Who made the first move.
    pub first: String,
    /// The result: in figures, `annulled` or `recommenced`.
    pub result: &'static str,
    /// Who won it.
    pub winner: Option<String>,
    /// Whether it is one of the games of the match.
    pub counts: bool,
    /// The points of each player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<[String; 2]>,
    /// The file of its script, or the name under which its acts are kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// What the code says about it.
    pub rulings: Vec<RulingTold>,
}

/// The score; each pair is in the order of the players.
#[derive(Debug, Serialize)]
pub struct ScoreTold {
    /// Games won.
    pub won: [u32; 2],
    /// Games drawn, whether they count or not.
    pub drawn: u32,
    /// Games that count.
    pub counted: u32,
    /// Points, where the code or the event gives them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<[String; 2]>,
    /// The articles that give the points.
    pub articles: Vec<&'static str>,
}

/// A lot, with what is needed to check it: `hash` is the SHA-256 of `held`, a blank and `bits`.
#[derive(Debug, Serialize)]
pub struct LotTold {
    /// How many games had been played before it.
    pub after: usize,
    /// `colours` or `first-move`.
    pub r#for: &'static str,
    /// Who hid the white Pawn.
    pub hid: String,
    /// What he published before the pick.
    pub hash: String,
    /// The hand that the other picked.
    pub picked: &'static str,
    /// The hand that held the white Pawn.
    pub held: &'static str,
    /// The bits, shown after the pick.
    pub bits: String,
    /// Who won the lot.
    pub winner: String,
}

/// A Pawn that is hidden.
#[derive(Debug, Serialize)]
pub struct HiddenTold {
    /// `colours` or `first-move`.
    pub r#for: &'static str,
    /// Who hides it.
    pub hid: String,
    /// What he published.
    pub hash: String,
    /// The hand that the other picked.
    pub picked: Option<&'static str>,
}

/// A game that is being played.
#[derive(Debug, Serialize)]
pub struct UnderwayTold {
    /// Its number in the order of play.
    pub number: usize,
    /// The name under which its acts are kept.
    pub name: String,
    /// Who has White.
    pub white: String,
    /// Who has the first move.
    pub first: String,
}

/// What is due in the next game.
#[derive(Debug, Serialize)]
pub struct NextTold {
    /// Its number.
    pub number: usize,
    /// Who has White.
    pub white: DueTold,
    /// Who has the first move.
    pub first: DueTold,
}

/// Who has White, or the first move.
#[derive(Debug, Serialize)]
pub struct DueTold {
    /// `to`, `lot`, `choice`, `with-white` or `open`.
    pub due: &'static str,
    /// The player who has it, or who chooses.
    pub player: Option<String>,
    /// The articles that say so.
    pub articles: Vec<&'static str>,
    /// The same in a sentence.
    pub says: String,
}

/// How a match ended.
#[derive(Debug, Serialize)]
pub struct OverTold {
    /// Who won it.
    pub winner: Option<String>,
    /// `games`, `wins`, `points`, `undertaking-met`, `undertaking-failed`, `resigned`, `agreed` or `broken-off`.
    pub why: &'static str,
    /// The articles by which.
    pub articles: Vec<&'static str>,
    /// The same in a sentence.
    pub says: String,
}

/// A match as it stands.
#[must_use]
pub fn told(played: &Match) -> Told {
    let settings = played.settings();
    let name = |player| settings.name(player).to_owned();
    let score = played.score();
    Told {
        title: settings.title.clone(),
        code: settings.code.id,
        players: settings.players.clone(),
        games: played.games().iter().map(|game| game_told(played, game)).collect(),
        score: ScoreTold {
            won: score.won,
            drawn: score.drawn,
            counted: score.counted,
            points: score.points.map(|halves| halves.map(points)),
            articles: score.articles,
        },
        lots: played.lots().iter().map(|lot| lot_told(played, lot)).collect(),
        hidden: played.hidden().map(|hidden| HiddenTold {
            r#for: word(hidden.matter),
            hid: name(hidden.by),
            hash: hidden.hash.to_string(),
            picked: hidden.picked.map(Hand::word),
        }),
        underway: played.underway().map(|game| UnderwayTold {
            number: game.number,
            name: game.name.clone(),
            white: name(game.white),
            first: name(game.first),
        }),
        odds: Some(played.odds()).filter(|odds| !odds.is_none()).map(|odds| odds_text(odds, settings)),
        next: played.next().map(|next| next_told(played, &next)),
        decided: played.decided().map(name),
        over: played.end().map(|end| over_told(played, end)),
    }
}

fn word(matter: Matter) -> &'static str {
    match matter {
        Matter::Colours => "colours",
        Matter::FirstMove => "first-move",
    }
}

impl RulingTold {
    /// A ruling as it is told.
    #[must_use]
    pub fn of(ruling: &Ruling) -> RulingTold {
        RulingTold { articles: ruling.articles.clone(), says: format!("{}.", ruling.says) }
    }
}

fn game_told(played: &Match, game: &MatchGame) -> GameTold {
    let name = |player| played.settings().name(player).to_owned();
    GameTold {
        number: game.number,
        sitting: game.sitting,
        white: name(game.white),
        first: name(game.began),
        result: game.result_word(),
        winner: game.winner().map(name),
        counts: game.counts,
        points: game.points.map(|halves| halves.map(points)),
        file: game.file.clone(),
        rulings: game.rulings.iter().map(RulingTold::of).collect(),
    }
}

fn lot_told(played: &Match, lot: &Drawn) -> LotTold {
    let name = |player| played.settings().name(player).to_owned();
    LotTold {
        after: lot.after,
        r#for: word(lot.matter),
        hid: name(lot.by),
        hash: lot.hash.to_string(),
        picked: lot.picked.word(),
        held: lot.held.word(),
        bits: lot.bits.to_string(),
        winner: name(lot.winner()),
    }
}

fn next_told(played: &Match, next: &Next) -> NextTold {
    let [white, first] = played.next_in_words(next);
    NextTold {
        number: next.number,
        white: due_told(played, &next.colours, white),
        first: due_told(played, &next.first, first),
    }
}

fn due_told(played: &Match, answer: &Answer, ruling: Ruling) -> DueTold {
    let (due, player) = match answer.due {
        Due::To(player) => ("to", Some(player)),
        Due::Lot => ("lot", None),
        Due::Choice(player) => ("choice", Some(player)),
        Due::WithWhite => ("with-white", None),
        Due::Open => ("open", None),
    };
    let player = player.map(|player| played.settings().name(player).to_owned());
    DueTold { due, player, articles: ruling.articles, says: format!("{}.", ruling.says) }
}

fn over_told(played: &Match, end: End) -> OverTold {
    let why = match end.why {
        Why::Games => "games",
        Why::Wins => "wins",
        Why::Points => "points",
        Why::UndertakingMet => "undertaking-met",
        Why::UndertakingFailed => "undertaking-failed",
        Why::Resigned => "resigned",
        Why::Agreed => "agreed",
        Why::BrokenOff => "broken-off",
    };
    OverTold {
        winner: end.winner.map(|player| played.settings().name(player).to_owned()),
        why,
        articles: end.articles,
        says: format!("{}.", played.over_in_words()),
    }
}
