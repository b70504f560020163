//! The table: all that is true of a sitting at one moment. Only [`Table::apply`] changes it.

use std::sync::Arc;

use super::Chips;
use super::action::{Action, Choices};
use super::ask::Ask;
use super::dealer::Dealer;
use super::driver;
use super::event::{Event, Zone};
use super::held::Held;
use super::holding::Holding;
use super::illegal::{DealError, Illegal};
use super::ledger::Debt;
use super::rules::Rules;
use super::seat::{Seat, Standing};
use super::setup::{self, SetupError};
use super::stages;
use super::state::StageState;
use super::till;
use super::view::{View, Viewer};
use crate::cards::{Card, CardSet, Pack, Ranking};

/// A sitting at one moment.
#[derive(Clone, Debug)]
pub struct Table {
    pub(super) rules: Arc<Rules>,
    /// Those that were agreed on at first: a dealer may have named another game since.
    pub(super) agreed: Arc<Rules>,
    pub(super) ranking: Arc<Ranking>,
    pub(super) pack: Pack,
    pub(super) places: Vec<Place>,
    pub(super) dealer: Seat,
    pub(super) deals: u32,
    /// Deals since the game was last named, or since the sitting began.
    pub(super) deals_of_game: u32,
    pub(super) stage: u8,
    /// What only the stage in hand knows.
    pub(super) state: StageState,
    /// Those of the rules first ([`Rules::pots`]), then those that covering has added; bets go to the last.
    pub(super) pots: Vec<Chips>,
    /// What of each pot was carried to it from earlier deals.
    pub(super) carried: Vec<Chips>,
    /// The cards on the table that all play with.
    pub(super) board: Vec<Held>,
    /// Hands that belong to nobody; one that was taken holds the cards given for it.
    pub(super) spares: Vec<Holding>,
    /// The cards that were thrown away and are out of play for the deal (RULES 10.0.1).
    pub(super) thrown: Vec<Card>,
    /// All that was ever brought to the table.
    pub(super) brought: Chips,
    /// What the house has won of the players, less than nothing where it has lost.
    pub(super) house: i64,
    /// Oldest first.
    pub(super) debts: Vec<Debt>,
    /// The bottom card of the pack, where it lies open.
    pub(super) turned: Option<Card>,
    pub(super) ask: Ask,
    pub(super) next_id: u8,
    /// What has happened since the deal began.
    pub(super) history: Vec<Event>,
}

/// What one seat has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub chips: Chips,
    pub standing: Standing,
    /// Points, or lives.
    pub score: u32,
    /// While hands are vied for at most two, a kept one first; once hands are set, those, and what was left over.
    pub hands: Vec<Holding>,
    /// Whether it lost its last chips by a cover.
    pub broke_by_cover: bool,
}

/// What an action led to: the table after it, and what happened, in order.
#[must_use]
#[derive(Clone, Debug)]
pub struct Step {
    /// The table afterwards.
    pub table: Table,
    /// What happened.
    pub events: Vec<Event>,
}

impl Table {
    /// A table before its first deal, with these chips at the seats, clockwise.
    ///
    /// # Errors
    /// [`SetupError`] where the rules cannot be played or nobody sits at the dealer's seat.
    pub fn new(rules: Rules, stacks: &[Chips], dealer: Seat) -> Result<Table, SetupError> {
        rules.check(stacks.len())?;
        if rules.stages.iter().any(stages::is_missing) {
            return Err(SetupError::Missing);
        }
        let brought = setup::check_stacks(stacks, rules.money.table_minimum)?;
        if dealer.index() >= stacks.len() {
            return Err(SetupError::NoSuchDealer(dealer));
        }
        let rules = Arc::new(rules);
        let mut table = Table {
            ranking: Arc::new(Ranking::new(rules.ranking)),
            pack: rules.ranking.pack(),
            agreed: Arc::clone(&rules),
            rules,
            places: stacks.iter().map(|chips| Place::new(*chips)).collect(),
            dealer,
            deals: 0,
            deals_of_game: 0,
            stage: 0,
            state: StageState::None,
            pots: Vec::new(),
            carried: Vec::new(),
            board: Vec::new(),
            spares: Vec::new(),
            thrown: Vec::new(),
            brought,
            house: 0,
            debts: Vec::new(),
            turned: None,
            ask: Ask::Deal { shuffle: true },
            next_id: 0,
            history: Vec::new(),
        };
        table.lay_pots();
        if table.able().len() < table.rules.least_seats() {
            table.ask = Ask::Over;
        }
        Ok(table)
    }

    /// Begins the next deal. Where [`Table::ask`] wants a shuffle, `pack` is the shuffled pack; where
    /// it does not, the pack is the one gathered and `pack` is `None`.
    ///
    /// # Errors
    /// [`DealError`] where no deal can begin, or not with this pack.
    pub fn deal(&self, pack: Option<Pack>) -> Result<Step, DealError> {
        let mut table = self.clone();
        table.deal_in_place(pack)?;
        Ok(Step {
            events: table.history.clone(),
            table,
        })
    }

    /// What is offered to this seat now. Empty: it has nothing to do or say. A seat may be offered a
    /// look while another has the turn. To buy in is no move of the game: that is [`Table::buy_in`].
    #[must_use]
    pub fn choices(&self, seat: Seat) -> Choices {
        let mut choices = Choices::new();
        driver::offer(self, seat, &mut choices);
        choices
    }

    /// Does this, if it is one of the seat's [`Table::choices`].
    ///
    /// # Errors
    /// [`Illegal`]: why it is not offered.
    pub fn play(&self, seat: Seat, action: Action) -> Result<Step, Illegal> {
        let mut table = self.clone();
        let from = table.history.len();
        table.play_in_place(seat, action)?;
        Ok(Step {
            events: table.history[from..].to_vec(),
            table,
        })
    }

    /// Why this action is refused now, where it is.
    ///
    /// # Errors
    /// [`Illegal`]: the reason.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::BuyIn(chips) => till::check(self, seat, chips),
            _ => driver::check(self, seat, action),
        }
    }

    /// As [`Table::deal`], changing this very table; where it fails the table is as it was.
    ///
    /// # Errors
    /// As [`Table::deal`].
    pub fn deal_in_place(&mut self, pack: Option<Pack>) -> Result<(), DealError> {
        match (self.ask, &pack) {
            (Ask::Over, _) => return Err(DealError::SittingOver),
            (Ask::Deal { shuffle: true }, None) => return Err(DealError::NeedsShuffle),
            (Ask::Deal { shuffle: false }, Some(_)) => return Err(DealError::NotShuffled),
            (Ask::Deal { shuffle: true }, Some(pack)) => {
                if pack.iter().collect::<CardSet>() != self.gathered_set() {
                    return Err(DealError::OtherCards);
                }
            }
            (Ask::Deal { shuffle: false }, None) => {}
            _ => return Err(DealError::InPlay),
        }
        let rules = self.rules.clone();
        driver::begin_deal(&mut Dealer::new(self, &rules), pack);
        Ok(())
    }

    /// As [`Table::play`], changing this very table; where it fails the table is as it was.
    ///
    /// # Errors
    /// As [`Table::play`].
    pub fn play_in_place(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check(seat, action)?;
        let rules = self.rules.clone();
        let dealer = &mut Dealer::new(self, &rules);
        match action {
            Action::BuyIn(chips) => till::act(dealer, seat, chips),
            _ => driver::act(dealer, seat, action),
        }
        Ok(())
    }

    /// The table as this viewer may see it.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View<'_> {
        View::new(self, viewer)
    }

    /// What the table waits for.
    #[must_use]
    pub fn ask(&self) -> Ask {
        self.ask
    }

    /// The rules agreed on.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The undealt cards.
    #[must_use]
    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    /// The cards that the next shuffle is of: the pack, and what is gathered when a deal begins. A blind hand
    /// that is kept is no part of it.
    #[must_use]
    pub fn gathered(&self) -> Pack {
        let mut pack = self.pack.clone();
        for card in self.loose() {
            pack.put_under(card);
        }
        pack
    }

    fn gathered_set(&self) -> CardSet {
        self.pack.iter().chain(self.loose()).collect()
    }

    /// The cards that go back to the pack when a deal begins.
    fn loose(&self) -> impl Iterator<Item = Card> {
        let hands = self.places.iter().flat_map(|place| &place.hands);
        let dealt = hands.filter(|hand| !hand.is_kept());
        dealt
            .chain(&self.spares)
            .flat_map(|hand| &hand.cards)
            .chain(&self.board)
            .map(|held| held.card)
            .chain(self.thrown())
    }

    /// The cards that were thrown away and are out of play for the deal (RULES 10.0.1).
    pub fn thrown(&self) -> impl Iterator<Item = Card> {
        self.thrown.iter().copied()
    }

    /// Who deals, or dealt last.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Every player's chips, by seat.
    pub fn stacks(&self) -> impl ExactSizeIterator<Item = Chips> {
        self.places.iter().map(|place| place.chips)
    }

    /// All that lies in the pots.
    #[must_use]
    pub fn pot(&self) -> Chips {
        self.pots.iter().sum()
    }

    /// What has happened since the deal began.
    #[must_use]
    pub fn history(&self) -> &[Event] {
        &self.history
    }

    /// Every card that lies somewhere else than in the pack, and where: in hands, on the board, in spare hands.
    /// For checks that none is lost.
    pub fn lying(&self) -> impl Iterator<Item = (Zone, Held)> {
        let hands = self.held().map(|(seat, held)| (Zone::Hand(seat), held));
        let board = self.board.iter().map(|held| (Zone::Board, *held));
        let spares = self.spares.iter().zip(0..).flat_map(|(spare, nth)| {
            spare
                .cards
                .iter()
                .map(move |held| (Zone::Spare(nth), *held))
        });
        hands.chain(board).chain(spares)
    }

    /// Every card in somebody's hand, and whose hand.
    pub fn held(&self) -> impl Iterator<Item = (Seat, Held)> {
        self.seats().flat_map(|seat| {
            let hands = self.place(seat).map_or(&[][..], |place| &place.hands);
            hands
                .iter()
                .flat_map(move |hand| hand.cards.iter().map(move |card| (seat, *card)))
        })
    }
}

/// Two tables are equal where all that is true of them is.
impl PartialEq for Table {
    fn eq(&self, other: &Table) -> bool {
        self.rules == other.rules
            && self.pack == other.pack
            && self.places == other.places
            && (self.dealer, self.deals, self.stage) == (other.dealer, other.deals, other.stage)
            && (&self.pots, &self.carried, &self.state)
                == (&other.pots, &other.carried, &other.state)
            && (&self.board, &self.spares, &self.thrown)
                == (&other.board, &other.spares, &other.thrown)
            && (self.brought, self.house) == (other.brought, other.house)
            && self.debts == other.debts
            && self.deals_of_game == other.deals_of_game
            && (self.turned, self.ask, self.next_id) == (other.turned, other.ask, other.next_id)
            && self.history == other.history
    }
}

impl Eq for Table {}

impl Place {
    fn new(chips: Chips) -> Place {
        Place {
            chips,
            standing: Standing::Out,
            score: 0,
            hands: Vec::new(),
            broke_by_cover: false,
        }
    }
}
