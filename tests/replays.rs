//! Records of random sittings under random house rules replay to the same table, with purchases at any time, and with
//! deals that are decided by dealing alone.

mod kit;

use std::collections::BTreeSet;

use brag::bots::{self, Temper};
use brag::cards::{Card, Pack};
use brag::engine::{Action, Ask, Event, Seat, Table, Viewer, Zone};
use brag::games::{self, GAMES};
use brag::notation::{Record, SeatEntry, Source, replay};
use brag::random::{Rng, Seed, Shuffler};
use kit::dice::Dice;
use kit::sittings::{self, Move};

const DEALS: u32 = 6_000;

/// The record of a sitting so far, and how many moves ago it was last played again.
struct Written {
    record: Record,
    dealt: bool,
    moves: u32,
}

fn begin(table: &Table) -> Written {
    let seats = table.stacks().map(|chips| SeatEntry {
        name: String::new(),
        chips,
        box_of: None,
    });
    let packs = Source::Packs {
        pack: Pack::sorted(),
        shuffles: Vec::new(),
    };
    Written {
        record: Record::new(
            table.rules().clone(),
            seats.collect(),
            table.dealer(),
            packs,
        ),
        dealt: false,
        moves: 0,
    }
}

impl Written {
    fn follow(&mut self, table: &Table, next: &Move) {
        match next {
            Move::Deal(Some(first)) if !self.dealt => {
                if let Source::Packs { pack, .. } = &mut self.record.source {
                    *pack = first.clone();
                }
                self.dealt = true;
            }
            Move::Deal(Some(pack)) => self.record.push_shuffle(pack.clone()),
            Move::Deal(None) => {}
            _ => {
                if let Some((seat, action)) = next.action(table) {
                    self.record.push(seat, table.named(seat, action));
                }
            }
        }
        self.moves += 1;
    }
}

#[test]
fn every_sitting_replays_from_its_record() {
    let (mut purchases, mut calls) = (0, 0);
    let mut games = BTreeSet::new();
    sittings::play(16, DEALS, begin, |written, table, next, step| {
        written.follow(table, next);
        let buys = matches!(next, Move::Act(_, Action::BuyIn(_)));
        purchases += u32::from(buys);
        calls += u32::from(matches!(next, Move::Act(_, Action::ChooseGame(_))));
        // A replay deals at once, so both are at the same point only when a player must act.
        let same_point = step.table.ask().seat().is_some() || step.table.ask() == Ask::Over;
        if !same_point || !(buys || written.moves.is_multiple_of(17)) {
            return;
        }
        let read: Record = written.record.to_json().parse().expect("a record");
        let replayed = replay(&read).expect("it was played so");
        assert_eq!(replayed.table, step.table);
        games.insert(table.rules().game);
    });
    assert_eq!(games.len(), GAMES.len(), "{games:?}");
    assert!(purchases > 100, "only {purchases} bought in");
    assert!(calls > 100, "only {calls} games were named");
}

/// A seed determines every shuffle, with any number of jokers. Some dealer of these sittings names a game with jokers.
#[test]
fn a_sitting_of_named_games_replays_from_its_seed() {
    let mut packs = Vec::new();
    for sitting in 0..6 {
        packs.push(named_games(Seed([sitting; 32])));
    }
    let jokers_go = |packs: &Vec<_>| packs.windows(2).any(|two| two[0] > two[1]);
    assert!(packs.iter().any(jokers_go), "{packs:?}");
}

/// Plays a sitting of games that the dealers name, and replays it. Returns the size of the pack in each deal.
fn named_games(seed: Seed) -> Vec<usize> {
    let mut rules = games::three_card();
    rules.dealers_choice = true;
    rules.choosable = brag::games::ALL.choosable;
    let (mut table, mut shuffler) = (
        Table::new(rules.clone(), &[60; 4], Seat(1)).expect("it can be played"),
        Shuffler::new(seed),
    );
    let seats = table.stacks().map(|chips| SeatEntry {
        name: String::new(),
        chips,
        box_of: None,
    });
    let mut record = Record::new(rules, seats.collect(), Seat(1), Source::Seed(seed));
    let mut rng = Rng::new(Seed([2; 32]), 0);
    let mut packs = Vec::new();
    for _ in 0..3_000 {
        if let Ask::Deal { shuffle } = table.ask() {
            let pack = shuffle.then(|| shuffler.shuffle(&table.gathered()));
            table.deal_in_place(pack).expect("a deal is due");
            packs.push(Pack::whole(table.rules().ranking.jokers).len());
        }
        let Some(seat) = table.ask().seat() else {
            continue;
        };
        let choices = table.choices(seat);
        let mut bot = match table.ask() {
            Ask::ChooseGame { .. } | Ask::Agree { .. } => Temper::Bragger.policy(),
            _ => bots::bot(table.rules(), Temper::Bragger),
        };
        let action = bot.choose(table.view(Viewer::Seat(seat)), &choices, &mut rng);
        let named = table.named(seat, action);
        table.play_in_place(seat, action).expect("it was offered");
        record.push(seat, named);
    }
    // A replay deals at once. It ends when a player must act, or the sitting is over.
    while let Ask::Deal { shuffle } = table.ask() {
        let pack = shuffle.then(|| shuffler.shuffle(&table.gathered()));
        table.deal_in_place(pack).expect("a deal is due");
    }
    let read: Record = record.to_json().parse().expect("a record");
    assert_eq!(replay(&read).expect("it was played so").table, table);
    packs
}

/// The cards that lie before the players when a deal is over are shuffled with the rest.
#[test]
fn a_sitting_of_any_game_replays_from_its_seed() {
    for (game, byte) in GAMES.into_iter().zip(0..) {
        let seed = Seed([byte; 32]);
        let rules = (game.rules)();
        let mut table = Table::new(rules.clone(), &[40; 3], Seat(1)).expect("it can be played");
        let mut shuffler = Shuffler::new(seed);
        let seats = table.stacks().map(|chips| SeatEntry {
            name: String::new(),
            chips,
            box_of: None,
        });
        let mut record = Record::new(rules.clone(), seats.collect(), Seat(1), Source::Seed(seed));
        let mut bot = bots::bot(&rules, Temper::Straightforward);
        let mut rng = Rng::new(seed, 0);
        for _ in 0..60 {
            while let Ask::Deal { shuffle } = table.ask() {
                let pack = shuffle.then(|| shuffler.shuffle(&table.gathered()));
                table.deal_in_place(pack).expect("a deal is due");
            }
            let Some(seat) = table.ask().seat() else {
                break;
            };
            let choices = table.choices(seat);
            let action = bot.choose(table.view(Viewer::Seat(seat)), &choices, &mut rng);
            record.push(seat, table.named(seat, action));
            table.play_in_place(seat, action).expect("it was offered");
        }
        while let Ask::Deal { shuffle } = table.ask() {
            let pack = shuffle.then(|| shuffler.shuffle(&table.gathered()));
            table.deal_in_place(pack).expect("a deal is due");
        }
        assert!(table.view(Viewer::Gallery).deals() > 1, "{}", game.key);
        let read: Record = record.to_json().parse().expect("a record");
        assert_eq!(
            replay(&read).expect("it was played so").table,
            table,
            "{}",
            game.key
        );
    }
}

/// The order in which cards leave the pack, as docs/records.md tells it for this game: the deal, and what follows.
fn told_order(key: &str) -> (String, bool) {
    let docs = include_str!("../docs/records.md");
    let (_, after) = docs
        .split_once("### The order of the cards")
        .expect("a chapter");
    let rows = after.lines().filter(|line| line.starts_with("| `"));
    let mut cells = rows.map(|row| row.split('|').map(str::trim).collect::<Vec<_>>());
    let row = cells
        .find(|cells| cells[1].contains(&format!("`{key}`")))
        .expect(key);
    (row[2].to_owned(), !row[3].is_empty())
}

#[test]
fn cards_leave_the_pack_in_the_order_that_the_format_tells() {
    for game in GAMES {
        let (told, is_told_later) = told_order(game.key);
        let mut later = false;
        for seed in 0..20 {
            let table = Table::new((game.rules)(), &[40; 3], Seat(1)).expect("three can play");
            let mut before = Vec::new();
            let mut is_dealt = true;
            let mut players = Vec::new();
            sittings::play_on(table, &mut Dice::new(seed), |table, next, step| {
                if let Move::Deal(pack) = next {
                    before = pack
                        .clone()
                        .unwrap_or_else(|| table.gathered())
                        .iter()
                        .collect();
                    is_dealt = false;
                }
                for event in &step.events {
                    if let Event::DealBegan {
                        dealer,
                        players: dealt_in,
                    } = event
                    {
                        let clockwise = (1..=3).map(|after| Seat((dealer.0 + after) % 3));
                        players = clockwise.filter(|seat| dealt_in.contains(*seat)).collect();
                    }
                }
                let dealt = step.events.iter().filter_map(|event| match event {
                    Event::Dealt { to, card } => Some((*to, card.card)),
                    _ => None,
                });
                let dealt: Vec<(Zone, Card)> = dealt.collect();
                if dealt.is_empty() {
                    return;
                }
                let cards: Vec<Card> = dealt.iter().map(|(_, card)| *card).collect();
                if is_dealt {
                    later = true;
                    return;
                }
                is_dealt = true;
                assert_eq!(before[..cards.len()], cards, "{}: from the top", game.key);
                let zones: Vec<Zone> = dealt.into_iter().map(|(zone, _)| zone).collect();
                // A box without a stake is not dealt to.
                players.retain(|seat| zones.contains(&Zone::Hand(*seat)));
                assert_eq!(in_rounds(&zones, &players), told, "{}", game.key);
            });
        }
        assert_eq!(
            later, is_told_later,
            "{}: cards that are dealt later",
            game.key
        );
    }
}

/// Cards that were dealt, by rounds: `3 × players, 3 × board`.
fn in_rounds(zones: &[Zone], players: &[Seat]) -> String {
    let board = zones.iter().filter(|zone| **zone == Zone::Board).count();
    let (round, board_zones) = zones.split_at(zones.len() - board);
    assert!(board_zones.iter().all(|zone| *zone == Zone::Board));
    let is_spare = |zone: &&Zone| matches!(zone, Zone::Spare(_));
    let hands = round
        .iter()
        .filter(|zone| **zone == Zone::Hand(players[0]))
        .count();
    let spares = round.iter().filter(is_spare).count() / hands;
    let of_players = players.iter().map(|seat| Zone::Hand(*seat));
    let of_spares = (0..spares).map(|spare| Zone::Spare(spare as u8));
    let one: Vec<Zone> = of_players.chain(of_spares).collect();
    assert_eq!(round, one.repeat(hands), "round by round");
    let whom = if spares > 0 {
        "(players, spare hands)"
    } else {
        "players"
    };
    match board {
        0 => format!("{hands} × {whom}"),
        _ => format!("{hands} × {whom}, {board} × board"),
    }
}
