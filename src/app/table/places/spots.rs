//! Where seats lie on the felt, in thousandths of its width and height: once for a tall screen, once for a wide one.
//! The style sheet picks.

/// A place on the felt.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Across and down, on a tall screen.
    pub tall: (u16, u16),
    /// Across and down, on a wide one.
    pub wide: (u16, u16),
}

impl Spot {
    /// The middle, where the pot lies.
    pub const POT: Spot = Spot {
        tall: (500, 480),
        wide: (500, 440),
    };
    /// At the top, where the house has its cards.
    pub const BANK: Spot = Spot {
        tall: (500, 120),
        wide: (500, 120),
    };
    /// At the bottom, where the player at the screen sits.
    pub const OWN: Spot = Spot {
        tall: (500, 960),
        wide: (500, 940),
    };

    /// The custom properties that place an element here. `prefix` goes before each name.
    #[must_use]
    pub fn style(self, prefix: &str) -> String {
        let per_cent = |of: u16| format!("{}.{}", of / 10, of % 10);
        let [x, y, lx, ly] = [self.tall.0, self.tall.1, self.wide.0, self.wide.1].map(per_cent);
        format!("--{prefix}x:{x};--{prefix}y:{y};--{prefix}lx:{lx};--{prefix}ly:{ly};")
    }
}

type Points = &'static [(u16, u16)];

/// The places of the other seats clockwise, by their number. The first is the one to the left of the bottom seat.
const TALL: [Points; 7] = [
    &[(500, 150)],
    &[(240, 170), (760, 170)],
    &[(190, 330), (500, 130), (810, 330)],
    &[(170, 400), (290, 140), (710, 140), (830, 400)],
    &[(160, 410), (170, 150), (500, 115), (830, 150), (840, 410)],
    &[
        (160, 590),
        (160, 330),
        (310, 115),
        (690, 115),
        (840, 330),
        (840, 590),
    ],
    &[
        (160, 610),
        (160, 365),
        (170, 120),
        (500, 110),
        (830, 120),
        (840, 365),
        (840, 610),
    ],
];

const WIDE: [Points; 7] = [
    &[(500, 160)],
    &[(220, 240), (780, 240)],
    &[(90, 460), (500, 160), (910, 460)],
    &[(90, 520), (270, 190), (730, 190), (910, 520)],
    &[(90, 580), (170, 250), (500, 155), (830, 250), (910, 580)],
    &[
        (100, 640),
        (100, 340),
        (330, 160),
        (670, 160),
        (900, 340),
        (900, 640),
    ],
    &[
        (110, 680),
        (80, 380),
        (260, 170),
        (500, 150),
        (740, 170),
        (920, 380),
        (890, 680),
    ],
];

/// The place of the seat that is `clockwise` places from the one at the bottom.
#[must_use]
pub fn spot(clockwise: usize, seats: usize) -> Spot {
    let point = |points: &[Points; 7]| {
        let others = points.get(seats.wrapping_sub(2))?;
        others.get(clockwise.wrapping_sub(1)).copied()
    };
    match (point(&TALL), point(&WIDE)) {
        (Some(tall), Some(wide)) => Spot { tall, wide },
        _ => Spot::OWN,
    }
}
