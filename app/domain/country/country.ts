import { plainDigits } from "../money/plain-digits";

/** A state, territory or region: its code as stock and forms carry it, and its name. */
export interface State {
  readonly code: string;
  readonly name: string;
  /** IANA zone of most of it; the country's where it is not given. */
  readonly timeZone?: string;
}

/** What differs from country to country (P intro). Names and messages are interface copy of the country's language. */
export interface Country {
  readonly code: "au" | "nz";
  /** English name, for messages to operators. */
  readonly name: string;
  /** ISO 3166 code that limits geocoding (LOC-19). */
  readonly geocodingRegion: string;
  /** International prefix of telephone numbers, digits only. */
  readonly phonePrefix: string;
  /** BCP 47 tag a new site of this country starts from. */
  readonly locale: string;
  /** ISO 4217 code a new site of this country starts from. */
  readonly currency: string;
  /** IANA zone a new site of this country starts from. */
  readonly timeZone: string;
  /** The heaviest vehicle, by its gross mass in kilograms, that a car licence holds for. */
  readonly carLicenceKg: number;
  /** What odometers are read in. */
  readonly distanceUnit: "km" | "mi";
  readonly postcode: {
    readonly pattern: RegExp;
    /** Most characters that can be typed (FORM-03). What a program sends may have a place before them. */
    readonly maxLength: number;
    /** i18n key of the message when the rule fails. */
    readonly messageKey: string;
  };
  /** Whether printed addresses name the state: Australian ones do, in New Zealand town and postcode say it. */
  readonly stateInAddress: boolean;
  /**
   * What shoppers here call things otherwise than elsewhere: phrases by what they stand for, as `WORD_TABLES` of the search
   * writes them.
   */
  readonly searchWords: Readonly<Record<string, string>>;
  /** The laws that a site's legal pages name. */
  readonly laws: { readonly privacy: string; readonly consumer: string };
  /** Every state, territory or region an address may name. */
  readonly states: readonly State[];
  /** The choices of a registration field (OPEN-117); empty where plates are national. */
  readonly registrationStates: readonly State[];
}

/** Words before a postcode, each followed by a blank: `Brisbane QLD 4000`. */
const PLACE = /^(?:\p{L}[\p{L}\p{M}.,'’-]*\s+)+/u;

/** Whether a postcode has the country's form (FORM-03). Spaces around it do not matter. */
export function isPostcode(country: Pick<Country, "postcode">, text: string): boolean {
  return country.postcode.pattern.test(text.trim());
}

/**
 * The postcode somebody typed or pasted (FORM-03), in digits of any keyboard and without the place before it; null when
 * it has not the country's form.
 */
export function readPostcode(
  country: { readonly postcode: Pick<Country["postcode"], "pattern"> },
  text: string,
): string | null {
  // Longer is no postcode, and this keeps the pattern quick.
  const bare = text.length > 200 ? "" : plainDigits(text).replace(PLACE, "");
  return country.postcode.pattern.test(bare) ? bare : null;
}

/** A printed telephone number as a `tel:` address: national numbers get the country's prefix, 13/1300/0800 stay. */
export function phoneHref(country: Country, printed: string): string {
  const digits = printed.replace(/[^\d+]/g, "");
  if (digits.startsWith("+")) return `tel:${digits}`;
  if (digits.startsWith("0") && !digits.startsWith("0800"))
    return `tel:+${country.phonePrefix}${digits.slice(1)}`;
  return `tel:${digits}`;
}

/** A number as linked data has it, with the country's prefix: `+61755500142`. Free numbers have none. */
export function internationalPhone(country: Country, printed: string): string {
  return phoneHref(country, printed).slice("tel:".length);
}
