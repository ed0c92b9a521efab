import { isOrderKind } from "~/domain/checkout/order";
import { adfDocument } from "~/domain/lead/adf/adf";
import { leadComments } from "~/domain/lead/lead-comments";
import type { LeadRecord } from "~/domain/lead/lead-record";
import type { LeadSite } from "~/domain/lead/sinks";
import type { LeadSink } from "~/domain/tenant/config/leads";
import type { Mail } from "~/ports/mailer";
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
    subject: lead.changes.length === 0 ? subject : copy(`leads.mail.${changeWords(lead)}`, { subject }),
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
  return !isOrderKind(kind) || status === key ? what : copy("leads.mail.whatStatus", { what, status });
}

function changeWords({ changes }: LeadRecord): string {
  const letter = changes.at(-1)?.letter;
  if (letter === "bookingMoved") return "subjectMoved";
  return letter === "bookingCancelled" ? "subjectCancelled" : "subjectChange";
}

/** The address mails about a dealer's leads come from. */
export function senderOf({ site, leads }: LeadSite): string {
  return leads.mailFrom ?? `leads@${new URL(site.url).hostname.replace(/^www\./, "")}`;
}
