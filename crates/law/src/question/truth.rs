//! What is known of something asserted.

finite! {
    /// What is known of something asserted.
    Truth {
        /// It is so.
        Yes,
        /// It is not so.
        No,
        /// A search ended at its bound.
        Undetermined,
    }
}
