import { dateFormat } from "~/domain/text/intl-formats";
import { BOOKING_STATUS } from "~/domain/appointment/booking";
import { readPlainAmount, toUnits } from "~/domain/checkout/deposit";
import { countryOf } from "~/domain/country/country-of";
import { FULL_DAY, zonedTime } from "~/domain/time/zoned-time";
import { answerText } from "~/domain/text/answer-text";
import { LOAN_BALLOON } from "~/domain/finance/finance-link";
import { FIELDS } from "~/domain/forms/field-catalogue";
import type { FieldControlKind, FieldDefinition } from "~/domain/forms/field-definition";
import { exactMoney } from "~/domain/money/money-format";
import { withStockWords } from "~/domain/stock-words/stock-words";
import { ASKED_FOR } from "~/domain/lead/standing-fields";
import type { LeadKind } from "~/domain/lead/lead";
import type { AnswerWords } from "~/domain/lead/lead-answers";
import type { LeadSite } from "~/domain/lead/sinks";

/** Copy in the dealer's language and words, by key. */
export type LeadCopy = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** Amounts without a currency that no form asks for: a trade-in's figure, what a loan leaves to pay. */
const AMOUNTS: ReadonlySet<string> = new Set([
  ...["offer", "valuation", "valuation_min", "valuation_max", "range_shown_min", "range_shown_max"],
  LOAN_BALLOON,
]);
/** Words of a choice among which a value stands: those of orders. */
const CHOICES: ReadonlySet<string> = new Set([
  "status",
  "reason",
  "valuation_reason",
  "vehicle_kind",
  "vehicle_status",
  ASKED_FOR,
  BOOKING_STATUS,
]);
/** Fields that take any words: a number plate may look like an amount, a name like a place's id. */
const WORDS: ReadonlySet<FieldControlKind> = new Set([
  ...(["text", "name", "email", "postcode", "message", "rego", "vin"] as const),
]);
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
/** A day and a time as the clocks of the place show them; they are told as they are. */
const ON_THE_CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** The questions of forms by the name under which leads carry their answers. */
const ASKED = new Map<string, FieldDefinition>(
  Object.values(FIELDS)
    .reverse()
    .flatMap((field) => [
      [field.name, field] as const,
      ...(field.sentAs === undefined ? [] : [[field.sentAs, field] as const]),
    ]),
);

/** Writes amounts of a dealer's currency as its pages do: `$38,990`, `$199.50`. */
export function moneyText({ locale, currency }: LeadSite["site"]): (amount: number) => string {
  return exactMoney(locale, currency);
}

/** What an order says of itself, in words: its `status`, `reason`; null where there are none for it. */
export function orderWords(name: string, text: string, copy: LeadCopy): string | null {
  const key = `leads.values.${name}.${text.replace(", ", "-").replace(" ", "-")}`;
  const words = copy(key);
  return words === key ? null : words;
}

/** A day and a time as the clocks of a place show them, `2026-11-23T09:30`, in words: which zone they are of goes without saying. */
function placeMoment(text: string, { locale }: LeadSite["site"]): string {
  const written = dateFormat(locale, { dateStyle: "full", timeStyle: "short", timeZone: "UTC" });
  return written.format(new Date(`${text}Z`));
}

/** Kinds of lead whose questions are those of the trade-in, in words of their own. */
const TRADED: readonly LeadKind[] = ["tradeIn", "offer"];

/**
 * What leads of a kind say in the dealer's language: labels and choices as its forms have them, days, amounts and places
 * in words.
 */
export function answerWords({ site }: LeadSite, copy: LeadCopy, kind: LeadKind): AnswerWords {
  const known = (...keys: readonly string[]) =>
    keys.flatMap((key) => (copy(key) === key ? [] : copy(key)))[0] ?? null;
  const money = moneyText(site);
  const amount = (text: string) => (Number.isFinite(Number(text)) ? money(Number(text)) : text);
  return {
    label: (name) => {
      const field = ASKED.get(name);
      const asked = field?.name ?? name;
      const traded = `forms.tradeIn.fields.${asked}`;
      return known(
        `leads.fields.${name}`,
        ...(TRADED.includes(kind) ? [traded, `forms.fields.${asked}`] : [`forms.fields.${asked}`, traded]),
      );
    },
    value: (name, text) => {
      const field = ASKED.get(name);
      if (field !== undefined && WORDS.has(field.control)) return text;
      if (text === "true" || text === "false") return copy(text === "true" ? "leads.yes" : "leads.no");
      // Answers that are no field of a form; ticked ones have the same value in every language.
      if (field === undefined && /^(?:Yes|No)$/.test(text))
        return copy(text === "Yes" ? "leads.yes" : "leads.no");
      if (CHOICES.has(name)) return orderWords(name, text, copy) ?? text;
      const paid = readPlainAmount(text);
      if (paid !== null) return moneyText({ ...site, currency: paid.currency })(toUnits(paid));
      if (AMOUNTS.has(name) || field?.control === "money") return amount(text);
      if (MOMENT.test(text)) return zonedTime(text, site, FULL_DAY);
      if (ON_THE_CLOCK.test(text)) return placeMoment(text, site);
      const state = countryOf(site.country).registrationStates.find(({ code }) => code === text);
      if (name === "regoState" && state !== undefined) return withStockWords(state.name, { site });
      if (name === "loan_term" && Number(text) > 0)
        return copy("finance.terms.years", { count: Number(text) });
      // A place may have the same word for its id.
      const dealership = site.dealerships.find(({ slug }) => slug === text);
      if (name === "preferredDealership" && dealership !== undefined) return dealership.name;
      const place = site.locations.find(({ id }) => id === text);
      if (place !== undefined) return place.name;
      return answerText(field?.control, text, {
        site,
        money,
        choice: (value) => known(`forms.choices.${field?.name ?? name}.${value}`),
      });
    },
  };
}
