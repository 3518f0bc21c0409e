//! The articles that a ruling cites.

use std::ops::Deref;

/// A list of articles, by their printed numbers: each stands once, in the order in which it came.
///
/// ```
/// use jadoube_law::Cites;
/// let mut cites = Cites::from(["22(a)", "24"]);
/// cites.extend(["24", "25"]);
/// assert_eq!(*cites, ["22(a)", "24", "25"]);
/// assert_eq!(cites.and(["1"]).to_string(), "22(a), 24, 25, 1");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cites(Vec<&'static str>);

impl Cites {
    /// No article: the code is silent.
    pub const fn none() -> Cites {
        Cites(Vec::new())
    }

    /// Adds an article, unless it is cited already.
    pub fn add(&mut self, article: &'static str) {
        if !self.0.contains(&article) {
            self.0.push(article);
        }
    }

    /// The same articles, then these.
    #[must_use]
    pub fn and(mut self, more: impl IntoIterator<Item = &'static str>) -> Cites {
        self.extend(more);
        self
    }

    /// The articles as a plain list.
    pub fn into_vec(self) -> Vec<&'static str> {
        self.0
    }
}

impl Deref for Cites {
    type Target = [&'static str];

    fn deref(&self) -> &[&'static str] {
        &self.0
    }
}

impl Extend<&'static str> for Cites {
    fn extend<I: IntoIterator<Item = &'static str>>(&mut self, more: I) {
        more.into_iter().for_each(|article| self.add(article));
    }
}

impl FromIterator<&'static str> for Cites {
    fn from_iter<I: IntoIterator<Item = &'static str>>(articles: I) -> Cites {
        Cites::none().and(articles)
    }
}

impl From<&'static str> for Cites {
    fn from(article: &'static str) -> Cites {
        Cites(vec![article])
    }
}

impl From<Vec<&'static str>> for Cites {
    fn from(articles: Vec<&'static str>) -> Cites {
        Cites::from_iter(articles)
    }
}

impl<const N: usize> From<[&'static str; N]> for Cites {
    fn from(articles: [&'static str; N]) -> Cites {
        Cites::from_iter(articles)
    }
}

impl From<&[&'static str]> for Cites {
    fn from(articles: &[&'static str]) -> Cites {
        Cites::from_iter(articles.iter().copied())
    }
}

impl<const N: usize> From<&[&'static str; N]> for Cites {
    fn from(articles: &[&'static str; N]) -> Cites {
        Cites::from(articles.as_slice())
    }
}

impl From<&Vec<&'static str>> for Cites {
    fn from(articles: &Vec<&'static str>) -> Cites {
        Cites::from(articles.as_slice())
    }
}

impl From<&Cites> for Cites {
    fn from(cites: &Cites) -> Cites {
        cites.clone()
    }
}

impl IntoIterator for Cites {
    type Item = &'static str;
    type IntoIter = std::vec::IntoIter<&'static str>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Cites {
    type Item = &'static str;
    type IntoIter = std::iter::Copied<std::slice::Iter<'a, &'static str>>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter().copied()
    }
}

/// The articles with commas between them.
impl std::fmt::Display for Cites {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::Cites;

    #[test]
    fn each_article_stands_once_in_the_order_in_which_it_came() {
        let cites = Cites::from(["b", "a", "b"]).and(["c", "a"]);
        assert_eq!(*cites, ["b", "a", "c"]);
        assert_eq!(cites, Cites::from(vec!["b", "a", "c", "c"]));
        assert_eq!(cites, Cites::from(&vec!["b", "a", "c"]));
        assert_eq!(cites, Cites::from(&["b", "a", "c", "b"]));
        assert_eq!(cites, Cites::from(&cites));
        assert_eq!(cites.clone().and(Cites::from("a")), cites);
        assert_eq!(cites.iter().chain(&["d"]).copied().collect::<Cites>().into_vec(), ["b", "a", "c", "d"]);
    }

    #[test]
    fn none_is_empty() {
        assert!(Cites::none().is_empty());
        assert_eq!(Cites::none().to_string(), "");
        assert_eq!(Cites::default(), Cites::none());
    }
}
