//! An expert of this sitting that thinks in another thread, which follows the sitting.

use super::player_kind::PlayerKind;
use super::state::Session;
use crate::bots::Temper;
use crate::engine::{Ask, Seat};
use crate::notation::Source;
use crate::random::Seed;

/// What an expert is among the players.
const EXPERT: PlayerKind = PlayerKind::Bot(Temper::Expert);

impl Session {
    /// The expert whose turn it is, and the seed of his decision. It is drawn, as the expert would draw it here. `None`:
    /// it is not the turn of an expert, he is asked about games, he draws from streams of his own, or the record does not
    /// tell the whole sitting.
    pub fn expert_to_act(&mut self) -> Option<(Seat, Seed)> {
        let ask = self.table().ask();
        if matches!(ask, Ask::ChooseGame { .. } | Ask::Agree { .. }) {
            return None;
        }
        let seat = ask.seat()?;
        let may = self.is_turn_of_expert() && !self.is_numbered && self.is_told_whole();
        may.then(|| (seat, self.rng.seed()))
    }

    /// Whether it is the turn of an expert, in a deal or between two.
    #[must_use]
    pub fn is_turn_of_expert(&self) -> bool {
        let seat = self.table().ask().seat();
        let player = seat.and_then(|seat| self.setup.players.get(seat.index()));
        player.is_some_and(|player| player.kind == EXPERT)
    }

    /// Drops the experts. They are made again when they next have a turn. Those of a sitting by number stay: they draw from
    /// streams of their own.
    pub fn change_experts(&mut self) {
        if self.is_numbered {
            return;
        }
        let players = self.setup.players.iter();
        for (player, bot) in players.zip(&mut self.bots) {
            if player.kind == EXPERT {
                *bot = None;
            }
        }
    }

    /// The seed of the shuffles. `None`: the packs are given.
    #[must_use]
    pub fn seed(&self) -> Option<Seed> {
        match self.record.source {
            Source::Seed(seed) => Some(seed),
            Source::Packs { .. } => None,
        }
    }

    /// Whether the record tells the whole sitting, so that it can be played from there.
    #[must_use]
    pub fn is_told_whole(&self) -> bool {
        self.seed().is_some() && self.record.seats.len() == self.setup.players.len()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{PlayerKind, Session};
    use crate::bots::{self, MakeBot, Policy, Temper};
    use crate::engine::{Action, Choice, Rules, View, Viewer};
    use crate::games::{self, three_card};
    use crate::notation::Move;
    use crate::random::{Rng, Seed};
    use crate::rollouts::{Budget, Expert, own_chance};
    use crate::sitting::save;

    const FEW: Budget = Budget { playouts: 40 };

    fn expert(rules: &Rules) -> Expert {
        Expert::among(bots::bot, rules, FEW)
    }

    fn make_bot(rules: &Rules, temper: Temper) -> Box<dyn Policy + Send> {
        match temper {
            Temper::Expert => Box::new(expert(rules)),
            other => bots::bot(rules, other),
        }
    }

    /// Two experts among other bots.
    fn sitting(rules: Rules) -> Session {
        let mut setup = crate::sitting::table_for_four();
        setup.rules = rules;
        let tempers = [
            Temper::Expert,
            Temper::Straightforward,
            Temper::Expert,
            Temper::Bragger,
        ];
        for (player, temper) in setup.players.iter_mut().zip(tempers) {
            player.chips = 30;
            player.kind = PlayerKind::Bot(temper);
        }
        Session::new(setup, Seed([7; 32]), Seed([8; 32])).expect("bots can be sat down")
    }

    /// Plays three deals. `act` lets the bot whose turn it is act, and says whether there was one.
    fn played(rules: Rules, act: fn(&mut Session, MakeBot) -> bool) -> String {
        let mut session = sitting(rules);
        for _ in 0..3 {
            if session.deal().is_err() {
                break;
            }
            while act(&mut session, make_bot) {}
        }
        session.record().to_json()
    }

    /// The sitting is sent as it is saved. Elsewhere an expert gets the view of his seat, and nothing else.
    fn acts_elsewhere(session: &mut Session, make_bot: MakeBot) -> bool {
        let Some((seat, seed)) = session.expert_to_act() else {
            return session.bot_acts_of(make_bot).is_some();
        };
        let sent = save::write(session);
        let there = save::read(&sent, Seed([0; 32])).expect("a save");
        let (view, choices) = (
            there.table().view(Viewer::Seat(seat)),
            there.table().choices(seat),
        );
        let (mut expert, mut rng) = (expert(view.rules()), own_chance(seed));
        let action = loop {
            if let Some(action) = expert.considers(view, &choices, &mut rng) {
                break action;
            }
        };
        session.act(seat, action).is_ok()
    }

    #[test]
    fn an_expert_does_the_same_elsewhere() {
        for rules in [
            three_card(),
            games::five_card(),
            (games::named("stop_the_bus").expect("a game").rules)(),
            (games::named("nine_card").expect("a game").rules)(),
        ] {
            let here = played(rules.clone(), |session, make_bot| {
                session.bot_acts_of(make_bot).is_some()
            });
            assert_eq!(played(rules, acts_elsewhere), here);
        }
    }

    #[test]
    fn an_expert_of_a_numbered_sitting_thinks_here_because_its_chance_is_its_own() {
        let setup = sitting(three_card()).setup().clone();
        let mut session =
            Session::numbered(setup, Seed([7; 32]), Seed([8; 32]), &make_bot).expect("a sitting");
        session.deal().expect("a deal");
        for _ in 0..8 {
            assert_eq!(session.expert_to_act(), None);
            session.bot_acts_of(make_bot);
        }
    }

    /// Makes players that fold, so that they can be told from others.
    fn folding(_: &Rules, _: Temper) -> Box<dyn Policy + Send> {
        struct Folding;
        impl Policy for Folding {
            fn choose(&mut self, _: View<'_>, choices: &[Choice], _: &mut Rng) -> Action {
                let fold = Action::Fold;
                let may = choices.contains(&Choice::One(fold));
                if may { fold } else { Action::Look(None) }
            }
        }
        Box::new(Folding)
    }

    /// What an expert does first after both have acted and are changed for players that fold.
    fn changed(mut session: Session) -> Action {
        session.deal().expect("a deal");
        let acted = |session: &Session, seat: &str| {
            let mut done = session.record().actions.iter();
            done.any(|text| text.starts_with(seat))
        };
        while !(acted(&session, "0 ") && acted(&session, "2 ")) {
            session.bot_acts_of(make_bot).expect("a bot");
        }
        session.change_experts();
        loop {
            while session.table().ask().seat().is_none() {
                session.deal().expect("a deal");
            }
            let is_experts = session.is_turn_of_expert();
            let from = session.record().actions.len();
            session.bot_acts_of(folding);
            let done: Move = session.record().actions[from].parse().expect("a move");
            if is_experts {
                return done.action;
            }
        }
    }

    #[test]
    fn experts_that_come_late_take_their_seats_but_not_in_a_sitting_by_number() {
        let new = sitting(three_card());
        let setup = new.setup().clone();
        let numbered =
            Session::numbered(setup, Seed([7; 32]), Seed([8; 32]), &make_bot).expect("a sitting");
        assert_eq!(changed(new), Action::Fold);
        assert_ne!(changed(numbered), Action::Fold);
    }

    #[test]
    fn a_sitting_whose_record_is_not_whole_is_played_here() {
        let mut session = sitting(three_card());
        session.deal().expect("a deal");
        assert!(session.is_told_whole());
        let trial = Session::trial(
            session.setup().clone(),
            session.table().clone(),
            Seed([7; 32]),
            Seed([8; 32]),
        );
        assert!(!trial.is_told_whole());
    }
}
