import { begunKey } from "~/domain/lead/origin/half-way";
import type { ReadySubmission } from "~/features/forms/sending/read-submission.server";
import type { SentRecord } from "~/ports/sent-leads";
import { andForget } from "~/request/account-context.server";
import { refuseForm, sendTo } from "~/request/form-context.server";
import { finishDraft, type FormDraft } from "../form-draft.server";
import type { FormRequest } from "../form-request.server";
import { leadOf } from "../lead-of-form.server";
import { moveOwn } from "./move-own.server";
import { noteOwnBooking } from "./own-bookings.server";

/** What a form was sent with, and what it changes. */
interface OwnChange {
  readonly draft: FormDraft;
  readonly ready: ReadySubmission;
  readonly own: SentRecord;
}

/** Changes what the shopper booked before, in place of booking it a second time. */
export async function changeOwn(
  request: Request,
  context: object,
  asked: FormRequest,
  { draft, ready, own }: OwnChange,
) {
  const { site } = asked;
  const finishes = draft.key === null ? null : begunKey(draft.key);
  const moved = await moveOwn(asked, ready, own, { lead: leadOf(request, asked, ready), finishes });
  if (!("path" in moved))
    return refuseForm(ready.refuse(moved), moved.notice == null ? 400 : 409, site, context);
  await finishDraft(asked, draft);
  const done = sendTo(moved.path, site);
  await noteOwnBooking(site, moved.lead, done);
  return andForget(done, request, site.config);
}
