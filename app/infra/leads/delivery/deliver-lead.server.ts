import { leadAtRevision } from "~/domain/lead/lead-record";
import { HELD_NOTICE, sinkOf } from "~/domain/lead/sinks";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Database } from "~/infra/db/database.server";
import { DeliveryFault } from "./delivery-fault.server";
import type { Delivery } from "./delivery-queue.server";
import type { LeadCopy } from "./answer-words.server";
import { heldInNotice } from "~/infra/leads/held-leads.server";
import { heldNoticeMail } from "~/infra/leads/held-notice-mail.server";
import { isFirstMail } from "./journey-mails.server";
import { findLead } from "~/infra/leads/lead-records.server";
import { mailTo, sendToSink, type SinkTransports } from "./send-to-sink.server";

/** What making a delivery needs. */
export interface DeliverOptions {
  readonly database: Database;
  readonly tenants: { bySlug(slug: string): SiteConfig | null };
  copyOf(config: SiteConfig): LeadCopy;
  readonly transports: SinkTransports;
}

/**
 * Makes deliveries: sends the lead as it stood after the delivered step, to the sink as it is configured now.
 * @throws DeliveryFault
 */
export function createDeliver(options: DeliverOptions) {
  return async (delivery: Delivery, signal: AbortSignal): Promise<void> => {
    const { id, leadId, revision, tenant, sink: name } = delivery;
    const config = options.tenants.bySlug(tenant);
    if (config !== null && name === HELD_NOTICE) return tellOfHeld(options, delivery, config);
    const sink = config === null ? null : sinkOf(config, name);
    if (config === null || sink === null) throw new DeliveryFault("unreachable", "is not configured");
    const record = await findLead(options.database.queries, leadId);
    if (record === null) throw new DeliveryFault("hopeless", "the lead was deleted");
    const asItStood = leadAtRevision(record, revision);
    const isNews = sink.type === "adfMail" && (await isFirstMail(options.database.queries, delivery));
    // Steps that the first mail holds are no changes to whoever reads it.
    const lead = isNews ? { ...asItStood, changes: [] } : asItStood;
    const source = { id, lead, config, copy: options.copyOf(config) };
    await sendToSink(source, sink, options.transports, signal);
  };
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
