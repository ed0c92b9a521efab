import { bookingOf } from "~/domain/appointment/booking";
import { isReminded } from "~/domain/appointment/due-reminders";
import { leadAnswers } from "~/domain/lead/lead-answers";
import { leadAtRevision } from "~/domain/lead/lead-record";
import { withoutPrivateAnswers } from "~/domain/lead/private-answers";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Database } from "~/infra/db/database.server";
import { answerWords, type LeadCopy } from "~/infra/leads/delivery/answer-words.server";
import type { LeadDeskOptions } from "~/infra/leads/lead-desk.server";
import { findLead } from "~/infra/leads/lead-records.server";
import { bookingCalendar } from "~/infra/leads/letters/booking-calendar.server";
import type { SentLeads } from "~/ports/sent-leads";
import { createBookingDesk } from "./booking-desk.server";
import type { SentLinks } from "./sent-links.server";

/** What the pages of sent leads are made from. */
export interface SentLeadsOptions extends LeadDeskOptions {
  readonly database: Database;
  readonly links: SentLinks;
  copyOf(config: SiteConfig): LeadCopy;
  /** Whether text messages can be sent. */
  readonly hasTexts: boolean;
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
      if (record === null || record.tenant !== slug) return null;
      const lead = withoutPrivateAnswers(leadAtRevision(record, record.changes.length), null);
      return {
        lead,
        answers: leadAnswers(lead.fields, answerWords(config, copyOf(config), record.kind)),
        booking: bookingOf(lead),
        reminded: isReminded(lead, config, options.hasTexts),
      };
    },
    calendar: (config, { lead }) => bookingCalendar({ lead, config, copy: copyOf(config) })[0] ?? null,
  };
}
