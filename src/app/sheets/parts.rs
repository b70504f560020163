//! The parts of the big sheets. Each is fetched on its own when `sheets` is here.

use leptos::prelude::*;

use crate::app::lazy::{Fetching, Lazy, Loading, Sheet};
use crate::app::platform::first_move::FirstMove;
use crate::app::platform::live::whenever;

/// A part with a big sheet, a tab of the menu, or several of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetPart {
    /// The *New game* sheet.
    NewGame,
    /// The *Records* tab and the replay.
    Records,
    /// *Statistics* on the *Records* tab.
    Statistics,
    /// *How to play* and the guided deals.
    Guides,
    /// The school: ten deals that are the same for everybody.
    School,
    /// What is opened now and then from the menu: the *Odds* tab, the check of the shuffle, and *Embed this table*.
    Tools,
}

/// Makes a sheet. For [`Sheet::Menu`] it makes the tab that its part brings.
pub type MakeSheet = fn(Sheet) -> AnyView;

impl SheetPart {
    /// All parts, in the order in which they are fetched.
    const ALL: [SheetPart; 6] = [
        SheetPart::NewGame,
        SheetPart::Records,
        SheetPart::Statistics,
        SheetPart::Guides,
        SheetPart::School,
        SheetPart::Tools,
    ];

    /// The part of a sheet. `None`: `sheets` brings it.
    #[must_use]
    pub fn of(sheet: Sheet) -> Option<SheetPart> {
        match sheet {
            Sheet::NewGame => Some(SheetPart::NewGame),
            Sheet::Replay | Sheet::Review(..) | Sheet::Trial(_) => Some(SheetPart::Records),
            Sheet::HowToPlay(..) | Sheet::Lesson(_) => Some(SheetPart::Guides),
            Sheet::School | Sheet::Ten => Some(SheetPart::School),
            Sheet::Fairness(_) | Sheet::Embed => Some(SheetPart::Tools),
            Sheet::Menu | Sheet::ChooseGame | Sheet::Keys | Sheet::Beats => None,
        }
    }
}

/// The parts, as far as they are here. Copies share one state.
#[derive(Clone, Copy)]
pub struct SheetParts([Lazy<MakeSheet>; SheetPart::ALL.len()]);

impl SheetParts {
    /// No part is fetched yet. After the visitor's first move all of them are fetched, one after another.
    #[must_use]
    pub fn new(
        load: fn(SheetPart) -> fn() -> Loading<MakeSheet>,
        first_move: FirstMove,
    ) -> SheetParts {
        let parts = SheetPart::ALL.map(|part| Lazy::new(load(part)));
        whenever(move |_| {
            let fetching = parts.map(Lazy::fetching);
            if !first_move.made() || fetching.contains(&Fetching::UnderWay) {
                return;
            }
            let next = fetching.iter().position(|part| *part == Fetching::NotYet);
            if let Some(next) = next {
                parts[next].fetch();
            }
        });
        SheetParts(parts)
    }

    /// Fetches a part, unless it is here or being fetched.
    pub fn fetch(self, part: SheetPart) {
        self.0[part as usize].fetch();
    }

    /// The function that makes its sheets. `None`: the part is not here.
    #[must_use]
    pub fn get(self, part: SheetPart) -> Option<MakeSheet> {
        self.0[part as usize].get().copied()
    }

    /// The state of fetching a part.
    #[must_use]
    pub fn fetching(self, part: SheetPart) -> Fetching {
        self.0[part as usize].fetching()
    }
}
