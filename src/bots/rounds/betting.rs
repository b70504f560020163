//! Betting by comparing the chance to win with the price, with a bluff now and then.

use super::share::{ALL, Share};
use super::shares::shares;
use super::style::Style;
use super::{drawing, rivals};
use crate::bots::luck::Luck;
use crate::engine::{Action, Chips, Choice, Event, Opening, RoundAction, SeatView, View};

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

/// What a player considers in a round of bets, before anything is left to chance.
pub(super) enum Considered {
    /// He has not looked. To stay in unseen is this action, where that is worth its price.
    Unseen {
        stays: Option<RoundAction>,
        style: Style,
    },
    Seen(Seen),
}

/// What a player considers who knows his hand.
pub(in super::super) struct Seen {
    offer: Offer,
    style: Style,
    /// The chance to win.
    win: Share,
    /// Whether the hand is worth a bet.
    is_good: bool,
    /// Whether the player may bet with nothing.
    may_bluff: bool,
    /// What to do without a bet.
    otherwise: Action,
    pot: Chips,
    chips: Chips,
}

impl Considered {
    /// `None`: the player is not asked for a bet.
    pub fn of(view: View<'_>, choices: &[Choice], style: Style) -> Option<Considered> {
        let own = view.own()?;
        let offer = Offer::read(choices);
        let cost = offer.level.map_or(0, |(_, cost)| cost);
        let others = rivals::still_in(view).count().max(1) as Share;
        if own.is_blind() && offer.look {
            // While a draw is to come, an unseen hand pays half the price for an even share of the pot.
            let fair = price(view.pot(), cost) * (others + 1) < ALL;
            let may_stay = cost > 0 && fair && !has_drawn(view);
            let stays = offer.level.filter(|_| may_stay).map(|(by, _)| by);
            return Some(Considered::Unseen { stays, style });
        }
        let stakes = Stakes {
            pot: view.pot(),
            besides: 0,
            spared: cost_of_folding(view),
            win: rivals::win(view, share(view, own)?, style),
            others,
            bets: bets_so_far(view, own),
        };
        Some(Considered::Seen(Seen::of(own, offer, &stakes, style)))
    }

    pub fn decide(&self, luck: &mut impl Luck) -> Action {
        match self {
            Considered::Unseen { stays, style } => match stays {
                Some(by) if luck.happens(style.unseen) => Action::Round(*by),
                _ => Action::Look(None),
            },
            Considered::Seen(seen) => seen.decide(luck),
        }
    }
}

/// What a player bets for, and how he stands.
pub(in super::super) struct Stakes {
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

/// What a player considers among these choices for these stakes.
pub(in super::super) fn consider(
    own: SeatView<'_>,
    choices: &[Choice],
    stakes: &Stakes,
    style: Style,
) -> Seen {
    Seen::of(own, Offer::read(choices), stakes, style)
}

impl Seen {
    fn of(own: SeatView<'_>, offer: Offer, stakes: &Stakes, style: Style) -> Seen {
        let Stakes { win, others, .. } = *stakes;
        let again = stakes.bets < 2 || win > 8_000;
        let bearable = offer
            .bet
            .is_some_and(|(least, _)| least.saturating_mul(6) <= own.chips());
        let margin = Share::from(style.margin) * 10;
        let prize = stakes.pot.saturating_add(stakes.besides);
        let otherwise = match offer.level {
            None => offer.quiet(),
            Some((by, cost)) => {
                let cost = cost.saturating_sub(stakes.spared);
                match win > price(prize, cost) + margin {
                    true => Action::Round(by),
                    false => Action::Fold,
                }
            }
        };
        Seen {
            style,
            win,
            is_good: win * (others + 1) >= ALL * 13 / 10 && again,
            may_bluff: offer.level.is_none() && bearable && others <= 3,
            otherwise,
            offer,
            pot: stakes.pot,
            chips: own.chips(),
        }
    }

    pub fn decide(&self, luck: &mut impl Luck) -> Action {
        if let Some((least, most)) = self.offer.bet {
            let bluffs = self.may_bluff && luck.happens(self.style.bluff);
            if (self.is_good && luck.happens(self.style.raises)) || bluffs {
                return Action::Bet(self.size(least, most, luck));
            }
        }
        self.otherwise
    }

    /// The amount of a bet: from half the pot to all of it. Only a very good hand bets a large part of the player's
    /// chips.
    fn size(&self, least: Chips, most: Chips, luck: &mut impl Luck) -> Chips {
        let half = self.pot / 2;
        let more = half + half / 4 * u64::from(luck.below(5)) / 2;
        let bearable = if self.win > 8_000 {
            most
        } else {
            self.chips / 5
        };
        more.min(bearable).clamp(least, most)
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
    let draws = view.rules().draws_cards();
    if draws && !has_drawn(view) {
        return Some(drawing::best(view.ranking(), hand, 1).1);
    }
    Some(shares(view.ranking()).of(hand, draws))
}

fn has_drawn(view: View<'_>) -> bool {
    view.acts()
        .any(|event| matches!(event, Event::Discarded { .. } | Event::Stood { .. }))
}

fn bets_so_far(view: View<'_>, own: SeatView<'_>) -> usize {
    let mut own_bets = 0;
    for event in view.acts() {
        match event {
            Event::StageBegan { .. } => own_bets = 0,
            Event::Bet { seat, .. } if seat == own.seat() => own_bets += 1,
            _ => {}
        }
    }
    own_bets
}
