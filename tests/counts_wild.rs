//! Every hand of three, four and five cards, with and without wild cards, counted (RULES 7.1 to 7.3).

use std::collections::{BTreeMap, HashSet};

use brag::cards::{Card, CardSet, Hand, HandKind, HandValue, Pack, Rank, Ranking, RankingRules};

fn rules(name: &str) -> RankingRules {
    let (wild, jokers) = match name {
        "none" => (CardSet::NONE, 0),
        "all twos" => (CardSet::TWOS, 0),
        "black twos" => (CardSet::BLACK_TWOS, 0),
        "one-eyed jacks" => (CardSet::ONE_EYED_JACKS, 0),
        "suicide king" => (CardSet::SUICIDE_KING, 0),
        "1 joker" => (CardSet::NONE, 1),
        "2 jokers" => (CardSet::NONE, 2),
        "all jacks" => (CardSet::JACKS, 0),
        "black jacks" => (CardSet::BLACK_JACKS, 0),
        "A, K, 4, 7" => {
            let ranks = [Rank::Ace, Rank::King, Rank::Four, Rank::Seven].map(Some);
            let pack = Pack::sorted();
            let wild = pack.iter().filter(|card| ranks.contains(&card.rank()));
            (wild.collect(), 0)
        }
        _ => panic!("no rules are called `{name}`"),
    };
    RankingRules {
        wild,
        jokers,
        ..RankingRules::default()
    }
}

/// The column of RULES 7: prials of threes apart, the best kind first.
fn column(value: HandValue) -> usize {
    match (value.kind(), value.ranks()) {
        (HandKind::Prial, [Rank::Three, ..]) => 0,
        (HandKind::Prial, _) => 1,
        (HandKind::RunningFlush, _) => 2,
        (HandKind::Run, _) => 3,
        (HandKind::Flush, _) => 4,
        (HandKind::Pair, _) => 5,
        (HandKind::HighCard, _) => 6,
    }
}

/// Calls this with every choice of this many cards of the pack.
fn every(pack: &[Card], cards: usize, found: &mut impl FnMut(&[Card])) {
    let mut places: Vec<usize> = (0..cards).collect();
    let mut hand: Vec<Card> = places.iter().map(|place| pack[*place]).collect();
    loop {
        found(&hand);
        let Some(moving) = (0..cards).rfind(|nth| places[*nth] < pack.len() - cards + nth) else {
            return;
        };
        places[moving] += 1;
        for nth in moving + 1..cards {
            places[nth] = places[nth - 1] + 1;
        }
        for nth in moving..cards {
            hand[nth] = pack[places[nth]];
        }
    }
}

#[derive(Default)]
struct Counts {
    hands: [usize; 7],
    classes: [HashSet<HandValue>; 7],
    /// By column and by how many wild cards are in the hand.
    by_wilds: BTreeMap<(usize, usize), usize>,
}

fn count_three(rules: RankingRules) -> Counts {
    let ranking = Ranking::new(rules);
    let pack: Vec<Card> = Pack::whole(rules.jokers).iter().collect();
    let mut counts = Counts::default();
    every(&pack, 3, &mut |cards| {
        let value = ranking.value(Hand([cards[0], cards[1], cards[2]]));
        let column = column(value);
        counts.hands[column] += 1;
        counts.classes[column].insert(value);
        let is_wild = |card: &&Card| card.is_joker() || rules.wild.contains(**card);
        let wilds = cards.iter().filter(is_wild).count();
        *counts.by_wilds.entry((column, wilds)).or_default() += 1;
    });
    counts
}

/// A number as the rule book prints it: `22,100`.
fn number(text: &str) -> usize {
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    digits.parse().expect(text)
}

/// Cells of a table of the rule book, copied: name, then numbers.
fn cells(row: &str) -> (&str, Vec<usize>) {
    let mut cells = row.trim().split('|').map(str::trim);
    let name = cells.next().expect("a name");
    (name, cells.map(number).collect())
}

const THREE: &str = "
    none | 22,100 | 4 | 48 | 48 | 720 | 1,096 | 3,744 | 16,440 | 741 | 741
    all twos | 22,100 | 56 | 572 | 392 | 1,656 | 1,544 | 5,280 | 12,600 | 712 | 586
    black twos | 22,100 | 20 | 224 | 232 | 1,224 | 1,356 | 4,524 | 14,520 | 889 | 741
    one-eyed jacks | 22,100 | 20 | 224 | 226 | 1,182 | 1,362 | 4,536 | 14,550 | 889 | 741
    suicide king | 22,100 | 10 | 114 | 143 | 981 | 1,235 | 4,137 | 15,480 | 877 | 741
    1 joker | 23,426 | 10 | 120 | 148 | 1,020 | 1,308 | 4,380 | 16,440 | 877 | 741
    2 jokers | 24,804 | 20 | 240 | 248 | 1,320 | 1,520 | 5,016 | 16,440 | 890 | 741
    all jacks | 22,100 | 56 | 572 | 372 | 1,548 | 1,564 | 5,328 | 12,660 | 714 | 588
    black jacks | 22,100 | 20 | 224 | 226 | 1,182 | 1,362 | 4,536 | 14,550 | 889 | 741
    A, K, 4, 7 | 22,100 | 1,140 | 4,640 | 716 | 2,292 | 1,924 | 6,528 | 4,860 | 334 | 284
";

#[test]
fn rules_7_1_three_cards() {
    for row in THREE.trim().lines() {
        let (name, stated) = cells(row);
        let counts = count_three(rules(name));
        assert_eq!(counts.hands.iter().sum::<usize>(), stated[0], "{name}");
        assert_eq!(counts.hands, stated[1..8], "{name}");
        let classes: usize = counts.classes.iter().map(HashSet::len).sum();
        assert_eq!(classes, stated[8], "{name}");
        let values = counts.classes.iter().flatten();
        let ranks: HashSet<_> = values.map(|value| (value.kind(), value.ranks())).collect();
        assert_eq!(
            ranks.len(),
            stated[9],
            "{name}: the number of wild cards set aside"
        );
    }
}

const CLASSES: &str = "
    none | 1 | 12 | 12 | 12 | 274 | 156 | 274
    all twos | 4 | 33 | 21 | 21 | 247 | 176 | 210
    black twos | 3 | 35 | 24 | 24 | 320 | 209 | 274
    one-eyed jacks | 3 | 35 | 24 | 24 | 320 | 209 | 274
    suicide king | 2 | 24 | 24 | 24 | 320 | 209 | 274
    1 joker | 2 | 24 | 24 | 24 | 320 | 209 | 274
    2 jokers | 3 | 36 | 24 | 24 | 320 | 209 | 274
    all jacks | 4 | 33 | 20 | 20 | 249 | 177 | 211
    black jacks | 3 | 35 | 24 | 24 | 320 | 209 | 274
    A, K, 4, 7 | 4 | 24 | 11 | 11 | 106 | 97 | 81
";

#[test]
fn rules_7_1_classes_by_category() {
    for row in CLASSES.trim().lines() {
        let (name, stated) = cells(row);
        let classes = count_three(rules(name))
            .classes
            .map(|classes| classes.len());
        assert_eq!(classes.to_vec(), stated, "{name}");
    }
}

const BY_WILDS: &str = "
    all twos | 4+24+24+4 | 44+264+264 | 40+352 | 600+1,056 | 840+704 | 3,168+2,112 | 12,600
    black twos | 4+12+4 | 44+134+46 | 44+188 | 660+564 | 968+388 | 3,360+1,164 | 14,520
    one-eyed jacks | 4+12+4 | 44+134+46 | 42+184 | 630+552 | 970+392 | 3,360+1,176 | 14,550
    suicide king | 4+6 | 45+69 | 46+97 | 690+291 | 1,032+203 | 3,528+609 | 15,480
    1 joker | 4+6 | 48+72 | 48+100 | 720+300 | 1,096+212 | 3,744+636 | 16,440
    2 jokers | 4+12+4 | 48+144+48 | 48+200 | 720+600 | 1,096+424 | 3,744+1,272 | 16,440
";

#[test]
fn rules_7_1_by_number_of_wild_cards() {
    for row in BY_WILDS.trim().lines() {
        let mut cells = row.trim().split('|').map(str::trim);
        let name = cells.next().expect("a name");
        let mut stated = BTreeMap::new();
        for (column, cell) in cells.enumerate() {
            let sums = cell.split('+').map(number).enumerate();
            stated.extend(sums.map(|(wilds, hands)| ((column, wilds), hands)));
        }
        assert_eq!(count_three(rules(name)).by_wilds, stated, "{name}");
    }
}

#[test]
fn rules_7_1_a_wild_card_as_itself_is_natural() {
    for (name, classes) in [
        ("all twos", 713),
        ("black twos", 888),
        ("one-eyed jacks", 881),
        ("suicide king", 867),
    ] {
        let usual = count_three(rules(name));
        let counts = count_three(RankingRules {
            wild_as_itself_is_natural: true,
            ..rules(name)
        });
        assert_eq!(counts.hands, usual.hands, "{name}");
        let found: usize = counts.classes.iter().map(HashSet::len).sum();
        assert_eq!(found, classes, "{name}");
    }
}

/// Checks a row of RULES 7.2 or 7.3: hands by kind, classes of the kept hand, and those classes with
/// what was thrown away.
fn best_three(row: &str, dealt: usize) {
    let (name, stated) = cells(row);
    let ranking = Ranking::new(rules(name));
    let pack: Vec<Card> = Pack::whole(ranking.rules().jokers).iter().collect();
    let mut hands = [0; 7];
    let mut whole = HashSet::new();
    let mut kept = HashSet::new();
    every(&pack, dealt, &mut |cards| {
        let best = ranking.best(cards).expect("a hand");
        hands[column(best.value)] += 1;
        if whole.insert(best.value) {
            kept.insert(ranking.value(best.hand));
        }
    });
    assert_eq!(hands.iter().sum::<usize>(), stated[0], "{name}");
    assert_eq!(hands, stated[1..8], "{name}");
    assert_eq!(kept.len(), stated[8], "{name}: classes of the kept hand");
    assert_eq!(whole.len(), stated[9], "{name}: classes with discards");
}

const FOUR: &str = "
    none | 270,725 | 193 | 2,316 | 2,308 | 29,052 | 41,376 | 71,856 | 123,624 | 656 | 5,222
    all twos | 270,725 | 2,534 | 19,415 | 15,044 | 52,092 | 37,088 | 60,096 | 84,456 | 622 | 4,399
    black twos | 270,725 | 935 | 9,326 | 9,508 | 42,556 | 39,816 | 64,544 | 104,040 | 776 | 5,959
    one-eyed jacks | 270,725 | 935 | 9,326 | 9,274 | 41,334 | 40,260 | 64,842 | 104,754 | 776 | 5,959
    suicide king | 270,725 | 475 | 5,418 | 6,116 | 36,300 | 40,742 | 67,842 | 113,832 | 765 | 5,893
    1 joker | 292,825 | 485 | 5,820 | 6,468 | 38,652 | 44,216 | 73,560 | 123,624 | 765 | 5,910
    2 jokers | 316,251 | 975 | 10,452 | 10,628 | 48,252 | 47,056 | 75,264 | 123,624 | 777 | 6,001
";

#[test]
fn rules_7_2_best_three_of_four() {
    for row in FOUR.trim().lines() {
        best_three(row, 4);
    }
}

#[test]
fn rules_7_3_best_three_of_five() {
    best_three(
        "none | 2,598,960 | 4,560 | 54,720 | 53,900 | 569,268 | 708,688 | 699,624 | 508,200 | 560 | 26,219",
        5,
    );
}

#[test]
fn rules_7_3_best_three_of_five_with_all_twos_wild() {
    best_three(
        "all twos | 2,598,960 | 56,112 | 369,600 | 253,224 | 668,088 | 463,320 | 486,216 | 302,400 | 513 | 19,667",
        5,
    );
}

#[test]
fn rules_7_3_best_three_of_five_with_two_jokers() {
    best_three(
        "2 jokers | 3,162,510 | 23,286 | 233,464 | 204,596 | 774,924 | 717,504 | 700,536 | 508,200 | 657 | 29,076",
        5,
    );
}
