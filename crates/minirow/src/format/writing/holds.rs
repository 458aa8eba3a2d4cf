//! What a format can hold of a board, and what it leaves behind.

use super::error::WriteError;
use crate::board::Geometry;
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::unruled::IS_RULED;
use crate::format::symbols::Symbols;

impl Format {
    /// Whether boards of this geometry can be written in it.
    ///
    /// # Errors
    /// [`WriteError`], which names what it cannot hold.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Extra, Geometry, format::Format};
    /// let windoku = Geometry::classic().with_extra(Extra::Windoku)?;
    /// assert!(Format::LINE.holds(&windoku).is_ok());
    /// assert_eq!(
    ///     "tatham".parse::<Format>().unwrap().holds(&windoku).unwrap_err().to_string(),
    ///     "tatham holds blocks that hang together and diagonals, found windoku"
    /// );
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    pub fn holds(self, geometry: &Geometry) -> Result<(), WriteError> {
        if self.is_only_read() {
            return Err(WriteError::OnlyRead { format: self });
        }
        let is_usual = geometry.is_square() && geometry.distinct_houses().next().is_none();
        if !is_usual && !self.notation().has_room_for_frames() {
            let found = match geometry.is_square() {
                true => format!("{geometry}, with houses of fewer cells"),
                false => geometry.to_string(),
            };
            return Err(WriteError::Board { format: self, holds: "square boards", found });
        }
        let refusal = self.notation().refusal(geometry);
        let error = |(holds, found)| WriteError::Board { format: self, holds, found };
        refusal.map_or(Ok(()), |refusal| Err(error(refusal)))
    }

    /// What it has room for besides the digits.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{Format, Part};
    /// assert_eq!(Format::CANDIDATES.parts(), [Part::Candidates]);
    /// ```
    #[must_use]
    pub fn parts(self) -> &'static [Part] {
        self.notation().parts()
    }

    /// A document without the parts that the format has no room for, and which these were.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid};
    /// use minirow::format::{Document, Format, Part, Symbols, write};
    /// let line: Format = "line".parse().unwrap();
    /// let grid = Grid::new(&Geometry::classic());
    /// let mut named = Document::from(grid);
    /// named.name = Some("empty".to_owned());
    /// let error = write(&named, line, &Symbols::usual(9)).unwrap_err();
    /// assert_eq!(error.to_string(), "line cannot hold a name");
    /// let (reduced, without) = line.reduce(named);
    /// assert_eq!(without, [Part::Name]);
    /// assert!(write(&reduced, line, &Symbols::usual(9)).is_ok());
    /// ```
    #[must_use]
    pub fn reduce(self, document: Document) -> (Document, Vec<Part>) {
        self.without(document, |_| true)
    }

    /// The same, but that what is [essential](Part::is_essential) stays, for
    /// [`write`](crate::format::write) to refuse it.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid};
    /// use minirow::format::{Document, Format, Part};
    /// let line: Format = "line".parse().unwrap();
    /// let grid = Grid::new(&Geometry::classic());
    /// let all = vec![Geometry::classic().all_digits(); 81];
    /// let name = Some("empty".to_owned());
    /// let mut document = Document::from(grid);
    /// (document.name, document.candidates) = (name, Some(all));
    /// let (rest, behind) = line.leave_behind(document);
    /// assert_eq!((rest.parts(), behind), (vec![Part::Candidates], vec![Part::Name]));
    /// ```
    #[must_use]
    pub fn leave_behind(self, document: Document) -> (Document, Vec<Part>) {
        self.without(document, |part| !part.is_essential())
    }

    /// Without what it has no room for, as far as that may be left out.
    pub(in crate::format) fn without(
        self,
        document: Document,
        may_go: fn(Part) -> bool,
    ) -> (Document, Vec<Part>) {
        let mut document = document;
        let mut without = document.parts();
        without.retain(|&part| !self.has_room_for(part) && may_go(part));
        without.iter().for_each(|&part| document.remove(part));
        (document, without)
    }

    /// Whether it holds a part: itself, or in lines in front of boards.
    fn has_room_for(self, part: Part) -> bool {
        self.parts().contains(&part) || (part == Part::Rules && self.notation().frame().has_header)
    }

    /// Whether there is nothing in a document that it cannot hold.
    pub(in crate::format) fn check(
        self,
        document: &Document,
        symbols: &Symbols,
    ) -> Result<(), WriteError> {
        let format = self;
        self.holds(document.grid.geometry())?;
        if self.notation().is_unread() || !(IS_RULED || document.rules.is_empty()) {
            return Err(WriteError::Rules { format });
        }
        let is_lost = |part: &Part| !self.has_room_for(*part) && document.has(*part);
        if let Some(part) = Part::ALL.iter().copied().find(is_lost) {
            return Err(WriteError::Part { format, part });
        }
        match document.fault().or_else(|| self.notation().refusal_of(document, symbols)) {
            Some((holds, found)) => Err(WriteError::Board { format, holds, found }),
            None => Ok(()),
        }
    }

    /// A board as far as the format can show it, for people to look at: reading the text again
    /// may give another one, where [`write`](crate::format::write) has an error.
    ///
    /// # Errors
    /// [`WriteError`] where the format has no room for the geometry.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid};
    /// use minirow::format::{Document, Format, Symbols};
    /// let line: Format = "line".parse().unwrap();
    /// let grid = Grid::new(&Geometry::classic());
    /// let mut named = Document::from(grid);
    /// named.name = Some("empty".to_owned());
    /// assert_eq!(line.draw(&named, &Symbols::usual(9))?, ".".repeat(81) + "\n");
    /// # Ok::<(), minirow::format::WriteError>(())
    /// ```
    pub fn draw(self, document: &Document, symbols: &Symbols) -> Result<String, WriteError> {
        self.holds(document.grid.geometry())?;
        let (reduced, _) = self.reduce(document.clone());
        Ok(self.notation().write(&reduced, symbols))
    }
}
