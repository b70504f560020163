//! The result of a deal against the house.

use super::events as shown;
use crate::app::i18n::say;
use crate::app::words::{FamilyResult, Teller, a_hand, join_list};
use crate::cards::sort_few;
use crate::engine::{BetResult, CasinoEvent, Ending, Event, Seat};

/// What the game says of the result.
#[must_use]
pub fn result(teller: &Teller<'_>, _: Ending) -> FamilyResult {
    FamilyResult {
        headline: Some(net_of_house(teller)),
        details: bets_of_boxes(teller),
        ..FamilyResult::default()
    }
}

/// The net result of all boxes of the player who is "you", without a full stop. If nobody is, that of the house.
fn net_of_house(teller: &Teller<'_>) -> String {
    let of_you = |seat: &Seat| teller.name(*seat).is_you;
    let boxes: Vec<Seat> = boxes(teller);
    let is_you = boxes.iter().any(of_you);
    let of = boxes.iter().filter(|seat| !is_you || of_you(seat));
    let net: i64 = of.map(|seat| net(teller, *seat)).sum();
    let (net, chips) = (net.signum(), net.unsigned_abs());
    match (is_you, net) {
        (true, 1) => say::you_win_from_house(chips),
        (true, -1) => say::you_lose_to_house(chips),
        (true, _) => say::YOU_COME_OUT_EVEN.get().into(),
        (false, 1) => say::house_loses(chips),
        (false, -1) => say::house_wins(chips),
        (false, _) => say::HOUSE_COMES_OUT_EVEN.get().into(),
    }
}

/// Sentences about the house's hand and the result of each bet: of the boxes of "you", otherwise of all boxes.
fn bets_of_boxes(teller: &Teller<'_>) -> Vec<String> {
    let out = |event: &Event<_>| {
        matches!(
            event,
            Event::Casino(CasinoEvent::Opened { qualified: false })
        )
    };
    let is_out = teller.history.iter().any(out);
    let hand = shown::hand(teller.view).map(|hand| a_hand(teller.view.ranking().value(hand)));
    let hand = hand.map(|hand| match is_out {
        true => say::house_shows_and_is_out(&hand),
        false => say::house_shows(&hand),
    });
    let boxes = boxes(teller);
    let is_you = boxes.iter().any(|seat| teller.name(*seat).is_you);
    let mut told = boxes;
    told.retain(|seat| !is_you || teller.name(*seat).is_you);
    // In the order of the seats.
    sort_few(&mut told, |seat| *seat);
    let told = told.into_iter();
    let lines = told.map(|seat| say::box_came_to(&teller.name(seat), &bets(teller, seat)));
    hand.into_iter().chain(lines).collect()
}

/// The seats that staked, the eldest first.
fn boxes(teller: &Teller<'_>) -> Vec<Seat> {
    let staked = teller.history.iter().filter_map(|event| match event {
        Event::Casino(CasinoEvent::Staked { seat, .. }) => Some(*seat),
        _ => None,
    });
    staked.collect()
}

/// The results of a box's bets, such as `ante +10, play +10, bonus +50 and Pair Plus −5`.
fn bets(teller: &Teller<'_>, seat: Seat) -> String {
    let settled = settled(teller, seat).map(|(bet, result)| match result {
        BetResult::Won(chips) => say::bet_in_brief(bet, &format!("+{chips}")),
        BetResult::Lost(chips) => say::bet_in_brief(bet, &format!("−{chips}")),
        BetResult::Back(_) => say::bet_back_in_brief(bet),
    });
    join_list(settled.collect())
}

fn net(teller: &Teller<'_>, seat: Seat) -> i64 {
    let whole = |chips| i64::try_from(chips).unwrap_or(i64::MAX);
    let settled = settled(teller, seat).map(|(_, result)| match result {
        BetResult::Won(chips) => whole(chips),
        BetResult::Lost(chips) => -whole(chips),
        BetResult::Back(_) => 0,
    });
    settled.fold(0, i64::saturating_add)
}

fn settled(teller: &Teller<'_>, of: Seat) -> impl Iterator<Item = (&'static str, BetResult)> {
    teller.history.iter().filter_map(move |event| match *event {
        Event::Casino(CasinoEvent::Settled { seat, bet, result }) if seat == of => {
            Some((shown::key(bet), result))
        }
        _ => None,
    })
}
