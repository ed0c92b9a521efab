import type { SiteConfig } from "~/domain/tenant/site-config";
import { cookies } from "~/request/account-context.server";
import { cookieValue, numberDigest } from "~/features/account/account-cookies.server";
import { type SendOutcome, sendCode } from "~/features/account/sign-in/send-code.server";
import { services } from "~/services.server";
import { siteTranslator } from "~/request/site-context.server";

/** Sends a code to a number for the visitor of a request. */
export async function sendCodeTo(phone: string, request: Request, config: SiteConfig): Promise<SendOutcome> {
  const known = await cookieValue((await cookies()).known, request);
  const { accounts, textMessages, rateLimiter } = await services();
  return sendCode(phone, {
    config,
    accounts,
    texts: textMessages,
    limiter: rateLimiter,
    t: siteTranslator(config),
    address: request.headers.get("x-visitor-address") ?? "",
    known: known === numberDigest(phone),
  });
}
