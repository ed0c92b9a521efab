import { ORDER_KINDS } from "~/domain/checkout/order";
import { adfDocument } from "~/domain/lead/adf";
import { fillPlaceholders, greetingName } from "~/domain/lead/auto-reply";
import { leadComments } from "~/domain/lead/lead-comments";
import type { LeadRecord } from "~/domain/lead/lead-record";
import type { LeadSite } from "~/domain/lead/sinks";
import type { LeadSink } from "~/domain/tenant/config/leads";
import { type Mail, MailFault } from "~/ports/mailer";
import { adfXml } from "./adf-xml.server";
import { answerWords, type LeadCopy } from "./answer-words.server";
import { dealerMailText } from "./dealer-mail-text.server";

/** What a mail is made from. */
export interface LeadMailSource {
  /** Id of the delivery. */
  readonly id: string;
  /** The lead as it stood after the delivered step. */
  readonly lead: LeadRecord;
  readonly config: LeadSite;
  readonly copy: LeadCopy;
}

/**
 * The mail to a dealer: the lead for people to read, and as ADF for the dealer's lead system. Replies go to the
 * shopper.
 */
export function dealerMail(
  { id, lead, config, copy }: LeadMailSource,
  sink: Extract<LeadSink, { type: "adfMail" }>,
): Mail {
  const { name, lastName, email } = lead.contact;
  const fullName = [name, lastName].filter(Boolean).join(" ");
  const category = subjectWords(lead, copy);
  const vehicle = lead.vehicle?.name ?? "";
  const subject = copy(vehicle === "" ? "leads.mail.subject" : "leads.mail.subjectVehicle", {
    category,
    vehicle,
    name: fullName,
  });
  const comments = leadComments(lead, answerWords(config, copy));
  const campaign = new URLSearchParams(lead.linkedQueryParams).toString();
  const inAdf = [comments, campaign === "" ? "" : copy("leads.mail.campaign", { value: campaign })];
  const said = { about: category, comments: inAdf.filter((part) => part !== "").join("\n\n") };
  const xml = adfXml(adfDocument(lead, config.site, said));
  const isXml = sink.body === "xml";
  return {
    id,
    from: { name: config.site.name, address: senderOf(config) },
    to: sink.to.map((address) => ({ name: "", address })),
    replyTo: email === null ? null : { name: fullName, address: email },
    subject: lead.changes.length === 0 ? subject : copy("leads.mail.subjectChange", { subject }),
    text: isXml ? xml : dealerMailText({ lead, config, copy }),
    attachments: isXml
      ? []
      : [{ fileName: `lead-${lead.id}.adf.xml`, contentType: "application/xml", text: xml }],
    automatic: true,
  };
}

/** What it is about, as a person would begin: the dealer's own word, else that of the kind, and how far an order is. */
function subjectWords({ category, kind, fields }: LeadRecord, copy: LeadCopy): string {
  const what = category ?? copy(`leads.kinds.${kind}`);
  const key = `leads.values.status.${(fields["status"] ?? "").replace(", ", "-").replace(" ", "-")}`;
  const status = copy(key);
  return !isOrder(kind) || status === key ? what : copy("leads.mail.whatStatus", { what, status });
}

const isOrder = (kind: LeadRecord["kind"]) => ORDER_KINDS.some((one) => one === kind);

/**
 * The automatic answer to the shopper, in the dealer's words. It repeats nothing that was typed except a harmless name,
 * because anybody's address may have been typed.
 * @throws MailFault when there is no address
 */
export function shopperMail(
  { id, lead, config, copy }: LeadMailSource,
  sink: Extract<LeadSink, { type: "autoReply" }>,
): Mail {
  const { site } = config;
  if (lead.contact.email === null) throw new MailFault("noSuchMailbox", "The shopper gave no address.");
  const vehicle = lead.vehicle?.name ?? "";
  const values = {
    name: greetingName(lead.contact.name) || copy("leads.reply.nobody"),
    vehicle,
    dealer: site.name,
    phone: site.phones["sales"] ?? site.phones["main"] ?? "",
    amount: lead.fields["amount"] ?? "",
    about: lead.fields["about"] ?? vehicle,
  };
  const keys = copyKeys(lead);
  const replyTo = sink.replyTo ?? site.email;
  return {
    id,
    from: { name: site.name, address: senderOf(config) },
    to: [{ name: "", address: lead.contact.email }],
    replyTo: replyTo === null ? null : { name: site.name, address: replyTo },
    subject: words(sink.subject, `leads.${keys.subject}`, values, copy),
    text: words(sink.text, `leads.${keys.text}`, values, copy),
    attachments: [],
    automatic: true,
  };
}

/**
 * Reasons for a refund that its letter explains. Refunds for other reasons were asked for by the shopper, or the dealer
 * tells the shopper.
 */
const REFUND_REASONS: Readonly<Record<string, string>> = { sold: "Sold", taken: "Taken", time: "Time" };

/** The copy keys of a mail: those of the letter that a change brings, else of the answer to a new lead. */
function copyKeys({ changes, fields, vehicle }: LeadRecord): {
  readonly subject: string;
  readonly text: string;
} {
  const letter = changes.at(-1)?.letter;
  if (letter === undefined) {
    const suffix = vehicle === null ? "" : "Vehicle";
    return { subject: `reply.subject${suffix}`, text: `reply.text${suffix}` };
  }
  const reason = REFUND_REASONS[fields["reason"] ?? ""] ?? "";
  return { subject: `letter.${letter}.subject`, text: `letter.${letter}.text${reason}` };
}

/** Values that are placeholders themselves: copy keeps them, and one later step fills all of them in. */
function words(
  own: string | null,
  key: string,
  values: Readonly<Record<string, string>>,
  copy: LeadCopy,
): string {
  const places = Object.fromEntries(Object.keys(values).map((name) => [name, `{${name}}`]));
  return fillPlaceholders(own ?? copy(key, places), values);
}

/** The address mails about a dealer's leads come from. */
export function senderOf({ site, leads }: LeadSite): string {
  return leads.mailFrom ?? `leads@${new URL(site.url).hostname.replace(/^www\./, "")}`;
}
