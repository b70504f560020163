//! Statistics of all sittings on this device, in all and by table. They are counted from the records, in slices.

use leptos::prelude::*;

use crate::app::i18n::{Text, say};
use crate::app::platform::live::{live, whenever};
use crate::app::platform::slices::{Step, in_slices};
use crate::app::sheets::new_game::preset_name;
use crate::app::storage::SaveState;
use crate::app::table::game::Game;
use crate::app::words::{game_name, hand_name};
use crate::cards::HandKind;
use crate::engine::{Rules, SeatSet};
use crate::games::{self, Preset};
use crate::notation::{Record, Sitting};
use crate::sitting::result::yours;
use crate::sitting::session::PlayerKind;
use crate::sitting::tally::Tally;

/// Steps of a record that are read in one slice.
const AT_ONCE: usize = 40;
/// The most points of the chart.
const MOST_POINTS: usize = 300;

/// The size of the chart's view box.
const WIDE: usize = 900;
const TALL: i128 = 300;

/// A record to count: the seats of "you", and the number of its deals that are over.
struct Counted {
    record: Record,
    own: SeatSet,
    over: usize,
}

/// The counts of each table, by name. The first is of all tables.
type Tallies = Vec<(String, Tally)>;

/// The statistics, once they are counted. Nothing if no deal is over.
#[component]
pub fn Statistics() -> impl IntoView {
    let game = expect_context::<Game>();
    let save_state = expect_context::<SaveState>();
    let counted = RwSignal::new(Tallies::new());
    let chosen = RwSignal::new(0);
    let run = StoredValue::new(0_u32);
    whenever(move |_| {
        let mut wanted = wanted(game, save_state);
        let mut tallies: Tallies = vec![(say::STAT_ALL_TABLES.get().into(), Tally::default())];
        let mut reading = None::<(Sitting, SeatSet)>;
        run.update_value(|run| *run += 1);
        let this = run.get_value();
        in_slices(move || {
            // The tab may have been closed, or another deal may have ended.
            if run.try_get_value() != Some(this) {
                return Step::Done;
            }
            let Some((sitting, own)) = &mut reading else {
                let Some(next) = wanted.pop() else {
                    let _ = counted.try_set(std::mem::take(&mut tallies));
                    return Step::Done;
                };
                let sitting = Sitting::new(next.record);
                let sitting = sitting.map(|sitting| (sitting.up_to(next.over), next.own));
                reading = sitting.ok();
                return Step::More;
            };
            match sitting.read(AT_ONCE) {
                Ok(false) => return Step::More,
                Ok(true) => add(&mut tallies, sitting, *own),
                // A record that cannot be replayed is not counted.
                Err(_) => {}
            }
            reading = None;
            Step::More
        });
    });
    let shown = Memo::new(move |_| counted.with(|all| all.iter().any(|(_, one)| one.deals > 0)));
    live(move || {
        shown.get().then(|| {
            view! {
                <h3>{say::STATISTICS.get()}</h3>
                {live(move || which(counted, chosen))}
                {live(move || counted.with(|all| {
                    let (_, tally) = all.get(chosen.get()).or(all.first())?;
                    Some(numbers(tally))
                }))}
            }
        })
    })
}

/// The records to count, the newest first: sittings with one person, who is "you".
fn wanted(game: Game, save_state: SaveState) -> Vec<Counted> {
    let setup = game.in_play.setup();
    let kinds: Vec<PlayerKind> = setup.players.iter().map(|player| player.kind).collect();
    let (record, over) = game.finished_deals();
    let own = yours(&kinds);
    let in_hand = Counted { record, own, over };
    let in_hand = Some(in_hand).filter(|counted| counted.over > 0);
    let results = save_state
        .results(game.source_in_play().as_ref())
        .into_iter();
    let results = results.map(|score| Counted {
        own: score.yours(),
        over: usize::MAX,
        record: score.record,
    });
    let all = in_hand.into_iter().chain(results);
    all.filter(|counted| !counted.own.is_empty()).collect()
}

fn add(tallies: &mut Tallies, sitting: &Sitting, own: SeatSet) {
    let name = table_name(&sitting.record().rules);
    if let Some((_, all)) = tallies.first_mut() {
        all.add(sitting, own);
    }
    let at = tallies.iter().skip(1).position(|(other, _)| *other == name);
    let at = at.map_or(tallies.len(), |at| at + 1);
    if at == tallies.len() {
        tallies.push((name, Tally::default()));
    }
    tallies[at].1.add(sitting, own);
}

/// The name of a table, such as `Three cards`, `Three cards · French school` or `Nine cards · Your own rules`.
fn table_name(rules: &Rules) -> String {
    let game = game_name(rules.game);
    let is_usual = games::of(rules).is_some_and(|game| *rules == (game.rules)());
    let preset = Preset::of(rules).filter(|_| rules.is_betting());
    match preset {
        _ if is_usual => game.into(),
        Some(preset) => [game, " · ", preset_name(preset).get()].concat(),
        None => [game, " · ", say::PRESET_OWN.get()].concat(),
    }
}

/// A list to choose the table, if there are several.
fn which(counted: RwSignal<Tallies>, chosen: RwSignal<usize>) -> Option<impl IntoView> {
    let names: Vec<String> = counted.with(|all| all.iter().map(|(name, _)| name.clone()).collect());
    let choose = move |list: web_sys::HtmlSelectElement| {
        chosen.set(usize::try_from(list.selected_index()).unwrap_or_default());
    };
    (names.len() > 2).then(|| {
        let option = |(nth, name): (usize, String)| {
            view! { <option prop:selected=move || chosen.get() == nth>{name}</option> }
        };
        view! {
            <select
                class="which"
                aria-label=say::STAT_WHICH_TABLE.get()
                on:change:target=move |list| choose(list.target())
            >
                {names.into_iter().enumerate().map(option).collect_view()}
            </select>
        }
    })
}

fn numbers(tally: &Tally) -> impl IntoView + use<> {
    let number = |n: u64| say::amount_typed(n);
    let line = |says: Text, value: String| {
        view! { <div><dt>{says.get()}</dt><dd>{value}</dd></div> }
    };
    let best = tally
        .best
        .map(|hand| line(say::STAT_BEST_HAND, hand_name(hand)));
    let of = |says: Text, won: u64, all: u64| (all > 0).then(|| line(says, say::stat_of(won, all)));
    let kinds = HandKind::ALL.into_iter().zip(tally.by_kind).rev();
    let kinds = kinds.filter(|(_, count)| *count > 0);
    let most = tally.by_kind.into_iter().max().unwrap_or_default();
    let most = most.max(tally.won.saturating_sub(tally.won_shown)).max(1);
    let bar = |says: Text, count: u64| {
        view! {
            <div style=format!("--of:{}", count * 100 / most)>
                <dt>{says.get()}</dt>
                <dd>{number(count)}</dd>
            </div>
        }
    };
    let is_patti = tally.best.is_some_and(|hand| hand.is_teen_patti());
    let name = |kind| match is_patti {
        true => patti_kind(kind),
        false => kind_name(kind),
    };
    let kinds = kinds.map(|(kind, count)| bar(name(kind), count));
    let kinds = kinds.collect_view();
    let unshown = tally.won.saturating_sub(tally.won_shown);
    let unshown = (unshown > 0).then(|| bar(say::STAT_WITHOUT_SHOWING, unshown));
    let has_won = tally.won > 0 || tally.sets_won > 0;
    let won_with = has_won.then(|| {
        view! {
            <h4>{say::STAT_WON_WITH.get()}</h4>
            <dl class="bars">{kinds}{unshown}</dl>
        }
    });
    view! {
        <dl class="stats">
            {line(say::STAT_DEALS, number(tally.deals))}
            {line(say::STAT_WON, number(tally.won))}
            {of(say::STAT_GAMES_WON, tally.games_won, tally.games)}
            {of(say::STAT_SETS_WON, tally.sets_won, tally.sets)}
            {line(say::STAT_WON_BLIND, number(tally.won_blind))}
            {line(say::STAT_BIGGEST, number(tally.biggest))}
            {best}
        </dl>
        {won_with}
        {chart(&tally.line)}
    }
}

/// The name of a kind of hand in Teen Patti.
fn patti_kind(kind: HandKind) -> Text {
    match kind {
        HandKind::Prial => say::PATTI_KIND_TRAIL,
        HandKind::RunningFlush => say::PATTI_KIND_PURE,
        HandKind::Run => say::PATTI_KIND_SEQUENCE,
        HandKind::Flush => say::PATTI_KIND_COLOUR,
        HandKind::Pair | HandKind::HighCard => kind_name(kind),
    }
}

fn kind_name(kind: HandKind) -> Text {
    match kind {
        HandKind::Prial => say::KIND_PRIAL,
        HandKind::RunningFlush => say::KIND_RUNNING_FLUSH,
        HandKind::Run => say::KIND_RUN,
        HandKind::Flush => say::KIND_FLUSH,
        HandKind::Pair => say::KIND_PAIR,
        HandKind::HighCard => say::KIND_HIGH_CARD,
    }
}

/// A signed number, such as `+35` or `−12`.
fn signed(chips: i64) -> String {
    let sign = match chips {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    sign.to_owned() + &say::amount_typed(chips.unsigned_abs())
}

/// A chart of the chips won and lost, deal by deal, with a description.
fn chart(line: &[i64]) -> impl IntoView + use<> {
    let now = line.last().copied().unwrap_or_default();
    let least = line.iter().copied().min().unwrap_or_default().min(0);
    let most = line.iter().copied().max().unwrap_or_default().max(0);
    // Whole numbers are exact enough for the size of the view box.
    let height = i128::from(most - least).max(1);
    let y = |chips: i64| i128::from(most - chips) * TALL / height;
    let count = line.len();
    // The first and the last point are always drawn.
    let points = count.clamp(1, MOST_POINTS);
    let point = |nth: usize| {
        let at = nth * count / points;
        let chips = at.checked_sub(1).and_then(|at| line.get(at));
        let chips = chips.copied().unwrap_or_default();
        format!("{},{}", nth * WIDE / points, y(chips))
    };
    let drawn: Vec<String> = (0..=points).map(point).collect();
    let zero = format!("M0 {}H{WIDE}", y(0));
    let says = say::stat_chart(count as u64, &signed(now), &signed(least), &signed(most));
    (count > 1).then(|| {
        view! {
            <h4>{say::STAT_CHIPS.get()}" "<b class=if now < 0 { "loss" } else { "gain" }>{signed(now)}</b></h4>
            <div class="over-time">
                <svg viewBox=format!("0 0 {WIDE} {TALL}") preserveAspectRatio="none" role="img" aria-label=says>
                    <path class="zero" d=zero></path>
                    <polyline points=drawn.join(" ")></polyline>
                </svg>
                <span aria-hidden="true">{signed(most)}</span>
                <span aria-hidden="true">{signed(least)}</span>
            </div>
        }
    })
}
