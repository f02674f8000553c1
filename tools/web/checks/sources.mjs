// The page's scripts as syntax trees, for the checks beside this file.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import ts from 'typescript';

/** The folder of the page's sources. */
export const PAGE = 'page';

/** All files of the page with an ending, below its folder. @param {string} ending */
export const files = (ending) =>
  readdirSync(PAGE, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ending) && statSync(join(PAGE, path)).isFile())
    .sort();

/** @param {string} path */
export const read = (path) => readFileSync(join(PAGE, path), 'utf8');

/** The scripts but for the library. @type {Map<string, ts.SourceFile>} */
export const scripts = new Map(
  files('.js')
    .map((path) => path.replace(/^js\//, ''))
    .filter((path) => !path.startsWith('vendor/'))
    .map((path) => [path, parsed(path, read(`js/${path}`))]),
);

/** @param {string} path @param {string} source */
export function parsed(path, source) {
  return ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
}

/** Visits a node and all below it, with those of its comments. */
export function visit(/** @type {ts.Node} */ node, /** @type {(node: ts.Node) => void} */ act) {
  act(node);
  for (const comment of /** @type {any} */ (node).jsDoc ?? []) visit(comment, act);
  ts.forEachChild(node, (child) => visit(child, act));
}

/** @param {string} path @param {ts.SourceFile} script */
function importsOf(path, script) {
  /** @type {{ from: string, isType: boolean }[]} */
  const found = [];
  const note = (/** @type {ts.Node | undefined} */ name, isType = false) => {
    if (name && ts.isStringLiteralLike(name) && name.text.startsWith('.'))
      found.push({ from: normalize(join(dirname(path), name.text)), isType });
  };
  visit(script, (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) note(node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      note(node.arguments[0]);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      note(node.argument.literal, true);
  });
  return found;
}

/** What each script imports, some only as types in comments. */
export const imports = new Map(
  [...scripts].map(([path, script]) => [path, importsOf(path, script)]),
);
