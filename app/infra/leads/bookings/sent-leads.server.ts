import { PRIZE_AGAIN } from "~/domain/forms/pick-prize";
import { bookingOf } from "~/domain/appointment/booking";
import { isBookingAhead } from "~/domain/appointment/booking-ahead";
import { NEWS_KINDS } from "~/domain/appointment/open-ask";
import { reminderState } from "~/domain/appointment/due-reminders";
import { leadAnswers } from "~/domain/lead/lead-answers";
import { leadAtRevision, linkVersion, type LeadRecord } from "~/domain/lead/lead-record";
import { withoutPrivateAnswers } from "~/domain/lead/private-answers";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { siteAddress } from "~/domain/tenant/site-language";
import { shownAnswers } from "~/domain/trade/dealers-answers";
import type { Database } from "~/infra/db/database.server";
import { answerWords, type LeadCopy } from "~/infra/leads/delivery/answer-words.server";
import type { LeadDeskOptions } from "~/infra/leads/lead-desk.server";
import { findLead } from "~/infra/leads/lead-records.server";
import { bookingCalendar } from "~/infra/leads/letters/booking-calendar.server";
import { privateWords } from "~/infra/leads/private-answers.server";
import type { SentLeads, SentRecord } from "~/ports/sent-leads";
import { createBookingDesk } from "./booking-desk.server";
import { standsElsewhere } from "./departed-vehicles.server";
import type { SentLinks } from "./sent-links.server";
import { leadsOfShopper, visitsOf } from "./shopper-leads.server";
import { buyersOf } from "./vehicle-leads.server";

/** What the pages of sent leads are made from. */
export interface SentLeadsOptions extends LeadDeskOptions {
  readonly database: Database;
  readonly links: SentLinks;
  copyOf(config: SiteConfig): LeadCopy;
  /** A dealer's file in its own language, whose words leads have; null for a dealer that is not known. */
  dealerOf(slug: string): SiteConfig | null;
  /** Whether text messages can be sent. */
  readonly hasTexts: boolean;
}

async function sentRecord(
  record: LeadRecord,
  config: SiteConfig,
  options: SentLeadsOptions,
): Promise<SentRecord> {
  const lead = withoutPrivateAnswers(leadAtRevision(record, record.changes.length), null);
  // It may be somebody else's whose number was typed.
  const { [PRIZE_AGAIN]: _, ...told } = lead.fields;
  const fields = shownAnswers(told, options.dealerOf(config.site.slug) ?? config, config);
  // Of what is over, nobody asks where it stands.
  const comes = isBookingAhead(lead, config, options.clock.now());
  return {
    lead,
    answers: leadAnswers(fields, answerWords(config, options.copyOf(config), record.kind)),
    booking: bookingOf(lead),
    reminders: reminderState(lead, config, options.clock.now(), options.hasTexts),
    hasOrdered: await hasOrdered(record, options),
    standsElsewhere: comes && (await standsElsewhere(options.database, lead, config)),
  };
}

function whenOf({ booking }: SentRecord): string {
  return `${booking?.day ?? ""}T${booking?.time ?? ""}`;
}

async function hasOrdered(
  { kind, carId, tenant, contact }: LeadRecord,
  { database }: Pick<SentLeadsOptions, "database">,
): Promise<boolean> {
  if (!NEWS_KINDS.includes(kind) || carId === null) return false;
  return (await buyersOf(database.queries, tenant, carId))(contact);
}

/** What shoppers sent, as the database has it, behind signed links. */
export function createSentLeads(options: SentLeadsOptions): SentLeads {
  const { database, clock, links, copyOf } = options;
  return {
    ...createBookingDesk(options),
    path: links.path,
    async find(config, reference) {
      const { slug } = config.site;
      const read = links.read(slug, reference, clock.now());
      if (read === null || read === "expired") return read;
      const record = await findLead(database.queries, read.leadId);
      // We signed the link: what it opened was there, and has been erased. The page's words say that it may be so.
      if (record === null) return "expired";
      if (record.tenant !== slug) return null;
      if (read.version < linkVersion(record)) return "ended";
      return sentRecord(record, config, options);
    },
    async sentBy(config, submissionKey) {
      const row = await database.queries
        .selectFrom("lead")
        .select("id")
        .where("tenant", "=", config.site.slug)
        .where("submission_key", "=", submissionKey)
        .executeTakeFirst();
      const record = row === undefined ? null : await findLead(database.queries, row.id);
      return record === null ? null : sentRecord(record, config, options);
    },
    async ofLead(config, leadId) {
      const record = await findLead(database.queries, leadId);
      return record?.tenant === config.site.slug ? sentRecord(record, config, options) : null;
    },
    async comingVisits(config, owner) {
      const visits = await visitsOf(database.queries, config.site.slug, owner);
      const ahead = visits.filter((visit) =>
        isBookingAhead(leadAtRevision(visit, visit.changes.length), config, clock.now()),
      );
      const sent = await Promise.all(ahead.map((visit) => sentRecord(visit, config, options)));
      return sent.sort((one, other) => whenOf(one).localeCompare(whenOf(other)));
    },
    async ofShopper(config, shopper, most) {
      // A session opens nothing at another dealer's.
      if (shopper.tenant !== config.site.slug) return [];
      const leads = await leadsOfShopper(database.queries, shopper, most);
      return Promise.all(
        leads.map(async ({ lead, isOwn }) => ({
          ...(await sentRecord(lead, config, options)),
          isOwn,
          privateAnswers: isOwn ? privateWords(lead, config, copyOf(config)) : [],
        })),
      );
    },
    calendar: (config, { lead }) => {
      const page = siteAddress(config.site, links.path(config, lead));
      return bookingCalendar({ lead, config, copy: copyOf(config), now: clock.now() }, page)[0] ?? null;
    },
  };
}
