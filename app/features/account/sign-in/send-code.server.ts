import { textMessage } from "~/domain/text/text-message";
import { LONGEST_WAIT } from "~/domain/account/one-time-code";
import { type PhoneNumber, readPhone } from "~/domain/phone/phone-number";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Translator } from "~/i18n/translator";
import type { RateLimit, RateLimiter } from "~/ports/rate-limiter";
import { AccountsUnavailableError, type ShopperAccounts } from "~/ports/shopper-accounts";
import { TextMessagesUnavailableError, type TextMessages } from "~/ports/text-messages";

/**
 * How many codes may be asked for in an hour, as text messages cost money: by one address, and at one dealer by all
 * browsers that never signed in with the number. Only thirty addresses together can use up the dealer's; browsers that
 * signed in before are not counted there.
 */
const ADDRESS_LIMIT: RateLimit = { uses: 30, seconds: 3_600 };
const DEALER_LIMIT: RateLimit = { uses: 900, seconds: 3_600 };

/** Whose shoppers can have codes, as `auth.codeCountries` names them. */
const COUNTRIES = ["au", "nz"] as const;

/** What sending a code needs. */
export interface CodeSending {
  readonly config: SiteConfig;
  readonly accounts: Pick<ShopperAccounts, "makeCode" | "dropCode">;
  readonly texts: TextMessages;
  readonly limiter: RateLimiter;
  readonly t: Translator;
  /** The visitor's address, from `x-visitor-address`. */
  readonly address: string;
  /** Whether this browser has signed in with the number before. */
  readonly known: boolean;
}

/** The code was sent, or why it was not. Neither tells whether the number has an account. */
export type SendOutcome =
  | { readonly kind: "sent"; readonly challenge: string }
  | { readonly kind: "refused"; readonly status: 400 | 429 | 503; readonly error: string };

/**
 * The mobile number in a text; null when there is none, or none of a country in `auth.codeCountries`. One without country
 * code is of the dealer's country, or, where that has no such number, of the next that has.
 */
export function codeNumber(text: string, { site, auth }: SiteConfig): PhoneNumber | null {
  const abroad = COUNTRIES.filter((country) => country !== site.country);
  const [number] = [site.country, ...abroad].flatMap((country) => readPhone(text, country) ?? []);
  if (number === undefined || !number.mobile) return null;
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
  const text = textMessage(t("account.codeMessage", { code: made.code, name: config.site.name }), "");
  try {
    await texts.send({ tenant, to: phone, text });
  } catch (error) {
    if (!(error instanceof TextMessagesUnavailableError)) throw error;
    await accounts.dropCode(tenant, made.challenge);
    return notSent(t);
  }
  return { kind: "sent", challenge: made.challenge };
}

/** Null when the database does not answer. Any other error is thrown on. */
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
    (await limiter.use(`sign-in-code:${slug}:${address}`, ADDRESS_LIMIT)) ??
    (known ? null : limiter.use(`sign-in-code:${slug}`, DEALER_LIMIT))
  );
}

function refusedFor(seconds: number, t: Translator): SendOutcome {
  return { kind: "refused", status: 429, error: t("account.wait", { time: waitText(seconds, t) }) };
}

/** The number's codes for a day are used up, perhaps by strangers: the answer names the dealer's telephone instead. */
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
