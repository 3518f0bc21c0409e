//! The seal beside each act: what the code's revision made of it, in words that never change.

mod spelling;

use law::Code;
use sha2::{Digest, Sha256};

use crate::ruling::Ruling;
use crate::standing::Standing;

/// A hash over the code and its revision, the rulings on an act, and the standing after it. Where a replay gives
/// another seal, the law has been read otherwise since.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seal(pub [u8; 32]);

impl Seal {
    /// Sentences are left out: a ruling may be told better without changing what was ruled.
    pub(crate) fn over(code: &Code, rulings: &[Ruling], standing: &Standing) -> Seal {
        let mut hash = Sha256::new();
        let mut put = |text: &str| {
            hash.update((text.len() as u64).to_be_bytes());
            hash.update(text.as_bytes());
        };
        put(code.id);
        put(&code.revision.to_string());
        for ruling in rulings {
            put(spelling::kind(ruling.kind));
            ruling.articles.iter().for_each(|article| put(article));
        }
        if let Some(ending) = &standing.result {
            put(spelling::result(ending.result));
            put(&ending.reason.map(spelling::reason).unwrap_or_default());
        }
        put(spelling::phase(standing.phase));
        put(&standing.position.fen());
        let board: String = standing.board.iter().map(|man| man.map_or('.', |man| man.letter())).collect();
        put(&board);
        standing.legal.iter().for_each(|&m| put(&standing.position.uci(m)));
        for duty in &standing.duty {
            put(spelling::duty(duty.kind));
            duty.squares.iter().for_each(|square| put(&square.to_string()));
            duty.articles.iter().for_each(|article| put(article));
        }
        for open in &standing.may {
            put(&spelling::person(open.who));
            put(&spelling::saying(&open.line));
            put(if open.ripe { "ripe" } else { "open" });
        }
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
