import { LONGEST_WAIT } from "~/domain/account/one-time-code";
import { type PhoneNumber, readPhone } from "~/domain/phone/phone-number";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Translator } from "~/i18n/translator";
import type { RateLimit, RateLimiter } from "~/ports/rate-limiter";
import { AccountsUnavailableError, type ShopperAccounts } from "~/ports/shopper-accounts";
import { TextMessagesUnavailableError, type TextMessages } from "~/ports/text-messages";

/**
 * Codes one address may ask for, and all strangers at one dealer together: text messages cost money. Thirty addresses
 * are needed to use up a dealer's, and browsers that signed in before go on all the same.
 */
const OF_ADDRESS: RateLimit = { uses: 30, seconds: 3_600 };
const OF_DEALER: RateLimit = { uses: 900, seconds: 3_600 };

/** What sending a code needs. */
export interface CodeSending {
  readonly config: SiteConfig;
  readonly accounts: Pick<ShopperAccounts, "makeCode" | "dropCode">;
  readonly texts: TextMessages;
  readonly limiter: RateLimiter;
  readonly t: Translator;
  /** Whom we talk to, `x-visitor-address`. */
  readonly address: string;
  /** Whether this browser signed in to the number before. */
  readonly known: boolean;
}

/** A code on its way, or the answer to give: the same for numbers with and without an account. */
export type SendOutcome =
  | { readonly kind: "sent"; readonly challenge: string }
  | { readonly kind: "refused"; readonly status: 400 | 429 | 503; readonly error: string };

/** The mobile number to send to; null when it is none of the countries that get codes. */
export function codeNumber(text: string, { site, auth }: SiteConfig): PhoneNumber | null {
  const number = readPhone(text, site.country);
  if (number === null || !number.mobile) return null;
  return auth.codeCountries.some((country) => country === number.country) ? number : null;
}

/** Sends a code to a number (E.164). */
export async function sendCode(phone: string, sending: CodeSending): Promise<SendOutcome> {
  const { config, accounts, texts, t, address, known } = sending;
  const tenant = config.site.slug;
  const blocked = await limited(sending);
  if (blocked !== null) return refusedFor(blocked, t);
  const made = await accounts.makeCode(tenant, phone, { address, known }).catch(orUnavailable);
  if (made === null) return notSent(t);
  if (made.kind === "wait")
    return made.seconds > LONGEST_WAIT ? spent(made.seconds, sending) : refusedFor(made.seconds, t);
  const text = t("account.codeMessage", { code: made.code, name: config.site.name });
  try {
    await texts.send({ tenant, to: phone, text });
  } catch (error) {
    if (!(error instanceof TextMessagesUnavailableError)) throw error;
    await accounts.dropCode(tenant, made.challenge);
    return notSent(t);
  }
  return { kind: "sent", challenge: made.challenge };
}

/** Null for a database that is away; anything else is a mistake of ours. */
function orUnavailable(error: unknown): null {
  if (!(error instanceof AccountsUnavailableError)) throw error;
  return null;
}

function notSent(t: Translator): SendOutcome {
  return { kind: "refused", status: 503, error: t("account.notSent") };
}

async function limited({ limiter, address, config, known }: CodeSending): Promise<number | null> {
  const { slug } = config.site;
  return (
    (await limiter.use(`sign-in-code:${slug}:${address}`, OF_ADDRESS)) ??
    (known ? null : limiter.use(`sign-in-code:${slug}`, OF_DEALER))
  );
}

function refusedFor(seconds: number, t: Translator): SendOutcome {
  return { kind: "refused", status: 429, error: t("account.wait", { time: waitText(seconds, t) }) };
}

/** The day's codes are used up, maybe by strangers: until another may be sent there is the telephone. */
function spent(seconds: number, { t, config }: CodeSending): SendOutcome {
  const time = waitText(seconds, t);
  const { main } = config.site.phones;
  const error = main == null ? t("account.spent", { time }) : t("account.spentCall", { time, phone: main });
  return { kind: "refused", status: 429, error };
}

/** "30 seconds", "5 minutes", "2 hours". */
export function waitText(seconds: number, t: Translator): string {
  if (seconds < 120) return t("account.seconds", { count: seconds });
  if (seconds < 7_200) return t("account.minutes", { count: Math.ceil(seconds / 60) });
  return t("account.hours", { count: Math.ceil(seconds / 3_600) });
}
