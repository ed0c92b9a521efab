import * as z from "zod";
import { feedMappingSchema, mappedFieldSchema } from "./feed-mapping";
import { LENDER_FIELD } from "./fields/vehicle-parts";
import { MAPPABLE_FIELDS } from "./mappable-fields";

/**
 * The JSON Schema of a mapping, from which editors complete and explain its keys and name the fields of a vehicle. What has a
 * default may be missing.
 */
export function feedMappingJsonSchema(): Record<string, unknown> {
  const options = { io: "input", unrepresentable: "any" } as const;
  const { properties = {}, ...schema } = z.toJSONSchema(feedMappingSchema, options);
  const { $schema: _, ...field } = z.toJSONSchema(mappedFieldSchema, options);
  const fields = {
    type: "object",
    description: feedMappingSchema.shape.fields.description,
    properties: Object.fromEntries(MAPPABLE_FIELDS.map((name) => [name, { $ref: "#/$defs/field" }])),
    patternProperties: { [LENDER_FIELD]: { $ref: "#/$defs/field" } },
    additionalProperties: false,
  };
  return {
    ...schema,
    title: "A mapping",
    description: "How one kind of feed becomes vehicles",
    properties: { ...properties, fields },
    $defs: { field },
  };
}
