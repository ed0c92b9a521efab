import { agreedAnswers } from "../../checkout/agreed-answers";
import type { SiteConfig } from "../../tenant/site-config";
import { type AdfElement, element, optional } from "./adf-element";
import { adfVehicles } from "./adf-vehicle";
import { leadComments } from "../lead-comments";
import { placeOfLead, visitOfLead } from "../lead-place";
import { leadPhone } from "../../phone/lead-phone";
import { readPhone } from "../../phone/phone-number";
import type { EarlierLead } from "../origin/earlier-leads";
import { isAdded, leadSource } from "../origin/lead-source";
import type { LeadRecord, LeadYard } from "../lead-record";
import { PREFERRED_CONTACT } from "../answering/shopper-text";

/** The dealer as ADF names it. */
export type AdfDealer = Pick<
  SiteConfig["site"],
  "name" | "url" | "email" | "phones" | "currency" | "dealerships" | "locations"
>;

/** What a lead says, in words. */
export interface AdfWords {
  /** What it is about, in a few words: "Test drive". */
  readonly about: string;
  /** What the shopper said, for people to read. */
  readonly comments: string;
  /** What came by the same number or address before. */
  readonly earlier?: readonly EarlierLead[];
}

/** Source of the ids of leads that the same person sent within a day before. */
const EARLIER = "earlier lead of the same person";
/** Source of the ids of leads with the same number alone. */
const OTHER_NAME = "earlier lead under the same number, other name and address";

/**
 * A lead as an ADF 1.0 document, in the order its DTD asks for: `adf (prospect+)`,
 * `prospect (id*, requestdate, vehicle+, customer, vendor, provider?)`. A later step is sent as `resend`.
 */
export function adfDocument(
  lead: LeadRecord,
  dealer: AdfDealer,
  { about, comments, earlier = [] }: AdfWords = {
    about: lead.category ?? lead.kind,
    comments: leadComments(lead),
  },
): AdfElement {
  const last = lead.changes.at(-1);
  return element("adf", {}, [
    element("prospect", { status: last === undefined ? "new" : "resend" }, [
      element("id", { sequence: "1", source: new URL(dealer.url).hostname }, lead.id),
      ...earlier.map(({ id, isOtherName }, at) =>
        element("id", { sequence: String(at + 2), source: isOtherName ? OTHER_NAME : EARLIER }, id),
      ),
      element("requestdate", {}, last?.at ?? lead.receivedAt),
      ...adfVehicles(lead, dealer, about),
      customer(lead, comments),
      vendor(lead, dealer),
      provider(lead, dealer, about),
    ]),
  ]);
}

/** `customer (contact, id*, timeframe?, comments?)`; the time frame is when the shopper comes. */
function customer(lead: LeadRecord, comments: string): AdfElement {
  return element("customer", {}, [
    shopper(lead),
    ...optional("timeframe", visitOfLead(lead)),
    ...optional("comments", comments),
  ]);
}

/**
 * `provider (id*, name, service?, url?, …)`: the dealer's own site, or who added the lead. The campaign that led there stands in ids, each under
 * the name of its parameter.
 */
function provider(lead: LeadRecord, dealer: AdfDealer, about: string): AdfElement {
  const campaign = Object.entries(lead.linkedQueryParams);
  return element("provider", {}, [
    ...campaign.map(([name, value]) => element("id", { source: name }, value)),
    element("name", { part: "full", type: "business" }, isAdded(lead) ? leadSource(lead) : dealer.name),
    element("service", {}, about),
    ...optional("url", lead.url),
  ]);
}

/** `contact (name+, ((email | phone+) | (email, phone+)), address?)` */
function shopper({ contact, fields }: LeadRecord): AdfElement {
  const preferred = fields[PREFERRED_CONTACT] ?? "";
  const byMail = preferred === "Email";
  const byPhone = preferred === "Phone" || preferred === "SMS";
  return element("contact", {}, [
    ...names(contact),
    ...ways({
      email: contact.email,
      phone: contact.phone,
      emailAttributes: { preferredcontact: byMail ? "1" : "0" },
      phoneAttributes: { type: phoneType(contact.phone), preferredcontact: byPhone ? "1" : "0" },
    }),
    ...address(contact.postcode, fields),
  ]);
}

/** A kept number says its country. */
function phoneType(phone: string | null): "cellphone" | "voice" {
  return phone !== null && readPhone(phone, "au")?.mobile === true ? "cellphone" : "voice";
}

function names({ name, lastName }: LeadRecord["contact"]): readonly AdfElement[] {
  const type = "individual";
  if (lastName === null) return [element("name", { part: "full", type }, name)];
  return [element("name", { part: "first", type }, name), element("name", { part: "last", type }, lastName)];
}

/** An address has a street in ADF, also where only the postcode is known. What is delivered goes to the one that was given. */
function address(own: string | null, fields: LeadRecord["fields"]): readonly AdfElement[] {
  const { deliverTo } = agreedAnswers(fields);
  const code = (deliverTo === null ? null : fields["delivery_postcode"]) ?? own;
  if (code === null && deliverTo === null) return [];
  const street = element("street", {}, deliverTo ?? "");
  return [element("address", { type: "home" }, [street, ...optional("postalcode", code)])];
}

/** `vendor (id*, vendorname, url?, contact)`, with the place that the lead is for. */
function vendor(lead: LeadRecord, dealer: AdfDealer): AdfElement {
  const { dealershipId } = lead;
  const place = placeOfLead(lead, dealer);
  const dealership = dealer.dealerships.find(({ id }) => id === dealershipId);
  const name = dealership?.name ?? dealer.name;
  return element("vendor", {}, [
    ...(dealershipId === null ? [] : [element("id", { source: "dealership" }, dealershipId)]),
    ...(place === null ? [] : [element("id", { source: "location" }, place.id)]),
    element("vendorname", {}, name),
    element("url", {}, dealer.url),
    element("contact", {}, [
      element("name", { part: "full", type: "business" }, name),
      ...ways({
        email: dealer.email,
        phone: leadPhone(lead, { site: dealer }),
        emailAttributes: {},
        phoneAttributes: { type: "voice" },
      }),
      ...(place === null ? [] : [placeAddress(place)]),
    ]),
  ]);
}

/**
 * `address (street+, apartment?, city?, regioncode?, postalcode?, country?)`. Lead systems print it as an address: what
 * the dealer calls the place stands in it only where there is no street.
 */
function placeAddress({ name, street, suburb, state, postcode }: LeadYard): AdfElement {
  return element("address", { type: "work" }, [
    element("street", { line: "1" }, street ?? name),
    ...optional("city", suburb),
    ...optional("regioncode", state),
    ...optional("postalcode", postcode),
  ]);
}

interface Ways {
  readonly email: string | null;
  readonly phone: string | null;
  readonly emailAttributes: Readonly<Record<string, string>>;
  readonly phoneAttributes: Readonly<Record<string, string>>;
}

/** One of the two has to be there, be it empty. */
function ways({ email, phone, emailAttributes, phoneAttributes }: Ways): readonly AdfElement[] {
  return [
    ...(email === null ? [] : [element("email", emailAttributes, email)]),
    ...(phone === null && email !== null ? [] : [element("phone", phoneAttributes, phone ?? "")]),
  ];
}
