import { createHash } from "node:crypto";
import { bookingOf } from "~/domain/appointment/booking";
import { ADDED_KEY } from "~/domain/forms/sent/form-key";
import { formLead } from "~/domain/forms/form-lead";
import { formAtPath, formPath, siteForm } from "~/domain/forms/site-form";
import { readTrail } from "~/domain/forms/visit-trail";
import {
  type AddedLead,
  type AddedLeadAnswer,
  bookingAnswer,
  keptAnswerSchema,
  type LeadFault,
  readAddedBody,
} from "~/domain/lead/api/added-lead";
import { ADDED_FROM } from "~/domain/lead/origin/lead-source";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { ApiKey, KeptAnswer } from "~/ports/api-keys";
import type { ApiWork } from "~/request/api/answer-api.server";
import { ApiProblem } from "~/request/api/api-problem.server";
import { formDesk, sendLead } from "~/request/form-context.server";
import { namedVehicle } from "~/request/vehicle-brief.server";
import { services } from "~/services.server";
import type { AskedForm } from "./form-request.server";
import { giveBack } from "./give-back.server";
import { isPrepared, prepareLead } from "./lead-preparation.server";
import { type ReadLead, readAddedLead } from "./read-added-lead.server";

const RETRY = { "Retry-After": "5" };

/**
 * Takes a lead that a dealer's system adds: as the form it names would be taken, with the same delivery (CALL-21).
 * @throws ApiProblem
 */
export async function takeAddedLead({ key, body, sending }: ApiWork): Promise<KeptAnswer> {
  const config = await dealerOfKey(key);
  const { added, faults } = readAddedBody(body);
  if (added === null) throw wrong(faults);
  const submissionKey = `${ADDED_KEY}${key.id}.${createHash("sha256")
    .update(sending ?? "")
    .digest("base64url")}`;
  const asked = await askedForm(config, added, faults);
  const read = await readAddedLead(asked, added, { key, submissionKey });
  if ("faults" in read || faults.length > 0) throw wrong(joined(faults, "faults" in read ? read.faults : []));
  return keep({ asked, added, read, key, submissionKey });
}

interface Reading {
  readonly asked: AskedForm;
  readonly added: AddedLead;
  readonly read: ReadLead;
  readonly key: ApiKey;
  /** The same for each sending of one request, also when its answer is forgotten. */
  readonly submissionKey: string;
}

async function keep({ asked, added, read, key, submissionKey }: Reading): Promise<KeptAnswer> {
  const { site, form, about } = asked;
  const { config } = site;
  const { values, choices } = read;
  // Whoever has a key is no robot.
  const prepared = await prepareLead(asked, { values, files: {}, choices, submissionKey, suspicion: null });
  if (!isPrepared(prepared) && prepared.earlier !== undefined)
    return answered(prepared.earlier, false, await bookingSent(asked, submissionKey));
  if (!isPrepared(prepared)) throw wrong(refusedAnswers(prepared.errors ?? {}));
  const lead = formLead({
    form,
    config,
    values,
    extra: { ...prepared.extra, [ADDED_FROM]: added.source ?? (key.name === "" ? "API" : key.name) },
    vehicle: about.vehicle,
    carId: about.named,
    dealershipId: read.dealershipId,
    url: added.url ?? "",
    // The program that added it is not the shopper's browser.
    userAgent: "",
    trail: readTrail(
      JSON.stringify(added.visited_pages ?? []),
      String(new URLSearchParams(added.linked_query_params ?? {})),
      null,
      "",
    ),
    submissionKey,
    suspicion: null,
  });
  const sent = await sendLead(site, lead);
  if (sent === null) {
    const { logger } = site.services;
    await giveBack(prepared.undo, { tenant: config.site.slug, form: form.key, logger });
    throw new ApiProblem(503, "the lead could not be kept; send the same again", {}, RETRY);
  }
  if (sent.isErased === true) {
    await giveBack(prepared.undo, { tenant: config.site.slug, form: form.key, logger: site.services.logger });
    throw new ApiProblem(410, "what this request added was erased with its person; it is not added again");
  }
  // Since it was added, the vehicle may have been reserved or come free: what was told then still holds.
  const booking = sent.isNew
    ? bookingAnswer(bookingOf({ ...lead, changes: [] }))
    : await bookingSent(asked, submissionKey);
  return answered(sent.leadId, sent.isNew, booking);
}

/** What became of the booking that an earlier sending of a request made. */
async function bookingSent({ site }: AskedForm, submissionKey: string): Promise<AddedLeadAnswer["booking"]> {
  const earlier = await site.services.sentLeads.sentBy(site.config, submissionKey);
  return bookingAnswer(earlier?.booking ?? null);
}

function answered(leadId: string, isNew: boolean, booking: AddedLeadAnswer["booking"]): KeptAnswer {
  const answer: AddedLeadAnswer = { lead_id: leadId, is_new: isNew, booking, error: null };
  return { status: isNew ? 201 : 200, body: JSON.stringify(answer) };
}

async function dealerOfKey({ tenant }: ApiKey): Promise<SiteConfig> {
  const { tenants } = await services();
  const config = tenants.bySlug(tenant);
  if (config === null) throw new ApiProblem(404, "the dealer of this key is not served here");
  return config;
}

async function askedForm(
  config: SiteConfig,
  { form: key, car_id: carId = null }: AddedLead,
  others: readonly LeadFault[],
): Promise<AskedForm> {
  // Of two forms that may stand at one address, a site has the one that its dealer chose.
  const path = formPath(config, key);
  if (path === null || formAtPath(config, path) !== key)
    throw wrong([{ field: "form", detail: "the dealer's site does not have this form" }, ...others]);
  const about = await namedVehicle(config, carId);
  return { site: formDesk(config, await services()), key, form: siteForm(config, key), about };
}

/** Faults of a body's form, and of what was left of it: a field that was left out is not missed as well. */
function joined(first: readonly LeadFault[], then: readonly LeadFault[]): readonly LeadFault[] {
  const known = new Set(first.map(({ field }) => field));
  const hasWay = known.has("answers.phone") || known.has("answers.email");
  return [...first, ...then.filter(({ field }) => !known.has(field) && !(field === "answers" && hasWay))];
}

/** The answer to a request that is sent again: the lead is there, and not new. */
export function repeatedAnswer({ status, body }: KeptAnswer): KeptAnswer {
  if (status !== 201) return { status, body };
  const { lead_id: leadId, booking } = keptAnswerSchema.parse(JSON.parse(body));
  return answered(leadId, false, booking);
}

function refusedAnswers(errors: Readonly<Record<string, string>>): readonly LeadFault[] {
  return Object.entries(errors).map(([name, detail]) => ({ field: `answers.${name}`, detail }));
}

function wrong(errors: readonly LeadFault[]): ApiProblem {
  const [first] = errors;
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : "";
  const detail = first === undefined ? "the lead cannot be taken" : `${first.field}: ${first.detail}${more}`;
  return new ApiProblem(422, detail, { errors });
}
