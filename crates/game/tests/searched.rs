//! What long searches have told is kept with the acts, and not searched for again.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use board::Setup;
use jadoube_game::act::{Act, Entry, HandAct, Motion, Person};
use jadoube_game::searched::Searched;
use jadoube_game::settings::{Settings, Start};
use jadoube_game::{AtLength, Game, Judged};
use law::Code;

fn fide() -> &'static Code {
    law::codes::find("fide-2023").unwrap()
}

/// Behind the locked Pawns the Bishops find a way to mate only after many positions were met.
///
/// ```text
///  8  . B b . . . . .
///  7  . p . . . . . .
///  6  p P p . . . k .
///  5  . . P p . . . p
///  4  P . . P p B p P
///  3  . . . . P . P .
///  2  . . . . . K . .
///  1  . . . . . . . .
///     a b c d e f g h
/// ```
const MAZE: &str = "1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1";

/// The King takes the Rook, and White's own men keep everything from him: that is known once every position was met.
///
/// ```text
///  8  R k . . . . . .
///  7  . . . . . . p .
///  6  . . . . . . P .
///  5  . . . . . . P K
///  4  . . . . . . P .
///  3  . . . . . . P R
///  2  . . . . . . . P
///  1  . . . . . . . .
///     a b c d e f g h
/// ```
const PENNED: &str = "Rk6/6p1/6P1/6PK/6P1/6PR/7P/8 b - - 0 1";

fn settings(fen: &str) -> Settings {
    let setup: Setup = fen.parse().unwrap();
    Settings { start: Start::Setup(Box::new(setup)), ..Settings::default() }
}

fn plays(game: &mut Game, uci: &str) {
    let way = game.position().parse_uci(uci).unwrap().transfer();
    let motion = Motion::Transfer { from: way.from, to: way.to, promotion: way.promotion };
    let (who, act) = (Person::Player(game.position().turn()), Act::Hand(HandAct::Plays(motion)));
    game.judge(Entry { stamp: None, who, act }).unwrap();
}

/// The same log judged again, with what was told of each act.
fn again(fen: &str, log: &[Judged], told: impl Fn(&Judged) -> Searched, at_length: AtLength) -> Game {
    let first = log.first().map(&told).unwrap_or_default();
    let mut game = Game::begin(fide(), settings(fen), first, at_length).unwrap();
    for judged in log {
        game.judge_again(judged.entry.clone(), told(judged)).unwrap();
    }
    game
}

#[test]
fn nothing_is_searched_for_twice() {
    static SEARCHES: AtomicUsize = AtomicUsize::new(0);
    let count = |work: &mut dyn FnMut()| {
        SEARCHES.fetch_add(1, Relaxed);
        work();
    };
    for (fen, at_first, moves) in [(MAZE, 1, &["f2g1", "g6f6", "g1f2"][..]), (PENNED, 0, &["b8a8"])] {
        let mut game = Game::begin(fide(), settings(fen), Searched::default(), count).unwrap();
        assert_eq!(SEARCHES.load(Relaxed), at_first, "before the first act of {fen}");
        moves.iter().for_each(|uci| plays(&mut game, uci));
        let searched = SEARCHES.swap(0, Relaxed);
        let looked: usize = game.log().iter().map(|judged| judged.searched().looked.len()).sum();
        assert_eq!(
            (looked, searched > 0),
            (searched, true),
            "the first act keeps what was found before it: {fen}"
        );

        let told = again(fen, game.log(), Judged::searched, count);
        assert_eq!(SEARCHES.swap(0, Relaxed), 0, "all was told of {fen}");
        assert_eq!(told.log(), game.log(), "{fen}");
        again(fen, game.log(), |_| Searched::default(), count);
        assert_eq!(SEARCHES.swap(0, Relaxed), searched, "nothing was told of {fen}");
    }
}

#[test]
fn what_was_told_of_another_position_is_searched_for() {
    let mut game = Game::new(fide(), settings(PENNED)).unwrap();
    plays(&mut game, "b8a8");
    assert!(game.ending().is_some());
    let wrong = |judged: &Judged| {
        let mut searched = judged.searched();
        searched.looked.iter_mut().for_each(|looked| looked.key ^= 1);
        searched
    };
    assert_eq!(again(PENNED, game.log(), wrong, |work| work()).log(), game.log());
}
