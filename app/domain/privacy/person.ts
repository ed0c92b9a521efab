import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { readPhone } from "../phone/phone-number";

/** Somebody who asks to be forgotten, by the one thing that is known of them: an address, or a number as E.164. */
export type Person = { readonly email: string } | { readonly phone: string };

/**
 * The number of somebody who asks to be forgotten, as E.164, in any of the ways in which people write it. Null where it is
 * none, or one in several of the dealers' countries: then its country has to be said.
 */
export function personNumber(text: string): string | null {
  const found = new Set((["au", "nz"] as const).flatMap((country) => readPhone(text, country)?.e164 ?? []));
  const [number = null] = found;
  return found.size === 1 ? number : null;
}

/** Whether a contact is this person's. */
export function isContactOf(
  person: Person,
  { email, phone }: { readonly email: string | null; readonly phone: string | null },
): boolean {
  return "email" in person ? email?.toLowerCase() === person.email.toLowerCase() : phone === person.phone;
}

/**
 * Whether a kept value names the person anywhere: in any text of it, and in JSON within a text. Telephone numbers are
 * found in every way in which they are typed or shown.
 */
export function mentions(person: Person, kept: unknown): boolean {
  const isNamed = "email" in person ? namesAddress(person.email) : namesNumber(person.phone);
  return textsOf(kept).some(isNamed);
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value, ...textsOf(insideOf(value))];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function insideOf(text: string): unknown {
  if (!/^[[{]/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Matches the address itself, but not a longer address that contains it: that one is somebody else's. */
function namesAddress(email: string): (text: string) => boolean {
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}._%+'-])${escaped(email)}(?![\p{L}\p{N}-]|\.\p{L})`,
    "iu",
  );
  return (text) => pattern.test(text);
}

function namesNumber(phone: string): (text: string) => boolean {
  const { countryCallingCode: code, nationalNumber } = parsePhoneNumberFromString(phone) ?? {
    countryCallingCode: "",
    nationalNumber: phone.slice(1),
  };
  const pattern = new RegExp(String.raw`(?<!\d)(?:0|(?:\+|00\d{0,2})?${code}0?)${nationalNumber}(?!\d)`);
  return (text) => pattern.test(text.replace(/[\s()./-]/g, ""));
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, (sign) => (sign === "-" ? String.raw`\x2d` : `\\${sign}`));
}
