import * as z from "zod";
import { isolated, isRightToLeft } from "../text/isolates";
import { filesInWords } from "../forms/files/read-photos";
import { shortReference } from "../checkout/order-reference";
import { TRADES_FOR_ANOTHER } from "../trade/trade-fields";
import type { LeadRecord } from "./lead-record";
import { standingFields, VEHICLE_STATUS } from "./standing-fields";

/** One thing a lead says, in words. */
export interface LeadAnswer {
  /** The field it answers, as leads name it. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** The dealer's words for what leads hold. */
export interface AnswerWords {
  /** What a field is called; null where nobody has named it. */
  label(name: string): string | null;
  /** A value as people write it: a day, an amount, the words of a choice. */
  value(name: string, value: string): string;
}

/** What lead systems need and a mail says elsewhere, or not at all: ids, the vehicle's own data, ticks that every form has. */
const FOR_SYSTEMS: ReadonlySet<string> = new Set([
  ...["message", "subcategory", "opt_in", "car_id", "car_type", VEHICLE_STATUS, "stock_number"],
  ...["Vehicle Make", "Vehicle Model", "dealership_slug", "manufacturer_slug", "autogauge_enabled"],
  ...["prize_id", "form_completed", "offer_id", "offer_category"],
]);

/** A list of questions with their answers, as a trade-in sends it ({@link stepLeadFields}). */
const QUESTIONS = z.array(z.object({ question: z.string(), answer: z.string() }));

/** What a lead says besides its message, for the people who answer it: each field by its name, and questions by their words. */
export function leadAnswers(
  fields: LeadRecord["fields"],
  { label, value }: AnswerWords,
): readonly LeadAnswer[] {
  return Object.entries(standingFields(fields)).flatMap(([name, text]): readonly LeadAnswer[] => {
    // What an order made of its vehicle, the order says.
    const isTold = !FOR_SYSTEMS.has(name) || (name === VEHICLE_STATUS && fields[name] !== "in_stock");
    if (!isTold || text.trim() === "") return [];
    if (name === "order")
      return [{ name, label: label(name) ?? spelledOut(name), value: shortReference(text) }];
    // The figure that became the offer is said once.
    if (name === "valuation" && text === fields["offer"]) return [];
    // A trade-in asks it in other words.
    if (name === "do-you-have-a-trade-in" && TRADES_FOR_ANOTHER in fields) return [];
    const questions = questionsIn(text);
    if (questions !== null)
      return questions.map((one) => ({ name, label: one.question, value: value("", one.answer) }));
    return [{ name, label: label(name) ?? spelledOut(name), value: value(name, text.trim()) }];
  });
}

/** An answer in one line, or files in one each below it. A label that is a question has its sign already, in the sign of its language. */
export function answerLine({ label, value }: Pick<LeadAnswer, "label" | "value">): string {
  const files = filesInWords(value);
  const [mark, gap] = /[\p{Script=Han}？）]$/u.test(label) ? ["：", ""] : [":", " "];
  if (files !== null) return `${label}${mark}\n${files}`;
  const said = isRightToLeft(label) ? isolated(value) : value;
  return /[?？؟]$/.test(label) ? `${label}${gap}${said}` : `${label}${mark}${gap}${said}`;
}

function questionsIn(text: string): z.infer<typeof QUESTIONS> | null {
  if (!text.startsWith("[")) return null;
  try {
    return QUESTIONS.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** "do-you-have-a-trade-in" as "Do you have a trade in": the name of a field that has no words of its own. */
function spelledOut(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
