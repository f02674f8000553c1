use crate::arrangement::Arrangement;
use crate::goal::ProofGoal;
use crate::prover::Answer;
use loa_pns::Role;

impl ProofGoal {
    /// Returns the goals that the positions some plies later have, images of one position once.
    pub fn parts(&self, plies: u32) -> Vec<ProofGoal> {
        let mut parts = Vec::new();
        self.decide_by_parts(plies, &mut |part| {
            if !parts.contains(part) {
                parts.push(*part);
            }
            Answer::Unknown
        });
        parts
    }

    /// Decides the goal from the answers for its [`parts`](ProofGoal::parts).
    pub fn decide_by_parts(
        &self,
        plies: u32,
        answer: &mut dyn FnMut(&ProofGoal) -> Answer,
    ) -> Answer {
        match self.decided(self.position()) {
            Some(true) => return Answer::Proved,
            Some(false) => return Answer::Disproved,
            None if self.plies() == Some(0) => return Answer::Disproved,
            None => {}
        }
        let (size, turn) = (self.position().size(), self.position().turn());
        if plies == 0 {
            let first = Arrangement::of(self.position()).position(size, turn);
            return answer(&self.at(first));
        }
        let (one, all) = match self.role(turn) {
            Role::Attacker => (Answer::Proved, Answer::Disproved),
            Role::Defender => (Answer::Disproved, Answer::Proved),
        };
        let moves = self.position().legal_moves().into_iter();
        let decide = |mv| {
            let after = self.at(self.position().after(mv));
            let left = self.plies().map(|left| left - 1);
            let after = left.map_or(after, |left| after.within(left));
            after.decide_by_parts(plies - 1, answer)
        };
        let answers: Vec<Answer> = moves.map(decide).collect();
        if answers.contains(&one) {
            one
        } else if answers.iter().all(|answer| *answer == all) {
            all
        } else {
            Answer::Unknown
        }
    }
}
