//! What an expert makes of a deal in the player's seat, and that deal to watch.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::request::ReviewRequest;
use crate::app::i18n::{Name, say};
use crate::app::lazy::not_fetched;
use crate::app::platform::live::live;
use crate::app::platform::slices::{self, in_slices};
use crate::app::replay::Story;
use crate::app::sheets::hint_text::figure;
use crate::app::table::experts::{PlayedAsExpert, PlayingAsExpert};
use crate::app::table::page::Programs;
use crate::review::ExpertResult;

/// The deals after which the figures are told anew.
const NEWS: u32 = 10;

/// How far it has come.
#[derive(Clone, Copy, PartialEq)]
enum ExpertState {
    NotAsked,
    /// It goes on. What is known so far.
    Playing(Option<ExpertResult>),
    /// All is known. `None`: the seat had no part in the deal.
    Played(Option<ExpertResult>),
    /// The deal to watch is being played. What is known so far.
    Watching(Option<ExpertResult>),
    Failed,
}

/// An expert who plays the deal. Copies are the same one.
#[derive(Clone, Copy)]
pub struct ByExpert {
    state: RwSignal<ExpertState>,
    playing: StoredValue<Option<PlayingAsExpert>, LocalStorage>,
}

impl ByExpert {
    /// Nobody has asked for it.
    pub fn new() -> ByExpert {
        ByExpert {
            state: RwSignal::new(ExpertState::NotAsked),
            playing: StoredValue::new_local(None),
        }
    }

    /// Stops what goes on.
    pub fn stop(self) {
        match self.state.try_get_untracked() {
            Some(ExpertState::Playing(_)) => self.state.set(ExpertState::NotAsked),
            Some(ExpertState::Watching(made)) => self.state.set(ExpertState::Played(made)),
            _ => {}
        }
    }

    pub fn forget(self) {
        self.state.dispose();
        self.playing.dispose();
    }

    fn begin(self, request: ReviewRequest, deal: u32, programs: Programs) {
        self.state.set(ExpertState::Playing(None));
        spawn_local(async move {
            let Some(experts) = programs.load_experts().await else {
                let _ = self.state.try_set(ExpertState::Failed);
                return;
            };
            let tempers = request.tempers();
            let play = (experts.as_expert)(request.record, request.seat, deal, tempers);
            let _ = self.playing.try_set_value(Some(play));
            in_slices(move || self.go_on());
        });
    }

    fn go_on(self) -> slices::Progress {
        let Some(ExpertState::Playing(known)) = self.state.try_get_untracked() else {
            return slices::Progress::Done;
        };
        match self.step(false) {
            Some(PlayedAsExpert::More(made)) => {
                let news = made.filter(|made| made.deals > 0 && made.deals.is_multiple_of(NEWS));
                if news.is_some() && news != known {
                    self.state.set(ExpertState::Playing(news));
                    return slices::Progress::Drawn;
                }
                slices::Progress::More
            }
            Some(PlayedAsExpert::Done(made)) => {
                self.state.set(ExpertState::Played(made));
                slices::Progress::Done
            }
            _ => {
                self.state.set(ExpertState::Failed);
                slices::Progress::Done
            }
        }
    }

    /// Plays the deal as it was, and then gives its story.
    fn watch(self, request: ReviewRequest, then: Callback<Story>) {
        let ExpertState::Played(made) = self.state.get_untracked() else {
            return;
        };
        self.state.set(ExpertState::Watching(made));
        in_slices(move || {
            if !matches!(
                self.state.try_get_untracked(),
                Some(ExpertState::Watching(_))
            ) {
                return slices::Progress::Done;
            }
            match self.step(true) {
                Some(PlayedAsExpert::Watched(news)) => {
                    let story = Story::of(*news, |seat| request.name(seat));
                    self.state.set(ExpertState::Played(made));
                    then.run(story);
                    slices::Progress::Done
                }
                Some(_) => slices::Progress::More,
                None => slices::Progress::Done,
            }
        });
    }

    fn step(self, is_watched: bool) -> Option<PlayedAsExpert> {
        let step = self
            .playing
            .try_update_value(|playing| playing.as_mut().map(|play| play(is_watched)));
        step.flatten()
    }
}

/// The line that tells what an expert makes of the deal, and the buttons that ask for it and that show it.
#[component]
pub fn ExpertLine(
    expert: ByExpert,
    request: ReviewRequest,
    deal: u32,
    watch: Callback<Story>,
) -> impl IntoView {
    let programs = expect_context();
    let request = StoredValue::new(request);
    let of = move || request.get_value();
    let unit = request.with_value(|request| request.unit());
    let Name { name: who, is_you } = request.with_value(|request| request.name(request.seat));
    let says = move |made: ExpertResult| {
        let (mean, own) = (figure(made.mean, made.error), figure(made.own, 0));
        match is_you {
            true => say::expert_made(&mean, &own),
            false => say::expert_made_of(&mean, &own, &who),
        }
    };
    let begin = move |_| expert.begin(of(), deal, programs);
    let ask = move || {
        view! { <button class="add" on:click=begin>{say::EXPERT_ASK.get()}</button> }
    };
    let shown = move || {
        let says = says.clone();
        Some(match expert.state.get() {
            ExpertState::NotAsked => ask().into_any(),
            ExpertState::Failed => view! {
                <p role="alert">{not_fetched()}</p>
                {ask()}
            }
            .into_any(),
            ExpertState::Playing(made) => view! {
                <p class="rules" role="status">{say::EXPERT_THINKS.get()}</p>
                {made.map(|made| view! { <p class="rules">{says(made)}</p> })}
                <button class="add" on:click=move |_| expert.stop()>{say::CANCEL_NEW_GAME.get()}</button>
            }
            .into_any(),
            ExpertState::Played(None) => view! { <p class="rules" role="status">{say::EXPERT_NO_PART.get()}</p> }.into_any(),
            ExpertState::Played(Some(made)) | ExpertState::Watching(Some(made)) => {
                let begin = move |_| expert.watch(of(), watch);
                view! {
                    <p role="status"><b>{says(made)}</b></p>
                    <p class="rules">{say::expert_how(unit, made.deals.into())}</p>
                    <button class="add" on:click=begin>{say::EXPERT_WATCH.get()}</button>
                }
                .into_any()
            }
            ExpertState::Watching(None) => ().into_any(),
        })
    };
    view! { <div class="expert">{live(shown)}</div> }
}
