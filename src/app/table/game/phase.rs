//! Where a sitting stands.

/// The phase of a sitting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A table ready to deal.
    Ready,
    /// A deal is being played.
    Playing,
    /// A deal is over. Its cards still lie on the table.
    DealOver,
    SittingOver,
}
