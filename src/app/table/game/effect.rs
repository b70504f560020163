//! What a change of the model wants of the page, as values.

/// Something that only the browser can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Calls `Model::tick` after this many milliseconds. An earlier timer is dropped.
    SetTimer(u32),
    /// Drops the timer.
    StopTimer,
    /// Takes the keyboard focus away from a button that may go.
    Blur,
    /// Puts the keyboard focus on the element with this id.
    Focus(String),
    /// Lets the bot whose turn it is think: on the page for a slice of time, or in the worker.
    AskBot,
}
