//! Runs a command of `cargo xtask` beside other steps.

use crate::command::{self, Result};
use std::env;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Stdio};

/// A command that was begun ahead of its step. Its output goes to a file.
pub struct Ahead {
    child: Child,
    name: String,
    output: PathBuf,
}

impl Ahead {
    /// Begins a command, such as `dist`.
    pub fn begin(name: &str) -> Result<Ahead> {
        let output = command::root().join(format!("target/{name}.txt"));
        let failed = |error| format!("{}: {error}.", output.display());
        let file = File::create(&output).map_err(failed)?;
        let errors = file.try_clone().map_err(failed)?;
        let own = env::current_exe().map_err(|error| format!("This program: {error}."))?;
        let mut command = command::program(own);
        command.arg(name).stdin(Stdio::null());
        command.stdout(file).stderr(errors);
        let child = command
            .spawn()
            .map_err(|error| command::cannot_start(&command, &error))?;
        Ok(Ahead {
            child,
            name: command::name(&command),
            output,
        })
    }

    /// Waits for the end of the command, and prints its output.
    pub fn finish(mut self) -> Result {
        let ended = self.child.wait();
        let output = fs::read(&self.output).unwrap_or_default();
        print!("{}", String::from_utf8_lossy(&output));
        match ended {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("`{}` failed ({status}).", self.name)),
            Err(error) => Err(format!("`{}`: {error}.", self.name)),
        }
    }
}

/// If a step fails before [`Ahead::finish`], this waits for the end of the command. Otherwise it would go on after the
/// run.
impl Drop for Ahead {
    fn drop(&mut self) {
        // After `finish` there is nothing to wait for.
        let _ = self.child.wait();
    }
}
