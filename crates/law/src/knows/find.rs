//! Finds what a code knows.

use super::trial::{Trial, each, ends, restores};
use super::{Carried, Knows};
use crate::effect::{Effect, Outcome, Penalty};
use crate::facts::Finite;
use crate::in_force::InForce;
use crate::question::{
    Adjournment, Agreement, Announcement, Answered, Attention, Bar, BoundBy, ClaimForm, Claimant, Close,
    Conduct, Demand, Did, DrawClaim, ExtraTime, FalseCheck, ForfeitLetter, Forfeiture, Fulfilled, Given,
    HandsClaim, InCheck, Infringement, Known, Liability, Made, Matter, Meddling, MistakenRemoval, MoveCount,
    Moved, Nature, NormalMeans, Origin, Overstep, OwnFlag, Question, Recording, Requirement, Resumption,
    Sheet, ShownBy, Stands, StartClaim, Step, TableClaim, TouchClaim, Transfer, Truth, Undertaken, Unlike,
    Upshot, WinningForce, Word,
};

impl Knows {
    /// What this code knows, as far as it is in force, found by putting facts to it.
    pub(super) fn find(law: InForce) -> Knows {
        let attention = Trial::of(law);
        let called = Attention::to_illegal_move;
        let forfeits = Trial::of(law);
        let claimed = |clause, known| Forfeiture { clause, known, moved_since: false };
        let (recording, demands, starts) = (Trial::of(law), Trial::of(law), Trial::of(law));
        let (draws, agreement, adjournment) = (Trial::of(law), Trial::of(law), Trial::of(law));
        let demand =
            |demand| demands.gives(&Requirement { demand, so: true }, |effect| effect == Effect::MustBeDone);
        let draw = |ground, touched| {
            let (by, form) = (Claimant::Player, ClaimForm::Now);
            DrawClaim {
                ground,
                by,
                form,
                touched,
                unlike: Unlike::Nothing,
                shown: ShownBy::Score,
                truth: Truth::Yes,
            }
        };
        let mends = |ground, early| {
            starts.gives(&StartClaim { ground, wrong: true, early }, |effect| {
                matches!(
                    effect,
                    Effect::Ends(_) | Effect::Rectifies | Effect::TurnsTheBoard | Effect::SetsTheClock
                )
            })
        };
        let agreed = |word, open, bar| Agreement { word, open, proper: true, bar };
        let liability = Trial::of(law);
        let consented = Liability { fixed: false, left: false, moved: Moved::ReplacedWithConsent };
        Knows {
            illegal_moves: [Stands::Unreplied, Stands::Replied]
                .iter()
                .any(|&it| attention.speaks(&called(it))),
            illegal_move_keeps_turn: attention
                .gives(&called(Stands::Unreplied), |effect| effect == Effect::StaysOpen),
            takes_back_later: attention.gives(&called(Stands::Replied), restores),
            consent_to_replacement: liability.gives(&consented, |effect| effect == Effect::Excuses),
            offences_counted: Trial::of(law).speaks(&Infringement { again: false, mate: Truth::Yes }),

            touch_claims: Trial::of(law).speaks(&TouchClaim {
                breached: false,
                bound_by: BoundBy::Nothing,
                illegal: false,
                timely: true,
            }),
            released_claims: Trial::of(law).gives(
                &TouchClaim { breached: true, bound_by: BoundBy::Release, illegal: false, timely: true },
                restores,
            ),
            carries_touches: carries_touches(&Trial::of(law)),
            rook_first: demand(Demand::RookMove),
            two_hands: Trial::of(law).speaks(&HandsClaim { so: true, timely: true }),
            mistaken_removals: Trial::of(law)
                .gives(&MistakenRemoval { so: true }, |effect| effect == Effect::PutsBack),

            check_said: Trial::of(law).speaks(&Announcement { given: Given::Now, timely: true }),
            false_check: Trial::of(law).gives(&said_falsely(), restores),
            in_check: Trial::of(law)
                .gives(&InCheck { so: true, long: true, origin: Origin::Unascertainable }, restores),

            agreement: agreement.speaks(&agreed(Word::Offers, false, Bar::None)),
            bars_draws: agreement
                .gives(&agreed(Word::Accepts, true, Bar::Settled), |effect| effect == Effect::Refuses),
            normal_means: gives_ever::<NormalMeans>(&Trial::of(law), |effect| effect == Effect::Waits),
            extra_time: gives_ever::<ExtraTime>(&Trial::of(law), |effect| effect == Effect::Waits),
            table_claims: gives_ever::<TableClaim>(&Trial::of(law), |effect| effect == Effect::Waits),
            move_count: gives_ever::<MoveCount>(&Trial::of(law), |effect| effect == Effect::CountsMoves),

            adjournment: adjournment
                .gives(&Adjournment { step: Step::Adjourns }, |effect| effect == Effect::Adjourns),
            sealer_opens: adjournment.speaks(&Adjournment { step: Step::OpenedByTheSealer })
                && !adjournment.gives(&Adjournment { step: Step::OpenedByTheSealer }, |effect| {
                    effect == Effect::Refuses
                }),
            resumes_without_record: adjournment.speaks(&Adjournment { step: Step::NoRecord }),
            resumption_claims: Trial::of(law).speaks(&Resumption { wrong: true, known: true, limit: false }),

            scores: recording.speaks(&Recording {
                sheet: Sheet::InOrder,
                due: true,
                electronic: false,
                last_period: false,
            }),
            close: gives_ever::<Close>(&Trial::of(law), |_| true),

            refusal_clause: Trial::of(law).letter(&Transfer::lawful(
                Made::AgainstRequirement,
                Nature::Plain,
                BoundBy::Nothing,
            )),
            upset_clause: Trial::of(law).letter(&Conduct {
                matter: Matter::MenUpset,
                by_arbiter: false,
                adjourned: false,
                again: false,
            }),
            time_clause: ForfeitLetter::values()
                .into_iter()
                .map(|clause| claimed(clause, Known::Logged))
                .find_map(|facts| {
                    let out_of_time = |effect| effect == Effect::Ends(Outcome::OutOfTime);
                    forfeits.gives(&facts, out_of_time).then(|| facts.clause.letter())
                }),

            draws: each(|ground| draws.speaks(&draw(ground, false))),
            draws_after_touch: each(|ground| draws.gives(&draw(ground, true), ends)),
            start_early: each(|ground| mends(ground, true)),
            start_late: each(|ground| mends(ground, false)),
            forfeitures: each(|clause| forfeits.gives(&claimed(clause, Known::Agreed), ends)),
            logged: each(|clause| forfeits.gives(&claimed(clause, Known::Logged), ends)),
            forgiven: each(|clause| {
                forfeits.gives(&claimed(clause, Known::Consented), |effect| effect == Effect::Refuses)
            }),
            demands: each(demand),
            undertakings: undertakings(&Trial::of(law)),
            time_claims: time_claims(&Trial::of(law)),
            offers_missed: each(|due| {
                let facts =
                    Recording { sheet: Sheet::OfferMissing, due, electronic: false, last_period: false };
                recording.speaks(&facts)
            }),
            for_touches: for_touches(&liability),
            penalties: penalties(law),
        }
    }
}

fn gives_ever<Q: Question>(trial: &Trial<Q>, wanted: impl Fn(Effect) -> bool + Copy) -> bool {
    Q::all().iter().any(|facts| trial.gives(facts, wanted))
}

fn said_falsely() -> FalseCheck {
    FalseCheck { said: true, answered: Answered::KingMoved, taken_back: false, timely: true }
}

fn carries_touches(trial: &Trial<Meddling>) -> Option<Carried> {
    let touched = Meddling { did: Did::Touched, excused: false, after_own_move: false, seen: true };
    if trial.gives(&touched, |effect| effect == Effect::CarriesWhatRemains) {
        return Some(Carried::WhatRemains);
    }
    trial.gives(&touched, |effect| effect == Effect::Carries).then_some(Carried::All)
}

/// Whether some end of a game is another one than if nothing had been undertaken.
fn undertakings(trial: &Trial<Upshot>) -> [bool; 8] {
    let ends = Upshot::all();
    let nothing = |facts: &Upshot| Upshot {
        undertaken: Undertaken::Nothing,
        met: false,
        found: Fulfilled::Open,
        ..*facts
    };
    let differs = |facts: &&Upshot| trial.answers(facts) != trial.answers(&nothing(facts));
    each(|what| ends.iter().filter(|facts| facts.undertaken == what).any(|facts| differs(&facts)))
}

fn time_claims(trial: &Trial<Overstep>) -> [bool; 2] {
    each(|closes| {
        let (own, mate) = (OwnFlag::Up, Truth::Yes);
        trial.speaks(&Overstep {
            limit: true,
            closes,
            fallen: true,
            uncompleted: false,
            own,
            last_period: true,
            mate,
            force: WinningForce::Enough,
            forced: Truth::Yes,
            scored: true,
            failed: false,
            counted: true,
        })
    })
}

fn for_touches(trial: &Trial<Liability>) -> u32 {
    let mut bits = 0;
    for answer in Liability::all().iter().flat_map(|facts| trial.answers(facts)) {
        if let Effect::Offers(menu, _) | Effect::OffersThen(menu, _, _) = answer.effect {
            menu.iter().for_each(|&penalty| bits |= 1 << penalty as u32);
        }
    }
    bits
}

/// The penalties that some rule gives, whatever the facts.
fn penalties(law: InForce) -> u32 {
    let mut bits = 0;
    for_each_question!(Q => {
        let rules = law.articles().flat_map(|article| article.installs.iter().filter_map(Q::rule));
        for effect in rules.flat_map(|rule| rule.then) {
            let (first, then): (&[Penalty], &[Penalty]) = match effect {
                Effect::Offers(menu, _) | Effect::Owes(menu) => (menu, &[]),
                Effect::OffersThen(first, then, _) => (first, then),
                _ => continue,
            };
            first.iter().chain(then).for_each(|&penalty| bits |= 1 << penalty as u32);
        }
    });
    bits
}
