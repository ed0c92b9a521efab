import { isParted, type Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";
import { phraseAt, phraseLookup } from "../words/phrase-at";
import {
  LOOKED_FOR,
  REPLACED,
  SAID_OF_PEOPLE,
  SERVICE,
  SERVICE_ASKED,
  SERVICE_BEHIND,
  SERVICED_AT,
  SERVICED_BEFORE,
  WITH_SERVICE,
} from "./service-words";

const serviceAt = phraseLookup(SERVICE);
const askedAt = phraseLookup(SERVICE_ASKED);
/** What is said of the vehicle that a service is asked for. */
const OWN: ReadonlySet<string> = new Set("make make_model badge body fuel transmission drive".split(" "));
const OWN_RANGES: ReadonlySet<string> = new Set(["km", "year", "engine_cc"]);
const replacedAt = phraseLookup(REPLACED);
const behindAt = phraseLookup(SERVICE_BEHIND);
const ARTICLES: ReadonlySet<string> = new Set(["a", "an"]);
/** A part of one's own vehicle. */
const PARTS: ReadonlySet<string> = new Set(["filtered_features", "badge"]);

/** Whether a text says that something is to be mended. */
export function speaksOfService(all: readonly Lexeme[]): boolean {
  return all.some((_, at) => isService(all, at));
}

/**
 * "Service booking Ranger 90000 km": whose service is asked for, nobody looks for, and neither for so many kilometres. Of a
 * vehicle that "had its 90000 km service" the kilometres alone are told.
 * "Awning needs repair", "my sunroof is leaking": the part is told, nobody looks for a vehicle with one. What another clause
 * says is looked for: "mine is broken, suv with sunroof".
 */
export function withServiceApart(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
): readonly PlacedReading[] {
  const clauses = clausesOf(all);
  const asked = new Set(all.flatMap((_, at) => (isAsked(all, at) ? [clauses[at]] : [])));
  const served = new Set(all.flatMap((_, at) => (isService(all, at) ? [clauses[at]] : [])));
  const replaced = new Set(
    all.flatMap((_, at) => (replacedAt(all, at) > 0 ? [at, at + replacedAt(all, at)] : [])),
  );
  const isPart = (one: PlacedReading) =>
    one.kind === "text" || (one.kind === "values" && PARTS.has(one.meaning.attribute));
  const isOwn = (one: PlacedReading) =>
    asked.has(clauses[one.from]) &&
    ((one.kind === "values" && OWN.has(one.meaning.attribute)) ||
      (one.kind === "range" && OWN_RANGES.has(one.attribute)));
  const isServed = ({ from }: PlacedReading) => served.has(clauses[from]) || replaced.has(from);
  return read.map((one) =>
    isOwn(one) || isServiceAt(one, all) || (isPart(one) && isServed(one))
      ? { kind: "aside", from: one.from, end: one.end }
      : one,
  );
}

function isService(all: readonly Lexeme[], at: number): boolean {
  return serviceAt(all, at) > 0 && !SAID_OF_PEOPLE.has(all[at - 1]?.key ?? "");
}

/** How far a vehicle goes to its service, and no distance that is looked for. */
function isServiceAt(one: PlacedReading, all: readonly Lexeme[]): boolean {
  if (one.kind !== "range" || one.attribute !== "km") return false;
  return (
    behindAt(all, one.end) > 0 ||
    SERVICED_AT.some((phrase) => phraseAt(all, one.from - phrase.length, [phrase]) > 0)
  );
}

/** "Service booking", and no "logbook service history". */
function isAsked(all: readonly Lexeme[], at: number): boolean {
  const length = askedAt(all, at);
  const [before, next] = [all[at - 1]?.key ?? "", all[at + length]?.key ?? ""];
  return length > 0 && !WITH_SERVICE.has(before) && !SERVICED_BEFORE.has(next);
}

/** Which clause each word stands in, counted from the first. */
function clausesOf(all: readonly Lexeme[]): readonly number[] {
  let clause = 0;
  return all.map(({ key }, at) => {
    const isNew = LOOKED_FOR.has(key) && !isService(all, at);
    const isWith = key === "with" && ARTICLES.has(all[at + 1]?.key ?? "");
    if (at > 0 && (isParted(all, at - 1, at) || isNew || isWith)) clause += 1;
    return clause;
  });
}
