//! One sitting as the page runs it: the table, who sits where, the shuffles, and the record of it all.

use crate::chance::{Rng, Seed, Shuffler};
use crate::engine::{
    Action, Ask, Chips, DealError, Event, Illegal, Rules, Seat, SetupError, Table, View, Viewer,
};
use crate::notation::{Record, SeatEntry, Source};
use crate::policy::{Policy, Temper};

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mind {
    /// Somebody at this screen.
    Person,
    /// A bot of this temper.
    Bot(Temper),
}

/// One player as he sits down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// What he is called.
    pub name: String,
    /// His chips.
    pub chips: Chips,
    /// Who decides for him.
    pub mind: Mind,
}

/// All that is settled before the first deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules agreed on.
    pub rules: Rules,
    /// The players, clockwise.
    pub players: Vec<Player>,
}

/// A sitting.
pub struct Session {
    table: Table,
    setup: Setup,
    shuffler: Shuffler,
    bots: Vec<Option<Box<dyn Policy + Send>>>,
    rng: Rng,
    record: Record,
}

/// The stream of a sitting's seed that draws the first dealer; shuffles count up from 0.
const DEALER_STREAM: u64 = u64::MAX;

impl Session {
    /// Sits the players down. Packs and the first dealer follow from `seed`; what bots do by chance
    /// follows from `nerve`, so that no bot draws from where the packs come from.
    ///
    /// # Errors
    /// [`SetupError`] where that cannot be played.
    pub fn new(setup: Setup, seed: Seed, nerve: Seed) -> Result<Session, SetupError> {
        let stacks: Vec<Chips> = setup.players.iter().map(|player| player.chips).collect();
        let dealer = Rng::new(seed, DEALER_STREAM).below(stacks.len() as u32);
        let dealer = Seat(dealer as u8);
        let table = Table::new(setup.rules.clone(), &stacks, dealer)?;
        let seats = setup
            .players
            .iter()
            .map(|player| SeatEntry {
                name: player.name.clone(),
                chips: player.chips,
            })
            .collect();
        let bots = setup.players.iter().map(|player| match player.mind {
            Mind::Person => None,
            Mind::Bot(temper) => Some(temper.policy()),
        });
        Ok(Session {
            record: Record::new(setup.rules.clone(), seats, dealer, Source::Seed(seed)),
            bots: bots.collect(),
            table,
            setup,
            shuffler: Shuffler::new(seed),
            rng: Rng::new(nerve, 0),
        })
    }

    /// The table as it is.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What was settled before the first deal.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The record of the sitting so far.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Whether a person plays this seat.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.bots.get(seat.index()).is_some_and(Option::is_none)
    }

    /// Begins the next deal, and shuffles first where the rules want it.
    ///
    /// # Errors
    /// [`DealError`] where no deal can begin now.
    pub fn deal(&mut self) -> Result<Vec<Event>, DealError> {
        let shuffled = match self.table.ask() {
            Ask::Deal { shuffle: true } => Some(self.shuffler.shuffle(self.table.pack())),
            _ => None,
        };
        self.table.deal_in_place(shuffled)?;
        Ok(self.table.history().to_vec())
    }

    /// Does what a player wants.
    ///
    /// # Errors
    /// [`Illegal`] where the rules forbid it.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Illegal> {
        let from = self.table.history().len();
        self.table.play_in_place(seat, action)?;
        self.record.push(seat, action);
        Ok(self.table.history()[from..].to_vec())
    }

    /// Lets the bot whose turn it is act. None where it is nobody's turn, or a person's.
    pub fn bot_acts(&mut self) -> Option<Vec<Event>> {
        let seat = self.table.ask().seat()?;
        let bot = self.bots.get_mut(seat.index())?.as_mut()?;
        let view: View<'_> = self.table.view(Viewer::Seat(seat));
        let choices = self.table.choices(seat);
        let action = bot.choose(view, &choices, &mut self.rng);
        self.act(seat, action).ok()
    }
}
