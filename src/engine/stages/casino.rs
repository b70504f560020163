//! Playing against the bank. Boxes stake or sit out and get three cards each. Then each plays or folds, and the bets
//! are settled (RULES 1.8, 10.10).

use super::dealing;
use crate::cards::{Hand, HandKind, HandValue, Rank};
use crate::engine::Chips;
use crate::engine::action::{Action, Choice, Choices};
use crate::engine::ask::{Ask, CasinoAsk};
use crate::engine::ending::Ending;
use crate::engine::event::{Event, Purse, Zone};
use crate::engine::flow::Flow;
use crate::engine::held::Held;
use crate::engine::illegal::{CasinoIllegal, Illegal};
use crate::engine::model::{Dealer, Mechanic, Stage, Table};
use crate::engine::own_actions::CasinoAction;
use crate::engine::own_events::{Came, CasinoEvent};
use crate::engine::own_rules::{BoxBets, CasinoBet, CasinoRules};
use crate::engine::rules::StageRules;
use crate::engine::seat::{Seat, SeatSet, Standing};
use crate::engine::state::{CasinoState, StageState};

impl Stage {
    /// Players stake, are dealt to, and play against the bank (RULES 10.10).
    #[must_use]
    pub fn casino(rules: CasinoRules) -> Stage {
        Stage {
            rules: StageRules::Casino(rules),
            mechanic: &MECHANIC,
        }
    }
}

/// The table of functions for the driver.
static MECHANIC: Mechanic = Mechanic {
    verify: |rules| match rules.casino() {
        Some(house) => house.verify(rules.ranking),
        None => Ok(()),
    },
    state: || StageState::Casino(CasinoState::default()),
    begin: |dealer| ask_for_stakes(dealer),
    offer,
    check,
    act,
    bought_in: |_| Flow::Stay,
    apply,
};

/// The limit for all chips of the table, winnings included.
const COUNTABLE: Chips = 1 << 62;
/// A limit for what six boxes can win in a deal, as a multiple of their stakes.
const MOST_WON: Chips = 256;

/// The most that this seat may stake in all. Near the limit of countable chips it is less than the seat has, or
/// nothing.
fn room(table: &Table, rules: &CasinoRules, seat: Seat) -> Chips {
    let stacks = table.stacks().chain([table.pot()]);
    let all = stacks.fold(0, Chips::saturating_add);
    let countable = COUNTABLE.saturating_sub(all) / MOST_WON;
    let chips = table.chips(seat).min(countable);
    if chips / 2 < rules.ante_min { 0 } else { chips }
}

fn offer(table: &Table, seat: Seat, choices: &mut Choices) {
    let (Ask::Casino(ask), Some(rules)) = (table.ask, table.rules.casino()) else {
        return;
    };
    if table.ask.seat() != Some(seat) {
        return;
    }
    match ask {
        CasinoAsk::Stake { .. } => {
            let chips = room(table, rules, seat);
            if chips > 0 {
                choices.push(Choice::CasinoStake {
                    least: rules.ante_min,
                    most: rules.most_ante().min(chips / 2),
                    chips,
                    equal: rules.equal_pair_plus,
                });
            }
            choices.push(Choice::One(Action::Casino(CasinoAction::SitOut)));
        }
        CasinoAsk::Play { .. } => {
            choices.push(Choice::One(Action::Casino(CasinoAction::Play)));
            choices.push(Choice::One(Action::Fold));
        }
    }
}

fn check(table: &Table, seat: Seat, action: Action) -> Result<(), Illegal> {
    let (Ask::Casino(ask), Some(rules)) = (table.ask, table.rules.casino()) else {
        return Err(Illegal::BetweenDeals);
    };
    if !table.is_in(seat) {
        return Err(Illegal::NotInDeal);
    }
    let (CasinoAsk::Stake { seat: to_act } | CasinoAsk::Play { seat: to_act }) = ask;
    if to_act != seat {
        return Err(Illegal::NotYourTurn { to_act });
    }
    match (ask, action) {
        (CasinoAsk::Stake { .. }, Action::Casino(CasinoAction::Stake { ante, pair_plus })) => {
            let chips = room(table, rules, seat);
            check_stake(rules, chips, ante, pair_plus).map_err(Illegal::Casino)
        }
        (CasinoAsk::Stake { .. }, Action::Casino(CasinoAction::SitOut))
        | (CasinoAsk::Play { .. }, Action::Casino(CasinoAction::Play) | Action::Fold) => Ok(()),
        (CasinoAsk::Stake { .. }, Action::Casino(CasinoAction::Play) | Action::Fold) => {
            Err(Illegal::Casino(CasinoIllegal::MustStake))
        }
        (CasinoAsk::Play { .. }, Action::Casino(_)) => {
            Err(Illegal::Casino(CasinoIllegal::StakedAlready))
        }
        _ => Err(Illegal::NotInThisGame),
    }
}

fn check_stake(
    rules: &CasinoRules,
    chips: Chips,
    ante: Chips,
    pair_plus: Chips,
) -> Result<(), CasinoIllegal> {
    let (least, most) = (rules.ante_min, rules.most_ante());
    if (ante, pair_plus) == (0, 0) {
        Err(CasinoIllegal::NothingStaked)
    } else if (1..least).contains(&ante) {
        Err(CasinoIllegal::AnteTooSmall { least })
    } else if ante > most {
        Err(CasinoIllegal::AnteTooLarge { most })
    } else if rules.equal_pair_plus && ![0, ante].contains(&pair_plus) {
        Err(CasinoIllegal::PairPlusNotEqual)
    } else if ante.saturating_mul(2).saturating_add(pair_plus) > chips {
        Err(CasinoIllegal::TooFewChips { chips })
    } else {
        Ok(())
    }
}

fn act(dealer: &mut Dealer, seat: Seat, action: Action) -> Flow {
    match action {
        Action::Casino(CasinoAction::Stake { ante, pair_plus }) => {
            dealer.pay_in(seat, ante);
            dealer.pay_in(seat, pair_plus);
            dealer.emit(Event::Casino(CasinoEvent::Staked {
                seat,
                ante,
                pair_plus,
            }));
            ask_for_stakes(dealer)
        }
        Action::Casino(CasinoAction::SitOut) => {
            dealer.emit(Event::Casino(CasinoEvent::SatOut { seat }));
            ask_for_stakes(dealer)
        }
        Action::Casino(CasinoAction::Play) => {
            let chips = dealer.table().bets(seat).ante;
            dealer.pay_in(seat, chips);
            dealer.emit(Event::Casino(CasinoEvent::Played { seat, chips }));
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
    let StageState::Casino(state) = &table.state else {
        return Flow::Stay;
    };
    let boxes = table.in_order();
    if let Some(seat) = boxes.iter().find(|seat| !state.staked.contains(**seat)) {
        return Flow::Wait(Ask::Casino(CasinoAsk::Stake { seat: *seat }));
    }
    if boxes.is_empty() {
        dealer.emit(Event::Casino(CasinoEvent::NobodyPlays));
        return Flow::Skip;
    }
    deal(dealer, &boxes);
    ask_to_play(dealer)
}

/// Deals three cards to each box that staked, one at a time, then three hidden cards to the bank.
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
    match table.in_order().into_iter().find(is_due) {
        Some(seat) => Flow::Wait(Ask::Casino(CasinoAsk::Play { seat })),
        None => settle(dealer),
    }
}

/// The bank shows its cards, and the bets of each box are settled.
fn settle(dealer: &mut Dealer) -> Flow {
    let cards = dealer.table().board.clone();
    for held in cards {
        let seen_by = SeatSet::ALL;
        let card = Held { seen_by, ..held };
        dealer.emit(Event::Casino(CasinoEvent::Turned { card }));
    }
    let Some(rules) = dealer.rules().casino() else {
        return Flow::end(Ending::Casino, true);
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
    Flow::end(Ending::Casino, true)
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
        (CasinoBet::PairPlus, bets.pair_plus),
    ] {
        if chips > 0 {
            pay(dealer, seat, bet, chips, Came::Lost(chips));
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
    } = dealer.table().bets(seat);
    if ante > 0 {
        let (on_ante, on_play) = match house {
            None => (Came::Won(ante), Came::Back(play)),
            Some(house) if own > house => (Came::Won(ante), Came::Won(play)),
            Some(house) if own == house => (Came::Back(ante), Came::Back(play)),
            Some(_) => (Came::Lost(ante), Came::Lost(play)),
        };
        pay(dealer, seat, CasinoBet::Ante, ante, on_ante);
        pay(dealer, seat, CasinoBet::Play, play, on_play);
        let bonus = ante.saturating_mul(rules.ante_bonus.pays().on(own.kind()));
        if bonus > 0 {
            pay(dealer, seat, CasinoBet::Bonus, 0, Came::Won(bonus));
        }
    }
    if pair_plus > 0 {
        let won = pair_plus.saturating_mul(rules.pair_plus.pays().on(own.kind()));
        let came = match won {
            0 => Came::Lost(pair_plus),
            won => Came::Won(won),
        };
        pay(dealer, seat, CasinoBet::PairPlus, pair_plus, came);
    }
}

/// Moves the chips of a settled bet.
fn pay(dealer: &mut Dealer, seat: Seat, bet: CasinoBet, staked: Chips, came: Came) {
    let paid = |from, to, chips| Event::Paid { from, to, chips };
    match came {
        Came::Lost(chips) => dealer.emit(paid(Purse::Pot(0), Purse::Bank, chips)),
        Came::Back(chips) => dealer.pay_out(0, seat, chips),
        Came::Won(chips) => {
            dealer.emit(paid(Purse::Bank, Purse::Seat(seat), chips));
            dealer.pay_out(0, seat, staked);
        }
    }
    dealer.emit(Event::Casino(CasinoEvent::Settled { seat, bet, came }));
}

fn hand(table: &Table, seat: Seat) -> Vec<Held> {
    let hands = table.place(seat).into_iter().flat_map(|place| &place.hands);
    hands.flat_map(|hand| hand.cards.iter().copied()).collect()
}

fn apply(table: &mut Table, event: &Event) {
    let Event::Casino(event) = *event else {
        return;
    };
    if let CasinoEvent::Turned { card } = event {
        let turned = table.board.iter_mut().find(|held| held.id == card.id);
        turned
            .into_iter()
            .for_each(|held| held.seen_by = SeatSet::ALL);
        return;
    }
    if event == CasinoEvent::NobodyPlays {
        table.deals = table.deals.saturating_sub(1);
        table.deals_of_game = table.deals_of_game.saturating_sub(1);
    }
    if let CasinoEvent::SatOut { seat } = event
        && let Some(place) = table.place_mut(seat)
    {
        place.standing = Standing::Out;
    }
    let StageState::Casino(state) = &mut table.state else {
        return;
    };
    match event {
        CasinoEvent::Staked {
            seat,
            ante,
            pair_plus,
        } => {
            state.staked.insert(seat);
            if let Some(bets) = state.bets.get_mut(seat.index()) {
                (bets.ante, bets.pair_plus) = (ante, pair_plus);
            }
        }
        CasinoEvent::Played { seat, chips } => {
            if let Some(bets) = state.bets.get_mut(seat.index()) {
                bets.play = chips;
            }
        }
        CasinoEvent::Settled { seat, bet, .. } => {
            if let Some(bets) = state.bets.get_mut(seat.index()) {
                match bet {
                    CasinoBet::Ante => bets.ante = 0,
                    CasinoBet::Play => bets.play = 0,
                    CasinoBet::PairPlus => bets.pair_plus = 0,
                    CasinoBet::Bonus => {}
                }
            }
        }
        CasinoEvent::SatOut { .. }
        | CasinoEvent::NobodyPlays
        | CasinoEvent::Turned { .. }
        | CasinoEvent::Opened { .. } => {}
    }
}
