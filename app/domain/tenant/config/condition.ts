import * as z from "zod";
import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES } from "../../search/attributes";
import { RULE_FLAGS, RULE_KEYS, RULE_NUMBERS, type Condition } from "../../search/condition";

const bound = z.number().exactOptional();

/** A stock condition as a dealer writes it: the shape of {@link Condition}, checked. */
export const conditionSchema: z.ZodType<Condition> = z
  .lazy(() =>
    z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("all"), of: z.array(conditionSchema).min(1).max(50) }),
      z.strictObject({ kind: z.literal("any"), of: z.array(conditionSchema).min(1).max(50) }),
      z.strictObject({ kind: z.literal("not"), of: conditionSchema }),
      z.strictObject({
        kind: z.literal("values"),
        attribute: z.enum([...FACET_ATTRIBUTES, ...RULE_KEYS]),
        values: z.array(z.string().min(1).max(200)).min(1).max(500),
      }),
      z.strictObject({
        kind: z.literal("range"),
        attribute: z.enum([...RANGE_ATTRIBUTES, ...RULE_NUMBERS]),
        min: bound,
        max: bound,
      }),
      z.strictObject({ kind: z.literal("flag"), attribute: z.enum(RULE_FLAGS), value: z.boolean() }),
    ]),
  )
  .meta({ id: "Condition" });
