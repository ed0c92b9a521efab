import { redirect } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { cookies, PERSONAL_HEADERS } from "~/request/account-context.server";
import { readCode } from "~/domain/account/one-time-code";
import type { SignInAim } from "~/domain/account/sign-in-address";
import { listInCookies } from "~/domain/shortlist/kept-lists";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { cookieValue, numberDigest } from "~/features/account/account-cookies.server";
import { CodeRefusedError, PhoneCodeStrategy } from "~/features/account/sign-in/code-strategy.server";
import { waitText } from "~/features/account/sign-in/send-code.server";
import { formText } from "~/features/account/typed-fields.server";
import { AccountsUnavailableError, type Shopper } from "~/ports/shopper-accounts";
import type { RateLimit } from "~/ports/rate-limiter";
import { services } from "~/services.server";
import { siteTranslator } from "~/request/site-context.server";
import { saveSearch } from "~/pages/account/save-search.server";
import { changeWatchlist } from "~/pages/watchlist/change-watchlist.server";

/** Guesses from one address, at all numbers together. */
const GUESSES: RateLimit = { uses: 100, seconds: 900 };

/** Why a code did not sign anybody in. */
export interface CodeFault {
  readonly error: string;
  readonly field: "code" | null;
  readonly status: 400 | 429 | 503;
}

/** Signs in with the code of a form: the answer that leads on, or what to tell instead. */
export async function answerCode(
  request: Request,
  form: FormData,
  config: SiteConfig,
  aim: SignInAim,
): Promise<Response | CodeFault> {
  const { rateLimiter } = await services();
  const t = siteTranslator(config);
  const address = request.headers.get("x-visitor-address") ?? "";
  const blocked = await rateLimiter.use(`sign-in-guess:${config.site.slug}:${address}`, GUESSES);
  if (blocked !== null) {
    return { error: t("account.tooMany", { time: waitText(blocked, t) }), field: null, status: 429 };
  }
  try {
    // The form has been read already: the strategy gets a request without a body.
    const bare = new Request(request.url, { headers: request.headers });
    const shopper = await authenticator(form, config).then((one) => one.authenticate("phone-code", bare));
    return await signedIn(request, shopper, config, aim);
  } catch (error) {
    if (error instanceof AccountsUnavailableError)
      return { error: t("account.notChecked"), field: null, status: 503 };
    if (!(error instanceof CodeRefusedError)) throw error;
    return { error: refusalText(error, config), field: "code", status: 400 };
  }
}

async function authenticator(form: FormData, config: SiteConfig): Promise<Authenticator<Shopper>> {
  const { accounts } = await services();
  const { challenge: cookie } = await cookies();
  const strategy = new PhoneCodeStrategy(
    async (request) => {
      const code = readCode(formText(form, "code"));
      const challenge = await cookieValue(cookie, request);
      return code === null ? null : { code, challenge: challenge ?? "" };
    },
    async ({ challenge, code }) => {
      const check = await accounts.checkCode(config.site.slug, challenge, code);
      if (check.answer !== "right") throw new CodeRefusedError(check);
      return check.shopper;
    },
  );
  return new Authenticator<Shopper>().use(strategy);
}

function refusalText({ check }: CodeRefusedError, config: SiteConfig): string {
  const t = siteTranslator(config);
  if (check.triesLeft < 0) return t("account.codeMissing");
  if (check.answer === "wrong") return t("account.codeWrong", { count: check.triesLeft });
  return t(check.answer === "spent" ? "account.codeSpent" : "account.codeExpired");
}

/** Opens a new session for this sign-in, whatever the browser had before; then does what waited for the sign-in. */
async function signedIn(
  request: Request,
  shopper: Shopper,
  config: SiteConfig,
  aim: SignInAim,
): Promise<Response> {
  const { accounts } = await services();
  const { session, challenge, pending, saved, known, hint } = await cookies();
  const before = await cookieValue(session, request);
  if (before !== null) await accounts.closeSession(config.site.slug, before);
  const headers = new Headers(PERSONAL_HEADERS);
  headers.append("Set-Cookie", await session.serialize(await accounts.openSession(shopper)));
  headers.append("Set-Cookie", await challenge.serialize("", { maxAge: 0 }));
  headers.append("Set-Cookie", await pending.serialize("", { maxAge: 0 }));
  headers.append("Set-Cookie", await known.serialize(numberDigest(shopper.phone)));
  headers.append("Set-Cookie", hint(true));
  const wish = await cookieValue(pending, request);
  const done = wish === null ? null : await orNothing(config, () => fulfil(wish, shopper, config));
  if (done?.saved != null) headers.append("Set-Cookie", await saved.serialize(done.saved));
  await orNothing(config, () => mergeFavourites(request, shopper, config));
  return redirect(done?.to ?? aim.redirect, { status: 303, headers });
}

/** Runs work whose failure must not keep anybody from signing in: the code is used up by now. Null when it fails. */
async function orNothing<Result>({ site }: SiteConfig, work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    const { logger } = await services();
    logger.warn({ tenant: site.slug, error }, "what waited for a sign-in could not be done");
    return null;
  }
}

/** What became of the wish: the vehicle that was saved, and the page that says so without script. */
interface Fulfilled {
  readonly saved: string | null;
  readonly to: string | null;
}

/** Does what somebody wanted to do before signing in: `car:{id}:{page|script}` or `search:{path}`. */
async function fulfil(wish: string, shopper: Shopper, config: SiteConfig): Promise<Fulfilled> {
  if (wish.startsWith("search:")) {
    return { saved: null, to: await saveSearch(wish.slice("search:".length), shopper, config) };
  }
  const [, car = "", from] = wish.split(":");
  const change = await changeWatchlist("save", shopper, config, car);
  const said = change.success ? `saved=${car}` : "failed=sold";
  return {
    saved: change.success ? car : null,
    to: from === "page" ? `${config.routes.watchlist}?${said}` : null,
  };
}

/** Adds the browser's favourites to the account's list; the browser keeps its own list. */
async function mergeFavourites(request: Request, shopper: Shopper, config: SiteConfig): Promise<void> {
  if (!config.features.watchlist) return;
  const ids = listInCookies(request.headers.get("Cookie"), "favourites") ?? [];
  for (const id of [...ids].reverse()) await changeWatchlist("save", shopper, config, id);
}
