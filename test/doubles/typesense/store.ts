import { compileFilter } from "./filter-evaluate";
import { parseFilter } from "./filter-parser";
import { checkDocument, type Collection, type Document, property, readSchema, Refusal } from "./schema";

/** The server's whole state, in memory. */
export class Store {
  readonly collections = new Map<string, Collection>();
  readonly aliases = new Map<string, string>();

  /** A collection by its name or by an alias of it. */
  find(name: string): Collection {
    const found = this.collections.get(this.aliases.get(name) ?? name);
    if (found === undefined) throw new Refusal(404, "Not found.");
    return found;
  }

  create(body: unknown): Collection {
    const { name, fields } = readSchema(body);
    if (this.collections.has(name))
      throw new Refusal(409, `A collection with name \`${name}\` already exists.`);
    const createdAt = Math.floor(Date.now() / 1000);
    const collection: Collection = { name, fields, documents: new Map(), synonyms: new Map(), createdAt };
    this.collections.set(name, collection);
    return collection;
  }

  drop(name: string): Collection {
    const collection = this.collections.get(name);
    if (collection === undefined) throw new Refusal(404, `No collection with name \`${name}\` found.`);
    this.collections.delete(name);
    return collection;
  }

  point(alias: string, body: unknown): object {
    const target = property(body, "collection_name");
    if (typeof target !== "string") throw new Refusal(400, "Parameter `collection_name` is required.");
    this.aliases.set(alias, target);
    return { name: alias, collection_name: target };
  }

  setSynonym(collection: Collection, id: string, body: unknown): object {
    const words = property(body, "synonyms");
    if (!Array.isArray(words) || words.length === 0)
      throw new Refusal(400, "Could not find an array of `synonyms`");
    const root = property(body, "root");
    const oneWay = typeof root === "string" && root !== "";
    collection.synonyms.set(id, { words: words.map(String), ...(oneWay ? { root } : {}) });
    return { id, synonyms: words, ...(oneWay ? { root } : {}) };
  }
}

/** Removes the documents that a filter finds; without a filter it is refused, as the server does. */
export function deleteByFilter(collection: Collection, filterBy: string): object {
  const filter = parseFilter(filterBy);
  if (filter === null) throw new Refusal(400, "Parameter `filter_by` must be provided.");
  const matches = compileFilter(filter, collection.fields);
  const found = [...collection.documents].filter(([, document]) => matches(document));
  for (const [id] of found) collection.documents.delete(id);
  return { num_deleted: found.length };
}

/** All documents as JSON lines, with the fields asked for. */
export function exportLines(collection: Collection, includeFields: string): string {
  const wanted = includeFields.split(",").filter((name) => name !== "");
  return [...collection.documents.values()]
    .map((document) =>
      JSON.stringify(
        wanted.length === 0
          ? document
          : Object.fromEntries(Object.entries(document).filter(([name]) => wanted.includes(name))),
      ),
    )
    .join("\n");
}

/** Imports JSON lines; one result line per document, and a bad one never stops the others. */
export function importLines(collection: Collection, body: string, action: string): string {
  return body
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.stringify(importLine(collection, line, action)))
    .join("\n");
}

function importLine(collection: Collection, line: string, action: string): object {
  try {
    const document = readDocument(line);
    checkDocument(collection.fields, document);
    const id = String(document["id"]);
    if (action === "create" && collection.documents.has(id))
      throw new Refusal(409, `A document with id ${id} already exists.`);
    collection.documents.set(id, document);
    return { success: true };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: error.code, document: line, error: error.message, success: false };
  }
}

function readDocument(line: string): Document {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Falls through to the same refusal as JSON that is no object.
  }
  throw new Refusal(400, "Bad JSON.");
}

/** A collection as `GET /collections/:name` shows it. */
export function describeCollection({ name, fields, documents, createdAt }: Collection): object {
  return { name, fields, num_documents: documents.size, created_at: createdAt, default_sorting_field: "" };
}
