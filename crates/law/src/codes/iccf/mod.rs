//! The rules of the International Correspondence Chess Federation for games on its server.
//!
//! ICCF's Rules are a book of their own. What is summarised here was read in public texts of ICCF, and each article is
//! named after the text in which it was read:
//!
//! | name | text |
//! | --- | --- |
//! | `Server 1.a` | Interim Playing Rules for the webserver, 2004; the later Playing Rules – Server have the same numbers (`Server 3.b`: as in force from 1 January 2007). There the letters of the lists are lost: the first item is read as a, as the letters of 3.b and 6.b bear out |
//! | `Rules 2.4.2` | ICCF Rules, as quoted for the events of 2021; the sections 2.7, 2.9 and 2.10 as the summary of changes in the Rules valid from 1 January 2020 tells them |
//! | `Manual 7.1` | the manual of the webserver, last changed on 14 August 2017; the page on silence exceeded has lost its number |
//! | `Conditional moves 4` | the webserver's help, "How to Play Conditional Moves" |
//! | `Tablebases` | ICCF's page on claims by tablebases of seven men, after the Congress of 2019 |
//! | `Guide` | the page for players of the ICCF events of 2012, "Games to be completed" |
//! | `Numeric notation` | ICCF's article "Your guide to numeric notation" |
//! | `Message 361`, `Message 1309` | the rules commissioner to the players, 15 May 2011; the directors to the players, 22 September 2019 |
//!
//! Where the text itself could not be read, a doubt says how it is played here. No number is made up.

mod laws;
mod play;
mod post;
mod terms;

use crate::code::Code;
use laws::*;
use play::*;
use post::*;

/// The code.
pub static CODE: Code = Code {
    id: "iccf",
    sources: &[],
    title: "Rules of the International Correspondence Chess Federation, server games",
    year: 2020,
    known_as: "ICCF, by server",
    invitation: "Ten moves in fifty days. Take your time, but say so.",
    revision: 13,
    annexes: &[],
    cases: &[
        ("server.acts", include_str!("cases/server.acts")),
        ("days.acts", include_str!("cases/days.acts")),
        ("silence.acts", include_str!("cases/silence.acts")),
        ("conditional.acts", include_str!("cases/conditional.acts")),
        ("claims.acts", include_str!("cases/claims.acts")),
    ],
    articles: &[
        SERVER_1A,
        SERVER_1B,
        SERVER_1C,
        SERVER_1D,
        SERVER_1E,
        SERVER_2A,
        SERVER_2B,
        SERVER_2C,
        SERVER_3A,
        SERVER_3B,
        RULES_2_4_2,
        RULES_2_7,
        RULES_2_10,
        TABLEBASES,
        MANUAL_5_4_1,
        MANUAL_5_4_2,
        MANUAL_5_4_4,
        MANUAL_7,
        MANUAL_7_1,
        MANUAL_SILENCE,
        CONDITIONAL_4,
        CONDITIONAL_5,
        CONDITIONAL_6,
        CONDITIONAL_7,
        CONDITIONAL_9,
        CONDITIONAL_10,
        GUIDE_TIME,
        GUIDE_DRAW,
        GUIDE_LEAVE,
        MESSAGE_361,
        MESSAGE_1309,
        NUMERIC,
    ],
};
