//! A second implementation of the games for three stakes (RULES 10.4, 10.8): the choices, from the gallery's events,
//! and the result of a deal, by a ranking that tries every rank for a wild card.

use brag::cards::{Card, CardSet, Rank};
use brag::engine::{
    Action, Ask, Chips, Choice, ClassicAsk, ClassicEvent, DrawingAction, Event, Purse, RoundAction,
    RoundEvent, Seat, SeatView, Standing, Table, View, Viewer,
};

use super::prizes::Prizes;

/// The number that is drawn to.
fn target(game: &str) -> u32 {
    if game == "three_stake" { 31 } else { 21 }
}

/// What a hand counts, the ace as the option of this name says.
fn total(view: View, cards: &[Card]) -> u32 {
    let target = target(view.rules().game);
    let option = brag::games::of(view.rules()).and_then(|game| game.option("ace31"));
    let ace = option.map_or(2, |option| option.get(view.rules()).expect("it is set"));
    let aces: &[u32] = [&[10][..], &[11], &[1], &[1, 11]][ace as usize];
    let mut sums = vec![0];
    for card in cards {
        let counts: &[u32] = match card.to_string().chars().next().expect("a rank") {
            'A' => aces,
            'T' | 'J' | 'Q' | 'K' => &[10],
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

fn cards(seat: SeatView) -> Vec<Card> {
    let faces = seat.hands().flat_map(|hand| hand.faces());
    faces.filter_map(|face| face.card).collect()
}

/// The chips that each seat has put in for the brag.
fn put_in(view: View) -> Vec<Chips> {
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

/// All choices of the seat that is asked. None if no game for three stakes is played.
pub fn offers(view: View, seat: Seat) -> Vec<Choice> {
    match view.ask() {
        Ask::Classic(ask) => offers_of_stake(view, ask, seat),
        Ask::Round(_) => offers_in_round(view, seat),
        _ => Vec::new(),
    }
}

fn offers_of_stake(view: View, ask: ClassicAsk, seat: Seat) -> Vec<Choice> {
    let me = view.seat(seat).expect("he sits there");
    let paid = put_in(view);
    let most = paid.iter().copied().max().unwrap_or(0);
    let owed = most - paid[seat.index()];
    let mut others = view
        .seats()
        .filter(|other| other.seat() != seat && other.standing() != Standing::Out);
    let chips_of = |other: SeatView| other.chips();
    let (mut offers, theirs) = match ask {
        ClassicAsk::Brag { .. } => (
            vec![Choice::One(Action::Pass)],
            others.map(chips_of).max().unwrap_or(0),
        ),
        ClassicAsk::Answer { .. } | ClassicAsk::Two { .. } => {
            let other = others
                .find(|other| paid[other.seat().index()] > 0)
                .expect("somebody has bragged");
            let offers = match ask {
                ClassicAsk::Answer { .. } => vec![
                    Choice::One(Action::Pass),
                    Choice::Level {
                        by: RoundAction::Match,
                        cost: owed,
                    },
                ],
                _ => vec![
                    Choice::One(Action::Fold),
                    Choice::See {
                        seat: other.seat(),
                        cost: owed,
                    },
                ],
            };
            (offers, other.chips())
        }
        ClassicAsk::Draw { .. } => {
            let option = brag::games::of(view.rules()).and_then(|game| game.option("draw_max"));
            let limit = option.and_then(|option| option.get(view.rules()));
            let drawn = cards(me).len() as u64 - 3;
            let stand = Choice::One(Action::Drawing(DrawingAction::Stand));
            let draw = Choice::One(Action::Drawing(DrawingAction::Draw(CardSet::NONE)));
            let may = limit.is_none_or(|limit| drawn < limit);
            return may.then_some(draw).into_iter().chain([stand]).collect();
        }
    };
    let brag_max = brag::games::of(view.rules()).and_then(|game| game.option("brag_max"));
    let limit = brag_max.and_then(|option| option.get(view.rules()));
    let most = me.chips().min(owed + theirs);
    let most = most.min(limit.unwrap_or(Chips::MAX));
    offers.extend((most > owed).then_some(Choice::Bet {
        least: owed + 1,
        most,
    }));
    offers
}

/// The choices in a round of equalised betting for the second pot.
fn offers_in_round(view: View, seat: Seat) -> Vec<Choice> {
    let left: Vec<Seat> = view
        .history()
        .filter_map(|event| match event {
            Event::Round(RoundEvent::Left { seat }) => Some(seat),
            _ => None,
        })
        .collect();
    let paid = put_in(view);
    let mine = paid[seat.index()];
    let owed = paid.iter().copied().max().unwrap_or(0) - mine;
    let stays =
        |other: &SeatView| other.standing() != Standing::Out && !left.contains(&other.seat());
    let reach = view
        .seats()
        .filter(stays)
        .map(|other| paid[other.seat().index()] + other.chips());
    let brag_max = brag::games::of(view.rules()).and_then(|game| game.option("brag_max"));
    let limit = brag_max.and_then(|option| option.get(view.rules()));
    let most = (reach.min().unwrap_or(0) - mine).min(limit.unwrap_or(Chips::MAX));
    let level = match owed {
        0 => Choice::One(Action::Round(RoundAction::Check)),
        cost => Choice::Level {
            by: RoundAction::Match,
            cost,
        },
    };
    let bet = (most > owed).then_some(Choice::Bet {
        least: owed + 1,
        most,
    });
    [level, Choice::One(Action::Fold)]
        .into_iter()
        .chain(bet)
        .collect()
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

fn best_of(view: View, among: &[Seat]) -> Option<Seat> {
    let hand = |seat: &Seat| cards(view.seat(*seat).expect("a seat"))[..3].to_vec();
    let strengths: Vec<Vec<u64>> = among.iter().map(|s| strength(view, &hand(s))).collect();
    let best = strengths.iter().max()?;
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
    let upcard = |seat: &Seat| cards(view.seat(*seat).expect("a seat"))[2];
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
    let brag = best_of(view, &in_it).expect("somebody is left");
    let hand = cards(view.seat(brag).expect("a seat"));
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
        cards(view.seat(*seat).expect("a seat")).len() > 3 || after.history().contains(&stood)
    };
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
