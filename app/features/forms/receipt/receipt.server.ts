import * as z from "zod";

const text = z.string();

const vehicleSchema = z.object({
  title: text,
  badge: text.nullable(),
  name: text,
  price: text,
  priceType: text.nullable(),
  place: text,
  stock: text,
  href: text,
  picture: z.object({ src: text, alt: text }).nullable(),
});

/** A receipt as it was kept, with the event that was counted. */
const receiptSchema = z.object({
  leadId: text,
  form: text,
  title: text,
  status: z
    .object({ tone: z.enum(["good", "waiting", "ended"]), text })
    .nullable()
    // Receipts of an earlier version have none.
    .default(null),
  text,
  next: z.array(text),
  answers: z.array(z.object({ label: text, value: text })),
  vehicle: vehicleSchema.nullable(),
  highlight: text.nullable(),
  carId: text.nullable(),
  reference: text,
  told: text.nullable().default(null),
  calendar: text.nullable(),
  after: z.array(z.object({ label: text, href: text })),
  contact: z.object({
    name: text.optional(),
    last_name: text.optional(),
    phone: text.optional(),
    email: text.optional(),
    postcode: text.optional(),
  }),
  category: text.nullable(),
  eventId: z.int(),
});

/** The receipt a browser's draft holds; null where it sent nothing lately. */
export function readReceipt(kept: Readonly<Record<string, string>>): z.infer<typeof receiptSchema> | null {
  const read = receiptSchema.safeParse(JSON.parse(kept["receipt"] ?? "null"));
  return read.success ? read.data : null;
}
