import { fillPlaceholders, greetingName } from "~/domain/lead/auto-reply";
import type { LeadLetter } from "~/domain/lead/lead";
import { isAdded } from "~/domain/lead/origin/lead-source";
import { isFinanceApplication } from "~/domain/lead/shopper-answers";
import type { Letter, LetterPart } from "~/domain/letter/letter";
import type { LeadSink } from "~/domain/tenant/config/leads";
import { senderOf } from "~/infra/leads/delivery/lead-mails.server";
import { letterMail } from "~/infra/mail/letter/letter-mail.server";
import { type Mail, MailFault } from "~/ports/mailer";
import { serviceLetter, testDriveLetter } from "./booking-letter.server";
import { applicationLetter } from "./application-letter.server";
import { nextSteps, sentText } from "./form-next.server";
import { factsPart, leadReference, type LetterContent, stepsPart } from "./letter-content.server";
import { letterAmount } from "./letter-figures.server";
import type { ShopperMailSource } from "./letter-source.server";
import { vehiclePart } from "./letter-vehicle.server";
import { letterheadOf, salesPhone } from "./letterhead.server";
import { orderTitle, receiptLetter, refundLetter } from "./order-letter.server";
import { prizeLetter } from "./prize-letter.server";
import { tradeInspectionLetter, tradeOfferLetter } from "./trade-letter.server";

type AutoReply = Extract<LeadSink, { type: "autoReply" }>;

/** Letters about something that became of a lead. */
const LETTERS: Readonly<Record<LeadLetter, (source: ShopperMailSource) => LetterContent>> = {
  receipt: receiptLetter,
  refund: refundLetter,
  tradeOffer: tradeOfferLetter,
  tradeInspection: tradeInspectionLetter,
};

/**
 * The mail to a shopper about what they sent, or what became of it. It repeats nothing that was typed except a harmless
 * name, because anybody's address may have been typed.
 * @param sink with the dealer's own words, if it has any; they stand in the place of the general answer's first paragraphs
 * @throws MailFault when there is no address
 */
export function shopperMail(source: ShopperMailSource, sink: AutoReply): Mail {
  const { id, lead, config } = source;
  const { site } = config;
  if (lead.contact.email === null) throw new MailFault("noSuchMailbox", "The shopper gave no address.");
  const head = letterheadOf(config, source.letters);
  const content = contentOf(source);
  const letter = letterOf(content, source, content.isGeneral ? sink : { subject: null, text: null });
  const replyTo = sink.replyTo ?? site.email;
  return letterMail(letter, head, {
    id,
    from: senderOf(config),
    to: lead.contact.email,
    replyTo: replyTo === null ? null : { name: site.name, address: replyTo },
    attachments: content.attachments ?? [],
  });
}

function contentOf(source: ShopperMailSource): LetterContent {
  const letter = source.lead.changes.at(-1)?.letter;
  if (letter !== undefined) return LETTERS[letter](source);
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

/** That a message has arrived, what it was about, and what happens next. */
function answerLetter(source: ShopperMailSource): LetterContent {
  const { lead, config, copy } = source;
  const about = lead.vehicle === null ? "" : "Vehicle";
  const values = { vehicle: lead.vehicle?.name ?? "", dealer: config.site.name };
  return {
    subject: copy(`letters.message.subject${about}`, values),
    heading: sentText(source),
    text: copy(`letters.message.text${about}`, values),
    parts: [
      ...vehiclePart(source),
      ...stepsPart(nextSteps(source), source),
      ...factsPart({ reference: leadReference(source) }, source),
    ],
    isGeneral: true,
  };
}

function letterOf(
  content: LetterContent,
  source: ShopperMailSource,
  sink: Pick<AutoReply, "subject" | "text">,
): Letter {
  const { copy, lead, config } = source;
  const name = greetingName(lead.contact.name);
  const phone = salesPhone(config) ?? "";
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
  const help = copy(phone === "" ? "letters.helpMail" : "letters.help", { phone });
  const subject = sink.subject === null ? content.subject : fillPlaceholders(sink.subject, values);
  return {
    subject,
    heading: content.heading,
    parts: [
      ...paragraphs(text),
      ...content.parts.filter(({ kind }) => kind !== "note"),
      ...(sink.text === null ? paragraphs(help) : []),
      ...content.parts.filter(({ kind }) => kind === "note"),
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
