import { createHash } from "node:crypto";
import { redirect } from "@remix-run/node";
import { hasExpired, lastDay } from "~/domain/trade/figure-days";
import { shownRangeFields } from "~/domain/trade/trade-change";
import { tradeChoices } from "~/domain/trade/trade-fields";
import {
  type EarlyValue,
  type FigureAnswer,
  keptFigure,
  keptRange,
  readTradeState,
  type TradeState,
} from "~/domain/trade/trade-state";
import { tradeAddress, tradeSteps, type TradePart } from "~/domain/trade/trade-steps";
import { dealersAnswers } from "~/domain/trade/dealers-answers";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { valuedVehicle } from "~/domain/trade/valued-vehicle";
import { earlyRange } from "~/domain/trade/early-range";
import type { NoFigure } from "~/domain/trade/estimate-limits";
import { TRADE_KIND, tradeKind } from "~/domain/trade/trade-kind";
import type { ItemType } from "~/domain/vehicle/vehicle";
import { formSite, type FormSite } from "~/request/form-context.server";
import type { DraftAnswers, DraftKey } from "~/ports/draft-store";
import { namedId, type NamedVehicle, namedVehicle } from "~/request/vehicle-brief.server";

/** A step of a trade-in, as one request asked for it. */
export interface TradeRequest {
  readonly site: FormSite;
  /** The dealer's file in its own language: leads and valuations are in its words. */
  readonly dealer: SiteConfig;
  readonly step: TradePart;
  /** Of the shopper's vehicle: the one the first page's address asks for, else the one that was kept. */
  readonly kind: ItemType;
  readonly about: NamedVehicle;
  /** The dealer's vehicle it is for, as every address of the journey names it. */
  readonly carId: string | null;
  readonly query: URLSearchParams;
  readonly state: TradeState;
  readonly key: DraftKey;
  readonly thisYear: number;
  readonly choices: ReturnType<typeof tradeChoices>;
}

const FLOW = "trade-in";
/** Parameter of the first page that says what kind of vehicle it asks about. */
export const KIND_QUERY = "kind";

/**
 * The step at an address; null when the dealer has none there.
 * @throws a redirect where the page has moved to the dealer's own address, a 503 when nobody knows how far the
 * shopper has come
 */
export async function tradeRequest(request: Request): Promise<TradeRequest | null> {
  const { pathname, search, searchParams: query } = new URL(request.url);
  const site = await formSite(request);
  const { config, t, visitor, services, today } = site;
  const address = tradeAddress(config, pathname);
  if (address === null) return null;
  if ("movedTo" in address) throw redirect(address.movedTo + search, 301);
  const { step } = address;
  const about = await namedVehicle(config, query.get("car_id"));
  const carId = namedId(about);
  const key = { tenant: config.site.slug, visitor: visitor.secret, flow: FLOW, about: carId ?? "" };
  const kept = await services.drafts.read(key).catch((error: unknown) => {
    services.logger.error({ tenant: key.tenant, error }, "a trade-in could not be read");
    // The first step can be shown without the kept answers. The others would lead back to it and lose what was sent.
    if (step === tradeSteps(config)[0]) return {};
    throw new Response(null, { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "30" } });
  });
  const thisYear = Number(today.slice(0, 4));
  const words = { yes: t("trade.yes"), no: t("trade.no"), otherMake: t("trade.otherMake") };
  const state = readTradeState(kept);
  const chosen = step === "vehicle" ? query.get(KIND_QUERY) : null;
  const kind = tradeKind(config, chosen ?? state.values[TRADE_KIND]);
  const edition = request.headers.get("x-dealers-edition");
  return {
    site,
    dealer: services.tenants.bySlug(config.site.slug, edition) ?? config,
    step,
    kind,
    about,
    carId,
    query,
    state,
    key,
    thisYear,
    choices: tradeChoices(config, thisYear, words, kind),
  };
}

/** The figure for the answers, and what of it is new and has to be kept. */
export interface GivenFigure {
  readonly figure: FigureAnswer;
  readonly toKeep: DraftAnswers;
}

/** The figure that was given for these answers, while it is valid; else a new one, which is reported (CALL-23). */
export async function giveFigure(
  { site, dealer, state, thisYear }: Pick<TradeRequest, "site" | "dealer" | "state" | "thisYear">,
  values: Readonly<Record<string, string>>,
): Promise<GivenFigure> {
  const { config, services, today } = site;
  const valuable = valuedVehicle(dealer, dealersAnswers(values, config, dealer), thisYear);
  if ("none" in valuable) return { figure: valuable, toKeep: {} };
  const of = JSON.stringify(valuable.vehicle);
  const { figure: known } = state;
  if (known !== null && known.of === of && !hasExpired(known, today)) return { figure: known, toKeep: {} };
  const valuation = await services.valuation.value(dealer, valuable.vehicle);
  if (valuation === null) return { figure: { none: "unknown" }, toKeep: {} };
  const { apiBaseUrl: api } = config.site;
  if (config.features.saveValuation && api !== null) void services.valuation.report(api, valuation);
  const figure = { ...valuation, of, until: lastDay(today, config.trade.valuation.validDays) };
  return { figure, toKeep: keptFigure(figure) };
}

/** Whether these answers are of another vehicle than the figure that was given before. */
export function isFigureOutdated(
  { dealer, site, state: { figure }, thisYear }: Pick<TradeRequest, "site" | "dealer" | "state" | "thisYear">,
  values: Readonly<Record<string, string>>,
): boolean {
  if (figure === null) return false;
  const valuable = valuedVehicle(dealer, dealersAnswers(values, site.config, dealer), thisYear);
  return "none" in valuable || JSON.stringify(valuable.vehicle) !== figure.of;
}

/** What can be told once make, model, year and kilometres are known; `toKeep` holds it when it is new. */
export interface ToldRange {
  readonly range: EarlyValue | { readonly none: NoFigure };
  readonly toKeep: DraftAnswers;
}

const FIRST_FACTS = ["year", "make", "model", "kms"];

/** The range that was told for this vehicle, while it is valid; else a new one. It is no figure yet, so not reported. */
export async function giveRange({
  site,
  state,
  thisYear,
}: Pick<TradeRequest, "site" | "state" | "thisYear">): Promise<ToldRange> {
  const { config, services, today } = site;
  const valuable = firstValued(config, state.values, thisYear);
  if ("none" in valuable) return { range: valuable, toKeep: {} };
  const of = JSON.stringify(valuable.vehicle);
  const { range: known } = state;
  if (known !== null && known.of === of && !hasExpired(known, today)) return { range: known, toKeep: {} };
  const valuation = await services.valuation.value(config, valuable.vehicle);
  if (valuation === null) return { range: { none: "unknown" }, toKeep: {} };
  const range = { ...earlyRange(valuation), of, until: lastDay(today, config.trade.valuation.validDays) };
  return { range, toKeep: keptRange(range) };
}

/** What the lead says of the range that this browser was shown for these answers. */
export function shownRange(
  { site, state, thisYear }: Pick<TradeRequest, "site" | "state" | "thisYear">,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const valuable = firstValued(site.config, values, thisYear);
  return shownRangeFields(state.range, "none" in valuable ? null : JSON.stringify(valuable.vehicle));
}

function firstValued(config: SiteConfig, values: Readonly<Record<string, string>>, thisYear: number) {
  const facts = Object.entries(values).filter(([name]) => FIRST_FACTS.includes(name));
  return valuedVehicle(config, Object.fromEntries(facts), thisYear);
}

/** What a page of this trade-in is known by: its journey, and the browser as long as it is not emptied. Null before there is one. */
export function tradeJourney({ site, state: { journey } }: TradeRequest): string | null {
  return journey === null ? null : `${journey}${browserMark(site)}`;
}

/** What the pages of one browser are known by until it is emptied. */
export function browserMark({ visitor }: TradeRequest["site"]): string {
  return `-${createHash("sha256").update(visitor.secret).digest("base64url").slice(0, 8)}`;
}
