import { placeLeft } from "~/domain/appointment/booking-place";
import { vehicleMoved } from "~/domain/appointment/moved-vehicle";
import { reminderSink } from "~/domain/appointment/reminder-sinks";
import { leadAtRevision, type LeadRecord } from "~/domain/lead/lead-record";
import { isBegunKey, isHalfWay } from "~/domain/lead/origin/half-way";
import { byPerson } from "~/domain/lead/origin/earlier-leads";
import { HELD_NOTICE, sinkOf } from "~/domain/lead/sinks";
import { isReplaced } from "~/domain/lead/answering/replaced-letters";
import { SHOPPER_TEXT } from "~/domain/lead/answering/shopper-text";
import { withoutPrivateAnswers } from "~/domain/lead/private-answers";
import type { LeadSink } from "~/domain/tenant/config/leads";
import { languageOf, languageOfAddress } from "~/domain/tenant/site-language";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Database } from "~/infra/db/database.server";
import type { PrivateAnswers } from "~/ports/private-answers";
import { DeliveryFault } from "./delivery-fault.server";
import { LATER_NEWS } from "./outbox-rows.server";
import type { Delivery } from "./delivery-queue.server";
import type { LeadCopy } from "./answer-words.server";
import type { LetterTools, ShopperMailSource } from "~/infra/leads/letters/letter-source.server";
import { isDriveDoubtful } from "~/infra/leads/bookings/departed-vehicles.server";
import { withNamedDrives } from "~/infra/leads/bookings/named-drives.server";
import { sendReminder } from "~/infra/leads/bookings/send-reminder.server";
import { answerByText } from "~/infra/leads/bookings/send-text.server";
import { heldInNotice } from "~/infra/leads/held-leads.server";
import { heldNoticeMail } from "~/infra/leads/held-notice-mail.server";
import { findEarlierLeads, firstMailOf, isFinishedSince, toldTo } from "~/infra/leads/earlier-leads.server";
import { isFirstMail } from "./journey-mails.server";
import { findLead } from "~/infra/leads/lead-records.server";
import { mailTo, sendToSink, type SinkTransports } from "./send-to-sink.server";

/** Letters of steps after which nobody comes. */
const CALLS_OFF: readonly string[] = ["vehicleGone", "bookingCancelled"];

/** What making a delivery needs. */
export interface DeliverOptions {
  readonly database: Database;
  readonly tenants: {
    bySlug(slug: string): SiteConfig | null;
    /** See `TenantDirectory.inLanguage`. */
    inLanguage(config: SiteConfig, tag: string | null): SiteConfig;
  };
  copyOf(config: SiteConfig): LeadCopy;
  readonly transports: SinkTransports;
  readonly privateAnswers: Pick<PrivateAnswers, "address">;
  readonly letters: LetterTools;
}

/** A delivery with all that it is made from. */
interface Sending {
  readonly options: DeliverOptions;
  readonly delivery: Delivery;
  readonly config: SiteConfig;
  readonly record: LeadRecord;
  /** The lead after the delivered step, without private answers. */
  readonly lead: LeadRecord;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/**
 * Makes deliveries: sends the lead as it stood after the delivered step, to the sink as it is configured now.
 * @throws DeliveryFault
 */
export function createDeliver(options: DeliverOptions) {
  return async (delivery: Delivery, signal: AbortSignal): Promise<void> => {
    const { leadId, revision, tenant, sink: name } = delivery;
    const config = options.tenants.bySlug(tenant);
    if (config !== null && name === HELD_NOTICE) return tellOfHeld(options, delivery, config);
    const sink = config === null ? null : sinkOf(config, name);
    if (config === null || sink === null) throw new DeliveryFault("unreachable", "is not configured");
    const record = await findLead(options.database.queries, leadId);
    if (record === null) throw new DeliveryFault("hopeless", "the lead was deleted");
    // A reminder is of the booking as it stands now, whatever it was when the reminder was planned.
    const last = reminderSink(name) === null ? revision : record.changes.length;
    const stood = await toldChanges(options, delivery, sink, leadAtRevision(record, last));
    // Before any sink sees it: none of them is a place for what is private.
    const lead = withoutPrivateAnswers(stood, () => options.privateAnswers.address(config, leadId));
    const sending = { options, delivery, config, record, lead, now: options.transports.now(), signal };
    return sink.type === "autoReply" ? answerShopper(sending, sink) : tellDealer(sending, sink);
  };
}

/**
 * A lead with the changes that are news to a sink: steps that the first mail holds are none to whoever reads it, but for
 * what has to be acted upon at once.
 */
async function toldChanges(
  { database }: DeliverOptions,
  delivery: Delivery,
  { type }: LeadSink,
  lead: LeadRecord,
): Promise<LeadRecord> {
  const isNews = type === "adfMail" && (await isFirstMail(database.queries, delivery));
  const isUrgent = CALLS_OFF.includes(lead.changes.at(-1)?.letter ?? "") || vehicleMoved(lead) !== null;
  return isNews && !isUrgent ? { ...lead, changes: [] } : lead;
}

/** What every letter and mail about a lead is written from. */
function sourceOf({ options, delivery, config, lead, now }: Sending) {
  const { letters, transports, copyOf } = options;
  const hasTexts = transports.texts !== undefined;
  const copy = copyOf(config);
  return { id: delivery.id, lead, config, copy, letters, now, hasTexts } satisfies ShopperMailSource;
}

/** Sends to one of the dealer's ways: mail, webhook or marketplace. @throws DeliveryFault */
async function tellDealer(sending: Sending, sink: Exclude<LeadSink, { type: "autoReply" }>): Promise<void> {
  const { options, delivery, config, record, lead, now, signal } = sending;
  const { database, transports } = options;
  const { leadId, revision, sink: name } = delivery;
  const asItStood = leadAtRevision(record, revision);
  if (
    isNoticeOf(record, sink) &&
    isHalfWay(asItStood) &&
    (await isFinishedSince(database.queries, asItStood))
  )
    throw new DeliveryFault("unsent", "the form was finished since");
  const own = sourceOf(sending);
  const found = await findEarlierLeads(database.queries, asItStood);
  const earlier = await toldTo(database.queries, found, name, now);
  // A mail follows the same person's alone: a number may be typed by anybody.
  const [first] = byPerson(earlier).same;
  const thread = await firstMailOf(database.queries, first?.id ?? leadId, delivery, now);
  // A system reads ids, people read names.
  const read = sink.type === "webhook" ? lead : await withNamedDrives(database.queries, lead, own);
  const stood = lead.changes.length === 0 ? null : leadAtRevision(record, revision - 1);
  const before = stood === null ? null : withoutPrivateAnswers(stood, null);
  const moved = { placeLeft: leftPlace(asItStood, record, config) };
  return sendToSink({ ...own, ...moved, lead: read, before, earlier, thread }, sink, transports, signal);
}

/** Sends the shopper an answer or a reminder, in the language of the page. @throws DeliveryFault */
async function answerShopper(
  sending: Sending,
  sink: Extract<LeadSink, { type: "autoReply" }>,
): Promise<void> {
  const { options, delivery, config, record, lead, signal } = sending;
  const { database, transports, tenants, copyOf } = options;
  const reminder = reminderSink(delivery.sink);
  if (reminder === null && isReplaced(record, delivery.revision))
    throw new DeliveryFault("unsent", LATER_NEWS);
  const site = tenants.inLanguage(config, languageOfAddress(config.site, lead.url));
  // An address that was corrected meanwhile may be a stranger's.
  const { contact } = leadAtRevision(record, Infinity);
  const source = { ...sourceOf(sending), lead: { ...lead, contact }, config: site, copy: copyOf(site) };
  const words = inWordsOf(site, sink);
  const isDoubtful = () => isDriveDoubtful(database, leadAtRevision(record, Infinity), config);
  if (reminder !== null) return sendReminder(source, reminder, words, transports, signal, isDoubtful);
  if (delivery.sink === SHOPPER_TEXT) return answerByText(source, transports);
  await sendToSink(source, words, transports, signal);
}

/** The name of the place that a visit left by its last step; null where it is as before. */
function leftPlace(lead: LeadRecord, record: LeadRecord, config: SiteConfig): string | null {
  const last = lead.changes.at(-1);
  if (last?.letter !== "bookingMoved") return null;
  return placeLeft(leadAtRevision(record, last.revision - 1), lead, config)?.name ?? null;
}

/** Whether a delivery waited for its form to count as left: webhooks get each step of a journey at once. */
function isNoticeOf({ submissionKey }: LeadRecord, { type }: LeadSink): boolean {
  return type === "adfMail" || isBegunKey(submissionKey);
}

/** An answer as the shopper's language has it; the platform's words where the dealer's own are in another language. */
function inWordsOf(
  site: SiteConfig,
  sink: Extract<LeadSink, { type: "autoReply" }>,
): Extract<LeadSink, { type: "autoReply" }> {
  const said = sinkOf(site, sink.id);
  if (said?.type !== "autoReply" || languageOf(site.site).base === "") return sink;
  const translated = (key: "subject" | "text") => (said[key] === sink[key] ? null : said[key]);
  return { ...said, subject: translated("subject"), text: translated("text") };
}

/** Mails how many of these leads are still held; sends nothing when all were released meanwhile. */
async function tellOfHeld(
  { database, copyOf, transports }: DeliverOptions,
  { id, tenant }: Delivery,
  config: SiteConfig,
): Promise<void> {
  const held = await heldInNotice(database.queries, tenant, id);
  if (held.length === 0) return;
  await mailTo(heldNoticeMail({ id, held, config, copy: copyOf(config) }), transports);
}
