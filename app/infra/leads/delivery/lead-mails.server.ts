import { bookingPlace } from "~/domain/appointment/booking-place";
import { visitBeside } from "~/domain/appointment/further-visit";
import { vehicleMoved } from "~/domain/appointment/moved-vehicle";
import { isOrderKind } from "~/domain/checkout/order";
import { adfDocument } from "~/domain/lead/adf/adf";
import { campaignText } from "~/domain/lead/origin/campaign-text";
import { isHalfWay } from "~/domain/lead/origin/half-way";
import { fullName } from "~/domain/lead/lead";
import { hearsNews } from "~/domain/lead/answering/reachable";
import { yardLine } from "~/domain/lead/lead-links";
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
  const { id, lead, config, copy, earlier = [], thread = null } = source;
  const { email } = lead.contact;
  const first = saidFirst(source);
  const xml = adfXml(
    adfDocument(lead, config.site, {
      about: subjectWords(lead, copy),
      comments: commentsOf(source, first),
      earlier,
    }),
  );
  const isXml = sink.body === "xml";
  return {
    id,
    from: senderOf(config),
    to: sink.to.map((address) => ({ name: "", address })),
    replyTo: email === null ? null : { name: fullName(lead.contact), address: email },
    subject: withoutIsolates(subjectOf(source)),
    text: isXml ? xml : [...first, dealerMailText({ lead, config, copy, earlier })].join("\n\n"),
    attachments: isXml
      ? []
      : [{ fileName: `lead-${lead.id}.adf.xml`, contentType: "application/xml", text: xml }],
    ...(thread === null ? {} : { follows: thread }),
    automatic: true,
  };
}

/** What the lead is, about which vehicle, from whom, when they come, and what has become of it. */
function subjectOf(source: LeadMailSource): string {
  const { lead, config, copy, hasTexts = false } = source;
  const category = subjectWords(lead, copy);
  const name = fullName(lead.contact);
  const vehicle = vehicleWords(lead, copy);
  const about = copy(vehicle === "" ? "leads.mail.subject" : "leads.mail.subjectVehicle", {
    category,
    vehicle,
    name,
  });
  const when = bookedFor(lead, config);
  const subject = when === null ? about : copy("leads.mail.subjectWhen", { subject: about, when });
  const isFurther = besideOf(source) !== null;
  const titled = isFurther
    ? copy("leads.mail.subjectFurther", { subject })
    : toldAs(lead, subject, { config, copy });
  const isToConfirm = waitsForDealer(visitStanding(lead, config));
  const told = isToConfirm ? copy("leads.mail.subjectConfirm", { subject: titled }) : titled;
  return hearsNews(lead, config, hasTexts) === "untold"
    ? copy("leads.mail.subjectCall", { subject: told })
    : told;
}

/** What stands before everything else: whether the shopper knows of the step, and what it changed. */
function saidFirst(source: LeadMailSource): string[] {
  const { lead, config, copy, before = null, hasTexts = false } = source;
  const news = hearsNews(lead, config, hasTexts);
  return [
    news === null ? "" : copy(newsKey(lead, news)),
    furtherText(source),
    placeText(source),
    vehicleText(source),
    before === null ? "" : mendedText(before, lead, config, copy),
  ].filter((part) => part !== "");
}

/** The comments of the ADF document: a lead system shows a salesperson nothing else of what was answered. */
function commentsOf({ lead, config, copy }: LeadMailSource, first: readonly string[]): string {
  const reads = languageRead(lead.url, config.site);
  const campaign = campaignText(lead);
  return [
    ...first,
    reads === null ? "" : copy("leads.mail.reads", { value: reads }),
    isHalfWay(lead) ? copy("leads.leftHalfWay") : "",
    leadComments(lead, answerWords(config, copy, lead.kind)),
    arrivalText(lead, copy),
    campaign === "" ? "" : copy("leads.mail.campaign", { value: campaign }),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Where a vehicle that has yet to arrive will stand; "" for one that is there. */
function arrivalText({ vehicle }: LeadRecord, copy: LeadCopy): string {
  if (vehicle === null || !vehicle.incoming || vehicle.yard === null) return "";
  return copy("leads.mail.arriving", { value: yardLine(vehicle.yard) });
}

/** The visit that the person has for the same already. */
function besideOf({ lead, config, earlier = [] }: LeadMailSource): LeadRecord | null {
  return visitBeside(lead, earlier, (visit, at) => visitStanding(visit, config, at));
}

/** That a visit is a further one, and not another time of the one before. */
function furtherText(source: LeadMailSource): string {
  const { config, copy } = source;
  const beside = besideOf(source);
  const when = beside === null ? null : bookedFor(beside, config);
  return when === null ? "" : copy("leads.mail.further", { when });
}

/** That a visit comes to another of the dealer's places: whoever reads it there has not heard of it before. */
function placeText({ lead, config, copy, placeLeft = null }: LeadMailSource): string {
  const to = bookingPlace(lead, config)?.name ?? "";
  return placeLeft === null ? "" : copy("leads.mail.movedPlace", { from: placeLeft, to });
}

/** That the vehicle of a visit stands at another of the dealer's places, or is back. */
function vehicleText({ lead, config, copy }: LeadMailSource): string {
  const from = vehicleMoved(lead);
  const to = bookingPlace(lead, config)?.name ?? "";
  if (from === null) return "";
  return copy(`leads.mail.${from === "" ? "vehicleBack" : "vehicleElsewhere"}`, { from, to });
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
  if (vehicleMoved({ changes }) !== null) return "subjectVehicleMoved";
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
