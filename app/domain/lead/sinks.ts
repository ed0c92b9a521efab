import type { LeadSink } from "../tenant/config/leads";
import type { SiteConfig } from "../tenant/site-config";
import type { LeadChange, NewLead } from "./lead";

/** The part of a dealer's configuration that says where leads go. */
export type LeadSite = Pick<SiteConfig, "site" | "leads">;

/** Id of the sink that stands in where a dealer's configuration leaves a lead without one. */
const GENERAL_MAILBOX = "general-mailbox";

/** Id of the way letters about an order take to the shopper: every dealer has it. */
const SHOPPER_LETTERS = "shopper-letters";

/** Stands in the outbox for the sink that a lead has not: nobody at the dealer's gets it. */
export const NOBODY = "nobody";

/** Id of the mail that tells a dealer of leads that are held back. */
export const HELD_NOTICE = "held-notice";

/** Ids a dealer's own sinks cannot have. */
export const RESERVED_SINK_IDS: readonly string[] = [GENERAL_MAILBOX, SHOPPER_LETTERS, NOBODY, HELD_NOTICE];

/** The sink of this id, the general mailbox and shoppers' letters included; null when the dealer has none any more. */
export function sinkOf(config: LeadSite, id: string): LeadSink | null {
  const sinks = [...config.leads.sinks, ...generalMailbox(config), shopperLetters()];
  return sinks.find((sink) => sink.id === id) ?? null;
}

/** What decides about a lead's way. */
export type Routed = Pick<NewLead, "kind" | "dealershipId" | "contact"> & Pick<LeadChange, "letter">;

/**
 * The sinks that get a lead, or with `isChange` a later step of it, and the shopper its letter. A lead that no sink of
 * the dealer takes goes to its general mailbox, `site.email`, with all its steps.
 */
export function sinksFor(config: LeadSite, lead: Routed, isChange: boolean): readonly LeadSink[] {
  const own = config.leads.sinks.filter((sink) => covers(sink, lead));
  const all = own.some(isDealers) ? own : [...own, ...generalMailbox(config)];
  const hasAddress = lead.contact.email !== null;
  const taking = all.filter((sink) =>
    sink.type === "autoReply" ? !isChange && hasAddress : !isChange || sink.changes,
  );
  const hasLetter = isChange && lead.letter !== undefined && hasAddress;
  return hasLetter ? [...taking, shopperLetters()] : taking;
}

/** Whether somebody at the dealer's is among them: an answer to the shopper is no recipient. */
export function reachesDealer(sinks: readonly LeadSink[]): boolean {
  return sinks.some(isDealers);
}

/** Mailboxes, for people, that are told when leads are held back: those configured, else who reads leads, else the general one. */
export function heldNoticeMailboxes({ site, leads }: LeadSite): readonly string[] {
  if (leads.heldNoticeTo.length > 0) return leads.heldNoticeTo;
  const readers = leads.sinks.flatMap((sink) =>
    sink.type === "adfMail" && sink.body === "text" ? sink.to : [],
  );
  if (readers.length > 0) return [...new Set(readers)];
  return site.email === null ? [] : [site.email];
}

const isDealers = ({ type }: LeadSink) => type !== "autoReply";

function covers(sink: LeadSink, { kind, dealershipId }: Routed): boolean {
  if (!sink.kinds.includes(kind)) return false;
  const servesAll = sink.dealerships.length === 0;
  return servesAll || (dealershipId !== null && sink.dealerships.includes(dealershipId));
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
