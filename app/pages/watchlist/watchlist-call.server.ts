import { json } from "@remix-run/node";
import * as z from "zod";
import { cookies, currentShopper, PERSONAL_HEADERS } from "~/request/account-context.server";
import { signInAddress } from "~/domain/account/sign-in-address";
import { readPhone } from "~/domain/phone/phone-number";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { safeOwnPath } from "~/domain/url/own-path";
import type { PostedForm } from "~/features/forms/sending/posted-form";
import type { RateLimit } from "~/ports/rate-limiter";
import { FOR_PROGRAMS, postedForm, postedText } from "~/request/posted-form.server";
import { services } from "~/services.server";
import { requireSite, siteTranslator } from "~/request/site-context.server";
import { changeWatchlist } from "./change-watchlist.server";

const CHANGES: RateLimit = { uses: 60, seconds: 60 };
const JSON_CALL = { types: ["application/json"], mostBytes: 4_000 };
const CALL = z.object({
  phone_number: z.string().max(40).optional(),
  car_id: z.coerce.string().max(20),
  /** Own path of the page, where signing in has to come first. */
  path: z.string().max(2_000).optional(),
});
type Call = z.infer<typeof CALL>;

/**
 * `POST {phone_number, car_id}`, as JSON or as a form, answered with `{success, error}` (CALL-11, CALL-12). The session
 * says who it is; a number that is not theirs is refused. Without a session 401, with the address to sign in at.
 */
export async function watchlistCall(request: Request, change: "save" | "remove"): Promise<Response> {
  const config = await requireSite(request);
  const t = siteTranslator(config);
  if (!config.features.watchlist) return failed(t("watchlist.failed"), 404);
  if (request.method !== "POST") return failed(t("watchlist.failed"), 405, { Allow: "POST" });
  const call = await readCall(request, config);
  if (call === null || typeof call === "number") return failed(t("watchlist.failed"), call ?? 400);
  const shopper = await currentShopper(request, config);
  if (shopper === null) return signInFirst(call, config, change);
  if (call.phone_number !== undefined && phoneOf(call.phone_number, config) !== shopper.phone) {
    return failed(t("watchlist.notYours"), 403);
  }
  const { rateLimiter, logger } = await services();
  const blocked = await rateLimiter.use(`watchlist:${shopper.id}`, CHANGES);
  if (blocked !== null) return failed(t("watchlist.tooMany"), 429, { "Retry-After": String(blocked) });
  try {
    const { success, error, ...rest } = await changeWatchlist(change, shopper, config, call.car_id);
    const status = "status" in rest ? rest.status : 200;
    return json({ success, error, ...("name" in rest ? { name: rest.name } : {}) }, init(status));
  } catch (error) {
    logger.error({ tenant: config.site.slug, error }, "a watchlist could not be changed");
    return failed(t("watchlist.failed"), 500);
  }
}

function phoneOf(text: string, { site }: SiteConfig): string | null {
  return readPhone(text, site.country)?.e164 ?? null;
}

/** The call, or the status of what is wrong with it. */
async function readCall(request: Request, config: SiteConfig): Promise<Call | PostedForm["fault"]> {
  const type = request.headers.get("Content-Type") ?? "";
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type);
  const { body, fault } = isForm ? await callOfForm(request, config) : await callOfJson(request);
  return fault ?? CALL.safeParse(body).data ?? 400;
}

async function callOfForm(request: Request, config: SiteConfig) {
  const { data, fault } = await postedForm(request, config, FOR_PROGRAMS);
  return { body: Object.fromEntries(data), fault };
}

async function callOfJson(request: Request) {
  const read = await postedText(request, JSON_CALL);
  if ("fault" in read) return { body: null, fault: read.fault };
  try {
    const body: unknown = JSON.parse(read.text);
    return { body, fault: null };
  } catch {
    return { body: null, fault: 400 as const };
  }
}

/** Remembers what the visitor wanted, to be done after the sign-in (WATCH-09). */
async function signInFirst({ car_id: car, path }: Call, config: SiteConfig, change: "save" | "remove") {
  const page = safeOwnPath(path) ?? "/";
  const headers = new Headers(PERSONAL_HEADERS);
  const { pending, hint } = await cookies();
  if (change === "save") headers.append("Set-Cookie", await pending.serialize(`car:${car}:script`));
  headers.append("Set-Cookie", hint(false));
  const signIn = signInAddress({ kind: "watchlist", redirect: page, back: page });
  const error = siteTranslator(config)("watchlist.signIn");
  return json({ success: false, error, sign_in: signIn }, { status: 401, headers });
}

function failed(error: string, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return json({ success: false, error }, init(status, headers));
}

function init(status: number, headers: Readonly<Record<string, string>> = {}) {
  return { status, headers: { ...PERSONAL_HEADERS, ...headers } };
}
