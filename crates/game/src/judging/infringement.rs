//! A completed illegal move is counted and penalised.

use board::Side;
use law::question::{Done, Infringement, Truth};
use law::{Cites, Effect, Outcome};

use crate::effects::end::{ends, ends_by_proof};
use crate::effects::time::gives_time;
use crate::facts::proof::{Proved, could_mate_then};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::line::Ply;

/// A completed illegal move is counted, where the code counts it, and has its price.
pub(crate) fn counts(state: &mut State, side: Side, done: Done, counted: Option<Cites>) -> Vec<Ruling> {
    let now = state.line.now_at();
    counts_from(state, side, done, counted, now)
}

/// The same where the opponent's means of mating are those that he had when this turn began.
pub(crate) fn counts_from(
    state: &mut State,
    side: Side,
    done: Done,
    counted: Option<Cites>,
    before: Ply,
) -> Vec<Ruling> {
    let Some(articles) = counted else { return Vec::new() };
    let again = state.offences.infringes(side);
    let as_illegal = match done {
        Done::Nothing | Done::WithTwoHands => ", which counts as an illegal move",
        Done::Unpromoted => ", which is an illegal move",
        _ => "",
    };
    let says = format!("{} {}{as_illegal}.", side.name(), done_in_words(done));
    let offence = Ruling { about: Some(side), ..ruling(articles, RulingKind::Offence, says) };
    let mut rulings = vec![offence];
    rulings.extend(price_seen_from(state, side, again, before));
    rulings
}

pub(crate) fn price_of_infringement(state: &mut State, side: Side, again: bool) -> Vec<Ruling> {
    let now = state.line.now_at();
    price_seen_from(state, side, again, now)
}

fn price_seen_from(state: &mut State, side: Side, again: bool, before: Ply) -> Vec<Ruling> {
    let asked = Infringement { again, mate: Truth::Undetermined };
    let proved = match law::asks_for_truth(state.law().code, &asked) {
        true => could_mate_then(state, before, !side),
        false => Proved::default(),
    };
    let mate = proved.truth();
    let mut answers = state.law().hear(Infringement { again, mate });
    let time = answers.take_first(|effect| match effect {
        Effect::GivesTime(which) => Some(which),
        _ => None,
    });
    let end = answers.take_end();
    answers.all_heard();
    let last_warning = end.is_none() && ends_the_next_time(state);
    let given =
        time.and_then(|(which, articles)| gives_time(state, !side, which, "an illegal move", articles));
    let given = given.map(|given| match last_warning {
        true => Ruling { says: format!("{} Another one ends the game.", given.says), ..given },
        false => given,
    });
    let ended = end.map(|(outcome, articles)| {
        let why = proved.why();
        let loser = side.name();
        let ground = if again {
            format!("It is another illegal move by {loser}")
        } else {
            format!("{loser} loses by that")
        };
        let says = match outcome {
            Outcome::IllegalMovesToNoMate if again => format!("{ground}{why}: the game is drawn."),
            Outcome::IllegalMovesToNoMate => format!("{loser} would lose by that{why}: the game is drawn."),
            _ => format!("{ground}: {} has won{why}.", (!side).name()),
        };
        ends_by_proof(state, outcome, side, articles, says, &proved)
    });
    given.into_iter().chain(ended).collect()
}

/// Whether another illegal move of the same player would end the game: he is told so in time.
fn ends_the_next_time(state: &State) -> bool {
    let next = Infringement { again: true, mate: Truth::Undetermined };
    let ends = |effect| matches!(effect, Effect::Ends(_));
    state.law().gives(next, ends)
}

/// What was done is an offence, and the code leaves its price to the arbiter.
pub(crate) fn for_the_arbiter(side: Side, done: Done, articles: Cites) -> Ruling {
    let says =
        format!("{} {}. What that costs is for the arbiter to decide.", side.name(), done_in_words(done));
    Ruling { about: Some(side), ..ruling(articles, RulingKind::Offence, says) }
}

fn done_in_words(done: Done) -> &'static str {
    match done {
        Done::Illegal => "has completed an illegal move",
        Done::Unpromoted => "has pressed the clock with a Pawn left on its last rank",
        Done::Nothing => "has pressed the clock without making a move",
        Done::WithTwoHands => "has made a move with both hands",
        _ => "has broken the laws of touch and move",
    }
}

/// Whether an illegal move ends the game so as soon as it is claimed.
pub(crate) fn ends_by_illegal_move(outcome: Outcome) -> bool {
    matches!(outcome, Outcome::IllegalMoves | Outcome::IllegalMovesToNoMate)
}

/// The other's illegal move, claimed in time, ends the game where the code says so.
pub(crate) fn ends_for_illegal_move(
    state: &mut State,
    who: Side,
    outcome: Outcome,
    articles: Cites,
) -> Ruling {
    let (loser, who) = (!who, who.name());
    let follows = match outcome {
        Outcome::IllegalMovesToNoMate => format!("{who} has not the men to win, and the game is drawn"),
        _ => format!("{who} has won"),
    };
    let says = format!("{} has completed an illegal move: {follows}.", loser.name());
    ends(state, outcome, loser, articles, says)
}
