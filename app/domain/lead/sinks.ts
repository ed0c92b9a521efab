import type { LeadSink } from "../tenant/config/leads";
import type { SiteConfig } from "../tenant/site-config";
import type { LeadChange, NewLead } from "./lead";

/** The part of a dealer's configuration that says where leads go. */
export type LeadSite = Pick<SiteConfig, "site" | "leads">;

/** Id of the sink that stands in where a dealer's configuration leaves a lead without one. */
const GENERAL_MAILBOX = "general-mailbox";

/** Id of the way letters about an order take to the shopper: every dealer has it. */
const SHOPPER_LETTERS = "shopper-letters";

/** The sink of this id, the general mailbox and shoppers' letters included; null when the dealer has none any more. */
export function sinkOf(config: LeadSite, id: string): LeadSink | null {
  const sinks = [...config.leads.sinks, ...generalMailbox(config), shopperLetters()];
  return sinks.find((sink) => sink.id === id) ?? null;
}

/** What decides about a lead's way. */
type Routed = Pick<NewLead, "kind" | "dealershipId" | "contact"> & Pick<LeadChange, "letter">;

/**
 * The sinks that get a lead, or with `isChange` a later step of it, and the shopper its letter. A new lead that no sink of the dealer takes goes
 * to its general mailbox, `site.email`.
 */
export function sinksFor(config: LeadSite, lead: Routed, isChange: boolean): readonly LeadSink[] {
  const taking = config.leads.sinks.filter((sink) => takes(sink, lead, isChange));
  if (isChange)
    return lead.letter === undefined || lead.contact.email === null ? taking : [...taking, shopperLetters()];
  const reachesDealer = taking.some(({ type }) => type !== "autoReply");
  return reachesDealer ? taking : [...taking, ...generalMailbox(config)];
}

function takes(sink: LeadSink, { kind, dealershipId, contact }: Routed, isChange: boolean): boolean {
  if (!sink.kinds.includes(kind)) return false;
  const servesAll = sink.dealerships.length === 0;
  if (!servesAll && (dealershipId === null || !sink.dealerships.includes(dealershipId))) return false;
  if (sink.type === "autoReply") return !isChange && contact.email !== null;
  return !isChange || sink.changes;
}

function generalMailbox({ site }: LeadSite): readonly LeadSink[] {
  if (site.email === null) return [];
  return [
    {
      id: GENERAL_MAILBOX,
      type: "adfMail",
      kinds: [],
      dealerships: [],
      changes: true,
      body: "text",
      to: [site.email],
    },
  ];
}

function shopperLetters(): LeadSink {
  return {
    id: SHOPPER_LETTERS,
    type: "autoReply",
    kinds: [],
    dealerships: [],
    replyTo: null,
    subject: null,
    text: null,
  };
}
