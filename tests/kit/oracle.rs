//! A second implementation of what is legal, from what the gallery sees and RULES 1.3, 5 and 9.

use super::classic;
use brag::engine::{
    Action, Ask, BlindLast, BlindLook, BusAction, BusEvent, CasinoAction, CasinoAsk, Chips, Choice,
    Event, Face, Fours, Motion, Pick, Rewin, Seat, SeatSet, SeatView, SeeCost, SettingAction,
    SettingAsk, Shortage, Standing, Table, TableStakes, Turn, View, Viewer, VyingAsk, VyingRules,
};

use super::patti;
use super::set_bets;

/// All choices of this seat, in any order. Only its discards depend on what it sees itself, in `own`.
pub fn offers(view: View, own: View, seat: Seat) -> Vec<Choice> {
    let Some(me) = view.seat(seat) else {
        return Vec::new();
    };
    let is_asked = view.ask().seat() == Some(seat);
    if let Ask::Agree { .. } = view.ask() {
        let answers = [Action::Agree, Action::Refuse].map(Choice::One);
        return answers.into_iter().filter(|_| is_asked).collect();
    }
    if super::rounds::plays(view.rules()) {
        return super::rounds::offers(view, own, seat);
    }
    if view.rules().patti().is_some() {
        return patti::offers(view, seat);
    }
    let Some(rules) = view.rules().vying() else {
        return without_bets(view, own, seat);
    };
    let mine = view.ask().seat() == Some(seat);
    let one = |actions: &[Action]| actions.iter().copied().map(Choice::One).collect::<Vec<_>>();
    match view.ask() {
        Ask::ChooseGame { .. } if mine => vec![Choice::ChooseGame {
            games: &brag::games::BETTING_GAMES,
            seats: view.seats().len(),
            keeps: rules.blind_last == BlindLast::Keep,
        }],
        Ask::Vying(VyingAsk::Discard { .. }) if mine => {
            let faces: Vec<Face> = own
                .own()
                .into_iter()
                .flat_map(|own| own.hands())
                .flat_map(|hand| hand.faces())
                .collect();
            let from = faces
                .iter()
                .map(|face| face.card.expect("he has looked"))
                .collect();
            let cards = faces.len() as u8 - 3;
            vec![Choice::Discard { from, cards }]
        }
        Ask::Vying(VyingAsk::Decide { .. }) if mine => one(&[Action::Keep, Action::Throw]),
        Ask::Vying(VyingAsk::ChooseHand { .. }) if mine => {
            one(&[Action::Play(Pick::Old), Action::Play(Pick::New)])
        }
        Ask::Vying(VyingAsk::Retain { .. }) if mine => {
            let mut kept = vec![Some(Pick::Old), Some(Pick::New)];
            kept.extend((rules.two_hands_rewin == Rewin::OneOrNone).then_some(None));
            kept.into_iter()
                .map(|pick| Choice::One(Action::Retain(pick)))
                .collect()
        }
        Ask::Vying(VyingAsk::Turn(turn)) if me.standing() == Standing::In => {
            let mut offers = one(&looks(me, turn, rules));
            match turn {
                Turn::Answer { .. } if mine => {
                    offers.extend(one(&[Action::Agree, Action::Refuse]));
                }
                Turn::Own {
                    offered, refused, ..
                } if mine && (rules.blind_play || !me.is_blind()) => {
                    offers.extend(turn_of(view, me, rules, offered));
                    if me.chips() < least(view, me, rules) {
                        offers.extend(loans(view, me, rules, refused));
                    }
                }
                Turn::Lend { .. } if mine => {
                    offers.extend(one(&[Action::Lend(None), Action::Refuse]));
                }
                Turn::LendOrShow { short, .. } if mine => {
                    let short = view.seat(short).expect("somebody is short");
                    let needs = least(view, short, rules) - short.chips();
                    offers.push(Choice::One(Action::Show(None)));
                    offers.extend((needs <= me.chips()).then_some(Choice::Lend {
                        least: needs,
                        most: me.chips(),
                    }));
                }
                _ => {}
            }
            offers
        }
        // A player who is out of the deal may still be asked for a loan.
        Ask::Vying(VyingAsk::Turn(Turn::Lend { .. })) if mine => {
            one(&[Action::Lend(None), Action::Refuse])
        }
        _ => Vec::new(),
    }
}

/// The choices in games without betting (RULES 10.1, 10.2).
fn without_bets(view: View, own: View, seat: Seat) -> Vec<Choice> {
    if view.ask().seat() != Some(seat) {
        return Vec::new();
    }
    let faces = own
        .own()
        .into_iter()
        .flat_map(|own| own.hands())
        .flat_map(|hand| hand.faces());
    let cards = faces.map(|face| face.card.expect("everybody knows his own"));
    let setting = |action| Choice::One(Action::Setting(action));
    match view.ask() {
        Ask::Setting(SettingAsk::Spare { .. }) => {
            vec![setting(SettingAction::Take), setting(SettingAction::Leave)]
        }
        Ask::Setting(SettingAsk::Set { .. }) => {
            let hands = match view.rules().game {
                "six_card" | "seven_card" => 2,
                "nine_card" | "ten_card" => 3,
                "thirteen_card" => 4,
                "fifteen_card" => 5,
                other => panic!("{other}: how many hands are set stands here"),
            };
            let fours = view.rules().setting().map(|rules| rules.fours);
            vec![Choice::Set {
                from: cards.collect(),
                hands,
                fours: view.rules().game == "thirteen_card" && fours != Some(Fours::Never),
                ranking: view.rules().ranking,
            }]
        }
        Ask::Setting(SettingAsk::Show { .. }) => {
            vec![Choice::One(Action::Show(None)), Choice::One(Action::Pass)]
        }
        Ask::Casino(CasinoAsk::Stake { .. }) => {
            let rules = view.rules().casino().expect("the house");
            let chips = view.seat(seat).expect("he sits there").chips();
            let half = chips / 2;
            let stake = Choice::CasinoStake {
                least: rules.ante_min,
                most: rules.ante_max.map_or(half, |most| most.min(half)),
                chips,
                equal: rules.equal_pair_plus,
                bonus: rules.ante_bonus_bet,
            };
            vec![stake, Choice::One(Action::Casino(CasinoAction::SitOut))]
        }
        Ask::Casino(CasinoAsk::Play { .. }) => {
            let play = Action::Casino(CasinoAction::Play);
            vec![Choice::One(play), Choice::One(Action::Fold)]
        }
        Ask::Bus(_) => {
            let is_down = view.rules().dealing().is_some_and(|rules| rules.one_down);
            let board = view.board().enumerate();
            let open = board.filter(|(place, _)| !is_down || *place != 1);
            let mut offers = vec![
                Choice::Swap {
                    give: cards.collect(),
                    take: open
                        .map(|(_, face)| face.card.expect("it lies open"))
                        .collect(),
                    hidden: is_down,
                },
                Choice::One(Action::Bus(BusAction::All)),
            ];
            let swaps = view.history().filter_map(|event| match event {
                Event::Bus(event) => Some(event),
                _ => None,
            });
            let (mut had_a_turn, mut stuck) = (false, false);
            for event in swaps {
                match event {
                    BusEvent::Swapped { seat: of, .. } | BusEvent::SwappedAll { seat: of, .. } => {
                        had_a_turn |= of == seat
                    }
                    BusEvent::Stuck { .. } => stuck = true,
                    BusEvent::Lost { .. } => {}
                }
            }
            let stick = Choice::One(Action::Bus(BusAction::Stick));
            let sticks_first = view.rules().bus().is_some_and(|rules| rules.first_stick);
            offers.extend(((had_a_turn || sticks_first) && !stuck).then_some(stick));
            offers
        }
        Ask::Round(_) if view.rules().setting().is_some() => set_bets::offers(view, seat),
        Ask::Round(_)
        | Ask::Classic(_)
        | Ask::Drawing(_)
        | Ask::Vying(_)
        | Ask::Deal { .. }
        | Ask::ChooseGame { .. }
        | Ask::Agree { .. }
        | Ask::Declare { .. }
        | Ask::Over => classic::offers(view, seat),
    }
}

/// On one's turn, and before one's own first bet or fold of the deal; or at any time.
fn looks(me: SeatView, turn: Turn, rules: &VyingRules) -> Vec<Action> {
    let own = matches!(turn, Turn::Own { seat, .. } if seat == me.seat());
    let in_time = own || !me.has_acted() || rules.blind_look == BlindLook::AnyTime;
    match me.hands().len() {
        1 if me.is_blind() && in_time => vec![Action::Look(None)],
        2 if in_time => [Pick::Old, Pick::New]
            .map(|pick| Action::Look(Some(pick)))
            .to_vec(),
        _ => Vec::new(),
    }
}

/// The least that keeps this player in: half the open price for a blind one.
fn least(view: View, me: SeatView, rules: &VyingRules) -> Chips {
    let open = if view.stake() == 0 {
        rules.open_min
    } else {
        view.stake()
    };
    if me.is_blind() {
        open.div_ceil(2)
    } else {
        open
    }
}

/// Whom a short player may ask for a loan, and whom he may show his hand to (RULES 5.2, 5.3).
fn loans(view: View, me: SeatView, rules: &VyingRules, refused: SeatSet) -> Vec<Choice> {
    let needs = least(view, me, rules) - me.chips();
    let others = || view.seats().filter(|seat| seat.seat() != me.seat());
    match rules.shortage {
        Shortage::Cover | Shortage::Fold => Vec::new(),
        Shortage::RichestLends => {
            let count = view.seats().len();
            let steps = |seat: &SeatView| (seat.seat().index() + count - me.seat().index()) % count;
            let rich = others()
                .filter(|seat| seat.standing() == Standing::In)
                .max_by_key(|seat| (seat.chips(), std::cmp::Reverse(steps(seat))));
            let rich = rich.filter(|rich| rich.chips() >= needs);
            rich.map(|rich| Choice::Borrow {
                from: rich.seat(),
                least: needs,
                most: needs,
            })
            .into_iter()
            .collect()
        }
        Shortage::Borrow => {
            let able =
                || others().filter(|seat| seat.chips() >= needs && !refused.contains(seat.seat()));
            let mut loans: Vec<Choice> = able()
                .map(|from| Choice::Borrow {
                    from: from.seat(),
                    least: needs,
                    most: from.chips(),
                })
                .collect();
            let shown = |to: Seat| {
                let shown_to = |event| matches!(event, Event::ShownTo { seat, to: t } if seat == me.seat() && t == to);
                view.history().any(shown_to)
            };
            let to: SeatSet = able()
                .filter(|seat| seat.standing() != Standing::In && !shown(seat.seat()))
                .map(SeatView::seat)
                .collect();
            if !me.is_blind() && !to.is_empty() {
                loans.push(Choice::Show { to });
            }
            loans
        }
    }
}

/// What a seat may bring to the table now (O15 to O17).
pub fn buy_in(table: &Table, seat: Seat) -> Option<Choice> {
    let view = table.view(Viewer::Gallery);
    let (me, money) = (view.seat(seat)?, view.rules().money);
    let refused = |event: &Event| matches!(event, Event::Declined { seat: by, on: Motion::BuyIn(_) } if *by == seat);
    if matches!(view.ask(), Ask::Agree { .. }) || table.history().iter().any(refused) {
        return None;
    }
    let asks = |event: &Event| matches!(event, Event::Asked(ask) if ask.seat().is_some());
    let mut since = table.history().iter().skip_while(|event| !asks(event));
    let (asked, answered) = (since.next().is_some(), since.next().is_some());
    let may = match view.ask() {
        Ask::Over => false,
        Ask::Deal { .. } | Ask::ChooseGame { .. } => asked || view.deals() == 0,
        _ => {
            answered
                && money.table_stakes == TableStakes::Off
                && !matches!(me.standing(), Standing::Covered(_))
        }
    };
    may.then_some(Choice::BuyIn {
        least: if me.chips() < money.table_minimum {
            money.table_minimum - me.chips()
        } else {
            1
        },
        most: (1 << 53) - table.brought(),
    })
}

fn turn_of(view: View, me: SeatView, rules: &VyingRules, offered: bool) -> Vec<Choice> {
    let (stake, chips) = (view.stake(), me.chips());
    let least = least(view, me, rules);
    let mut offers = vec![Choice::One(Action::Fold)];
    if chips < least {
        let covers = rules.shortage == Shortage::Cover;
        offers.extend(covers.then_some(Choice::Cover { chips }));
        return offers;
    }
    let most = limit(view, me, rules).max(least).min(chips);
    offers.push(Choice::Bet { least, most });
    if rules.agreed_showdown && view.betting() >= 3 && stake > 0 && !offered {
        offers.push(Choice::One(Action::Showdown));
    }
    if let Some(other) = only_opponent(view, me.seat())
        && stake > 0
    {
        let own_bets = bets_between_two(view, me.seat());
        let patient = rules.see_blind_after.is_some_and(|bets| own_bets >= bets);
        let to_an_open_hand = match rules.see_cost {
            SeeCost::Double => 2 * stake,
            SeeCost::Equal => stake,
        };
        let cost = match (me.is_blind(), other.is_blind()) {
            (true, true) => Some(stake),
            (true, false) => Some(to_an_open_hand.div_ceil(2)),
            (false, false) => Some(to_an_open_hand),
            (false, true) => patient.then_some(2 * stake),
        };
        if let Some(cost) = cost.filter(|cost| *cost <= chips) {
            offers.push(Choice::See {
                seat: other.seat(),
                cost,
            });
        }
    }
    offers
}

/// The smallest limit that applies; a blind player's are halved and rounded down (9.2.4).
fn limit(view: View, me: SeatView, rules: &VyingRules) -> Chips {
    let mut open = Chips::MAX;
    let stake = view.stake();
    if let (0, Some(most)) = (stake, rules.open_max) {
        open = open.min(most);
    }
    // The first bet raises nothing (9.1).
    if let (1.., Some(raise)) = (stake, rules.raise_limit) {
        open = open.min(stake + raise);
    }
    if let Some(cap) = rules.bet_cap {
        open = open.min(cap);
    }
    let mine = if me.is_blind() { open / 2 } else { open };
    if rules.pot_limit {
        mine.min(view.pot())
    } else {
        mine
    }
}

fn only_opponent(view: View, me: Seat) -> Option<SeatView> {
    let mut others = view
        .seats()
        .filter(|seat| seat.standing() == Standing::In && seat.seat() != me);
    let other = others.next()?;
    others.next().is_none().then_some(other)
}

/// The number of bets of this seat since only two players who can bet were left.
fn bets_between_two(view: View, me: Seat) -> u32 {
    let mut left = view
        .seats()
        .filter(|seat| seat.standing() != Standing::Out)
        .count();
    let mut bets = 0;
    for event in view.history() {
        match event {
            Event::Folded { .. } | Event::Covered { .. } => left -= 1,
            Event::Bet { seat, .. } if seat == me && left == 2 => bets += 1,
            _ => {}
        }
    }
    bets
}
