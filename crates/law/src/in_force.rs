//! The articles of a code that are in force in a game.

use crate::choice::{Choice, Point};
use crate::code::{Annex, Article, Code};
use crate::effect::{Figure, Provision};
use crate::facts::Finite;
use crate::index::{Index, Place, Placed};
use crate::question::{Clause, Question};
use crate::regulations::{Contact, Guideline, Regulations, Supervision, Tempo, When};

/// The most articles that a code may have outside its annexes.
const MOST: usize = 512;

/// The articles of a code that are in force under some regulations.
///
/// ```
/// use jadoube_law::{Regulations, codes};
///
/// let bcf = codes::find("bcf-1912").ok_or("no such code")?;
/// let law = bcf.under(&Regulations::default());
/// assert_eq!(law.articles().count(), bcf.articles.len());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct InForce {
    /// The code.
    pub code: &'static Code,
    /// A bit for each annex that is in force.
    annexes: u128,
    /// A bit for each of the code's own articles that an annex sets aside.
    aside: [u64; MOST / 64],
    /// Where the code answers what.
    index: &'static Index,
}

/// The same articles of the same code.
impl PartialEq for InForce {
    fn eq(&self, other: &Self) -> bool {
        self.code.id == other.code.id && self.annexes == other.annexes
    }
}

impl Eq for InForce {}

impl std::fmt::Debug for InForce {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let annexes: Vec<_> = self.annexes().map(|annex| annex.title).collect();
        write!(f, "{}{annexes:?}", self.code.id)
    }
}

impl Code {
    /// The articles that are in force under these regulations.
    pub fn under(&'static self, regulations: &Regulations) -> InForce {
        assert!(self.articles.len() <= MOST && self.annexes.len() <= 128, "{}: too long a table", self.id);
        let mut law = InForce { code: self, annexes: 0, aside: [0; MOST / 64], index: Index::of(self) };
        for (at, annex) in self.annexes.iter().enumerate() {
            if annex.when.iter().all(|when| when.holds(regulations)) {
                law.annexes |= 1 << at;
            }
        }
        for no in law.annexes().flat_map(|annex| annex.instead_of) {
            if let Some(at) = self.articles.iter().position(|article| article.no == *no) {
                law.aside[at / 64] |= 1 << (at % 64);
            }
        }
        law
    }

    /// The names of the variations that the code knows, in its order.
    pub fn variations(&self) -> Vec<&'static str> {
        let mut names = Vec::new();
        for when in self.annexes.iter().flat_map(|annex| annex.when) {
            match when {
                When::Variation(name) if !names.contains(name) => names.push(*name),
                _ => {}
            }
        }
        names
    }

    /// The tempos among which the code distinguishes; standard alone where it knows no other.
    pub fn tempos(&self) -> Vec<Tempo> {
        let named = |tempo: &Tempo| {
            self.annexes.iter().flat_map(|annex| annex.when).any(|when| match when {
                When::Tempo(tempos) => tempos.contains(tempo),
                _ => false,
            })
        };
        Tempo::values().into_iter().filter(|tempo| *tempo == Tempo::Standard || named(tempo)).collect()
    }

    /// The guidelines on which something depends.
    pub fn guidelines(&self) -> Vec<Guideline> {
        let named = |guideline: &Guideline| {
            self.annexes.iter().flat_map(|annex| annex.when).any(
                |when| matches!(when, When::Guideline(other) | When::Without(other) if other == guideline),
            )
        };
        Guideline::values().into_iter().filter(named).collect()
    }

    /// Whether it matters how closely a game is watched.
    pub fn heeds_supervision(&self) -> bool {
        self.annexes.iter().flat_map(|annex| annex.when).any(|when| matches!(when, When::Supervision(_)))
    }

    /// Regulations that differ in what is in force under the code, the usual ones first. Of the variations, each alone
    /// and all together.
    pub fn regulations(&'static self) -> Vec<Regulations> {
        let variations = self.variations();
        let mut announced = vec![Vec::new()];
        announced.extend(variations.iter().map(|name| vec![(*name).to_owned()]));
        announced.push(variations.iter().map(|name| (*name).to_owned()).collect());
        let mut guidelines = vec![Vec::new()];
        for one in self.guidelines() {
            let with: Vec<Vec<_>> =
                guidelines.iter().map(|some: &Vec<_>| [some, &[one][..]].concat()).collect();
            guidelines.extend(with);
        }
        let (mut found, mut seen) = (Vec::new(), Vec::new());
        let manners = Contact::values().into_iter().flat_map(|contact| {
            let tempos = Tempo::values().into_iter();
            tempos
                .flat_map(move |tempo| Supervision::values().into_iter().map(move |it| (contact, tempo, it)))
        });
        for (contact, tempo, supervision) in manners {
            for guidelines in &guidelines {
                for variations in &announced {
                    let (guidelines, variations) = (guidelines.clone(), variations.clone());
                    let chosen = Vec::new();
                    let regulations =
                        Regulations { tempo, supervision, contact, guidelines, variations, chosen };
                    let law = self.under(&regulations);
                    if !seen.contains(&law) {
                        seen.push(law);
                        found.push(regulations);
                    }
                }
            }
        }
        let chosen = self.choices().into_iter();
        found.extend(chosen.map(|choice| Regulations { chosen: vec![choice], ..Regulations::default() }));
        found
    }

    /// The choices of the older game that can be announced.
    ///
    /// ```
    /// use jadoube_law::{Choice, codes};
    /// let shatranj = codes::find("shatranj").ok_or("no such code")?;
    /// assert!(shatranj.choices().contains(&Choice::FreeCastling));
    /// assert!(codes::find("fide").ok_or("no such code")?.choices().is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn choices(&self) -> Vec<Choice> {
        let chosen = |when: &When| match when {
            When::Chosen(choice) => Some(*choice),
            _ => None,
        };
        self.annexes.iter().flat_map(|annex| annex.when).filter_map(chosen).collect()
    }
}

impl InForce {
    /// The id of the code.
    pub fn id(&self) -> &'static str {
        self.code.id
    }

    /// Its name in a sentence: "FIDE 2023".
    #[must_use]
    pub fn name(&self) -> String {
        self.code.name()
    }

    /// The article of this number, if it is in force.
    pub fn article(&self, no: &str) -> Option<&'static Article> {
        self.articles().find(|article| article.no == no)
    }

    /// What is played on each point of the older game; none where men move as today.
    pub fn plays(&self) -> Vec<Choice> {
        let mut played = vec![None; Point::ALL.len()];
        for article in self.articles() {
            // Of what one article settles on a point, the first counts; of several articles, the last.
            for clause in article.installs.iter().rev() {
                if let Clause::Plays(choice) = clause {
                    played[choice.point() as usize] = Some(*choice);
                }
            }
        }
        played.into_iter().flatten().collect()
    }

    /// What is played on this point of the older game, and the number of the article that settles it; none where men move
    /// as today. An article may settle several points: what was announced for one of them alone comes after it, and counts.
    ///
    /// ```
    /// use jadoube_law::{Choice, Point, Regulations, codes};
    /// let shatranj = codes::find("shatranj").ok_or("no such code")?.under(&Regulations::default());
    /// assert_eq!(shatranj.settles(Point::Stalemate), Some((Choice::StalemateWins, "14")));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn settles(&self, point: Point) -> Option<(Choice, &'static str)> {
        let of = |article: &'static Article| {
            article.installs.iter().find_map(|clause| match clause {
                Clause::Plays(choice) if choice.point() == point => Some((*choice, article.no)),
                _ => None,
            })
        };
        self.articles().filter_map(of).last()
    }

    /// What tells it from the law of other games: the code, by its address, and the annexes that are in force.
    pub(crate) fn place(&self) -> (usize, u128) {
        (std::ptr::from_ref(self.code).addr(), self.annexes)
    }

    /// The annexes in force.
    pub fn annexes(&self) -> impl Iterator<Item = &'static Annex> + use<> {
        let (code, annexes) = (self.code, self.annexes);
        code.annexes
            .iter()
            .enumerate()
            .filter(move |(at, _)| annexes & (1 << at) != 0)
            .map(|(_, annex)| annex)
    }

    /// The articles in force, in the order of the code; those of its annexes last.
    pub fn articles(&self) -> impl Iterator<Item = &'static Article> + use<> {
        let aside = self.aside;
        let own = self.code.articles.iter().enumerate();
        let own =
            own.filter(move |(at, _)| aside[at / 64] & (1 << (at % 64)) == 0).map(|(_, article)| article);
        own.chain(self.of_annexes())
    }

    /// What answers a question, in the order of the code.
    pub(crate) fn rules<Q: Question>(self) -> impl Iterator<Item = &'static Placed> {
        self.those_in_force(self.index.question::<Q>())
    }

    /// What provides for something, in the order of the code.
    pub(crate) fn provisions(self, provision: Provision) -> impl Iterator<Item = &'static Placed> {
        self.those_in_force(self.index.provision(provision))
    }

    /// The one clause that settles a figure: that of an annex before that of the code itself.
    pub(crate) fn figure(self, figure: Figure) -> Option<&'static Placed> {
        self.more_special(self.index.figure(figure))
    }

    /// The one clause that provides for something: that of an annex before that of the code itself.
    pub(crate) fn provision(self, provision: Provision) -> Option<&'static Placed> {
        self.more_special(self.index.provision(provision))
    }

    fn more_special(self, placed: &'static [Placed]) -> Option<&'static Placed> {
        let mut found = self.those_in_force(placed);
        let first = found.next()?;
        match first.place {
            Place::Annex(_) => Some(first),
            Place::Own(_) => found.find(|placed| matches!(placed.place, Place::Annex(_))).or(Some(first)),
        }
    }

    fn those_in_force(self, placed: &'static [Placed]) -> impl Iterator<Item = &'static Placed> {
        placed.iter().filter(move |placed| match placed.place {
            Place::Own(at) => self.aside[at / 64] & (1 << (at % 64)) == 0,
            Place::Annex(at) => self.annexes & (1 << at) != 0,
        })
    }

    fn of_annexes(&self) -> impl Iterator<Item = &'static Article> + use<> {
        self.annexes().flat_map(|annex| annex.articles)
    }
}

/// A code as it stands under the usual regulations.
impl From<&'static Code> for InForce {
    fn from(code: &'static Code) -> Self {
        code.under(&Regulations::default())
    }
}
