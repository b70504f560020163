//! Sittings: the same players for forty pots, all with even chips again after each, and experts remember the others.
//!
//! A hero is measured in the pots from the tenth on, in the same shuffles twice: when all experts play with what they have
//! learnt by then, and when they play as if they met everybody for the first time.

use std::fmt::{self, Write as _};
use std::path::Path;

use brag::bots::{self, Policy, Temper};
use brag::engine::{Action, Seat, Table, Viewer};
use brag::random::Rng;
use brag::rollouts::{Acquaintance, Budget, Expert};

use crate::docs;
use crate::learner::Learner;
use crate::matches::{Company, Field, Match, STACK, Turn, Won};

/// The pots of a sitting.
const POTS: u32 = 40;
/// In how many of them players only meet.
const MEETING: u32 = 9;
/// The seed of the shuffles.
const SHUFFLES: u8 = 23;
/// What an expert plays out for a decision, as on the page.
const USUAL: Budget = Budget { playouts: 800 };
const EXPERT: Field = Field::Temper(Temper::Expert);

/// The numbers of seats of the table, with the sittings at each.
const SEATS: [(usize, u32); 5] = [(2, 8), (3, 40), (4, 14), (6, 3), (8, 2)];
/// The sittings at three seats among other bots.
const OTHERS: u32 = 6;
/// How the table in the docs begins.
const TABLE: &str = "| expert from the tenth pot on |";

/// Makes a player of another one: one who is watched.
pub type Wrap<'a> = &'a dyn Fn(Box<dyn Policy + Send>) -> Box<dyn Policy + Send>;

/// What a hero wins from the tenth pot on, in thousandths of an ante a deal.
pub struct Found {
    /// Where experts remember nobody.
    pub strangers: Won,
    /// Where they remember all.
    pub met: Won,
    /// The difference.
    pub more: Won,
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Found {
            strangers,
            met,
            more,
        } = self;
        write!(
            f,
            "{strangers} among strangers, {met} among players met: {more} more"
        )
    }
}

/// Those who sit at the table.
struct Sitting<'a> {
    game: &'a Match,
    /// The hero's place, and he himself if he has learned a reply.
    place: usize,
    reply: Option<&'a mut Learner>,
    fields: Vec<Field>,
    wrap: Wrap<'a>,
    /// What each expert has learnt.
    learnt: Vec<Option<Acquaintance>>,
    learns: bool,
    players: Vec<Box<dyn Policy + Send>>,
}

impl Company for Sitting<'_> {
    fn decide(&mut self, turn: Turn<'_>, rng: &mut Rng) -> Action {
        let reply = self.reply.as_mut().filter(|_| turn.seat == self.place);
        match reply {
            Some(reply) => reply.choose(turn.view, turn.choices, rng),
            None => self.players[turn.seat].choose(turn.view, turn.choices, rng),
        }
    }

    fn sees(&mut self, table: &Table, done: Option<(Seat, Action)>) {
        let learnt = self.learnt.iter_mut().zip((0..).map(Seat));
        for (learnt, own) in learnt.filter(|_| self.learns) {
            let Some(learnt) = learnt else { continue };
            let view = table.view(Viewer::Seat(own));
            match done {
                Some((seat, action)) => learnt.note(view, seat, action),
                None => learnt.end_deal(view),
            }
        }
    }
}

impl Sitting<'_> {
    /// Plays the pot of this shuffle. Returns what the hero wins, and the number of deals.
    fn pot(&mut self, shuffle: u32, remembers: bool) -> (f64, u32) {
        let seats = self.fields.iter().zip(&self.learnt);
        let players = seats.map(|(field, learnt)| match learnt {
            Some(learnt) => {
                let mut expert = Expert::new(self.game.rules(), USUAL);
                if remembers {
                    expert.remember(learnt);
                }
                (self.wrap)(Box::new(expert))
            }
            None => self.game.player(*field),
        });
        self.players = players.collect();
        self.learns = remembers;
        let dealer = Seat((shuffle as usize % self.game.seats()) as u8);
        let (game, place) = (self.game, self.place);
        let (chips, deals) = game.pot_in_company((shuffle, SHUFFLES), place as u64, dealer, self);
        (chips[place] as f64 - STACK as f64, deals)
    }
}

/// Who is measured.
pub enum Hero<'a> {
    Of(Field),
    Reply(&'a mut Learner),
}

/// What the hero wins among players of this field, in so many sittings from each seat.
pub fn measure(
    game: &Match,
    mut hero: Hero<'_>,
    field: Field,
    wrap: Wrap<'_>,
    sittings: u32,
) -> Found {
    let mut each = [const { Vec::new() }; 2];
    let mut all_deals = [0; 2];
    for sitting in 0..sittings {
        let mut won = [0.0; 2];
        for place in 0..game.seats() {
            let mut fields = vec![field; game.seats()];
            if let Hero::Of(hero) = hero {
                fields[place] = hero;
            }
            let mut learnt: Vec<Option<Acquaintance>> =
                fields.iter().map(|field| learner(game, *field)).collect();
            let reply = match &mut hero {
                Hero::Reply(reply) => {
                    learnt[place] = None;
                    Some(&mut **reply)
                }
                Hero::Of(_) => None,
            };
            let mut table = Sitting {
                game,
                place,
                reply,
                fields,
                wrap,
                learnt,
                learns: true,
                players: Vec::new(),
            };
            for pot in 0..POTS {
                for (nth, remembers) in [true, false].into_iter().enumerate() {
                    if remembers || pot >= MEETING {
                        let (gain, deals) = table.pot(sitting * POTS + pot, remembers);
                        if pot >= MEETING {
                            won[nth] += gain;
                            all_deals[nth] += deals;
                        }
                    }
                }
            }
        }
        each.iter_mut()
            .zip(won)
            .for_each(|(each, won)| each.push(won));
    }
    // The deals of a pot are counted, those after carried ones too.
    let per = |nth: usize| 1000.0 * f64::from(sittings) / f64::from(all_deals[nth]);
    let told = |nth: usize| -> Vec<f64> { each[nth].iter().map(|won| won * per(nth)).collect() };
    let [met, strangers] = [told(0), told(1)];
    let more: Vec<f64> = met
        .iter()
        .zip(&strangers)
        .map(|(met, strangers)| met - strangers)
        .collect();
    Found {
        strangers: Won::of(&strangers),
        met: Won::of(&met),
        more: Won::of(&more),
    }
}

/// What a player of this field remembers at first. `None`: only experts remember anything.
fn learner(game: &Match, field: Field) -> Option<Acquaintance> {
    let is_expert = field.name() == EXPERT.name();
    is_expert.then(|| Acquaintance::begin(game.rules(), bots::bot))?
}

/// Measures the table of sittings, and writes it into the docs of the package in this folder.
pub fn write(root: &Path) -> Option<()> {
    let mut text = format!(
        "{TABLE} seats | as strangers | as players met | more |\n|---|---:|---:|---:|---:|\n"
    );
    for (temper, seats, sittings) in rows() {
        let game = Match::three_card(seats);
        let field = Field::Temper(temper);
        let found = measure(&game, Hero::Of(EXPERT), field, &|expert| expert, sittings);
        let cells = [&found.strangers, &found.met, &found.more].map(docs::told);
        eprintln!("among {}, {seats} seats: {found}", temper.name());
        let _ = writeln!(
            text,
            "| among {} | {seats} | {} |",
            temper.name(),
            cells.join(" | ")
        );
    }
    docs::put_table(root, TABLE, &text)
}

/// The bots, numbers of seats and sittings of the table.
fn rows() -> impl Iterator<Item = (Temper, usize, u32)> {
    let closely = SEATS.map(|(seats, sittings)| (Temper::Straightforward, seats, sittings));
    let others = [Temper::Careful, Temper::Bragger].map(|temper| (temper, 3, OTHERS));
    closely.into_iter().chain(others)
}
