//! seal

use sha2::{Digest, Sha256};

use crate::game::Game;
use crate::ruling::Ruling;

/// A hash over the code and its revision, the rulings on an act, and the standing after it. Where a replay gives
/// another seal, the law has been read otherwise since.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seal(pub [u8; 32]);

impl Seal {
    /// Words are left out: a sentence may be told better without changing what was ruled.
    pub(crate) fn over(game: &Game, rulings: &[Ruling]) -> Seal {
        let mut hash = Sha256::new();
        let mut put = |text: &str| {
            hash.update((text.len() as u64).to_be_bytes());
            hash.update(text.as_bytes());
        };
        put(game.code().id);
        put(&game.code().revision.to_string());
        for ruling in rulings {
            put(&format!("{:?}", ruling.kind));
            ruling.articles.iter().for_each(|article| put(article));
        }
        let standing = game.standing_without_line();
        put(&format!("{:?}", standing.result.as_ref().map(|ending| (ending.result, ending.reason))));
        put(&format!("{:?}", standing.phase));
        put(&standing.position.fen());
        let board: String = standing.board.iter().map(|man| man.map_or('.', |man| man.letter())).collect();
        put(&board);
        standing.legal.iter().for_each(|&m| put(&standing.position.uci(m)));
        for duty in &standing.duty {
            put(&format!("{:?} {:?}", duty.kind, duty.squares));
            duty.articles.iter().for_each(|article| put(article));
        }
        standing.may.iter().for_each(|open| put(&format!("{:?} {:?} {}", open.who, open.line, open.ripe)));
        Seal(hash.finalize().into())
    }

    /// The 32 bytes of the hash.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl std::fmt::Display for Seal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}
