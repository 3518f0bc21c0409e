//! The answers of a code to one question. The game takes effects from them until none is left.

use crate::cites::Cites;
use crate::effect::{Effect, Outcome};
use crate::in_force::InForce;
use crate::question::Question;
use crate::resolve::{Answer, Conflict, resolve};

/// What a code answers to a question. To take an effect is to hear it; [`Answers::all_heard`] finds those that nobody
/// took, so that no effect of a law is lost without a word.
///
/// ```
/// use jadoube_law::question::{Made, Nature, BoundBy, Transfer};
/// use jadoube_law::{Effect, ask, codes};
///
/// let bcf = codes::find("bcf-1912").ok_or("no such code")?;
/// let mut answers = ask(bcf, Transfer::lawful(Made::Legal, Nature::Castling, BoundBy::Nothing))?;
/// let completes = answers.take(Effect::Completes).ok_or("silent")?;
/// assert_eq!(*completes, ["12", "20(a)"]);
/// answers.all_heard();
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[must_use = "an effect of the law that nobody takes is lost"]
pub struct Answers<Q> {
    code: &'static str,
    facts: Q,
    left: Vec<Answer>,
    silent: bool,
}

/// Puts a question to a code, for answers that are taken one by one.
///
/// # Errors
/// [`Conflict`], which is a mistake in the code: [`crate::check`] finds it.
pub fn ask<Q: Question>(law: impl Into<InForce>, facts: Q) -> Result<Answers<Q>, Conflict> {
    let law = law.into();
    let left = resolve(law, &facts)?;
    Ok(Answers { code: law.code.id, facts, silent: left.is_empty(), left })
}

impl<Q: Question> Answers<Q> {
    /// The facts that were asked about.
    pub fn facts(&self) -> Q {
        self.facts
    }

    /// Whether the code said nothing at all.
    pub fn is_silent(&self) -> bool {
        self.silent
    }

    /// Whether an effect is among those not taken yet. To look is not to hear.
    pub fn has(&self, wanted: impl Fn(Effect) -> bool) -> bool {
        self.left.iter().any(|answer| wanted(answer.effect))
    }

    /// Takes an effect: the articles that give it.
    pub fn take(&mut self, effect: Effect) -> Option<Cites> {
        self.take_answer(|other| other == effect).map(|answer| answer.articles.into())
    }

    /// Takes the end of the game: how it ends, and the articles.
    pub fn take_end(&mut self) -> Option<(Outcome, Cites)> {
        self.take_first(|effect| match effect {
            Effect::Ends(outcome) => Some(outcome),
            _ => None,
        })
    }

    /// Takes the first effect that is wanted: what was made of it, and the articles.
    ///
    /// ```
    /// use jadoube_law::question::{Standstill, State};
    /// use jadoube_law::{Duty, Effect, ask, codes};
    ///
    /// let bcf = codes::find("bcf-1912").ok_or("no such code")?;
    /// let mut answers = ask(bcf, Standstill { state: State::OnlyPassing, lawful: true, declared: false })?;
    /// let (duty, cites) = answers
    ///     .take_first(|effect| match effect {
    ///         Effect::Binds(duty) => Some(duty),
    ///         _ => None,
    ///     })
    ///     .ok_or("silent")?;
    /// assert_eq!((duty, &*cites), (Duty::TakeInPassing, &["14"][..]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn take_first<T>(&mut self, wanted: impl Fn(Effect) -> Option<T>) -> Option<(T, Cites)> {
        let (index, found) =
            self.left.iter().enumerate().find_map(|(index, answer)| Some((index, wanted(answer.effect)?)))?;
        Some((found, self.left.remove(index).articles.into()))
    }

    /// Takes every effect that is wanted, each with its articles.
    pub fn take_all<T>(&mut self, wanted: impl Fn(Effect) -> Option<T>) -> Vec<(T, Cites)> {
        std::iter::from_fn(|| self.take_first(&wanted)).collect()
    }

    /// Takes the first answer whose effect is wanted, with the conditions that held.
    pub fn take_answer(&mut self, wanted: impl Fn(Effect) -> bool) -> Option<Answer> {
        let index = self.left.iter().position(|answer| wanted(answer.effect))?;
        Some(self.left.remove(index))
    }

    /// Takes every effect that is wanted: all their articles.
    pub fn articles(&mut self, wanted: impl Fn(Effect) -> bool) -> Cites {
        let taken = self.take_all(|effect| wanted(effect).then_some(()));
        taken.into_iter().flat_map(|((), cites)| cites).collect()
    }

    /// Ends the hearing.
    ///
    /// # Panics
    /// With debug assertions, where an effect was not taken: with the code, the question, the articles and the effect.
    pub fn all_heard(self) {
        if cfg!(debug_assertions) && !self.left.is_empty() {
            let effect = |answer: &Answer| format!("{:?} of {}", answer.effect, answer.articles.join(", "));
            let left: Vec<String> = self.left.iter().map(effect).collect();
            panic!("{}: nobody heard {} on {:?}", self.code, left.join(" and "), self.facts);
        }
    }

    /// Ends the hearing of a question that was asked only to know something: what was not taken has no effect.
    pub fn only_to_know(self) {}
}

#[cfg(test)]
mod tests {
    use super::ask;
    use crate::code::Code;
    use crate::codes;
    use crate::effect::{Effect, Figure, Outcome};
    use crate::question::{
        BoundBy, ClaimForm, Claimant, Completion, Done, DrawClaim, DrawGround, Made, Nature, ShownBy,
        Transfer, Truth, Unlike,
    };

    fn code(id: &str) -> &'static Code {
        codes::find(id).expect("a code")
    }

    fn wrong_claim() -> DrawClaim {
        let (ground, by, form) = (DrawGround::Repetition, Claimant::Player, ClaimForm::Now);
        DrawClaim {
            ground,
            by,
            form,
            touched: false,
            unlike: Unlike::Nothing,
            shown: ShownBy::Score,
            truth: Truth::No,
        }
    }

    #[test]
    fn effects_are_taken_one_by_one() {
        let mut answers = ask(code("fide-2023"), wrong_claim()).expect("no conflict");
        assert!(!answers.is_silent() && answers.has(|effect| effect == Effect::Pauses));
        assert_eq!(answers.take_end(), None);
        assert_eq!(answers.take(Effect::Pauses).expect("taken")[..], ["9.5.1", "11.12"]);
        assert_eq!(answers.take(Effect::Pauses), None);
        let seconds = Effect::GivesTime(Figure::SecondsForWrongClaim);
        assert_eq!(answers.articles(|effect| effect == seconds || effect == Effect::OpensOffer).len(), 2);
        assert!(answers.take_answer(|effect| effect == Effect::Refuses).is_some());
        answers.all_heard();
    }

    #[test]
    #[should_panic(
        expected = "bcf-1912: nobody heard Offence of 22(a) and Recalls(HolderTouches) of 22(a) on Transfer"
    )]
    fn what_nobody_took_is_told() {
        let facts = Transfer::lawful(Made::AgainstTouch, Nature::Plain, BoundBy::Own);
        let mut answers = ask(code("bcf-1912"), facts).expect("no conflict");
        assert!(answers.take(Effect::Completes).is_some());
        answers.all_heard();
    }

    #[test]
    fn a_code_that_is_silent_leaves_nothing_to_hear() {
        let answers =
            ask(code("walker-1832"), Completion { done: Done::Illegal, seen: true, hurried: false })
                .expect("no conflict");
        assert!(answers.is_silent());
        answers.all_heard();
    }

    #[test]
    fn a_question_may_be_asked_only_to_know() {
        let facts = DrawClaim { truth: Truth::Yes, ..wrong_claim() };
        let mut answers = ask(code("bcf-1912"), facts).expect("no conflict");
        assert_eq!(answers.facts(), facts);
        let outcome = answers.take_end().map(|(outcome, cites)| (outcome, cites.into_vec()));
        assert_eq!(outcome, Some((Outcome::DrawnByRepetition, vec!["32(c)"])));
        ask(code("bcf-1912"), facts).expect("no conflict").only_to_know();
    }
}
