import type { Filter } from "./filter-parser";
import { compileRadius } from "./geo";
import { type Document, type Field, Refusal, textsOf } from "./schema";
import { tokenize } from "./tokens";

export type Predicate = (document: Document) => boolean;

/** Turns a parsed filter into a test of documents; refuses unknown fields, unindexed ones and values of a wrong type. */
export function compileFilter(filter: Filter, fields: readonly Field[]): Predicate {
  if ("join" in filter) {
    const left = compileFilter(filter.left, fields);
    const right = compileFilter(filter.right, fields);
    return filter.join === "&&" ? (it) => left(it) && right(it) : (it) => left(it) || right(it);
  }
  if (filter.field === "id") {
    const wanted = new Set(listOf(filter.test.replace(/^=/, "").trim()));
    return (document) => wanted.has(String(document["id"]));
  }
  const field = fields.find(({ name }) => name === filter.field);
  if (field === undefined)
    throw new Refusal(404, `Could not find a filter field named \`${filter.field}\` in the schema.`);
  if (field.index === false)
    throw new Refusal(400, `Cannot filter on non-indexed field \`${filter.field}\`.`);
  if (field.type === "geopoint") return compileRadius(field.name, filter.test);
  if (field.type.startsWith("string")) return compileText(field.name, filter.test);
  return field.type === "bool"
    ? compileFlag(field.name, filter.test)
    : compileNumber(field.name, filter.test);
}

function compileText(name: string, test: string): Predicate {
  const [, negation = "", exact = "", rest = ""] = /^(!?)(=?)\s*([\s\S]*)$/.exec(test) ?? [];
  const wanted = listOf(rest).map(tokenize);
  const some: Predicate = (document) =>
    textsOf(document, name)
      .map(tokenize)
      .some((words) => wanted.some((value) => matches(words, value, exact === "=")));
  return negation === "!" ? (document) => !some(document) : some;
}

function matches(words: readonly string[], wanted: readonly string[], exact: boolean): boolean {
  if (exact) return words.length === wanted.length && words.every((word, i) => word === wanted[i]);
  return wanted.every((word) => words.includes(word));
}

function compileFlag(name: string, test: string): Predicate {
  const [, negation = "", value = ""] = /^(!?)=?\s*(.*)$/.exec(test) ?? [];
  if (value !== "true" && value !== "false")
    throw new Refusal(400, `Value of filter field \`${name}\` must be \`true\` or \`false\`.`);
  return (document) => (document[name] === (value === "true")) !== (negation === "!");
}

function compileNumber(name: string, test: string): Predicate {
  const negated = /^!(?!=)/.test(test) || test.startsWith("!=");
  const parts = listOf(test.replace(/^!?=?\s*/, "")).map((part) => compileComparison(name, part));
  return (document) => {
    const value = document[name];
    const hit = typeof value === "number" && parts.some((part) => part(value));
    return negated ? !hit : hit;
  };
}

function compileComparison(name: string, text: string): (value: number) => boolean {
  const range = /^(.+?)\.\.(.+)$/.exec(text);
  if (range) {
    const [low, high] = [integer(name, range[1] ?? ""), integer(name, range[2] ?? "")];
    return (value) => value >= low && value <= high;
  }
  const [, sign = "", number = ""] = /^(<=|>=|<|>|)\s*(.*)$/.exec(text) ?? [];
  const limit = integer(name, number);
  if (sign === "<") return (value) => value < limit;
  if (sign === "<=") return (value) => value <= limit;
  if (sign === ">") return (value) => value > limit;
  return sign === ">=" ? (value) => value >= limit : (value) => value === limit;
}

function integer(name: string, text: string): number {
  if (/^-?\d{1,19}$/.test(text.trim())) return Number(text);
  throw new Refusal(400, `Error with filter field \`${name}\`: Not an int64.`);
}

/** `[a, b]` or one value; commas inside backticks do not separate, and the backticks themselves go. */
function listOf(text: string): string[] {
  const inner = text.startsWith("[") && text.endsWith("]") ? text.slice(1, -1) : null;
  if (inner === null) return [text.replaceAll("`", "").trim()];
  const values = inner.match(/(?:`[^`]*`|[^,`])+/g) ?? [];
  return values.map((value) => value.replaceAll("`", "").trim());
}
