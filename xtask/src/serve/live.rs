//! A page that is built again while it is open, and then loads itself anew.

use crate::command::{Result, failed};
use crate::markup;
use crate::{csp, later_style};
use lol_html::html_content::ContentType;
use std::fs;
use std::path::Path;
use std::time::SystemTime;

/// Puts the script that reloads it (`live.js`) into a build.
pub fn install(folder: &Path) -> Result {
    write(&folder.join("live.js"), include_str!("live.js"))?;
    markup::change(&folder.join("index.html"), "link[rel=icon]", |icon| {
        icon.before("<script src=\"live.js\"></script>", ContentType::Html);
    })
}

/// Tells pages that are open of a new build.
pub fn tell(folder: &Path) -> Result {
    write(
        &folder.join("live.txt"),
        &format!("{:?}", SystemTime::now()),
    )
}

/// Puts the style sheets of a project into its build, where no other source has changed.
pub fn restyle(project: &Path, folder: &Path) -> Result {
    let page = folder.join("index.html");
    let style = table_style(project)?;
    markup::change(&page, "style", |element| {
        element.set_inner_content(&style, ContentType::Html);
    })?;
    later_style::install(folder)?;
    let policy = "meta[http-equiv=\"Content-Security-Policy\"]";
    markup::change(&page, policy, |element| element.remove())?;
    csp::install(folder)
}

/// The style of the table: the sheets that the page names, in its order.
fn table_style(project: &Path) -> Result<String> {
    let page = read(&project.join("index.html"))?;
    let links = markup::texts(&page, "link[type=css]", "href")?;
    links
        .iter()
        .map(|(href, _)| read(&project.join(href)))
        .collect()
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|error| failed(path, error))
}

fn write(path: &Path, text: &str) -> Result {
    fs::write(path, text).map_err(|error| failed(path, error))
}
