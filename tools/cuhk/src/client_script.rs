use crate::forms::{Form, Shown};
use crate::script::{GraderScript, GraderStep, quoted};
use loa::{Position, Status};
use loa_protocol::{CuhkClient, cuhk_letter, write_cuhk_board, write_cuhk_move};

/// A script for client programs, in the making: what is typed, and what a right client prints.
#[derive(Clone, Debug)]
pub(crate) struct ClientScript {
    pub(crate) client: CuhkClient,
    pub(crate) script: GraderScript,
}

impl ClientScript {
    /// Begins a game.
    pub(crate) fn new() -> ClientScript {
        let mut script = ClientScript {
            client: CuhkClient::default(),
            script: GraderScript::default(),
        };
        let (before, text) = (*script.client.game().position(), script.client.opening());
        script.show("the program starts", &before, Form::Start, text);
        script
    }

    /// Types something: words of moves, with white space around them.
    pub(crate) fn type_in(mut self, typed: &[u8]) -> ClientScript {
        self.script.input.extend_from_slice(typed);
        let mut line = Vec::new();
        for byte in typed {
            line.push(*byte);
            let before = *self.client.game().position();
            let Some(answer) = self.client.push(*byte) else {
                continue;
            };
            let player = before.turn();
            let (asked, form) = match answer.played {
                Some(mv) => (write_cuhk_move(mv), Form::Moved(player)),
                None => {
                    let words = quoted(line.trim_ascii());
                    (format!("{words}, invalid"), Form::Retry(player))
                }
            };
            line.clear();
            let asked = format!("{}: {asked}", cuhk_letter(player));
            self.show(&asked, &before, form, answer.text);
        }
        self
    }

    /// Types the words of a move on a line of their own.
    pub(crate) fn turn(self, words: &str) -> ClientScript {
        self.type_in(format!("{words}\n").as_bytes())
    }

    /// Adds what the program prints, which begins with a text of some form. No script has a forced
    /// pass, for which there is no form.
    fn show(&mut self, asked: &str, before: &Position, form: Form, text: String) {
        let (game, is_valid) = (self.client.game(), !matches!(form, Form::Retry(_)));
        let after = match game.status() {
            Status::Ongoing => Form::Prompt(game.position().turn()),
            Status::Over(verdict) => Form::Result(verdict.outcome),
        };
        let board = is_valid.then(|| (write_cuhk_board(game.position()), after));
        self.script.steps.push(GraderStep {
            shown: Some(Shown {
                before: form,
                board,
            }),
            ..GraderStep::new(asked, before, text)
        });
    }
}
