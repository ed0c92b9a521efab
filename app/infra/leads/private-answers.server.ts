import { createHmac, timingSafeEqual } from "node:crypto";
import { fullName } from "~/domain/lead/lead";
import { leadAnswers } from "~/domain/lead/lead-answers";
import { leadAtRevision } from "~/domain/lead/lead-record";
import { privateAnswers } from "~/domain/lead/private-answers";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { DAY_MS } from "~/domain/time/day";
import type { Database } from "~/infra/db/database.server";
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

/** Private answers of the leads in the database, behind signed addresses that expire. */
export function createPrivateAnswers({
  database,
  clock,
  secrets,
  copyOf,
}: PrivateAnswersOptions): PrivateAnswers {
  return {
    address({ site, leads }, leadId) {
      const until = String(clock.now().getTime() + leads.privateLinkDays * DAY_MS);
      const key = keyOf({ tenant: site.slug, leadId, until }, secrets[0]);
      return new URL(`/lead-answers/${leadId}?until=${until}&key=${key}`, `${site.url}/`).href;
    },
    async find(config, leadId, { until, key }) {
      const tenant = config.site.slug;
      if (!isKey(key, { tenant, leadId, until }, secrets)) return null;
      if (clock.now().getTime() > Number(until)) return "expired";
      const record = await findLead(database.queries, leadId);
      if (record === null || record.tenant !== tenant) return null;
      const { contact, receivedAt, fields } = leadAtRevision(record, record.changes.length);
      const words = answerWords(config, copyOf(config), record.kind);
      const answers = leadAnswers(privateAnswers({ fields }), words);
      return { name: fullName(contact), receivedAt, answers };
    },
  };
}

interface Signed {
  readonly tenant: string;
  readonly leadId: string;
  readonly until: string;
}

function isKey(key: string, signed: Signed, secrets: readonly string[]): boolean {
  return secrets.some((secret) => {
    const [given, wanted] = [Buffer.from(key), Buffer.from(keyOf(signed, secret))];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

function keyOf({ tenant, leadId, until }: Signed, secret: string): string {
  return createHmac("sha256", secret)
    .update(["lead-answers", tenant, leadId, until].join("\n"))
    .digest("base64url");
}
