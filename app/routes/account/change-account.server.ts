import { redirect } from "@remix-run/node";
import { cookies, PERSONAL_HEADERS } from "~/request/account-context.server";
import { emailAddress } from "~/domain/forms/email-address";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { AccountFault } from "~/features/account/account-view";
import { formText } from "~/features/account/typed-fields.server";
import type { NoticeChannel, Shopper } from "~/ports/shopper-accounts";
import type { RateLimit } from "~/ports/rate-limiter";
import { services } from "~/services.server";
import { siteTranslator } from "~/request/site-context.server";

const CHANNELS = ["none", "sms", "email"] as const;
/** Such a link sends a mail to whatever address was typed, so they are limited. */
const LINKS: RateLimit = { uses: 5, seconds: 3_600 };

/** Does what a form of the account asks. Answers a redirect, or what is wrong with the form. */
export async function changeAccount(
  form: FormData,
  shopper: Shopper,
  config: SiteConfig,
): Promise<Response | AccountFault> {
  return form.get("intent") === "erase" ? erase(form, shopper, config) : chooseNotices(form, shopper, config);
}

async function erase(form: FormData, shopper: Shopper, config: SiteConfig): Promise<Response | AccountFault> {
  const t = siteTranslator(config);
  if (form.get("sure") !== "yes") {
    const { email, notices: channel } = shopper;
    return { field: "sure", error: t("account.eraseError"), email: email ?? "", channel };
  }
  const { accounts, logger } = await services();
  try {
    await accounts.erase(shopper);
  } catch (error) {
    // All of it was undone: the shopper is told, and is still signed in to press again.
    logger.error({ tenant: config.site.slug, error }, "an account could not be deleted");
    const { email, notices: channel } = shopper;
    return { field: "sure", error: t("account.eraseFailed"), email: email ?? "", channel, status: 503 };
  }
  const { session, known, hint } = await cookies();
  const headers = new Headers(PERSONAL_HEADERS);
  headers.append("Set-Cookie", await session.serialize("", { maxAge: 0 }));
  headers.append("Set-Cookie", await known.serialize("", { maxAge: 0 }));
  headers.append("Set-Cookie", hint(false));
  return redirect("/notices?done=erased", { status: 303, headers });
}

async function chooseNotices(
  form: FormData,
  shopper: Shopper,
  config: SiteConfig,
): Promise<Response | AccountFault> {
  const t = siteTranslator(config);
  const channel: NoticeChannel = CHANNELS.find((one) => one === form.get("channel")) ?? "none";
  const typed = formText(form, "email").trim().slice(0, 254);
  const email = typed === "" ? null : emailAddress(typed);
  const fault = (key: string, values = {}) =>
    ({ field: "email", error: t(`account.${key}`, values), email: typed, channel }) as const;
  if (email === null && (channel === "email" || typed !== "")) return fault("emailError");
  const { accounts, accountNotices, rateLimiter } = await services();
  const mustConfirm = channel === "email" && !(email === shopper.email && shopper.emailConfirmed);
  if (mustConfirm && (await rateLimiter.use(`confirm-email:${shopper.id}`, LINKS)) !== null) {
    return fault("tooMany", { time: t("account.hours", { count: 1 }) });
  }
  await accounts.chooseNotices(shopper, channel, email);
  if (mustConfirm && email !== null) await accountNotices.askToConfirm(shopper, email);
  const said = mustConfirm ? "confirm" : "saved";
  return redirect(`/account?notices=${said}`, { status: 303, headers: PERSONAL_HEADERS });
}
