//! What clocks show, as comments give it.

/// What a clock shows after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Time {
    /// The move, counted from 1.
    pub ply: u32,
    /// What is shown.
    pub shown: Shown,
}

/// What is shown, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The time that the mover has left; below zero where he has overstepped it.
    Left(i64),
    /// The time that he used for the move.
    Spent(i64),
}

/// The time left and the time spent that a comment gives, as sites and programs write them.
#[inline]
pub(crate) fn shown(comment: &[u8]) -> Option<(Option<i64>, Option<i64>)> {
    if comment.starts_with(b"d=") {
        let values = &comment[..comment.len().min(160)];
        let [left, spent] = behind_first(values, b',', [b", tl=", b", mt="]);
        return Some((left.and_then(milliseconds), spent.and_then(milliseconds)));
    }
    if !comment.contains(&b'%') {
        return None;
    }
    let [left, spent] = behind_first(comment, b'[', [b"[%clk", b"[%emt"]);
    Some((left.and_then(clock), spent.and_then(clock)))
}

/// What follows the first occurrence of each of two texts that begin with this byte.
fn behind_first<'a>(text: &'a [u8], begins: u8, names: [&[u8; 5]; 2]) -> [Option<&'a [u8]>; 2] {
    let mut behind = [None; 2];
    let places = text.iter().enumerate().filter(|(_, byte)| **byte == begins).map(|(at, _)| at);
    for at in places {
        let Some((name, rest)) = text[at..].split_first_chunk::<5>() else { break };
        for (behind, wanted) in behind.iter_mut().zip(names) {
            if name == wanted {
                behind.get_or_insert(rest);
            }
        }
        if behind.iter().all(Option::is_some) {
            break;
        }
    }
    behind
}

/// A whole number of milliseconds before a comma.
fn milliseconds(text: &[u8]) -> Option<i64> {
    let end = text.iter().position(|&byte| byte == b',')?;
    std::str::from_utf8(&text[..end]).ok()?.parse().ok()
}

/// A time such as ` 0:59:58.3]`.
fn clock(text: &[u8]) -> Option<i64> {
    let end = text.iter().position(|&byte| byte == b']')?;
    let text = std::str::from_utf8(&text[..end]).ok()?.trim();
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
    let mut seconds = 0_i64;
    for part in whole.split(':') {
        let number: i64 = part.parse().ok().filter(|number| (0..100_000).contains(number))?;
        seconds = seconds.checked_mul(60)?.checked_add(number)?;
    }
    let thousandths = match fraction {
        "0" => 0,
        fraction => format!("{fraction:0<3}").get(..3)?.parse().ok()?,
    };
    Some(sign * (seconds * 1000 + thousandths))
}

#[cfg(test)]
mod tests {
    use super::shown;

    #[test]
    fn comments_of_sites_and_programs() {
        type Times = (Option<i64>, Option<i64>);
        let cases: &[(&str, Option<Times>)] = &[
            ("[%clk 1:02:03]", Some((Some(3_723_000), None))),
            ("[%eval 0.3] [%clk 0:00:01.5] [%emt 0:00:02]", Some((Some(1500), Some(2000)))),
            ("[%clk -0:00:05]", Some((Some(-5000), None))),
            ("d=33, sd=33, mt=37918, tl=1765082, s=5", Some((Some(1_765_082), Some(37918)))),
            ("d=33, tl=-20, s=5", Some((Some(-20), None))),
            ("a move in time trouble", None),
            ("d=33, mt=1, tl=2, mt=3, tl=4, s=5", Some((Some(2), Some(1)))),
            ("d=33, tl=2", Some((None, None))),
            ("d=33, pv=e4, tl=", Some((None, None))),
            ("[%emt 0:00:07] [%clk 0:01:00] [%clk 0:02:00] [%em", Some((Some(60_000), Some(7000)))),
            ("100 % sound", Some((None, None))),
            ("[%clk soon]", Some((None, None))),
        ];
        for (comment, expected) in cases {
            assert_eq!(shown(comment.as_bytes()), *expected, "{comment}");
        }
    }
}
