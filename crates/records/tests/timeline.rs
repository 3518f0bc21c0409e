//! Every step of the timeline can be tried, and its tries come to what it says.

use game::Judged;
use game::standing::RulingKind;
use jadoube_records::cases;
use jadoube_records::script::Script;
use jadoube_records::vocabulary::{reason, result};
use law::codes;
use law::timeline::{Comes, Rules, Subject, Trial, of, steps};

/// What comes of an act under these rules.
fn comes(trial: &Trial, rules: Rules, act: &str) -> Comes {
    let script = Script::read("step", &format!("{}{act}\n", trial.script(rules)));
    let script = script.unwrap_or_else(|error| panic!("{error}"));
    let mut game = cases::begin(&script).unwrap_or_else(|error| panic!("{error}"));
    let (last, given) = script.acts.split_last().expect("an act");
    for act in given {
        cases::judge(&mut game, &script.file, act).unwrap_or_else(|error| panic!("{error}"));
    }
    assert!(game.ending().is_none(), "{rules:?} {:?}: over before it is tried", trial.given);
    let completed = game.standing().completed;
    if cases::judge(&mut game, &script.file, last).is_err() {
        return Comes::Not;
    }
    let own = act.starts_with("white");
    if let Some(ending) = game.ending() {
        let half = ending.reason.is_some_and(|why| reason(why).starts_with("half-win"));
        return match (result(Some(ending.result)), own) {
            ("1-0", true) | ("0-1", false) if half => Comes::WinsHalf,
            ("1-0", true) | ("0-1", false) => Comes::Wins,
            ("1/2-1/2", _) => Comes::Draws,
            _ => Comes::Loses,
        };
    }
    let moves = act.contains(" moves ") || act.contains(" castles ");
    let passed = game.standing().completed > completed;
    let taken =
        |judged: &Judged| !judged.rulings.iter().any(|ruling| matches!(ruling.kind, RulingKind::Refused(_)));
    match game.log().last().is_some_and(taken) && (passed || !moves) {
        true => Comes::Lawful,
        false => Comes::Not,
    }
}

#[test]
fn each_try_comes_to_what_its_step_says() {
    let mut wrong = Vec::new();
    for step in steps() {
        let Some(trial) = &step.trial else { continue };
        for one in trial.tries {
            assert_eq!(one.before.is_some(), trial.before.is_some(), "{}: {}", step.title, one.act);
            let all = [Some((trial.since, one.since)), trial.before.zip(one.before)];
            for (rules, says) in all.into_iter().flatten() {
                let found = comes(trial, rules, one.act);
                if found != says {
                    let (title, when) = (step.title, step.when);
                    wrong.push(format!("{when}, {title}, {rules:?}: {} {says:?}, but {found:?}", one.act));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Where what was before is compared, something came of it otherwise: the board shows the change. A change of the board
/// alone is seen.
#[test]
fn a_comparison_shows_a_difference() {
    for step in steps().filter(|step| step.subject != Subject::Board) {
        let Some(trial) = &step.trial else { continue };
        let differs = trial.tries.iter().any(|one| one.before.is_some_and(|before| before != one.since));
        assert!(trial.before.is_none() || differs, "{}, {}", step.when, step.title);
    }
}

#[test]
fn the_articles_of_a_step_are_there() {
    let known = |(code, no): &(&str, &str)| codes::find(code).and_then(|code| code.article(no)).is_some();
    for step in steps() {
        let missing: Vec<_> = step.articles.iter().filter(|article| !known(article)).collect();
        assert!(missing.is_empty(), "{}, {}: {missing:?}", step.when, step.title);
        assert!(!step.source.is_empty() && step.says.ends_with('.'), "{}", step.title);
    }
}

#[test]
fn every_subject_has_its_steps() {
    let all: usize = Subject::ALL.into_iter().map(|subject| of(subject).count()).sum();
    assert_eq!(all, steps().count());
    for subject in Subject::ALL {
        assert!(of(subject).next().is_some(), "{}", subject.word());
        assert_eq!(Subject::named(subject.word()), Some(subject));
    }
}
