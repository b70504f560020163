use super::super::mistake::Mistake;
use super::{Costly, DealFindings, Findings, LARGEST, LONGEST, MOST_DEALS};

fn costly(nth: usize, share: i64) -> Costly {
    Costly {
        nth,
        cost: share * 7,
        share,
        is_about_a_life: nth % 2 == 1,
        mistake: nth.is_multiple_of(2).then_some(Mistake::StayedIn),
    }
}

fn deal(own: i64, costly: Vec<Costly>) -> DealFindings {
    DealFindings {
        cards: -3_400,
        own,
        decisions: 5,
        shares: 340,
        costly,
    }
}

#[test]
fn what_was_found_comes_back() {
    let mut all = Findings::default();
    all.add(2, deal(-1_200, vec![costly(17, 210), costly(20, 30)]));
    all.add(1, deal(0, Vec::new()));
    let text = all.write();
    assert_eq!(
        text,
        "brag_review 2\n1 -3400 0 5 340\n2 -3400 -1200 5 340 17:1470:210:life 20:210:30:chips:stayed_in"
    );
    assert_eq!(Findings::read(&text), Some(all));
    let none = Findings::default();
    assert_eq!(Findings::read(&none.write()), Some(none));
}

#[test]
fn of_a_deal_the_costliest_decisions_are_kept() {
    let mut all = Findings::default();
    all.add(
        1,
        deal(-9, (0..6).map(|nth| costly(nth, nth as i64 * 10)).collect()),
    );
    let kept: Vec<usize> = all
        .of(1)
        .expect("it is there")
        .costly
        .iter()
        .map(|one| one.nth)
        .collect();
    assert_eq!(kept, [5, 4, 3]);
}

#[test]
fn a_later_review_replaces_what_an_earlier_one_found_and_keeps_the_rest() {
    let mut all = Findings::default();
    all.add(1, deal(-1, Vec::new()));
    all.add(2, deal(-2, Vec::new()));
    let mut later = Findings::default();
    later.add(2, deal(-20, Vec::new()));
    later.add(3, deal(-30, Vec::new()));
    all.add_all(later);
    let own = |nth| all.of(nth).map(|found| found.own);
    assert_eq!(
        [own(1), own(2), own(3), own(4)],
        [Some(-1), Some(-20), Some(-30), None]
    );
}

#[test]
fn the_longest_text_can_be_read_again() {
    let mut all = Findings::default();
    let largest = Costly {
        nth: usize::MAX,
        cost: LARGEST,
        share: LARGEST,
        is_about_a_life: false,
        mistake: Some(Mistake::StayedBlind),
    };
    for nth in 0..=MOST_DEALS as u32 {
        all.add(
            u32::MAX - nth,
            DealFindings {
                cards: -LARGEST,
                own: -LARGEST,
                decisions: u32::MAX,
                shares: LARGEST,
                costly: vec![largest; 9],
            },
        );
    }
    let text = all.write();
    assert!(text.len() <= LONGEST, "{}", text.len());
    let read = Findings::read(&text).expect("it can be read");
    assert!(read.of(u32::MAX).is_some() && read.of(u32::MAX - MOST_DEALS as u32).is_none());
    assert_eq!(read, all);
}

#[test]
fn another_text_is_refused_and_a_broken_line_left_out() {
    for text in [
        "",
        "brag_review 3\n1 0 0 1 0",
        "{}",
        "brag_review 1 \n",
        "1 0 0 1 0",
    ] {
        assert_eq!(Findings::read(text), None, "{text}");
    }
    assert_eq!(Findings::read(&"x".repeat(LONGEST + 1)), None);
    for line in [
        "",
        "2",
        "0 0 0 1 0",
        "-2 0 0 1 0",
        "2 0 0 1",
        "2 x 0 1 0",
        "2 0 5 1 0",
        "2 0 0 1 -7",
        "2 0 0 -1 0",
        "2 0 0 1 0 ",
        "2 0 0 1 0 1:2:3",
        "2 0 0 1 0 1:2:3:pounds",
        "2 0 0 1 0 1:2:3:chips:low:5",
        "2 9223372036854775807 0 1 0",
        "2 -9223372036854775808 0 1 0",
        "99999999999 0 0 1 0",
    ] {
        let read = Findings::read(&format!("brag_review 1\n{line}\n3 0 0 1 0")).expect(line);
        assert!(read.of(2).is_none() && read.of(3).is_some(), "{line}");
    }
}

#[test]
fn texts_of_the_first_version_and_mistakes_of_a_later_one_are_read() {
    for text in [
        "brag_review 1\n2 0 -9 1 40 7:900:40:chips",
        "brag_review 2\n2 0 -9 1 40 7:900:40:chips:slept",
    ] {
        let read = Findings::read(text).expect(text);
        let [one] = read.of(2).expect("it is there").costly[..] else {
            panic!("{text}");
        };
        assert_eq!((one.nth, one.mistake), (7, None));
    }
}
