//! However a text is cut, what is found is what one reader of the whole text finds.

mod common;

use common::{Cut, OneFile, audited, audited_asking, cut, settings, text_strategy, whole};
use jadoube_split::{decompressed, splits, work};
use proptest::prelude::*;

/// Texts in which the beginning of a game cannot be told from any place.
const CROOKED: [&str; 15] = [
    "",
    "\n\n",
    "Dear friend,\nno game is here.\n",
    "Games of the year\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n[Event \"a\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n",
    // A game stands within a comment.
    "[Event \"a\"]\n\n1. e4 {as in\n\n[Event \"b\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n} e5 *\n\n[Event \"c\"]\n\n1. Ke2 *\n",
    // A comment that is never closed.
    "[Event \"a\"]\n\n1. e4 {so e5 *\n\n[Event \"b\"]\n\n1. Ke2 *\n\n[Event \"c\"]\n\n1. Ke2 1-0\n",
    // No tags, and moves on many lines.
    "1. e4\ne5\n2. Ke3\n*\n\n1. d4\nd5 2. Kd3 1-0\n\n1. Ke2 0-1\n",
    // Tags with a blank line among them, and a tag twice.
    "[Event \"a\"]\n\n[White \"b\"]\n[Result \"1-0\"]\n[White \"c\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n[Event \"d\"]\n1. Ke2\n",
    // Text between games, with a mark of its own.
    "\u{feff}[Event \"a\"]\n\n1. e4 *\n\nAnd then\n\n\u{feff}[Event \"b\"]\n\n1. Ke2 *\n\n\u{feff}[Event \"c\"]\n\n1. Ke2 *\n",
    "% a line of a program\n[Event \"a\"]\n% and another\n\n1. Ke2 1-0\n% [Event \"x\"]\n\n[Event \"b\"]\n\n1. Ke2 1-0",
    "1. e4 e5 1-0 0-1 {late}\n; more\n1. Ke2 *\n\n*\n\n1-0\n\n1. Ke2",
    "[Event \"a\"]\n[Result \"0-0\"]\n\n1. e4 0-0\n\n[Event \"b\"]\n\n1. (e4 (d4) Ke2) Ke2 ) } ] *\n",
    "[Event \"a\n[White \"b\"]\n1. Ke2 *\n\n[Event\n\n1. Ke2 *\n",
    // A game of the older game among those of today.
    "[Laws \"shatranj\"]\n\n1. Be3 Be6 *\n\n[Event \"b\"]\n\n1. Be3 *\n\n[Laws \"shatranj\"]\n\n1. e4 *\n",
    "[Event \"a\"]\n\n1. Ke2 * [Event \"b\"]\n\n1. Ke2 * [Event \"c\"] 1. Ke2 *",
];

#[test]
fn crooked_texts_are_found_the_same_however_they_are_cut() {
    for text in CROOKED {
        let expected = whole(text.as_bytes());
        for size in 1..=text.len().max(1) as u64 {
            assert_eq!(cut(text.as_bytes(), &Cut::Every(size)), expected, "{size} bytes of {text:?}");
        }
    }
}

#[test]
fn a_packed_text_is_cut_between_frames() {
    for text in CROOKED {
        let expected = whole(text.as_bytes());
        for size in [1, 2, 3, 7, 20, 64] {
            let frames: Vec<_> = text.as_bytes().chunks(size).map(<[u8]>::to_vec).collect();
            assert_eq!(cut(text.as_bytes(), &Cut::Frames(frames)), expected, "frames of {size} of {text:?}");
        }
    }
}

/// Games as most programs write them.
fn usual() -> String {
    let game = |number: usize| {
        format!(
            "[Event \"Club {number}\"]\n[White \"A\"]\n[Result \"1-0\"]\n\n1. f3 e5 {{[%clk 0:01]\n[so] }} 2. g4\nQh4# 1-0\n\n"
        )
    };
    (0..40).map(game).collect()
}

#[test]
fn of_usual_texts_nothing_is_read_twice() {
    let text = usual();
    let expected = whole(text.as_bytes());
    for size in [1, 10, 57, 113, 120, 500, 2000, 1 << 20] {
        let file = OneFile::with(text.as_bytes());
        let cut = splits(&file.0, "games.pgn", size).expect("a file");
        assert_eq!(cut.len() as u64, (text.len() as u64).div_ceil(size));
        let (found, again) = audited_asking(cut);
        assert_eq!(again, 0, "{size}");
        assert_eq!(found, expected, "{size}");
    }
    // Where there are no tags, only a split that begins within a result.
    let bare = "1. e4 e5 2. Ke3 1-0\n\n1. d4 d5\n2. c4 *\n\n".repeat(30);
    let file = OneFile::with(bare.as_bytes());
    let (found, again) = audited_asking(splits(&file.0, "games.pgn", 170).expect("a file"));
    assert_eq!((found, again), (whole(bare.as_bytes()), 1));
}

#[test]
fn a_file_that_breaks_off_is_read_up_to_there() {
    let text = usual();
    let frames = text.as_bytes().chunks(900).map(|frame| zstd::encode_all(frame, 1).expect("a frame"));
    let packed: Vec<u8> = frames.collect::<Vec<_>>().concat();
    let mut spoilt = packed.clone();
    let middle = spoilt.len() / 2;
    spoilt[middle..middle + 9].fill(0xff);
    for stored in [&packed[..packed.len() - 20], &packed[..packed.len() / 2], &spoilt[..]] {
        let expected = whole(decompressed(stored).expect("a text"));
        assert!(expected.2.is_some(), "it breaks off");
        for size in [1, 200, 1000, 1 << 20] {
            let file = OneFile::with(stored);
            assert_eq!(audited(splits(&file.0, "games.pgn", size).expect("a file")), expected, "{size}");
        }
    }
}

#[test]
fn what_another_machine_has_must_be_the_same() {
    let file = OneFile::with(usual().as_bytes());
    let cut = splits(&file.0, "games.pgn", 500).expect("a file");
    let refused = |split| work(split, &settings()).refused.expect("a reason");
    let mut older = cut[1].clone();
    older.edition = "0.0.9".to_owned();
    assert!(refused(&older).contains("one version of the program"), "{}", refused(&older));
    let longer = [usual(), usual()].concat();
    std::fs::write(&file.0, longer).expect("a file");
    assert!(refused(&cut[1]).contains("is another file there"), "{}", refused(&cut[1]));
    std::fs::remove_file(&file.0).expect("a file");
    assert!(refused(&cut[1]).contains("cannot be opened there"), "{}", refused(&cut[1]));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_cut_changes_nothing(text in text_strategy(), sizes in prop::collection::vec(1..200_usize, 1..4)) {
        let expected = whole(text.as_bytes());
        for size in sizes {
            prop_assert_eq!(&cut(text.as_bytes(), &Cut::Every(size as u64)), &expected);
            let frames = text.as_bytes().chunks(size).map(<[u8]>::to_vec).collect();
            prop_assert_eq!(&cut(text.as_bytes(), &Cut::Frames(frames)), &expected);
        }
    }
}
