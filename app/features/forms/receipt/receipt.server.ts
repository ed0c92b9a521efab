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
export const receiptSchema = z.object({
  leadId: text,
  form: text,
  title: text,
  text,
  next: z.array(text),
  answers: z.array(z.object({ label: text, value: text })),
  vehicle: vehicleSchema.nullable(),
  highlight: text.nullable(),
  carId: text.nullable(),
  eventId: z.int(),
});
