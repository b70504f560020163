//! A table that is retold.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::printed::Printed;
use crate::app::families;
use crate::app::i18n::Text;
use crate::app::platform::live::whenever;
use crate::app::platform::slices::{Step, in_slices};
use crate::app::sheets::hint_text::{figure, label};
use crate::app::table::game::{Game, Phase};
use crate::app::table::page::{Page, Programs};
use crate::engine::{Action, Choice};
use crate::rollouts::Estimate;
use crate::sitting::session::Session;

/// The id of the first button to press.
pub const NEXT: &str = "retold-next";
/// So many of the best choices are told in any case.
const BEST: usize = 3;

/// A table that is retold. Copies are the same one.
#[derive(Clone, Copy)]
pub struct RetoldInPlay {
    pub game: Game,
    programs: Programs,
    table: &'static Printed,
    own: StoredValue<Vec<Action>>,
    /// How many of the own moves have been made.
    done: RwSignal<usize>,
    /// What the learner would do now. `None`: he has not said it.
    pub would: RwSignal<Option<Action>>,
    /// How often he would have done the same, and how often he was asked.
    pub same: RwSignal<(u64, u64)>,
    /// What an expert makes of it: choices with their worths. Empty: it is not known yet.
    pub expert: RwSignal<Vec<(String, String)>>,
}

/// What the page waits for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Now {
    /// The learner's answer, or that he reads what was done.
    Asked,
    /// The next deal: this one of so many is over.
    Between(u64, u64),
    /// The last deal is over.
    Over,
}

impl RetoldInPlay {
    pub fn new(page: Page, table: &'static Printed, session: Session) -> RetoldInPlay {
        let game = Game::of_a_room(session, page.settings, families::REPERTOIRE);
        game.deal();
        RetoldInPlay {
            game,
            programs: page.programs,
            table,
            own: StoredValue::new(table.own()),
            done: RwSignal::new(0),
            would: RwSignal::new(None),
            same: RwSignal::new((0, 0)),
            expert: RwSignal::new(Vec::new()),
        }
    }

    /// What the player did whom the learner stands for.
    pub fn next(self) -> Option<Action> {
        let done = self.done.get();
        self.own.with_value(|own| own.get(done).copied())
    }

    /// What the source notes on that move.
    pub fn note(self) -> Option<Text> {
        self.table.note(self.done.get())
    }

    fn is_asked(self) -> bool {
        self.game.changes();
        let asked = |session: &Session| session.table().ask().seat() == Some(self.table.learner);
        !self.game.is_moving() && self.game.session(asked)
    }

    pub fn now(self) -> Option<Now> {
        if self.game.phase() == Phase::DealOver && !self.game.is_moving() {
            let deal = self.game.session(Session::deals).into();
            return Some(match self.next() {
                Some(_) => Now::Between(deal, self.table.packs.len() as u64),
                None => Now::Over,
            });
        }
        let is_question = self.next().is_some_and(is_question);
        (self.is_asked() && is_question).then_some(Now::Asked)
    }

    /// Does without a question what is none.
    pub fn goes_on_by_itself(self) {
        whenever(move |_| {
            if let Some(next) = self.next().filter(|next| !is_question(*next))
                && self.is_asked()
            {
                self.does(next);
            }
        });
    }

    pub fn does(self, action: Action) {
        self.would.set(None);
        self.expert.set(Vec::new());
        self.done.update(|done| *done += 1);
        self.game.act(action);
    }

    /// The actions that the learner may choose from, and their labels.
    pub fn options(self) -> Vec<(Action, String)> {
        let Some(next) = self.next() else {
            return Vec::new();
        };
        let choices = self.game.choices();
        let is_plain = |action: &Action| {
            matches!(
                action,
                Action::Look(_) | Action::Bet(_) | Action::See | Action::Fold | Action::Pass
            ) || action.is_of_mechanic()
        };
        let plain = choices.iter().map(|choice| choice.plain()).filter(is_plain);
        let mut actions: Vec<Action> = plain.collect();
        if !actions.contains(&next) {
            let least = actions
                .iter()
                .position(|action| matches!(action, Action::Bet(_)));
            actions.insert(least.map_or(0, |least| least + 1), next);
        }
        let named = |action| Some((action, self.label(action, &choices)?));
        actions.into_iter().filter_map(named).collect()
    }

    pub fn label(self, action: Action, choices: &[Choice]) -> Option<String> {
        self.game.view(|view| label(action, view, choices))
    }

    /// Takes the learner's answer, and begins to think about it.
    pub fn answer(self, action: Action) {
        let is_same = self.next() == Some(action);
        self.same
            .update(|(same, all)| (*same, *all) = (*same + u64::from(is_same), *all + 1));
        self.would.set(Some(action));
        let of = self.done.get_untracked();
        spawn_local(async move {
            let experts = self.programs.load_experts().await;
            if !self.waits(of) {
                return;
            }
            let choices = self.game.choices();
            let thought = self.game.view(|view| {
                let begin = experts?.appraise;
                begin(view, &choices)
            });
            if let Some(mut thought) = thought {
                in_slices(move || {
                    if !self.waits(of) {
                        return Step::Done;
                    }
                    let found = thought();
                    if let Some(estimates) = found.news {
                        self.expert.set(self.worths(&estimates));
                    }
                    match found.is_done {
                        true => Step::Done,
                        false => Step::More,
                    }
                });
            }
        });
    }

    /// The best choices with their worths, the best first. What was done and what the learner would do are among them.
    fn worths(self, estimates: &[Estimate]) -> Vec<(String, String)> {
        let choices = self.game.choices();
        let always = [self.next(), self.would.get()];
        let is_told = |nth: usize, action| nth < BEST || always.contains(&Some(action));
        let each = estimates.iter().enumerate();
        let each = each.filter(|(nth, one)| is_told(*nth, one.action));
        let named = |(_, one): (usize, &Estimate)| {
            let label = self.label(one.action, &choices)?;
            Some((label, figure(one.mean, one.error)))
        };
        each.filter_map(named).collect()
    }

    /// Whether the learner still reads about this move.
    fn waits(self, of: usize) -> bool {
        self.done.try_get_untracked() == Some(of) && self.would.get_untracked().is_some()
    }
}

/// Whether the learner is asked about it. To look, and how much to stake against the house, follows from no card.
fn is_question(action: Action) -> bool {
    !matches!(action, Action::Look(_)) && !action.stakes_against_bank()
}
