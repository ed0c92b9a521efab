import { compileFilter } from "./filter-evaluate";
import { parseFilter } from "./filter-parser";
import { compareByRadius } from "./geo";
import { type Document, type Field, Refusal } from "./schema";

const MOST_SORT_FIELDS = 3;
type Compare = (a: Document, b: Document) => number;

/** Orders documents by `sort_by`; ties keep the newest first, as the server's default does. */
export function sortDocuments(
  documents: readonly Document[],
  fields: readonly Field[],
  sortBy: string,
  scores: ReadonlyMap<Document, number>,
): readonly Document[] {
  // A comma inside brackets belongs to an expression.
  const parts = (sortBy.match(/(?:\([^)]*\)|[^,(])+/g) ?? []).filter((part) => part.trim() !== "");
  if (parts.length > MOST_SORT_FIELDS)
    throw new Refusal(422, `Only upto ${MOST_SORT_FIELDS} sort_by fields can be specified.`);
  const compares = parts.map((part) => compareBy(part.trim(), fields, scores));
  return [...documents].reverse().sort((a, b) => {
    for (const compare of compares) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  });
}

function compareBy(part: string, fields: readonly Field[], scores: ReadonlyMap<Document, number>): Compare {
  const evaluated = /^_eval\((.+)\):(asc|desc)$/i.exec(part);
  if (evaluated) return compareByFilter(evaluated[1] ?? "", evaluated[2] ?? "", fields);
  const away = /^(\w+)\(([^)]*)\):(asc|desc)$/i.exec(part);
  if (away) {
    const [, name = "", from = "", order = ""] = away;
    if (fields.find((one) => one.name === name)?.type !== "geopoint")
      throw new Refusal(404, `Could not find a geopoint field named \`${name}\` in the schema for sorting.`);
    return compareByRadius(name, from, order.toLowerCase() === "asc" ? 1 : -1);
  }
  const [, name = "", direction = ""] = /^(\w+):(asc|desc)$/i.exec(part) ?? [];
  if (name === "") throw new Refusal(400, "Parameter `sort_by` is malformed.");
  const sign = direction.toLowerCase() === "asc" ? 1 : -1;
  if (name === "_text_match") return (a, b) => sign * ((scores.get(a) ?? 0) - (scores.get(b) ?? 0));
  const field = fields.find((one) => one.name === name);
  if (field === undefined || (field.type.startsWith("string") && field.sort !== true))
    throw new Refusal(404, `Could not find a field named \`${name}\` in the schema for sorting.`);
  return (a, b) => sign * (numberOf(a[name], sign) - numberOf(b[name], sign));
}

/** Documents that pass a filter before those that do not, or after them. */
function compareByFilter(expression: string, direction: string, fields: readonly Field[]): Compare {
  const filter = expression.includes("`") ? null : parseFilter(expression);
  if (filter === null) throw new Refusal(400, "Parameter `sort_by` is malformed.");
  const passes = compileFilter(filter, fields);
  const sign = direction.toLowerCase() === "asc" ? 1 : -1;
  return (a, b) => sign * (Number(passes(a)) - Number(passes(b)));
}

/** A missing number comes last in either direction. */
function numberOf(value: unknown, sign: number): number {
  return typeof value === "number" ? value : sign * Number.MAX_VALUE;
}
