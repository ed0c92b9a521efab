import type { NewLead } from "~/domain/lead/lead";
import { isMendable, mends } from "~/domain/lead/origin/mended-lead";
import { begunKey } from "~/domain/lead/origin/half-way";
import { readReceipt } from "~/features/forms/receipt/receipt.server";
import type { ReadySubmission } from "~/features/forms/sending/read-submission.server";
import { RECEIPT_FLOW, sendLead } from "~/request/form-context.server";
import type { FormDraft } from "../form-draft.server";
import type { FormRequest } from "../form-request.server";
import { keptForSender, toldUnder } from "../steps-done";

/** Sends a form, or mends with it what this browser sent last. @returns null where neither can be kept now */
export async function sendOrMend(
  asked: FormRequest,
  draft: FormDraft,
  { values }: Pick<ReadySubmission, "values">,
  lead: NewLead,
) {
  const mended = await mendSent(asked, lead);
  if (mended !== null) return mended;
  if (draft.key === null) return sendLead(asked.site, lead);
  const kept = keptForSender(draft.answers, values, []);
  return sendLead(asked.site, { ...lead, finishes: begunKey(toldUnder(kept, draft.key)) });
}

/**
 * Mends what this browser sent last, where its form comes back a few minutes later with about the same: whoever goes back and
 * corrects a number sends no second question.
 * @returns the lead, and that it is no new one; null where the form mends nothing
 * @throws LeadsUnavailableError
 */
async function mendSent(
  { site, form }: Pick<FormRequest, "site" | "form">,
  lead: NewLead,
): Promise<{ readonly leadId: string; readonly isNew: false; readonly isErased?: never } | null> {
  const { services, config, visitor, now } = site;
  const hasFiles = form.steps.flat().some(({ control }) => control === "file" || control === "photos");
  if (!visitor.known || form.steps.length > 1 || hasFiles || !isMendable(lead.kind)) return null;
  const key = { tenant: config.site.slug, visitor: visitor.secret, flow: RECEIPT_FLOW, about: "" };
  const receipt = readReceipt(await services.drafts.read(key));
  const sent = receipt === null ? null : await services.sentLeads.ofLead(config, receipt.leadId);
  if (sent === null || sent.lead.submissionKey === lead.submissionKey || !mends(lead, sent.lead, now))
    return null;
  const { fields, contact, submissionKey } = lead;
  const again = { fields, contact, submissionKey, unsaid: unsaidIn(form, lead) };
  const isMended = await services.sentLeads.mend(config, sent.lead.id, again);
  return isMended ? { leadId: sent.lead.id, isNew: false } : null;
}

/** The names of what a form asks and nobody answered, as a lead has them. */
function unsaidIn({ steps }: FormRequest["form"], { fields, contact }: NewLead): readonly string[] {
  const { lastName: last_name, ...parts } = contact;
  const said: Readonly<Record<string, string | null>> = { ...fields, ...parts, last_name };
  const names = steps.flat().flatMap(({ name, sentAs = name }) => [name, sentAs]);
  return [...new Set(names)].filter((name) => (said[name] ?? "") === "");
}
