//! The games in families: the games of a family are drawn and pressed alike. Brag comes with the page, and the others with a
//! program of their own. What a family brings is its table of functions ([`crate::app::table::scene::Functions`]). What is told of
//! the events that only one mechanic has is written from the list of the mechanics.

pub mod bank;
pub mod brag;
pub mod bus;
pub mod casino;
pub mod classic;
mod help;
mod level;
pub mod patti;
pub mod repertoire;
pub mod rounds;
pub mod sets;
#[cfg(test)]
mod tests;
pub mod words;

pub use self::help::{Cap, Key};

use self::help::Help;
use crate::app::i18n::Name;
use crate::app::table::scene::Functions;
use crate::app::words::{Cue, EventWords, ResultOfFamily};
use crate::engine::mechanics::each_mechanic;
use crate::engine::{Event, Rules, Seat, View};
use crate::games::Family;

/// The functions of the family of a game of these rules.
#[must_use]
pub fn functions(rules: &Rules) -> &'static Functions {
    match Family::of(rules) {
        Family::Brag => &brag::FUNCTIONS,
        Family::Setting => &sets::FUNCTIONS,
        Family::Bus => &bus::FUNCTIONS,
        Family::Patti => &patti::FUNCTIONS,
        Family::Rounds => &rounds::FUNCTIONS,
        Family::Classic => &classic::FUNCTIONS,
        Family::Casino => &casino::FUNCTIONS,
    }
}

/// What the family of a game of these rules says of the result of a deal. It is no part of the functions, because the page
/// shows the first deal without it.
#[must_use]
pub fn result(rules: &Rules) -> ResultOfFamily {
    match Family::of(rules) {
        Family::Brag => brag::result,
        Family::Setting => sets::result,
        Family::Bus => bus::result,
        Family::Patti => patti::result,
        Family::Rounds => rounds::result,
        Family::Classic => classic::result,
        Family::Casino => casino::result,
    }
}

/// What the sheets say of the family of a game of these rules.
#[must_use]
pub fn help(rules: &Rules) -> &'static Help {
    match Family::of(rules) {
        Family::Brag => &brag::HELP,
        Family::Setting => &sets::HELP,
        Family::Bus => &bus::HELP,
        Family::Patti => &patti::HELP,
        Family::Rounds => &rounds::HELP,
        Family::Classic => &classic::HELP,
        Family::Casino => &casino::HELP,
    }
}

/// The rooms that tell the events of the mechanics.
mod rooms {
    pub use crate::app::families::bus::events as bus;
    pub use crate::app::families::casino::events as casino;
    pub use crate::app::families::classic::events as classic;
    pub use crate::app::families::patti::events as patti;
    pub use crate::app::families::rounds::events as round;
    pub use crate::app::families::sets::events as setting;
}

macro_rules! told {
    ($([$mechanic:ident $variant:ident $what:literal $own:tt])*) => {
        fn sentence(
            event: &Event,
            public: View<'_>,
            name: &dyn Fn(Seat) -> Name,
        ) -> Option<String> {
            match event {
                $(Event::$variant(own) => rooms::$mechanic::told(own, public, name),)*
                _ => None,
            }
        }

        fn time(event: &Event) -> u32 {
            match event {
                $(Event::$variant(own) => rooms::$mechanic::time(own),)*
                _ => 0,
            }
        }

        fn sound(
            event: &Event,
            public: View<'_>,
            is_person: &dyn Fn(Seat) -> bool,
        ) -> Option<Cue> {
            match event {
                $(Event::$variant(own) => rooms::$mechanic::sound(own, public, is_person),)*
                _ => None,
            }
        }
    };
}

each_mechanic!(event => told);

/// What is told of these events.
pub const EVENTS: EventWords = EventWords {
    sentence,
    time,
    sound,
};
