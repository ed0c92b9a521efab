import { fullName } from "~/domain/lead/lead";
import { type LeadAnswer, leadAnswers } from "~/domain/lead/lead-answers";
import { leadAtRevision, type LeadRecord } from "~/domain/lead/lead-record";
import { privateAnswers } from "~/domain/lead/private-answers";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { DAY_MS } from "~/domain/time/day";
import type { Database } from "~/infra/db/database.server";
import { signedKeys } from "~/infra/signed-keys.server";
import type { Clock } from "~/ports/clock";
import type { PrivateAnswers } from "~/ports/private-answers";
import { answerWords, type LeadCopy } from "./delivery/answer-words.server";
import { findLead } from "./lead-records.server";

/** What private answers are shown with. */
export interface PrivateAnswersOptions {
  readonly database: Pick<Database, "queries">;
  readonly clock: Clock;
  /** The first signs; links of all are valid. */
  readonly secrets: readonly [string, ...string[]];
  copyOf(config: SiteConfig): LeadCopy;
}

/** The private answers of a lead as it stands now, in words. */
export function privateWords(record: LeadRecord, config: SiteConfig, copy: LeadCopy): readonly LeadAnswer[] {
  const { fields } = leadAtRevision(record, record.changes.length);
  return leadAnswers(privateAnswers({ fields }), answerWords(config, copy, record.kind));
}

/** Private answers of the leads in the database, behind signed addresses that expire. */
export function createPrivateAnswers({
  database,
  clock,
  secrets,
  copyOf,
}: PrivateAnswersOptions): PrivateAnswers {
  const keys = signedKeys("lead-answers", secrets, 43);
  return {
    address({ site, leads }, leadId) {
      const until = String(clock.now().getTime() + leads.privateLinkDays * DAY_MS);
      const key = keys.key([site.slug, leadId, until]);
      return new URL(`/lead-answers/${leadId}?until=${until}&key=${key}`, `${site.url}/`).href;
    },
    async find(config, leadId, { until, key }) {
      const tenant = config.site.slug;
      if (!keys.fits(key, [tenant, leadId, until])) return null;
      if (clock.now().getTime() > Number(until)) return "expired";
      const record = await findLead(database.queries, leadId);
      if (record === null || record.tenant !== tenant) return null;
      const { contact, receivedAt } = leadAtRevision(record, record.changes.length);
      const answers = privateWords(record, config, copyOf(config));
      return { name: fullName(contact), receivedAt, answers };
    },
  };
}
