import * as z from "zod";
import { LEAD_LETTERS, type LeadChange, type NewLead } from "~/domain/lead/lead";
import type { LeadVehicle } from "~/domain/lead/lead-record";

const optionalText = z.string().nullable();
const optionalNumber = z.number().nullable();
const texts = z.record(z.string(), z.string());

const contact = z.object({
  name: z.string(),
  lastName: optionalText,
  email: optionalText,
  phone: optionalText,
  postcode: optionalText,
});

const yard = z.object({
  id: z.string(),
  name: z.string(),
  street: optionalText,
  suburb: optionalText,
  state: optionalText,
  postcode: optionalText,
});

/** The parts of a lead that no query asks for, as `lead.document` holds them. */
export const leadDocument = z.object({
  contact,
  fields: texts,
  url: z.string(),
  userAgent: z.string(),
  visitedPages: z.array(z.string()),
  linkedQueryParams: texts,
  vehicle: z
    .object({
      name: z.string(),
      slug: z.string(),
      year: optionalNumber,
      make: z.string(),
      model: z.string(),
      badge: optionalText,
      carType: z.string(),
      stockNumber: optionalText,
      vin: optionalText,
      body: optionalText,
      transmission: optionalText,
      colour: optionalText,
      km: optionalNumber,
      price: optionalNumber,
      // Leads that were kept before these were added have none.
      priceTerms: optionalText.default(null),
      picture: optionalText.default(null),
      yard: yard.nullable().default(null),
      incoming: z.boolean().default(false),
    })
    .nullable(),
});

/** The parts of a later step that no query asks for, as `lead_change.document` holds them. */
export const changeDocument = z.object({
  category: z.string().optional(),
  subcategory: z.string().optional(),
  fields: texts.optional(),
  contact: contact.optional(),
  endsLinks: z.literal(true).optional(),
  letter: z.enum(LEAD_LETTERS).optional(),
});

/** The document of a new lead. */
export function documentOf(lead: NewLead, vehicle: LeadVehicle | null): string {
  const { contact, fields, url, userAgent, visitedPages, linkedQueryParams } = lead;
  const document: z.infer<typeof leadDocument> = {
    contact,
    fields,
    url,
    userAgent,
    visitedPages: [...visitedPages],
    linkedQueryParams,
    vehicle,
  };
  return JSON.stringify(document);
}

/** The document of a later step. */
export function changeDocumentOf(change: LeadChange): string {
  const { category, subcategory, fields, contact, endsLinks, letter } = change;
  const document: z.infer<typeof changeDocument> = {
    ...{ category, subcategory, fields, contact, endsLinks, letter },
  };
  return JSON.stringify(document);
}
