import type { Lexeme } from "../lexemes";
import { SEEKS } from "../words/purpose-words";

type Words = readonly Pick<Lexeme, "key">[];

const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** What somebody does with a vehicle at a place. */
const USES = set(
  "delivery deliveries deliver delivering courier couriering drive drives driving commute commuting runs running trip trips touring travel travelling traveling " +
    "towing camping fishing work working jobs uber ubering taxi rideshare ridesharing uni school parking catering removals adventures holiday holidays " +
    "getting cruising توصيل للتوصيل التوصيل للعمل للدوام للمشاوير",
);
/** In front of such a use: without one, somebody who works there looks for a vehicle there. */
const PURPOSES = set("for to do doing used للتوصيل للعمل للدوام للمشاوير");
/** Words that may stand between. */
const MOST_BETWEEN = 4;
/** Between a use and its place. */
const AROUND = set("around in into across through over on at up about throughout within في حول");
/** What somebody does who goes there, right in front of a place. */
const EXPLORES = set(
  "explore exploring see seeing visit visiting tour touring cross crossing discover discovering lap",
);
/** In front of the names of waters and ranges, which hold no vehicles. */
const GROUNDS = set("lake mount mt cape");
/** Behind the names of others. */
const LANDSCAPES = set("desert track gorge falls dam peninsula");
/** What is done at a place, right behind it. */
const HAN_USES = set("送货 通勤 上班 上下班 上学 跑 自驾 旅游");

/**
 * Whether the place at one place of a text is where a vehicle shall be used, and may stand elsewhere: "deliveries around
 * Dandenong", "for Fraser Island", "to explore Tasmania", "between Perth and Bunbury".
 */
export function isUsedThere(all: Words, from: number, end: number): boolean {
  const keyAt = (at: number) => all[at]?.key ?? "";
  if (GROUNDS.has(keyAt(from - 1)) || HAN_USES.has(keyAt(end))) return true;
  const at = keyAt(from - 1) === "the" ? from - 2 : from - 1;
  const lead = keyAt(at);
  if (EXPLORES.has(lead) || lead === "between") return true;
  if (lead === "for") return at > 0 && !SEEKS.has(keyAt(at - 1));
  const before = all.slice(Math.max(0, at - MOST_BETWEEN), at);
  if (lead === "and") return before.some(({ key }) => key === "between");
  return AROUND.has(lead) && USES.has(keyAt(at - 1)) && before.some(({ key }) => PURPOSES.has(key));
}

/** Whether a name is one of a desert, a dam or the like. */
export function isLandscape(last: string): boolean {
  return LANDSCAPES.has(last);
}
