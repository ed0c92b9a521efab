import { goesTowards } from "~/domain/trade/accepted-offer";
import { payoutKey } from "~/domain/trade/next-steps";
import { FOR_ANOTHER } from "~/domain/trade/trade-fields";
import type { FieldChoice } from "~/domain/forms/field-definition";
import { storageKey } from "~/domain/shortlist/kept-lists";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { questionName } from "~/domain/trade/trade-fields";
import type { NoFigure } from "~/domain/trade/estimate-limits";
import { tradeKinds } from "~/domain/trade/trade-kind";
import type { ItemType } from "~/domain/vehicle/vehicle";
import type { EarlyValue, FigureAnswer, TradeState } from "~/domain/trade/trade-state";
import { tradeStepPath, tradeSteps, type TradePart } from "~/domain/trade/trade-steps";
import type { Formatter } from "~/i18n/format";
import type { Translator } from "~/i18n/translator";
import type {
  TradeOfferView,
  OwnVehicleView,
  ProgressStepView,
  TradeNoteView,
  TradePageView,
} from "./trade-view";

/** What a page of the journey is built from. */
export interface TradeBuild {
  readonly config: SiteConfig;
  readonly t: Translator;
  readonly format: Formatter;
  readonly step: TradePart;
  readonly state: TradeState;
  /** For the last step. */
  readonly figure: FigureAnswer | null;
  /** For the page after the vehicle's. */
  readonly range: EarlyValue | { readonly none: NoFigure } | null;
  /** Whether it is known that this vehicle is valued in person, and not online. */
  readonly isInPerson: boolean;
  /** What the shopper's vehicle is, and where the first page asks about another kind. */
  readonly kind: ItemType;
  kindHref(kind: ItemType): string;
  /** The dealer's vehicle it is for. */
  readonly carId: string | null;
  /** What it is called; null where none is named or nobody can look it up. */
  readonly wanted: string | null;
  readonly choices: Readonly<Record<string, readonly FieldChoice[]>>;
  /** Why the shopper is here again. */
  readonly notice: "expired" | "changed" | null;
}

/** A page of the journey in the site's words. */
export function buildTrade(build: TradeBuild): TradePageView {
  const { t, step, notice, wanted, figure } = build;
  const title = wanted === null ? t("trade.title") : t("trade.titleCar", { name: wanted });
  return {
    title,
    intro: t(isValued(build.config) ? "trade.intro" : "trade.introUnvalued"),
    heading: figure !== null && "none" in figure ? t("trade.noOffer") : t(`trade.headings.${step}`),
    crumbs: [{ label: t("vehicle.home"), href: "/" }, { label: title }],
    crumbsLabel: t("vehicle.breadcrumb"),
    progress: progress(build),
    notice: notice === null ? null : { title: t(`trade.${notice}.title`), text: t(`trade.${notice}.text`) },
    own: step === tradeSteps(build.config)[0] ? null : ownVehicle(build),
    offer: figure === null ? rangeView(build) : offerView(figure, build),
    kinds: kinds(build),
    notes: notes(build),
    notesTitle: t("trade.notes.title"),
    wantedTitle: t("trade.wanted"),
    kept: keptOf(build),
  };
}

/** Whether the journey can end with a figure; else a dealer values every vehicle in person. */
export function isValued({ trade }: Pick<SiteConfig, "trade">): boolean {
  return trade.valuation.source !== "none" && trade.steps.includes("offer");
}

function progress({ config, t, step, state, carId, isInPerson }: TradeBuild): TradePageView["progress"] {
  const steps = tradeSteps(config);
  const at = steps.indexOf(step);
  const views = steps.map((one, index): ProgressStepView => {
    const isDone = index !== at && state.done.includes(one);
    const label = t(one === "offer" && isInPerson ? "trade.stepUnvalued" : `trade.steps.${one}`);
    if (index === at) return { label, state: "current", href: null, note: "" };
    const href = tradeStepPath(config, one, carId);
    return isDone
      ? { label, state: "done", href, note: t("trade.done") }
      : { label, state: "todo", href: null, note: "" };
  });
  return {
    label: t("trade.progress"),
    text: t("forms.step", { number: at + 1, total: steps.length }),
    steps: views,
  };
}

function ownVehicle({
  config,
  t,
  format,
  state: { values },
  carId,
  choices,
}: TradeBuild): OwnVehicleView | null {
  const { year, make, model, kms, rego, regoState, finance } = values;
  if (year === undefined || make === undefined || model === undefined) return null;
  const row = (key: string, value: string | undefined) =>
    value === undefined ? [] : [{ label: t(`trade.own.${key}`), value }];
  const labelOf = (name: string, value: string) =>
    choices[name]?.find((choice) => choice.value === value)?.label ?? value;
  const plate = rego === undefined ? undefined : [rego, regoState?.toUpperCase()].filter(Boolean).join(", ");
  return {
    title: t("trade.own.title"),
    name: [year, labelOf("make", make), model].join(" "),
    rows: [
      ...row("kms", kms === undefined ? undefined : format.km(Number(kms))),
      ...config.trade.questions.flatMap((question) => {
        const answer = values[questionName(question)];
        return answer === undefined
          ? []
          : [{ label: question.label, value: labelOf(questionName(question), answer) }];
      }),
      ...row("rego", plate),
      ...row("finance", finance === undefined ? undefined : labelOf("finance", finance)),
    ],
    change: {
      href: tradeStepPath(config, tradeSteps(config)[0] ?? "lead", carId),
      label: t("trade.own.change"),
    },
  };
}

function offerView(figure: FigureAnswer, { config, t, format }: TradeBuild): TradeOfferView {
  if ("none" in figure) {
    const { maxAgeYears, maxKm } = config.trade;
    const values = { count: maxAgeYears, number: maxAgeYears, km: format.km(maxKm) };
    return {
      kind: "none",
      title: t(`trade.none.${isValued(config) ? figure.none : "every"}`, values),
      text: t("trade.none.text"),
    };
  }
  const { low, high, offer, until } = figure;
  return {
    kind: "figure",
    label: t("trade.offer.label"),
    amount: format.money(offer),
    until: t("trade.offer.until", { date: format.date(new Date(`${until}T12:00:00Z`)) }),
    range: {
      label: t("trade.offer.range"),
      low: format.money(low),
      high: format.money(high),
      at: high > low ? Math.round(((offer - low) / (high - low)) * 100) : 50,
    },
  };
}

/** What can be told before anybody says who it is: a range, or why there is none. */
function rangeView({ range, config, t, format }: TradeBuild): TradeOfferView | null {
  if (range === null) return null;
  if ("none" in range) {
    const { maxAgeYears, maxKm } = config.trade;
    const values = { count: maxAgeYears, number: maxAgeYears, km: format.km(maxKm) };
    return { kind: "none", title: t(`trade.none.${range.none}`, values), text: t("trade.range.none") };
  }
  const [low, high] = [format.money(range.low), format.money(range.high)];
  return {
    kind: "range",
    label: t("trade.range.label"),
    amount: t("trade.range.amount", { low, high }),
    text: t("trade.range.text"),
  };
}

function kinds({ config, t, step, kind, kindHref }: TradeBuild): TradePageView["kinds"] {
  const all = tradeKinds(config);
  if (step !== "vehicle" || all.length < 2) return null;
  const links = all.map((one) => ({
    label: t(`trade.kinds.${one}`),
    href: kindHref(one),
    isCurrent: one === kind,
  }));
  return { label: t("trade.kind"), links };
}

function keptOf(build: TradeBuild): TradePageView["kept"] {
  const { figure, range } = build;
  if (figure !== null) return "none" in figure ? null : keptFigure(build, figure);
  return range === null || "none" in range ? null : keptFigure(build, { ...range, offer: null });
}

/**
 * Notes below a step: the dealer's limits on the first steps, and on the last one what the offer depends on (TRADE-08
 * to TRADE-11).
 */
function notes({
  config,
  t,
  format,
  step,
  state,
  figure,
  range,
  wanted,
}: TradeBuild): readonly TradeNoteView[] {
  const { maxAgeYears, maxKm, valuation } = config.trade;
  const list: TradeNoteView[] = [];
  if (step !== "offer" && valuation.source !== "none") {
    // Age and kilometres are not why a model that nobody knows has no estimate.
    const isUnknown = range !== null && "none" in range && range.none === "unknown";
    const limits = { count: maxAgeYears, number: maxAgeYears, km: format.km(maxKm) };
    list.push({ icon: "info", text: isUnknown ? t("trade.notes.unknown") : t("trade.notes.limits", limits) });
  }
  list.push({ icon: "shield-check", text: t("trade.notes.inspection") });
  const isTowards = goesTowards(state.values[FOR_ANOTHER], wanted !== null);
  const payout = payoutKey({ finance: state.values["finance"], isTowards });
  if (payout !== null) list.push({ icon: "file-text", text: t(payout) });
  if (step === "offer" && figure !== null && !("none" in figure)) {
    list.push({ icon: "info", text: t("trade.notes.noObligation") });
  }
  return list;
}

function keptFigure(
  { config, state }: TradeBuild,
  { low, high, offer, until }: EarlyValue & { readonly offer: number | null },
) {
  const { year = "", make = "", model = "" } = state.values;
  const value = JSON.stringify({ year, make, model, low, high, offer, until });
  return { key: storageKey(config.site.slug, "tradeInValuation"), value };
}
