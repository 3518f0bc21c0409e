//! The edition in force from 1 January 2023.

use super::appendix::APPENDICES;
use super::clock::*;
use super::conduct::*;
use super::draws::*;
use super::end::*;
use super::irregular::*;
use super::moves::*;
use super::notation::*;
use super::officials::*;
use super::points::*;
use super::score::*;
use super::touch::*;
use super::venue::*;
use crate::code::Code;

/// The code.
pub static EDITION_2023: Code = Code {
    id: "fide-2023",
    sources: &[],
    title: "Laws of Chess, FIDE",
    year: 2023,
    known_as: "FIDE, today’s laws",
    invitation: "Touch a piece and it moves. A second illegal move loses.",
    revision: 27,
    annexes: APPENDICES,
    cases: cases!("situations_2023", "situations_editions"),
    articles: &[
        A1_1, A1_2, A1_3, A1_4, A1_4_1, A1_4_2, A1_5, A2_1, A2_2, A2_3, A2_4, A3_1, A3_1_1, A3_1_2, A3_1_3,
        A3_2, A3_3, A3_4, A3_5, A3_6, A3_7_1, A3_7_2, A3_7_3, A3_7_3_1, A3_7_3_2, A3_7_3_3, A3_7_3_4,
        A3_7_3_5, A3_8_1, A3_8_2, A3_8_2_1, A3_8_2_2, A3_9_1, A3_9_2, A3_10_1, A3_10_2, A3_10_3, A4_1,
        A4_2_1, A4_2_2, A4_3_1, A4_3_2, A4_3_3, A4_4_1, A4_4_2, A4_4_3, A4_4_4, A4_5, A4_6_1, A4_6_2, A4_6_3,
        A4_7, A4_7_1, A4_7_2, A4_7_3, A4_8, A4_9, A5_1_1, A5_1_2, A5_2_1, A5_2_2, A5_2_3, A6_1, A6_2_1,
        A6_2_1_1, A6_2_1_2, A6_2_2, A6_2_3, A6_2_4, A6_2_5, A6_2_6, A6_3_1, A6_3_2, A6_4, A6_5, A6_6, A6_7_1,
        A6_7_2, A6_8, A6_9, A6_10_1, A6_10_2, A6_11_1, A6_11_2, A6_11_3, A6_11_4, A6_12_1, A6_12_2, A7_1,
        A7_2_1, A7_2_2, A7_3, A7_4_1, A7_4_2, A7_4_3, A7_5_1, A7_5_2, A7_5_3, A7_5_4, A7_5_5, A7_6, A8_1_1,
        A8_1_1_1, A8_1_1_2, A8_1_2, A8_1_3, A8_1_4, A8_1_5, A8_1_6, A8_2, A8_3, A8_4, A8_5_1, A8_5_2, A8_5_3,
        A8_6, A8_7, A9_1_1, A9_1_2_1, A9_1_2_2, A9_1_2_3, A9_2_1, A9_2_2, A9_2_3_1, A9_2_3_2, A9_3_1, A9_3_2,
        A9_4, A9_5_1, A9_5_2, A9_5_3, A9_6_1, A9_6_2, A10_1, A10_2, A11_1, A11_2_1, A11_2_2, A11_2_3,
        A11_2_3_1, A11_2_3_2, A11_2_3_3, A11_2_4, A11_3_1, A11_3_2, A11_3_2_1, A11_3_2_2, A11_3_3, A11_3_4,
        A11_4, A11_5, A11_6, A11_7, A11_8, A11_9, A11_10, A11_11, A11_12, A12_1, A12_2_1, A12_2_2, A12_2_3,
        A12_2_4, A12_2_5, A12_2_6, A12_2_7, A12_3, A12_4, A12_5, A12_6, A12_7, A12_8, A12_9, A12_9_1,
        A12_9_2, A12_9_3, A12_9_4, A12_9_5, A12_9_6, A12_9_7, A12_9_8, A12_9_9, A_1, B_1, C, C_1, C_2, C_3,
        C_4, C_5, C_6, C_7, C_8, C_9, C_9_3, C_10_1, C_10_2, C_10_3, C_11, C_12, C_13_1, C_13_2, C_13_3,
        C_13_4, C_13_5, C_13_6, III_3_1,
    ],
};
