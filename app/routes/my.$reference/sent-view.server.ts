import { bookAgainPath } from "~/domain/appointment/book-again";
import { BOOKING_STATUS, isFreed, isVehicleGone, MOVED_FROM, REMINDERS } from "~/domain/appointment/booking";
import type { FreeDay } from "~/domain/appointment/free-times";
import { bookingPlace } from "~/domain/appointment/booking-place";
import { shortReference } from "~/domain/checkout/order-reference";
import { countryOf } from "~/domain/country/country-of";
import { addressLine } from "~/domain/location/address-line";
import { receivedFiles } from "~/domain/forms/files/read-photos";
import { leadPhone } from "~/domain/phone/lead-phone";
import { isAnswered } from "~/domain/lead/shopper-answers";
import { leadVehicleName } from "~/domain/lead/shopper-vehicle";
import { acceptedOffer, tradedTowards } from "~/domain/trade/accepted-offer";
import { tradedFor, tradeNextKeys } from "~/domain/trade/next-steps";
import type { FileLink, SentRow, SentView } from "~/features/sent/sent-view";
import { helpView } from "~/pages/sent/help-view.server";
import { askOf, canBeChanged, sentState } from "~/pages/sent/sent-state.server";
import { stockPath } from "~/paths";
import type { SentRecord } from "~/ports/sent-leads";
import { isFileAddress } from "~/request/form-file-address.server";
import type { FormDesk } from "~/request/form-context.server";
import type { NamedVehicle } from "~/request/vehicle-brief.server";
import { dayText, timeText, visitText } from "~/request/visit-words.server";
import { siteFormatter } from "~/request/site-context.server";

/** Answers that stand above the others, or that only the dealer needs. */
const SHOWN_ABOVE: ReadonlySet<string> = new Set([
  ...["booking_date", "booking_time", "booking_held", "preferred_date", "location_id", "form_completed"],
  ...[BOOKING_STATUS, MOVED_FROM, REMINDERS, "lead_source", "vehicle_status"],
]);

/** Answers that an accepted offer has above. */
const OFFER_ABOVE: readonly string[] = ["offer", "offer_accepted", "valuation", "valuation_until"];

/** What the page is asked for besides the lead. */
export interface SentPageAsk {
  /** Own path of the page. */
  readonly path: string;
  readonly said: SentView["said"];
  /** Whether to ask before cancelling. */
  readonly cancelling: boolean;
  /** Free times to move to; null where the vehicle cannot be driven any more. */
  readonly times: readonly FreeDay[] | null;
  /** What its vehicle is now; where there is one, it is shown beside. */
  readonly about: NamedVehicle;
}

/** The page of what a shopper sent. */
export function sentView(sent: SentRecord, site: FormDesk, ask: SentPageAsk): SentView {
  const { lead, booking } = sent;
  const { t, config } = site;
  const canChange = canBeChanged(sent, site);
  const isMissing = canChange && ask.times === null;
  const calendarHref = `${ask.path}/calendar.ics`;
  return {
    title: t(`leads.kinds.${lead.kind}`),
    status: sentState(sent, site, isMissing, ask.about),
    sentOn: t("mine.sentOn", { day: siteFormatter(config).date(new Date(lead.receivedAt)) }),
    said: ask.said,
    facts: facts(sent, site, ask.about.vehicle !== null),
    next: tradeNext(sent, site),
    answers: { title: t("mine.what"), rows: answers(sent, site) },
    calendar:
      canChange && !isMissing && booking?.state === "kept"
        ? { href: calendarHref, label: t("mine.calendar") }
        : null,
    keep: canChange && !ask.cancelling ? keepOf(sent, site, ask) : null,
    change: canChange ? changeOf(site, ask) : null,
    sure:
      canChange && ask.cancelling
        ? {
            title: t("mine.cancelAsk"),
            text: t(booking?.state === "kept" ? "mine.cancelText" : "mine.cancelRequestText"),
            action: ask.path,
            yes: t("mine.cancelYes"),
            no: { href: ask.path, label: t("mine.cancelNo") },
          }
        : null,
    // Reminders wait while nobody can drive the vehicle.
    reminders: canChange && !isMissing ? remindersOf(sent, site, ask.path) : null,
    again: againOf(sent, site, canChange) ?? othersOf(sent, site, ask.about),
    ...helpView(leadPhone(lead, config), site),
  };
}

/** Stops the reminders of a booking, or has them come again. */
function remindersOf({ reminders }: SentRecord, { t }: FormDesk, path: string): SentView["reminders"] {
  if (reminders === null) return null;
  const [does, text, label] =
    reminders === "stopped"
      ? ["start", "stoppedText", "start"]
      : ["stop", `remindersText.${reminders.join("_")}`, "stop"];
  return {
    title: t("mine.reminders"),
    text: t(`mine.${text}`),
    action: `${path}?reminders=${does}`,
    submit: t(`mine.${label}`),
  };
}

function facts(
  { lead, booking, answers: all }: SentRecord,
  site: FormDesk,
  hasVehicle: boolean,
): readonly SentRow[] {
  const { t, config } = site;
  const place = booking === null ? null : bookingPlace(lead, config);
  const towards = tradedTowards(lead);
  const offer = acceptedOffer(lead, site.today);
  const rows: Readonly<Record<string, string | null>> = {
    day: booking === null ? null : dayText(booking.day, config),
    time: booking?.time == null ? null : timeText(booking.time, config),
    place:
      place === null ? null : `${place.name}\n${addressLine(place.address, countryOf(config.site.country))}`,
    yourVehicle: lead.kind === "tradeIn" ? leadVehicleName({ ...lead, vehicle: null }) : null,
    towards,
    offer: offer === null ? null : (all.find(({ name }) => name === "offer")?.value ?? null),
    until: offer?.until == null ? null : dayText(offer.until, config),
    vehicle: hasVehicle || towards !== null ? null : (lead.vehicle?.name ?? null),
    reference: shortReference(lead.id),
  };
  return Object.entries(rows).flatMap(([name, value]) =>
    value === null ? [] : [{ label: t(`letters.facts.${name}`), value }],
  );
}

function answers({ lead, answers: all }: SentRecord, { t, today, config }: FormDesk): readonly SentRow[] {
  const message = (lead.fields["message"] ?? "").trim();
  const above = acceptedOffer(lead, today) === null ? [] : OFFER_ABOVE;
  const rows = withRange(all, t)
    .filter(({ name }) => !SHOWN_ABOVE.has(name) && !above.includes(name))
    .map(({ label, value }) => ({ label, value: filesIn(label, value, config) ?? value }));
  return message === "" ? rows : [{ label: t("mine.message"), value: message }, ...rows];
}

/**
 * With the range that a trade-in was told in one answer, in its page's words; the dealer reads its two ends, and both ranges.
 * Once its condition is known, the first range is none any more.
 */
function withRange(all: SentRecord["answers"], t: FormDesk["t"]): SentRecord["answers"] {
  const valueOf = (wanted: string) => all.find(({ name }) => name === wanted)?.value;
  const isValued = valueOf("valuation_min") !== undefined;
  const [low, high, label] = isValued
    ? (["valuation_min", "valuation_max", "trade.offer.range"] as const)
    : (["range_shown_min", "range_shown_max", "trade.range.label"] as const);
  const most = valueOf(high);
  return all.flatMap((answer) => {
    const { name, value } = answer;
    if (name === low && most !== undefined)
      return [{ ...answer, label: t(label), value: t("trade.range.amount", { low: value, high: most }) }];
    if (RANGES.includes(name)) return [];
    const own = OFFERED[name];
    return [own === undefined ? answer : { ...answer, label: t(own) }];
  });
}

const RANGES: readonly string[] = ["range_shown_min", "range_shown_max", "valuation_min", "valuation_max"];
/** What of a figure the shopper knows by other names than the dealer. */
const OFFERED: Readonly<Record<string, string>> = {
  valuation: "letters.facts.offer",
  valuation_until: "letters.facts.until",
};

/** The files of an answer that holds their addresses; null of any other. No address but the site's own becomes a link. */
function filesIn(label: string, value: string, config: FormDesk["config"]): readonly FileLink[] | null {
  const files = receivedFiles(value);
  if (!files.some(({ address }) => isFileAddress(config, address ?? ""))) return null;
  return files.map(({ name, address }) => ({
    label: name ?? label,
    href: isFileAddress(config, address ?? "") ? ownPath(address ?? "") : null,
  }));
}

/** On whichever host the page is read. */
function ownPath(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

/** What comes after a trade-in that was told whole, as its letter says it. */
function tradeNext({ lead }: SentRecord, { t, today }: FormDesk): SentView["next"] {
  if (lead.kind !== "tradeIn" || !isAnswered(lead)) return null;
  const offer = acceptedOffer(lead, today);
  const keys = tradeNextKeys(offer === null || offer.isOver ? "sent" : "accepted", tradedFor(lead));
  return { title: t("letters.next"), steps: keys.map((key) => t(key)) };
}

/** The time that was wished for, once its vehicle is free again; nothing where nobody can drive it any more. */
function keepOf(
  { lead, booking }: SentRecord,
  { t, config }: FormDesk,
  { path, times }: SentPageAsk,
): SentView["keep"] {
  if (booking?.time == null || times === null || !isFreed(lead)) return null;
  const { day, time } = booking;
  const isFree = times.some(({ date, times: free }) => date === day && free.includes(time));
  return {
    title: t("mine.freedTitle"),
    text: t(isFree ? "mine.freedText" : "mine.freedTaken", {
      when: visitText(day, time, config),
    }),
    action: path,
    submit: isFree ? { day, time, label: t("mine.keep") } : null,
  };
}

function changeOf({ t }: FormDesk, { path, times }: SentPageAsk): NonNullable<SentView["change"]> {
  const isEmpty = times !== null && times.length === 0;
  return {
    title: t("mine.changeTitle"),
    note: times === null ? t("mine.cannotMove") : isEmpty ? t("mine.noTimes") : null,
    cancel: { href: `${path}?cancel=1`, label: t("mine.cancel") },
  };
}

/** Where to book again, once the booking is over or cancelled. */
function againOf(
  { lead, booking }: SentRecord,
  { t, config }: FormDesk,
  canChange: boolean,
): SentView["again"] {
  if (booking === null || canChange) return null;
  const href = bookAgainPath(lead, config);
  return href === null ? null : { href, label: t(isVehicleGone(lead) ? "mine.againOther" : "mine.again") };
}

/** Where to find another vehicle, once the one that was asked about is not to be had. */
function othersOf(sent: SentRecord, { t, config, now }: FormDesk, about: NamedVehicle): SentView["again"] {
  const standing = askOf(sent, now, about);
  const { vehicle } = sent.lead;
  if (standing !== "sold" && standing !== "gone") return null;
  return vehicle === null
    ? { href: config.routes.defaultSearch, label: t("forms.closed.stock") }
    : { href: stockPath(vehicle), label: t("forms.closed.similar") };
}
