//! A hint: the odds of a hand against the others, and what the straightforward bot would do. It is computed from the
//! player's own view, so it cannot tell anything hidden.

use crate::app::counts::{Dealt, Question};
use crate::app::i18n::say;
use crate::app::table::family;
use crate::app::words::by_stage::classic::missing;
use crate::app::words::{self, by_stage};
use crate::bots::Temper;
use crate::cards::{Card, CardSet, HandValue};
use crate::engine::{
    Action, Ask, BusAction, CasinoAction, Chips, Choice, ClassicAsk, DrawingAction, Pick,
    RoundAction, Standing, Turn, View, VyingAsk,
};
use crate::odds::MOST_OTHERS;
use crate::random::{Rng, Seed};

/// The random deals of a hint. They make a chance exact to about one per cent.
const DEALS: u32 = 6_000;

/// A hint, before random deals have shown how often the hand is the best.
pub struct Hint {
    action: String,
    /// The name of the hand. `None`: it has not been looked at.
    hand: Option<String>,
    /// The number of others still in.
    others: usize,
    /// Whether the hand plays against a single other one: in games where the lowest hand loses, and against the
    /// house.
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
        let own = view.own().filter(|_| rules.setting().is_none())?;
        let others = view.seats().filter(|seat| {
            let plays = matches!(seat.standing(), Standing::In | Standing::Covered(_));
            plays && seat.seat() != own.seat()
        });
        // Against the house the other boxes do not matter.
        let casino = rules.casino().is_some();
        let others = match casino {
            true => 1,
            false => others.count().clamp(1, MOST_OTHERS),
        };
        // The same view always gets the same hint.
        let mut rng = Rng::new(Seed([0; 32]), u64::from(view.deals()));
        let action = family::cast(rules, Temper::Straightforward).choose(view, choices, &mut rng);
        let value = seen_value(view);
        let seen = seen(view).into_iter().flatten();
        let held: CardSet = seen.chain(view.turned()).collect();
        let draw = Choice::One(Action::Drawing(DrawingAction::Draw(CardSet::NONE)));
        let draws = matches!(view.ask(), Ask::Classic(ClassicAsk::Draw { .. }));
        let number = missing(view, own.seat(), choices.contains(&draw)).filter(|_| draws);
        let cards = rules.dealing().map_or(3, |dealing| dealing.cards.into());
        Some(Hint {
            number,
            action: action_text(action, view)?,
            hand: value.map(words::hand_name),
            others,
            against_one: casino || rules.bus().is_some(),
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

    /// The hint in words, with what was counted. `share` writes a share of a total.
    #[must_use]
    pub fn text(&self, dealt: Option<Dealt>, share: impl Fn(u64, u64) -> String) -> String {
        if let Some(number) = &self.number {
            return say::hint_both(number.trim_end_matches('.'), &self.action);
        }
        let hands = self.others as u64 + 1;
        let odds = match (&self.hand, dealt) {
            (Some(hand), Some(Dealt { times, best })) => {
                let against = if self.against_one { 1 } else { self.others };
                let best = u64::from(best[against - 1]);
                let share = share(best, times.max(1).into());
                if self.against_one {
                    say::hint_beats(hand, &share)
                } else {
                    say::hint_best_of(hand, hands, &share)
                }
            }
            _ => say::hint_unseen(hands, &share(1, hands)),
        };
        say::hint_both(&odds, &self.action)
    }
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

/// What the bot would do, with a short reason if there is one. `None`: this action gets no hint.
fn action_text(action: Action, view: View<'_>) -> Option<String> {
    let is_blind = view.own().is_some_and(|own| own.is_blind());
    let least = least(view);
    if let Some(button) = rounds_label(action, view) {
        return Some(say::hint_does(&button));
    }
    Some(match action {
        Action::Look(_) => say::HINT_LOOK.get().into(),
        Action::Fold | Action::See | Action::Sideshow | Action::Agree
            if view.rules().patti().is_some() =>
        {
            say::hint_does(patti_label(action)?)
        }
        Action::Fold => say::HINT_FOLD.get().into(),
        Action::Bet(chips) if is_blind => say::hint_bet_blind(chips),
        Action::Bet(chips) if chips > least => say::hint_raise(chips),
        Action::Bet(chips) => say::hint_stay(chips),
        Action::See => say::HINT_SEE.get().into(),
        Action::Cover => say::HINT_COVER.get().into(),
        Action::Discard(cards) => say::hint_throw(&words::cards(cards.iter())),
        Action::Bus(BusAction::Swap {
            give,
            take: Some(take),
        }) => say::hint_swap(&words::card_name(give), &words::card_name(take)),
        Action::Bus(BusAction::Swap { give, take: None }) => {
            say::hint_swap(&words::card_name(give), say::THE_HIDDEN_CARD.get())
        }
        _ => say::hint_does(&button_label(action, view)?),
    })
}

/// The label of the button for an action where bets are equalised.
fn rounds_label(action: Action, view: View<'_>) -> Option<String> {
    view.rules().round()?;
    let brags = by_stage::rounds::brags(view);
    let text = match action {
        Action::Bet(chips) if brags && view.top() > 0 => return Some(say::return_of(chips)),
        Action::Bet(chips) if brags => return Some(say::brag_of(chips)),
        Action::Round(RoundAction::Stake(chips)) => return Some(say::stake_of(chips)),
        Action::Drawing(DrawingAction::Draw(cards)) if !cards.is_empty() => {
            let names = words::cards(cards.iter());
            return Some(format!("{}: {names}", say::draw_of(cards.len() as u64)));
        }
        Action::Fold if brags => say::BOLT,
        Action::Pass if brags => say::PASS_BRAG,
        Action::See if brags => say::CALL_A_SIGHT,
        Action::Round(RoundAction::Check) => say::CHECK,
        Action::Round(RoundAction::Match) => say::MATCH,
        Action::Round(RoundAction::Go) => say::GO_IT,
        Action::Drawing(DrawingAction::Stand) if view.rules().exchange().is_some() => say::KEEP_ALL,
        _ => return None,
    };
    Some(text.get().into())
}

/// The label of the button for an action of Teen Patti.
fn patti_label(action: Action) -> Option<&'static str> {
    Some(match action {
        Action::Fold => say::PATTI_PACK.get(),
        Action::See => say::PATTI_SHOW.get(),
        Action::Sideshow => say::PATTI_SIDESHOW.get(),
        Action::Agree => say::PATTI_COMPARE.get(),
        _ => return None,
    })
}

/// The label of the button for an action.
fn button_label(action: Action, view: View<'_>) -> Option<String> {
    let looked = match view.ask() {
        Ask::Vying(VyingAsk::Decide { looked, .. }) => looked,
        _ => Pick::New,
    };
    let text = match (action, looked) {
        (Action::Keep, Pick::Old) => say::KEEP_OLD_DROP_NEW,
        (Action::Keep, Pick::New) => say::KEEP_NEW_DROP_OLD,
        (Action::Throw, Pick::Old) => say::DROP_OLD_PLAY_NEW,
        (Action::Throw, Pick::New) => say::DROP_NEW_PLAY_OLD,
        (Action::Agree, _) => say::AGREE_TO_SHOW,
        (Action::Refuse, _) => say::REFUSE,
        (Action::Showdown, _) => say::SHOW_ALL,
        (Action::Play(Pick::Old), _) => say::PLAY_OLD,
        (Action::Play(Pick::New), _) => say::PLAY_NEW,
        (Action::Retain(Some(Pick::Old)), _) => say::KEEP_OLD,
        (Action::Retain(Some(Pick::New)), _) => say::KEEP_NEW,
        (Action::Retain(None), _) => say::KEEP_NEITHER,
        (Action::Show(_), _) => say::SHOW,
        (Action::Pass, _) => say::PASS_BRAG,
        (Action::Round(RoundAction::Check), _) => say::CHECK,
        (Action::Round(RoundAction::Match), _) => say::MATCH,
        (Action::Drawing(DrawingAction::Stand), _) => say::STAND,
        (Action::Drawing(DrawingAction::Draw(cards)), _) if cards.is_empty() => say::DRAW_A_CARD,
        (Action::Bus(BusAction::All), _) => say::ALL_THREE,
        (Action::Bus(BusAction::Stick), _) => say::STICK,
        (Action::Casino(CasinoAction::Play), _) => say::PLACE_PLAY,
        (Action::Borrow { chips, .. }, _) => return Some(say::borrow_of(chips)),
        (Action::Lend(chips), _) => return Some(say::lend_of(chips.unwrap_or(asked_for(view)))),
        _ => return None,
    };
    Some(text.get().into())
}

/// The least bet that keeps the player in, in chips.
fn least(view: View<'_>) -> Chips {
    let rules = view.rules();
    let open = match rules.patti() {
        Some(_) => 2 * rules.ante,
        None => rules.vying().map_or(1, |rules| rules.open_min),
    };
    view.stake().max(open)
}

/// The loan that the player is asked for, in chips.
fn asked_for(view: View<'_>) -> Chips {
    match view.ask() {
        Ask::Vying(VyingAsk::Turn(Turn::Lend { chips, .. })) => chips,
        _ => 0,
    }
}

#[cfg(test)]
mod tests;
