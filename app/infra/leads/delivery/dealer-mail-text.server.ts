import { languageName } from "~/domain/text/language-name";
import { MEDIUM_DAY, zonedTime } from "~/domain/time/zoned-time";
import { isNamedByKind, leadTitle, pipelineText } from "./lead-title.server";
import { odometerText } from "~/domain/country/distance-unit";
import { countryOf } from "~/domain/country/country-of";
import { campaignText } from "~/domain/lead/origin/campaign-text";
import { isHalfWay, LEFT_HALF_WAY } from "~/domain/lead/origin/half-way";
import { fullName } from "~/domain/lead/lead";
import { answerLine, type LeadAnswer } from "~/domain/lead/lead-answers";
import { pictureLink, vehicleLink, yardLine } from "~/domain/lead/lead-links";
import type { LeadRecord, LeadVehicle } from "~/domain/lead/lead-record";
import { byPerson, type EarlierLead } from "~/domain/lead/origin/earlier-leads";
import { modelOfLead } from "~/domain/lead/shopper-vehicle";
import { leadSections } from "~/domain/lead/lead-sections";
import type { LeadSite } from "~/domain/lead/sinks";
import { phoneText } from "~/domain/phone/phone-number";
import { languageOfAddress } from "~/domain/tenant/site-language";
import { answerWords, type LeadCopy, moneyText } from "./answer-words.server";
import { bookedFor, visitStanding } from "./visit-words.server";

interface Source {
  readonly lead: LeadRecord;
  readonly config: LeadSite;
  readonly copy: LeadCopy;
  readonly earlier: readonly EarlierLead[];
}

/** Writes a line of the mail; nothing where there is nothing to say. */
type Line = (key: string, value: string | null | undefined) => readonly string[];

/**
 * A lead as a salesperson reads it: who, how to reach them and when they come; the vehicle; what they say; their own
 * vehicle; finance; what was paid; how they came; then what is needed to find it again.
 */
export function dealerMailText({ lead, config, copy, earlier }: Source): string {
  const { site } = config;
  const line: Line = (key, value) => (value ? [copy(`leads.mail.${key}`, { value })] : []);
  const words = answerWords(config, copy, lead.kind);
  const sections = leadSections(lead.fields, words, visitStanding(lead, config) !== null);
  const headed = (key: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [[copy(`leads.mail.headings.${key}`), ...lines].join("\n")];
  const message = (lead.fields["message"] ?? "").trim();
  const parts = [
    ...sentBefore("earlier", byPerson(earlier).same, lead, config, copy),
    ...sentBefore("otherName", byPerson(earlier).others, lead, config, copy),
    [...whom(lead, site, line), ...lines(sections.reach)].join("\n"),
    ...headed("visit", visitLines(lead, config, sections.visit, line, copy)),
    ...headed("vehicle", [
      ...(lead.vehicle === null ? line("model", modelOfLead(lead)) : vehicleLines(lead.vehicle, site, line)),
      ...lines(sections.vehicle),
    ]),
    ...headed("wants", [...(message === "" ? [] : [message]), ...lines(sections.wants)]),
    ...headed("own", lines(sections.own)),
    ...headed("finance", lines(sections.finance)),
    ...headed("payment", lines(sections.payment)),
    ...headed("sent", [...lines(sections.sent), ...trail(lead, line)]),
    [
      ...line("category", leadTitle(lead, copy)),
      ...line("subcategory", stageOf(lead, copy)),
      ...moments(lead, site, line),
      ...line("reference", lead.id),
      copy("leads.mail.attached"),
    ].join("\n"),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** When it came, and when it changed last: a mail may have waited. */
function moments(
  { receivedAt, changes }: Pick<LeadRecord, "receivedAt" | "changes">,
  site: LeadSite["site"],
  line: Line,
): readonly string[] {
  const changed = changes.at(-1)?.at;
  return [
    ...line("received", zonedTime(receivedAt, site, MEDIUM_DAY)),
    ...line("changed", changed === undefined ? null : zonedTime(changed, site, MEDIUM_DAY)),
  ];
}

/** How far the steps of its form went. */
function stageOf(lead: LeadRecord, copy: LeadCopy): string {
  const isSaid = lead.subcategory === LEFT_HALF_WAY || isNamedByKind(lead);
  const reached = isSaid || lead.subcategory === null ? null : pipelineText(lead.subcategory, copy);
  return [reached, isHalfWay(lead) ? copy("leads.leftHalfWay") : null]
    .filter(Boolean)
    .join(copy("leads.mail.between.items"));
}

function lines(answers: readonly LeadAnswer[]): readonly string[] {
  return answers.map(answerLine);
}

function whom({ contact, url }: LeadRecord, site: LeadSite["site"], line: Line): readonly string[] {
  const { phone, email, postcode } = contact;
  return [
    ...line("name", fullName(contact)),
    ...line("phone", phone === null ? null : phoneText(phone, countryOf(site.country).code)),
    ...line("email", email),
    ...line("postcode", postcode),
    ...line("reads", languageRead(url, site)),
  ];
}

/**
 * What the person sent before, at the top: whoever answers must not ask again; apart from it, what came under the same
 * number from somebody of another name.
 */
function sentBefore(
  heading: "earlier" | "otherName",
  earlier: readonly EarlierLead[],
  { receivedAt: now }: Pick<LeadRecord, "receivedAt">,
  config: LeadSite,
  copy: LeadCopy,
): readonly string[] {
  if (earlier.length === 0) return [];
  const told = earlier.map(({ id, kind, category, receivedAt, vehicle, visit }) =>
    [
      leadTitle({ category, kind }, copy),
      ...(vehicle === null ? [] : [vehicle]),
      copy("leads.mail.sentOn", { when: zonedTime(receivedAt, config.site, MEDIUM_DAY) }),
      ...(visit === undefined ? [] : forVisit(visit, now, config, copy)),
      copy("leads.mail.reference", { value: id }),
    ].join(copy("leads.mail.between.parts")),
  );
  return [[copy(`leads.mail.headings.${heading}`), ...told].join("\n")];
}

/** What day and time was asked for, and how that stands at a moment. */
function forVisit(visit: LeadRecord, now: string, config: LeadSite, copy: LeadCopy): readonly string[] {
  const [when, standing] = [bookedFor(visit, config), visitStanding(visit, config, now)];
  if (when === null || standing === null) return [];
  return [copy("leads.mail.forVisit", { when, standing: copy(`leads.standing.${standing}`) })];
}

/** How a visit stands, then what was answered of it; that its time is kept or not is said by the first. */
function visitLines(
  lead: LeadRecord,
  config: LeadSite,
  answers: readonly LeadAnswer[],
  line: Line,
  copy: LeadCopy,
): readonly string[] {
  const standing = visitStanding(lead, config);
  if (standing === null) return lines(answers);
  return [
    ...line("standing", copy(`leads.standing.${standing}`)),
    ...lines(answers.filter(({ name }) => name !== "booking_held")),
  ];
}

/** The language of the page a lead was sent from, in words, where it is not the dealer's own. */
export function languageRead(url: string, site: LeadSite["site"]): string | null {
  const tag = languageOfAddress(site, url);
  return tag === null ? null : languageName(tag, site.locale);
}

function vehicleLines(vehicle: LeadVehicle, site: LeadSite["site"], line: Line): readonly string[] {
  const { name, price, priceTerms, km, vin, stockNumber, yard, incoming } = vehicle;
  return [
    name,
    ...line("price", price === null ? null : [moneyText(site)(price), priceTerms ?? ""].join(" ").trim()),
    ...line("km", km === null ? null : odometerText(km, site)),
    ...line("stockNumber", stockNumber),
    ...line("vin", vin),
    ...line(incoming ? "arriving" : "yard", yard === null ? null : yardLine(yard)),
    ...line("link", vehicleLink(vehicle, site.url)),
    ...line("picture", pictureLink(vehicle, site.url)),
  ];
}

function trail(lead: LeadRecord, line: Line): readonly string[] {
  const { url, visitedPages } = lead;
  return [
    ...line("sent", url),
    // The page it was sent from stands above.
    ...line("pages", visitedPages.filter((page) => page !== pathOf(url)).join(", ")),
    ...line("campaign", campaignText(lead)),
  ];
}

function pathOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).pathname : null;
}
