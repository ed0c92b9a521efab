import { MEDIUM_DAY, zonedTime } from "~/domain/time/zoned-time";
import { heldNoticeMailboxes, type LeadSite } from "~/domain/lead/sinks";
import type { Mail } from "~/ports/mailer";
import type { HeldLead } from "./held-leads.server";
import type { LeadCopy } from "./delivery/answer-words.server";
import { senderOf } from "./delivery/lead-mails.server";

const MOST_LISTED = 20;

/** What the mail about held leads is made from. */
export interface HeldNoticeSource {
  /** Id of the delivery. */
  readonly id: string;
  readonly held: readonly HeldLead[];
  readonly config: LeadSite;
  readonly copy: LeadCopy;
}

/**
 * Tells people at the dealer's that leads are held back as suspect: how many, and how to look at them and release them.
 * Nothing that was typed is in it, neither words nor links nor names, because that may be why they are held.
 */
export function heldNoticeMail({ id, held, config, copy }: HeldNoticeSource): Mail {
  const { site } = config;
  const say = (key: string, values: Readonly<Record<string, unknown>> = {}) =>
    copy(`leads.held.${key}`, { dealer: site.name, number: held.length, tenant: site.slug, ...values });
  // The newest first: somebody is still waiting for an answer to those.
  const listed = held
    .slice(-MOST_LISTED)
    .map((lead) => `${zonedTime(lead.receivedAt, site, MEDIUM_DAY)}  ${lead.id}`);
  const rest = held.length - listed.length;
  return {
    id,
    from: senderOf(config),
    to: heldNoticeMailboxes(config).map((address) => ({ name: "", address })),
    replyTo: null,
    subject: say("subject"),
    text: `${[
      say("intro"),
      [...listed, ...(rest > 0 ? [say("rest", { rest })] : [])].join("\n"),
      say("how"),
      [
        `npm run leads -- list --state held --tenant ${site.slug}`,
        "npm run leads -- show LEAD",
        "npm run leads -- release LEAD",
      ].join("\n"),
      say("why"),
    ].join("\n\n")}\n`,
    attachments: [],
    automatic: true,
  };
}
