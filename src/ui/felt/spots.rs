//! Where seats lie on the felt, in per cent of its width and height: once for a screen taller than
//! wide, once for one wider than tall. The style sheet picks.

/// A place on the felt.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Across and down, on a tall screen.
    pub tall: (f32, f32),
    /// Across and down, on a wide one.
    pub wide: (f32, f32),
}

impl Spot {
    /// The middle, where the pot lies.
    pub const POT: Spot = Spot {
        tall: (50., 48.),
        wide: (50., 44.),
    };
    /// At the bottom, where the player at the screen sits.
    pub const OWN: Spot = Spot {
        tall: (50., 96.),
        wide: (50., 94.),
    };

    /// The custom properties that place an element here; `prefix` goes before each name.
    #[must_use]
    pub fn style(self, prefix: &str) -> String {
        let ((x, y), (lx, ly)) = (self.tall, self.wide);
        format!("--{prefix}x:{x};--{prefix}y:{y};--{prefix}lx:{lx};--{prefix}ly:{ly};")
    }
}

type Points = &'static [(f32, f32)];

/// By the number of others, the first at one's left, clockwise.
const TALL: [Points; 7] = [
    &[(50., 15.)],
    &[(24., 17.), (76., 17.)],
    &[(19., 33.), (50., 13.), (81., 33.)],
    &[(17., 40.), (29., 14.), (71., 14.), (83., 40.)],
    &[(16., 41.), (17., 15.), (50., 11.5), (83., 15.), (84., 41.)],
    &[
        (16., 59.),
        (16., 33.),
        (31., 11.5),
        (69., 11.5),
        (84., 33.),
        (84., 59.),
    ],
    &[
        (16., 61.),
        (16., 36.5),
        (17., 12.),
        (50., 11.),
        (83., 12.),
        (84., 36.5),
        (84., 61.),
    ],
];

const WIDE: [Points; 7] = [
    &[(50., 16.)],
    &[(22., 24.), (78., 24.)],
    &[(9., 46.), (50., 16.), (91., 46.)],
    &[(9., 52.), (27., 19.), (73., 19.), (91., 52.)],
    &[(9., 58.), (17., 25.), (50., 15.5), (83., 25.), (91., 58.)],
    &[
        (10., 64.),
        (10., 34.),
        (33., 16.),
        (67., 16.),
        (90., 34.),
        (90., 64.),
    ],
    &[
        (11., 68.),
        (8., 38.),
        (26., 17.),
        (50., 15.),
        (74., 17.),
        (92., 38.),
        (89., 68.),
    ],
];

/// Where the player so many places clockwise from the one at the screen sits, among so many seats.
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
