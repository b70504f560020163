//! The table: which actions are allowed, what they do, and who may see which cards.
//!
//! Only an [`Event`] changes a [`Table`], and a [`View`] shows a viewer only what it may see. The engine has no
//! clock, no randomness and no fractions: the pack is an input, and chips are whole numbers.

mod action;
mod apply;
mod ask;
mod buy_in;
mod capacity;
mod cut;
mod dealers_choice;
mod debt;
mod declare;
mod driver;
mod ending;
mod event;
mod flow;
mod forgetful;
mod hand_view;
mod held;
mod holding;
mod illegal;
mod ledger;
mod limits;
mod lookup;
mod model;
mod money;
mod named_game;
mod other_game;
mod pick;
mod presence;
mod purse;
mod question;
mod resume;
mod rewound;
mod rounds;
mod rules;
mod seat;
mod setup;
mod setup_error;
mod snapshot;
mod stages;
mod table;
mod unseen;
mod view;
mod viewer;
mod vote;

pub use action::{Action, Choice, Choices};
pub use ask::{Ask, Between, Motion};
pub use capacity::{MOST_CHIPS, most_seats};
pub use debt::Debt;
pub use ending::Ending;
pub use event::Event;
pub use hand_view::HandView;
pub use held::{CardId, Face, Held};
pub use holding::Role;
pub use illegal::{DealError, DeclareIllegal, Illegal, Limit, LimitsIllegal, PresenceIllegal};
pub use model::{Choosable, MostSeats, Origin, Other, Rules, Stage, Table};
pub use money::{HeadsUpShort, MoneyRules, Shortage, TableStakes};
pub use named_game::{BettingGame, NamedGame};
pub use other_game::OtherGame;
pub use pick::Pick;
pub use purse::{Purse, Zone};
pub use question::{Compared, Declared, Question};
pub use resume::{Resume, Showing};
pub use rules::{Edition, FirstDealer, PotName, RankingRules, Shuffle};
pub use seat::{Presence, Seat, SeatSet, Standing};
pub use setup_error::SetupError;
pub use snapshot::Snapshot;
pub use stages::*;
pub use table::Step;
pub use unseen::Unseen;
pub use view::{SeatView, View};
pub use viewer::Viewer;

/// An amount of money, in whole chips.
pub type Chips = u64;
