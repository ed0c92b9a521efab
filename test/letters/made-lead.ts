import { FORMS } from "~/domain/forms/form-catalogue";
import type { LeadKind } from "~/domain/lead/lead";
import { leadAtRevision, type LeadChangeRecord, type LeadRecord } from "~/domain/lead/lead-record";
import { TRADE_CATEGORY, TRADE_SUBCATEGORIES } from "~/domain/trade/trade-form";
import { keptLead } from "../fixtures/lead";
import type { Scene } from "./scene";
import { TYPED } from "./typed-answers";

/** What a lead holds. */
export type Fields = Readonly<Record<string, string>>;

/** Nobody is called so but the shopper of these letters. */
const NAME = { name: "Zoë", lastName: "Whītfield" } as const;
const SENT_AT = "2026-11-20T23:05:00.000Z";
const CHANGED_AT = "2026-11-21T01:10:00.000Z";
/** Monday after; the letters are written on a Saturday. */
export const DAY = "2026-11-23";
const ABOUT_NONE: readonly LeadKind[] = [
  ...(["service", "parts", "contact", "email", "careers", "fleet", "spinToWin"] as const),
  ...(["onlinePayment", "tradeIn"] as const),
];

let ids = 0;
/** `1f0000a7-…`: what a shopper says on the telephone differs from letter to letter. */
function nextId(): string {
  ids += 1;
  return `${(0x1f00_0000 + ids).toString(16)}-0000-4000-8000-000000000000`;
}

/** Where the leads of a kind stand in the pipeline, as its form files them; orders are in none. */
function pipelineOf(kind: LeadKind): Pick<LeadRecord, "category" | "subcategory"> {
  if (kind === "tradeIn" || kind === "offer")
    return { category: TRADE_CATEGORY, subcategory: TRADE_SUBCATEGORIES.started };
  const form = Object.values(FORMS).find((one) => one.kind === kind);
  return { category: form?.category ?? null, subcategory: form?.subcategory ?? null };
}

/** A lead of a kind as it stands after these changes. */
export function leadOf(
  { config: { site }, vehicle, typed, url = `${site.url}/` }: Scene,
  kind: LeadKind,
  fields: Fields = {},
  changes: readonly Pick<LeadChangeRecord, "letter" | "fields">[] = [],
): LeadRecord {
  const [dealership] = site.dealerships;
  const record = keptLead({
    id: nextId(),
    tenant: site.slug,
    websiteId: site.id,
    dealershipId: dealership?.id ?? null,
    kind,
    ...pipelineOf(kind),
    contact: {
      ...NAME,
      phone: site.country === "nz" ? "+6421555123" : "+61412555123",
      postcode: "4101",
      ...typed?.contact,
      email: `zoe.${ids}@shopper.example`,
    },
    fields: { ...(typed?.answers ?? TYPED)[kind], ...fields },
    url,
    vehicle: ABOUT_NONE.includes(kind) ? null : vehicle,
    receivedAt: SENT_AT,
    changes: changes.map((change, at) => ({ ...change, revision: at + 1, at: CHANGED_AT })),
  });
  return leadAtRevision(record, Infinity);
}

/** What is asked of a visit: a time that is kept, one that is wished for, none, and a day alone. */
export function visitFields({ config: { site } }: Scene) {
  const location_id = site.locations[0]?.id ?? "";
  const booked = { booking_date: DAY, booking_time: "13:30", location_id };
  return {
    booked,
    asked: { ...booked, booking_held: "No" },
    noTime: { location_id },
    dayOnly: { preferred_date: DAY, location_id },
  };
}
