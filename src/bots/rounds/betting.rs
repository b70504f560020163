//! Betting by comparing the chance to win with the price, with a bluff now and then.

use super::share::{ALL, Share};
use super::shares::shares;
use super::style::{Style, happens};
use super::{drawing, rivals};
use crate::engine::{
    Action, Chips, Choice, Event, Opening, RoundAction, RoundEvent, SeatView, View,
};
use crate::random::Rng;

/// The choices on offer.
#[derive(Clone, Copy, Default)]
struct Offer {
    bet: Option<(Chips, Chips)>,
    level: Option<(RoundAction, Chips)>,
    look: bool,
    see: bool,
    pass: bool,
}

impl Offer {
    fn read(choices: &[Choice]) -> Offer {
        let offers = |action| choices.contains(&Choice::One(action));
        let mut offer = Offer {
            look: offers(Action::Look(None)),
            see: offers(Action::See),
            pass: offers(Action::Pass),
            ..Offer::default()
        };
        for choice in choices {
            match *choice {
                Choice::Bet { least, most } => offer.bet = Some((least, most)),
                Choice::Level { by, cost } => offer.level = Some((by, cost)),
                _ => {}
            }
        }
        offer
    }

    /// The action that stays in without paying more, if there is one.
    fn quiet(self) -> Action {
        if self.see {
            Action::See
        } else if self.pass {
            Action::Pass
        } else {
            Action::Round(RoundAction::Check)
        }
    }
}

/// Chooses an action in a round of bets. `None`: the player is not asked for that.
pub(super) fn choose(
    view: View<'_>,
    choices: &[Choice],
    style: Style,
    rng: &mut Rng,
) -> Option<Action> {
    let own = view.own()?;
    let offer = Offer::read(choices);
    let cost = offer.level.map_or(0, |(_, cost)| cost);
    let others = rivals::still_in(view).count().max(1) as Share;
    if own.is_blind() && offer.look {
        // While a draw is to come, an unseen hand pays half the price for an even share of the pot.
        let fair = price(view.pot(), cost) * (others + 1) < ALL;
        let goes_on = cost > 0 && fair && !has_drawn(view) && happens(style.unseen, rng);
        return Some(match offer.level {
            Some((by, _)) if goes_on => Action::Round(by),
            _ => Action::Look(None),
        });
    }
    let stakes = Stakes {
        pot: view.pot(),
        besides: 0,
        spared: cost_of_folding(view),
        win: rivals::win(view, share(view, own)?, style),
        others,
        bets: bets_so_far(view, own),
    };
    Some(bet(own, offer, &stakes, style, rng))
}

/// What a player bets for, and how he stands.
pub(in super::super) struct Stakes {
    /// The chips in the pot.
    pub pot: Chips,
    /// What winning it is worth besides, in chips.
    pub besides: Chips,
    /// The chips that folding would cost.
    pub spared: Chips,
    /// The chance to win the pot.
    pub win: Share,
    /// The number of others who can still win it.
    pub others: Share,
    /// How often the player has bet on it.
    pub bets: usize,
}

/// Chooses among these choices for these stakes.
pub(in super::super) fn choose_for(
    own: SeatView<'_>,
    choices: &[Choice],
    stakes: &Stakes,
    style: Style,
    rng: &mut Rng,
) -> Action {
    bet(own, Offer::read(choices), stakes, style, rng)
}

fn bet(own: SeatView<'_>, offer: Offer, stakes: &Stakes, style: Style, rng: &mut Rng) -> Action {
    let Stakes { win, others, .. } = *stakes;
    let good = win * (others + 1) >= ALL * 13 / 10;
    let again = stakes.bets < 2 || win > 8_000;
    if let Some((least, most)) = offer.bet {
        let is_quiet = offer.level.is_none();
        let bearable = least.saturating_mul(6) <= own.chips();
        let bluffs = is_quiet && bearable && others <= 3 && happens(style.bluff, rng);
        if (good && again && happens(style.raises, rng)) || bluffs {
            return Action::Bet(size(stakes, own, least, most, rng));
        }
    }
    let margin = Share::from(style.margin) * 10;
    let prize = stakes.pot.saturating_add(stakes.besides);
    match offer.level {
        None => offer.quiet(),
        Some((by, cost)) => {
            let cost = cost.saturating_sub(stakes.spared);
            if win > price(prize, cost) + margin {
                Action::Round(by)
            } else {
                Action::Fold
            }
        }
    }
}

/// The cost of folding, in chips. It is a fixed sum if it leaves only the dealer, whose stake nobody has met (RULES
/// 10.6).
fn cost_of_folding(view: View<'_>) -> Chips {
    let is_met = view.seats().any(|place| {
        let is_dealer = place.seat() == view.dealer();
        !is_dealer && place.level() > 0
    });
    match view.rules().round().map(|round| round.opening) {
        Some(Opening::Dealer { fixed_sum }) if !is_met && view.betting() == 2 => fixed_sum,
        _ => 0,
    }
}

/// The chance to win at which this price breaks even.
fn price(pot: Chips, cost: Chips) -> Share {
    let whole = u128::from(pot) + u128::from(cost);
    (u128::from(cost) * u128::from(ALL) / whole.max(1)) as Share
}

/// The share of hands that the player's hand beats. Before a draw, the share that it will beat after it.
fn share(view: View<'_>, own: SeatView<'_>) -> Option<Share> {
    let (hand, _) = own.known_hand()?;
    let draws = view.rules().exchange().is_some();
    if draws && !has_drawn(view) {
        return Some(drawing::best(view.ranking(), hand, 1).1);
    }
    Some(shares(view.ranking()).of(hand, draws))
}

fn has_drawn(view: View<'_>) -> bool {
    view.history().any(|event| {
        matches!(
            event,
            Event::Discarded { .. } | Event::Round(RoundEvent::Stood { .. })
        )
    })
}

fn bets_so_far(view: View<'_>, own: SeatView<'_>) -> usize {
    let mut own_bets = 0;
    for event in view.history() {
        match event {
            Event::StageBegan { .. } => own_bets = 0,
            Event::Bet { seat, .. } if seat == own.seat() => own_bets += 1,
            _ => {}
        }
    }
    own_bets
}

/// The amount of a bet: from half the pot to all of it. Only a very good hand bets a large part of the player's
/// chips.
fn size(stakes: &Stakes, own: SeatView<'_>, least: Chips, most: Chips, rng: &mut Rng) -> Chips {
    let half = stakes.pot / 2;
    let more = half + half / 4 * u64::from(rng.below(5)) / 2;
    let bearable = if stakes.win > 8_000 {
        most
    } else {
        own.chips() / 5
    };
    more.min(bearable).clamp(least, most)
}
