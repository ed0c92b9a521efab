import { pipelineWords } from "../checkout/order-lead";
import type * as z from "zod";
import { ANSWER_TYPES, typedAnswer } from "./answer-types";
import { LEAD_EVENT_VERSION, type leadDataSchema, type leadEventSchema, PLACED } from "./lead-event-schema";
import { pictureLink, vehicleLink } from "./lead-links";
import type { hearsNews } from "./answering/reachable";
import { byPerson, type EarlierLead } from "./origin/earlier-leads";
import { leadSource } from "./origin/lead-source";
import type { LeadRecord } from "./lead-record";
import { languageOfAddress } from "../tenant/site-language";
import type { SiteConfig } from "../tenant/site-config";
import { type ShopperVehicle, shopperVehicle } from "./shopper-vehicle";
import { standingFields } from "./standing-fields";

/** The dealer, as far as a payload needs it. */
export interface PayloadSite {
  /** Address of the site, or of any of its pages: links to vehicles are made of it. */
  readonly url: string;
  /** ISO 4217; null where it is not known. */
  readonly currency: string | null;
  /** The languages of the site; without them, nobody knows which one a lead was sent in. */
  readonly locale?: string;
  readonly languages?: SiteConfig["site"]["languages"];
}

type LeadData = z.infer<typeof leadDataSchema>;
/** Answers under the names of their fields, and those that are not what their field asks for. */
type Answers = Pick<LeadData, "as_typed"> & { readonly typed: Readonly<Record<string, unknown>> };

/** A field that repeats what the lead itself says (FORM-06); the lead's own value is sent. */
const REPEATED = "car_id";

/**
 * A lead under the specification's names (ENT-42): numbers, amounts, ticks and lists as such. The form's answers stand
 * beside the lead's own fields and cannot take their places: an answer called like one of them becomes `shopper_…`.
 */
export function leadPayload(lead: LeadRecord, site: PayloadSite): Readonly<Record<string, unknown>> {
  const { as_typed, typed } = answersOf(lead, site);
  const own = ownPayload(lead, site);
  const answers = Object.entries(typed).map(
    ([name, value]) => [isOwn(name, own) ? `shopper_${name}` : name, value] as const,
  );
  return { ...Object.fromEntries(answers), ...own, as_typed };
}

/** Names that stand in an event beside what the lead itself says. */
const BESIDE: ReadonlySet<string> = new Set(["as_typed", "previous", "same_phone", "shopper_told"]);

function isOwn(name: string, own: object): boolean {
  return BESIDE.has(name) || Object.hasOwn(own, name);
}

function answersOf(lead: LeadRecord, { currency }: PayloadSite): Answers {
  const answers = Object.entries(standingFields(lead.fields)).filter(
    ([name]) => !PLACED.has(name) && name !== REPEATED,
  );
  const all = answers.map(([name, text]) => {
    const value = typedAnswer(ANSWER_TYPES.get(name) ?? "text", sentAs(name, text), currency);
    return { name, text, value };
  });
  const unread = all.filter(({ value }) => value === undefined);
  const year = lead.fields["year"] ?? "";
  const isYearLost = year !== "" && shopperVehicle(lead)?.year === null;
  return {
    typed: Object.fromEntries(
      all.filter(({ value }) => value !== undefined).map(({ name, value }) => [name, value]),
    ),
    as_typed: {
      ...Object.fromEntries(unread.map(({ name, text }) => [name, text])),
      ...(isYearLost ? { year } : {}),
    },
  };
}

/** States of registration in capitals, as `shopper_vehicle` has them. */
function sentAs(name: string, text: string): string {
  return name === "regoState" ? text.toUpperCase() : text;
}

function ownPayload(lead: LeadRecord, site: PayloadSite): Omit<LeadData, "as_typed"> {
  const { contact } = lead;
  return {
    lead_id: lead.id,
    revision: lead.changes.at(-1)?.revision ?? 0,
    website_id: lead.websiteId,
    kind: lead.kind,
    category: pipelineWords(lead),
    subcategory: lead.subcategory,
    received_at: lead.receivedAt,
    url: lead.url === "" ? null : lead.url,
    source: leadSource(lead),
    user_agent: lead.userAgent,
    car_id: lead.carId,
    car_dealership_id: lead.dealershipId,
    name: contact.name,
    last_name: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    postcode: contact.postcode,
    language: languageSent(lead, site),
    lead_attributes: {
      visited_pages: [...lead.visitedPages],
      linked_query_params: lead.linkedQueryParams,
    },
    vehicle: vehiclePayload(lead, site),
    shopper_vehicle: shopperVehiclePayload(shopperVehicle(lead)),
  };
}

/** The tag of the language that the shopper reads; that of the site for who was on no page; null where nobody knows. */
export function languageSent(
  { url }: Pick<LeadRecord, "url">,
  { locale, languages = [] }: Pick<PayloadSite, "locale" | "languages">,
): string | null {
  if (locale === undefined) return null;
  return languageOfAddress({ locale, languages }, url) ?? locale;
}

function vehiclePayload({ vehicle, carId }: LeadRecord, { url, currency }: PayloadSite): LeadData["vehicle"] {
  if (vehicle === null) return null;
  const { carType, stockNumber, price, picture: _, priceTerms, ...same } = vehicle;
  return {
    ...same,
    id: carId,
    url: vehicleLink(vehicle, url),
    car_type: carType,
    stock_number: stockNumber,
    price: price === null ? null : { amount: price, currency },
    price_terms: priceTerms,
    picture_url: pictureLink(vehicle, url),
  };
}

/** The shopper's vehicle under the names of JSON. */
function shopperVehiclePayload(vehicle: ShopperVehicle | null): LeadData["shopper_vehicle"] {
  if (vehicle === null) return null;
  const { regoState, ...same } = vehicle;
  return { ...same, rego_state: regoState };
}

function previousPayload({ id, kind, receivedAt }: EarlierLead) {
  return { lead_id: id, kind, received_at: receivedAt };
}

/** What is known of a lead's step besides the lead. */
export interface StepKnown {
  readonly earlier?: readonly EarlierLead[] | undefined;
  /** Whether the shopper hears what the step says of the vehicle: see {@link hearsNews}. */
  readonly hears?: ReturnType<typeof hearsNews>;
}

/** Whether the shopper was told, as systems read it. */
export function isTold(hears: ReturnType<typeof hearsNews>): boolean | null {
  return hears === null ? null : hears === "told";
}

/** The body of a webhook: `lead.created`, or `lead.updated` for a later step, as Standard Webhooks shape events. */
export function webhookEvent(
  lead: LeadRecord,
  site: PayloadSite,
  { earlier = [], hears = null }: StepKnown = {},
): Omit<z.infer<typeof leadEventSchema>, "data"> & { readonly data: Readonly<Record<string, unknown>> } {
  const last = lead.changes.at(-1);
  const { same, others } = byPerson(earlier);
  return {
    type: last === undefined ? "lead.created" : "lead.updated",
    version: LEAD_EVENT_VERSION,
    timestamp: last?.at ?? lead.receivedAt,
    data: {
      ...leadPayload(lead, site),
      previous: same.map(previousPayload),
      same_phone: others.map(previousPayload),
      shopper_told: isTold(hears),
    },
  };
}
