//! A board in the middle of a larger one, whose rim holds clues.

use serde_json::{Map, Value, json};

/// Fields of lists whose elements have places.
const SHAPES: [(&str, &str); 4] = [
    ("underlays", "center"),
    ("overlays", "center"),
    ("lines", "wayPoints"),
    ("arrows", "wayPoints"),
];

/// The puzzle without its rim, where its regions are as many as each has cells, and fill a square that is smaller than
/// the board. Numbers in the rim become texts beside the board.
pub(super) fn cropped(puzzle: &Map<String, Value>) -> Option<Map<String, Value>> {
    let rows = puzzle.get("cells")?.as_array()?;
    let regions = puzzle.get("regions")?.as_array()?;
    let side = regions.len();
    let mut cells = Vec::new();
    for region in regions {
        let region = region.as_array().filter(|region| region.len() == side)?;
        cells.extend(region.iter().map(place).collect::<Option<Vec<[usize; 2]>>>()?);
    }
    let least = |at: usize| cells.iter().map(|cell| cell[at]).min();
    let (top, left) = (least(0)?, least(1)?);
    cells.sort_unstable();
    cells.dedup();
    let is_in = |row: usize, column: usize| {
        (top..top + side).contains(&row) && (left..left + side).contains(&column)
    };
    let is_square = cells.len() == side * side && cells.iter().all(|cell| is_in(cell[0], cell[1]));
    let widths: Vec<usize> = rows.iter().map(|row| row.as_array().map_or(0, Vec::len)).collect();
    let fits = widths.len() >= top + side && widths.iter().all(|&width| width >= left + side);
    let is_larger = widths.len() > side || widths.iter().any(|&width| width > side);
    if !is_square || !fits || !is_larger {
        return None;
    }
    let mut inner = puzzle.clone();
    let mut texts = Vec::new();
    let mut kept = vec![Vec::new(); side];
    for (at, row) in rows.iter().enumerate() {
        for (column, cell) in row.as_array()?.iter().enumerate() {
            if is_in(at, column) {
                kept[at - top].push(cell.clone());
            } else if let Some(value) = cell.get("value").filter(|value| !value.is_null()) {
                let centre = [at as f64 + 0.5, column as f64 + 0.5];
                texts.push(json!({ "center": centre, "text": value }));
            }
        }
    }
    inner.insert("cells".to_owned(), json!(kept));
    if let Some(overlays) = list(&mut inner, "overlays") {
        overlays.extend(texts);
    }
    let shift = [-(top as f64), -(left as f64)];
    for (name, field) in SHAPES {
        for shape in list(&mut inner, name).into_iter().flatten() {
            if let Some(points) = shape.get_mut(field) {
                move_by(points, shift);
            }
        }
    }
    for cage in list(&mut inner, "cages").into_iter().flatten() {
        if let Some(points) = cage.get_mut("cells") {
            move_by(points, shift);
        }
    }
    list(&mut inner, "regions").into_iter().flatten().for_each(|region| move_by(region, shift));
    let width = widths[0];
    let is_even = widths.iter().all(|&other| other == width);
    let crop = |text: &mut Value| {
        let signs: Vec<char> = text.as_str().map_or_else(Vec::new, |text| text.chars().collect());
        if is_even && signs.len() == width * widths.len() {
            let inside = (0..signs.len()).filter(|at| is_in(at / width, at % width));
            *text = inside.map(|at| signs[at]).collect::<String>().into();
        }
    };
    for name in ["metadata", "metaData"] {
        if let Some(solution) = inner.get_mut(name).and_then(|told| told.get_mut("solution")) {
            crop(solution);
        }
    }
    for cage in list(&mut inner, "cages").into_iter().flatten() {
        let told = cage.get("value").and_then(Value::as_str);
        if let Some(solution) = told.and_then(|told| told.strip_prefix("solution:")) {
            let mut solution = Value::from(solution.trim());
            crop(&mut solution);
            cage["value"] = format!("solution: {}", solution.as_str().unwrap_or("")).into();
        }
    }
    Some(inner)
}

/// A cell as row and column.
fn place(cell: &Value) -> Option<[usize; 2]> {
    let [row, column] = cell.as_array()?.as_slice() else { return None };
    let number = |value: &Value| usize::try_from(value.as_u64()?).ok().filter(|&at| at < 256);
    Some([number(row)?, number(column)?])
}

/// A list of a puzzle, which it has from now on.
fn list<'p>(puzzle: &'p mut Map<String, Value>, name: &str) -> Option<&'p mut Vec<Value>> {
    puzzle.entry(name).or_insert_with(|| json!([])).as_array_mut()
}

/// Moves a point, or all points of a list.
fn move_by(points: &mut Value, shift: [f64; 2]) {
    let Some(list) = points.as_array_mut() else { return };
    if let [row, column] = &mut list[..]
        && let (Some(at), Some(along)) = (row.as_f64(), column.as_f64())
    {
        let moved = |number: f64| match number.fract() == 0.0 {
            true => json!(number as i64),
            false => json!(number),
        };
        (*row, *column) = (moved(at + shift[0]), moved(along + shift[1]));
        return;
    }
    list.iter_mut().for_each(|point| move_by(point, shift));
}
