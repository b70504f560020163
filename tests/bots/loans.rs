//! Bots that are short of chips or are asked for a loan (RULES 5.2 to 5.4).

use brag::bots::Temper;
use brag::cards::Pack;
use brag::engine::{
    Action, HeadsUpShort, Rules, Seat, Shortage, StageRules, Table, Viewer, VyingRules,
};
use brag::random::{Rng, Seed};

/// Three players, without an ante: seat 0 has a pair of kings, seat 1 the given hand, seat 2 a bad one.
fn table(change: impl Fn(&mut VyingRules), stacks: &[u64], hand: [&str; 3]) -> Table {
    let mut rules: Rules = brag::games::three_card();
    rules.ante = 0;
    for stage in &mut rules.stages {
        if let StageRules::Vying(vying) = &mut stage.rules {
            change(vying);
        }
    }
    let hands = [["Ks", "Kd", "2c"], hand, ["9s", "7d", "4h"]];
    let top: Vec<String> = (0..3)
        .flat_map(|nth| {
            hands[..stacks.len()]
                .iter()
                .map(move |hand| hand[nth].into())
        })
        .collect();
    let rest = Pack::sorted();
    let rest = rest.iter().map(|card| card.to_string());
    let rest = rest.filter(|card| !top.contains(card));
    let cards: Vec<String> = top.iter().cloned().chain(rest).collect();
    let pack: Pack = cards.join(" ").parse().expect("a pack");
    let last = Seat(stacks.len() as u8 - 1);
    let mut table = Table::new(rules, stacks, last).expect("playable rules");
    table.deal_in_place(Some(pack)).expect("the first deal");
    for seat in 0..stacks.len() as u8 {
        play(&mut table, seat, Action::Look(None));
    }
    table
}

fn play(table: &mut Table, seat: u8, action: Action) {
    table
        .play_in_place(Seat(seat), action)
        .expect("it is legal");
}

/// The action of a bot of each temper at this table.
fn each(table: &Table) -> Vec<Action> {
    let seat = table.ask().seat().expect("somebody is asked");
    let does = |temper: Temper| {
        let (view, choices) = (table.view(Viewer::Seat(seat)), table.choices(seat));
        let mut rng = Rng::new(Seed([1; 32]), 0);
        temper.policy().choose(view, &choices, &mut rng)
    };
    Temper::USUAL.map(does).to_vec()
}

const PRIAL: [&str; 3] = ["3s", "3d", "3c"];
const RUBBISH: [&str; 3] = ["8s", "5d", "2h"];

/// Seat 2 has folded, and seat 1 owes 6 and has 2.
fn short(hand: [&str; 3], lender: u64) -> Table {
    let mut table = table(|v| v.shortage = Shortage::Borrow, &[40, 3, lender], hand);
    play(&mut table, 0, Action::Bet(1));
    play(&mut table, 1, Action::Bet(1));
    play(&mut table, 2, Action::Fold);
    play(&mut table, 0, Action::Bet(6));
    table
}

const ASK: Action = Action::Borrow {
    from: Seat(2),
    chips: 4,
};

#[test]
fn who_is_short_with_a_good_hand_shows_it_to_one_who_is_out_and_asks_him() {
    let mut table = short(PRIAL, 60);
    assert_eq!(each(&table), [Action::Show(Some(Seat(2))); 3]);
    play(&mut table, 1, Action::Show(Some(Seat(2))));
    assert_eq!(each(&table), [ASK; 3]);
    play(&mut table, 1, ASK);
    assert_eq!(each(&table), [Action::Lend(None); 3], "a prial is backed");
}

#[test]
fn who_is_short_with_a_bad_hand_folds() {
    assert_eq!(each(&short(RUBBISH, 60))[..2], [Action::Fold; 2]);
}

#[test]
fn an_unseen_hand_is_backed_by_braggers_alone() {
    let mut table = short(PRIAL, 60);
    play(&mut table, 1, ASK);
    let answers = [Action::Refuse, Action::Refuse, Action::Lend(None)];
    assert_eq!(each(&table), answers);
}

#[test]
fn nobody_lends_more_than_he_can_bear() {
    let mut table = short(PRIAL, 15);
    play(&mut table, 1, Action::Show(Some(Seat(2))));
    play(&mut table, 1, ASK);
    assert_eq!(each(&table), [Action::Refuse; 3]);
}

#[test]
fn the_richest_is_made_to_lend_to_a_good_hand() {
    let mut table = table(|v| v.shortage = Shortage::RichestLends, &[40, 2, 60], PRIAL);
    play(&mut table, 0, Action::Bet(6));
    assert_eq!(each(&table), [ASK; 3]);
}

#[test]
fn of_two_one_lends_with_a_prial_and_shows_a_pair() {
    let rescue = |vying: &mut VyingRules| vying.headsup_short = HeadsUpShort::LendOrShow;
    let mut table = table(rescue, &[4, 40], PRIAL);
    play(&mut table, 0, Action::Bet(3));
    play(&mut table, 1, Action::Bet(3));
    assert_eq!(each(&table), [Action::Lend(Some(2)); 3]);
    let mut table = self::table(rescue, &[40, 2], RUBBISH);
    play(&mut table, 0, Action::Bet(6));
    assert_eq!(each(&table), [Action::Show(None); 3]);
}
