use crate::script::{GraderScript, GraderStep, quoted};
use loa::Move;
use loa_protocol::{CuhkClient, cuhk_letter, write_cuhk_move};

/// A script for client programs, in the making: what is typed, and what a right client prints.
#[derive(Clone, Debug)]
pub(crate) struct ClientScript {
    pub(crate) client: CuhkClient,
    script: GraderScript,
}

impl ClientScript {
    /// Begins a game.
    pub(crate) fn new() -> ClientScript {
        let mut client = CuhkClient::default();
        let before = *client.game().position();
        let opening = GraderStep::new("the program starts", &before, client.opening());
        let mut script = GraderScript::default();
        script.steps.push(opening);
        ClientScript { client, script }
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
            let player = cuhk_letter(before.turn());
            let shown = match answer.played {
                Some(mv) => format!("{player}: {}", write_cuhk_move(mv)),
                None => format!("{player}: {}, invalid", quoted(line.trim_ascii())),
            };
            line.clear();
            let step = GraderStep::new(shown, &before, answer.text);
            self.script.steps.push(step);
        }
        self
    }

    /// Types a move on a line of its own.
    pub(crate) fn turn(self, mv: Move) -> ClientScript {
        self.type_in(format!("{}\n", write_cuhk_move(mv)).as_bytes())
    }

    /// Ends the script.
    pub(crate) fn script(self, name: impl Into<String>, rule: &'static str) -> GraderScript {
        self.script.named(name, rule)
    }
}
