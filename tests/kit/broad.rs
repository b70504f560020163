//! Many actions, legal and illegal, to see which are refused.

use super::sittings;
use brag::cards::{Card, CardSet, Pack, Rows};
use brag::engine::{
    Action, Ask, BettingGame, BusAction, CasinoAction, Chips, Choice, Declared, DrawingAction,
    NamedGame, Pick, RoundAction, Seat, SeatSet, SettingAction, Table, Viewer,
};
use brag::games;

/// A game of no catalogue.
static UNKNOWN: BettingGame = BettingGame {
    key: "six_of_brag",
    cards: 6,
    ..games::THREE
};

/// Games that can be named, and some that cannot: of no catalogue, with too many jokers, or with a joker named among
/// the cards.
fn named() -> impl Iterator<Item = NamedGame> {
    let all = games::BETTING_GAMES.into_iter().chain([&UNKNOWN]);
    all.flat_map(|game| {
        [
            (0, CardSet::NONE),
            (4, CardSet::TWOS),
            (5, CardSet::NONE),
            (1, CardSet::JOKERS),
        ]
        .into_iter()
        .flat_map(move |(jokers, wild)| {
            [false, true].map(|blind_play| NamedGame {
                game,
                wild,
                jokers,
                blind_play,
            })
        })
    })
}

/// Every kind of action, and bets on both sides of every bound that is offered.
pub fn broad(table: &Table) -> Vec<Action> {
    let picks = [None, Some(Pick::Old), Some(Pick::New)];
    let mut actions = vec![
        Action::Keep,
        Action::Throw,
        Action::See,
        Action::Fold,
        Action::Cover,
        Action::Showdown,
        Action::Agree,
        Action::Refuse,
    ];
    actions.extend(picks.map(Action::Look));
    actions.extend(picks.map(Action::Retain));
    actions.extend(picks.into_iter().flatten().map(Action::Play));
    actions.extend([0, 1, 2, Chips::MAX].map(Action::Bet));
    actions.extend([None, Some(0), Some(1), Some(9), Some(Chips::MAX)].map(Action::Lend));
    actions.push(Action::Show(None));
    for seat in (0..=table.stacks().len() as u8).map(Seat) {
        actions.push(Action::Show(Some(seat)));
        let borrow = |chips| Action::Borrow { from: seat, chips };
        actions.extend([0, 1, 3, Chips::MAX].map(borrow));
    }
    actions.extend(sittings::discards(table));
    actions.extend([Action::Pass, Action::SIDESHOW]);
    actions.extend(sets(table).into_iter().map(Action::Setting));
    actions.extend(swaps(table).into_iter().map(Action::Bus));
    actions.extend(named().map(Action::ChooseGame));
    actions.extend(
        games::ALL
            .choosable
            .others
            .iter()
            .map(|other| Action::ChooseOtherGame(other.game)),
    );
    actions.extend(rounds().map(Action::Round));
    actions.extend(draws(table).into_iter().map(Action::Drawing));
    actions.extend(stakes(table).into_iter().map(Action::Casino));
    actions.extend(declarations(table).map(Action::Declare));
    let choices = table.ask().seat().map(|seat| table.choices(seat));
    for choice in choices.into_iter().flatten() {
        let around = |least: Chips, most| [least - 1, least, least.midpoint(most), most, most + 1];
        match choice {
            Choice::Bet { least, most } | Choice::BetBy { least, most, .. } => {
                actions.extend(around(least, most).map(Action::Bet));
                actions.extend([least + 1, least + 2, 2 * least].map(Action::Bet));
            }
            Choice::Borrow { from, least, most } => {
                let borrow = |chips| Action::Borrow { from, chips };
                actions.extend(around(least, most).map(borrow));
            }
            Choice::Stake { least, most } => {
                let stake = |chips| Action::Round(RoundAction::Stake(chips));
                actions.extend(around(least, most).map(stake));
            }
            Choice::Lend { least, most } => {
                actions.extend(around(least, most).map(|chips| Action::Lend(Some(chips))));
            }
            _ => {}
        }
    }
    actions
}

/// Right and wrong answers about real cards: nobody, each seat and one too many, all of them, with and without a
/// pair-royal.
fn declarations(table: &Table) -> impl Iterator<Item = Declared> {
    let seats: Vec<Seat> = (0..=table.stacks().len() as u8).map(Seat).collect();
    let each = seats.iter().map(|seat| SeatSet::from_iter([*seat]));
    let mut sets: Vec<SeatSet> = each.collect();
    let pairs = seats.windows(2);
    sets.extend(pairs.map(|two| two.iter().copied().collect::<SeatSet>()));
    sets.extend([SeatSet::NONE, SeatSet::ALL]);
    if let Ask::Declare { question, .. } = table.ask() {
        sets.push(question.among);
    }
    sets.into_iter()
        .flat_map(|seats| [false, true].map(|royal| Declared { seats, royal }))
}

/// Stakes on both sides of every bound: none, only one of the two, and all chips of the player in turn.
fn stakes(table: &Table) -> Vec<CasinoAction> {
    let mut all = vec![CasinoAction::SitOut, CasinoAction::Play];
    let Some(rules) = table.rules().casino() else {
        all.push(CasinoAction::Stake {
            ante: 1,
            pair_plus: 0,
            bonus: None,
        });
        return all;
    };
    let seat = table.ask().seat().unwrap_or(Seat(0));
    let chips = table.stacks().nth(seat.index()).unwrap_or(0);
    let (least, most) = (rules.ante_min, rules.most_ante());
    let antes = [
        0,
        1,
        least - 1,
        least,
        most,
        most.saturating_add(1),
        chips / 2,
    ];
    for ante in antes.into_iter().chain([chips / 2 + 1, Chips::MAX]) {
        let left = chips.saturating_sub(ante.saturating_mul(2));
        for pair_plus in [0, 1, ante, left, left + 1, Chips::MAX] {
            let beside = left.saturating_sub(pair_plus);
            let bonuses: &[Chips] = match rules.ante_bonus_bet {
                true => &[0, 1, ante, beside, beside + 1, Chips::MAX],
                false => &[0],
            };
            let stakes = bonuses.iter().copied().map(Some).chain([None]);
            all.extend(stakes.map(|bonus| CasinoAction::Stake {
                ante,
                pair_plus,
                bonus,
            }));
        }
    }
    all
}

/// Right and wrong hands of the player in turn: in any order, too few, with a card twice, with another player's card,
/// with four cards.
fn sets(table: &Table) -> Vec<SettingAction> {
    let own = table
        .held()
        .filter(|(seat, _)| table.ask().seat() == Some(*seat));
    let own: Vec<Card> = own.map(|(_, held)| held.card).collect();
    let foreign = Pack::sorted().iter().find(|card| !own.contains(card));
    let mut rows: Vec<Vec<Card>> = own.chunks(3).map(<[Card]>::to_vec).collect();
    let hands = usize::from(table.rules().setting().map_or(2, |rules| rules.hands));
    rows.truncate(hands);
    let mut all = vec![rows.clone()];
    rows.reverse();
    all.push(rows.clone());
    all.push(rows.iter().skip(1).cloned().collect());
    let mut spoil = |spoil: fn(&mut Vec<Card>, Card)| {
        let mut spoilt = rows.clone();
        if let (Some(row), Some(foreign)) = (spoilt.last_mut(), foreign) {
            spoil(row, foreign);
        }
        all.push(spoilt);
    };
    spoil(|row, foreign| row[0] = foreign);
    spoil(|row, _| row[0] = row[row.len() - 1]);
    spoil(|row, _| row.truncate(row.len() - 1));
    spoil(|row, foreign| row.push(foreign));
    let ranking = table.view(Viewer::Gallery).ranking();
    let sets = all.into_iter().filter_map(Rows::new);
    let sets = sets.flat_map(|rows| [rows, rows.best_first(ranking)]);
    let sets = sets.map(SettingAction::Set);
    sets.chain([SettingAction::Take, SettingAction::Leave])
        .collect()
}

/// Whether cards are named that their player has not seen: only a record does that.
pub fn is_for_records(table: &Table, seat: Seat, action: Action) -> bool {
    let is_unseen = table.view(Viewer::Gallery).seat(seat);
    let is_unseen = is_unseen.is_some_and(|place| place.is_blind());
    is_unseen && matches!(action, Action::Drawing(DrawingAction::Draw(_)))
}

fn rounds() -> impl Iterator<Item = RoundAction> {
    let stakes = [0, 1, 2, Chips::MAX].map(RoundAction::Stake);
    let others = [
        RoundAction::Check,
        RoundAction::Match,
        RoundAction::Go,
        RoundAction::Contest,
        RoundAction::Concede,
    ];
    others.into_iter().chain(stakes)
}

/// Right and wrong draws of the player in turn, by cards and by positions.
fn draws(table: &Table) -> Vec<DrawingAction> {
    let own = table
        .held()
        .filter(|(seat, _)| table.ask().seat() == Some(*seat));
    let own: Vec<Card> = own.map(|(_, held)| held.card).take(4).collect();
    let foreign = Pack::sorted().iter().find(|card| !own.contains(card));
    let some = |cards: &[Card]| DrawingAction::Draw(cards.iter().copied().collect());
    let mut all: Vec<DrawingAction> = (0..=own.len()).map(|n| some(&own[..n])).collect();
    all.extend(foreign.map(|card| some(&[card])));
    all.extend(own.iter().copied().chain(foreign).map(DrawingAction::Give));
    all.extend([0, 1, 6, 7, 8, 255].map(DrawingAction::Unseen));
    all.extend([0, 1, 3, 4, 255].map(DrawingAction::Count));
    all.extend([
        DrawingAction::Stand,
        DrawingAction::Bust,
        DrawingAction::Made,
    ]);
    all
}

/// Every card of the player in turn and a card of another, for every card of the board, for the hidden one, and for one
/// that is not there.
fn swaps(table: &Table) -> Vec<BusAction> {
    let board: Vec<Card> = table
        .view(Viewer::Hindsight)
        .board()
        .filter_map(|face| face.card)
        .collect();
    let own = table
        .held()
        .filter(|(seat, _)| table.ask().seat() == Some(*seat));
    let top = table.pack().iter().next();
    let gives: Vec<Card> = own.map(|(_, held)| held.card).take(3).chain(top).collect();
    let takes = || board.iter().copied().chain(top).map(Some).chain([None]);
    let swaps = gives
        .iter()
        .flat_map(|give| takes().map(|take| BusAction::Swap { give: *give, take }));
    swaps.chain([BusAction::All, BusAction::Stick]).collect()
}
