//! Draws the pages.

use minirow::scene::{Anchor, Drawing, Path, Point, Shape, Stroke, Weight};

use crate::arrange::Area;
use crate::board_rules::{draw_board_rules, with_board_rules};
use crate::fonts::{tidy, tidy_words};
use crate::heading::Heading;
use crate::layout::{Layout, Leaf};
use crate::line::{Look, put, put_parts, wrapped};
use crate::prose;
use crate::setup::MOST_OF_TITLE;
use crate::slot::{Beside, draw_slot, solved};
use crate::{Entry, Fonts, PrintError, Setup, Solutions, Template, Token};

/// Draws a page by its number from 0.
pub(crate) fn draw_leaf(
    layout: &Layout,
    number: usize,
    fonts: &Fonts,
) -> Result<Drawing, PrintError> {
    let size = layout.setup.page();
    let mut page = Drawing::blank(size.width, size.height);
    if let Some(ground) =
        layout.setup.style.ground.filter(|&ground| ground != minirow::scene::Color::WHITE)
    {
        let segments = Path::rectangle(Point(0.0, 0.0), size.width, size.height);
        let ground = Path { class: "ground", segments, fill: Some(ground), stroke: None };
        page.shapes.push(Shape::Path(ground));
    }
    match layout.leaves[number] {
        Leaf::Blank => return Ok(page),
        Leaf::Title => return draw_title(page, layout, number, fonts),
        Leaf::Contents => draw_contents(&mut page, layout, number, fonts)?,
        Leaf::Rules(first, end) => draw_rules(&mut page, layout, number, (first, end), fonts)?,
        Leaf::Boards(first, end, begins) => {
            draw_boards(&mut page, layout, number, (first, end, begins), fonts)?;
        }
        Leaf::Solutions(first, end, begins) => {
            if begins {
                draw_heading(&mut page, layout, number, "Solutions", fonts)?;
            }
            let slots = layout.slots(layout.solutions, Beside::default(), number);
            for (index, slot) in (first..end).zip(slots) {
                let solution = solved(&layout.entries[index]);
                let missing = solution.is_none();
                let paper = solution.unwrap_or_else(|| layout.entries[index].paper.clone());
                let entry = Entry { paper, ..layout.entries[index].clone() };
                let caption = (index + 1).to_string() + if missing { " (not known)" } else { "" };
                let setup = Setup {
                    qr: None,
                    work_space: false,
                    solutions: Solutions::None,
                    ..layout.setup.clone()
                };
                let slot = (slot, Beside::default());
                draw_slot(&mut page, fonts, &entry, slot, &setup, (&caption, None))?;
            }
        }
    }
    draw_edges(&mut page, layout, number, fonts)?;
    Ok(page)
}

fn draw_boards(
    page: &mut Drawing,
    layout: &Layout,
    number: usize,
    (first, end, begins): (usize, usize, bool),
    fonts: &Fonts,
) -> Result<(), PrintError> {
    let setup = &layout.setup;
    if begins {
        let name = layout.entries[first].section.as_ref().map_or("", |section| section.1.as_str());
        let name = prose::heading(&tidy_words(name, MOST_OF_TITLE));
        draw_heading(page, layout, number, &name, fonts)?;
    } else if number == 0 && !setup.sections {
        draw_heading(page, layout, number, &setup.title, fonts)?;
    }
    for (index, area) in (first..end).zip(layout.parts(layout.boards, number)) {
        let entry = &layout.entries[index];
        let room = (layout.caption_room(), layout.beside);
        let (slot, rules) = with_board_rules(&entry.rules, area, room, setup, fonts)?;
        let fill = |template: &Template| {
            template.fill(|token| value(layout, token, Some(number), Some(index)))
        };
        let caption = match &setup.caption {
            Some(template) => tidy(&fill(template)),
            None => usual_caption(layout, index),
        };
        let code = setup.qr.as_ref().map(|template| match entry.text.as_str() {
            text if template.is_line() && !text.is_empty() => text.to_owned(),
            _ => fill(template),
        });
        let text = (caption.as_str(), code.as_deref());
        draw_slot(page, fonts, entry, (slot, layout.beside), setup, text)?;
        draw_board_rules(page, fonts, slot, &rules, setup)?;
    }
    Ok(())
}

/// The numbers, from 1, of boards without room for all of their rules.
pub(crate) fn cut_rules(layout: &Layout, fonts: &Fonts) -> Result<Vec<usize>, PrintError> {
    let mut cut = Vec::new();
    for (number, leaf) in layout.leaves.iter().enumerate() {
        let Leaf::Boards(first, end, _) = *leaf else { continue };
        for (index, area) in (first..end).zip(layout.parts(layout.boards, number)) {
            let text = &layout.entries[index].rules;
            let room = (layout.caption_room(), layout.beside);
            let (_, rules) = with_board_rules(text, area, room, &layout.setup, fonts)?;
            cut.extend(rules.is_cut.then_some(index + 1));
        }
    }
    Ok(cut)
}

/// The number where there are several boards, and the name.
fn usual_caption(layout: &Layout, index: usize) -> String {
    let name = &layout.entries[index].name;
    match (layout.entries.len(), name.is_empty()) {
        (1, _) => name.clone(),
        (_, true) => (index + 1).to_string(),
        (_, false) => format!("{}  {name}", index + 1),
    }
}

/// What stands in a place of a template.
fn value(layout: &Layout, token: Token, page: Option<usize>, index: Option<usize>) -> String {
    let setup = &layout.setup;
    let entry = index.map(|index| &layout.entries[index]);
    let of = |text: fn(&Entry) -> String| entry.map(text).unwrap_or_default();
    match token {
        Token::Number => index.map(|index| (index + 1).to_string()).unwrap_or_default(),
        Token::Name => of(|entry| entry.name.clone()),
        Token::Difficulty => of(|entry| entry.difficulty.clone()),
        Token::Rating => of(|entry| entry.rating.clone()),
        Token::Givens => of(|entry| {
            let given = entry.paper.givens.geometry().cell_count() - entry.paper.givens.empty_len();
            given.to_string()
        }),
        Token::Board => of(|entry| entry.geometry().to_string()),
        Token::Line => of(|entry| entry.line.clone()),
        Token::Seed => setup.seed.clone(),
        Token::Date => setup.date.map(|date| date.to_string()).unwrap_or_default(),
        Token::Title => setup.title.clone(),
        Token::Section => page.map(|page| section(layout, page)).unwrap_or_default(),
        Token::Page => page.map(|page| (page + 1).to_string()).unwrap_or_default(),
        Token::Pages => layout.leaves.len().to_string(),
    }
}

/// What the part of the book is called that a page is in.
fn section(layout: &Layout, page: usize) -> String {
    let before = layout.listed.iter().rev().find(|(_, first)| *first <= page);
    let title = before.map_or("", |(title, _)| title.as_str());
    title.split('\t').next().unwrap_or_default().to_owned()
}

fn draw_heading(
    page: &mut Drawing,
    layout: &Layout,
    number: usize,
    text: &str,
    fonts: &Fonts,
) -> Result<(), PrintError> {
    let [_, header, _] = layout.rooms;
    let (_, area) = layout.content(number).split_top(header);
    let heading = Heading::new(text, layout.heading_width(), &layout.setup, fonts)?;
    for (line, base_line) in heading.lines() {
        let at = Point(area.left + area.width / 2.0, area.top + base_line);
        put(page, fonts, line, (at, Anchor::Middle, area.width), heading.look)?;
    }
    Ok(())
}

/// The lines at the top and at the foot.
fn draw_edges(
    page: &mut Drawing,
    layout: &Layout,
    number: usize,
    fonts: &Fonts,
) -> Result<(), PrintError> {
    let setup = &layout.setup;
    let area = layout.content(number);
    let look = Look {
        class: "edge",
        size: setup.text() * 0.9,
        weight: Weight::Regular,
        color: setup.style.candidate,
    };
    let fill = |template: &Template| {
        let text = template.fill(|token| value(layout, token, Some(number), None));
        // What is between the parts is kept apart.
        text.split('|').map(tidy).collect::<Vec<_>>().join("|")
    };
    let is_mirrored = setup.is_bound && number % 2 == 1;
    if let Some(header) = &setup.header {
        let base_line = area.top + look.size;
        put_parts(page, fonts, &fill(header), area, base_line, look, is_mirrored)?;
    }
    let base_line = area.top + area.height - look.size * 0.3;
    match &setup.footer {
        Some(footer) => put_parts(page, fonts, &fill(footer), area, base_line, look, is_mirrored),
        None if layout.leaves.len() > 1 => {
            let text = (number + 1).to_string();
            put_parts(page, fonts, &text, area, base_line, look, is_mirrored)
        }
        None => Ok(()),
    }
}

fn draw_title(
    mut page: Drawing,
    layout: &Layout,
    number: usize,
    fonts: &Fonts,
) -> Result<Drawing, PrintError> {
    let area = layout.content(number);
    let heading = Look::heading(&layout.setup);
    let middle = area.left + area.width / 2.0;
    let mut down = area.top + area.height * 0.36;
    // A long title is smaller, so that all of it is there.
    for factor in [2.0, 1.6, 1.3, 1.0, 0.8, 0.6, 0.4] {
        let big = Look { class: "title", size: heading.size * factor, ..heading };
        let lines = wrapped(fonts, &layout.setup.title, area.width, big)?;
        let height = lines.len() as f64 * big.size * 1.25;
        if factor > 0.4 && (height > area.height * 0.45 || factor > 1.0 && lines.len() > 5) {
            continue;
        }
        for line in lines {
            put(&mut page, fonts, &line, (Point(middle, down), Anchor::Middle, area.width), big)?;
            down += big.size * 1.25;
        }
        break;
    }
    let date = layout.setup.date.map(|date| date.to_string()).unwrap_or_default();
    let foot = area.top + area.height * 0.95;
    for (text, factor, down) in
        [(prose::puzzles(layout.entries.len()), 0.8, down), (date, 0.6, foot)]
    {
        let look = Look { class: "title", size: heading.size * factor, ..heading };
        let at = Point(middle, down);
        put(&mut page, fonts, &text, (at, Anchor::Middle, area.width), look)?;
    }
    Ok(page)
}

fn draw_contents(
    page: &mut Drawing,
    layout: &Layout,
    number: usize,
    fonts: &Fonts,
) -> Result<(), PrintError> {
    draw_heading(page, layout, number, "Contents", fonts)?;
    let area = layout.boards_area(number);
    let size = layout.setup.text() * 1.2;
    let look =
        Look { class: "contents", size, weight: Weight::Regular, ..Look::heading(&layout.setup) };
    let room = (area.height / (size * 2.0)) as usize;
    for (index, (title, leaf)) in layout.listed.iter().enumerate().take(room) {
        let base_line = area.top + size * 2.0 * (index + 1) as f64;
        draw_listed(page, fonts, area, base_line, (title, leaf + 1), look)?;
    }
    Ok(())
}

/// A title, how much is there, dots, and the page.
fn draw_listed(
    page: &mut Drawing,
    fonts: &Fonts,
    area: Area,
    base_line: f64,
    (title, leaf): (&str, usize),
    look: Look,
) -> Result<(), PrintError> {
    let text = title.replace('\t', ", ");
    let width = area.width * 0.85;
    put(page, fonts, &text, (Point(area.left, base_line), Anchor::Start, width), look)?;
    let right = area.left + area.width;
    let number = leaf.to_string();
    let at = (Point(right, base_line), Anchor::End, area.width * 0.15);
    put(page, fonts, &number, at, look)?;
    let from = area.left + fonts.width(&text, look.size, look.weight)?.min(width) + look.size * 0.5;
    let to = right - fonts.width(&number, look.size, look.weight)? - look.size * 0.5;
    if from < to {
        let weight = look.size * 0.07;
        let stroke =
            Stroke { color: look.color, width: weight, dash: Some((weight, look.size * 0.4)) };
        page.shapes.push(Shape::Path(Path {
            class: "leader",
            segments: Path::line(Point(from, base_line), Point(to, base_line)),
            fill: None,
            stroke: Some(stroke),
        }));
    }
    Ok(())
}

fn draw_rules(
    page: &mut Drawing,
    layout: &Layout,
    number: usize,
    (first, end): (usize, usize),
    fonts: &Fonts,
) -> Result<(), PrintError> {
    if first == 0 {
        draw_heading(page, layout, number, "How to solve", fonts)?;
    }
    let area = layout.boards_area(number);
    let size = layout.setup.text() * 1.1;
    let look =
        Look { class: "rules", size, weight: Weight::Regular, ..Look::heading(&layout.setup) };
    for (line, text) in (1..).zip(&layout.rules[first..end]) {
        let at = Point(area.left, area.top + size * 1.5 * f64::from(line));
        // Readers of the file know by the blank that a word ends with the line.
        let text = if text.is_empty() { String::new() } else { format!("{text} ") };
        put(page, fonts, &text, (at, Anchor::Start, area.width * 1.05), look)?;
    }
    Ok(())
}
