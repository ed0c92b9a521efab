import { linkedData } from "~/domain/content/page-frame";
import { redirect } from "@remix-run/node";
import { tradeForm } from "~/domain/trade/trade-form";
import { readTradeState, type FigureAnswer } from "~/domain/trade/trade-state";
import { tradeStepAfter, tradeStepBefore, tradeStepPath, tradeSteps } from "~/domain/trade/trade-steps";
import { tradeKinds } from "~/domain/trade/trade-kind";
import type { ItemType } from "~/domain/vehicle/vehicle";
import { buildForm } from "~/features/forms/build-form";
import type { FormView } from "~/features/forms/form-view";
import { buildTrade, isValued } from "~/features/trade-in/build-trade";
import {
  FORM_HEADERS,
  freshToken,
  leadElsewhere,
  wasRefused,
  formHeaders,
} from "~/request/form-context.server";
import { ofJourney } from "~/pages/form/opened/journey-of-page";
import { whyNotThere } from "~/domain/forms/vehicle/vehicle-refusal";
import { notThereNotice } from "~/pages/form/closed-form.server";
import { begunNotice } from "~/pages/form/opened/begun-notice.server";
import { siteFormatter } from "~/request/site-context.server";
import { vehicleBrief } from "~/request/vehicle-brief.server";
import { keepToldFigure } from "~/request/told-figure.server";
import type { ToldFigure } from "~/domain/trade/told-figure";
import {
  giveFigure,
  giveRange,
  KIND_QUERY,
  type ToldRange,
  tradeJourney,
  type TradeRequest,
  tradeRequest,
} from "./trade-request.server";
import { missingStep } from "./missing-step.server";
import { otherBefore } from "./other-journey.server";
import { withPhotoHint } from "./step-photos.server";
import type { TradeStepView } from "./trade-step";

/** What links into the first step may fill in. */
const FROM_QUERY = ["year", "make", "model", "kms"];
const LONGEST = 80;

/** A step's page; null where the dealer has none at this address. */
export async function showTradeStep(request: Request, context: object) {
  const found = await tradeRequest(request);
  if (found === null) return null;
  const asked = freshIfEnded(found);
  const { site, step, about, carId, query, state, choices } = asked;
  const { config, t } = site;
  const headers = formHeaders(site);
  const missing = missingStep(asked);
  if (missing !== null) return leadElsewhere(context, redirect(missing, { headers }));
  const { figure, toKeep } =
    step === "offer" ? await giveFigure(asked, state.values) : { figure: null, toKeep: {} };
  const told = isBeforeFigure(asked) ? await giveRange(asked) : { range: null, toKeep: {} };
  const range = tradeStepBefore(config, step) === "vehicle" ? told.range : null;
  const isInPerson = !isValued(config) || hasNone(figure ?? told.range);
  const news = { ...toKeep, ...told.toKeep };
  if (Object.keys(news).length > 0) {
    await site.services.drafts.save(asked.key, news, site.now.toISOString());
  }
  const figures = toldOf(state.values, figure ?? range);
  if (figures !== null) await keepToldFigure(site, figures);
  const wanted = about.vehicle === null ? null : vehicleBrief(about.vehicle, config);
  const page = buildTrade({
    config,
    t,
    format: siteFormatter(config),
    step,
    state,
    figure,
    range,
    isInPerson,
    kind: asked.kind,
    carId,
    wanted: wanted?.title ?? null,
    choices,
    kindHref: (kind) => kindPath(asked, kind),
    notice: query.has("expired") ? "expired" : query.has("changed") ? "changed" : null,
  });
  const path = tradeStepPath(config, step, carId);
  const view: TradeStepView = {
    page,
    closed: otherBefore(asked) ?? goneBefore(asked),
    begun: begunBefore(asked),
    form: stepForm(asked, figure, isInPerson),
    wanted,
    refused: wasRefused(context),
    errorWord: t("forms.error"),
    path,
    structured: linkedData(page.crumbs, config, path),
    noindex: carId !== null || step !== tradeSteps(config)[0],
  };
  return { view, headers };
}

/** What the first page says where the dealer's vehicle is not to be had; the shopper's own may be valued all the same. */
function goneBefore({ site, step, about }: TradeRequest) {
  const why = step === tradeSteps(site.config)[0] ? whyNotThere(about) : null;
  return why === null ? null : notThereNotice(site, about.vehicle, why);
}

/** What is said of a trade-in that was begun in this browser, where its first page shows it again. */
function begunBefore({ site, step, state, carId }: TradeRequest) {
  const { startedAt } = state;
  if (
    step !== tradeSteps(site.config)[0] ||
    startedAt === undefined ||
    Object.keys(state.values).length === 0
  )
    return null;
  return begunNotice(site, startedAt, tradeStepPath(site.config, step, carId));
}

/** Whether this page is between the vehicle's and the offer's: a range is told, or that there is none; of a dealer who values nothing, no page is. */
function isBeforeFigure({ site: { config }, step }: TradeRequest): boolean {
  return config.trade.valuation.source !== "none" && step !== "vehicle" && step !== "offer";
}

/** Whether it is known by now that the vehicle has no figure online. */
function hasNone(answer: FigureAnswer | ToldRange["range"] | null): boolean {
  return answer !== null && "none" in answer;
}

/** What this page tells, for the other pages of the visit; null where there is no figure. */
function toldOf(
  { year = "", make = "", model = "", finance, kms, rego, regoState }: TradeRequest["state"]["values"],
  answer: FigureAnswer | ToldRange["range"] | null,
): ToldFigure | null {
  if (answer === null || "none" in answer) return null;
  const { low, high, until } = answer;
  return {
    vehicle: `${year} ${make} ${model}`,
    low,
    high,
    offer: "offer" in answer ? answer.offer : null,
    until,
    owed: finance === "Yes",
    kms,
    rego,
    regoState,
  };
}

/** After the end a shopper who comes back begins a new trade-in; the old steps are over. */
function freshIfEnded(asked: TradeRequest): TradeRequest {
  if (asked.state.ended === null) return asked;
  if (asked.step !== tradeSteps(asked.site.config)[0]) throw redirect("/success", { headers: FORM_HEADERS });
  return { ...asked, state: readTradeState({}) };
}

/** The contact page is short, and contact may be filled in already: a person's time counts from the first page. */
function begunAt({ state: { startedAt } }: TradeRequest) {
  return startedAt === undefined ? undefined : { startedAt };
}

function stepForm(asked: TradeRequest, figure: FigureAnswer | null, isInPerson: boolean): FormView {
  const { site, step, choices } = asked;
  const { config, t, today } = site;
  const { kind } = asked;
  const submit = t(`trade.submit.${submitWord(asked, isInPerson)}`);
  const form = tradeForm(config, step, { kind, submit, isTowards: asked.carId !== null });
  const isFirst = step === tradeSteps(config)[0];
  const own = kindPath(asked, kind);
  const path = isFirst ? own : ofJourney(own, asked.query, tradeJourney(asked));
  const view = buildForm({
    form,
    config,
    t,
    today,
    choices,
    token: freshToken(site, form, begunAt(asked)),
    // The figure on the page is part of what is accepted: a shopper has to see another figure before accepting it.
    action:
      figure === null || "none" in figure
        ? path
        : `${path}${path.includes("?") ? "&" : "?"}of=${figure.offer}`,
    // No page can put photos back into their field.
    values: { ...firstValues(asked), ...asked.state.values, photos: "" },
  });
  const before = tradeStepBefore(config, step);
  const steps = tradeSteps(config);
  const number = steps.indexOf(step) + 1;
  return {
    ...view,
    groups: withPhotoHint(asked, kind === "car" ? view.groups : withoutCarHint(view.groups)),
    step: {
      number,
      text: t("forms.step", { number, total: steps.length }),
      back: before === null ? null : { label: t("forms.back") },
    },
  };
}

/** A step's address; the first page's says what kind of vehicle it asks about, where there are several. */
export function kindPath({ site: { config }, step, carId }: TradeRequest, kind: ItemType): string {
  const path = tradeStepPath(config, step, carId);
  if (step !== "vehicle" || tradeKinds(config).length < 2) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${KIND_QUERY}=${kind}`;
}

/** The example of a model is a car's. */
function withoutCarHint(groups: FormView["groups"]): FormView["groups"] {
  return groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) => (field.name === "model" ? { ...field, hint: null } : field)),
  }));
}

function submitWord({ site: { config }, step }: TradeRequest, isInPerson: boolean): string {
  if (step === "offer") return isInPerson ? "inspection" : "accept";
  if (step === "vehicle" && config.trade.valuation.source !== "none") return "range";
  const after = tradeStepAfter(config, step);
  if (after === null) return "send";
  return after === "offer" && !isInPerson ? "value" : "continue";
}

function firstValues({ site: { config }, query }: TradeRequest): Readonly<Record<string, string>> {
  const linked = FROM_QUERY.flatMap((name) => {
    const value = query.get(name) ?? "";
    return value === "" || value.length > LONGEST ? [] : [[name, value] as const];
  });
  return {
    regoState: config.site.defaultState,
    ...Object.fromEntries(linked),
  };
}
