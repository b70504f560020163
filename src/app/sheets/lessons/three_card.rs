//! The lessons of three-card Brag. `tests.rs` checks that their texts are true.

use super::script::LessonStep::{Asks, Plays, Says};
use super::script::{DEAL, Highlight, LEARNER, Lesson};
use crate::app::i18n::say;
use crate::engine::Seat;

/// Looking and playing blind, what a bet costs, and seeing.
pub static FIRST: Lesson = Lesson {
    title: say::LESSON_FIRST,
    game: "three_card",
    others: &["Nell", "Bill"],
    chips: &[50, 50, 50],
    dealer: LEARNER,
    // Nell A♣ J♦ 6♠, Bill 9♥ 9♦ 4♣, and a pair of kings.
    pack: "Ac 9h Kh 6s 4c 7d Jd 9d Ks 2c 3c 5c 6c 7c 8c 9c Tc Jc Qc Kc 2d 3d 4d 5d 6d 8d Td Qd Kd Ad 2h 3h 4h 5h 6h 7h 8h Th Jh Qh Ah 2s 3s 4s 5s 7s 8s 9s Ts Js Qs As",
    script: &[
        Plays(DEAL),
        Says(say::LESSON_FIRST_POT, Highlight::Pot),
        Plays("1 look"),
        Plays("1 bet 2"),
        Plays("2 bet 1"),
        Says(say::LESSON_FIRST_BLIND, Highlight::Player(2)),
        Asks(say::LESSON_FIRST_YOURS, "0 bet 1"),
        Plays("1 bet 2"),
        Says(say::LESSON_FIRST_LEVEL, Highlight::Player(1)),
        Plays("2 bet 2"),
        Asks(say::LESSON_FIRST_LOOK, "0 look"),
        Asks(say::LESSON_FIRST_OPEN, "0 bet 4"),
        Plays("1 fold"),
        Plays("2 bet 2"),
        Asks(say::LESSON_FIRST_BLIND_MAN, "0 bet 4"),
        Plays("2 look"),
        Plays("2 bet 4"),
        Asks(say::LESSON_FIRST_SEE, "0 see"),
        Says(say::LESSON_FIRST_END, Highlight::Player(0)),
    ],
};

/// The last player left is blind: two hands, and what he may do with them.
pub static KEPT: Lesson = Lesson {
    title: say::LESSON_KEPT,
    game: "three_card",
    others: &["Nell", "Bill"],
    chips: &[50, 50, 50],
    dealer: Seat(2),
    // First 9♣ 5♦ 2♥, Nell J♠ 6♥ 4♦, Bill 10♣ 7♠ 3♦; then Nell Q♠ Q♦ 8♣, Bill J♥ 6♣ 2♠, and 7♥ 6♠ 5♣.
    pack: "9c Js Tc 2h 6h 7s 5d 4d 3d Qs Jh 6s 8c 6c 7h Qd 2s 5c 2c 3c 4c 7c Jc Qc Kc Ac 2d 6d 7d 8d 9d Td Jd Kd Ad 3h 4h 5h 8h 9h Th Qh Kh Ah 3s 4s 5s 8s 9s Ts Ks As",
    script: &[
        Plays(DEAL),
        Asks(say::LESSON_KEPT_BET, "0 bet 1"),
        Plays("1 look"),
        Plays("1 fold"),
        Plays("2 look"),
        Plays("2 fold"),
        Asks(say::LESSON_KEPT_STAYS, DEAL),
        Says(say::LESSON_KEPT_TWO, Highlight::Player(0)),
        Plays("1 look"),
        Plays("1 bet 2"),
        Plays("2 look"),
        Plays("2 fold"),
        Asks(say::LESSON_KEPT_LOOK, "0 look old"),
        Asks(say::LESSON_KEPT_THROW, "0 throw"),
        Asks(say::LESSON_KEPT_BET_AGAIN, "0 bet 1"),
        Plays("1 bet 2"),
        Asks(say::LESSON_KEPT_SEE, "0 see"),
        Says(say::LESSON_KEPT_END, Highlight::Player(0)),
    ],
};

/// Too few chips for the least bet.
pub static COVER: Lesson = Lesson {
    title: say::LESSON_COVER,
    game: "three_card",
    others: &["Nell", "Bill"],
    chips: &[5, 50, 50],
    dealer: LEARNER,
    // Nell K♣ K♦ 4♥, Bill A♥ A♠ 6♦, and 10♠ 9♥ 8♦.
    pack: "Kc Ah 9h 4h 6d Ts Kd As 8d 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Ac 2d 3d 4d 5d 7d 9d Td Jd Qd Ad 2h 3h 5h 6h 7h 8h Th Jh Qh Kh 2s 3s 4s 5s 6s 7s 8s 9s Js Qs Ks",
    script: &[
        Plays(DEAL),
        Says(say::LESSON_COVER_SHORT, Highlight::Player(0)),
        Plays("1 look"),
        Plays("1 bet 10"),
        Plays("2 look"),
        Plays("2 bet 10"),
        Asks(say::LESSON_COVER_LOOK, "0 look"),
        Asks(say::LESSON_COVER_COVER, "0 cover"),
        Plays("1 bet 10"),
        Says(say::LESSON_COVER_NEW, Highlight::Pot),
        Plays("2 see"),
        Says(say::LESSON_COVER_END, Highlight::Player(0)),
    ],
};
