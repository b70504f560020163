//! The text of what is made, to be changed by hand, and two buttons that add to it at its end.

use leptos::prelude::*;

use super::shop::Shop;
use crate::app::i18n::say;
use crate::app::platform::live::live;
use crate::app::words::refused::lesson_error;
use crate::notation::{
    LONGEST_LESSON, LONGEST_SENTENCE, LessonError, LessonTask, Question, Sentence,
};

/// The text, and what is wrong with it.
pub fn text(shop: Shop) -> AnyView {
    let words = RwSignal::new(String::new());
    let refused = RwSignal::new(None::<String>);
    let add = move |task: Result<LessonTask, LessonError>| match task {
        Ok(task) => {
            shop.add(task);
            words.set(String::new());
            refused.set(None);
        }
        Err(why) => refused.set(Some(lesson_error(&why))),
    };
    let sentence = move || words.with(|words| Sentence::new(words));
    let tell = move |_| add(sentence().map(|text| LessonTask::Say { text, mark: None }));
    let ask = move |_| {
        let text = match sentence() {
            // The table asks.
            Err(LessonError::Empty) => Ok(None),
            text => text.map(Some),
        };
        let question = text.map(|text| Question {
            text,
            mark: None,
            hint: None,
            answers: Vec::new(),
            otherwise: None,
        });
        add(question.map(LessonTask::Ask));
    };
    let why = move || {
        let why = refused.get()?;
        Some(view! { <p class="error" role="alert">{why}</p> })
    };
    let fault = move || {
        let fault = shop.fault()?;
        Some(view! { <p class="error" id="workshop-fault" role="alert">{fault}</p> })
    };
    view! {
        <p class="rules">{say::WORKSHOP_TEXT_SAYS.get()}</p>
        <textarea
            class="text"
            rows="14"
            spellcheck="false"
            maxlength=LONGEST_LESSON
            aria-label=say::WORKSHOP_TEXT.get()
            aria-describedby=move || shop.fault().map(|_| "workshop-fault")
            prop:value=move || shop.text()
            on:change:target=move |field| shop.write(field.target().value())
        ></textarea>
        {live(fault)}
        <div class="adds">
            <label for="workshop-words">{say::WORKSHOP_ADDS.get()}</label>
            <textarea
                id="workshop-words"
                class="text"
                rows="2"
                maxlength=LONGEST_SENTENCE
                prop:value=move || words.get()
                on:input:target=move |field| words.set(field.target().value())
            ></textarea>
            {live(why)}
        </div>
        <div class="ways">
            <button type="button" class="add" on:click=tell>{say::WORKSHOP_TELL.get()}</button>
            <button type="button" class="add" on:click=ask>{say::WORKSHOP_ASK.get()}</button>
        </div>
    }
    .into_any()
}
