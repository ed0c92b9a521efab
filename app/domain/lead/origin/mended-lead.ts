import { isSlip, sharedPairs } from "../../text/slip";
import { MINUTE_MS } from "../../time/day";
import { isOrderKind } from "../../checkout/order";
import { visitKindOf } from "../../appointment/visit-plan";
import { fullName, type LeadKind, type NewLead } from "../lead";
import type { LeadRecord } from "../lead-record";
import { isLikeName, isSameSender } from "./same-sender";

/** How long after its sending a form that comes again may mend it. */
const MENDED_MS = 15 * MINUTE_MS;
/** Of the pairs of letters that two messages have, how many both share where one mends the other. */
const LEAST_SHARED = 0.6;
/** A shorter text stands within many others by chance. */
const LEAST_WITHIN = 12;

/** Kinds whose forms mend what they sent: not visits, which ask which one is moved, nor what is paid, drawn or has steps. */
export function isMendable(kind: LeadKind): boolean {
  return visitKindOf(kind) === null && !isOrderKind(kind) && kind !== "tradeIn" && kind !== "spinToWin";
}

/**
 * Whether a form mends a lead that came from the same browser: a few minutes ago, by the same person, about the same vehicle
 * or model, to the same place, for the same thing and with about the same message. Another question is a lead of its own.
 */
export function mends(
  again: Pick<
    NewLead,
    "kind" | "category" | "subcategory" | "carId" | "dealershipId" | "contact" | "fields" | "suspicion"
  >,
  lead: LeadRecord,
  now: Date,
): boolean {
  const isOfForm =
    again.kind === lead.kind && again.category === lead.category && again.subcategory === lead.subcategory;
  const isRecent = now.getTime() - Date.parse(lead.receivedAt) <= MENDED_MS;
  const isHeld = again.suspicion !== null || lead.suspicion !== null;
  if (!isMendable(lead.kind) || !isOfForm || !isRecent || isHeld || !isAboutSame(again, lead)) return false;
  const [before, said] = [saidIn(lead.fields), saidIn(again.fields)];
  // Who corrects address and number at once is known by name and words.
  const isNamed = isLikeName(fullName(lead.contact), fullName(again.contact));
  const isSaid = lettersOf(before) !== "" && lettersOf(before) === lettersOf(said);
  return (isSameSender(lead.contact, again.contact) && isAlike(before, said)) || (isNamed && isSaid);
}

/** Answers that say of what it is: to another place, or of another model, it is another lead. */
const ABOUT = ["Vehicle Make", "Vehicle Model", "location", "location_id"];
/** Answers that name a thing that is asked for. */
const THINGS = ["wanted", "part"];
const SAID = ["message", "question", ...THINGS];

function isAboutSame(
  again: Pick<NewLead, "carId" | "dealershipId" | "fields">,
  lead: Pick<LeadRecord, "carId" | "dealershipId" | "fields">,
): boolean {
  if (again.carId !== lead.carId || again.dealershipId !== lead.dealershipId) return false;
  const answers = ({ fields }: Pick<LeadRecord, "fields">, name: string) => fields[name] ?? "";
  return (
    ABOUT.every((name) => answers(again, name) === answers(lead, name)) &&
    THINGS.every((name) => isSameThing(answers(again, name), answers(lead, name)))
  );
}

/** Whether two answers name one thing: where words were exchanged, each is a slip of another, and no number is another. */
function isSameThing(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => text.normalize("NFKC").toLowerCase().match(WORD) ?? []);
  const gone = without(first, second);
  const come = without(second, first);
  if (gone.length === 0 || come.length === 0) return true;
  return gone.every((word) => come.some((put) => isSlip(word, put)));
}

const WORD = /[\p{L}\p{N}]+/gu;

function without(words: readonly string[] = [], others: readonly string[] = []): readonly string[] {
  return words.filter((word) => !others.includes(word));
}

function saidIn(fields: LeadRecord["fields"]): string {
  return SAID.map((name) => fields[name] ?? "").join(" ");
}

/** Whether two texts are nearly the same, or one is the other with something added; in any script. */
function isAlike(one: string, other: string): boolean {
  const [short = "", long = ""] = [lettersOf(one), lettersOf(other)].toSorted((a, b) => a.length - b.length);
  if (short === "") return long === "";
  if (long.startsWith(short) || (short.length >= LEAST_WITHIN && long.includes(short))) return true;
  return sharedPairs(short, long) >= LEAST_SHARED;
}

function lettersOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
