import type { Formatter } from "~/i18n/format";

/** A number of four figures or more before a unit: never a year, a model or a number with separators already. */
const PLAIN_MEASURE = /(?<![\w.,])\d{4,}(?=\s*(?:Nm|kW|kg|mm|cc|L)\b)/gi;

/** A feed's own words with its measures as the site writes numbers: "1815 Nm" as "1,815 Nm". */
export function measuredText(text: string, format: Pick<Formatter, "number">): string {
  return text.replaceAll(PLAIN_MEASURE, (digits) => format.number(Number(digits)));
}
