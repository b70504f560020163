//! A second implementation of equalised betting (RULES 10.0.6, 10.6, 10.7, 10.9), from what the gallery sees and from
//! the events of one deal.

use brag::cards::{Card, Rank};
use brag::engine::{
    Action, Ask, Chips, Choice, DrawingAction, Ending, Event, Purse, RoundAction, RoundAsk,
    RoundEvent, Rules, Seat, SeatView, Standing, Table, View, Viewer,
};
use brag::games;

use super::slow;

/// How an option is set.
fn option(rules: &Rules, key: &str) -> Option<u64> {
    let game = games::named(rules.game).expect("a game of the catalogue");
    game.option(key).expect("an option of it").get(rules)
}

/// The events since the stage began.
#[derive(Default)]
struct Bets {
    /// The chips that each seat has put in.
    level: Vec<Chips>,
    raises: u64,
    is_second: bool,
    last: Option<Seat>,
}

fn bets(view: View) -> Bets {
    let mut bets = Bets {
        level: vec![0; view.seats().len()],
        ..Bets::default()
    };
    for event in view.history() {
        match event {
            Event::StageBegan { .. } => {
                bets.level.fill(0);
                bets.raises = 0;
                bets.last = None;
            }
            Event::Discarded { .. } | Event::Stood { .. } => {
                bets.is_second = true;
            }
            Event::Bet { seat, chips, .. } => {
                bets.level[seat.index()] += chips;
                bets.raises += 1;
                bets.last = Some(seat);
            }
            Event::Round(RoundEvent::Posted { seat, chips }) => bets.level[seat.index()] = chips,
            Event::Round(RoundEvent::Matched { seat, .. }) => {
                bets.level[seat.index()] = *bets.level.iter().max().expect("somebody");
                bets.last = Some(seat);
            }
            _ => {}
        }
    }
    bets
}

/// Whether these are the rules of a game that this file implements.
pub fn plays(rules: &Rules) -> bool {
    ["american", "braggers", "draw_brag"].contains(&rules.game)
}

/// All choices of this seat, in any order.
pub fn offers(view: View, own: View, seat: Seat) -> Vec<Choice> {
    let Some(me) = view.seat(seat).filter(|me| {
        me.standing() == Standing::In && matches!(view.ask(), Ask::Round(_) | Ask::Drawing(_))
    }) else {
        return Vec::new();
    };
    let mut offers = Vec::new();
    let one = Choice::One;
    let unseen = view.rules().game == "draw_brag" && me.is_blind();
    if unseen {
        offers.push(one(Action::Look(None)));
    }
    if view.ask().seat() != Some(seat) {
        return offers;
    }
    let bets = bets(view);
    let mine = bets.level[seat.index()];
    let owed = bets.level.iter().max().expect("somebody") - mine;
    let still: Vec<SeatView> = view
        .seats()
        .filter(|seat| seat.standing() == Standing::In)
        .collect();
    let room = still
        .iter()
        .map(|seat| bets.level[seat.seat().index()] + seat.chips())
        .min()
        .expect("somebody")
        - mine;
    let mut bet = |least: Chips, most: Chips| {
        (least <= most.min(room)).then(|| {
            offers.push(Choice::Bet {
                least,
                most: most.min(room),
            });
        })
    };
    match (view.ask(), view.rules().game) {
        (Ask::Round(RoundAsk::Stake { .. }), _) => {
            let most = option(view.rules(), "stake_max").unwrap_or(room).min(room);
            offers.push(Choice::Stake { least: 1, most });
        }
        (Ask::Round(RoundAsk::Contest { .. }), _) => {
            offers.extend(
                [RoundAction::Contest, RoundAction::Concede].map(|a| one(Action::Round(a))),
            );
        }
        (Ask::Drawing(_), _) => {
            let hand = own.own().into_iter().flat_map(|own| own.hands());
            let cards: Vec<Option<Card>> = hand
                .flat_map(|hand| hand.faces())
                .map(|face| face.card)
                .collect();
            offers.push(Choice::Exchange {
                from: cards.iter().flatten().copied().collect(),
                unseen: cards.iter().filter(|card| card.is_none()).count() as u8,
                most: 3,
            });
            offers.push(one(Action::Drawing(DrawingAction::Stand)));
        }
        (_, "american") => {
            let most = option(view.rules(), "brag_max").unwrap_or(Chips::MAX);
            if owed == 0 {
                bet(1, most);
                offers.push(one(if bets.last.is_some() {
                    Action::See
                } else {
                    Action::Pass
                }));
            } else {
                offers.push(one(Action::Fold));
                let by = RoundAction::Go;
                offers.push(Choice::Level { by, cost: owed });
            }
        }
        (_, game) => {
            if game == "braggers" {
                let most = option(view.rules(), "stake_max").unwrap_or(Chips::MAX);
                bet(owed + 1, most.saturating_sub(mine));
            } else {
                let unit = option(view.rules(), "big_blind").expect("a number")
                    * option(view.rules(), "draw_unit").expect("a number")
                    * if bets.is_second { 2 } else { 1 };
                let is_fixed = option(view.rules(), "limit") == Some(0);
                let least = owed + unit;
                let done = if bets.is_second { 4 } else { 3 };
                if !unseen && (still.len() == 2 || bets.raises < done) {
                    bet(least, if is_fixed { least } else { Chips::MAX });
                }
            }
            offers.push(one(Action::Fold));
            offers.push(if owed == 0 {
                one(Action::Round(RoundAction::Check))
            } else {
                let by = RoundAction::Match;
                let cost = if unseen { owed - owed / 2 } else { owed };
                Choice::Level { by, cost }
            });
        }
    }
    offers
}

/// The chips at the end of a deal that was dealt from `before`, before the last player who can go on gets the rest.
pub fn settled(before: &Table, bought: &[Chips], after: &Table) -> Vec<Chips> {
    let mut chips: Vec<Chips> = before.stacks().collect();
    let paid = |event: &Event| match *event {
        Event::Paid {
            from: Purse::Seat(seat),
            to: Purse::Pot(_),
            chips,
        } => Some((seat, chips)),
        _ => None,
    };
    for (seat, paid) in before.history().iter().filter_map(paid) {
        chips[seat.index()] += paid;
    }
    for (chips, bought) in chips.iter_mut().zip(bought) {
        *chips += bought;
    }
    let (mut pot, mut payers) = (0, Vec::new());
    for (seat, paid) in after.history().iter().filter_map(paid) {
        chips[seat.index()] -= paid;
        pot += paid;
        payers.push(seat);
    }
    let view = after.view(Viewer::Hindsight);
    let count = chips.len();
    let elders = (1..=count).map(|step| (after.dealer().index() + step) % count);
    let standing = |seat: usize| view.seats().nth(seat).expect("a seat").standing();
    let dealt_in: Vec<usize> = elders.filter(|s| standing(*s) != Standing::Out).collect();
    let left: Vec<usize> = dealt_in
        .iter()
        .copied()
        .filter(|seat| standing(*seat) == Standing::In)
        .filter(|seat| !has_conceded(after, Seat(*seat as u8)))
        .collect();
    let rules = after.rules();
    if let [last] = *left {
        chips[last] += pot;
        // Nobody but the dealer has put in a chip.
        let others_out = dealt_in
            .iter()
            .all(|s| *s == last || standing(*s) == Standing::Folded);
        if rules.game == "braggers" && payers.len() == 1 && others_out {
            let sum = option(rules, "fixed_sum").expect("a number");
            for other in dealt_in.into_iter().filter(|other| *other != last) {
                let pays = sum.min(chips[other]);
                chips[other] -= pays;
                chips[last] += pays;
            }
        }
        return chips;
    }
    let cards = |seat: usize| -> Vec<Card> {
        let held = after.held().filter(|(whose, _)| whose.index() == seat);
        held.map(|(_, held)| held.card).collect()
    };
    let strength = |seat: usize| match rules.game {
        "draw_brag" => slow::best(rules.ranking, &cards(seat)),
        _ => pairs(rules, &cards(seat)),
    };
    let best = left.iter().map(|seat| strength(*seat)).min();
    let mut winners: Vec<usize> = left
        .into_iter()
        .filter(|seat| Some(strength(*seat)) == best)
        .collect();
    if rules.game == "braggers" {
        // In the order in which they first put in chips.
        winners.sort_by_key(|seat| payers.iter().position(|payer| payer.index() == *seat));
    }
    if rules.game != "draw_brag" {
        winners.truncate(1);
    }
    let share = pot / winners.len() as u64;
    for (nth, seat) in winners.iter().enumerate() {
        chips[*seat] += share + u64::from((nth as u64) < pot % winners.len() as u64);
    }
    chips
}

/// Trios, pairs and the highest card; every bragger is tried as every rank. The smaller is the better hand.
fn pairs(rules: &Rules, cards: &[Card]) -> Vec<usize> {
    let american = rules.game == "american";
    let wild = |card: &Card| match american {
        true => matches!(card.rank(), Some(Rank::Jack | Rank::Nine)),
        false => {
            let set = option(rules, "braggers").expect("cards");
            set >> card.index() & 1 == 1
        }
    };
    let ranks: Vec<usize> = cards
        .iter()
        .map(|card| usize::from(card.index() / 4))
        .collect();
    let wilds: Vec<bool> = cards.iter().map(wild).collect();
    if american && wilds.iter().all(|wild| *wild) {
        return vec![0, 12 - 9, 2];
    }
    let may_be = |nth: usize| match wilds[nth] {
        true => 0..=12,
        false => ranks[nth]..=ranks[nth],
    };
    let mut best = vec![usize::MAX];
    for a in may_be(0) {
        for b in may_be(1) {
            for c in may_be(2) {
                let as_what = [a, b, c];
                let used =
                    (0..3).filter(|nth| wilds[*nth] && (american || as_what[*nth] != ranks[*nth]));
                let used = match american {
                    true => used.count(),
                    false => used.count().min(1),
                };
                let high = a.max(b).max(c);
                let (kind, rank) = if a == b && b == c {
                    (0, a)
                } else if a == b || a == c {
                    (1, a)
                } else if b == c {
                    (1, b)
                } else {
                    (2, high)
                };
                best = best.min(vec![kind, 12 - rank, used]);
            }
        }
    }
    best
}

/// Whether a player has conceded the pool to a hand that was named.
fn has_conceded(table: &Table, seat: Seat) -> bool {
    let contests = false;
    let event = Event::Round(RoundEvent::Contested { seat, contests });
    table.history().contains(&event)
}

/// Players who are still in show where hands are shown, and nobody else does.
pub fn only_showings_show(table: &Table, how: Ending) {
    for place in table.view(Viewer::Gallery).seats() {
        let of_seat = |event: &&Event| match event {
            Event::Exposed { seat, .. } => *seat == place.seat(),
            _ => false,
        };
        let shown = table.history().iter().filter(of_seat).count();
        let is_in = place.standing() == Standing::In && !has_conceded(table, place.seat());
        let expected = if is_in && how == Ending::Showdown {
            3
        } else {
            0
        };
        assert_eq!(shown, expected, "{how:?}");
    }
}
