import { siteConfigJsonSchema } from "~/domain/tenant/site-config-json-schema";
import { schemaNode, type SchemaNode } from "../json-schema-node";

const FIELDS = "docs/dealers/fields.md";
/** Ids of requirements mean something to developers only. */
const REQUIREMENT_IDS = / ?\((?:[A-Z]+-\d+(?:, | to )?)+\)/g;
const MOST_NAMES = 30;

let document: SchemaNode | undefined;

/** What to do about problems that no field's description helps with. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/of one dealer only/, "give this dealer its own; in a copied file it is still the other's"],
  [/expected a file in \S+\/media/, "put the file into the folder media, or name one that is there"],
  [/expected a text that names \/media\//, "name it where it should be shown, or take the file away"],
  [/received a name that nobody reads/, "give it the name that was meant, or take it away"],
  [/expected a file here/, "write the file, or take the folder away"],
  [/not valid JSON/, "mend the comma, quote or bracket there or just above"],
  [
    /^theme\.typefaces\.\w+\.files: expected (?:weights|files with|an upright)/,
    "add a file that has it, or put up with what the device has (docs/dealers.md#own-typefaces)",
  ],
];

/**
 * How to mend what a problem tells of. @param problem begins with a field's path: `search.hitPerPage: expected …`
 * @param file where it is, if that is known
 */
export function remedyFor(problem: string, file = ""): string {
  const [, variable] = /environment variable (\w+)/.exec(problem) ?? [];
  if (variable !== undefined) return `set ${variable} where the site runs, or take the field out`;
  const known = REMEDIES.find(([pattern]) => pattern.test(problem));
  if (known !== undefined) return known[1];
  return isMedia(file) ? remedyForMedia(problem, file) : remedyForField(problem);
}

/** Whether it is a picture, a typeface or a licence rather than a text with fields. */
const isMedia = (file: string) => /\/media\/[^/]*$/.test(file);

function remedyForMedia(problem: string, file: string): string {
  const about = `docs/dealers.md#${file.endsWith(".woff2") ? "own-typefaces" : "own-logo-and-pictures"}`;
  if (/^expected a name of/.test(problem))
    return `rename the file, and write the new name where it is shown (${about})`;
  return `put another file of this name in its place (${about} says what it may be)`;
}

function remedyForField(problem: string): string {
  const [, path = ""] = /^([\w$-]+(?:\.[\w$-]+|\[\d+\])*)/.exec(problem) ?? [];
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
