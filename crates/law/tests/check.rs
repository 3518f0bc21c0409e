//! `check` reports every mistake that the author of a code can make.

use jadoube_law::question::{Interference, Lapse, Touching};
use jadoube_law::{
    Article, Clause, Code, Effect, Figure, Mistake, Outcome, Rule, Term, To, check, codes, rule,
};

const NEVER: &Term<Lapse> = &Term::new("never", |_| false);
const PLAIN: Article = Article {
    no: "",
    heading: "",
    says: "Says something.",
    doubts: &[],
    installs: &[Clause::Sets(Figure::Occurrences, 3)],
};

/// Written without `rule`, which would not compile.
const SEALED: Rule<Touching> =
    Rule { when: &[], then: &[Effect::MakesSealedMove], despite: &["9"], beside: &[] };

static HASTY: Code = Code {
    id: "hasty",
    title: "Hasty laws",
    year: 2000,
    known_as: "Hasty laws",
    invitation: "Nothing takes long.",
    sources: &[],
    revision: 1,
    annexes: &[],
    cases: &[],
    articles: &[
        Article { no: "1", installs: &[Clause::Touching(SEALED)], ..PLAIN },
        Article {
            no: "2",
            installs: &[Clause::Interference(rule::<Interference>(&[], &[Effect::Refuses]))],
            ..PLAIN
        },
        Article { no: "2", ..PLAIN },
        Article { no: "3", installs: &[Clause::Lapse(rule(&[NEVER], &[Effect::Lapses]))], ..PLAIN },
        Article {
            no: "4",
            installs: &[
                Clause::Infringement(rule(&[], &[Effect::GivesTime(Figure::SecondsForIllegalMove)])),
                Clause::Conduct(rule(&[], &[Effect::Offence, Effect::GivesForfeiture('x')])),
            ],
            ..PLAIN
        },
        Article {
            no: "5",
            installs: &[
                Clause::Resumption(rule(&[], &[Effect::Restores(To::Adjournment)])),
                Clause::Resignation(rule(&[], &[Effect::Ends(Outcome::Resigned)])),
            ],
            ..PLAIN
        },
        Article {
            no: "6",
            installs: &[Clause::Resignation(rule(&[], &[Effect::Ends(Outcome::Annulled)]))],
            ..PLAIN
        },
    ],
};

#[test]
fn every_mistake_is_told() {
    let told: Vec<String> = check(&HASTY).unwrap_err().iter().map(Mistake::to_string).collect();
    assert_eq!(
        told,
        [
            "hasty 2: two articles have this number",
            "hasty 1: MakesSealedMove cannot answer Touching; expected one of [Binds, Offers, Excuses, IsNotProvidedFor]",
            "hasty 1: its rule on Touching names 9, which is no article of this code",
            "hasty 4: 'x' is no letter of a forfeiture; expected one of 'a' to 'f'",
            "hasty 4: no article sets SecondsForIllegalMove, on which GivesTime rests",
            "hasty: on Resignation articles 5 and 6 conflict on Resignation { mate: Yes, early: false }",
            "hasty 3: no combination of facts reaches it",
            "hasty 6: no combination of facts reaches it",
        ]
    );
}

#[test]
fn the_codes_have_none() {
    for code in codes::all().iter().chain(codes::older_game()) {
        assert_eq!(check(code), Ok(()));
    }
}
