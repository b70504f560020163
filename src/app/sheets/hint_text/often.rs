//! How often something happens, in words where the figure would be hard to say.

/// How often something happens, as a sentence tells it.
pub enum Often {
    /// Hardly ever: in less than one per cent.
    Hardly,
    /// Nearly always.
    Nearly,
    /// So often.
    Share(String),
}

impl Often {
    /// So many times of all. `share` writes a share of a total.
    pub fn of(times: u64, all: u64, share: impl Fn(u64, u64) -> String) -> Often {
        match (times * 200).checked_div(all) {
            Some(0) => Often::Hardly,
            Some(199..) => Often::Nearly,
            _ => Often::Share(share(times, all)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Often;

    #[test]
    fn less_than_one_per_cent_is_hardly_ever() {
        let told = |times| match Often::of(times, 1000, |times, all| format!("{times}/{all}")) {
            Often::Hardly => "hardly".into(),
            Often::Nearly => "nearly".into(),
            Often::Share(share) => share,
        };
        assert_eq!([0, 4].map(told), ["hardly"; 2]);
        assert_eq!([5, 994].map(told), ["5/1000", "994/1000"]);
        assert_eq!([995, 1000].map(told), ["nearly"; 2]);
    }
}
