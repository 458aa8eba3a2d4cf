//! Grids as other programs save them among their own data.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::{Geometry, Grid};

/// What is saved of a grid.
#[derive(Deserialize, Serialize)]
struct Saved {
    geometry: Geometry,
    grid: String,
}

/// As its geometry and its [line](Grid::to_line), in JSON alone.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid};
/// let six = Geometry::with_blocks(2, 3)?;
/// let grid = Grid::from_line(&six, "1..... ..2... 3..... .....4 .5.... ....6.")?;
/// let text = serde_json::to_string(&grid)?;
/// assert!(text.ends_with(r#""grid":"1.......2...3..........4.5........6."}"#));
/// assert_eq!(serde_json::from_str::<Grid>(&text)?, grid);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl Serialize for Grid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Saved { geometry: self.geometry().clone(), grid: self.to_line() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Grid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let saved = Saved::deserialize(deserializer)?;
        Self::from_line(&saved.geometry, &saved.grid).map_err(serde::de::Error::custom)
    }
}
