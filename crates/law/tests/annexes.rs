//! Appendices, guidelines and variations: what is in force, and what they set aside.

use jadoube_law as law;
use law::question::Infringement;
use law::{
    Annex, Article, Clause, Code, Effect, Figure, Guideline, Mistake, Outcome, Regulations, Supervision,
    Tempo, Truth, When, ask, check, figure, rule,
};

static CLUB: Code = Code {
    annexes: &[
        Annex {
            title: "Appendix A: fast games",
            when: &[When::Tempo(&[Tempo::Rapid, Tempo::Blitz])],
            instead_of: &[],
            articles: &[Article::new(
                "A.1",
                "The opponent is given one minute.",
                &[Clause::Sets(Figure::SecondsForIllegalMove, 60)],
            )],
        },
        Annex {
            title: "Appendix B: blitz without an arbiter for each board",
            when: &[When::Tempo(&[Tempo::Blitz]), When::Supervision(Supervision::Ordinary)],
            instead_of: &["2"],
            articles: &[Article::new(
                "B.1",
                "An illegal move loses.",
                &[Clause::Infringement(rule(&[], &[Effect::Ends(Outcome::IllegalMoves)]))],
            )],
        },
        Annex {
            title: "Variation 3-1",
            when: &[When::Variation("3-1"), When::Without(Guideline::WithoutIncrement)],
            instead_of: &["3"],
            articles: &[Article::new(
                "3-1",
                "Nobody may resign.",
                &[Clause::FoundByPeople("whether he may go")],
            )],
        },
    ],
    ..Code::new(
        "club",
        "The laws of our club",
        &[
            Article::new(
                "1",
                "A penalty is two minutes.",
                &[Clause::Sets(Figure::SecondsForIllegalMove, 120)],
            ),
            Article::new(
                "2",
                "An illegal move gives time to the opponent.",
                &[Clause::Infringement(rule(&[], &[Effect::GivesTime(Figure::SecondsForIllegalMove)]))],
            ),
            Article::new("3", "Each may resign.", &[Clause::FoundByPeople("whether he resigned")]),
        ],
    )
};

fn numbers(announced: &Regulations) -> Vec<&'static str> {
    CLUB.under(announced).articles().map(|article| article.no).collect()
}

fn fast(tempo: Tempo, supervision: Supervision) -> Regulations {
    Regulations { tempo, supervision, ..Regulations::default() }
}

#[test]
fn what_is_in_force_follows_from_what_was_announced() {
    assert_eq!(numbers(&Regulations::default()), ["1", "2", "3"]);
    assert_eq!(numbers(&fast(Tempo::Rapid, Supervision::Ordinary)), ["1", "2", "3", "A.1"]);
    assert_eq!(numbers(&fast(Tempo::Blitz, Supervision::Full)), ["1", "2", "3", "A.1"]);
    assert_eq!(numbers(&fast(Tempo::Blitz, Supervision::Ordinary)), ["1", "3", "A.1", "B.1"]);
    let varied = Regulations { variations: vec!["3-1".into()], ..Regulations::default() };
    assert_eq!(numbers(&varied), ["1", "2", "3-1"]);
    let with_guideline = Regulations { guidelines: vec![Guideline::WithoutIncrement], ..varied };
    assert_eq!(numbers(&with_guideline), ["1", "2", "3"]);
    assert!(CLUB.under(&with_guideline).article("3-1").is_none() && CLUB.article("3-1").is_some());
}

#[test]
fn a_figure_of_an_annex_takes_the_place_of_the_codes_own() {
    assert_eq!(figure(&CLUB, Figure::SecondsForIllegalMove), Some((120, "1")));
    let rapid = CLUB.under(&fast(Tempo::Rapid, Supervision::Full));
    assert_eq!(figure(rapid, Figure::SecondsForIllegalMove), Some((60, "A.1")));
}

#[test]
fn an_annex_answers_in_the_place_of_what_it_sets_aside() {
    let asked = Infringement { again: false, mate: Truth::Yes };
    let mut answers = ask(&CLUB, asked).expect("no conflict");
    let minutes = Effect::GivesTime(Figure::SecondsForIllegalMove);
    assert_eq!(answers.take(minutes).expect("time")[..], ["2"]);
    answers.all_heard();
    let blitz = CLUB.under(&fast(Tempo::Blitz, Supervision::Ordinary));
    let mut answers = ask(blitz, asked).expect("no conflict");
    assert_eq!(
        answers.take_end().map(|(outcome, cites)| (outcome, cites.into_vec())),
        Some((Outcome::IllegalMoves, vec!["B.1"],))
    );
    answers.all_heard();
}

#[test]
fn a_code_says_on_what_it_depends() {
    assert_eq!(CLUB.tempos(), [Tempo::Standard, Tempo::Rapid, Tempo::Blitz]);
    assert_eq!(CLUB.variations(), ["3-1"]);
    assert_eq!(CLUB.guidelines(), [Guideline::WithoutIncrement]);
    assert!(CLUB.heeds_supervision());
    assert_eq!(
        CLUB.regulations().len(),
        6,
        "three sets of articles for tempo and supervision, with 3-1 or without"
    );
    assert_eq!(check(&CLUB), Ok(()));
}

static SLIP: Code = Code {
    annexes: &[Annex {
        title: "Slip",
        when: &[When::Variation("x")],
        instead_of: &["9"],
        articles: &[Article::new("1", "Again.", &[Clause::FoundByPeople("nothing")])],
    }],
    ..Code::new(
        "slip",
        "A slip of the pen",
        &[Article::new("1", "Once.", &[Clause::FoundByPeople("nothing")])],
    )
};

#[test]
fn a_slip_in_an_annex_is_told() {
    let mistakes = check(&SLIP).expect_err("two mistakes");
    assert_eq!(
        mistakes,
        [
            Mistake::SameNumber { code: "slip", article: "1" },
            Mistake::UnknownArticleOfAnnex { code: "slip", annex: "Slip", named: "9" },
        ]
    );
}
