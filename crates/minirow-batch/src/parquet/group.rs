//! Rows and their answers as a group of rows of a Parquet file.

use std::{
    io::{self, Write},
    sync::Arc,
};

use anyhow::{Context, ensure};
use arrow_array::{Array, ArrayRef, RecordBatch, StringArray, cast::AsArray};
use arrow_schema::{DataType, Field, FieldRef, Fields, Schema};
use parquet::{
    arrow::{
        ArrowSchemaConverter, add_encoded_arrow_schema_to_metadata,
        arrow_writer::{ArrowColumnWriter, ArrowRowGroupWriterFactory, compute_leaves},
    },
    basic::{Compression, ZstdLevel},
    file::{
        properties::{EnabledStatistics, WriterProperties},
        writer::SerializedFileWriter,
    },
    schema::types::{Type, TypePtr},
};

use super::{
    boards::BoardColumn,
    chunk::Chunks,
    group_bytes::{GroupBytes, column_range},
    objects,
    shard::Shard,
    words::WordColumn,
};
use crate::{AnswerColumn, Encoded, Encoder, Kept, Rows, Texts, Values, program};

/// What puts rows of a file of text into a part of a Parquet file, each column a text.
pub(crate) fn encoder(columns: &[String], is_json: bool) -> Box<dyn Encoder> {
    Box::new(GroupEncoder::new(Input::Texts { columns: columns.to_vec(), is_json }))
}

/// What puts rows of a Parquet file into a part of another.
pub(crate) fn part_encoder(shard: Arc<Shard>, group: Option<Arc<GroupBytes>>) -> Box<dyn Encoder> {
    Box::new(GroupEncoder::new(Input::Parquet { shard, group }))
}

/// Where rows come from.
enum Input {
    Texts { columns: Vec<String>, is_json: bool },
    Parquet { shard: Arc<Shard>, group: Option<Arc<GroupBytes>> },
}

struct GroupEncoder {
    input: Input,
    /// Columns that are written: those that are kept, unless they are copied, then the answers.
    columns: Vec<Column>,
    is_begun: bool,
    rows: u64,
}

struct Column {
    field: FieldRef,
    writer: Writer,
}

enum Writer {
    Boards(Box<BoardColumn>),
    Words(WordColumn),
    Arrow(Vec<ArrowColumnWriter>),
}

impl GroupEncoder {
    fn new(input: Input) -> Self {
        Self { input, columns: Vec::new(), is_begun: false, rows: 0 }
    }

    /// Makes the columns when the first rows are here.
    fn begin(&mut self, kept: &[Slice<'_>], answers: &[AnswerColumn]) -> anyhow::Result<()> {
        self.is_begun = true;
        for (place, slice) in kept.iter().enumerate() {
            self.columns.push(slice.column(&self.input, place)?);
        }
        for answer in answers {
            let field = crate::arrow_field(answer);
            self.columns.push(match answer.values {
                Values::Words(_) => Column { field, writer: Writer::Words(WordColumn::default()) },
                Values::Texts(_) => Column::new(field, true)?,
                _ => Column::new(field, false)?,
            });
        }
        let mut names: Vec<&str> = self.columns.iter().map(|c| c.field.name().as_str()).collect();
        if let Some(shard) = self.input.copied() {
            names.extend(shard.columns.iter().map(String::as_str));
        }
        names.sort_unstable();
        let twice = names.windows(2).find(|pair| pair[0] == pair[1]);
        ensure!(
            twice.is_none(),
            "two columns have the name '{}'",
            twice.map_or("", |pair| pair[0])
        );
        Ok(())
    }

    /// The columns of the file, and what Arrow calls them.
    fn schema(&self) -> anyhow::Result<(TypePtr, Schema)> {
        let written: Fields = self.columns.iter().map(|column| Arc::clone(&column.field)).collect();
        let mut types = converted(&written)?;
        let mut fields: Vec<FieldRef> = written.iter().cloned().collect();
        if let Some(shard) = self.input.copied() {
            let root = shard.metadata.parquet_schema().root_schema().get_fields();
            types.splice(0..0, root.iter().cloned());
            fields.splice(0..0, shard.metadata.schema().fields().iter().cloned());
        }
        let root = Type::group_type_builder("schema").with_fields(types).build()?;
        Ok((Arc::new(root), Schema::new(fields)))
    }
}

impl Encoder for GroupEncoder {
    fn push(&mut self, rows: &Rows, answers: &[AnswerColumn]) -> anyhow::Result<()> {
        let parsed;
        let kept: Vec<Slice<'_>> = match (&rows.kept, &self.input) {
            (Kept::Fields(fields), Input::Texts { is_json: false, .. }) => {
                fields.iter().map(Slice::Texts).collect()
            }
            (Kept::Objects(all), Input::Texts { columns, is_json: true }) => {
                parsed = objects::read(all, columns, rows.first)?;
                parsed.iter().map(Slice::Texts).collect()
            }
            (Kept::Arrow(batch), Input::Parquet { .. }) => slices(batch),
            (Kept::Copied, Input::Parquet { .. }) => Vec::new(),
            _ => anyhow::bail!("rows come from another kind of file than was said"),
        };
        if !self.is_begun {
            self.begin(&kept, answers)?;
        }
        let count = rows.puzzles.len();
        ensure!(self.columns.len() == kept.len() + answers.len(), "columns differ between slices");
        let (kept_columns, answer_columns) = self.columns.split_at_mut(kept.len());
        for (column, slice) in kept_columns.iter_mut().zip(&kept) {
            column.push(slice, count)?;
        }
        for (column, answer) in answer_columns.iter_mut().zip(answers) {
            match &answer.values {
                Values::Texts(texts) => column.push(&Slice::Texts(texts), count)?,
                Values::Words(words) => column.push(&Slice::Words(words), count)?,
                values => column.push(&Slice::Arrow(&crate::arrow_array(values)), count)?,
            }
        }
        self.rows += count as u64;
        Ok(())
    }

    fn finish(self: Box<Self>) -> anyhow::Result<Encoded> {
        if !self.is_begun {
            return Ok(Encoded::default());
        }
        let (root, schema) = self.schema()?;
        let mut properties = properties();
        add_encoded_arrow_schema_to_metadata(&schema, &mut properties);
        let mut chunks = Chunks::new(root);
        if self.rows > 0 {
            if let Input::Parquet { group: Some(group), .. } = &self.input
                && group.shard.is_copied
            {
                copy(group, self.rows, &mut chunks)
                    .with_context(|| group.shard.path.display().to_string())?;
            }
            for column in self.columns {
                match column.writer {
                    Writer::Boards(boards) => boards.finish(&mut chunks)?,
                    Writer::Words(words) => words.finish(&mut chunks)?,
                    Writer::Arrow(writers) => finish_arrow(writers, &column.field, &mut chunks)?,
                }
            }
        }
        let (pieces, file) = chunks.finish(self.rows, &properties)?;
        Ok(Encoded { pieces, rows: self.rows, file: Some(file) })
    }
}

impl Input {
    fn copied(&self) -> Option<&Shard> {
        match self {
            Self::Parquet { shard, .. } if shard.is_copied => Some(shard),
            _ => None,
        }
    }
}

impl Column {
    fn new(field: FieldRef, are_boards: bool) -> anyhow::Result<Self> {
        let writer = if are_boards {
            Writer::Boards(Box::new(BoardColumn::new(field.is_nullable())?))
        } else {
            Writer::Arrow(arrow_writers(&field)?)
        };
        Ok(Self { field, writer })
    }

    fn push(&mut self, slice: &Slice<'_>, rows: usize) -> anyhow::Result<()> {
        let name = || format!("column '{}'", self.field.name());
        ensure!(slice.len() == rows, "{}: expected {rows} rows, found {}", name(), slice.len());
        match (&mut self.writer, slice) {
            (Writer::Boards(column), Slice::Texts(texts)) => {
                column.push_all(texts).with_context(name)
            }
            (Writer::Boards(column), Slice::Arrow(array)) => match array.data_type() {
                DataType::Utf8 => {
                    array.as_string::<i32>().iter().try_for_each(|text| column.push(text))
                }
                DataType::LargeUtf8 => {
                    array.as_string::<i64>().iter().try_for_each(|text| column.push(text))
                }
                DataType::Utf8View => {
                    array.as_string_view().iter().try_for_each(|text| column.push(text))
                }
                kind => anyhow::bail!("{}: expected texts, found {kind}", name()),
            }
            .with_context(name),
            (Writer::Words(column), Slice::Words(words)) => {
                column.push_all(words).with_context(name)
            }
            (Writer::Words(_), _) | (_, Slice::Words(_)) => {
                anyhow::bail!("{}: expected the same kind of values in all slices", name())
            }
            (Writer::Arrow(writers), Slice::Texts(texts)) => {
                let array: ArrayRef = Arc::new(texts.iter().collect::<StringArray>());
                write_arrow(writers, &self.field, &array).with_context(name)
            }
            (Writer::Arrow(writers), Slice::Arrow(array)) => {
                write_arrow(writers, &self.field, array).with_context(name)
            }
        }
    }
}

/// A column of the rows that are pushed at once.
enum Slice<'a> {
    Texts(&'a Texts),
    Words(&'a [Option<&'static str>]),
    Arrow(&'a ArrayRef),
}

impl Slice<'_> {
    fn len(&self) -> usize {
        match self {
            Self::Texts(texts) => texts.len(),
            Self::Words(words) => words.len(),
            Self::Arrow(array) => array.len(),
        }
    }

    /// The column that this is the first slice of.
    fn column(&self, input: &Input, place: usize) -> anyhow::Result<Column> {
        match (self, input) {
            (Self::Texts(texts), Input::Texts { columns, .. }) => {
                let name = columns.get(place).context("expected no more columns")?;
                Column::new(Arc::new(Field::new(name, DataType::Utf8, true)), are_boards(texts))
            }
            (Self::Arrow(_), Input::Parquet { shard, .. }) => {
                let field = Arc::clone(&shard.metadata.schema().fields()[place]);
                let is_board = place == shard.boards.puzzle || Some(place) == shard.boards.solution;
                let kinds = [DataType::Utf8, DataType::LargeUtf8, DataType::Utf8View];
                let are_boards = is_board && kinds.contains(field.data_type());
                Column::new(field, are_boards)
            }
            _ => anyhow::bail!("rows come from another kind of file than was said"),
        }
    }
}

fn slices(batch: &RecordBatch) -> Vec<Slice<'_>> {
    batch.columns().iter().map(Slice::Arrow).collect()
}

/// Whether the first texts of a column are boards: long, and of one word.
fn are_boards(texts: &Texts) -> bool {
    /// Enough to know a column.
    const FIRST: usize = 64;
    let mut first = texts.iter().take(FIRST).flatten().peekable();
    first.peek().is_some()
        && first.all(|text| text.len() >= 81 && !text.bytes().any(|byte| byte <= b' '))
}

fn properties() -> WriterProperties {
    WriterProperties::builder()
        .set_created_by(program())
        .set_compression(Compression::ZSTD(ZstdLevel::default()))
        .set_statistics_enabled(EnabledStatistics::Chunk)
        .set_offset_index_disabled(true)
        .build()
}

fn converted(fields: &Fields) -> anyhow::Result<Vec<TypePtr>> {
    let schema = ArrowSchemaConverter::new().convert(&Schema::new(fields.clone()))?;
    Ok(schema.root_schema().get_fields().to_vec())
}

/// A writer for each leaf of a column.
fn arrow_writers(field: &FieldRef) -> anyhow::Result<Vec<ArrowColumnWriter>> {
    let schema = Schema::new(Fields::from(vec![Arc::clone(field)]));
    let factory = ArrowRowGroupWriterFactory::new(&file_of(field)?, Arc::new(schema));
    Ok(factory.create_column_writers(0)?)
}

/// A file of one column.
fn file_of(field: &FieldRef) -> anyhow::Result<SerializedFileWriter<Body>> {
    let fields = Fields::from(vec![Arc::clone(field)]);
    let root = Type::group_type_builder("schema").with_fields(converted(&fields)?).build()?;
    Ok(SerializedFileWriter::new(Body::default(), Arc::new(root), Arc::new(properties()))?)
}

fn write_arrow(
    writers: &mut [ArrowColumnWriter],
    field: &Field,
    array: &ArrayRef,
) -> anyhow::Result<()> {
    for (writer, leaf) in writers.iter_mut().zip(compute_leaves(field, array)?) {
        writer.write(&leaf)?;
    }
    Ok(())
}

/// Puts the leaves of a column, which Arrow has written, where they belong.
fn finish_arrow(
    writers: Vec<ArrowColumnWriter>,
    field: &FieldRef,
    chunks: &mut Chunks,
) -> anyhow::Result<()> {
    let mut file = file_of(field)?;
    let mut group = file.next_row_group()?;
    for writer in writers {
        writer.close()?.append_to_row_group(&mut group)?;
    }
    let group = group.close()?;
    file.flush()?;
    // Before the columns stand the four bytes that every file begins with, and they are said to be there.
    let bytes = std::mem::take(&mut file.inner_mut().bytes);
    chunks.push(vec![bytes], group.columns(), 4)
}

/// Copies all columns of a group of rows.
fn copy(group: &GroupBytes, rows: u64, chunks: &mut Chunks) -> anyhow::Result<()> {
    let metadata = group.metadata();
    let expected = metadata.num_rows() as u64;
    let number = group.number;
    ensure!(expected == rows, "row group {number}: expected {expected} rows, found {rows}");
    for (place, column) in metadata.columns().iter().enumerate() {
        let start = i64::try_from(column_range(column).start)?;
        chunks.push(vec![group.take(place)?], std::slice::from_ref(column), start)?;
    }
    Ok(())
}

/// The bytes of a file after its first four.
#[derive(Default)]
struct Body {
    bytes: Vec<u8>,
    skipped: usize,
}

impl Write for Body {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let skipped = bytes.len().min(4 - self.skipped);
        self.skipped += skipped;
        self.bytes.extend_from_slice(&bytes[skipped..]);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
