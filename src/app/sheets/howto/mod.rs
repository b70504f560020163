//! *How to play*: for each game of the catalogue a page with its usual rules and pictures of hands.
//!
//! A page is data ([`GamePage`]) and stands with all that is said of its game.
//! A [`ToHowToPlay`] or [`Sheet::HowToPlay`] with the key of a game leads to its page.

mod words;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use leptos::html::Div;
use leptos::prelude::*;

use self::words::Words;
use super::SheetState;
use super::beats::Kinds;
use super::drills::{Advised, try_id};
use super::field::{Choose, Field};
use super::frame::{Frame, SheetFrame, go_back, read_from_its_head};
use super::guide::ToFirstDeal;
use super::lesson::ToLessons;
use super::pictures::steps::{picture, steps};
use super::pictures::{Ranks, drawn};
use super::state::NewRules;
use crate::app::about::{Block, GamePage, PAGES, Step, are_usual};
use crate::app::i18n::{Text, say};
use crate::app::lazy::{OpenSheet, OpenedFrom, Sheet};
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::live;
use crate::app::table::game::Game;
use crate::app::words::{differing_rules, full_game_name, told};
use crate::cards::Ranking;
use crate::engine::Rules;
use crate::games;
use crate::school::drills::Advice;
use crate::sitting::session::MOST_SEATS;

/// The most steps of a deal that are told before what beats what.
const FIRST: usize = 5;

/// The rules in force, if they are those of the game whose page is at this place, else its usual ones.
fn rules_at(place: usize, in_force: &Rules) -> Option<Rules> {
    let (game, _) = PAGES.get(place)?;
    if in_force.game == *game {
        return Some(in_force.clone());
    }
    Some((games::named(game)?.rules)())
}

/// The rules of the new game from which the sheet was opened, else those of the table.
fn rules_in_force(state: SheetState, from: OpenedFrom) -> Rules {
    let new = state.slot::<NewRules>().get_value();
    match new.filter(|_| matches!(from, OpenedFrom::NewGame)) {
        Some(NewRules(rules)) => rules,
        None => expect_context::<Game>().public(|view| view.rules().clone()),
    }
}

/// Whether the guided deals of three-card Brag help with this game: it is of the same house.
fn has_lessons(place: usize) -> bool {
    let game = PAGES.get(place).and_then(|(game, _)| games::named(game));
    game.is_some_and(|game| game.house() == games::THREE_CARD.key)
}

fn place_of(game: &str) -> usize {
    let place = PAGES.iter().position(|(key, _)| *key == game);
    place.unwrap_or(0)
}

/// A button that opens the page of a game, and from there leads back.
#[component]
pub fn ToHowToPlay(
    /// The key of the game, asked for when the button is pressed.
    game: Callback<(), &'static str>,
    /// The place of the button.
    from: OpenedFrom,
) -> impl IntoView {
    let sheet = expect_context::<OpenSheet>();
    let open = move |_| sheet.set(Some(Sheet::HowToPlay(game.run(()), from)));
    view! { <button type="button" class="add" on:click=open>{say::HOW_TO_PLAY.get()}</button> }
}

/// The sheet. It shows the page of this game first, and has a list to choose another.
#[component]
pub fn HowToPlay(game: &'static str, from: OpenedFrom) -> impl IntoView {
    let sheet = expect_context::<OpenSheet>();
    let frame = Frame::new();
    let body = NodeRef::<Div>::new();
    let chosen = RwSignal::new(place_of(game));
    let state = expect_context::<SheetState>();
    let in_force = untrack(|| rules_in_force(state, from));
    let rules = Memo::new(move |_| rules_at(chosen.get(), &in_force));
    let tried = state.come_back();
    match tried {
        Some(point) => request_animation_frame(move || focus_element(&try_id(point))),
        None => read_from_its_head(body),
    }
    let field = Field {
        id: "how-to-play",
        label: say::HOWTO_GAME.get(),
        hint: "",
        why: "",
        choices: PAGES.iter().map(|(key, _)| full_game_name(key)).collect(),
        get: Arc::new(move || chosen.get()),
        set: Arc::new(move |to| chosen.set(to)),
    };
    let explanation = move || explanation(chosen.get(), &rules.get()?, from, tried);
    view! {
        <SheetFrame frame title=Sheet::HowToPlay(game, from).title()>
            <div class="body howto" node_ref=body role="group" tabindex="0" aria-labelledby="sheet-title">
                <Choose field/>
                {explanation}
                {live(move || own_cards(&rules.get()?))}
                {folded(say::HOWTO_PHONES, false, view! { <p>{say::HOWTO_PHONES_SAYS.get()}</p> }.into_any())}
                {live(move || PAGES.get(chosen.get()).map(|(_, page)| history(page)))}
                <Words/>
                {live(move || has_lessons(chosen.get()).then(|| view! { <ToLessons/> }))}
                {live(move || PAGES.get(chosen.get()).map(|(game, _)| view! { <ToFirstDeal game=*game/> }))}
            </div>
            <footer>
                <button class="act go whole" on:click=move |_| go_back(sheet, frame, from)>
                    {say::BACK.get()}
                </button>
            </footer>
        </SheetFrame>
    }
}

/// How the game is played with real cards. `None`: it needs its cards on the page.
fn own_cards(rules: &Rules) -> Option<AnyView> {
    let says = || view! { <p>{say::HOWTO_OWN_CARDS.get()}</p> }.into_any();
    rules
        .can_be_banked()
        .then(|| folded(say::OWN_CARDS, false, says()))
}

/// A part of the page under its head, which opens it.
fn folded(head: Text, is_open: bool, says: AnyView) -> AnyView {
    view! {
        <details class="more" open=is_open>
            <summary><h3>{head.get()}</h3></summary>
            {says}
        </details>
    }
    .into_any()
}

/// What beats what in this game, where that differs from Brag, and the pay tables.
fn ranks(rules: &Rules) -> AnyView {
    let differs = !are_usual(rules, &["running_flush_over_prial"]);
    if rules.is_against_bank() || rules.ranking.teen_patti || differs {
        view! {
            <h3>{say::WHAT_BEATS_WHAT.get()}</h3>
            <Kinds rules=rules.clone() own=None/>
        }
        .into_any()
    } else {
        view! { <Ranks pairs=rules.ranking.pairs/> }.into_any()
    }
}

/// Where the game comes from.
fn history(page: &'static GamePage) -> AnyView {
    folded(say::HOWTO_HISTORY, false, paragraphs(page.history))
}

fn paragraphs(texts: &'static [Text]) -> AnyView {
    let texts = texts.iter().map(|text| view! { <p>{text.get()}</p> });
    texts.collect_view().into_any()
}

/// What differs from the usual rules of the game, before all else. `None`: nothing does.
fn differing(rules: &Rules) -> Option<AnyView> {
    let lines = differing_rules(rules);
    (!lines.is_empty()).then(|| {
        view! {
            <h3>{say::AGREED_AT_THIS_TABLE.get()}</h3>
            <ul class="agreed">
                {lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
            </ul>
        }
        .into_any()
    })
}

/// First how a deal goes in five steps and what beats what, then the other parts, each folded under its head. The part with the
/// decision from which the reader comes back (`tried`) is open.
fn explanation(
    place: usize,
    rules: &Rules,
    from: OpenedFrom,
    tried: Option<Advice>,
) -> Option<AnyView> {
    let (_, page) = PAGES.get(place)?;
    // Some games allow more players than a screen has room for.
    let most = rules.most_seats().unwrap_or(MOST_SEATS).min(MOST_SEATS) as u64;
    let cards = rules.cards_dealt().unwrap_or(0).into();
    let lead = match rules.is_against_bank() {
        true => say::howto_for_alone(most, cards),
        false => say::howto_for(most, cards),
    };
    let told = told_in_force(page.blocks, rules);
    let mut parts = told.chunk_by(|_, next| !matches!(next, Block::Head(_)));
    let drawn = |blocks: &[&'static Block]| {
        let blocks = blocks.iter().map(|one| block(one, rules, from));
        blocks.collect_view().into_any()
    };
    let deal = parts.next().unwrap_or_default();
    let later = deal.iter().find_map(|one| later(one, rules));
    let rest = parts.filter_map(|part| {
        let (Block::Head(head), says) = part.split_first()? else {
            return None;
        };
        let is_tried = |one: &&Block| matches!(one, Block::Advised(point) if Some(*point) == tried);
        Some(folded(*head, says.iter().any(is_tried), drawn(says)))
    });
    let texts = view! {
        <p class="lead">{lead}</p>
        {differing(rules)}
        {drawn(deal)}
        {ranks(rules)}
        {later}
        {rest.collect_view()}
    }
    .into_any();
    Some(texts)
}

/// The steps that are told under these rules, with their pictures.
fn told_steps(
    steps: &'static [Step],
    rules: &Rules,
) -> impl Iterator<Item = (Option<&'static str>, String)> {
    steps
        .iter()
        .filter_map(|step| Some((picture(step), told(*step, rules)?)))
}

/// The steps of a deal that no picture is needed for. `None`: all stand before what beats what.
fn later(block: &'static Block, rules: &Rules) -> Option<AnyView> {
    let Block::Steps(all) = block else {
        return None;
    };
    let later: Vec<_> = told_steps(all, rules).skip(FIRST).collect();
    (!later.is_empty()).then(|| folded(say::HOWTO_REST, false, steps(later, FIRST)))
}

/// The blocks that are told under these rules.
fn told_in_force(blocks: &'static [Block], rules: &Rules) -> Vec<&'static Block> {
    let told = blocks.iter().flat_map(|block| match block {
        Block::While(keys, blocks) if are_usual(rules, keys) => told_in_force(blocks, rules),
        Block::While(..) => Vec::new(),
        block => vec![block],
    });
    told.collect()
}

fn block(block: &'static Block, rules: &Rules, from: OpenedFrom) -> AnyView {
    match block {
        // `told_in_force` has put its blocks in the place of the first; the second is the head of a folded part.
        Block::While(..) | Block::Head(_) => ().into_any(),
        Block::Paragraphs(texts) => paragraphs(texts),
        Block::Advised(point) => view! { <Advised point=*point from/> }.into_any(),
        Block::Steps(all) => steps(told_steps(all, rules).take(FIRST).collect(), 0),
        figure => drawn(
            figure,
            &Ranking::new(rules.ranking),
            rules.is_against_bank(),
        ),
    }
}
