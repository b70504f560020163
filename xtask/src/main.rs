//! The developer's commands: `cargo xtask serve | test | scene | strength | solve | dist | verify | bench | replay | camera | parts`.

mod bench;
mod boot;
mod camera;
mod command;
mod csp;
mod dist;
mod embed_words;
mod fonts;
mod hashed;
mod later_style;
mod lighthouse;
mod look;
mod markup;
mod not_found;
mod oembed;
mod offline;
mod parts;
mod replay;
mod serve;
mod shell_words;
mod sizes;
mod solve;
mod static_server;
mod strength;
mod test;
mod tools;
mod trunk;
mod verify;
mod why;

use std::env;
use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask COMMAND

  serve [--dev] [--port N]   build the page and serve it on this machine (port 8080, or the next free one)
  test [STEP]…               everything a change must pass, or only the steps named:
                             fmt, clippy, native, wasm, dist, browser;
                             with --chromium-only no other engine is tested in
  scene FILE [NAME] [--visible]  the browser tests of one file, or those whose names contain NAME, with the page in dist/
  strength [--quick|bands]   measure how well the bots play, or (`bands`) what their decisions cost, and write that into
                             the docs and the program; `--quick` prints rough figures and writes none
  solve                      solve the betting between two and store the play; a quarter of an hour
  dist                       build the page into dist/, ready for any static host
  verify FOLDER              build the page, and compare it file by file with a folder: what a host serves, or another build
  bench [SECTION]…           measure; sections: speed, experts, sizes, page, thoughts, lighthouse
  replay FILE|-              play a record and print its outcome as JSON
  camera PNG                 print what a phone's camera reads in a screenshot; the browser tests call it
  parts                      split a build into the table's program and those that follow; called by Trunk

What a command needs and the machine lacks is installed first: into target/tools, beside the lock files of Node packages, and
browsers through apt.";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let outcome = match args.as_slice() {
        ["serve", rest @ ..] => serve::run(rest),
        ["scene", rest @ ..] => test::scene(rest),
        ["test", steps @ ..] => return test::run(steps),
        ["strength"] => strength::run(false),
        ["strength", "--quick"] => strength::run(true),
        ["strength", "bands"] => strength::bands(),
        ["solve"] => solve::run(),
        ["dist"] => dist::run(),
        ["bench", sections @ ..] => bench::run(sections),
        ["parts"] => parts::run(),
        ["verify", folder] => verify::run(folder),
        ["camera", photograph] => camera::run(photograph),
        ["replay", source] => return replay::run(source),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => Err(USAGE.to_owned()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
