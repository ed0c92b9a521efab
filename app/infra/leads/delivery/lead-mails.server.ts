import { bookingPlace } from "~/domain/appointment/booking-place";
import { isOrderKind } from "~/domain/checkout/order";
import { adfDocument } from "~/domain/lead/adf/adf";
import { campaignText } from "~/domain/lead/origin/campaign-text";
import { isHalfWay } from "~/domain/lead/origin/half-way";
import { fullName } from "~/domain/lead/lead";
import { hearsNews } from "~/domain/lead/answering/reachable";
import { leadComments } from "~/domain/lead/lead-comments";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { leadVehicleName } from "~/domain/lead/shopper-vehicle";
import type { EarlierLead } from "~/domain/lead/origin/earlier-leads";
import type { LeadSite } from "~/domain/lead/sinks";
import type { LeadSink } from "~/domain/tenant/config/leads";
import { tradedTowards } from "~/domain/trade/accepted-offer";
import { withoutIsolates } from "~/domain/text/isolates";
import type { Mail, MailAddress } from "~/ports/mailer";
import { adfXml } from "./adf-xml.server";
import { answerWords, type LeadCopy, moneyText, orderWords } from "./answer-words.server";
import { dealerMailText, languageRead } from "./dealer-mail-text.server";
import { leadTitle } from "./lead-title.server";
import { mendedText } from "./mended-text.server";
import { bookedFor, visitStanding, waitsForDealer } from "./visit-words.server";

/** What a mail is made from. */
export interface LeadMailSource {
  /** Id of the delivery. */
  readonly id: string;
  /** The lead as it stood after the delivered step. */
  readonly lead: LeadRecord;
  readonly config: LeadSite;
  readonly copy: LeadCopy;
  /** What came by the same number or address within the day before, oldest first. */
  readonly earlier?: readonly EarlierLead[];
  /** Id of the mail that told of the first of these, or of an earlier step: this one follows it. */
  readonly thread?: string | null;
  /** The lead as it stood before the delivered step; null, as without it, where there is nothing to compare. */
  readonly before?: LeadRecord | null;
  /** The dealer's place that the visit left by the delivered step; null, as without it, where it is as before. */
  readonly placeLeft?: string | null;
  /** Whether text messages can be sent; without it, none can. */
  readonly hasTexts?: boolean;
}

/**
 * The mail to a dealer: the lead for people to read, and as ADF for the dealer's lead system. Replies go to the
 * shopper.
 */
export function dealerMail(source: LeadMailSource, sink: Extract<LeadSink, { type: "adfMail" }>): Mail {
  const { id, lead, config, copy, earlier = [], thread = null, before = null, hasTexts = false } = source;
  const { email } = lead.contact;
  const name = fullName(lead.contact);
  const category = subjectWords(lead, copy);
  const vehicle = vehicleWords(lead, copy);
  const about = copy(vehicle === "" ? "leads.mail.subject" : "leads.mail.subjectVehicle", {
    category,
    vehicle,
    name,
  });
  const when = bookedFor(lead, config);
  const subject = when === null ? about : copy("leads.mail.subjectWhen", { subject: about, when });
  const comments = leadComments(lead, answerWords(config, copy, lead.kind));
  const campaign = campaignText(lead);
  const reads = languageRead(lead.url, config.site);
  const language = reads === null ? "" : copy("leads.mail.reads", { value: reads });
  const left = isHalfWay(lead) ? copy("leads.leftHalfWay") : "";
  const news = hearsNews(lead, config, hasTexts);
  const hears = news === null ? "" : copy(newsKey(lead, news));
  const mended = before === null ? "" : mendedText(before, lead, config, copy);
  const comes = placeText(source);
  const inAdf = [
    hears,
    comes,
    mended,
    language,
    left,
    comments,
    campaign === "" ? "" : copy("leads.mail.campaign", { value: campaign }),
  ];
  const said = { about: category, comments: inAdf.filter((part) => part !== "").join("\n\n") };
  const xml = adfXml(adfDocument(lead, config.site, { ...said, earlier }));
  const isXml = sink.body === "xml";
  const titled = toldAs(lead, subject, { config, copy });
  const told = waitsForDealer(visitStanding(lead, config))
    ? copy("leads.mail.subjectConfirm", { subject: titled })
    : titled;
  return {
    id,
    from: senderOf(config),
    to: sink.to.map((address) => ({ name: "", address })),
    replyTo: email === null ? null : { name, address: email },
    subject: withoutIsolates(news !== "untold" ? told : copy("leads.mail.subjectCall", { subject: told })),
    text: isXml
      ? xml
      : [hears, comes, mended, dealerMailText({ lead, config, copy, earlier })].filter(Boolean).join("\n\n"),
    attachments: isXml
      ? []
      : [{ fileName: `lead-${lead.id}.adf.xml`, contentType: "application/xml", text: xml }],
    ...(thread === null ? {} : { follows: thread }),
    automatic: true,
  };
}

/** That a visit comes to another of the dealer's places: whoever reads it there has not heard of it before. */
function placeText({ lead, config, copy, placeLeft = null }: LeadMailSource): string {
  const to = bookingPlace(lead, config)?.name ?? "";
  return placeLeft === null ? "" : copy("leads.mail.movedPlace", { from: placeLeft, to });
}

/** Copy that says whether the shopper heard of what became of the vehicle, and of what. */
export function newsKey({ changes }: LeadRecord, news: "told" | "untold"): string {
  const letter = changes.at(-1)?.letter ?? "";
  return news === "told" && letter !== "vehicleGone" ? `leads.mail.news.${letter}` : `leads.mail.${news}`;
}

/** The vehicle it is about; of a trade-in the shopper's own, and what it goes towards. */
function vehicleWords(lead: LeadRecord, copy: LeadCopy): string {
  const [vehicle, wanted] = [leadVehicleName(lead) ?? "", tradedTowards(lead)];
  if (wanted === null || vehicle === wanted) return vehicle;
  return copy("account.towards", { vehicle, wanted });
}

/** What it is about, and how far an order is. */
function subjectWords(lead: LeadRecord, copy: LeadCopy): string {
  const { kind, fields } = lead;
  const what = leadTitle(lead, copy);
  const status = isOrderKind(kind) ? orderWords("status", fields["status"] ?? "", copy) : null;
  return status === null ? what : copy("leads.mail.whatStatus", { what, status });
}

/** The subject of a lead, with what has become of it. */
function toldAs(
  lead: LeadRecord,
  subject: string,
  { config, copy }: Pick<LeadMailSource, "config" | "copy">,
): string {
  if (isHalfWay(lead)) return copy("leads.mail.subjectHalfWay", { subject });
  const { offer_accepted: accepted, offer } = lead.fields;
  const amount = accepted === "true" ? Number(offer) : 0;
  if (amount > 0) {
    const figure = moneyText(config.site)(amount);
    return copy("leads.mail.subjectAccepted", { subject, offer: figure });
  }
  return lead.changes.length > 0 ? copy(`leads.mail.${changeWords(lead)}`, { subject }) : subject;
}

function changeWords({ changes }: LeadRecord): string {
  const letter = changes.at(-1)?.letter;
  if (letter === "bookingMoved") return "subjectMoved";
  if (letter === "bookingKept") return "subjectKept";
  if (letter === "vehicleGone") return "subjectGone";
  if (letter === "vehicleFreed") return "subjectFreed";
  if (letter === "vehicleReserved") return "subjectReserved";
  return letter === "bookingCancelled" ? "subjectCancelled" : "subjectChange";
}

/**
 * Where shoppers' answers to a dealer's mails go: the address that sends them may take none. Null for a dealer without one.
 * @param own of the sink that sends the mail
 */
export function repliesTo({ site }: Pick<LeadSite, "site">, own: string | null = null): MailAddress | null {
  const address = own ?? site.email;
  return address === null ? null : { name: site.name, address };
}

/**
 * Whom a dealer's mails come from.
 * @param mailbox its name on the site's host, for a dealer that has no address of its own
 */
export function senderOf({ site, leads }: LeadSite, mailbox: "leads" | "news" = "leads"): MailAddress {
  const address = leads.mailFrom ?? `${mailbox}@${new URL(site.url).hostname.replace(/^www\./, "")}`;
  return { name: site.name, address };
}
