import { setTimeout as pause } from "node:timers/promises";
import type { LeadChange } from "~/domain/lead/lead";
import { contactOf } from "~/domain/forms/form-lead";
import { tradeForm } from "~/domain/trade/trade-form";
import { begunAs, readTradeState, type TradeLead } from "~/domain/trade/trade-state";
import { tradeStepAfter } from "~/domain/trade/trade-steps";
import type { ReadySubmission } from "~/features/forms/sending/read-submission.server";
import { LeadsUnavailableError } from "~/ports/lead-desk";
import { leadFrom, sendLead } from "~/request/form-context.server";
import type { TradeRequest } from "./trade-request.server";

/** How long one tab waits for the lead of another. */
const OTHER_TAB_MS = 2_000;
const LOOK_EVERY_MS = 50;

/** The lead of a trade-in, and whether this sending made it. */
interface BegunLead {
  readonly lead: TradeLead;
  readonly isNew: boolean;
}

/**
 * The lead of a trade-in: one for a person at a browser, even when two of its tabs send the step that makes it at the same
 * moment. The later of the two becomes a change of the lead.
 */
export async function beginLead(
  request: Request,
  asked: TradeRequest,
  ready: ReadySubmission,
  extra: Readonly<Record<string, string>>,
): Promise<BegunLead> {
  const { site, key, state } = asked;
  const { drafts } = site.services;
  const claim = drafts.claim(key, begunAs(state.lead), ready.submissionKey, site.now.toISOString());
  const begun = await claim.catch((error: unknown) => {
    throw new LeadsUnavailableError("The trade-in could not be begun.", { cause: error });
  });
  const other = begun === ready.submissionKey ? null : await leadOfOtherTab(asked);
  // If the other tab did not finish, this one makes the lead.
  return other === null
    ? submitLead(request, asked, { ...ready, submissionKey: begun }, extra)
    : { lead: other, isNew: false };
}

async function leadOfOtherTab({ site, key, state }: TradeRequest): Promise<TradeLead | null> {
  for (let waited = 0; waited < OTHER_TAB_MS; waited += LOOK_EVERY_MS) {
    const { lead } = readTradeState(await site.services.drafts.read(key).catch(() => ({})));
    if (lead !== null && lead.id !== state.lead?.id) return lead;
    await pause(LOOK_EVERY_MS);
  }
  return null;
}

async function submitLead(
  request: Request,
  { site, about, carId, step, kind }: TradeRequest,
  ready: ReadySubmission,
  extra: Readonly<Record<string, string>>,
): Promise<BegunLead> {
  const { config } = site;
  const place = config.site.locations.find(({ id }) => id === ready.values["location"])?.dealershipId ?? null;
  const only = config.site.dealerships.length === 1 ? (config.site.dealerships[0]?.id ?? null) : null;
  const form = tradeForm(config, step, { kind, isTowards: carId !== null });
  const { vehicle } = about;
  const lead = leadFrom(request, site, { form, ready, vehicle, carId, dealershipId: place ?? only, extra });
  const sent = await sendLead(site, { ...lead, halfWay: tradeStepAfter(config, step) !== null });
  if (sent === null || sent.isErased === true) throw new LeadsUnavailableError("The lead could not be kept.");
  return {
    lead: {
      id: sent.leadId,
      key: ready.submissionKey,
      suspicion: ready.suspicion,
      person: contactOf(ready.values),
      about: {},
    },
    isNew: sent.isNew,
  };
}

/** Adds a change to a lead; false when the dealer has no such lead any more. */
export async function changeTradeLead(
  { site }: TradeRequest,
  leadId: string,
  change: LeadChange,
): Promise<boolean> {
  return (await site.services.leads.change(site.config.site.slug, leadId, change)) !== null;
}
