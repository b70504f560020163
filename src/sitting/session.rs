//! A session: the table, who plays each seat, the shuffles and the record.

mod lesson;
mod resuming;

pub use resuming::ResumeError;

use serde::{Deserialize, Serialize};

use crate::bots::{self, Policy, Temper, UnknownTemper};
use crate::engine::{
    Action, Ask, Chips, DealError, Event, FirstDealer, Illegal, Rules, Seat, SetupError, Table,
    View, Viewer,
};
use crate::notation::{DealtTable, Move, Record, SeatEntry, Source};
use crate::random::{CUT_STREAM, DEALER_STREAM, Rng, Seed, Shuffler};

/// Who plays a seat. It is stored as a word, and read from a text that lends it, such as a `Value`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "&str")]
pub enum PlayerKind {
    /// A person at this screen.
    Person,
    /// A further box of the person in the seat before (RULES 1.8).
    Box,
    /// A bot of this temper.
    Bot(Temper),
}

impl PlayerKind {
    /// Whether a bot plays the seat.
    #[must_use]
    pub fn is_bot(self) -> bool {
        matches!(self, PlayerKind::Bot(_))
    }
}

impl From<PlayerKind> for &'static str {
    fn from(kind: PlayerKind) -> &'static str {
        match kind {
            PlayerKind::Person => "person",
            PlayerKind::Box => "box",
            PlayerKind::Bot(temper) => temper.name(),
        }
    }
}

impl TryFrom<&str> for PlayerKind {
    type Error = UnknownTemper;

    fn try_from(word: &str) -> Result<PlayerKind, UnknownTemper> {
        match word {
            "person" => Ok(PlayerKind::Person),
            "box" => Ok(PlayerKind::Box),
            temper => temper.parse().map(PlayerKind::Bot),
        }
    }
}

/// A player at the beginning of the sitting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// His name.
    pub name: String,
    /// Who plays his seat.
    #[serde(rename = "mind")]
    pub kind: PlayerKind,
    /// His chips.
    pub chips: Chips,
}

/// The most players that the page has room for.
pub const MOST_SEATS: usize = 8;

/// The rules and the players at the beginning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules.
    pub rules: Rules,
    /// The players, clockwise.
    pub players: Vec<Player>,
}

/// A sitting.
pub struct Session {
    dealt_table: DealtTable,
    setup: Setup,
    cuts: Shuffler,
    /// Each bot is created when it is first asked.
    bots: Vec<Option<Box<dyn Policy + Send>>>,
    rng: Rng,
    record: Record,
    hints: u32,
}

/// Checks that these rules can be played with these stacks.
///
/// # Errors
/// [`SetupError`]: what is impossible.
pub fn check(rules: Rules, stacks: &[Chips]) -> Result<(), SetupError> {
    Table::new(rules, stacks, Seat(0)).map(|_| ())
}

/// The most deals in a row without any choice. More of them mean that the rules make no game.
const MOST_DEALS_UNPLAYED: usize = 1_000;

impl Session {
    /// Begins a sitting. The shuffles and the first dealer follow from `seed`. The choices of bots follow from
    /// `bot_seed`, so that no bot can learn of the shuffles.
    ///
    /// # Errors
    /// [`SetupError`]: the setup is not valid.
    pub fn new(setup: Setup, seed: Seed, bot_seed: Seed) -> Result<Session, SetupError> {
        let stacks: Vec<Chips> = setup.players.iter().map(|player| player.chips).collect();
        let dealer = Rng::new(seed, DEALER_STREAM).below(stacks.len() as u32);
        let dealer = Seat(dealer as u8);
        let source = Source::Seed(seed);
        let dealt_table = DealtTable::new(setup.rules.clone(), &stacks, dealer, &source)?;
        let seats = setup
            .players
            .iter()
            .map(|player| SeatEntry {
                name: player.name.clone(),
                chips: player.chips,
            })
            .collect();
        let mut record = Record::new(setup.rules.clone(), seats, dealer, source);
        record.notes.seal = Some(seed.seal().to_string());
        Ok(Session {
            record,
            cuts: Shuffler::after(seed, CUT_STREAM),
            bots: setup.players.iter().map(|_| None).collect(),
            dealt_table,
            setup,
            rng: Rng::new(bot_seed, 0),
            hints: 0,
        })
    }

    /// Resumes a sitting: plays all actions of the record, and the deal that had begun. Bots draw on `bot_seed` from
    /// then on, and have forgotten their plans for the deal.
    ///
    /// # Errors
    /// [`ResumeError`]: the record is not of such a sitting.
    pub fn resume(
        record: &Record,
        kinds: &[PlayerKind],
        deals: u32,
        bot_seed: Seed,
    ) -> Result<Session, ResumeError> {
        let Source::Seed(seed) = record.source else {
            return Err(ResumeError::NoSeed);
        };
        if kinds.len() != record.seats.len() {
            return Err(ResumeError::OtherSeats);
        }
        let player = |(seat, kind): (&SeatEntry, &PlayerKind)| Player {
            name: seat.name.clone(),
            chips: seat.chips,
            kind: *kind,
        };
        let setup = Setup {
            rules: record.rules.clone(),
            players: record.seats.iter().zip(kinds).map(player).collect(),
        };
        // Almost every deal has an action. Only face-up hands can decide one without.
        if deals as usize > record.actions.len() + MOST_DEALS_UNPLAYED {
            return Err(ResumeError::OtherDeals);
        }
        let mut session = Session::new(setup, seed, bot_seed).map_err(ResumeError::Setup)?;
        for (index, text) in record.actions.iter().enumerate() {
            let refused = || ResumeError::Action(index, text.chars().take(40).collect());
            let Move { seat, action } = text.parse().map_err(|_| refused())?;
            let buys_in = matches!(action, Action::BuyIn(_));
            while matches!(session.table().ask(), Ask::Deal { .. })
                && !buys_in
                && session.deals() < deals
            {
                session.deal().map_err(|_| refused())?;
            }
            session.act(seat, action).map_err(|_| refused())?;
        }
        while session.deals() < deals {
            session.deal().map_err(ResumeError::Deal)?;
        }
        // Keep what was shown and dealt at that time. The shuffle is checked against these notes and not against what
        // the seed gives now.
        session.record.notes.keep(&record.notes);
        Ok(session)
    }

    /// The number of hints taken.
    #[must_use]
    pub fn hints(&self) -> u32 {
        self.hints
    }

    /// Adds to the number of hints taken.
    pub fn take_hints(&mut self, hints: u32) {
        self.hints = self.hints.saturating_add(hints);
    }

    /// The number of deals begun.
    #[must_use]
    pub fn deals(&self) -> u32 {
        self.table().view(Viewer::Gallery).deals()
    }

    /// A sitting that is only replayed. Nobody plays at its table.
    #[must_use]
    pub fn for_replay(setup: Setup, table: Table) -> Session {
        let none = Seed([0; 32]);
        Session {
            record: Record::new(
                setup.rules.clone(),
                Vec::new(),
                table.dealer(),
                Source::Seed(none),
            ),
            cuts: Shuffler::new(none),
            bots: Vec::new(),
            dealt_table: DealtTable::of(table),
            setup,
            rng: Rng::new(none, 0),
            hints: 0,
        }
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &Table {
        self.dealt_table.table()
    }

    /// The rules and the players at the beginning.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The record of the sitting so far.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The record of the sitting, if it ends now.
    #[must_use]
    pub fn ended_record(&self) -> Record {
        let mut record = self.record.clone();
        let chips = self.table().stacks().collect();
        record.notes.end(chips, &record.actions);
        record
    }

    /// Begins the next deal. It finds the first dealer and shuffles where the rules ask for it.
    ///
    /// # Errors
    /// [`DealError`]: no deal can begin now.
    pub fn deal(&mut self) -> Result<Vec<Event>, DealError> {
        let mut events = self.cut();
        // A seed always has a next shuffle.
        let _ = self.dealt_table.deal(&self.record.source)?;
        let history = self.dealt_table.table().history();
        self.record.notes.note(history);
        events.extend_from_slice(history);
        Ok(events)
    }

    /// Cuts for the first dealer, where the rules ask for it.
    fn cut(&mut self) -> Vec<Event> {
        if self.table().rules().first_dealer != FirstDealer::HighCard || self.record.cut.is_some() {
            return Vec::new();
        }
        let pack = self.cuts.shuffle(self.dealt_table.table().pack());
        if self.dealt_table.cut(&pack).is_err() {
            return Vec::new();
        }
        (self.record.dealer, self.record.cut) = (self.table().dealer(), Some(pack));
        self.table().history().to_vec()
    }

    /// Plays an action.
    ///
    /// # Errors
    /// [`Illegal`]: the rules forbid it.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Illegal> {
        let from = self.table().history().len();
        let named = self.table().named(seat, action);
        self.dealt_table.play(seat, action)?;
        self.record.push(seat, named);
        if matches!(action, Action::Call(_) | Action::CallOther(_)) {
            self.change_bots();
        }
        Ok(self.table().history()[from..].to_vec())
    }

    /// Drops all bots. They are created again for the game that a dealer has chosen.
    fn change_bots(&mut self) {
        self.bots.fill_with(|| None);
    }

    /// Lets the bot whose turn it is act. `None`: it is not the turn of a bot.
    pub fn bot_acts(&mut self) -> Option<Vec<Event>> {
        let seat = self.table().ask().seat()?;
        let table = self.dealt_table.table();
        let PlayerKind::Bot(temper) = self.setup.players.get(seat.index())?.kind else {
            return None;
        };
        // Any bot can choose a game, whatever game is being played.
        let mut namer = matches!(table.ask(), Ask::Call { .. }).then(|| temper.policy());
        let bot = self.bots.get_mut(seat.index())?;
        let bot = bot.get_or_insert_with(|| bots::bot(table.rules(), temper));
        let bot = namer.as_mut().unwrap_or(bot);
        let view: View<'_> = table.view(Viewer::Seat(seat));
        let choices = table.choices(seat);
        let action = bot.choose(view, &choices, &mut self.rng);
        self.act(seat, action).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::replay;

    fn bots(chips: Chips) -> Session {
        let mut setup = crate::sitting::table_for_four();
        for (player, temper) in setup
            .players
            .iter_mut()
            .zip(Temper::ALL.into_iter().cycle())
        {
            player.chips = chips;
            player.kind = PlayerKind::Bot(temper);
        }
        Session::new(setup, Seed([7; 32]), Seed([8; 32])).expect("bots can be sat down")
    }

    #[test]
    fn bots_alone_play_a_sitting_to_its_end_and_its_record_replays_to_the_chip() {
        let mut session = bots(8);
        while session.deal().is_ok() {
            while session.bot_acts().is_some() {}
        }
        assert_eq!(session.table().ask(), Ask::Over);

        let text = session.record().to_json();
        let record: Record = text.parse().expect("what was written can be read");
        let replayed = replay(&record).expect("what was played can be replayed");
        assert_eq!(replayed.table, *session.table());
    }

    #[test]
    fn the_high_card_is_dealt_before_the_first_deal_and_its_record_replays() {
        let mut setup = crate::sitting::table_for_four();
        setup.rules.first_dealer = FirstDealer::HighCard;
        let mut session =
            Session::new(setup, Seed([7; 32]), Seed([8; 32])).expect("four can be sat down");
        let events = session.deal().expect("the first deal can be dealt");
        let cut = |event: &&Event| matches!(event, Event::Cut { .. });
        assert!(events.iter().take_while(cut).count() >= 4);
        let dealer = session.table().dealer();
        assert!(events.contains(&Event::CutWon { dealer }));
        let record: Record = session.record().to_json().parse().expect("it can be read");
        let replayed = replay(&record).expect("it can be replayed");
        assert_eq!(replayed.table, *session.table());
    }

    #[test]
    fn a_persons_turn_waits_for_the_person() {
        let mut session = Session::new(
            crate::sitting::table_for_four(),
            Seed([1; 32]),
            Seed([2; 32]),
        )
        .expect("the first table can be sat down");
        session.deal().expect("the first deal can be dealt");
        while session.bot_acts().is_some() {}
        let asked = session.table().ask().seat();
        assert!(
            asked.is_none_or(|seat| seat == Seat(0)),
            "{asked:?} is asked"
        );
    }

    #[test]
    fn a_refused_action_is_not_recorded() {
        let mut session = bots(8);
        session.deal().expect("the first deal can be dealt");
        let before = session.record().to_json();
        assert!(session.act(Seat(0), Action::Bet(1_000)).is_err());
        assert_eq!(session.record().to_json(), before);
    }
}
