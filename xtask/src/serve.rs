//! `cargo xtask serve`: serves the page on this machine.

mod dev;
mod live;
mod watch;

use crate::command::Result;
use crate::static_server::Server;
use crate::trunk::{self, Build};

/// Builds the page and serves it until the command is stopped.
pub fn run(args: &[&str]) -> Result {
    let (build, port) = read(args)?;
    if build == Build::Dev {
        return dev::run(port);
    }
    trunk::build(build)?;
    let server = Server::packed(&trunk::dist(), "/", port)?;
    println!("\nBrag is served at {} (Ctrl+C ends it)", server.url());
    server.stay()
}

fn read(mut args: &[&str]) -> Result<(Build, u16)> {
    let (mut build, mut port) = (Build::Release, 8080);
    loop {
        args = match args {
            [] => return Ok((build, port)),
            ["--dev", rest @ ..] => {
                build = Build::Dev;
                rest
            }
            ["--port", number, rest @ ..] => {
                port = number
                    .parse()
                    .map_err(|_| format!("`{number}` is not a port."))?;
                rest
            }
            [other, ..] => {
                return Err(format!(
                    "serve takes `--dev` and `--port N`, not `{other}`."
                ));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_come_in_any_order() {
        assert!(read(&[]) == Ok((Build::Release, 8080)));
        assert!(read(&["--port", "9000", "--dev"]) == Ok((Build::Dev, 9000)));
        assert!(read(&["--port", "high"]).is_err());
        assert!(read(&["--prod"]).is_err());
    }
}
