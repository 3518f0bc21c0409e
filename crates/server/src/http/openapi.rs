//! The description of this API for programs. The tests hold every answer against it.

use axum::http::header;
use axum::response::IntoResponse;

const JSON: [(header::HeaderName, &str); 1] = [(header::CONTENT_TYPE, "application/json")];

/// `GET /api/openapi.json`
pub(crate) async fn description() -> impl IntoResponse {
    (JSON, include_str!("../../../../docs/openapi.json"))
}

/// `GET /api/standing.schema.json`: what the description says of rulings and standings stands here.
pub(crate) async fn standing() -> impl IntoResponse {
    (JSON, include_str!("../../../../docs/standing.schema.json"))
}
