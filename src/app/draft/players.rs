//! The players of a draft: who sits down, who leaves, and the bots who wait because the chosen game has no seat for them.

use super::{Draft, Key, MOST, Row, RowName};
use crate::app::i18n::say;
use crate::sitting::session::{PlayerKind, has_boxes_beside_others};
use crate::sitting::{REGULARS, usual_temper};

impl Draft {
    /// The rows of players, in the order of the seats.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Whether several people will share the screen.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        let is_person = |row: &&Row| row.kind == PlayerKind::Person;
        self.rows.iter().filter(is_person).count() > 1
    }

    /// Whether anybody's cards will be on a phone of his own.
    #[must_use]
    pub fn has_phones(&self) -> bool {
        self.rows.iter().any(|row| row.kind == PlayerKind::Phone)
    }

    /// Whether whoever takes the screen sees his cards at once.
    #[must_use]
    pub fn is_at_home(&self) -> bool {
        self.at_home
    }

    /// Sets whether whoever takes the screen sees his cards at once.
    pub fn set_at_home(&mut self, at_home: bool) {
        self.at_home = at_home;
    }

    /// A row. `None`: it has been removed.
    #[must_use]
    pub fn row(&self, key: Key) -> Option<&Row> {
        self.rows.iter().find(|row| row.key == key)
    }

    /// A row, to change it.
    pub fn row_mut(&mut self, key: Key) -> Option<&mut Row> {
        self.rows.iter_mut().find(|row| row.key == key)
    }

    /// Whether there is room for another player.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.rows.len() < self.most()
    }

    /// Whether the game can be played with one player less.
    #[must_use]
    pub fn can_spare(&self) -> bool {
        self.rows.len() > self.rules.least_seats()
    }

    /// Whether a player may have several boxes, as against the house (RULES 1.8).
    #[must_use]
    pub fn has_boxes(&self) -> bool {
        self.rules.is_against_bank()
    }

    fn may_have_boxes_beside_others(&self) -> bool {
        self.rules.has_boxes_beside_others()
    }

    /// Whether somebody has further boxes beside others, although only who is alone may (O53).
    pub(super) fn has_boxes_too_many(&self) -> bool {
        let kinds = self.rows.iter().map(|row| row.kind);
        !self.may_have_boxes_beside_others() && has_boxes_beside_others(kinds)
    }

    /// Adds a box for the first person, after those he has. Where only who is alone has further boxes, the bots leave
    /// (O53); otherwise one does if the table is full. Returns the row of the box. `None`: there is no room.
    pub fn add_box(&mut self) -> Option<&Row> {
        let is_first = |row: &Row| row.kind == PlayerKind::Person;
        self.rows.iter().position(is_first)?;
        if !self.may_have_boxes_beside_others() {
            while let Some(bot) = self.rows.iter().rposition(|row| row.kind.is_bot()) {
                self.aside.push(self.rows.remove(bot));
            }
        }
        let own = self.rows.iter().position(is_first)?;
        if !self.has_room() {
            let bot = self.rows.iter().rposition(|row| row.kind.is_bot())?;
            self.aside.push(self.rows.remove(bot));
        }
        let own = self.rows.iter().position(is_first).unwrap_or(own);
        let boxes = self.rows[own + 1..].iter();
        let boxes = boxes.take_while(|row| row.kind == PlayerKind::Box).count();
        let row = Row {
            key: self.next,
            called: RowName::Typed(say::box_of_yours(boxes as u64 + 2)),
            kind: PlayerKind::Box,
            chips: self.rows[own].chips.clone(),
        };
        self.next += 1;
        self.rows.insert(own + 1 + boxes, row);
        self.rows.get(own + 1 + boxes)
    }

    /// Makes the players fit the rules. Further boxes are removed if the game has none. Bots leave if there are too many
    /// players, and come back or are added if there are too few. `most_before`: the most players before the rules changed.
    /// A table that was made smaller stays small.
    pub(super) fn fit(&mut self, most_before: usize) {
        if !self.has_boxes() {
            self.rows.retain(|row| row.kind != PlayerKind::Box);
        }
        let most = self.most();
        let least = self.rules.least_seats();
        let wanted = if most > most_before { most } else { least };
        while self.rows.len() < wanted
            && let Some(row) = self.aside.pop()
        {
            self.rows.push(row);
        }
        while self.rows.len() < least && self.seat_bot().is_some() {}
        let is_bot = |row: &Row| row.kind.is_bot();
        while self.rows.len() > most
            && let Some(at) = self.rows.iter().rposition(is_bot)
        {
            self.aside.push(self.rows.remove(at));
        }
    }

    /// The most players: as many as the game and the table allow.
    pub(super) fn most(&self) -> usize {
        self.rules.most_seats().map_or(MOST, |most| most.min(MOST))
    }

    /// Adds the bot who has waited for a seat, else a new one with an unused name and as many chips as the first
    /// player. Returns its row. `None`: the table is full.
    pub fn add(&mut self) -> Option<&Row> {
        if !self.has_room() {
            return None;
        }
        match self.aside.pop() {
            Some(row) => self.rows.push(row),
            None => {
                self.seat_bot()?;
            }
        }
        self.seat_people();
        self.rows.last()
    }

    /// Adds a bot even if the game allows fewer players.
    pub fn seat_bot(&mut self) -> Option<&Row> {
        let is_free = |name: &&str| !self.rows.iter().any(|row| row.called.name() == *name);
        let name = REGULARS.into_iter().find(is_free).unwrap_or_default();
        let chips = self.rows.first().map_or("100", |row| &row.chips);
        let temper = usual_temper(self.rows.len());
        self.rows.push(Row {
            key: self.next,
            called: RowName::Typed(name.into()),
            kind: PlayerKind::Bot(temper),
            chips: chips.into(),
        });
        self.next += 1;
        self.rows.last()
    }

    /// Removes the last bot or, if there is none, the last player. Returns his row. `None`: nobody can be removed.
    pub fn remove(&mut self) -> Option<Row> {
        if !self.can_spare() {
            return None;
        }
        let is_bot = |row: &Row| row.kind.is_bot();
        let at = self.rows.iter().rposition(is_bot);
        Some(self.rows.remove(at.unwrap_or(self.rows.len() - 1)))
    }

    /// Sets who plays a row. A single person is called "You". With several persons he needs a name, and becomes "You"
    /// again when he is alone.
    pub fn set_kind(&mut self, key: Key, kind: PlayerKind) {
        let Some(row) = self.row_mut(key) else {
            return;
        };
        row.kind = kind;
        // Boxes need a person whom they belong to.
        if !self.rows.iter().any(|row| row.kind.is_person())
            && let Some(first) = self.rows.iter_mut().find(|row| row.kind == PlayerKind::Box)
        {
            first.kind = PlayerKind::Person;
        }
        let unnamed = RowName::Typed(say::nameless(1));
        let people = self.rows.iter_mut().filter(|row| row.kind.is_person());
        let mut people: Vec<&mut Row> = people.collect();
        let is_alone = people.len() == 1;
        for row in &mut people {
            if is_alone && row.called == unnamed {
                row.called = RowName::You;
            } else if !is_alone && row.called == RowName::You {
                row.called = unnamed.clone();
            }
        }
    }
}

#[cfg(test)]
mod tests;
