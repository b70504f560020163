//! What each event changes. Applying never fails: an event is a fact. One that does not fit the table changes only what
//! it can.

mod paid;

use super::ground::held::{CardId, Held};
use super::ground::holding::{Holding, Role};
use super::ground::pick::Pick;
use super::ground::purse::Zone;
use super::ground::seat::{Seat, SeatSet, Standing};
use super::model::{Folded, Place, Table};
use super::sums::ask::{Ask, Motion};
use super::sums::event::Event;
use super::sums::stage::StageState;
use super::{dealers_choice, rounds};
use crate::cards::Pack;

impl Table {
    /// Applies an event to the table.
    pub fn apply(&mut self, event: &Event) {
        self.change(event);
        self.note(event.clone());
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
            Event::HandDealt { seat, seen_by } => {
                if let Some(place) = self.place_mut(seat) {
                    place.hands.push(Holding::of_real_cards(seen_by));
                }
            }
            Event::Declared { question, answer } => self.declared.push((question, answer)),
            Event::StageBegan { stage } => {
                self.declared.clear();
                self.stage = stage;
                self.state = match self.stage_rules() {
                    Some(stage) => (stage.mechanic.state)(),
                    None => StageState::None,
                };
            }
            Event::Asked(ask) => {
                if !matches!(ask, Ask::Declare { .. }) {
                    self.declared.clear();
                }
                self.ask = ask;
            }
            Event::Looked { seat, pick } => self.look(seat, pick),
            Event::Bet {
                seat, blind, stake, ..
            } => {
                let between_two = self.betting() == 2;
                match self.state.betting() {
                    Some(state) => state.bet(seat, blind, stake, between_two),
                    None => self.change_by_mechanic(event),
                }
            }
            Event::Folded { seat } => {
                if let Some(state) = self.state.betting() {
                    state.acted.insert(seat);
                }
                if let Some(place) = self.place_mut(seat) {
                    place.standing = Standing::Folded;
                }
                self.lay_down(seat);
            }
            Event::Covered { seat, .. } => {
                let closed = (self.pots.len() - 1) as u8;
                if let Some(place) = self.place_mut(seat) {
                    place.standing = Standing::Covered(closed);
                }
                self.pots.push(0);
            }
            Event::Thrown { seat, pick } => self.throw(seat, pick),
            Event::Discarded { seat, card, under } => {
                let stage = self.stage_rules();
                let is_own = stage.is_some_and(|stage| stage.mechanic.applies_discards);
                match under {
                    _ if is_own => self.change_by_mechanic(event),
                    true => self.discard_under(seat, card.id),
                    false => self.discard(seat, card.id),
                }
            }
            Event::Exposed { seat, card } => {
                if let Some(place) = self.place_mut(seat) {
                    for held in place.hands.iter_mut().flat_map(|hand| &mut hand.cards) {
                        if held.id == card.id {
                            held.seen_by = SeatSet::ALL;
                        }
                    }
                }
            }
            Event::Gathered { seat } => self.lay_down(seat),
            Event::Carried { .. } => self.carried.clone_from(&self.pots),
            Event::Retained { seat } => {
                if let Some(place) = self.place_mut(seat) {
                    for hand in &mut place.hands {
                        hand.role = Role::Kept;
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
            Event::GameChosen { game, .. } => {
                self.play_by(dealers_choice::rules_of(&self.agreed, game))
            }
            Event::OtherGameChosen { game, .. } => {
                let ante = self.next_ante();
                self.play_by(dealers_choice::rules_of_other(&self.agreed, game, ante));
            }
            Event::Declined { seat, on } => match on {
                Motion::Game(game) => self.declined.push(game),
                Motion::BuyIn(_) => self.refused_buyers.insert(seat),
                Motion::Double => {}
            },
            Event::Proposed { on, .. } => self.has_voted_on_limits |= on == Motion::Double,
            Event::LimitsDoubled => self.double_limits(),
            Event::Presence { seat, to } => {
                if let Some(place) = self.place_mut(seat) {
                    place.presence = to;
                }
            }
            Event::PutRight {
                from, to, chips, ..
            } => self.put_right(from, to, chips),
            Event::Scored { seat, score } => {
                if let Some(place) = self.place_mut(seat) {
                    place.score = score;
                }
            }
            Event::Ended { .. } => {
                let by_bet = self.bet_last_chips();
                for (place, seat) in self.places.iter_mut().zip((0..).map(Seat)) {
                    let covered = matches!(place.standing, Standing::Covered(_));
                    place.broke_by_cover |= covered && place.chips == 0 && by_bet != Some(seat);
                }
                self.grow_limits();
            }
            Event::Offered { seat } => {
                if let Some(state) = self.state.betting() {
                    state.offer(seat);
                }
            }
            Event::Saw { .. }
            | Event::Answered { .. }
            | Event::LoanRefused { .. }
            | Event::Cut { .. } => {}
            // The others belong to one mechanic each.
            _ => self.change_by_mechanic(event),
        }
    }

    /// Lets the mechanic of the current stage apply the event.
    fn change_by_mechanic(&mut self, event: &Event) {
        if let Some(stage) = self.stage_rules() {
            (stage.mechanic.apply)(self, event);
        }
    }

    fn begin(&mut self, dealer: Seat, players: SeatSet) {
        self.history.clear();
        self.dealer = dealer;
        rounds::note_dealer(self, dealer);
        self.deals += 1;
        self.declined.clear();
        self.refused_buyers = SeatSet::NONE;
        self.has_voted_on_limits = false;
        self.deals_of_game = self.deals_of_game.saturating_add(1);
        self.stage = 0;
        self.state = StageState::None;
        self.next_id = 0;
        self.turned = None;
        self.gather_all();
        self.lay_pots();
        self.carried.clone_from(&self.pots);
        for (seat, place) in self.places.iter_mut().enumerate() {
            let dealt_in = players.contains(Seat(seat as u8));
            place.standing = if dealt_in {
                Standing::In
            } else {
                Standing::Out
            };
            place.broke_by_cover &= !dealt_in;
            // Ids are issued afresh, so that nobody can follow a face from deal to deal.
            for card in place.hands.iter_mut().flat_map(|hand| &mut hand.cards) {
                card.id = CardId(self.next_id);
                self.next_id += 1;
            }
        }
    }

    /// Makes the pots of the rules. Chips in a pot that they do not have go to the first.
    pub(super) fn lay_pots(&mut self) {
        let pots = self.rules.pots().len();
        let rest: u64 = self.pots.drain(pots.min(self.pots.len())..).sum();
        self.pots.resize(pots, 0);
        if let Some(first) = self.pots.first_mut() {
            *first += rest;
        }
    }

    /// Puts all cards under the pack that were dealt and not kept.
    pub(super) fn gather_all(&mut self) {
        for place in &mut self.places {
            for hand in place.hands.extract_if(.., |hand| !hand.is_kept()) {
                hand.cards
                    .iter()
                    .for_each(|held| self.pack.put_under(held.card));
            }
        }
        let spare = self.spares.drain(..).flat_map(|hand| hand.cards);
        for held in spare.chain(self.board.drain(..)) {
            self.pack.put_under(held.card);
        }
        for card in self.thrown.drain(..) {
            self.pack.put_under(card);
        }
    }

    /// Removes a hand. In the betting games it goes under the pack; elsewhere it is out of play until the next deal
    /// (RULES 9.2.5, 10.0.1).
    fn lay_down(&mut self, seat: Seat) {
        match self.rules.folded() {
            Folded::UnderPack => self.gather(seat),
            Folded::OutOfPlay => self.put_aside(seat),
            Folded::Stays => self.set_aside(seat),
        }
    }

    /// Puts a hand out of play until the next deal (RULES 10.0.1).
    fn put_aside(&mut self, seat: Seat) {
        if let Some(place) = self.places.get_mut(seat.index()) {
            let cards = place.hands.drain(..).flat_map(|hand| hand.cards);
            self.thrown.extend(cards.map(|held| held.card));
        }
    }

    fn take(&mut self, zone: Zone, card: Held) {
        if self.pack.iter().next() != Some(card.card) {
            return;
        }
        let cards = match zone {
            Zone::Hand(seat) => self.place_mut(seat).map(Place::dealt_hand),
            Zone::Board => Some(&mut self.board),
            Zone::Spare(nth) => {
                let nth = usize::from(nth);
                if nth >= self.spares.len() {
                    let empty = Holding::new(Role::Dealt, Vec::new());
                    self.spares.resize(nth + 1, empty);
                }
                self.spares.get_mut(nth).map(|hand| &mut hand.cards)
            }
        };
        let Some(cards) = cards else {
            return;
        };
        cards.push(card);
        self.pack.draw();
        self.next_id = card.id.0.saturating_add(1);
    }

    fn look(&mut self, seat: Seat, pick: Option<Pick>) {
        let Some(place) = self.place_mut(seat) else {
            return;
        };
        let hand = pick.map_or(0, Pick::index);
        if let Some(hand) = place.hands.get_mut(hand) {
            if let Some(real) = &mut hand.real {
                real.insert(seat);
            }
            for card in &mut hand.cards {
                card.seen_by.insert(seat);
            }
        }
    }

    fn throw(&mut self, seat: Seat, pick: Pick) {
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
                hand.discards |= 1u16.checked_shl(nth as u32).unwrap_or(0);
            }
        }
    }

    /// Puts a discard under the pack (RULES 9.2.20).
    fn discard_under(&mut self, seat: Seat, id: CardId) {
        let Some(place) = self.places.get_mut(seat.index()) else {
            return;
        };
        for hand in &mut place.hands {
            if let Some(nth) = hand.cards.iter().position(|held| held.id == id) {
                let thrown = hand.cards.remove(nth);
                hand.under = hand.under.saturating_add(1);
                self.turned = None;
                self.pack.put_under(thrown.card);
                return;
            }
        }
    }

    /// Puts a folded hand out of play until the next deal (RULES 10.0.1).
    fn set_aside(&mut self, seat: Seat) {
        let hands = self.place_mut(seat).into_iter();
        for hand in hands.flat_map(|place| &mut place.hands) {
            hand.role = Role::Left;
        }
    }

    fn gather(&mut self, seat: Seat) {
        // A card that goes under the pack covers the one that was turned up.
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
