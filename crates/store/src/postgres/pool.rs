//! The connections to PostgreSQL.

use std::time::Duration;

use deadpool_postgres::{Manager, ManagerConfig, Pool, RecyclingMethod, Runtime};
use tokio_postgres::config::{SslMode, TargetSessionAttrs};
use tokio_postgres::{Config, NoTls};

use super::fault;
use super::limits::PostgresLimits;
use crate::error::StoreError;

/// A connection on which nothing is heard is looked after, and is lost when nobody answers.
const IDLE: Duration = Duration::from_secs(5);
const UNANSWERED: Duration = Duration::from_secs(10);

/// The environment variable with the password, where the address has none.
const PASSWORD: &str = "PGPASSWORD";

/// How the address is reached, and connections to it, made when they are needed.
pub(super) fn of(address: &str, limits: &PostgresLimits) -> Result<(Config, Pool), StoreError> {
    let plain = without_password(address);
    let mut config: Config =
        address.parse().map_err(|why: tokio_postgres::Error| fault::unusable(&plain, fault::told(&why)))?;
    if config.get_ssl_mode() == SslMode::Require {
        let why = "this program speaks no TLS to PostgreSQL: use a socket of this machine, or a tunnel";
        return Err(fault::unusable(&plain, why));
    }
    // As every program of PostgreSQL does: what stands on a command line can be read by everybody on the machine.
    if config.get_password().is_none()
        && let Some(password) = std::env::var_os(PASSWORD)
    {
        config.password(password.as_encoded_bytes());
    }
    config
        // A standby takes no acts, so it is passed over.
        .target_session_attrs(TargetSessionAttrs::ReadWrite)
        .application_name("jadoube")
        .keepalives_idle(IDLE)
        .keepalives_interval(IDLE)
        .tcp_user_timeout(UNANSWERED);
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(limits.patience / 2);
    }
    let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let pool = Pool::builder(Manager::from_config(config.clone(), NoTls, recycling))
        .max_size(limits.connections.max(1))
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(limits.patience))
        .build()
        .map_err(|why| fault::unusable(&plain, why.to_string()))?;
    Ok((config, pool))
}

/// The address as it may be told: without a password.
pub(crate) fn without_password(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_owned() };
    let (before, after) = rest.split_at(rest.find(['/', '?']).unwrap_or(rest.len()));
    let before = match before.rsplit_once('@') {
        Some((user, host)) => format!("{}@{host}", user.split(':').next().unwrap_or_default()),
        None => before.to_owned(),
    };
    format!("{scheme}://{before}{}", after.split('?').next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_password_is_told() {
        for (address, told) in [
            (
                "postgres://anna:s3cret@db1,db2:5433/games?password=s3cret",
                "postgres://anna@db1,db2:5433/games",
            ),
            ("postgres://db1/games", "postgres://db1/games"),
            ("postgresql://anna:a@b@db1", "postgresql://anna@db1"),
            ("postgres:///games?host=/run/postgresql", "postgres:///games"),
        ] {
            assert_eq!(without_password(address), told);
        }
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for wrong in
            ["postgres://[", "postgres://db1/games?sslmode=require", "postgres://db1/games?colour=red"]
        {
            assert!(of(wrong, &PostgresLimits::default()).is_err(), "{wrong}");
        }
    }
}
