//! A code of your own: two articles, and a game that is judged under them.
//!
//! ```sh
//! cargo run --example own_code
//! ```
//!
//! It prints each act and what these laws say about it, such as
//! `["1"]: White touched the Knight on g1 and must move it.` They say nothing about resignation, and the game reports
//! that too.

use jadoube::game::{Game, settings::Settings};
use jadoube::law::question::{Made, Own, Touching, Transfer};
use jadoube::law::{Article, Clause, Code, Duty, Effect, Term, check, rule};
use jadoube::records::act;

const ONE_THAT_CAN_MOVE: &Term<Touching> =
    &Term::new("one man was touched, and it can move", |facts| facts.own == Own::OneMovable);
const LEGAL_MOVE: &Term<Transfer> = &Term::new("a legal move was made", |facts| facts.made == Made::Legal);

static HOUSE: Code = Code::new(
    "kitchen-table",
    "The laws of our kitchen table",
    &[
        Article::new(
            "1",
            "Touch it, move it.",
            &[Clause::Touching(rule(&[ONE_THAT_CAN_MOVE], &[Effect::Binds(Duty::MoveTouched)]))],
        ),
        Article::new(
            "2",
            "A legal move is complete when the hand has left the man.",
            &[Clause::Transfer(rule(&[LEGAL_MOVE], &[Effect::Completes]))],
        ),
    ],
);

fn main() -> Result<(), Box<dyn std::error::Error>> {
    assert_eq!(check(&HOUSE), Ok(()));
    let mut game = Game::new(&HOUSE, Settings::default())?;
    for line in ["white touches g1", "white plays Nf3", "black plays e5", "black resigns"] {
        println!("{line}");
        let act = act::read(line, game.position())?;
        for ruling in game.judge(act)? {
            println!("    {:?}: {}", ruling.articles, ruling.says);
        }
    }
    Ok(())
}
