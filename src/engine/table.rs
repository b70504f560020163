//! The table: the whole state of a sitting. Only [`Table::apply`] changes it.

use super::ground::holding::{Holding, Role};
use super::model::{Dealer, Place, Rules, Table};
use super::sums::stage::StageState;
use std::sync::Arc;

use super::ground::chips::Chips;
use super::ground::held::Held;
use super::ground::purse::Zone;
use super::ground::seat::{Presence, Seat, SeatSet, Standing};
use super::ground::setup_error::SetupError;
use super::sums::action::{Action, Choices};
use super::sums::ask::Ask;
use super::sums::event::Event;
use super::sums::illegal::{DealError, Illegal};
use super::{buy_in, correcting, driver, limits, presence, setup};
use crate::cards::{Card, CardSet, Pack, Ranking};

/// The result of an action: the table afterwards, and the events in order.
#[must_use]
#[derive(Clone, Debug)]
pub struct Advance {
    /// The table afterwards.
    pub table: Table,
    /// What happened.
    pub events: Vec<Event>,
}

impl Table {
    /// A table before its first deal, with these chips at the seats, clockwise.
    ///
    /// # Errors
    ///
    /// [`SetupError`]: the rules cannot be played, or nobody sits at the dealer's seat.
    pub fn new(rules: Rules, stacks: &[Chips], dealer: Seat) -> Result<Table, SetupError> {
        rules.check(stacks.len())?;
        let brought = setup::check_stacks(&rules, stacks)?;
        if dealer.index() >= stacks.len() {
            return Err(SetupError::NoSuchDealer(dealer));
        }
        let rules = Arc::new(rules);
        let mut table = Table {
            ranking: Arc::new(Ranking::new(rules.ranking)),
            pack: match rules.real_cards {
                true => Pack::default(),
                false => rules.ranking.pack(),
            },
            agreed: Arc::clone(&rules),
            rules,
            places: stacks.iter().map(|chips| Place::new(*chips)).collect(),
            dealer,
            deals: 0,
            declined: Vec::new(),
            refused_buyers: SeatSet::NONE,
            doublings_agreed: 0,
            has_voted_on_limits: false,
            deals_of_game: 0,
            stage: 0,
            state: StageState::None,
            pots: Vec::new(),
            carried: Vec::new(),
            board: Vec::new(),
            spares: Vec::new(),
            thrown: Vec::new(),
            brought,
            bank: 0,
            debts: Vec::new(),
            turned: None,
            ask: Ask::Deal { shuffle: true },
            declared: Vec::new(),
            next_id: 0,
            history: Vec::new(),
            is_forgetful: false,
        };
        table.lay_pots();
        if table.able().len() < table.rules.least_seats() {
            table.ask = Ask::Over;
        }
        Ok(table)
    }

    /// Begins the next deal. If [`Table::ask`] asks for a shuffle, `pack` is the shuffled pack. Otherwise the
    /// gathered pack is dealt and `pack` is `None`. With real cards it is always `None`.
    ///
    /// # Errors
    ///
    /// [`DealError`]: no deal can begin, or not with this pack.
    pub fn deal(&self, pack: Option<Pack>) -> Result<Advance, DealError> {
        let mut table = self.clone();
        table.deal_in_place(pack)?;
        Ok(Advance {
            events: table.history.clone(),
            table,
        })
    }

    /// The choices of this seat. Empty: it has nothing to do. A seat may be offered a look in another's turn. Buying
    /// in is no move of the game: see [`Table::buy_in`].
    #[must_use]
    pub fn choices(&self, seat: Seat) -> Choices {
        let mut choices = Choices::new();
        driver::offer(self, seat, &mut choices);
        choices
    }

    /// Plays an action that one of the seat's [`Table::choices`] admits.
    ///
    /// # Errors
    ///
    /// [`Illegal`]: why it is not allowed.
    pub fn play(&self, seat: Seat, action: Action) -> Result<Advance, Illegal> {
        let mut table = self.clone();
        let from = table.history.len();
        table.play_in_place(seat, action)?;
        Ok(Advance {
            events: table.history[from..].to_vec(),
            table,
        })
    }

    /// Checks whether this action is allowed now.
    ///
    /// # Errors
    ///
    /// [`Illegal`]: why it is not.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::BuyIn(chips) => buy_in::check(self, seat, chips),
            Action::Double => limits::check(self, seat),
            Action::Presence(to) => presence::check(self, seat, to),
            Action::PutRight(correction) => correcting::check(self, seat, correction),
            _ => driver::check(self, seat, action),
        }
    }

    /// Like [`Table::deal`], but changes this table. If it fails, the table does not change.
    ///
    /// # Errors
    ///
    /// As [`Table::deal`].
    pub fn deal_in_place(&mut self, pack: Option<Pack>) -> Result<(), DealError> {
        match (self.ask, &pack) {
            (Ask::Over, _) => return Err(DealError::SittingOver),
            (Ask::Deal { .. }, None) if self.rules.real_cards => {}
            (Ask::Deal { .. }, Some(_)) if self.rules.real_cards => {
                return Err(DealError::RealCards);
            }
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

    /// Like [`Table::play`], but changes this table. If it fails, the table does not change.
    ///
    /// # Errors
    ///
    /// As [`Table::play`].
    pub fn play_in_place(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check(seat, action)?;
        let rules = self.rules.clone();
        let dealer = &mut Dealer::new(self, &rules);
        match action {
            Action::BuyIn(chips) => buy_in::act(dealer, seat, chips),
            Action::Double => limits::act(dealer, seat),
            Action::Presence(to) => presence::act(dealer, seat, to),
            Action::PutRight(correction) => correcting::act(dealer, seat, correction),
            _ => driver::act(dealer, seat, action),
        }
        Ok(())
    }

    /// What the table waits for.
    #[must_use]
    pub fn ask(&self) -> Ask {
        self.ask
    }

    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The undealt cards.
    #[must_use]
    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    /// The cards of the next shuffle: the pack, and the cards that are gathered when a deal begins. A kept blind hand is
    /// not among them.
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

    /// The dealer of this deal, or of the last one.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Every player's chips, by seat.
    pub fn stacks(&self) -> impl ExactSizeIterator<Item = Chips> {
        self.places.iter().map(|place| place.chips)
    }

    /// The chips in all pots.
    #[must_use]
    pub fn pot(&self) -> Chips {
        self.pots.iter().sum()
    }

    /// The events since the deal began.
    #[must_use]
    pub fn history(&self) -> &[Event] {
        &self.history
    }

    /// Every card outside the pack, and where it lies: in hands, on the board, in spare hands. For checks that no
    /// card is lost.
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

    /// Every card in a hand, with the seat.
    pub fn held(&self) -> impl Iterator<Item = (Seat, Held)> {
        self.seats().flat_map(|seat| {
            let hands = self.place(seat).map_or(&[][..], |place| &place.hands);
            hands
                .iter()
                .flat_map(move |hand| hand.cards.iter().map(move |card| (seat, *card)))
        })
    }
}

/// Tables are equal if their whole state is.
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
            && (self.brought, self.bank) == (other.brought, other.bank)
            && self.debts == other.debts
            && self.declared == other.declared
            && self.deals_of_game == other.deals_of_game
            && (&self.declined, self.refused_buyers) == (&other.declined, other.refused_buyers)
            && (self.doublings_agreed, self.has_voted_on_limits)
                == (other.doublings_agreed, other.has_voted_on_limits)
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
            dealt: 0,
            hands: Vec::new(),
            presence: Presence::Here,
            broke_by_cover: false,
        }
    }

    /// The cards dealt to this seat in this deal, without a kept hand.
    pub(super) fn dealt_hand(&mut self) -> &mut Vec<Held> {
        if self.hands.last().is_none_or(Holding::is_kept) {
            let hand = Holding::new(Role::Dealt, Vec::with_capacity(5));
            self.hands.push(hand);
        }
        let newest = self.hands.len() - 1;
        &mut self.hands[newest].cards
    }
}
