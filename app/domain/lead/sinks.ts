import { REMINDER_SINKS, reminderSink } from "../appointment/reminder-sinks";
import type { LeadSink } from "../tenant/config/leads";
import type { SiteConfig } from "../tenant/site-config";
import type { LeadChange, NewLead } from "./lead";
import type { LeadVehicle } from "./lead-record";
import { takesPostcode } from "./postcode-pattern";
import { SHOPPER_TEXT } from "./answering/shopper-text";
import { isAlwaysAnswered, isAnswered } from "./shopper-answers";

/** The part of a dealer's configuration that says where leads go. */
export type LeadSite = Pick<SiteConfig, "site" | "leads">;

/** Id of the sink that takes a lead which no sink of the dealer's own takes. */
const GENERAL_MAILBOX = "general-mailbox";

/** Id of the sink that sends the shopper letters about an order; every dealer has it. */
const SHOPPER_LETTERS = "shopper-letters";

/** Stands in the outbox in place of a sink when a lead has none: nobody at the dealer's would get it. */
export const NOBODY = "nobody";

/** Id of the mail that tells a dealer of leads that are held back. */
export const HELD_NOTICE = "held-notice";

/** Ids a dealer's own sinks cannot have. */
export const RESERVED_SINK_IDS: readonly string[] = [
  ...[GENERAL_MAILBOX, SHOPPER_LETTERS, SHOPPER_TEXT, NOBODY, HELD_NOTICE],
  ...REMINDER_SINKS.map(({ id }) => id),
];

/**
 * The dealer's sink with this id, the general mailbox, the shopper's letters, texts and reminders included; null when the
 * dealer has no such sink any more.
 */
export function sinkOf(config: LeadSite, id: string): LeadSink | null {
  if (id === SHOPPER_TEXT || reminderSink(id) !== null) return { ...shopperLetters(), id };
  const sinks = [...config.leads.sinks, ...generalMailbox(config), shopperLetters()];
  return sinks.find((sink) => sink.id === id) ?? null;
}

/** What of a lead decides which sinks get it. */
export type Routed = Pick<NewLead, "kind" | "dealershipId" | "contact" | "fields"> &
  Pick<LeadChange, "letter"> & {
    /** The vehicle it is about, where it is known. */
    readonly vehicle?: Pick<LeadVehicle, "yard"> | null;
  };

/**
 * The sinks that get a lead, or with `isChange` a later step of it. A step with a letter goes to the shopper's letters
 * as well, and so does a new lead that owes the shopper one (`isAnswered`). A lead that no sink of the dealer's own
 * takes goes to the general mailbox, `site.email`, and so do its later steps. What somebody has to act on, people at the
 * dealer's read in a mail whether or not they want later steps; where nobody would hear of it, the general mailbox does.
 */
export function sinksFor(config: LeadSite, lead: Routed, isChange: boolean): readonly LeadSink[] {
  const own = config.leads.sinks.filter((sink) => covers(sink, lead));
  const all = own.some(isDealers) ? own : [...own, ...generalMailbox(config)];
  const hasAddress = lead.contact.email !== null;
  const isUrgent = isChange && lead.letter === "vehicleGone";
  const hears = (sink: LeadSink) =>
    sink.type === "autoReply"
      ? !isChange && hasAddress && isAnswered(lead)
      : !isChange || sink.changes || (isUrgent && isReadByPeople(sink));
  const heard = all.filter(hears);
  const taking = isUrgent && !heard.some(isDealers) ? [...heard, ...generalMailbox(config)] : heard;
  const isOwed = isChange
    ? lead.letter !== undefined
    : isAlwaysAnswered(lead) && taking.every(({ type }) => type !== "autoReply");
  const hasLetter = isOwed && hasAddress;
  return hasLetter ? [...taking, shopperLetters()] : taking;
}

/** Whether a sink is a mailbox of people, and not of a lead system. */
export function isReadByPeople(sink: LeadSink): sink is Extract<LeadSink, { type: "adfMail" }> {
  return sink.type === "adfMail" && sink.body === "text";
}

/** Whether one of these sinks reaches somebody at the dealer's; an automatic answer to the shopper does not. */
export function reachesDealer(sinks: readonly LeadSink[]): boolean {
  return sinks.some(isDealers);
}

/**
 * The mailboxes of people who are told when leads are held back: those configured, else those that get leads as text,
 * else the dealer's general address.
 */
export function heldNoticeMailboxes({ site, leads }: LeadSite): readonly string[] {
  if (leads.heldNoticeTo.length > 0) return leads.heldNoticeTo;
  const readers = leads.sinks.flatMap((sink) => (isReadByPeople(sink) ? sink.to : []));
  if (readers.length > 0) return [...new Set(readers)];
  return site.email === null ? [] : [site.email];
}

const isDealers = ({ type }: LeadSink) => type !== "autoReply";

/** A sink that names none of something takes all; one that names some takes no lead that says nothing of it. */
function covers(
  { kinds, dealerships, only }: LeadSink,
  { kind, dealershipId, contact, fields, vehicle }: Routed,
): boolean {
  if (!kinds.includes(kind) || !takes(dealerships, dealershipId)) return false;
  if (only === undefined) return true;
  const { postcode } = contact;
  const makes = only.makes.map((make) => make.toLowerCase());
  return (
    takes(only.locations, fields["location_id"] ?? vehicle?.yard?.id) &&
    takes(only.departments, fields["department"]) &&
    takes(makes, fields["Vehicle Make"]?.toLowerCase()) &&
    (only.postcodes.length === 0 ||
      (postcode !== null && only.postcodes.some((pattern) => takesPostcode(pattern, postcode))))
  );
}

function takes(named: readonly string[], value: string | null | undefined): boolean {
  return named.length === 0 || (value !== null && value !== undefined && named.includes(value));
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
      halfWayMinutes: 60,
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
