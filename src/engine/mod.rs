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
mod driver;
mod ending;
mod event;
mod flow;
mod forgetful;
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
mod own_actions;
mod own_events;
mod own_rules;
mod pick;
mod rewound;
mod rounds;
mod rules;
mod seat;
mod setup;
mod setup_error;
mod stages;
mod state;
mod table;
mod unseen;
mod view;
mod viewer;
mod vote;

pub use action::{Action, Choice, Choices};
pub use ask::{
    Ask, Between, CasinoAsk, ClassicAsk, Motion, RoundAsk, SettingAsk, Showing, Turn, VyingAsk,
};
pub use capacity::{MOST_CHIPS, most_seats};
pub use debt::Debt;
pub use ending::Ending;
pub use event::{Event, Purse, Zone};
pub use held::{CardId, Face, Held};
pub use holding::Role;
pub use illegal::{CasinoIllegal, DealError, Illegal, Limit, LimitsIllegal, PattiIllegal};
pub use model::{Choosable, MostSeats, Origin, Other, Rules, Stage, Table};
pub use money::{HeadsUpShort, MoneyRules, Shortage, TableStakes};
pub use named_game::{BettingGame, NamedGame};
pub use other_game::OtherGame;
pub use own_actions::{BusAction, CasinoAction, DrawingAction, RoundAction, SettingAction};
pub use own_events::{
    BusEvent, Came, CasinoEvent, ClassicEvent, PattiEvent, RoundEvent, SettingEvent,
};
pub use own_rules::{
    Ace, AllWon, Answer, AnteBonus, BoxBets, BragRules, BusRules, CasinoBet, CasinoRules,
    ClassicRules, Exact, ExchangeRules, Fours, MOST_BOXES, NumberRules, NumberTie, Opening,
    PairPlus, PattiRules, PayTable, PointsRules, PotsRules, Prize, Raise, RoundRules, Scoring,
    SettingRules, Settlement, Share, Sideshow, StakingRules, Then, ThreePots, Tie, UpcardRules,
};
pub use pick::Pick;
pub use rules::dealing::{DealingRules, RetainedMode};
pub use rules::{
    BlindLast, BlindLook, Edition, FirstDealer, PotName, RankingRules, Rewin, SeeCost, Shuffle,
    StageRules, VyingRules,
};
pub use seat::{Seat, SeatSet, Standing};
pub use setup_error::SetupError;
pub use state::ClassicState;
pub use table::Step;
pub use unseen::Unseen;
pub use view::{HandView, SeatView, View};
pub use viewer::Viewer;

/// An amount of money, in whole chips.
pub type Chips = u64;
