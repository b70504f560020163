//! What each event changes. Total: an event is a fact, and one that makes no sense changes nothing
//! it cannot.

use std::sync::Arc;

use super::action::Pick;
use super::ask::Ask;
use super::call::NamedGame;
use super::event::{Event, Purse};
use super::held::{CardId, Held};
use super::holding::Holding;
use super::seat::{Seat, SeatSet, Standing};
use super::table::Table;
use crate::cards::{Pack, Ranking};

impl Table {
    /// Brings the table to where it is after this event.
    pub fn apply(&mut self, event: &Event) {
        self.change(event);
        self.history.push(event.clone());
    }

    pub(super) fn change(&mut self, event: &Event) {
        match *event {
            Event::DealBegan { dealer, players } => self.begin(dealer, players),
            Event::Shuffled { ref pack } => {
                if let Ok(pack) = Pack::new(pack.iter().copied()) {
                    self.pack = pack;
                }
            }
            Event::Paid { from, to, chips } => self.pay(from, to, chips),
            Event::Dealt { to, card } => self.take(to, card),
            Event::StageBegan { stage } => self.stage = stage,
            Event::Asked(ask) => self.ask = ask,
            Event::Looked { seat, pick } => self.look(seat, pick),
            Event::Bet {
                seat, blind, stake, ..
            } => {
                let between_two = self.betting() == 2;
                self.stake = stake;
                if let Some(place) = self.place_mut(seat) {
                    place.acted = true;
                    place.bet_blind |= blind;
                    place.bets_between_two += u32::from(between_two);
                }
            }
            Event::Folded { seat } => {
                if let Some(place) = self.place_mut(seat) {
                    place.acted = true;
                    place.standing = Standing::Folded;
                }
                self.gather(seat);
            }
            Event::Covered { seat, .. } => {
                let closed = (self.pots.len() - 1) as u8;
                if let Some(place) = self.place_mut(seat) {
                    place.standing = Standing::Covered(closed);
                }
                self.pots.push(0);
            }
            Event::Thrown { seat, pick } => self.throw(seat, pick),
            Event::Discarded { seat, card } => self.discard(seat, card.id),
            Event::Exposed { seat, card } => {
                if let Some(place) = self.place_mut(seat) {
                    for held in place.hands.iter_mut().flat_map(|hand| &mut hand.cards) {
                        if held.id == card.id {
                            held.seen_by = SeatSet::ALL;
                        }
                    }
                }
            }
            Event::Gathered { seat } => self.gather(seat),
            Event::Carried { chips } => self.carried = chips,
            Event::Retained { seat } => {
                if let Some(place) = self.place_mut(seat) {
                    for hand in &mut place.hands {
                        hand.kept = true;
                    }
                }
            }
            Event::Lent { from, to, chips } => self.write_down(to, from, chips),
            Event::Repaid { from, to, chips } | Event::SetOff { from, to, chips } => {
                self.strike_off(from, to, chips);
            }
            Event::ShownTo { seat, to } => {
                let place = self.place_mut(seat).into_iter();
                place
                    .flat_map(|place| &mut place.hands)
                    .for_each(|hand| hand.show_to(to));
            }
            Event::Turned { card } => self.turned = Some(card),
            Event::CutWon { dealer } => self.dealer = dealer,
            Event::Called { game, .. } => self.name_game(game),
            Event::Ended { .. } => {
                for place in &mut self.places {
                    let covered = matches!(place.standing, Standing::Covered(_));
                    place.broke_by_cover |= covered && place.chips == 0;
                }
            }
            Event::Saw { .. }
            | Event::Offered { .. }
            | Event::Answered { .. }
            | Event::LoanRefused { .. }
            | Event::Cut { .. } => {}
        }
    }

    fn begin(&mut self, dealer: Seat, players: SeatSet) {
        self.history.clear();
        self.dealer = dealer;
        self.deals += 1;
        self.deals_of_game = self.deals_of_game.saturating_add(1);
        self.stage = 0;
        self.stake = 0;
        self.next_id = 0;
        self.turned = None;
        let carried = self.pot();
        self.carried = carried;
        self.pots.clear();
        self.pots.push(carried);
        for (seat, place) in self.places.iter_mut().enumerate() {
            let dealt_in = players.contains(Seat(seat as u8));
            place.standing = if dealt_in {
                Standing::In
            } else {
                Standing::Out
            };
            place.acted = false;
            place.broke_by_cover &= !dealt_in;
            place.bet_blind = false;
            place.bets_between_two = 0;
            // Afresh, so that no face can be followed from deal to deal by its id.
            for card in place.hands.iter_mut().flat_map(|hand| &mut hand.cards) {
                card.id = CardId(self.next_id);
                self.next_id += 1;
            }
        }
    }

    /// Not while somebody holds cards: they belong to the game they were dealt in.
    fn name_game(&mut self, game: NamedGame) {
        let before = self.rules.ranking;
        if self.held().next().is_some() || game.check(0, false).is_err() {
            return;
        }
        game.set(Arc::make_mut(&mut self.rules));
        if self.rules.ranking != before {
            self.ranking = Arc::new(Ranking::new(self.rules.ranking));
        }
        if game.jokers != before.jokers {
            self.pack = Pack::whole(game.jokers);
            self.turned = None;
        }
        self.deals_of_game = 0;
    }

    fn pay(&mut self, from: Purse, to: Purse, chips: u64) {
        if from == Purse::Outside {
            return self.bring(to, chips);
        }
        let Some(left) = self.purse(from).and_then(|purse| purse.checked_sub(chips)) else {
            return;
        };
        let Some(sum) = self.purse(to).and_then(|purse| purse.checked_add(chips)) else {
            return;
        };
        if from == to {
            return;
        }
        if let Some(purse) = self.purse(from) {
            *purse = left;
        }
        if let Some(purse) = self.purse(to) {
            *purse = sum;
        }
        // What is carried lies in the oldest pot, and leaves with it.
        if from == Purse::Pot(0) {
            self.carried = self.carried.min(left);
        }
    }

    fn bring(&mut self, to: Purse, chips: u64) {
        let brought = self.brought.checked_add(chips);
        if let (Some(brought), Some(purse)) = (brought, self.purse(to)) {
            *purse += chips;
            self.brought = brought;
        }
    }

    fn purse(&mut self, purse: Purse) -> Option<&mut u64> {
        match purse {
            Purse::Seat(seat) => self.place_mut(seat).map(|place| &mut place.chips),
            Purse::Pot(pot) => self.pots.get_mut(usize::from(pot)),
            Purse::Outside => None,
        }
    }

    fn take(&mut self, seat: Seat, card: Held) {
        if self.pack.iter().next() != Some(card.card) {
            return;
        }
        let Some(place) = self.places.get_mut(seat.index()) else {
            return;
        };
        let new = match place.hands.last_mut() {
            Some(hand) if !hand.kept => hand,
            _ => {
                place.hands.push(Holding {
                    cards: Vec::with_capacity(5),
                    kept: false,
                    discards: 0,
                });
                let newest = place.hands.len() - 1;
                &mut place.hands[newest]
            }
        };
        new.cards.push(card);
        self.pack.draw();
        self.next_id = card.id.0.saturating_add(1);
    }

    fn look(&mut self, seat: Seat, pick: Option<Pick>) {
        if let (Ask::Turn(back), Some(looked)) = (self.ask, pick) {
            self.ask = Ask::Decide { seat, looked, back };
        }
        let Some(place) = self.place_mut(seat) else {
            return;
        };
        let hand = pick.map_or(0, Pick::index);
        if let Some(hand) = place.hands.get_mut(hand) {
            for card in &mut hand.cards {
                card.seen_by.insert(seat);
            }
        }
    }

    fn throw(&mut self, seat: Seat, pick: Pick) {
        if let Ask::Decide {
            seat: decider,
            back,
            ..
        } = self.ask
            && decider == seat
        {
            self.ask = Ask::Turn(back);
        }
        let Some(place) = self.places.get_mut(seat.index()) else {
            return;
        };
        if pick.index() < place.hands.len() {
            let thrown = place.hands.remove(pick.index());
            self.turned = None;
            for card in thrown.cards {
                self.pack.put_under(card.card);
            }
        }
    }

    fn discard(&mut self, seat: Seat, id: CardId) {
        let hands = self.place_mut(seat).into_iter();
        for hand in hands.flat_map(|place| &mut place.hands) {
            if let Some(nth) = hand.cards.iter().position(|held| held.id == id) {
                hand.discards |= 1u8.checked_shl(nth as u32).unwrap_or(0);
            }
        }
    }

    fn gather(&mut self, seat: Seat) {
        // What goes under the pack covers the card that lay open.
        self.turned = None;
        let Some(place) = self.places.get_mut(seat.index()) else {
            return;
        };
        for hand in place.hands.drain(..) {
            for card in hand.cards {
                self.pack.put_under(card.card);
            }
        }
    }
}
