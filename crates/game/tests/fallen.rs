//! A man slips again and again: no game before it holds another, however often.

use board::{Side, Square};
use jadoube_game::Game;
use jadoube_game::act::{Act, Entry, HandAct, Person};
use jadoube_game::settings::Settings;

/// So often that the games before each fall could not be dropped one inside the other on so small a stack.
const OFTEN: usize = 20_000;
const STACK: usize = 256 * 1024;

#[test]
fn a_man_slips_and_is_put_back_again_and_again() {
    let slips = || {
        let code = law::codes::find("fide-2023").expect("the code");
        let mut game = Game::new(code, Settings::default()).expect("a game");
        let drops = HandAct::Drops { from: Square::G1, to: Square::F3 };
        for act in [drops, HandAct::Restores].iter().cycle().take(2 * OFTEN) {
            let entry = Entry { stamp: None, who: Person::Player(Side::White), act: Act::Hand(act.clone()) };
            game.judge(entry).expect("a hand can do it");
        }
        game.standing().legal.len()
    };
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(slips).expect("a thread");
    assert_eq!(thread.join().expect("it ends"), 2, "the Knight may go to two squares");
}
