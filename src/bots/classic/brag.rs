//! Betting for the second stake: in a brag between two, or in a round.

use super::range::{Mine, value};
use super::style::Style;
use crate::bots::luck::Luck;
use crate::cards::HandKind;
use crate::engine::{Action, Ask, Chips, Choice, ClassicAsk, Seat, SeatView, Standing, View};
use crate::random::PerMille;

/// The index of the second stake's pot.
const POT: usize = 1;

/// What a player considers for the second stake, before anything is left to chance.
pub(super) struct Considered {
    style: Style,
    /// The chance to win.
    wins: PerMille,
    pot: Chips,
    owed: Chips,
    /// The least and the greatest bet.
    bet: Option<(Chips, Chips)>,
    /// What to do without a bet.
    otherwise: Option<Action>,
    /// Whether the player bets little, because he wants to be called.
    wants_a_call: bool,
}

impl Considered {
    /// `None`: the player is not asked for that.
    pub fn of(view: View<'_>, choices: &[Choice], style: Style) -> Option<Considered> {
        let me = view.own()?.seat();
        let mine = Mine::of(view);
        let mut wins: PerMille = 1000;
        for rival in rivals(view, me) {
            wins = wins * mine.as_ref()?.beats(view, rival)? / 1000;
        }
        let pot = view.pots().get(POT).copied().unwrap_or(0);
        let price = choices.iter().find_map(|choice| match *choice {
            Choice::Level { cost, .. } | Choice::See { cost, .. } => Some(cost),
            _ => None,
        });
        let owed = price.unwrap_or(0);
        let bet = choices.iter().find_map(|choice| match *choice {
            Choice::Bet { least, most } => Some((least, most)),
            _ => None,
        });
        let stay = choices.iter().find_map(|choice| match *choice {
            Choice::Level { .. } | Choice::See { .. } | Choice::One(Action::CHECK) => {
                Some(choice.plain())
            }
            Choice::One(Action::Pass) if price.is_none() => Some(Action::Pass),
            _ => None,
        });
        let leave = choices.iter().find_map(|choice| match *choice {
            Choice::One(action @ (Action::Pass | Action::Fold)) => Some(action),
            _ => None,
        });
        // The chance to win, in thousandths, at which paying breaks even.
        let needed = (owed * 1000).checked_div(pot + owed).unwrap_or(0) as PerMille;
        let margin = if owed > 0 { style.margin } else { 0 };
        let stays = wins >= needed + margin || owed == 0;
        Some(Considered {
            style,
            wins,
            pot,
            owed,
            bet,
            otherwise: if stays { stay } else { leave },
            wants_a_call: view.rules().royal_takes_all()
                && value(view).is_some_and(|value| value.kind() == HandKind::Prial),
        })
    }

    /// `None`: nothing fits.
    pub fn decide(&self, luck: &mut impl Luck) -> Option<Action> {
        let raises = self.wins >= raises_at(self.style, self.owed)
            || self.owed == 0 && bluffs(self.style, self.wins, luck);
        match self.bet {
            Some((least, most)) if raises => Some(Action::Bet(self.amount(least, most, luck))),
            _ => self.otherwise,
        }
    }

    /// The amount of a bet: the least bet and from half the pot to all of it, in eighths. A player who must show a
    /// pair-royal to win all three pots wants to be called, and bets little.
    fn amount(&self, least: Chips, most: Chips, luck: &mut impl Luck) -> Chips {
        if self.wants_a_call {
            return least;
        }
        let half = (self.pot / 2).min(1000);
        let parts = half.min(8);
        let drawn = Chips::from(luck.below(parts as u32 + 1));
        let more = half + (half * drawn).checked_div(parts).unwrap_or(0);
        (least - 1 + more).clamp(least, most)
    }
}

/// The players whose hands must be beaten: in a brag between two the other one, before it everybody.
fn rivals(view: View<'_>, me: Seat) -> Vec<Seat> {
    let state = view.classic();
    let two = state.and_then(|state| match view.ask() {
        Ask::Classic(ClassicAsk::Answer { .. }) => state.bragger,
        Ask::Classic(ClassicAsk::Two { .. }) => state.other(me),
        _ => None,
    });
    if let Some(other) = two {
        return vec![other];
    }
    let plays = |seat: &SeatView<'_>| {
        seat.seat() != me && seat.standing() != Standing::Out && !seat.has_left()
    };
    view.seats().filter(plays).map(SeatView::seat).collect()
}

/// The least chance to win with which it raises. It is higher if another player has bet already.
fn raises_at(style: Style, owed: Chips) -> PerMille {
    if owed > 0 {
        720 + style.margin
    } else {
        style.brags
    }
}

/// Whether to bluff. Only weak hands bluff, because a call would cost middling ones too much.
fn bluffs(style: Style, wins: PerMille, luck: &mut impl Luck) -> bool {
    wins < 350 && luck.happens(style.bluff)
}
