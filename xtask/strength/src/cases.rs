//! Decisions to judge: bots play pots, and one seat errs now and then.

use brag::bots::{self, Policy, Temper};
use brag::engine::{Action, Ask, Rules, Seat, Table, Viewer};
use brag::games;
use brag::random::{Rng, Seed, Shuffler};
use brag::rollouts::OpponentModel;

/// The chips of each player when a pot begins.
const STACK: u64 = 100;
/// The most actions of a pot.
pub const ACTIONS: u32 = 4000;

/// Those who play: of one temper, or one of each.
#[derive(Clone, Copy)]
pub enum School {
    All(Temper),
    Mixed,
}

impl School {
    /// `None`: there is no such school.
    pub fn named(name: &str) -> Option<School> {
        match name {
            "mixed" => Some(School::Mixed),
            other => other.parse().ok().map(School::All),
        }
    }

    fn temper(self, seat: usize) -> Temper {
        match self {
            School::All(temper) => temper,
            School::Mixed => Temper::USUAL[seat % 3],
        }
    }
}

/// A decision, and what the others did before it in its deal.
pub struct Case {
    pub table: Table,
    pub seat: Seat,
    pub taken: Action,
    pub past: Vec<Done>,
}

/// An action of another player, after so many events of the deal.
#[derive(Clone, Copy)]
pub struct Done {
    pub events: usize,
    pub seat: Seat,
    pub action: Action,
}

/// Three-card Brag by its default rules.
pub fn rules() -> Rules {
    games::three_card()
}

/// A player for each seat.
pub fn players(school: School, seats: usize) -> Vec<Box<dyn Policy + Send>> {
    let player = |seat| bots::bot(&rules(), school.temper(seat));
    (0..seats).map(player).collect()
}

/// Plays a pot, and takes some of the decisions of one seat, whose player errs now and then.
pub fn cases(school: School, seats: usize, pot: u32, met: &mut OpponentModel) -> Vec<Case> {
    let mut seed = [17; 32];
    seed[..4].copy_from_slice(&pot.to_le_bytes());
    let mut shuffler = Shuffler::new(Seed(seed));
    let mut rng = Rng::new(Seed(seed), 1 << 40);
    let mut players = players(school, seats);
    let own = Seat((pot as usize % seats) as u8);
    let table = Table::new(rules(), &vec![STACK; seats], Seat(0));
    let mut table = table.expect("the game seats so many");
    let (mut past, mut found, mut actions) = (Vec::new(), Vec::new(), 0);
    loop {
        match table.ask() {
            Ask::Deal { shuffle } if actions == 0 || table.pot() > 0 => {
                let pack = shuffle.then(|| shuffler.shuffle(&table.gathered()));
                table.deal_in_place(pack).expect("a deal is due");
                past.clear();
            }
            ask => {
                let Some(seat) = ask.seat().filter(|_| actions < ACTIONS) else {
                    return found;
                };
                actions += 1;
                let choices = table.choices(seat);
                let view = table.view(Viewer::Seat(seat));
                let mut action = players[seat.index()].choose(view, &choices, &mut rng);
                if seat == own {
                    if rng.below(5) < 2 {
                        let nth = rng.below(choices.len() as u32) as usize;
                        action = choices[nth].plain();
                    }
                    if choices.len() > 1 && rng.below(2) == 0 {
                        found.push(Case {
                            table: table.clone(),
                            seat,
                            taken: action,
                            past: past.clone(),
                        });
                    }
                } else {
                    met.note(&table, seat, action);
                    let events = table.history().len();
                    past.push(Done {
                        events,
                        seat,
                        action,
                    });
                }
                table.play_in_place(seat, action).expect("it is offered");
            }
        }
    }
}
