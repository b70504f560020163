//! How much a solve may cost.

/// How much may be spent on one solve.
pub struct Budget<'a> {
    /// How many moves may be walked over in all. A tree is chosen that fits. 0: only stored play is used.
    pub visits: u64,
    /// Asked after every iteration: whether to stop. With a clock in it, the advice depends on the machine.
    pub stop: &'a mut dyn FnMut() -> bool,
}
