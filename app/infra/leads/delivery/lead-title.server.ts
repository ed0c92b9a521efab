import { FORMS } from "~/domain/forms/form-catalogue";
import type { LeadRecord } from "~/domain/lead/lead-record";
import type { LeadCopy } from "./answer-words.server";

/**
 * What a lead is about, as a person would begin: the dealer's own word for it; that of its kind where there is none, or
 * it is the one that all enquiries have: a fleet's and a prize draw's are none.
 */
export function leadTitle({ category, kind }: Pick<LeadRecord, "category" | "kind">, copy: LeadCopy): string {
  const isGeneral = category === FORMS.enquiry.category && kind !== "enquiry";
  return category === null || isGeneral ? copy(`leads.kinds.${kind}`) : category;
}
