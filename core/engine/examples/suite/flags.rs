use loa_engine::Techniques;
use std::error::Error;

/// Reads how the positions are searched: the limit of positions, and the techniques in use.
pub(crate) fn search_flags(
    mut arguments: impl Iterator<Item = String>,
    default_nodes: u64,
) -> Result<(u64, Techniques), Box<dyn Error>> {
    let (mut nodes, mut techniques) = (default_nodes, Techniques::default());
    while let Some(flag) = arguments.next() {
        let value = arguments.next().ok_or(format!("{flag} needs a value"))?;
        match flag.as_str() {
            "--nodes" => nodes = value.parse()?,
            "--without" => techniques = techniques.without(value.parse()?),
            _ => return Err(format!("unknown flag {flag}").into()),
        }
    }
    Ok((nodes, techniques))
}
