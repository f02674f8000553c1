use loa_protocol::CuhkClient;

/// Returns all that the course's client program prints when it reads `input` from a file.
pub fn play_cuhk(input: &[u8]) -> String {
    let mut client = CuhkClient::default();
    let mut output = client.opening();
    for byte in input {
        output.extend(client.push(*byte).map(|answer| answer.text));
    }
    output.extend(client.end_word().map(|answer| answer.text));
    output
}
