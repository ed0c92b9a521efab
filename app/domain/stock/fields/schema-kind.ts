import type * as z from "zod";

/** What a field of a vehicle holds, as far as one cell can say it. */
export type FieldKind = "text" | "number" | "yes" | "list";

type Schema = z.core.$ZodType;

/** A schema without what makes it nullable or gives it a default. */
function bareSchema(schema: Schema): Schema {
  const { innerType } = definitionOf(schema);
  return innerType === undefined ? schema : bareSchema(innerType);
}

/** The kind of what a schema takes; null for what no single value and no list of texts fills. */
export function fieldKindOf(schema: Schema): FieldKind | null {
  const { type, element } = definitionOf(bareSchema(schema));
  if (type === "number") return "number";
  if (type === "boolean") return "yes";
  if (type === "string" || type === "enum") return "text";
  if (type === "array" && element !== undefined) return fieldKindOf(element) === "text" ? "list" : null;
  return null;
}

/** Schemas by the names of what they are of. */
export type Schemas = Readonly<Record<string, Schema>>;

/** The parts of an object of which each can be filled by a cell; null for anything else. */
export function scalarParts(schema: Schema): Schemas | null {
  const { shape } = definitionOf(bareSchema(schema));
  if (shape === undefined) return null;
  return Object.values(shape).every(isScalar) ? shape : null;
}

/** Of the objects of a record, by whatever name, the parts that a cell can fill; null for anything else. */
export function scalarPartsOfRecord(schema: Schema): Schemas | null {
  const { valueType } = definitionOf(bareSchema(schema));
  const { shape } = valueType === undefined ? {} : definitionOf(bareSchema(valueType));
  return shape === undefined
    ? null
    : Object.fromEntries(Object.entries(shape).filter(([, part]) => isScalar(part)));
}

function isScalar(schema: Schema): boolean {
  const kind = fieldKindOf(schema);
  return kind !== null && kind !== "list";
}

interface Definition extends z.core.$ZodTypeDef {
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly shape?: Schemas;
}

function definitionOf(schema: Schema): Definition {
  return schema._zod.def;
}
