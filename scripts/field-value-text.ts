import type { SchemaNode } from "./json-schema-node";

/** A text of JSON in a table's cell. */
export function code(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `\`${text.replaceAll("|", "\\|")}\``;
}

/** What may stand in a field, in words: `whole number from 1 to 50, or null`. */
export function valueText(node: SchemaNode): string {
  if (node.const !== undefined) return code(JSON.stringify(node.const));
  if (node.enum) return node.enum.map((value) => code(JSON.stringify(value))).join(", ");
  const choices = node.anyOf ?? node.oneOf;
  if (choices) return [...new Set(choices.map(valueText))].join(" or ");
  if (node.$ref) return refText(node.$ref);
  return [node.type ?? []]
    .flat()
    .map((type) => BY_TYPE[type]?.(node) ?? type)
    .join(" or ");
}

const FORMATS: Readonly<Record<string, string>> = {
  uri: "https address",
  email: "e-mail address",
  date: "date (`YYYY-MM-DD`)",
  time: "time",
};

const BY_TYPE: Readonly<Record<string, (node: SchemaNode) => string>> = {
  null: () => "`null`",
  boolean: () => "`true` or `false`",
  number: (node) => `number${rangeText(node)}`,
  integer: (node) => `whole number${rangeText(node)}`,
  string: ({ format, maxLength }) =>
    FORMATS[format ?? ""] ?? (maxLength === undefined ? "text" : `text (up to ${maxLength} characters)`),
  array: ({ items, prefixItems, maxItems }) =>
    prefixItems
      ? `list of ${prefixItems.map(valueText).join(", then ")}`
      : `list of ${items ? valueText(items) : "anything"}${maxItems === undefined ? "" : `, at most ${maxItems}`}`,
  object: ({ additionalProperties: value }) =>
    typeof value === "object" ? `names, each with ${valueText(value)}` : "fields",
};

function rangeText({ minimum, maximum, exclusiveMinimum }: SchemaNode): string {
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  const least = minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum;
  const from =
    exclusiveMinimum !== undefined
      ? ` above ${exclusiveMinimum}`
      : least !== undefined
        ? ` from ${least}`
        : "";
  if (most === undefined) return from;
  return from === "" || exclusiveMinimum !== undefined ? `${from}, at most ${most}` : `${from} to ${most}`;
}

/** The name of a shared shape, which has a section of its own. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}

function refText(ref: string): string {
  const name = refName(ref);
  return `[${name}](#${name.toLowerCase()})`;
}
