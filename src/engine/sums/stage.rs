//! The rules and the state of a stage: one variant for each mechanic.

use crate::engine::facts::*;
use crate::engine::ground::seat::SeatSet;
use crate::engine::mechanics::each_mechanic;

macro_rules! rules {
    ($([$module:ident $variant:ident $what:literal $own:tt])*) => {
        /// A stage of a deal: its mechanic and the rules of it.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum StageRules {
            $(#[doc = concat!("The stage is for ", $what, ".")] $variant $own,)*
        }
    };
}

each_mechanic!(rules => rules);

macro_rules! states {
    ($([$module:ident $variant:ident $what:literal $own:tt])*) => {
        /// The state of the current stage.
        #[derive(Clone, Debug, PartialEq, Eq, Default)]
        pub(in crate::engine) enum StageState {
            /// It needs none.
            #[default]
            None,
            $($variant $own,)*
        }
    };
}

each_mechanic!(state => states);
