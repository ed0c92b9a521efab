/** What Typesense answers when it refuses: the status and its `message` (or `error` inside a multi search). */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

export interface Field {
  readonly name: string;
  readonly type: string;
  readonly facet?: boolean;
  readonly optional?: boolean;
  readonly index?: boolean;
  readonly sort?: boolean;
}

export type Document = Readonly<Record<string, unknown>>;

/** With a root, the root alone stands for the words (one way); without, each word stands for all others. */
export interface Synonym {
  readonly root?: string;
  readonly words: readonly string[];
}

export interface Collection {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly documents: Map<string, Document>;
  readonly synonyms: Map<string, Synonym>;
  readonly createdAt: number;
}

const TYPES = new Set(["string", "string[]", "int32", "int64", "float", "bool", "geopoint"]);

/** Checks a collection to be created; the documented field types the project may use, nothing else. */
export function readSchema(body: unknown): { name: string; fields: Field[] } {
  const name = property(body, "name");
  const fields = property(body, "fields");
  if (typeof name !== "string" || name === "") throw new Refusal(400, "Parameter `name` is required.");
  if (!Array.isArray(fields) || fields.length === 0)
    throw new Refusal(400, "The `fields` value should be an array of objects.");
  return { name, fields: fields.map(readField) };
}

function readField(raw: unknown): Field {
  const name = property(raw, "name");
  const type = property(raw, "type");
  if (typeof name !== "string" || typeof type !== "string" || !TYPES.has(type))
    throw new Refusal(400, `Field \`${String(name)}\` has an invalid data type \`${String(type)}\`.`);
  const flag = (key: string): boolean => property(raw, key) === true;
  const index = property(raw, "index") !== false;
  if (!index && flag("facet"))
    throw new Refusal(400, `Field \`${name}\` cannot be a facet since it's marked as non-indexable.`);
  return { name, type, facet: flag("facet"), optional: flag("optional"), index, sort: flag("sort") };
}

/** Checks one document against the schema the way an import with `dirty_values=reject` does. */
export function checkDocument(fields: readonly Field[], document: Document): void {
  if (typeof document["id"] !== "string") throw new Refusal(400, "Document's `id` field should be a string.");
  for (const field of fields) {
    const value = document[field.name];
    if (value === undefined || value === null) {
      if (field.optional) continue;
      throw new Refusal(
        400,
        `Field \`${field.name}\` has been declared in the schema, but is not found in the document.`,
      );
    }
    if (!fits(field.type, value))
      throw new Refusal(400, `Field \`${field.name}\` must be ${article(field.type)}.`);
  }
}

function fits(type: string, value: unknown): boolean {
  if (type === "string[]") return Array.isArray(value) && value.every((item) => typeof item === "string");
  if (type === "string") return typeof value === "string";
  if (type === "bool") return typeof value === "boolean";
  if (type === "geopoint")
    return Array.isArray(value) && value.length === 2 && value.every((item) => typeof item === "number");
  if (type === "float") return typeof value === "number";
  return (
    typeof value === "number" && Number.isInteger(value) && (type === "int64" || Math.abs(value) < 2 ** 31)
  );
}

function article(type: string): string {
  if (type === "string[]") return "an array of string";
  return type.startsWith("int") ? `an ${type}` : `a ${type}`;
}

/** One property of something that came as JSON. */
export function property(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

/** The texts a string field holds. */
export function textsOf(document: Document, field: string): readonly string[] {
  const value = document[field];
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];
}
