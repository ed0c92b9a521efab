import { linkedData } from "~/domain/content/page-frame";
import { redirect } from "@remix-run/node";
import { tradeForm } from "~/domain/trade/trade-form";
import { readTradeState, type FigureAnswer } from "~/domain/trade/trade-state";
import { tradeStepAfter, tradeStepBefore, tradeStepPath, tradeSteps } from "~/domain/trade/trade-steps";
import { buildForm } from "~/features/forms/build-form";
import type { FormView } from "~/features/forms/form-view";
import { buildTrade } from "~/features/trade-in/build-trade";
import { FORM_HEADERS, freshToken, leadElsewhere, wasRefused } from "~/request/form-context.server";
import { siteFormatter } from "~/request/site-context.server";
import { vehicleBrief } from "~/request/vehicle-brief.server";
import { type TradeRequest, tradeRequest, giveFigure } from "./trade-request.server";
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
  const headers = { ...FORM_HEADERS, "Set-Cookie": site.visitor.setCookie };
  const missing = missingStep(asked);
  if (missing !== null) return leadElsewhere(context, redirect(missing, { headers }));
  const { figure, toKeep } =
    step === "offer" ? await giveFigure(asked, state.values) : { figure: null, toKeep: {} };
  if (Object.keys(toKeep).length > 0) {
    await site.services.drafts.save(asked.key, toKeep, site.now.toISOString());
  }
  const wanted = about.vehicle === null ? null : vehicleBrief(about.vehicle, config);
  const page = buildTrade({
    config,
    t,
    format: siteFormatter(config),
    step,
    state,
    figure,
    carId,
    wanted: wanted?.title ?? null,
    choices,
    notice: query.has("expired") ? "expired" : query.has("changed") ? "changed" : null,
  });
  const path = tradeStepPath(config, step, carId);
  const view: TradeStepView = {
    page,
    form: stepForm(asked, figure),
    wanted,
    refused: wasRefused(context),
    errorWord: t("forms.error"),
    path,
    structured: linkedData(page.crumbs, config, path),
    noindex: carId !== null || step !== tradeSteps(config)[0],
  };
  return { view, headers };
}

/** After the end a shopper who comes back begins a new trade-in; the old steps are over. */
function freshIfEnded(asked: TradeRequest): TradeRequest {
  if (asked.state.ended === null) return asked;
  if (asked.step !== tradeSteps(asked.site.config)[0]) throw redirect("/success", { headers: FORM_HEADERS });
  return { ...asked, state: readTradeState({}) };
}

/** Where to go when an earlier step was not sent yet, or is no longer kept. */
export function missingStep({ site: { config }, step, state, carId }: TradeRequest): string | null {
  const steps = tradeSteps(config);
  const missing = steps.slice(0, steps.indexOf(step)).find((one) => !state.done.includes(one));
  if (missing === undefined) return null;
  const path = tradeStepPath(config, missing, carId);
  return missing === steps[0] ? `${path}${path.includes("?") ? "&" : "?"}expired=1` : path;
}

function stepForm(asked: TradeRequest, figure: FigureAnswer | null): FormView {
  const { site, step, carId, choices } = asked;
  const { config, t, today } = site;
  const form = tradeForm(config, step, t(`trade.submit.${submitWord(asked, figure)}`));
  const path = tradeStepPath(config, step, carId);
  const view = buildForm({
    form,
    config,
    t,
    today,
    choices,
    token: freshToken(site, form),
    // The figure on the page is part of what is accepted: a shopper has to see another figure before accepting it.
    action:
      figure === null || "none" in figure
        ? path
        : `${path}${path.includes("?") ? "&" : "?"}of=${figure.offer}`,
    values: { ...firstValues(asked), ...asked.state.values },
  });
  const before = tradeStepBefore(config, step);
  const steps = tradeSteps(config);
  const number = steps.indexOf(step) + 1;
  return {
    ...view,
    step: {
      number,
      text: t("forms.step", { number, total: steps.length }),
      back: before === null ? null : { label: t("forms.back") },
    },
  };
}

function submitWord({ site: { config }, step }: TradeRequest, figure: FigureAnswer | null): string {
  if (step === "offer") return figure !== null && "none" in figure ? "inspection" : "accept";
  const after = tradeStepAfter(config, step);
  if (after === null) return "send";
  return after === "offer" && config.trade.valuation.source !== "none" ? "value" : "continue";
}

function firstValues({ site: { config }, query, carId }: TradeRequest): Readonly<Record<string, string>> {
  const linked = FROM_QUERY.flatMap((name) => {
    const value = query.get(name) ?? "";
    return value === "" || value.length > LONGEST ? [] : [[name, value] as const];
  });
  return {
    PreferredContactMethod: "Phone",
    regoState: config.site.defaultState,
    ...(carId === null ? {} : { tradeIn: "Yes" }),
    ...Object.fromEntries(linked),
  };
}
