//! Counts the results of test runners.

use crate::command::{self, Result};
use std::fmt;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// The numbers of passed and failed tests.
#[derive(Default, Debug, PartialEq, Eq)]
pub struct TestCounts {
    passed: u32,
    failed: u32,
}

impl TestCounts {
    /// Runs a test runner, prints its output and counts its results.
    pub fn run(&mut self, runner: &mut Command) -> Result {
        let failed_before = self.failed;
        let mut child = runner
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| command::cannot_start(runner, &error))?;
        let output = child.stdout.take().expect("its output is piped");
        for line in BufReader::new(output)
            .split(b'\n')
            .map_while(std::io::Result::ok)
        {
            let line = String::from_utf8_lossy(&line);
            println!("{line}");
            self.read(&line);
        }
        match child.wait() {
            Ok(status) if status.success() => Ok(()),
            _ if self.failed > failed_before => {
                Err(format!("`{}` found failures.", command::name(runner)))
            }
            _ => Err(format!(
                "`{}` did not run to its end.",
                command::name(runner)
            )),
        }
    }

    /// Counts one failure.
    pub fn count_failure(&mut self) {
        self.failed += 1;
    }

    /// The number of failed tests.
    pub fn failed(&self) -> u32 {
        self.failed
    }

    /// Reads a line of output. Cargo prints `test result: ok. 12 passed; 0 failed; …`, Node `ℹ pass 12` and `ℹ fail
    /// 0`.
    fn read(&mut self, line: &str) {
        if let Some((_, counts)) = line.split_once("test result: ") {
            self.passed += number_before(counts, " passed");
            self.failed += number_before(counts, " failed");
        } else if let Some(count) = line.strip_prefix("ℹ pass ") {
            self.passed += count.trim().parse().unwrap_or(0);
        } else if let Some(count) = line.strip_prefix("ℹ fail ") {
            self.failed += count.trim().parse().unwrap_or(0);
        }
    }
}

impl fmt::Display for TestCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

fn number_before(text: &str, word: &str) -> u32 {
    let number = text
        .split(word)
        .next()
        .and_then(|before| before.rsplit(' ').next());
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_runners_are_understood() {
        let mut counts = TestCounts::default();
        for line in [
            "test counts::every_hand ... ok",
            "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.10s",
            "test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.10s",
            "ℹ tests 5",
            "ℹ pass 4",
            "ℹ fail 1",
        ] {
            counts.read(line);
        }
        assert_eq!(
            counts,
            TestCounts {
                passed: 19,
                failed: 3
            }
        );
        assert_eq!(counts.to_string(), "19 passed, 3 failed");
    }
}
