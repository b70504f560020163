//! A second implementation of Teen Patti (RULES 10.3): what is legal, which hand is better, and who gets the chips.

use std::cmp::Reverse;

use brag::cards::{
    Card, CardSet, Hand, HandKind, LowRun, Pack, Rank, RankingRules, RankingVariant,
};
use brag::engine::{
    Action, Advance, Ask, Chips, Choice, Ending, Event, PattiEvent, PattiRules, Purse, Raise,
    Rules, Seat, SeatView, Sideshow, Standing, Table, Turn, View, Viewer, VyingAsk,
};

use super::ranks;
use super::school::School;
use brag::games;

/// Whether hands are vied for by betting, as in Brag or in Teen Patti.
pub fn bets(table: &Table) -> bool {
    table.rules().is_betting() || table.rules().patti().is_some()
}

/// What is compared; the smaller list is the better hand.
pub type Class = Vec<i32>;

/// The place of a natural hand: aces are the best trio, and A-K-Q may come before A-2-3.
fn natural(rules: RankingRules, hand: [Card; 3]) -> Class {
    let (kind, mut class) = ranks::class(Hand(hand), &ranks::BRAG);
    match kind {
        HandKind::Prial => {
            let rank = hand[0].rank().expect("no joker");
            class[1] = 12 - rank as usize;
        }
        HandKind::Run | HandKind::RunningFlush
            if rules.low_run == LowRun::Second && class[1] < 2 =>
        {
            class[1] = 1 - class[1];
        }
        _ => {}
    }
    class.into_iter().map(|place| place as i32).collect()
}

fn number(hand: [Card; 3]) -> i32 {
    let digit = |card: Card| match card.to_string().as_bytes()[0] {
        b'A' => 1,
        digit @ b'2'..=b'9' => i32::from(digit - b'0'),
        _ => 0,
    };
    let mut digits = hand.map(digit);
    digits.sort_unstable();
    digits[2] * 100 + digits[1] * 10 + digits[0]
}

/// Every wild card is tried as every card that is not in the hand otherwise.
pub fn class(rules: RankingRules, hand: [Card; 3]) -> Class {
    let rank = |card: &Card| card.rank().expect("no joker");
    let own: Option<Rank> = match rules.variant {
        RankingVariant::Digits => return vec![-number(hand)],
        RankingVariant::LowestWins => {
            let turned = natural(rules, hand);
            return turned.into_iter().map(|place| -place).collect();
        }
        RankingVariant::OwnLowestWild => hand.iter().map(rank).min(),
        RankingVariant::OwnHighestWild => hand.iter().map(rank).max(),
        RankingVariant::None => None,
    };
    let is_wild = |card: &Card| rules.wild.contains(*card) || own == card.rank();
    let wild: Vec<Card> = hand.iter().copied().filter(is_wild).collect();
    let kept: Vec<Card> = hand.into_iter().filter(|card| !is_wild(card)).collect();
    let all: Vec<Card> = Pack::sorted().iter().collect();
    // Nothing beats three aces, and whatever is wild can be made of them.
    if kept.is_empty() {
        let aces: Vec<Card> = "Ac Ad Ah"
            .split(' ')
            .map(|ace| ace.parse().expect("an ace"))
            .collect();
        return natural(rules, [aces[0], aces[1], aces[2]]);
    }
    let free = |nth: usize| {
        let (hand, own) = (hand, wild[nth]);
        let others = move |card: &Card| *card == own || !hand.contains(card);
        all.iter().copied().filter(others)
    };
    let made: Vec<Vec<Card>> = match wild.len() {
        0 => vec![Vec::new()],
        1 => free(0).map(|card| vec![card]).collect(),
        _ => free(0)
            .flat_map(|a| free(1).filter(move |b| *b != a).map(move |b| vec![a, b]))
            .collect(),
    };
    let of = |made: Vec<Card>| {
        let cards: Vec<Card> = kept.iter().copied().chain(made).collect();
        natural(rules, [cards[0], cards[1], cards[2]])
    };
    made.into_iter().map(of).min().expect("some hand")
}

fn others<'t>(view: View<'t>, me: Seat) -> impl Iterator<Item = SeatView<'t>> {
    let count = view.seats().len();
    let before = (1..count).map(move |step| Seat(((me.index() + count - step) % count) as u8));
    before
        .filter_map(move |seat| view.seat(seat))
        .filter(|seat| seat.standing() == Standing::In)
}

/// The stake in blind units, computed from the bets of the deal.
fn unit(view: View) -> Chips {
    let mut bets = view.history().filter_map(|event| match event {
        Event::Bet { chips, blind, .. } => Some(if blind { chips } else { chips / 2 }),
        _ => None,
    });
    bets.next_back().unwrap_or(view.rules().ante)
}

/// All choices of this seat, in any order.
pub fn offers(view: View, seat: Seat) -> Vec<Choice> {
    let (Some(rules), Some(me)) = (view.rules().patti(), view.seat(seat)) else {
        return Vec::new();
    };
    if view.ask().seat() != Some(seat) {
        return Vec::new();
    }
    if let Ask::Vying(VyingAsk::Turn(Turn::Answer { .. })) = view.ask() {
        return [Action::Agree, Action::Refuse].map(Choice::One).to_vec();
    }
    let blind = me.is_blind();
    let mut offers = Vec::new();
    if blind {
        offers.push(Choice::One(Action::Look(None)));
    }
    let own =
        |event: &Event<_>| matches!(event, Event::Bet { seat: by, blind: true, .. } if *by == seat);
    let blind_bets = view.history().filter(own).count();
    if blind
        && rules
            .blind_turns
            .is_some_and(|most| blind_bets >= most as usize)
    {
        return offers;
    }
    offers.push(Choice::One(Action::Fold));
    let price = if blind { 1 } else { 2 };
    let (unit, chips) = (unit(view), me.chips());
    let least = unit * price;
    if chips < least {
        offers.push(Choice::Cover { chips });
        return offers;
    }
    let legal = |bet: &Chips| {
        let units = bet / price;
        let in_limit = rules.chaal_limit.is_none_or(|limit| units <= limit / 2);
        let by_raise = rules.raise == Raise::Any || units == unit * 2;
        bet.is_multiple_of(price) && (units == unit || units <= 2 * unit && in_limit && by_raise)
    };
    let bets: Vec<Chips> = (least..=chips.min(4 * unit)).filter(legal).collect();
    let most = *bets.last().expect("the least bet");
    offers.push(match bets.get(1).map_or(0, |second| second - least) {
        step if step > 1 => Choice::BetBy { least, most, step },
        _ => Choice::Bet { least, most },
    });
    let rivals: Vec<SeatView> = others(view, seat).collect();
    if let [only] = rivals[..]
        && (blind || !only.is_blind())
    {
        offers.push(Choice::See {
            seat: only.seat(),
            cost: least,
        });
    }
    let enough = match rules.sideshow {
        Sideshow::Three => rivals.len() > 1,
        Sideshow::Two => true,
        Sideshow::Never => false,
    };
    let nearest = rivals[0];
    if enough && !blind && !nearest.is_blind() && nearest.has_acted() {
        offers.push(Choice::One(Action::SIDESHOW));
    }
    offers
}

/// The chips of all seats after a step that ended a deal, and how the deal must have ended.
pub fn settled(before: &Table, step: &Advance) -> (Vec<Chips>, Ending) {
    let view = step.table.view(Viewer::Gallery);
    let (mut stacks, mut pots): (Vec<Chips>, Vec<Chips>) = (
        before.stacks().collect(),
        before.view(Viewer::Gallery).pots().to_vec(),
    );
    for event in &step.events {
        match *event {
            Event::Paid {
                from: Purse::Seat(seat),
                to: Purse::Pot(pot),
                chips,
            } => {
                stacks[seat.index()] -= chips;
                pots[usize::from(pot)] += chips;
            }
            Event::Covered { .. } => pots.push(0),
            _ => {}
        }
    }
    let rules = step.table.rules().ranking;
    let held: Vec<(Seat, Card)> = before
        .held()
        .map(|(seat, held)| (seat, held.card))
        .collect();
    let class = |of: Seat| {
        let cards: Vec<Card> = held
            .iter()
            .filter(|(seat, _)| *seat == of)
            .map(|(_, c)| *c)
            .collect();
        class(rules, [cards[0], cards[1], cards[2]])
    };
    let count = stacks.len();
    let clockwise = (1..=count).map(|step| Seat(((view.dealer().index() + step) % count) as u8));
    let standing = |seat: Seat| view.seat(seat).map(SeatView::standing);
    let left: Vec<Seat> = clockwise
        .filter(|seat| standing(*seat) == Some(Standing::In))
        .collect();
    let mut covers: Vec<(u8, Seat)> = (0..count as u8)
        .map(Seat)
        .filter_map(|seat| match standing(seat) {
            Some(Standing::Covered(pot)) => Some((pot, seat)),
            _ => None,
        })
        .collect();
    covers.sort_by_key(|cover| Reverse(*cover));
    let saw = step.events.iter().find_map(|event| match event {
        Event::Saw { payer, seen, .. } => Some((*payer, *seen)),
        _ => None,
    });
    let covering = step
        .events
        .iter()
        .any(|event| matches!(event, Event::Covered { .. }));
    let (winners, ending) = match (saw, &left[..]) {
        (Some((payer, seen)), _) if class(payer) < class(seen) => (vec![payer], Ending::See),
        (Some((_, seen)), _) => (vec![seen], Ending::See),
        (None, [last]) if covering => (vec![*last], Ending::Cover),
        (None, [last]) => (vec![*last], Ending::Fold),
        (None, _) => {
            let best = left.iter().map(|seat| class(*seat)).min();
            let best = left
                .iter()
                .copied()
                .filter(|seat| Some(class(*seat)) == best);
            (best.collect(), Ending::Limit)
        }
    };
    let newest = pots.pop().expect("a pot");
    let shares = winners.len() as u64;
    for (nth, seat) in (0..).zip(&winners) {
        stacks[seat.index()] += newest / shares + u64::from(nth < newest % shares);
    }
    let mut champion = winners[0];
    for (pot, seat) in covers {
        if class(seat) < class(champion) {
            champion = seat;
        }
        stacks[champion.index()] += pots[usize::from(pot)];
    }
    (stacks, ending)
}

/// The ranking of a variation, by its key.
pub fn variation(key: &str) -> RankingRules {
    let usual = RankingRules {
        prial_top: Rank::Ace,
        teen_patti: true,
        ..RankingRules::default()
    };
    let variant = match key {
        "muflis" => RankingVariant::LowestWins,
        "999" => RankingVariant::Digits,
        "lowest_joker" => RankingVariant::OwnLowestWild,
        "highest_joker" => RankingVariant::OwnHighestWild,
        _ => RankingVariant::None,
    };
    let wild = match key {
        "ak47" => CardSet::AK47,
        _ => CardSet::NONE,
    };
    RankingRules {
        wild,
        variant,
        ..usual
    }
}

/// Teen Patti by the defaults of RULES 10.3 and what a test says otherwise.
pub fn rules(change: impl FnOnce(&mut PattiRules)) -> Rules {
    let game = games::named("teen_patti").expect("a game of the catalogue");
    let mut rules = (game.rules)();
    change(rules.patti_mut().expect("the rules of Teen Patti"));
    rules
}

/// Everybody has 50 chips before the boot.
pub fn school(rules: Rules, hands: &[&str]) -> School {
    School::new(rules, &vec![50; hands.len()], &[hands])
}

/// The sideshows compared: who asked, whom, and whose hand was the worse.
pub fn sideshows(school: &School) -> Vec<(u8, u8, u8)> {
    let history = school.table.history().iter();
    let compared = history.filter_map(|event| match event {
        Event::Patti(PattiEvent::Compared { by, of, loser }) => Some((by.0, of.0, loser.0)),
        _ => None,
    });
    compared.collect()
}
