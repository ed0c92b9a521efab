import * as z from "zod";

/** The parts of a JSON Schema that the field tables need. */
export const schemaNode = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
  default: z.unknown().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  $ref: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).default([]),
  get properties() {
    return z.record(z.string(), schemaNode).optional();
  },
  get anyOf() {
    return z.array(schemaNode).optional();
  },
  get oneOf() {
    return z.array(schemaNode).optional();
  },
  get items() {
    return z.union([z.literal(false), schemaNode]).optional();
  },
  get prefixItems() {
    return z.array(schemaNode).optional();
  },
  get additionalProperties() {
    return z.union([z.boolean(), schemaNode]).optional();
  },
  get $defs() {
    return z.record(z.string(), schemaNode).default({});
  },
});
/** One place of a schema: a field, or the shape of one. */
export type SchemaNode = z.infer<typeof schemaNode>;
