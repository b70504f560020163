//! What all the sittings on this device come to for the one who plays here: counted from their records, a little at a
//! time, in all and table by table.

use leptos::prelude::*;

use crate::cards::HandKind;
use crate::engine::{Rules, Seat};
use crate::games::{self, Preset};
use crate::notation::{Record, Sitting};
use crate::ui::game::Game;
use crate::ui::keep::Keeper;
use crate::ui::language::{Text, say};
use crate::ui::live::{live, whenever};
use crate::ui::pages::new_game::preset_name;
use crate::ui::session::{Mind, Setup};
use crate::ui::slices::{Step, in_slices};
use crate::ui::tally::Tally;
use crate::ui::words::{game_name, hand_name};

/// Steps of a record that are read before the clock is looked at.
const AT_ONCE: usize = 40;
/// The chart has room for no more points.
const MOST_POINTS: usize = 300;

/// The size of its picture, which is stretched.
const WIDE: usize = 900;
const TALL: i128 = 300;

/// A record to count: whose deals, and how many of them are over.
struct Counted {
    record: Record,
    seat: Seat,
    over: usize,
}

/// What has been counted of each table, by its name; the first is of all.
type Tallies = Vec<(String, Tally)>;

/// The numbers, once they are counted; nothing where no deal is over.
#[component]
pub fn Statistics() -> impl IntoView {
    let game = expect_context::<Game>();
    let keeper = expect_context::<Keeper>();
    let counted = RwSignal::new(Tallies::new());
    let chosen = RwSignal::new(0);
    let run = StoredValue::new(0_u32);
    whenever(move |_| {
        let mut wanted = wanted(game, keeper);
        let mut tallies: Tallies = vec![(say::STAT_ALL_TABLES.get().into(), Tally::default())];
        let mut reading = None::<(Sitting, Seat)>;
        run.update_value(|run| *run += 1);
        let this = run.get_value();
        in_slices(move || {
            // The tab may be gone, or another deal be over.
            if run.try_get_value() != Some(this) {
                return Step::Done;
            }
            let Some((sitting, seat)) = &mut reading else {
                let Some(next) = wanted.pop() else {
                    let _ = counted.try_set(std::mem::take(&mut tallies));
                    return Step::Done;
                };
                let sitting = Sitting::new(next.record);
                let sitting = sitting.map(|sitting| (sitting.up_to(next.over), next.seat));
                reading = sitting.ok();
                return Step::More;
            };
            match sitting.read(AT_ONCE) {
                Ok(false) => return Step::More,
                Ok(true) => add(&mut tallies, sitting, *seat),
                // What cannot be played is counted nowhere.
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

/// The records to count, the newest first: of sittings with one person, who is meant by "you".
fn wanted(game: Game, keeper: Keeper) -> Vec<Counted> {
    let in_hand = you(&game.setup()).map(|seat| {
        let (record, over) = game.past_deals();
        Counted { record, seat, over }
    });
    let in_hand = in_hand.filter(|counted| counted.over > 0);
    let results = keeper.results(game).into_iter();
    let results = results.filter_map(|score| {
        Some(Counted {
            seat: Seat(score.you()? as u8),
            over: usize::MAX,
            record: score.record,
        })
    });
    in_hand.into_iter().chain(results).collect()
}

fn you(setup: &Setup) -> Option<Seat> {
    let mut people = setup.players.iter().zip(0..);
    let mut next = || people.find(|(player, _)| player.mind == Mind::Person);
    let (_, seat) = next()?;
    next().is_none().then_some(Seat(seat))
}

fn add(tallies: &mut Tallies, sitting: &Sitting, seat: Seat) {
    let name = table_name(&sitting.record().rules);
    if let Some((_, all)) = tallies.first_mut() {
        all.add(sitting, seat);
    }
    let own = tallies.iter().skip(1).position(|(other, _)| *other == name);
    let at = own.map_or(tallies.len(), |at| at + 1);
    if at == tallies.len() {
        tallies.push((name, Tally::default()));
    }
    tallies[at].1.add(sitting, seat);
}

/// `Three cards`, `Three cards · French school`, `Nine cards · Your own rules`.
fn table_name(rules: &Rules) -> String {
    let game = game_name(rules.game);
    let is_usual = *rules == (games::of(rules).rules)();
    let preset = Preset::of(rules).filter(|_| rules.is_betting());
    match preset {
        _ if is_usual => game.into(),
        Some(preset) => [game, " · ", preset_name(preset).get()].concat(),
        None => [game, " · ", say::PRESET_OWN.get()].concat(),
    }
}

/// Which table, where there were several.
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
    let kinds = HandKind::ALL.into_iter().zip(tally.by_kind).rev();
    let kinds = kinds.filter(|(_, count)| *count > 0);
    let shown: u64 = tally.by_kind.iter().sum();
    let most = tally.by_kind.into_iter().max().unwrap_or_default();
    let most = most.max(tally.won.saturating_sub(shown)).max(1);
    let bar = |says: Text, count: u64| {
        view! {
            <div style=format!("--of:{}", count * 100 / most)>
                <dt>{says.get()}</dt>
                <dd>{number(count)}</dd>
            </div>
        }
    };
    let kinds = kinds.map(|(kind, count)| bar(kind_name(kind), count));
    let kinds = kinds.collect_view();
    let unshown = tally.won.saturating_sub(shown);
    let unshown = (unshown > 0).then(|| bar(say::STAT_WITHOUT_SHOWING, unshown));
    let won_with = (tally.won > 0).then(|| {
        view! {
            <h4>{say::STAT_WON_WITH.get()}</h4>
            <dl class="bars">{kinds}{unshown}</dl>
        }
    });
    view! {
        <dl class="stats">
            {line(say::STAT_DEALS, number(tally.deals))}
            {line(say::STAT_WON, number(tally.won))}
            {line(say::STAT_WON_BLIND, number(tally.won_blind))}
            {line(say::STAT_BIGGEST, number(tally.biggest))}
            {best}
        </dl>
        {won_with}
        {chart(&tally.line)}
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

/// `+35`, `−12`.
fn signed(chips: i64) -> String {
    let sign = match chips {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    sign.to_owned() + &say::amount_typed(chips.unsigned_abs())
}

/// What was won and lost, deal after deal, as a line; and in words.
fn chart(line: &[i64]) -> impl IntoView + use<> {
    let now = line.last().copied().unwrap_or_default();
    let least = line.iter().copied().min().unwrap_or_default().min(0);
    let most = line.iter().copied().max().unwrap_or_default().max(0);
    // In whole numbers, as far as the picture is fine.
    let height = i128::from(most - least).max(1);
    let y = |chips: i64| i128::from(most - chips) * TALL / height;
    let count = line.len();
    // The beginning and the end are always there.
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
