//! A command of these that runs beside a step, because each alone leaves a processor idle for much of its time.

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

/// Without [`Ahead::finish`] a step before has failed. The command must not go on behind the developer's back.
impl Drop for Ahead {
    fn drop(&mut self) {
        // After `finish` there is nothing to wait for.
        let _ = self.child.wait();
    }
}
