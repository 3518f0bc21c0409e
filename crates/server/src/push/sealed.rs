//! A message as the push service carries it: encrypted for the browser alone (RFC 8291, in the form of RFC 8188).

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;

use crate::random::draw;

/// A point of the curve P-256, not compressed.
pub(crate) const POINT: usize = 65;
/// The secret that a browser shares with the server.
pub(crate) const AUTH: usize = 16;

const SALT: usize = 16;
/// The largest record; each message is one, and far smaller.
const RECORD: u32 = 4096;
/// Stands behind the text of the last record.
const LAST: u8 = 2;

/// The public halves and the shared secret of a message.
struct Keys<'a> {
    browser: &'a [u8; POINT],
    auth: &'a [u8; AUTH],
    server: &'a [u8],
    /// What both halves give.
    agreed: &'a [u8],
}

/// Encrypts a text for a browser. None where its key is no point of the curve, or the machine gives no randomness.
pub(crate) fn sealed(text: &[u8], browser: &[u8; POINT], auth: &[u8; AUTH]) -> Option<Vec<u8>> {
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).ok()?;
    let server = own.compute_public_key().ok()?;
    let salt = draw().ok()?;
    agree_ephemeral(own, &UnparsedPublicKey::new(&ECDH_P256, browser), |agreed| {
        sealed_with(text, &Keys { browser, auth, server: server.as_ref(), agreed }, salt)
    })
    .ok()?
}

fn sealed_with(text: &[u8], keys: &Keys, salt: [u8; SALT]) -> Option<Vec<u8>> {
    let (key, nonce) = content_key(keys, &salt)?;
    let mut record = [text, &[LAST]].concat();
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record).ok()?;
    let length = [u8::try_from(keys.server.len()).ok()?];
    Some([&salt, RECORD.to_be_bytes().as_slice(), &length, keys.server, &record].concat())
}

/// The key and the nonce of the one record.
fn content_key(keys: &Keys, salt: &[u8]) -> Option<([u8; 16], [u8; NONCE_LEN])> {
    let shared: [u8; 32] = derived(keys.auth, keys.agreed, &[b"WebPush: info\0", keys.browser, keys.server])?;
    let key = derived(salt, &shared, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce = derived(salt, &shared, &[b"Content-Encoding: nonce\0"])?;
    Some((key, nonce))
}

/// So many bytes as are wanted, for ring.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> Option<[u8; N]> {
    let mut out = [0; N];
    let extracted = Salt::new(HKDF_SHA256, salt).extract(secret);
    extracted.expand(info, Length(N)).ok()?.fill(&mut out).ok()?;
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64::Engine as _;
    use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;

    fn bytes<const N: usize>(text: &str) -> [u8; N] {
        BASE64.decode(text).unwrap().try_into().unwrap()
    }

    /// RFC 8291, appendix A: every number of the example.
    #[test]
    fn the_example_of_the_standard_comes_out() {
        let browser =
            bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let server: [u8; POINT] =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let keys = Keys {
            browser: &browser,
            auth: &bytes("BTBZMqHH6r4Tts7J_aSIgg"),
            server: &server,
            agreed: &bytes::<32>("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
        };
        let body =
            sealed_with(b"When I grow up, I want to be a watermelon", &keys, bytes("DGv6ra1nlYgDCS1FRnbzlw"));
        assert_eq!(
            BASE64.encode(body.unwrap()),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
             EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn each_message_has_keys_of_its_own_and_a_false_point_gets_none() {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let browser: [u8; POINT] = own.compute_public_key().unwrap().as_ref().try_into().unwrap();
        let one = sealed(b"turn", &browser, &[1; AUTH]).unwrap();
        let two = sealed(b"turn", &browser, &[1; AUTH]).unwrap();
        assert_eq!(one.len(), SALT + 4 + 1 + POINT + 4 + 1 + 16);
        assert!(one[..SALT] != two[..SALT] && one[SALT + 5..] != two[SALT + 5..]);
        assert!(sealed(b"turn", &[4; POINT], &[1; AUTH]).is_none());
    }
}
