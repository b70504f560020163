//! How much a solve may cost.

/// How much may be spent on one solve.
pub struct Budget<'a> {
    /// How many moves may be walked over in all. A tree is chosen that fits. 0: only stored play is used.
    pub visits: u64,
    /// Asked after every iteration: whether to pause. Asked again about the same deal, the solve goes on from there, so
    /// the advice does not depend on it.
    pub stop: &'a mut dyn FnMut() -> bool,
}
