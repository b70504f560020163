//! The end of a deal against the bank: it shows its cards, and each bet is won, lost or returned (RULES 1.8, 10.10).

use crate::cards::{Hand, HandKind, HandValue, Rank};
use crate::engine::facts::casino::{BetResult, BoxBets, CasinoBet, CasinoEvent, CasinoRules};
use crate::engine::flow::Flow;
use crate::engine::ground::chips::Chips;
use crate::engine::ground::ending::Ending;
use crate::engine::ground::held::Held;
use crate::engine::ground::purse::Purse;
use crate::engine::ground::seat::{Seat, SeatSet, Standing};
use crate::engine::model::{Dealer, Table};
use crate::engine::sums::event::Event;

/// The bank shows its cards, and the bets of each box are settled.
pub(super) fn settle(dealer: &mut Dealer) -> Flow {
    let cards = dealer.table().board.clone();
    for held in cards {
        let seen_by = SeatSet::ALL;
        let card = Held { seen_by, ..held };
        dealer.emit(Event::Casino(CasinoEvent::Turned { card }));
    }
    let Some(rules) = dealer.rules().casino() else {
        return Flow::end(Ending::House, true);
    };
    let house = value_of_house(dealer.table());
    let qualified = !rules.qualify || house.is_some_and(qualifies);
    dealer.emit(Event::Casino(CasinoEvent::Opened { qualified }));
    let boxes: Vec<Seat> = dealer.table().dealt_in().collect();
    for seat in boxes {
        if dealer.table().standing(seat) == Standing::Folded {
            lose(dealer, seat);
        } else {
            settle_box(dealer, rules, seat, house.filter(|_| qualified));
        }
    }
    Flow::end(Ending::House, true)
}

fn value_of_house(table: &Table) -> Option<HandValue> {
    let cards = table.board.iter().map(|held| held.card);
    let cards: Vec<_> = cards.collect();
    let hand = Hand(cards.try_into().ok()?);
    Some(table.ranking().value(hand))
}

/// Whether the bank has a queen or better (RULES 1.8).
fn qualifies(house: HandValue) -> bool {
    house.kind() > HandKind::HighCard || house.ranks()[0] >= Rank::Queen
}

/// A player who folded loses what he staked.
fn lose(dealer: &mut Dealer, seat: Seat) {
    let bets = dealer.table().bets(seat);
    for (bet, chips) in [
        (CasinoBet::Ante, bets.ante),
        (CasinoBet::Bonus, bets.bonus),
        (CasinoBet::PairPlus, bets.pair_plus),
    ] {
        if chips > 0 {
            pay(dealer, seat, bet, chips, BetResult::Lost(chips));
        }
    }
}

/// Settles the ante and the bet to play against the bank's hand, if it qualifies. The bonus and Pair Plus depend only
/// on the player's hand.
fn settle_box(dealer: &mut Dealer, rules: &CasinoRules, seat: Seat, house: Option<HandValue>) {
    for held in hand(dealer.table(), seat) {
        let seen_by = SeatSet::ALL;
        let card = Held { seen_by, ..held };
        dealer.emit(Event::Exposed { seat, card });
    }
    let Some(own) = dealer.table().value(seat) else {
        return;
    };
    let BoxBets {
        ante,
        play,
        pair_plus,
        bonus,
    } = dealer.table().bets(seat);
    if ante > 0 {
        let (on_ante, on_play) = match house {
            None => (BetResult::Won(ante), BetResult::Back(play)),
            Some(house) if own > house => (BetResult::Won(ante), BetResult::Won(play)),
            Some(house) if own == house => (BetResult::Back(ante), BetResult::Back(play)),
            Some(_) => (BetResult::Lost(ante), BetResult::Lost(play)),
        };
        pay(dealer, seat, CasinoBet::Ante, ante, on_ante);
        pay(dealer, seat, CasinoBet::Play, play, on_play);
        let to_one = rules.ante_bonus.pays().on(own.kind());
        if rules.ante_bonus_bet {
            settle_on_own_hand(dealer, seat, CasinoBet::Bonus, bonus, to_one);
        } else if to_one > 0 {
            let won = BetResult::Won(ante.saturating_mul(to_one));
            pay(dealer, seat, CasinoBet::Bonus, 0, won);
        }
    }
    let to_one = rules.pair_plus.pays().on(own.kind());
    settle_on_own_hand(dealer, seat, CasinoBet::PairPlus, pair_plus, to_one);
}

/// Settles a bet on the player's own hand, which pays so much to one. If nothing, it is lost.
fn settle_on_own_hand(
    dealer: &mut Dealer,
    seat: Seat,
    bet: CasinoBet,
    staked: Chips,
    to_one: Chips,
) {
    if staked > 0 {
        let result = match to_one {
            0 => BetResult::Lost(staked),
            to_one => BetResult::Won(staked.saturating_mul(to_one)),
        };
        pay(dealer, seat, bet, staked, result);
    }
}

/// Moves the chips of a settled bet.
fn pay(dealer: &mut Dealer, seat: Seat, bet: CasinoBet, staked: Chips, result: BetResult) {
    let paid = |from, to, chips| Event::Paid { from, to, chips };
    match result {
        BetResult::Lost(chips) => dealer.emit(paid(Purse::Pot(0), Purse::Bank, chips)),
        BetResult::Back(chips) => dealer.pay_out(0, seat, chips),
        BetResult::Won(chips) => {
            dealer.emit(paid(Purse::Bank, Purse::Seat(seat), chips));
            dealer.pay_out(0, seat, staked);
        }
    }
    dealer.emit(Event::Casino(CasinoEvent::Settled { seat, bet, result }));
}

fn hand(table: &Table, seat: Seat) -> Vec<Held> {
    let hands = table.place(seat).into_iter().flat_map(|place| &place.hands);
    hands.flat_map(|hand| hand.cards.iter().copied()).collect()
}
