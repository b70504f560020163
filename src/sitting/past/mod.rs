//! Past sittings, deal by deal, for statistics: what each deal brought, the lines of their pictures, and a table to save.

mod csv;
mod mistakes;
mod played;
mod rate;
mod series;

pub use self::csv::csv;
pub use self::mistakes::{Group, Trend, mistakes};
pub use self::played::{PastDeal, PastSitting, deals};
pub(super) use self::played::{is_dealt_in, kind};
pub use self::rate::{Rate, rate};
pub use self::series::{Costs, Point, by_sitting, costliest, costs, line, sources, thinned};

#[cfg(test)]
mod tests;
