//! The ranking of pairs (RULES 10.4, 10.5, 10.8): the orders of V75, V79, V80 and V81, and every hand against a
//! ranking that tries every rank for every wild card.

mod kit;

use std::cmp::Reverse;

use brag::cards::{Card, CardSet, Hand, HandKind, Rank, Ranking, RankingRules};
use kit::ranks::all_hands;

fn hand(text: &str) -> Hand {
    text.trim().parse().expect(text)
}

fn card(text: &str) -> Card {
    text.parse().expect(text)
}

fn set(cards: &str) -> CardSet {
    cards.split(' ').map(card).collect()
}

/// Checks a line of hands, each better than the next (`>`) or equal to it (`=`).
fn check(rules: RankingRules, line: &str) {
    let ranking = Ranking::new(rules);
    let groups: Vec<Vec<Hand>> = line
        .split('>')
        .map(|group| group.split('=').map(hand).collect())
        .collect();
    for pair in groups.windows(2) {
        for (better, worse) in pair[0].iter().zip(&pair[1]) {
            let is_better = ranking.value(*better) > ranking.value(*worse);
            assert!(is_better, "{better} > {worse}");
        }
    }
    for group in &groups {
        for hand in group {
            assert_eq!(ranking.value(*hand), ranking.value(group[0]), "{hand}");
        }
    }
}

fn kind_and_ranks(rules: RankingRules, text: &str) -> (HandKind, [Rank; 3]) {
    let value = Ranking::new(rules).value(hand(text));
    (value.kind(), value.ranks())
}

#[test]
fn v75_favourites() {
    let clubs = RankingRules::favourites(None);
    check(
        clubs,
        "Ac As Ah > Ac As Jc > Kc Ks Kh > 2s 2d Jc > Ac As 2d",
    );
    check(clubs, "7s 7h 2c > 7d Jc 3h > 6c 6h As");
    check(clubs, "7s 7h 2c = 7s 7h Ac");
    // Used as a knave it is natural.
    check(clubs, "Jc Jh 4d = Jd Js Ah > Tc Jc 4d");
    // Runs and flushes do not count, and of high cards only the highest does.
    check(
        clubs,
        "Ah Kh Qh = As 3h 2d = Ac Td 9s > Kd Qd Ts = Kc 3d 2d",
    );
    for second in ["9d", "Jd", "Ad"] {
        let two = RankingRules::favourites(Some(card(second)));
        let line = "3s 3h 3c > 3s 3d Jc > 3h 3c X > 3h Jc X > 2c 2h 2s > 3s 3h Ac > 3s Jc 2c > 3s X 2c > 2h 2s Kd";
        check(two, &line.replace('X', second));
    }
    check(clubs, "5c 5d 5h > 5c Jc 5s");
    let nines = RankingRules::favourites(Some(card("9d")));
    check(nines, "5c 5d 5h > 5c Jc 9d > 4c 4d 4h");
    // A second favourite of its own rank is natural too.
    check(nines, "9h 9c 9s = 9h 9d 9s > 9h 9d Jc > 8c 8h 8s");
    let knaves = RankingRules::favourites(Some(card("Jd")));
    check(knaves, "Jc Jd Jh = Jd Js Jh > Tc Th Ts > Td Jc Jd");
}

#[test]
fn v80_braggers() {
    let rules = RankingRules::braggers(set("Ad Jc 9d"));
    check(
        rules,
        "As Ah Ad = Ac Ah Ad > Ac As Jc = Ac Jc 9d = Ad Jc 9d > Kc Ks Kh > Kc Ks 9d = Kd Jc 9d = Kh Ad 9d > Qc Qd Qh",
    );
    check(
        rules,
        "As Ah 4c = As Ad 2c > As Jc 4c = Ac 9d Kd > Kc Kd 2c > Kc Ad 2c",
    );
    check(rules, "Ac Kc Qc = Ah 3d 2s > Kd Qd Ts");
    assert_eq!(
        kind_and_ranks(rules, "Kc 9d Kd"),
        (HandKind::Prial, [Rank::King; 3])
    );
}

#[test]
fn v79_american() {
    let rules = RankingRules::american();
    check(
        rules,
        "Ac As Ah > Ac As Jc = Ad Ah 9s > Ac Jc 9d = Ac Jc Jd > Kc Ks Kh > Kc Ks Jc > Kc Jc 9c > Qc Qd Qh > Qc Qd 9c > Qc Jc 9c > Jc Jd 9h = Jc 9c 9d = Jc Jd Jh = 9c 9d 9h > Tc Td Th > Tc Td Jc > Tc Jc 9h > 8c 8d 8h",
    );
    check(
        rules,
        "Ac Ad Kc = As Ah 2c > Ac Kc Jd = Ac Kd 9h > Kc Ks Ac > Kc Qc Jd > Ac Kc Qc = Ad 8h 7s > Kc 3d 2d",
    );
}

#[test]
fn v81_no_wild_cards_and_every_high_card() {
    let rules = RankingRules::post_and_pair();
    check(
        rules,
        "Ac Ad Ah > Kc Kd Kh > 3c 3d 3h > 2c 2d 2h > Ac Ad Kh = As Ah 2h > 6c 6d Kh = 6c 6d 2h > Ah Kh Qh = Ac Kd Qs > As Ks Td > As Qc 9c > As Qc 8d > Kc Qc Jc",
    );
    assert_eq!(
        kind_and_ranks(rules, "Ac Td 9s"),
        (HandKind::HighCard, [Rank::Ace, Rank::Ten, Rank::Nine])
    );
}

/// How a hand is called, better hands greater, tried out: the kind, the rank that is compared, and its merit.
type Tried = (HandKind, Rank, Reverse<usize>);

fn tried(hand: Hand, wild: CardSet, is_american: bool, demerit: fn(&[Card]) -> usize) -> Tried {
    let as_what = |card: Card| match wild.contains(card) {
        true => Rank::ALL.to_vec(),
        false => card.rank().into_iter().collect(),
    };
    let [a, b, c] = hand.0;
    let mut best: Option<Tried> = None;
    for x in as_what(a) {
        for y in as_what(b) {
            for z in as_what(c) {
                let mut ranks = [x, y, z];
                ranks.sort();
                ranks.reverse();
                let (kind, compared) = match ranks {
                    [a, b, c] if a == b && b == c => (HandKind::Prial, a),
                    [a, b, _] if a == b => (HandKind::Pair, a),
                    [_, b, c] if b == c => (HandKind::Pair, b),
                    _ => (HandKind::HighCard, ranks[0]),
                };
                let read = hand.0.into_iter().zip([x, y, z]);
                let used = read.filter(|(card, rank)| {
                    wild.contains(*card) && (is_american || card.rank() != Some(*rank))
                });
                let used: Vec<Card> = used.map(|(card, _)| card).collect();
                // Three braggers of the American game are knaves.
                if is_american && used.len() == 3 && compared > Rank::Jack {
                    continue;
                }
                let value = (kind, compared, Reverse(demerit(&used)));
                best = best.max(Some(value));
            }
        }
    }
    best.expect("a reading")
}

#[test]
fn every_hand_is_ranked_as_if_every_rank_had_been_tried() {
    let second = card("9d");
    let order: fn(&[Card]) -> usize = |used| match used {
        [] => 0,
        [card] => 1 + usize::from(card.to_string() != "Jc"),
        _ => 3,
    };
    let natural: fn(&[Card]) -> usize = |used| usize::from(!used.is_empty());
    let fewer: fn(&[Card]) -> usize = |used| used.len().min(2);
    for (rules, is_american, demerit) in [
        (RankingRules::favourites(None), false, order),
        (RankingRules::favourites(Some(second)), false, order),
        (RankingRules::favourites(Some(card("Jd"))), false, order),
        (RankingRules::favourites(Some(card("Ad"))), false, order),
        (RankingRules::braggers(set("Ad Jc 9d")), false, natural),
        (RankingRules::braggers(set("7d 7c 7s 2d")), false, natural),
        (RankingRules::american(), true, fewer),
    ] {
        let ranking = Ranking::new(rules);
        let mut all: Vec<_> = all_hands()
            .map(|hand| {
                let tried = tried(hand, rules.wild, is_american, demerit);
                let value = ranking.value(hand);
                assert_eq!(value.kind(), tried.0, "{hand}");
                assert_eq!(value.ranks()[0], tried.1, "{hand}");
                (tried, value)
            })
            .collect();
        all.sort();
        for pair in all.windows(2) {
            let [(a, x), (b, y)] = [&pair[0], &pair[1]];
            assert_eq!(a.cmp(b), x.cmp(y), "{a:?} {b:?}");
        }
    }
}
