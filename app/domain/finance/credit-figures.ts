/** Rates and terms a text names about credit: percent a year, and years. */
export interface CreditFigures {
  readonly rates: readonly number[];
  readonly years: readonly number[];
}

/** Sentences about something else, as a surcharge on cards, are not about credit. */
const ABOUT_CREDIT =
  /loan|financ|repay|interest|comparison|lender|\bp\.\s?a\.|per annum|贷款|利率|还款|قرض|تمويل|فائدة|قسط|أقساط|سنويًا/i;
const SENTENCE_END = /(?<=[.!?])\s+(?=\p{Lu}|\*)|(?<=[。！？])/u;
const RATE = /(\d{1,3}(?:[.,]\d+)?)\s?(?:%|٪|per ?cent\b)|[%٪](\d{1,3}(?:[.,]\d+)?)/gi;
const NUMBER_WORDS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const COUNT = `(\\d{1,3}(?:\\.\\d+)?|${NUMBER_WORDS.join("|")})`;
const YEARS = new RegExp(`${COUNT}[\\s-]?(?:years?\\b|yrs?\\b|年|سنوات|سنة|أعوام|عامًا)`, "gi");
const MONTHS = new RegExp(`${COUNT}[\\s-]?(?:months?\\b|个月|أشهر|شهرًا)`, "gi");

/** What a dealer's own small print says of credit in figures, in the languages the platform speaks. */
export function creditFiguresIn(text: string): CreditFigures {
  const credit = text
    .split(SENTENCE_END)
    .filter((sentence) => ABOUT_CREDIT.test(sentence))
    .join(" ");
  const western = credit.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replace(/٫/g, ".");
  return {
    rates: numbersIn(western, RATE),
    years: [...numbersIn(western, YEARS), ...numbersIn(western, MONTHS).map((months) => months / 12)],
  };
}

function numbersIn(text: string, pattern: RegExp): number[] {
  const found = [...text.matchAll(pattern)].map(([, first, second]) => numberOf(first ?? second ?? ""));
  return [...new Set(found)];
}

function numberOf(text: string): number {
  const word = NUMBER_WORDS.indexOf(text.toLowerCase());
  return word < 0 ? Number(text.replace(",", ".")) : word + 1;
}
