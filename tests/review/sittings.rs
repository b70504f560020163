//! Sittings to review.

use brag::bots::{self, Policy, Temper, bus};
use brag::cards::Pack;
use brag::engine::{Action, Ask, Chips, Rules, Seat, Table, Viewer};
use brag::games;
use brag::notation::{Record, SeatEntry, Source};
use brag::random::{Rng, Seed, Shuffler};
use brag::review::ReviewSettings;
use brag::rollouts::Budget;

/// Few playouts, of all games.
pub fn means(playouts: u32) -> ReviewSettings {
    ReviewSettings {
        make_bot: bots::bot,
        risks: Some(bus::risks),
        budget: Budget { playouts },
    }
}

/// A sitting of braggers at this game, as a record.
pub fn sitting(rules: Rules, seats: usize, deals: u32, seed: u8) -> Record {
    let bragger = |rules: &Rules, _| bots::bot(rules, Temper::Bragger);
    played(rules, &vec![60; seats], deals, seed, bragger)
}

/// A sitting with these chips, as a record. `player` makes the player of a seat.
pub fn played(
    rules: Rules,
    chips: &[Chips],
    deals: u32,
    seed: u8,
    player: impl Fn(&Rules, Seat) -> Box<dyn Policy + Send>,
) -> Record {
    let seed = Seed([seed; 32]);
    let mut table = Table::new(rules.clone(), chips, Seat(0)).expect("a table");
    let entries = table.stacks().map(|chips| SeatEntry {
        name: String::new(),
        chips,
        box_of: None,
    });
    let mut record = Record::new(rules, entries.collect(), Seat(0), Source::Seed(seed));
    let mut shuffler = Shuffler::new(seed);
    let mut rng = Rng::new(seed, 1 << 40);
    loop {
        match table.ask() {
            Ask::Deal { shuffle } if table.view(Viewer::Gallery).deals() < deals => {
                let pack = shuffle.then(|| shuffler.shuffle(&table.gathered()));
                table.deal_in_place(pack).expect("a deal is due");
            }
            ask => {
                let Some(seat) = ask.seat() else { break };
                let choices = table.choices(seat);
                let view = table.view(Viewer::Seat(seat));
                let action = player(table.rules(), seat).choose(view, &choices, &mut rng);
                let named = table.named(seat, action);
                table.play_in_place(seat, action).expect("it is offered");
                record.push(seat, named);
            }
        }
    }
    record
}

/// Two players with 100 chips each.
pub fn two() -> Vec<SeatEntry> {
    let seats = ["Andy", "Bill"].map(|name| SeatEntry {
        name: name.into(),
        chips: 100,
        box_of: None,
    });
    seats.into()
}

/// A pack in which these cards come first.
pub fn packs(dealt: &[&str]) -> Source {
    let rest = Pack::sorted().to_string();
    let rest = rest.split(' ').filter(|card| !dealt.contains(card));
    let all: Vec<&str> = dealt.iter().copied().chain(rest).collect();
    Source::Packs {
        pack: all.join(" ").parse().expect("a pack"),
        shuffles: Vec::new(),
    }
}

/// Two players look. Bill bets 2, Andy this much, and Bill folds. The first player gets the first, third and fifth card.
pub fn folded(bill: [&str; 3], andy: [&str; 3], bet: u64) -> Record {
    let dealt: Vec<&str> = bill
        .into_iter()
        .zip(andy)
        .flat_map(|(one, other)| [one, other])
        .collect();
    let mut record = Record::new(games::three_card(), two(), Seat(0), packs(&dealt));
    let (andy, bill) = (Seat(0), Seat(1));
    record.push(bill, Action::Look(None));
    record.push(bill, Action::Bet(2));
    record.push(andy, Action::Look(None));
    record.push(andy, Action::Bet(bet));
    record.push(bill, Action::Fold);
    record
}
