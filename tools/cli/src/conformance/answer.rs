use super::vector::{Answer, NamedAnswer, Question};
use anyhow::{Context, Result, ensure};
use loa::Preset;
use loa_notation::Fen;
use loa_protocol::read_uci_move;

/// Answers a question by the rules of this project.
///
/// # Errors
/// If the question has an unknown rule set, no position, or an illegal move.
pub(super) fn answer(question: &Question) -> Result<NamedAnswer> {
    let id = &question.id;
    let preset: Preset = question.rules.parse()?;
    let fen: Fen = question
        .position
        .parse()
        .with_context(|| format!("{id}: the position"))?;
    let size = fen.position.size().to_string();
    ensure!(
        size == question.board,
        "{id}: the position is on {size}, not on {}",
        question.board
    );
    let mut game = fen.game(preset.rules);
    for word in &question.moves {
        let mv = read_uci_move(word).with_context(|| format!("{id}: a move"))?;
        game.play(mv)
            .with_context(|| format!("{id}: {mv} is not legal"))?;
    }
    Ok(NamedAnswer {
        id: id.clone(),
        answer: Answer::of(&game),
    })
}
