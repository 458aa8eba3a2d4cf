//! Ratings in JSON.

use minirow::logic::Technique;
use minirow::rating::OwnRating;
use serde::Serialize;

use super::json::number;
use crate::search::Rating;

/// Ratings as people write them, such as 7.1.
#[derive(Serialize)]
pub(crate) struct RatingRecord {
    #[serde(skip_serializing_if = "Option::is_none")]
    hardest: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to_first_digit: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    technique: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    techniques: Vec<TechniqueRecord>,
}

/// How many of the steps a technique took.
#[derive(Serialize)]
struct TechniqueRecord {
    technique: &'static str,
    steps: usize,
}

impl RatingRecord {
    pub(crate) fn of(rating: &Rating) -> Self {
        let numbers = rating.worth().is_none().then(|| rating.numbers().map(number));
        let path = rating.path();
        let techniques = path.into_iter().flat_map(|path| &path.steps);
        Self {
            hardest: numbers.map(|[hardest, ..]| hardest),
            to_first_digit: numbers.map(|[_, to_first_digit, _]| to_first_digit),
            first: numbers.map(|[.., first]| first),
            level: rating.worth().map(|worth| worth.level.to_string()),
            score: rating.worth().map(|worth| worth.score),
            technique: path
                .filter(|_| numbers.is_some())
                .and_then(|path| path.technique)
                .map(Technique::name),
            steps: path.map(OwnRating::steps_len),
            techniques: techniques
                .map(|&(technique, steps)| TechniqueRecord { technique: technique.name(), steps })
                .collect(),
        }
    }
}
