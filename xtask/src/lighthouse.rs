//! Runs Lighthouse with its simulated mid-range phone on a slow line.

use crate::command::{self, Result, failed};
use crate::static_server::Server;
use crate::tools;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

const RUNS: usize = 3;
const PORT: u16 = 8700;

struct Row {
    name: &'static str,
    /// The place of the number in a report.
    pointer: &'static str,
    show: fn(f64) -> String,
}

const ROWS: [Row; 8] = [
    Row {
        name: "performance",
        pointer: "/categories/performance/score",
        show: score,
    },
    Row {
        name: "accessibility",
        pointer: "/categories/accessibility/score",
        show: score,
    },
    Row {
        name: "best practices",
        pointer: "/categories/best-practices/score",
        show: score,
    },
    Row {
        name: "search engines",
        pointer: "/categories/seo/score",
        show: score,
    },
    Row {
        name: "largest contentful paint",
        pointer: "/audits/largest-contentful-paint/numericValue",
        show: milliseconds,
    },
    Row {
        name: "time to interactive",
        pointer: "/audits/interactive/numericValue",
        show: milliseconds,
    },
    Row {
        name: "total blocking time",
        pointer: "/audits/total-blocking-time/numericValue",
        show: milliseconds,
    },
    Row {
        name: "cumulative layout shift",
        pointer: "/audits/cumulative-layout-shift/numericValue",
        show: shift,
    },
];

/// A page with nothing on it, measured in turn with ours: how slow this machine is in these minutes.
const BLANK: &str = "<!doctype html><html lang=en><meta charset=utf-8>\
    <meta name=viewport content=\"width=device-width\"><meta name=description content=Blank><title>Blank</title><p>Blank</p></html>";

/// Runs the mobile preset several times, on the page and on a blank one in turn. Returns the medians as a Markdown table.
pub fn table(dist: &Path) -> Result<String> {
    let page = Server::packed(dist, "/brag/", PORT)?;
    let blank = blank()?;
    let blank = Server::packed(&blank, "/brag/", PORT)?;
    let (mut of_page, mut of_blank) = (Vec::new(), Vec::new());
    for _ in 0..RUNS {
        of_page.push(audit(&page)?);
        of_blank.push(audit(&blank)?);
    }

    let mut table = format!(
        "| mobile, median of {RUNS}      |   value | blank page |\n| ------------------------ | ------: | ---------: |\n"
    );
    for Row {
        name,
        pointer,
        show,
    } in &ROWS
    {
        let of = |reports: &[Value]| median(reports, pointer).map_or("unknown".to_owned(), show);
        let (value, blank) = (of(&of_page), of(&of_blank));
        table += &format!("| {name:24} | {value:>7} | {blank:>10} |\n");
    }
    Ok(table)
}

/// The folder of the blank page.
pub fn blank() -> Result<PathBuf> {
    let folder = command::root().join("target/blank");
    fs::create_dir_all(&folder)
        .and_then(|()| fs::write(folder.join("index.html"), BLANK))
        .map_err(|error| failed(&folder, error))?;
    Ok(folder)
}

/// The report of one run.
fn audit(server: &Server) -> Result<Value> {
    let mut run = command::program(tools::lighthouse()?);
    run.arg(server.url()).args([
        "--quiet",
        "--output=json",
        "--chrome-flags=--headless --no-sandbox",
    ]);
    run.arg("--only-categories=performance,accessibility,best-practices,seo")
        .env("CHROME_PATH", tools::chromium()?);
    let report = command::read(&mut run)?;
    serde_json::from_str(&report)
        .map_err(|error| format!("Lighthouse's report cannot be read: {error}."))
}

fn median(reports: &[Value], pointer: &str) -> Option<f64> {
    let mut values: Vec<f64> = reports
        .iter()
        .filter_map(|report| report.pointer(pointer)?.as_f64())
        .collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied()
}

fn score(value: f64) -> String {
    format!("{:.0}", value * 100.0)
}

fn milliseconds(value: f64) -> String {
    format!("{value:.0} ms")
}

fn shift(value: f64) -> String {
    format!("{value:.3}")
}
