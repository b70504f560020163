//! Counts all sittings from their records, in slices.

use leptos::prelude::*;

use crate::app::i18n::say;
use crate::app::platform::live::whenever;
use crate::app::platform::slices::{Progress, in_slices};
use crate::app::replay::Earlier;
use crate::app::sheets::new_game::preset_name;
use crate::app::storage::{SaveState, reviews};
use crate::app::table::game::Game;
use crate::app::words::game_name;
use crate::engine::{Rules, SeatSet};
use crate::games::{self, Preset};
use crate::notation::{Record, Sitting, Source};
use crate::sitting::findings::Findings;
use crate::sitting::past::{PastSitting, deals};
use crate::sitting::result::{self, yours};
use crate::sitting::session::PlayerKind;
use crate::sitting::tally::{Tally, is_won};

/// Steps of a record that are read in one slice.
const AT_ONCE: usize = 40;

/// All that was counted.
#[derive(Default)]
pub struct Counts {
    /// The counts of each table, by its name. The first is of all tables.
    pub tallies: Vec<(String, Tally)>,
    /// The sittings, the oldest first.
    pub sittings: Vec<Counted>,
}

/// A sitting that was counted.
pub struct Counted {
    /// Its deals.
    pub past: PastSitting,
    /// The index of its table among the tallies.
    pub table: usize,
    /// Its record and its players, if it is over. `None`: it is the sitting in hand.
    pub earlier: Option<Earlier>,
}

impl Counts {
    /// The sittings at the table of this index.
    pub fn at(&self, table: usize) -> impl Iterator<Item = &Counted> {
        let all = self.sittings.iter();
        all.filter(move |one| table == 0 || one.table == table)
    }
}

/// A record to count.
struct Wanted {
    record: Record,
    kinds: Vec<PlayerKind>,
    /// The number of its deals that are over.
    over: usize,
    /// The date of its end. `None`: it is the sitting in hand.
    at: Option<u64>,
}

/// Counts them now, and again whenever a deal or a sitting ends. `None`: they are being counted for the first time.
pub fn counts(game: Game, save_state: SaveState) -> RwSignal<Option<Counts>> {
    let counted = RwSignal::new(None);
    let run = StoredValue::new(0_u32);
    whenever(move |_| {
        let mut wanted = wanted(game, save_state);
        let mut counts = Counts::default();
        let everything = say::STAT_ALL_TABLES.get().into();
        counts.tallies.push((everything, Tally::default()));
        let mut reading = None::<(Sitting, Wanted)>;
        run.update_value(|run| *run += 1);
        let this = run.get_value();
        in_slices(move || {
            // The tab may have been closed, or another deal may have ended.
            if run.try_get_value() != Some(this) {
                return Progress::Done;
            }
            let Some((sitting, of)) = &mut reading else {
                let Some(next) = wanted.pop() else {
                    let _ = counted.try_set(Some(std::mem::take(&mut counts)));
                    return Progress::Done;
                };
                let sitting = Sitting::new(next.record.clone());
                let sitting = sitting.map(|sitting| (sitting.up_to(next.over), next));
                reading = sitting.ok();
                return Progress::More;
            };
            match sitting.read(AT_ONCE) {
                Ok(false) => return Progress::More,
                Ok(true) => add(&mut counts, sitting, of),
                // A record that cannot be replayed is not counted.
                Err(_) => {}
            }
            reading = None;
            Progress::More
        });
    });
    counted
}

/// The records to count, the newest first: sittings with one person, who is "you".
fn wanted(game: Game, save_state: SaveState) -> Vec<Wanted> {
    let setup = game.setup();
    let (record, over) = game.finished_deals();
    let in_hand = Wanted {
        record,
        kinds: setup.players.iter().map(|player| player.kind).collect(),
        over,
        at: None,
    };
    let in_hand = Some(in_hand).filter(|wanted| wanted.over > 0);
    let results = save_state.results(game.source_in_play().as_ref());
    // A sitting that has ended on this page is in hand and among the results.
    let in_hand = in_hand.filter(|wanted| {
        let mut results = results.iter();
        !results.any(|result| result.record.source == wanted.record.source)
    });
    let results = results.into_iter().map(|result| Wanted {
        record: result.record,
        kinds: result.kinds,
        over: usize::MAX,
        at: Some(result.at),
    });
    let all = in_hand.into_iter().chain(results);
    all.filter(|wanted| !yours(&wanted.kinds).is_empty())
        .collect()
}

fn add(counts: &mut Counts, sitting: &Sitting, of: &Wanted) {
    let own: SeatSet = yours(&of.kinds);
    let record = sitting.record();
    let name = table_name(&record.rules);
    let tallies = &mut counts.tallies;
    if let Some((_, all)) = tallies.first_mut() {
        all.add(sitting, own);
    }
    let at = tallies.iter().skip(1).position(|(other, _)| *other == name);
    let table = at.map_or(tallies.len(), |at| at + 1);
    if table == tallies.len() {
        tallies.push((name, Tally::default()));
    }
    tallies[table].1.add(sitting, own);
    counts.sittings.push(Counted {
        past: PastSitting {
            at: of.at,
            game: record.rules.game,
            players: record.seats.len(),
            deals: deals(sitting, own, |deal| is_won(deal, own)),
            found: found(&record.source),
        },
        table,
        earlier: of.at.and_then(|_| Earlier::new(record, &of.kinds)),
    });
}

/// What reviews have found in the sitting with these shuffles.
fn found(source: &Source) -> Findings {
    match source {
        Source::Seed(seed) => reviews::of(&result::id(seed)),
        Source::Packs { .. } => Findings::default(),
    }
}

/// The name of a table, such as `Three cards`, `Three cards · French school` or `Nine cards · Your own rules`.
fn table_name(rules: &Rules) -> String {
    let game = game_name(rules.game);
    let is_usual = games::of(rules).is_some_and(|game| *rules == (game.rules)());
    match Preset::of(rules) {
        _ if is_usual => game.into(),
        Some(preset) => [game, " · ", preset_name(preset).get()].concat(),
        None => [game, " · ", say::PRESET_OWN.get()].concat(),
    }
}
