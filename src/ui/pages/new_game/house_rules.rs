//! The fields of the house rules: each kind of rule has its kind of field.

use std::sync::Arc;

use leptos::prelude::*;

use super::amount::AmountField;
use super::asked::{Asked, GROUPS, Group};
use super::asked_classic::{CLASSIC_GROUPS, is_classic};
use super::asked_patti::PATTI_GROUPS;
use super::asked_rounds::{ROUND_GROUPS, is_round};
use super::asked_sets::{BUS_GROUPS, HOUSE_GROUPS, SET_GROUPS};
use super::form::Form;
use super::wild::WildField;
use crate::engine::Rules;
use crate::games::{self, Game, HouseRule, Kind};
use crate::ui::language::say;
use crate::ui::live::live;
use crate::ui::pages::field::{Choose, Field, Segments, Switch, choices};

/// All house rules of the game, in groups; those that few schools change are folded away.
#[component]
pub fn HouseRules(form: Form) -> impl IntoView {
    // The betting games share theirs.
    let of_game = |rules: &Rules| Some(rules.game).filter(|_| !rules.is_betting());
    let game = Memo::new(move |_| form.draft.with(|draft| of_game(draft.rules())));
    live(move || {
        let (game, groups): (_, &[Group]) = match game.get().and_then(games::named) {
            None => (games::of(&games::three_card()), &GROUPS),
            Some(game) if (game.rules)().swapping().is_some() => (game, &BUS_GROUPS),
            Some(game) if is_classic(game.key) => (game, &CLASSIC_GROUPS),
            Some(game) if is_round(game.key) => (game, &ROUND_GROUPS),
            Some(game) if (game.rules)().against_house().is_some() => (game, &HOUSE_GROUPS),
            Some(game) if (game.rules)().patti().is_some() => (game, &PATTI_GROUPS),
            Some(game) => (game, &SET_GROUPS),
        };
        let is_of_game = |group: &&Group| {
            let mut rules = group.rules.iter();
            rules.any(|asked| game.option(asked.key).is_some())
        };
        let groups = groups.iter().filter(is_of_game);
        let groups = groups.map(|group| view! { <RuleGroup form game group/> });
        Some(groups.collect_view())
    })
}

#[component]
fn RuleGroup(form: Form, game: &'static Game, group: &'static Group) -> impl IntoView {
    let draft = form.draft;
    let usual = if (game.rules)().is_betting() {
        games::three_card()
    } else {
        (game.rules)()
    };
    let changed = move || {
        let changed = draft.with(|draft| {
            let rules = draft.rules();
            let differs =
                |rule: &&HouseRule| rule.matters(rules) && rule.get(rules) != rule.get(&usual);
            let rules = group
                .rules
                .iter()
                .filter_map(|asked| game.option(asked.key));
            rules.filter(differs).count()
        });
        match changed {
            0 => String::new(),
            changed => say::of_your_own(changed as u64),
        }
    };
    let field = |asked: &'static Asked| {
        let rule = game.option(asked.key);
        rule.map(|rule| view! { <RuleField form asked rule/> })
    };
    view! {
        <details class="more" open=group.open>
            <summary>{group.title.get()}<small>{move || changed()}</small></summary>
            {group.rules.iter().map(field).collect_view()}
        </details>
    }
}

/// The field of one rule, for as long as it matters beside the others.
#[component]
fn RuleField(form: Form, asked: &'static Asked, rule: &'static HouseRule) -> impl IntoView {
    let draft = form.draft;
    let matters = Memo::new(move |_| draft.with(|draft| rule.matters(draft.rules())));
    let most = match rule.kind {
        Kind::Count { most, .. } => most,
        _ => 0,
    };
    let field = move || Field {
        id: asked.key,
        label: asked.label.get(),
        hint: asked.hint.get(),
        why: asked.why.get(),
        says: choices(asked.says, most),
        get: Arc::new(move || draft.with(|draft| draft.setting(rule))),
        set: Arc::new(move |to| {
            draft.update(|draft| draft.set(rule, to));
            form.judge();
        }),
    };
    live(move || {
        matters.get().then(|| match (rule.kind, asked.says.len()) {
            (Kind::Flag, _) => view! { <Switch field=field()/> }.into_any(),
            (Kind::Cards, _) => view! { <WildField form asked/> }.into_any(),
            (Kind::Word(_) | Kind::Value(_), 2) | (Kind::Count { .. }, 1) => {
                view! { <Segments field=field()/> }.into_any()
            }
            (Kind::Word(_), _) if asked.key == "game" => {
                view! { <Segments field=field()/> }.into_any()
            }
            (Kind::Word(_) | Kind::Value(_), _) => view! { <Choose field=field()/> }.into_any(),
            _ => view! { <AmountField form asked/> }.into_any(),
        })
    })
}
