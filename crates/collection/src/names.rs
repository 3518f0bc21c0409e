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
    let before = name.split(',').next().unwrap_or_default();
    let words: Vec<String> = before
        .split(|letter: char| letter.is_whitespace() || letter == '.')
        .map(|word| word.chars().filter(|letter| letter.is_alphanumeric()).collect::<String>())
        .map(|word| word.to_lowercase().chars().map(bare).collect::<String>())
        .filter(|word| !word.is_empty())
        .collect();
    if name.contains(',') {
        return Some(words.concat()).filter(|name| !name.is_empty());
    }
    let long = words.iter().rev().find(|word| word.chars().count() > 2);
    long.or(words.last()).cloned()
}
