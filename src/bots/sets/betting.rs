//! Bets on set hands (RULES 10.1, `set_bets`): the chance that the hand wins in its place, against its price.

use super::habits::{CERTAIN, Habits};
use super::known::value;
use super::strength;
use crate::bots::Temper;
use crate::bots::luck::Luck;
use crate::bots::rounds::betting::{Seen, Stakes, consider};
use crate::bots::rounds::rivals::{beaten, still_in, too_weak};
use crate::bots::rounds::share::{ALL, Share};
use crate::bots::rounds::style::Style;
use crate::cards::HandValue;
use crate::engine::{
    Action, Choice, Event, Seat, SeatSet, SeatView, SettingEvent, Standing, Tie, View,
};

/// The chance that a player acts unlike his hand: bluffs, or folds a good one.
const DOUBT: Share = 2_000;

/// What a player considers in the betting on the hand in play, before anything is left to chance.
pub(super) struct Considered(Seen);

impl Considered {
    /// `None`: the viewer has no hand to bet on.
    pub fn of(view: View<'_>, choices: &[Choice], temper: Temper) -> Option<Considered> {
        let own = view.own()?;
        let nth = view.set_in_play()?;
        let style = Style::of(temper);
        let said = Said::of_hand(view, nth);
        let mut win = ALL;
        for rival in still_in(view) {
            let share = share(view, own, rival, nth)?;
            let (bets, matched) = said.of(rival.seat());
            win = win * beaten(share, too_weak(bets, matched), style) / ALL;
        }
        let stakes = Stakes {
            pot: view.pot_in_play(),
            besides: main(view, own, nth).unwrap_or(0),
            spared: 0,
            win,
            others: still_in(view).count().max(1) as Share,
            bets: said.of(own.seat()).0 as usize,
        };
        Some(Considered(consider(own, choices, &stakes, style)))
    }

    pub fn decide(&self, luck: &mut impl Luck) -> Action {
        self.0.decide(luck)
    }
}

/// What the main pot is worth to a player who wins the hand in play, in chips. 0 if he has lost one before it.
fn main(view: View<'_>, own: SeatView<'_>, nth: u8) -> Option<u64> {
    let hands = view.rules().setting()?.hands;
    let mut won = view.acts().filter_map(|event| match event {
        Event::Setting(SettingEvent::Won { seat, .. }) => Some(seat),
        _ => None,
    });
    if won.any(|winner| winner != Some(own.seat())) {
        return None;
    }
    let mut chance = ALL;
    for later in nth + 1..hands {
        let others = view.seats().filter(|seat| seat.seat() != own.seat());
        for rival in others.filter(|seat| seat.standing() == Standing::In) {
            chance = chance * share(view, own, rival, later)? / ALL;
        }
    }
    let main = u128::from(*view.pots().last()?);
    u64::try_from(main * u128::from(chance) / u128::from(ALL)).ok()
}

/// How likely a player with this hand in this place would have said what he has said of it.
pub(super) fn likely(view: View<'_>, seat: Seat, nth: u8, value: HandValue) -> Option<Share> {
    let said = Said::of_hand(view, nth);
    let (bets, matched) = said.of(seat);
    let mine = strength::of(value, view.rules().ranking.prial_top);
    let share = habits(view)?.below(usize::from(nth), mine).1 * ALL / CERTAIN;
    let is_doubtful = match said.left.contains(seat) {
        true => share > ALL / 2,
        false => share < too_weak(bets, matched),
    };
    Some(if is_doubtful { DOUBT } else { ALL })
}

/// How hands are set by the rules of this game.
fn habits(view: View<'_>) -> Option<Habits<'static>> {
    let rules = view.rules();
    let hands = usize::from(rules.setting()?.hands);
    Some(Habits::of(hands, usize::from(rules.cards_dealt()?)))
}

/// The chance that the player's hand in this place beats the rival's. No hand is better than one that its player has
/// shown before.
fn share(view: View<'_>, own: SeatView<'_>, rival: SeatView<'_>, nth: u8) -> Option<Share> {
    let rules = view.rules();
    let habits = habits(view)?;
    let top = rules.ranking.prial_top;
    let mine = strength::of(value(view, own, nth)?, top);
    let (weaker, up_to) = habits.below(usize::from(nth), mine);
    let beats = match rules.setting()?.tie {
        Tie::Nobody => weaker,
        // Either may show first.
        Tie::FirstShown => weaker.midpoint(up_to),
    };
    let shown = (0..nth).rev().find_map(|before| value(view, rival, before));
    let possible = match shown.map(|shown| strength::of(shown, top)) {
        Some(shown) if shown < mine => return Some(ALL),
        Some(shown) => habits.below(usize::from(nth), shown).1,
        None => CERTAIN,
    };
    Some((beats * ALL / possible.max(1)).min(ALL))
}

/// What was said of one hand.
#[derive(Default)]
struct Said {
    /// The bets and the matches: who, and whether he bet.
    paid: Vec<(Seat, bool)>,
    /// The players who have folded.
    left: SeatSet,
}

impl Said {
    fn of_hand(view: View<'_>, nth: u8) -> Said {
        let mut said = Said::default();
        let mut now = 0;
        for event in view.acts() {
            match event {
                Event::Setting(SettingEvent::Won { .. }) => now += 1,
                _ if now != nth => {}
                Event::Bet { seat, .. } => said.paid.push((seat, true)),
                _ => {
                    let matched = event.went_level().map(|(seat, _)| (seat, false));
                    said.paid.extend(matched);
                    said.left.extend(event.gave_up_pot());
                }
            }
        }
        said
    }

    /// How often a player has bet, and whether he has matched a bet.
    fn of(&self, seat: Seat) -> (u32, bool) {
        let times = |bet: bool| {
            self.paid
                .iter()
                .filter(|paid| **paid == (seat, bet))
                .count()
        };
        (times(true) as u32, times(false) > 0)
    }
}
