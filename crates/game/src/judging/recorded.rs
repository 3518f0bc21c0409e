//! A recorded move is made, or the record means none.

use board::{Move, Position, Side};
use law::question::{Adjournment, Question, Reading, Recorded, Step, Truth, Wording};
use law::{Answers, Cites, Effect, Outcome, Provision, provided, providing};

use crate::act::adjournment::{Meaning, Sealed};
use crate::act::motion::Motion;
use crate::effects::adjourn::{counts_sealed_move, counts_sealed_move_no_more};
use crate::effects::end::ends_by_proof;
use crate::effects::restore::put_back;
use crate::facts::adjournment::{WITHOUT_RECORD, opened};
use crate::facts::officials::is_supervised;
use crate::facts::proof::{Proved, can_still_mate};
use crate::facts::records::{can_promote, is_made_by, recorded};
use crate::facts::sealed::has_completed_by_sealing;
use crate::facts::touching::player_has_touched_any;
use crate::judging::hand::plays_recorded;
use crate::judging::on_paper::{ends_by_paper, says_beside};
use crate::phrases::{join, move_meant};
use crate::refusal::Refusal;
use crate::ruling::{Judgement, Ruling, RulingKind, refused, ruling};
use crate::sentences::penalty::tell_liability;
use crate::standing::duty::{Duty, DutyKind};
use crate::state::State;
use crate::state::bound::{Owed, Required};
use crate::state::line::Ply;
use crate::state::waiting::{Adopting, Dispute, Disputed, Waiting};

pub(crate) fn lacks_record(state: &mut State, by: Side) -> Vec<Ruling> {
    let answers = state.law().hear(WITHOUT_RECORD);
    let says = format!("{} has made no record of a move: {} is to play.", by.name(), by.name());
    owes_for_record(state, answers, says, &Proved::default())
}

/// The envelope is lost: the player who sealed makes the move that he says he sealed.
pub(crate) fn states_sealed_move(state: &State, by: Side, found: Cites) -> Ruling {
    let articles = providing(state.law().code, Provision::MoveStatedWhereEnvelopeIsLost);
    let says = format!(
        "The envelope is lost: the game goes on from the adjourned position, and {} makes the move that he says he sealed.",
        by.name()
    );
    ruling(found.and(articles), RulingKind::Obligation, says)
}

/// The sealed move is made on the board, or its record means none. An offer made after it was complete still stands.
pub(crate) fn makes_sealed_move(state: &mut State, by: Side, sealed: &Sealed) -> Judgement {
    let beside = match sealed {
        Sealed::Record { meaning, .. } => meaning.beside,
        _ => None,
    };
    let offered = state.adjournment.was_sealed_beside_offer();
    if let Some(told) = beside.and_then(|beside| ends_by_paper(state, by, beside.word, offered)) {
        counts_sealed_move_no_more(state);
        return Ok(told);
    }
    let later = set_later_offer_aside(state, by);
    counts_sealed_move_no_more(state);
    let mut rulings = reads_sealed_record(state, by, sealed)?;
    rulings.extend(beside.into_iter().flat_map(|beside| says_beside(state, by, beside.word)));
    // Whose record is received has done his part, while the other has not said how he reads it.
    if later.was_complete && state.waiting().adopting().is_some() {
        counts_sealed_move(state, by);
    }
    rulings.extend(still_stands(state, by, later));
    Ok(rulings)
}

/// What the record of a sealed move can mean is adopted, and made. An offer made since it was sealed still stands.
pub(crate) fn makes_adopted_move(state: &mut State, by: Side, motion: Motion) -> Vec<Ruling> {
    let later = set_later_offer_aside(state, by);
    counts_sealed_move_no_more(state);
    let mut rulings = makes_recorded_move(state, by, motion);
    rulings.extend(still_stands(state, by, later));
    rulings
}

/// An offer that the move about to be made on the board does not answer.
struct Later {
    /// The articles by which it still stands; none where there is no such offer.
    stands_by: Option<Cites>,
    /// The sealed move counted as completed until now.
    was_complete: bool,
}

/// An offer of the other side's that outlasts the sealed move of `by`, or was made after that was complete, is laid aside
/// while the move is made on the board.
fn set_later_offer_aside(state: &mut State, by: Side) -> Later {
    let was_complete = state.adjournment.completed().is_some();
    let outlasts = Cites::from(providing(state.law().code, Provision::OfferOutlastsTheSealedMove));
    let complete = match has_completed_by_sealing(state) {
        Some(_) => state.law().cites(Adjournment { step: Step::Seals }, |effect| effect == Effect::Completes),
        None => Cites::none(),
    };
    let articles = if outlasts.is_empty() { complete } else { outlasts };
    let offered = state.draws.offered_by(!by) && !articles.is_empty();
    if offered {
        state.draws.close(!by);
    }
    Later { stands_by: offered.then_some(articles), was_complete }
}

/// The offer that was laid aside stands again, unless the game is over.
fn still_stands(state: &mut State, by: Side, later: Later) -> Option<Ruling> {
    let articles = later.stands_by.filter(|_| !state.waiting().is_over())?;
    state.draws.open(!by);
    let says = format!("{}'s offer of a draw still stands.", (!by).name());
    Some(ruling(articles, RulingKind::Note, says))
}

fn reads_sealed_record(state: &mut State, by: Side, sealed: &Sealed) -> Judgement {
    if let Sealed::Record { meaning, .. } = sealed
        && let Some(judged) = interprets(state, by, meaning)
    {
        return judged;
    }
    let only = match sealed {
        Sealed::Record { meaning, .. } => {
            meaning.motions.first().copied().filter(|_| meaning.motions.len() == 1)
        }
        _ => None,
    };
    let Some(motion) = only else {
        let several = matches!(sealed, Sealed::Record { meaning, .. } if meaning.motions.len() > 1);
        let means = if several { "more than one legal move" } else { "no legal move" };
        let says = format!(
            "The record means {means}, and {} is silent about what follows: {} is to play.{}",
            state.law().code.name(),
            by.name(),
            if !several && can_promote(state.position()) {
                " A record that promotes a Pawn names the piece that it becomes."
            } else {
                ""
            }
        );
        return Ok(vec![ruling([], RulingKind::Note, says)]);
    };
    Ok(makes_recorded_move(state, by, motion))
}

/// The move that a record means is made on the board.
fn makes_recorded_move(state: &mut State, by: Side, motion: Motion) -> Vec<Ruling> {
    let made = match is_barred_by_setup(state, motion) {
        true => None,
        false => plays_recorded(state, by, motion).ok(),
    };
    let made = made.map(|rulings| against_touch(state, rulings));
    made.unwrap_or_else(|| {
        let says = "The sealed move cannot be made on the board as it was set up.";
        vec![ruling([], RulingKind::Note, says)]
    })
}

/// A sealed move that broke a duty by touch has gone back: that cites what the code says of a sealed move that may not be made.
fn against_touch(state: &State, rulings: Vec<Ruling>) -> Vec<Ruling> {
    let offence = rulings.iter().any(|ruling| ruling.kind == RulingKind::Offence);
    let articles = providing(state.law().code, Provision::SealedAgainstTouchGoesBack);
    let cites = |ruling: Ruling| match ruling.kind == RulingKind::Restored && offence {
        true => Ruling { articles: Cites::from(ruling.articles).and(articles.clone()).into_vec(), ..ruling },
        false => ruling,
    };
    rulings.into_iter().map(cites).collect()
}

/// Whether a move that was legal in the adjourned position is none on the board as it was set up: its player is not charged
/// with what the men set up wrongly make of it.
fn is_barred_by_setup(state: &State, motion: Motion) -> bool {
    let legal = |position: &Position| position.legal_moves().iter().any(|&m| is_made_by(motion, m));
    let wrongly = state.adjournment.resumed().filter(|resumed| resumed.wrong);
    wrongly.is_some_and(|resumed| legal(&resumed.position) && !legal(state.position()))
}

/// What follows from what a sealed record can mean; none where the code says nothing of it.
fn interprets(state: &mut State, by: Side, meaning: &Meaning) -> Option<Judgement> {
    let position = state.adjournment.resumed().map_or(state.turn().position(), |resumed| &resumed.position);
    let moves: Vec<Move> = position
        .legal_moves()
        .into_iter()
        .filter(|&m| meaning.motions.iter().any(|&motion| is_made_by(motion, m)))
        .collect();
    let (reading, proved) = reading(state, by, recorded(position, &moves), meaning.wording);
    let mut answers = state.law().hear(reading);
    if answers.is_silent() {
        return None;
    }
    let motions: Vec<Motion> = moves.iter().map(|&m| m.into()).collect();
    Some(Ok(match motions[..] {
        [] if waits_to_be_read(state) => {
            let articles = answers.articles(|effect| matches!(effect, Effect::Ends(_)));
            answers.only_to_know();
            state.waiting_mut().asks(Dispute { by: !by, about: Disputed::Record });
            let says = format!(
                "The record means no legal move. Whether it can reasonably be read as one is for the arbiter: if not, {} has won.",
                (!by).name()
            );
            vec![ruling(articles, RulingKind::Note, says)]
        }
        [] => {
            let says = format!(
                "The record cannot be interpreted as expressing a legal move: {} is to play.",
                by.name()
            );
            owes_for_unread(state, answers, says, &proved)
        }
        [one] => {
            let reads = answers.take(Effect::Reads).unwrap_or_default();
            answers.all_heard();
            let says = format!("It is read as {}.", move_meant(position, moves[0]));
            let mut rulings = vec![ruling(reads, RulingKind::Note, says)];
            rulings.extend(makes_recorded_move(state, by, one));
            rulings
        }
        _ => {
            let reads = answers.take(Effect::Reads).unwrap_or_default();
            let adopts = answers.take(Effect::Adopts).unwrap_or_default();
            let commits = answers.take(Effect::Commits);
            let end = answers.take_end();
            answers.all_heard();
            let all: Vec<String> = moves.iter().map(|&m| move_meant(position, m)).collect();
            let meant = format!("It can be read as {}.", join(&all, "or"));
            if let Some((outcome, given)) = end {
                let told = match outcome {
                    Outcome::SealedNoMoveToNoMate => {
                        format!("The record is ambiguous{}: the game is drawn.", proved.why())
                    }
                    _ => format!("The record is ambiguous: {} has won{}.", (!by).name(), proved.why()),
                };
                let says = format!("{meant} {told}");
                // If that falls, it is to be said how the record can be read.
                state.waiting_mut().asks(Dispute { by: !by, about: Disputed::Record });
                return Some(Ok(vec![ends_by_proof(state, outcome, by, reads.and(given), says, &proved)]));
            }
            if let Some(articles) = commits {
                return Some(Ok(makes_one_of(state, moves, (reads, meant), articles)));
            }
            let says = format!("{} may adopt any one of these moves.", (!by).name());
            let articles = adopts.to_vec();
            state.waiting_mut().lets_adopt(Adopting { by: !by, motions, articles });
            vec![ruling(reads, RulingKind::Note, meant), ruling(adopts, RulingKind::Right, says)]
        }
    }))
}

/// The sealed move is one of those that its record can mean: its player makes the one that he says he sealed.
fn makes_one_of(
    state: &mut State,
    moves: Vec<Move>,
    (reads, meant): (Cites, String),
    articles: Cites,
) -> Vec<Ruling> {
    let by = state.turn().by();
    let mut squares: Vec<_> = moves.iter().map(|m| m.from()).collect();
    squares.dedup();
    let says = "make the move that was sealed".to_owned();
    let duty = Duty { kind: DutyKind::AnyTouched, squares, articles: articles.to_vec(), says };
    state.turn_mut().requires(Required { exacted: None, moves, free_touches: None, duty });
    let says = format!("{} sealed one of these moves, and makes the one that he says he sealed.", by.name());
    vec![ruling(reads, RulingKind::Note, meant), ruling(articles, RulingKind::Obligation, says)]
}

/// What is asked of a sealed record, and what was proved for it where the code asks whether the opponent could mate.
fn reading(state: &State, by: Side, recorded: Recorded, wording: Wording) -> (Reading, Proved) {
    let asked = Reading { recorded, wording, opened: opened(state), mate: Truth::Undetermined };
    let proved = match law::asks_for_truth(state.law().code, &asked) {
        true => can_still_mate(state, !by),
        false => Proved::default(),
    };
    (Reading { mate: proved.truth(), ..asked }, proved)
}

/// Whether an arbiter at this board has to say how a record is read that means no legal move.
fn waits_to_be_read(state: &State) -> bool {
    let his = provided(state.law().code, Provision::ArbiterReadsTheRecord).is_some();
    his && is_supervised(state)
}

/// The arbiter finds that the sealed record cannot reasonably be read as a legal move.
pub(crate) fn cannot_be_read(state: &mut State) -> Vec<Ruling> {
    let by = state.turn().by();
    let (reading, proved) = reading(state, by, Recorded::Nothing, Wording::Agreed);
    let answers = state.law().hear(reading);
    let says = format!("The record means no legal move: {} is to play.", by.name());
    owes_for_unread(state, answers, says, &proved)
}

/// What a record that means nothing costs. If the game is lost by that and the decision falls, it is to be said how it can be
/// read.
fn owes_for_unread<Q: Question>(
    state: &mut State,
    answers: Answers<Q>,
    says: String,
    proved: &Proved,
) -> Vec<Ruling> {
    let by = state.turn().by();
    state.waiting_mut().asks(Dispute { by: !by, about: Disputed::Record });
    let rulings = owes_for_record(state, answers, says, proved);
    state.waiting_mut().gets_answer();
    rulings
}

/// The sealed record was read as the move of this turn, and that falls: as long as nothing was played or touched since, it waits
/// to be read again. Whether it does.
pub(crate) fn is_read_no_more(state: &mut State, index: Ply) -> bool {
    let by = state.line[index].by();
    let untouched = state.line.is_last_made(index) && !player_has_touched_any(state);
    if !untouched || !matches!(state.waiting(), Waiting::Play) {
        return false;
    }
    put_back(state, index, true);
    state.time.holds_for(by);
    state.waiting_mut().asks(Dispute { by: !by, about: Disputed::Record });
    true
}

/// The arbiter reads the sealed record, which means no legal move as it is written, as this move.
pub(crate) fn is_read_as(state: &mut State, motion: Motion) -> Vec<Ruling> {
    let by = state.turn().by();
    // Where the code lets him read none, it is one about which an appeal was granted.
    let his = providing(state.law().code, Provision::ArbiterReadsTheRecord);
    let on_appeal = || providing(state.law().code, Provision::AppealsAreHeard);
    let articles = if his.is_empty() { on_appeal() } else { his };
    let position = state.adjournment.resumed().map_or(state.position(), |resumed| &resumed.position);
    let meant = position.legal_moves().iter().copied().find(|&m| is_made_by(motion, m));
    let Some(meant) = meant else {
        return vec![refused(articles, Refusal::NotSo, "A record is not read as a move that is not legal.")];
    };
    let says = format!("The arbiter reads the record as {}.", move_meant(position, meant));
    state.waiting_mut().gets_answer();
    state.time.goes_on_from_hold();
    let mut rulings = vec![ruling(articles, RulingKind::Note, says)];
    let index = state.line.now_at();
    rulings.extend(makes_recorded_move(state, by, meant.into()));
    state.decisions.reads_record(by, index);
    rulings
}

/// What a record that means nothing, or that is missing, costs the player whose turn it is.
pub(crate) fn owes_for_record<Q: Question>(
    state: &mut State,
    mut answers: Answers<Q>,
    says: String,
    proved: &Proved,
) -> Vec<Ruling> {
    // Where nothing is owed for it, the code may still say whose turn it is.
    let says_only = answers.take(Effect::Reads).or(answers.take(Effect::Records));
    let mut articles = says_only.unwrap_or_default();
    let owes = answers.take_first(|effect| match effect {
        Effect::Owes(menu) => Some(menu),
        _ => None,
    });
    let end = answers.take_end();
    answers.all_heard();
    if let Some((outcome, given)) = end {
        let by = state.turn().by();
        let why = proved.why();
        let told = match outcome {
            Outcome::SealedNoMoveToNoMate => {
                format!("{} has sealed no legal move{why}: the game is drawn.", by.name())
            }
            _ => format!("{} has sealed no legal move: {} has won{why}.", by.name(), (!by).name()),
        };
        return vec![ends_by_proof(state, outcome, by, articles.and(given), told, proved)];
    }
    if let Some((menu, given)) = owes {
        articles.extend(&given);
        state.turn_mut().owes([Owed {
            menu,
            men: Vec::new(),
            in_holders_turn: false,
            articles: given.into_vec(),
        }]);
    }
    let mut rulings = vec![ruling(articles, RulingKind::Note, says)];
    rulings.extend(tell_liability(state, state.line.now_at()));
    rulings
}
