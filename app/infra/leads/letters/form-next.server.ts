import { FORM_KEYS, type FormKey, FORMS } from "~/domain/forms/form-catalogue";
import { knownCopy } from "./letter-content.server";
import type { ShopperMailSource } from "./letter-source.server";

type Source = Pick<ShopperMailSource, "lead" | "config" | "copy">;

/** What happens next, as the page after sending says it: in the dealer's words where its file has them. */
export function nextSteps(source: Source): readonly string[] {
  const form = formOf(source);
  const own = form === null ? undefined : source.config.forms.own[form]?.next;
  return own ?? [1, 2, 3].flatMap((step) => firstKnown(form, `sent.next${step}`, source));
}

/** That it has arrived, in one sentence. */
export function sentText(source: Source): string {
  return firstKnown(formOf(source), "sent.text", source)[0] ?? "";
}

function firstKnown(form: FormKey | null, key: string, source: Source): readonly string[] {
  const keys = [...(form === null ? [] : [`forms.${form}.${key}`]), `forms.${key}`];
  return knownCopy(keys, source).slice(0, 1);
}

/** The form a lead came from. Two forms make leads of the kind finance; their subcategory differs. */
function formOf({ lead }: Source): FormKey | null {
  const ofKind = FORM_KEYS.filter((key) => FORMS[key].kind === lead.kind);
  return ofKind.find((key) => FORMS[key].subcategory === lead.subcategory) ?? ofKind[0] ?? null;
}
