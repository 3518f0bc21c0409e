//! What is known about an assertion.

finite! {
    /// What is known about an assertion.
    Truth {
        /// It is so.
        Yes,
        /// It is not so.
        No,
        /// A search ended at its bound.
        Undetermined,
    }
}
