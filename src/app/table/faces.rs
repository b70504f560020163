//! The portraits of the players, by name: of bots (`public/faces.svg`) and of people (`public/people.svg`).

use crate::app::table::patch::{Node, svg};
use crate::bots::Temper;
use crate::sitting::REGULARS;
use crate::sitting::session::{Player, PlayerKind};

/// The view box of a portrait.
pub const FACE: &str = "0 0 40 40";

/// The address of a bot's portrait. A name without a portrait always gets the same one of the regulars'.
#[must_use]
pub fn face(name: &str) -> String {
    let own = REGULARS.iter().find(|regular| **regular == name);
    let alike = REGULARS[sum(name) % REGULARS.len()];
    format!("faces.svg#{}", own.unwrap_or(&alike))
}

/// The number of portraits of people.
const PEOPLE: usize = 6;

/// A number that a name always has.
fn sum(name: &str) -> usize {
    let sum = name.bytes().fold(7_u32, |sum, byte| {
        sum.wrapping_mul(31).wrapping_add(byte.into())
    });
    sum as usize
}

/// The address of any player's portrait. Experts wear an eyeshade.
#[must_use]
pub fn face_of(name: &str, kind: PlayerKind) -> String {
    match kind {
        PlayerKind::Person | PlayerKind::Phone | PlayerKind::Box => {
            format!("people.svg#p{}", sum(name) % PEOPLE)
        }
        PlayerKind::Bot(Temper::Expert) => face(name) + "-expert",
        PlayerKind::Bot(_) => face(name),
    }
}

/// The portrait as a node. Screen readers ignore it.
#[must_use]
pub fn portrait(of: &Player) -> Node {
    svg(FACE).child(Node::new("use", "").attr_owned("href", face_of(&of.name, of.kind)))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;

    use super::{PEOPLE, face, face_of};
    use crate::bots::Temper;
    use crate::sitting::REGULARS;
    use crate::sitting::session::PlayerKind;

    #[test]
    fn every_regular_is_drawn_and_so_are_people() {
        let drawn = fs::read_to_string("public/faces.svg").expect("the portraits");
        for name in REGULARS {
            assert!(drawn.contains(&format!("<g id=\"{name}\"")), "{name}");
        }
        let people = fs::read_to_string("public/people.svg").expect("the portraits");
        for nth in 0..PEOPLE {
            assert!(people.contains(&format!("<g id=\"p{nth}\"")), "{nth}");
        }
        for name in REGULARS {
            let expert = face_of(name, PlayerKind::Bot(Temper::Expert));
            let id = expert.trim_start_matches("faces.svg#");
            assert!(
                id != name && drawn.contains(&format!("<g id=\"{id}\"")),
                "{id}"
            );
        }
        for name in REGULARS {
            assert_eq!(face(name), format!("faces.svg#{name}"));
        }
    }

    #[test]
    fn others_look_like_regulars_and_not_all_alike() {
        let names = ["Anna", "Ben", "Chloé", "Дарья", "E", "", "Frank the Second"];
        let faces: BTreeSet<String> = names.into_iter().map(face).collect();
        assert!(faces.len() > 2, "{faces:?}");
        let of = |face: &String| face.trim_start_matches("faces.svg#").to_owned();
        assert!(
            faces
                .iter()
                .all(|face| REGULARS.contains(&of(face).as_str()))
        );
    }
}
