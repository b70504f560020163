//! Upgrades saves and results of older versions, one version at a time.

use serde_json::Value;

/// The version of the format. It changes when an older page could not read it. [`STEPS`] upgrades older versions.
pub const VERSION: u64 = 3;

/// Upgrades a save or a result to the next version. `None`: it is neither.
pub type Upgrade = fn(Value) -> Option<Value>;

/// The upgrade from each version to the next, from version 1 on. The type asks for an upgrade with each new one.
pub const STEPS: [Upgrade; VERSION as usize - 1] = [say_old_defaults, keep_first_edition];

/// Version 1 left out the defaults of its time. If a default has changed since, the old value is written into the record,
/// so that it is played as before.
pub fn say_old_defaults(mut stored: Value) -> Option<Value> {
    let rules = stored.get_mut("record")?.get_mut("rules");
    let Some(rules) = rules.and_then(Value::as_object_mut) else {
        // Without rules it is three-card Brag, which has no such option.
        return Some(stored);
    };
    if rules.get("dealers_choice") == Some(&Value::Bool(true)) {
        rules.insert("other_game".into(), "dealer".into());
    }
    let old = match rules.get("game").and_then(Value::as_str) {
        Some("three_stake") => Some(("tie31", Value::from("elder"))),
        Some("fifteen_card") => Some(("game_stake", Value::from(1))),
        _ => None,
    };
    if let Some((key, value)) = old
        && !rules.contains_key(key)
    {
        rules.insert(key.into(), value);
    }
    Some(stored)
}

/// Version 2 was played by the first edition of the rule book. Where the present one says otherwise, the record says that
/// it is of the first, and the old default is written into it.
pub fn keep_first_edition(mut stored: Value) -> Option<Value> {
    let record = stored.get_mut("record")?.as_object_mut()?;
    let Some(rules) = record.get_mut("rules").and_then(Value::as_object_mut) else {
        return Some(stored);
    };
    if rules.get("game").and_then(Value::as_str) == Some("ten_card")
        && !rules.contains_key("game_stake")
    {
        rules.insert("game_stake".into(), 1.into());
    }
    let of = |key| rules.get(key).map(Value::to_string);
    let ace = of("ace31");
    if of("see_cost").as_deref() == Some("\"equal\"")
        || matches!(ace.as_deref(), Some("11" | "\"either\""))
    {
        record.insert("edition".into(), 1.into());
    }
    Some(stored)
}

/// Upgrades from this version, counted from 1, to the latest.
pub fn upgrade(save: Value, version: u64, steps: &[Upgrade]) -> Option<Value> {
    let done = usize::try_from(version.checked_sub(1)?).ok()?;
    let mut steps = steps.get(done..)?.iter();
    steps.try_fold(save, |save, step| step(save))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{STEPS, Upgrade, upgrade};

    const THREE: [Upgrade; 2] = [
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
    fn what_was_usual_in_older_versions_is_said_since() {
        let stored = |rules: Value| json!({ "record": { "rules": rules } });
        let told = |rules| upgrade(stored(rules), 1, &STEPS).expect("it is a save");
        let stays = |rules: Value| assert_eq!(told(rules.clone()), stored(rules));
        for (game, key, value) in [
            ("three_stake", "tie31", json!("elder")),
            ("fifteen_card", "game_stake", json!(1)),
        ] {
            assert_eq!(
                told(json!({ "game": game })),
                stored(json!({ "game": game, key: value }))
            );
            stays(json!({ "game": game, key: "as it was set" }));
        }
        assert_eq!(
            told(json!({ "dealers_choice": true })),
            stored(json!({ "dealers_choice": true, "other_game": "dealer" }))
        );
        assert_eq!(
            told(json!({ "game": "ten_card" })),
            stored(json!({ "game": "ten_card", "game_stake": 1 }))
        );
        stays(json!({ "game": "ten_card", "game_stake": 2 }));
        for rules in [
            json!({ "see_cost": "equal" }),
            json!({ "game": "three_stake", "tie31": "elder", "ace31": 11 }),
            json!({ "game": "three_stake", "tie31": "elder", "ace31": "either" }),
        ] {
            let first = json!({ "record": { "rules": rules, "edition": 1 } });
            assert_eq!(told(rules), first);
        }
        stays(json!({ "game": "three_stake", "tie31": "elder", "ace31": 1 }));
        stays(json!({ "game": "three_card" }));
        stays(json!({}));
        let no_rules = json!({ "record": {} });
        assert_eq!(upgrade(no_rules.clone(), 1, &STEPS), Some(no_rules));
    }

    #[test]
    fn what_a_step_cannot_read_is_no_save() {
        assert_eq!(upgrade(Value::Null, 1, &THREE), None);
        assert_eq!(upgrade(json!({ "mind": "person" }), 1, &THREE), None);
    }
}
