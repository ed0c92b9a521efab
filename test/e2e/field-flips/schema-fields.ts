import { siteConfigJsonSchema } from "~/domain/tenant/site-config-json-schema";

/** Part of a JSON Schema, as far as it matters here. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** What a dealer's file may hold. */
// The generator's types say nothing of what it writes.
export const ROOT = siteConfigJsonSchema() as Schema;

const partsOf = (one: Schema | boolean | undefined): readonly Schema[] =>
  typeof one === "object" ? [one] : [];

/** What a schema stands for: itself, or the definition or the alternatives it names. */
export function meant(schema: Schema): readonly Schema[] {
  const name = schema.$ref?.split("/").at(-1);
  if (name !== undefined) return partsOf(ROOT.$defs?.[name]).flatMap(meant);
  const among = schema.anyOf ?? schema.oneOf;
  return among === undefined ? [schema] : among.flatMap(meant);
}

/** Whether nothing stands below a field. */
const isLeaf = ({ properties, additionalProperties, items }: Schema) =>
  properties === undefined && typeof additionalProperties !== "object" && typeof items !== "object";

/** The kind that tells alternatives apart, such as `hero` of the blocks of a home page. */
const kindOf = ({ properties }: Schema) => {
  const kind = properties?.["kind"]?.const ?? properties?.["type"]?.const;
  return typeof kind === "string" ? `<${kind}>` : "";
};

/**
 * Every field of a dealer's file that holds a value, by path: `[]` for the entries of a list, `.*` for names that are free,
 * `<kind>` for alternatives. Fields of menu entries and conditions, which stand in many places, are told once.
 */
export function schemaFields(): readonly string[] {
  const told = new Set<string>();
  for (const [name, schema] of Object.entries(ROOT.properties ?? {})) collect(schema, name, told);
  for (const name of ONCE) for (const one of partsOf(ROOT.$defs?.[name])) collect(one, name, told);
  return [...new Set([...told].map(toldOnce))];
}

const ONCE = ["NavItem", "Condition"];

/** Menu entries and conditions that the schema repeats in full are told as the definition. */
const toldOnce = (path: string) =>
  path
    .replace(/^search\.\w+Filter(?=<)/, "Condition")
    .replace(/^(?:nav\.cta|nav\.banners\[\]\.link)(?=\.)/, "NavItem");

function collect(schema: Schema, path: string, told: Set<string>): void {
  const name = schema.$ref?.split("/").at(-1) ?? "";
  // A definition that stands in many places is told under its own name.
  if (ONCE.includes(name)) return;
  for (const one of meant(schema)) {
    if (one.type === "null") continue;
    const here = path + kindOf(one);
    if (isLeaf(one)) told.add(here);
    for (const [key, below] of Object.entries(one.properties ?? {}))
      if (below.const === undefined) collect(below, `${here}.${key}`, told);
    for (const below of partsOf(one.additionalProperties)) collect(below, `${here}.*`, told);
    for (const below of partsOf(one.items)) collect(below, `${here}[]`, told);
  }
}

/** The path of {@link schemaFields} under which a value of a file is told, with its schema; undefined where there is none. */
export function fieldAt(
  data: unknown,
  keys: readonly string[],
): { readonly path: string; readonly schema: Schema } | undefined {
  const found = descend(ROOT, data, keys, "");
  return found === undefined ? undefined : { ...found, path: toldOnce(found.path) };
}

function descend(
  schema: Schema,
  data: unknown,
  keys: readonly string[],
  path: string,
): { path: string; schema: Schema } | undefined {
  const name = schema.$ref?.split("/").at(-1) ?? "";
  const from = ONCE.includes(name) ? name : path;
  for (const one of meant(schema)) {
    const found = within(one, data, keys, from);
    if (found !== undefined) return found;
  }
  return undefined;
}

function within(
  one: Schema,
  data: unknown,
  keys: readonly string[],
  path: string,
): { path: string; schema: Schema } | undefined {
  const kind = kindOf(one);
  if (kind !== "" && kind !== kindIn(data)) return undefined;
  const here = path + kind;
  const [key, ...rest] = keys;
  if (key === undefined) return one.type === "null" ? undefined : { path: here, schema: one };
  const next: unknown = typeof data === "object" && data !== null ? Reflect.get(data, key) : undefined;
  const named = one.properties?.[key];
  if (named !== undefined) return descend(named, next, rest, here === "" ? key : `${here}.${key}`);
  for (const below of partsOf(one.additionalProperties)) return descend(below, next, rest, `${here}.*`);
  for (const below of partsOf(one.items)) return descend(below, next, rest, `${here}[]`);
  return undefined;
}

function kindIn(data: unknown): string {
  if (typeof data !== "object" || data === null) return "";
  const kind: unknown = Reflect.get(data, "kind") ?? Reflect.get(data, "type");
  return typeof kind === "string" ? `<${kind}>` : "";
}

/**
 * Fields, as the schema tells them, of the single values that are in the later file and differ from the earlier one, and of
 * lists that do.
 */
export function changedFields(before: unknown, after: object): readonly string[] {
  const found = new Set<string>();
  const compare = (was: unknown, is: unknown, keys: readonly string[]): void => {
    if (JSON.stringify(was) === JSON.stringify(is)) return;
    if (typeof is !== "object" || is === null || isPlainList(is)) {
      const entry = isPlainList(is) ? fieldAt(after, [...keys, "0"]) : undefined;
      const path = (entry ?? fieldAt(after, keys))?.path;
      if (path !== undefined) found.add(path);
      return;
    }
    for (const [key, one] of Object.entries(is))
      compare(typeof was === "object" && was !== null ? Reflect.get(was, key) : undefined, one, [
        ...keys,
        key,
      ]);
  };
  compare(before, after, []);
  return [...found];
}

/** A list of single values. */
function isPlainList(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one !== "object");
}
