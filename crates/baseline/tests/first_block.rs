//! The cases and the first random games of each code are judged as they were when the digests were kept.

use jadoube_baseline::blocks::{Block, FIRST, Games};
use jadoube_baseline::figures::Figures;
use jadoube_baseline::kept;
use jadoube_baseline::notes::Kind;
use jadoube_baseline::sitting;

/// What differs from what was kept.
fn different(code: &'static str) -> Vec<String> {
    let games = Games::of(code).expect("the cases");
    let kept = kept::read(code).expect("digests");
    let blocks = games.blocks(FIRST).into_iter().filter(|block| !matches!(block, Block::Varied(_)));
    let judged = blocks.map(|block| (block.to_string(), games.digests(&block, &mut Figures::default())));
    let compared = judged.filter_map(|(block, digests)| kept::compare(&kept, &block, &digests, &Kind::ALL));
    compared.map(|difference| format!("{code} {} {:?}", difference.block, difference.kinds)).collect()
}

#[test]
fn nothing_is_judged_otherwise() {
    let codes = sitting::codes();
    let found: Vec<String> = std::thread::scope(|scope| {
        let judging: Vec<_> = codes.iter().map(|code| scope.spawn(|| different(code))).collect();
        judging.into_iter().flat_map(|judging| judging.join().expect("no panic")).collect()
    });
    let help = "cargo run --release -p jadoube-baseline -- compare tells more; a change that is meant is kept with `write`";
    assert_eq!(found, [""; 0], "{help}");
}

#[test]
fn everything_is_kept() {
    for code in sitting::codes() {
        let kept = kept::read(code).expect("digests");
        let blocks = Games::of(code).expect("the cases").blocks(jadoube_baseline::blocks::GAMES);
        assert_eq!(kept.len(), blocks.len(), "{code}");
        assert!(blocks.iter().all(|block| kept.contains_key(&block.to_string())), "{code}");
    }
}
