//! Every combination of facts is put to every code, and no conflict is found that is not declared.

use jadoube_law as law;
use law::question::*;
use law::{Code, codes, resolve};

fn check<Q: Question>(code: &Code) -> usize {
    let all = Q::all();
    for facts in &all {
        if let Err(conflict) = resolve(code, facts) {
            panic!("{}: {conflict}", code.id);
        }
    }
    all.len()
}

#[test]
fn no_two_articles_conflict() {
    for code in codes::all() {
        let tried = check::<Movement>(code)
            + check::<Touching>(code)
            + check::<Meddling>(code)
            + check::<Excuse>(code)
            + check::<Transfer>(code)
            + check::<Naming>(code)
            + check::<Liability>(code)
            + check::<OutOfTurnMove>(code)
            + check::<MistakenRemoval>(code)
            + check::<Requirement>(code)
            + check::<Attention>(code)
            + check::<TouchClaim>(code)
            + check::<DrawClaim>(code)
            + check::<StartClaim>(code)
            + check::<Forfeiture>(code)
            + check::<Exaction>(code)
            + check::<Lapse>(code)
            + check::<Standstill>(code)
            + check::<Agreement>(code)
            + check::<Conduct>(code)
            + check::<Interference>(code)
            + check::<Finding>(code)
            + check::<Adjournment>(code)
            + check::<Resumption>(code)
            + check::<Reading>(code)
            + check::<Close>(code)
            + check::<Overstep>(code)
            + check::<Completion>(code)
            + check::<Infringement>(code)
            + check::<HandsClaim>(code)
            + check::<Resignation>(code)
            + check::<Arrival>(code)
            + check::<Recording>(code)
            + check::<Signature>(code)
            + check::<Announcement>(code)
            + check::<FalseCheck>(code)
            + check::<InCheck>(code)
            + check::<GivenMoves>(code)
            + check::<MoveCount>(code)
            + check::<Upshot>(code);
        assert!(tried >= 250, "{}: only {tried} combinations", code.id);
    }
}

/// A rule that no combination of facts can reach is a slip of the pen.
#[test]
fn every_article_that_rules_can_be_reached() {
    fn reached<Q: Question>(code: &Code, seen: &mut Vec<&'static str>) {
        for facts in Q::all() {
            for answer in resolve(code, &facts).expect("tried above") {
                seen.extend(answer.articles);
            }
        }
    }
    for code in codes::all() {
        let mut seen = Vec::new();
        reached::<Movement>(code, &mut seen);
        reached::<Touching>(code, &mut seen);
        reached::<Meddling>(code, &mut seen);
        reached::<Excuse>(code, &mut seen);
        reached::<Transfer>(code, &mut seen);
        reached::<Naming>(code, &mut seen);
        reached::<Liability>(code, &mut seen);
        reached::<OutOfTurnMove>(code, &mut seen);
        reached::<MistakenRemoval>(code, &mut seen);
        reached::<Requirement>(code, &mut seen);
        reached::<Attention>(code, &mut seen);
        reached::<TouchClaim>(code, &mut seen);
        reached::<DrawClaim>(code, &mut seen);
        reached::<StartClaim>(code, &mut seen);
        reached::<Forfeiture>(code, &mut seen);
        reached::<Exaction>(code, &mut seen);
        reached::<Lapse>(code, &mut seen);
        reached::<Standstill>(code, &mut seen);
        reached::<Agreement>(code, &mut seen);
        reached::<Conduct>(code, &mut seen);
        reached::<Interference>(code, &mut seen);
        reached::<Finding>(code, &mut seen);
        reached::<Adjournment>(code, &mut seen);
        reached::<Resumption>(code, &mut seen);
        reached::<Reading>(code, &mut seen);
        reached::<Close>(code, &mut seen);
        reached::<Overstep>(code, &mut seen);
        reached::<Completion>(code, &mut seen);
        reached::<Infringement>(code, &mut seen);
        reached::<HandsClaim>(code, &mut seen);
        reached::<Resignation>(code, &mut seen);
        reached::<Arrival>(code, &mut seen);
        reached::<Recording>(code, &mut seen);
        reached::<Signature>(code, &mut seen);
        reached::<Announcement>(code, &mut seen);
        reached::<FalseCheck>(code, &mut seen);
        reached::<InCheck>(code, &mut seen);
        reached::<GivenMoves>(code, &mut seen);
        reached::<MoveCount>(code, &mut seen);
        reached::<Upshot>(code, &mut seen);
        for article in code.articles.iter().filter(|article| article.has_rules()) {
            let settles = article
                .installs
                .iter()
                .any(|c| matches!(c, law::Clause::Provides(_) | law::Clause::Sets(..)));
            assert!(settles || seen.contains(&article.no), "{} {} is never reached", code.id, article.no);
        }
    }
}

#[test]
fn articles_stand_once_and_say_something() {
    for code in codes::all() {
        let mut numbers: Vec<_> = code.articles.iter().map(|article| article.no).collect();
        let count = numbers.len();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), count, "{}: a number stands twice", code.id);
        for article in code.articles {
            assert!(article.says.ends_with('.'), "{} {}: {}", code.id, article.no, article.says);
            assert!(!article.installs.is_empty(), "{} {} installs nothing", code.id, article.no);
        }
    }
}
