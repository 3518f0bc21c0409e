//! What may be said while the game waits for something.

use board::Side;
use law::Effect;
use law::question::{Finding, Matters};

use crate::act::motion::Motion;
use crate::act::official::Fact;
use crate::act::person::Person;
use crate::acts::claim::claims_open;
use crate::facts::adjournment::{
    is_claimed_while_adjourned, is_claimed_while_adopting, keeps_envelope, may_open,
};
use crate::facts::check::check_may_be_said;
use crate::facts::end::condition_in_words;
use crate::facts::officials::articles_where_both_resigned;
use crate::facts::requirement::requirements;
use crate::facts::slip::open_slip;
use crate::settings::GameKind;
use crate::standing::option::{Open, Saying};
use crate::state::State;
use crate::state::waiting::{Adjourned, Adopting, Disputed, Docket};
use crate::status::may::penalties::penalties;

pub(crate) fn answers_to(state: &State, by: Side, about: Disputed) -> Vec<Open> {
    let player = Person::Player;
    let (found, admitted) = match about {
        Disputed::Forfeiture(clause) => (Some(Fact::Offence(clause, !by)), true),
        Disputed::InCheck => (Some(Fact::Unascertainable), true),
        Disputed::Said(_) => (Some(Fact::So), true),
        Disputed::BothResigned => return which_was_first(state),
        // As they stand, which is for people to change.
        Disputed::MenMisplaced | Disputed::Boards => {
            (Some(Fact::Board(Box::new(state.position().setup()))), false)
        }
        Disputed::NormalMeans => return answers_to_normal_means(by),
        Disputed::PutOff(_) => {
            let admit = Open::plain(player(!by), Saying::Admit, false);
            return std::iter::once(admit).chain(decisions_put_off()).collect();
        }
        Disputed::Table(_) => return answers_to_table_claim(by),
        Disputed::Record => return readings_of_the_record(state),
        Disputed::Increment => return answers_to_request(state, by),
    };
    let admit = admitted.then(|| Open::plain(player(!by), Saying::Admit, false));
    let mut may: Vec<Open> = admit.into_iter().collect();
    // The word tells how the check came about.
    if about == Disputed::InCheck && state.law().knows.check_said {
        may.push(Open::plain(player(!by), Saying::Check, check_may_be_said(state, !by)));
    }
    may.push(Open::plain(player(by), Saying::Waive, false));
    for who in [Person::Players, Person::Arbiter] {
        may.extend(found.clone().map(|fact| Open::plain(who, Saying::Find(fact), false)));
        may.push(Open::plain(who, Saying::Find(Fact::NotSo), false));
    }
    may
}

/// Which of two resignations was first, or that neither was one: no right of either player's that could be waived. Where neither
/// was first, the arbiter may decide that the game is drawn.
fn which_was_first(state: &State) -> Vec<Open> {
    let found = [Fact::Resigned(Side::White), Fact::Resigned(Side::Black), Fact::NotSo];
    let by = |who: Person| found.clone().map(|fact| Open::plain(who, Saying::Find(fact), false));
    let case = Finding { third_party: true, about: Matters::Draw };
    let on_findings = state.law().cites(case, |effect| effect == Effect::Settles);
    let drawn = articles_where_both_resigned(state, &on_findings)
        .map(|_| Open::plain(Person::Arbiter, Saying::Find(Fact::Drawn), false));
    [Person::Players, Person::Arbiter].into_iter().flat_map(by).chain(drawn).collect()
}

/// The other may accept the draw that goes with it, and the arbiter decides.
fn answers_to_request(state: &State, by: Side) -> Vec<Open> {
    let offered = state.draws.offered_by(by);
    let other = Person::Player(!by);
    let answers = [Saying::AcceptDraw, Saying::DeclineDraw].map(|line| Open::plain(other, line, false));
    let mut may: Vec<Open> = answers.into_iter().filter(|_| offered).collect();
    may.extend((!offered).then(|| Open::plain(Person::Arbiter, Saying::Find(Fact::So), false)));
    may.push(Open::plain(Person::Arbiter, Saying::Find(Fact::NotSo), false));
    may
}

/// The other may agree, and the arbiter decides.
fn answers_to_normal_means(by: Side) -> Vec<Open> {
    let decided = [Fact::Drawn, Fact::Postponed, Fact::NotSo];
    let found = decided.map(|fact| Open::plain(Person::Arbiter, Saying::Find(fact), false));
    std::iter::once(Open::plain(Person::Player(!by), Saying::Admit, false)).chain(found).collect()
}

/// The arbiter reads the record as one of the legal moves, or finds that it cannot be read so.
fn readings_of_the_record(state: &State) -> Vec<Open> {
    let none = Open::plain(Person::Arbiter, Saying::Find(Fact::NotSo), false);
    let moves = state.position().legal_moves();
    let read = moves.iter().map(|&m| Open::plain(Person::Arbiter, Saying::Adopt(m.into()), false));
    std::iter::once(none).chain(read).collect()
}

/// The other may admit it, the claimant may give it up, and the director decides.
fn answers_to_table_claim(by: Side) -> Vec<Open> {
    let mut may = vec![
        Open::plain(Person::Player(!by), Saying::Admit, false),
        Open::plain(Person::Player(by), Saying::Waive, false),
    ];
    may.extend([Fact::So, Fact::NotSo].map(|fact| Open::plain(Person::Arbiter, Saying::Find(fact), false)));
    may
}

/// How the arbiter decides what he has put off.
pub(crate) fn decisions_put_off() -> impl Iterator<Item = Open> {
    [Fact::Drawn, Fact::NotSo].into_iter().map(|fact| Open::plain(Person::Arbiter, Saying::Find(fact), false))
}

pub(crate) fn answers_to_sought(_state: &State, by: Side) -> Vec<Open> {
    let found =
        [Person::Players, Person::Arbiter].map(|who| Open::plain(who, Saying::Find(Fact::NotSo), false));
    std::iter::once(Open::plain(Person::Player(by), Saying::Waive, false)).chain(found).collect()
}

/// What may be said while people are to find whether what was undertaken was done, or whether a mate counts.
pub(crate) fn answers_to_upshot(state: &State) -> Vec<Open> {
    let done = if condition_in_words(state).is_empty() { Fact::So } else { Fact::ConditionMet };
    let admit = Side::ALL.map(|side| Open::plain(Person::Player(side), Saying::Admit, false));
    let found = [Person::Players, Person::Arbiter]
        .into_iter()
        .flat_map(|who| [done.clone(), Fact::NotSo].map(|fact| Open::plain(who, Saying::Find(fact), false)));
    admit.into_iter().chain(found).collect()
}

/// What may be said while claims wait for the arbiter.
pub(crate) fn while_heard(state: &State, docket: &Docket) -> Vec<Open> {
    let mut may: Vec<Open> = Vec::new();
    for who in [state.turn().by(), !state.turn().by()] {
        if docket.claimants().any(|by| by != who) {
            may.push(Open::plain(Person::Player(who), Saying::Admit, false));
        }
        claims_open(state, who, &mut may);
    }
    may.push(Open::plain(Person::Arbiter, Saying::Rule, false));
    may
}

/// What may be said while a sealed record waits for one of its moves to be adopted.
pub(crate) fn while_adopting(state: &State, adopting: &Adopting) -> Vec<Open> {
    let mut may = adoptions(adopting);
    let mut claims = Vec::new();
    for who in [adopting.by, !adopting.by] {
        claims_open(state, who, &mut claims);
    }
    let heard =
        |open: &Open| matches!(open.line, Saying::Claim(claim) if is_claimed_while_adopting(state, claim));
    may.extend(claims.into_iter().filter(heard));
    may
}

/// The moves that may be adopted.
pub(crate) fn adoptions(adopting: &Adopting) -> Vec<Open> {
    let adopt = |&motion: &Motion| Open::plain(Person::Player(adopting.by), Saying::Adopt(motion), false);
    adopting.motions.iter().map(adopt).collect()
}

/// Who may break play off.
pub(crate) fn adjournments(state: &State) -> Vec<Open> {
    let by_post = state.settings().kind == GameKind::Correspondence;
    // Whose move is to be sealed is known when it is found where the man stands that slipped.
    if !state.law().knows.adjournment || by_post || open_slip(state).is_some() {
        return Vec::new();
    }
    let both = [state.turn().by(), !state.turn().by()];
    both.map(|who| Open::plain(Person::Player(who), Saying::Adjourn, false)).to_vec()
}

/// What may be claimed; once a move is sealed, who may set the men up and who may open the envelope.
pub(crate) fn of_an_adjourned_game(state: &State, adjourned: &Adjourned) -> Vec<Open> {
    let mut may = Vec::new();
    if adjourned.sealed.is_none() {
        may.extend(state.communication.offer().into_iter().flat_map(adoptions));
    }
    for who in [state.turn().by(), !state.turn().by()] {
        if adjourned.sealed.is_none() {
            if adjourned.is_void {
                may.push(Open::plain(Person::Player(who), Saying::Resume, false));
            }
            penalties(state, who, &mut may);
            let required = requirements(state, who).into_iter();
            may.extend(required.map(|it| Open::plain(Person::Player(who), Saying::Require(it), false)));
            continue;
        }
        if adjourned.unstopped.is_some() && who == adjourned.by {
            may.push(Open::plain(Person::Player(who), Saying::StopClocks, false));
        }
        may.push(Open::plain(Person::Player(who), Saying::Resume, false));
        if may_open(state, who, adjourned) {
            may.push(Open::plain(Person::Player(who), Saying::OpenEnvelope, false));
        }
    }
    if adjourned.sealed.is_some() && keeps_envelope(state) {
        may.push(Open::plain(Person::Arbiter, Saying::Resume, false));
        let replier = !adjourned.by;
        if state.persons.is_there(replier) && may_open(state, replier, adjourned) {
            may.push(Open::plain(Person::Arbiter, Saying::OpenEnvelope, false));
        }
    }
    let claimed = |open: &Open| matches!(open.line, Saying::Claim(claim) if is_claimed_while_adjourned(state, adjourned, claim));
    for who in [state.turn().by(), !state.turn().by()] {
        let mut claims = Vec::new();
        claims_open(state, who, &mut claims);
        may.extend(claims.into_iter().filter(claimed));
    }
    may
}
