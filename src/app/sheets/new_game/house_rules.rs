//! The fields of the house rules.

use std::sync::Arc;

use leptos::prelude::*;

use super::amount::AmountField;
use super::form::Form;
use super::wild::WildField;
use crate::app::about::{self, Group, NEW_GAME, RuleText};
use crate::app::i18n::say;
use crate::app::platform::live::live;
use crate::app::sheets::field::{Choose, Field, Segments, Switch, choice_labels};
use crate::app::words::game_on_a_button;
use crate::engine::Rules;
use crate::games::{self, CatalogueGame, HouseRule, Kind};

/// All house rules of the game, in groups. Groups that few need are folded.
#[component]
pub fn HouseRules(form: Form) -> impl IntoView {
    // Games of one house share their options.
    let house = |rules: &Rules| games::of(rules).map(CatalogueGame::house);
    let house = Memo::new(move |_| form.draft.with(|draft| house(draft.rules())));
    live(move || {
        let game = games::named(house.get()?)?;
        let groups = about::of(NEW_GAME, game.key)?.groups;
        let is_of_game = |group: &&Group| {
            let mut rules = group.rules.iter();
            rules.any(|text| game.option(text.key).is_some())
        };
        let groups = groups.iter().filter(is_of_game);
        let groups = groups.map(|group| view! { <RuleGroup form game group/> });
        Some(groups.collect_view())
    })
}

#[component]
fn RuleGroup(form: Form, game: &'static CatalogueGame, group: &'static Group) -> impl IntoView {
    let draft = form.draft;
    let usual = (game.rules)();
    let changed = move || {
        let changed = draft.with(|draft| {
            let rules = draft.rules();
            let differs =
                |rule: &&HouseRule| draft.matters(rule) && rule.get(rules) != rule.get(&usual);
            let rules = group.rules.iter().filter_map(|text| game.option(text.key));
            rules.filter(differs).count()
        });
        match changed {
            0 => String::new(),
            changed => say::of_your_own(changed as u64),
        }
    };
    let field = |text: &'static RuleText| {
        let rule = game.option(text.key);
        rule.map(|rule| view! { <RuleField form text rule/> })
    };
    view! {
        <details class="more" open=group.open>
            <summary>{group.title.get()}<small>{move || changed()}</small></summary>
            {group.rules.iter().map(field).collect_view()}
        </details>
    }
}

/// The field of a rule. It is shown while the rule makes a difference.
#[component]
fn RuleField(form: Form, text: &'static RuleText, rule: &'static HouseRule) -> impl IntoView {
    let draft = form.draft;
    let matters = Memo::new(move |_| draft.with(|draft| draft.matters(rule)));
    let most = match rule.kind {
        Kind::Count { most, .. } => most,
        _ => 0,
    };
    let field = move || Field {
        id: text.key,
        label: text.label.get(),
        hint: text.hint.get(),
        why: text.why.get(),
        choices: match rule.kind {
            // The one option whose values are games.
            Kind::Word(games) if text.key == "game" => {
                games.iter().map(|game| game_on_a_button(game)).collect()
            }
            _ => choice_labels(text.says, most),
        },
        get: Arc::new(move || draft.with(|draft| draft.setting(rule))),
        set: Arc::new(move |to| {
            draft.update(|draft| draft.set(rule, to));
            form.note_faults();
        }),
    };
    live(move || {
        matters.get().then(|| match (rule.kind, text.says.len()) {
            (Kind::Flag, _) => view! { <Switch field=field()/> }.into_any(),
            (Kind::Cards, _) => view! { <WildField form text/> }.into_any(),
            (Kind::Word(_) | Kind::Value(_), 2) | (Kind::Count { .. }, 1) => {
                view! { <Segments field=field()/> }.into_any()
            }
            (Kind::Word(_), _) if text.key == "game" => {
                view! { <Segments field=field()/> }.into_any()
            }
            (Kind::Word(_) | Kind::Value(_), _) => view! { <Choose field=field()/> }.into_any(),
            _ => view! { <AmountField form text/> }.into_any(),
        })
    })
}

#[cfg(test)]
mod tests;
