//! A second implementation of the games for three stakes (RULES 10.4, 10.8): the result of a deal, by a ranking that
//! tries every rank for a wild card.

use brag::cards::{Card, Rank};
use brag::engine::{
    Ask, Chips, ClassicAsk, ClassicEvent, Event, Purse, RoundEvent, Seat, SeatView, Standing,
    Table, View, Viewer, Zone,
};

pub use super::classic_offers::offers;
use super::prizes::Prizes;

/// The number that is drawn to.
fn target(game: &str) -> u32 {
    if game == "three_stake" { 31 } else { 21 }
}

/// What a hand counts, the ace as the option of this name says.
fn total(view: View, cards: &[Card]) -> u32 {
    let target = target(view.rules().game);
    let of = |key| brag::games::of(view.rules()).and_then(|game| game.option(key));
    let courts = of("pips31").is_some_and(|option| option.get(view.rules()) == Some(1));
    let option = of("ace31");
    let ace = option.map_or(2, |option| option.get(view.rules()).expect("it is set"));
    let aces: &[u32] = [&[10][..], &[11], &[1], &[1, 11]][ace as usize];
    let mut sums = vec![0];
    for card in cards {
        let counts: &[u32] = match card.to_string().chars().next().expect("a rank") {
            'A' => aces,
            'J' | 'Q' | 'K' => &[10],
            _ if courts => &[0],
            'T' => &[10],
            pip => &[pip.to_digit(10).expect("a pip")],
        };
        sums = sums
            .iter()
            .flat_map(|sum| counts.iter().map(move |count| sum + count))
            .collect();
    }
    let within = sums.iter().copied().filter(|sum| *sum <= target).max();
    within.unwrap_or_else(|| sums.into_iter().min().expect("a sum"))
}

pub(super) fn cards(seat: SeatView) -> Vec<Card> {
    let faces = seat.hands().flat_map(|hand| hand.faces());
    faces.filter_map(|face| face.card).collect()
}

/// The chips that each seat has put in for the brag.
pub(super) fn put_in(view: View) -> Vec<Chips> {
    let mut paid = vec![0; view.seats().len()];
    let mut antes = true;
    for event in view.history() {
        antes &= !matches!(event, Event::Asked(_));
        if let Event::Paid {
            from: Purse::Seat(seat),
            to: Purse::Pot(1),
            chips,
        } = event
            && !antes
        {
            paid[seat.index()] += chips;
        }
    }
    paid
}

/// The value of a hand if only pairs count: greater is better.
fn strength(view: View, hand: &[Card]) -> Vec<u64> {
    let rules = view.rules().ranking;
    let [a, b, c] = *hand else {
        panic!("three cards are dealt");
    };
    let is_post = view.rules().game == "post_and_pair";
    let as_what = |card: Card| match rules.wild.contains(card) && !is_post {
        true => Rank::ALL.to_vec(),
        false => card.rank().into_iter().collect(),
    };
    let mut best = Vec::new();
    for x in as_what(a) {
        for y in as_what(b) {
            for z in as_what(c) {
                let mut used: Vec<String> = Vec::new();
                for (card, rank) in [(a, x), (b, y), (c, z)] {
                    if card.rank() != Some(rank) {
                        used.push(card.to_string());
                    }
                }
                let merit = match used.as_slice() {
                    [] => 3,
                    _ if has_three_braggers(view) => 0,
                    [one] if one == "Jc" => 2,
                    [_] => 1,
                    _ => 0,
                };
                let mut ranks = [x as u64, y as u64, z as u64];
                ranks.sort_by_key(|rank| std::cmp::Reverse(*rank));
                let [high, middle, low] = ranks;
                let value = if high == low {
                    vec![2, high, merit]
                } else if high == middle || middle == low {
                    vec![1, middle, merit]
                } else if is_post {
                    vec![0, high, middle, low]
                } else {
                    vec![0, high, merit]
                };
                best = best.max(value);
            }
        }
    }
    best
}

fn has_three_braggers(view: View) -> bool {
    let option = brag::games::of(view.rules()).and_then(|game| game.option("braggers"));
    option.is_some_and(|option| option.get(view.rules()) == Some(1))
}

/// The three cards that a seat was dealt. It may have given some of them since.
fn dealt_to(table: &Table, seat: Seat) -> Vec<Card> {
    let dealt = table.history().iter().filter_map(|event| match event {
        Event::Dealt {
            to: Zone::Hand(to),
            card,
        } if *to == seat => Some(card.card),
        _ => None,
    });
    dealt.take(3).collect()
}

fn best_of(table: &Table, among: &[Seat]) -> Option<Seat> {
    let view = table.view(Viewer::Hindsight);
    let hand = |seat: &Seat| dealt_to(table, *seat);

    let strengths: Vec<Vec<u64>> = among.iter().map(|s| strength(view, &hand(s))).collect();
    let best = strengths.iter().max()?;
    let equal: Vec<Seat> = among
        .iter()
        .zip(&strengths)
        .filter(|(_, strength)| *strength == best)
        .map(|(seat, _)| *seat)
        .collect();
    // With three braggers the player who put in first for the second pot.
    if has_three_braggers(view) {
        let put_in = table.history().iter().find_map(|event| match event {
            Event::Bet { seat, .. }
            | Event::Classic(ClassicEvent::Met { seat, .. })
            | Event::Round(RoundEvent::Matched { seat, .. }) => {
                Some(*seat).filter(|seat| equal.contains(seat))
            }
            _ => None,
        });
        if put_in.is_some() {
            return put_in;
        }
    }
    let first = strengths.iter().position(|strength| strength == best)?;
    Some(among[first])
}

/// The expected result of a deal that began as `due` says, with its antes paid.
pub fn settle(due: &mut Prizes, after: &Table, order: &[Seat]) {
    let view = after.view(Viewer::Hindsight);
    let rules = view.rules();
    let give = |due: &mut Prizes, pot: usize, to: &[Seat]| {
        if !to.is_empty() {
            super::prizes::share(due, pot, to);
        }
    };
    // The first pot: the best upcard. A fourth card is not an upcard.
    let dealt = |seat: &Seat| dealt_to(after, *seat);
    let upcard = |seat: &Seat| dealt(seat)[2];
    let diamond = order.iter().find(|seat| upcard(seat).to_string() == "Ad");
    let highest = order.iter().map(|seat| upcard(seat).rank()).max();
    let first = order
        .iter()
        .find(|seat| Some(upcard(seat).rank()) == highest);
    let upcards = *diamond.or(first).expect("somebody is dealt in");
    // The second pot: the players left in it, and whether they showed.
    for (seat, chips) in put_in(view).into_iter().enumerate() {
        due.chips[seat] -= chips;
        due.pots[1] += chips;
    }
    let in_it = shows(after);
    let was_shown = in_it.len() > 1;
    let brag = best_of(after, &in_it).expect("somebody is left");
    let hand = dealt(&brag);
    let takes_all = rules.royal_takes_all() && was_shown && strength(view, &hand[..3])[0] == 2;
    if takes_all {
        for pot in 0..3 {
            give(due, pot, &[brag]);
        }
        return;
    }
    give(due, 0, &[upcards]);
    give(due, 1, &[brag]);
    // The third pot: the player who hit the number at once, or the nearest.
    let target = target(rules.game);
    let option = |key: &str| {
        let option = brag::games::of(rules).and_then(|game| game.option(key));
        option.and_then(|option| option.get(rules)).unwrap_or(0)
    };
    let totals: Vec<(Seat, u32)> = order
        .iter()
        .map(|seat| {
            (
                *seat,
                total(view, &cards(view.seat(*seat).expect("a seat"))),
            )
        })
        .collect();
    let said = |seat: &Seat| {
        let stood = Event::Classic(ClassicEvent::Stood { seat: *seat });
        let gave = after
            .history()
            .iter()
            .any(|event| matches!(event, Event::Discarded { seat: by, .. } if by == seat));
        gave || cards(view.seat(*seat).expect("a seat")).len() > 3
            || after.history().contains(&stood)
    };
    let is_dealt = |seat: &Seat| total(view, &dealt(seat)) == target;
    let takes_dealt = rules.game == "three_stake" && option("exactly31") == 0;
    let at_once = takes_dealt && order.iter().any(is_dealt);
    let asked_to_draw = after
        .history()
        .iter()
        .any(|event| matches!(event, Event::Asked(Ask::Classic(ClassicAsk::Draw { .. }))));
    assert!(!(at_once && asked_to_draw), "nobody is asked");
    let hit = totals
        .iter()
        .find(|(seat, total)| *total == target && said(seat));
    let within = totals
        .iter()
        .map(|(_, sum)| *sum)
        .filter(|sum| *sum <= target);
    let nearest = within.max();
    let mut winners: Vec<Seat> = totals
        .iter()
        .filter(|(_, sum)| Some(*sum) == nearest)
        .map(|(seat, _)| *seat)
        .collect();
    if let Some((seat, _)) = hit.filter(|_| option("exactly31") == 0) {
        winners = vec![*seat];
    } else if !(option("exactly31") == 1 && nearest == Some(target)) {
        // Post and Pair knows no such option: the elder wins.
        let tie = brag::games::of(rules).and_then(|game| game.option("tie31"));
        match tie.map_or(Some(1), |tie| tie.get(rules)) {
            Some(0) => draw_again(after, &mut winners),
            Some(1) => winners.truncate(1),
            _ => {}
        }
    }
    give(due, 2, &winners);
    if [upcards, brag] == [brag, upcards] && winners == [brag] {
        for &from in order.iter().filter(|seat| **seat != brag) {
            let chips = (option("all_three") * rules.ante).min(due.chips[from.index()]);
            due.chips[from.index()] -= chips;
            due.chips[brag.index()] += chips;
        }
    }
}

/// Round by round the highest card goes on, until one is left or there are no cards: then the elder.
fn draw_again(after: &Table, winners: &mut Vec<Seat>) {
    let drew = after.history().iter().filter_map(|event| match event {
        Event::Classic(ClassicEvent::DrewAgain { seat, card }) => Some((*seat, *card)),
        _ => None,
    });
    let mut drew = drew.peekable();
    while winners.len() > 1 && drew.peek().is_some() {
        let round: Vec<(Seat, Card)> = drew.by_ref().take(winners.len()).collect();
        let seats: Vec<Seat> = round.iter().map(|(seat, _)| *seat).collect();
        assert_eq!(seats, *winners, "each of them draws, the elder first");
        let high = round.iter().map(|(_, card)| card.rank()).max();
        winners.retain(|seat| {
            let own = round.iter().find(|(by, _)| by == seat);
            own.map(|(_, card)| card.rank()) == high
        });
    }
    assert_eq!(drew.next(), None, "nobody draws for nothing");
    assert!(winners.len() < 2 || after.pack().len() < winners.len());
    winners.truncate(1);
}

/// How many cards of a hand are turned up before all hands open: the two face-down ones, if it is shown for the second pot.
pub fn turned_up(table: &Table, seat: SeatView) -> usize {
    let view = table.view(Viewer::Gallery);
    let in_it = shows(table);
    let has_shown = in_it.len() > 1 && in_it.contains(&seat.seat());
    assert!(view.rules().number().is_some());
    2 * usize::from(has_shown)
}

/// Who was left in the second pot, the eldest first.
fn shows(table: &Table) -> Vec<Seat> {
    let view = table.view(Viewer::Gallery);
    let paid = put_in(view);
    let has_left = |seat: Seat| {
        table.history().iter().any(|event| match event {
            Event::Classic(ClassicEvent::GaveUp { seat: of })
            | Event::Round(RoundEvent::Left { seat: of }) => *of == seat,
            _ => false,
        })
    };
    let is_round = view.rules().round().is_some();
    let nobody_bragged = paid.iter().all(|chips| *chips == 0);
    let dealt_in = table.elders().filter(|seat| {
        let place = view.seat(*seat).expect("he sits there");
        place.standing() != Standing::Out
    });
    dealt_in
        .filter(|seat| (is_round || nobody_bragged || paid[seat.index()] > 0) && !has_left(*seat))
        .collect()
}
