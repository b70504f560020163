//! The button that gives a hint, and the hint over the felt.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::odds::about;
use crate::app::i18n::say;
use crate::app::lazy::{OpenSheet, Sheet, not_fetched};
use crate::app::platform::keyboard;
use crate::app::platform::live::live;
use crate::app::platform::slices::{Progress, in_slices, later};
use crate::app::settings::Settings;
use crate::app::sheets::every_hand::{EveryHand, Of, ShownChart};
use crate::app::sheets::hint_text::{Hint, HintText, only_setting};
use crate::app::sheets::worker_thoughts::worths;
use crate::app::table::experts::{ExpertProgram, Thought};
use crate::app::table::game::{Game, Phase};
use crate::app::table::page::Programs;
use crate::app::worker::{self, Answer, Dealt, Finding, Running};
use crate::bots;
use crate::engine::{SeatView, Viewer};
use crate::rollouts::Estimate;

/// The key of the button.
const KEY: &str = "H";

/// The moment of a sitting: the number of its deal, and of the events so far. The next event makes a hint outdated.
type Moment = (u32, usize);

/// The hint that is told. Copies are the same hint.
#[derive(Clone, Copy)]
struct Telling {
    game: Game,
    programs: Programs,
    now: Memo<Moment>,
    said: RwSignal<Option<(Moment, HintText)>>,
    running: StoredValue<Option<Running>>,
    /// Whether its figures are unfolded. They stay so while they are refined.
    is_unfolded: StoredValue<bool>,
    /// What is best with every hand.
    shown: ShownChart,
}

/// The button and the hint. They appear if hints are turned on, while the table waits for the player at the screen
/// and he sees his cards.
#[component]
pub fn HintPiece() -> impl IntoView {
    let game = expect_context::<Game>();
    let settings = expect_context::<Settings>();
    let sheet = expect_context::<OpenSheet>();
    let may_ask = Memo::new(move |_| {
        let is_asked = game.phase() == Phase::Playing
            && game.is_my_turn()
            && game.curtain().is_none()
            && !game.is_replay();
        let sees = matches!(game.viewer(), Viewer::Seat(_));
        // Before the cards are dealt there is nothing to compute.
        let has_cards = game.public(|view| !view.ask().is_to_stake_against_bank());
        // In a guided deal the coach gives advice instead.
        let is_guided = sheet.get().is_some_and(Sheet::is_guided);
        settings.get().hints
            && is_asked
            && sees
            && has_cards
            && !is_guided
            && (!game.sets_hands() || game.must_set())
    });
    let hint = Telling {
        game,
        programs: expect_context(),
        now: Memo::new(move |_| game.public(|view| (view.deals(), view.history().len()))),
        said: RwSignal::new(None),
        running: StoredValue::new(None),
        is_unfolded: StoredValue::new(false),
        shown: ShownChart::new(),
    };
    let key = window_event_listener(ev::keydown, move |key| {
        let may_ask = may_ask.get_untracked() && sheet.get_untracked().is_none();
        if may_ask && settings.now().keys && is_key(&key) {
            hint.ask();
        }
    });
    on_cleanup(move || key.remove());
    let told = move || {
        let told = hint.said.get().filter(|(of, _)| *of == hint.now.get());
        told.map(|(_, says)| panel(says, hint))
    };
    let hints = live(move || {
        may_ask.get().then(|| {
            view! {
                <div class="hints" on:click=move |press| press.stop_propagation()>
                    <div role="status" aria-busy=move || hint.is_thinking().then_some("true")>{live(told)}</div>
                    <button aria-keyshortcuts=KEY on:click=move |_| hint.ask()>{say::HINT.get()}</button>
                </div>
            }
        })
    });
    view! {
        {hints}
        <EveryHand shown=hint.shown/>
    }
}

/// Whether this is the key of the button, pressed once and alone.
fn is_key(key: &KeyboardEvent) -> bool {
    let is_alone = !(key.ctrl_key() || key.alt_key() || key.meta_key() || key.repeat());
    is_alone && keyboard::meant(key).eq_ignore_ascii_case(KEY)
}

fn panel(says: HintText, hint: Telling) -> impl IntoView {
    let each = |(button, figure)| view! { <li><b>{button}</b>" "{figure}</li> };
    let choices: Vec<_> = says.choices.into_iter().map(each).collect();
    let has_figures = !(choices.is_empty() && says.why.is_empty());
    let head = (!says.head.is_empty()).then(|| view! { <p>{says.head}</p> });
    let why = (!says.why.is_empty()).then(|| view! { <p class="why-so">{says.why}</p> });
    let figures = has_figures.then(|| {
        let toggled = move |press: web_sys::Event| {
            let details = press.target().and_then(|target| target.dyn_into::<Element>().ok());
            let is_open = details.is_some_and(|details| details.has_attribute("open"));
            hint.is_unfolded.set_value(is_open);
        };
        view! {
            <details class="more small" open=hint.is_unfolded.get_value() on:click=|press| press.stop_propagation() on:toggle=toggled>
                <summary>{say::FIGURES.get()}</summary>
                {head}
                {(!choices.is_empty()).then(|| view! { <ul>{choices}</ul> })}
                {why}
            </details>
        }
    });
    let of = Of::Now(hint.game);
    let is_charted = !says.is_thinking && untrack(|| of.is_charted());
    let every_hand = is_charted.then(|| {
        let show = move |press: web_sys::MouseEvent| {
            press.stop_propagation();
            hint.shown.show(of.clone());
        };
        view! { <button aria-haspopup="dialog" on:click=show>{say::EVERY_HAND.get()}</button> }
    });
    view! {
        <div class="says" on:click=move |_| hint.said.set(None)>
            <p>{says.lead}</p>
            {figures}
            {every_hand}
        </div>
    }
}

impl Telling {
    /// Whether the hint on the screen is still being refined. It is read aloud once it is not.
    fn is_thinking(self) -> bool {
        self.said
            .with(|said| said.as_ref().is_some_and(|(_, says)| says.is_thinking))
    }

    /// Gives a hint, or takes away the one on the screen.
    fn ask(self) {
        let at = self.now.get_untracked();
        if self
            .said
            .with_untracked(|said| said.as_ref().is_some_and(|(of, _)| *of == at))
        {
            self.said.set(None);
            return;
        }
        let says = self.first();
        let Some(says) = says else { return };
        self.game.took_hint();
        let goes_on = says.is_thinking;
        self.said.set(Some((at, says)));
        if goes_on {
            spawn_local(async move {
                let experts = self.programs.load_experts().await;
                // What is known is drawn first.
                later(move || {
                    if self.awaits(at) {
                        self.begin(at, experts);
                    }
                });
            });
        }
    }

    /// What can be told at once. `None`: this gets no hint.
    fn first(self) -> Option<HintText> {
        let choices = self.game.choices();
        self.game.view(|view| {
            view.own()?;
            Some(match bots::risks(view.rules()) {
                Some(risks) => HintText::risks(view, &choices, &risks(view), about),
                None => HintText::thinking(view, &choices),
            })
        })
    }

    /// Whether the player still waits for more of the hint of this moment.
    fn awaits(self, at: Moment) -> bool {
        let now = self.now.try_get_untracked();
        let said = self.said.try_with_untracked(|said| {
            said.as_ref()
                .is_some_and(|(of, says)| *of == at && says.is_thinking)
        });
        now == Some(at) && said == Some(true)
    }

    /// Tells the hint of this moment anew, unless the player no longer waits for it.
    fn tell(self, at: Moment, says: HintText) {
        if self.awaits(at) {
            self.said.set(Some((at, says)));
        }
    }

    /// Begins to think about the choices: in the worker, or else on the page.
    fn begin(self, at: Moment, experts: Option<&'static ExpertProgram>) {
        let seat = self.game.view(|view| view.own().map(SeatView::seat));
        let running = seat.and_then(|seat| {
            worths(self.game, seat, move |thought| match thought {
                Some(Finding::More) => {}
                Some(Finding::Worths(worths, is_done)) => self.tell_worths(at, &worths, is_done),
                // It has nothing to compare, or has failed.
                _ => {
                    later(move || {
                        if self.awaits(at) {
                            self.begin_here(at, experts);
                        }
                    });
                }
            })
        });
        match running {
            Some(running) => self.running.set_value(Some(running)),
            None => self.begin_here(at, experts),
        }
    }

    /// Begins to think on the page, or to count where there is nothing to play out.
    fn begin_here(self, at: Moment, experts: Option<&'static ExpertProgram>) {
        let choices = self.game.choices();
        let begun = self.game.view(|view| {
            let begin = experts?.appraise;
            begin(view, &choices)
        });
        match begun {
            Some(thought) => self.think(at, thought),
            None => self.count(at, experts.is_some()),
        }
    }

    fn tell_worths(self, at: Moment, estimates: &[Estimate], is_done: bool) {
        if self.awaits(at) {
            let says = self.worths(estimates, is_done);
            self.tell(at, says);
        }
    }

    /// Thinks in slices, and tells what is found.
    fn think(self, at: Moment, mut thought: Thought) {
        in_slices(move || {
            if !self.awaits(at) {
                return Progress::Done;
            }
            let found = thought();
            if let Some(estimates) = found.news {
                self.tell_worths(at, &estimates, found.is_done);
            }
            if found.is_done {
                Progress::Done
            } else {
                Progress::More
            }
        });
    }

    fn worths(self, estimates: &[Estimate], is_done: bool) -> HintText {
        let choices = self.game.choices();
        let name = |seat| self.game.name(seat);
        self.game.view(|view| match is_done {
            true => HintText::worths(view, &choices, estimates, name, about),
            false => HintText::worths_so_far(view, &choices, estimates, about),
        })
    }

    /// Counts how often the hand is the best. `is_advised`: what a bot would do is told too.
    fn count(self, at: Moment, is_advised: bool) {
        let choices = self.game.choices();
        if let Some(only) = self.game.view(|view| only_setting(view, &choices)) {
            let says = if is_advised { only } else { not_fetched() };
            return self.tell(at, HintText::only(says));
        }
        let Some(hint) = self.game.view(|view| Hint::of(view, &choices)) else {
            return self.said.set(None);
        };
        let question = hint.question();
        let tell = move |dealt: Option<Dealt>| {
            let says = match is_advised {
                true => hint.text(dealt, about),
                false => hint.odds(dealt, about) + ".",
            };
            self.tell(at, HintText::only(says));
        };
        let Some(question) = question else {
            return tell(None);
        };
        self.running
            .set_value(Some(worker::run(question, move |answer| {
                if let Answer::Deals(dealt @ Some(_)) = answer {
                    tell(dealt);
                }
            })));
    }
}
