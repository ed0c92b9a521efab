import { tradedTowards } from "~/domain/trade/accepted-offer";
import { tradedFor, tradeNextKeys } from "~/domain/trade/next-steps";
import { localTime } from "~/domain/time/local-time";
import {
  factsPart,
  knownCopy,
  leadReference,
  type LetterContent,
  letterWords,
  stepsPart,
} from "./letter-content.server";
import { dayIn, letterDay, shortDay } from "./letter-figures.server";
import type { ShopperMailSource } from "./letter-source.server";
import { ownVehicle } from "./own-vehicle.server";

/** The figure the shopper accepted, until when it stands, and what comes next (TRADE-03). */
export function tradeOfferLetter(source: ShopperMailSource): LetterContent {
  const { lead, config, letters, now } = source;
  const lastDay = dayIn(lead.fields["valuation_until"]);
  // A figure that came too late promises nothing: the inspection comes next either way.
  if (lastDay !== null && lastDay < localTime(now, config.site.timeZone).date)
    return tradeInspectionLetter(source);
  const offer = letters.money(config.site.locale, config.site.currency)(Number(lead.fields["offer"]));
  const until = letterDay(lastDay, source);
  const { say, head } = letterWords(
    "tradeOffer",
    source,
    { amount: offer, date: until },
    { date: shortDay(lastDay, source) },
  );
  const facts = {
    yourVehicle: ownVehicle(source),
    towards: tradedTowards(lead),
    offer,
    until,
    reference: leadReference(source),
  };
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
  const facts = {
    yourVehicle: ownVehicle(source),
    towards: tradedTowards(source.lead),
    reference: leadReference(source),
  };
  return {
    ...letterWords("tradeInspection", source).head,
    parts: [...factsPart(facts, source), ...stepsPart(tradeSteps("sent", source), source)],
  };
}

function tradeSteps(end: "accepted" | "sent", source: ShopperMailSource): readonly string[] {
  return knownCopy(tradeNextKeys(end, tradedFor(source.lead)), source);
}
