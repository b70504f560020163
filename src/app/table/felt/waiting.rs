//! The seats of a sitting that waits to be resumed. They replace the seats of the default table.

use super::portrait::plate;
use crate::app::i18n::say;
use crate::app::table::patch::Node;
use crate::app::table::places::layout::Ring;
use crate::app::words;
use crate::engine::Seat;
use crate::sitting::session::{Player, Setup};

/// Draws a plate with name and chips for each player.
#[must_use]
pub fn stored_seats(setup: &Setup) -> Vec<Node> {
    let players = &setup.players;
    let is_person = |seat: &usize| players[*seat].kind.is_person();
    let mut people = (0..players.len()).filter(is_person);
    let own = people.next();
    let you = own.filter(|_| people.next().is_none());
    let ring = Ring {
        bottom: Seat(you.unwrap_or_default() as u8),
        seats: players.len(),
    };
    let seat = |(nth, player): (usize, &Player)| {
        let seat = Seat(nth as u8);
        let name = words::somebody(&player.name, you == Some(nth)).name;
        let chips = Node::new("span", "sr").text_owned(say::chips_of_a_seat(player.chips));
        let purse = Node::new("span", "purse")
            .child(Node::new("b", "").text_owned(player.chips.to_string()))
            .child(chips);
        let plate = plate(Some(player), ring, seat, false)
            .child(Node::new("span", "name").text_owned(name))
            .child(purse);
        Node::new("div", "seat")
            .key(nth as u64)
            .attr_if(ring.bottom == seat, "class", "seat is-me")
            .attr_owned("style", ring.spot(seat).style(""))
            .child(plate)
    };
    players.iter().enumerate().map(seat).collect()
}

#[cfg(test)]
mod tests {
    use super::stored_seats;
    use crate::sitting::session::PlayerKind;
    use crate::sitting::table_for_four;

    #[test]
    fn everybody_who_waits_has_his_name_and_his_chips() {
        let mut setup = table_for_four();
        setup.players[0].name = "Ann".into();
        setup.players.swap(0, 2);
        for (player, chips) in setup.players.iter_mut().zip([7, 250, 0, 143]) {
            player.chips = chips;
        }
        let seats: Vec<String> = stored_seats(&setup)
            .iter()
            .map(|seat| seat.html())
            .collect();
        let says = |seat: &str, name: &str, chips: u64| {
            assert!(seat.contains(&format!(">{name}<")), "{seat}");
            assert!(seat.contains(&format!("<b>{chips}</b>")), "{seat}");
        };
        says(&seats[0], "Bill", 7);
        says(&seats[1], "Nell", 250);
        says(&seats[2], "Ann", 0);
        says(&seats[3], "Charlie", 143);
        let mine = |seat: &String| seat.contains("is-me");
        assert_eq!(seats.iter().position(mine), Some(2));
        // On a shared screen the first seat is at the bottom.
        setup.players[1].kind = PlayerKind::Person;
        let seats: Vec<String> = stored_seats(&setup)
            .iter()
            .map(|seat| seat.html())
            .collect();
        assert_eq!(seats.iter().position(mine), Some(0));
    }
}
