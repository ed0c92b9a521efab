import { pipelineWords } from "../checkout/order-lead";
import { leadComments } from "./lead-comments";
import { pictureLink, vehicleLink } from "./lead-links";
import { isTold, languageSent, type PayloadSite, type StepKnown } from "./lead-payload";
import { visitOfLead } from "./lead-place";
import { leadSource } from "./origin/lead-source";
import type { LeadRecord } from "./lead-record";
import { type ShopperVehicle, shopperVehicle } from "./shopper-vehicle";

/** Who sells, as the marketplace knows it. */
export interface MarketplaceSeller extends Pick<PayloadSite, "locale" | "languages"> {
  readonly id: string;
  readonly name: string;
  /** Address of the site. */
  readonly url: string;
  /** ISO 4217: of every amount. */
  readonly currency: string;
}

/**
 * A lead in the form marketplaces exchange: prospect, item, seller, comments. `identifier` stays the same for good.
 * @param hears whether the shopper hears what the last step says of the vehicle: see {@link hearsNews}
 */
export function marketplaceLead(
  lead: LeadRecord,
  seller: MarketplaceSeller,
  comments = leadComments(lead),
  hears: StepKnown["hears"] = null,
): Readonly<Record<string, unknown>> {
  const { contact, vehicle } = lead;
  const last = lead.changes.at(-1);
  return {
    identifier: lead.id,
    revision: last?.revision ?? 0,
    status: last === undefined ? "New" : "Updated",
    leadType: pipelineWords(lead) ?? lead.kind,
    leadSubtype: lead.subcategory,
    createdUtc: lead.receivedAt,
    updatedUtc: last?.at ?? lead.receivedAt,
    prospect: {
      firstName: contact.name,
      lastName: contact.lastName,
      email: contact.email,
      phoneNumbers: contact.phone === null ? [] : [{ type: "Mobile", number: contact.phone }],
      address: { postcode: contact.postcode },
      language: languageSent(lead, seller),
      told: isTold(hears),
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
            price:
              vehicle.price === null
                ? null
                : { amount: vehicle.price, currency: seller.currency, terms: vehicle.priceTerms },
            url: vehicleLink(vehicle, seller.url),
            image: pictureLink(vehicle, seller.url),
            location: vehicle.yard,
          },
    tradeIn: tradeIn(shopperVehicle(lead)),
    appointment: visitOfLead(lead),
    seller: { identifier: seller.id, name: seller.name, dealership: lead.dealershipId },
    comments,
    environment: {
      source: leadSource(lead),
      pageUrl: lead.url === "" ? null : lead.url,
      userAgent: lead.userAgent,
      campaign: lead.linkedQueryParams,
    },
  };
}

/** The shopper's own vehicle, named like the item that is for sale; null for none. */
function tradeIn(vehicle: ShopperVehicle | null): Readonly<Record<string, unknown>> | null {
  if (vehicle === null) return null;
  const { year, make, model, described, vin, rego, regoState, km, body, transmission, colour } = vehicle;
  return {
    specification: { title: described, year, make, model, body, transmission },
    colour,
    vin,
    registration: rego === null ? null : { plate: rego, state: regoState },
    odometer: km,
  };
}
