//! Action trees with tiny stakes, counted like the moves of chess engines: the number of ways in which a deal can go,
//! and how each ends.

mod kit;

use std::collections::BTreeMap;

use brag::cards::{Card, CardSet};
use brag::engine::{
    Action, Chips, Choice, Ending, Event, HeadsUpShort, Rules, SeeCost, Shortage, Table, VyingRules,
};
use kit::school::{School, all_rules, rules};

/// The number of leaves for each ending.
type Leaves = BTreeMap<&'static str, u64>;

/// Follows every action of the player in turn. Looks out of turn are left out: they change only the price of the
/// player who looks, and most of the trees would be looks.
fn walk(table: &Table, chips: Chips, leaves: &mut Leaves) {
    let ended = table.history().iter().find_map(|event| match event {
        Event::Ended { how } => Some(*how),
        _ => None,
    });
    if let Some(how) = ended {
        assert_eq!(table.stacks().sum::<Chips>() + table.pot(), chips);
        *leaves.entry(word(how)).or_default() += 1;
        return;
    }
    let seat = table
        .ask()
        .seat()
        .expect("a deal that has not ended asks somebody");
    for choice in table.choices(seat) {
        let actions: Vec<Action> = match choice {
            Choice::Bet { least, most } => (least..=most).map(Action::Bet).collect(),
            Choice::See { .. } => vec![Action::See],
            Choice::Cover { .. } => vec![Action::Cover],
            Choice::Borrow { from, least, most } => (least..=most)
                .map(|chips| Action::Borrow { from, chips })
                .collect(),
            Choice::Lend { least, most } => (least..=most)
                .map(|chips| Action::Lend(Some(chips)))
                .collect(),
            Choice::Show { to } => to.iter().map(|seat| Action::Show(Some(seat))).collect(),
            Choice::BuyIn { .. } => Vec::new(),
            Choice::Discard { from, cards } => discards(from, cards),
            Choice::ChooseGame { .. }
            | Choice::BetBy { .. }
            | Choice::Set { .. }
            | Choice::Swap { .. }
            | Choice::Level { .. }
            | Choice::Stake { .. }
            | Choice::Exchange { .. }
            | Choice::Declare(_)
            | Choice::CasinoStake { .. } => {
                unreachable!("nobody does so in a betting game")
            }
            Choice::One(action) => vec![action],
        };
        for action in actions {
            walk(
                &table.play(seat, action).expect("it was offered").table,
                chips,
                leaves,
            );
        }
    }
}

/// Every way to throw away this many cards.
fn discards(from: CardSet, cards: u8) -> Vec<Action> {
    let hand: Vec<Card> = from.iter().collect();
    let chosen = (0..1usize << hand.len()).filter(|set| set.count_ones() == u32::from(cards));
    let thrown = |set: usize| {
        let of = hand.iter().enumerate();
        of.filter_map(move |(nth, card)| (set >> nth & 1 == 1).then_some(*card))
    };
    chosen
        .map(|set| Action::Discard(thrown(set).collect()))
        .collect()
}

fn word(how: Ending) -> &'static str {
    match how {
        Ending::Fold => "fold",
        Ending::Carried => "carried",
        Ending::See => "see",
        Ending::Cover => "cover",
        Ending::Showdown => "showdown",
        Ending::FaceUp => "face_up",
        Ending::Show => "show",
        Ending::Sets
        | Ending::Quads
        | Ending::Stuck
        | Ending::Three
        | Ending::Post
        | Ending::House
        | Ending::Limit
        | Ending::Conceded
        | Ending::Unmet => {
            unreachable!("no betting game ends so")
        }
    }
}

/// The best hand is at the dealer's left, and none are equal.
const HANDS: [&str; 3] = ["As Ad Ac 2c", "Kh Kd 9c 3d", "Qs 9d 4h 5c"];

fn count(rules: Rules, stacks: &[Chips]) -> String {
    let cards = rules.dealing().expect("a deal is dealt").cards;
    // Each card is two letters and a gap.
    let hands: Vec<&str> = HANDS
        .iter()
        .map(|hand| &hand[..usize::from(cards) * 3 - 1])
        .collect();
    let school = School::new(rules, stacks, &[&hands[..stacks.len()]]);
    let mut leaves = Leaves::new();
    walk(&school.table, stacks.iter().sum(), &mut leaves);
    let words: Vec<_> = leaves
        .iter()
        .map(|(how, times)| format!("{how} {times}"))
        .collect();
    words.join(", ")
}

/// The house rules, the stacks before the ante, and the leaves for each ending.
const TREES: &str = "
    open    | 2 2   | cover 1, fold 3
    open    | 3 3   | cover 3, fold 8, see 1
    open    | 4 4   | cover 8, fold 18, see 3
    usual   | 2 2   | cover 5, fold 10, see 1
    usual   | 3 3   | carried 6, cover 18, fold 26, see 4
    usual   | 4 3   | carried 11, cover 30, fold 43, see 7
    usual   | 4 4   | carried 22, cover 50, fold 63, see 12
    usual   | 5 5   | carried 59, cover 125, fold 144, see 26
    equal   | 4 4   | carried 22, cover 50, fold 63, see 23
    capped  | 5 5   | carried 21, cover 26, fold 55, see 20
    capped  | 7 7   | carried 40, cover 45, fold 126, see 57
    patient | 7 7   | carried 40, cover 45, fold 126, see 64
    quiet   | 3 3 3 | carried 45, cover 268, fold 315, see 16
    usual   | 3 3 3 | carried 465, cover 12536, fold 13843, see 46, showdown 840
    lends   | 3 3   | fold 8, see 1
    lends   | 5 2   | fold 14, see 1
    rescue  | 2 2   | fold 2, show 1
    rescue  | 3 3   | fold 5, see 1, show 3
    rescue  | 5 2   | fold 9, see 2, show 13
    looked  | 3 3   | carried 3, fold 13, see 4, show 17
    borrows | 3 3   | fold 8, see 1
    borrows | 5 2   | fold 27, see 2
    borrows | 2 2 3 | fold 185, see 4
    four, open | 2 2 | cover 16, fold 36
    four    | 2 2   | cover 29, fold 55, see 4
    no ante | 2 2 2 | carried 465, cover 12536, fold 13843, see 46, showdown 840
";

/// All players must look, with these rules in addition.
fn open(change: impl FnOnce(&mut VyingRules)) -> Rules {
    rules(|vying| {
        vying.blind_play = false;
        change(vying);
    })
}

fn house(name: &str) -> Rules {
    match name {
        "usual" => rules(|_| {}),
        "open" => rules(|vying| vying.blind_play = false),
        "equal" => rules(|vying| vying.see_cost = SeeCost::Equal),
        "capped" => rules(|vying| vying.bet_cap = Some(2)),
        "patient" => rules(|vying| (vying.bet_cap, vying.see_blind_after) = (Some(2), Some(1))),
        "quiet" => rules(|vying| vying.agreed_showdown = false),
        "lends" => open(|vying| vying.shortage = Shortage::RichestLends),
        "rescue" => open(|vying| vying.headsup_short = HeadsUpShort::LendOrShow),
        "looked" => rules(|vying| vying.headsup_short = HeadsUpShort::LendOrShow),
        "borrows" => open(|vying| {
            (vying.shortage, vying.agreed_showdown) = (Shortage::Borrow, false);
        }),
        "four" => all_rules(|_, dealing, _| dealing.cards = 4),
        "four, open" => all_rules(|_, dealing, vying| {
            (dealing.cards, vying.blind_play) = (4, false);
        }),
        "no ante" => all_rules(|rules, _, _| rules.ante = 0),
        _ => panic!("no house is called `{name}`"),
    }
}

// Five of the trees by hand; a bet of n is written n, a blind one bn, and each leaf in its place.
//
// Open, 2 2. After the ante both have 1 chip, and both must look, which is one way each.
//   0: fold (F) | 1, then 1: fold (F) | 1, then 0 has nothing left: fold (F) | cover (C).
//   A see would cost 2. So 3 F and 1 C.
//
// Usual, 2 2. The same, but nobody need look, and a blind see costs what an open bet does.
//   0: fold (F).
//   0: look, then fold (F) | 1, then 1: fold (F) | see (S) | b1, then 0: fold (F; the winner is blind,
//      but has no chip for the next ante) | cover (C); or 1: look, then fold (F) | 1, then 0: fold (F)
//      | cover (C).
//   0: b1, worth 2, then 1: fold (F; no chip for the next ante) | look, then fold (F) | cover (C); or
//      b1, then 0: fold (F) | cover (C) | look, then fold (F) | cover (C).
//   So 1 + 5 + 4 = 10 F, 0 + 2 + 3 = 5 C and 1 S.
//
// Open, 3 3. Both have 2 chips.
//   0: fold (F).
//   0: 1, then 1: fold (F) | see for 2 (S) | 2, then 0: fold (F) | cover (C); or 1: 1, then 0: fold (F)
//      | 1, then 1: fold (F) | 1, then 0: fold (F) | cover (C).
//   0: 2, then 1: fold (F) | 2, then 0: fold (F) | cover (C).
//   So 1 + 5 + 2 = 8 F, 0 + 2 + 1 = 3 C and 1 S.
//
// Rescue, 5 2. Open, and the other of two who is short lends (L) or shows (H); 0 has 4 chips, 1 has 1.
//   0: fold (F).
//   0: 1, then 1: fold (F) | 1, then 0: fold (F) | see (S) | 1, then 1 is short and 0: H | L1, then 1:
//      fold (F) | 1, then 0: fold (F) | 1, then H; or L2, then 1: fold (F) | see (S) | 2, then H | 1, then
//      H | L1, then 0: fold (F) | 1, then H. Or 0 bets 2 or 3, and all he can do then is H.
//   0: 2, then H | L1, then 1: fold (F) | 2, then H; or L2, then 1: fold (F) | 2, then H | 3, then H.
//   0: 3 or 4, then H.
//   So 1 + 6 + 2 = 9 F, 2 S, and 0 + 7 + 4 + 2 = 13 H.
//
// Lends, 5 2. The same, but the richest lends only what is missing, and a show is a fold.
//   0: fold (F).
//   0: 1, then 1: fold (F) | 1, then 0: fold (F) | see (S) | 1, then 1: fold (F) | L1, then 1: fold (F) |
//      1, then 0: fold (F) | 1, then 1: fold (F). Or 0 bets 2 or 3, and 1 folds (F).
//   0: 2, then 1: fold (F) | L1, then 1: fold (F) | 2, then 0: fold (F).
//   0: 3 or 4, then 1: fold (F).
//   So 1 + 8 + 3 + 2 = 14 F and 1 S.
//
// Four cards, open, 2 2. As open, 2 2, but each look is followed by four ways to throw a card away.
//   0: fold (4 F) | 1, then 1: fold (16 F) | 1, then 0: fold (16 F) | cover (16 C).
//
// Four cards, 2 2. As usual, 2 2, and each leaf counts four times for every look on the way to it.
//   0: fold (F).
//   0: look, then fold (4 F) | 1, then 1: fold (4 F) | see (4 S) | b1, then 0: fold (4 F) | cover (4 C);
//      or 1: look, then fold (16 F) | 1, then 0: fold (16 F) | cover (16 C).
//   0: b1, then 1: fold (F) | look, then fold (4 F) | cover (4 C); or b1, then 0: fold (F) | cover (C)
//      | look, then fold (4 F) | cover (4 C).
//   So 1 + 44 + 10 = 55 F, 20 + 9 = 29 C and 4 S.
//
// Usual, 3 3 3 and no ante, 2 2 2 agree because whoever has a chip can pay the next ante in both.

#[test]
fn every_tree_has_its_leaves() {
    for line in TREES.trim().lines() {
        let [name, stacks, leaves] = line.split('|').map(str::trim).collect::<Vec<_>>()[..] else {
            panic!("`{line}` is no row")
        };
        let stacks = stacks.split(' ').map(|chips| chips.parse().expect("chips"));
        let stacks: Vec<Chips> = stacks.collect();
        assert_eq!(count(house(name), &stacks), leaves, "{line}");
    }
}
