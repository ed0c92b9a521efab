import { code, refName, valueText } from "./field-value-text";
import type { SchemaNode } from "./json-schema-node";

/**
 * Longest default that is shown, in characters; longer ones are described by their size. The JSON schema has them
 * whole.
 */
const LONGEST_DEFAULT = 120;
/** Ids of requirements, which are left out: they mean something to developers only. */
const REQUIREMENT_IDS = / ?\((?:[A-Z]+-\d+(?:, | to )?)+\)/g;
const HEAD = ["| Field | Value | Default | Meaning |", "| --- | --- | --- | --- |"];

type Shapes = Readonly<Record<string, SchemaNode>>;

/** A section of Markdown for each group of fields, and one for each shape that several fields share. */
export function fieldTables(document: SchemaNode): string {
  const shapes = shapesOf(document);
  const groups = Object.entries(document.properties ?? {}).filter(([, { properties }]) => properties);
  const shared = Object.entries(shapes).filter(([name]) => !isInner(name));
  const link = (name: string) => `[${name}](#${name.toLowerCase()})`;
  const contents = groups.length === 0 ? [] : [`Groups: ${groups.map(([name]) => link(name)).join(", ")}.`];
  const shapeList = shared.length === 0 ? [] : [`Shapes: ${shared.map(([name]) => link(name)).join(", ")}.`];
  const sections = [...groups, ...shared].map(([name, node]) => section(name, node, shapes));
  return `${[...contents, ...shapeList, ...sections].join("\n\n")}\n`;
}

/** The shapes of a schema, and the shapes defined within them. */
function shapesOf({ $defs }: SchemaNode): Shapes {
  const inside = Object.values($defs).flatMap((node) => Object.entries(shapesOf(node)));
  return Object.fromEntries([...Object.entries($defs), ...inside]);
}

/** Whether the schema library made the name up: such a shape is shown where it is used. */
function isInner(name: string): boolean {
  return name.startsWith("__");
}

function section(name: string, node: SchemaNode, shapes: Shapes): string {
  const intro = node.description === undefined ? [] : [sentence(node.description)];
  const variants = (node.oneOf ?? []).map(
    (variant) => `### ${variantTitle(name, variant)}\n\n${table(variant, "", shapes)}`,
  );
  const fields = node.properties ? [table(node, "", shapes)] : [];
  return [`## ${name}`, ...intro, ...fields, ...variants].join("\n\n");
}

function table(node: SchemaNode, path: string, shapes: Shapes): string {
  return [...HEAD, ...rows(node, path, shapes)].join("\n");
}

/** One line for each field of an object, and of the objects in it. */
function rows(node: SchemaNode, path: string, shapes: Shapes): string[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, field]) => {
    const at = `${path}${name}`;
    const shown = inner(field, shapes);
    const cells = [
      code(at),
      valueText(shown),
      defaultText(field, node.required.includes(name)),
      sentence(field.description ?? shown.description ?? ""),
    ];
    return [`| ${cells.join(" | ")} |`, ...nestedRows(shown, at, shapes)];
  });
}

function nestedRows(node: SchemaNode, at: string, shapes: Shapes): string[] {
  const { items, additionalProperties: values } = node;
  if (node.properties) return rows(node, `${at}.`, shapes);
  if (items) return nestedRows(inner(items, shapes), `${at}[]`, shapes);
  if (typeof values === "object") return nestedRows(inner(values, shapes), `${at}.NAME`, shapes);
  if (node.oneOf)
    return node.oneOf.flatMap((variant) => [
      `| **${variantTitle(at, variant)}** | | | |`,
      ...rows(variant, `${at}.`, shapes),
    ]);
  return (node.anyOf ?? []).flatMap((choice) => nestedRows(inner(choice, shapes), at, shapes));
}

function inner(node: SchemaNode, shapes: Shapes): SchemaNode {
  const name = node.$ref === undefined ? "" : refName(node.$ref);
  return isInner(name) ? (shapes[name] ?? node) : node;
}

/** What distinguishes a variant from its neighbours: the field with one fixed value. */
function variantTitle(at: string, { properties = {} }: SchemaNode): string {
  const fixed = Object.entries(properties).find(([, { const: value }]) => value !== undefined);
  return fixed === undefined ? at : `${at} with ${fixed[0]} ${JSON.stringify(fixed[1].const)}`;
}

function defaultText(field: SchemaNode, required: boolean): string {
  if (required) return "**needed**";
  if (field.default === undefined) return "";
  const text = JSON.stringify(field.default);
  if (text === "{}") return "";
  if (text.length <= LONGEST_DEFAULT) return code(text);
  return Array.isArray(field.default) ? `${field.default.length} entries` : "see the schema";
}

/** A description in a cell: on one line, without the ids of requirements; `<slug>` is a word, not markup. */
function sentence(text: string): string {
  const plain = text.replace(REQUIREMENT_IDS, "").replaceAll("|", "\\|").replace(/\s+/g, " ").trim();
  return plain.replace(/(`[^`]*`)|</g, (_, span: string | undefined) => span ?? "&lt;");
}

/** The fields of one object in a table. */
export function keyTable(node: SchemaNode): string {
  return table(node, "", shapesOf(node));
}
