//! The table: what may be done, what then happens, and who may see what.
//!
//! Only an [`Event`] changes a [`Table`], and a [`View`] shows a viewer only what it may see. The engine has no
//! clock, no randomness and no fractions: the pack is an input, and chips are whole numbers.

mod action;
mod apply;
mod ask;
mod buy_in;
mod control;
mod cut;
mod dealer;
mod dealers_choice;
mod driver;
mod event;
mod held;
mod holding;
mod illegal;
mod ledger;
mod lookup;
mod money;
mod named_game;
mod other_game;
mod own_actions;
mod own_events;
mod own_rules;
mod rules;
mod seat;
mod setup;
mod stages;
mod state;
mod table;
mod view;

pub use action::{Action, Choice, Choices, Pick};
pub use ask::{Ask, ClassicAsk, HouseAsk, RoundAsk, SettingAsk, Showing, Turn, VyingAsk};
pub use control::Control;
pub use event::{Ending, Event, Purse, Zone};
pub use held::{CardId, Face, Held};
pub use holding::Role;
pub use illegal::{DealError, HouseIllegal, Illegal, Limit, PattiIllegal};
pub use ledger::Debt;
pub use money::{HeadsUpShort, MoneyRules, Shortage};
pub use named_game::NamedGame;
pub use other_game::{OtherGame, OtherGames};
pub use own_actions::{DrawingAction, HouseAction, RoundAction, SettingAction, SwappingAction};
pub use own_events::{
    Came, ClassicEvent, HouseEvent, PattiEvent, RoundEvent, SettingEvent, SwappingEvent,
};
pub use own_rules::{
    Ace, AgainstHouse, AllWon, Answer, AnteBonus, BoxBets, BragRules, ClassicRules, Exact,
    ExchangeRules, Fours, HouseBet, MOST_BOXES, NumberRules, NumberTie, Opening, PairPlus,
    PattiRules, PayTable, PointsRules, Prize, Raise, RoundRules, Scoring, SettingRules, Settlement,
    Share, Sideshow, StakingRules, SwappingRules, Then, Tie, UpcardRules,
};
pub use rules::{
    BlindLast, BlindLook, DealingRules, FirstDealer, Others, PotName, RankingRules, RetainedMode,
    Rewin, Rules, SeeCost, Shuffle, StageRules, VyingRules,
};
pub use seat::{Seat, SeatSet, Standing};
pub use setup::other_games::install_setup;
pub use setup::{MOST_CHIPS, SetupError};
pub(crate) use stages::IS_SPLIT;
pub use stages::{
    install_classic, install_house, install_patti, install_rounds, install_setting,
    install_swapping,
};
pub use state::ClassicState;
pub use table::{Step, Table};
pub use view::{HandView, SeatView, View, Viewer};

/// An amount of money, in whole chips.
pub type Chips = u64;
