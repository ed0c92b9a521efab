import * as z from "zod";
import { lenderInfoSchema, vehicleSchema } from "~/domain/vehicle/vehicle";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { SearchUnavailableError } from "~/ports/search-service";

const facetCountSchema = z.object({
  field_name: z.string(),
  counts: z.array(z.object({ value: z.string(), count: z.int().nonnegative() })),
  stats: z.object({ min: z.number().optional(), max: z.number().optional() }).optional(),
});

/** What is read of one search inside a multi search. */
const searchAnswerSchema = z.object({
  found: z.int().nonnegative(),
  search_time_ms: z.number().nonnegative(),
  hits: z.array(z.object({ document: z.record(z.string(), z.unknown()) })),
  facet_counts: z.array(facetCountSchema).default([]),
});
/** One search's part of a Typesense answer. */
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

const refusalSchema = z.object({ error: z.string(), code: z.number().optional() });
const multiSearchSchema = z.object({ results: z.array(z.unknown()) });

const summarySchema = z.object({
  ...vehicleSchema.pick({
    id: true,
    slug: true,
    name: true,
    stocknum: true,
    year: true,
    make: true,
    model: true,
    badge: true,
    series: true,
    colour: true,
    body: true,
    simple_body: true,
    simple_fuel: true,
    simple_transmission: true,
    drive: true,
    seats: true,
    km: true,
    car_type: true,
    item_type: true,
    price: true,
    price_type: true,
    before_price: true,
    offer_price: true,
    subscription_price: true,
    preorder: true,
    status: true,
    reserved: true,
    checkout_enabled: true,
    tag: true,
    certified: true,
    created_at: true,
    location_id: true,
    dealership_id: true,
    dealership_slug: true,
    city: true,
    state: true,
    photos_count: true,
    views: true,
    has_nvic: true,
    youxQuote: true,
    caravan: true,
  }).shape,
  // Missing in an index made before cards knew lenders: such a card has no estimate until the vehicle is written again.
  lenders: z
    .record(
      z.string(),
      lenderInfoSchema.pick({
        interestRate: true,
        comparisonRate: true,
        paymentWeek: true,
        paymentMonth: true,
        termYears: true,
        deposit: true,
        establishmentFees: true,
      }),
    )
    .default({}),
  location_name: z.string(),
  // Missing in an index made before vehicles had positions.
  position: vehicleSchema.shape.location.shape.position,
  image: z.object({ url: z.string(), thumb: z.string() }).nullable(),
  has_video: z.boolean(),
  // Missing in an index made before cards said them.
  gvm: z.number().nullable().default(null),
  payload: z.number().nullable().default(null),
  axles: z.string().nullable().default(null),
  electric_range: z.number().nullable().default(null),
  market_average: z.number().nullable().default(null),
  engine_cc: z.number().nullable().default(null),
} satisfies Record<keyof VehicleSummary, z.ZodType>);

/** Summary and vehicle are stored as JSON text. */
const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "not JSON" });
    return z.NEVER;
  }
});
const summaryDocumentSchema = z.object({ summary: jsonText.pipe(summarySchema) });
const vehicleDocumentSchema = z.object({ vehicle: jsonText.pipe(vehicleSchema) });

/** The answers of a multi search of `expected` searches; anything else is {@link SearchUnavailableError}. */
export function parseMultiSearch(raw: unknown, expected: number): readonly SearchAnswer[] {
  const { results } = parse(multiSearchSchema, raw);
  if (results.length !== expected) throw new SearchUnavailableError("Typesense left out an answer");
  return results.map((result) => {
    const refusal = refusalSchema.safeParse(result);
    if (refusal.success)
      throw new SearchUnavailableError(`Typesense refused the search: ${refusal.data.error}`);
    return parse(searchAnswerSchema, result);
  });
}

/** The listing summaries of an answer, in its order. */
export function summariesOf(answer: SearchAnswer): readonly VehicleSummary[] {
  return answer.hits.map(({ document }) => parse(summaryDocumentSchema, document).summary);
}

const entryDocumentSchema = z.object({ entry: z.string() });

/** The catalogue entries of an answer, in its order. */
export function entriesOf(answer: SearchAnswer): readonly string[] {
  return answer.hits.map(({ document }) => parse(entryDocumentSchema, document).entry);
}

/** The whole vehicle of an answer's first hit. */
export function vehicleOf(answer: SearchAnswer): z.infer<typeof vehicleSchema> | null {
  const first = answer.hits[0];
  return first ? parse(vehicleDocumentSchema, first.document).vehicle : null;
}

function parse<T>(schema: z.ZodType<T>, raw: unknown): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue?.path.join(".") ?? "";
  throw new SearchUnavailableError(`Typesense answered in an unknown form at "${where}"`, {
    cause: result.error,
  });
}
