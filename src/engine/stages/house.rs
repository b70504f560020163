//! Playing against the house. Boxes stake or sit out and get three cards each. Then each plays or folds, and the bets
//! are settled (RULES 1.8, 10.10).

use super::super::Chips;
use super::super::action::{Action, Choice, Choices};
use super::super::ask::{Ask, HouseAsk};
use super::super::dealer::Dealer;
use super::super::driver::Flow;
use super::super::event::{Ending, Event, Purse, Zone};
use super::super::held::Held;
use super::super::illegal::{HouseIllegal, Illegal};
use super::super::own_actions::HouseAction;
use super::super::own_events::{Came, HouseEvent};
use super::super::own_rules::{AgainstHouse, BoxBets, HouseBet};
use super::super::seat::{Seat, SeatSet, Standing};
use super::super::state::StageState;
use super::super::table::Table;
use super::{Mechanic, dealing, in_order};
use crate::cards::{Hand, HandKind, HandValue, Rank};

/// The table of functions for the driver.
pub(super) static MECHANIC: Mechanic = Mechanic {
    begin: |dealer| ask_for_stakes(dealer),
    offer,
    check,
    act,
    bought_in: |_| Flow::Stay,
    apply,
};

/// The limit for all chips of the table, whatever is won.
const COUNTABLE: Chips = 1 << 62;
/// A limit for what six boxes can win in a deal, as a multiple of their stakes.
const MOST_WON: Chips = 256;

/// The most that this seat may stake in all. Near the limit of countable chips it is less than the seat has, or
/// nothing.
fn room(table: &Table, rules: &AgainstHouse, seat: Seat) -> Chips {
    let stacks = table.stacks().chain([table.pot()]);
    let all = stacks.fold(0, Chips::saturating_add);
    let countable = COUNTABLE.saturating_sub(all) / MOST_WON;
    let chips = table.chips(seat).min(countable);
    if chips / 2 < rules.ante_min { 0 } else { chips }
}

fn offer(table: &Table, seat: Seat, choices: &mut Choices) {
    let (Ask::House(ask), Some(rules)) = (table.ask, table.rules.against_house()) else {
        return;
    };
    if table.ask.seat() != Some(seat) {
        return;
    }
    match ask {
        HouseAsk::Stake { .. } => {
            let chips = room(table, rules, seat);
            if chips > 0 {
                choices.push(Choice::Wager {
                    least: rules.ante_min,
                    most: rules.most_ante().min(chips / 2),
                    chips,
                });
            }
            choices.push(Choice::One(Action::House(HouseAction::SitOut)));
        }
        HouseAsk::Play { .. } => {
            choices.push(Choice::One(Action::House(HouseAction::Play)));
            choices.push(Choice::One(Action::Fold));
        }
    }
}

fn check(table: &Table, seat: Seat, action: Action) -> Result<(), Illegal> {
    let (Ask::House(ask), Some(rules)) = (table.ask, table.rules.against_house()) else {
        return Err(Illegal::BetweenDeals);
    };
    if !table.is_in(seat) {
        return Err(Illegal::NotInDeal);
    }
    let (HouseAsk::Stake { seat: to_act } | HouseAsk::Play { seat: to_act }) = ask;
    if to_act != seat {
        return Err(Illegal::NotYourTurn { to_act });
    }
    match (ask, action) {
        (HouseAsk::Stake { .. }, Action::House(HouseAction::Stake { ante, pair_plus })) => {
            let chips = room(table, rules, seat);
            check_stake(rules, chips, ante, pair_plus).map_err(Illegal::House)
        }
        (HouseAsk::Stake { .. }, Action::House(HouseAction::SitOut))
        | (HouseAsk::Play { .. }, Action::House(HouseAction::Play) | Action::Fold) => Ok(()),
        (HouseAsk::Stake { .. }, Action::House(HouseAction::Play) | Action::Fold) => {
            Err(Illegal::House(HouseIllegal::MustStake))
        }
        (HouseAsk::Play { .. }, Action::House(_)) => {
            Err(Illegal::House(HouseIllegal::StakedAlready))
        }
        _ => Err(Illegal::NotInThisGame),
    }
}

fn check_stake(
    rules: &AgainstHouse,
    chips: Chips,
    ante: Chips,
    pair_plus: Chips,
) -> Result<(), HouseIllegal> {
    let (least, most) = (rules.ante_min, rules.most_ante());
    if (ante, pair_plus) == (0, 0) {
        Err(HouseIllegal::NothingStaked)
    } else if (1..least).contains(&ante) {
        Err(HouseIllegal::AnteTooSmall { least })
    } else if ante > most {
        Err(HouseIllegal::AnteTooLarge { most })
    } else if ante.saturating_mul(2).saturating_add(pair_plus) > chips {
        Err(HouseIllegal::TooFewChips { chips })
    } else {
        Ok(())
    }
}

fn act(dealer: &mut Dealer, seat: Seat, action: Action) -> Flow {
    match action {
        Action::House(HouseAction::Stake { ante, pair_plus }) => {
            dealer.pay_in(seat, ante);
            dealer.pay_in(seat, pair_plus);
            dealer.emit(Event::House(HouseEvent::Staked {
                seat,
                ante,
                pair_plus,
            }));
            ask_for_stakes(dealer)
        }
        Action::House(HouseAction::SitOut) => {
            dealer.emit(Event::House(HouseEvent::SatOut { seat }));
            ask_for_stakes(dealer)
        }
        Action::House(HouseAction::Play) => {
            let chips = dealer.table().bets(seat).ante;
            dealer.pay_in(seat, chips);
            dealer.emit(Event::House(HouseEvent::Played { seat, chips }));
            ask_to_play(dealer)
        }
        Action::Fold => {
            dealer.emit(Event::Folded { seat });
            ask_to_play(dealer)
        }
        _ => Flow::Stay,
    }
}

/// Asks the next player who has not staked. After the last one, deals.
fn ask_for_stakes(dealer: &mut Dealer) -> Flow {
    let table = dealer.table();
    let StageState::House(state) = &table.state else {
        return Flow::Stay;
    };
    let boxes = in_order(table);
    if let Some(seat) = boxes.iter().find(|seat| !state.staked.contains(**seat)) {
        return Flow::Wait(Ask::House(HouseAsk::Stake { seat: *seat }));
    }
    if boxes.is_empty() {
        dealer.emit(Event::House(HouseEvent::NobodyPlays));
        return Flow::Skip;
    }
    deal(dealer, &boxes);
    ask_to_play(dealer)
}

/// Deals three cards to each box that staked, one at a time, then three hidden cards to the house.
fn deal(dealer: &mut Dealer, boxes: &[Seat]) {
    let Some(rules) = dealer.rules().dealing() else {
        return;
    };
    for _ in 0..rules.cards {
        for &seat in boxes {
            dealing::deal_one(dealer, Zone::Hand(seat), SeatSet::from_iter([seat]));
        }
    }
    for _ in 0..rules.board {
        dealing::deal_one(dealer, Zone::Board, SeatSet::NONE);
    }
}

/// Asks the next player with an ante whether he plays. After the last one, settles. Boxes with only Pair Plus are not
/// asked.
fn ask_to_play(dealer: &mut Dealer) -> Flow {
    let table = dealer.table();
    let is_due = |seat: &Seat| {
        let bets = table.bets(*seat);
        bets.ante > 0 && bets.play == 0
    };
    match in_order(table).into_iter().find(is_due) {
        Some(seat) => Flow::Wait(Ask::House(HouseAsk::Play { seat })),
        None => settle(dealer),
    }
}

/// The house shows its cards, and the bets of each box are settled.
fn settle(dealer: &mut Dealer) -> Flow {
    let cards = dealer.table().board.clone();
    for held in cards {
        let seen_by = SeatSet::ALL;
        let card = Held { seen_by, ..held };
        dealer.emit(Event::House(HouseEvent::Turned { card }));
    }
    let Some(rules) = dealer.rules().against_house() else {
        return Flow::end(Ending::House, true);
    };
    let house = value_of_house(dealer.table());
    let qualified = !rules.qualify || house.is_some_and(qualifies);
    dealer.emit(Event::House(HouseEvent::Opened { qualified }));
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

/// Whether the house has a queen or better (RULES 1.8).
fn qualifies(house: HandValue) -> bool {
    house.kind() > HandKind::HighCard || house.ranks()[0] >= Rank::Queen
}

/// A player who folded loses what he staked.
fn lose(dealer: &mut Dealer, seat: Seat) {
    let bets = dealer.table().bets(seat);
    for (bet, chips) in [
        (HouseBet::Ante, bets.ante),
        (HouseBet::PairPlus, bets.pair_plus),
    ] {
        if chips > 0 {
            pay(dealer, seat, bet, chips, Came::Lost(chips));
        }
    }
}

/// Settles the ante and the bet to play against the house's hand, if it qualifies. The bonus and Pair Plus depend only
/// on the player's hand.
fn settle_box(dealer: &mut Dealer, rules: &AgainstHouse, seat: Seat, house: Option<HandValue>) {
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
    } = dealer.table().bets(seat);
    if ante > 0 {
        let (on_ante, on_play) = match house {
            None => (Came::Won(ante), Came::Back(play)),
            Some(house) if own > house => (Came::Won(ante), Came::Won(play)),
            Some(house) if own == house => (Came::Back(ante), Came::Back(play)),
            Some(_) => (Came::Lost(ante), Came::Lost(play)),
        };
        pay(dealer, seat, HouseBet::Ante, ante, on_ante);
        pay(dealer, seat, HouseBet::Play, play, on_play);
        let bonus = ante.saturating_mul(rules.ante_bonus.pays().on(own.kind()));
        if bonus > 0 {
            pay(dealer, seat, HouseBet::Bonus, 0, Came::Won(bonus));
        }
    }
    if pair_plus > 0 {
        let won = pair_plus.saturating_mul(rules.pair_plus.pays().on(own.kind()));
        let came = match won {
            0 => Came::Lost(pair_plus),
            won => Came::Won(won),
        };
        pay(dealer, seat, HouseBet::PairPlus, pair_plus, came);
    }
}

/// Moves the chips of a settled bet.
fn pay(dealer: &mut Dealer, seat: Seat, bet: HouseBet, staked: Chips, came: Came) {
    let paid = |from, to, chips| Event::Paid { from, to, chips };
    match came {
        Came::Lost(chips) => dealer.emit(paid(Purse::Pot(0), Purse::House, chips)),
        Came::Back(chips) => dealer.pay_out(0, seat, chips),
        Came::Won(chips) => {
            dealer.emit(paid(Purse::House, Purse::Seat(seat), chips));
            dealer.pay_out(0, seat, staked);
        }
    }
    dealer.emit(Event::House(HouseEvent::Settled { seat, bet, came }));
}

fn hand(table: &Table, seat: Seat) -> Vec<Held> {
    let hands = table.place(seat).into_iter().flat_map(|place| &place.hands);
    hands.flat_map(|hand| hand.cards.iter().copied()).collect()
}

fn apply(table: &mut Table, event: &Event) {
    let Event::House(event) = *event else {
        return;
    };
    if let HouseEvent::Turned { card } = event {
        let turned = table.board.iter_mut().find(|held| held.id == card.id);
        turned
            .into_iter()
            .for_each(|held| held.seen_by = SeatSet::ALL);
        return;
    }
    if event == HouseEvent::NobodyPlays {
        table.deals = table.deals.saturating_sub(1);
        table.deals_of_game = table.deals_of_game.saturating_sub(1);
    }
    if let HouseEvent::SatOut { seat } = event
        && let Some(place) = table.place_mut(seat)
    {
        place.standing = Standing::Out;
    }
    let StageState::House(state) = &mut table.state else {
        return;
    };
    match event {
        HouseEvent::Staked {
            seat,
            ante,
            pair_plus,
        } => {
            state.staked.insert(seat);
            if let Some(bets) = state.bets.get_mut(seat.index()) {
                (bets.ante, bets.pair_plus) = (ante, pair_plus);
            }
        }
        HouseEvent::Played { seat, chips } => {
            if let Some(bets) = state.bets.get_mut(seat.index()) {
                bets.play = chips;
            }
        }
        HouseEvent::Settled { seat, bet, .. } => {
            if let Some(bets) = state.bets.get_mut(seat.index()) {
                match bet {
                    HouseBet::Ante => bets.ante = 0,
                    HouseBet::Play => bets.play = 0,
                    HouseBet::PairPlus => bets.pair_plus = 0,
                    HouseBet::Bonus => {}
                }
            }
        }
        HouseEvent::SatOut { .. }
        | HouseEvent::NobodyPlays
        | HouseEvent::Turned { .. }
        | HouseEvent::Opened { .. } => {}
    }
}
