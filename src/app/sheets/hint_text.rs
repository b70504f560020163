//! What a hint says. It is computed from the player's own view, so it cannot tell anything hidden. `worths` tells what
//! each choice is worth. Where nothing is played out, a [`Hint`] has the odds of the hand against the others, and what
//! the straightforward bot would do.

mod because;
mod label;
mod often;
mod worths;

pub use self::because::{because, even};
pub use self::label::label;
pub use self::worths::{HintText, figure, why};

use self::label::set_hands;
use self::often::Often;
use crate::app::families::classic::missing;
use crate::app::i18n::say;
use crate::app::words;
use crate::app::worker::{Dealt, Question};
use crate::bots::{self, Temper};
use crate::cards::{Card, CardSet, HandValue};
use crate::engine::{Action, Choice, Standing, View};
use crate::odds::MOST_OTHERS;
use crate::random::{Rng, Seed};

/// The random deals of a hint. They make a chance exact to about one per cent.
const DEALS: u32 = 6_000;

/// A hint where nothing is played out, before random deals have shown how often the hand is the best.
pub struct Hint {
    action: String,
    /// The name of the hand. `None`: it has not been looked at.
    hand: Option<String>,
    /// The number of others still in.
    others: usize,
    /// Whether the hand plays against the house's.
    against_one: bool,
    /// The question that these deals answer. `None`: the hint needs no deals.
    deals: Option<Question>,
    /// The sentence in place of the odds, where cards are drawn to a number.
    number: Option<String>,
}

impl Hint {
    /// The hint for the player of this view, who has these choices. `None`: no bot plays this game.
    #[must_use]
    pub fn of(view: View<'_>, choices: &[Choice]) -> Option<Hint> {
        let rules = view.rules();
        let own = view.own().filter(|_| !rules.sets_hands())?;
        let others = view.seats().filter(|seat| {
            let plays = matches!(seat.standing(), Standing::In | Standing::Covered(_));
            plays && seat.seat() != own.seat()
        });
        // Against the house the other boxes do not matter.
        let against_one = rules.is_against_bank();
        let others = match against_one {
            true => 1,
            false => others.count().clamp(1, MOST_OTHERS),
        };
        // The same view always gets the same hint.
        let mut rng = Rng::new(Seed([0; 32]), u64::from(view.deals()));
        let action = bots::bot(rules, Temper::Straightforward).choose(view, choices, &mut rng);
        let value = seen_value(view);
        let seen = seen(view).into_iter().flatten();
        let held: CardSet = seen.chain(view.turned()).collect();
        let draws = view.ask().is_to_draw_to_number();
        let draws_more = choices.iter().any(|choice| choice.is_to_draw_one_more());
        let may_draw = draws_more || choices.len() > 1;
        let number = missing(view, own.seat(), may_draw).filter(|_| draws);
        let cards = rules.cards_dealt().unwrap_or(3).into();
        Some(Hint {
            number,
            action: action_text(action, view, choices)?,
            hand: value.map(words::hand_name),
            others,
            against_one,
            deals: value.map(|value| Question::Deals {
                rules: rules.ranking,
                cards,
                value,
                held,
                deals: DEALS,
            }),
        })
    }

    /// What is to be counted for the hint. `None`: nothing.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        self.deals.clone().filter(|_| self.number.is_none())
    }

    /// The hint in words, with what was counted: the odds, and what the bot would do. `share` writes a share of a
    /// total.
    #[must_use]
    pub fn text(&self, dealt: Option<Dealt>, share: impl Fn(u64, u64) -> String) -> String {
        say::hint_both(&self.odds(dealt, share), &self.action)
    }

    /// The odds of the hand in words, without a full stop.
    #[must_use]
    pub fn odds(&self, dealt: Option<Dealt>, share: impl Fn(u64, u64) -> String) -> String {
        if let Some(number) = &self.number {
            return number.trim_end_matches('.').into();
        }
        let hands = self.others as u64 + 1;
        let (Some(hand), Some(Dealt { times, best })) = (&self.hand, dealt) else {
            return say::hint_unseen(hands, &share(1, hands));
        };
        let against = if self.against_one { 1 } else { self.others };
        let best = u64::from(best[against - 1]);
        let often = Often::of(best, times.max(1).into(), share);
        match (often, self.against_one) {
            (Often::Hardly, true) => say::hint_beats_hardly(hand),
            (Often::Nearly, true) => say::hint_beats_nearly(hand),
            (Often::Share(share), true) => say::hint_beats(hand, &share),
            (Often::Hardly, false) => say::hint_best_hardly(hand, hands),
            (Often::Nearly, false) => say::hint_best_nearly(hand, hands),
            (Often::Share(share), false) => say::hint_best_of(hand, hands, &share),
        }
    }
}

/// What is said where only one way to set hands comes into question. `None`: no hands are to be set.
#[must_use]
pub fn only_setting(view: View<'_>, choices: &[Choice]) -> Option<String> {
    if !view.rules().sets_hands() || view.ask().is_to_bet_in_round() {
        return None;
    }
    let mut rng = Rng::new(Seed([0; 32]), u64::from(view.deals()));
    let mut bot = bots::bot(view.rules(), Temper::Straightforward);
    let action = bot.choose(view, choices, &mut rng);
    Some(say::hint_one_setting(&set_hands(action, view)?))
}

/// The cards of the viewer's newest hand. `None`: he does not see all of them.
fn seen(view: View<'_>) -> Option<Vec<Card>> {
    let hand = view.own()?.hands().last()?;
    hand.faces().map(|face| face.card).collect()
}

/// The value of that hand: as it stands, or of its best three cards before the others are thrown away.
pub fn seen_value(view: View<'_>) -> Option<HandValue> {
    match view.own()?.known_hand() {
        Some((_, value)) => Some(value),
        None => Some(view.ranking().best(&seen(view)?)?.value),
    }
}

/// What the bot would do. `None`: this action gets no hint.
fn action_text(action: Action, view: View<'_>, choices: &[Choice]) -> Option<String> {
    Some(match action {
        Action::Discard(cards) => say::hint_throw(&words::cards(cards.iter())),
        _ => say::hint_does(&label(action, view, choices)?),
    })
}

#[cfg(test)]
mod tests;
