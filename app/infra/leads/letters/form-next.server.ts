import { bookingOf, isFreed, isWish } from "~/domain/appointment/booking";
import { isWishAhead } from "~/domain/appointment/booking-ahead";
import { BROUGHT_FROM } from "~/domain/appointment/brought-vehicle";
import { FORM_KEYS, type FormKey, FORMS } from "~/domain/forms/form-catalogue";
import { knownCopy } from "./letter-content.server";
import type { ShopperMailSource } from "./letter-source.server";

type Source = Pick<ShopperMailSource, "lead" | "config" | "copy" | "now">;

/**
 * What happens next, as the page after sending says it, but for what only the page says of the letter: in the dealer's
 * words where its file has them.
 * @param isRequest no time is kept yet, so that there is none to move or cancel
 */
export function nextSteps(source: Source, isRequest = false): readonly string[] {
  const form = formOf(source);
  const own = ownSteps(source);
  const booking = bookingOf(source.lead);
  const brought = isRequest && source.lead.fields[BROUGHT_FROM] ? ["brought"] : [];
  const wished = isRequest && isWish(booking) ? ["wished"] : [];
  const undated = isRequest && (booking === null || isWish(booking)) ? ["undated"] : [];
  // A time can be kept by the shopper alone: there is nothing to wait for.
  const freed = isFreed(source.lead) ? ["freed"] : [];
  const requested = isRequest ? [...freed, ...brought, ...wished, ...undated, "requested"] : [];
  // A wish for a time can be moved and cancelled as what is booked can.
  const isMovable = isWishAhead(source.lead, source.config, source.now);
  const namesOf = (step: number) =>
    [...(isMovable && step === 3 ? [] : requested), "letter", "sent"].map((group) => `${group}.next${step}`);
  return own ?? [1, 2, 3].flatMap((step) => firstKnown(form, namesOf(step), source));
}

/** What happens next in the dealer's words; undefined where its file has none. */
export function ownSteps(source: Source): readonly string[] | undefined {
  const form = formOf(source);
  return form === null ? undefined : source.config.forms.own[form]?.next;
}

/** That it has arrived, in one sentence. */
export function sentText(source: Source): string {
  return firstKnown(formOf(source), ["sent.text"], source)[0] ?? "";
}

function firstKnown(form: FormKey | null, names: readonly string[], source: Source): readonly string[] {
  const own = form === null ? [] : names.map((name) => `forms.${form}.${name}`);
  const keys = [...own, ...names.map((name) => `forms.${name}`)];
  return knownCopy(keys, source).slice(0, 1);
}

/** The form a lead came from. Two forms make leads of the kind finance; their subcategory differs. */
function formOf({ lead }: Source): FormKey | null {
  const ofKind = FORM_KEYS.filter((key) => FORMS[key].kind === lead.kind);
  return ofKind.find((key) => FORMS[key].subcategory === lead.subcategory) ?? ofKind[0] ?? null;
}
