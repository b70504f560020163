//! What the sheets say of each family: its keys, and the labels of its buttons, as hints and reviews name them.

use crate::app::i18n::{Text, say};
use crate::engine::{Action, Chips, Pick, View};

/// The label of a key.
#[derive(Clone, Copy)]
pub enum Cap {
    /// Letters and signs as they are on an English keyboard.
    Sign(&'static str),
    Word(Text),
}

/// A key, and what it does.
pub type Key = (Cap, Text);

/// What the sheets say of a family.
pub struct Help {
    /// The keys at the table, in order.
    pub keys: fn(View<'_>) -> Vec<Key>,
    /// The label of the button for an action that only this family has, or labels in its own way. `None`: it is labelled
    /// as everywhere.
    pub family_label: fn(Action, View<'_>) -> Option<String>,
}

impl Help {
    /// The label of the button for an action that costs this many chips. `None`: no button of its own plays it.
    #[must_use]
    pub fn label(&self, action: Action, view: View<'_>, cost: Chips) -> Option<String> {
        (self.family_label)(action, view).or_else(|| shared_label(action, view, cost))
    }
}

/// The label of the button for an action that several families have.
fn shared_label(action: Action, view: View<'_>, cost: Chips) -> Option<String> {
    let is_blind = view.own().is_some_and(|own| own.is_blind());
    let text = match action {
        Action::Bet(chips) if is_blind => return Some(say::bet_blind_of(chips)),
        Action::Bet(chips) => return Some(say::bet_of(chips)),
        Action::See if cost > 0 => return Some(say::see_for(cost)),
        Action::Cover => return Some(say::cover_for(cost)),
        Action::See => say::SEE,
        Action::Look(_) => say::LOOK,
        Action::Fold => say::FOLD,
        Action::Pass => say::PASS_BRAG,
        Action::Show(_) => say::SHOW,
        Action::Showdown => say::SHOW_ALL,
        Action::Agree => say::AGREE_TO_SHOW,
        Action::Refuse => say::REFUSE,
        Action::Play(Pick::Old) => say::PLAY_OLD,
        Action::Play(Pick::New) => say::PLAY_NEW,
        _ => return None,
    };
    Some(text.get().into())
}
