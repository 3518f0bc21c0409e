//! A message as a tree of elements, read within limits.

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use crate::error::XfccError;

/// How much a message may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of the message.
    pub bytes: usize,
    /// Elements within elements.
    pub depth: usize,
    /// Elements of the message.
    pub elements: usize,
}

impl Limits {
    /// For a request: an envelope, a body, and a dozen fields.
    pub const REQUEST: Limits = Limits { bytes: 16 * 1024, depth: 8, elements: 64 };
    /// For an answer: a thousand games of some forty fields.
    pub const ANSWER: Limits = Limits { bytes: 4 * 1024 * 1024, depth: 8, elements: 50_000 };
}

/// An element: its name without a prefix, the text in it, and the elements in it.
#[derive(Debug)]
pub(crate) struct Element {
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) children: Vec<Element>,
    /// The prefixes of namespaces that it declares.
    declared: Vec<String>,
    /// Where it ends.
    pub(crate) ends_at: usize,
}

impl Element {
    /// Reads the one element that a message consists of.
    pub(crate) fn read(message: &[u8], limits: Limits) -> Result<Element, XfccError> {
        if message.len() > limits.bytes {
            let expected = format!("a message of at most {} bytes", limits.bytes);
            return Err(XfccError::new(limits.bytes, expected, format!("{} bytes", message.len())));
        }
        let text = std::str::from_utf8(message)
            .map_err(|error| XfccError::new(error.valid_up_to(), "UTF-8", "other bytes"))?;
        let mut reader = Reader::from_str(text.trim_start_matches('\u{feff}'));
        reader.config_mut().check_comments = true;
        let mut open: Vec<Element> = Vec::new();
        let mut whole: Option<Element> = None;
        let mut elements = 0;
        loop {
            let at = position(&reader);
            let event = reader
                .read_event()
                .map_err(|error| XfccError::new(position(&reader), "well-formed XML", error.to_string()))?;
            let ends_at = position(&reader);
            match event {
                Event::Start(start) => {
                    begins(&mut elements, open.len(), whole.is_some(), limits, at)?;
                    let declared = prefixes(&start, &open, at)?;
                    open.push(Element {
                        declared,
                        ..Element::named(start.local_name().into_inner(), ends_at)
                    });
                }
                Event::Empty(start) => {
                    begins(&mut elements, open.len(), whole.is_some(), limits, at)?;
                    prefixes(&start, &open, at)?;
                    let empty = Element::named(start.local_name().into_inner(), ends_at);
                    put(&mut open, &mut whole, empty);
                }
                Event::End(_) => {
                    let mut ended = open.pop().ok_or_else(|| XfccError::new(at, "an element", "an end"))?;
                    ended.ends_at = ends_at;
                    put(&mut open, &mut whole, ended);
                }
                Event::Text(text) => says(&mut open, &text.xml10_content(), at)?,
                Event::CData(text) => says(&mut open, &text, at)?,
                Event::GeneralRef(reference) => {
                    let letter = reference.resolve_char_ref().ok().flatten();
                    let meant =
                        letter.map(String::from).or_else(|| own_entity(&reference).map(str::to_owned));
                    let unknown =
                        || XfccError::new(at, "one of XML's own five entities", format!("&{};", &*reference));
                    says(&mut open, &meant.ok_or_else(unknown)?, at)?;
                }
                Event::Decl(_) | Event::Comment(_) => {}
                Event::PI(_) => return Err(XfccError::new(at, "an element", "a processing instruction")),
                Event::DocType(_) => return Err(XfccError::new(at, "an element", "a document type")),
                Event::Eof => break,
            }
        }
        match (whole, open.is_empty()) {
            (Some(whole), true) => Ok(whole),
            _ => Err(XfccError::new(text.len(), "the end of every element", "the end of the message")),
        }
    }

    fn named(name: &str, ends_at: usize) -> Element {
        Element {
            name: name.to_owned(),
            text: String::new(),
            children: Vec::new(),
            declared: Vec::new(),
            ends_at,
        }
    }

    /// That no two elements in it have the same name.
    pub(crate) fn each_once(&self) -> Result<(), XfccError> {
        for (at, child) in self.children.iter().enumerate() {
            if self.children[..at].iter().any(|other| other.name == child.name) {
                let expected = format!("one `{}` in `{}`", child.name, self.name);
                return Err(XfccError::new(child.ends_at, expected, "another"));
            }
        }
        Ok(())
    }

    /// The first element of this name in it.
    pub(crate) fn child(&self, name: &str) -> Option<&Element> {
        self.children.iter().find(|child| child.name == name)
    }

    /// The same, which must be there.
    pub(crate) fn need(&self, name: &str) -> Result<&Element, XfccError> {
        let missing = || {
            let found: Vec<&str> = self.children.iter().map(|child| child.name.as_str()).collect();
            let found = if found.is_empty() { "nothing".to_owned() } else { found.join(", ") };
            XfccError::new(self.ends_at, format!("`{name}` in `{}`", self.name), found)
        };
        self.child(name).ok_or_else(missing)
    }

    /// The text of an element in it; empty where there is none.
    pub(crate) fn text_of(&self, name: &str) -> String {
        self.child(name).map(|child| child.text.trim().to_owned()).unwrap_or_default()
    }

    /// A number that must stand in it.
    pub(crate) fn number(&self, name: &str) -> Result<u32, XfccError> {
        let element = self.need(name)?;
        let text = element.text.trim();
        let most = i32::MAX.unsigned_abs();
        let number = text.parse().ok().filter(|&number| number <= most);
        number.ok_or_else(|| element.wrong(&format!("`{name}`, a number from 0 to {most}")))
    }

    /// A number that may stand in it, 0 where it does not.
    pub(crate) fn number_or_0(&self, name: &str) -> Result<u32, XfccError> {
        match self.child(name).is_some_and(|child| !child.text.trim().is_empty()) {
            true => self.number(name),
            false => Ok(0),
        }
    }

    /// `true` or `false`, as XML writes them; false where it is left out.
    pub(crate) fn flag(&self, name: &str) -> Result<bool, XfccError> {
        let Some(element) = self.child(name) else { return Ok(false) };
        match element.text.trim() {
            "true" | "1" => Ok(true),
            "false" | "0" | "" => Ok(false),
            _ => Err(element.wrong(&format!("`{name}`, true or false"))),
        }
    }

    pub(crate) fn wrong(&self, expected: &str) -> XfccError {
        let text: String = self.text.trim().chars().take(40).collect();
        XfccError::new(self.ends_at, expected, format!("`{text}`"))
    }
}

fn position(reader: &Reader<&[u8]>) -> usize {
    usize::try_from(reader.buffer_position()).unwrap_or(usize::MAX)
}

/// One of the five entities that every XML document has.
fn own_entity(name: &str) -> Option<&'static str> {
    match name {
        "amp" => Some("&"),
        "lt" => Some("<"),
        "gt" => Some(">"),
        "quot" => Some("\""),
        "apos" => Some("'"),
        _ => None,
    }
}

/// How many attributes an element may have.
const ATTRIBUTES: usize = 16;

/// The prefixes of namespaces that a start tag declares, where its attributes are well-formed and every prefix in it is
/// declared there or around it.
fn prefixes(start: &BytesStart<'_>, open: &[Element], at: usize) -> Result<Vec<String>, XfccError> {
    let mut declared: Vec<String> = Vec::new();
    let name = start.name();
    let mut used: Vec<String> =
        name.prefix().map(|prefix| prefix.into_inner().to_owned()).into_iter().collect();
    for (number, attribute) in start.attributes().enumerate() {
        let attribute =
            attribute.map_err(|error| XfccError::new(at, "well-formed attributes", error.to_string()))?;
        if number >= ATTRIBUTES {
            return Err(XfccError::new(at, format!("at most {ATTRIBUTES} attributes"), "more"));
        }
        if attribute.value.contains('<') {
            return Err(XfccError::new(at, "`&lt;` in the value of an attribute", "`<`"));
        }
        match (attribute.key.prefix(), attribute.key.local_name().into_inner()) {
            (Some(prefix), local) if prefix.into_inner() == "xmlns" => declared.push(local.to_owned()),
            (Some(prefix), _) => used.push(prefix.into_inner().to_owned()),
            (None, _) => {}
        }
    }
    let is_known = |prefix: &String| {
        let around = open.iter().flat_map(|element| &element.declared);
        prefix == "xml" || declared.iter().chain(around).any(|known| known == prefix)
    };
    match used.iter().find(|prefix| !is_known(prefix)) {
        Some(prefix) => Err(XfccError::new(at, "a prefix that is declared", format!("`{prefix}`"))),
        None => Ok(declared),
    }
}

fn begins(
    elements: &mut usize,
    depth: usize,
    over: bool,
    limits: Limits,
    at: usize,
) -> Result<(), XfccError> {
    *elements += 1;
    if over {
        return Err(XfccError::new(at, "the end of the message", "another element"));
    }
    if depth >= limits.depth {
        return Err(XfccError::new(at, format!("at most {} elements within another", limits.depth), "more"));
    }
    if *elements > limits.elements {
        return Err(XfccError::new(at, format!("at most {} elements", limits.elements), "more"));
    }
    Ok(())
}

fn put(open: &mut [Element], whole: &mut Option<Element>, element: Element) {
    match open.last_mut() {
        Some(around) => around.children.push(element),
        None => *whole = Some(element),
    }
}

fn says(open: &mut [Element], text: &str, at: usize) -> Result<(), XfccError> {
    match open.last_mut() {
        Some(element) => {
            element.text.push_str(text);
            Ok(())
        }
        None if text.trim().is_empty() => Ok(()),
        None => Err(XfccError::new(at, "an element", "text")),
    }
}
