import { clockText } from "../time/clock-text";
import { dateFormat, numberFormat } from "./intl-formats";
import { countryOf } from "../country/country-of";
import { phoneText } from "../phone/phone-number";
import type { SiteConfig } from "../tenant/site-config";
import type { FieldControlKind } from "../forms/field-definition";

/** How a site writes what answers hold. */
export interface AnswerWriter {
  readonly site: Pick<SiteConfig["site"], "locale" | "country">;
  /** An amount in units of the site's currency. */
  money(amount: number): string;
  /** The words of a choice; null where the answer is none that has words. */
  choice(value: string): string | null;
}

/**
 * A kept answer as a person reads it: amounts and numbers as the site writes them, days in full, numbers to call as they
 * are dialled, choices in words. An answer that is not what its field asks for stays as it is.
 * @param control how its field is filled in; undefined for what no form asks
 */
export function answerText(
  control: FieldControlKind | undefined,
  value: string,
  { site, money, choice }: AnswerWriter,
): string {
  switch (control) {
    case "money":
      return isNumber(value) ? money(Number(value)) : value;
    case "km":
      return isNumber(value) ? numberFormat(site.locale).format(Number(value)) : value;
    case "tel":
      return phoneText(value, countryOf(site.country).code);
    case "date":
      return dayText(value, site.locale) ?? value;
    case "birthday":
      return dayText(value, site.locale, "long") ?? value;
    case "time":
      return choice(value) ?? timeText(value, site.locale) ?? value;
    case "choice":
    case "select":
    case undefined:
      return choice(value) ?? dayText(value, site.locale) ?? value;
    default:
      return value;
  }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{2}:\d{2}$/;

/** A day, `2026-11-23`, in full, or long, without its weekday; null for any other text, and for a day that no month has. */
function dayText(value: string, locale: string, dateStyle: "full" | "long" = "full"): string | null {
  const day = new Date(`${value}T00:00:00Z`);
  const isDay = DAY.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
  return isDay ? dateFormat(locale, { dateStyle, timeZone: "UTC" }).format(day) : null;
}

/** A time of day, `09:30`, as people write it; null for any other text. */
function timeText(value: string, locale: string): string | null {
  const isTime = TIME.test(value) && Number(value.slice(0, 2)) < 24 && Number(value.slice(3)) < 60;
  return isTime ? clockText(value, locale) : null;
}

function isNumber(value: string): boolean {
  return value.trim() !== "" && Number.isFinite(Number(value));
}
