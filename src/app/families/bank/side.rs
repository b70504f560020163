//! To which side of the table the controls turn: to the player who is next.

use crate::app::table::places::layout::Ring;
use crate::app::table::scene::Scene;
use crate::engine::{Ask, Seat};

/// The side to which the controls turn: on a tall screen, and on a wide one. They turn to the player who is asked, and to the
/// bottom where all are. `None`: the players do not like them to turn.
#[must_use]
pub fn side(scene: &Scene<'_>) -> Option<[&'static str; 2]> {
    let game = scene.game;
    if !scene.settings.turns || !game.has_real_cards() || game.is_replay() {
        return None;
    }
    let (seat, seats) = game.public(|view| {
        let asked = match view.ask() {
            Ask::Declare { .. } => None,
            ask => ask.seat(),
        };
        (asked, view.seats().len())
    });
    let bottom = Seat(0);
    let spot = Ring { bottom, seats }.spot(seat.unwrap_or(bottom));
    Some([spot.tall, spot.wide].map(nearest))
}

/// The edge that is nearest to a place, which is given in thousandths across and down.
fn nearest((x, y): (u16, u16)) -> &'static str {
    let edges = [
        (1000 - y, "bottom"),
        (y, "top"),
        (x, "left"),
        (1000 - x, "right"),
    ];
    let nearest = edges.into_iter().min_by_key(|(away, _)| *away);
    nearest.map_or("bottom", |(_, edge)| edge)
}

#[cfg(test)]
mod tests {
    use super::nearest;
    use crate::app::table::places::layout::Ring;
    use crate::engine::Seat;

    #[test]
    fn four_players_sit_at_the_four_sides() {
        let ring = Ring {
            bottom: Seat(0),
            seats: 4,
        };
        for tall in [true, false] {
            let sides = [0, 1, 2, 3].map(|seat| {
                let spot = ring.spot(Seat(seat));
                nearest(if tall { spot.tall } else { spot.wide })
            });
            assert_eq!(sides, ["bottom", "left", "top", "right"]);
        }
    }
}
