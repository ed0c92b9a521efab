import { factsPart, leadReference, type LetterContent } from "./letter-content.server";
import type { ShopperMailSource } from "./letter-source.server";

/** What a turn has won, with the code to show and the dealer's terms (ROUTE-60). */
export function prizeLetter(source: ShopperMailSource): LetterContent {
  const { lead, config, copy } = source;
  // The dealer's words, as they were when the prize was drawn.
  const { prize_id: id = "", prize = "", prize_terms: terms = "" } = lead.fields;
  const say = (key: string) =>
    copy(`letters.prize${id === "" ? ".none" : ""}.${key}`, { prize, dealer: config.site.name });
  return {
    subject: say("subject"),
    heading: say("heading"),
    text: say("text"),
    parts:
      id === ""
        ? []
        : [
            ...factsPart({ prize, code: leadReference(source) }, source),
            ...(terms === "" ? [] : [{ kind: "text" as const, text: terms }]),
          ],
    attachments: [],
  };
}
