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
mod question;
mod resume;
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
pub use ask::{Ask, Between, Motion};
pub use capacity::{MOST_CHIPS, most_seats};
pub use debt::Debt;
pub use ending::Ending;
pub use event::{Event, Purse, Zone};
pub use hand_view::HandView;
pub use held::{CardId, Face, Held};
pub use holding::Role;
pub use illegal::{DealError, DeclareIllegal, Illegal, Limit, LimitsIllegal, PresenceIllegal};
pub use model::{Choosable, MostSeats, Origin, Other, Rules, Stage, Table};
pub use money::{HeadsUpShort, MoneyRules, Shortage, TableStakes};
pub use named_game::{BettingGame, NamedGame};
pub use other_game::OtherGame;
pub use pick::Pick;
pub use presence::Presence;
pub use question::{Compared, Declared, Question};
pub use resume::{Resume, Showing};
pub use rules::{Edition, FirstDealer, PotName, RankingRules, Shuffle, StageRules};
pub use seat::{Seat, SeatSet, Standing};
pub use setup_error::SetupError;
pub use stages::bus::{BusAction, BusEvent, BusIllegal, BusRules};
pub use stages::casino::{
    AnteBonus, BoxBets, Came, CasinoAction, CasinoAsk, CasinoBet, CasinoEvent, CasinoIllegal,
    CasinoRules, MOST_BOXES, PairPlus, PayTable,
};
pub use stages::classic::{
    Ace, BragRules, ClassicAsk, ClassicEvent, ClassicIllegal, ClassicRules, ClassicState, Exact,
    NumberRules, NumberTie, ThreePots, UpcardRules,
};
pub use stages::dealing::{DealingRules, RetainedMode};
pub use stages::exchange::{DrawingAction, DrawingIllegal, ExchangeRules};
pub use stages::patti::{PattiEvent, PattiIllegal, PattiRules, Raise, Sideshow};
pub use stages::round::{
    Answer, Opening, RoundAction, RoundAsk, RoundEvent, RoundIllegal, RoundRules, Share, Then,
};
pub use stages::setting::{
    AllWon, Fours, PointsRules, PotsRules, Prize, Scoring, SettingAction, SettingAsk, SettingEvent,
    SettingIllegal, SettingRules, Settlement, Tie,
};
pub use stages::staking::StakingRules;
pub use stages::vying::{BlindLast, BlindLook, Rewin, SeeCost, Turn, VyingAsk, VyingRules};
pub use table::Step;
pub use unseen::Unseen;
pub use view::{SeatView, View};
pub use viewer::Viewer;

/// An amount of money, in whole chips.
pub type Chips = u64;
