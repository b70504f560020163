//! Upgrades saves and results of older versions, one version at a time.

use serde_json::Value;

/// Upgrades a save or a result to the next version. `None`: it is neither.
pub type Step = fn(Value) -> Option<Value>;

/// The upgrade from each version to the next, from version 1 on. There has been one version so far. The type asks for
/// an upgrade with each new one.
pub const STEPS: [Step; super::VERSION as usize - 1] = [];

/// Upgrades from this version, counted from 1, to the latest.
pub fn upgrade(save: Value, version: u64, steps: &[Step]) -> Option<Value> {
    let done = usize::try_from(version.checked_sub(1)?).ok()?;
    let mut steps = steps.get(done..)?.iter();
    steps.try_fold(save, |save, step| step(save))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{Step, upgrade};

    const THREE: [Step; 2] = [
        |mut save| {
            save["minds"] = json!([save.get("mind")?]);
            Some(save)
        },
        |mut save| {
            save["deals"] = json!(save["deals"].as_u64()? + 1);
            Some(save)
        },
    ];

    #[test]
    fn every_step_from_its_version_on_is_taken() {
        let old = json!({ "mind": "person", "deals": 1 });
        let taken = |version| upgrade(old.clone(), version, &THREE);
        let new = taken(1).expect("it is of version 1");
        assert_eq!(
            (&new["minds"][0], &new["deals"]),
            (&json!("person"), &json!(2))
        );
        let newer = taken(2).expect("it is of version 2");
        assert_eq!((newer.get("minds"), &newer["deals"]), (None, &json!(2)));
        assert_eq!(taken(3), Some(old.clone()));
        assert_eq!(taken(0), None);
        assert_eq!(taken(4), None);
    }

    #[test]
    fn what_a_step_cannot_read_is_no_save() {
        assert_eq!(upgrade(Value::Null, 1, &THREE), None);
        assert_eq!(upgrade(json!({ "mind": "person" }), 1, &THREE), None);
    }
}
