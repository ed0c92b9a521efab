import { join } from "node:path";
import { dueReminders } from "~/domain/appointment/due-reminders";
import { HELD_NOTICE, sinkOf, sinksFor } from "~/domain/lead/sinks";
import { shopperTextAt } from "~/domain/lead/answering/shopper-text";
import { sellsFor } from "~/domain/lead/vehicle-of-lead";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { TenantDirectory } from "~/infra/tenant/tenant-directory.server";
import type { Database } from "~/infra/db/database.server";
import type { Env } from "~/infra/env.server";
import type { AwaitedVehicles } from "~/ports/awaited-vehicles";
import type { Clock } from "~/ports/clock";
import type { DrivenVehicles } from "~/ports/driven-vehicles";
import type { LeadDesk } from "~/ports/lead-desk";
import type { LeadMetrics } from "~/ports/lead-metrics";
import type { Logger } from "~/ports/logger";
import type { PrivateAnswers } from "~/ports/private-answers";
import type { ReservedDrives } from "~/ports/reserved-drives";
import type { SentLeads } from "~/ports/sent-leads";
import type { TextMessages } from "~/ports/text-messages";
import { createReservedDrives } from "./bookings/reserved-drives.server";
import { createSentLeads } from "./bookings/sent-leads.server";
import { createSentLinks } from "./bookings/sent-links.server";
import { createArrivalNotes } from "./delivery/arrival-notes.server";
import { createDeliver } from "./delivery/deliver-lead.server";
import { createDeliveryQueue } from "./delivery/delivery-queue.server";
import { startDeliveryWorker, type WorkerPace } from "./delivery/delivery-worker.server";
import { createLeadDesk, type LeadDeskOptions } from "./lead-desk.server";
import type { LeadCopy } from "./delivery/answer-words.server";
import type { LetterTools } from "./letters/letter-source.server";
import { meteredDesk } from "./metered-desk.server";
import type { SinkTransports } from "./delivery/send-to-sink.server";
import { createTransports, type TransportOptions } from "./delivery/transports.server";
import { createPrivateAnswers } from "./private-answers.server";
import { createUpkeep, startUpkeep } from "./upkeep.server";

/** What taking and delivering leads needs. */
export interface LeadsOptions {
  readonly database: Database;
  readonly tenants: Pick<TenantDirectory, "bySlug" | "all" | "inLanguage">;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: { readonly leads: LeadMetrics };
  readonly env: TransportOptions["env"] & Pick<Env, "sessionSecrets">;
  /** Copy in a dealer's language and words. */
  copyOf(config: SiteConfig): LeadCopy;
  /** How letters to shoppers look, and where they lead. */
  readonly letters: LetterTools;
  /** Sends answers and reminders as text messages; null or missing where no gateway is set. */
  readonly texts?: TextMessages | null;
  /** For tests: other ways to send, another pace. */
  readonly transports?: SinkTransports;
  readonly pace?: Partial<WorkerPace>;
}

/** Leads in this process: the desk that takes them, and the background work that delivers them. */
export interface Leads {
  readonly desk: LeadDesk;
  readonly privateAnswers: PrivateAnswers;
  readonly sent: SentLeads;
  readonly drives: ReservedDrives & DrivenVehicles & AwaitedVehicles;
  /** Stops delivering; what is left is delivered after the next start, or by other processes. */
  close(): Promise<void>;
}

/** Starts taking and delivering leads. */
export function startLeads(options: LeadsOptions): Leads {
  const { database, tenants, clock, logger, env } = options;
  const metrics = options.metrics.leads;
  const { sessionSecrets: secrets } = env;
  const privateAnswers = createPrivateAnswers({ database, clock, secrets, copyOf: options.copyOf });
  const { texts = null } = options;
  const own = { ...createTransports({ env, logger, now: clock.now }), ...(texts === null ? {} : { texts }) };
  const worker = startDeliveryWorker({
    queue: createDeliveryQueue(database, clock, () => tenants.all().map(({ site }) => site.slug)),
    notes: createArrivalNotes(join(env.dataDir, "arrived"), logger),
    deliver: createDeliver({ ...options, transports: options.transports ?? own, privateAnswers }),
    typeOf: ({ tenant, sink }) => typeOf(tenants.bySlug(tenant), sink),
    clock,
    chance: Math.random,
    logger,
    metrics,
    ...(options.pace === undefined ? {} : { pace: options.pace }),
  });
  const hasTexts = texts !== null;
  const deskOptions: LeadDeskOptions = {
    database,
    clock,
    requireDealer: (tenant) => void known(tenants.bySlug(tenant), tenant),
    sinksFor: (tenant, lead, isChange) => sinksFor(known(tenants.bySlug(tenant), tenant), lead, isChange),
    sells: (tenant, dealershipId) => sellsFor(tenants.bySlug(tenant), dealershipId),
    onPosted: worker.kick,
    remindersOf: (tenant, lead, now) =>
      dueReminders(lead, known(tenants.bySlug(tenant), tenant), now, hasTexts),
    textAt: (tenant, lead, letter, now) =>
      hasTexts ? shopperTextAt(lead, letter, known(tenants.bySlug(tenant), tenant), now) : null,
    onFault: (error) => logger.error({ error }, "a lead could not be kept"),
  };
  const { folder } = own;
  const onPosted = worker.kick;
  const upkeep = createUpkeep({ database, tenants, folder, clock, logger, metrics, onPosted });
  const stopUpkeep = startUpkeep(upkeep, logger);
  return {
    desk: meteredDesk(createLeadDesk(deskOptions), metrics),
    sent: createSentLeads({
      ...deskOptions,
      links: createSentLinks(secrets),
      copyOf: options.copyOf,
      dealerOf: (slug) => options.tenants.bySlug(slug),
      hasTexts,
    }),
    drives: createReservedDrives({ ...deskOptions, served: () => tenants.all() }),
    privateAnswers,
    async close() {
      await Promise.all([worker.close(), stopUpkeep()]);
    },
  };
}

function known(config: SiteConfig | null, tenant: string): SiteConfig {
  if (config === null) throw new Error(`no dealer "${tenant}" is served here`);
  return config;
}

function typeOf(config: SiteConfig | null, sink: string): string {
  if (sink === HELD_NOTICE) return "heldNotice";
  return (config === null ? null : sinkOf(config, sink))?.type ?? "unknown";
}
