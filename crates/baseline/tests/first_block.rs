//! The first random games of each code get the same rulings as when the digests were written.

use jadoube_baseline::blocks::{Block, FIRST, GAMES, Games};
use jadoube_baseline::figures::Figures;
use jadoube_baseline::kept;
use jadoube_baseline::notes::Kind;
use jadoube_baseline::sitting;

/// What differs from what was kept. A sentence may be told better, and a proof be another, without a look at this net.
fn different(code: &'static str) -> Vec<String> {
    let games = Games::of(code).expect("the cases");
    let kept = kept::read(code).expect("digests");
    let blocks = games.blocks(FIRST).into_iter().filter(|block| matches!(block, Block::Random(..)));
    let judged = blocks.map(|block| (block.to_string(), games.digests(&block, &mut Figures::default())));
    let kinds = [Kind::Rulings, Kind::Standings];
    let compared = judged.filter_map(|(block, digests)| kept::compare(&kept, &block, &digests, &kinds));
    compared.map(|difference| format!("{code} {} {:?}", difference.block, difference.kinds)).collect()
}

#[test]
fn nothing_is_ruled_otherwise() {
    let found: Vec<String> = std::thread::scope(|scope| {
        let judging: Vec<_> =
            sitting::codes().into_iter().map(|code| scope.spawn(move || different(code))).collect();
        judging.into_iter().flat_map(|judging| judging.join().expect("no panic")).collect()
    });
    let more =
        "`cargo run --release -p jadoube-baseline -- compare` tells more; what is meant is kept with `write`";
    assert_eq!(found, [""; 0], "{more}");
}

#[test]
fn every_random_game_is_kept() {
    for code in sitting::codes() {
        let kept = kept::read(code).expect("digests");
        let blocks = Games::of(code).expect("the cases").blocks(GAMES);
        let lacking = blocks.iter().filter(|block| matches!(block, Block::Random(..)));
        let lacking: Vec<_> =
            lacking.map(Block::to_string).filter(|block| !kept.contains_key(block)).collect();
        assert_eq!(lacking, [""; 0], "{code}");
    }
}
