import * as z from "zod";
import { BASIC_COLOURS } from "../../colour/basic-colours";
import { isBasicColour } from "../../colour/colour-of";
import { FACET_ATTRIBUTES, OWN_RANGES } from "../../search/attributes";
import { RULE_FLAGS, RULE_KEYS, RULE_NUMBERS, type Condition } from "../../search/condition";

const bound = z.number().exactOptional();

/** A stock condition as a dealer writes it: the shape of {@link Condition}, checked. */
export const conditionSchema: z.ZodType<Condition> = z
  .lazy(() =>
    z.discriminatedUnion("kind", [
      z.strictObject({
        kind: z.literal("all"),
        of: z.array(conditionSchema).min(1).max(50).describe("All of these hold"),
      }),
      z.strictObject({
        kind: z.literal("any"),
        of: z.array(conditionSchema).min(1).max(50).describe("One of these holds"),
      }),
      z.strictObject({ kind: z.literal("not"), of: conditionSchema }),
      z
        .strictObject({
          kind: z.literal("values"),
          attribute: z.enum([...FACET_ATTRIBUTES, ...RULE_KEYS]).describe("What is tested"),
          values: z
            .array(z.string().min(1).max(200))
            .min(1)
            .max(500)
            .describe("It has one of these; of colours, the basic ones"),
        })
        .refine(({ attribute, values }) => attribute !== "colour" || values.every(isBasicColour), {
          path: ["values"],
          error: `one of ${BASIC_COLOURS.join(", ")}`,
        }),
      z.strictObject({
        kind: z.literal("range"),
        attribute: z.enum([...OWN_RANGES, ...RULE_NUMBERS]).describe("What is tested"),
        min: bound.describe("At least"),
        max: bound.describe("At most"),
      }),
      z.strictObject({
        kind: z.literal("flag"),
        attribute: z.enum(RULE_FLAGS).describe("What is tested"),
        value: z.boolean().describe("What it has to be"),
      }),
    ]),
  )
  .meta({ id: "Condition" });
