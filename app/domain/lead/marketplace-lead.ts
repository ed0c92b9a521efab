import { leadComments } from "./lead-comments";
import { LEAD_SOURCE } from "./lead-payload";
import type { LeadRecord } from "./lead-record";

/** Who sells, as the marketplace knows it. */
export interface MarketplaceSeller {
  readonly id: string;
  readonly name: string;
}

/** A lead in the form marketplaces exchange: prospect, item, seller, comments. `identifier` stays the same for good. */
export function marketplaceLead(
  lead: LeadRecord,
  seller: MarketplaceSeller,
  comments = leadComments(lead),
): Readonly<Record<string, unknown>> {
  const { contact, vehicle } = lead;
  const last = lead.changes.at(-1);
  return {
    identifier: lead.id,
    revision: last?.revision ?? 0,
    status: last === undefined ? "New" : "Updated",
    leadType: lead.category ?? lead.kind,
    leadSubtype: lead.subcategory,
    createdUtc: lead.receivedAt,
    updatedUtc: last?.at ?? lead.receivedAt,
    prospect: {
      firstName: contact.name,
      lastName: contact.lastName,
      email: contact.email,
      phoneNumbers: contact.phone === null ? [] : [{ type: "Mobile", number: contact.phone }],
      address: { postcode: contact.postcode },
    },
    item:
      vehicle === null
        ? null
        : {
            identification: [
              { type: "Website", value: lead.carId },
              { type: "StockNumber", value: vehicle.stockNumber },
              { type: "Vin", value: vehicle.vin },
            ].filter(({ value }) => value !== null),
            listingType: vehicle.carType,
            specification: {
              title: vehicle.name,
              year: vehicle.year,
              make: vehicle.make,
              model: vehicle.model,
            },
            odometer: vehicle.km,
            price: vehicle.price,
          },
    seller: { identifier: seller.id, name: seller.name, dealership: lead.dealershipId },
    comments,
    environment: { source: LEAD_SOURCE, pageUrl: lead.url, userAgent: lead.userAgent },
  };
}
