//! What is random: keys, the ids of games, colours, the bits of an envelope. All of it comes from the machine.

use board::Side;
use game::act::{Act, AdjournmentAct, Sealed};
use game::envelope::Bits;
use thiserror::Error;

use crate::machine;

/// Digits of base 32 without `i`, `l`, `o` and `u`, which are misread or spell words.
pub(crate) const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The digits of a game's id: thirty bits, enough to be told over the telephone; a clash is drawn again.
pub(crate) const GAME_DIGITS: usize = 6;

/// The machine gives no randomness.
#[derive(Debug, Error)]
#[error("the machine gives no randomness: {0}")]
pub struct NoRandomness(#[from] getrandom::Error);

/// So many random bytes.
pub(crate) fn draw<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    machine::draw(&mut bytes)?;
    Ok(bytes)
}

/// A new id of a game.
pub(crate) fn game_id() -> Result<String, NoRandomness> {
    Ok(in_digits(u32::from_be_bytes(draw()?).into(), GAME_DIGITS))
}

/// A random side, for the player who creates the game.
pub(crate) fn side() -> Result<Side, NoRandomness> {
    let [byte] = draw()?;
    Ok(if byte & 1 == 0 { Side::White } else { Side::Black })
}

/// Adds to a sealed move the random bits that keep its hash from being guessed. Any other act stays as it is.
pub(crate) fn seal(act: &mut Act) -> Result<(), NoRandomness> {
    if let Act::Adjournment(AdjournmentAct::Seals(Sealed::Record { bits, .. })) = act {
        *bits = Some(Bits(draw()?));
    }
    Ok(())
}

/// The last `digits` digits of a number in base 32.
pub(crate) fn in_digits(number: u128, digits: usize) -> String {
    let digit = |place: usize| DIGITS[(number >> (5 * place) & 31) as usize];
    (0..digits).rev().map(|place| char::from(digit(place))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_with_leading_noughts() {
        assert_eq!(in_digits(0, 6), "000000");
        assert_eq!(in_digits(31, 6), "00000z");
        assert_eq!(in_digits(32 * 32 + 10, 4), "010a");
    }

    #[test]
    fn a_game_id_has_six_digits() {
        let id = game_id().unwrap();
        assert!(id.len() == GAME_DIGITS && id.bytes().all(|b| DIGITS.contains(&b)), "{id}");
    }

    #[test]
    fn both_sides_are_drawn() {
        let sides: Vec<Side> = (0..128).map(|_| side().unwrap()).collect();
        assert!(sides.contains(&Side::White) && sides.contains(&Side::Black));
    }
}
