//! A player claims, in his last minutes, that the opponent cannot win by normal means or does not try to.
//!
//! Codes hear such a claim only where a guideline or a variation was announced that gives it.

use game::refusal::Refusal;
use law::Guideline;

use crate::situation::Situation;
use crate::switch::assumption;
use crate::table::Table;
use crate::wrong::Wrong;

assumption!(
    /// Whether the event gives such a claim.
    Announced, "announced", "It was announced that this can be claimed", Yes "yes" "yes", No "no" "no"
);
assumption!(
    /// What the arbiter makes of it.
    Decided, "decided", "The arbiter",
    Open "open" "has not decided yet", Drawn "drawn" "declares the game drawn",
    NotSo "not-so" "rejects the claim", Postponed "postponed" "puts the decision off"
);

/// The claim of the player to move, and what the arbiter says to it.
pub(crate) fn played(situation: &Situation, announced: Announced, decided: Decided) -> Result<Table, Wrong> {
    let claimed = |situation: &Situation| {
        situation.then(|table| {
            let by = table.turn();
            table.act_if_on("question", &format!("{by} claims no-normal-means"))
        })
    };
    let mut table = claimed(situation)?;
    if announced == Announced::Yes && table.was_refused_as(|why| why == Refusal::Unknown) {
        for given in announcements(situation) {
            let heard = claimed(&given)?;
            if !heard.was_refused_as(|why| why == Refusal::Unknown) {
                table = heard;
                break;
            }
        }
    }
    let finds = match decided {
        Decided::Open => return Ok(table),
        Decided::Drawn => "arbiter finds drawn",
        Decided::NotSo => "arbiter finds not-so",
        Decided::Postponed => "arbiter finds postponed",
    };
    if table.may(finds) {
        table.act_if_on("question", finds)?;
    }
    Ok(table)
}

/// The same game with each guideline and each variation of the code that can be announced for it.
fn announcements(situation: &Situation) -> impl Iterator<Item = Situation> {
    let table = situation.table();
    let code = table.game().code();
    let guideline = situation.announcing(|settings| settings.guidelines.push(Guideline::WithoutIncrement));
    let variations = code.annexes.iter().flat_map(|annex| annex.when).filter_map(|when| match when {
        law::When::Variation(name) => {
            situation.announcing(|settings| settings.variations.push((*name).to_owned()))
        }
        _ => None,
    });
    let variations: Vec<Situation> = variations.collect();
    guideline.into_iter().chain(variations)
}
