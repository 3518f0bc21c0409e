//! The server's own key, by which push services know who sends (RFC 8292).

use axum::http::Uri;
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

/// How long a token holds, in seconds: push services take at most a day.
const HOLDS_S: u64 = 12 * 3600;

pub(crate) struct Vapid {
    pair: EcdsaKeyPair,
    /// As it is kept.
    kept: Vec<u8>,
    /// Whom a push service may turn to: the address of the page.
    subject: Option<String>,
}

impl Vapid {
    /// A new key; none where the machine gives no randomness.
    pub(crate) fn draw(subject: Option<String>) -> Option<Vapid> {
        let kept =
            EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()).ok()?;
        Vapid::read(&BASE64.encode(kept.as_ref()), subject)
    }

    /// Reads a key as it was kept.
    pub(crate) fn read(text: &str, subject: Option<String>) -> Option<Vapid> {
        let kept = BASE64.decode(text).ok()?;
        let pair =
            EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &kept, &SystemRandom::new()).ok()?;
        Some(Vapid { pair, kept, subject })
    }

    /// As it is kept.
    pub(crate) fn text(&self) -> String {
        BASE64.encode(&self.kept)
    }

    /// The public half, as a browser wants it when it subscribes.
    pub(crate) fn public(&self) -> String {
        BASE64.encode(self.pair.public_key())
    }

    /// The header `Authorization` of a message to an address; `now_s` is the time of day in seconds since 1970.
    pub(crate) fn authorization(&self, to: &Uri, now_s: u64) -> Option<String> {
        let audience = format!("{}://{}", to.scheme_str()?, to.authority()?);
        let mut claims = json!({"aud": audience, "exp": now_s + HOLDS_S});
        if let Some(subject) = &self.subject {
            claims["sub"] = json!(subject);
        }
        let header = json!({"typ": "JWT", "alg": "ES256"});
        let signed = format!("{}.{}", BASE64.encode(header.to_string()), BASE64.encode(claims.to_string()));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        Some(format!("vapid t={signed}.{}, k={}", BASE64.encode(signature), self.public()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    #[test]
    fn a_token_is_signed_with_the_key_that_it_names() {
        let vapid = Vapid::draw(Some("https://chess.example".into())).unwrap();
        let to: Uri = "https://push.example/abc".parse().unwrap();
        let header = vapid.authorization(&to, 1_800_000_000).unwrap();
        let (token, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, BASE64.decode(key).unwrap());
        public.verify(signed.as_bytes(), &BASE64.decode(signature).unwrap()).unwrap();
        let claims = BASE64.decode(signed.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        let expected =
            json!({"aud": "https://push.example", "exp": 1_800_043_200_u64, "sub": "https://chess.example"});
        assert_eq!(claims, expected);
    }

    #[test]
    fn a_key_is_read_back() {
        let one = Vapid::draw(None).unwrap();
        assert_eq!(Vapid::read(&one.text(), None).map(|two| two.public()), Some(one.public()));
        assert!(Vapid::read("AAAA", None).is_none() && Vapid::read("not base64", None).is_none());
    }
}
