import * as z from "zod";
import { feedMappingSchema, mappedFieldSchema } from "../app/domain/stock/feed-mapping";
import { LENDER_FIELDS } from "../app/domain/stock/fields/vehicle-parts";
import { MAPPABLE_FIELDS } from "../app/domain/stock/mappable-fields";
import { READING_WORDS } from "../app/domain/stock/reading-words";
import { keyTable } from "./field-tables";
import { schemaNode } from "./json-schema-node";

/** `docs/stock-mapping.md`: the keys of a mapping, of its fields, the ways to read a cell, and what may be filled. */
export function mappingPage(): string {
  const readings = Object.entries(READING_WORDS).map(([name, words]) => `| \`${name}\` | ${words} |`);
  return [
    "# Keys of a mapping",
    "<!-- Written by `npm run config:docs`: change the descriptions in the code, not this file. -->",
    "How to make one: [stock](stock.md). Editors complete these from `stock-mappings/mapping.schema.json`.",
    tableOf(feedMappingSchema.omit({ fields: true, $schema: true })),
    "`fields` holds the fields of a vehicle, each with:",
    tableOf(mappedFieldSchema),
    "## Ways to read a cell",
    ["| `as` | Reads |", "| --- | --- |", ...readings].join("\n"),
    "## Fields of a vehicle",
    `${named(MAPPABLE_FIELDS)}.`,
    `Of each lender, by its name: ${named(LENDER_FIELDS)}.`,
    "No column fills `hotspots`: they come with an export of the platform alone.",
  ]
    .join("\n\n")
    .concat("\n");
}

function named(fields: readonly string[]): string {
  return fields.map((name) => `\`${name}\``).join(", ");
}

function tableOf(schema: z.ZodType): string {
  const document = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return keyTable(schemaNode.parse(JSON.parse(JSON.stringify(document))));
}
