import { isOverdue } from "./letter-source.server";
import { leadPhone } from "~/domain/phone/lead-phone";
import { isFreed } from "~/domain/appointment/booking";
import { isBookingAhead } from "~/domain/appointment/booking-ahead";
import { visitKindOf } from "~/domain/appointment/visit-plan";
import { isOrderKind } from "~/domain/checkout/order";
import { fillPlaceholders, greetingName } from "~/domain/lead/answering/auto-reply";
import { calledName, type LeadKind, type LeadLetter } from "~/domain/lead/lead";
import { isAdded } from "~/domain/lead/origin/lead-source";
import { isFinanceApplication } from "~/domain/lead/shopper-answers";
import { modelOfLead } from "~/domain/lead/shopper-vehicle";
import type { Letter, LetterPart } from "~/domain/letter/letter";
import { textMessage } from "~/domain/text/text-message";
import type { LeadSink } from "~/domain/tenant/config/leads";
import { repliesTo, senderOf } from "~/infra/leads/delivery/lead-mails.server";
import { letterMail } from "~/infra/mail/letter/letter-mail.server";
import { type Mail, MailFault } from "~/ports/mailer";
import { applicationLetter } from "./application-letter.server";
import { changedBookingLetter, serviceLetter, testDriveLetter } from "./booking-letter.server";
import { freedLetter } from "./freed-letter.server";
import { nextSteps, ownSteps, sentText } from "./form-next.server";
import { factsPart, leadReference, type LetterContent, stepsPart } from "./letter-content.server";
import { letterAmount } from "./letter-figures.server";
import type { ShopperMailSource } from "./letter-source.server";
import { vehiclePart } from "./letter-vehicle.server";
import { letterheadOf } from "./letterhead.server";
import { orderAddress, orderTitle, receiptLetter, refundLetter } from "./order-letter.server";
import { ownVehicle } from "./own-vehicle.server";
import { prizeLetter } from "./prize-letter.server";
import { reservedWords } from "./reserved-words.server";
import { sentAddress } from "./sent-address.server";
import { tradeInspectionLetter, tradeOfferLetter } from "./trade-letter.server";

/** Query with which the page of a booking stops its reminders. */
const STOP_REMINDERS = "reminders=stop";

type AutoReply = Extract<LeadSink, { type: "autoReply" }>;

/** Letters about something that became of a lead. */
const LETTERS: Readonly<Record<LeadLetter, (source: ShopperMailSource) => LetterContent>> = {
  receipt: receiptLetter,
  refund: refundLetter,
  tradeOffer: tradeOfferLetter,
  tradeInspection: tradeInspectionLetter,
  bookingMoved: changedBookingLetter,
  bookingKept: changedBookingLetter,
  bookingCancelled: changedBookingLetter,
  bookingRetold: changedBookingLetter,
  vehicleReserved: changedBookingLetter,
  vehicleFreed: freedLetter,
  vehicleGone: changedBookingLetter,
};

/**
 * The mail to a shopper about what they sent, or what became of it. It repeats nothing that was typed except a harmless
 * name, because anybody's address may have been typed.
 * @param sink with the dealer's own words, if it has any; they stand in the place of the general answer's first paragraphs
 * @throws MailFault when there is no address
 */
export function shopperMail(source: ShopperMailSource, sink: AutoReply): Mail {
  const { id, lead, config } = source;
  if (lead.contact.email === null) throw new MailFault("noSuchMailbox", "The shopper gave no address.");
  const head = letterheadOf(config, source.letters, lead);
  const content = contentOf(source);
  const letter = letterOf(content, source, content.isGeneral ? sink : { subject: null, text: null });
  return letterMail(letter, head, {
    id,
    from: senderOf(config),
    to: lead.contact.email,
    replyTo: repliesTo(config, sink.replyTo),
    attachments: content.attachments ?? [],
    ...(source.reminder === undefined ? {} : { unsubscribe: `${sentAddress(source)}?${STOP_REMINDERS}` }),
  });
}

/**
 * The text message to a shopper about what they sent, or what became of it: dealer, reference, what happened, and the
 * page of it. It repeats nothing that was typed.
 */
export function shopperText(source: ShopperMailSource): string {
  const link = isOrderKind(source.lead.kind) ? orderAddress(source) : sentAddress(source);
  return textMessage(contentOf(source).short, link ?? "");
}

function contentOf(source: ShopperMailSource): LetterContent {
  const letter = source.reminder === undefined ? source.lead.changes.at(-1)?.letter : undefined;
  // What was asked is answered where it is read now, as if it were new.
  const isAskedAnew = letter === "bookingRetold" && visitKindOf(source.lead.kind) === null;
  if (letter !== undefined && !isAskedAnew) return LETTERS[letter](source);
  switch (source.lead.kind) {
    case "testDrive":
      return testDriveLetter(source);
    case "service":
      return serviceLetter(source);
    case "spinToWin":
      return prizeLetter(source);
    default:
      return isFinanceApplication(source.lead) ? applicationLetter(source) : answerLetter(source);
  }
}

/** Kinds whose letter names what was asked for: in a mailbox, two letters about one vehicle must not look like one. */
const SUBJECTS: Readonly<Partial<Record<LeadKind, string>>> = {
  finance: "Finance",
  personalisedFinance: "Quote",
  photoRequest: "Photos",
  similarVehicle: "Similar",
};
/** Of what is about none of the dealer's vehicles. */
const OTHER_SUBJECTS: Readonly<Partial<Record<LeadKind, string>>> = {
  parts: "Parts",
  careers: "Careers",
  fleet: "Fleet",
};

/** That a message has arrived, what it was about, and what happens next. */
function answerLetter(source: ShopperMailSource): LetterContent {
  const { lead, config, copy } = source;
  const vehicle = lead.vehicle?.name ?? modelOfLead(lead);
  const other = OTHER_SUBJECTS[lead.kind];
  const isOther = vehicle === null || (lead.vehicle === null && other !== undefined);
  const about = isOther ? "" : "Vehicle";
  const asked = (isOther ? other : SUBJECTS[lead.kind]) ?? "";
  const overdue = isOverdue(source);
  const said = overdue ? "Late" : about;
  const values = {
    vehicle: vehicle ?? "",
    dealer: config.site.name,
    reference: leadReference(source),
  };
  const reserved = overdue ? null : reservedWords(source);
  return {
    subject: copy(`letters.message.subject${asked}${about}`, values),
    heading: sentText(source).replace(/[.。]$/u, ""),
    text: copy(`letters.message.text${said}`, values),
    short: reserved?.short ?? copy(`letters.message.short${said}`, values),
    parts: [
      ...(reserved?.parts ?? []),
      ...vehiclePart(source),
      ...(overdue ? [] : stepsPart(nextSteps(source), source)),
      ...factsPart(
        {
          yourVehicle: lead.kind === "parts" ? ownVehicle(source) : null,
          reference: leadReference(source),
        },
        source,
      ),
    ],
    // A dealer's own words may promise a time that has passed.
    ...(overdue ? {} : { isGeneral: true as const }),
  };
}

function letterOf(
  content: LetterContent,
  source: ShopperMailSource,
  sink: Pick<AutoReply, "subject" | "text">,
): Letter {
  const { copy, lead, config } = source;
  const name = greetingName(calledName(lead.contact));
  const phone = leadPhone(lead, config) ?? "";
  const values = {
    name: name || copy("letters.nobody"),
    vehicle: lead.vehicle?.name ?? "",
    dealer: config.site.name,
    phone,
    amount: letterAmount(lead.fields["amount"], source),
    about: orderTitle(source),
  };
  const greeting = copy(name === "" ? "letters.greetingAnybody" : "letters.greeting", { name });
  const text = sink.text === null ? `${greeting}\n\n${content.text}` : fillPlaceholders(sink.text, values);
  // A number that breaks into two lines cannot be read from right to left, and is hard to dial elsewhere.
  const unbroken = phone.replaceAll(" ", "\u00A0");
  const help = copy(phone === "" ? "letters.helpMail" : "letters.help", { phone: unbroken });
  // What the dealer says of when it answers is not said again in other words.
  const hasOwnWords = sink.text !== null && ownSteps(source) === undefined;
  const subject = sink.subject === null ? content.subject : fillPlaceholders(sink.subject, values);
  return {
    subject,
    heading: content.heading,
    parts: [
      ...paragraphs(text),
      ...content.parts.filter(({ kind }) => kind !== "note" && !(hasOwnWords && kind === "steps")),
      ...sentLink(
        source,
        content.parts.some(({ kind }) => kind === "link"),
      ),
      ...(sink.text === null ? paragraphs(help) : []),
      ...content.parts.filter(({ kind }) => kind === "note"),
      ...stopLink(source),
      { kind: "note", text: whyText(source) },
    ],
  };
}

/** Why somebody gets it: they gave their address on the site, or to somebody who passed it on. */
function whyText({ lead, config, copy }: ShopperMailSource): string {
  const { name: dealer, url } = config.site;
  return copy(isAdded(lead) ? "letters.whyAdded" : "letters.why", { dealer, site: new URL(url).host });
}

function paragraphs(text: string): readonly LetterPart[] {
  return text === "" ? [] : [{ kind: "text", text }];
}

/**
 * The shopper's own page of what they sent. Orders have one of their own, which their letters link.
 * @param isQuiet the letter has a button for what to do
 */
function sentLink(source: ShopperMailSource, isQuiet: boolean): readonly LetterPart[] {
  if (isOrderKind(source.lead.kind)) return [];
  const { lead, config, now, copy } = source;
  const change = isFreed(lead) ? "letters.openTimes" : "letters.openBooking";
  const label = isBookingAhead(lead, config, now) ? change : "letters.open";
  return [
    { kind: "link", label: copy(label), href: sentAddress(source), ...(isQuiet ? { isQuiet: true } : {}) },
  ];
}

function stopLink(source: ShopperMailSource): readonly LetterPart[] {
  if (source.reminder === undefined) return [];
  const [text, label] = [source.copy("letters.reminders.text"), source.copy("letters.reminders.stop")];
  return [{ kind: "note", text, link: { label, href: `${sentAddress(source)}?${STOP_REMINDERS}` } }];
}
