import { nextSteps } from "./form-next.server";
import {
  factsPart,
  leadReference,
  type LetterContent,
  letterWords,
  stepsPart,
} from "./letter-content.server";
import { isOverdue, type ShopperMailSource } from "./letter-source.server";
import { vehiclePart } from "./letter-vehicle.server";

/** That an application for finance has arrived, what happens next, and the dealer's credit wording: none of its answers. */
export function applicationLetter(source: ShopperMailSource): LetterContent {
  const { copy, config } = source;
  const { forms, finance, site } = config;
  const { say, head } = letterWords("financeApplication", source);
  const own = forms.own.financeApplication?.disclaimer;
  const agreed = own === undefined ? forms.termsDisclaimer : own;
  const terms =
    agreed === null || agreed === "" ? "" : copy("letters.financeApplication.agreed", { terms: agreed });
  const wording = [terms, finance.disclaimer, site.legal.licence].filter((text) => text !== "");
  return {
    ...head,
    parts: [
      ...vehiclePart(source),
      ...(isOverdue(source) ? [] : stepsPart(nextSteps(source), source)),
      ...factsPart({ reference: leadReference(source) }, source),
      { kind: "text", text: say("private") },
      ...wording.map((text) => ({ kind: "note" as const, text })),
    ],
  };
}
