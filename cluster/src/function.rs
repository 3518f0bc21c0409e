//! The function that audits splits: a text of JSON in, rows of counts and findings out.

use std::sync::Arc;

use cpu_time::ThreadTime;
use datafusion::arrow::array::{AsArray, ListArray};
use datafusion::arrow::buffer::OffsetBuffer;
use datafusion::arrow::datatypes::DataType;
use datafusion::common::{Result, exec_err};
use datafusion::error::DataFusionError;
use datafusion::logical_expr::{
    ColumnarValue, ScalarFunctionArgs, ScalarUDF, ScalarUDFImpl, Signature, Volatility,
};
use serde::{Deserialize, Serialize};
use split::{Part, Settings, Split, work};

use crate::rows;

/// What the function is called.
pub const NAME: &str = "jadoube_audit";

/// What it is asked for: these splits, each with its number.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Asked {
    /// What the audit is to find.
    pub settings: Settings,
    /// The splits.
    pub splits: Vec<(u64, Split)>,
}

/// The function.
pub fn audit() -> ScalarUDF {
    // Nobody is to work it out before an executor does.
    ScalarUDF::new_from_impl(Audit {
        signature: Signature::exact(vec![DataType::Utf8], Volatility::Volatile),
    })
}

#[derive(Debug, PartialEq, Eq, Hash)]
struct Audit {
    signature: Signature,
}

impl ScalarUDFImpl for Audit {
    fn name(&self) -> &str {
        NAME
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    fn return_type(&self, _: &[DataType]) -> Result<DataType> {
        Ok(DataType::List(rows::item()))
    }

    fn invoke_with_args(&self, args: ScalarFunctionArgs) -> Result<ColumnarValue> {
        let asked = match args.args.first() {
            Some(asked) => asked.to_array(args.number_rows)?,
            None => return exec_err!("{NAME} takes one text"),
        };
        let (mut parts, mut lengths) = (Vec::new(), Vec::new());
        for text in asked.as_string::<i32>() {
            let before = rows::count(&parts);
            let asked: Asked = serde_json::from_str(text.unwrap_or_default())
                .map_err(|error| DataFusionError::Execution(format!("{NAME}: {error}")))?;
            for (number, split) in asked.splits {
                parts.push((number, timed(&split, &asked.settings)));
            }
            lengths.push(rows::count(&parts) - before);
        }
        let offsets = OffsetBuffer::from_lengths(lengths);
        let list = ListArray::try_new(rows::item(), offsets, rows::of(&parts)?, None)?;
        Ok(ColumnarValue::Array(Arc::new(list)))
    }
}

fn timed(split: &Split, settings: &Settings) -> Part {
    let start = ThreadTime::now();
    let part = work(split, settings);
    Part { cpu_seconds: start.elapsed().as_secs_f64(), ..part }
}
