//! What people do at a board, as lines of script with blanks.
//!
//! A blank is a word in braces, filled by [`crate::fill`]. A line that begins with `~90` lets up to 90 seconds pass
//! before the act. Lines of one entry follow each other.

/// Weights and lines.
pub type Templates = &'static [(usize, &'static str)];

/// Single acts.
pub const ACTS: Templates = &[
    (60, "{turn} plays {legal}"),
    (20, "{turn} moves {legal}"),
    (40, "{may}"),
    (4, "{other} plays {wild}"),
    (5, "{turn} plays {wild}"),
    (2, "{turn} moves {pushed}"),
    (1, "{turn} plays {san}"),
    (1, "{turn} moves {legal} two-handed"),
    (1, "{turn} plays {legal} two-handed"),
    (1, "{side} castles {wing}"),
    (1, "{side} plays castles {wing}"),
    (1, "{side} castles {wing} two-handed"),
    (6, "{turn} touches {own}{how}"),
    (3, "{turn} touches {theirs}{how}"),
    (2, "{turn} touches {own} and {theirs}{how}"),
    (1, "{turn} touches {own} and {own}{how}"),
    (2, "{other} touches {man}{how}"),
    (4, "{turn} lifts {own}{how}"),
    (1, "{side} lifts {man}{how}"),
    (3, "{side} places {empty}{how}"),
    (3, "{turn} releases"),
    (1, "{other} releases"),
    (2, "{side} removes {man}{how}"),
    (2, "{side} puts {piece} {empty}{held}{how}"),
    (1, "{side} puts substitute {empty}{held}"),
    (2, "{side} names {piece}"),
    (2, "{side} displaces {man} to {empty}{how}"),
    (1, "{side} displaces {man}{how}"),
    (1, "{any} upsets board{how}"),
    (2, "{any} restores"),
    (3, "{turn} presses"),
    (1, "{other} presses"),
    (1, "{side} presses back"),
    (1, "{side} holds clock"),
    (3, "{side} says adjust"),
    (2, "{side} says adjust {man}"),
    (1, "{side} says adjust {man} {man}"),
    (2, "{side} consents"),
    (3, "{side} says check"),
    (2, "{side} offers draw"),
    (2, "{side} accepts draw"),
    (1, "{side} declines draw"),
    (1, "{side} resigns"),
    (1, "{side} resigns by {resigning}"),
    (4, "{side} writes {wrote}"),
    (2, "{turn} writes {record}"),
    (1, "{side} writes {wrote} (=)"),
    (1, "{side} writes (=)"),
    (1, "{side} writes he has left the room"),
    (1, "{side} strikes"),
    (1, "{side} signs {result}"),
    (6, "{side} claims {claim}"),
    (2, "{turn} claims {drawn} intending {legal}"),
    (1, "{side} claims {claim} intending {wild}"),
    (4, "{side} exacts {exaction}"),
    (2, "{side} gives-notice fifty-moves"),
    (2, "{side} waives"),
    (3, "{side} requires {requirement}"),
    (1, "{side} refuses"),
    (1, "{side} admits"),
    (2, "{judges} finds {fact}"),
    (1, "arbiter reports {side} {conduct}"),
    (2, "arbiter observes"),
    (1, "arbiter penalises {side} {punishment}"),
    (1, "arbiter declares draw"),
    (1, "arbiter observes move"),
    (1, "arbiter requires score {side}"),
    (1, "arbiter corrects {result}"),
    (1, "{side} appeals"),
    (1, "arbiter#1 upholds"),
    (1, "arbiter#2 overturns {result}"),
    (1, "arbiter#2 overturns *"),
    (1, "arbiter rules"),
    (1, "{side} drops {man} to {square}"),
    (1, "{side} leaves area"),
    (1, "{side} gestures holds out a hand"),
    (1, "{side} offers draw if we meet again"),
    (1, "players resigns"),
    (2, "{any} stops-clocks"),
    (1, "{side} stops-clocks for the light is out"),
    (1, "arbiter starts {side}"),
    (1, "{any} adjourns"),
    (1, "{turn} seals {record}"),
    (1, "{any} resumes"),
    (1, "{any} opens envelope"),
    (1, "{side} adopts {legal}"),
    (1, "{side} arrives"),
    (1, "{side} leaves"),
    (1, "{member} touches {man}"),
    (1, "{member} plays {legal}"),
    (1, "{any} claims {claim}"),
    (1, "{any} offers draw"),
    // No acts, or none at a board: they are refused in the same words.
    (1, "{side} moves {square}"),
    (1, "{side} asks increment"),
    (1, "{turn} plays O-O-O-O"),
];

/// Acts that follow each other.
pub const COURSES: Templates = &[
    // Adjournment.
    (
        5,
        "{turn} adjourns\n{turn} seals {record}\n~600 {any} resumes\n{any} opens envelope\n{may}\n{turn} plays {legal}",
    ),
    (4, "{any} adjourns\n{turn} seals {legal}\nplayers resumes\n{side} opens envelope\n{turn} plays {legal}"),
    (
        2,
        "{turn} adjourns\n{turn} seals {record} with {bits}\n{side} resumes {fen}\n{any} opens envelope\n{may}",
    ),
    (2, "{turn} adjourns\n{turn} seals #{bits}\n{any} resumes\n{any} opens envelope"),
    (
        2,
        "{turn} adjourns\n{turn} seals {wild}\n{any} resumes\n{any} opens envelope\n{other} claims illegal-move\n{may}",
    ),
    (
        2,
        "{turn} adjourns\n{turn} seals nothing that could be read\n{any} resumes\n{any} opens envelope\n{may}\n{may}",
    ),
    (
        3,
        "{turn} adjourns\n{turn} seals {record}\n{any} resumes {wrong}\n{any} opens envelope\n{turn} plays {legal}\n\
         {side} claims wrongly-resumed\n{judges} finds {fact}",
    ),
    (
        2,
        "{turn} adjourns\n{other} leaves\n~4000 {turn} resumes\n{other} arrives\n{judges} finds absent {side}",
    ),
    (
        2,
        "{turn} adjourns\n{turn} seals {vague}\n{any} resumes\n{any} opens envelope\n{other} adopts {legal}\n{may}",
    ),
    // Illegal moves, and what follows.
    (6, "{turn} plays {wild}\n{may}\n{may}\n{may}\n{turn} plays {legal}"),
    (4, "{turn} plays {wild}\n{side} claims illegal-move\n{may}\n{may}\n{turn} plays {legal}"),
    (3, "{turn} plays {pushed}\n{turn} claims illegal-move\n{may}\n{turn} plays {legal}\n{may}"),
    (3, "{turn} plays {wild}\n{turn} plays {legal}\n{turn} claims illegal-move at {number}\n{may}\n{may}"),
    (2, "{turn} plays {wild}\n{turn} plays {legal}\n{turn} plays {legal}\n{side} claims illegal-move\n{may}"),
    (2, "{turn} plays {wild}\n{other} exacts {exaction}\n{turn} plays {legal}"),
    (2, "{turn} moves {pushed}\narbiter observes\n{turn} presses\n{may}"),
    (2, "{turn} plays {legal}\n{other} plays {legal}\n{other} plays {wild}\n{may}\n{may}"),
    (2, "{turn} moves {chosen}\n{other} moves {legal}\n{may}\n{may}"),
    (2, "{turn} plays {taken}\n{may}\n{may}"),
    // Touches.
    (5, "{turn} touches {from}\n{turn} lifts {from}\n{turn} places {to}\n{turn} releases\n{turn} presses"),
    (
        3,
        "{turn} lifts {from}\n{turn} places {to}\n{turn} lifts {to}\n{turn} places {empty}\n{turn} releases\n{may}",
    ),
    (3, "{turn} touches {own}\n{turn} plays {legal}\n{other} claims touched {own}\n{may}\n{may}"),
    (3, "{turn} touches {theirs}\n{may}\n{turn} plays {legal}\n{may}\n{turn} exacts {exaction}"),
    (3, "{turn} touches {own} and {own}\n{may}\n{turn} plays {legal}\n{may}"),
    (
        2,
        "{turn} touches {own} accidentally\n{other} claims touched {own}\n{judges} finds accident\n{turn} plays {legal}",
    ),
    (2, "{turn} touches {from}\n{other} claims touched {from}\n{turn} admits\n{turn} plays {legal}"),
    (2, "{turn} says adjust\n{turn} touches {own}\n{turn} touches {own}\n{turn} plays {legal}"),
    (2, "{other} says adjust {man}\n{turn} consents\n{other} touches {man}\n{turn} plays {legal}"),
    (2, "{turn} removes {theirs}\n{may}\n{other} claims removed {square}\n{may}\n{turn} plays {legal}"),
    (2, "{turn} removes {own}\n{other} claims removed {own}\n{may}\n{may}"),
    (
        2,
        "{turn} lifts {own}\n{other} requires replace\n{turn} places {empty}\n{other} requires release\n{may}",
    ),
    (2, "{other} touches {man}\n{turn} exacts {exaction}\n{may}\n{turn} plays {legal}"),
    (
        2,
        "{other} displaces {man} to {empty} accidentally\n{turn} claims men-displaced\n{side} restores\n{may}",
    ),
    (
        1,
        "{turn} upsets board accidentally\n{other} claims men-displaced\n{judges} finds board {fen}\n{side} restores",
    ),
    (1, "{turn} upsets board\n{may}\n{judges} finds board {wrong}\n{turn} plays {legal}"),
    // Castling.
    (2, "{turn} touches {king}\n{turn} castles {wing}\n{may}"),
    (2, "{turn} touches {king} and {rook}\n{turn} castles {wing}\n{may}\n{turn} plays {legal}"),
    (
        2,
        "{turn} moves {kingstep}\n{other} requires complete-castling\n{may}\n{turn} releases\n{turn} presses",
    ),
    (
        2,
        "{turn} touches {rook}\n{turn} castles {wing}\n{other} requires rook-move\n{may}\n{turn} plays {legal}",
    ),
    // Promotion.
    (4, "{turn} moves {promoting}\n{turn} names {piece}\n{turn} presses\n{may}"),
    (
        3,
        "{turn} moves {promoting}\n{turn} removes {lastpawn}\n{turn} puts {piece} {freed}\n{turn} presses\n{may}",
    ),
    (
        3,
        "{turn} moves {promoting}\n{turn} removes {lastpawn}\n{turn} puts substitute {freed}\n{turn} names queen\n\
         {other} requires piece {freed}\n{may}",
    ),
    (
        2,
        "{turn} moves {promoting}\n{turn} presses\n{other} requires substitute {lastpawn}\n{may}\n{other} plays {legal}",
    ),
    (2, "{turn} plays {promoted}\n{other} plays {legal}\n{turn} plays {legal}"),
    // Draws.
    (3, "{turn} offers draw\n{turn} plays {legal}\n{turn} accepts draw"),
    (2, "{turn} plays {chosen}\n{other} offers draw\n{turn} declines draw\n{turn} plays {legal}"),
    (2, "{turn} offers draw\n{other} touches {man}\n{other} accepts draw"),
    (
        4,
        "{turn} plays {there}\n{turn} plays {there}\n{turn} plays {back}\n{turn} plays {back}\n\
         {turn} plays {there}\n{turn} plays {there}\n{turn} plays {back}\n{turn} plays {back}\n{side} claims repetition",
    ),
    (
        3,
        "{turn} plays {there}\n{turn} plays {there}\n{turn} plays {back}\n{turn} plays {back}\n\
         {turn} plays {there}\n{turn} plays {there}\n{turn} plays {back}\n{turn} claims repetition intending {back}",
    ),
    (
        2,
        "{turn} plays {there}\n{turn} plays {there}\n{turn} plays {back}\n{turn} plays {back}\n\
         {turn} plays {there}\n{turn} plays {there}\n{turn} plays {back}\n{turn} plays {back}\n\
         {turn} plays {there}\n{turn} plays {there}\n{turn} plays {back}\n{turn} plays {back}\n\
         {turn} plays {there}\n{turn} plays {there}\n{turn} plays {back}\n{turn} plays {back}\n{may}\n{may}",
    ),
    (
        2,
        "{turn} gives-notice fifty-moves\n{turn} plays {legal}\n{turn} plays {legal}\n{side} claims fifty-moves",
    ),
    (
        2,
        "{turn} plays {there}\n{side} claims fifty-moves\n{turn} claims fifty-moves intending {legal}\n{may}",
    ),
    (2, "{turn} plays {legal}\n{side} claims perpetual-check\n{judges} finds drawn"),
    // Check.
    (2, "{turn} says check\n{turn} plays {legal}\n{other} claims false-check\n{may}\n{may}"),
    (
        2,
        "{turn} plays {legal}\n{other} says check\n{turn} plays {legal}\n{side} claims in-check\n{judges} finds {fact}",
    ),
    (2, "{turn} plays {chosen}\n{other} says check\n{turn} touches {own}\n{turn} claims false-check\n{may}"),
    // The clock, and people who are late.
    (3, "~400 {turn} plays {legal}\n{side} claims time\n{may}"),
    (2, "~7000 {turn} presses\n{other} claims time\n{judges} finds flag-first {side}\n{may}"),
    (2, "~400 arbiter observes\n{judges} finds flag {side}\n{side} claims time"),
    (2, "{side} stops-clocks for the arbiter\n{judges} finds clock 0:02:00 0:01:30\narbiter starts {side}"),
    (2, "{turn} moves {legal}\n~90 {turn} presses\n{turn} moves {legal}\n~200 {turn} presses"),
    (2, "{side} leaves\n~2000 {side} arrives\narbiter finds absent {side}\n{may}"),
    (1, "~1900 arbiter finds absent {side}\n{side} arrives\n{may}"),
    (1, "{side} arrives\n~100 arbiter finds absent {side}"),
    // Scores.
    (
        4,
        "{turn} plays {chosen}\n{other} writes {wrote}\n{turn} writes {wrote}\n{turn} plays {legal}\n{other} writes {wrote}",
    ),
    (2, "{turn} writes {record}\n{turn} plays {legal}\narbiter observes\n{may}"),
    (
        2,
        "{turn} plays {legal}\n{side} writes {wrote}\n{side} strikes\n{side} writes {record}\n{side} signs {result}",
    ),
    (1, "{turn} writes {record} (=)\n{turn} plays {legal}\n{turn} accepts draw"),
    // Claims on which people must decide.
    (3, "{side} claims forfeiture {clause}\n{judges} finds {fact}\n{may}"),
    (3, "{side} claims forfeiture {clause}\n{other} admits\n{may}"),
    (2, "{judges} finds offence {clause} {side}\n{side} claims forfeiture {clause}\n{may}"),
    (2, "{turn} plays {legal}\n{side} claims {misplaced}\n{judges} finds {fact}\n{may}"),
    (2, "{side} claims {misplaced}\n{other} admits\n{side} restores\n{turn} plays {legal}"),
    (2, "{side} claims {claim}\n{judges} finds {fact}\n{may}"),
    (2, "{side} claims {claim}\n{other} refuses\n{judges} finds refused {side}\n{may}"),
    (
        2,
        "{turn} requires {requirement}\n{other} refuses\n{judges} finds refused {other}\n{turn} claims forfeiture {clause}",
    ),
    (1, "{judges} finds unascertainable\n{side} claims illegal-move\n{may}"),
    (1, "{judges} finds condition-met\n{turn} plays {legal}"),
    // Officials.
    (1, "arbiter reports {side} {conduct}\narbiter reports {side} {conduct}\n{may}"),
    (1, "arbiter penalises {side} {punishment}\narbiter penalises {side} {punishment} for {article}"),
    (1, "{side} resigns by {resigning}\n{side} signs {result}\n{side} signs {result}"),
];
