//! The model: a sitting's rules, its state, and the mechanics that play it. These types name each other, so they are
//! defined together.
//!
//! Rules bring their mechanics along ([`Stage`]): nothing is looked up by the kind of a stage.

use super::facts::dealing::DealingRules;
use super::sums::stage::{StageRules, StageState};
use serde::{Deserialize, Serialize};
use std::any::Any;
use std::fmt;
use std::sync::Arc;

use super::flow::Flow;
use super::ground::chips::Chips;
use super::ground::debt::Debt;
use super::ground::held::Held;
use super::ground::holding::Holding;
use super::ground::money::MoneyRules;
use super::ground::other_game::OtherGame;
use super::ground::question::{Declared, Question};
use super::ground::resume::Resume;
use super::ground::rules::{Edition, FirstDealer, PotName, Shuffle};
use super::ground::seat::{Presence, Seat, SeatSet, Standing};
use super::ground::setup_error::SetupError;
use super::sums::action::{Action, Choices};
use super::sums::ask::Ask;
use super::sums::event::Event;
use super::sums::illegal::Illegal;
use super::sums::named_game::BettingGame;
use crate::cards::{Card, Pack, Ranking, RankingRules};

/// The rules of a sitting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The key of the game in the catalogue (RULES 1.1).
    pub game: &'static str,
    /// The game itself, as the catalogue has it.
    pub origin: Origin,
    /// The chips that each player pays into each pot before a deal; in some games once, before the first deal (RULES
    /// 10.2).
    pub ante: Chips,
    /// The ranking of hands.
    pub ranking: RankingRules,
    /// When the gathered pack is shuffled.
    pub shuffle: Shuffle,
    /// How money comes to the table.
    pub money: MoneyRules,
    /// Who deals first (O23).
    pub first_dealer: FirstDealer,
    /// Whether dealers choose the game now and then (O26).
    pub dealers_choice: bool,
    /// Whether the dealer alone decides on a game beside the betting games (O26, `other_game`).
    pub other_game_by_dealer: bool,
    /// The most players, as the game says.
    pub most_seats: MostSeats,
    /// The games that dealers may choose.
    pub choosable: Choosable,
    /// After how many deals of every player who can pay the ante the sitting ends (O44).
    pub rounds: Option<u32>,
    /// After how many deals all limits double, again and again (O54).
    pub double_every: Option<u32>,
    /// Whether players vote between deals on doubling all limits (O54).
    pub agreed_limits: bool,
    /// The edition of the rule book.
    pub edition: Edition,
    /// Whether people play with a pack of their own. No card is on the table then: it keeps the bets, and asks where it
    /// would compare cards ([`Ask::Declare`]).
    pub real_cards: bool,
    /// The stages of a deal, in order.
    pub stages: Vec<Stage>,
}

/// The game that rules belong to. The catalogue puts it in and finds it again; the engine does not look into it.
#[derive(Clone, Copy, Default)]
pub struct Origin(pub Option<&'static (dyn Any + Send + Sync)>);

/// The key of the game is compared.
impl PartialEq for Origin {
    fn eq(&self, _: &Origin) -> bool {
        true
    }
}

impl Eq for Origin {}

impl fmt::Debug for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Origin")
    }
}

/// The games that dealers may choose (RULES 10.11), as a catalogue lists them. The usual one is the first.
#[derive(Clone, Copy)]
pub struct Choosable {
    /// The betting games, also those that only players agree on.
    pub betting: &'static [&'static BettingGame],
    /// Those beside the betting games.
    pub others: &'static [Other],
}

/// A game that a dealer may choose beside the betting games.
#[derive(Clone, Copy)]
pub struct Other {
    pub game: OtherGame,
    /// Makes its default rules.
    pub rules: fn() -> Rules,
    /// Puts the ante of the table into them.
    pub set_ante: fn(&mut Rules, Chips),
}

impl Choosable {
    /// No game can be chosen.
    pub const NONE: Choosable = Choosable {
        betting: &[],
        others: &[],
    };
}

/// It says what a dealer may choose between two deals, not how a deal is played.
impl PartialEq for Choosable {
    fn eq(&self, _: &Choosable) -> bool {
        true
    }
}

impl Eq for Choosable {}

impl fmt::Debug for Choosable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Choosable")
    }
}

/// The most players under rules, as their game says. `None`: the stages are not those of the game.
#[derive(Clone, Copy)]
pub struct MostSeats(pub fn(&Rules) -> Option<usize>);

/// It belongs to the game, and the key of the game is compared.
impl PartialEq for MostSeats {
    fn eq(&self, _: &MostSeats) -> bool {
        true
    }
}

impl Eq for MostSeats {}

impl fmt::Debug for MostSeats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MostSeats")
    }
}

/// A stage of a deal: its rules, and the mechanic that plays by them. Each mechanic makes its own stages, such as
/// [`Stage::vying`].
#[derive(Clone)]
pub struct Stage {
    pub rules: StageRules,
    pub(super) mechanic: &'static Mechanic,
}

/// The kind of the rules decides the mechanic.
impl PartialEq for Stage {
    fn eq(&self, other: &Stage) -> bool {
        self.rules == other.rules
    }
}

impl Eq for Stage {}

impl fmt::Debug for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rules.fmt(f)
    }
}

/// A mechanic: the functions that play a stage, which only the driver calls, and what the stage means for the whole game.
/// [`Mechanic::DEFAULT`] has what most mechanics have.
pub(super) struct Mechanic {
    /// Refuses rules that cannot be played.
    pub verify: fn(&Rules) -> Result<(), SetupError>,
    /// The state at the beginning of the stage.
    pub state: fn() -> StageState,
    /// Begins the stage.
    pub begin: fn(&mut Dealer) -> Flow,
    /// Adds the choices of a seat.
    pub offer: fn(&Table, Seat, &mut Choices),
    /// Whether a seat may play this action now.
    pub check: fn(&Table, Seat, Action) -> Result<(), Illegal>,
    /// Plays a checked action.
    pub act: fn(&mut Dealer, Seat, Action) -> Flow,
    /// Goes on after a purchase.
    pub bought_in: fn(&mut Dealer) -> Flow,
    /// Goes on after an answer about real cards.
    pub resume: fn(&mut Dealer, Resume) -> Flow,
    /// Applies one of the mechanic's own events.
    pub apply: fn(&mut Table, &Event),
    /// The rules by which its stage deals. `None`: it does not deal.
    pub dealing: fn(&StageRules) -> Option<&DealingRules>,
    /// Like `dealing`, to change them.
    pub dealing_mut: fn(&mut StageRules) -> Option<&mut DealingRules>,
    /// Whether it applies discards itself. Otherwise they go under the pack, or lie before their owners.
    pub applies_discards: bool,
    /// Whether hands are played as they were dealt, as far as this stage goes.
    pub plays_cards_as_dealt: bool,
    /// Whether players vie: bets are never equalised.
    pub vies: bool,
    /// What a deal costs each player, in chips. `None`: the rest of the game decides.
    pub cost: fn(&Rules) -> Option<Chips>,
    /// The pots of every deal. `None`: the rest of the game decides.
    pub pots: fn(&Rules) -> Option<&'static [PotName]>,
    /// The lives that each player begins with. `None`: it is not played for lives.
    pub lives: fn(&Rules) -> Option<u32>,
    /// Whether it is played against the bank.
    pub is_against_bank: bool,
    /// Where a folded hand goes. `None`: the rest of the game decides.
    pub folded: Option<Folded>,
    /// Whether it can be played with real cards: its decisions are bets, and the table need not know the cards for them.
    pub fits_real_cards: fn(&Rules) -> bool,
}

impl Mechanic {
    /// A stage in which nobody is asked anything, and that decides nothing for the whole game.
    pub const DEFAULT: Mechanic = Mechanic {
        verify: |_| Ok(()),
        state: || StageState::None,
        begin: |_| Flow::Next,
        offer: |_, _, _| {},
        check: |_, _, _| Err(Illegal::BetweenDeals),
        act: |_, _, _| Flow::Stay,
        bought_in: |_| Flow::Stay,
        resume: |_, _| Flow::Stay,
        apply: |_, _| {},
        dealing: |_| None,
        dealing_mut: |_| None,
        applies_discards: false,
        plays_cards_as_dealt: true,
        vies: false,
        cost: |_| None,
        pots: |_| None,
        lives: |_| None,
        is_against_bank: false,
        folded: None,
        fits_real_cards: |_| true,
    };
}

/// Where a folded hand goes.
#[derive(Clone, Copy)]
pub(super) enum Folded {
    /// Under the pack (RULES 9.2.5).
    UnderPack,
    /// Out of play until the next deal (RULES 10.0.1).
    OutOfPlay,
    /// Nowhere: it stays in its place.
    Stays,
}

/// The state of a sitting.
#[derive(Clone, Debug)]
pub struct Table {
    pub(super) rules: Arc<Rules>,
    /// The rules agreed at first. A dealer may have chosen another game since.
    pub(super) agreed: Arc<Rules>,
    pub(super) ranking: Arc<Ranking>,
    pub(super) pack: Pack,
    pub(super) places: Vec<Place>,
    pub(super) dealer: Seat,
    pub(super) deals: u32,
    /// The games that a dealer has named in vain since the last deal.
    pub(super) declined: Vec<OtherGame>,
    /// The players whom the others have not let buy in since the last deal (RULES 9.2.19).
    pub(super) refused_buyers: SeatSet,
    /// How often the players have agreed to double the limits (RULES 9.2.18).
    pub(super) doublings_agreed: u32,
    /// Whether they have voted on that since the last deal.
    pub(super) has_voted_on_limits: bool,
    /// The number of deals since the game was chosen, or since the sitting began.
    pub(super) deals_of_game: u32,
    pub(super) stage: u8,
    /// The state of the current stage.
    pub(super) state: StageState,
    /// The chips in each pot: those of the rules first ([`Rules::pots`]), then those added by covering. Bets go to
    /// the last.
    pub(super) pots: Vec<Chips>,
    /// The chips in each pot that were carried from earlier deals.
    pub(super) carried: Vec<Chips>,
    /// The cards of the board.
    pub(super) board: Vec<Held>,
    /// The spare hands. One that was taken contains the cards given for it.
    pub(super) spares: Vec<Holding>,
    /// The cards that were thrown away and are out of play for the deal (RULES 10.0.1).
    pub(super) thrown: Vec<Card>,
    /// All chips ever brought to the table.
    pub(super) brought: Chips,
    /// What the bank has won from the players; negative if it has lost.
    pub(super) bank: i64,
    /// The debts, the oldest first.
    pub(super) debts: Vec<Debt>,
    /// The bottom card of the pack. `None`: it is not turned up.
    pub(super) turned: Option<Card>,
    pub(super) ask: Ask,
    /// What was declared since the table waited for something else.
    pub(super) declared: Vec<(Question, Declared)>,
    pub(super) next_id: u8,
    /// The events since the deal began.
    pub(super) history: Vec<Event>,
    /// Whether the history has only the events that are looked up again.
    pub(super) is_forgetful: bool,
}

/// The state of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Place {
    pub chips: Chips,
    pub standing: Standing,
    /// Points, or lives.
    pub score: u32,
    /// How often he has dealt.
    pub dealt: u32,
    /// At most two hands while players bet, the kept one first. Later the set hands, and what was left over.
    pub hands: Vec<Holding>,
    /// Whether he is at the table.
    pub presence: Presence,
    /// Whether it lost its last chips by covering.
    pub broke_by_cover: bool,
}

/// Applies events to a table and stores them. Rule code reads the table through [`Dealer::table`] and cannot change
/// it otherwise.
pub(super) struct Dealer<'t> {
    table: &'t mut Table,
    rules: &'t Rules,
}

impl<'t> Dealer<'t> {
    /// `rules` are those of the table.
    pub fn new(table: &'t mut Table, rules: &'t Rules) -> Dealer<'t> {
        Dealer { table, rules }
    }

    /// The rules when the dealer was made. They can be read while the table changes.
    pub fn rules(&self) -> &'t Rules {
        self.rules
    }

    pub fn table(&self) -> &Table {
        self.table
    }

    pub fn emit(&mut self, event: Event) {
        self.table.change(&event);
        self.table.note(event);
    }

    pub fn ask(&mut self, ask: Ask) {
        self.emit(Event::Asked(ask));
    }
}
