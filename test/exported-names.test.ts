import { readdirSync, readFileSync } from "node:fs";
import { basename, join, posix } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** What Remix asks a route, root and the entries for. */
const OF_ROUTES = new Set([
  "action",
  "clientAction",
  "clientLoader",
  "default",
  "ErrorBoundary",
  "handle",
  "headers",
  "links",
  "loader",
  "meta",
  "shouldRevalidate",
]);
/** One file a language, one file a template: each exports the same name. */
const ONE_AN_ITEM = /^app\/(?:i18n\/[^/]+\/[^/]+|templates\/[^/]+\/tokens)\.ts$/;

const FILES = filesIn("app").filter(
  (file) => /\.tsx?$/.test(file) && !/(?:\.test\.tsx?|\.css\.ts)$/.test(file) && !ONE_AN_ITEM.test(file),
);

it("reads exports of every kind", () => {
  const code = `export const one = 1, { two, three: [four] } = five; export function six() {} export class Seven {}
    export type Eight = 8; export interface Nine {} export enum Ten {} export default 11; const twelve = 12;
    export { twelve as thirteen }; export { other } from "./other"; export { other as fourteen } from "./other";`;
  expect(exportsIn("some.ts", code)).toEqual(
    ["one", "two", "four", "six", "Seven", "Eight", "Nine", "Ten", "thirteen", "fourteen"].sort(),
  );
});

it("uses no exported name twice in app/, styles, routes' own exports and one-an-item files apart", () => {
  const homes = new Map<string, string[]>();
  for (const file of FILES)
    for (const name of exportsIn(basename(file), readFileSync(join(ROOT, file), "utf8")))
      if (!OF_ROUTES.has(name)) homes.set(name, [...(homes.get(name) ?? []), file]);
  const twice = [...homes].filter(([, files]) => files.length > 1);
  expect(twice).toEqual([]);
});

/** The names a file exports, each once; a default export has none, and the same thing passed on is no second one. */
function exportsIn(name: string, code: string): string[] {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest);
  const found = source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return namesPassedOn(statement);
    if (!ts.canHaveModifiers(statement)) return [];
    const kinds = ts.getModifiers(statement)?.map(({ kind }) => kind) ?? [];
    if (!kinds.includes(ts.SyntaxKind.ExportKeyword) || kinds.includes(ts.SyntaxKind.DefaultKeyword))
      return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name: bound }) => namesIn(bound));
    return isNamed(statement) ? [statement.name.text] : [];
  });
  return [...new Set(found)].sort();
}

function namesPassedOn({ exportClause, moduleSpecifier }: ts.ExportDeclaration): string[] {
  if (exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
  const renamed = exportClause.elements.filter(
    ({ propertyName }) => moduleSpecifier === undefined || propertyName !== undefined,
  );
  return renamed.map(({ name }) => name.text);
}

function namesIn(bound: ts.BindingName): string[] {
  if (ts.isIdentifier(bound)) return [bound.text];
  return bound.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
}

function isNamed(statement: ts.Statement): statement is ts.Statement & { readonly name: ts.Identifier } {
  return "name" in statement && typeof statement.name === "object" && statement.name !== null;
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}
