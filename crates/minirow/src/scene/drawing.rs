//! What a drawing is made of.
//!
//! These types are complete, without room for more fields and kinds: who draws them must not leave
//! anything out unseen.

use super::Color;

/// A drawing: shapes one over the other, the first at the bottom, and the part of the plane they are in.
///
/// Coordinates go right and down. In the drawing of a board a cell is 1 wide and the board begins at
/// the origin; on a page a unit is a point.
///
/// # Examples
/// ```
/// use minirow::scene::{Drawing, Group, Point};
/// let board = Drawing { left: -0.5, top: 0.0, width: 10.0, height: 9.5, shapes: Vec::new() };
/// let mut page = Drawing::blank(595.0, 842.0);
/// page.place(Group::new("board", Point(36.0, 36.0), 20.0, board));
/// assert_eq!(page.shapes.len(), 1);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// Where the visible part begins.
    pub left: f64,
    /// Where the visible part begins.
    pub top: f64,
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// The shapes.
    pub shapes: Vec<Shape>,
}

/// A part of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// Lines and curves, filled or drawn.
    Path(Path),
    /// A line of text.
    Text(Text),
    /// Another drawing.
    Group(Group),
}

/// A place in a drawing: how far right, how far down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point(pub f64, pub f64);

/// Lines and curves, filled or drawn; where they cross themselves, what is inside is filled.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    /// What it is, as words for a style sheet.
    pub class: &'static str,
    /// The way it takes.
    pub segments: Vec<Segment>,
    /// The colour inside.
    pub fill: Option<Color>,
    /// How the way is drawn.
    pub stroke: Option<Stroke>,
}

/// A part of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// Begins elsewhere.
    Move(Point),
    /// A straight line.
    Line(Point),
    /// A Bézier curve: two control points and the end.
    Curve(Point, Point, Point),
    /// A straight line back to where the part began.
    Close,
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Its colour.
    pub color: Color,
    /// Its width.
    pub width: f64,
    /// The lengths of dashes and of the gaps between them; ends are square, those of dashes flat.
    pub dash: Option<(f64, f64)>,
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// What it is, as words for a style sheet.
    pub class: &'static str,
    /// A place on its base line.
    pub at: Point,
    /// Which part of the text that place is.
    pub anchor: Anchor,
    /// The size of the font.
    pub size: f64,
    /// The weight of the font.
    pub weight: Weight,
    /// Its colour.
    pub color: Color,
    /// The text.
    pub text: String,
}

/// Which part of a text stands at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

/// The weight of a font.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Regular.
    Regular,
    /// Bold.
    Bold,
}

/// A drawing inside of another.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// What it is, as words for a style sheet.
    pub class: &'static str,
    /// Where the upper left corner of its visible part comes.
    pub at: Point,
    /// How much it grows.
    pub scale: f64,
    /// Whether it stands upside down, in the same place.
    pub is_turned: bool,
    /// The drawing.
    pub drawing: Drawing,
}

impl Drawing {
    /// An empty drawing of this size.
    ///
    /// # Examples
    /// ```
    /// use minirow::scene::Drawing;
    /// assert!(Drawing::blank(595.0, 842.0).shapes.is_empty());
    /// ```
    #[must_use]
    pub fn blank(width: f64, height: f64) -> Self {
        Self { left: 0.0, top: 0.0, width, height, shapes: Vec::new() }
    }

    /// Puts another drawing on top.
    ///
    /// # Examples
    /// ```
    /// use minirow::scene::{Drawing, Group, Point, Shape};
    /// let mut page = Drawing::blank(10.0, 10.0);
    /// page.place(Group::new("board", Point(1.0, 1.0), 0.5, Drawing::blank(16.0, 16.0)));
    /// assert!(matches!(page.shapes[0], Shape::Group(_)));
    /// ```
    pub fn place(&mut self, group: Group) {
        self.shapes.push(Shape::Group(group));
    }

    /// The texts, also those of drawings inside.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, Names};
    /// use minirow::scene::{Paper, Style, draw};
    /// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
    /// let names = Names::numbers(grid.geometry());
    /// let drawing = draw(&Paper::new(grid.clone()), None, &names, &Style::default());
    /// let digits: Vec<&str> = drawing.texts().map(|text| text.text.as_str()).collect();
    /// assert_eq!(digits, ["1", "3", "4", "2"]);
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        let mut waiting: Vec<&Shape> = self.shapes.iter().rev().collect();
        std::iter::from_fn(move || {
            loop {
                match waiting.pop()? {
                    Shape::Text(text) => return Some(text),
                    Shape::Group(group) => waiting.extend(group.drawing.shapes.iter().rev()),
                    Shape::Path(_) => {}
                }
            }
        })
    }

    pub(super) fn fill(&mut self, class: &'static str, segments: Vec<Segment>, color: Color) {
        self.path(Path { class, segments, fill: Some(color), stroke: None });
    }

    pub(super) fn stroke(&mut self, class: &'static str, segments: Vec<Segment>, stroke: Stroke) {
        self.path(Path { class, segments, fill: None, stroke: Some(stroke) });
    }

    /// Adds a path, unless it has no part.
    pub(super) fn path(&mut self, path: Path) {
        if !path.segments.is_empty() {
            self.shapes.push(Shape::Path(path));
        }
    }
}

impl Group {
    /// A drawing that stands upright.
    ///
    /// # Examples
    /// ```
    /// use minirow::scene::{Drawing, Group, Point};
    /// assert!(!Group::new("board", Point(1.0, 1.0), 0.5, Drawing::blank(1.0, 1.0)).is_turned);
    /// ```
    #[must_use]
    pub fn new(class: &'static str, at: Point, scale: f64, drawing: Drawing) -> Self {
        Self { class, at, scale, is_turned: false, drawing }
    }

    /// Where its places come in the drawing around it: `(a, e, f)`, so that `x` comes to `a·x + e` and
    /// `y` to `a·y + f`.
    ///
    /// # Examples
    /// ```
    /// use minirow::scene::{Drawing, Group, Point};
    /// let drawing = Drawing { left: -1.0, ..Drawing::blank(4.0, 2.0) };
    /// let group = Group::new("board", Point(10.0, 10.0), 3.0, drawing);
    /// assert_eq!(group.transform(), (3.0, 13.0, 10.0));
    /// assert_eq!(Group { is_turned: true, ..group }.transform(), (-3.0, 19.0, 16.0));
    /// ```
    #[must_use]
    pub fn transform(&self) -> (f64, f64, f64) {
        let Self { at: Point(x, y), scale, drawing, .. } = self;
        if self.is_turned {
            let (right, bottom) = (drawing.left + drawing.width, drawing.top + drawing.height);
            (-scale, x + right * scale, y + bottom * scale)
        } else {
            (*scale, x - drawing.left * scale, y - drawing.top * scale)
        }
    }
}

impl Path {
    /// A line from one place to another.
    ///
    /// # Examples
    /// ```
    /// use minirow::scene::{Path, Point};
    /// assert_eq!(Path::line(Point(0.0, 0.0), Point(1.0, 0.0)).len(), 2);
    /// ```
    #[must_use]
    pub fn line(from: Point, to: Point) -> Vec<Segment> {
        vec![Segment::Move(from), Segment::Line(to)]
    }

    /// A rectangle by its upper left corner, width and height.
    ///
    /// # Examples
    /// ```
    /// use minirow::scene::{Path, Point, Segment};
    /// assert_eq!(Path::rectangle(Point(0.0, 0.0), 2.0, 1.0).last(), Some(&Segment::Close));
    /// ```
    #[must_use]
    pub fn rectangle(corner: Point, width: f64, height: f64) -> Vec<Segment> {
        let Point(x, y) = corner;
        let corners =
            [corner, Point(x + width, y), Point(x + width, y + height), Point(x, y + height)];
        Self::polygon(&corners)
    }

    /// A polygon by its corners.
    ///
    /// # Examples
    /// ```
    /// use minirow::scene::{Path, Point};
    /// let corners = [Point(0.0, 0.0), Point(1.0, 0.0), Point(0.0, 1.0)];
    /// assert_eq!(Path::polygon(&corners).len(), 4);
    /// ```
    #[must_use]
    pub fn polygon(corners: &[Point]) -> Vec<Segment> {
        let mut segments: Vec<Segment> = corners.iter().copied().map(Segment::Line).collect();
        if let Some(first) = segments.first_mut() {
            *first = Segment::Move(corners[0]);
            segments.push(Segment::Close);
        }
        segments
    }

    /// A circle by its centre and radius.
    ///
    /// # Examples
    /// ```
    /// use minirow::scene::{Path, Point, Segment};
    /// let circle = Path::circle(Point(0.0, 0.0), 1.0);
    /// assert_eq!(circle[0], Segment::Move(Point(1.0, 0.0)));
    /// ```
    #[must_use]
    pub fn circle(centre: Point, radius: f64) -> Vec<Segment> {
        /// Where the control points of a quarter of a circle are.
        const QUARTER: f64 = 0.552_284_75;
        let Point(x, y) = centre;
        let k = radius * QUARTER;
        let at = |dx: f64, dy: f64| Point(x + dx, y + dy);
        let r = radius;
        vec![
            Segment::Move(at(r, 0.0)),
            Segment::Curve(at(r, k), at(k, r), at(0.0, r)),
            Segment::Curve(at(-k, r), at(-r, k), at(-r, 0.0)),
            Segment::Curve(at(-r, -k), at(-k, -r), at(0.0, -r)),
            Segment::Curve(at(k, -r), at(r, -k), at(r, 0.0)),
            Segment::Close,
        ]
    }
}

impl Stroke {
    /// A solid line.
    ///
    /// # Examples
    /// ```
    /// use minirow::scene::{Color, Stroke};
    /// assert_eq!(Stroke::solid(Color::BLACK, 1.0).dash, None);
    /// ```
    #[must_use]
    pub fn solid(color: Color, width: f64) -> Self {
        Self { color, width, dash: None }
    }

    /// A dashed line; dashes and gaps go by its width.
    ///
    /// # Examples
    /// ```
    /// use minirow::scene::{Color, Stroke};
    /// assert!(Stroke::dashed(Color::BLACK, 1.0).dash.is_some());
    /// ```
    #[must_use]
    pub fn dashed(color: Color, width: f64) -> Self {
        Self { color, width, dash: Some((width * 2.5, width * 2.0)) }
    }
}
