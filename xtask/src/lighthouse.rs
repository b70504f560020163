//! Runs Lighthouse with its simulated mid-range phone on a slow line.

use crate::command::{self, Result};
use crate::static_server::Server;
use crate::tools;
use serde_json::Value;
use std::path::Path;

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

/// Runs the mobile preset several times. Returns the medians as a Markdown table.
pub fn table(dist: &Path) -> Result<String> {
    let lighthouse = tools::lighthouse()?;
    let chromium = tools::chromium()?;
    let server = Server::packed(dist, "/brag/", PORT)?;
    let audit = |_| {
        let mut run = command::program(&lighthouse);
        run.arg(server.url()).args([
            "--quiet",
            "--output=json",
            "--chrome-flags=--headless --no-sandbox",
        ]);
        run.arg("--only-categories=performance,accessibility,best-practices,seo")
            .env("CHROME_PATH", &chromium);
        let report = command::read(&mut run)?;
        serde_json::from_str(&report)
            .map_err(|error| format!("Lighthouse's report cannot be read: {error}."))
    };
    let reports = (0..RUNS).map(audit).collect::<Result<Vec<Value>>>()?;

    let mut table = format!(
        "| mobile, median of {RUNS}      |   value |\n| ------------------------ | ------: |\n"
    );
    for Row {
        name,
        pointer,
        show,
    } in &ROWS
    {
        let value = median(&reports, pointer).map_or("unknown".to_owned(), show);
        table += &format!("| {name:24} | {value:>7} |\n");
    }
    Ok(table)
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
