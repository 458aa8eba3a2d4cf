//! What is in a set, as a picture.

use anyhow::Context;
use quick_xml::Writer;
use quick_xml::events::{BytesText, Event};

use super::Stats;
use crate::counted;

const WIDTH: usize = 760;
/// Where bars begin, behind their labels.
const LEFT: usize = 220;
/// The longest bar; its number stands behind it.
const LONGEST: u64 = 400;
const LINE: usize = 20;

/// Colours that can be told apart on light and dark grounds and in grey.
const STYLE: &str = "text { font: 13px system-ui, sans-serif; fill: #1b1b1b } .name { font-weight: 600; font-size: 15px } \
    .bar { fill: #3b6ea5 } .ground { fill: #ffffff } \
    @media (prefers-color-scheme: dark) { text { fill: #e8e8e8 } .bar { fill: #7fb0e6 } .ground { fill: #1b1b1b } }";

impl Stats {
    /// The histograms of all columns, one below the other, as SVG.
    ///
    /// # Examples
    /// ```
    /// use minirow_batch::{ColumnStats, Stats};
    /// let column = ColumnStats { values: [("a < b".to_owned(), 3)].into(), rows: 3, ..ColumnStats::default() };
    /// let stats = Stats { rows: 3, columns: vec![("source".to_owned(), column)], ..Stats::default() };
    /// assert!(stats.to_svg()?.contains("a &lt; b"));
    /// # Ok::<(), anyhow::Error>(())
    /// ```
    ///
    /// # Errors
    /// Where a text cannot stand in XML.
    pub fn to_svg(&self) -> anyhow::Result<String> {
        let drawn = || "cannot draw";
        let charts: Vec<_> =
            self.columns.iter().map(|(name, column)| (name, column, column.bars())).collect();
        let lines: usize = charts.iter().map(|(_, _, bars)| bars.len() + 2).sum();
        let height = (lines + 2) * LINE;
        let mut svg = Writer::new_with_indent(Vec::new(), b' ', 1);
        let (width, tall) = (WIDTH.to_string(), height.to_string());
        let view = format!("0 0 {WIDTH} {height}");
        let attributes = [
            ("xmlns", "http://www.w3.org/2000/svg"),
            ("width", &width),
            ("height", &tall),
            ("viewBox", &view),
        ];
        let content = |svg: &mut Writer<Vec<u8>>| -> std::io::Result<()> {
            svg.create_element("style").write_text_content(BytesText::new(STYLE))?;
            let ground = [("class", "ground"), ("width", "100%"), ("height", "100%")];
            svg.create_element("rect").with_attributes(ground).write_empty()?;
            let mut y = LINE + LINE / 2;
            let rows =
                [counted(self.rows, "row", "rows"), counted(self.shards as u64, "shard", "shards")]
                    .join(" in ");
            text(svg, 10, y, "start", "total", &rows)?;
            for (name, column, bars) in &charts {
                y += LINE + LINE / 2;
                text(svg, 10, y, "start", "name", &format!("{name}: {}", column.summary()))?;
                let most = bars.iter().map(|bar| bar.count).max().unwrap_or(0).max(1);
                for bar in bars {
                    y += LINE;
                    let long = (bar.count * LONGEST).div_ceil(most);
                    text(svg, LEFT - 8, y, "end", "label", &bar.label)?;
                    let [x, top, long_text] =
                        [LEFT as u64, (y - 13) as u64, long].map(|n| n.to_string());
                    let place = [
                        ("class", "bar"),
                        ("x", &x),
                        ("y", &top),
                        ("width", &long_text),
                        ("height", "16"),
                    ];
                    svg.create_element("rect").with_attributes(place).write_empty()?;
                    let told = format!("{} ({:.1} %)", bar.count, column.percent(bar));
                    text(svg, LEFT + long as usize + 8, y, "start", "count", &told)?;
                }
                y += LINE / 2;
            }
            Ok(())
        };
        svg.create_element("svg")
            .with_attributes(attributes)
            .write_inner_content(content)
            .with_context(drawn)?;
        svg.write_event(Event::Eof).with_context(drawn)?;
        let mut text = String::from_utf8(svg.into_inner()).with_context(drawn)?;
        text.push('\n');
        Ok(text)
    }
}

/// Writes a text at a place.
fn text(
    svg: &mut Writer<Vec<u8>>,
    x: usize,
    y: usize,
    anchor: &str,
    class: &str,
    text: &str,
) -> std::io::Result<()> {
    let (x, y) = (x.to_string(), y.to_string());
    let place = [("x", x.as_str()), ("y", &y), ("text-anchor", anchor), ("class", class)];
    svg.create_element("text").with_attributes(place).write_text_content(BytesText::new(text))?;
    Ok(())
}
