// Compares what the module answers with what the example `recorded` of loa-page-api has recorded:
//
//   recorded 1000 300 | node tools/wasm/tests/same.mjs target/wasm/loa.wasm
//
// Answers must be the same bytes. Findings must be the same but for times.

import { readFileSync } from 'node:fs';
import { startModule } from '../../web/page/js/backend/module.js';

let told = [];
const module = await WebAssembly.compile(readFileSync(process.argv[2]));
const program = await startModule(module, (message) => told.push(JSON.parse(message)));

const withoutTime = (message) => {
  for (const name of ['seconds', 'speed']) delete message.findings?.[name];
  return JSON.stringify(message);
};

let passed = 0;
let failed = 0;
const check = (what, ours, theirs) => {
  if (ours === theirs) return void passed++;
  failed++;
  if (failed <= 3) console.log(`${what}\nmodule: ${ours}\nnative: ${theirs}\n`);
};

for (const line of readFileSync(0, 'utf8').trimEnd().split('\n')) {
  const { name, body, status, text, ask, messages } = JSON.parse(line);
  if (ask) {
    told = [];
    program.search(JSON.stringify(ask));
    const ours = told.filter(({ type }) => type !== 'error').map(withoutTime).join('\n');
    check(JSON.stringify(ask), ours, messages.map(withoutTime).join('\n'));
  } else {
    const ours = program.answer(name, body);
    check(`${name} ${body}`, `${ours.status} ${ours.text}`, `${status} ${text}`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || passed === 0 ? 1 : 0);
