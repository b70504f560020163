//! Playing against the bank. Boxes stake or sit out and get three cards each. Then each plays or folds, and the bets
//! are settled (RULES 1.8, 10.10).

mod current;
mod lookup;
mod predicates;
mod settling;

use crate::engine::facts::casino::{
    CasinoAction, CasinoAsk, CasinoBet, CasinoEvent, CasinoIllegal, CasinoRules, CasinoState,
};
use crate::engine::flow::Flow;
use crate::engine::ground::chips::Chips;
use crate::engine::ground::purse::Zone;
use crate::engine::ground::seat::{Seat, SeatSet, Standing};
use crate::engine::model::{Dealer, Folded, Mechanic, Stage, Table};
use crate::engine::play::dealing;
use crate::engine::sums::action::{Action, Choice, Choices};
use crate::engine::sums::ask::Ask;
use crate::engine::sums::event::Event;
use crate::engine::sums::illegal::Illegal;
use crate::engine::sums::stage::{StageRules, StageState};
use settling::settle;

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
    apply,
    cost: |rules| Some(rules.casino()?.ante_min.saturating_mul(2)),
    is_against_bank: true,
    // The cards of a box stay in their place.
    folded: Some(Folded::Stays),
    fits_real_cards: |_| false,
    dealing: |rules| match rules {
        StageRules::Casino(house) => Some(&house.dealing),
        _ => None,
    },
    dealing_mut: |rules| match rules {
        StageRules::Casino(house) => Some(&mut house.dealing),
        _ => None,
    },
    ..Mechanic::DEFAULT
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
                    bonus: rules.ante_bonus_bet,
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
        (
            CasinoAsk::Stake { .. },
            Action::Casino(CasinoAction::Stake {
                ante,
                pair_plus,
                bonus,
            }),
        ) => {
            let chips = room(table, rules, seat);
            check_bonus_is_said(rules, bonus)
                .and_then(|()| check_stake(rules, chips, ante, pair_plus, bonus.unwrap_or(0)))
                .map_err(Illegal::Casino)
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

/// The ante bonus is named exactly where it is a bet of its own (O52).
fn check_bonus_is_said(rules: &CasinoRules, bonus: Option<Chips>) -> Result<(), CasinoIllegal> {
    match (rules.ante_bonus_bet, bonus) {
        (true, None) => Err(CasinoIllegal::BonusNotSaid),
        (false, Some(_)) => Err(CasinoIllegal::NoBonusBet),
        _ => Ok(()),
    }
}

fn check_stake(
    rules: &CasinoRules,
    chips: Chips,
    ante: Chips,
    pair_plus: Chips,
    bonus: Chips,
) -> Result<(), CasinoIllegal> {
    let (least, most) = (rules.ante_min, rules.most_ante());
    let beside = pair_plus.saturating_add(bonus);
    if (ante, beside) == (0, 0) {
        Err(CasinoIllegal::NothingStaked)
    } else if ante == 0 && bonus > 0 {
        Err(CasinoIllegal::BonusWithoutAnte)
    } else if (1..least).contains(&ante) {
        Err(CasinoIllegal::AnteTooSmall { least })
    } else if ante > most {
        Err(CasinoIllegal::AnteTooLarge { most })
    } else if rules.equal_pair_plus && ante > 0 && ![0, ante].contains(&pair_plus) {
        Err(CasinoIllegal::PairPlusNotEqual)
    } else if rules.equal_pair_plus && ![0, ante].contains(&bonus) {
        Err(CasinoIllegal::BonusNotEqual)
    } else if ante.saturating_mul(2).saturating_add(beside) > chips {
        Err(match rules.ante_bonus_bet {
            true => CasinoIllegal::TooFewChipsWithBonus { chips },
            false => CasinoIllegal::TooFewChips { chips },
        })
    } else {
        Ok(())
    }
}

fn act(dealer: &mut Dealer, seat: Seat, action: Action) -> Flow {
    match action {
        Action::Casino(CasinoAction::Stake {
            ante,
            pair_plus,
            bonus,
        }) => {
            let bonus = bonus.unwrap_or(0);
            dealer.pay_in(seat, ante);
            dealer.pay_in(seat, pair_plus);
            dealer.pay_in(seat, bonus);
            dealer.emit(Event::Casino(CasinoEvent::Staked {
                seat,
                ante,
                pair_plus,
                bonus,
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
            bonus,
        } => {
            state.staked.insert(seat);
            if let Some(bets) = state.bets.get_mut(seat.index()) {
                (bets.ante, bets.pair_plus, bets.bonus) = (ante, pair_plus, bonus);
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
                    CasinoBet::Bonus => bets.bonus = 0,
                }
            }
        }
        CasinoEvent::SatOut { .. }
        | CasinoEvent::NobodyPlays
        | CasinoEvent::Turned { .. }
        | CasinoEvent::Opened { .. } => {}
    }
}
