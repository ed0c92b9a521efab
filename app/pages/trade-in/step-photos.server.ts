import { photoNames } from "~/domain/forms/files/read-photos";
import { tradeFields } from "~/domain/trade/trade-fields";
import type { FormView } from "~/features/forms/form-view";
import type { ReadySubmission } from "~/features/forms/sending/read-submission.server";
import { keepSentFiles } from "~/request/sent-files.server";
import type { TradeRequest } from "./trade-request.server";

/**
 * The answers with the photos that came with them, which are kept first; those of an earlier sending stay where none
 * came. They lie under the lead's own key, so that they go with it.
 */
export async function withPhotos(
  { site, state, step, kind }: TradeRequest,
  ready: ReadySubmission,
): Promise<ReadySubmission | { readonly errors: Readonly<Record<string, string>> }> {
  const fields = tradeFields(site.config, step, kind);
  if (!fields.some(({ control }) => control === "photos")) return ready;
  const submissionKey = state.lead?.key ?? ready.submissionKey;
  const kept = await keepSentFiles(site, { fields, files: ready.files, submissionKey });
  if ("errors" in kept) return kept;
  const { photos } = state.values;
  return {
    ...ready,
    values: { ...(photos === undefined ? {} : { photos }), ...ready.values, ...kept.answers },
  };
}

/** Which photos are kept already, as a page cannot put them back. */
export function withPhotoHint({ site, state }: TradeRequest, groups: FormView["groups"]): FormView["groups"] {
  const names = photoNames(state.values["photos"] ?? "");
  if (names.length === 0) return groups;
  const hint = site.t("trade.photosKept", { names: names.join(", ") });
  return groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) => (field.control === "photos" ? { ...field, hint } : field)),
  }));
}
