//! A game that is over stays over.

use super::Step;

pub(super) fn again(step: &Step) -> Option<String> {
    let was = step.stood.result.as_ref()?;
    let signed = step.line.contains(" signs ");
    match &step.stands.result {
        Some(is) if is == was || signed => None,
        Some(is) => Some(format!("{:?} became {:?}", was.result, is.result)),
        None => Some(format!("{:?} is a result no more", was.result)),
    }
}
