//! The school: ten deals that are the same for everybody, those of a day or those of a number, and [`drills`].
//!
//! Cards, first dealer and the chance of the bots follow from a text that anybody can write down ([`ten`]). So two players
//! can compare what they made of them, and no server deals.

mod course;
pub mod day;
pub mod drills;
pub mod outcome;
pub mod played;
pub mod ten;
