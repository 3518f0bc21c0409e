//! Where a log is kept, as an operator writes it.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use crate::bad_text::BadText;
use crate::postgres::without_password;

/// Where a log is kept.
///
/// ```
/// use jadoube_store::StoreAddress;
///
/// let file: StoreAddress = "sqlite:games.db".parse()?;
/// assert_eq!(file, StoreAddress::Sqlite("games.db".into()));
/// assert_eq!("games.db".parse::<StoreAddress>()?, file);
/// let tables: StoreAddress = "postgres://anna:secret@db1,db2/games".parse()?;
/// assert_eq!(tables.to_string(), "postgres://anna@db1,db2/games");
/// assert!("mysql://db1/games".parse::<StoreAddress>().is_err());
/// # Ok::<(), jadoube_store::BadText>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub enum StoreAddress {
    /// A file.
    Sqlite(PathBuf),
    /// A database of PostgreSQL, by its address.
    Postgres(String),
}

impl FromStr for StoreAddress {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let wrong =
            |why: &str| Err(BadText::new("place for a log", &without_password(text), vec![why.to_owned()]));
        let scheme = text.split_once("://").map(|(scheme, _)| scheme);
        match (scheme, text.strip_prefix("sqlite:").unwrap_or(text)) {
            (Some("postgres" | "postgresql"), _) => Ok(StoreAddress::Postgres(text.to_owned())),
            (Some(_), _) => wrong("expected a file, sqlite:FILE or postgres://HOST/DATABASE"),
            (None, "") => wrong("it names no file"),
            (None, file) => Ok(StoreAddress::Sqlite(file.into())),
        }
    }
}

/// The address without a password.
impl fmt::Display for StoreAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreAddress::Sqlite(file) => write!(f, "{}", file.display()),
            StoreAddress::Postgres(address) => f.write_str(&without_password(address)),
        }
    }
}

impl fmt::Debug for StoreAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StoreAddress({self})")
    }
}
