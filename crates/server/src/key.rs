//! Keys of seats: the holder of a key may sit there. The store keeps only the hashes.

use std::fmt;

use constant_time_eq::constant_time_eq_32;
use sha2::{Digest, Sha256};

use crate::random::{DIGITS, NoRandomness, draw, in_digits};

/// A secret of 128 random bits, written as 26 digits of base 32.
#[derive(Clone, Copy)]
pub(crate) struct Key(u128);

/// The digits of a key: 26 · 5 bits hold 128.
const KEY_DIGITS: usize = 26;

impl Key {
    /// A new key, from the machine's own randomness.
    pub(crate) fn draw() -> Result<Key, NoRandomness> {
        Ok(Key(u128::from_be_bytes(draw()?)))
    }

    /// The key of those who watch a game to which this key invites: who takes the seat finds it by his invitation, and it
    /// tells nobody the invitation.
    pub(crate) fn of_watchers(invitation: &KeyHash) -> Key {
        let digest = Sha256::new().chain_update(b"jadoube: watch").chain_update(invitation.0).finalize();
        let half: [u8; 16] = std::array::from_fn(|at| digest[at]);
        Key(u128::from_be_bytes(half))
    }

    /// The key that invites to the seat of a further member, for the player of his side: it follows from the key with which he came and
    /// the one that he drew, and from neither alone.
    pub(crate) fn of_member(from: Key, to: Key, role: &str) -> Key {
        let digest = Sha256::new().chain_update(b"jadoube: member").chain_update(from.0.to_be_bytes());
        let digest = digest.chain_update(to.0.to_be_bytes()).chain_update(role).finalize();
        let half: [u8; 16] = std::array::from_fn(|at| digest[at]);
        Key(u128::from_be_bytes(half))
    }

    /// Reads the canonical form, and nothing else.
    pub(crate) fn read(text: &str) -> Option<Key> {
        if text.len() != KEY_DIGITS {
            return None;
        }
        text.bytes().try_fold(0u128, push_digit).map(Key)
    }

    /// The text that goes into a link's fragment.
    pub(crate) fn text(self) -> String {
        in_digits(self.0, KEY_DIGITS)
    }

    /// What the store keeps.
    pub(crate) fn hash(self) -> KeyHash {
        KeyHash(Sha256::digest(self.0.to_be_bytes()).into())
    }
}

/// Appends a digit, unless it is none or the number grows beyond 128 bits.
fn push_digit(number: u128, digit: u8) -> Option<u128> {
    let value = DIGITS.iter().position(|&d| d == digit)?;
    number.checked_mul(32)?.checked_add(value as u128)
}

impl fmt::Debug for Key {
    /// A key never reaches a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(secret)")
    }
}

/// The SHA-256 of a key, compared in constant time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KeyHash(pub(crate) [u8; 32]);

impl PartialEq for KeyHash {
    fn eq(&self, other: &Self) -> bool {
        constant_time_eq_32(&self.0, &other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_read_back() {
        for number in [0, 1, 31, 32, u128::MAX, 0x0123_4567_89ab_cdef_0123_4567_89ab_cdef] {
            let text = Key(number).text();
            assert_eq!(text.len(), 26, "{text}");
            assert_eq!(Key::read(&text).map(|key| key.0), Some(number), "{text}");
        }
    }

    #[test]
    fn an_invitation_leads_to_one_key_of_watchers() {
        let of = |number: u128| Key::of_watchers(&Key(number).hash()).text();
        assert_eq!(of(7), of(7));
        assert_ne!(of(7), of(8));
        assert_ne!(of(7), Key(7).text());
    }

    #[test]
    fn a_members_key_follows_from_both_keys_of_his_player() {
        let of = |from, to, role| Key::of_member(Key(from), Key(to), role).text();
        assert_eq!(of(7, 8, "black#2"), of(7, 8, "black#2"));
        for other in [of(8, 7, "black#2"), of(7, 9, "black#2"), of(6, 8, "black#2"), of(7, 8, "black#3")] {
            assert_ne!(of(7, 8, "black#2"), other);
        }
    }

    #[test]
    fn only_the_canonical_form_is_a_key() {
        let good = Key(u128::MAX).text();
        let wrong =
            ["".into(), good[1..].into(), format!("{good}0"), good.to_uppercase(), good.replace('7', "8")];
        for text in wrong
            .iter()
            .map(String::as_str)
            .chain(["00000000000000000000000i00", "0000000000000000000000000é"])
        {
            assert!(Key::read(text).is_none(), "{text}");
        }
    }

    #[test]
    fn two_keys_differ_and_so_do_their_hashes() {
        let (one, two) = (Key::draw().unwrap(), Key::draw().unwrap());
        assert_ne!(one.text(), two.text());
        assert!(one.hash() != two.hash() && one.hash() == Key::read(&one.text()).unwrap().hash());
        assert_eq!(format!("{one:?}"), "Key(secret)");
    }
}
