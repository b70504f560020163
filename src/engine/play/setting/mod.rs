//! Setting hands from one deal, and comparing them one by one (RULES 2.1 to 2.5, 10.1). Each may be bet on before it is
//! shown.

mod betting;
mod current;
mod laying;
mod lookup;
mod predicates;
mod prizes;
mod showing;

use crate::cards::{Card, CardSet};
use crate::engine::facts::setting::{
    Fours, SettingAction, SettingAsk, SettingEvent, SettingIllegal, SettingRules, SettingState,
};
use crate::engine::flow::Flow;
use crate::engine::ground::capacity::is_too_many;
use crate::engine::ground::rules::PotName;
use crate::engine::ground::seat::{Seat, SeatSet};
use crate::engine::ground::setup_error::SetupError;
use crate::engine::model::{Dealer, Mechanic, Stage, Table};
use crate::engine::sums::action::{Action, Choice, Choices};
use crate::engine::sums::ask::Ask;
use crate::engine::sums::event::Event;
use crate::engine::sums::illegal::Illegal;
use crate::engine::sums::stage::{StageRules, StageState};
use current::{state, wait};

impl Stage {
    /// Players set hands from their cards, and the hands are compared (RULES 10.1).
    #[must_use]
    pub fn setting(rules: SettingRules) -> Stage {
        Stage {
            rules: StageRules::Setting(rules),
            mechanic: &MECHANIC,
        }
    }
}

/// A pot for each set hand, and a main pot.
static POTS: [PotName; 4] = [
    PotName::Set(0),
    PotName::Set(1),
    PotName::Set(2),
    PotName::Main,
];

/// The table of functions for the driver.
static MECHANIC: Mechanic = Mechanic {
    plays_cards_as_dealt: false,
    verify: |rules| {
        let bonus = rules.setting().map(|setting| setting.fours_bonus);
        let stake = rules.points().map(|points| points.game_stake);
        match is_too_many([bonus, stake]) {
            true => Err(SetupError::TooManyChips),
            false => Ok(()),
        }
    },
    state: || StageState::Setting(SettingState::default(), Default::default()),
    begin,
    offer,
    check,
    act,
    apply,
    cost: |rules| rules.points().map(|_| 0),
    pots: |rules| rules.set_pots().map(|_| &POTS[..]),
    fits_real_cards: |_| false,
    ..Mechanic::DEFAULT
};

fn begin(dealer: &mut Dealer) -> Flow {
    match dealer.rules().setting() {
        Some(rules) => prizes::quads(dealer, rules).unwrap_or_else(|| go_on(dealer, rules, None)),
        None => Flow::Next,
    }
}

/// Goes on: first players may take spare hands, then all set theirs, then the hands are bet on, shown and compared.
/// `spoke` is the player who has just spoken in the betting.
fn go_on(dealer: &mut Dealer, rules: &SettingRules, spoke: Option<Seat>) -> Flow {
    let table = dealer.table();
    let Some(state) = state(table) else {
        return Flow::Next;
    };
    let order = table.in_order();
    let next = |done: SeatSet| order.iter().copied().find(|seat| !done.contains(*seat));
    if usize::from(state.taken) < table.spares.len()
        && let Some(seat) = next(state.asked)
    {
        return wait(SettingAsk::Spare { seat });
    }
    if let Some(seat) = next(state.set) {
        return wait(SettingAsk::Set { seat });
    }
    showing::run(dealer, rules, spoke)
}

fn offer(table: &Table, seat: Seat, choices: &mut Choices) {
    if table.ask.is_to_bet_in_round() {
        return betting::offer(table, seat, choices);
    }
    let (Ask::Setting(ask), Some(rules)) = (table.ask, table.rules.setting()) else {
        return;
    };
    if table.ask.seat() != Some(seat) {
        return;
    }
    match ask {
        SettingAsk::Spare { .. } => {
            for action in [SettingAction::Take, SettingAction::Leave] {
                choices.push(Choice::One(Action::Setting(action)));
            }
        }
        SettingAsk::Set { .. } => choices.push(Choice::Set {
            from: own(table, seat),
            hands: rules.hands,
            fours: rules.fours != Fours::Never,
            ranking: table.ranking().rules(),
        }),
        SettingAsk::Show { .. } => {
            choices.push(Choice::One(Action::Show(None)));
            choices.push(Choice::One(Action::Pass));
        }
    }
}

fn check(table: &Table, seat: Seat, action: Action) -> Result<(), Illegal> {
    if table.ask.is_to_bet_in_round() {
        return betting::check(table, seat, action);
    }
    let (Ask::Setting(ask), Some(rules)) = (table.ask, table.rules.setting()) else {
        return Err(Illegal::BetweenDeals);
    };
    if !table.is_in(seat) {
        return Err(Illegal::NotInDeal);
    }
    match table.ask.seat() {
        Some(to_act) if to_act != seat => return Err(Illegal::NotYourTurn { to_act }),
        _ => {}
    }
    match (ask, action) {
        (SettingAsk::Spare { .. }, Action::Setting(SettingAction::Take | SettingAction::Leave))
        | (SettingAsk::Show { .. }, Action::Show(None) | Action::Pass) => Ok(()),
        (SettingAsk::Set { .. }, Action::Setting(SettingAction::Set(rows))) => {
            laying::check(table, rules, own(table, seat), &rows)
        }
        (SettingAsk::Spare { .. }, _) => Err(Illegal::Setting(SettingIllegal::MustTakeOrLeave)),
        (SettingAsk::Set { .. }, _) => Err(Illegal::Setting(SettingIllegal::MustSet {
            hands: rules.hands,
        })),
        (SettingAsk::Show { .. }, _) => Err(Illegal::Setting(SettingIllegal::MustShowOrPass)),
    }
}

fn act(dealer: &mut Dealer, seat: Seat, action: Action) -> Flow {
    let Some(rules) = dealer.rules().setting() else {
        return Flow::Stay;
    };
    match (dealer.table().ask, action) {
        (ask, _) if ask.is_to_bet_in_round() => {
            betting::speak(dealer, seat, action);
            return go_on(dealer, rules, Some(seat));
        }
        (_, Action::Setting(SettingAction::Take)) => {
            let spare = state(dealer.table()).map_or(0, |state| state.taken);
            dealer.emit(Event::Setting(SettingEvent::Took { seat, spare }));
        }
        (_, Action::Setting(SettingAction::Leave)) => {
            dealer.emit(Event::Setting(SettingEvent::Left { seat }));
        }
        (_, Action::Setting(SettingAction::Set(rows))) => {
            let rows = laying::ids(dealer.table(), seat, &rows).into();
            dealer.emit(Event::Setting(SettingEvent::Set { seat, rows }));
        }
        (Ask::Setting(SettingAsk::Show { nth, .. }), Action::Show(None)) => {
            showing::show(dealer, rules, seat, nth);
        }
        (Ask::Setting(SettingAsk::Show { nth, .. }), Action::Pass) => {
            dealer.emit(Event::Setting(SettingEvent::Passed { seat, nth }));
        }
        _ => return Flow::Stay,
    }
    go_on(dealer, rules, None)
}

fn apply(table: &mut Table, event: &Event) {
    betting::note(table, event);
    let Event::Setting(event) = event else {
        return;
    };
    match event {
        SettingEvent::Took { seat, spare } => laying::take_spare(table, *seat, *spare),
        SettingEvent::Set { seat, rows } => laying::set(table, *seat, rows),
        _ => {}
    }
    let StageState::Setting(state, _) = &mut table.state else {
        return;
    };
    match *event {
        SettingEvent::Took { seat, .. } => {
            state.asked.insert(seat);
            state.taken = state.taken.saturating_add(1);
        }
        SettingEvent::Left { seat } => state.asked.insert(seat),
        SettingEvent::Set { seat, .. } => state.set.insert(seat),
        SettingEvent::Showed { seat, .. } => state.spoken.insert(seat),
        SettingEvent::Passed { seat, .. } => {
            state.spoken.insert(seat);
            state.passed.insert(seat);
        }
        SettingEvent::Won { seat, .. } => {
            // `won` has room for the hands of every game.
            let _ = state.won.try_push(seat);
            state.spoken = SeatSet::NONE;
            state.passed = SeatSet::NONE;
        }
        SettingEvent::Bonus { .. } | SettingEvent::Quads { .. } | SettingEvent::Winners { .. } => {}
    }
}

/// The seat's cards.
fn own(table: &Table, seat: Seat) -> CardSet {
    let hands = table.place(seat).into_iter().flat_map(|place| &place.hands);
    let cards = hands.flat_map(|hand| hand.cards.iter().map(|held| held.card));
    cards.collect::<Vec<Card>>().into_iter().collect()
}
