// The program in WebAssembly: the other side of tools/wasm/src/module.rs.

/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(length: number) => number} input
 * @property {() => number} output
 * @property {() => number} output_length
 * @property {(nameLength: number, hasBody: number) => number} answer
 * @property {() => void} answers
 * @property {() => void} search
 */

/**
 * Starts the program. `tell` gets the messages of searches.
 * @param {WebAssembly.Module} module @param {(message: string) => void} [tell]
 */
export async function startModule(module, tell = () => {}) {
  const imports = { host: { now: () => performance.now(), tell: () => tell(read()) } };
  const { exports } = await WebAssembly.instantiate(module, imports);
  const program = /** @type {Exports} */ (/** @type {unknown} */ (exports));
  const read = () =>
    new TextDecoder().decode(
      new Uint8Array(program.memory.buffer, program.output(), program.output_length()),
    );
  const give = (/** @type {string} */ text) => {
    const bytes = new TextEncoder().encode(text);
    const at = program.input(bytes.length);
    new Uint8Array(program.memory.buffer, at, bytes.length).set(bytes);
  };
  return {
    /**
     * Answers a request with a name of ASCII letters, as the server does.
     * @param {string} name @param {string | null} body
     */
    answer(name, body) {
      give(name + (body ?? ''));
      const status = program.answer(name.length, body === null ? 0 : 1);
      return { status, text: read() };
    },

    /** The answers to the page's first requests. */
    answers() {
      program.answers();
      return read();
    },

    /** Does what a message asks for. @param {string} message */
    search(message) {
      give(message);
      program.search();
    },
  };
}
