//! HTTP and WebSocket for the page and for programs.
