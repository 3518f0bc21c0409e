//! Every combination of facts is put to every code, and no conflict is found that is not declared.

use jadoube_law as law;
use law::question::Question;
use law::{Code, codes, resolve};

fn check<Q: Question>(code: &'static Code) -> usize {
    let all = Q::all();
    for announced in code.regulations() {
        let law = code.under(&announced);
        for facts in &all {
            if let Err(conflict) = resolve(law, facts) {
                panic!("{law:?}: {conflict}");
            }
        }
    }
    all.len()
}

#[test]
fn no_two_articles_conflict() {
    for code in codes::all().iter().chain(codes::older_game()) {
        let mut tried = 0;
        law::for_each_question!(Q => tried += check::<Q>(code));
        assert!(tried >= 250, "{}: only {tried} combinations", code.id);
    }
}

/// A rule that no combination of facts can reach is a slip of the pen.
#[test]
fn every_article_that_rules_can_be_reached() {
    fn reached<Q: Question>(code: &'static Code, seen: &mut Vec<&'static str>) {
        let laws: Vec<_> = code.regulations().iter().map(|announced| code.under(announced)).collect();
        for facts in Q::all() {
            for answer in laws.iter().flat_map(|law| resolve(*law, &facts).expect("tried above")) {
                seen.extend(answer.articles);
            }
        }
    }
    for code in codes::all().iter().chain(codes::older_game()) {
        let mut seen = Vec::new();
        law::for_each_question!(Q => reached::<Q>(code, &mut seen));
        for article in code.every_article().filter(|article| article.has_rules()) {
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
    for code in codes::all().iter().chain(codes::older_game()) {
        let mut numbers: Vec<_> = code.every_article().map(|article| article.no).collect();
        let count = numbers.len();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), count, "{}: a number stands twice", code.id);
        for article in code.every_article() {
            assert!(article.says.ends_with('.'), "{} {}: {}", code.id, article.no, article.says);
            assert!(!article.installs.is_empty(), "{} {} installs nothing", code.id, article.no);
        }
    }
}
