import type { LeadRecord } from "./lead-record";

/** What the specification calls every lead's source (LEAD-01). */
export const LEAD_SOURCE = "Website";

/** Fields that repeat what the lead itself says (FORM-06); the lead's own value is sent. */
const REPEATED: ReadonlySet<string> = new Set(["car_id", "subcategory"]);

/**
 * A lead under the specification's names (ENT-42): the form's own fields stand beside them, and cannot take
 * their places. A field that is called like one of them becomes `shopper_…`: `vehicle` is what the dealer sells,
 * `shopper_vehicle` the shopper's own car.
 */
export function leadPayload(lead: LeadRecord): Readonly<Record<string, unknown>> {
  const own = ownPayload(lead);
  const fields = Object.entries(lead.fields)
    .filter(([name]) => !REPEATED.has(name))
    .map(([name, value]) => [Object.hasOwn(own, name) ? `shopper_${name}` : name, value] as const);
  return { ...Object.fromEntries(fields), ...own };
}

function ownPayload(lead: LeadRecord): Readonly<Record<string, unknown>> {
  const { contact } = lead;
  return {
    lead_id: lead.id,
    revision: lead.changes.at(-1)?.revision ?? 0,
    website_id: lead.websiteId,
    kind: lead.kind,
    category: lead.category,
    subcategory: lead.subcategory,
    received_at: lead.receivedAt,
    url: lead.url,
    source: LEAD_SOURCE,
    user_agent: lead.userAgent,
    car_id: lead.carId,
    car_dealership_id: lead.dealershipId,
    name: contact.name,
    last_name: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    postcode: contact.postcode,
    lead_attributes: {
      visited_pages: lead.visitedPages,
      linked_query_params: lead.linkedQueryParams,
    },
    vehicle: lead.vehicle,
  };
}

/** The body of a webhook: `lead.created`, or `lead.updated` for a later step, as Standard Webhooks shape events. */
export function webhookEvent(lead: LeadRecord): Readonly<Record<string, unknown>> {
  const last = lead.changes.at(-1);
  return {
    type: last === undefined ? "lead.created" : "lead.updated",
    timestamp: last?.at ?? lead.receivedAt,
    data: leadPayload(lead),
  };
}
