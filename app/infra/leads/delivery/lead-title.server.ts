import { FORM_KEYS, FORMS } from "~/domain/forms/form-catalogue";
import type { LeadRecord } from "~/domain/lead/lead-record";
import type { LeadCopy } from "./answer-words.server";

/**
 * What a lead is about, as a person would begin: the dealer's own word for it; that of its kind where there is none, or
 * it is the one that all enquiries have: a fleet's and a prize draw's are none.
 */
export function leadTitle(lead: Pick<LeadRecord, "category" | "kind">, copy: LeadCopy): string {
  const { category, kind } = lead;
  return category === null || hasGeneralWord(lead)
    ? copy(`leads.kinds.${kind}`)
    : pipelineText(category, copy);
}

/**
 * The words of the pipeline, a category or a stage, in the language of the dealer; those that another system added, or
 * that nobody knows any more, as they are.
 */
export function pipelineText(words: string, copy: LeadCopy): string {
  // An order's stage says what it is for and how far it is: "Reserve: Deposit Paid".
  const told = words.split(": ").map((part) => {
    const key = `leads.pipeline.${part.replaceAll(/\.? /g, "_")}`;
    const text = copy(key);
    return text === key ? null : text;
  });
  return told.some((part) => part === null) ? words : told.join(": ");
}

/** Whether the title is the kind's, which says all that the stage of its form would. */
export function isNamedByKind(lead: Pick<LeadRecord, "category" | "kind" | "subcategory">): boolean {
  const { kind, subcategory } = lead;
  return (
    hasGeneralWord(lead) &&
    FORM_KEYS.some((key) => FORMS[key].kind === kind && FORMS[key].subcategory === subcategory)
  );
}

function hasGeneralWord({ category, kind }: Pick<LeadRecord, "category" | "kind">): boolean {
  return category === FORMS.enquiry.category && kind !== "enquiry";
}
