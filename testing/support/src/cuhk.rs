use loa_protocol::{CuhkClient, CuhkWords};

/// Returns all that the course's client program prints when it reads `input` from a file.
pub fn play_cuhk(input: &[u8]) -> String {
    let mut client = CuhkClient::default();
    let mut words = CuhkWords::default();
    let mut output = client.opening();
    let ended = input.iter().filter_map(|byte| words.push(*byte));
    for word in ended {
        output.extend(client.take(word).map(|answer| answer.text));
    }
    let last = words.finish().and_then(|word| client.take(word));
    output.extend(last.map(|answer| answer.text));
    output
}
