//! The boards on a page, in each theme, as SVG, PNG and PDF.

use std::ops::ControlFlow;
use std::path::PathBuf;

use minirow::Names;
use minirow::scene::{
    Color, Drawing, Group, Paper, Path, Point, Shape, Style, SvgOptions, Theme, draw, svg,
};
use minirow_print::{Info, page_around, pdf, png};

use super::gallery::papers;
use crate::fonts;

fn drawn(paper: &Paper, style: &Style) -> Drawing {
    draw(paper, None, &Names::numbers(paper.givens.geometry()), style)
}

/// All boards on one page: those of 9×9 two by two, the large one and the one that is not square below.
fn page(style: &Style) -> Drawing {
    let drawings: Vec<Drawing> = papers().iter().map(|paper| drawn(paper, style)).collect();
    let (width, gap) = (26.0, 1.0);
    let mut page = Drawing::blank(width, 0.0);
    let (mut x, mut y, mut high) = (gap, gap, 0.0_f64);
    for drawing in drawings {
        let scale = ((width - 3.0 * gap) / 2.0 / drawing.width)
            .min(1.0)
            .max(if drawing.width > 12.0 { 1.0 } else { 0.0 });
        let size = (drawing.width * scale, drawing.height * scale);
        if x + size.0 > width {
            (x, y, high) = (gap, y + high + gap, 0.0);
        }
        page.place(Group::new("board", Point(x, y), scale, drawing));
        (x, high) = (x + size.0 + gap, high.max(size.1));
    }
    page.height = y + high + gap;
    let ground = Path {
        class: "ground",
        segments: Path::rectangle(Point(0.0, 0.0), page.width, page.height),
        fill: style.ground,
        stroke: None,
    };
    page.shapes.insert(0, Shape::Path(ground));
    page
}

/// Where the pages are left to be looked at.
fn folder() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("rules");
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn every_theme_has_a_page_with_all_rules() {
    let fonts = fonts();
    for &theme in Theme::ALL {
        let page = page(&Style::of(theme));
        let picture = png(&page, 40.0, &fonts).expect("a picture");
        assert!(picture.len() > 50_000, "{theme}: {}", picture.len());
        std::fs::write(folder().join(format!("{theme}.png")), picture).expect("a file");
        let text = svg(&page, &SvgOptions::default().unit(40.0).title("all rules"));
        std::fs::write(folder().join(format!("{theme}.svg")), text).expect("a file");
    }
}

#[test]
fn a_page_with_all_rules_is_a_pdf() {
    let fonts = fonts();
    let page = page_around(&page(&Style::default()), 20.0);
    let info = Info { title: "all rules".to_owned(), date: None };
    let bytes =
        pdf(&info, 1, &mut |_| Ok(page.clone()), &[], &fonts, &mut |_| ControlFlow::Continue(()));
    let bytes = bytes.expect("a page");
    assert!(bytes.starts_with(b"%PDF"));
    let text = pdf_extract::extract_text_from_mem(&bytes).expect("text");
    assert!(text.contains("knight"), "{text}");
    std::fs::write(folder().join("print.pdf"), bytes).expect("a file");
}

/// Print has no colours, whatever the rule.
#[test]
fn print_is_grey() {
    let is_grey = |Color(red, green, blue)| red == green && green == blue;
    for paper in papers() {
        let drawing = drawn(&paper, &Style::of(Theme::Print));
        for shape in &drawing.shapes {
            if let Shape::Path(path) = shape {
                assert!(path.fill.is_none_or(is_grey), "{path:?}");
                assert!(path.stroke.is_none_or(|stroke| is_grey(stroke.color)), "{path:?}");
            }
        }
    }
}
