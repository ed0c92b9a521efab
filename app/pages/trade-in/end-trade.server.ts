import { endChange } from "~/domain/trade/trade-change";
import { goesTowards } from "~/domain/trade/accepted-offer";
import { FOR_ANOTHER } from "~/domain/trade/trade-fields";
import { wholeTradeForm } from "~/domain/trade/trade-form";
import { tradeNextKeys } from "~/domain/trade/next-steps";
import { keptEnd, type TradeEnd } from "~/domain/trade/trade-state";
import { tradeStepAfter, tradeStepPath } from "~/domain/trade/trade-steps";
import { words } from "~/features/forms/build-form";
import { buildReceipt } from "~/features/forms/receipt/build-receipt";
import { finishForm, sendTo } from "~/request/form-context.server";
import { siteFormatter } from "~/request/site-context.server";
import { vehicleBrief } from "~/request/vehicle-brief.server";
import { type TradeRequest, giveFigure } from "./trade-request.server";

/**
 * The last step: the offer on the page is accepted, or an inspection asked for (TRADE-03). The lead gets it once,
 * however often it is sent. After that everything typed is deleted here, because the dealer has it.
 * @returns `gone` when the lead does not exist any more: nobody would learn of the acceptance
 */
export async function endTrade(asked: TradeRequest): Promise<Response | "gone"> {
  const { site, state, step, carId, query, about, key } = asked;
  const { config, t, services, now } = site;
  const { lead } = state;
  // All steps are done, and one of them made the lead.
  if (lead === null) throw new Error("a trade-in without a lead");
  const { figure, toKeep } = await giveFigure(asked, state.values);
  const offer = step === "offer" && !("none" in figure) ? figure.offer : null;
  if (step === "offer" && query.get("of") !== (offer === null ? null : String(offer))) {
    await services.drafts.save(key, toKeep, now.toISOString());
    return changedOffer(asked);
  }
  const end: TradeEnd = offer === null ? "inspection" : "accepted";
  // Where no offer is made, the last step has completed the form.
  const isOver = tradeStepAfter(config, step) === null && step !== "offer";
  const change = { ...endChange(end, figure), submissionKey: `${lead.id}.${end}` };
  const sent = isOver ? { isNew: true } : await services.leads.change(config.site.slug, lead.id, change);
  if (sent === null) return "gone";
  await services.drafts.remove(key);
  await services.drafts.save(key, keptEnd(end), now.toISOString());
  const form = wholeTradeForm(config, end === "accepted", asked.kind);
  const receipt = buildReceipt({
    form,
    t,
    config,
    values: state.values,
    choices: asked.choices,
    leadId: lead.id,
    vehicle: about.vehicle === null ? null : vehicleBrief(about.vehicle, config),
    carId: about.vehicle?.id ?? carId,
    offer,
    ...(offer === null
      ? {}
      : { highlight: t("trade.accepted", { amount: siteFormatter(config).money(offer) }) }),
  });
  const tradedFor = {
    finance: state.values["finance"],
    isTowards: goesTowards(state.values[FOR_ANOTHER], about.vehicle !== null),
  };
  return finishForm(site, {
    form,
    vehicle: about.vehicle,
    receipt: {
      ...receipt,
      ...(end === "accepted" ? { text: words(t, form, "accepted.text") } : {}),
      next: tradeNextKeys(end === "accepted" ? end : "sent", tradedFor).map((name) => t(name)),
    },
    isNew: sent.isNew,
    suspicion: lead.suspicion,
  });
}

function changedOffer({ site, step, carId }: TradeRequest): Response {
  const path = tradeStepPath(site.config, step, carId);
  return sendTo(`${path}${path.includes("?") ? "&" : "?"}changed=1`, site);
}
