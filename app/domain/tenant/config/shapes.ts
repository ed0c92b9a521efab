import * as z from "zod";
import { mediaAddressPattern, type MediaEnding } from "../../media/media-address";

/** Plain text without markup: `<` and `>` are refused, so that copy stays copy (no HTML in dealer data). */
export const plainText = z
  .string()
  .trim()
  .max(5_000)
  .refine((value) => !/[<>]/.test(value), { error: "plain text without < or >" });

/** One line of plain text that must say something. */
export const line = plainText.min(1).max(300);

/** A path on the site itself: starts with one slash, no backslash, no control characters. */
export const sitePath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\<>"'`]*$/, { error: "a path on this site that starts with one /" });

/** An absolute https address. */
export const webUrl = z.url({
  protocol: /^https$/,
  hostname: /^[a-z0-9.-]+$/i,
  error: "an https:// address",
});

const LOCAL_NAMES = ["localhost", "127.0.0.1"];

/** An address that our server asks: https, or http of this machine, which only a deployment outside production asks. */
export const fetchedAddress = z
  .string()
  .max(2_000)
  .refine(isFetchedAddress, { error: "an https:// address without user name and password" });

function isFetchedAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== "" || password !== "") return false;
  return protocol === "https:" || (protocol === "http:" && LOCAL_NAMES.includes(hostname));
}

/** A path on the site or an https address. */
export const pathOrUrl = z.union([sitePath, webUrl], {
  error: "a path that starts with / or an https:// address",
});

/** A host name with at least one dot, in lower case, without port. */
export const hostNameText = z
  .string()
  .max(253)
  .regex(/^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/, {
    error: "a lower-case host name without port, for example www.dealer.example",
  });

/** Lower-case letters, digits and single hyphens. */
export const slugText = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: "lower-case letters, digits and single hyphens" });

/** A telephone number as it is printed; the link is made from its digits. */
export const printedPhone = z
  .string()
  .max(30)
  .regex(/^\+?[0-9][0-9 ()-]{4,}$/, { error: "a telephone number: digits, spaces, brackets and hyphens" });

/** An amount in the site's currency units. */
export const moneyAmount = z.number().nonnegative().max(100_000_000);

const CENTS = 100;

/** Whether an amount that is charged has no fractions of a cent. */
export function isWholeCents(amount: number): boolean {
  return Math.round(amount * CENTS) / CENTS === amount;
}

/** What is wrong with an amount that nobody can be charged. */
export const WHOLE_CENTS = "an amount in whole cents";

/** A file of the dealer's folder `media/`, with one of these endings. */
export const ownFile = (endings: readonly MediaEnding[]) =>
  z
    .string()
    .max(200)
    .regex(mediaAddressPattern(endings), {
      error: `a file of the folder media/ (/media/name.${endings[0] ?? ""}) that ends in ${endings.map((one) => `.${one}`).join(", ")}`,
    });

const PERCENT = z.number().min(0).max(100);

/** What has to stay in sight where a picture is cropped: its place in percent of the picture, never mirrored. */
const focusSchema = z
  .strictObject({
    x: PERCENT.describe("Percent from the left edge of the picture"),
    y: PERCENT.describe("Percent from its upper edge"),
  })
  .describe(
    "The point that stays in sight where a place crops the picture; the middle, or as the place crops",
  );
/**
 * A picture the site serves itself, or one at an https address, with its own size so that nothing shifts. A file of the
 * folder `media/` has its size by the time this reads it.
 */
export const imageSchema = z.strictObject({
  src: pathOrUrl.describe("The picture: a file of the folder media (/media/yard.jpg) or an https address"),
  alt: plainText.max(200).default("").describe("What the picture shows; empty for decoration"),
  width: z.int().positive().default(1600).describe("Its width in pixels; known of a file of media"),
  height: z.int().positive().default(1200).describe("Its height in pixels; known of a file of media"),
  focus: focusSchema.optional(),
});
/** A configured picture ({@link imageSchema}). */
export type SiteImage = z.infer<typeof imageSchema>;

/** The name of a time zone that `Intl` knows. */
export const timeZoneName = z
  .string()
  .refine(isTimeZone, { error: "an IANA time zone such as Australia/Brisbane" });

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: value }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/** A language as BCP 47 writes it, with script or country where they matter: `ar`, `zh-Hans`. */
export const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/, { error: "a language tag such as ar or zh-Hans" });

/**
 * Name of the environment variable that holds the key of a service that a dealer's file names. The prefix keeps a dealer's file from
 * sending any other variable to a server that it names.
 */
export const pluginSecretName = z.string().regex(/^PLUGIN_SECRET_[A-Z0-9_]{1,60}$/, {
  error: "the name of an environment variable that starts with PLUGIN_SECRET_",
});
