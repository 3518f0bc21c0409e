//! What a seat may see, and the JSON of a standing.
