import { fieldAt, type Schema } from "./schema-fields";

/** A value that nothing else on any page has, and where it stands in the file. */
export interface Marker {
  /** As `schemaFields` tells the field. */
  readonly field: string;
  /** What to look for on the pages: one of these. */
  readonly seenAs: readonly string[];
}

const FIRST_NUMBER = 7_301;
/** Texts that name something else: changed alone they would be a fault, or another thing. */
const NAMES =
  /^site\.(?:slug|template|id|url|description|region|name)$|^site\..*\.(?:id|slug|dealershipId|state|postcode|timeZone|make)$|^(?:features\.plugins|routes\.redirects|filters\.popularMakes|models\.categoryOrder|finance\.provider|content\.pages)|certifiedLogo\.make$|<arrivals>\.make|\.brands\[\]$|<range>\.models\[\]\.(?:name|colour|category)$|<hero>\.priceOf/;

/**
 * The file with another value in each text, address and measure of a picture, and what to look for. Values that may only
 * be one of a few, and names of other things, stay as they are.
 */
export function marked(file: object): { readonly file: object; readonly markers: readonly Marker[] } {
  const markers: Marker[] = [];
  const change = (value: unknown, keys: readonly string[]): unknown => {
    if (Array.isArray(value))
      return value.map((one: unknown, index) => change(one, [...keys, String(index)]));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, change(one, [...keys, key])]),
      );
    const found = fieldAt(file, keys);
    if (found === undefined || NAMES.test(found.path)) return value;
    const number = FIRST_NUMBER + markers.length;
    const to = markedValue(value, found, number);
    if (to === null) return value;
    markers.push({ field: found.path, seenAs: to.seenAs });
    return to.value;
  };
  return { file: change(file, []) as object, markers };
}

type MarkedValue = { readonly value: unknown; readonly seenAs: readonly string[] } | null;

function markedValue(
  value: unknown,
  { path, schema }: { path: string; schema: Schema },
  number: number,
): MarkedValue {
  if (/\.image\.(?:width|height)$/.test(path)) return { value: number, seenAs: [String(number)] };
  if (/\.image\.focus\.[xy]$/.test(path)) return share(number);
  if (typeof value !== "string") return null;
  if (/\.image\.src$/.test(path)) {
    const address = `https://pictures.example/${number}.jpg`;
    return { value: address, seenAs: [address, Buffer.from(address).toString("base64url")] };
  }
  if (schema.format === "uri")
    return { value: `https://m${number}.example/#`, seenAs: [`m${number}.example`] };
  if (schema.format !== undefined || schema.enum !== undefined || schema.const !== undefined) return null;
  if (schema.pattern === undefined) return { value: `${value} ${number}`, seenAs: [String(number)] };
  const isPath = value.startsWith("/") && new RegExp(schema.pattern, "u").test(`${value}?q=${number}`);
  return isPath ? { value: `${value}?q=${number}`, seenAs: [String(number)] } : null;
}

/** A share in percent that has the number in its digits. */
function share(number: number): MarkedValue {
  const value = (number * 10 + 1) / 1_000;
  return { value, seenAs: [`${value}%`] };
}
