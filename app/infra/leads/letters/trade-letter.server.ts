import { OTHER_MAKE } from "~/domain/trade/trade-fields";
import { factsPart, knownCopy, leadReference, type LetterContent, stepsPart } from "./letter-content.server";
import { letterDay, letterKm } from "./letter-figures.server";
import type { ShopperMailSource } from "./letter-source.server";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The figure the shopper accepted, until when it stands, and what comes next (TRADE-03). */
export function tradeOfferLetter(source: ShopperMailSource): LetterContent {
  const { lead, config, copy, letters } = source;
  const { locale, currency } = config.site;
  const offer = Number(lead.fields["offer"]);
  const until = lead.fields["valuation_until"] ?? "";
  const values = {
    amount: letters.money(locale, currency)(offer),
    date: DAY.test(until) ? letterDay(until, source) : "",
    dealer: config.site.name,
  };
  const say = (key: string) => copy(`letters.tradeOffer.${key}`, values);
  return {
    subject: say("subject"),
    heading: say("heading"),
    text: say("text"),
    parts: [
      ...factsPart(
        {
          yourVehicle: ownVehicle(source),
          offer: values.amount,
          until: values.date,
          reference: leadReference(source),
        },
        source,
      ),
      ...stepsPart(tradeSteps("accepted", source), source),
      { kind: "note", text: say("note") },
    ],
    attachments: [],
  };
}

/** The shopper asked for an inspection, or there was no figure online. */
export function tradeInspectionLetter(source: ShopperMailSource): LetterContent {
  const { config, copy } = source;
  const say = (key: string) => copy(`letters.tradeInspection.${key}`, { dealer: config.site.name });
  return {
    subject: say("subject"),
    heading: say("heading"),
    text: say("text"),
    parts: [
      ...factsPart({ yourVehicle: ownVehicle(source), reference: leadReference(source) }, source),
      ...stepsPart(tradeSteps("sent", source), source),
    ],
    attachments: [],
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
  const km = kms === "" || !Number.isFinite(Number(kms)) ? [] : [letterKm(Number(kms), source)];
  return [known, ...km].filter(Boolean).join(", ");
}
