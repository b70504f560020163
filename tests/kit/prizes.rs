//! A second implementation of what set hands, swaps and bets against the bank win (RULES 10.0 to 10.2, 10.10). It
//! uses another ranking and the events of one deal.

use std::cmp::Ordering;

use brag::cards::{Card, Hand, HandKind};
use brag::engine::{
    AllWon, AnteBonus, CasinoEvent, CasinoRules, Chips, Event, Fours, PairPlus, Prize, Scoring,
    Seat, SettingEvent, Settlement, Standing, Table, Tie, Viewer,
};

use super::{ranks, rounds, set_bets};

/// The smaller list is the better hand.
type Class = Vec<usize>;

/// The expected result of a deal.
#[derive(Debug, PartialEq, Eq)]
pub struct Prizes {
    pub chips: Vec<Chips>,
    /// What stays in each pot.
    pub pots: Vec<Chips>,
    pub scores: Vec<u32>,
    pub over: bool,
}

/// The result of the deal that has just ended, before the last player who can go on gets the rest.
pub fn come_of(table: &Table) -> Prizes {
    let view = table.view(Viewer::Gallery);
    Prizes {
        chips: table.stacks().collect(),
        pots: view.pots().to_vec(),
        scores: view.seats().map(|seat| seat.score()).collect(),
        over: table.ask() == brag::engine::Ask::Over,
    }
}

/// The expected result. `before` is the table as it was dealt, with its antes paid, and `bought` the chips brought
/// since; `deals` says how often each player has dealt, and `after` who set and showed what.
pub fn due(before: &Table, bought: &[Chips], deals: &[u32], after: &Table) -> Prizes {
    let mut due = Prizes {
        over: false,
        ..come_of(before)
    };
    for (chips, bought) in due.chips.iter_mut().zip(bought) {
        *chips += bought;
    }
    let order = order(after);
    if rounds::plays(after.rules()) {
        due.chips = rounds::settled(before, bought, after);
        due.pots.fill(0);
    } else if let Some(rules) = after.rules().casino() {
        house(&mut due, after, rules);
    } else if after.rules().bus().is_some() {
        swaps(&mut due, after, &order);
    } else if after.rules().number().is_some() {
        super::classic::settle(&mut due, after, &order);
    } else {
        sets(&mut due, after, &order);
    }
    let able = |seat: &Seat| match after.rules().bus() {
        Some(_) => due.scores[seat.index()] > 0,
        None => due.chips[seat.index()] >= after.rules().cost(),
    };
    let left: Vec<Seat> = elders(after).into_iter().filter(able).collect();
    let least = 2 - usize::from(after.rules().casino().is_some());
    // Whole rounds (10.0.9).
    let has_dealt = |rounds| left.iter().all(|seat| deals[seat.index()] >= rounds);
    let is_played_out = due.pots.iter().all(|chips| *chips == 0);
    due.over |= is_played_out && after.rules().rounds.is_some_and(has_dealt);
    if left.len() < least || due.over {
        due.over = true;
        let heirs = if left.is_empty() { order } else { left };
        for pot in 0..due.pots.len() {
            share(&mut due, pot, &heirs);
        }
    }
    due
}

fn elders(table: &Table) -> Vec<Seat> {
    let count = table.stacks().len() as u8;
    let is_first = table
        .rules()
        .dealing()
        .is_some_and(|rules| rules.eldest_deals);
    let dealer = table.dealer().0 + if is_first { count - 1 } else { 0 };
    (1..=count)
        .map(|step| Seat((dealer + step) % count))
        .collect()
}

/// Who was dealt in, the eldest first.
pub fn order(table: &Table) -> Vec<Seat> {
    let view = table.view(Viewer::Gallery);
    let is_in = |seat: &Seat| {
        view.seat(*seat)
            .is_some_and(|seat| seat.standing() == Standing::In)
    };
    elders(table).into_iter().filter(is_in).collect()
}

pub fn share(due: &mut Prizes, pot: usize, among: &[Seat]) {
    let chips = std::mem::take(&mut due.pots[pot]);
    let count = among.len() as u64;
    for (nth, seat) in (0..).zip(among) {
        due.chips[seat.index()] += chips / count + u64::from(nth < chips % count);
    }
}

fn class(top: char, cards: &[Card]) -> Class {
    let place = |rank: char| -> usize {
        let others = "AKQJT98765432".chars().filter(|other| *other != top);
        let mut order = std::iter::once(top).chain(others);
        order.position(|other| other == rank).expect("a rank")
    };
    let rank = |card: &Card| card.to_string().chars().next().expect("a rank");
    if cards.len() == 4 {
        return vec![0, place(rank(&cards[0]))];
    }
    let hand = Hand([cards[0], cards[1], cards[2]]);
    match ranks::class(hand, &ranks::BRAG) {
        (HandKind::Prial, _) => vec![1, place(rank(&cards[0]))],
        (_, mut class) => {
            class[0] += 1;
            class
        }
    }
}

/// Each box against the bank, by the tables of RULES 1.8.
fn house(due: &mut Prizes, after: &Table, rules: &CasinoRules) {
    use HandKind::{Flush, HighCard, Pair, Prial, Run, RunningFlush};
    let by_brag = after.rules().ranking.prial_top.letter() == '3';
    let class = |cards: &[Card]| {
        let hand = Hand([cards[0], cards[1], cards[2]]);
        match by_brag {
            true => ranks::class(hand, &ranks::BRAG),
            false => ranks::poker(hand),
        }
    };
    let view = after.view(Viewer::Hindsight);
    let cards: Vec<Card> = view.board().filter_map(|face| face.card).collect();
    let (kind, house) = class(&cards);
    let high = |rank: char| cards.iter().any(|card| card.to_string().starts_with(rank));
    let plays = !rules.qualify || kind != HighCard || "AKQ".chars().any(high);
    for event in after.history() {
        let Event::Casino(CasinoEvent::Staked {
            seat,
            ante,
            pair_plus,
            bonus,
        }) = *event
        else {
            continue;
        };
        let chips = &mut due.chips[seat.index()];
        let has = |what: fn(&Event, Seat) -> bool| after.history().iter().any(|e| what(e, seat));
        if has(|event, seat| *event == Event::Folded { seat }) {
            *chips -= ante + pair_plus + bonus;
            continue;
        }
        let place = view.seat(seat).expect("a box");
        let own: Vec<Card> = place
            .hands()
            .flat_map(|hand| hand.faces())
            .filter_map(|face| face.card)
            .collect();
        let (kind, own) = class(&own);
        match (plays, own.cmp(&house)) {
            (false, _) => *chips += ante,
            (true, Ordering::Less) => *chips += 2 * ante,
            (true, Ordering::Equal) => {}
            (true, Ordering::Greater) => *chips -= 2 * ante,
        }
        let to_one = match (rules.ante_bonus, kind) {
            (_, HighCard | Pair | Flush) => 0,
            (_, Run) => 1,
            (AnteBonus::Standard, Prial) | (AnteBonus::Brag, RunningFlush) => 4,
            (AnteBonus::Standard, RunningFlush) | (AnteBonus::Brag, Prial) => 5,
            (AnteBonus::Russian, Prial) => 3,
            (AnteBonus::Russian, RunningFlush) => 4,
        };
        match (rules.ante_bonus_bet, to_one) {
            (false, to_one) => *chips += ante * to_one,
            (true, 0) => *chips -= bonus,
            (true, to_one) => *chips += bonus * to_one,
        }
        let to_one = match (rules.pair_plus, kind) {
            (_, HighCard) => {
                *chips -= pair_plus;
                continue;
            }
            (_, Pair) => 1,
            (PairPlus::Common, Flush) => 3,
            (_, Flush) => 4,
            (PairPlus::Russian, Run) => 5,
            (_, Run) => 6,
            (PairPlus::Russian, Prial) => 20,
            (PairPlus::Brag, RunningFlush) => 30,
            (PairPlus::Brag, Prial) | (_, RunningFlush) => 40,
            (_, Prial) => 30,
        };
        *chips += pair_plus * to_one;
    }
}

fn swaps(due: &mut Prizes, after: &Table, order: &[Seat]) {
    let view = after.view(Viewer::Hindsight);
    let classes: Vec<(Seat, Class)> = order
        .iter()
        .map(|seat| {
            let place = view.seat(*seat).expect("he sits there");
            let hands = place.hands().flat_map(|hand| hand.faces());
            let cards: Vec<Card> = hands.filter_map(|face| face.card).collect();
            (*seat, class('3', &cards))
        })
        .collect();
    let lowest = classes.iter().map(|(_, class)| class.clone()).max();
    let low = |seat: Seat| {
        classes
            .iter()
            .any(|(of, class)| *of == seat && Some(class) == lowest.as_ref())
    };
    let left = |seat: &Seat| due.scores[seat.index()] > u32::from(low(*seat));
    if !order.iter().any(left) {
        return;
    }
    for seat in order.iter().filter(|seat| low(**seat)) {
        due.scores[seat.index()] -= 1;
    }
}

fn sets(due: &mut Prizes, after: &Table, order: &[Seat]) {
    let rules = after.rules().setting().expect("hands are set");
    let view = after.view(Viewer::Hindsight);
    let has = |event: SettingEvent| after.history().contains(&Event::Setting(event));
    if let Some(winner) = order
        .iter()
        .find(|seat| has(SettingEvent::Quads { seat: **seat }))
    {
        // The player with the best four of a kind of all: nobody else has a better one.
        for pot in 0..due.pots.len() {
            share(due, pot, &[*winner]);
        }
        return;
    }
    let top = after.rules().ranking.prial_top.letter();
    let hand = |seat: Seat, nth: u8| -> Vec<Card> {
        let hand = view
            .seat(seat)
            .and_then(|place| place.set(nth))
            .expect("it is set");
        hand.faces().filter_map(|face| face.card).collect()
    };
    let kinds = ranks::BRAG;
    let least = kinds
        .iter()
        .position(|kind| *kind == rules.minimum)
        .expect("a kind")
        + 1;
    let (bets, _) = set_bets::hands(after.view(Viewer::Gallery));
    let mut won: Vec<Option<Seat>> = Vec::new();
    for nth in 0..rules.hands {
        let bets = &bets[usize::from(nth)];
        for (seat, paid) in bets.paid.iter().enumerate().filter(|(_, paid)| **paid > 0) {
            due.chips[seat] -= paid;
            due.pots[usize::from(nth)] += paid;
        }
        // A set pot is paid at once, because its winner may bet it on the next hand.
        let pay = |due: &mut Prizes, winner: Option<Seat>| {
            if let (Prize::Pots(_), Some(winner)) = (&rules.prize, winner) {
                share(due, nth.into(), &[winner]);
            }
        };
        if let [alone] = *bets.still_in(order) {
            won.push(Some(alone));
            pay(due, Some(alone));
            continue;
        }
        let start = won.last().copied().flatten();
        let mut showing = order.to_vec();
        if let Some(first) = start.and_then(|seat| order.iter().position(|other| *other == seat)) {
            showing.rotate_left(first);
        }
        showing = bets.still_in(&showing);
        let shows = |seat: &&Seat| !has(SettingEvent::Passed { seat: **seat, nth });
        let mut shown: Vec<(Seat, Class)> = Vec::new();
        for &seat in showing.iter().filter(shows) {
            let cards = hand(seat, nth);
            if cards.len() == 4 && rules.fours == Fours::Pays {
                for from in order.iter().filter(|other| **other != seat) {
                    let chips = rules.fours_bonus.min(due.chips[from.index()]);
                    due.chips[from.index()] -= chips;
                    due.chips[seat.index()] += chips;
                }
            }
            shown.push((seat, class(top, &cards)));
        }
        shown.retain(|(_, class)| class[0] <= least);
        let best = shown.iter().map(|(_, class)| class.clone()).min();
        let best: Vec<Seat> = shown
            .iter()
            .filter(|(_, class)| Some(class) == best.as_ref())
            .map(|(seat, _)| *seat)
            .collect();
        won.push(match (rules.tie, best.as_slice()) {
            (_, []) => None,
            (Tie::Nobody, [_, _, ..]) => None,
            (_, [first, ..]) => Some(*first),
        });
        pay(due, won.last().copied().flatten());
    }
    let count = |seat: Seat| won.iter().filter(|winner| **winner == Some(seat)).count();
    let all = order.iter().copied().find(|seat| count(*seat) == won.len());
    match &rules.prize {
        Prize::Scoop => all.into_iter().for_each(|seat| share(due, 0, &[seat])),
        Prize::TwoOfThree => {
            let two = order.iter().find(|seat| count(**seat) >= 2);
            two.into_iter().for_each(|seat| share(due, 0, &[*seat]));
        }
        Prize::Pots(_) => all.into_iter().for_each(|seat| share(due, 3, &[seat])),
        Prize::Points(points) => {
            let most = order.iter().map(|seat| count(*seat)).max().unwrap_or(0);
            let leaders = order.iter().filter(|seat| count(**seat) == most).count();
            for seat in order {
                let hands = won
                    .iter()
                    .zip([4, 3, 2, 1])
                    .filter(|(by, _)| **by == Some(*seat));
                let made = match points.scoring {
                    Scoring::One => count(*seat) as u32,
                    Scoring::Street => hands.map(|(_, points)| points).sum(),
                    Scoring::Most => u32::from(leaders == 1 && count(*seat) == most),
                };
                let bonus = match points.all_won {
                    AllWon::Points(bonus) if all == Some(*seat) => bonus,
                    _ => 0,
                };
                due.scores[seat.index()] += made + bonus;
            }
            let crash = all.filter(|_| points.all_won == AllWon::Game);
            let most = due.scores.iter().copied().max().unwrap_or(0);
            if crash.is_none() && most < points.target {
                return;
            }
            let scores = due.scores.clone();
            let wins = |seat: &Seat| match crash {
                Some(crash) => *seat == crash,
                None => scores[seat.index()] == most,
            };
            let winners: Vec<Seat> = order.iter().copied().filter(wins).collect();
            let best = scores[winners[0].index()];
            for loser in order.iter().filter(|seat| !wins(seat)) {
                let own = scores[loser.index()];
                let mut debt = points.game_stake;
                if points.settlement == Settlement::Behind {
                    debt *= u64::from(best.saturating_sub(own));
                }
                if points.blank_double && own == 0 {
                    debt *= 2;
                }
                let paid = debt.min(due.chips[loser.index()]);
                due.chips[loser.index()] -= paid;
                due.pots[0] += paid;
            }
            share(due, 0, &winners);
            due.over = true;
        }
    }
}
