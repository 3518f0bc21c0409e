//! Secrets as they stand in the log: encrypted, all of one length, and each bound to its act.

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{ChaCha20Poly1305, Nonce};

use crate::error::StoreError;
use crate::text::{GameId, Line};

/// A key, used for one secret.
pub(crate) type Key = [u8; 32];

/// What the log calls a key. It says nothing of the key itself.
pub(crate) type KeyId = [u8; 16];

/// A new key and its id, from the machine's own randomness.
pub(crate) fn draw() -> Result<(KeyId, Key), StoreError> {
    let (mut id, mut key) = (KeyId::default(), Key::default());
    let drawn = getrandom::fill(&mut id).and_then(|()| getrandom::fill(&mut key));
    let none =
        |error: getrandom::Error| StoreError::Engine { doing: "drawing a key", says: error.to_string() };
    drawn.map(|()| (id, key)).map_err(none)
}

/// The length of a secret before it is encrypted: its own length in two bytes, and room for the longest line. So the
/// length tells nothing.
const ROOM: usize = 2 + Line::MAX_BYTES;

/// To which act a secret belongs. Elsewhere it cannot be read.
pub(crate) struct Place<'a> {
    pub(crate) game: &'a GameId,
    pub(crate) act: i64,
    pub(crate) text: &'a str,
}

impl Place<'_> {
    fn bytes(&self) -> Vec<u8> {
        let game = self.game.as_str();
        let mut bytes = (game.len() as u64).to_le_bytes().to_vec();
        bytes.extend(game.bytes());
        bytes.extend(self.act.to_le_bytes());
        bytes.extend(self.text.bytes());
        bytes
    }
}

pub(crate) fn encrypt(key: &Key, place: &Place<'_>, secret: &Line) -> Result<Vec<u8>, StoreError> {
    let text = secret.as_str().as_bytes();
    let mut plain = Vec::with_capacity(ROOM);
    plain.extend((text.len() as u16).to_le_bytes());
    plain.extend(text);
    plain.resize(ROOM, 0);
    let payload = Payload { msg: &plain, aad: &place.bytes() };
    let broken = |_| StoreError::Engine { doing: "encrypting", says: "it cannot be encrypted".to_owned() };
    cipher(key).encrypt(&once(), payload).map_err(broken)
}

/// None where this is not the key, or anything was changed.
pub(crate) fn decrypt(key: &Key, place: &Place<'_>, sealed: &[u8]) -> Option<Line> {
    let plain = cipher(key).decrypt(&once(), Payload { msg: sealed, aad: &place.bytes() }).ok()?;
    let (length, text) = plain.split_first_chunk()?;
    let text = text.get(..usize::from(u16::from_le_bytes(*length)))?;
    Line::new(str::from_utf8(text).ok()?).ok()
}

fn cipher(key: &Key) -> ChaCha20Poly1305 {
    ChaCha20Poly1305::new(key.into())
}

/// A key encrypts one secret and nothing after it, so its nonce may always be the same.
fn once() -> Nonce {
    Nonce::default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_read_with_its_key_at_its_act_and_nowhere_else() {
        let game = GameId::new("g").unwrap();
        let place = Place { game: &game, act: 3, text: "black seals #00" };
        let secret = Line::new("Nf6").unwrap();
        let sealed = encrypt(&[7; 32], &place, &secret).unwrap();
        assert_eq!(decrypt(&[7; 32], &place, &sealed), Some(secret));
        assert_eq!(decrypt(&[8; 32], &place, &sealed), None);
        assert_eq!(decrypt(&[7; 32], &Place { act: 5, ..place }, &sealed), None);
        assert_eq!(decrypt(&[7; 32], &Place { text: "black seals #01", ..place }, &sealed), None);
        for byte in 0..sealed.len() {
            let mut changed = sealed.clone();
            changed[byte] ^= 1;
            assert_eq!(decrypt(&[7; 32], &place, &changed), None, "byte {byte}");
        }
    }

    #[test]
    fn the_length_tells_nothing() {
        let game = GameId::new("g").unwrap();
        let place = Place { game: &game, act: 3, text: "" };
        let lengths = ["e4".to_owned(), "O-O-O".to_owned(), "x".repeat(Line::MAX_BYTES)].map(|text| {
            let secret = Line::new(text).unwrap();
            let sealed = encrypt(&[7; 32], &place, &secret).unwrap();
            assert_eq!(decrypt(&[7; 32], &place, &sealed), Some(secret));
            sealed.len()
        });
        assert!(lengths.iter().all(|&length| length == lengths[0]), "{lengths:?}");
    }
}
