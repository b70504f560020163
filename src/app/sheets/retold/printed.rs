//! The tables of betting that the sources print, as data. They leave the hands of those who fold open, the French ones the
//! first winner, and the example with four players all hands: those are ours. With an ante of 1 every pot is higher than
//! theirs by a chip for each player.

use crate::app::i18n::{Text, say};
use crate::engine::Seat;

/// A table of betting.
pub struct Printed {
    /// Its title.
    pub title: Text,
    /// The names of the players, from seat 0.
    pub names: &'static [&'static str],
    /// Whose place the learner takes.
    pub learner: Seat,
    /// The pack, written as in records.
    pub pack: &'static str,
    /// The moves, as in records.
    pub moves: &'static [&'static str],
}

/// All of them.
pub static PRINTED: [Printed; 5] = [
    Printed {
        title: say::RETOLD_FOUR,
        names: &["Andy", "Bill", "Chris", "Dan"],
        learner: Seat(0),
        pack: "Ac 9s Kc Js Ad 6d Kd 7h 4h 2h 4c 3d 2c 3c 5c 6c 7c 8c 9c Tc Jc Qc 2d 4d 5d 7d 8d 9d Td Jd Qd 3h 5h 6h 8h 9h Th Jh Qh Kh Ah 2s 3s 4s 5s 6s 7s 8s Ts Qs Ks As",
        moves: &[
            "0 look", "0 bet 2", "1 look", "1 fold", "2 look", "2 bet 4", "3 look", "3 fold",
            "0 see",
        ],
    },
    Printed {
        title: say::RETOLD_PAGAT_1,
        names: &["Andy", "Bill", "Chris", "Dan", "Eddie"],
        learner: Seat(0),
        pack: "9c 5c Ac 8s Ks 9d 5d Ah 6d Qs 9h Jh 7d 2h Js 2c 3c 4c 6c 7c 8c Tc Jc Qc Kc 2d 3d 4d 8d Td Jd Qd Kd Ad 3h 4h 5h 6h 7h 8h Th Qh Kh 2s 3s 4s 5s 6s 7s 9s Ts As",
        moves: &[
            "0 look", "0 bet 1", "1 look", "1 bet 1", "2 look", "2 bet 1", "3 look", "3 fold",
            "4 look", "4 bet 2", "0 bet 2", "1 bet 2", "2 bet 2", "4 bet 2", "0 bet 2", "1 bet 2",
            "2 bet 2", "4 bet 2", "0 bet 2", "1 fold", "2 bet 2", "4 bet 5", "0 bet 5", "2 bet 5",
            "4 bet 5", "0 bet 5", "2 bet 5", "4 bet 5", "0 bet 5", "2 fold", "4 bet 10",
            "0 bet 10", "4 bet 10", "0 bet 10", "4 bet 10", "0 see",
        ],
    },
    Printed {
        title: say::RETOLD_PAGAT_2,
        names: &["Andy", "Bill", "Chris", "Dan", "Eddie"],
        learner: Seat(1),
        pack: "Kc Ts Ah 9s Jc Kd Td Qh 7c Jd 8h 6c 4h 3d 5s 2c 3c 4c 5c 8c 9c Tc Qc Ac 2d 4d 5d 6d 7d 8d 9d Qd Ad 2h 3h 5h 6h 7h 9h Th Jh Kh 2s 3s 4s 6s 7s 8s Js Qs Ks As",
        moves: &[
            "0 look", "0 bet 1", "1 bet 1", "2 look", "2 bet 2", "3 bet 1", "4 look", "4 bet 2",
            "0 bet 2", "1 bet 1", "2 bet 2", "3 bet 1", "4 bet 2", "0 bet 2", "1 bet 1", "2 bet 2",
            "3 bet 1", "4 bet 2", "0 bet 2", "1 bet 1", "2 bet 4", "3 bet 2", "4 fold", "0 bet 4",
            "1 bet 5", "2 bet 10", "3 fold", "0 fold", "1 bet 5", "2 bet 10", "1 bet 5",
            "2 bet 10", "1 see",
        ],
    },
    Printed {
        title: say::RETOLD_FRENCH_1,
        names: &["Alain", "Bruno", "Claire", "Denis", "Elise"],
        learner: Seat(0),
        pack: "Ah Tc Qs 7s Ks Kh Td Qd 5h Kd 6h 4s 9c 2d 3c 2c 4c 5c 6c 7c 8c Jc Qc Kc Ac 3d 4d 5d 6d 7d 8d 9d Jd Ad 2h 3h 4h 7h 8h 9h Th Jh Qh 2s 3s 5s 6s 8s 9s Ts Js As",
        moves: &[
            "0 look", "0 bet 1", "1 look", "1 bet 1", "2 look", "2 bet 1", "3 look", "3 fold",
            "4 look", "4 bet 2", "0 bet 2", "1 bet 2", "2 bet 2", "4 bet 4", "0 bet 4", "1 fold",
            "2 bet 4", "4 bet 5", "0 bet 5", "2 fold", "4 bet 10", "0 bet 10", "4 bet 10", "0 see",
        ],
    },
    Printed {
        title: say::RETOLD_FRENCH_2,
        names: &["Alain", "Bruno", "Claire", "Denis", "Elise"],
        learner: Seat(1),
        pack: "Jc 9c As Tc Kc Jd 9d Qs 6d 8d 8s 9h 7s 3h 5h 2c 3c 4c 5c 6c 7c 8c Qc Ac 2d 3d 4d 5d 7d Td Qd Kd Ad 2h 4h 6h 7h 8h Th Jh Qh Kh Ah 2s 3s 4s 5s 6s 9s Ts Js Ks",
        moves: &[
            "0 look", "0 bet 2", "1 bet 1", "2 look", "2 bet 2", "3 bet 1", "4 look", "4 bet 2",
            "0 bet 2", "1 bet 1", "2 bet 4", "3 bet 2", "4 fold", "0 bet 4", "1 bet 4", "2 bet 8",
            "3 fold", "0 fold", "1 bet 4", "2 bet 8", "1 see",
        ],
    },
];
