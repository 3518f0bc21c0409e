//! Messages as text.

use quick_xml::escape::escape;

use crate::NAMESPACE;

/// A SOAP message with this in its body.
pub(crate) fn envelope(body: &str) -> String {
    format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\">\
         <soap:Body>{body}</soap:Body></soap:Envelope>\n"
    )
}

/// An element in the namespace of Xfcc, with these fields.
pub(crate) fn call(name: &str, fields: &str) -> String {
    format!("<{name} xmlns=\"{NAMESPACE}\">{fields}</{name}>")
}

/// An element that holds a text. What XML cannot hold is left out.
pub(crate) fn field(name: &str, text: &str) -> String {
    let proper: String = text.chars().filter(|&letter| is_of_xml(letter)).collect();
    format!("<{name}>{}</{name}>", escape(proper.as_str()))
}

fn is_of_xml(letter: char) -> bool {
    matches!(letter, '\t' | '\n' | '\r') || letter >= ' ' && !matches!(letter, '\u{fffe}' | '\u{ffff}')
}
