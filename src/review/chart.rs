//! What is best in one situation with each kind of hand.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::reviewer::ReviewSettings;
use super::thought::AgainstBest;
use super::verdict::DOUBT;
use crate::bots::MakeBot;
use crate::cards::{Card, HandKind, HandValue, Rank};
use crate::engine::{Action, Ask, Choice, Table, Turn, View, Viewer, VyingAsk};
use crate::rollouts::{Appraisal, Budget, Estimate, Expert, Known};

/// The worlds after which a chart is told first. It is told anew after twice as many, and so on.
const FIRST: u64 = 16;
/// The chance in thousandths from which the solved play takes an action now and then.
const NOW_AND_THEN: u32 = 50;

/// A chart in the making, for a player of three cards who has looked at them. Each line is a kind of hand: prials, running
/// flushes, runs, flushes, pairs by their rank, other hands by their highest card. A hand in the middle of its kind
/// stands for it, but the player's own hand stands for its kind. Between two, where play is stored, worths are against
/// best play; else they are played out. No line depends on a card that the player has not seen.
pub struct Chart {
    lines: Vec<ChartLine>,
    way: Way,
}

/// A line of a chart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChartLine {
    /// The cards that stand for the kind.
    pub cards: Vec<Card>,
    /// Their value.
    pub value: HandValue,
    /// Whether they are the player's own.
    pub is_own: bool,
    /// The choices, the best first. Empty: nothing is known yet.
    pub choices: Vec<Charted>,
}

/// A choice with a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charted {
    /// The action.
    pub action: Action,
    /// The expected gain or loss from now on, in thousandths of a chip.
    pub mean: i64,
    /// The standard error of that.
    pub error: i64,
    /// Whether it is the best, or not told from it.
    pub is_as_good: bool,
}

/// What a step has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChartStep {
    /// Nothing that is to be told.
    More,
    /// The lines are told anew. There is more to do.
    News,
    /// All is done.
    Done,
}

/// How worths are found.
enum Way {
    Solved {
        best: Box<AgainstBest>,
        /// For each line the actions that the solved play takes now and then.
        mixed: Vec<Vec<Action>>,
    },
    Played(Box<Played>),
}

/// The lines, played out in turns.
struct Played {
    /// For each line the table as it is with that hand, until it is begun.
    tables: Vec<Table>,
    choices: Vec<Choice>,
    viewer: Viewer,
    taken: Action,
    make_bot: MakeBot,
    known: Known,
    appraisals: Vec<Option<Appraisal>>,
    /// The line that is played out now, to so many worlds.
    at: usize,
    worlds: u64,
    most: u64,
}

impl Chart {
    /// Begins the chart of the decision that the viewer has to make. `taken` is weighed too. What is played out is played
    /// in so many worlds for each line. `None`: he has not seen three cards of his own, it is no betting game, or there is
    /// nothing to choose.
    #[must_use]
    pub fn begin(
        view: View<'_>,
        choices: &[Choice],
        taken: Option<Action>,
        means: ReviewSettings,
        known: &Known,
        worlds: u64,
    ) -> Option<Chart> {
        if !Chart::is_of(view) || choices.len() < 2 {
            return None;
        }
        let folds = choices.iter().any(|choice| choice.admits(Action::Fold));
        let taken = taken.or(folds.then_some(Action::Fold))?;
        let lines = lines(view);
        let tables = lines.iter().map(|line| view.supposing(&line.cards));
        let tables: Vec<Table> = tables.collect::<Option<_>>()?;
        let mut expert = Expert::among(means.make_bot, view.rules(), means.budget);
        let way = match AgainstBest::begin(&mut expert, view, choices, taken) {
            Some(best) => {
                let mixed = tables.iter().map(|table| {
                    let chances = expert.between_two(table.view(view.viewer()), choices);
                    let often = chances.iter().flat_map(|chances| chances.iter());
                    let often = often.filter(|(_, chance)| *chance >= NOW_AND_THEN);
                    often.map(|(action, _)| action).collect()
                });
                Way::Solved {
                    mixed: mixed.collect(),
                    best: Box::new(best),
                }
            }
            None => Way::Played(Box::new(Played {
                tables,
                choices: choices.to_vec(),
                viewer: view.viewer(),
                taken,
                make_bot: means.make_bot,
                known: known.clone(),
                appraisals: Vec::new(),
                at: 0,
                worlds: FIRST.min(worlds),
                most: worlds,
            })),
        };
        Some(Chart { lines, way })
    }

    /// Whether the viewer bets on one hand of three cards that he has seen.
    #[must_use]
    pub fn is_of(view: View<'_>) -> bool {
        let rules = view.rules();
        let Some(own) = view.own() else {
            return false;
        };
        let bets = matches!(
            view.ask(),
            Ask::Vying(VyingAsk::Turn(Turn::Own { seat, .. })) if seat == own.seat()
        );
        let has_three = rules.dealing().is_some_and(|dealing| dealing.cards == 3);
        let is_hand = |value: HandValue| value.number().is_none();
        let knows = own.known_hand().is_some_and(|(_, value)| is_hand(value));
        bets && has_three && rules.vying().is_some() && own.hands().len() == 1 && knows
    }

    /// The lines, the strongest hand first.
    #[must_use]
    pub fn lines(&self) -> &[ChartLine] {
        &self.lines
    }

    /// Whether worths are against best play.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        matches!(self.way, Way::Solved { .. })
    }

    /// How much is done, of how much.
    #[must_use]
    pub fn progress(&self) -> (u64, u64) {
        match &self.way {
            Way::Solved { best, .. } => {
                let (done, all) = best.progress();
                (done.into(), all.into())
            }
            Way::Played(played) => {
                let lines = self.lines.len() as u64;
                let worlds = |one: &Option<Appraisal>| match one {
                    Some(one) => one.worlds().min(played.most),
                    None => played.most,
                };
                let done: u64 = played.appraisals.iter().map(worlds).sum();
                (done, lines * played.most)
            }
        }
    }

    /// Goes on for about a millisecond.
    pub fn step(&mut self) -> ChartStep {
        match &mut self.way {
            Way::Solved { best, mixed } => {
                if best.step() {
                    return ChartStep::More;
                }
                let values: Vec<HandValue> = self.lines.iter().map(|line| line.value).collect();
                let all = best.by_hand(&values);
                for ((line, estimates), mixed) in self.lines.iter_mut().zip(all).zip(mixed) {
                    line.choices = against_best(&estimates, mixed);
                }
                ChartStep::Done
            }
            Way::Played(played) => {
                let step = played.step();
                if step != ChartStep::More {
                    for (line, appraisal) in self.lines.iter_mut().zip(&played.appraisals) {
                        line.choices = appraisal.as_ref().map_or(Vec::new(), played_out);
                    }
                }
                step
            }
        }
    }
}

impl Played {
    fn step(&mut self) -> ChartStep {
        if let Some(table) = self.tables.get(self.appraisals.len()) {
            let view = table.view(self.viewer);
            // The worlds are counted here, so that all lines get as many.
            let budget = Budget {
                playouts: u32::MAX / 4,
            };
            let begun = Appraisal::of(view, &self.choices, Some(self.taken), self.make_bot, budget);
            let begun = begun.map(|one| one.knowing(&self.known));
            self.appraisals.push(begun);
            return ChartStep::More;
        }
        match self.appraisals.get_mut(self.at) {
            Some(Some(appraisal)) if appraisal.worlds() < self.worlds => {
                if appraisal.step().is_done {
                    self.at += 1;
                }
                ChartStep::More
            }
            Some(_) => {
                self.at += 1;
                ChartStep::More
            }
            None if self.worlds < self.most => {
                self.at = 0;
                self.worlds = (self.worlds * 2).min(self.most);
                ChartStep::News
            }
            None => ChartStep::Done,
        }
    }
}

/// The choices with a hand as they are played out.
fn played_out(appraisal: &Appraisal) -> Vec<Charted> {
    let beside = appraisal.beside_best();
    let estimates = appraisal.estimates();
    let charted = |(action, behind, error): &(Action, i64, i64)| {
        let own = estimates.iter().find(|one| one.action == *action)?;
        Some(Charted {
            action: *action,
            mean: own.mean,
            error: own.error,
            is_as_good: *behind <= DOUBT * error,
        })
    };
    beside.iter().filter_map(charted).collect()
}

/// The choices with a hand beside best play, which takes those of `mixed` now and then.
fn against_best(estimates: &[Estimate], mixed: &[Action]) -> Vec<Charted> {
    let Some(best) = estimates.first() else {
        return Vec::new();
    };
    let charted = |one: &Estimate| Charted {
        action: one.action,
        mean: one.mean,
        error: one.error,
        is_as_good: best.mean - one.mean <= DOUBT * best.error.max(one.error)
            || mixed.contains(&one.action),
    };
    estimates.iter().map(charted).collect()
}

/// What makes hands of one line: the kind, and of pairs and other hands the rank.
type Likeness = (HandKind, Option<Rank>);

fn likeness(value: HandValue) -> Likeness {
    let kind = value.kind();
    let by_rank = matches!(kind, HandKind::Pair | HandKind::HighCard);
    (kind, by_rank.then_some(value.ranks()[0]))
}

/// The lines of all hands that the viewer may hold by what he sees.
fn lines(view: View<'_>) -> Vec<ChartLine> {
    let ranking = view.ranking();
    let own = view.own().and_then(|own| own.known_hand());
    let own_cards = own.iter().flat_map(|(hand, _)| hand.0);
    let unseen = view.unseen();
    let mut cards: Vec<Card> = unseen.cards().iter().copied().chain(own_cards).collect();
    cards.sort_unstable_by_key(|card| card.index());
    let mut all: BTreeMap<Likeness, Vec<(HandValue, [Card; 3])>> = BTreeMap::new();
    for (nth, a) in cards.iter().enumerate() {
        for (nth, b) in cards.iter().enumerate().skip(nth + 1) {
            for c in &cards[nth + 1..] {
                let hand = [*a, *b, *c];
                if let Some(best) = ranking.best(&hand) {
                    let same = all.entry(likeness(best.value)).or_default();
                    same.push((best.value, hand));
                }
            }
        }
    }
    let line = |(like, mut same): (Likeness, Vec<(HandValue, [Card; 3])>)| {
        if let Some((hand, value)) = own.filter(|(_, value)| likeness(*value) == like) {
            return Some(ChartLine {
                cards: hand.0.to_vec(),
                value,
                is_own: true,
                choices: Vec::new(),
            });
        }
        let middle = same.len() / 2;
        same.sort_by_key(|(value, _)| *value);
        let (value, cards) = same.into_iter().nth(middle)?;
        Some(ChartLine {
            cards: cards.to_vec(),
            value,
            is_own: false,
            choices: Vec::new(),
        })
    };
    let mut lines: Vec<ChartLine> = all.into_iter().filter_map(line).collect();
    lines.sort_by_key(|line| std::cmp::Reverse(line.value));
    lines
}
