//! What one viewer may see of a table.

use super::ground::viewer::Viewer;

use super::ground::chips::Chips;
use super::ground::hand_view::HandView;
use super::ground::held::Face;
use super::ground::holding::Role;
use super::ground::rules::PotName;
use super::ground::seat::{Presence, Seat, SeatSet, Standing};
use super::model::{Place, Rules, Table};
use super::sums::ask::Ask;
use super::sums::event::Event;
use crate::cards::{Card, Hand, HandValue, Ranking};

/// A view of a table for one viewer. It gives no access to hidden cards.
#[derive(Clone, Copy)]
pub struct View<'t> {
    pub(super) table: &'t Table,
    viewer: Viewer,
}

impl Table {
    /// The table as this viewer may see it.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View<'_> {
        View {
            table: self,
            viewer,
        }
    }
}

impl<'t> View<'t> {
    #[must_use]
    pub fn viewer(self) -> Viewer {
        self.viewer
    }

    /// The same table as everybody may see it.
    #[must_use]
    pub fn as_everybody(self) -> View<'t> {
        self.table.view(Viewer::Gallery)
    }

    #[must_use]
    pub fn rules(self) -> &'t Rules {
        &self.table.rules
    }

    /// The ranking of hands under these rules.
    #[must_use]
    pub fn ranking(self) -> &'t Ranking {
        self.table.ranking()
    }

    /// All seats, clockwise from seat 0.
    pub fn seats(self) -> impl ExactSizeIterator<Item = SeatView<'t>> {
        self.table
            .places
            .iter()
            .enumerate()
            .map(move |(seat, place)| SeatView {
                view: self,
                seat: Seat(seat as u8),
                place,
            })
    }

    /// A seat. `None`: there is none.
    #[must_use]
    pub fn seat(self, seat: Seat) -> Option<SeatView<'t>> {
        let place = self.table.places.get(seat.index())?;
        Some(SeatView {
            view: self,
            seat,
            place,
        })
    }

    /// The viewer's own seat. `None`: he has none.
    #[must_use]
    pub fn own(self) -> Option<SeatView<'t>> {
        match self.viewer {
            Viewer::Seat(seat) => self.seat(seat),
            Viewer::Gallery | Viewer::Hindsight => None,
        }
    }

    /// Whether this seat has seen a card that not everybody has. Looking at the table through its view tells more.
    #[must_use]
    pub fn has_secret(self, seat: Seat) -> bool {
        let hands = self.table.places.iter().flat_map(|place| &place.hands);
        let mut cards = hands.flat_map(|hand| &hand.cards);
        cards.any(|held| held.seen_by != SeatSet::ALL && held.seen_by.contains(seat))
    }

    /// The dealer of this deal, or of the last one.
    #[must_use]
    pub fn dealer(self) -> Seat {
        self.table.dealer
    }

    /// The number of deals so far, this one included.
    #[must_use]
    pub fn deals(self) -> u32 {
        self.table.deals
    }

    /// The names of the pots that every deal of the game has, in the order of [`View::pots`].
    #[must_use]
    pub fn pot_names(self) -> &'static [PotName] {
        self.table.rules.pots()
    }

    /// The cards on the table: those that all play with, or the bank's.
    pub fn board(self) -> impl ExactSizeIterator<Item = Face> {
        self.table
            .board
            .iter()
            .map(move |held| self.viewer.face(*held))
    }

    /// The spare hands. One that was taken contains the cards given for it.
    pub fn spares(self) -> impl ExactSizeIterator<Item = HandView<'t>> {
        self.table.spares.iter().map(move |holding| HandView {
            viewer: self.viewer,
            holding,
        })
    }

    /// The chips in each pot: those of [`View::pot_names`], then those added by covering. Bets go to the last.
    #[must_use]
    pub fn pots(self) -> &'t [Chips] {
        &self.table.pots
    }

    /// The chips in all pots.
    #[must_use]
    pub fn pot(self) -> Chips {
        self.table.pot()
    }

    /// The chips in the pot that were carried from earlier deals.
    #[must_use]
    pub fn carried(self) -> Chips {
        self.table.carried.iter().sum()
    }

    /// The stake: the last bet, in open chips; 0 before any bet.
    #[must_use]
    pub fn stake(self) -> Chips {
        self.table.stake()
    }

    /// What the table waits for.
    #[must_use]
    pub fn ask(self) -> Ask {
        self.table.ask
    }

    /// Whether the table waits for the next deal.
    #[must_use]
    pub fn is_between_deals(self) -> bool {
        matches!(
            self.ask(),
            Ask::Deal { .. } | Ask::ChooseGame { .. } | Ask::Agree { .. }
        )
    }

    /// The number of players who can still bet.
    #[must_use]
    pub fn betting(self) -> usize {
        self.table.betting()
    }

    /// The bottom card of the pack. `None`: it is not turned up (O20).
    #[must_use]
    pub fn turned(self) -> Option<Card> {
        self.table.turned
    }

    /// The number of cards in the pack.
    #[must_use]
    pub fn pack_len(self) -> usize {
        self.table.pack.len()
    }

    /// The events of this deal, as this viewer may know them.
    pub fn history(self) -> impl DoubleEndedIterator<Item = Event<Face>> + ExactSizeIterator {
        self.table
            .history
            .iter()
            .map(move |event| event.seen_by(self.viewer))
    }

    /// The stages of this deal and what was done in them, as this viewer may know it: its events without what was dealt, turned
    /// up, paid and asked. Bots read a deal many times over, and those events are most of them.
    pub fn acts(self) -> impl Iterator<Item = Event<Face>> {
        let is_act = |event: &&Event| {
            !matches!(
                event,
                Event::DealBegan { .. }
                    | Event::Shuffled { .. }
                    | Event::Dealt { .. }
                    | Event::Exposed { .. }
                    | Event::Paid { .. }
                    | Event::Asked(_)
            )
        };
        let acts = self.table.history.iter().filter(is_act);
        acts.map(move |event| event.seen_by(self.viewer))
    }

    /// The bets and offers of this deal.
    pub fn bids(self) -> impl Iterator<Item = Event<Face>> {
        let history = self.table.history.iter();
        let bids =
            history.filter(|event| matches!(event, Event::Bet { .. } | Event::Offered { .. }));
        bids.map(move |event| event.seen_by(self.viewer))
    }
}

/// A seat as a viewer sees it.
#[derive(Clone, Copy)]
pub struct SeatView<'t> {
    pub(super) view: View<'t>,
    pub(super) seat: Seat,
    place: &'t Place,
}

impl<'t> SeatView<'t> {
    #[must_use]
    pub fn seat(self) -> Seat {
        self.seat
    }

    #[must_use]
    pub fn chips(self) -> Chips {
        self.place.chips
    }

    /// Its points, or its lives.
    #[must_use]
    pub fn score(self) -> u32 {
        self.place.score
    }

    /// Its standing in the deal.
    #[must_use]
    pub fn standing(self) -> Standing {
        self.place.standing
    }

    /// Whether its player is at the table (RULES 9.2.21).
    #[must_use]
    pub fn presence(self) -> Presence {
        self.place.presence
    }

    /// Whether it could be dealt in now (RULES 9.2.1, 10.0.3, 10.2).
    #[must_use]
    pub fn is_able(self) -> bool {
        self.view.table.able().contains(self.seat)
    }

    /// Whether it holds cards and has not looked at them.
    #[must_use]
    pub fn is_blind(self) -> bool {
        self.view.table.is_blind(self.seat)
    }

    /// Whether it has bet or folded in this deal.
    #[must_use]
    pub fn has_acted(self) -> bool {
        self.view.table.has_acted(self.seat)
    }

    /// The amount that it counts as having put in, in this round of equalised betting (RULES 10.0.6).
    #[must_use]
    pub fn level(self) -> Chips {
        let state = self.view.table.round_state();
        state.map_or(0, |state| state.level(self.seat))
    }

    /// Whether it has given up the pot of this round and still plays for others.
    #[must_use]
    pub fn has_left(self) -> bool {
        let state = self.view.table.round_state();
        state.is_some_and(|state| state.left.contains(self.seat))
    }

    /// Its hands: none, one, or a kept one and a new one.
    pub fn hands(self) -> impl ExactSizeIterator<Item = HandView<'t>> {
        self.place.hands.iter().map(move |holding| HandView {
            viewer: self.view.viewer,
            holding,
        })
    }

    /// Its n-th set hand, counted from 0.
    #[must_use]
    pub fn set(self, nth: u8) -> Option<HandView<'t>> {
        self.hands().find(|hand| hand.role() == Role::Set(nth))
    }

    /// The cards that play of the first of its hands that the viewer may see, with their value. If a hand of four or
    /// five cards is not set yet, its best three. Discards count if the viewer may see them.
    #[must_use]
    pub fn known_hand(self) -> Option<(Hand, HandValue)> {
        let ranking = self.view.ranking();
        self.hands().find_map(|hand| hand.strength(ranking))
    }
}
