import { type FeedMapping, feedMappingSchema } from "../feed-mapping";
import { fieldReading, type FieldReading } from "../fields/field-readings";
import { isLenderField } from "../fields/vehicle-parts";
import { MAPPABLE_FIELDS } from "../mappable-fields";

/** What a field that shoppers filter by is read from where it is not sent itself. */
const PLAIN: Readonly<Record<string, string>> = {
  simple_fuel: "fuel",
  simple_transmission: "trans",
  simple_body: "body",
};

/** Filled from `sold_at` and from the `location.…` fields. */
const NOT_SENT: ReadonlySet<string> = new Set(["sold_date_timestamp", "city", "state"]);

/** The fields of a pushed vehicle: those of a mapping, but for what is sent under another name. Figures of lenders may be pushed beside them. */
export const PUSH_FIELDS: ReadonlyMap<string, FieldReading> = new Map(
  MAPPABLE_FIELDS.flatMap((name) => {
    const field = NOT_SENT.has(name) ? null : fieldReading(name);
    return field === null ? [] : [[name, field] as const];
  }),
);

/** A vehicle's own mapping: each field is read from the value of its name. */
export const PUSH_MAPPING: FeedMapping = feedMappingSchema.parse({
  description: "Pushed vehicles",
  identity: ["stocknum"],
  fields: Object.fromEntries(
    [...PUSH_FIELDS].map(([name, { as }]) => {
      const plain = PLAIN[name];
      return [name, { from: plain === undefined ? name : [name, plain], as }];
    }),
  ),
});

/** The mapping of pushed vehicles, with the figures of the lenders that they name. */
export function pushMapping(names: Iterable<string>): FeedMapping {
  const lenders = [...new Set(names)].filter(isLenderField);
  if (lenders.length === 0) return PUSH_MAPPING;
  const fields = lenders.map((name) => [name, { from: name, as: fieldReading(name)?.as ?? "text" }] as const);
  const own = feedMappingSchema.parse({ ...PUSH_MAPPING, fields: Object.fromEntries(fields) });
  return { ...own, fields: { ...PUSH_MAPPING.fields, ...own.fields } };
}
