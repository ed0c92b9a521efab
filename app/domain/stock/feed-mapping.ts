import * as z from "zod";
import { TRANSFORM_NAMES } from "./cell-transforms";
import { DISTANCE_UNITS } from "../country/distance-unit";
import { DELIMITER_NAMES, FEED_FORMATS } from "./file/feed-file";
import { fieldMeant, isMappableField } from "./mappable-fields";

const columns = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);

const fieldSchema = z.strictObject({
  from: columns.optional().describe("The column, or several: the first that yields a value wins"),
  template: z.string().optional().describe("Text with {Column} in it, instead of a column"),
  as: z.enum(TRANSFORM_NAMES).default("text").describe("How the cell is read"),
  values: z
    .record(z.string(), z.string())
    .default({})
    .describe("Exact cell texts and what they mean, before reading"),
  separator: z
    .string()
    .min(1)
    .optional()
    .describe("Between items of a list, where it is none of `, ; |` or a new line"),
  all: z
    .boolean()
    .default(false)
    .describe("Lists: the items of all the columns together, not of the first that has some"),
  optional: z
    .boolean()
    .default(false)
    .describe("The feed may lack the column: it leaves it out where no row has it"),
  default: z.union([z.string(), z.number(), z.boolean()]).optional().describe("Used when nothing was found"),
});
/** The keys of one field of a mapping, for its documents. */
export const mappedFieldSchema = fieldSchema;
/** How one vehicle field is read from a record. */
export type MappedField = z.infer<typeof fieldSchema>;

function unknownField(name: string): string {
  return `expected a field of a vehicle${fieldMeant(name)}`;
}

function faultOf({ from, template, default: fallback }: MappedField): string | null {
  if (from !== undefined || template !== undefined || fallback !== undefined) return null;
  return "expected `from`, `template` or `default` beside how it is read";
}

/** A mapping file: how one kind of feed becomes vehicles. Unknown keys are an error. */
export const feedMappingSchema = z.strictObject({
  $schema: z.string().optional(),
  description: z.string().default(""),
  format: z.enum(FEED_FORMATS).nullable().default(null).describe("null: found in the file"),
  encoding: z.string().nullable().default(null).describe("Such as windows-1252; null: found in the file"),
  delimiter: z
    .enum(DELIMITER_NAMES)
    .nullable()
    .default(null)
    .describe("CSV: between cells; null: found in the file"),
  records: z
    .string()
    .nullable()
    .default(null)
    .describe("JSON: path of the list; XML: name of the element; null: found in the file"),
  sheet: z.string().nullable().default(null).describe("XLSX: name of the sheet; null: the first"),
  entry: z.string().nullable().default(null).describe("The file within a zip that holds several"),
  dealershipColumn: z
    .string()
    .min(1)
    .nullable()
    .default(null)
    .describe("Column that says whose a row is, in a file of several dealerships"),
  dealerships: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      "Values of that column, and the id of the dealership each means; empty for rows that are nobody's here",
    ),
  identity: z
    .array(z.string())
    .min(1)
    .describe("Columns that together name one vehicle; stable from feed to feed"),
  distances: z.enum(DISTANCE_UNITS).default("km").describe("What a bare odometer reading counts"),
  money: z.enum(["units", "cents"]).default("units").describe("What a bare amount counts"),
  duplicates: z
    .enum(["keep", "first", "last", "dearest", "refuse"])
    .default("last")
    .describe("Which of several rows with one identity is published"),
  delta: z
    .strictObject({
      removedWhen: z
        .strictObject({
          column: z.string().min(1).describe("Column that says what a row does"),
          values: z
            .array(z.string().min(1))
            .min(1)
            .describe("Its values, in any case, by which a row removes"),
        })
        .nullable()
        .default(null)
        .describe("Which rows remove their vehicle; null: none does"),
    })
    .nullable()
    .default(null)
    .describe(
      "The file holds changes only: vehicles that it does not name stay as they are. null: it is all stock",
    ),
  pictures: z
    .enum(["feed", "studio"])
    .default("feed")
    .describe("studio: stand-in pictures by body and colour"),
  emptyWords: z.array(z.string()).default([]).describe("Cell texts that mean nothing is known"),
  ignored: z.array(z.string()).default([]).describe("Columns that are known and not used"),
  fields: z
    .record(z.string(), fieldSchema)
    .superRefine((fields, context) => {
      for (const [name, field] of Object.entries(fields)) {
        const message = isMappableField(name) ? faultOf(field) : unknownField(name);
        if (message !== null) context.addIssue({ code: "custom", path: [name], message });
      }
    })
    .describe(
      "Vehicle fields, parts of its objects such as `caravan.sleeps`, and figures of lenders by their names",
    ),
});
/** A checked mapping file ({@link feedMappingSchema}). */
export type FeedMapping = z.infer<typeof feedMappingSchema>;
