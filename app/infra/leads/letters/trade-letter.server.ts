import { odometerText } from "~/domain/country/distance-unit";
import { OTHER_MAKE } from "~/domain/trade/trade-fields";
import {
  factsPart,
  knownCopy,
  leadReference,
  type LetterContent,
  letterWords,
  stepsPart,
} from "./letter-content.server";
import { dayIn, letterDay } from "./letter-figures.server";
import type { ShopperMailSource } from "./letter-source.server";

/** The figure the shopper accepted, until when it stands, and what comes next (TRADE-03). */
export function tradeOfferLetter(source: ShopperMailSource): LetterContent {
  const { lead, config, letters } = source;
  const offer = letters.money(config.site.locale, config.site.currency)(Number(lead.fields["offer"]));
  const until = letterDay(dayIn(lead.fields["valuation_until"]), source);
  const { say, head } = letterWords("tradeOffer", source, { amount: offer, date: until });
  const facts = { yourVehicle: ownVehicle(source), offer, until, reference: leadReference(source) };
  return {
    ...head,
    parts: [
      ...factsPart(facts, source),
      ...stepsPart(tradeSteps("accepted", source), source),
      { kind: "note", text: say("note") },
    ],
  };
}

/** The shopper asked for an inspection, or there was no figure online. */
export function tradeInspectionLetter(source: ShopperMailSource): LetterContent {
  const facts = { yourVehicle: ownVehicle(source), reference: leadReference(source) };
  return {
    ...letterWords("tradeInspection", source).head,
    parts: [...factsPart(facts, source), ...stepsPart(tradeSteps("sent", source), source)],
  };
}

function tradeSteps(end: "accepted" | "sent", source: ShopperMailSource): readonly string[] {
  return knownCopy(
    [1, 2, 3].map((step) => `forms.tradeIn.${end}.next${step}`),
    source,
  );
}

/** The shopper's vehicle by what was chosen from lists. The model was typed, so it stands in no mail. */
function ownVehicle(source: ShopperMailSource): string {
  const { year = "", make = "", kms = "" } = source.lead.fields;
  const known = [year, ...(make === OTHER_MAKE ? [] : [make])].filter(Boolean).join(" ");
  const km =
    kms === "" || !Number.isFinite(Number(kms)) ? [] : [odometerText(Number(kms), source.config.site)];
  return [known, ...km].filter(Boolean).join(", ");
}
