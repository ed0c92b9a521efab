import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** A telephone number that exists in its country's plan. */
export interface PhoneNumber {
  /** `+61412345678`, the form in which numbers are kept and compared. */
  readonly e164: string;
  /** `AU`; null where several countries share the plan. */
  readonly country: string | null;
  /** Whether it can get text messages, as far as its plan tells. */
  readonly mobile: boolean;
}

const LONGEST = 40;

/**
 * Written as New Zealand writes its mobile numbers: "021 123 4567". Australia's plan has such a number as well, which
 * nobody groups so; 028 and 029 are left out, since Sydney's numbers begin with them.
 */
const NEW_ZEALAND_MOBILE = /^\s*\(?02[0127]\)?[ -]\d{3,4}[ -]?\d{3,4}\s*$/;

/**
 * The number somebody typed, in any of the usual ways of writing it; one without country code is of the dealer's
 * country. Null when no such number can exist there.
 * @param country `site.country`
 */
export function readPhone(text: string, country: "au" | "nz"): PhoneNumber | null {
  if (text.length > LONGEST) return null;
  // Upper case of the two codes above are codes of the library.
  const home = (NEW_ZEALAND_MOBILE.test(text) ? "nz" : country).toUpperCase() as CountryCode;
  const number = parsePhoneNumberFromString(text, { defaultCountry: home, extract: false });
  if (number === undefined || !number.isValid() || number.ext !== undefined) return null;
  const type = number.getType();
  return {
    e164: number.number,
    country: number.country ?? null,
    mobile: type === "MOBILE" || type === "FIXED_LINE_OR_MOBILE",
  };
}

/** How a kept number is read at home: "0412 345 678" in its own country, "+64 21 123 456" abroad. */
export function phoneText(e164: string, country: "au" | "nz"): string {
  const number = parsePhoneNumberFromString(e164);
  if (number === undefined) return e164;
  return number.country === country.toUpperCase() ? number.formatNational() : number.formatInternational();
}

/** A number in the middle of a sentence: it stays whole at the end of a line. */
export function unbrokenNumber(phone: string): string {
  return phone.replaceAll(" ", "\u00a0");
}

/** A number of which only the last three digits are told: "••• ••• 678". */
export function phoneEnding(e164: string): string {
  return `••• ••• ${e164.slice(-3)}`;
}
