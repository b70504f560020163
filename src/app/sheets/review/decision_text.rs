//! A reviewed decision in words and figures.

use crate::app::i18n::{Text, say};
use crate::app::sheets::hint_text::{because, even, figure, label, why};
use crate::app::sheets::odds::about;
use crate::cards::Card;
use crate::engine::{Action, Seat};
use crate::review::{Decision, Ledger, Position, Unit, Verdict};

/// The most choices that are told of a decision.
const MOST: usize = 4;

/// A decision as the sheet shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecisionText {
    /// Where it was made.
    pub position: Position,
    /// The number of its deal.
    pub deal: u32,
    /// The cards that the player had seen of his own.
    pub cards: Vec<Card>,
    /// What lay in the pots.
    pub situation: String,
    /// What he did: the label of its button.
    pub taken: String,
    /// What that is called.
    pub verdict: Verdict,
    /// The verdict in words. Only the first of the choices is called the best.
    pub called: &'static str,
    /// The cost in thousandths of what was at stake.
    pub cost: i64,
    /// The cost in words. Empty: it cost nothing.
    pub price: String,
    /// The choices, the best first.
    pub choices: Vec<Choice>,
    /// Why, in numbers. Empty: no number tells.
    pub why: String,
    /// The decision itself.
    pub decision: Decision,
}

/// A choice as the sheet shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The label of its button. Empty: it sets hands.
    pub button: String,
    /// The hands that it sets, the best first.
    pub hands: Vec<Vec<Card>>,
    /// What it is worth.
    pub figure: String,
    /// Whether it is the one taken.
    pub is_taken: bool,
}

impl DecisionText {
    /// A decision in this position.
    pub fn of(
        decision: &Decision,
        position: Position,
        name: impl Fn(Seat) -> String,
    ) -> DecisionText {
        let (view, choices) = (position.view(), position.choices());
        let named = |action| label(action, view, &choices).unwrap_or_default();
        let sets = decision.taken.hands_set().is_some();
        let own = view.own().into_iter().flat_map(|own| own.hands());
        let cards = own
            .flat_map(|hand| hand.faces())
            .filter_map(|face| face.card);
        let place = decision
            .rated
            .iter()
            .position(|one| one.action == decision.taken);
        // The one taken is told in any case.
        let is_told = |nth: usize| {
            nth < MOST - 1 || Some(nth) == place || nth == MOST - 1 && place < Some(MOST)
        };
        let rated = decision
            .rated
            .iter()
            .enumerate()
            .filter(|(nth, _)| is_told(*nth));
        let figure = |mean: i64, error: i64| match decision.unit {
            Unit::Chips => figure(mean, error),
            Unit::Lives | Unit::Games => about(mean.unsigned_abs(), 1000),
        };
        let price = match (decision.verdict, decision.unit) {
            (verdict, _) if !verdict.costs() => String::new(),
            (_, Unit::Chips) => {
                let share = match decision.share().unsigned_abs() {
                    share @ 0..1000 => about(share, 1000),
                    share => say::percent(&say::grouped(share / 10)),
                };
                say::review_cost(&self::figure(-decision.cost, 0), &share)
            }
            (_, Unit::Lives) => say::review_cost_life(&about(decision.cost.unsigned_abs(), 1000)),
            (_, Unit::Games) => say::review_cost_game(&about(decision.cost.unsigned_abs(), 1000)),
        };
        DecisionText {
            deal: view.deals(),
            // Set hands are told by the choices.
            cards: cards.filter(|_| !sets).collect(),
            situation: match decision.unit {
                Unit::Chips if view.pot_in_play() > 0 => say::review_pot(view.pot_in_play()),
                _ => String::new(),
            },
            why: {
                let plays = decision.going_on.as_ref();
                let numbers = plays.map(|plays| why(view, &choices, Some(plays), name, about));
                let solved = decision.is_solved.map(|is_best| match is_best {
                    true => say::REVIEW_SOLVED.get().into(),
                    false => say::REVIEW_AGAINST_BEST.get().into(),
                });
                let reasons: Vec<String> = numbers.into_iter().chain(solved).collect();
                reasons.join(" ")
            },
            taken: if sets {
                say::REVIEW_HANDS_SET.get().into()
            } else {
                named(decision.taken)
            },
            verdict: decision.verdict,
            decision: decision.clone(),
            called: called(decision, place),
            cost: decision.share(),
            price,
            choices: rated
                .map(|(nth, one)| Choice {
                    button: named(one.action),
                    hands: one
                        .action
                        .hands_set()
                        .map_or_else(Vec::new, |rows| rows.iter().map(<[Card]>::to_vec).collect()),
                    figure: figure(one.mean, one.error),
                    is_taken: Some(nth) == place,
                })
                .collect(),
            position,
        }
    }

    /// The verdict on its own choice in one sentence, and whether that begins with the choice itself.
    pub fn told(&self) -> (String, bool) {
        let taken = self.decision.taken;
        let mut rated = self.decision.rated.iter();
        let best = rated.next().map_or(taken, |one| one.action);
        let sets = taken.hands_set().is_some();
        let says = self.because(best, taken, self.verdict);
        (says, best == taken && !sets)
    }

    /// Why this choice is the best, where that one was made and is called so, in one sentence without figures.
    pub fn because(&self, best: Action, made: Action, verdict: Verdict) -> String {
        let (view, choices) = (self.position.view(), self.position.choices());
        let is_close = best != made && matches!(verdict, Verdict::Best | Verdict::Close);
        // Hands that were set are told by their cards.
        let sets = made.hands_set().is_some();
        match (sets, is_close) {
            (true, true) => say::BECAUSE_EVEN_SET.get().into(),
            (true, false) if best == made => say::BECAUSE_SET.get().into(),
            (true, false) => say::BECAUSE_SET_OTHER.get().into(),
            (false, true) => even(view, &choices, best, made),
            (false, false) => {
                let why = because(view, &choices, best, self.decision.going_on.as_ref());
                // What was made is named before it.
                match best == made {
                    true => why,
                    false => say::because_better(&why),
                }
            }
        }
    }
}

/// What a choice at this place among the rated ones is called. One that is not told from the best is as good as any.
fn called(decision: &Decision, place: Option<usize>) -> &'static str {
    let best = decision.rated.first().map(|one| one.mean);
    let taken = place.and_then(|place| decision.rated.get(place));
    let is_first = taken.map(|one| one.mean) == best;
    match decision.verdict {
        Verdict::Best if !is_first => say::VERDICT_AS_GOOD.get(),
        verdict => name(verdict),
    }
}

pub fn name(verdict: Verdict) -> &'static str {
    let name: Text = match verdict {
        Verdict::Best => say::VERDICT_BEST,
        Verdict::Good => say::VERDICT_GOOD,
        Verdict::Close => say::VERDICT_CLOSE,
        Verdict::Slip => say::VERDICT_SLIP,
        Verdict::Mistake => say::VERDICT_MISTAKE,
        Verdict::Blunder => say::VERDICT_BLUNDER,
    };
    name.get()
}

/// Where a result came from, in tenths of a chip or of a life, or in per cent of a game. The three parts sum to the result
/// then too. `own` names the player's decisions.
pub fn ledger_lines(unit: Unit, ledger: Ledger, own: &str) -> [(String, String); 4] {
    let step = match unit {
        Unit::Chips | Unit::Lives => 100,
        Unit::Games => 10,
    };
    let rounded = |milli: i64| (milli + step / 2 * milli.signum()) / step * step;
    let (result, cards, decided) = (
        rounded(ledger.result),
        rounded(ledger.cards),
        rounded(ledger.own),
    );
    let amount = |milli: i64| match unit {
        Unit::Chips | Unit::Lives => figure(milli, 0),
        Unit::Games => {
            let sign = ["−", "", "+"][(milli.signum() + 1) as usize];
            format!(
                "{sign}{}",
                say::percent(&say::grouped(milli.unsigned_abs() / 10))
            )
        }
    };
    let line = |name: &str, milli| (name.to_owned(), amount(milli));
    [
        line(say::REVIEW_RESULT.get(), result),
        line(say::REVIEW_CARDS.get(), cards),
        line(say::REVIEW_OTHERS.get(), result - cards - decided),
        line(own, decided),
    ]
}

/// What the parts of a result count, and that they sum to it.
pub fn ledger_note(unit: Unit) -> &'static str {
    let note: Text = match unit {
        Unit::Chips => say::REVIEW_ADDS_UP,
        Unit::Lives => say::REVIEW_ADDS_UP_LIVES,
        Unit::Games => say::REVIEW_ADDS_UP_GAMES,
    };
    note.get()
}
