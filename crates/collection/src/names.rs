//! Names of players, as far as their spellings agree.

/// The letter without its accent, where it is one of the Latin alphabets of Europe.
fn bare(letter: char) -> char {
    const FAMILIES: [(char, &str); 15] = [
        ('a', "àáâãäåāăą"),
        ('c', "çćĉċč"),
        ('d', "ďđð"),
        ('e', "èéêëēĕėęě"),
        ('g', "ĝğġģ"),
        ('i', "ìíîïĩīĭįı"),
        ('l', "ĺļľŀł"),
        ('n', "ñńņňŉ"),
        ('o', "òóôõöøōŏő"),
        ('r', "ŕŗř"),
        ('s', "śŝşšș"),
        ('t', "ţťŧț"),
        ('u', "ùúûüũūŭůűų"),
        ('y', "ýÿŷ"),
        ('z', "źżž"),
    ];
    if letter.is_ascii() {
        return letter;
    }
    FAMILIES.iter().find(|(_, family)| family.contains(letter)).map_or(letter, |(bare, _)| *bare)
}

/// A text as it is compared: small letters without accents, no apostrophes, and one blank for any other signs.
pub(crate) fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase).map(bare) {
        match letter {
            '\'' | '’' | '`' => {}
            letter if letter.is_alphanumeric() => plain.push(letter),
            _ if plain.ends_with(' ') => {}
            _ => plain.push(' '),
        }
    }
    plain
}

/// How letters are written where there are none with such an accent.
const WRITTEN_OUT: [(&str, &[char]); 5] = [
    ("ae", &['ä', 'æ', 'Ä', 'Æ']),
    ("oe", &['ö', 'ø', 'œ', 'Ö', 'Ø', 'Œ']),
    ("ue", &['ü', 'Ü']),
    ("aa", &['å', 'Å']),
    ("ss", &['ß', 'ẞ']),
];

/// A text as it is compared, and the same with `ü` written out as `ue` and the like, where it has such a letter.
pub(crate) fn written_out(text: &str) -> Vec<String> {
    let out = WRITTEN_OUT.iter().fold(text.to_owned(), |text, (out, letters)| text.replace(*letters, out));
    let mut ways = vec![plain(text)];
    if out != text {
        ways.push(plain(&out));
    }
    ways
}

/// The same with `ue` as `u` and the like, as who has no such letter may write it, between blanks.
pub(crate) fn short(text: &str) -> String {
    let pairs = [("ae", "a"), ("oe", "o"), ("ue", "u")];
    let short = pairs.iter().fold(plain(text), |text, (long, short)| text.replace(long, short));
    format!(" {} ", short.trim())
}

/// The surname in small letters without accents: what stands before a comma, or the last word that is no initial. None where
/// the name is not known.
///
/// ```
/// use jadoube_collection::surname;
/// let carlsen = Some("carlsen".to_owned());
/// for name in ["Carlsen, Magnus", "Magnus Carlsen", "CARLSEN,M", "Carlsen M."] {
///     assert_eq!(surname(name), carlsen, "{name}");
/// }
/// assert_eq!(surname("Hübner, Robert"), surname("R. Hubner"));
/// assert_eq!(surname("?"), None);
/// ```
#[must_use]
pub fn surname(name: &str) -> Option<String> {
    surname_of(name, words_before_comma(name))
}

/// The words before the comma, in small letters without accents.
fn words_before_comma(name: &str) -> Vec<String> {
    let before = name.split(',').next().unwrap_or_default();
    before
        .split(|letter: char| letter.is_whitespace() || letter == '.')
        .map(|word| word.chars().filter(|letter| letter.is_alphanumeric()).collect::<String>())
        .map(|word| word.to_lowercase().chars().map(bare).collect::<String>())
        .filter(|word| !word.is_empty())
        .collect()
}

fn surname_of(name: &str, words: Vec<String>) -> Option<String> {
    if name.contains(',') {
        return Some(words.concat()).filter(|name| !name.is_empty());
    }
    let long = words.iter().rev().find(|word| word.chars().count() > 2);
    long.or(words.last()).cloned()
}

/// Words that stand before a surname, or behind the given names, as its bearer or an index likes: `van der Wiel, John` and
/// `Wiel, J. van der`.
const PARTICLES: [&str; 25] = [
    "af", "av", "da", "dal", "das", "de", "degli", "dei", "del", "della", "den", "der", "di", "do", "dos",
    "du", "het", "la", "le", "ten", "ter", "van", "von", "zu", "zur",
];

fn is_particle(word: &str) -> bool {
    PARTICLES.contains(&word)
}

/// The words without such particles; all of them where nothing else is left, as of `Le, Quang Liem`.
fn without_particles(words: Vec<String>) -> Vec<String> {
    if words.iter().all(|word| is_particle(word)) {
        return words;
    }
    words.into_iter().filter(|word| !is_particle(word)).collect()
}

/// A Cyrillic letter as it is transcribed, as far as transcriptions fall together as [`spelling`] has them.
fn transcribed(letter: char) -> Option<&'static str> {
    const LETTERS: [(char, &str); 38] = [
        ('а', "a"),
        ('б', "b"),
        ('в', "v"),
        ('г', "g"),
        ('ґ', "g"),
        ('д', "d"),
        ('е', "e"),
        ('ё', "e"),
        ('є', "e"),
        ('ж', "zh"),
        ('з', "z"),
        ('и', "i"),
        ('й', "i"),
        ('і', "i"),
        ('ї', "i"),
        ('к', "k"),
        ('л', "l"),
        ('м', "m"),
        ('н', "n"),
        ('о', "o"),
        ('п', "p"),
        ('р', "r"),
        ('с', "s"),
        ('т', "t"),
        ('у', "u"),
        ('ф', "f"),
        ('х', "kh"),
        ('ц', "ts"),
        ('ч', "ch"),
        ('ш', "sh"),
        ('щ', "shch"),
        ('ъ', ""),
        ('ы', "i"),
        ('ь', ""),
        ('э', "e"),
        ('ю', "iu"),
        ('я', "ia"),
        ('ў', "u"),
    ];
    LETTERS.iter().find(|(known, _)| *known == letter).map(|(_, latin)| *latin)
}

/// A word with its Cyrillic letters transcribed.
fn in_latin(word: &str) -> String {
    let mut latin = String::with_capacity(word.len());
    for letter in word.chars() {
        match transcribed(letter) {
            Some(letters) => latin.push_str(letters),
            None => latin.push(letter),
        }
    }
    latin
}

/// A word of a name as it is compared with another spelling: Cyrillic letters are transcribed, and what the transcriptions of FIDE
/// and of passports (`Yusupov`), of German (`Jussupow`) and of older books (`Jusupov`) write differently falls together: `y`, `j` and
/// `i`, `w` and `v`, the ways to write `ч`, `ш` and `х`, `x` and `ks`, an `e` with a `y` or `j` before it, and letters that are
/// doubled. So do umlauts written with an `e`. A word with a number in it has one spelling.
fn spelling(word: &str) -> String {
    const SAME: [(&str, &str); 14] = [
        ("tsch", "ch"),
        ("tch", "ch"),
        ("sch", "sh"),
        ("kh", "ch"),
        ("x", "ks"),
        ("ß", "s"),
        ("æ", "a"),
        ("œ", "o"),
        ("ae", "a"),
        ("oe", "o"),
        ("ue", "u"),
        ("w", "v"),
        ("y", "i"),
        ("j", "i"),
    ];
    if word.contains(|letter: char| letter.is_ascii_digit()) {
        return word.to_owned();
    }
    let latin = if word.is_ascii() { word.to_owned() } else { in_latin(word) };
    let spelling = undoubled(SAME.iter().fold(latin, |word, (from, to)| word.replace(from, to)));
    undoubled(spelling.replace("ie", "e"))
}

fn undoubled(mut word: String) -> String {
    let mut last = None;
    word.retain(|letter| last.replace(letter) != Some(letter));
    word
}

/// A word of a player who is wanted, as it is looked for in other spellings of his name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spelled {
    word: String,
    spelling: String,
}

impl Spelled {
    /// A word in small letters without accents.
    pub(crate) fn new(word: &str) -> Spelled {
        Spelled { word: word.to_owned(), spelling: spelling(word) }
    }

    /// Whether a word of a name is this one in another spelling; of an initial, whether it begins so. Short Latin words, such as
    /// `Jan` and `Ian`, are names of their own.
    pub(crate) fn admits(&self, word: &str) -> bool {
        let alike = |one: &str, other: &str| match self.is_initial() {
            true => one.starts_with(other),
            false => one == other,
        };
        if alike(word, &self.word) {
            return true;
        }
        let of_their_own = is_short(&self.word) && (is_short(word) || self.is_initial() && word.is_ascii());
        !of_their_own && may_begin_alike(word, &self.word) && alike(&spelling(word), &self.spelling)
    }

    /// Whether it is one letter, that may stand for a name.
    pub(crate) fn is_initial(&self) -> bool {
        self.word.chars().count() == 1
    }
}

/// Whether a word has fewer than four letters, and all of them are Latin.
fn is_short(word: &str) -> bool {
    word.is_ascii() && word.len() < 4
}

/// Whether two words can have one spelling, by their first letters: it tells most words apart, and costs little.
fn may_begin_alike(one: &str, other: &str) -> bool {
    let first = |word: &str| {
        let letter = word.chars().next()?;
        let latin = transcribed(letter).and_then(|latin| latin.chars().next()).unwrap_or(letter);
        Some(match latin {
            'e' | 'i' | 'j' | 'y' => 'e',
            'c' | 'k' | 't' | 'x' => 'c',
            'v' | 'w' => 'v',
            'ß' => 's',
            'æ' => 'a',
            'œ' => 'o',
            other => other,
        })
    };
    first(one) == first(other)
}

/// The surname as it is compared, without the particles that may stand elsewhere.
pub(crate) fn key(name: &str) -> Option<String> {
    let words = without_particles(words_before_comma(name));
    surname_of(name, words).map(|surname| spelling(&surname))
}

/// The words of a name as they are compared, in the order of the alphabet; initials, numbers and particles are left out.
pub(crate) fn words(name: &str) -> Vec<String> {
    let plain = plain(name);
    let words = plain.split(' ').map(|word| word.trim_matches(|letter: char| letter.is_ascii_digit()));
    let words = words.filter(|word| word.chars().count() > 1).map(str::to_owned).collect();
    let mut words: Vec<String> = without_particles(words).iter().map(|word| spelling(word)).collect();
    words.sort_unstable();
    words
}

/// Whether two names may be those of one person: their surnames agree, or all of the shorter name, two words or more, stands in
/// the other. None where one of them is not known.
pub(crate) fn agree(one: &str, other: &str) -> Option<bool> {
    let (surname, other_surname) = key(one).zip(key(other))?;
    if surname == other_surname {
        return Some(true);
    }
    Some(have_same_words(one, other))
}

/// The first letters of the given names, as they are compared.
fn given(name: &str) -> Vec<char> {
    let surname = key(name).unwrap_or_default();
    let names = match name.split_once(',') {
        Some((_, given)) => plain(given),
        None => plain(name),
    };
    let names = names.split(' ').filter(|word| !is_particle(word));
    let names = names.map(spelling).filter(|word| *word != surname);
    names.filter_map(|word| word.chars().next()).filter(|letter| letter.is_alphabetic()).collect()
}

/// Whether the given names of two players may be those of one person: some of them begin alike, or they are not known.
pub(crate) fn given_agree(one: &str, other: &str) -> bool {
    let [letters, others] = [one, other].map(given);
    let known = !letters.is_empty() && !others.is_empty();
    !known || letters.iter().any(|letter| others.contains(letter)) || have_same_words(one, other)
}

/// Whether all of the shorter name, two words or more, stands in the other.
fn have_same_words(one: &str, other: &str) -> bool {
    let (one, other) = (words(one), words(other));
    let (few, many) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    few.len() > 1 && few.iter().all(|word| many.contains(word))
}

#[cfg(test)]
mod tests {
    use super::{agree, given_agree};

    #[test]
    fn given_names() {
        let same = [
            ("Polgar, Judit", "Polgar, J."),
            ("Polgar", "Polgar, Zsuzsa"),
            ("Carlsen, Sven Magnus", "Magnus Carlsen"),
            ("Averbakh, Yuri", "Awerbach, Jurij"),
            ("?", "Polgar, Judit"),
            ("Hou Yifan", "Hou, Yifan"),
            ("Li, Chao2", "Li Chao"),
            ("van der Wiel, John", "Wiel, J. van der"),
            ("Юсупов, Артур", "Jusupov, A"),
        ];
        for (one, other) in same {
            assert!(given_agree(one, other), "{one}, {other}");
        }
        for (one, other) in [
            ("Polgar, Judit", "Polgar, Zsuzsa"),
            ("Carlsen, Magnus", "Henrik Carlsen"),
            ("Wiel, J. van der", "van der Wiel, Victor"),
        ] {
            assert!(!given_agree(one, other), "{one}, {other}");
        }
    }

    #[test]
    fn spellings_of_one_name() {
        let same = [
            ("Müller, Hans", "Hans Mueller"),
            ("Muller, H.", "Mueller,H"),
            ("Korchnoi, Viktor", "Kortschnoj, Viktor"),
            ("Nimzowitsch, Aaron", "Nimzovich, A"),
            ("Mir Sultan Khan", "Sultan Khan, Mir"),
            ("Stefano Rosselli del Turco", "Rosselli del Turco, Stefano"),
            ("Li, Chao2", "Li Chao"),
            ("van der Wiel, John", "Wiel, J. van der"),
            ("John van der Wiel", "Wiel, J. van der"),
            ("van der Wiel, J", "Wiel J. van der"),
            ("Firmian, Nick de", "De Firmian, N."),
            ("Le, Quang Liem", "Le Quang Liem"),
            ("Юсупов, Артур", "Jusupov, Artur"),
            ("Юсупов", "Yusupov, Artur"),
            ("Юсупов", "Jussupow, Artur"),
            ("Авербах, Юрий", "Awerbach, Juri"),
            ("Averbakh, Yuri", "Awerbach, Juri"),
            ("Алексей Дреев", "Dreyev, Alexey"),
            ("Алиев", "Aliyev, Aleksej"),
            ("Корчной, Виктор", "Kortschnoj, Viktor"),
            ("Спасский Борис", "Spassky, Boris"),
        ];
        for (one, other) in same {
            assert_eq!(agree(one, other), Some(true), "{one}, {other}");
        }
        let others = [
            ("Capablanca, Jose Raul", "Steinitz, William"),
            ("Korchnoi, Viktor", "Kupreichik, Viktor D"),
            ("Lasker, Emanuel", "Lasker Reti"),
            ("Player aa66d7", "Player a6d77"),
            ("van der Wiel, John", "van der Sterren, Paul"),
            ("Юсупов, Артур", "Карпов, Анатолий"),
            ("Юсупов, Артур", "Юсуф, Артур"),
            ("Le, Quang Liem", "La, Quang"),
        ];
        for (one, other) in others {
            assert_eq!(agree(one, other), Some(false), "{one}, {other}");
        }
        assert_eq!(agree("?", "Li Chao"), None);
    }
}
