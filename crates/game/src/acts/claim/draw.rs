//! A draw is claimed: by repetition, by moves without progress, by perpetual check.

use std::sync::Arc;

use board::{Position, Side};
use law::question::{ClaimForm, Claimant, DrawClaim, DrawGround, ShownBy, Truth, Unlike};
use law::{Answers, Choice, Cites, Effect, Figure, Point, Provision, figure, provided};

use crate::act::motion::Motion;
use crate::act::official::Fact;
use crate::effects::bind::{binds_to_declared, duty_declared};
use crate::effects::end::ends_by_proof;
use crate::effects::offences::take_found;
use crate::effects::time::gives_time;
use crate::facts::communication::has_communicated;
use crate::facts::count::moves_counted;
use crate::facts::draws::{
    Declared, announced_limit, claims_as_player, declared_move, ended_by_move_begun, ground_and_truth,
    is_of_a_series, moves_without_progress, occurrences, series_running, touched_before_claiming, unlike,
};
use crate::facts::fixed_move::{Fixed, articles_on_writing_it, fixed_otherwise};
use crate::facts::hurry::is_hurried;
use crate::facts::limit::{counts_every_move, fewer_moves, limit_holds, told_of_the_limit};
use crate::facts::long_endings::moves_to_claim;
use crate::facts::proof::{Proved, bound_to_one_of, endless};
use crate::facts::scores::{Counted, is_scored, is_up_to_date, keeps_score, must_record};
use crate::judging::agreement::offers_with_it;
use crate::judging::annulment::as_if_annulled;
use crate::judging::claimable::{Claimable, price_of};
use crate::phrases::number_of;
use crate::refusal::{Awaited, Ended, Refusal, Whose};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::claims::progress_in_words;
use crate::sentences::silence::{no_such_claim, says_of};
use crate::settings::Hearing;
use crate::standing::option::WrongClaim;
use crate::state::State;

/// A claim of a draw, perhaps with a move that the claimant intends to make.
pub(crate) struct Draw {
    ground: DrawGround,
    intended: Option<Motion>,
}

impl Draw {
    /// It is so as the position stands.
    pub(crate) fn now(ground: DrawGround) -> Draw {
        Draw { ground, intended: None }
    }
}

/// A claim of a draw with a move that the claimant intends to make.
pub(crate) fn claims_draw_intending(
    state: &mut State,
    who: Side,
    ground: DrawGround,
    motion: Motion,
) -> Vec<Ruling> {
    if let Some(refusal) = is_to_be_written_first(state, who) {
        return vec![refusal];
    }
    if who == state.turn().by() {
        let made = state.line.number_made();
        state.scores.claims_with_move(who, made);
    }
    match provided(state.law().code, Provision::DeclaredMoves) {
        Some(_) => Draw { ground, intended: Some(motion) }.answer(state, who),
        None => {
            let says = format!("Under {} a claim is made without declaring a move.", state.law().code.name());
            // What a claim rests on stands at the article on repetition, the first on claims.
            let points = [point_of(ground), Point::Repetition];
            let settled = points.iter().filter_map(|&point| state.law().code.settles(point));
            let mut articles: Vec<_> = settled.map(|(_, article)| article).collect();
            articles.dedup();
            vec![refused(articles, Refusal::Unknown, says)]
        }
    }
}

/// The player keeps his score here, and has not written the move that he declares, which the code requires first.
fn is_to_be_written_first(state: &State, who: Side) -> Option<Ruling> {
    let articles = articles_on_writing_it(state, who);
    let records = keeps_score(state, who) && is_up_to_date(state, who) && must_record(state, who);
    let keeps = who == state.turn().by() && records;
    let due = state.turn().required().is_some();
    let written = !state.scores.written_in_advance(who, state.line.number_made()).is_empty();
    let says =
        format!("{} first writes the move that he declares: it does not stand in his score.", who.name());
    (keeps && !due && !written && !articles.is_empty())
        .then(|| refused(articles, Refusal::NotYet(Awaited::Move), says))
}

/// What a claim of a draw is about.
pub(crate) struct Claimed {
    /// The question, its truth left open.
    asked: DrawClaim,
    /// Whether it is so; none where only a search can tell.
    truth: Option<Truth>,
    declared: Option<Declared>,
    position: Position,
    /// How many times more than the line shows this position has appeared.
    more: usize,
    /// Another move was declared or written before, and cannot be changed.
    fixed: Option<Fixed>,
}

impl Claimable for Draw {
    type Facts = Claimed;

    fn is_known(&self, state: &State) -> bool {
        state.law().knows.draw(self.ground)
    }

    /// Where a touch ends the right to claim, it is no longer listed.
    fn is_open(&self, state: &State, who: Side) -> bool {
        claims_as_player(state, who)
            && (!touched(state, who) || state.law().knows.draw_after_touch(self.ground))
    }

    fn facts(&self, state: &State, who: Side) -> Self::Facts {
        let seen = as_claimed_of(state, who);
        let state = seen.as_ref().unwrap_or(state);
        let by = if claims_as_player(state, who) { Claimant::Player } else { Claimant::Opponent };
        let intended = self.intended.filter(|_| by == Claimant::Player && who == state.turn().by());
        let declared = intended.map(|motion| declared_move(state, motion));
        let legal = declared.as_ref().and_then(|declared| declared.legal);
        let (form, position, more) = match (&declared, legal) {
            (None, _) => (ClaimForm::Now, *state.turn().position(), 0),
            (Some(_), Some(m)) => (ClaimForm::Intending, state.turn().position().play(m), 1),
            (Some(_), None) => (ClaimForm::IntendingIllegal, *state.turn().position(), 0),
        };
        let touched = by == Claimant::Player && touched(state, who);
        let (ground, truth) = ground_and_truth(state, self.ground, &position, more);
        let players = by == Claimant::Player && who == state.turn().by();
        let begun = players && form == ClaimForm::Now && ended_by_move_begun(state, ground);
        let fixed = legal.filter(|_| players).and_then(|m| fixed_otherwise(state, who, m));
        let wrong = begun || form == ClaimForm::IntendingIllegal || fixed.is_some();
        let truth = if wrong { Some(Truth::No) } else { truth };
        let unlike = match ground {
            DrawGround::Repetition if !begun && fixed.is_none() && truth != Some(Truth::Yes) => {
                unlike(state, &position, more)
            }
            _ => Unlike::Nothing,
        };
        let shown = match by == Claimant::Opponent || is_scored(state, who, Counted::All) {
            true => ShownBy::Score,
            false if is_hurried(state) => ShownBy::Witness,
            false => ShownBy::Nothing,
        };
        let asked = DrawClaim { ground, by, form, touched, unlike, shown, truth: Truth::Undetermined };
        Claimed { asked, truth, declared, position, more, fixed }
    }

    fn is_upheld(&self, state: &State, facts: &Self::Facts) -> bool {
        let asked = DrawClaim { truth: Truth::Yes, unlike: Unlike::Nothing, ..facts.asked };
        let ends = || state.law().gives(asked, |effect| matches!(effect, Effect::Ends(_)));
        facts.truth == Some(Truth::Yes) && ends()
    }

    fn price(&self, state: &State, facts: &Self::Facts) -> Option<WrongClaim> {
        price_of(state, DrawClaim { truth: Truth::No, unlike: Unlike::Nothing, ..facts.asked })
    }

    fn judge(self, state: &mut State, who: Side, facts: Self::Facts) -> Vec<Ruling> {
        let denied = || denied_by_an_article(state, self.ground);
        if let Some(refusal) = counted_from_a_notice(state, self.ground).or_else(denied) {
            return vec![refusal];
        }
        let mut proved = Proved::default();
        let truth = state.law().worth_proving(&facts.asked, || {
            facts.truth.unwrap_or_else(|| {
                proved.evidence = Some(Arc::new(endless(state, &facts.position)));
                proved.truth()
            })
        });
        let truth = truth.unwrap_or(Truth::Undetermined);
        let found = as_found(state, truth);
        if found != truth {
            // What people found rests on no search.
            proved = Proved::default();
        }
        let asked = DrawClaim { truth: found, ..facts.asked };
        let mut answers = state.law().hear(asked);
        let mut rulings = verdict_on_draw(state, who, &mut answers, &proved, (&facts.position, facts.more));
        let declared = match facts.fixed {
            None => facts.declared,
            Some(fixed) => {
                for told in rulings.iter_mut().filter(|told| told.kind.is_refusal()) {
                    told.says = fixed.says(state, who);
                    told.articles =
                        Cites::from(fixed.articles.to_vec()).and(told.articles.clone()).into_vec();
                }
                fixed.still_to_be_bound()
            }
        };
        if !state.waiting().is_over() {
            rulings.extend(price_of_claim(state, who, &mut answers, declared));
        }
        answers.all_heard();
        rulings
    }
}

/// The game of which this side claims that it is drawn, where that is not the game as it stands: what the other's hand has done
/// in the claimant's turn, and can still be undone, takes nothing from his claim.
fn as_claimed_of(state: &State, who: Side) -> Option<State> {
    as_if_annulled(state).filter(|_| who == state.turn().by())
}

/// What the search left open is as people have found it.
fn as_found(state: &mut State, truth: Truth) -> Truth {
    match truth {
        Truth::Undetermined if take_found(state, |fact| *fact == Fact::So) => Truth::Yes,
        Truth::Undetermined if take_found(state, |fact| *fact == Fact::NotSo) => Truth::No,
        _ => truth,
    }
}

/// Whether the claimant has touched a man in his turn; what he touched to make the move that he has not completed yet is
/// no such touch. Where moves are communicated, to communicate one is the first act of the turn that all see.
fn touched(state: &State, who: Side) -> bool {
    who == state.turn().by() && (touched_before_claiming(state) || has_communicated(state))
}

/// An article of the older game that says that nothing of the kind draws.
fn denied_by_an_article(state: &State, ground: DrawGround) -> Option<Ruling> {
    let (choice, article) = state.law().code.settles(point_of(ground))?;
    let denies = matches!(choice, Choice::NoRepetition | Choice::NoLimit | Choice::NoPerpetual);
    denies.then(|| refused([article], Refusal::Unknown, says_of(state, article)))
}

/// The point of the older game that such a claim is about.
fn point_of(ground: DrawGround) -> Point {
    match ground {
        DrawGround::Repetition | DrawGround::ManyRepetitions => Point::Repetition,
        DrawGround::FiftyMoves | DrawGround::ManyMoves => Point::MoveLimit,
        DrawGround::PerpetualCheck => Point::Perpetual,
    }
}

/// Where moves count only from a notice, nothing is claimed: the game is drawn by itself when the count is out.
fn counted_from_a_notice(state: &State, ground: DrawGround) -> Option<Ruling> {
    let knows = state.law().knows;
    if ground != DrawGround::FiftyMoves || knows.draw(ground) || !knows.move_count {
        return None;
    }
    let (_, article) = figure(state.law().code, Figure::MovesAfterNotice)?;
    let says = match moves_counted(state) {
        None => "Moves are counted only after a notice, and none has been given.".to_string(),
        Some(counts) => format!(
            "Since the notice White has made {} of {} moves, and Black {}. The game is drawn when both have made them all.",
            counts.made[0], counts.limit, counts.made[1]
        ),
    };
    Some(refused([article], Refusal::NotYet(Awaited::Move), says))
}

pub(crate) fn verdict_on_draw(
    state: &mut State,
    who: Side,
    answers: &mut Answers<DrawClaim>,
    proved: &Proved,
    (position, more): (&Position, usize),
) -> Vec<Ruling> {
    let asked = answers.facts();
    let ground = asked.ground;
    let effort = proved
        .evidence
        .as_ref()
        .map(|found| format!(" ({} searched)", number_of(found.states as usize, "position")));
    let effort = effort.unwrap_or_default();
    let until_press = provided(state.law().code, Provision::ClaimsUntilPress);
    let until_press = until_press.filter(|_| who != state.turn().by() && claims_as_player(state, who));
    let pauses = answers.articles(|effect| effect == Effect::Pauses).and(until_press);
    let pauses = pauses.and(announced_limit(state, ground)).and(told_of_the_limit(state, ground));
    if let Some((outcome, cites)) = answers.take_end() {
        let what = proved_words(state, ground);
        let says = format!("{}'s claim is correct{effort}: {what}. The game is drawn.", who.name());
        return vec![ends_by_proof(state, outcome, who, cites.and(pauses), says, proved)];
    }
    if let Some(cites) = answers.take(Effect::Refuses) {
        let seen = as_claimed_of(state, who);
        let (why, says) = why_no_draw(seen.as_ref().unwrap_or(state), who, asked, (position, more));
        return vec![proved.shown_by(refused(cites.and(pauses), why, format!("{says}{effort}.")))];
    }
    vec![no_such_claim(state)]
}

pub(crate) fn why_no_draw(
    state: &State,
    who: Side,
    DrawClaim { ground, truth, form, shown, .. }: DrawClaim,
    (position, more): (&Position, usize),
) -> (Refusal, String) {
    if !claims_as_player(state, who) {
        let mover = (!who).name();
        let says = format!("Only the player whose turn it is may claim it, and it is {mover}'s turn");
        return (Refusal::NotYours(Whose::Opponent), says);
    }
    if !state.law().knows.draw_after_touch(ground) && touched(state, who) {
        let (ended, done) = match has_communicated(state) {
            true => (Ended::Moved, "communicated a move"),
            false => (Ended::Touched, "touched a man"),
        };
        return (Refusal::TooLate(ended), format!("{} has {done}, and can no longer claim it", who.name()));
    }
    if shown == ShownBy::Nothing {
        let says = format!("{}'s score is not complete enough to show it", who.name());
        return (Refusal::Unproven, says);
    }
    if more == 0 && ended_by_move_begun(state, ground) {
        let says = match ground {
            DrawGround::Repetition | DrawGround::ManyRepetitions => {
                format!("{} has moved a man and released it, so the position has changed", who.name())
            }
            _ => format!("{} has begun a move that ends the count", who.name()),
        };
        return (Refusal::NotSo, says);
    }
    let says = match (ground, truth) {
        _ if form == ClaimForm::IntendingIllegal => {
            "The declared move is illegal, so a claim cannot rest on it".to_string()
        }
        (_, Truth::Undetermined) => "It is unproven: the search ended at its bound".to_string(),
        (DrawGround::Repetition, _) if is_of_a_series(state) => {
            let times = times_in_words(series_running(state));
            format!("The same series of moves was made {times} running")
        }
        (DrawGround::Repetition | DrawGround::ManyRepetitions, _) => {
            let times = times_in_words(occurrences(state, position) + more);
            match more {
                0 => format!("The position has appeared {times} with {} to move", position.turn().name()),
                _ => format!("With the declared move the position would have appeared {times}"),
            }
        }
        (DrawGround::FiftyMoves | DrawGround::ManyMoves, _) if !limit_holds(state, who) => {
            "The number of moves does not hold for what stands on the board, or for this player".to_string()
        }
        (DrawGround::FiftyMoves, _) if let Some((side, moves)) = missed_moves(state, position) => {
            format!("{} has made only {moves} of the moves: a turn that is missed is none", side.name())
        }
        (DrawGround::FiftyMoves | DrawGround::ManyMoves, _) if counts_every_move(state) => {
            let moves = moves_without_progress(state, position).map_or(0, |(_, moves)| moves);
            format!("Only {} been made since the game began", has_gone_by(moves))
        }
        (DrawGround::FiftyMoves | DrawGround::ManyMoves, _) => {
            let progress = progress_in_words(state);
            match moves_without_progress(state, position).map_or(0, |(_, moves)| moves) {
                0 if more > 0 => {
                    format!("The declared move is {progress}, so with it the count of moves stands at 0")
                }
                1 if more > 0 => {
                    format!(
                        "With the declared move only 1 single move would have been made without {progress}"
                    )
                }
                moves if more > 0 => {
                    format!(
                        "With the declared move only {moves} single moves would have been made without {progress}"
                    )
                }
                0 => format!("The count of moves without {progress} stands at 0"),
                1 => format!("Only 1 single move has been made without {progress}"),
                moves => format!("Only {moves} single moves have been made without {progress}"),
            }
        }
        (DrawGround::PerpetualCheck, _) if bound_to_one_of(state, position).is_some() => {
            "With what the player must move the checks come to an end".to_string()
        }
        (DrawGround::PerpetualCheck, _) => "The opponent can bring the checks to an end".to_string(),
    };
    let why = if truth == Truth::Undetermined { Refusal::Unproven } else { Refusal::NotSo };
    (why, says)
}

/// The side that missed turns, with the moves that it made, where the other has made enough.
fn missed_moves(state: &State, position: &Position) -> Option<(Side, u32)> {
    let (wanted, went_by) = moves_without_progress(state, position)?;
    fewer_moves(state, went_by).filter(|(_, moves)| went_by >= 2 * wanted && *moves < wanted)
}

/// What a claim that was refused costs, where the code has a price for it.
pub(crate) fn price_of_claim(
    state: &mut State,
    who: Side,
    answers: &mut Answers<DrawClaim>,
    declared: Option<Declared>,
) -> Vec<Ruling> {
    let is_price = |effect| matches!(effect, Effect::GivesTime(_) | Effect::OpensOffer | Effect::Binds(_));
    let mut rulings = Vec::new();
    while let Some(answer) = answers.take_answer(is_price) {
        match answer.effect {
            Effect::GivesTime(which) => {
                let again = has_claimed_wrongly(state, who, &answer.articles);
                rulings.extend(gives_time(state, !who, which, "a wrong claim", &answer.articles));
                rulings.extend(if again { reminds_of_disturbance(state, who) } else { None });
            }
            Effect::Binds(law) => {
                let duty = declared.as_ref().map(|declared| duty_declared(state, law, declared));
                rulings.extend(
                    duty.and_then(|(moves, says)| {
                        binds_to_declared(state, who, moves, says, &answer.articles)
                    }),
                );
            }
            // A claim that was heard has offered it then; the answer was given meanwhile, or still can be.
            _ if state.settings().hearing == Hearing::Heard => {}
            _ => rulings.push(offers_with_it(state, who, "claim", &answer.articles.into())),
        }
    }
    rulings
}

/// Whether this side has paid for a wrong claim of a draw before.
fn has_claimed_wrongly(state: &State, who: Side, articles: &[&'static str]) -> bool {
    state.offences.penalties().iter().any(|paid| paid.side == who && articles.contains(&paid.article))
}

/// Whoever claims wrongly again and again may disturb his opponent: that is for the arbiter, where the code says so.
fn reminds_of_disturbance(state: &State, who: Side) -> Option<Ruling> {
    let article = provided(state.law().code, Provision::ClaimsMayDisturb)?;
    let name = who.name();
    let says = format!(
        "{name} has claimed a draw wrongly before: whether that disturbs is for the arbiter to decide."
    );
    Some(ruling([article], RulingKind::Note, says))
}

/// What a claim that is upheld rests on.
fn proved_words(state: &State, ground: DrawGround) -> String {
    let on_each_side = |which: Figure| figure(state.law().code, which).map(|(moves, _)| moves);
    match ground {
        DrawGround::Repetition | DrawGround::ManyRepetitions => "the position has been repeated".to_string(),
        DrawGround::FiftyMoves | DrawGround::ManyMoves => {
            let usual = || match ground {
                DrawGround::ManyMoves => on_each_side(Figure::MovesWithoutProgressByThemselves),
                _ => moves_to_claim(state.law().code, state.turn().position()),
            };
            let announced = state.settings().draw_after_moves.filter(|_| ground == DrawGround::FiftyMoves);
            let by_code = || on_each_side(Figure::MovesWithoutCapture).or_else(usual);
            let moves = announced.or_else(by_code).unwrap_or_default();
            match counts_every_move(state) {
                true => format!("each side has made {moves} moves since the game began"),
                false => format!("each side has made {moves} moves without {}", progress_in_words(state)),
            }
        }
        DrawGround::PerpetualCheck => "the opponent cannot bring the checks to an end".to_string(),
    }
}

/// So many single moves, as what has been made.
fn has_gone_by(moves: u32) -> String {
    if moves == 1 { "1 single move has".to_string() } else { format!("{moves} single moves have") }
}

pub(crate) fn times_in_words(times: usize) -> String {
    match times {
        1 => "only once".to_string(),
        2 => "only twice".to_string(),
        many => format!("only {many} times"),
    }
}
