//! The fields of the house rules: each kind of rule has its kind of field.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::live::live;

use super::amount::AmountField;
use super::asked::{Asked, FIRST, MORE};
use super::form::Form;
use crate::games::{HouseRule, Kind};
use crate::ui::pages::field::{Choose, Field, Segments, Switch};

/// All house rules; those that few schools change are folded away.
#[component]
pub fn HouseRules(form: Form) -> impl IntoView {
    let fields = move |asked: &'static [Asked]| {
        asked
            .iter()
            .filter_map(|asked| Some((asked, HouseRule::named(asked.key)?)))
            .map(|(asked, rule)| view! { <RuleField form asked rule/> })
            .collect_view()
    };
    view! {
        {fields(&FIRST)}
        <details class="more">
            <summary>"More house rules"</summary>
            {fields(&MORE)}
        </details>
    }
}

/// The field of one rule, for as long as it matters beside the others.
#[component]
fn RuleField(form: Form, asked: &'static Asked, rule: &'static HouseRule) -> impl IntoView {
    let draft = form.draft;
    let matters = Memo::new(move |_| draft.with(|draft| rule.matters(draft.rules())));
    let field = move || Field {
        id: asked.key,
        label: asked.label,
        hint: asked.hint,
        says: asked.says,
        get: Arc::new(move || draft.with(|draft| draft.setting(rule))),
        set: Arc::new(move |to| draft.update(|draft| draft.set(rule, to))),
    };
    live(move || {
        matters.get().then(|| match (rule.kind, asked.says.len()) {
            (Kind::Flag, _) => view! { <Switch field=field()/> }.into_any(),
            (Kind::Word(_), 2) => view! { <Segments field=field()/> }.into_any(),
            (Kind::Word(_), _) => view! { <Choose field=field()/> }.into_any(),
            _ => view! { <AmountField form asked/> }.into_any(),
        })
    })
}
