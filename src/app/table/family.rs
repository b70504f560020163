//! The games beside the betting games, in families: the games of a family are drawn and pressed alike. Their rules come
//! with the part `games`, their names with the sheets. The bots and the drawing of a family are fetched when a game
//! needs them.

pub mod bus;
pub mod casino;
pub mod classic;
mod drawing;
mod expert;
mod fetched;
mod functions;
pub mod patti;
pub mod rounds;
pub mod setting;

pub use self::drawing::{of, speech};
pub use self::expert::{
    Experts, PlayedAsExpert, PlayingAsExpert, Reviewed, Reviewing, Risks, Thought,
};
pub use self::fetched::{
    Family, FamilyPart, cast, experts, family_of, fetch_games, has_bots, install, install_bots,
    is_here, with_games,
};
pub use self::functions::{
    BUS_FAMILY, CASINO_FAMILY, CLASSIC_FAMILY, PATTI_FAMILY, ROUNDS_FAMILY, SETS_FAMILY,
};
