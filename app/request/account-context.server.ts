import { redirect } from "@remix-run/node";
import { type Gate, type GateFacts, signInAsked } from "~/domain/account/gate";
import { signInAddress } from "~/domain/account/sign-in-address";
import type { SignInKind } from "~/domain/account/sign-in-kind";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { languageOf } from "~/domain/tenant/site-language";
import { safeOwnPath } from "~/domain/url/own-path";
import { type AccountCookies, accountCookies, cookieValue } from "~/features/account/account-cookies.server";
import { typedFields } from "~/features/account/typed-fields.server";
import type { TypedFields } from "~/ports/kept-forms";
import type { RateLimit } from "~/ports/rate-limiter";
import type { Shopper } from "~/ports/shopper-accounts";
import { requireForm } from "./posted-form.server";
import { services } from "~/services.server";
import { siteTranslator } from "./site-context.server";

/** Headers of answers about one person: no cache may keep them. */
export const PERSONAL_HEADERS = { "Cache-Control": "no-store" } as const;

/** How many forms one address may have kept until it has signed in. */
const KEPT_FORMS: RateLimit = { uses: 60, seconds: 3_600 };

/** The cookies of this process. */
export async function cookies(): Promise<AccountCookies> {
  const { env } = await services();
  return accountCookies({ secrets: env.sessionSecrets, secure: env.production });
}

/** Who is signed in on this dealer's site; null for visitors. Not for pages that shared caches may keep. */
export async function currentShopper(request: Request, config: SiteConfig): Promise<Shopper | null> {
  if (!request.headers.has("Cookie")) return null;
  const secret = await cookieValue((await cookies()).session, request);
  if (secret === null) return null;
  const { accounts } = await services();
  const shopper = await accounts.findSession(config.site.slug, secret);
  if (shopper !== null) await noteLanguage(request, config, shopper);
  return shopper;
}

/** Keeps the language of the page for messages. Scripts call addresses without a language; those say nothing of it. */
async function noteLanguage(request: Request, { site }: SiteConfig, shopper: Shopper): Promise<void> {
  const { tag } = languageOf(site);
  if (new URL(request.url).pathname.startsWith("/api/") || shopper.language === tag) return;
  const { accounts } = await services();
  // Convenience: the page does not depend on it, and the next one tries again.
  await accounts.noteLanguage(shopper, tag).catch(() => undefined);
}

/** Where the sign-in leads to afterwards. */
export interface GateOptions {
  /** Where "cancel" leads; the page the visitor came from unless given. */
  readonly back?: string;
  /** Where signing in leads; the page asked for unless given. */
  readonly redirect?: string;
}

/**
 * The signed-in shopper. A visitor is sent to the sign-in and then back to this page (AUTH-04). Nothing typed into a
 * form is lost: it is kept, and {@link keptFields} gives it back.
 * @throws a redirect to `/sign-in?type={kind}&redirect={path}&back={path}`
 */
export async function requireShopper(
  request: Request,
  config: SiteConfig,
  kind: SignInKind | null,
  options: GateOptions = {},
): Promise<Shopper> {
  const shopper = await currentShopper(request, config);
  if (shopper !== null) return shopper;
  const { pathname, search } = new URL(request.url);
  const here = safeOwnPath(options.redirect ?? pathname + search) ?? "/";
  const back = safeOwnPath(options.back) ?? cameFrom(request, here);
  const headers = new Headers(PERSONAL_HEADERS);
  if (request.method === "POST") await keepTyped(request, config, here, headers);
  throw redirect(signInAddress({ kind, redirect: here, back }), { status: 303, headers });
}

/**
 * Lets a visitor through a page's gate. Answers the shopper, or null for a visitor where the page is open to everybody
 * (AUTH-05 to AUTH-11).
 * @throws a redirect to the sign-in where the page asks for one
 */
export async function passGate(
  request: Request,
  config: SiteConfig,
  gate: Gate,
  facts: GateFacts & GateOptions = {},
): Promise<Shopper | null> {
  const kind = signInAsked(gate, config, facts);
  return kind === null ? currentShopper(request, config) : requireShopper(request, config, kind, facts);
}

/** What was typed into this page's form before its sender had to sign in; null when there is nothing. */
export async function keptFields(request: Request, config: SiteConfig): Promise<TypedFields | null> {
  if (!request.headers.has("Cookie")) return null;
  const secret = await cookieValue((await cookies()).typed, request);
  if (secret === null) return null;
  const { keptForms } = await services();
  return keptForms.find(config.site.slug, pagePathOf(request), secret);
}

/** Deletes what was kept of a form that has been sent. @returns the `Set-Cookie` header for the answer */
export async function forgetTyped(request: Request, config: SiteConfig): Promise<string> {
  const { typed } = await cookies();
  const secret = await cookieValue(typed, request);
  const { keptForms } = await services();
  if (secret !== null) await keptForms.forget(config.site.slug, secret);
  return typed.serialize("", { maxAge: 0 });
}

/** Adds to the answer of a sent form that what was kept of it is deleted; if that fails, it expires by itself. */
export async function andForget<Answer extends Response>(
  answer: Answer,
  request: Request,
  config: SiteConfig,
): Promise<Answer> {
  const forgotten = await forgetTyped(request, config).catch(() => null);
  if (forgotten !== null) answer.headers.append("Set-Cookie", forgotten);
  return answer;
}

async function keepTyped(
  request: Request,
  config: SiteConfig,
  path: string,
  headers: Headers,
): Promise<void> {
  const fields = typedFields(await requireForm(request, config));
  if (fields.length === 0) return;
  const { keptForms, rateLimiter } = await services();
  const address = request.headers.get("x-visitor-address") ?? "";
  // Anybody can send forms to be kept, so one address may have only as many kept as people need.
  if ((await rateLimiter.use(`kept-form:${config.site.slug}:${address}`, KEPT_FORMS)) !== null) return;
  const secret = await keptForms.keep(config.site.slug, path, fields);
  headers.append("Set-Cookie", await (await cookies()).typed.serialize(secret));
}

function pagePathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return safeOwnPath(pathname + search) ?? "/";
}

/** The page of this site that linked here, if it is another one. */
function cameFrom(request: Request, here: string): string {
  const referer = request.headers.get("Referer") ?? "";
  if (!URL.canParse(referer)) return "/";
  const { host, pathname, search } = new URL(referer);
  const path = host === request.headers.get("Host") ? safeOwnPath(pathname + search) : null;
  return path === null || path === here || path.startsWith("/sign-in") ? "/" : path;
}

const refused = new WeakSet<object>();

/** Notes that a form of this request was refused; `context` is the one object its action and loaders share. */
export function noteAccountFormRefused(context: object): void {
  refused.add(context);
}

/** Whether a form of this request was refused. */
export function wasAccountFormRefused(context: object): boolean {
  return refused.has(context);
}

/** A page's title in the dealer's words, with "Error: " before it when its form was refused by this request. */
export function accountTitle(context: object, config: SiteConfig, key: string): string {
  const t = siteTranslator(config);
  const title = t(`account.${key}`);
  return wasAccountFormRefused(context) ? t("account.errorTitle", { title }) : title;
}
