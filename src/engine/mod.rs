//! The table: which actions are allowed, what they do, and who may see which cards.
//!
//! Only an [`Event`] changes a [`Table`], and a [`View`] shows a viewer only what it may see. The engine has no
//! clock, no randomness and no fractions: the pack is an input, and chips are whole numbers.

mod apply;
mod buy_in;
mod correcting;
mod cost;
mod cut;
mod dealers_choice;
mod declare;
mod driver;
mod facts;
mod flow;
mod forgetful;
mod ground;
mod ledger;
mod limits;
mod lookup;
pub(crate) mod mechanics;
mod model;
mod payments;
mod play;
mod presence;
mod rewound;
mod rounds;
mod setup;
mod shape;
mod snapshot;
mod sums;
mod table;
mod unseen;
mod view;
mod vote;

pub use facts::*;
pub use ground::capacity::{MOST_CHIPS, most_seats};
pub use ground::correction::{Correction, Reason, Way};
pub use ground::debt::Debt;
pub use ground::ending::Ending;
pub use ground::hand_view::HandView;
pub use ground::held::{CardId, Face, Held};
pub use ground::holding::Role;
pub use ground::money::{HeadsUpShort, MoneyRules, Shortage, TableStakes};
pub use ground::other_game::OtherGame;
pub use ground::pick::Pick;
pub use ground::purse::{Purse, Zone};
pub use ground::question::{Compared, Declared, Question};
pub use ground::resume::{Resume, Showing};
pub use ground::rules::{Edition, FirstDealer, PotName, RankingRules, Shuffle};
pub use ground::seat::{Presence, Seat, SeatSet, Standing};
pub use ground::setup_error::SetupError;
pub use ground::viewer::Viewer;

pub use model::{Choosable, MostSeats, Origin, Other, Rules, Stage, Table};
pub use snapshot::Snapshot;
pub use sums::action::{Action, Choice, Choices};
pub use sums::ask::{Ask, Between, Motion};
pub use sums::event::Event;
pub use sums::illegal::{
    CorrectionIllegal, DealError, DeclareIllegal, Illegal, Limit, LimitsIllegal, PresenceIllegal,
};
pub use sums::named_game::{BettingGame, NamedGame};
pub use table::Advance;
pub use unseen::Unseen;
pub use view::{SeatView, View};

pub use ground::chips::Chips;
pub use sums::stage::StageRules;
