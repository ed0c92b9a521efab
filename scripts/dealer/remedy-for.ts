import { siteConfigJsonSchema } from "~/domain/tenant/site-config-json-schema";
import { schemaNode, type SchemaNode } from "../json-schema-node";

const FIELDS = "docs/dealers/fields.md";
/** Ids of requirements mean something to developers only. */
const REQUIREMENT_IDS = / ?\((?:[A-Z]+-\d+(?:, | to )?)+\)/g;
const MOST_NAMES = 30;

let document: SchemaNode | undefined;

/**
 * How to mend what a problem tells of. @param problem begins with a field's path: `search.hitPerPage: expected …`
 */
export function remedyFor(problem: string): string {
  const [, variable] = /environment variable (\w+)/.exec(problem) ?? [];
  if (variable !== undefined) return `set ${variable} where the site runs, or take the field out`;
  const [, path = ""] = /^([\w$-]+(?:\.[\w$-]+|\[\d+\])*)/.exec(problem) ?? [];
  if (/of one dealer only/.test(problem))
    return "give this dealer its own; in a copied file it is still the other's";
  if (/expected a file in \S+\/media/.test(problem))
    return "put the file into the folder media, or name one that is there";
  if (/expected a text that names \/media\//.test(problem))
    return "name it where it should be shown, or take the file away";
  if (/received a name that nobody reads/.test(problem))
    return "give it the name that was meant, or take it away";
  if (/expected a file here/.test(problem)) return "write the file, or take the folder away";
  if (/not valid JSON/.test(problem)) return "mend the comma, quote or bracket there or just above";
  document ??= schemaNode.parse(siteConfigJsonSchema());
  const keys = path.replace(/\[\d+\]/g, ".0").split(".");
  const parent = nodeAt(document, keys.slice(0, -1), document);
  if (/expected no field of this name/.test(problem)) return namesBeside(parent);
  const about = nodeAt(document, keys, document)?.description?.replace(REQUIREMENT_IDS, "");
  const [group = ""] = keys;
  return about === undefined
    ? `write what is expected; ${FIELDS}, docs/dealers/content.md and docs/dealers/front-matter.md have every field`
    : `write what is expected; the field says: ${about} (${FIELDS}#${group.toLowerCase()})`;
}

function namesBeside(node: SchemaNode | null): string {
  const names = Object.keys(node?.properties ?? {});
  if (names.length === 0) return `take it out; ${FIELDS} has the fields there are`;
  const shown = names.slice(0, MOST_NAMES).join(", ");
  return `take it out, or use one of the fields there: ${shown}${names.length > MOST_NAMES ? " …" : ""}`;
}

/** The place of a schema that a path leads to, through lists and choices. */
function nodeAt(node: SchemaNode, keys: readonly string[], root: SchemaNode): SchemaNode | null {
  const [key, ...rest] = keys;
  if (node.$ref !== undefined) {
    const named = root.$defs[node.$ref.replace(/^.*\//, "")];
    return named === undefined ? null : nodeAt(named, keys, root);
  }
  if (key === undefined) return node;
  const below = [
    node.properties?.[key],
    ...(node.items === false ? [] : [key === "0" ? node.items : undefined]),
    typeof node.additionalProperties === "object" ? node.additionalProperties : undefined,
  ].flatMap((one) => (one === undefined ? [] : [nodeAt(one, rest, root)]));
  const choices = [...(node.anyOf ?? []), ...(node.oneOf ?? [])].map((choice) => nodeAt(choice, keys, root));
  return [...below, ...choices].find((found) => found !== null) ?? null;
}
