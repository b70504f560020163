//! Somebody who sits down later (RULES 9.2.21). A sitting is its record, so his chair has stood there from the beginning,
//! without chips: nobody was ever dealt in there, and no card lies elsewhere.

use super::state::{MOST_SEATS, Session, Setup};
use crate::engine::{Action, Ask, Chips, Illegal, Presence, PresenceIllegal, Seat};
use crate::notation::SeatEntry;
use crate::random::Seed;

impl Session {
    /// The sitting with one more chair, between the last seat and the first, and the chair. Whoever sits there buys in for
    /// these chips next. Bots have forgotten their plans, and draw on `bot_seed` from now on. Where others have their cards on
    /// phones, so has he.
    ///
    /// # Errors
    /// [`NoChair`]: nobody can sit down now.
    pub fn with_chair(&self, name: &str, chips: Chips, bot_seed: Seed) -> Chair {
        let table = self.table();
        if !table.rules().lets_players_go() || self.is_numbered {
            return Err(NoChair::Illegal(PresenceIllegal::AllStay.into()));
        }
        if !matches!(table.ask(), Ask::Deal { .. } | Ask::ChooseGame { .. }) {
            return Err(NoChair::Illegal(match table.ask() {
                Ask::Over => Illegal::SittingOver,
                _ => PresenceIllegal::NotNow.into(),
            }));
        }
        let seats = self.setup.players.len();
        if seats >= MOST_SEATS {
            return Err(NoChair::Full);
        }
        let seat = Seat(seats as u8);
        let mut record = self.record.clone();
        record.seats.push(SeatEntry::new(name, 0));
        // A game that was chosen may be for fewer players than the first one.
        let session = self
            .again(record, self.deals(), bot_seed)
            .ok_or(NoChair::Full)?;
        let buys = session.table().check(seat, Action::BuyIn(chips));
        buys.map_err(NoChair::Illegal)?;
        Ok((session, seat))
    }

    /// The players and the rules for another sitting of this table. Whoever sat down later begins with as many chips as the
    /// first player, and whoever has left does not sit there.
    #[must_use]
    pub fn setup_again(&self) -> Setup {
        let mut again = self.setup.clone();
        let usual = again.players.first().map_or(0, |first| first.chips);
        for player in again.players.iter_mut().filter(|one| one.chips == 0) {
            player.chips = usual;
        }
        let stays = |seat: usize| self.table().presence(Seat(seat as u8)) != Presence::Left;
        let staying = (0..again.players.len()).filter(|seat| stays(*seat));
        if staying.clone().count() >= again.rules.least_seats() {
            let dealer = again.first_dealer.filter(|dealer| stays(dealer.index()));
            let place = |dealer: Seat| staying.clone().position(|seat| seat == dealer.index());
            again.first_dealer = dealer.and_then(place).map(|place| Seat(place as u8));
            let mut seats = 0..;
            again.players.retain(|_| seats.next().is_some_and(stays));
        }
        again
    }
}

/// A sitting with one more chair, and the chair; or why there is none.
pub type Chair = Result<(Session, Seat), NoChair>;

/// Why nobody can sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoChair {
    /// The game is not for one player more.
    Full,
    /// He may not come now, or not with these chips.
    Illegal(Illegal),
}

#[cfg(test)]
mod tests {
    use super::{MOST_SEATS, NoChair};
    use crate::engine::{
        Action, FirstDealer, Illegal, Presence, PresenceIllegal, Seat, Standing, Viewer,
    };
    use crate::games;
    use crate::notation::{Check, Record};
    use crate::random::Seed;
    use crate::sitting::save;
    use crate::sitting::session::{PlayerKind, Session, TakeBack};
    use crate::sitting::table_for_four;

    const BOTS: Seed = Seed([4; 32]);
    const LEAVES: Action = Action::Presence(Presence::Left);

    fn sitting(rules: crate::engine::Rules, real_cards: bool) -> Session {
        let mut setup = table_for_four();
        setup.rules = rules;
        setup.rules.real_cards = real_cards;
        setup.first_dealer = Some(Seat(3));
        Session::new(setup, Seed([3; 32]), Seed([4; 32])).expect("four can play")
    }

    fn fold(session: &mut Session) {
        session.deal().expect("a deal is due");
        while let Some(seat) = session.table().ask().seat() {
            session.act(seat, Action::Fold).expect("legal");
        }
    }

    #[test]
    fn a_fifth_sits_down_and_is_dealt_in() {
        let mut session = sitting(games::three_card(), true);
        fold(&mut session);
        let stacks: Vec<_> = session.table().stacks().collect();
        let (mut more, seat) = session
            .with_chair("Ruth", 60, BOTS)
            .expect("a chair is free");
        assert_eq!(seat, Seat(4));
        let same: Vec<_> = more.table().stacks().take(4).collect();
        assert_eq!(same, stacks);
        assert_eq!(more.table().ask(), session.table().ask());
        more.act(seat, Action::BuyIn(60)).expect("legal");
        assert_eq!(more.brought(), [100, 100, 100, 100, 60]);
        let again = more.setup_again();
        assert_eq!(again.players[4].chips, 100, "as many as the others");
        // It is taken back as a whole.
        let back = more.without(TakeBack::Act).expect("an act");
        assert_eq!(back.table(), session.table());
        assert_eq!(back.setup().players.len(), 4);
        more.deal().expect("a deal is due");
        let place = more.table().view(Viewer::Gallery).seat(seat);
        assert_eq!(place.expect("a seat").standing(), Standing::In);
        let read = save::read(&save::write(&more), Seed([4; 32])).expect("it was written");
        assert!(read.table() == more.table());
        assert_eq!(read.setup().players[4].name, "Ruth");
    }

    #[test]
    fn nobody_sits_down_where_it_cannot_be() {
        let why = |session: &Session| session.with_chair("Ruth", 60, BOTS).err();
        let not = |why: PresenceIllegal| Some(NoChair::Illegal(why.into()));
        assert_eq!(
            why(&sitting(
                (games::named("stop_the_bus").expect("a game").rules)(),
                false
            )),
            not(PresenceIllegal::AllStay)
        );
        let mut session = sitting(games::three_card(), true);
        session.deal().expect("a deal is due");
        assert_eq!(why(&session), not(PresenceIllegal::NotNow));
        // Seven cards each, and a kept hand: six can play.
        let mut rules = games::three_card();
        rules.money.table_minimum = 70;
        let mut session = sitting(rules, true);
        let least = Illegal::BuyInTooSmall { least: 70 };
        assert_eq!(why(&session), Some(NoChair::Illegal(least)));
        for _ in 0..40 {
            match session.with_chair("Ruth", 80, BOTS) {
                Ok((more, seat)) => {
                    session = more;
                    session.act(seat, Action::BuyIn(80)).expect("legal");
                }
                Err(why) => {
                    assert_eq!(why, NoChair::Full);
                    break;
                }
            }
        }
        assert_eq!(session.setup().players.len(), MOST_SEATS);
        session.act(Seat(1), LEAVES).expect("legal");
        let again = session.setup_again();
        assert_eq!(again.players.len(), MOST_SEATS - 1);
        assert_eq!(again.first_dealer, Some(Seat(2)), "he was the fourth");
    }

    /// The cards of all deals stay where they were, and the check of the shuffle knows of no chair.
    #[test]
    fn a_fifth_sits_down_where_the_page_deals_and_the_shuffle_still_passes() {
        for kind in [PlayerKind::Person, PlayerKind::Phone] {
            for first in [FirstDealer::Given, FirstDealer::HighCard] {
                let mut setup = table_for_four();
                setup.rules = games::three_card();
                setup.rules.first_dealer = first;
                setup.players[1].kind = kind;
                let mut session = Session::new(setup, Seed([3; 32]), BOTS).expect("four can play");
                fold(&mut session);
                session
                    .act(Seat(2), Action::Presence(Presence::Away))
                    .expect("legal");
                let before = session.record().clone();
                let (mut more, seat) = session.with_chair("Ruth", 60, BOTS).expect("a chair");
                assert_eq!(more.record().notes, before.notes);
                assert_eq!(more.setup().players[seat.index()].kind, kind);
                assert_eq!(
                    more.setup().players[3].kind,
                    session.setup().players[3].kind
                );
                more.act(seat, Action::BuyIn(60)).expect("legal");
                fold(&mut more);
                more.act(Seat(0), LEAVES).expect("legal");
                more.act(Seat(2), Action::Presence(Presence::Here))
                    .expect("legal");
                fold(&mut more);
                let record: Record = more.ended_record().to_json().parse().expect("a record");
                let mut check = Check::new(record).expect("the seed is the sealed one");
                let checked = loop {
                    if let Some(checked) = check.read(9).expect("nothing was changed") {
                        break checked;
                    }
                };
                assert!(checked.deals == 3 && checked.compared && checked.to_the_chip);
                let read = save::read(&save::write(&more), BOTS).expect("it was written");
                assert!(read.table() == more.table());
                assert_eq!(read.table().presence(Seat(0)), Presence::Left);
            }
        }
    }

    #[test]
    fn who_sits_out_is_saved_so() {
        let mut session = sitting(games::three_card(), true);
        fold(&mut session);
        let out = Action::Presence(Presence::Away);
        session.act(Seat(1), out).expect("legal");
        let read = save::read(&save::write(&session), Seed([4; 32])).expect("it was written");
        assert_eq!(read.table().presence(Seat(1)), Presence::Away);
        let back = read.without(TakeBack::Act).expect("an act");
        assert_eq!(back.table().presence(Seat(1)), Presence::Here);
    }
}
