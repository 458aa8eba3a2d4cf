//! Title, author and other remarks about a board.

/// What people tell about a board, besides its name: texts as they were found.
///
/// # Examples
/// ```
/// use minirow::format::{About, AboutField};
/// let mut about = About::default();
/// about.author = Some("Ruud".to_owned());
/// assert_eq!(about.get(AboutField::Author), Some("Ruud"));
/// assert_eq!(about.fields().count(), 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct About {
    /// Who made the board.
    pub author: Option<String>,
    /// What the rules are, or another description.
    pub rules: Option<String>,
    /// What else there is to say.
    pub comment: Option<String>,
    /// When it was made, as the text has it.
    pub date: Option<String>,
    /// Where it comes from: a book, a newspaper.
    pub source: Option<String>,
    /// How hard it is, in words or as a number of its source.
    pub level: Option<String>,
    /// How hard it is, as a program has measured: `7.2/1.2/1.2`.
    pub rating: Option<String>,
    /// Where it can be found.
    pub url: Option<String>,
    /// The collection that it is part of.
    pub collection: Option<String>,
}

/// The fields of [`About`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AboutField {
    /// [`About::author`].
    Author,
    /// [`About::rules`].
    Rules,
    /// [`About::comment`].
    Comment,
    /// [`About::date`].
    Date,
    /// [`About::source`].
    Source,
    /// [`About::level`].
    Level,
    /// [`About::rating`].
    Rating,
    /// [`About::url`].
    Url,
    /// [`About::collection`].
    Collection,
}

impl AboutField {
    /// All of them.
    pub const ALL: &'static [Self] = &[
        Self::Author,
        Self::Rules,
        Self::Comment,
        Self::Date,
        Self::Source,
        Self::Level,
        Self::Rating,
        Self::Url,
        Self::Collection,
    ];

    /// Its name, as our JSON has it.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::format::AboutField::Author.name(), "author");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Author => "author",
            Self::Rules => "rules",
            Self::Comment => "comment",
            Self::Date => "date",
            Self::Source => "source",
            Self::Level => "level",
            Self::Rating => "rating",
            Self::Url => "url",
            Self::Collection => "collection",
        }
    }
}

impl About {
    /// A field.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{About, AboutField};
    /// assert_eq!(About::default().get(AboutField::Date), None);
    /// ```
    #[must_use]
    pub fn get(&self, field: AboutField) -> Option<&str> {
        let value = match field {
            AboutField::Author => &self.author,
            AboutField::Rules => &self.rules,
            AboutField::Comment => &self.comment,
            AboutField::Date => &self.date,
            AboutField::Source => &self.source,
            AboutField::Level => &self.level,
            AboutField::Rating => &self.rating,
            AboutField::Url => &self.url,
            AboutField::Collection => &self.collection,
        };
        value.as_deref()
    }

    /// Changes a field.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{About, AboutField};
    /// let mut about = About::default();
    /// about.set(AboutField::Level, Some("hard".to_owned()));
    /// assert_eq!(about.level.as_deref(), Some("hard"));
    /// ```
    pub fn set(&mut self, field: AboutField, value: Option<String>) {
        *match field {
            AboutField::Author => &mut self.author,
            AboutField::Rules => &mut self.rules,
            AboutField::Comment => &mut self.comment,
            AboutField::Date => &mut self.date,
            AboutField::Source => &mut self.source,
            AboutField::Level => &mut self.level,
            AboutField::Rating => &mut self.rating,
            AboutField::Url => &mut self.url,
            AboutField::Collection => &mut self.collection,
        } = value;
    }

    /// The fields that are there.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{About, AboutField};
    /// let mut about = About::default();
    /// about.url = Some("sudoku.example".to_owned());
    /// let fields: Vec<_> = about.fields().collect();
    /// assert_eq!(fields, [(AboutField::Url, "sudoku.example")]);
    /// ```
    pub fn fields(&self) -> impl Iterator<Item = (AboutField, &str)> {
        AboutField::ALL.iter().copied().filter_map(|field| Some((field, self.get(field)?)))
    }
}
