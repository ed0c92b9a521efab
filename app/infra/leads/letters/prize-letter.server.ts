import { PRIZE_AGAIN } from "~/domain/forms/pick-prize";
import { factsPart, leadReference, type LetterContent, letterWords } from "./letter-content.server";
import type { ShopperMailSource } from "./letter-source.server";

/** What a turn has won, with the code to show and the dealer's terms (ROUTE-60). */
export function prizeLetter(source: ShopperMailSource): LetterContent {
  // The dealer's words, as they were when the prize was drawn.
  const { prize_id: id = "", prize = "", prize_terms: terms = "", [PRIZE_AGAIN]: again } = source.lead.fields;
  // Whoever typed somebody else's number learns nothing of what that person won.
  if (again !== undefined) return { ...letterWords("prize.again", source).head, parts: [] };
  if (id === "") return { ...letterWords("prize.none", source).head, parts: [] };
  return {
    ...letterWords("prize", source, { prize }).head,
    parts: [
      ...factsPart({ prize, code: leadReference(source) }, source),
      ...(terms === "" ? [] : [{ kind: "text" as const, text: terms }]),
    ],
  };
}
