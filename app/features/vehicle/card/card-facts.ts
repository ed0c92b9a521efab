import type { CardFact } from "~/domain/tenant/config/card";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { Formatter } from "~/i18n/format";
import type { Translator } from "~/i18n/translator";

/** What nearly every car has; a card that said so of each would say nothing. */
const USUAL_SEATS = 5;

interface Words {
  readonly format: Formatter;
  readonly t: Translator;
}

/**
 * What a card says of a vehicle (CARD-12): the dealer's facts for its kind, in order, those known.
 * @param said what is said beside it already
 */
export function cardFacts(
  vehicle: VehicleSummary,
  { card }: Pick<SiteConfig, "card">,
  format: Formatter,
  t: Translator,
  said: readonly CardFact[] = [],
): readonly string[] {
  const wanted: readonly CardFact[] = card.facts[vehicle.item_type];
  return wanted
    .filter((fact) => !said.includes(fact))
    .map((fact) => FACTS[fact](vehicle, { format, t }))
    .filter((fact): fact is string => fact !== null && fact !== "");
}

/** A measure with its words; a figure that would print as 0 is left out. */
function measure(
  { format, t }: Words,
  key: string,
  value: number | null | undefined,
  decimals = 0,
): string | null {
  const known = value ?? 0;
  if (!(Number(known.toFixed(decimals)) > 0)) return null;
  // Rounded once, as on the vehicle's page: `toFixed` makes 21.6 of 21.65, and the formatter 21.7.
  return t(`card.measures.${key}`, { number: format.number(known, decimals), count: Math.round(known) });
}

const FACTS: Readonly<Record<CardFact, (vehicle: VehicleSummary, words: Words) => string | null>> = {
  condition: ({ car_type: type }, { t }) => t(`card.conditions.${type}`),
  km: ({ km }, { format }) => (km === null ? null : format.km(km)),
  transmission: ({ simple_transmission: transmission }) => transmission,
  fuel: ({ simple_fuel: fuel }) => fuel,
  // What burns fuel as well goes further than that.
  range: ({ electric_range: range, simple_fuel: fuel }, words) =>
    measure(words, fuel === "Electric" ? "range" : "electricRange", range),
  drive: ({ drive }) => drive,
  seats: ({ seats }, words) => (seats === USUAL_SEATS ? null : measure(words, "seats", seats)),
  engine: ({ engine_cc: size }, words) => measure(words, "engine", size),
  gvm: ({ gvm }, words) => measure(words, "gvm", gvm),
  payload: ({ payload }, words) => measure(words, "payload", payload),
  // "6x4" says which wheels drive as well.
  axles: ({ axles, drive }) => axles ?? drive,
  sleeps: ({ caravan }, words) => measure(words, "sleeps", caravan?.sleeps),
  // Body length in feet (OPEN-82).
  length: ({ caravan }, words) => measure(words, "length", caravan?.body_length, 1),
  tare: ({ caravan }, words) => measure(words, "tare", caravan?.tare_weight),
  atm: ({ caravan }, words) => measure(words, "atm", caravan?.aggregate_trailer_mass),
};
