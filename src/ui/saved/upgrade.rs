//! Saves and results of older versions, made into one of this version step by step.

use serde_json::Value;

/// Makes a save, or a result, of one version into one of the next. None where it is none.
pub type Step = fn(Value) -> Option<Value>;

/// The step from each version to the next, from version 1 on. There has been one version so far; the type
/// asks for a step with the next.
pub const STEPS: [Step; super::VERSION as usize - 1] = [];

/// Takes the steps from a version on, counted from 1.
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
