//! One sitting as the page runs it: the table, who sits where, the shuffles, and the record of it all.

mod lesson;
mod resuming;

pub use resuming::ResumeError;

use crate::chance::{CUT_STREAM, DEALER_STREAM, Rng, Seed, Shuffler};
use crate::engine::{
    Action, Ask, Chips, DealError, Event, FirstDealer, Illegal, Rules, Seat, SetupError, Table,
    View, Viewer,
};
use crate::notation::{Drive, Move, Record, SeatEntry, Source};
use crate::policy::{Policy, Temper};
use crate::ui::family;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mind {
    /// Somebody at this screen.
    Person,
    /// The person of the seat before: it is one more box of his (RULES 1.8).
    Box,
    /// A bot of this temper.
    Bot(Temper),
}

impl Mind {
    /// Whether a bot decides.
    #[must_use]
    pub fn is_bot(self) -> bool {
        matches!(self, Mind::Bot(_))
    }
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

/// The most that the felt has room for.
pub const MOST_SEATS: usize = 8;

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
    drive: Drive,
    setup: Setup,
    cuts: Shuffler,
    bots: Vec<Option<Box<dyn Policy + Send>>>,
    rng: Rng,
    record: Record,
    hints: u32,
}

/// Whether these rules can be played with these chips.
///
/// # Errors
/// [`SetupError`]: what is impossible.
pub fn check(rules: Rules, stacks: &[Chips]) -> Result<(), SetupError> {
    Table::new(rules, stacks, Seat(0)).map(|_| ())
}

/// So many deals in a row that nobody had a say in are no sitting.
const MOST_DEALS_UNPLAYED: usize = 1_000;

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
        let source = Source::Seed(seed);
        let drive = Drive::new(setup.rules.clone(), &stacks, dealer, &source)?;
        let seats = setup
            .players
            .iter()
            .map(|player| SeatEntry {
                name: player.name.clone(),
                chips: player.chips,
            })
            .collect();
        let bots = setup.players.iter().map(|player| match player.mind {
            Mind::Person | Mind::Box => None,
            Mind::Bot(temper) => Some(family::bot(&setup.rules, temper)),
        });
        let mut record = Record::new(setup.rules.clone(), seats, dealer, source);
        record.notes.seal = Some(seed.seal().to_string());
        Ok(Session {
            record,
            cuts: Shuffler::after(seed, CUT_STREAM),
            bots: bots.collect(),
            drive,
            setup,
            rng: Rng::new(nerve, 0),
            hints: 0,
        })
    }

    /// Plays a sitting up to where it was: all that was done, and the deal that had begun since. `nerve` is
    /// what bots draw on from now on; what they planned within the deal is forgotten.
    ///
    /// # Errors
    /// [`ResumeError`] where the record is not one of such a sitting.
    pub fn resume(
        record: &Record,
        minds: &[Mind],
        deals: u32,
        nerve: Seed,
    ) -> Result<Session, ResumeError> {
        let Source::Seed(seed) = record.source else {
            return Err(ResumeError::NoSeed);
        };
        if minds.len() != record.seats.len() {
            return Err(ResumeError::OtherSeats);
        }
        let player = |(seat, mind): (&SeatEntry, &Mind)| Player {
            name: seat.name.clone(),
            chips: seat.chips,
            mind: *mind,
        };
        let setup = Setup {
            rules: record.rules.clone(),
            players: record.seats.iter().zip(minds).map(player).collect(),
        };
        // Every deal but a few has an action: face-up hands alone can decide one.
        if deals as usize > record.actions.len() + MOST_DEALS_UNPLAYED {
            return Err(ResumeError::OtherDeals);
        }
        let mut session = Session::new(setup, seed, nerve).map_err(ResumeError::Setup)?;
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
        // What was shown and dealt then is what is checked in the end, and not what follows from the seed now.
        session.record.notes.keep(&record.notes);
        Ok(session)
    }

    /// How many hints have been taken.
    #[must_use]
    pub fn hints(&self) -> u32 {
        self.hints
    }

    /// Counts so many hints more.
    pub fn take_hints(&mut self, hints: u32) {
        self.hints = self.hints.saturating_add(hints);
    }

    /// How many deals have begun.
    #[must_use]
    pub fn deals(&self) -> u32 {
        self.table().view(Viewer::Gallery).deals()
    }

    /// A sitting of the past, at whose table nobody plays any more.
    #[must_use]
    pub fn past(setup: Setup, table: Table) -> Session {
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
            drive: Drive::of(table),
            setup,
            rng: Rng::new(none, 0),
            hints: 0,
        }
    }

    /// The table as it is.
    #[must_use]
    pub fn table(&self) -> &Table {
        self.drive.table()
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

    /// The record of the sitting that ends here.
    #[must_use]
    pub fn ended_record(&self) -> Record {
        let mut record = self.record.clone();
        let chips = self.table().stacks().collect();
        record.notes.end(chips, &record.actions);
        record
    }

    /// Begins the next deal, before the first one finds the dealer, and shuffles first where the rules want it.
    ///
    /// # Errors
    /// [`DealError`] where no deal can begin now.
    pub fn deal(&mut self) -> Result<Vec<Event>, DealError> {
        let mut events = self.cut();
        // A seed has no end of shuffles.
        let _ = self.drive.deal(&self.record.source)?;
        let history = self.drive.table().history();
        self.record.notes.note(history);
        events.extend_from_slice(history);
        Ok(events)
    }

    /// Finds the first dealer by the high card, where that is due.
    fn cut(&mut self) -> Vec<Event> {
        if self.table().rules().first_dealer != FirstDealer::HighCard || self.record.cut.is_some() {
            return Vec::new();
        }
        let pack = self.cuts.shuffle(self.drive.table().pack());
        if self.drive.cut(&pack).is_err() {
            return Vec::new();
        }
        (self.record.dealer, self.record.cut) = (self.table().dealer(), Some(pack));
        self.table().history().to_vec()
    }

    /// Does what a player wants.
    ///
    /// # Errors
    /// [`Illegal`] where the rules forbid it.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Illegal> {
        let from = self.table().history().len();
        let named = self.table().named(seat, action);
        self.drive.play(seat, action)?;
        self.record.push(seat, named);
        if matches!(action, Action::Call(_) | Action::CallOther(_)) {
            self.change_bots();
        }
        Ok(self.table().history()[from..].to_vec())
    }

    /// Has bots play the game that a dealer has just named.
    fn change_bots(&mut self) {
        let rules = self.drive.table().rules();
        for (bot, player) in self.bots.iter_mut().zip(&self.setup.players) {
            if let (Some(bot), Mind::Bot(temper)) = (bot, player.mind) {
                *bot = family::bot(rules, temper);
            }
        }
    }

    /// Lets the bot whose turn it is act. None where it is nobody's turn, or a person's.
    pub fn bot_acts(&mut self) -> Option<Vec<Event>> {
        let seat = self.table().ask().seat()?;
        let bot = self.bots.get_mut(seat.index())?.as_mut()?;
        let table = self.drive.table();
        // To name a game takes no skill of the one that is played.
        let mut namer = None;
        if let (Ask::Call { .. }, Mind::Bot(temper)) =
            (table.ask(), self.setup.players[seat.index()].mind)
        {
            namer = Some(temper.policy());
        }
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
        let mut setup = crate::ui::table_for_four();
        for (player, temper) in setup
            .players
            .iter_mut()
            .zip(Temper::ALL.into_iter().cycle())
        {
            player.chips = chips;
            player.mind = Mind::Bot(temper);
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
        let mut setup = crate::ui::table_for_four();
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
        let mut session = Session::new(crate::ui::table_for_four(), Seed([1; 32]), Seed([2; 32]))
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
