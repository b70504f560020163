//! Hands that others have set already, set anew in a world: which of their cards lie in which hand is no chance.

use super::players::Players;
use super::unshown::LayUnshown;
use crate::engine::{Event, Seat, SettingEvent, Table, Unseen, Viewer};
use crate::random::Rng;

/// A world whose hands are still to be laid as their players would lay them.
pub(super) enum Anew {
    /// By letting them set again.
    Set(Box<SetAnew>),
    /// From the cards that they have not shown.
    Unshown(Box<LayUnshown>),
}

impl Anew {
    /// Begins with a world of these unseen cards. `None`: it is whole already.
    pub fn begin(known: &Table, unseen: &Unseen, players: usize) -> Option<Anew> {
        let unshown = LayUnshown::begin(unseen).map(|unshown| Anew::Unshown(Box::new(unshown)));
        let set = || SetAnew::begin(known, players).map(|set| Anew::Set(Box::new(set)));
        unshown.or_else(set)
    }

    /// Lays a player's hands. The world, once all are laid.
    pub fn step(
        &mut self,
        kinds: &[usize],
        own: Seat,
        players: &mut Players,
        rng: &mut Rng,
    ) -> Option<Table> {
        match self {
            Anew::Set(set) => set.step(kinds, own, players, rng),
            Anew::Unshown(unshown) => unshown.step(own, rng),
        }
    }
}

/// A deal whose hands are set anew.
pub(super) struct SetAnew {
    known: Table,
    table: Table,
    /// The number of players who may still have to set.
    left: usize,
}

impl SetAnew {
    /// Begins with a world. `None`: nobody has set his hands before this seat, or the deal cannot be told again.
    fn begin(known: &Table, players: usize) -> Option<SetAnew> {
        if !known.ask().is_to_set() {
            return None;
        }
        let is_set = |event: &Event| matches!(event, Event::Setting(SettingEvent::Set { .. }));
        let first = known.history().iter().position(is_set)?;
        let mut table = known.rewound()?;
        let before = known.history().iter().take(first);
        before
            .filter(|event| !matches!(event, Event::Shuffled { .. }))
            .for_each(|event| table.apply(event));
        Some(SetAnew {
            known: known.clone(),
            table,
            left: players,
        })
    }

    /// Lets the next player set his hands as a player of his kind does. Returns the world once everybody who was asked before
    /// this seat has set his, or the world as it was where that cannot be told; `None` until then.
    fn step(
        &mut self,
        kinds: &[usize],
        own: Seat,
        players: &mut Players,
        rng: &mut Rng,
    ) -> Option<Table> {
        let table = &mut self.table;
        let next = table.ask().seat().filter(|next| *next != own);
        let next = next.filter(|_| self.left > 0);
        if let Some(next) = next {
            self.left -= 1;
            let kind = kinds.get(next.index()).copied().unwrap_or(0);
            let choices = table.choices(next);
            let view = table.view(Viewer::Seat(next));
            let action = players.policy(kind).choose(view, &choices, rng);
            if table.play_in_place(next, action).is_ok() {
                return None;
            }
        }
        let is_set = next.is_none() && table.ask() == self.known.ask();
        Some(if is_set {
            table.clone()
        } else {
            self.known.clone()
        })
    }
}
