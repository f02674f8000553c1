// Makes the types that the page's scripts are checked against, of the descriptions of the server's
// interfaces in standard input; see `make types`. Run it in tools/web.

import openapiTypescript, { astToString } from 'openapi-typescript';
import { mkdirSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** What the page sends over WebSockets. */
const MESSAGES = ['ClientMessage', 'ClientText'];

/** The names of the types in a part of a description. @param {unknown} part @returns {string[]} */
const namesIn = (part) =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);

/** The names of the types in a part, and of those in these. */
function reach(/** @type {any} */ schemas, /** @type {unknown} */ part) {
  const names = new Set(namesIn(part));
  for (const name of names) namesIn(schemas[name]).forEach((inner) => names.add(inner));
  return names;
}

/**
 * Requires of answers the fields that have a default, and those that may be null unless they are
 * sent, too: they are there.
 * @param {any} schema @param {boolean} isSent
 */
function complete(schema, isSent) {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const kinds = [field.type, ...(field.oneOf ?? []).map((/** @type {any} */ one) => one.type)];
    if ((field.default ?? null) !== null || (!isSent && kinds.flat().includes('null')))
      (schema.required ??= []).push(name);
  }
  for (const part of [schema.allOf ?? [], schema.oneOf ?? []].flat()) complete(part, isSent);
}

/** @param {any} description @param {string} file */
async function write(description, file) {
  const { schemas } = description.components;
  const operations = Object.values(description.paths).flatMap(Object.values);
  const messages = MESSAGES.map((name) => schemas[name]).filter(Boolean);
  const sent = reach(schemas, [operations.map((it) => it.requestBody ?? {}), messages]);
  for (const name of MESSAGES) sent.add(name);
  const answered = reach(schemas, operations.map((it) => it.responses));
  for (const name in schemas)
    if (answered.has(name) || !sent.has(name)) complete(schemas[name], sent.has(name));
  // The page writes messages as sentences as soon as they come.
  schemas.Message = { type: 'string' };
  const tree = await openapiTypescript(description, {
    arrayLength: true,
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  writeFileSync(file, `// Made by \`make types\` of the server's types.\n\n${astToString(tree)}`);
}

// JavaScript has one kind of numbers.
const isFormat = (/** @type {string} */ key, /** @type {any} */ value) =>
  key === 'format' && typeof value === 'string';
const [page, club] = JSON.parse(await text(process.stdin), (key, value) =>
  isFormat(key, value) ? undefined : value,
);
mkdirSync('types', { recursive: true });
await write(page, 'types/page.d.ts');
await write(club, 'types/club.d.ts');
